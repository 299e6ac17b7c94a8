"""Bodies of rules as Python lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Sequence

from compiler import core as c
from compiler.lower_merged import merged_name
from compiler.names import names_of
from compiler.python import (
    RESERVED,
    Constant,
    Function,
    Module,
    annotation,
    class_name,
    literal,
    module_name,
    nothing,
    safe,
    show_kind,
    zone_name,
)
from compiler.types import SPACE, TRUTH, Type
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
BEARER = "bearer if isinstance(bearer, int) else -1"
IDS = ("piece", "space", "place", "zone", "player")
COMPARE = {"=": "==", "!=": "!=", "<": "<", ">": ">", "<=": "<=", ">=": ">="}
# A column or table that is read more than once in a function is fetched once.
COLUMN = re.compile(
    r"\bgame\.((?:piece|player|space)_[a-z0-9_]+|contents|place|doc|owner)\b(?!\s*=[^=])"
)
TABLES = re.compile(r"\bgame\.tables\.[a-z0-9_]+\b")
TABLE = re.compile(r"game\.board\.(shifted|lines)\((?:[^()]|\([^()]*\))*\)")
COORDINATE = re.compile(r"\bgame\.board\.([xy])\b")
CALLS = re.compile(r"\w\(game\b")
WALK, CALL = 100, 10  # what a rule costs that looks through lists, and one that only calls others
LOOP = re.compile(r"\bfor\b|^\s*while\b", re.M)
LEAVES_A_LOOP = re.compile(r"\s*(?:break|continue)\b")
# Loops that pay when they end.
PAYING = re.compile(r"\bfor \w+ in ROUNDS:|\bwhile there(?:_[0-9]+)? >= 0\b")
IDENTIFIER = re.compile(r"[a-z_][a-z0-9_]*")


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
        self.fixed_queries: set[str] = set()

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
                return node.name in self.fixed_queries and all(
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


class Body:
    """Writes the lines of one function."""

    def __init__(self, place: Place, path: str, returns: str = "return") -> None:
        self.place = place
        self.world = place.world
        self.path = path
        self.returns = returns  # how to leave when the game is over
        self.stops = returns  # how to leave at `stop`
        self.lines: list[str] = []
        self.depth = 0
        self.loops = 0  # around what is being written
        self.registers: dict[str, str] = {}  # flow variables live in the state
        self.counters = 0
        self.annotated: set[str] = set()

    # -------------------------------------------------------------- writing

    def line(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    def indented(self, lines: Iterable[str]) -> None:
        for text in lines:
            self.lines.append("    " * (self.depth + 1) + text)

    def temp(self, stem: str) -> str:
        self.counters += 1
        return f"{stem}_{self.counters}" if self.counters > 1 else stem

    def finish(self, hoist: bool = True) -> list[str]:
        lines = self.lines or ["pass"]
        return hoisted(lines) if hoist else lines

    def finish_rule(self) -> list[str]:
        """The lines of a rule that others call.

        Rules that call two others a level, or walk over lists in which rules walk over lists, would
        go on for ages without being a loop: these pay for every call.
        """
        lines = self.finish()
        text = "\n".join(lines)
        calls = len(CALLS.findall(text))
        loops = LOOP.search(text if calls else PAYING.sub("", text)) is not None
        if not loops and calls < 2:
            return lines
        return [f"game.spend({WALK if loops else CALL})", *lines]

    # -------------------------------------------------------------- expressions

    def var(self, name: str) -> str:
        if name in self.registers:
            return self.registers[name]
        if name.startswith("event."):
            return "event." + safe(name[6:])
        return self.place.local(name)

    def nothing(self, type_: Type) -> str:
        text = nothing(type_)
        if text == "NOTHING":
            self.place.api("NOTHING")
        return text

    def ex(self, node: c.Core, level: int = 0) -> str:
        """The expression; brackets where it binds less tightly than `level`."""
        text, binds = self.raw(node)
        return f"({text})" if binds < level else text

    def raw(self, node: c.Core) -> tuple[str, int]:
        match node:
            case c.Var():
                return self.var(node.name), 9
            case c.Get():
                return self.get(node)
            case c.Lit():
                if node.value is None:
                    return self.nothing(node.type), 9
                return literal(node.value), 9 if not (
                    isinstance(node.value, int) and node.value < 0
                ) else 7
            case c.Op():
                return self.op(node)
            case c.DocRef():
                return f"game.program.definitions[{literal(node.id)}]", 9
            case c.ShapeRef():
                return f"game.program.shapes[{literal(node.id)}]", 9
            case c.SpaceNamed():
                return self.place.table(node), 9
            case c.ZoneRef():
                if node.owner is None:
                    return f"game.{zone_name(node.zone)}", 9
                if self.world.zones[node.zone].each == "player":
                    return f"game.{zone_name(node.zone)}[{self.ex(node.owner)}]", 9
                return f"game.{zone_name(node.zone, True)}[{self.ex(node.owner)}]", 9
            case c.GameVar():
                return f"game.{node.name}", 9
            case c.Query():
                args = ", ".join(["game", *[self.ex(a) for a in node.args]])
                return f"{self.place.routine('query', node.name)}({args})", 9
            case c.Native():
                return self.native(node)
            case c.Roll():
                if node.count == 1:
                    return f"game.rng.roll({node.sides})", 9
                return f"game.roll({node.count}, {node.sides})", 9
            case c.KindTest():
                return self.kind_test(self.ex(node.value), node.value.type, node.kind), 9
            case c.Source():
                return self.source(node), 9
            case c.Select():
                return self.select(node)
            case c.Choice():
                options = self.ex(node.options)
                empty = self.nothing(node.type)
                if node.chooser is None:
                    return f"game.pick({options}, {empty})", 9
                prompt = self.question(node.prompt, node.words, node.type)
                return f"game.choose({self.ex(node.chooser)}, {prompt}, {options}, {empty})", 9

    def get(self, node: c.Get) -> tuple[str, int]:
        owner = self.ex(node.owner)
        form = node.owner.type.form
        if form == "place":
            form = "space"
        match node.how, node.field:
            case "state", field:
                return f"game.{form}_{field}[{owner}]", 9
            case "stat", field:
                text = f"game.stat({literal(safe(field))}, {owner})"
                return (f"bool({text})" if node.type.form == "truth" else text), 9
            case "board", field:
                return f"game.board.columns[{literal(field)}][{owner}]", 9
            case "fixed", field if node.type.form == "space":
                base = f"game.doc[{owner}]" if form == "piece" else self.ex(node.owner, 9)
                return f"game.board.find({base}.{safe(field)})", 9
            case "fixed", field if node.type.form == "list" and node.type.item == SPACE:
                base = f"game.doc[{owner}]" if form == "piece" else self.ex(node.owner, 9)
                return f"[game.board.find(name) for name in {base}.{safe(field)}]", 9
            case "fixed", field:
                if form == "piece":
                    return f"game.doc[{owner}].{safe(field)}", 9
                return f"{self.ex(node.owner, 9)}.{safe(field)}", 9
            case _, "owner":
                return f"game.owner[{owner}]", 9
            case _, "place":
                return f"game.place[{owner}]", 9
            case _, "spaces":
                return f"game.spaces_of({owner})", 9
            case _, "definition":
                return f"game.doc[{owner}]", 9
            case _, "next":
                return f"game.after[{owner}]", 9
            case _, "previous":
                return f"game.previous_player({owner})", 9
            case _, "number":
                return f"{self.ex(node.owner, 5)} + 1", 5
            case _, "x" | "y":
                return f"game.board.{node.field}[{owner}]", 9
            case _, "pieces":
                return f"game.contents[{owner}]", 9
            case _, "top" | "bottom":
                return f"game.{node.field}({owner})", 9
        raise AssertionError(node)

    def kind_test(self, value: str, type_: Type, kind: str) -> str:
        if kind == "piece":
            return "True"
        subject = value if type_.form == "definition" else f"game.doc[{value}]"
        return f"isinstance({subject}, {self.place.kind(kind)})"

    def op(self, node: c.Op) -> tuple[str, int]:
        args = node.args
        match node.operator:
            case "or":
                return f"{self.ex(args[0], 1)} or {self.ex(args[1], 2)}", 1
            case "and":
                return f"{self.ex(args[0], 2)} and {self.ex(args[1], 3)}", 2
            case "not":
                inner = args[0]
                if isinstance(inner, c.Op) and inner.operator in ("=", "!="):
                    opposite = "!=" if inner.operator == "=" else "="
                    return self.op(c.Op(TRUTH, opposite, inner.args))
                if isinstance(inner, c.Op) and inner.operator == "in":
                    return f"{self.ex(inner.args[0], 5)} not in {self.ex(inner.args[1], 5)}", 4
                return f"not {self.ex(inner, 3)}", 3
            case "in":
                return f"{self.ex(args[0], 5)} in {self.ex(args[1], 5)}", 4
            case "between":
                return f"{self.ex(args[1], 5)} <= {self.ex(args[0], 5)} <= {self.ex(args[2], 5)}", 4
            case "=" | "!=" as operator:
                if (
                    isinstance(args[1], c.Lit)
                    and args[1].value is None
                    and args[0].type.form in IDS
                ):
                    # Ids are never negative; `nothing` is.
                    return f"{self.ex(args[0], 5)} {'<' if operator == '=' else '>='} 0", 4
                left, right = self.ex(args[0], 5), self.ex(args[1], 5)
                if right == "None":
                    return f"{left} is {'not ' if operator == '!=' else ''}None", 4
                if args[0].type.form == "list":
                    return f"list({left}) {COMPARE[operator]} list({right})", 4
                return f"{left} {COMPARE[operator]} {right}", 4
            case "<" | ">" | "<=" | ">=" as operator:
                return f"{self.ex(args[0], 5)} {operator} {self.ex(args[1], 5)}", 4
            case "+" | "-" as operator:
                if len(args) == 1:
                    return f"-{self.ex(args[0], 7)}", 7
                return f"{self.ex(args[0], 5)} {operator} {self.ex(args[1], 6)}", 5
            case "*" if not any(isinstance(a, c.Lit) and a.value in range(-99, 100) for a in args):
                # Squares of squares: no other sum grows faster than fuel is spent.
                return f"{self.place.api('product')}({self.ex(args[0])}, {self.ex(args[1])})", 9
            case "*" | "%" as operator:
                return f"{self.ex(args[0], 6)} {operator} {self.ex(args[1], 7)}", 6
            case "/":
                return f"{self.ex(args[0], 6)} // {self.ex(args[1], 7)}", 6
            case "if":
                return f"{self.ex(args[0], 1)} if {self.ex(args[1], 1)} else {self.ex(args[2])}", 0
            case "index":
                if isinstance(args[0], c.Source) and args[0].of == "players":
                    return self.raw(args[1])
                return f"{self.ex(args[0], 9)}[{self.ex(args[1])}]", 9
            case "list":
                items = ", ".join(self.ex(a) for a in args)
                return f"({items},)" if len(args) == 1 else f"({items})", 9
            case "concat":
                return f"{self.place.api('both')}({self.ex(args[0])}, {self.ex(args[1])})", 9
        raise AssertionError(node)

    def told(self, words: tuple[str | c.Core, ...], show: str = "show") -> str:
        """Words and values as arguments of `tell`."""
        parts = [
            literal(w)
            if isinstance(w, str)
            else f"game.{show}({literal(show_kind(w.type))}, {self.ex(w)})"
            for w in words
        ]
        return ", ".join(parts) or literal("")

    def question(self, prompt: str, words: tuple[str | c.Core, ...], kind: Type) -> str:
        """The constant that asks, or a question made for the moment if values stand in it."""
        kinds = literal((show_kind(kind),))
        if not words:
            return self.place.prompt("Prompt", [literal("choice"), literal(prompt), kinds])
        self.place.api("Prompt")
        return f'Prompt("choice", "".join(({self.told(words)},)), {kinds})'

    def native(self, node: c.Native) -> tuple[str, int]:
        if node.name in FIXED and self.place.fixed is not None:
            # The tables of a board that never change are made once a board.
            if node.name in ("shift", "lines") and all(isinstance(x, c.Lit) for x in node.args[1:]):
                return f"{self.place.table(node)}[{self.ex(node.args[0])}]", 9
            if all(isinstance(x, (c.Lit, c.SpaceNamed)) for x in node.args):
                return self.place.table(node), 9
        a = [self.ex(x) for x in node.args]
        match node.name:
            case "distance" | "steps" | "king":
                return self.apart(node.name, *node.args), 9
            case "stands_on":
                return f"game.stands_on({a[0]}, {a[1]})", 9
            case "rectangle" if not _is_small(node.args[1:]):
                return f"game.atlas().rectangle({', '.join(a)})", 9
            case "between" | "in_line" | "rectangle" | "ray" | "at" | "route_next" | "route_left":
                return f"game.board.{node.name}({', '.join(a)})", 9
            case "near" | "around":
                return f"game.board.{node.name}[{a[0]}]", 9
            case "shift":
                return f"game.board.shifted({a[1]}, {a[2]})[{a[0]}]", 9
            case "lines":
                return f"game.board.lines({a[1]})[{a[0]}]", 9
            case "area":
                return f"game.atlas().within({a[0]}, {a[1]})", 9
            case "reachable" | "shortest":
                return f"game.atlas().{node.name}({', '.join(a)})", 9
            case "route":
                return f"game.board.routes[{a[0]}]", 9
            case "min" | "max" | "abs":
                return f"{node.name}({', '.join(a)})", 9
            case "numbers":
                low, high = node.args
                if isinstance(high, c.Lit) and isinstance(high.value, int) and high.value < 1_000:
                    if isinstance(low, c.Lit):
                        return f"range({a[0]}, {high.value + 1})", 9
                return f"{self.place.api('numbers')}({a[0]}, {a[1]})", 9
            case "size":
                form = node.args[0].type.form
                if form == "squares":
                    return f"{self.ex(node.args[0], 9)}.bit_count()", 9
                if form in ("zone", "place", "space"):
                    return f"len(game.contents[{a[0]}])", 9
                return f"len({a[0]})", 9
            case "position":
                return f"{self.place.api('position')}({a[0]}, {a[1]})", 9
            case "reverse":
                return f"{self.ex(node.args[0], 9)}[::-1]", 9
            case "take":
                return f"{self.ex(node.args[0], 9)}[:{a[1]}]", 9
            case "drop":
                return f"{self.ex(node.args[0], 9)}[{a[1]}:]", 9
            case "placements":
                return f"{self.place.api('placements')}({', '.join(a)})", 9
            case "covers":
                return f"{self.ex(node.args[1], 7)} & ~{self.ex(node.args[0], 7)} == 0", 4
            case "overlap":
                return f"({self.ex(node.args[0], 7)} & {self.ex(node.args[1], 7)})", 9
            case "joined":
                if not a:
                    return "0", 9
                return f"({' | '.join(self.ex(x, 7) for x in node.args)})", 9
            case "drawn" | "parts" | "singles":
                return f"{self.place.api(node.name)}({', '.join(a)})", 9
            case "without":
                return f"({self.ex(node.args[0], 7)} & ~{self.ex(node.args[1], 7)})", 9
            case "square":
                return f"{self.place.api('square')}({', '.join(a)})", 9
            case "has_pieces":
                return f"bool(game.contents[{a[0]}])", 9
            case "merged":
                made = self.place.kind(node.type.name, merged=True)
                return f"game.program.merged({made}, {a[0]}, {a[1]})", 9
            case "waits_for":
                lent = [f"game.piece_{x.value}" for x in node.args[2:] if isinstance(x, c.Lit)]
                return f"game.program.waits_for(game, {', '.join([a[0], a[1], *lent])})", 9
            case "usable":
                return f"game.program.usable(game, {a[0]})", 9
            case "within":
                apart = self.apart("distance", node.args[0], node.args[2])
                return f"0 <= {apart} <= {self.ex(node.args[1], 5)}", 4
            case "adjacent" if any(x.type.form == "piece" for x in node.args):
                return f"{self.apart('distance', *node.args)} == 1", 4
            case "adjacent":
                return f"{self.ex(node.args[1], 5)} in game.board.near[{a[0]}]", 4
            case "scenario":
                return "game.setting", 9
            case "scenario_named":
                return f"game.program.scenarios()[{a[0]}].definition", 9
            case "stat_with":
                stat = node.args[0]
                assert isinstance(stat, c.Lit)
                return f"game.stat_with({literal(safe(str(stat.value)))}, {a[1]}, {a[2]})", 9
            case "option":
                return f"game.options[{a[0]}]", 9
            case "first" | "last":
                return f"{self.place.api(node.name + '_of')}({a[0]}, {self.nothing(node.type)})", 9
            case "copies_of":
                same = node.args[1]
                assert isinstance(same, c.Lit)
                return (
                    f"[piece for piece in {a[0]} if game.doc[piece].id == {literal(same.value)}]",
                    9,
                )
            case "of_kind":
                kind = node.args[1]
                assert isinstance(kind, c.Lit)
                test = self.kind_test("piece", Type("piece"), str(kind.value))
                return f"[piece for piece in {a[0]} if {test}]", 9
        raise AssertionError(node)

    def apart(self, measure: str, one: c.Core, other: c.Core) -> str:
        """How far two spaces are apart, or pieces by the nearest of their spaces."""
        a, b = self.ex(one), self.ex(other)
        match one.type.form == "piece", other.type.form == "piece":
            case False, False:
                return f"game.board.{measure}({a}, {b})"
            case True, True:
                return f"game.apart(game.board.{measure}, {a}, {b})"
            case True, False:
                self.place.api("nearest")
                return f"nearest(game.board.{measure}, game.spaces_of({a}), ({b},))"
            case _:
                self.place.api("nearest")
                return f"nearest(game.board.{measure}, ({a},), game.spaces_of({b}))"

    def source(self, node: c.Source) -> str:
        match node.of:
            case "players":
                return "range(game.players)"
            case "spaces":
                return "range(game.board.size)"
            case "definitions":
                return f"game.program.of_kind({self.place.kind(node.kind)})"
        if node.kind == "piece":
            return "game.live"
        if node.of == "copies":
            return f"[piece for piece in game.live if game.doc[piece].id == {literal(node.kind)}]"
        return f"game.of_kind({self.place.kind(node.kind)})"

    def walk(self, source: c.Core, var: str) -> tuple[str, str]:
        """What to walk over, and a further condition ('' if none)."""
        over, test = self.walked(source, var)
        # Walks inside walks inside walks multiply: from the third on they cost fuel.
        return (f"game.walk({over})" if self.loops > 2 else over), test

    def walked(self, source: c.Core, var: str) -> tuple[str, str]:
        if isinstance(source, c.Source) and source.of == "pieces" and source.kind != "piece":
            return self.source(source), ""
        if isinstance(source, c.Source) and source.of == "copies":
            return "game.live", f"game.doc[{self.place.local(var)}].id == {literal(source.kind)}"
        if isinstance(source, c.Native) and source.name == "of_kind":
            kind = source.args[1]
            assert isinstance(kind, c.Lit)
            return self.ex(
                source.args[0]
            ), f"isinstance(game.doc[{self.place.local(var)}], {self.place.kind(str(kind.value))})"
        return self.ex(source), ""

    def select(self, node: c.Select) -> tuple[str, int]:
        self.loops += 1
        try:
            return self.selected(node)
        finally:
            self.loops -= 1

    def selected(self, node: c.Select) -> tuple[str, int]:
        var = self.place.local(node.var)
        whole = self.whole_column(node)
        if whole is not None:
            return whole
        if node.mode == "list":
            over, test = self.walk(node.source, node.var)
            where = self.ex(node.where, 2) if node.where is not None else ""
            tests = " and ".join(t for t in (test, where) if t)
            head, over, tests = self.enumerated(node.source, node.var, tests)
            return f"[{var} for {head} in {over}{' if ' + tests if tests else ''}]", 9
        if node.mode == "count":
            over, test = self.walk(node.source, node.var)
            where = self.ex(node.where, 2) if node.where is not None else ""
            tests = " and ".join(t for t in (test, where) if t)
            if not tests:
                return f"len({over})", 9
            return f"len([{var} for {var} in {over} if {tests}])", 9
        return self.helper(node), 9

    def whole_column(self, node: c.Select) -> tuple[str, int] | None:
        """`any space where it.f = v` asks the column at once instead of space by space."""
        where = node.where
        if node.mode not in ("any", "no", "count") or not isinstance(node.source, c.Source):
            return None
        if (
            node.source.of not in ("spaces", "players")
            or not isinstance(where, c.Op)
            or where.operator != "="
        ):
            return None
        for mine, other in (where.args, where.args[::-1]):
            reads = (
                isinstance(mine, c.Get) and mine.how == "state" and isinstance(mine.owner, c.Var)
            )
            if (
                reads
                and isinstance(mine, c.Get)
                and isinstance(mine.owner, c.Var)
                and mine.owner.name == node.var
            ):
                if any(n == node.var for n, _ in free_names(other)):
                    continue
                column = f"game.{node.source.of[:-1]}_{mine.field}"
                value = self.ex(other, 5)
                match node.mode:
                    case "any":
                        return f"{value} in {column}", 4
                    case "no":
                        return f"{value} not in {column}", 4
                    case _:
                        return f"{column}.count({self.ex(other)})", 9
        return None

    def enumerated(self, source: c.Core, var: str, tests: str) -> tuple[str, str, str]:
        """Loop head and tests; a column read for every space is walked over instead of indexed."""
        over, _ = self.walk(source, var)
        name = self.place.local(var)
        if isinstance(source, c.Source) and source.of == "spaces" and tests:
            found = re.match(rf"\(?game\.space_([a-z0-9_]+)\[{re.escape(name)}\]", tests)
            if found:
                field = found.group(1)
                value = (
                    field
                    if field != name and field not in IDENTIFIER.findall(tests)
                    else f"its_{field}"
                )
                tests = tests.replace(f"game.space_{field}[{name}]", value)
                return f"{name}, {value}", f"enumerate(game.space_{field})", tests
        return name, over, tests

    def helper(self, node: c.Select) -> str:
        """A function of its own for what needs a loop; called with the variables it reads."""
        names = free_names(node)
        body = Body(self.place, self.path)
        body.registers = {}
        body.loops = self.loops
        inner = _Select(body, node)
        inner.write()
        stem = {
            "any": "any",
            "no": "no",
            "sum": "sum",
            "highest": "highest",
            "lowest": "lowest",
            "best": "best",
            "sorted": "in_order",
        }
        number = 1 + sum(
            1 for f in self.place.target.functions if f.name.startswith(f"_{stem[node.mode]}_")
        )
        name = f"_{stem[node.mode]}_{number}"
        params = ["game: State"]
        args = ["game"]
        for free, type_ in names:
            if free.startswith("event."):
                params.append(f"event_{free[6:]}: {self.place.note(type_)}")
            else:
                params.append(f"{self.place.local(free)}: {self.place.note(type_)}")
            args.append(self.var(free))
        lines = [re.sub(r"\bevent\.([a-z0-9_]+)", r"event_\1", text) for text in body.finish()]
        self.place.target.names.setdefault(
            f"generated.{module_name(self.world.pack)}.state", set()
        ).add("State")
        returns = self.place.note(node.type)
        self.place.target.functions.append(Function(name, params, returns, lines))
        return f"{name}({', '.join(args)})"

    # -------------------------------------------------------------- statements

    def give(self, value: c.Core) -> None:
        self.line(f"return {self.ex(value)}")

    def block(self, statements: Iterable[c.CoreStmt]) -> None:
        for statement in statements:
            self.statement(statement)

    def inner(self, statements: tuple[c.CoreStmt, ...]) -> None:
        self.depth += 1
        start = len(self.lines)
        self.block(statements)
        if len(self.lines) == start:
            self.line("pass")
        self.depth -= 1

    def leave_if_over(self, name: str) -> None:
        if name in self.place.may_end:
            self.line("if game.over:")
            self.line(f"    {self.returns}")

    def statement(self, s: c.CoreStmt) -> None:
        match s:
            case c.SLet():
                name = self.var(s.var)
                first = s.fresh and name not in self.annotated
                if first and s.value.type.form == "list" and name.isidentifier():
                    self.annotated.add(name)
                    name += (
                        f": {self.place.note(s.value.type)}"  # lists and tuples are both lists here
                    )
                self.line(f"{name} = {self.ex(s.value)}")
            case c.SSet():
                self.set(s)
            case c.SDo():
                args = ", ".join(["game", *[self.ex(a) for a in s.args]])
                self.line(f"{self.place.routine('verb', s.verb)}({args})")
                self.leave_if_over(f"verb {s.verb}")
            case c.SEmit():
                args = ", ".join(["game", *[self.ex(a) for a in s.args]])
                self.line(f"{self.place.routine('event', s.event)}({args})")
                self.leave_if_over(f"event {s.event}")
            case c.SOpen():
                self.open(s)
                self.leave_if_over(f"window {s.window}")
            case c.SNative():
                self.native_verb(s)
            case c.SReturn():
                self.line(f"return {self.ex(s.value)}" if s.value is not None else self.stops)
            case c.SBreak():
                self.line("break")
            case c.SEnd():
                self.end(s)
            case c.SChoose():
                kind = s.options.type.item
                assert kind is not None
                prompt = self.question(s.prompt, s.words, kind)
                args = f"{self.ex(s.chooser)}, {prompt}, {self.ex(s.options)}, {self.ex(s.least)}, {self.ex(s.most)}"
                self.line(f"{self.var(s.var)} = game.choose_some({args})")
            case c.SUse():
                self.line(f"game.use_up({literal(s.period)}, {BEARER}, {literal(s.ability)})")
            case c.SSay() if s.at is not None:
                self.line(f"game.refuse_at({self.ex(s.at)}, {self.told(s.words)})")
            case c.SSay() if s.refusal:
                self.line(f"game.refuse({self.told(s.words)})")
            case c.SSay():
                self.line("if game.log is not None:")
                self.line(f"    game.tell({self.told(s.words, 'named')})")
            case c.SMay():
                self.line(f"if {self.may(s)}:")
                self.inner(s.body)
            case c.SOneOf():
                self.one_of(s)
            case c.STurn():
                self.turn(s)
            case c.SRun():
                self.line(
                    f"raise AssertionError({literal('phases run only in the flow: ' + s.phase)})"
                )
            case c.SResolve():
                which = f", {literal(s.field)}" if s.field else ""
                self.line(
                    f"game.program.resolve(game, {self.ex(s.piece)}, {self.ex(s.player)}{which})"
                )
                self.leave_if_over("* abilities")
            case c.SExpire():
                self.line(f"game.expire({literal(s.period)})")
            case c.SLasting():
                self.line(
                    f"game.last({literal(safe(s.stat))}, {literal(s.operator)}, {self.ex(s.amount)}, {self.ex(s.target)}, {literal(s.period)})"
                )
            case c.SIf():
                self.if_(s)
            case c.SWhile() if all(
                isinstance(x, c.SLet) and x.var not in self.registers for x in s.body
            ):
                self.names_only(s)
            case c.SWhile():
                self.line(f"while {self.ex(s.condition)}:")
                self.line(f"    game.tick({literal(f'{self.path}:{s.line}')})")
                self.inner(s.body)
            case c.SRepeat():
                if s.times is None:
                    self.line("while True:")
                    self.line(f"    game.tick({literal(f'{self.path}:{s.line}')})")
                else:
                    self.line(f"for _ in range({self.ex(s.times)}):")
                    if not (isinstance(s.times, c.Lit) and s.times.value in range(100)):
                        self.line(f"    game.tick({literal(f'{self.path}:{s.line}')})")
                    elif self.loops:
                        self.line(f"    game.spend({WALK})")
                self.loops += 1
                self.inner(s.body)
                self.loops -= 1
            case c.SFor():
                self.line(f"for {self.var(s.var)} in {self.ex(s.group)}:")
                if self.loops:  # one walk over a list ends; walks inside walks multiply
                    self.line(f"    game.spend({WALK})")
                self.loops += 1
                self.inner(s.body)
                self.loops -= 1

    def open(self, s: c.SOpen) -> None:
        """Open a window; what the players changed of its roles comes back to the names that were given."""
        args = ", ".join(["game", *[self.ex(a) for a in s.args]])
        call = f"{self.place.routine('window', s.window)}({args})"
        window = self.world.routine("window", s.window)
        assert window is not None
        back = [(a, p) for a, p in zip(s.args, window.params, strict=True) if isinstance(a, c.Var)]
        back = [(a, p) for a, p in back if a.name != "bearer"]
        if not back:
            self.line(call)
            return
        name = self.temp("opened")
        self.line(f"{name} = {call}")
        for arg, param in back:
            assert isinstance(arg, c.Var)
            self.line(f"{self.var(arg.name)} = {name}.{safe(param.name)}")

    def search(self, condition: c.Select, then: list[str]) -> None:
        """`if any ...` before leaving, and `if no ...`: loops on the spot instead of calls."""
        leaves = then[-1] == self.returns and not any(map(LEAVES_A_LOOP.match, then))
        whole = self.whole_column(condition)
        if whole is not None or (condition.mode == "any" and not leaves):
            self.line(f"if {whole[0] if whole is not None else self.ex(condition)}:")
            self.indented(then)
            return
        self.loops += 1
        if condition.mode == "any":
            _Select(self, condition).search(then)
        else:
            _Select(self, condition).search(["break"])
            self.line("else:")
            self.indented(then)
        self.loops -= 1

    def written(self, statements: tuple[c.CoreStmt, ...]) -> list[str]:
        """The lines of a block, to be put somewhere."""
        lines, depth = self.lines, self.depth
        self.lines, self.depth = [], 0
        self.block(statements)
        written = self.lines or ["pass"]
        self.lines, self.depth = lines, depth
        return written

    def names_only(self, s: c.SWhile) -> None:
        """A loop that changes nothing outside, so its rounds can be paid for together."""
        if self.walks_straight(s):
            return
        rounds = self.temp("rounds")
        self.line(f"for {rounds} in {self.place.api('ROUNDS')}:")
        self.line(f"    if {self.ex(c.Op(TRUTH, 'not', (s.condition,)))}:")
        self.line("        break")
        self.inner(s.body)
        self.line("else:")
        self.line("    game.fuel = 0")
        self.line(f"    game.tick({literal(f'{self.path}:{s.line}')})")
        self.line(f"game.fuel -= {rounds}")

    def walks_straight(self, s: c.SWhile) -> bool:
        """`while shift(s, 0, 1) is not nothing and ...: s = shift(s, 0, 1)` ends at the edge."""
        step = s.body[0]
        if len(s.body) > 1 or not isinstance(step, c.SLet) or not isinstance(step.value, c.Native):
            return False
        start, *offset = step.value.args
        if step.value.name != "shift" or start != c.Var(start.type, step.var):
            return False
        far = [x.value for x in offset if isinstance(x, c.Lit)]
        if len(far) < 2 or far == [0, 0]:
            return False
        ahead = self.ex(step.value)
        tests = [self.ex(test, 3) for test in _conjuncts(s.condition)]
        if tests[0] != f"{ahead} >= 0":
            return False
        there = self.temp("there")
        self.line(f"{there} = {ahead}")
        self.line(f"while {' and '.join(tests).replace(ahead, there)}:")
        self.line(f"    {self.var(step.var)} = {there}")
        self.line(f"    {there} = {ahead}")
        self.line(f"game.fuel -= {CALL}")
        return True

    def if_(self, s: c.SIf, word: str = "if") -> None:
        test = s.condition
        alone = word == "if" and not s.otherwise
        if alone and isinstance(test, c.Select) and test.mode in ("any", "no"):
            self.search(test, self.written(s.then))
            return
        self.line(f"{word} {self.ex(s.condition)}:")
        self.inner(s.then)
        if len(s.otherwise) == 1 and isinstance(s.otherwise[0], c.SIf):
            self.if_(s.otherwise[0], "elif")
        elif s.otherwise:
            self.line("else:")
            self.inner(s.otherwise)

    def set(self, s: c.SSet) -> None:
        if s.owner_form == "event":
            target = f"event.{safe(s.field)}"
        elif s.owner_form == "game":
            target = (
                f"game.{s.field}" if s.field in ("active", "passed") else f"game.table_{s.field}"
            )
        else:
            assert s.owner is not None
            owner = self.ex(s.owner)
            if s.operator != "=" and not isinstance(s.owner, (c.Var, c.GameVar, c.Lit)):
                name = self.temp("whose")
                self.line(f"{name} = {owner}")
                owner = name
            column = (
                "owner"
                if s.owner_form == "piece" and s.field == "owner"
                else f"{s.owner_form}_{s.field}"
            )
            target = f"game.{column}[{owner}]"
        value = self.ex(s.value)
        if s.value.type.form == "list":
            value = f"tuple({value})"
        if s.least is None and s.most is None:
            self.line(f"{target} {s.operator} {value}")
            return
        if s.operator != "=":
            value = f"{target} {s.operator[0]} {self.ex(s.value, 6)}"
        if s.most is not None:
            value = f"min({self.ex(s.most)}, {value})"
        if s.least is not None:
            value = f"max({self.ex(s.least)}, {value})"
        self.line(f"{target} = {value}")

    def native_verb(self, s: c.SNative) -> None:
        a = [self.ex(x) for x in s.args]
        match s.name:
            case "move" if s.args[1].type.form == "list":
                self.line(f"game.put_on({a[0]}, {a[1]})")
            case "move":
                self.line(f"game.put({a[0]}, {a[1]})")
            case "bury":
                self.line(f"game.bury({a[0]}, {a[1]})")
            case "place":
                several = s.args[1].type.form == "list"
                where = next((t for t in (a[1], a[2]) if t != "None"), "")
                if several or not where:
                    where = self.nothing(Type("space"))
                owner = a[3] if a[3] != "None" else self.nothing(Type("player"))
                call = f"game.create({a[0]}, {where}, {owner})"
                name = self.var(s.var) if s.var else self.temp("placed") if several else ""
                self.line(f"{name} = {call}" if name else call)
                if several:
                    self.line(f"game.put_on({name}, {a[1]})")
            case "discard_from_game":
                self.line(f"game.put({a[0]}, {self.nothing(Type('space'))})")
            case "shuffle":
                self.line(f"game.shuffle({a[0]})")
            case "hold":
                self.line(f"game.program.hold(game, {a[0]})")
            case "release":
                self.line(f"game.held[{a[0]}] = None")
            case "activate":
                self.line(f"game.program.activate(game, {a[0]}, {a[1]})")
                self.leave_if_over("* abilities")
            case _:
                raise AssertionError(s)

    def end(self, s: c.SEnd) -> None:
        if s.how == "win":
            assert s.players is not None
            method = "win_one" if s.players.type.form == "player" else "win"
            self.line(f"game.{method}({self.ex(s.players)})")
        else:
            self.line(f"game.{s.how}()")
        self.line(self.returns)

    def may(self, s: c.SMay) -> str:
        prompt = self.place.prompt("YesNo", [literal("may"), literal(s.prompt)])
        return f"game.may({self.ex(s.chooser)}, {prompt})"

    def choice(self, s: c.SOneOf) -> str:
        words = tuple(text for text, _ in s.options)
        prompt = self.place.prompt(
            "OneOf", [literal("one of"), literal("choose one"), literal(words)]
        )
        return f"game.choose({self.ex(s.chooser)}, {prompt}, range({len(words)}), 0)"

    def one_of(self, s: c.SOneOf) -> None:
        name = self.temp("option")
        self.line(f"{name} = {self.choice(s)}")
        for number, (_, body) in enumerate(s.options):
            word = "if" if number == 0 else "elif"
            self.line(f"{word} {name} == {number}:")
            self.inner(body)

    def turn(self, s: c.STurn) -> None:
        """Offer the legal options of some actions to a player and take the one chosen."""
        actions = [self.place.action(name) for name in s.actions]
        bare = len(actions) == 1 and not s.may_pass
        asked = [literal("turn"), literal("your turn"), literal(s.actions), str(bare)]
        if s.words:
            self.place.api("Actions")
            asked[1] = f'"".join(({self.told(s.words)},))'
            prompt = f"Actions({', '.join(asked)})"
        else:
            prompt = self.place.prompt("Actions", asked)
        player = self.ex(s.player)
        if not isinstance(s.player, c.Var) or s.player.name in self.registers:
            self.line(f"player = {player}")
            player = "player"
        ends = any(f"action {name}" in self.place.may_end for name in s.actions)
        if bare:
            count = self.arity(s.actions[0])
            self.line(f"options = {actions[0][0]}(game, {player})")
            if self.world.uses_passed:
                self.line("game.passed = not options")
            self.line("if options:")
            chosen = f"options[game.ask(game, {player}, {prompt}, options)]"
            if count == 1:
                self.line(f"    {actions[0][1]}(game, {player}, {chosen})")
            elif count == 0:
                self.line(f"    game.ask(game, {player}, {prompt}, options)")
                self.line(f"    {actions[0][1]}(game, {player})")
            else:
                self.line(f"    choice = {chosen}")
                parts = ", ".join(f"choice[{i}]" for i in range(count))
                self.line(f"    {actions[0][1]}(game, {player}, {parts})")
            if ends:
                self.line("    if game.over:")
                self.line(f"        {self.returns}")
            return
        passing = self.ex(s.pass_if) if s.pass_if is not None else str(s.may_pass)
        self.place.target.names.setdefault("typing", set()).add("Any")
        self.line(f'options: list[Any] = game.foreseen({player}, "turn", {passing})')
        self.line("if not options:")
        self.depth += 1
        for number, name in enumerate(s.actions):
            item = f"({number}, option)" if self.arity(name) == 1 else f"({number}, *option)"
            made = f"[{item} for option in {actions[number][0]}(game, {player})]"
            self.line(f"options {'+=' if number else '='} {made}")
        if s.pass_if is not None:
            self.line(f"if {passing}:")
            self.line("    options.append((-1,))")
        elif s.may_pass:
            self.line("options.append((-1,))")
        self.depth -= 1
        if self.world.uses_passed:
            self.line("game.passed = not options")
        self.line("if options:")
        self.depth += 1
        self.line(f"choice = options[game.ask(game, {player}, {prompt}, options)]")
        for number, name in enumerate(s.actions):
            count = self.arity(name)
            parts = "".join(f", choice[{i + 1}]" for i in range(count))
            self.line(f"{'if' if number == 0 else 'elif'} choice[0] == {number}:")
            self.line(f"    {actions[number][1]}(game, {player}{parts})")
        if s.may_pass and self.world.uses_passed:
            self.line("else:")
            self.line("    game.passed = True")
        if ends:
            self.line("if game.over:")
            self.line(f"    {self.returns}")
        self.depth -= 1

    def arity(self, action: str) -> int:
        routine = self.world.routine("action", action)
        assert routine is not None
        return len(routine.params)

    def options(
        self,
        action: str,
        domains: tuple[tuple[str, Type, c.Core], ...],
        condition: c.Core | None,
    ) -> None:
        """All legal options of an action, as the domains of its parameters say."""
        if not domains:
            self.line(
                f"return [()] if {self.ex(condition)} else []"
                if condition is not None
                else "return [()]"
            )
            return
        early, late = condition, None
        if condition is not None and any(
            n in {d[0] for d in domains} for n, _ in free_names(condition)
        ):
            early, late = None, condition
        if early is not None:
            self.line(f"if not {self.ex(early, 3)}:")
            self.line("    return []")
        if len(domains) == 1 and late is None:
            listed = self.ex(domains[0][2])
            self.line(f"return {listed}" if listed.startswith("[") else f"return list({listed})")
            return
        if late is None and self.candidates(action, domains):
            return
        self.line("options: list[Any] = []")
        names = ", ".join(self.place.local(d[0]) for d in domains)
        append = f"options.append(({names}))" if len(domains) > 1 else f"options.append({names})"
        for index, (name, _, group) in enumerate(domains):
            over, tests = self.loop(group, name)
            source = group.source if isinstance(group, c.Select) else group
            written = source.args if isinstance(source, c.Op) and source.operator == "list" else ()
            if index == len(domains) - 1 and 0 < len(written) <= 4:
                # A short list that is written out needs no loop.
                self.spelled_out(name, written, tests, late, append)
                return
            head = self.place.local(name)
            if isinstance(source, c.Source):
                head, over, tests = self.enumerated(source, name, tests)
            self.line(f"for {head} in {f'game.offer({over})' if index else over}:")
            self.depth += 1
            if tests:
                self.line(f"if {tests}:")
                self.depth += 1
        if late is not None:
            self.line(f"if {self.ex(late)}:")
            self.depth += 1
        self.line(append)
        self.depth = 0
        self.line("return options")

    def candidates(self, action: str, domains: tuple[tuple[str, Type, c.Core], ...]) -> bool:
        """Pairs that only the board decides are made once a board; a turn only sifts them.

        For `from` any space and `to` some spaces that are known from it (its neighbours, say): a table
        of all pairs that can ever be offered, with the options ready. False if it is not such an action.
        """
        if (
            len(domains) != 2
            or self.place.fixed is None
            or "player" in (domains[0][0], domains[1][0])
        ):
            return False
        (first, _, outer), (second, _, inner) = domains
        source = outer.source if isinstance(outer, c.Select) and outer.mode == "list" else outer
        if not isinstance(source, c.Source) or source.of != "spaces":
            return False
        known = {first, "player"}
        items: c.Core = inner
        conditions: list[c.Core] = []
        if isinstance(inner, c.Select) and inner.mode == "list":
            items = inner.source
            renamed = rename(inner.where, inner.var, second) if inner.where is not None else None
            conditions = _conjuncts(renamed)
        if not self.place.is_fixed(items, known):
            return False
        fixed = [x for x in conditions if self.place.is_fixed(x, {*known, second})]
        moving = [x for x in conditions if x not in fixed]
        s, t = self.place.local(first), self.place.local(second)
        maker = f"_{action}_candidates"
        body = Body(self.place, self.path)
        # No parameter of an action begins with `_`.
        body.line("_rows: list[list[tuple[int, Any]]] = []")
        body.line(f"for {s} in range(game.board.size):")
        body.line("    _row: list[tuple[int, Any]] = []")
        body.line(f"    for {t} in {body.ex(items)}:")
        tests = " and ".join(body.ex(x, 3) for x in fixed)
        if tests:
            body.line(f"        if {tests}:")
            body.line(f"            _row.append(({t}, ({s}, {t})))")
        else:
            body.line(f"        _row.append(({t}, ({s}, {t})))")
        body.line("    _rows.append(_row)")
        body.line(f"game.tables.candidates[{literal(action)}, player] = _rows")
        body.line("return _rows")
        self.place.target.functions.append(
            Function(
                maker,
                ["game: State", "player: int"],
                "list[list[tuple[int, Any]]]",
                body.finish(),
                note=f"every pair that {action} can ever offer, for each {first}",
            )
        )
        self.line(f"table = game.tables.candidates.get(({literal(action)}, player))")
        self.line("if table is None:")
        self.line(f"    table = {maker}(game, player)")
        self.line("options: list[Any] = []")
        over, tests = self.loop(outer, first)
        head, over, tests = self.enumerated(source, first, tests)
        self.line(f"for {head} in {over}:")
        self.depth += 1
        if tests:
            self.line(f"if {tests}:")
            self.depth += 1
        self.line(f"for {t}, option in table[{s}]:")
        self.depth += 1
        rest = " and ".join(self.ex(x, 3) for x in moving)
        if rest:
            self.line(f"if {rest}:")
            self.depth += 1
        self.line("options.append(option)")
        self.depth = 0
        self.line("return options")
        return True

    def spelled_out(
        self, name: str, items: tuple[c.Core, ...], tests: str, late: c.Core | None, append: str
    ) -> None:
        tests = " and ".join(t for t in (tests, self.ex(late, 2) if late is not None else "") if t)
        for item in items:
            self.line(f"{self.place.local(name)} = {self.ex(item)}")
            if tests:
                self.line(f"if {tests}:")
                self.line(f"    {append}")
            else:
                self.line(append)
        self.depth = 0
        self.line("return options")

    def loop(self, group: c.Core, name: str) -> tuple[str, str]:
        """A loop over a list that need not be built: what to walk over, and the condition."""
        if not isinstance(group, c.Select) or group.mode != "list":
            over, test = self.walk(group, name)
            return over, test
        renamed = rename(group.where, group.var, name) if group.where is not None else None
        over, test = self.walk(group.source, name)
        where = self.ex(renamed, 2) if renamed is not None else ""
        return over, " and ".join(t for t in (test, where) if t)

    def say(self, template: str, types: dict[str, tuple[str, Type]]) -> None:
        """A line for the players' log; `{name}` stands for a value in words."""
        parts: list[str] = []
        for piece in re.split(r"(\{[a-z0-9_]+(?:\|[^{}|]*){0,2}\})", template):
            name, _, words = piece[1:-1].partition("|")
            if piece.startswith("{") and name in types and words:
                one, _, many = words.partition("|")
                parts.append(
                    f"{literal(one)} if {self.var(types[name][0])} == 1 else {literal(many)}"
                )
            elif piece.startswith("{") and name in types:
                python, type_ = types[name]
                parts.append(f"game.named({literal(show_kind(type_))}, {self.var(python)})")
            elif piece:
                parts.append(literal(piece))
        self.line("if game.log is not None:")
        self.line(f"    game.tell({', '.join(parts) or literal('')})")


