"""`python -m bench.typos [--count N] [--seed K] [PACK...]`: make slips, judge the answers, report."""

from __future__ import annotations

import argparse
import gc
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter

from bench.typos.judge import Subject, Verdict, judge, subject
from bench.typos.report import AIMS, figures, misses, page, summary
from bench.typos.slips import SLIPS, Slip
from compiler import Project, Report, inspection

ROOT = Path(__file__).resolve().parent.parent.parent
COUNT = 2100
SEED = 1


def slips(subject: Subject, count: int, chance: random.Random) -> Iterator[Slip]:
    """Different slips in a pack, each sort as often as its weight says."""
    by_role: dict[str, list[tuple[str, str, inspection.WrittenWord]]] = {}
    for path, text in subject.files.items():
        for word in inspection.written_words(subject.view, path):
            by_role.setdefault(word.role, []).append((path, text, word))
    makers = [(role, make) for role, make, weight in SLIPS for _ in range(weight)]
    seen: set[tuple[str, int, str]] = set()
    made = 0
    for _ in range(count * 50):
        role, make = chance.choice(makers)
        if not by_role.get(role):
            continue
        path, text, place = chance.choice(by_role[role])
        slip = make(path, text, place, chance)
        if slip is None or (path, slip.start, slip.wrong) in seen:
            continue
        seen.add((path, slip.start, slip.wrong))
        yield slip
        made += 1
        if made == count:
            return


def shares(project: Project, packs: Sequence[str], count: int) -> dict[str, int]:
    """How many slips in each pack: in an expansion a tenth, as each of them compiles its game as well."""
    alone = {name: len(project.closure(name, Report())) == 1 for name in packs}
    weights = {name: 10 if alone[name] else 1 for name in packs}
    found: dict[str, int] = {}
    done = 0
    for name, weight in weights.items():
        end = count * (done + weight) // sum(weights.values())
        found[name] = end - count * done // sum(weights.values())
        done += weight
    return found


def run(packs: Sequence[str], count: int, seed: int) -> list[Verdict]:
    project = Project(ROOT)
    verdicts: list[Verdict] = []
    for pack, share in shares(project, packs, count).items():
        chance = random.Random(f"{seed} {pack}")
        known = subject(ROOT, pack)
        for at, slip in enumerate(slips(known, share, chance), start=1):
            verdicts.append(judge(known, slip))
            if at % 50 == 0:
                print(f"{pack}: {at} of {share}", file=sys.stderr)
    return verdicts


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench.typos", description=__doc__)
    parser.add_argument("--count", type=int, default=COUNT, metavar="N")
    parser.add_argument("--seed", type=int, default=SEED, metavar="K")
    parser.add_argument("--misses", action="store_true", help="print every miss")
    parser.add_argument("packs", nargs="*", metavar="PACK")
    options = parser.parse_args(arguments)
    packs = options.packs or Project(ROOT).names()
    start = perf_counter()
    gc.disable()  # nothing that is made here forms circles that grow
    verdicts = run(packs, options.count, options.seed)
    print(summary(verdicts, perf_counter() - start))
    if options.misses:
        print(misses(verdicts))
    if not options.packs:
        (ROOT / "docs" / "typos.md").write_text(page(verdicts, options.seed), encoding="utf-8")
    reached = figures(verdicts)
    return 0 if all(reached[name] >= aim for name, aim in AIMS) else 1


if __name__ == "__main__":
    raise SystemExit(main())
