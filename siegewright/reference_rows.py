"""Markdown for the pages of the reference."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence


def code(text: str) -> str:
    """A text in backticks, whatever it holds.

    >>> code("a"), code("`")
    ('`a`', '`` ` ``')
    """
    return f"`` {text} ``" if "`" in text else f"`{text}`" if text else ""


def sentence(text: str) -> str:
    """Words of a pack as a sentence of their own; braces stay, angle brackets are no HTML."""
    text = " ".join(text.split()).replace("<", "&lt;")
    if not text:
        return ""
    text = text[:1].upper() + text[1:]
    return text if text[-1] in ".!?" else text + "."


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """The lines of a table; columns that are empty in every row are left out."""
    kept = [list(row) for row in rows]
    used = [n for n in range(len(head)) if n == 0 or any(row[n] for row in kept)]
    yield "| " + " | ".join(head[n] for n in used) + " |"
    yield "| " + " | ".join("---" for _ in used) + " |"
    for row in kept:
        yield (
            "| " + " | ".join(row[n].replace("|", "\\|").replace("<", "&lt;") for n in used) + " |"
        )
