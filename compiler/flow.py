"""Phases as steps: the flow of a game between two decisions.

A game can be saved, copied and resumed before every turn, so the flow of phases is not nested Python
but a row of small steps; each runs from one such boundary to the next and says which step follows.
Loop variables of phases live in the registers of the state.
"""

from __future__ import annotations

from collections.abc import Mapping

from compiler import core as c
from compiler.checked import Checked
from compiler.lower_body import Body
from compiler.lower_place import Place
from compiler.lower_turn import take_turn
from compiler.python import Function, Module


def lower_flow(
    checked: Checked,
    phase: str,
    scenario: str,
    place: Place,
    module: Module,
    replaces: Mapping[str, str] | None = None,
) -> tuple[str, int]:
    """Write the steps of a scenario; gives the tuple of their names and the number of registers."""
    flow = _Flow(checked, scenario, place)
    flow.replaces = dict(replaces or {})
    flow.enter(phase)
    flow.body.line("return -1")
    return flow.write(module), flow.count


class _Flow:
    def __init__(self, checked: Checked, scenario: str, place: Place) -> None:
        self.checked = checked
        self.scenario = scenario
        self.place = place
        self.registers: dict[str, str] = {}  # names of the running phase -> where they live
        self.count = 0
        self.blocks: list[Body] = []
        self.sources: list[str] = []
        self.loops: list[int] = []  # where `break` goes
        self.ends: list[int] = []  # where `stop` goes
        self.running: list[str] = []
        self.replaces: dict[str, str] = {}  # phases and actions that the scenario puts others for
        self.path = ""
        self.current = self.new_block()
        self.body = self.blocks[self.current]

    def new_block(self) -> int:
        body = Body(self.place, self.path, returns="return -1")
        body.registers = self.registers
        self.blocks.append(body)
        self.sources.append("")
        return len(self.blocks) - 1

    def go(self, block: int) -> None:
        self.current = block
        self.body = self.blocks[block]
        self.body.path = self.path

    def register(self, name: str = "") -> str:
        """A place in the state for a variable of the running phase."""
        text = f"game.registers[{self.count}]"
        self.count += 1
        if name:
            self.registers[name] = text
        return text

    def enter(self, phase: str) -> None:
        phase = self.replaces.get(phase, phase)
        routine = self.checked.world.routine("phase", phase)
        if routine is None or phase in self.running:
            return
        found = next((r for r in self.checked.routines if r.routine is routine), None)
        body = found.body if found is not None else self.elsewhere(phase)
        outer, outer_names = self.path, dict(self.registers)
        # Each phase has names of its own: the same word in two phases is not the same variable.
        self.registers.clear()
        for name in _declared(body or ()):
            self.register(name)
        self.path = routine.words_path
        self.body.path = routine.words_path
        if not self.sources[self.current]:
            self.sources[self.current] = f"{routine.path}:{routine.span.line}"
        end = self.new_block()
        self.ends.append(end)
        self.running.append(phase)
        self.block(body or ())
        self.body.line(f"return {end}")
        self.running.pop()
        self.ends.pop()
        self.path = outer
        self.go(end)
        self.registers.clear()
        self.registers.update(outer_names)

    def elsewhere(self, phase: str) -> tuple[c.CoreStmt, ...]:
        """A phase of another pack."""
        from compiler.check_routines import check_routine
        from compiler.diagnostics import Report

        routine = self.checked.world.routine("phase", phase)
        assert routine is not None
        return check_routine(self.checked.world, routine, Report()).body or ()

    # -------------------------------------------------------------- statements

    def block(self, statements: tuple[c.CoreStmt, ...]) -> None:
        for s in statements:
            self.statement(s)

    def statement(self, s: c.CoreStmt) -> None:
        if not _pauses(s):
            self.plain(s)
            return
        match s:
            case c.STurn():
                if self.body.lines:
                    here = self.new_block()
                    self.body.line(f"return {here}")
                    self.go(here)
                self.sources[self.current] = f"{self.path}:{s.line}"
                actions = tuple(self.replaces.get(a, a) for a in s.actions)
                take_turn(
                    self.body, c.STurn(s.line, s.player, actions, s.may_pass, s.pass_if, s.words)
                )
            case c.SRun():
                self.enter(s.phase)
            case c.SIf():
                self.branch(self.body.ex(s.condition), s.then, s.otherwise)
            case c.SMay():
                self.branch(self.body.may(s), s.body, ())
            case c.SOneOf():
                option = self.register()
                self.body.line(f"{option} = {self.body.choice(s)}")
                after = self.new_block()
                for number, (_, part) in enumerate(s.options):
                    here, following = self.new_block(), self.new_block()
                    self.body.line(f"return {here} if {option} == {number} else {following}")
                    self.go(here)
                    self.block(part)
                    self.body.line(f"return {after}")
                    self.go(following)
                self.body.line(f"return {after}")
                self.go(after)
            case c.SWhile():
                self.loop(s.body, f"if not {self.body.ex(s.condition, 3)}:")
            case c.SRepeat():
                if s.times is None:
                    self.loop(s.body, "")
                    return
                counter = self.register()
                self.body.line(f"{counter} = {self.body.ex(s.times)}")
                self.loop(s.body, f"if {counter} <= 0:", f"{counter} -= 1")
            case c.SFor():
                group = self.register()
                at = self.register()
                var = self.registers[s.var]
                self.body.line(f"{group} = tuple({self.body.ex(s.group)})")
                self.body.line(f"{at} = 0")
                self.loop(
                    s.body, f"if {at} >= len({group}):", f"{var} = {group}[{at}]", f"{at} += 1"
                )
            case _:
                self.plain(s)

    def loop(self, body: tuple[c.CoreStmt, ...], leave: str, *begin: str) -> None:
        head, after = self.new_block(), self.new_block()
        self.body.line(f"return {head}")
        self.go(head)
        if leave:
            self.body.line(leave)
            self.body.line(f"    return {after}")
        for text in begin:
            self.body.line(text)
        self.loops.append(after)
        self.block(body)
        self.loops.pop()
        self.body.line(f"return {head}")
        self.go(after)

    def plain(self, s: c.CoreStmt) -> None:
        """A statement that runs in one go; `break` and `stop` lead to other steps."""
        if isinstance(s, c.SBreak):
            self.body.line(f"return {self.loops[-1]}")
            return
        if isinstance(s, c.SReturn):
            self.body.line(f"return {self.ends[-1]}")
            return
        self.body.stops = f"return {self.ends[-1]}"
        if isinstance(s, c.SIf) and _jumps(s):
            self.nested(f"if {self.body.ex(s.condition)}:", s.then)
            if s.otherwise:
                self.nested("else:", s.otherwise)
            return
        if isinstance(s, c.SMay) and _jumps(s):
            self.nested(f"if {self.body.may(s)}:", s.body)
            return
        if isinstance(s, c.SOneOf) and _jumps(s):
            name = self.body.temp("option")
            self.body.line(f"{name} = {self.body.choice(s)}")
            for number, (_, part) in enumerate(s.options):
                self.nested(f"{'if' if number == 0 else 'elif'} {name} == {number}:", part)
            return
        if not self.sources[self.current]:
            self.sources[self.current] = f"{self.path}:{s.line}"
        self.body.statement(s)

    def nested(self, head: str, statements: tuple[c.CoreStmt, ...]) -> None:
        self.body.line(head)
        self.body.depth += 1
        for inner in statements:
            self.plain(inner)
        if not statements:
            self.body.line("pass")
        self.body.depth -= 1

    def branch(
        self, condition: str, then: tuple[c.CoreStmt, ...], otherwise: tuple[c.CoreStmt, ...]
    ) -> None:
        """Two ways that hold turns, and where they meet again."""
        first, second, after = self.new_block(), self.new_block(), self.new_block()
        self.body.line(f"return {first} if {condition} else {second}")
        for start, part in ((first, then), (second, otherwise)):
            self.go(start)
            self.block(part)
            self.body.line(f"return {after}")
        self.go(after)

    # -------------------------------------------------------------- writing

    def write(self, module: Module) -> str:
        """The blocks that can be reached, numbered in order, as functions."""
        texts = [b.lines or ["return -1"] for b in self.blocks]
        texts = [_trimmed(lines) for lines in texts]
        # A block that only leads on to another is skipped.
        forward = {}
        for number, lines in enumerate(texts):
            if len(lines) == 1 and lines[0].startswith("return ") and " if " not in lines[0]:
                forward[number] = int(lines[0].split()[1])

        def final(n: int) -> int:
            seen = set()
            while n in forward and n not in seen:
                seen.add(n)
                n = forward[n]
            return n

        texts = [[_retarget(line, final) for line in lines] for lines in texts]
        order: list[int] = []
        waiting = [final(0)]
        while waiting:
            number = waiting.pop(0)
            if number < 0 or number in order:
                continue
            order.append(number)
            for line in texts[number]:
                waiting.extend(_targets(line))
        index = {number: place for place, number in enumerate(order)}
        index[-1] = -1
        names: list[str] = []
        module.names.setdefault(f"generated.{_pack(self.place)}.state", set()).add("State")
        for number in order:
            lines = [_retarget(line, lambda n: index[n]) for line in texts[number]]
            name = f"{self.scenario}_step_{index[number]}"
            names.append(name)
            module.functions.append(
                Function(name, ["game: State"], "int", lines, self.sources[number])
            )
        return "(" + ", ".join(names) + ("," if len(names) == 1 else "") + ")"


