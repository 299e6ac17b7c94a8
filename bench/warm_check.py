"""How long a check takes after one edit, compared with a check from nothing: `python -m bench.warm_check [PACK]`."""

from __future__ import annotations

import statistics
import sys
import time
from pathlib import Path

from compiler import Workspace

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 5


def measure(pack: str) -> tuple[float, float]:
    """Seconds for a check from nothing, and for one after an edit of a document with effects (medians)."""
    cold: list[float] = []
    warm: list[float] = []
    path = next(
        p.relative_to(ROOT).as_posix()
        for p in sorted((ROOT / "content" / pack).rglob("*.yaml"))
        if "/tests/" not in p.as_posix() and "effects: |" in p.read_text(encoding="utf-8")
    )
    Workspace(ROOT).check(pack)  # the grammar is loaded once in a process
    for round_ in range(ROUNDS):
        workspace = Workspace(ROOT)
        cold.append(_timed(workspace, pack))
        text = workspace.text(path) or ""
        workspace.edit(path, text.replace("effects: |\n", f"effects: |\n{' ' * 9}# {round_}\n", 1))
        warm.append(_timed(workspace, pack))
    return statistics.median(cold), statistics.median(warm)


def _timed(workspace: Workspace, pack: str) -> float:
    start = time.perf_counter()
    workspace.check(pack)
    return time.perf_counter() - start


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "kings_armory"
    cold, warm = measure(name)
    print(f"{name}: from nothing {cold:.2f} s, after one edit {warm:.2f} s, {warm / cold:.0%}")
