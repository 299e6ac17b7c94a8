"""Plays games of a pack, in Python or in machine code, and prints all that can be seen of them.

`python -m tests.native_games ROOT PACK python|native GAMES`. Everything is printed as it happens: if the two ways
of playing part, the first line that differs says where.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from siegewright.packs.native import USED, use_native
from siegewright.packs.programs import open_pack

DECISIONS = 60  # of a game that is looked at closely
LONGEST = 300  # decisions of a game of random bots
THOUGHT = 2  # games of bots that think
CLOSELY = 8  # games that are looked at closely


class Enough(BaseException):
    """Leaves a game that goes on for long."""


class Tired:
    """A bot that leaves after some decisions."""

    def __init__(self, bot: Any, answers: list[int]) -> None:
        self.bot = bot
        self.answers = answers

    def __call__(self, game: Any, player: int, prompt: Any, options: Any) -> int:
        if len(self.answers) >= LONGEST:
            raise Enough
        chosen: int = self.bot(game, player, prompt, options)
        return chosen


def main(root: str, name: str, way: str, games: str) -> None:
    pack = open_pack(Path(root), name)
    if way == "native" and use_native(pack) != USED:
        sys.exit(f"there is no fresh native build of {name}")
    from interpreter import game

    assert str(game.__file__).endswith(".py") == (way == "python")
    program = pack.program
    settings = [
        (scenario, players)
        for scenario, known in program.scenarios().items()
        for players in range(known.players[0], min(known.players[1], 4) + 1)
    ]
    for number in range(int(games)):
        scenario, players = settings[number % len(settings)]
        tell("game", number, scenario, players)
        run(program, scenario, players, number)


def run(program: Any, scenario: str, players: int, number: int) -> None:
    from interpreter import Session, play_out, replay
    from interpreter.options import StartError
    from interpreter.saves import Save
    from siegewright.failures import told
    from siegewright.simulation.bots import bots_named

    try:
        if number < CLOSELY:
            session = Session(program, scenario, players, {}, number)
            look_closely(session, random.Random(number))
            file = Path(f"{scenario}-{number}.json")
            session.to_save().write(file)
            tell("loaded", Session.load(file, program).state_hash() == session.state_hash())
            tell("replayed", len(replay(Save.read(file), program).answers))
            session.undo()
            tell("taken back", session.state_hash(), session.clone().state_hash())
        answers: list[int] = []
        bots = [Tired(bot, answers) for bot in bots_named(["random"], players, number)]
        try:
            played = play_out(program, scenario, players, {}, number, bots, True, answers)
            tell("random", played.winners, played.steps, played.game.to_data())
        finally:
            tell("answers", answers)
        if number < THOUGHT:
            think(program, scenario, players, number)
    except Enough:
        pass
    except StartError as error:
        tell("cannot begin", str(error), error.reasons)
    except Exception as error:
        tell("fails", told(error))


def look_closely(session: Any, chance: random.Random) -> None:
    """Everything that is asked, and everything that is shown of it."""
    from interpreter import SPECTATOR

    while session.decision is not None and len(session.answers) < DECISIONS:
        asked = session.decision
        options = [asked.prompt.describe(session.game, option) for option in asked.options]
        question = asked.prompt.question(session.game, asked.player)
        tell("asked", asked.player, asked.prompt.name, question, options, repr(asked.options))
        tell("offered", session.question())
        tell("seen", session.view(asked.player), session.game.to_data())
        session.answer(chance.randrange(len(options)))
    tell("log", session.log, session.log_of(0))
    tell("table", session.table(), session.trail(0), session.trail(SPECTATOR))


def think(program: Any, scenario: str, players: int, number: int) -> None:
    """The first decisions of bots that look ahead."""
    from interpreter import Session
    from siegewright.simulation.bots import bots_named

    session = Session(program, scenario, players, {}, number)
    bots = bots_named(["sensible"], players, number, 20)
    for _ in range(5):
        asked = session.decision
        if asked is None:
            return
        bot: Any = bots[asked.player]
        chosen = bot.think(session.moment(), asked.player, asked.prompt, asked.options)
        tell("thought", asked.player, chosen)
        session.answer(chosen)


def tell(*words: Any) -> None:
    print(json.dumps(words, default=repr), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
