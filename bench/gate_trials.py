"""Trials of the gate: how often it finds a planted change, and how often it cries wolf.

Castle Assault is played as it is and with a change planted. Every trial takes its own games, and looks at them as `siegewright gate` does, which stops at the
first look with a clear answer. Equal content with other deals is had for nothing: the games of a trial against those of the next one.
What is played is kept, so an interrupted run goes on.
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
from siegewright.arena.run import Folder
from siegewright.arena.verdicts import BROKEN, LOOKS, UNSURE, Check, answer_of, judge
from siegewright.simulation.settings import Setting
from siegewright.simulation.statistics import percent

ROOT = Path(__file__).resolve().parents[1]
PACK, CARDS = "castle_assault", "cards/humans.yaml"
SETTING = Setting("border_skirmish", "border_skirmish", 2, {})
MARGIN = 0.05
UNITS = ["crossbowoman", "town_militia", "pikewoman", "squire", "knight", "standard_bearer"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make gate-trials", description=__doc__)
    parser.add_argument("--trials", type=int, default=100, metavar="N")
    parser.add_argument(
        "--games", type=int, default=150, metavar="N", help="for each trial, at most"
    )
    parser.add_argument("--unit", action="append", default=[], metavar="ID", help="gets the change")
    parser.add_argument("--more", type=int, default=2, metavar="N", help="attack (default: 2)")
    parser.add_argument("--jobs", type=int, default=2, metavar="J")
    parser.add_argument("--native", action="store_true", help="compile both packs to machine code")
    parser.add_argument("--keep", type=Path, default=ROOT / ".siegewright" / "gate-trials")
    parser.add_argument("--to", type=Path, default=ROOT / "docs" / "balance" / "gate_trials.md")
    options = parser.parse_args()
    units = options.unit or UNITS
    base = _project(options.keep / "as_it_is", [], 0)
    changed = _project(options.keep / f"{'-'.join(units)}-{options.more}", units, options.more)
    if options.native:
        for root in (base, changed):
            words = [sys.executable, "-m", "siegewright.cli", "--root", str(root)]
            subprocess.run([*words, "build", "--native", PACK], check=True, cwd=ROOT)  # noqa: S603 - our own command
    pools = [
        Pool(options.keep, root, seed, options.games, options.jobs)
        for root, seed in ((base, 1), (changed, 1))
    ]
    found = _broken(pools[0], pools[1], options.trials)
    false = _broken(pools[0], pools[0], options.trials, 1)
    same = _broken(pools[0], pools[0], options.trials)
    text = _report(units, options, pools, found, false, same)
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


class Pool:
    """Games of one content with one seed, played when a trial asks for them."""

    def __init__(self, keep: Path, root: Path, seed: int, games: int, jobs: int) -> None:
        worker = processes.Worker(_lock_of, str(root), fork=False)
        lock = worker.receive()
        worker.end()
        job = Job(PACK, lock, [SETTING], seed, (("random",),), 1, watch=False)
        path = keep / job.key
        path.mkdir(parents=True, exist_ok=True)
        self.folder = Folder(path, job.key, games, {})
        self.work = work_for(root, path, job)
        self.games = games  # of a trial
        self.engine = LocalEngine(jobs, fork=False)
        self.won: dict[int, bool] = {}  # whether the first seat won, game by game

    def numbers(self, trial: int, look: int) -> range:
        """The games of a trial that come in with a look."""
        first, end = (-(-self.games * part // LOOKS) for part in (look, look + 1))
        return range(trial * self.games + first, trial * self.games + end)

    def play(self, trials: list[int], look: int) -> None:
        """The games of this look, for all of these trials."""
        todo = [self.numbers(trial, look) for trial in trials]
        todo = [chunk for chunk in todo if chunk.start not in self.won]
        for done in self.engine.play(self.work, todo) if todo else ():
            print(f"{done.name}: {done.games} games, {done.seconds:.1f} s", file=sys.stderr)
        self.won = {game: told.named[""] for game, told in results_of(self.folder).items()}

    def until(self, trial: int, look: int) -> dict[int, bool]:
        """How the games of a trial came out so far, numbered from 0."""
        first = trial * self.games
        count = self.numbers(trial, look).stop - first
        return {n: self.won[first + n] for n in range(count)}

    def share(self) -> str:
        return f"{100 * sum(self.won.values()) / len(self.won):.1f} % of {len(self.won):,}"


def _lock_of(line: object, root: str) -> None:
    from siegewright.arena.chunks import lock_digest
    from siegewright.packs.programs import load

    line.send(lock_digest(load(Path(root), PACK).lock))  # type: ignore[attr-defined]


def _broken(old: Pool, new: Pool, trials: int, other: int = 0) -> int:
    """In how many trials the gate says that something has changed; `other` takes the new games from so many trials further on."""
    asked = list(range(trials))
    broken = 0
    for look in range(LOOKS):
        old.play(asked, look)
        new.play([(trial + other) % trials for trial in asked], look)
        left = []
        for trial in asked:
            check = Check(
                "", None, new.until((trial + other) % trials, look), old.until(trial, look)
            )
            answer = answer_of(judge([check], look, MARGIN))
            broken += answer == BROKEN
            if answer == UNSURE:
                left.append(trial)
        asked = left
    return broken


def _report(
    units: list[str],
    options: argparse.Namespace,
    pools: list[Pool],
    found: int,
    false: int,
    same: int,
) -> str:
    n = options.trials
    return f"""# Trials of the gate

Written by `make gate-trials`: {n} trials of at most {options.games} games of Castle Assault (border_skirmish, random bots), each with its own seeds. The planted
change is +{options.more} Attack for {", ".join(units)}.

| content | Humans win, of all games that were needed |
| --- | --- |
| as it is | {pools[0].share()} |
| with the change | {pools[1].share()} |

| compared with the content as it is | called broken |
| --- | --- |
| with the change, on the same seeds | {found} of {n}: {percent(found, n)} |
| as it is, on the seeds of the next trial (equal, but other deals) | {false} of {n}: {percent(false, n)} |
| as it is, on the same seeds | {same} of {n} |
"""


if __name__ == "__main__":
    main()
