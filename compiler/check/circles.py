"""Rules that trigger themselves, and stats that depend on themselves.

before   event: harm ...        do: emit harm 1 to target
after    error[E0351]: `harm` triggers itself without end
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from compiler.check.facts import Facts, places_of
from compiler.model import core as c
from compiler.model.core_trees import children
from compiler.model.definitions import Routine, World
from compiler.source.diagnostics import Report
from compiler.source.positions import Scalar, Span

SURELY = "surely "  # before the name of a rule: what it sets off whatever happens
LAWS = "*"  # who has an ability that nobody bears


# ------------------------------------------------------------------ what rules do whatever happens


def surely(body: Iterable[c.CoreStmt]) -> set[str]:
    """What statements set off in every game, before anything can end them."""
    found: set[str] = set()
    for s in body:
        for value in _values(s):
            found |= asked_surely(value)
        match s:
            case c.SDo():
                found.add(f"verb {s.verb}")
            case c.SEmit():
                found.add(f"event {s.event}")
            case c.SRepeat(times=None):
                return found | surely(s.body)
            case c.SReturn() | c.SBreak() | c.SEnd():
                return found
            case c.SIf():
                found |= surely(s.then) & surely(s.otherwise)
                if may_leave(s.then) or may_leave(s.otherwise):
                    return found
            case c.SChoose() | c.SMay() | c.SOneOf() | c.STurn() | c.SOpen():
                pass  # whoever is asked can answer otherwise
            case c.SWhile() | c.SFor() | c.SRepeat():
                if may_leave(s.body):
                    return found
            case _:
                pass
    return found


def asked_surely(value: c.Core | None) -> set[str]:
    """The queries that a value asks in every game."""
    if value is None:
        return set()
    found: set[str] = set()
    match value:
        case c.Query():
            found.add(f"query {value.name}")
            parts = list(value.args)
        case c.Op(operator="and" | "or", args=(first, *_)):
            parts = [first]
        case c.Op(operator="if", args=(_, condition, _)):
            parts = [condition]
        case c.Select():
            parts = [value.source]
        case _:
            parts = children(value)
    return found.union(*(asked_surely(part) for part in parts))


def _values(s: c.CoreStmt) -> list[c.Core]:
    """The values of a statement that are always worked out."""
    match s:
        case c.SLet() | c.SSet():
            return [s.value]
        case c.SDo() | c.SNative() | c.SEmit() | c.SOpen():
            return list(s.args)
        case c.SReturn():
            return [s.value] if s.value is not None else []
        case c.SIf() | c.SWhile():
            return [s.condition]
        case c.SFor():
            return [s.group]
        case _:
            return []


def values_of(body: Iterable[c.CoreStmt]) -> list[c.Core]:
    """All values that statements look at, those of inner blocks too."""
    found: list[c.Core] = []
    for s in body:
        found += _values(s)
        match s:
            case c.SIf():
                found += values_of((*s.then, *s.otherwise))
            case c.SMay() | c.SWhile() | c.SRepeat() | c.SFor():
                found += values_of(s.body)
            case _:
                pass
    return found


def may_leave(body: Iterable[c.CoreStmt]) -> bool:
    """Whether statements can end the rule or the loop around them: by break, stop, give or the end of the game."""
    for s in body:
        match s:
            case c.SReturn() | c.SBreak() | c.SEnd():
                return True
            case c.SIf():
                if may_leave(s.then) or may_leave(s.otherwise):
                    return True
            case c.SMay() | c.SWhile() | c.SRepeat() | c.SFor():
                if may_leave(s.body):
                    return True
            case c.SOneOf():
                if any(may_leave(option) for _, option in s.options):
                    return True
            case _:
                pass
    return False


# ------------------------------------------------------------------ what a stat looks at


def stats_asked(values: Iterable[c.Core | None], whose: Iterable[c.Core]) -> set[str]:
    """The stats of somebody that values look at: `stat guard`, `stat base(guard)`, or by way of a query `query strong 0`."""
    found: set[str] = set()
    me = tuple(whose)
    waiting = [value for value in values if value is not None]
    while waiting:
        value = waiting.pop()
        match value:
            case c.Get(how="stat") if _is(value.owner, me):
                found.add(f"stat {value.field}")
            case c.Native(name="stat_with", args=(c.Lit(value=str() as stat), owner, *_)):
                if _is(owner, me):
                    found.add(f"stat {stat}")
            case c.Native(name="base", args=(c.Lit(value=str() as stat), owner, *_)):
                if _is(owner, me):
                    found.add(f"stat {based(stat)}")
            case c.Query():
                found.update(
                    f"query {value.name} {n}" for n, a in enumerate(value.args) if _is(a, me)
                )
            case _:
                pass
        waiting.extend(children(value))
    return found


def based(stat: str) -> str:
    """The base of a stat: no sum has to be known for it."""
    return f"base({stat})"


def _is(value: c.Core, me: tuple[c.Core, ...]) -> bool:
    """Whether a value is somebody, perhaps seen as of a narrower kind."""
    if isinstance(value, c.Var):
        return any(isinstance(other, c.Var) and other.name == value.name for other in me)
    return value in me


# ------------------------------------------------------------------ circles


def report_circles(world: World, facts: Facts, report: Report) -> None:
    """Report rules that set themselves off, and stats that look at themselves."""
    sure = {
        name.removeprefix(SURELY): causes
        for name, causes in facts.sets_off.items()
        if name.startswith(SURELY)
    }
    for circle in circles(sure):
        form, _, name = circle[0].partition(" ")
        routine = world.routine(form, name)
        if routine is None:
            continue
        told = " > ".join(f"`{step.partition(' ')[2]}`" for step in [*circle, circle[0]])
        said = (
            f"`{name}` {'depends on itself' if form == 'query' else 'triggers itself'} without end"
        )
        notes = [told] if len(circle) > 1 else []
        help = "add a condition that ends it"
        report.error("E0351", said, _again(facts, routine), help, *notes, subject=name)
    _stats(facts, report)


def _again(facts: Facts, routine: Routine) -> Span:
    """Where a rule sets itself off: in what it does, or else where it is defined."""
    for key in ("do", "is"):
        written = routine.body.entries.get(key)
        if not isinstance(written, Scalar):
            continue
        lines = range(written.rows[0][0], written.rows[-1][0] + 1)
        for place in places_of(facts.uses, routine.key):
            if place.path == routine.span.path and place.line in lines:
                return place
    return routine.span


def _stats(facts: Facts, report: Report) -> None:
    bearers = sorted({key.split("@")[1] for key in facts.sets_off if key.startswith("stat ")})
    shared = {k: v for k, v in facts.sets_off.items() if k.startswith("query ") and k[-1].isdigit()}
    seen: set[frozenset[str]] = set()
    for bearer in [LAWS, *(b for b in bearers if b != LAWS)]:
        graph: dict[str, set[str]] = {k: set(v) for k, v in shared.items()}
        for key, causes in facts.sets_off.items():
            stat, _, whose = key.partition("@")
            if key.startswith("stat ") and whose in (LAWS, bearer):
                graph.setdefault(stat, set()).update(causes)
        for circle in circles(graph):
            steps = [step for step in circle if step.startswith("stat ")]
            if not steps or frozenset(circle) in seen:
                continue
            seen.add(frozenset(circle))
            span = next(
                facts.waits[key]
                for key in (f"{steps[0]}@{bearer}", f"{steps[0]}@{LAWS}")
                if key in facts.waits
            )
            first = circle.index(steps[0])
            way = [*circle[first:], *circle[:first], steps[0]]
            told = " > ".join(f"`{step.split(' ')[1]}`" for step in way)
            name = steps[0].removeprefix("stat ")
            said = f"`{name}` has to be known before it can be changed"
            notes = [told] if len(circle) > 1 else []
            help = "let the condition look at a field or a state that no ability changes"
            report.error("E0352", said, span, help, *notes, subject=name)


def circles(graph: Mapping[str, Iterable[str]]) -> Iterator[list[str]]:
    """A way back to itself for everything that has one; each circle once, the shortest ways.

    >>> list(circles({"a": ["b"], "b": ["a", "c"], "c": []}))
    [['a', 'b']]
    """
    told: set[str] = set()
    for start in sorted(_turned(_turned(graph))):  # without ends and beginnings
        if start in told:
            continue
        before: dict[str, str] = {}
        waiting = [start]
        while waiting and start not in before:
            step = waiting.pop(0)
            for cause in sorted(graph.get(step, ())):
                if cause not in before:
                    before[cause] = step
                    waiting.append(cause)
        if start in before:
            way = [start]
            while (step := before[way[-1]]) != start:
                way.append(step)
            circle = [start, *reversed(way[1:])]
            told.update(circle)
            yield circle


def _turned(graph: Mapping[str, Iterable[str]]) -> dict[str, set[str]]:
    """The same the other way round, without what leads to ends alone: none of it is in a circle."""
    before: dict[str, set[str]] = {}
    left = {step: len(set(causes)) for step, causes in graph.items()}
    for step, causes in graph.items():
        for cause in causes:
            before.setdefault(cause, set()).add(step)
    ends = [step for step in {*left, *before} if not left.get(step)]
    while ends:
        for step in before.pop(ends.pop(), ()):
            left[step] -= 1
            if not left[step]:
                ends.append(step)
    return {cause: {step for step in steps if left[step]} for cause, steps in before.items()}


# ------------------------------------------------------------------ loops


def stands_still(condition: c.Core, body: Iterable[c.CoreStmt]) -> bool:
    """Whether a loop looks only at fields and names that its body does not change.

    Bodies that ask, roll or do anything beyond setting fields and names may change everything.
    """
    looked: set[str] = set()
    only_names = True
    waiting = [condition]
    while waiting:
        value = waiting.pop()
        match value:
            case c.Get(how="state"):
                looked.add(value.field)
            case c.GameVar():
                looked.add(value.name.removeprefix("table_"))
            case c.Var():
                looked.add(value.name)
            case c.Lit() | c.Op() | c.Native(name="size"):
                pass
            case _:
                return False
        if isinstance(value, (c.Get, c.GameVar)):
            only_names = False
        waiting.extend(children(value))
    if only_names and looked:  # no verb and no event can change a name of this rule
        return not any(name in looked for name in names_set(body))
    return bool(looked) and _leaves_alone(looked, body)


def names_set(body: Iterable[c.CoreStmt]) -> set[str]:
    """The names that statements give a value to."""
    found: set[str] = set()
    for s in body:
        match s:
            case c.SLet() | c.SChoose() | c.SDo() | c.SNative():
                found.add(s.var or "")
            case c.SSet(owner_form="event"):
                found.add(f"event.{s.field}")
            case c.SOpen():
                found |= {arg.name for arg in s.args if isinstance(arg, c.Var)}
            case c.SIf():
                found |= names_set((*s.then, *s.otherwise))
            case c.SOneOf():
                found = found.union(*(names_set(option) for _, option in s.options))
            case c.SFor() | c.SWhile() | c.SRepeat() | c.SMay():
                found |= names_set(s.body)
            case _:
                pass
    return found


def goes_away(condition: c.Core, body: Iterable[c.CoreStmt]) -> bool:
    """Whether a loop waits for a number to rise, and its body only lowers it, or the other way round."""
    match condition:
        case c.Op(operator="<" | "<=", args=(c.Get() | c.GameVar() as value, c.Lit())):
            wanted = "+="
        case c.Op(operator=">" | ">=", args=(c.Get() | c.GameVar() as value, c.Lit())):
            wanted = "-="
        case _:
            return False
    field = value.field if isinstance(value, c.Get) else value.name.removeprefix("table_")
    other = {"+=": "-=", "-=": "+="}[wanted]
    return all(
        isinstance(s, c.SSay)
        or (
            isinstance(s, c.SSet)
            and (s.field != field or s.operator == other)
            and all(number >= 0 for number in _numbers(s.value))
        )
        for s in body
    )


def _numbers(value: c.Core) -> list[int]:
    """A number in digits; of anything else it is not known whether it is below 0."""
    return [value.value] if isinstance(value, c.Lit) and isinstance(value.value, int) else [-1]


def _leaves_alone(looked: set[str], body: Iterable[c.CoreStmt]) -> bool:
    for s in body:
        match s:
            case c.SSet():
                if s.field in looked:
                    return False
            case c.SLet():
                if s.var in looked:
                    return False
            case c.SIf():
                if not _leaves_alone(looked, (*s.then, *s.otherwise)):
                    return False
            case c.SFor() | c.SWhile() | c.SRepeat():
                if not _leaves_alone(looked, s.body):
                    return False
            case c.SSay():
                pass
            case _:
                return False
    return True
