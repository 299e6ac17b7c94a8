"""`if pack`, `unless pack` and `over`: what a document says about other packs."""

from __future__ import annotations

from collections.abc import Mapping

from compiler.source.diagnostics import Report, did_you_mean
from compiler.source.packs import Manifest
from compiler.source.positions import Fields, Items, Scalar, Value

IF, UNLESS = "if pack", "unless pack"


def applies(
    body: Fields, own: Manifest, game: Mapping[str, Manifest], report: Report
) -> Fields | None:
    """The document without its conditions, or None if one of them does not hold."""
    if IF not in body.entries and UNLESS not in body.entries:
        return body
    holds = all(name.text in game for name in _names(body, IF, own, report))
    holds = holds and not any(name.text in game for name in _names(body, UNLESS, own, report))
    if not holds:
        return None
    entries = {key: value for key, value in body.entries.items() if key not in (IF, UNLESS)}
    return Fields(entries, body.keys, body.span) if entries else None


def over_of(
    body: Fields, own: Manifest, game: Mapping[str, Manifest], report: Report
) -> tuple[str, ...]:
    """The packs whose patches this one overrides."""
    return tuple(name.text for name in _names(body, "over", own, report))


def _names(body: Fields, key: str, own: Manifest, report: Report) -> list[Scalar]:
    """The packs that a key names. Each must be in pack.yaml: a misspelt one would never hold."""
    value: Value | None = body.entries.get(key)
    items = value.items if isinstance(value, Items) else (value,)
    names = [item for item in items if isinstance(item, Scalar)]
    known = [*own.requires, *own.optional]
    for name in names:
        if name.text not in known:
            report.error(
                "E0164",
                f"`{own.id}` uses a pack that its pack.yaml does not list: `{name.text}`",
                name.span,
                did_you_mean(name.text, known)
                or f"add `{name.text}` under `optional` in its pack.yaml",
            )
        elif key != "over" and name.text in own.requires:
            always = "always counts" if key == IF else "never counts"
            report.warning(
                "W0440",
                f"`{own.id}` requires `{name.text}`, so what says `{key}: {name.text}` {always}",
                name.span,
                f"leave it out, or list `{name.text}` under `optional` in pack.yaml",
            )
    return names
