# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/rules/starting_gold.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory_asphar.kings_armory.rules.shop as kings_armory_rules_shop
from generated.kings_armory_asphar.state import State
from interpreter.api import product


def owed(game: State) -> int:
    # content/kings_armory/rules/starting_gold.yaml:33
    # query: owed
    return product(100, game.table_towers_owed) + product(
        150,
        game.table_equipment_owed,
    ) + product(100, game.table_hireables_owed)


def can_pay(game: State, n: int, duty: int) -> bool:
    # content/kings_armory/rules/starting_gold.yaml:40
    # query: can_pay n duty
    game.spend(10)
    return (
        kings_armory_rules_shop.affordable(game, n)
        and (game.table_gold - n >= owed(game) - duty or duty > 0 and game.table_gold < owed(game))
    )


def must_spend(game: State) -> bool:
    # content/kings_armory/rules/starting_gold.yaml:48
    # query: must_spend
    return game.table_starting and (owed(game) > 0 or game.table_gold > game.table_keep_at_most)


def lift_starting_limits(game: State) -> None:
    # content/kings_armory/rules/starting_gold.yaml:69
    # verb: lift_starting_limits
    game.table_level_cap = 3
    game.table_reinforcement_cap = max(0, 99)
    game.table_armory_closed = False
