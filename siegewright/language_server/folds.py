"""Which rows of a file can be folded away: documents and keys by their indentation, runs of comments.

It looks at the text alone, so it also works while the file is not YAML.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fold:
    """Rows, counted from 0, of which the first one stays."""

    first: int
    last: int
    comment: bool = False


def folds(rows: list[str]) -> list[Fold]:
    """What can be folded in a text, from the outside to the inside.

    >>> folds(["- card: rain", "  cost: 1", "", "- card: sun"])
    [Fold(first=0, last=1, comment=False)]
    """
    found: list[Fold] = []
    waiting: list[tuple[int, int]] = []  # indentation and number of rows that may hold others
    last = -1  # the last row that is not empty
    notes = -1  # where a run of comments begins
    for number, row in enumerate([*rows, "---"]):
        stripped = row.strip()
        is_note = stripped.startswith("#") and number < len(rows)
        if notes >= 0 and not is_note:
            if number - 1 > notes:
                found.append(Fold(notes, number - 1, True))
            notes = -1
        elif is_note and notes < 0:
            notes = number
        if not stripped or is_note:
            continue
        depth = -1 if stripped == "---" else len(row) - len(row.lstrip())
        while waiting and waiting[-1][0] >= depth:
            first = waiting.pop()[1]
            if last > first:
                found.append(Fold(first, last))
        waiting.append((depth, number))
        last = number
    return sorted(found, key=lambda fold: (fold.first, -fold.last))
