"""The words of the language that can stand at a place: what the grammar takes, and names that fit.

Names are those among which the checker itself looks when a word is unknown. Each of them is tried out in the
place of the word; one that would be a mistake there is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace

from compiler.build.rule_tests import compile_test
from compiler.check.effects import check_effects
from compiler.check.facts import Findings
from compiler.check.routines import check_noun, check_routine
from compiler.check.scenarios import check_scenario
from compiler.language.parse import accepted, is_sentence
from compiler.language.syntax_builder import RESERVED
from compiler.language.types import TRUTH
from compiler.model.builtins import FUNCTIONS, VERBS
from compiler.model.definitions import Thing, World
from compiler.model.draft import Draft, draft_of
from compiler.model.resolve import ROUTINES
from compiler.model.resolve_routines import resolve_noun, resolve_routine
from compiler.model.resolve_things import resolve_kernel_thing, resolve_thing
from compiler.schema.kinds import KERNEL_KINDS
from compiler.schema.validate import Document, name_of
from compiler.source.diagnostics import ContentError, Report, names_for
from compiler.source.positions import Fields, Items, Scalar, Value

Offer = tuple[str, str, str]
# What may still be missing behind a word; the first that makes a sentence of it is taken.
ENDINGS = (
    "", " zz_1", " 1", ": stop", ": zz_1", " zz_1: stop", " = 1", " zz_1 = 1", " of zz_1", " zz_1 1",
    " of zz_1: stop", ")", " zz_1)", "]", " zz_1]", " one: stop | stop", " zz_1 for zz_1",
    " of 1 for zz_1", " to zz_1", " each zz_1: stop", " end of zz_1: +1 zz_1", " per zz_1: stop",
    " times: stop", ' "a"', " 1 zz_1", " else 1", " nothing", " least 1", " of zz_1: zz_1",
)  # fmt: skip
FIELD = "zz_2"
BREAK = re.compile(r"[;|\n]")
NOT_YET = {"E0201", "E0303"}  # of another type, or `game` alone: something of it may be meant
UNFINISHED = ("E0301", "E0304", "E0306", "E0315")  # what more words can put right


def words_in(
    world: World,
    pack: str,
    path: str,
    document: Fields,
    trail: tuple[str | int, ...],
    start: str,
    at: int,
    here: str,
    begun: str,
    written: str,
) -> Iterator[Offer]:
    """What can be written instead of `here`, which stands at an offset of a text in a document.

    `written` is the word in its place, of which `begun` is the part before the cursor.
    """
    scalar = _value(document, trail)
    if not isinstance(scalar, Scalar):
        return
    if start == "effects":
        scalar, at = _ability(scalar, at)
    bearer = _bearer(world, pack, path, put(document, trail, scalar), scalar)
    before = scalar.text[:at]
    after, usual = _going_on(before, here, written, scalar.text[at + len(here) :], start)
    clause = _clause(after)
    if usual is not None and is_sentence(f"{before}{here}{usual}{clause}", start):
        after = clause  # what comes later changes nothing here, and takes time

    draft = draft_of(world)  # one for all that is tried: each takes the place of the one before

    def findings(word: str, ending: str) -> Findings:
        text = f"{before}{word}{ending}{after}"
        tried = Scalar(text, text, scalar.span, scalar.rows)
        if bearer is not None:
            found = Findings()
            with suppress(ContentError):
                check_effects(bearer.world, bearer.bears(tried), found)
            return found
        return _checked(draft, pack, path, put(document, trail, tried))

    def wrong(word: str, ending: str) -> tuple[set[str], set[str]]:
        """The codes of mistakes that a word makes at the place, and what could stand for `FIELD` in it."""
        place = scalar.at(at)
        with names_for(FIELD) as fields:
            found = findings(word, ending).errors
        codes = {
            d.code for d in found if (d.span.line, d.span.column) == (place.line, place.column)
        }
        return codes.difference(UNFINISHED), fields

    def is_said(keyword: str) -> bool:
        ending = _ending(before + keyword, after, start)
        if ending is None:
            return not _clause(after).strip()  # nobody knows yet what will follow
        return not wrong(keyword, ending)[0]

    def fits(name: str) -> bool:
        assert usual is not None  # one name is as good as another for the grammar
        codes, _ = wrong(name, usual)
        return not codes or (codes <= NOT_YET and leads_on(name))

    def leads_on(word: str) -> bool:
        """Whether something of it may fit, as `self.hp` where a number is wanted."""
        if further is None or _is_final(world, word):
            return False
        codes, fields = wrong(f"{word}.{FIELD}", further)
        return bool(fields) and codes <= {"E0209"}

    further = _ending(f"{before}{here}.{FIELD}", after, start) if usual is not None else None
    for keyword in sorted(accepted(before, start)):
        if keyword.startswith(begun) and is_said(keyword):
            yield keyword, "word", ""
    if usual is None:
        return
    with names_for(here) as names:
        findings(here, usual)
    alike: dict[object, bool] = {}
    for name in sorted(names):
        if name.startswith(begun) and name.isidentifier() and name not in RESERVED:
            group = _group(world, name)
            if group not in alike:
                alike[group] = fits(name)
            if alike[group]:
                yield name, _form(world, name), ""


def _ability(scalar: Scalar, at: int) -> tuple[Scalar, int]:
    """The lines of the ability at an offset of a text, which others have no part in, and the offset there."""
    rows = scalar.text.split("\n")
    if len(rows) != len(scalar.rows):
        return scalar, at
    first = scalar.text.count("\n", 0, at)
    last = first + 1
    while first and rows[first][:1] in (" ", ""):
        first -= 1
    while last < len(rows) and rows[last][:1] == " ":
        last += 1
    text = "\n".join(rows[first:last])
    before = sum(len(row) + 1 for row in rows[:first])
    return Scalar(text, text, scalar.span, scalar.rows[first:last]), at - before


def _going_on(
    before: str, here: str, written: str, after: str, start: str
) -> tuple[str, str | None]:
    """How a text goes on behind a word, and what makes a sentence of it; no ending if nothing does.

    Who writes a word before others may want to replace them: where both together say nothing, the rest of
    the clause is left out, or the rest of the line.
    """
    clause, row = _clause(after), after.partition("\n")[0]
    for left_out in dict.fromkeys(("", clause, row)):
        rest = after[len(left_out) :]
        ending = _ending(before + here, rest, start)
        if ending is not None or (written and is_sentence(before + written + rest, start)):
            return rest, ending
    return after[len(row) :], None


def _clause(text: str) -> str:
    """What stands before the next end of a sentence."""
    return BREAK.split(text, maxsplit=1)[0]


def _ending(before: str, after: str, start: str) -> str | None:
    """What makes a sentence of a text that breaks off."""
    for ending in ENDINGS if not _clause(after).strip() else ENDINGS[:1]:
        if is_sentence(f"{before}{ending}{after}", start):
            return ending
    return None


def _group(world: World, name: str) -> object:
    """What decides whether a name fits: documents of a kind fit alike, and so do queries that give the same.

    What a verb or a query takes can still be written behind it, except what it takes by name from around it.
    """
    groups: list[object] = [("document", thing.kind) for thing in world.things.get(name, [])]
    groups += [("value", enum) for enum in world.enum_of.get(name, [])]
    groups += [("scenario",)] if name in world.scenarios else []
    if name in world.zones:
        zone = world.zones[name]
        groups.append(("zone", zone.each, zone.ordered))
    for routine in (world.routine("query", name), world.routine("verb", name)):
        if routine is not None:
            hidden = [p for p in routine.params if p.prep == "" and p.default is None]
            around = tuple([(p.name, str(p.type)) for p in hidden])
            alone = len(hidden) == len(routine.params)
            groups.append((routine.form, str(routine.gives), alone, around))
    kernel = name in FUNCTIONS or name in VERBS
    return groups[0] if len(groups) == 1 and not kernel else name


def _is_final(world: World, name: str) -> bool:
    """Whether no more words make something else of it: of a truth, nothing but a truth can come."""
    if name in world.zones or name in world.things or name in world.kinds or name in FUNCTIONS:
        return False
    query = world.routine("query", name)
    return query is not None and query.gives == TRUTH


def _form(world: World, name: str) -> str:
    for form in ("verb", "query", "event", "action", "window", "phase"):
        if world.routine(form, name) is not None:
            return form
    if name in FUNCTIONS or name in VERBS:
        return "function" if name in FUNCTIONS else "verb"
    for form, group in (
        ("kind", world.kinds), ("noun", world.nouns), ("adjective", world.adjectives),
        ("zone", world.zones), ("value", world.enum_of), ("scenario", world.scenarios),
    ):  # fmt: skip
        if name in group:
            return form
    things = world.things.get(name)
    return things[0].kind if things else "name"


# ------------------------------------------------------------------ trying out


@dataclass(frozen=True, slots=True)
class _Bearer:
    """A document of a pack's kind, resolved, with the field whose effects are written."""

    world: World
    thing: Thing
    key: str

    def bears(self, scalar: Scalar) -> Thing:
        return replace(self.thing, effects={self.key: [scalar]})


