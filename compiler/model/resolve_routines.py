"""Verbs, queries, events, actions, windows, phases, nouns and zones with their signatures."""

from __future__ import annotations

import re
from collections.abc import Iterable

from compiler.language import syntax as s
from compiler.language.grammar import PREPOSITIONS
from compiler.language.parse import read
from compiler.language.plurals import plural
from compiler.language.syntax_builder import DICE, RESERVED
from compiler.language.types import NUMBER, PLAYER, SIMPLE, UNKNOWN, Type
from compiler.model.builtins import FUNCTIONS, VERBS
from compiler.model.definitions import Noun, Param, Routine, Zone
from compiler.model.draft import Draft
from compiler.model.resolve_types import (
    flag,
    head_of,
    refuse_dice,
    scalar_of,
    text_of,
    type_by_name,
    typed_value,
)
from compiler.schema.kinds import SPECIAL_KINDS
from compiler.schema.validate import Document, name_of
from compiler.source.diagnostics import Related, Report, closest, did_you_mean, one_slip
from compiler.source.positions import Fields, Scalar, Span, Value


def _stands_twice(head: Scalar, words: Iterable[s.Word], report: Report) -> None:
    """Report a parameter or a preposition that a signature has twice."""
    seen: set[str] = set()
    for word in words:
        if word.text in seen:
            start, end = word.pos
            said = f"`{word.text}` is in this signature twice"
            report.error("E0132", said, head.at(start, end - start), "keep one of the two")
        seen.add(word.text)


def resolve_routine(world: Draft, d: Document, report: Report) -> None:
    head = head_of(d)
    if name_of(d.kind, d.id) in RESERVED or DICE.fullmatch(name_of(d.kind, d.id)):
        return  # it has been reported
    tree: s.Signature | None = read(head, "signature", report)
    if tree is None:
        return
    takes = d.body.entries.get("takes")
    types: dict[str, tuple[Type, s.Expr | None]] = {}
    if isinstance(takes, Fields):
        types = {name: typed_value(world, value, report) for name, value in takes.entries.items()}
    params: list[Param] = []
    written = [(None, word) for word in tree.params] + [(p.text, w) for p, w in tree.preps]
    names = {word.text for _, word in written}
    _stands_twice(head, [*tree.params, *(w for _, w in tree.preps)], report)
    _stands_twice(head, [p for p, _ in tree.preps], report)
    for prep, word in written:
        start, end = word.pos
        span = head.at(start, end - start)
        if word.text not in types:
            type_ = type_by_name(world, word.text)
            if type_ is None and d.kind == "action":
                type_ = UNKNOWN  # `check` takes it from what the parameter is chosen from
            if type_ is None:
                _undeclared(world, d, takes, word.text, span, names, report)
                type_ = UNKNOWN
            types[word.text] = (type_, None)
        type_, default = types[word.text]
        params.append(Param(word.text, type_, prep, default, span, _written(takes, word.text)))
    if isinstance(takes, Fields):
        for name in takes.entries:
            if DICE.fullmatch(name):
                refuse_dice(name, takes.keys[name].span, report)
            if name not in names:  # not in the signature: filled by name or by default
                type_, default = types[name]
                span = takes.keys[name].span
                params.append(Param(name, type_, "", default, span, _written(takes, name)))
    gives: Type | None = None
    if d.kind in ("query", "verb"):
        value = d.body.entries.get("gives")
        gives = typed_value(world, value, report)[0] if value is not None else None
    if d.kind == "verb" and tree.name.text in (*VERBS, "add", "remove"):
        said = f"`{tree.name.text}` is a verb of the language"
        report.error("E0215", said, head.at(*tree.name.pos), "choose another name")
    if d.kind == "query" and tree.name.text in FUNCTIONS:
        report.error(
            "E0215",
            f"`{tree.name.text}` is a function of the language",
            head.at(*tree.name.pos),
            "choose another name",
            f"it gives {FUNCTIONS[tree.name.text].text}",
        )
    forms = world.routines.setdefault(d.kind, {})
    forms[tree.name.text] = Routine(
        d.kind,
        tree.name.text,
        tuple(params),
        gives,
        d.pack,
        d.path,
        d.span,
        d.body,
        text_of(d.body, "text"),
    )


# Prepositions of English that no signature has.
OTHER_PREPOSITIONS = frozenset(
    [
        "toward",
        "towards",
        "after",
        "before",
        "under",
        "beside",
        "near",
        "upon",
        "along",
        "around",
        "behind",
        "beyond",
        "without",
        "per",
        "until",
        "during",
        "about",
        "among",
    ]
)
_NO_PREPOSITION = (
    f"`{{}}` is no preposition of signatures; those are `{' '.join(sorted(PREPOSITIONS))}`"
)


