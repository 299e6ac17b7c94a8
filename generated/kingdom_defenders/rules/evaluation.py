# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/rules/evaluation.yaml

from __future__ import annotations

from interpreter.api import product

from ..state import State
from . import activation as rules_activation
from . import goods as rules_goods
from . import scoring as rules_scoring


def fame_to_come(game: State, player: int) -> int:
    """the Fame that {player} would count now for Relics, Loot, Wounds and Fate"""
    # content/kingdom_defenders/rules/evaluation.yaml:4
    # query: fame_to_come player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return (
        game.player_loot[player]
        + rules_scoring.rune_fame(game, 0, player)
        + rules_scoring.trophy_fame(
            game,
            rules_activation.held(
                game, game.program.definitions["kingdom_defenders.trophy"], player
            ),
        )
        + product(
            rules_activation.held(
                game, game.program.definitions["kingdom_defenders.legendary_weapon"], player
            )
            + 0,
            rules_goods.multiplier(game, game.player_strength[player]),
        )
        + product(
            rules_activation.held(
                game, game.program.definitions["kingdom_defenders.arcane_tome"], player
            )
            + 0,
            rules_goods.multiplier(game, game.player_magic[player]),
        )
        + rules_scoring.fate_fame(game, 0, 0, 0, 0, player)
        - game.player_wounds[player]
    )


def _highest_1(game: State, player: int) -> int:
    fame_of = game.player_fame
    values = [fame_of[player_2] for player_2 in range(game.players) if player_2 != player]
    return max(values) if values else 0


def evaluate_fame_sense(game: State, player: int) -> int:
    # content/kingdom_defenders/rules/evaluation.yaml:12
    # evaluation: fame_sense
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    fame = 10 * game.player_fame[player]
    counted_in_the_end = 9 * (
        game.player_loot[player]
        + rules_scoring.rune_fame(game, 0, player)
        + rules_scoring.trophy_fame(
            game,
            rules_activation.held(
                game, game.program.definitions["kingdom_defenders.trophy"], player
            ),
        )
        + product(
            rules_activation.held(
                game, game.program.definitions["kingdom_defenders.legendary_weapon"], player
            )
            + 0,
            rules_goods.multiplier(game, game.player_strength[player]),
        )
        + product(
            rules_activation.held(
                game, game.program.definitions["kingdom_defenders.arcane_tome"], player
            )
            + 0,
            rules_goods.multiplier(game, game.player_magic[player]),
        )
        + rules_scoring.fate_fame(game, 0, 0, 0, 0, player)
        - game.player_wounds[player]
    )
    orbs = 20 * rules_activation.held(
        game, game.program.definitions["kingdom_defenders.orb"], player
    )
    goods = (
        3 * (game.player_weapons[player] + game.player_spells[player])
        + 2 * game.player_coins[player]
    )
    levels = 8 * (game.player_strength[player] + game.player_magic[player])
    wounds = -5 * game.player_wounds[player]
    rivals = -10 * _highest_1(game, player)
    return fame + counted_in_the_end + orbs + goods + levels + wounds + rivals
