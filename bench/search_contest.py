"""The search bot against the sensible one at equal time: `make contest`.

A short match finds the effort with which the search takes as long for a decision as its rival; then they play, changing seats.
Time is processor time of this process. Every game of a scenario has its own seed.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from interpreter import Moment, Program, Thinker, play_out
from siegewright.packs.programs import load
from siegewright.simulation.bots import EFFORT, SensibleBot, search_bot
from siegewright.simulation.statistics import percent

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("classics connect_four", "classics breakthrough", "classics draughts", "classics leduc_poker", "castle_assault border_skirmish")  # fmt: skip


class Timed:
    """A bot, and how long it thinks."""

    def __init__(self, bot: Thinker) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.decisions = 0

    def think(self, moment: Moment, player: int, prompt: Any, options: Sequence[Any]) -> int:
        began = time.process_time()
        answer = self.bot.think(moment, player, prompt, options)
        self.seconds += time.process_time() - began
        self.decisions += 1
        return answer


def match(program: Program, scenario: str, games: range, effort: int) -> tuple[list[int], float]:
    """Wins, losses and draws of the search, and how many times as long as its rival it thought."""
    score = [0, 0, 0]
    spent = [0.0, 0.0]
    for game in games:
        ours, theirs = Timed(search_bot(game, effort)), Timed(SensibleBot(game + 1_000_000, EFFORT))
        seats = [ours, theirs] if game % 2 == 0 else [theirs, ours]
        winners = play_out(program, scenario, 2, {}, game, seats).winners
        score[2 if len(winners) != 1 else 0 if game % 2 in winners else 1] += 1
        for side, bot in enumerate((ours, theirs)):
            spent[side] += bot.seconds / max(1, bot.decisions)
    return score, spent[0] / max(spent[1], 1e-9)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make contest", description=__doc__)
    parser.add_argument("--games", type=int, default=400, metavar="N")
    parser.add_argument("--only", action="append", default=[], metavar='"PACK SCENARIO"')
    parser.add_argument("--to", type=Path, default=ROOT / "docs" / "balance" / "search_contest.md")
    options = parser.parse_args()
    lines = [
        "# The search bot against the sensible one, at equal time",
        "",
        f"Written by `make contest`: {options.games} games each, seats in turn, {EFFORT} continuations for the sensible bot, and as much time for the search.",
        "A bot becomes the default of a game where it wins at least 60 % of 400 games.",
        "",
        "| game | effort of the search | time | won | lost | drawn | won, of all |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name in options.only or GAMES:
        pack, scenario = name.split()
        program = load(ROOT, pack)
        effort = EFFORT
        for _ in range(3):
            _, ratio = match(program, scenario, range(10_000, 10_004), effort)
            effort = max(2, round(effort / ratio))
        score, ratio = match(program, scenario, range(options.games), effort)
        won, lost, drawn = score
        lines.append(
            f"| {name} | {effort} | {ratio:.2f} | {won} | {lost} | {drawn} | {percent(won, options.games)} |"
        )
        print(lines[-1], flush=True)
    options.to.write_text("\n".join([*lines, ""]))


if __name__ == "__main__":
    main()