class _Select:
    """The loop behind `any`, `no`, `sum`, `highest`, `lowest`, `best`."""

    def __init__(self, body: Body, node: c.Select) -> None:
        self.body = body
        self.node = node

    def write(self) -> None:
        node, body = self.node, self.body
        if node.mode in ("any", "no"):
            self.search([f"return {node.mode == 'any'}"])
            body.line(f"return {node.mode == 'no'}")
            return
        over, test = body.walk(node.source, node.var)
        match node.mode:
            case "sum":
                body.line("total = 0")
                self.each(over, test, f"total += {self.value()}")
                body.line("return total")
            case "highest" | "lowest":
                compare = "max" if node.mode == "highest" else "min"
                body.line(f"values = {self.comprehension(over, test, self.value())}")
                body.line(f"return {compare}(values) if values else 0")
            case "best" | "sorted":
                self.ordered(over, test)

    def value(self) -> str:
        assert self.node.value is not None
        return self.body.ex(self.node.value)

    def where(self) -> str:
        return self.body.ex(self.node.where, 2) if self.node.where is not None else ""

    def comprehension(self, over: str, test: str, item: str) -> str:
        tests = " and ".join(t for t in (test, self.where()) if t)
        return f"[{item} for {self.body.place.local(self.node.var)} in {over}{' if ' + tests if tests else ''}]"

    def each(self, over: str, test: str, action: str) -> None:
        tests = " and ".join(t for t in (test, self.where()) if t)
        self.body.line(f"for {self.body.place.local(self.node.var)} in {over}:")
        if tests:
            self.body.line(f"    if {tests}:")
            self.body.line(f"        {action}")
        else:
            self.body.line(f"    {action}")

    def ordered(self, over: str, test: str) -> None:
        node, body = self.node, self.body
        keys = ", ".join(
            ("-" if highest else "") + body.ex(value, 7 if highest else 0)
            for value, highest in node.orders
        )
        key = f"({keys},)" if len(node.orders) == 1 else f"({keys})"
        var = self.body.place.local(node.var)
        body.line(f"ranked = {self.comprehension(over, test, f'({key}, {var})')}")
        if node.mode == "best":
            body.line("if not ranked:")
            body.line("    return []")
            body.line("least = min([rank for rank, _ in ranked])")
            body.line("return [found for rank, found in ranked if rank == least]")
        else:
            # Sorting is stable: what ties stays in the order it had.
            body.line("ranked.sort(key=first_part)")
            self.body.place.api("first_part")
            body.line("return [found for _, found in ranked]")

    def search(self, then: list[str]) -> None:
        """Walk until one is found; `then` leaves the walk."""
        node, body = self.node, self.body
        over, test = body.walk(node.source, node.var)
        spelled = self.line_of(node)
        if spelled is not None:
            names, condition = spelled
            body.line(f"for {names} in {over}:")
            body.line(f"    if {condition}:")
            body.indented(f"    {text}" for text in then)
            return
        depth = body.depth
        body.line(f"for {body.place.local(node.var)} in {over}:")
        body.depth += 1
        if test:
            body.line(f"if {test}:")
            body.depth += 1
        self.branch(node.where, then)
        body.depth = depth

    def line_of(self, node: c.Select) -> tuple[str, str] | None:
        """`line in lines(s, 3) where no c in line where X`: the three spaces by name, tested one by one."""
        source, inner = node.source, node.where
        if not isinstance(source, c.Native) or source.name != "lines":
            return None
        length = source.args[1]
        if not isinstance(length, c.Lit) or not isinstance(length.value, int) or length.value > 6:
            return None
        if not isinstance(inner, c.Select) or inner.mode != "no" or _has_loop(inner.where):
            return None
        if inner.source != c.Var(inner.source.type, node.var) or inner.where is None:
            return None
        names = [f"its_{n + 1}" for n in range(length.value)]
        tests = []
        for name in names:
            self.body.registers[inner.var] = name
            tests.append(self.body.ex(c.Op(TRUTH, "not", (inner.where,)), 3))
        del self.body.registers[inner.var]
        return ", ".join(names), " and ".join(tests)

    def branch(self, condition: c.Core | None, then: list[str]) -> None:
        """`if condition: then`, with inner loops written out instead of called."""
        body = self.body
        if condition is None:
            for text in then:
                body.line(text)
            return
        if isinstance(condition, c.Op) and condition.operator == "and":
            tail = condition.args[1]
            if isinstance(tail, c.Select) and tail.mode in ("any", "no"):
                body.line(f"if {body.ex(condition.args[0])}:")
                body.depth += 1
                self.branch(tail, then)
                body.depth -= 1
                return
        if (
            isinstance(condition, c.Select)
            and condition.mode == "no"
            and not _has_loop(condition.where)
        ):
            over, test = body.walk(condition.source, condition.var)
            where = body.ex(condition.where, 2) if condition.where is not None else ""
            tests = " and ".join(t for t in (test, where) if t) or "True"
            body.line(f"for {self.body.place.local(condition.var)} in {over}:")
            body.line(f"    if {tests}:")
            body.line("        break")
            body.line("else:")
            body.depth += 1
            for text in then:
                body.line(text)
            body.depth -= 1
            return
        body.line(f"if {body.ex(condition)}:")
        for text in then:
            body.line(f"    {text}")


