"""Phases as steps: the flow of a game between two decisions.

A game can be saved, copied and resumed before every turn, so a phase is not nested Python but a row of
small steps; each runs from one such boundary to the next and says which step of the phase follows.
A phase that runs another one enters it: the game remembers where to go on. The loop variables of a phase
live in registers of the state.

before   do: |
           repeat 3 times: turn of active: move
after    def hop_step_1(game: State) -> int:
             game.registers[0] = 3
             return 1
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from compiler.check.checked import CheckedRoutine
from compiler.codegen import py_tree as p
from compiler.codegen.body import Body, chosen
from compiler.codegen.place import Place
from compiler.codegen.turn import take_turn
from compiler.model import core as c

END = p.literal(-1)
REGISTERS = p.game("registers")


@dataclass(frozen=True, slots=True)
class Phase:
    """The steps of a phase, as functions, and how many registers they need."""

    steps: list[p.Function]
    registers: int

    def node(self) -> p.Expr:
        names = p.Tuple(tuple([p.Name(step.name) for step in self.steps]))
        return p.call(p.api("Phase"), names, p.literal(self.registers))


def lower_phase(
    phase: CheckedRoutine, place: Place, stem: str, replaces: Mapping[str, str] | None = None
) -> Phase:
    """The steps of a phase; `replaces` are actions that a scenario puts others in place of."""
    flow = _Flow(phase, place, replaces or {})
    flow.statements(phase.body or ())
    flow.body.add(p.Return(END))
    return flow.write(stem)


@dataclass(slots=True)
class _Block:
    """A step that is being written."""

    body: Body
    source: str = ""


@dataclass(slots=True)
class _Flow:
    phase: CheckedRoutine
    place: Place
    replaces: Mapping[str, str]
    registers: dict[str, p.Expr] = field(default_factory=dict)  # names -> where they live
    count: int = 0
    blocks: list[_Block] = field(default_factory=list)
    loops: list[int] = field(default_factory=list)  # where `break` goes
    current: int = 0
    path: str = ""

    def __post_init__(self) -> None:
        routine = self.phase.routine
        self.path = routine.words_path
        for name, _ in self.phase.params:
            self.registers[name] = self.register()
        for name in _declared(self.phase.body or ()):
            self.registers[name] = self.register()
        self.current = self.new_block()
        self.blocks[0].source = f"{routine.path}:{routine.span.line}"

    @property
    def body(self) -> Body:
        return self.blocks[self.current].body

    def new_block(self) -> int:
        body = Body(self.place, self.path, returns=p.Return(END))
        body.registers = self.registers
        self.blocks.append(_Block(body))
        return len(self.blocks) - 1

    def go(self, block: int) -> None:
        self.current = block

    def register(self) -> p.Expr:
        """A place in the state for a variable of the phase."""
        self.count += 1
        return p.Index(REGISTERS, p.literal(self.count - 1))

    def note(self, line: int) -> None:
        if not self.blocks[self.current].source:
            self.blocks[self.current].source = f"{self.path}:{line}"

    # -------------------------------------------------------------- statements

    def statements(self, statements: Sequence[c.CoreStmt]) -> None:
        for s in statements:
            self.statement(s)

    def statement(self, s: c.CoreStmt) -> None:
        if not _pauses(s):
            self.plain(s)
            return
        if not isinstance(s, c.STurn):
            self.told(s)
        match s:
            case c.STurn():
                if self.body.block:
                    here = self.new_block()
                    self.body.add(p.Return(p.Label(here)))
                    self.go(here)
                self.blocks[self.current].source = f"{self.path}:{s.line}"
                self.told(s)
                actions = tuple(self.replaces.get(a, a) for a in s.actions)
                take_turn(self.body, replace(s, actions=actions), self.replaces)
            case c.SRun():
                self.note(s.line)
                after = self.new_block()
                values = [self.body.ex(value) for value in s.args]
                entered = p.of_game("enter", p.literal(s.phase), p.Label(after), *values)
                self.body.add(p.Return(entered))
                self.go(after)
            case c.SIf():
                asked = self.body.ex(s.condition)
                self.branch(asked, s.then, s.otherwise, self.body.never_false(s))
            case c.SMay():
                self.branch(self.body.may(s), s.body, (), self.declined(s))
            case c.SOneOf():
                self.one_of(s)
            case c.SWhile():
                self.loop(s.body, p.negated(self.body.ex(s.condition)))
            case c.SRepeat():
                if s.times is None:
                    self.loop(s.body, None)
                    return
                counter = self.register()
                self.body.add(p.Assign(counter, self.body.ex(s.times)))
                done = p.compare(counter, "<=", p.ZERO)
                self.loop(s.body, done, p.Change(counter, "-=", p.literal(1)))
            case c.SFor():
                group, at, var = self.register(), self.register(), self.registers[s.var]
                self.body.add(p.Assign(group, p.builtin("tuple", self.body.ex(s.group))))
                self.body.add(p.Assign(at, p.ZERO))
                self.loop(
                    s.body,
                    p.compare(at, ">=", p.builtin("len", group)),
                    p.Assign(var, p.Index(group, at)),
                    p.Change(at, "+=", p.literal(1)),
                )
            case _:
                self.plain(s)

    def one_of(self, s: c.SOneOf) -> None:
        option = self.register()
        self.body.add(p.Assign(option, self.body.choice(s)))
        after = self.new_block()
        for number, (words, part) in enumerate(s.options):
            here, following = self.new_block(), self.new_block()
            self.fork(p.compare(option, "==", p.literal(number)), here, following)
            self.go(here)
            self.body.add(*self.body.reached(s.line, "alternative", words))
            self.statements(part)
            self.body.add(p.Return(p.Label(after)))
            self.go(following)
        self.body.add(p.Return(p.Label(after)))
        self.go(after)

    def fork(self, test: p.Expr, one: int, other: int) -> None:
        self.body.add(p.Return(p.IfElse(p.Label(one), test, p.Label(other))))

    def loop(self, body: tuple[c.CoreStmt, ...], leave: p.Expr | None, *begin: p.Stmt) -> None:
        head, after = self.new_block(), self.new_block()
        self.body.add(p.Return(p.Label(head)))
        self.go(head)
        if leave is not None:
            self.body.add(p.If(leave, [p.Return(p.Label(after))]))
        self.body.add(*begin)
        self.loops.append(after)
        self.statements(body)
        self.loops.pop()
        self.body.add(p.Return(p.Label(head)))
        self.go(after)

    def plain(self, s: c.CoreStmt) -> None:
        """A statement that runs in one go; `break` and `stop` lead to other steps."""
        match s:
            case c.SBreak():
                self.told(s)
                self.body.add(p.Return(p.Label(self.loops[-1])))
            case c.SReturn():
                self.told(s)
                self.body.add(p.Return(END))
            case c.SIf() if _jumps(s):
                self.told(s)
                test = self.body.ex(s.condition)
                unwritten = self.body.never_false(s)
                then = self.nested(s.then)
                self.body.add(p.If(test, then, self.nested(s.otherwise) or unwritten))
            case c.SMay() if _jumps(s):
                self.told(s)
                may = self.body.may(s)
                self.body.add(p.If(may, self.nested(s.body), self.declined(s)))
            case c.SOneOf() if _jumps(s):
                self.told(s)
                name = self.body.temp("option")
                self.body.add(p.Assign(name, self.body.choice(s)))
                parts = [
                    [*self.body.reached(s.line, "alternative", words), *self.nested(part)]
                    for words, part in s.options
                ]
                self.body.add(*chosen(name, parts))
            case _:
                self.note(s.line)
                self.body.statement(s)

    def told(self, s: c.CoreStmt) -> None:
        self.body.line = s.line
        self.body.add(*self.body.reached(s.line, "statement"))

    def declined(self, s: c.SMay) -> list[p.Stmt]:
        return self.body.reached(s.line, "branch", "`may` is declined")

    def nested(self, statements: Sequence[c.CoreStmt]) -> list[p.Stmt]:
        outer, self.body.block = self.body.block, []
        for inner in statements:
            self.plain(inner)
        block, self.body.block = self.body.block, outer
        return block

    def branch(
        self,
        test: p.Expr,
        then: tuple[c.CoreStmt, ...],
        otherwise: tuple[c.CoreStmt, ...],
        unwritten: list[p.Stmt],
    ) -> None:
        """Two ways that hold turns, and where they meet again."""
        first, after = self.new_block(), self.new_block()
        second = self.new_block() if otherwise or unwritten else after
        self.fork(test, first, second)
        for start, part in ((first, then), (second, otherwise)):
            if start != after:
                self.go(start)
                self.statements(part)
                self.body.add(*(unwritten if start == second and not part else ()))
                self.body.add(p.Return(p.Label(after)))
        self.go(after)

    # -------------------------------------------------------------- writing

    def write(self, stem: str) -> Phase:
        """The blocks that can be reached, numbered in order, as functions."""
        bodies = [_trimmed(block.body.finish()) for block in self.blocks]
        # A block that only leads on to another is skipped.
        forward: dict[int, p.Expr] = {}
        for number, body in enumerate(bodies):
            match body:
                case [p.Return(p.Label() | p.Literal() as target)]:
                    forward[number] = target
                case _:
                    pass

        def final(label: p.Label) -> p.Expr:
            seen: set[int] = set()
            target: p.Expr = label
            while isinstance(target, p.Label) and target.block in forward:
                if target.block in seen:
                    break
                seen.add(target.block)
                target = forward[target.block]
            return target

        bodies = [p.block_rewritten(b, _labels(final)) for b in bodies]
        bodies = [_threaded(body, bodies) for body in bodies]
        order: list[int] = []
        first = final(p.Label(0))
        waiting = [first.block if isinstance(first, p.Label) else 0]
        while waiting:
            number = waiting.pop(0)
            if number not in order:
                order.append(number)
                waiting += [
                    x.block for x in p.expressions_in(bodies[number]) if isinstance(x, p.Label)
                ]
        index = {number: place for place, number in enumerate(order)}
        steps: list[p.Function] = []
        for number in order:
            block = p.block_rewritten(bodies[number], _labels(lambda x: p.literal(index[x.block])))
            source = self.blocks[number].source
            comments = [p.Comment(source)] if source else []
            name = f"{stem}_step_{index[number] + 1}"
            steps.append(p.Function(name, [self.place.game_param], p.INT, block, comments))
        return Phase(steps, self.count)


def _threaded(body: list[p.Stmt], bodies: list[list[p.Stmt]]) -> list[p.Stmt]:
    """Where a step leads to one that only asks where to go on, it asks for itself."""
    match body[-1]:
        case p.Return(p.Label(block)):
            match bodies[block]:
                case [p.If(_, [p.Return(p.Label() | p.Literal())], []), p.Return(p.Label())]:
                    return [*body[:-1], *bodies[block]]
                case [p.Return(p.IfElse(p.Label(), _, p.Label()))]:
                    return [*body[:-1], *bodies[block]]
    return body


def _labels(change: Callable[[p.Label], p.Expr]) -> p.Rewrite:
    return lambda node: change(node) if isinstance(node, p.Label) else None


def _trimmed(block: list[p.Stmt]) -> list[p.Stmt]:
    """Without what is never reached, and with an end."""
    for index, s in enumerate(block):
        if p.leaves([s]):
            return block[: index + 1]
    return [*block, p.Return(END)]


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


def turns_in(body: Sequence[c.CoreStmt], windows: Mapping[str, set[str]]) -> set[str]:
    """The actions that the turns of a phase offer; `windows` are the actions of each window."""
    found: set[str] = set()
    for s in body:
        if isinstance(s, c.STurn):
            found.update(s.actions)
            found.update(a for window, _ in s.groups for a in windows.get(window, ()))
        inner = s.body if isinstance(s, (c.SWhile, c.SRepeat, c.SFor)) else tuple(_parts(s))
        found |= turns_in(inner, windows)
    return found


def _declared(body: Sequence[c.CoreStmt]) -> list[str]:
    found: list[str] = []
    for s in body:
        match s:
            case c.SLet():
                if s.fresh:
                    found.append(s.var)
            case c.SChoose():
                found.append(s.var)
            case c.SNative() | c.SDo():
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
