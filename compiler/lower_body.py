"""Bodies of rules as Python lines."""

from __future__ import annotations

import re
from collections.abc import Iterable

from compiler import core as c
from compiler.core_trees import conjuncts
from compiler.lower_select import SelectLoop
from compiler.lower_turn import take_turn
from compiler.lower_values import CALL, Values, paid
from compiler.python import literal, safe, show_kind
from compiler.types import TRUTH, Type

BEARER = "bearer if isinstance(bearer, int) else -1"
LEAVES_A_LOOP = re.compile(r"\s*(?:break|continue)\b")


class Body(Values):
    """Writes the lines of one function."""

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
                take_turn(self, s)
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
                        self.indented(paid("game.seen.walk"))
                self.loops += 1
                self.inner(s.body)
                self.loops -= 1
            case c.SFor():
                self.line(f"for {self.var(s.var)} in {self.ex(s.group)}:")
                if self.loops:  # one walk over a list ends; walks inside walks multiply
                    self.indented(paid("game.seen.walk"))
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
            SelectLoop(self, condition).search(then)
        else:
            SelectLoop(self, condition).absent(then)
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
        tests = [self.ex(test, 3) for test in conjuncts(s.condition)]
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
            self.changed(s.owner_form)
            return
        if s.operator != "=":
            value = f"{target} {s.operator[0]} {self.ex(s.value, 6)}"
        if s.most is not None:
            value = f"min({self.ex(s.most)}, {value})"
        if s.least is not None:
            value = f"max({self.ex(s.least)}, {value})"
        self.line(f"{target} = {value}")
        self.changed(s.owner_form)

    def changed(self, owner_form: str = "game") -> None:
        """Stats have to be found anew after a change of the state."""
        if self.world.has_stats and owner_form != "event":
            self.line("game.stamp += 1")

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
                self.changed()
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