def _conjuncts(node: c.Core | None) -> list[c.Core]:
    """The parts of a condition that all must hold."""
    if node is None:
        return []
    if isinstance(node, c.Op) and node.operator == "and":
        return _conjuncts(node.args[0]) + _conjuncts(node.args[1])
    return [node]


def _has_loop(node: c.Core | None) -> bool:
    return node is not None and any(isinstance(n, (c.Select, c.Source)) for n in nodes(node))


# ------------------------------------------------------------------ walking core trees


def children(node: c.Core) -> list[c.Core]:
    match node:
        case c.ZoneRef():
            return [node.owner] if node.owner is not None else []
        case c.Get():
            return [node.owner]
        case c.Query() | c.Native() | c.Op():
            return list(node.args)
        case c.KindTest():
            return [node.value]
        case c.Select():
            found: list[c.Core] = [node.source]
            found += [x for x in (node.where, node.value) if x is not None]
            return found + [value for value, _ in node.orders]
        case c.Choice():
            asked: list[c.Core] = [w for w in node.words if not isinstance(w, str)]
            return [node.options, *asked] + ([node.chooser] if node.chooser is not None else [])
        case _:
            return []


def nodes(node: c.Core) -> list[c.Core]:
    found = [node]
    for child in children(node):
        found.extend(nodes(child))
    return found


