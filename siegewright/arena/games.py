"""The games of a chunk, one by one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from interpreter import Playable, play_out
from siegewright.arena.job import Job
from siegewright.arena.record import Recorder, Row
from siegewright.failures import told
from siegewright.simulation.bots import bots_named
from siegewright.simulation.sim_games import game_seeds


def rows_of(program: Playable, job: Job, numbers: Iterable[int]) -> Iterator[Row]:
    """One row for every game, in order."""
    for number in numbers:
        yield row_of(program, job, number)


def row_of(program: Playable, job: Job, number: int) -> Row:
    """Play a game. One that the rules end is a row with an `error`."""
    setting = job.setting(number)
    seed, bot_seed = game_seeds(job.seed, number)
    bots = job.bots(number, setting.players)
    policies = bots_named(bots, setting.players, bot_seed, job.effort)
    recorder = Recorder(program, setting, number, job.sample, job.watch)
    answers: list[int] = []
    lineup = ",".join(setting.bots or job.lineup(number))
    try:
        outcome = play_out(
            program,
            setting.scenario,
            setting.players,
            setting.options,
            seed,
            policies,
            job.check,
            answers,
            recorder if job.watch else None,
        )
    except Exception as error:
        return recorder.row(recorder.last, seed, bots, lineup, len(answers), 0, told(error))
    row = recorder.row(outcome.game, seed, bots, lineup, len(answers), outcome.steps)
    return {**row, "result": outcome.endless} if outcome.endless else row
