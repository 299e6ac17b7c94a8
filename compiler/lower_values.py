"""Values of the language as Python expressions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from compiler import core as c
from compiler.core_trees import conjuncts, free_names, together
from compiler.hoist import IDENTIFIER, LOOP, hoisted
from compiler.lower_natives import native_call
from compiler.lower_place import Place
from compiler.lower_select import SelectLoop
from compiler.python import Function, literal, module_name, nothing, safe, show_kind, zone_name
from compiler.types import SPACE, TRUTH, Type

IDS = ("piece", "space", "place", "zone", "player")
COMPARE = {"=": "==", "!=": "!=", "<": "<", ">": ">", "<=": "<=", ">=": ">="}
CALLS = re.compile(r"\w\(game\b")
CALL = 10  # what a rule costs that only calls others; one that looks through lists costs `walk`
# Loops that pay when they end.
PAYING = re.compile(r"\bfor \w+ in ROUNDS:|\bwhile there(?:_[0-9]+)? >= 0\b")


def paid(fuel: str) -> list[str]:
    """Fuel is spent on the spot: a call would cost more than most of what it pays for."""
    return [f"game.fuel -= {fuel}", "if game.fuel < 0:", "    game.spent()"]


class Values:
    """Python text of values, and the lines it needs."""

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
        self.written_out = False  # whether a query is being written out

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
        return [*paid("game.seen.walk" if loops else str(CALL)), *lines]

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
                written = None
                if not self.written_out:  # what it asks in turn is written out in it already
                    written = self.place.seen_queries.short.written_out(node)
                if written is not None:
                    self.written_out = True
                    found = self.raw(written)
                    self.written_out = False
                    return found
                args = ", ".join(["game", *[self.ex(a) for a in node.args]])
                return f"{self.place.routine('query', node.name)}({args})", 9
            case c.Native():
                return native_call(self, node)
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
                return f"{self.place.column(field)}[{owner}]", 9
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
        return f"game.seen[{self.place.kind(node.kind)}]"

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
        if node.mode in ("list", "count"):
            found = self.narrowed(node)
            if found is not node and found.where is None and node.mode == "list":
                return self.ex(found.source), 9
            node = found
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

    def narrowed(self, node: c.Select) -> c.Select:
        """A walk over all spaces of which the map alone rules out some: over the others.

        Which these are is found once for every space or player that the conditions speak of.
        """
        if not isinstance(node.source, c.Source) or node.source.of != "spaces":
            return node
        if self.place.fixed is None:
            return node
        tests = conjuncts(node.where)
        names: dict[str, Type] = {}
        fixed = 0
        for test in tests:
            free = {n: t for n, t in free_names(test) if n != node.var}
            if len({**names, **free}) > 1 or node.var not in [n for n, _ in free_names(test)]:
                break
            if any(t.form not in ("space", "player") for t in free.values()):
                break
            if any(n in self.registers or n.startswith("event.") for n in free):
                break
            if not self.place.is_fixed(test, {node.var, *free}):
                break
            names.update(free)
            fixed += 1
        if not fixed:
            return node
        rest = together(tests[fixed:])
        text = f"{self.spaces_like(node, together(tests[:fixed]), names)}"
        self.registers[text] = text
        return replace(node, source=c.Var(node.source.type, text), where=rest)

    def spaces_like(self, node: c.Select, where: c.Core | None, names: dict[str, Type]) -> str:
        """A call of a function that gives the spaces of which the map says something."""
        target = self.place.target
        number = 1 + sum(1 for f in target.functions if f.name.startswith("_spaces_"))
        body = Values(self.place, self.path)
        kept = self.place.local(node.var)
        assert where is not None
        given = [self.place.local(n) for n in names]
        key = ", ".join([literal(target.path), str(number), *given])
        body.line(f"_key = ({key})")
        body.line("_known = game.tables.groups.get(_key)")
        body.line("if _known is None:")
        listed = f"[{kept} for {kept} in range(game.board.size) if {body.ex(where)}]"
        body.line(f"    _known = game.tables.keep(_key, {listed})")
        body.line("return _known")
        params = ["game: State", *[f"{self.place.local(n)}: int" for n in names]]
        target.names.setdefault(f"generated.{module_name(self.world.pack)}.state", set()).add(
            "State"
        )
        name = f"_spaces_{number}"
        target.functions.append(Function(name, params, "tuple[int, ...]", body.finish(hoist=False)))
        return f"{name}({', '.join(['game', *given])})"

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
        body = Values(self.place, self.path)
        body.registers = {}
        body.loops = self.loops
        inner = SelectLoop(body, node)
        inner.write()
        stem = {
            "any": "any",
            "no": "no",
            "sum": "sum",
            "highest": "highest",
            "lowest": "lowest",
            "best": "best",
            "first": "first",
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
