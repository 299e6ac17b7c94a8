# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/rules/evaluation.yaml

from __future__ import annotations

from interpreter.api import NOTHING, first_of, product

from .. import kinds
from ..state import State
from . import activation as rules_activation
from . import goods as rules_goods
from . import hordes as rules_hordes
from . import scoring as rules_scoring


def siege_danger(game: State) -> int:
    # content/kingdom_defenders/rules/evaluation.yaml:5
    # query: siege_danger
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    return (
        0
        if first_of(
            [
                piece
                for piece in game.contents[game.zone_horde_in_play]
                if isinstance(docs[piece], kinds.Horde)
            ],
            NOTHING,
        )
        < 0
        or rules_hordes.horde_is_met(game)
        else 12 // max(1, game.table_advance)
    )


def _sum_1(game: State, player: int) -> int:
    orbs_as_of = game.player_orbs_as
    total = 0
    for relic in game.program.of_kind(kinds.Relic):
        total += orbs_as_of[player][game.program.numbers(kinds.Relic)[relic.id]]
    return total


def _highest_1(game: State, player: int) -> int:
    fame_of = game.player_fame
    values = [fame_of[player_2] for player_2 in range(game.players) if player_2 != player]
    return max(values) if values else 0


def evaluate_fame_sense(game: State, player: int) -> int:
    # content/kingdom_defenders/rules/evaluation.yaml:10
    # evaluation: fame_sense
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    level_of = game.player_level
    stock_of = game.player_stock
    wounds_of = game.player_wounds
    camp_of = game.player_camp
    docs = game.doc
    fame = 10 * game.player_fame[player]
    counted_in_the_end = 9 * (
        rules_scoring.rune_fame(game, player)
        + rules_scoring.trophy_fame(
            game,
            rules_scoring.counted(
                game, game.program.definitions["kingdom_defenders.trophy"], player
            ),
        )
        + product(
            rules_scoring.counted(
                game, game.program.definitions["kingdom_defenders.legendary_weapon"], player
            ),
            rules_goods.multiplier(game, level_of[player][kinds.LEVEL_TRACK_NUMBERS["strength"]]),
        )
        + product(
            rules_scoring.counted(
                game, game.program.definitions["kingdom_defenders.arcane_tome"], player
            ),
            rules_goods.multiplier(game, level_of[player][kinds.LEVEL_TRACK_NUMBERS["magic"]]),
        )
        + rules_scoring.fate_fame(game, player)
        + stock_of[player][kinds.RESOURCE_NUMBERS["loot"]]
        - wounds_of[player]
    )
    orbs = 20 * (
        rules_activation.held(game, game.program.definitions["kingdom_defenders.orb"], player)
        - _sum_1(game, player)
    )
    goods = (
        3
        * (
            stock_of[player][kinds.RESOURCE_NUMBERS["weapon"]]
            + stock_of[player][kinds.RESOURCE_NUMBERS["spell"]]
        )
        + 2 * stock_of[player][kinds.RESOURCE_NUMBERS["coin"]]
    )
    levels = 8 * (
        level_of[player][kinds.LEVEL_TRACK_NUMBERS["strength"]]
        + level_of[player][kinds.LEVEL_TRACK_NUMBERS["magic"]]
    )
    wounds = -5 * wounds_of[player]
    camp = 4 * (
        camp_of[player][kinds.RESOURCE_NUMBERS["weapon"]]
        + camp_of[player][kinds.RESOURCE_NUMBERS["spell"]]
    )
    siege = -1 * (
        0
        if first_of(
            [
                piece
                for piece in game.contents[game.zone_horde_in_play]
                if isinstance(docs[piece], kinds.Horde)
            ],
            NOTHING,
        )
        < 0
        or rules_hordes.horde_is_met(game)
        else 12 // max(1, game.table_advance)
    )
    rivals = -10 * _highest_1(game, player)
    return fame + counted_in_the_end + orbs + goods + levels + wounds + camp + siege + rivals
