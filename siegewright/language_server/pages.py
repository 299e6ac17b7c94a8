"""Hovers as Markdown, or as plain text for editors without Markdown."""

from __future__ import annotations

from collections.abc import Iterator

from compiler import Hover, Told, markdown

MOST = 12  # values that a kind says for its documents


def page(hover: Hover, markdown: bool) -> str:
    """A hover for people."""
    parts = _markdown(hover) if markdown else _plain(hover)
    return "\n\n".join(part for part in parts if part)


def _markdown(hover: Hover) -> Iterator[str]:
    yield f"```siegewright\n{_fenced(hover.title)}\n```"
    for line in hover.text:
        yield markdown.words(line)
    own, usual = _values(hover)
    if own:
        rows = ["| field | value | from |", "| --- | --- | --- |"]
        for told in own:
            cells = (told.field, _line(told.shown), _where(told, hover.span.path))
            rows.append(
                "| "
                + " | ".join(markdown.words(c).replace("|", "\\|") or " " for c in cells)
                + " |"
            )
        yield "\n".join(rows)
    if usual:
        yield f"As usual: {markdown.words(usual)}"
    if hover.patches:
        yield "Patched:\n" + "\n".join(f"- {markdown.words(row)}" for row in hover.patches)
    if hover.rules:
        yield "Rules:\n" + "\n".join(
            f"- `{id}`" + (f" {markdown.words(says)}" if says else "") for id, says in hover.rules
        )


def _plain(hover: Hover) -> Iterator[str]:
    yield hover.title
    yield "\n".join(hover.text)
    own, usual = _values(hover)
    yield "\n".join(
        f"{told.field}: {_line(told.shown)}, {_where(told, hover.span.path)}" for told in own
    )
    yield f"As usual: {usual}" if usual else ""
    yield "\n".join(f"patched {row}" for row in hover.patches)
    yield "\n".join(f"{id}: {says}" if says else id for id, says in hover.rules)


def _values(hover: Hover) -> tuple[list[Told], str]:
    """The values that were written for a document, and those that its kind says for it."""
    said = [told for told in hover.values if told.field != "rules"]
    own = [told for told in said if not told.why.startswith("default")]
    usual = [f"{told.field} {_line(told.shown)}" for told in said if told not in own]
    more = f" and {len(usual) - MOST} more" if len(usual) > MOST else ""
    return own, ", ".join(usual[:MOST]) + more


def _where(told: Told, here: str) -> str:
    place = told.where.removeprefix(f"{here}:")
    place = f"line {place}" if place.isdecimal() else place
    return f"{place} ({told.why})" if told.why else place


def _line(text: str) -> str:
    """The first line of a value."""
    first, more, _ = text.partition("\n")
    return f"{first} ..." if more else first


def _fenced(text: str) -> str:
    return text.replace("```", "'''")
