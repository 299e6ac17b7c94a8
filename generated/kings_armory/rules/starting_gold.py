# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/starting_gold.yaml

from __future__ import annotations

from interpreter.api import Contents, Phase, product

from ..state import State
from . import cards as rules_cards
from . import gauntlet as rules_gauntlet
from . import jump_start as rules_jump_start
from . import seats as rules_seats


def owed(game: State) -> int:
    """The gold that the purchases still due cost at least."""
    # content/kings_armory/rules/starting_gold.yaml:33
    # query: owed
    return (
        product(100, game.table_towers_owed)
        + product(150, game.table_equipment_owed)
        + product(100, game.table_hireables_owed)
    )


def can_pay(game: State, n: int, duty: int) -> bool:
    """There is gold for it, and enough is left for what has to be bought; where it cannot be enough, that comes first."""
    # content/kings_armory/rules/starting_gold.yaml:40
    # query: can_pay n duty
    return game.table_gold >= n and (
        game.table_gold - n
        >= product(100, game.table_towers_owed)
        + product(150, game.table_equipment_owed)
        + product(100, game.table_hireables_owed)
        - duty
        or (
            duty > 0
            and game.table_gold
            < product(100, game.table_towers_owed)
            + product(150, game.table_equipment_owed)
            + product(100, game.table_hireables_owed)
        )
    )


def must_spend(game: State) -> bool:
    """Something has yet to be bought, or there is more gold than may be kept."""
    # content/kings_armory/rules/starting_gold.yaml:48
    # query: must_spend
    return game.table_starting and (
        product(100, game.table_towers_owed)
        + product(150, game.table_equipment_owed)
        + product(100, game.table_hireables_owed)
        > 0
        or game.table_gold > game.table_keep_at_most
    )


def lift_starting_limits(game: State) -> None:
    """After the first Wave everything is as usual."""
    # content/kings_armory/rules/starting_gold.yaml:69
    # verb: lift_starting_limits
    game.table_towers_owed = 0
    game.table_equipment_owed = 0
    game.table_hireables_owed = 0
    game.table_keep_at_most = 1000000000
    game.table_level_cap = 3
    game.table_reinforcement_cap = 1000000000
    game.table_armory_closed = False
    game.stamp += 1


def spend_the_start_step_1(game: State) -> int:
    # content/kings_armory/rules/starting_gold.yaml:55
    if (
        game.options["solo_help"]
        if len(rules_seats.seating(game)) == 1
        and max(
            1,
            min(
                game.options["heroes"],
                (3 if game.options["ettin"] else 7) // len(rules_seats.seating(game)),
            ),
        )
        == 1
        else "no_help"
    ) == "some_gold":
        rules_cards.gain_gold(game, 150)
    if game.options["first_wave"] > 1:
        rules_jump_start.prepare_jump_start(game)
    if game.options["gauntlet"] > 0:
        rules_gauntlet.prepare_gauntlet(game)
    if game.table_gold == 0:
        return -1
    game.table_starting = True
    game.stamp += 1
    return game.enter("spend_the_gold", 1)


def spend_the_start_step_2(game: State) -> int:
    # content/kings_armory/rules/starting_gold.yaml:65
    game.table_starting = False
    game.stamp += 1
    rules_cards.make_change(game)
    return game.enter("equip_heroes", -1)


CONTENTS = Contents(
    phases={"spend_the_start": Phase((spend_the_start_step_1, spend_the_start_step_2), 0)}
)
