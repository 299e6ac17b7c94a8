"""The figures of a run: ratios, what they should be, and whether they are."""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

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
    lines: list[str] = []
    for part, title in TITLES.items():
        own = [row for row in rows if row.part == part]
        missing = [s for s in skipped if s.part == part]
        if not own and not missing:
            continue
        lines += [f"## ({part}) {title}", ""]
        if own:
            lines += [
                "| what | against | ratio | target | met |",
                "| --- | --- | ---: | --- | --- |",
            ]
        for row in own:
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
        if own:
            lines.append("")
        lines += [f"Not measured: {s.what} ({s.why})." for s in missing]
        if missing:
            lines.append("")
    return "\n".join(lines)


def write(rows: Sequence[Row], skipped: Sequence[Skipped], quick: bool, seconds: float) -> str:
    """Keep the figures in results.json and results.md; gives the text for people."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    head = (
        "# Measurements\n\n"
        "Ratios of times (of memory where it says so), measured in one run with alternatives taking turns;\n"
        "medians of neighbouring rounds. Below 1: the first takes less. Made by `make bench`"
        + (" with `--quick`: few rounds, small packs" if quick else "")
        + f" on {python}, {platform.machine()}, in {seconds:.0f} s.\n\n"
    )
    text = head + table(rows, skipped)
    data = {
        "python": python,
        "machine": platform.machine(),
        "system": sys.platform,
        "quick": quick,
        "rows": [{**asdict(row), "figure": round(row.figure, 4), "met": row.met} for row in rows],
        "skipped": [asdict(s) for s in skipped],
    }
    (HERE / "results.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    (HERE / "results.md").write_text(text.rstrip() + "\n", encoding="utf-8")
    return text
