# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/jump_start.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import product

from ..kinds import Ally, Hireable, JumpStart
from ..state import State
from . import cards as rules_cards
from . import waves as rules_waves


def _first_1(game: State) -> Any:
    for jump_start in game.program.of_kind[JumpStart]:
        if jump_start.wave == game.options["first_wave"]:
            return jump_start
    return None


def jump(game: State) -> Any:
    """The column of the Jump Start table for the first Wave."""
    # content/kings_armory/rules/jump_start.yaml:20
    # query: jump
    return _first_1(game)


def all_locked(game: State) -> int:
    """How many pieces of Equipment there are to unlock."""
    # content/kings_armory/rules/jump_start.yaml:43
    # query: all_locked
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    total = 0
    for player in range(game.players):
        total += len(contents_of[game.zone_locked_equipment[player]])
    return total


def starting_wounds(game: State, ally: int) -> int:
    """What an Ally has lost before the first Wave; whoever can heal has lost 3 less."""
    # content/kings_armory/rules/jump_start.yaml:50
    # query: starting_wounds ally
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return max(
        0,
        (jump(game).offensive if game.doc[ally].role == "offensive" else jump(game).other)
        - (
            3
            if game.doc[ally].heals
            or rules_cards.wears(
                game, ally, game.program.definitions["kings_armory.beads_of_mercy"]
            )
            else 0
        ),
    )


def prepare_jump_start(game: State) -> None:
    """Reward Cards, duties and limits for a start with a later Wave."""
    # content/kings_armory/rules/jump_start.yaml:28
    # verb: prepare_jump_start
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    rules_cards.draw_rewards(
        game,
        jump(game).rewards
        + product(rules_waves.scaling(game).reward_bonus, game.options["first_wave"] - 1),
    )
    game.table_gate = max(1, game.table_gate - jump(game).gate)
    game.table_keep_at_most = 200
    game.stamp += 1
    game.table_towers_owed = jump(game).towers
    game.stamp += 1
    game.table_equipment_owed = max(0, min(jump(game).equipment, all_locked(game)))
    game.stamp += 1
    game.table_hireables_owed = jump(game).hireables
    game.stamp += 1
    game.table_level_cap = jump(game).level
    game.stamp += 1
    game.table_reinforcement_cap = jump(game).reinforcements
    game.table_armory_closed = True
    game.stamp += 1


def take_starting_wounds(game: State) -> None:
    """Allies begin a later Wave wounded."""
    # content/kings_armory/rules/jump_start.yaml:58
    # verb: take_starting_wounds
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    hp_of = game.piece_hp
    docs = game.doc
    if game.options["first_wave"] == 1:
        return
    for ally in game.seen[Ally]:
        hp_of[ally] = max(
            1,
            docs[ally].max_hp
            - max(
                0,
                (jump(game).offensive if docs[ally].role == "offensive" else jump(game).other)
                - (
                    3
                    if docs[ally].heals
                    or rules_cards.wears(
                        game, ally, game.program.definitions["kings_armory.beads_of_mercy"]
                    )
                    else 0
                ),
            ),
        )
        game.stamp += 1
    _found = []
    for hireable in game.contents[game.zone_barracks]:
        if isinstance(docs[hireable], Hireable):
            _found.append(hireable)
    for hireable in _found:
        hp_of[hireable] = max(
            1,
            docs[hireable].max_hp
            - max(
                0,
                (jump(game).offensive if docs[hireable].role == "offensive" else jump(game).other)
                - (
                    3
                    if docs[hireable].heals
                    or rules_cards.wears(
                        game, hireable, game.program.definitions["kings_armory.beads_of_mercy"]
                    )
                    else 0
                ),
            ),
        )
        game.stamp += 1
