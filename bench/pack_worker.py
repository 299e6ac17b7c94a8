"""A process that plays games of any pack with bots, of whatever checkout is first on its path.

It reads lines of JSON and answers each with one: the scenarios of a pack, or the seconds that some
decisions took. It also runs in old checkouts, so it imports no more than it needs; where a name has
moved since then, try the new place first.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any

try:
    from interpreter import play_out
    from siegewright.packs.programs import load
    from siegewright.simulation.bots import RandomBot, bots_named
except ImportError:  # an older checkout
    import importlib

    programs = importlib.import_module("siegewright.programs")
    bots = importlib.import_module("siegewright.bots")
    play_out = getattr(importlib.import_module("interpreter.session"), "play_out")  # noqa: B009 - as it was
    RandomBot, bots_named = bots.RandomBot, bots.bots_named  # type: ignore[misc]

    def load(root: Path, pack: str) -> Any:  # type: ignore[misc]
        return getattr(programs, "load_program")(pack)  # noqa: B009 - as it was


HERE = Path.cwd()  # the checkout whose packs are played

# Bots that think take too long for whole games. They get this many decisions of each, somewhere
# among its first ones: until then, chance decides and no time is taken.
THOUGHT = 10
LATEST = 60


class Enough(BaseException):
    """Leaves a game that is not played to its end."""


class Late:
    """A bot that thinks, but not before some decisions have been made by chance."""

    def __init__(self, bot: Any, game: Game) -> None:
        self.bot = bot
        self.game = game

    def think(self, moment: Any, player: int, prompt: Any, options: Sequence[Any]) -> int:
        game = self.game
        if game.made < game.first:
            game.made += 1
            return game.chance.choose(None, player, prompt, options)
        if game.made == game.first:
            game.start = process_time()
        if game.made == game.last:
            raise Enough
        game.made += 1
        chosen: int = self.bot.think(moment, player, prompt, options)
        return chosen


class Game:
    """How far a game has come that is played by late bots."""

    def __init__(self, seed: int, most: int) -> None:
        self.chance = RandomBot(seed)
        self.first = seed * 7 % LATEST
        self.last = self.first + most
        self.made = 0
        self.start = 0.0


def whole(program: Any, scenario: str, players: int, seed: int, most: int) -> tuple[float, int]:
    """Seconds and decisions of a game among random bots, to its end."""
    record: list[int] = []
    start = process_time()
    play_out(
        program, scenario, players, {}, seed, bots_named(["random"], players, seed), False, record
    )
    return process_time() - start, len(record)


def part(program: Any, scenario: str, players: int, seed: int, most: int) -> tuple[float, int]:
    """Seconds and decisions of a stretch of a game among sensible bots; a game may end before it."""
    game = Game(seed, min(most, THOUGHT))
    bots = [Late(bot, game) for bot in bots_named(["sensible"], players, seed)]
    with suppress(Enough):
        play_out(program, scenario, players, {}, seed, bots)
    return (process_time() - game.start, game.made - game.first) if game.start else (0.0, 0)


@cache
def loaded(pack: str) -> Any:
    """A pack stays loaded, as in a simulation: what it remembers of its maps is kept."""
    return load(HERE, pack)


def play(pack: str, scenarios: Sequence[str], bots: str, decisions: int, seed: int) -> list[float]:
    """Play games, the scenarios in turn, until that many decisions have been made."""
    program = loaded(pack)
    run = whole if bots == "random" else part
    seconds, made = 0.0, 0
    gc.collect()
    gc.disable()  # as in simulations
    try:
        while made < decisions:
            scenario = scenarios[seed % len(scenarios)]
            least, most = program.scenarios()[scenario].players
            players = min(max(2, least), most)
            took, count = run(program, scenario, players, seed, decisions - made)
            seconds += took
            made += count
            seed += 1
    finally:
        gc.enable()
    return [seconds, made]


def known(pack: str) -> list[str]:
    """The scenarios of a pack; none if there is no such pack here."""
    if not (HERE / "generated" / pack / "program.py").is_file():
        return []
    return list(loaded(pack).scenarios())


def serve() -> None:
    for line in sys.stdin:
        command, *words = json.loads(line)
        print(json.dumps(known(*words) if command == "known" else play(*words)), flush=True)


if __name__ == "__main__":
    serve()