def _pack(place: Place) -> str:
    return place.target.path.split("/", 1)[0]


def _retarget(line: str, change: object) -> str:
    assert callable(change)
    stripped = line.strip()
    if not stripped.startswith("return "):
        return line
    indent = line[: len(line) - len(stripped)]
    words = stripped.split(" ")
    if len(words) == 2 and _is_number(words[1]):
        return f"{indent}return {change(int(words[1]))}"
    if (
        len(words) > 4
        and words[2] == "if"
        and words[-2] == "else"
        and _is_number(words[1])
        and _is_number(words[-1])
    ):
        middle = " ".join(words[2:-1])
        return f"{indent}return {change(int(words[1]))} {middle} {change(int(words[-1]))}"
    return line


def _targets(line: str) -> list[int]:
    words = line.strip().split(" ")
    if words[0] != "return":
        return []
    return [int(w) for w in (words[1], words[-1]) if _is_number(w)]


def _is_number(word: str) -> bool:
    return word.lstrip("-").isdigit()


def _trimmed(lines: list[str]) -> list[str]:
    """Without what stands behind a return at the same depth."""
    for index, line in enumerate(lines):
        if line.startswith("return "):
            return lines[: index + 1]
    return [*lines, "return -1"]


def _parts(s: c.CoreStmt) -> list[c.CoreStmt]:
    """The statements inside one that are not in a loop of their own."""
    match s:
        case c.SIf():
            return [*s.then, *s.otherwise]
        case c.SMay():
            return list(s.body)
        case c.SOneOf():
            return [inner for _, option in s.options for inner in option]
        case _:
            return []


