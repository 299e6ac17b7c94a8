"""Many games by bots, over all cores.

A game follows from the seed of the run and its number alone, so the result is the same
whatever the number of processes, and any single game can be played again.
"""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from interpreter import Playable, Save, SaveError
from siegewright.simulation.bots import EFFORT, bots_named
from siegewright.simulation.progress import Meter, meter_for
from siegewright.simulation.settings import Setting, settings
from siegewright.simulation.sim_games import (
    Failure,
    Job,
    Loader,
    Tally,
    play_games,
    without_collector,
)
from siegewright.simulation.workers import Workers, next_size


def simulate(
    program_loader: Loader,
    pack: str,
    scenarios: Sequence[str] = (),
    players: int | None = None,
    games: int = 1000,
    seed: int = 0,
    bots: Sequence[str] = ("random",),
    jobs: int | None = None,
    check: bool = False,
    replay_dir: Path | str | None = None,
    progress: bool = True,
    options: Mapping[str, object] | None = None,
    ways: Sequence[Setting] = (),
    effort: int = EFFORT,
    below: Path | None = None,
) -> dict[str, Any]:
    """Play `games` games of a pack and count what comes out.

    No scenarios means all of them, no players every number that a scenario allows, no jobs
    one for each core; `ways` says all that itself. Games that fail are counted as errors; the first of them are saved in
    `replay_dir`, each as a game that fails in the same way when it is replayed. StartError if
    there is no such scenario, bot or number of players. No link between the folder `below` and
    `replay_dir` is followed. SaveError if something else is where a game would be saved.
    """
    program = program_loader(pack)
    chosen = ways or settings(program, scenarios, players)
    if options:
        chosen = tuple([replace(s, options={**options, **s.options}) for s in chosen])
    job = Job(pack, chosen, seed, tuple(bots), check, effort)
    bots_named(job.bots, 1, 0)  # StartError if there is no such bot
    workers = processes_for(jobs, games)
    began = time.perf_counter()
    meter = meter_for(games, sys.stderr) if progress else Meter(games)
    tally = Tally()
    whole = play_all(program_loader, program, job, range(games), workers, tally, meter)
    seconds = time.perf_counter() - began
    folder = None if replay_dir is None else Path(replay_dir)
    failures = [_report_failure(program, job, f, folder, below) for f in tally.failures]
    return {
        "pack": pack,
        "packs": {name: v for name, v in program.lock.items() if "/" not in name},
        "seed": seed,
        "bots": list(bots),
        "effort": effort,
        "check": check,
        "jobs": workers,
        "seconds": round(seconds, 3),
        "interrupted": not whole,
        **tally.total().to_data(),
        "scenarios": {name: tally.counts[name].to_data() for name in sorted(tally.counts)},
        "chapters": {name: tally.chapters[name].to_data() for name in sorted(tally.chapters)},
        "failures": failures,
    }


def processes_for(jobs: int | None, games: int) -> int:
    """How many processes play so many games: one for each core if nothing is said."""
    return min(jobs or os.cpu_count() or 1, max(1, games))


def play_all(
    loader: Loader,
    program: Playable,
    job: Job,
    games: Sequence[int],
    workers: int,
    tally: Tally,
    meter: Meter,
) -> bool:
    """Play the games of these numbers and add them to `tally`; whether it was not interrupted."""
    try:
        if workers == 1:
            _play_here(program, job, games, tally, meter)
        else:
            Workers(loader, program, job, games, workers, tally, meter).run()
    except KeyboardInterrupt:
        return False
    finally:
        meter.close()
    return True


def _report_failure(
    program: Playable, job: Job, failure: Failure, folder: Path | None, below: Path | None
) -> dict[str, Any]:
    """What there is to say about a failed game; it is saved if there is a folder for it."""
    setting, seed = failure.setting, failure.seed
    scenario, players = setting.scenario, setting.players
    save = Save(
        program.pack,
        dict(program.lock),
        scenario,
        players,
        dict(setting.options),
        seed,
        failure.answers,
        None,
        {},
        job.check,
        failure.error,
    )
    path: Path | None = None
    if folder is not None:
        if below is None:
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                told = f"replays cannot be saved in `{folder}`: {error.strerror}"
                raise SaveError(told) from error
        path = folder / f"{_file_name(save.pack)}-{_file_name(scenario)}-{failure.index}.json"
        save.write_over_save(path, below)
    return {
        "game": failure.index,
        "scenario": scenario,
        "players": players,
        "options": dict(setting.options),
        "seed": seed,
        "decisions": len(failure.answers),
        "error": failure.error,
        "replay": None if path is None else str(path),
    }


def _file_name(id: str) -> str:
    return "".join([char if char.isalnum() or char in "_.-" else "_" for char in id])


# One process


def _play_here(
    program: Playable, job: Job, games: Sequence[int], tally: Tally, meter: Meter
) -> None:
    size = 1
    done = 0
    with without_collector():
        while done < len(games):
            began = time.perf_counter()
            stop = min(len(games), done + size)
            tally.add(play_games(program, job, games[done:stop]))
            size = next_size(stop - done, time.perf_counter() - began)
            done = stop
            meter.show(done, tally)
            gc.collect()
