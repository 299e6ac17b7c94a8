"""The figures, for the terminal and as a page."""

from __future__ import annotations

from collections.abc import Sequence

from bench.typos.judge import Verdict

AIMS = (
    ("caught", 99),
    ("on the right line", 98),
    ("with the right suggestion", 95),
    ("with a fix that restores the file", 90),
)


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


def table(verdicts: Sequence[Verdict]) -> str:
    """One row a sort of slip, and one for all."""
    sorts = sorted({v.slip.sort for v in verdicts})
    rows = [
        "| typo | made | same meaning | caught | right line | right column | right suggestion | fix |"
    ]
    rows.append("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for sort in [*sorts, "all"]:
        mine = [v for v in verdicts if sort in ("all", v.slip.sort)]
        real = [v for v in mine if v.changed]
        asked = [v for v in real if v.helped is not None]
        cells = [
            share(sum(v.caught for v in real), len(real)),
            share(sum(v.right_line for v in real), len(real)),
            share(sum(v.right_column for v in real), len(real)),
            share(sum(bool(v.helped) for v in asked), len(asked)),
            share(sum(v.fixed for v in real), sum(v.caught for v in real)),
        ]
        rows.append(f"| {sort} | {len(mine)} | {len(mine) - len(real)} | {' | '.join(cells)} |")
    return "\n".join(rows)


def figures(verdicts: Sequence[Verdict]) -> dict[str, float]:
    """The shares that there are aims for, of the slips that change the meaning."""
    real = [v for v in verdicts if v.changed]
    asked = [v for v in real if v.helped is not None]
    return {
        "caught": 100 * sum(v.caught for v in real) / max(1, len(real)),
        "on the right line": 100 * sum(v.right_line for v in real) / max(1, len(real)),
        "with the right suggestion": 100 * sum(bool(v.helped) for v in asked) / max(1, len(asked)),
        "with a fix that restores the file": 100
        * sum(v.fixed for v in real)
        / max(1, sum(v.caught for v in real)),
    }


def summary(verdicts: Sequence[Verdict], seconds: float) -> str:
    real = [v for v in verdicts if v.changed]
    alone = share(sum(v.told == 1 for v in real), len(real))
    return f"{table(verdicts)}\n\nOne mistake, one message: {alone}. {seconds:.0f} s"


MISSES = ("not caught", "wrong line", "no help", "no fix")


def _missed(v: Verdict) -> str:
    """What a slip was not answered with, the worst of it; empty if all is well."""
    right = (v.caught, v.right_line, v.helped is not False, v.fixed)
    return (
        next((what for what, fine in zip(MISSES, right, strict=True) if not fine), "") * v.changed
    )


def misses(verdicts: Sequence[Verdict]) -> str:
    """Every slip that was not answered as it should be, worst first."""
    lines: dict[str, list[str]] = {}
    for v in verdicts:
        what = _missed(v)
        if not what:
            continue
        wrong = v.slip.wrong.replace("\n", " ").strip() or "(nothing)"
        wanted = (
            f", for `{v.slip.wants}`" if v.slip.wants and v.slip.sort != "dropped quote" else ""
        )
        said = f" ({v.said})" if v.said else ""
        place = f"{v.slip.path.removeprefix('content/')}:{v.line}:{v.column}"
        why = f": {WHY[v.slip.sort]}" if not v.caught and v.slip.sort in WHY else ""
        lines.setdefault(what, []).append(f"- {v.slip.sort}, {place}: `{wrong}`{wanted}{said}{why}")
    parts = []
    for what in MISSES:
        if what in lines:
            found = sorted(lines[what])
            parts.append(f"### {what.capitalize()}: {len(found)}\n\n" + "\n".join(found))
    return "\n\n".join(parts)


def page(verdicts: Sequence[Verdict], seed: int) -> str:
    """The report that is kept in docs/typos.md."""
    shares = figures(verdicts)
    aims = "\n".join(f"| {name} | {aim} % | {shares[name]:.1f} % |" for name, aim in AIMS)
    real = [v for v in verdicts if v.changed]
    alone = share(sum(v.told == 1 for v in real), len(real))
    return PAGE.format(
        count=len(verdicts),
        seed=seed,
        same=len(verdicts) - len(real),
        aims=aims,
        alone=alone,
        table=table(verdicts),
        misses=misses(verdicts),
    )


# Why a slip of a sort can be a correct text: in general, and not for this one place.
WHY = {
    "misspelt id of a definition": "nothing names it: rules walk over all of its kind, or it is a law or an evaluation",
    "misspelt name in a rule": "another name that fits there, or one that the sentence itself makes",
    "misspelt rule id": "a rule of the index that no test and no document names",
    "no quotes": "another text that is as good",
    "swapped arguments": "both are of one type, and either order has a meaning",
    "misspelt word of the language": "another word that fits there",
    "misspelt key": "another key that fits there",
    "misspelt id": "another id that fits there",
    "number out of range": "a bound of a field itself",
}

PAGE = """\
# Typos

`make typos` makes typing mistakes in the shipped packs, one at a time, compiles what could have changed, and examines the messages.
This page is its report: {count} typos with seed {seed}. {same} of them changed nothing that the compiled game or a rule test means
(decided by comparing both as syntax trees) and are not counted.

| of the typos that change the meaning (fix: of those caught) | aim | found |
| --- | ---: | ---: |
{aims}

{alone} of them are answered with exactly one message.

- *Caught*: there is a new error or warning, in the pack or, if not there, in those that require it.
- *Right line*: one of them is on the line of the typo, or, for a misspelt definition, a note leads to that line.
- *Right column*: it covers the place of the typo. A missing quote or bracket is shown at its partner, and counts as beside it.
- *Right suggestion*: its help names the original text. Slips with more than one right answer are left out.
- *Fix*: of the typos that are caught, those where an offered fix restores the file, byte for byte.

{table}

## Misses

What is not caught is another correct text: a name that happens to be one letter from another that fits as well, two arguments of
one type in the other order, a rule in the index that no test and no document names, a bound of a field itself.

{misses}
"""
