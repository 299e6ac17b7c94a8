"""Games of every shipped pack: saved, loaded, replayed, copied and taken back, they are the same games."""

from __future__ import annotations

import contextlib
import random
import re
from pathlib import Path
from typing import Any

import pytest

from interpreter import Session, play_out, replay
from interpreter.options import StartError
from interpreter.program import Program
from interpreter.saves import Save
from siegewright.play.board_picture import legend, picture
from siegewright.play.display import standing, zones
from siegewright.play.piece_letters import labels
from siegewright.play.trays import drawings
from siegewright.simulation.bots import bots_named
from tests.helpers import ROOT, shipped

LIBRARIES = {"tabletop"}  # packs that others build on, without scenarios of their own
PACKS = sorted({path.parent.name for path in ROOT.glob("generated/*/program.py")} - LIBRARIES)
ANSWERS = 40
GAMES = 1  # of each pack


def settings_of(program: Program, chance: random.Random) -> tuple[str, int]:
    name = chance.choice(sorted(program.scenarios()))
    low, high = program.scenarios()[name].players
    return name, chance.randint(low, high)


def begun(program: Program, seed: int) -> Session:
    """A game of some scenario that begins without any options."""
    chance = random.Random(seed)
    for _ in range(50):
        name, players = settings_of(program, chance)
        try:
            return Session(program, name, players, {}, seed)
        except StartError:
            continue  # one that needs options
    raise AssertionError("no scenario of it begins")


@pytest.mark.parametrize("seed", range(1, GAMES + 1))
@pytest.mark.parametrize("pack", PACKS)
def test_a_game_is_the_same_however_it_is_kept(tmp_path: Path, pack: str, seed: int) -> None:
    program = shipped(pack)
    session = begun(program, seed)
    chance = random.Random(seed)
    hashes = [session.state_hash()]
    while session.decision is not None and len(session.answers) < ANSWERS:
        session.answer(chance.randrange(len(session.decision.options)))
        hashes.append(session.state_hash())
    assert len(hashes) > 5, "a game that asks nobody proves nothing"
    answers = session.answers

    file = tmp_path / "game.json"
    session.to_save().write(file)
    loaded = Session.load(file, program)
    assert loaded.state_hash() == hashes[-1]
    assert loaded.log == session.log
    replay(Save.read(file), program)

    copy = session.clone()
    assert copy.state_hash() == hashes[-1]
    for back in (1, 3, len(answers) - 4):
        copy.undo(back)
        left = len(copy.answers)
        assert copy.state_hash() == hashes[left]
        for index in answers[left:]:
            copy.answer(index)
        assert copy.state_hash() == hashes[-1]
    assert session.state_hash() == hashes[-1], "a copy goes its own way"

    again = Session(program, session.scenario, session.players, {}, seed, answers=answers)
    assert again.state_hash() == hashes[-1]


def test_games_differ_by_their_seed() -> None:
    """Else all of the above could hold for hashes that say nothing."""
    program = shipped("castle_assault")
    assert len({begun(program, seed).state_hash() for seed in range(8)}) > 4


def test_a_card_in_hand_is_known_to_its_holder_alone() -> None:
    """Each player of Leduc poker sees one of six cards, until a second one is turned up."""
    session = Session(shipped("classics"), "leduc_poker", 2, {}, 1)
    own = [session.view(player)["pieces"] for player in (0, 1)]
    assert [len(pieces) for pieces in own] == [1, 1]
    assert own[0].keys() != own[1].keys()
    for _ in range(2):
        session.answer(0)  # check
    later = [session.view(player)["pieces"] for player in (0, 1)]
    assert [len(pieces) for pieces in later] == [2, 2]
    assert len(later[0].keys() & later[1].keys()) == 1


@pytest.mark.parametrize("pack", PACKS)
def test_a_player_can_read_the_board(pack: str) -> None:
    """Every letter has a meaning, and only one; nothing is called by its id or shown as Python."""
    program = shipped(pack)
    for name in sorted(program.scenarios()):
        try:
            session: Any = Session(program, name, program.scenarios()[name].players[0], {}, 1)
        except StartError:
            continue  # one that needs options
        chance = random.Random(1)
        while session.decision is not None and len(session.answers) < ANSWERS:
            session.answer(chance.randrange(len(session.decision.options)))
        game = session.game
        known = legend(game)
        letters = {c for c in game.board.chars if c.isalpha()}
        assert letters <= set(known), name
        labels_of = [label.upper() for label in labels(game).values()]
        assert len(labels_of) == len(set(labels_of)), name
        assert not {c.upper() for c in letters} & set(labels_of), name
        shown = "\n".join([picture(game), *standing(game, 0), *zones(game, 0), *drawings(game)])
        assert not re.search(r"[a-z]_[a-z]|=\(|\{", shown), name


class Enough(BaseException):
    """So many decisions tell whether a bot can play."""


class Counting:
    """Leaves a game after some decisions."""

    def __init__(self) -> None:
        self.asked_for = 0

    def asked(self, *args: Any) -> None:
        self.asked_for += 1
        if self.asked_for >= 3 * ANSWERS:
            raise Enough

    def stepped(self, *args: Any) -> None:
        pass


@pytest.mark.parametrize("pack", PACKS)
def test_sensible_bots_play_every_scenario(pack: str) -> None:
    program = shipped(pack)
    asked = 0
    for name, scenario in program.scenarios().items():
        for players in sorted(set(scenario.players)):
            watcher = Counting()
            with contextlib.suppress(Enough, StartError):  # some need options
                bots = bots_named(["sensible"], players, 1, 1)
                play_out(program, name, players, {}, 1, bots, watcher=watcher)
            asked += watcher.asked_for
    assert asked > ANSWERS
