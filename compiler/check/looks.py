"""Looks: how maps, zones and pieces are drawn on the table in the browser.

before   kind: unit                                  after   {"kinds": {"unit": {"shape": "disc", "badges":
         look: {shape: disc, badges: {hp: heart}}             {"hp": "heart"}}}, "maps": {}, "zones": {}}

Shapes, icons, colours and grounds are closed lists of the schemas. What a look says about fields, state, values and
documents is checked here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

from compiler.check.facts import Findings
from compiler.language.types import Type
from compiler.model.definitions import World
from compiler.schema.schema_messages import listed
from compiler.source.diagnostics import Related, did_you_mean
from compiler.source.positions import Fields, Scalar, Span, Value, plain

BY, ELSE = "by", "else"
ALL = "*"  # instead of a map: all of them
CHOICES = ("shape", "icon", "colour")
OF_PIECES = (*CHOICES, "picture", "badges", "under", "spread", "letters", "documents")
BADGES = ("number", "truth", "text", "enum")


def check_looks(world: World, report: Findings) -> None:
    """Report what is wrong with the looks of a pack and of those it requires."""
    for (form, id), look in world.looks.items():
        if form == "kind" and id != "space":
            _check_kind(world, id, look, report)
        elif form == "kind":
            _check_words(look, [w for w in look.keys if w not in OF_PIECES], "spaces", report)
        if form == "map" or id == "space":
            _check_map(world, look, report)
    _check_alike(world, report)


def _check_kind(world: World, kind: str, look: Fields, report: Findings) -> None:
    if not world.is_a(kind, "piece"):
        report.error(
            "E0600",
            f"a `{kind}` is not a piece, and is not drawn",
            look.span,
            "give the look to a kind of pieces (`piece: true`)",
        )
        return
    _check_words(look, OF_PIECES, "pieces", report)
    for key in CHOICES:
        chosen = look.entries.get(key)
        by = chosen.entries.get(BY) if isinstance(chosen, Fields) else None
        if isinstance(chosen, Fields) and isinstance(by, Scalar):
            type_ = _part(world, kind, by, report)
            if type_ is not None:
                _check_values(world, chosen, type_, (BY, ELSE), by.text, report)
    badges = look.entries.get("badges")
    for name in badges.entries if isinstance(badges, Fields) else ():
        assert isinstance(badges, Fields)
        type_ = _part(world, kind, badges.keys[name], report)
        if type_ is not None and type_.form not in BADGES:
            report.error(
                "E0600",
                f"a badge shows a number, a word or a condition, and `{name}` is {type_.in_words}",
                badges.keys[name].span,
                "name another field",
            )
    spread = look.entries.get("spread")
    if isinstance(spread, Scalar):
        type_ = _part(world, kind, spread, report)
        if type_ is not None and str(type_) != "list of space":
            report.error(
                "E0600",
                f"a piece is drawn over a list of spaces, and `{spread.text}` is {type_.in_words}",
                spread.span,
                "name state of the type `list of space`",
            )
    documents = look.entries.get("documents")
    for name in documents.entries if isinstance(documents, Fields) else ():
        assert isinstance(documents, Fields)
        span = documents.keys[name].span
        found = [t for t in world.things.get(name, ()) if world.is_a(t.kind, kind)]
        if found:
            report.use(f"document {found[0].id}", span)
            continue
        known = [t.short for t in world.all_things if world.is_a(t.kind, kind)]
        said = f"there is no {kind} `{name}`"
        report.error("E0201", said, span, did_you_mean(name, known), subject=name)


def _check_words(look: Fields, known: Iterable[str], of: str, report: Findings) -> None:
    """Kinds of pieces and `kind: space` have other words in their looks."""
    for name, key in look.keys.items():
        if name not in known:
            said = f"`{name}` says nothing about how {of} look"
            report.error("E0600", said, key.span, "leave it out")


def _part(world: World, kind: str, name: Scalar, report: Findings) -> Type | None:
    """The type of a field or of state of a kind, or an error."""
    field, state = world.field(kind, name.text), world.state(kind, name.text)
    if field is not None or state is not None:
        report.use(f"field {kind}.{name.text}", name.span)
        return field.type if field is not None else state.type if state is not None else None
    known = [*world.fields(kind), *(s for k in world.chain(kind) for s in k.state)]
    said = f"`{kind}` has no field `{name.text}`"
    report.error("E0209", said, name.span, did_you_mean(name.text, known), subject=name.text)
    return None


def _check_map(world: World, look: Fields, report: Findings) -> None:
    grounds = look.entries.get("grounds")
    for name, words in grounds.entries.items() if isinstance(grounds, Fields) else ():
        assert isinstance(grounds, Fields)
        type_ = _part(world, "space", grounds.keys[name], report)
        if type_ is not None and isinstance(words, Fields):
            _check_values(world, words, type_, ("any",), name, report)
    pieces = look.entries.get("pieces")
    for name in pieces.entries if isinstance(pieces, Fields) else ():
        assert isinstance(pieces, Fields)
        if _part(world, "space", pieces.keys[name], report) is None:
            continue
        if world.state("space", name) is None:
            report.error(
                "E0600",
                f"`{name}` never changes: it is a field of spaces, not state",
                pieces.keys[name].span,
                "draw it with `grounds`",
            )


def _check_values(
    world: World,
    words: Fields,
    type_: Type,
    others: Collection[str],
    name: str,
    report: Findings,
) -> None:
    """A look for each value: only of values that there are."""
    known: Iterable[str] | None = None
    if type_.form == "enum":
        known = world.enums.get(type_.name, ())
    elif type_.form == "truth":
        known = ("true", "false")
    elif type_.form not in ("number", "text", "player", "definition"):
        said = f"a look goes by a number, a word, a condition or a document, and `{name}` is {type_.in_words}"
        report.error("E0600", said, words.span, "name another field")
        return
    for value, key in words.keys.items():
        if value in others:
            continue
        if known is not None and value not in known:
            said = f"`{name}` is never `{value}`"
            report.error(
                "E0201",
                said,
                key.span,
                did_you_mean(value, known) or f"its values are {listed(list(known))}",
                subject=value,
            )
        elif type_.form == "enum":
            report.use(f"value {type_.name}.{value}", key.span)


def _check_alike(world: World, report: Findings) -> None:
    """Warn where pieces of two kinds cannot be told apart: what they look like is the same for both."""
    first: dict[tuple[object, ...], str] = {}
    for (form, kind), look in world.looks.items():
        if form != "kind" or not any(t.kind == kind for t in world.all_things):
            continue
        whole = _whole(world, kind)
        icon, picture = whole.get("icon"), whole.get("picture")
        if picture is None and not isinstance(icon, str):
            continue  # letters, or one of several icons
        drawn = (whole.get("shape"), icon, picture, str(whole.get("colour")))
        other = first.setdefault(drawn, kind)
        if other != kind:
            there = world.looks["kind", other]
            report.warning(
                "W0600",
                f"a `{kind}` looks like a `{other}`",
                look.span,
                "give them different shapes, icons or colours",
                Related(there.span, f"the look of `{other}` is"),
            )


def _whole(world: World, kind: str) -> dict[str, Any]:
    """The look of a kind: what its own does not say, that of the kind above it says."""
    found: dict[str, Any] = {}
    for part in reversed(world.chain(kind)):
        look = world.looks.get(("kind", part.name))
        if look is not None:
            found.update({key: plain(value) for key, value in look.entries.items()})
    return found


def picture_of(world: World, kind: str, document: str) -> Scalar | None:
    """The picture that the looks of a document name: its own, else that of its kind or of one above."""
    looks = [world.looks.get(("kind", part.name)) for part in world.chain(kind)]
    known = [look.entries for look in looks if look is not None]
    own = [
        documents.entries.get(document)
        for entries in known
        if isinstance(documents := entries.get("documents"), Fields)
    ]
    for entries in (*[one.entries for one in own if isinstance(one, Fields)], *known):
        if isinstance(found := entries.get("picture"), Scalar):
            return found
    return None


def looks_data(
    world: World, picture: Callable[[str, Span], str | None] = lambda name, _: name
) -> dict[str, Any]:
    """All looks of a pack as JSON: by kind, by map, by zone; documents by their full ids.

    `picture` says how a picture, named there, is told; one for which it gives None is left out.
    """
    data: dict[str, Any] = {"kinds": {}, "maps": {}, "zones": {}}
    for (form, id), look in world.looks.items():
        found = _json(look, picture)
        if form == "kind" and "documents" in found:
            found["documents"] = {
                next(t.id for t in world.things[name] if world.is_a(t.kind, id)): own
                for name, own in found["documents"].items()
                if any(world.is_a(t.kind, id) for t in world.things.get(name, ()))
            }
        if form == "kind" and id == "space":
            data["maps"][ALL] = found
        else:
            data[f"{form}s"][id] = found
    return data


def _json(value: Value, picture: Callable[[str, Span], str | None]) -> Any:
    if not isinstance(value, Fields):
        return plain(value)
    found: dict[str, Any] = {}
    for key, inner in value.entries.items():
        if key != "picture" or not isinstance(inner, Scalar):
            found[key] = _json(inner, picture)
        elif (told := picture(inner.text, inner.span)) is not None:
            found[key] = told
    return found