def _undeclared(
    world: Draft,
    d: Document,
    takes: Value | None,
    name: str,
    span: Span,
    names: set[str],
    report: Report,
) -> None:
    """A parameter without a type; if `takes` has nearly its name, one of the two is misspelt."""
    loose = takes.entries.keys() - names if isinstance(takes, Fields) else set()
    near = closest(name, loose)
    if near and isinstance(takes, Fields) and said_in(d.body, name, ("do", "is", "text", "log")):
        report.error(
            "E0205",
            f"`{near}` is not in the signature",
            takes.keys[near].span,
            did_you_mean(near, [name]),
            Related(span, f"`{name}` is"),
            subject=near,
        )
        return
    types = [
        *SIMPLE,
        *world.enums,
        *world.nouns,
        *(k for k in world.kinds if k not in SPECIAL_KINDS),
    ]
    report.error(
        "E0205",
        f"the type of `{name}` is not declared",
        span,
        did_you_mean(name, loose)
        or did_you_mean(name, [p for p in PREPOSITIONS if one_slip(name, p)])
        or did_you_mean(name, types)
        or (_NO_PREPOSITION.format(name) if name in OTHER_PREPOSITIONS else None)
        or f"add `{name}: <type>` under `takes`",
        subject=name,
    )


def said_in(body: Fields, name: str, keys: Iterable[str]) -> bool:
    """Whether a word is in the texts of a document."""
    return any(re.search(rf"\b{name}\b", text_of(body, key)) for key in keys)


def _written(takes: Value | None, name: str) -> Scalar | None:
    value = takes.entries.get(name) if isinstance(takes, Fields) else None
    return value if isinstance(value, Scalar) else None


def resolve_evaluation(world: Draft, d: Document) -> None:
    """How good a game looks to a player: a query about the player, for those who look ahead."""
    player = Param("player", PLAYER, None, None, d.span)
    world.routines.setdefault("evaluation", {})[d.id] = Routine(
        "evaluation", d.id, (player,), NUMBER, d.pack, d.path, d.span, d.body, ""
    )


def resolve_noun(world: Draft, d: Document, report: Report) -> None:
    of = scalar_of(d.body, "of")
    kind = of.text if of else ""
    if kind not in world.kinds and kind != "piece":
        report.error(
            "E0203",
            f"unknown kind `{kind}`",
            of.span if of else d.span,
            did_you_mean(kind, world.kinds),
        )
        return
    taken = world.kinds.get(d.id) if d.kind == "noun" else None
    if taken is not None:
        related = [Related(taken.span, "the kind is")] if taken.span.line else []
        said = f"`{d.id}` is already a kind"
        report.error("E0132", said, d.span, "choose another id", *related, subject=d.id)
        return
    noun = Noun(
        d.kind,
        d.id,
        kind,
        scalar_of(d.body, "where"),
        text_of(d.body, "plural") or plural(d.id),
        d.pack,
        d.path,
        d.span,
        text_of(d.body, "text"),
        text_of(d.body, "name"),
    )
    (world.nouns if d.kind == "noun" else world.adjectives)[d.id] = noun


def resolve_zone(world: Draft, d: Document, report: Report) -> None:
    each = text_of(d.body, "each") or None
    if each is not None and each != "player" and each not in world.kinds:
        report.error(
            "E0203",
            f"unknown kind `{each}`",
            d.body.entries["each"].span,
            did_you_mean(each, [*world.kinds, "player"]),
        )
    elif each is not None and each != "player" and not world.kinds[each].piece:
        report.error(
            "E0203",
            f"`{each}` is not a kind of pieces, so none of them has a zone",
            d.body.entries["each"].span,
            f"write `piece: true` in the kind `{each}` and place its pieces, or use spaces of a map",
        )
    if flag(d.body, "owns") and each != "player":
        report.error(
            "E0334",
            f"no player owns the zone `{d.id}`, so `owns` has no effect",
            d.body.entries["owns"].span,
            "write `each: player`, or leave `owns` out",
        )
    if text_of(d.body, "visible") in ("owner", "others") and each != "player":
        report.error(
            "E0334",
            f"no player owns the zone `{d.id}`, so it has neither an owner nor others",
            d.body.entries["visible"].span,
            "write `each: player`, or who sees it: `all`, `nobody` or `count`",
        )
    world.zones[d.id] = Zone(
        d.id,
        each,
        text_of(d.body, "order", "ordered") == "ordered",
        text_of(d.body, "visible", "all"),
        flag(d.body, "active"),
        d.pack,
        d.span,
        flag(d.body, "owns"),
        flag(d.body, "shown"),
        text_of(d.body, "name"),
    )
