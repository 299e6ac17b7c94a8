"""The dask engine against the local one: `python -m bench.arena_engines`.

Both play the same games with two processes, taking turns, from an empty folder to the last shard, with everything that has to be started. On a busy machine
processor time says more than the clock.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]


def measure(engine: str, pack: str, games: int) -> tuple[float, float]:
    """Seconds by the clock, and of processors."""
    with TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "siegewright.cli", "--root", str(ROOT), "arena", pack]
        words += ["--games", str(games), "--jobs", "2", "--no-report", "--no-native"]
        began, before = time.perf_counter(), _spent()
        subprocess.run(  # noqa: S603 - our own command
            [*words, "--engine", engine, "--out", f"{folder}/out"],
            check=True,
            cwd=ROOT,
            capture_output=True,
        )
        return time.perf_counter() - began, _spent() - before


def _spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.arena_engines", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, metavar="N")
    parser.add_argument("--rounds", type=int, default=3, metavar="N")
    parser.add_argument("--pack", default="classics")
    options = parser.parse_args()
    sums = {"local": [0.0, 0.0], "dask": [0.0, 0.0]}
    for _ in range(options.rounds):
        for engine, total in sums.items():
            clock, spent = measure(engine, options.pack, options.games)
            total[0] += clock
            total[1] += spent
            print(f"{engine}: {clock:.1f} s by the clock, {spent:.1f} s of processors", flush=True)
    for place, what in enumerate(("by the clock", "by processor time")):
        print(f"dask has {sums['local'][place] / sums['dask'][place]:.2f} of the speed {what}")


if __name__ == "__main__":
    main()