def _pauses(s: c.CoreStmt) -> bool:
    """Whether a statement holds a boundary: a turn, or a phase."""
    match s:
        case c.STurn() | c.SRun():
            return True
        case c.SWhile() | c.SRepeat() | c.SFor():
            return any(_pauses(x) for x in s.body)
        case _:
            return any(_pauses(x) for x in _parts(s))


def _jumps(s: c.CoreStmt) -> bool:
    """Whether a statement may leave a loop or a phase that is cut into steps."""
    return isinstance(s, (c.SBreak, c.SReturn)) or any(_jumps(x) for x in _parts(s))


def _declared(body: tuple[c.CoreStmt, ...]) -> list[str]:
    found: list[str] = []
    for s in body:
        match s:
            case c.SLet():
                if s.fresh:
                    found.append(s.var)
            case c.SChoose():
                found.append(s.var)
            case c.SNative():
                if s.var is not None:
                    found.append(s.var)
            case c.SIf():
                found += _declared(s.then) + _declared(s.otherwise)
            case c.SWhile() | c.SRepeat():
                found += _declared(s.body)
            case c.SFor():
                if _pauses(s):
                    found.append(s.var)
                found += _declared(s.body)
            case c.SMay():
                found += _declared(s.body)
            case c.SOneOf():
                for _, option in s.options:
                    found += _declared(option)
            case _:
                pass
    return found