def free_names(node: c.Core) -> list[tuple[str, Type]]:
    """The variables an expression reads from outside, in the order they first occur."""
    found: dict[str, Type] = {}

    def visit(n: c.Core, bound: frozenset[str]) -> None:
        if isinstance(n, c.Var):
            if n.name not in bound:
                found.setdefault(n.name, n.type)
            return
        inside = bound | {n.var} if isinstance(n, c.Select) else bound
        for child in children(n):
            visit(child, bound if isinstance(n, c.Select) and child is n.source else inside)

    visit(node, frozenset())
    return list(found.items())


def rename(node: c.Core, old: str, new: str) -> c.Core:
    """The same expression with one variable called differently."""
    match node:
        case c.Var():
            return c.Var(node.type, new) if node.name == old else node
        case c.ZoneRef():
            return c.ZoneRef(
                node.type, node.zone, rename(node.owner, old, new) if node.owner else None
            )
        case c.Get():
            return c.Get(node.type, rename(node.owner, old, new), node.field, node.how)
        case c.Query():
            return c.Query(node.type, node.name, tuple(rename(a, old, new) for a in node.args))
        case c.Native():
            return c.Native(node.type, node.name, tuple(rename(a, old, new) for a in node.args))
        case c.Op():
            return c.Op(node.type, node.operator, tuple(rename(a, old, new) for a in node.args))
        case c.KindTest():
            return c.KindTest(node.type, rename(node.value, old, new), node.kind)
        case c.Select():
            return c.Select(
                node.type,
                node.mode,
                rename(node.source, old, new),
                node.var,
                node.item,
                rename(node.where, old, new) if node.where is not None else None,
                rename(node.value, old, new) if node.value is not None else None,
                tuple((rename(v, old, new), h) for v, h in node.orders),
            )
        case c.Choice():
            return c.Choice(node.type, rename(node.options, old, new), node.chooser, node.prompt)
        case _:
            return node


