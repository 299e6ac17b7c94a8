"""The figures, for the terminal and as a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bench.typos.judge import Verdict

AIMS = (("caught", 98), ("on the right line", 95), ("with the right suggestion", 80))


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


def table(verdicts: Sequence[Verdict]) -> str:
    """One row a sort of slip, and one for all."""
    sorts = sorted({v.slip.sort for v in verdicts})
    rows = [
        "| slip | made | same meaning | caught | right line | right column | right suggestion |"
    ]
    rows.append("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for sort in [*sorts, "all"]:
        mine = [v for v in verdicts if sort in ("all", v.slip.sort)]
        real = [v for v in mine if v.changed]
        asked = [v for v in real if v.helped is not None]
        cells = [
            share(sum(v.caught for v in real), len(real)),
            share(sum(v.right_line for v in real), len(real)),
            share(sum(v.right_column for v in real), len(real)),
            share(sum(bool(v.helped) for v in asked), len(asked)),
        ]
        rows.append(f"| {sort} | {len(mine)} | {len(mine) - len(real)} | {' | '.join(cells)} |")
    return "\n".join(rows)


def summary(verdicts: Sequence[Verdict], seconds: float) -> str:
    noise = Counter(min(v.told, 10) for v in verdicts if v.changed)
    alone = share(noise[1], sum(noise.values()))
    return f"{table(verdicts)}\n\nOne mistake, one message: {alone}. {seconds:.0f} s"


def misses(verdicts: Sequence[Verdict]) -> str:
    lines = []
    for v in verdicts:
        if not v.changed or (v.caught and v.right_line and v.helped is not False):
            continue
        what = "not caught" if not v.caught else "wrong line" if not v.right_line else "no help"
        wrong = v.slip.wrong.replace("\n", "\\n")
        lines.append(
            f"{what}: {v.slip.sort}: {v.slip.path}:{v.line}:{v.column} `{wrong}` "
            f"(wants `{v.slip.wants}`) -> {v.said} [{v.told}]"
        )
    return "\n".join(sorted(lines))


def page(verdicts: Sequence[Verdict], seed: int) -> str:
    return table(verdicts)
