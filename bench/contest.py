"""Playouts against each other: players of the same rules take turns, round after round.

Those that cannot live in one process (generated modules as text, and compiled natively) have a
worker each, and the workers take turns, too.
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from types import TracebackType

from bench.playouts import PLAYERS, ROOT, SCENARIOS, WALKED
from bench.report import Row, Skipped, ratio
from siegewright.packs.native import STALE, UNUSED, native_state
from siegewright.packs.programs import open_pack

TITLES = {
    "tic_tac_toe": "tic-tac-toe",
    "connect_four": "connect four",
    "breakthrough": "breakthrough",
    "draughts": "draughts",
    "leduc_poker": "Leduc poker",
}
# Times of the hand-written version: at most, and what would be better still.
TARGETS: dict[str, tuple[float, float | None]] = {
    "tic_tac_toe": (1.5, 1.0),
    "connect_four": (1.5, 1.0),
    "breakthrough": (1.5, 1.0),
    "draughts": (2.5, None),
    "leduc_poker": (2.5, None),
}


class Worker:
    """A process that plays games when it is told to."""

    def __init__(self, native: bool = False) -> None:
        """In machine code, or in Python."""
        env = dict(os.environ, PYTHONPATH=str(ROOT))
        module = ["bench.native_worker", "classics"] if native else []
        self.process = subprocess.Popen(  # noqa: S603 - our own modules
            [sys.executable, "-P", "-m", *module, "bench.playouts"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=env,
            cwd=ROOT,
        )

    def __enter__(self) -> Worker:
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

    def play(self, player: str, scenario: str, games: int, seed: int) -> tuple[float, int]:
        """Seconds and decisions."""
        return self._ask(f"play {player} {scenario} {games} {seed}")

    def check(self, player: str, scenario: str, games: int) -> None:
        """Raise unless the player plays that many games as the hand-written version does."""
        self._ask(f"check {player} {scenario} {games} 0")

    def compiled(self) -> bool:
        """Whether its generated modules are machine code."""
        return self._ask("compiled - - 0 0")[1] == 1

    def _ask(self, line: str) -> tuple[float, int]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the worker died of `{line}`")
        seconds, decisions = json.loads(answer)
        return seconds, decisions


def has_openspiel() -> bool:
    return importlib.util.find_spec("pyspiel") is not None


def why_not_native(pack: str = "classics") -> str:
    """Why there is nothing compiled of a pack to measure; empty if there is."""
    found = native_state(open_pack(ROOT, pack))
    if found == UNUSED:
        return f"`make native PACK={pack}` makes it"
    if found == STALE:
        return f"{pack} has changed since: `make native PACK={pack}` again"
    return ""


def measure(quick: bool) -> tuple[list[Row], list[Skipped]]:
    rounds, seconds = (5, 0.03) if quick else (25, 0.1)
    skipped: list[Skipped] = []
    players = [p for p in PLAYERS if p != "openspiel" or has_openspiel()]
    if "openspiel" not in players:
        for part in "ab":
            skipped.append(Skipped(part, "OpenSpiel", "pyspiel is not installed"))
    missing = why_not_native()
    if missing:
        skipped.append(Skipped("b", "the native modules", missing))
    rows: list[Row] = []
    with Worker() as plain, Worker(native=not missing) as native:
        if not missing:
            assert native.compiled()
            assert not plain.compiled()
        for scenario in SCENARIOS:
            entries = [
                (name, plain, name) for name in players if name != "tree" or scenario in WALKED
            ]
            if not missing:
                entries.append(("native", native, "generated"))
            for name, worker, player in entries:
                if name not in ("hand", "openspiel"):
                    worker.check(player, scenario, 10 if quick else 50)
            games: dict[str, int] = {}
            for name, worker, player in entries:
                worker.play(player, scenario, 2, 1)
                took, _ = worker.play(player, scenario, 5, 1)
                games[name] = max(5, int(5 * seconds / took))
            times: dict[str, list[float]] = {name: [] for name, _, _ in entries}
            for number in range(rounds):
                for name, worker, player in entries:
                    took, decisions = worker.play(player, scenario, games[name], number + 2)
                    times[name].append(took / decisions)
            rows += _rows(scenario, times)
    return rows, skipped


def _rows(scenario: str, times: dict[str, list[float]]) -> list[Row]:
    title = TITLES[scenario]
    made = times["generated"]
    most, aim = TARGETS[scenario]
    rows = [Row("a", f"{title}, generated", "by hand", ratio(made, times["hand"]), most, aim)]
    if "tree" in times:
        walked = ratio(made, times["tree"])
        rows.append(Row("a", f"{title}, generated", "walking the tree", walked, most=0.2))
    if "openspiel" in times:
        rows.append(Row("a", f"{title}, generated", "OpenSpiel", ratio(made, times["openspiel"])))
    if "native" in times:
        native = times["native"]
        rows.append(Row("b", f"{title}, native", "generated", ratio(native, made)))
        rows.append(Row("b", f"{title}, native", "by hand", ratio(native, times["hand"])))
        if "openspiel" in times:
            rows.append(
                Row(
                    "b", f"{title}, native", "OpenSpiel", ratio(native, times["openspiel"]), aim=1.0
                )
            )
    return rows