def _bearer(world: World, pack: str, path: str, body: Fields, scalar: Scalar) -> _Bearer | None:
    """Who has the effects that a text tells, in the place of the one that has its name."""
    kind, head = next(iter(body.entries.items()))
    if kind not in world.kinds or kind in KERNEL_KINDS or not isinstance(head, Scalar):
        return None
    name = name_of(kind, head.text)
    draft, own = draft_of(world), f"{pack}.{name}"
    for thing in [t for t in draft.all_things if t.id == own or t.id.startswith(f"{own}.")]:
        for key in {thing.short, thing.id, thing.id.split(".", 1)[1]}:
            draft.things[key] = [t for t in draft.things[key] if t is not thing]
    start = len(draft.all_things)
    with suppress(ContentError):
        document = Document(kind, head.text, body, head.span, pack, path)
        resolve_thing(draft, document, Report())
    for thing in draft.all_things[start:]:
        for key, scalars in thing.effects.items():
            if any(one is scalar for one in scalars):
                return _Bearer(draft, thing, key)
    return None


def _checked(draft: Draft, pack: str, path: str, body: Fields) -> Findings:
    """What is wrong with one document, in the place of the one that has its name."""
    kind, head = next(iter(body.entries.items()))
    found = Findings()
    if not isinstance(head, Scalar):
        return found
    document = Document(kind, head.text, body, head.span, pack, path)
    name = name_of(kind, head.text)
    with suppress(ContentError):
        if kind == "test":
            return compile_test(draft, document, write=False).report
        if kind in ROUTINES:
            draft.routines.setdefault(kind, {}).pop(name, None)
            resolve_routine(draft, document, Report())
            routine = draft.routine(kind, name)
            if routine is not None:
                check_routine(draft, routine, found)
        elif kind in ("noun", "adjective"):
            resolve_noun(draft, document, Report())
            noun = (draft.nouns if kind == "noun" else draft.adjectives).get(name)
            if noun is not None and noun.where is not None:
                check_noun(draft, noun.kind, noun.where, found)
        elif kind in ("law", "scenario"):
            resolve_kernel_thing(draft, document, Report())
            if kind == "scenario":
                check_scenario(draft, draft.scenarios[name], found)
            else:
                check_effects(draft, draft.laws[-1], found)
    return found


def put(document: Fields, trail: tuple[str | int, ...], scalar: Scalar) -> Fields:
    """The document with another text in one place."""
    made = _put(document, trail, scalar)
    assert isinstance(made, Fields)
    return made


def _put(value: Value, trail: tuple[str | int, ...], scalar: Scalar) -> Value:
    if not trail:
        return scalar
    step, rest = trail[0], trail[1:]
    if isinstance(value, Fields) and isinstance(step, str):
        inner = _put(value.entries[step], rest, scalar)
        return replace(value, entries={**value.entries, step: inner})
    assert isinstance(value, Items)
    items = [_put(v, rest, scalar) if n == step else v for n, v in enumerate(value.items)]
    return replace(value, items=tuple(items))


def _value(value: Value, trail: Iterable[str | int]) -> Value | None:
    for step in trail:
        if isinstance(value, Fields) and isinstance(step, str):
            value = value.entries[step]
        elif isinstance(value, Items) and isinstance(step, int):
            value = value.items[step]
        else:
            return None
    return value
