"""The figures of a run: ratios, what they should be, and whether they are."""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent

TITLES = {
    "a": "Random playouts",
    "b": "Random playouts, compiled natively",
    "c": "Builds",
    "d": "Copies of a state",
    "e": "Decisions of every pack, with bots",
    "f": "The language server",
    "g": "The table in the browser",
}


@dataclass(frozen=True, slots=True)
class Row:
    """One ratio of times (or of memory): how much the first thing takes if the second takes 1."""

    part: str  # a letter, as in TITLES
    what: str
    against: str
    figure: float
    most: float | None = None  # the ratio is to be at most this
    aim: float | None = None  # better still; missing it is not a failure
    note: str = ""

    @property
    def met(self) -> bool | None:
        """Whether the target is met; None where there is none."""
        return None if self.most is None else self.figure <= self.most


@dataclass(frozen=True, slots=True)
class Skipped:
    """Something that could not be measured here, and why."""

    part: str
    what: str
    why: str


def ratio(times: Sequence[float], others: Sequence[float]) -> float:
    """The median of the ratios of neighbours in time, so that a slow minute does not count."""
    return median(a / b for a, b in zip(times, others, strict=True))


def shown(figure: float) -> str:
    """Three digits that matter."""
    return f"{figure:.3g}" if figure < 100 else f"{figure:.0f}"


def table(rows: Sequence[Row], skipped: Sequence[Skipped]) -> str:
    """All figures as Markdown."""
    return "\n".join(
        line
        for letter in TITLES
        for line in _section(
            letter,
            [row for row in rows if row.part == letter],
            [s for s in skipped if s.part == letter],
        )
    )


def _section(
    letter: str, rows: Sequence[Row], skipped: Sequence[Skipped], measured: str = ""
) -> list[str]:
    if not rows and not skipped:
        return []
    lines = [f"## ({letter}) {TITLES[letter]}", ""]
    if measured:
        lines += [measured, ""]
    if rows:
        lines += ["| what | against | ratio | target | met |", "| --- | --- | ---: | --- | --- |"]
    for row in rows:
        wanted = "" if row.most is None else f"at most {shown(row.most)}"
        if row.aim is not None:
            wanted += f", aim {shown(row.aim)}" if wanted else f"aim {shown(row.aim)}"
        met = {True: "yes", False: "**no**", None: ""}[row.met]
        if row.met and row.aim is not None:
            met = "yes, aim too" if row.figure <= row.aim else "yes, aim not"
        elif row.met is None and row.aim is not None:
            met = "aim met" if row.figure <= row.aim else "aim **not** met"
        what = f"{row.what} ({row.note})" if row.note else row.what
        lines.append(f"| {what} | {row.against} | {shown(row.figure)} | {wanted} | {met} |")
    if rows:
        lines.append("")
    lines += [f"Not measured: {s.what} ({s.why})." for s in skipped]
    if skipped:
        lines.append("")
    return lines


def keep(rows: Sequence[Row], skipped: Sequence[Skipped]) -> None:
    """Put the figures into results.json and results.md, in place of older ones of the same sections."""
    file = HERE / "results.json"
    kept: dict[str, dict[str, Any]] = {}
    if file.exists():
        kept = json.loads(file.read_text(encoding="utf-8"))
    for letter in sorted({*(row.part for row in rows), *(s.part for s in skipped)}):
        kept[letter] = {
            "date": datetime.now(UTC).date().isoformat(),
            "python": f"{platform.python_implementation()} {platform.python_version()}",
            "machine": f"{sys.platform} {platform.machine()}",
            "rows": [
                {**asdict(row), "figure": round(row.figure, 4)}
                for row in rows
                if row.part == letter
            ],
            "skipped": [asdict(s) for s in skipped if s.part == letter],
        }
    kept = {letter: kept[letter] for letter in TITLES if letter in kept}
    lines = [
        "# Measurements",
        "",
        "Ratios of times (of memory where it says so), measured in one run with alternatives taking turns; medians of neighbouring rounds.",
        "Below 1: the first takes less. Made by `make bench`, which keeps the figures of each section that it measures.",
        "",
    ]
    for letter, found in kept.items():
        lines += _section(
            letter,
            [Row(**row) for row in found["rows"]],
            [Skipped(**s) for s in found["skipped"]],
            f"On {found['date']}, {found['python']}, {found['machine']}.",
        )
    file.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    (HERE / "results.md").write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")
