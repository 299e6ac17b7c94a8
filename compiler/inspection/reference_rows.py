"""Tables and lists for the pages of the reference."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from compiler.source.markdown import code, row


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
        f"{code(ids[0])} to {code(ids[-1])}" if len(ids) > 3 else ", ".join(map(code, ids))
        for ids in rows
    )


def _counted(name: str) -> tuple[str, int]:
    """`wave_3` is (`wave`, 3); what does not count is itself."""
    stem, _, number = name.rpartition("_")
    return (stem, int(number)) if stem and number.isdigit() else (name, 0)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """The lines of a table of Markdown cells; columns that are empty in every row are left out."""
    kept = [list(cells) for cells in rows]
    used = [n for n in range(len(head)) if n == 0 or any(cells[n] for cells in kept)]
    yield row([head[n] for n in used])
    yield row(["---" for _ in used])
    for cells in kept:
        yield row([cells[n] for n in used])
