"""The module that is being written, and where other things lie as seen from it."""

from __future__ import annotations

import re
from collections.abc import Callable, Container
from dataclasses import dataclass, field

from compiler import core as c
from compiler.inline_queries import Inline
from compiler.lower_merged import merged_name
from compiler.names import names_of
from compiler.python import RESERVED, Constant, Module, annotation, class_name, literal, module_name
from compiler.timeless import Body
from compiler.types import Type
from compiler.world import World

# Functions that only look at the board.
FIXED = ("shift", "lines", "rectangle", "ray", "area", "near", "around", "route")
ON_THE_BOARD = (
    *FIXED,
    "distance",
    "steps",
    "king",
    "between",
    "in_line",
    "min",
    "max",
    "abs",
    "at",
)


@dataclass(slots=True)
class SeenQueries:
    """What is known of queries wherever they are asked."""

    fixed: set[str] = field(default_factory=set)  # those that only the board decides
    short: Inline = field(default_factory=lambda: Inline({}))
    bodies: dict[str, Body] = field(default_factory=dict)


class Place:
    """The module that is being written: where other things lie as seen from it."""

    def __init__(
        self,
        world: World,
        module: Module,
        path_of: Callable[[str, str], str],
        may_end: Container[str],
        fixed: dict[str, tuple[str, str]] | None = None,
    ) -> None:
        self.world = world
        self.target = module
        self.path_of = path_of
        self.may_end = may_end
        self.fixed = fixed
        self.seen_queries = SeenQueries()
        self.quiet: frozenset[str] = frozenset()

    def table(self, node: c.Native | c.SpaceNamed) -> str:
        """Something about the board that never changes, under a name of its own."""
        if isinstance(node, c.SpaceNamed):
            text = f"board.index.get({literal(node.name)}, NOTHING)"
            if self.fixed is None:
                return f"game.space({literal(node.name)})"
            name = self.table_name("space", node.name)
            self.fixed[name] = ("int", text)
            return f"game.tables.{name}"
        assert self.fixed is not None
        plain = [
            str(x.value) if isinstance(x, c.Lit) else getattr(x, "name", "") for x in node.args
        ]
        spaces = "tuple[int, ...]"
        match node.name:
            case "shift":
                name = self.table_name("shifted", *plain[1:])
                self.fixed[name] = (spaces, f"board.shifted({plain[1]}, {plain[2]})")
            case "lines":
                name = self.table_name("lines", plain[1])
                line = ", ".join(["int"] * int(plain[1])) if int(plain[1]) <= 6 else "int, ..."
                kind = f"tuple[tuple[tuple[{line}], ...], ...]"
                self.fixed[name] = (kind, f"cast({literal(kind)}, board.lines({plain[1]}))")
            case "route":
                name = self.table_name("route", plain[0])
                self.fixed[name] = (spaces, f"board.routes.get({literal(plain[0])}, ())")
            case _:
                name = self.table_name(node.name, *plain)
                start = f"board.index.get({literal(plain[0])}, NOTHING)"
                rest = "".join(f", {p}" for p in plain[1:])
                method = "within" if node.name == "area" else node.name
                found = (
                    f"board.{method}[at]"
                    if node.name in ("near", "around")
                    else f"board.{method}(at{rest})"
                )
                self.fixed[name] = (spaces, f"{found} if (at := {start}) >= 0 else ()")
        return f"game.tables.{name}"

    def column(self, name_: str) -> str:
        """A field of all spaces, as the map gives it."""
        if self.fixed is None:
            return f"game.board.columns[{literal(name_)}]"
        name = self.table_name("field", name_)
        self.fixed[name] = ("list[Any]", f"board.columns.get({literal(name_)}, [])")
        return f"game.tables.{name}"

    def is_fixed(self, node: c.Core, known: set[str]) -> bool:
        """Whether the board and some names decide a value, whatever the state of the game."""
        match node:
            case c.Lit() | c.SpaceNamed():
                return True
            case c.Var():
                return node.name in known
            case c.Get():
                fixed = node.how == "board" or node.field in ("x", "y")
                return fixed and self.is_fixed(node.owner, known)
            case c.Native():
                return node.name in ON_THE_BOARD and all(self.is_fixed(a, known) for a in node.args)
            case c.Op(operator="index", args=(c.Source(of="players"), at)):
                return self.is_fixed(at, known)
            case c.Op():
                return all(self.is_fixed(a, known) for a in node.args)
            case c.Query():
                return node.name in self.seen_queries.fixed and all(
                    self.is_fixed(a, known) for a in node.args
                )
            case _:
                return False

    def table_name(self, *parts: str) -> str:
        text = "_".join(parts).replace("-", "minus_")
        return re.sub(r"[^a-z0-9]+", "_", text).strip("_")

    def own(self) -> str:
        return "generated." + self.target.path.removesuffix(".py").replace("/", ".")

    def dotted(self, dotted: str) -> str:
        """How to write the module in front of a name; imports it."""
        if dotted == self.own():
            return ""
        parts = dotted.split(".")[1:]
        if parts[0] == module_name(self.world.pack):
            parts = parts[1:]
        alias = names_of(self.world).aliases.get(dotted) or self.alias("_".join(parts), dotted)
        self.target.imports[alias] = dotted
        return alias + "."

    def alias(self, wanted: str, dotted: str) -> str:
        """A name for a module that has documents only; they are asked for by the program alone."""
        functions = {f.name for f in self.target.functions} | set(RESERVED)
        while wanted in functions or self.target.imports.get(wanted, dotted) != dotted:
            wanted += "_"
        return wanted

    def local(self, name: str) -> str:
        """A variable of the language as a variable of Python."""
        return names_of(self.world).local(self.own(), name)

    def module(self, path: str, pack: str) -> str:
        return self.dotted(self.path_of(path, pack))

    def routine(self, form: str, name: str) -> str:
        routine = self.world.routine(form, name)
        assert routine is not None
        written = names_of(self.world).functions[form, name]
        return self.module(routine.path, routine.pack) + written

    def action(self, name: str) -> tuple[str, str]:
        routine = self.world.routine("action", name)
        assert routine is not None
        where = self.module(routine.path, routine.pack)
        functions = names_of(self.world).functions
        return where + functions["options", name], where + functions["action", name]

    def kind(self, kind: str, merged: bool = False) -> str:
        self.target.imports["kinds"] = f"generated.{module_name(self.world.pack)}.kinds"
        return f"kinds.{merged_name(kind) if merged else class_name(kind)}"

    def api(self, name: str) -> str:
        self.target.names.setdefault("interpreter.api", set()).add(name)
        return name

    def note(self, type_: Type) -> str:
        text = annotation(type_, self.world)
        if "Sequence" in text:
            self.target.names.setdefault("collections.abc", set()).add("Sequence")
        if "Any" in text:
            self.target.names.setdefault("typing", set()).add("Any")
        return text

    def prompt(self, call: str, arguments: list[str]) -> str:
        """A module constant for a question; the same question is asked by the same constant."""
        written = [("", a) for a in arguments[1:]]
        for known in self.target.constants:
            if known.call == call and known.arguments[1:] == written:
                return known.name
        number = 1 + sum(1 for k in self.target.constants if k.name.startswith("ASK_"))
        name = f"ASK_{number}"
        self.api(call)
        self.target.constants.append(Constant(name, call, [("", arguments[0]), *written]))
        return name
