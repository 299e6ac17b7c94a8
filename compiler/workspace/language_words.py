"""The words of the language that can stand at a place: what the grammar takes, and names that fit.

Names are those among which the checker itself looks when a word is unknown. Each of them is tried out in the
place of the word; one that would be a mistake there is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace

from compiler.build.rule_tests import compile_test
from compiler.check.effects import check_effects
from compiler.check.facts import Findings
from compiler.check.routines import check_noun, check_routine
from compiler.check.scenarios import check_scenario
from compiler.language.parse import accepted, is_sentence
from compiler.language.syntax_builder import RESERVED
from compiler.model.builtins import FUNCTIONS, VERBS
from compiler.model.definitions import World
from compiler.model.draft import draft_of
from compiler.model.resolve import ROUTINES
from compiler.model.resolve_routines import resolve_noun, resolve_routine
from compiler.model.resolve_things import resolve_kernel_thing, resolve_thing
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
) -> Iterator[Offer]:
    """What can be written instead of `here`, which stands at an offset of a text in a document."""
    scalar = _value(document, trail)
    if not isinstance(scalar, Scalar):
        return
    before, after = scalar.text[:at], scalar.text[at + len(here) :]

    def findings(word: str, ending: str) -> Findings:
        text = f"{before}{word}{ending}{after}"
        made = put(document, trail, Scalar(text, text, scalar.span, scalar.rows))
        return _checked(world, pack, path, made)

    def wrong(word: str, ending: str) -> set[str]:
        """The codes of mistakes that a word makes at the place."""
        place = scalar.at(at)
        return {
            d.code
            for d in findings(word, ending).errors
            if (d.span.line, d.span.column) == (place.line, place.column)
            and d.code not in UNFINISHED
        }

    def fits(word: str, unfinished: bool) -> bool:
        ending = _ending(before + word, after, start)
        if ending is None:
            return unfinished  # nobody knows yet what will follow
        codes = wrong(word, ending)
        named = word not in RESERVED
        return not codes or (named and codes <= NOT_YET and leads_on(word))

    def leads_on(word: str) -> bool:
        """Whether something of it may fit, as `self.hp` where a number is wanted."""
        ending = _ending(f"{before}{word}.{FIELD}", after, start)
        if ending is None:
            return False
        with names_for(FIELD) as fields:
            codes = wrong(f"{word}.{FIELD}", ending)
        return bool(fields) and codes <= {"E0209"}

    for keyword in sorted(accepted(before, start)):
        if keyword.startswith(begun) and fits(keyword, not after.partition("\n")[0].strip()):
            yield keyword, "word", ""
    ending = _ending(before + here, after, start)
    if ending is None:
        return
    with names_for(here) as names:
        findings(here, ending)
    alike: dict[object, bool] = {}
    for name in sorted(names):
        if name.startswith(begun) and name.isidentifier() and name not in RESERVED:
            group = _group(world, name)
            if group not in alike:
                alike[group] = fits(name, False)
            if alike[group]:
                yield name, _form(world, name), ""


def _ending(before: str, after: str, start: str) -> str | None:
    """What makes a sentence of a text that breaks off."""
    rest = after.partition("\n")[0].strip()
    for ending in ENDINGS if not rest else ENDINGS[:1]:
        if is_sentence(f"{before}{ending}{after}", start):
            return ending
    return None


def _group(world: World, name: str) -> object:
    """Documents of one kind, and values of one enumeration, fit alike."""
    things, enums = world.things.get(name, []), world.enum_of.get(name, [])
    if name in world.zones or world.routine("query", name) or len(things) + len(enums) != 1:
        return name
    return ("document", things[0].kind) if things else ("value", enums[0])


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


def _checked(world: World, pack: str, path: str, body: Fields) -> Findings:
    """What is wrong with one document, in the place of the one that has its name."""
    kind, head = next(iter(body.entries.items()))
    found = Findings()
    if not isinstance(head, Scalar):
        return found
    document = Document(kind, head.text, body, head.span, pack, path)
    name = name_of(kind, head.text)
    with suppress(ContentError):
        if kind == "test":
            return compile_test(world, document, write=False).report
        draft = draft_of(world)
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
        elif kind in draft.kinds:
            own = f"{pack}.{name}"
            gone = [t for t in draft.all_things if t.id == own or t.id.startswith(f"{own}.")]
            for thing in gone:
                for key in {thing.short, thing.id, thing.id.split(".", 1)[1]}:
                    draft.things[key] = [t for t in draft.things[key] if t is not thing]
            start = len(draft.all_things)
            resolve_thing(draft, document, Report())
            for thing in draft.all_things[start:]:
                check_effects(draft, thing, found)
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
