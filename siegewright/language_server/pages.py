"""What hovers read like: Markdown, or plain text for editors that show no other."""

from __future__ import annotations

from collections.abc import Iterator

from compiler import Hover
from compiler.tools import short
from siegewright.markdown import words

MOST = 30  # values of a document that are listed


def page(hover: Hover, markdown: bool) -> str:
    """A hover for people."""
    parts = _markdown(hover) if markdown else _plain(hover)
    return "\n\n".join(part for part in parts if part)


def _markdown(hover: Hover) -> Iterator[str]:
    yield f"```siegewright\n{_fenced(hover.title)}\n```"
    for line in hover.text:
        yield words(line)
    if hover.values:
        rows = ["| field | value | from |", "| --- | --- | --- |"]
        for told in hover.values[:MOST]:
            cells = (told.field, _line(short(told.value)), _where(told.where, told.why))
            rows.append(
                "| " + " | ".join(words(c).replace("|", "\\|") or " " for c in cells) + " |"
            )
        yield "\n".join(rows)
        if len(hover.values) > MOST:
            yield f"and {len(hover.values) - MOST} more fields"
    if hover.patches:
        yield "Patched:\n" + "\n".join(f"- {words(row)}" for row in hover.patches)
    if hover.rules:
        yield "Rules:\n" + "\n".join(
            f"- `{id}`" + (f" {words(says)}" if says else "") for id, says in hover.rules
        )


def _plain(hover: Hover) -> Iterator[str]:
    yield hover.title
    yield "\n".join(hover.text)
    yield "\n".join(
        f"{told.field}: {_line(short(told.value))}, {_where(told.where, told.why)}"
        for told in hover.values[:MOST]
    )
    yield "\n".join(f"patched {row}" for row in hover.patches)
    yield "\n".join(f"{id}: {says}" if says else id for id, says in hover.rules)


def _where(where: str, why: str) -> str:
    return f"{where} ({why})" if why else where


def _line(text: str) -> str:
    """The first line of a value."""
    first, more, _ = text.partition("\n")
    return f"{first} ..." if more else first


def _fenced(text: str) -> str:
    return text.replace("```", "'''")
