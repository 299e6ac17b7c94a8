"""Decisions a second of every pack, against the same pack at an older commit.

Both checkouts have a worker each, and the workers take turns. Rules change, so the same seeds need
not give the same games: times are compared by the decision.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from types import TracebackType
from typing import Any

from bench.contest import why_not_native
from bench.playouts import ROOT
from bench.report import Row, Skipped, ratio

BEFORE = "1334eaf"  # the commit that all packs are measured against
NEEDED = ("generated", "interpreter", "siegewright")  # what it takes to play
NATIVE, WORKER = "bench.native_worker", "bench.pack_worker"
SCRIPT = Path(__file__).with_name("pack_worker.py")  # older checkouts have none, or another
BOTS = ("random", "sensible")
# The scenario that stands for a pack, where that is not its first one.
CHOSEN = {"kings_armory": ("the_whole_game",)}
# Of the time it took before, with random and with sensible bots.
TARGETS = {"kings_armory": (0.2, 0.25), "classics": (1.0, 1.0)}
OTHERS = (0.67, 0.67)
FEWEST_ROUNDS = 3


class WorkerDied(Exception):
    """A worker could not play; what went wrong is on stderr."""


class PackWorker:
    """A process that plays packs of one checkout."""

    def __init__(self, folder: Path, native: str = "") -> None:
        """Plays packs of a folder, or one pack of it in machine code."""
        # One seed for all, or sets and their collisions differ between two runs of the same code.
        env = dict(os.environ, PYTHONPATH=str(folder), PYTHONHASHSEED="0")
        self.process = subprocess.Popen(  # noqa: S603 - our own script
            [sys.executable, "-P", *(["-m", NATIVE, native, WORKER] if native else [str(SCRIPT)])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=env,
            cwd=folder,
        )

    def __enter__(self) -> PackWorker:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()

    def known(self, pack: str) -> list[str]:
        """The scenarios of a pack."""
        found: list[str] = self._ask("known", pack)
        return found

    def play(
        self, pack: str, scenarios: Sequence[str], bots: str, decisions: int, seed: int
    ) -> tuple[float, int]:
        """Seconds and decisions."""
        seconds, made = self._ask("play", pack, scenarios, bots, decisions, seed)
        return seconds, made

    def _ask(self, *words: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(words) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise WorkerDied from None
        answer = self.process.stdout.readline()
        if not answer:
            raise WorkerDied
        return json.loads(answer)


@dataclass(frozen=True, slots=True)
class Pace:
    """How much is measured: rounds, seconds of one side in a round, seconds for all of one row."""

    rounds: int
    seconds: float
    budget: float


def checkout(folder: Path) -> str:
    """Put the older commit into a folder; says why not where that cannot be done, else nothing."""
    words = ["git", "-C", str(ROOT), "archive", "--format=tar", BEFORE, *NEEDED]
    try:
        done = subprocess.run(words, capture_output=True, check=False)  # noqa: S603 - our own words
    except FileNotFoundError:
        return f"there is no git to fetch commit {BEFORE} with"
    if done.returncode:
        return f"commit {BEFORE} is not in the history of this folder"
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return ""


def measure(quick: bool) -> tuple[list[Row], list[Skipped]]:
    pace = Pace(3, 0.1, 4.0) if quick else Pace(5, 0.7, 14.0)
    packs = sorted(path.parent.name for path in (ROOT / "generated").glob("*/program.py"))
    rows: list[Row] = []
    skipped: list[Skipped] = []
    with tempfile.TemporaryDirectory() as folder:
        missing = checkout(Path(folder))
        if missing:
            return [], [Skipped("e", "all packs", missing)]
        for pack in packs:
            print(f"  {pack} ...", file=sys.stderr, flush=True)
            try:
                more, reason = _of_pack(pack, Path(folder), pace)
            except WorkerDied:
                more, reason = [], "a game of it fails"
            rows += more
            if reason:
                skipped.append(Skipped("e", pack, reason))
            missing = why_not_native(pack)
            if missing:
                skipped.append(Skipped("e", f"{pack}, native", missing))
    return rows, skipped


def _of_pack(pack: str, before: Path, pace: Pace) -> tuple[list[Row], str]:
    """The rows of a pack, or why there are none."""
    with ExitStack() as stack:
        then = stack.enter_context(PackWorker(before))
        sides = {"python": stack.enter_context(PackWorker(ROOT))}
        if not why_not_native(pack):
            sides["native"] = stack.enter_context(PackWorker(ROOT, pack))
        old, new = then.known(pack), sides["python"].known(pack)
        both = [scenario for scenario in old if scenario in new]
        if not both:
            return [], f"commit {BEFORE} has no scenario of it"
        # The classics are short and differ much: all of them in turn.
        scenarios = both if pack == "classics" else CHOSEN.get(pack, both[:1])
        rows: list[Row] = []
        for number, bots in enumerate(BOTS):
            times = _contest(pack, scenarios, bots, then, sides, pace)
            most = TARGETS.get(pack, OTHERS)[number]
            title = f"{pack}, {' and '.join(scenarios)}, {bots} bots"
            for name, own in times.items():
                if name == "then":
                    continue
                figures = f"{_rate(own)} decisions a second, then {_rate(times['then'])}"
                what = title if name == "python" else f"{title}, native"
                target = most if name == "python" else None
                against = f"{BEFORE} in Python"
                rows.append(
                    Row("e", what, against, ratio(own, times["then"]), target, note=figures)
                )
        return rows, ""


def _contest(
    pack: str,
    scenarios: Sequence[str],
    bots: str,
    then: PackWorker,
    sides: dict[str, PackWorker],
    pace: Pace,
) -> dict[str, list[float]]:
    """Seconds a decision, for each round and for each side: the older commit and this one."""
    entries = {"then": then, **sides}
    start = perf_counter()
    # The older side says how many decisions fit into the time; both then play as many.
    then.play(pack, scenarios, bots, 1, 0)
    took, made = then.play(pack, scenarios, bots, 20, 1)
    decisions = max(20, int(made * pace.seconds / max(took, 1e-6)))
    for worker in sides.values():
        worker.play(pack, scenarios, bots, 20, 1)
    times: dict[str, list[float]] = {name: [] for name in entries}
    for number in range(pace.rounds):
        for name, worker in entries.items():
            took, made = worker.play(pack, scenarios, bots, decisions, 100 * (number + 1))
            times[name].append(took / made)
        if number + 1 >= FEWEST_ROUNDS and perf_counter() - start > pace.budget:
            break
    return times


def _rate(times: Sequence[float]) -> str:
    """Decisions a second, in three digits that matter."""
    rate = 1 / median(times)
    return f"{rate:.3g}" if rate < 100 else f"{float(f'{rate:.3g}'):,.0f}"
