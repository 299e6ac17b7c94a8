"""Mutants: rules and cards with one small change each, and what must be compiled again."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace

from compiler.check.check import files_of
from compiler.language.mutations import Mutation, mutations, negated
from compiler.language.parse import ParsedScalar, read
from compiler.model.definitions import Noun, Thing, World
from compiler.schema.kinds import Kind, StateDef
from compiler.source.diagnostics import Report
from compiler.source.module_names import safe
from compiler.source.positions import Fields, Items, Scalar, Span, Value

NAME = re.compile(r"[a-z_][a-z0-9_]*")
WAITS = re.compile(r"\b(on|before|instead)\s+(?:of\s+)?(?:any\s+)?([a-z_][a-z0-9_]*)")
READ_AS = {"do": "block", "is": "expression", "if": "expression", "asks": "expression"}


Put = Callable[[World, Scalar], World]  # put another text in place of one


@dataclass(frozen=True, slots=True)
class Mutant:
    """A pack with one small change."""

    document: str  # as in `verb strike`
    rules: tuple[str, ...]  # the ids of the rules that the document depends on
    span: Span
    sort: str
    words: str
    apply: Callable[[World], World]  # make the change, in a process of its own
    files: tuple[str, ...] | None  # to be compiled again; None: all
    frame: bool = False  # whether the modules of the pack as a whole are, too
    # A test can only notice the change if it reaches one of these lines or reads this field of a document,
    # or if this event happens while the document is in play; if there is neither line nor field, any test may.
    lines: frozenset[tuple[str, int]] = frozenset()
    event: str = ""
    field: tuple[str, str] | None = None  # the id of the document, and the name in its module
    id: str = ""  # of the document whose text may be different
    says: frozenset[str] = frozenset()  # tests that say one of these words are compiled again, too
    number: int = 1  # among those of its document with the same words, in the order of the text

    @property
    def name(self) -> tuple[str, str, int]:
        """What tells it from all others, also when lines are added above it."""
        return self.document, self.words, self.number


def mutants_of(world: World, of: str = "") -> list[Mutant]:
    """All small changes of what a pack itself says, in the order of files and lines.

    The pack is that of the world, or one `of` those that it requires.
    """
    own = of or world.pack
    found: list[Mutant] = []
    advice = advice_for_bots(world)
    said = words_of_rules(world)
    moments = bare_moments(world)
    split = verbs_of_set_ups(world)
    for form, routines in world.routines.items():
        for name, routine in routines.items():
            if routine.pack == own and (form, name) not in advice:
                found += _of_routine(world, form, name, form == "phase" or name in split)
    words = words_of_files(world)
    for noun in [*world.nouns.values(), *world.adjectives.values()]:
        if noun.pack == own and noun.where is not None:
            found += _of_noun(world, noun, noun.where, words)
    for thing in [*world.all_things, *world.laws]:
        if thing.pack == own:
            found += _of_effects(thing, moments)
            found += _of_data(world, thing, said)
    for scenario in world.scenarios.values():
        setup = scenario.body.entries.get("setup")
        if scenario.pack == own and isinstance(setup, Scalar):
            site = _Site(f"scenario {scenario.short}", scenario.body, "", True)
            found += site.changes(setup, "block", _into(scenario.body.entries, "setup"))
        if scenario.pack == own:
            found += _of_data(world, scenario, said)
    found += _of_states(world, words, own)
    return _numbered(sorted(found, key=lambda m: (m.span, m.sort, m.words)))


def _numbered(mutants: list[Mutant]) -> list[Mutant]:
    """With the numbers of those that only their places tell apart, such as two `1` -> `2` in one verb."""
    alike: Counter[tuple[str, str]] = Counter()
    found: list[Mutant] = []
    for mutant in mutants:
        alike[mutant.document, mutant.words] += 1
        found.append(replace(mutant, number=alike[mutant.document, mutant.words]))
    return found


def advice_for_bots(world: World) -> set[tuple[str, str]]:
    """What only bots ask for: evaluations, and the queries that they use and nothing else does."""
    said = words_of_rules(world)
    queries = world.routines.get("query", {})
    evaluations = world.routines.get("evaluation", {})
    waiting = set().union(*[words_in(each.body) for each in evaluations.values()])
    found = {("evaluation", name) for name in evaluations}
    while waiting:
        name = waiting.pop()
        if name in queries and name not in said and ("query", name) not in found:
            found.add(("query", name))
            waiting |= words_in(queries[name].body)
    return found


def words_of_rules(world: World) -> set[str]:
    """The words of everything that counts in a game or is shown: of all but evaluations and the queries for them."""
    queries = world.routines.get("query", {})
    bodies = [r.body for form, rs in world.routines.items() if form != "query" for r in rs.values()]
    bodies = [body for body in bodies if "evaluation" not in body.entries]
    things = [*world.all_things, *world.laws, *world.scenarios.values(), *world.campaigns]
    bodies += [thing.body for thing in things]
    said = set().union(*[words_in(body) for body in bodies])
    for noun in [*world.nouns.values(), *world.adjectives.values()]:
        said |= words_in(noun.where) if noun.where is not None else set()
    for kind in world.kinds.values():
        said |= words_in(kind.face) if kind.face is not None else set()
        said |= {*NAME.findall(kind.title), *kind.merges}
        for state in kind.state.values():
            said |= words_in(state.start) if state.start is not None else set()
            said |= set(NAME.findall(state.shown))
    # Costs are asked for by the name of what is paid; distances may be measured by these two.
    said |= {"within", "adjacent", *[name for name in queries if name.startswith("has_")]}
    waiting = said & queries.keys()
    asked: set[str] = set()
    while waiting:
        name = waiting.pop()
        asked.add(name)
        said |= words_in(queries[name].body)
        waiting = (said & queries.keys()) - asked
    return said


def bare_moments(world: World) -> set[str]:
    """The events that do nothing themselves and that all who wait for them name in one way.

    There it is the same whether something happens before such an event or on it.
    """
    timings: dict[str, set[str]] = {}
    for thing in [*world.all_things, *world.laws]:
        for scalar in itertools.chain(*thing.effects.values()):
            for timing, event in WAITS.findall(scalar.text):
                timings.setdefault(event, set()).add(timing)
    events = world.routines.get("event", {})
    return {
        name
        for name, event in events.items()
        if "do" not in event.body.entries and len(timings.get(name, ())) == 1
    }


def verbs_of_set_ups(world: World) -> set[str]:
    """The verbs that set-ups call: halves of them are written where the set-up is, too."""
    verbs = world.routines.get("verb", {})
    setups = [scenario.body.entries.get("setup") for scenario in world.scenarios.values()]
    waiting = set().union(*[words_in(setup) for setup in setups if setup is not None])
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in verbs and name not in found:
            found.add(name)
            waiting |= words_in(verbs[name].body)
    return found


def words_of_files(world: World) -> dict[str, set[str]]:
    """The words of the rules and cards of each file."""
    found: dict[str, set[str]] = {}
    for path, part in files_of(world).items():
        bodies: list[Value] = [routine.body for routine in part.routines]
        bodies += [thing.body for thing in (*part.things, *part.laws)]
        bodies += [noun.where for noun in part.nouns if noun.where is not None]
        found[path] = set().union(*[words_in(body) for body in bodies])
    return found


def words_in(value: Value) -> set[str]:
    """The words of all texts below a value."""
    match value:
        case Fields():
            return set().union(*[words_in(v) for v in value.entries.values()])
        case Items():
            return set().union(*[words_in(v) for v in value.items])
        case _:
            return set(NAME.findall(value.text))


@dataclass(frozen=True, slots=True)
class _Site:
    """Where a text of the language is."""

    document: str
    body: Fields
    path: str  # of the file whose module holds it; empty: that of the pack as a whole does
    frame: bool = False
    asked: tuple[str, int] | None = None  # the line that tells that it is asked for at all
    id: str = ""
    moments: AbstractSet[str] = frozenset()  # where `on` and `before` are the same

    def changes(
        self, scalar: Scalar, way: str, put: Put, condition: bool = False
    ) -> Iterator[Mutant]:
        tree = read(scalar, way, Report())
        if tree is None:
            return
        found = list(mutations(tree, scalar.text))
        if condition:
            found += negated(tree, scalar.text)
        for change in found:
            if change.sort != "timing" or scalar.text[slice(*change.pos)] not in self.moments:
                yield self.mutant(scalar, change, put)

    def mutant(self, scalar: Scalar, change: Mutation, put: Put) -> Mutant:
        start, end = change.pos
        span = scalar.at(start, end - start)
        at = scalar.at(change.at[0])
        return Mutant(
            self.document,
            rules_of(self.body),
            span,
            change.sort,
            change.words,
            lambda world: put(world, ParsedScalar.of(scalar, change.tree)),
            (self.path,) if self.path else (),
            self.frame,
            frozenset([self.asked or (at.path, at.line)]),
            change.event,
            id=self.id,
        )


def _of_routine(world: World, form: str, name: str, frame: bool) -> Iterator[Mutant]:
    routine = world.routines[form][name]
    entries = routine.body.entries
    asked = (routine.words_path, routine.span.line)
    site = _Site(f"{form} {name}", routine.body, routine.path, frame)
    for key, way in READ_AS.items():
        scalar = entries.get(key)
        if isinstance(scalar, Scalar):
            here = site if key == "do" else replace(site, asked=asked)
            yield from here.changes(scalar, way, _into(entries, key), key == "if")
    choose = entries.get("choose")
    for key, scalar in choose.entries.items() if isinstance(choose, Fields) else ():
        if isinstance(scalar, Scalar) and isinstance(choose, Fields):
            put = _into(choose.entries, key)
            yield from replace(site, asked=asked).changes(scalar, "expression", put)


def _of_noun(
    world: World, noun: Noun, where: Scalar, words: dict[str, set[str]]
) -> Iterator[Mutant]:
    def put(world: World, scalar: Scalar) -> World:
        changed = replace(noun, where=scalar)
        return replace(
            world,
            nouns={n: changed if known is noun else known for n, known in world.nouns.items()},
            adjectives={
                n: changed if known is noun else known for n, known in world.adjectives.items()
            },
        )

    body = Fields({}, {}, noun.span)
    site = _Site(f"{noun.form} {noun.name}", body, noun.path)
    for mutant in site.changes(where, "expression", put, condition=True):
        # A use of the noun includes its condition.
        says = _said_with(world, noun)
        # Auras without nouns apply to friendly pieces.
        files = None if "friendly" in says else _files_that_say(says, words)
        yield replace(mutant, files=files, frame=True, lines=frozenset(), says=says)


def _files_that_say(says: AbstractSet[str], words: dict[str, set[str]]) -> tuple[str, ...]:
    return tuple([path for path, said in words.items() if not said.isdisjoint(says)])


def _said_with(world: World, noun: Noun) -> frozenset[str]:
    """The words that mean something else when a noun does: itself, and all nouns defined by it."""
    found: set[str] = set()
    waiting = [noun]
    while waiting:
        one = waiting.pop()
        found |= {one.name, one.plural}
        waiting += [
            other
            for other in [*world.nouns.values(), *world.adjectives.values()]
            if other.name not in found
            and (
                other.kind == one.name
                or (other.where and not found.isdisjoint(words_in(other.where)))
            )
        ]
    return frozenset(found)


def _of_effects(thing: Thing, moments: set[str]) -> Iterator[Mutant]:
    document = f"{thing.kind} {thing.short}"
    site = _Site(document, thing.body, thing.path, id=thing.id, moments=moments)
    for scalars in thing.effects.values():
        for index, scalar in enumerate(scalars):

            def put(
                world: World, new: Scalar, scalars: list[Scalar] = scalars, index: int = index
            ) -> World:
                scalars[index] = new
                return world

            for mutant in site.changes(scalar, "effects", put):
                if thing.kind != "law" or mutant.sort != "bearer":  # a law has no bearer
                    yield mutant


def _of_data(world: World, thing: Thing, said: set[str]) -> Iterator[Mutant]:
    """Numbers, truth values and words of a document, as they are written; not those that only bots read."""
    for name, field in world.fields(thing.kind).items() if thing.kind in world.kinds else ():
        written = thing.body.entries.get(name)
        if not isinstance(written, Scalar) or (name not in said and not field.prints):
            continue
        old = thing.values.get(name)
        new: object = None
        if field.type.form == "enum" and isinstance(old, str):
            values = world.enums.get(field.type.name, ())
            if old in values and len(values) > 1:
                new = values[(values.index(old) + 1) % len(values)]
        elif isinstance(old, bool):
            new = not old
        elif isinstance(old, int):
            new = old - 1 if old > 1 else old + 1
        if new is None:
            continue

        def change(world: World, name: str = name, new: object = new) -> World:
            thing.values[name] = new
            return world

        yield Mutant(
            f"{thing.kind} {thing.short}",
            rules_of(thing.body),
            written.span,
            "data",
            f"{name}: `{written.text}` -> `{str(new).lower()}`",
            change,
            (thing.path,) if thing.kind != "scenario" else (),
            thing.kind == "scenario",
            field=(thing.id if thing.kind != "scenario" else thing.short, safe(name)),
            id=thing.id,
        )


def _of_states(world: World, words: dict[str, set[str]], own: str) -> Iterator[Mutant]:
    """The bounds of what changes in play."""
    for kind in world.kinds.values():
        for name, state in kind.state.items():
            if world.pack_at(state.span) != own:
                continue
            for told, had, free in (
                ("minimum", state.least, replace(state, least=None)),
                ("maximum", state.most, replace(state, most=None)),
            ):
                if had is None:
                    continue

                def change(world: World, kind: Kind = kind, free: StateDef = free) -> World:
                    other = replace(kind, state={**kind.state, free.name: free})
                    return replace(world, kinds={**world.kinds, kind.name: other})

                says = frozenset([name])
                yield Mutant(
                    f"kind {kind.name}",
                    (),
                    state.span,
                    "bound",
                    f"the {told} of `{name}` left out",
                    change,
                    _files_that_say(says, words),
                    True,
                    says=says,
                )


def _into(entries: dict[str, Value], key: str) -> Put:
    def put(world: World, scalar: Scalar) -> World:
        entries[key] = scalar
        return world

    return put


def rules_of(body: Fields) -> tuple[str, ...]:
    """The ids of the rules that a document depends on."""
    value = body.entries.get("rules")
    items = value.items if isinstance(value, Items) else ()
    return tuple([item.text for item in items if isinstance(item, Scalar)])
