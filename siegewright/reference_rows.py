"""Markdown for the pages of the reference."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence


def code(text: str) -> str:
    """A text in backticks, whatever it holds.

    >>> code("a"), code("`")
    ('`a`', '`` ` ``')
    """
    return f"`` {text} ``" if "`" in text else f"`{text}`" if text else ""


def listed(ids: Iterable[str]) -> str:
    """Ids in order; of a row that only counts on, the first and the last.

    >>> listed(["b_1", "b_3", "b_2", "b_4", "a"])
    '`a`, `b_1` to `b_4`'
    """
    rows: list[list[str]] = []
    for name in sorted(ids, key=_counted):
        stem, number = _counted(name)
        if rows and number and _counted(rows[-1][-1]) == (stem, number - 1):
            rows[-1].append(name)
        else:
            rows.append([name])
    return ", ".join(
        f"{code(row[0])} to {code(row[-1])}" if len(row) > 3 else ", ".join(map(code, row))
        for row in rows
    )


def _counted(name: str) -> tuple[str, int]:
    """`wave_3` is (`wave`, 3); what does not count is itself."""
    stem, _, number = name.rpartition("_")
    return (stem, int(number)) if stem and number.isdigit() else (name, 0)


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