# ------------------------------------------------------------------ fetching columns once


def _is_small(sides: Sequence[c.Core]) -> bool:
    """Whether a rectangle is one of those whose spaces a board keeps."""
    known = [side.value for side in sides if isinstance(side, c.Lit)]
    width, height = [n for n in known if isinstance(n, int)] if len(known) == 2 else (0, 0)
    return 0 < width * height <= 36


def hoisted(lines: list[str]) -> list[str]:
    """Fetch columns and board tables once, at the top, where they are read in a loop or repeatedly."""
    text = "\n".join(lines)
    if not LOOP.search(text):
        return lines
    assigned = set(re.findall(r"^\s*(?:for )?([a-z_][a-z0-9_]*) (?:=|in) ", text, re.M)) | set(
        re.findall(r"\bfor ([a-z_][a-z0-9_]*) in ", text)
    )
    top: list[str] = []
    names = set(IDENTIFIER.findall(text))
    for pattern in (COLUMN, TABLE, TABLES, COORDINATE):
        for match in dict.fromkeys(m.group(0) for m in pattern.finditer(text)):
            uses = set(IDENTIFIER.findall(match.partition("(")[2]))
            if uses & assigned or (text.count(match) < 2 and not _in_loop(lines, match)):
                continue
            if pattern is TABLE:
                stem = match.removeprefix("game.board.").partition("(")[0]
            elif pattern is TABLES:
                stem = match.removeprefix("game.tables.")
            elif pattern is COORDINATE:
                stem = f"{match[-1]}_of"
            else:
                stem = re.sub(r"^(?:piece|player|space)_", "", match.removeprefix("game."))
                stem = {"doc": "docs", "place": "places", "owner": "owners"}.get(stem, stem + "_of")
            name = stem
            while name in names:
                name += "_"
            names.add(name)
            if pattern is COLUMN:
                text = re.sub(re.escape(match) + r"\b(?=\[)", name, text)
            else:
                text = text.replace(match, name)
            if name in text:
                top.append(f"{name} = {match}")
    return [*top, *text.split("\n")]


def _in_loop(lines: list[str], wanted: str) -> bool:
    depth: int | None = None
    for line in lines:
        indent = len(line) - len(line.lstrip())
        if depth is not None and indent <= depth:
            depth = None
        if wanted in line and (
            depth is not None or re.search(r"\bfor\b.*\bif\b.*" + re.escape(wanted), line)
        ):
            return True
        if wanted in line and re.match(r"\s*while\b", line):
            return True  # the condition is looked at in every round
        if depth is None and re.match(r"\s*(for|while)\b", line):
            depth = indent
    return False
