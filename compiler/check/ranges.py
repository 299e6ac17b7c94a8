"""What numbers can be by all rules and documents together: comparisons that always come out the same.

before   self.hp > 100      where `hp` starts with at most 5, and no rule raises it
after    warning[W0440]: `self.hp > 100` is never true
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from compiler.check.doubts import AMOUNT, DOWN, OWN
from compiler.check.facts import Doubt, Facts
from compiler.check.inheritance import players_in
from compiler.check.maps import said_of_spaces
from compiler.check.numbers import OPEN, Bounds, decided
from compiler.check.options import scenario_options
from compiler.model import core as c
from compiler.model.definitions import Thing, World
from compiler.schema.kinds import StateDef
from compiler.source.diagnostics import Related, Report
from compiler.source.positions import Scalar


@dataclass(frozen=True, slots=True)
class _Range:
    """What a number can be, and how that is known."""

    limit: Bounds
    why: str
    values: frozenset[int] | None = None  # all of them, if they are few and known
    place: Related | None = None


NOTHING_KNOWN = _Range(OPEN, "")


def settle_doubts(
    world: World, facts: Facts, starts: Mapping[tuple[str, str], c.Core], report: Report
) -> None:
    """Warn of comparisons that no game can decide otherwise."""
    known = _Ranges(world, facts, starts)
    for one in dict.fromkeys(facts.doubts):
        if world.pack_at(one.span) != world.pack:
            continue
        if one.sign == AMOUNT:
            _too_much(known, one, report)
            continue
        found = known.range(one.term)
        always = (
            _inside(found.limit, one.limit)
            if one.sign == "in"
            else decided(one.sign, found.limit, one.limit)
        )
        least, most = one.limit
        if always is None and found.values is not None and least == most and least is not None:
            always = {"=": False, "!=": True}.get(one.sign) if least not in found.values else None
        if always is None and one.other and known.never_above(one.term, one.other):
            found = known.range(one.term)
            always = {">": False, "<=": True}.get(one.sign)
        if always is None or (always and one.term.startswith("field ") and OWN not in one.term):
            continue  # a guard against documents that are still to be written does no harm
        said = f"`{one.words}` is {'always' if always else 'never'} true"
        help = "compare it with a possible number"
        notes = [found.why] if found.why else []
        places = [found.place] if found.place is not None else []
        report.warning("W0440", said, one.span, help, *notes, *places, tentative=True)


def _inside(limit: Bounds, within: Bounds) -> bool | None:
    """False if a number is never in a range; of what is always in it, both ends would have to be known."""
    below = decided("<", limit, (within[0], within[0]))
    return False if below or decided(">", limit, (within[1], within[1])) else None


def _too_much(known: _Ranges, one: Doubt, report: Report) -> None:
    """Warn of a number that is more than what it changes can ever change by."""
    widths = [*known.widths(one.term, set())]
    most = one.limit[1] or 0
    if not most:
        if widths and _does_one_thing(known.world, one.term):
            said = f"`{one.words}` changes nothing here"
            report.warning("W0441", said, one.span, "write a larger number", tentative=True)
        return
    if widths and all(width is not None and most > width.width for width in widths):
        found = next(width for width in widths if width is not None)
        what = f"`{found.state.name}` is {_between(found.state.least, found.state.most)}"
        said = f"{what}, so it never changes by as much as {most}"
        place = Related(found.state.span, f"`{found.state.name}` is declared")
        help = "write a smaller number, or change the bounds"
        report.warning("W0457", said, one.span, help, place, tentative=True)


def _does_one_thing(world: World, role: str) -> bool:
    """Whether all that a verb does is to change something by its amount."""
    _, form, path = role.split(" ")
    verb = world.routine("verb", path.rpartition(".")[0]) if form == "verb" else None
    written = verb.body.entries.get("do") if verb is not None else None
    return isinstance(written, Scalar) and not re.search(r"[\n;]", written.text.strip())


@dataclass(frozen=True, slots=True)
class _Width:
    """By how much state can change at most."""

    state: StateDef
    width: int


class _Ranges:
    """The ranges of numbers, each worked out when it is first asked for."""

    def __init__(
        self, world: World, facts: Facts, starts: Mapping[tuple[str, str], c.Core]
    ) -> None:
        self.world = world
        self.changes: dict[str, list[tuple[str, frozenset[str]]]] = {}
        for key, changes in facts.changes.items():
            record, _, name = key.rpartition(".")
            self.changes.setdefault(name, []).append((record, changes))
        self.starts = starts
        self.known: dict[str, _Range] = {}
        self.players = [n for thing in world.scenarios.values() for n in players_in(world, thing)]

    def range(self, term: str) -> _Range:
        if term not in self.known:
            self.known[term] = NOTHING_KNOWN  # while it is worked out
            self.known[term] = self._range(term)
        return self.known[term]

    def _range(self, term: str) -> _Range:
        form, _, rest = term.partition(" ")
        path, _, document = rest.partition(OWN)
        record, _, name = path.rpartition(".")
        match form:
            case "players" | "number":
                if not self.players or 0 in self.players:
                    return NOTHING_KNOWN
                low, high = min(self.players), max(self.players)
                if form == "number":
                    return _Range((1, high), f"players are numbered from 1 to {high}")
                return _Range((low, high), f"{_between(low, high)} play")
            case "option":
                return self._option(rest)
            case "field":
                return self._field(record, name, document)
            case "state":
                return self._state(record, name, document)
            case _:
                return NOTHING_KNOWN

    def _option(self, name: str) -> _Range:
        values: set[int] = set()
        for thing in self.world.scenarios.values():
            said = scenario_options(self.world, thing).get(name)
            if said is None:
                continue
            listed = said.get("values")
            if not isinstance(listed, list):
                return NOTHING_KNOWN
            values.update(v for v in listed if isinstance(v, int))
        return self._of(values, f"`{name}`")

    def _field(self, kind: str, name: str, document: str) -> _Range:
        if kind == "space":
            return self._of_spaces(name)
        things = self.world.things.get(document, ()) if document else self._documents(kind)
        found = [t.values.get(name) for t in things if self.world.field(t.kind, name)]
        if not found or not all(type(v) is int for v in found):
            return NOTHING_KNOWN
        return self._of({v for v in found if isinstance(v, int)}, f"`{name}`")

    def _of_spaces(self, name: str) -> _Range:
        """What maps say about their spaces, and what holds where they say nothing."""
        field, found = self.world.kinds["space"].fields.get(name), set[int]()
        if field is None or not self.world.maps:
            return NOTHING_KNOWN
        for usual in (field.rest, field.default):
            found.update([usual] if type(usual) is int else [])
        for said in said_of_spaces(self.world):
            value = said.get(name)
            for number in value.values() if isinstance(value, dict) else (value,):
                if number is not None and type(number) is not int:
                    return NOTHING_KNOWN
                found.update([number] if number is not None else [])
        return self._of(found, f"`{name}`")

    def _documents(self, kind: str) -> list[Thing]:
        return [t for t in self.world.all_things if self.world.is_a(t.kind, kind)]

    def _of(self, values: set[int], what: str) -> _Range:
        if not values:
            return NOTHING_KNOWN
        low, high = min(values), max(values)
        return _Range((low, high), f"{what} is {_between(low, high)}", frozenset(values))

    def _states(self, record: str, name: str) -> list[tuple[str, StateDef]]:
        kinds = [k.name for k in self.world.chain(record)] + self.world.descendants(record)
        found = [(k, self.world.kinds[k].state.get(name)) for k in dict.fromkeys(kinds)]
        return [(kind, state) for kind, state in found if state is not None]

    def _state(self, record: str, name: str, document: str) -> _Range:
        declared = self._states(record, name)
        if len(declared) != 1:
            return NOTHING_KNOWN
        [(kind, state)] = declared
        if not self._changed(kind, name):
            return NOTHING_KNOWN  # W0406 reports that
        least, most = self._start(kind, state, document or record).limit
        for change in self._changed(kind, name):
            match change.split(" "):
                case ["+"]:
                    most = None
                case ["-"]:
                    least = None
                case ["=", ("true" | "false")]:
                    return NOTHING_KNOWN
                case ["=", ("state" | "field" | "option") as form, path]:
                    least, most = _hull((least, most), self.range(f"{form} {path}").limit)
                case ["=", low, high]:
                    least, most = _hull((least, most), (_number(low), _number(high)))
                case _:
                    return NOTHING_KNOWN
        least = state.least if least is None else max(least, state.least or least)
        most = state.most if most is None else min(most, state.most or most)
        if (least, most) == (state.least, state.most):
            return NOTHING_KNOWN  # reported where the comparison is
        place = Related(state.span, f"`{name}` is declared")
        return _Range(
            (least, most), f"no rule makes `{name}` other than {_between(least, most)}", None, place
        )

    def _changed(self, kind: str, name: str) -> frozenset[str]:
        """All that rules do to state, of whatever kind they call its owner."""
        found: frozenset[str] = frozenset()
        for record, changes in self.changes.get(name, ()):
            if record == "piece" or self.world.is_a(record, kind) or self.world.is_a(kind, record):
                found |= changes
        return found

    def widths(self, role: str, seen: set[str]) -> Iterator[_Width | None]:
        """By how much each state can change that a parameter is added to or taken from; None: by any number."""
        seen.add(role)
        record, _, name = role.rpartition(".")
        for changes in [done for key, done in self.changes.get(name, ()) if key == record]:
            for change in sorted(changes):
                sign, _, key = change.partition(" ")
                if sign == ">" and key not in seen:
                    yield from self.widths(key, seen)
                elif sign in ("+=", "-="):
                    kind, _, field = key.rpartition(".")
                    for _, state in self._states(kind, field):
                        if state.least is None or state.most is None:
                            yield None
                        else:
                            yield _Width(state, state.most - state.least)

    def _start(self, kind: str, state: StateDef, whose: str) -> _Range:
        """What state starts with: `whose` is a document or a kind."""
        match self.starts.get((kind, state.name)):
            case None:
                return _Range((0, 0), "") if state.start is None else NOTHING_KNOWN
            case c.Lit(value=int() as number):
                return _Range((number, number), "")
            case c.Get(how="fixed", field=name):
                own = whose if whose in self.world.things else ""
                return self._field("" if own else whose, name, own)
            case _:
                return NOTHING_KNOWN

    def never_above(self, term: str, other: str) -> bool:
        """Whether state starts with a field, and no rule ever makes it more than that: `hp > max_hp`."""
        record, _, name = term.removeprefix("state ").partition(OWN)[0].rpartition(".")
        field = other.partition(OWN)[0].rpartition(".")[2]
        declared = self._states(record, name) if term.startswith("state ") else []
        if len(declared) != 1 or not other.startswith("field "):
            return False
        [(kind, _)] = declared
        match self.starts.get((kind, name)):
            case c.Get(how="fixed", field=start) if start == field:
                return all(
                    change == DOWN or change.partition(OWN)[0].endswith(f".{field}")
                    for change in self._changed(kind, name)
                )
            case _:
                return False


def _number(text: str) -> int | None:
    return None if text == "*" else int(text)


def _hull(one: Bounds, other: Bounds) -> Bounds:
    low = None if one[0] is None or other[0] is None else min(one[0], other[0])
    high = None if one[1] is None or other[1] is None else max(one[1], other[1])
    return low, high


def _between(least: int | None, most: int | None) -> str:
    if least == most:
        return str(least)
    if least is None:
        return f"at most {most}"
    return f"at least {least}" if most is None else f"{least} to {most}"
