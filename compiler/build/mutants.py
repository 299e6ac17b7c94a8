"""Mutants: rules and cards with one small change each, and what must be compiled again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from compiler.language.mutations import Mutation, mutations, negated
from compiler.language.parse import ParsedScalar, read
from compiler.model.definitions import Noun, Thing, World
from compiler.schema.kinds import Kind, StateDef
from compiler.source.diagnostics import Report
from compiler.source.positions import Fields, Items, Scalar, Span, Value

NAME = re.compile(r"[a-z_][a-z0-9_]*")
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
    apply: Callable[[World], World]  # make the change, in a process where nobody else looks at it
    files: tuple[str, ...] | None  # to be compiled again; None: all
    frame: bool = False  # whether the modules of the pack as a whole are, too
    # A test can only notice the change if it reaches one of these lines or reads this field of a document;
    # if there is neither, any test may.
    lines: frozenset[tuple[str, int]] = frozenset()
    field: tuple[str, str] | None = None
    id: str = ""  # of the document whose text may be different
    says: frozenset[str] = frozenset()  # tests that say one of these words are compiled again, too


def mutants_of(world: World) -> list[Mutant]:
    """All small changes of what a pack itself says, in the order of files and lines."""
    found: list[Mutant] = []
    advice = advice_for_bots(world)
    for form, routines in world.routines.items():
        for name, routine in routines.items():
            if routine.pack == world.pack and (form, name) not in advice:
                found += _of_routine(world, form, name)
    for noun in [*world.nouns.values(), *world.adjectives.values()]:
        if noun.pack == world.pack and noun.where is not None:
            found += _of_noun(world, noun, noun.where)
    for thing in [*world.all_things, *world.laws]:
        if thing.pack == world.pack:
            found += _of_effects(thing)
            found += _of_data(world, thing)
    for scenario in world.scenarios.values():
        setup = scenario.body.entries.get("setup")
        if scenario.pack == world.pack and isinstance(setup, Scalar):
            site = _Site(f"scenario {scenario.short}", scenario.body, "", True)
            found += site.changes(setup, "block", _into(scenario.body.entries, "setup"))
        if scenario.pack == world.pack:
            found += _of_data(world, scenario)
    found += _of_states(world)
    return sorted(found, key=lambda m: (m.span, m.sort, m.words))


def advice_for_bots(world: World) -> set[tuple[str, str]]:
    """What only bots ask for: evaluations, and the queries that nothing else speaks of."""
    queries = world.routines.get("query", {})
    spoken: dict[str, set[str]] = {name: words_in(query.body) for name, query in queries.items()}
    bodies = [r.body for form, rs in world.routines.items() if form != "query" for r in rs.values()]
    things = [*world.all_things, *world.laws, *world.scenarios.values(), *world.campaigns]
    bodies = [body for body in bodies if "evaluation" not in body.entries]
    bodies += [thing.body for thing in things]
    waiting = set().union(*[words_in(body) for body in bodies])
    for noun in [*world.nouns.values(), *world.adjectives.values()]:
        waiting |= set(NAME.findall(noun.where.text)) if noun.where is not None else set()
    # Costs are asked for by the name of what is paid; distances may be measured by these two.
    waiting |= {"within", "adjacent", *[name for name in queries if name.startswith("has_")]}
    asked: set[str] = set()
    while waiting:
        word = waiting.pop()
        if word in spoken and word not in asked:
            asked.add(word)
            waiting |= spoken[word]
    unasked = {("query", name) for name in queries if name not in asked}
    return unasked | {("evaluation", name) for name in world.routines.get("evaluation", {})}


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
    """Where a text of the language stands."""

    document: str
    body: Fields
    path: str  # of the file whose module holds it; empty: that of the pack as a whole does
    frame: bool = False
    asked: tuple[str, int] | None = None  # the line that tells that it is asked for at all
    id: str = ""

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
            id=self.id,
        )


def _of_routine(world: World, form: str, name: str) -> Iterator[Mutant]:
    routine = world.routines[form][name]
    entries = routine.body.entries
    asked = (routine.words_path, routine.span.line)
    site = _Site(f"{form} {name}", routine.body, routine.path, form == "phase")
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


def _of_noun(world: World, noun: Noun, where: Scalar) -> Iterator[Mutant]:
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
        # Whoever says the noun has its condition.
        says = _said_with(world, noun)
        yield replace(mutant, files=None, frame=True, lines=frozenset(), says=says)


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


def _of_effects(thing: Thing) -> Iterator[Mutant]:
    site = _Site(f"{thing.kind} {thing.short}", thing.body, thing.path, id=thing.id)
    for scalars in thing.effects.values():
        for index, scalar in enumerate(scalars):

            def put(
                world: World, new: Scalar, scalars: list[Scalar] = scalars, index: int = index
            ) -> World:
                scalars[index] = new
                return world

            for mutant in site.changes(scalar, "effects", put):
                if thing.kind != "law" or mutant.sort != "bearer":  # nobody bears a law
                    yield mutant


def _of_data(world: World, thing: Thing) -> Iterator[Mutant]:
    """Numbers, truth values and words of a document, as they are written."""
    for name, field in world.fields(thing.kind).items() if thing.kind in world.kinds else ():
        written = thing.body.entries.get(name)
        if not isinstance(written, Scalar):
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
            field=(thing.id if thing.kind != "scenario" else thing.short, name),
            id=thing.id,
        )


def _of_states(world: World) -> Iterator[Mutant]:
    """The bounds of what changes in play."""
    for kind in world.kinds.values():
        for name, state in kind.state.items():
            if world.pack_at(state.span) != world.pack:
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

                words = f"the {told} of `{name}` left out"
                document = f"kind {kind.name}"
                yield Mutant(
                    document, (), state.span, "bound", words, change, None, True,
                    says=frozenset([name]),
                )  # fmt: skip


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
