"""What files depend on in each other, by the words they use.

before   verb: push n to target          on fall: push 1
after    Outside.words["push"] = (("verb", "push", ...),): when it changes, files that say `push` are checked again

What a rule does inside is not visible to others. What every file may depend on without a word for it is `shared`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from compiler.check.sense import most_players, spaces_of
from compiler.model.definitions import Noun, Routine, World
from compiler.schema.kinds import FieldDef, Kind, StateDef
from compiler.source.positions import Fields, Scalar, Woven, plain

WORD = re.compile(r"[a-z_][a-z0-9_]*")
# Keys of a rule that others do not see: of an action and a query, types tell what others need to know.
INSIDE = frozenset({"do", "is", "if", "choose", "log", "terms", "rules", "source", "silence"})

Words = Iterator[tuple[str, object]]
Moves = Mapping[tuple[str, int], tuple[str, int, int]]  # path and line -> path, line, columns more


@dataclass(frozen=True, slots=True, eq=False)
class Outside:
    """What the files of a pack see of each other."""

    shared: object
    words: Mapping[str, tuple[object, ...]]  # all that a word can mean
    # Texts that are read where they are used: conditions of nouns, defaults of parameters.
    lent: Mapping[str, tuple[str, Scalar]]  # key -> word by which others use it, text


@dataclass(frozen=True, slots=True)
class Difference:
    """What has changed from one outside to another."""

    words: frozenset[str]
    everything: bool = False
    moved: Moves | None = None  # of texts that are lent

    def concerns(self, text: str) -> bool:
        """Whether a file with this text may see a change."""
        if self.everything:
            return True
        near = [word for word in self.words if word in text]
        return bool(near) and not set(near).isdisjoint(WORD.findall(text))


def outside_of(world: World, strict: str = "") -> Outside:
    """What files see of each other; where `strict` differs, everything has changed."""
    words: dict[str, tuple[object, ...]] = {}
    for word, meaning in _words(world):
        words[word] = (*words[word], meaning) if word in words else (meaning,)
    return Outside(_shared(world, strict), words, dict(_lent(world)))


def difference(old: Outside, new: Outside) -> Difference:
    """What has changed for files that were checked with another outside."""
    if old is new:
        return Difference(frozenset())
    if old.shared != new.shared:
        return Difference(frozenset(), True)
    changed = {
        word
        for word in old.words.keys() | new.words.keys()
        if old.words.get(word) != new.words.get(word)
    }
    moved: dict[tuple[str, int], tuple[str, int, int]] = {}
    for key, (word, text) in new.lent.items():
        before = old.lent.get(key)
        if before is not None and not _follow(before[1], text, moved):
            changed.add(word)
    _spread(changed, new.lent.values())
    return Difference(frozenset(form for word in changed for form in _spoken(word)), False, moved)


def _follow(old: Scalar, new: Scalar, moved: dict[tuple[str, int], tuple[str, int, int]]) -> bool:
    """Whether places of a text can be taken along to where it is now."""
    if old is new or (old.rows == new.rows and old.span == new.span):
        return True
    if old.text != new.text or len(old.rows) != len(new.rows) or type(old) is not type(new):
        return False
    for number, ((line, column), (now, at)) in enumerate(zip(old.rows, new.rows, strict=True)):
        to = (new.path(number), now, at - column)
        if moved.setdefault((old.path(number), line), to) != to:
            return False  # several on one line that have moved differently
    return not isinstance(old, Woven)


def _spread(changed: set[str], lent: Iterable[tuple[str, Scalar]]) -> None:
    """Add what is said with words that mean something else now."""
    waiting = [(word, frozenset(WORD.findall(text.text))) for word, text in lent]
    before = -1
    while len(changed) != before:
        before = len(changed)
        spoken = {form for word in changed for form in _spoken(word)}
        changed.update(word for word, said in waiting if not said.isdisjoint(spoken))


def _spoken(word: str) -> Iterator[str]:
    """How a name can be written: also for several."""
    yield word
    yield f"{word}s"
    if word.endswith("y"):
        yield f"{word[:-1]}ies"


# ------------------------------------------------------------------ what there is


def _words(world: World) -> Words:
    """Each word that a pack defines, with what others see of what it means."""
    for kind in world.kinds.values():
        for field in kind.fields.values():
            yield field.name, _field(kind, field)
        for state in kind.state.values():
            yield state.name, _state(kind, state)
    for name, values in world.enums.items():
        texts, plurals = world.enum_texts.get(name, {}), world.enum_plurals.get(name, {})
        for word in (name, *values):
            yield word, ("enum", name, values, texts, plurals)
    for forms in world.routines.values():
        for routine in forms.values():
            seen = _routine(routine)
            for word in _names_of(routine):
                yield word, seen
    for noun in (*world.nouns.values(), *world.adjectives.values()):
        for word in _called(noun):
            yield word, _noun(noun)
    for zone in world.zones.values():
        rest = (zone.each, zone.ordered, zone.visible, zone.active, zone.owns, zone.shown)
        yield zone.name, ("zone", zone.name, *rest)
    for thing in world.all_things:
        for word in thing.id.split(".")[1:]:
            yield word, (thing.id, thing.kind, thing.name)
    for name, thing in world.scenarios.items():
        yield name, ("scenario", _seen(thing.body, frozenset({"setup", "rules", "source"})))
    for name, type_ in world.options.items():
        yield name, ("option", type_)
    for form, names in (
        ("map", world.maps),
        ("shape", world.shapes),
        ("space", sorted(world.space_names)),
        ("route", sorted(world.route_names)),
    ):
        for name in names:
            yield name, (form, name)


def _shared(world: World, strict: str) -> object:
    """What any file may depend on, whatever it says."""
    kinds = [
        (
            *(kind.name, kind.parent, kind.piece, kind.acts_for, kind.plural, kind.title),
            dict(kind.merges),
            _acted_for(world, kind),
        )
        for kind in world.kinds.values()
    ]
    spaces = [(name, spaces_of(thing)) for name, thing in world.maps.items()]
    former = dict(world.former)
    return (strict, kinds, spaces, former, most_players(world), world.squares_width, world.packs)


def _acted_for(world: World, kind: Kind) -> object:
    """What the abilities of a lent piece call `self`."""
    state = world.state(kind.name, kind.acts_for) if kind.acts_for else None
    return state.type if state is not None else None


def _field(kind: Kind, field: FieldDef) -> object:
    usual = plain(field.usual) if field.usual is not None else None
    return (
        *(kind.name, "field", field.type, field.written, field.required, usual),
        *(field.minimum, field.maximum, field.unlimited, field.least, field.stat),
        *(field.each, field.title, field.prints),
    )


def _state(kind: Kind, state: StateDef) -> object:
    start = state.start.text if state.start is not None else None
    return kind.name, "state", state.type, start, state.least, state.most, state.title


def _routine(routine: Routine) -> object:
    params = [
        (p.name, p.type, p.prep, p.scalar.text if p.default is not None and p.scalar else None)
        for p in routine.params
    ]
    choose = routine.body.entries.get("choose")
    chosen = list(choose.entries) if isinstance(choose, Fields) else None
    return routine.form, routine.name, params, routine.gives, chosen, _seen(routine.body, INSIDE)


def _seen(body: Fields, hidden: frozenset[str]) -> object:
    return {key: plain(value) for key, value in body.entries.items() if key not in hidden}


def _names_of(routine: Routine) -> Iterator[str]:
    """Its name; `2 actions` and `pay_actions` mean `has_actions`, too."""
    yield routine.name
    for prefix, other in (("has_", "pay_"), ("pay_", "has_")):
        if routine.name.startswith(prefix):
            bare = routine.name.removeprefix(prefix)
            yield from (bare, other + bare)


def _noun(noun: Noun) -> object:
    where = noun.where.text if noun.where is not None else None
    return noun.form, noun.name, noun.kind, where, noun.plural, noun.title, noun.text


def _called(noun: Noun) -> Iterator[str]:
    yield noun.name
    if noun.plural and noun.plural != noun.name:
        yield noun.plural
    if noun.name == "friendly":  # an aura without nouns applies to those
        yield "aura"


def _lent(world: World) -> Iterator[tuple[str, tuple[str, Scalar]]]:
    for noun in (*world.nouns.values(), *world.adjectives.values()):
        if noun.where is not None:
            for word in _called(noun):
                yield f"{noun.form} {noun.name} {word}", (word, noun.where)
    for forms in world.routines.values():
        for routine in forms.values():
            for param in routine.params:
                if param.default is not None and param.scalar is not None:
                    for word in _names_of(routine):
                        yield f"{routine.role(param.name)} {word}", (word, param.scalar)
