# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/evaluation.yaml

from __future__ import annotations

from interpreter.api import singles

from .. import kinds
from ..state import State
from . import covering as rules_covering
from . import hordes as rules_hordes


def menace_of(game: State, horde: int) -> int:
    """how much {horde} is to be feared"""
    # content/kingdom_rush/rules/evaluation.yaml:4
    # query: menace_of horde
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return (
        12
        + 5
        * len(
            singles(
                rules_covering.enemy_squares(game, horde) & ~rules_covering.covered(game, horde)
            ),
        )
        - (10 if rules_hordes.held(game, horde) else 0)
    )


def _sum_1(game: State) -> int:
    total = 0
    for horde in game.seen[kinds.Horde]:
        total += (
            12
            + 5
            * len(
                singles(
                    rules_covering.enemy_squares(game, horde) & ~rules_covering.covered(game, horde)
                ),
            )
            - (10 if rules_hordes.held(game, horde) else 0)
        )
    return total


def _sum_2(game: State) -> int:
    health_of = game.piece_health
    total = 0
    for hero in game.seen[kinds.Hero]:
        total += health_of[hero]
    return total


def _sum_3(game: State, player: int) -> int:
    docs = game.doc
    total = 0
    for tower in game.contents[game.zone_hand[player]]:
        if isinstance(docs[tower], kinds.Tower):
            total += docs[tower].level
    return total


def _sum_4(game: State, player: int) -> int:
    docs = game.doc
    total = 0
    for tower in game.contents[game.zone_incoming[player]]:
        if isinstance(docs[tower], kinds.Tower):
            total += docs[tower].level
    return total


def evaluate_defence(game: State, player: int) -> int:
    # content/kingdom_rush/rules/evaluation.yaml:10
    # evaluation: defence
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    hearts = 80 * game.table_hearts
    hordes = -1 * _sum_1(game)
    heroes = 6 * _sum_2(game)
    gold = 6 * game.table_gold
    crystals = 8 * game.table_crystals
    towers = 12 * _sum_3(game, player)
    incoming = 12 * _sum_4(game, player)
    return hearts + hordes + heroes + gold + crystals + towers + incoming
