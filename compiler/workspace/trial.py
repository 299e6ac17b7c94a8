"""A document with another text in one place, checked by itself: what would be wrong with it?"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace

from compiler.check.effects import check_effects
from compiler.check.facts import Findings
from compiler.check.routines import check_noun, check_routine
from compiler.check.scenarios import check_scenario
from compiler.model.definitions import Thing, World
from compiler.model.draft import Draft, draft_of
from compiler.model.resolve import ROUTINES
from compiler.model.resolve_routines import resolve_evaluation, resolve_noun, resolve_routine
from compiler.model.resolve_things import resolve_kernel_thing, resolve_thing
from compiler.schema.kinds import KERNEL_KINDS
from compiler.schema.validate import Document, name_of
from compiler.source.diagnostics import ContentError, Report
from compiler.source.positions import Fields, Items, Scalar, Value


class Trial:
    """A text of a document for which others are tried, all in one draft: each takes the place of the one before."""

    def __init__(
        self,
        world: World,
        pack: str,
        path: str,
        document: Fields,
        trail: tuple[str | int, ...],
        scalar: Scalar,
    ) -> None:
        self.draft = draft_of(world)
        self.kind, head = next(iter(document.entries.items()))
        self.trail = trail
        self.document: Document | None = None
        self.bearer: _Bearer | None = None
        if not isinstance(head, Scalar):
            return
        body = document
        if self.kind in ROUTINES and trail != ("do",):  # what it does comes later
            entries = {key: value for key, value in body.entries.items() if key != "do"}
            body = replace(body, entries=entries)
        self.document = Document(self.kind, head.text, body, head.span, pack, path)
        if self.kind in world.kinds and self.kind not in KERNEL_KINDS:
            self.bearer = _bearer(self.draft, self._with(scalar), scalar)

    def check(self, scalar: Scalar, report: Findings) -> None:
        """What is wrong if a text is in the place."""
        with suppress(ContentError):
            if self.bearer is not None:
                check_effects(self.draft, self.bearer.bears(scalar), report)
            elif self.document is not None:
                _check(self.draft, self._with(scalar), report)

    def _with(self, scalar: Scalar) -> Document:
        assert self.document is not None
        body = _put(self.document.body, self.trail, scalar)
        assert isinstance(body, Fields)
        return replace(self.document, body=body)


@dataclass(frozen=True, slots=True)
class _Bearer:
    """A document of a pack's kind, resolved, with the field whose effects are written."""

    thing: Thing
    key: str

    def bears(self, scalar: Scalar) -> Thing:
        return replace(self.thing, effects={self.key: [scalar]})


def _bearer(draft: Draft, document: Document, scalar: Scalar) -> _Bearer | None:
    """Who has the effects that a text tells, in the place of the one that has its name."""
    own = f"{document.pack}.{name_of(document.kind, document.id)}"
    for thing in [t for t in draft.all_things if t.id == own or t.id.startswith(f"{own}.")]:
        for key in {thing.short, thing.id, thing.id.split(".", 1)[1]}:
            draft.things[key] = [t for t in draft.things[key] if t is not thing]
    start = len(draft.all_things)
    with suppress(ContentError):
        resolve_thing(draft, document, Report())
    for thing in draft.all_things[start:]:
        for key, scalars in thing.effects.items():
            if any(one is scalar for one in scalars):
                return _Bearer(thing, key)
    return None


def _check(draft: Draft, document: Document, report: Findings) -> None:
    """Check one document, in the place of the one that has its name."""
    kind, name = document.kind, name_of(document.kind, document.id)
    if kind in ROUTINES:
        draft.routines.setdefault(kind, {}).pop(name, None)
        resolve_routine(draft, document, Report())
        routine = draft.routine(kind, name)
        if routine is not None:
            check_routine(draft, routine, report)
    elif kind == "evaluation":
        resolve_evaluation(draft, document)
        check_routine(draft, draft.routines[kind][name], report)
    elif kind in ("noun", "adjective"):
        resolve_noun(draft, document, Report())
        noun = (draft.nouns if kind == "noun" else draft.adjectives).get(name)
        if noun is not None and noun.where is not None:
            check_noun(draft, noun.kind, noun.where, report)
    elif kind in ("law", "scenario"):
        resolve_kernel_thing(draft, document, Report())
        if kind == "scenario":
            check_scenario(draft, draft.scenarios[name], report)
        else:
            check_effects(draft, draft.laws[-1], report)


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


def value_at(value: Value, trail: Iterable[str | int]) -> Value | None:
    """The value to which a way leads in a document."""
    for step in trail:
        if isinstance(value, Fields) and isinstance(step, str):
            value = value.entries[step]
        elif isinstance(value, Items) and isinstance(step, int):
            value = value.items[step]
        else:
            return None
    return value
