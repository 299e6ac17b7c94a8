"""Trials of the gate: how often it finds a planted change, and how often it cries wolf.

Castle Assault is played three times: as it is, with a change planted, and as it is with other seeds. Every trial takes
its own games from each of the three, and looks at them as `siegewright gate` does. What is played is kept, so an interrupted run goes on.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

from compiler import processes
from siegewright.arena.chunks import work_for
from siegewright.arena.engine import LocalEngine
from siegewright.arena.gate import results_of
from siegewright.arena.job import Job
from siegewright.arena.run import Folder, play
from siegewright.arena.verdicts import BROKEN, LOOKS, Check, answer_of, judge
from siegewright.simulation.settings import Setting
from siegewright.simulation.statistics import percent

ROOT = Path(__file__).resolve().parents[1]
PACK, CARDS = "castle_assault", "cards/humans.yaml"
SETTING = Setting("border_skirmish", "border_skirmish", 2, {})
MARGIN = 0.05


def main() -> None:
    parser = argparse.ArgumentParser(prog="make gate-trials", description=__doc__)
    parser.add_argument("--trials", type=int, default=100, metavar="N")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="for each trial")
    parser.add_argument("--unit", action="append", default=[], metavar="ID", help="gets the change")
    parser.add_argument("--more", type=int, default=2, metavar="N", help="attack (default: 2)")
    parser.add_argument("--jobs", type=int, default=2, metavar="J")
    parser.add_argument("--native", action="store_true", help="compile both packs to machine code")
    parser.add_argument("--keep", type=Path, default=ROOT / ".siegewright" / "gate-trials")
    parser.add_argument("--to", type=Path, default=ROOT / "docs" / "balance" / "gate_trials.md")
    options = parser.parse_args()
    units = options.unit or ["town_militia"]
    base = _project(options.keep / "as_it_is", [], 0)
    changed = _project(options.keep / f"{'-'.join(units)}-{options.more}", units, options.more)
    if options.native:
        for root in (base, changed):
            words = [sys.executable, "-m", "siegewright.cli", "--root", str(root)]
            subprocess.run([*words, "build", "--native", PACK], check=True, cwd=ROOT)  # noqa: S603 - our own command
    games = options.trials * options.games
    pools = [
        _pool(options.keep, root, seed, games, options.jobs)
        for root, seed in ((base, 1), (changed, 1), (base, 2))
    ]
    found = _broken(pools[0], pools[1], options.trials, options.games)
    false = _broken(pools[0], pools[2], options.trials, options.games)
    same = _broken(pools[0], pools[0], options.trials, options.games)
    shares = [sum(pool.values()) / len(pool) for pool in pools]
    text = _report(units, options, shares, found, false, same)
    options.to.write_text(text)
    print(text)


def _project(root: Path, units: list[str], more: int) -> Path:
    """A project with the pack alone, some units of which got more attack."""
    target = root / "content" / PACK
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "content" / PACK, target)
    cards = target / CARDS
    text = cards.read_text()
    for unit in units:
        attack = re.compile(r"attack: (\d+)").search(text, text.index(f"- unit: {unit}\n"))
        assert attack is not None
        text = f"{text[: attack.start()]}attack: {int(attack[1]) + more}{text[attack.end() :]}"
    cards.write_text(text)
    return root.resolve()


def _pool(keep: Path, root: Path, seed: int, games: int, jobs: int) -> dict[int, bool]:
    """Whether the first seat won, game by game."""
    worker = processes.Worker(_lock_of, str(root), fork=False)
    lock = worker.receive()
    worker.end()
    job = Job(PACK, lock, [SETTING], seed, (("random",),), 1, sample=0)
    path = keep / job.key
    path.mkdir(parents=True, exist_ok=True)
    folder = Folder(path, job.key, 512, {})
    play(folder, work_for(root, path, job), LocalEngine(jobs, fork=False), games)
    return {game: told.named[""] for game, told in results_of(folder).items()}


def _lock_of(line: object, root: str) -> None:
    from siegewright.arena.chunks import lock_digest
    from siegewright.packs.programs import load

    line.send(lock_digest(load(Path(root), PACK).lock))  # type: ignore[attr-defined]


def _broken(old: dict[int, bool], new: dict[int, bool], trials: int, games: int) -> int:
    """In how many trials the gate says that something has changed."""
    count = 0
    for trial in range(trials):
        first = trial * games
        for look in range(LOOKS):
            numbers = range(first, first + -(-games * (look + 1) // LOOKS))
            check = Check(
                "", None, {n: new[n] for n in numbers if n in new}, {n: old[n] for n in numbers if n in old}
            )  # fmt: skip
            if answer_of(judge([check], look, MARGIN)) == BROKEN:
                count += 1
                break
    return count


def _report(
    units: list[str],
    options: argparse.Namespace,
    shares: list[float],
    found: int,
    false: int,
    same: int,
) -> str:
    n = options.trials
    return f"""# Trials of the gate

Written by `make gate-trials`: {n} trials of {options.games} games of Castle Assault (border_skirmish, random bots), each with its own seeds. The planted
change is +{options.more} Attack for {", ".join(units)}.

| content | Humans win |
| --- | --- |
| as it is | {100 * shares[0]:.1f} % |
| with the change | {100 * shares[1]:.1f} % |
| as it is, other seeds | {100 * shares[2]:.1f} % |

| compared with the content as it is | called broken |
| --- | --- |
| with the change, on the same seeds | {found} of {n}: {percent(found, n)} |
| as it is, on other seeds (equal, but other deals) | {false} of {n}: {percent(false, n)} |
| as it is, on the same seeds | {same} of {n} |
"""


if __name__ == "__main__":
    main()
