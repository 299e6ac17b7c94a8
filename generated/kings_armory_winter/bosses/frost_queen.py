# Rules and documents of the pack `kings_armory_winter`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory_winter/bosses/frost_queen.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Abilities, Contents, Trigger

from ..kings_armory.kinds import Ally, Attack, Boss
from ..kings_armory.rules import bosses as kings_armory_rules_bosses
from ..kings_armory.rules import status as kings_armory_rules_status
from ..kings_armory.rules import strikes as kings_armory_rules_strikes
from ..rules import chill as rules_chill
from ..state import State

# content/kings_armory_winter/bosses/frost_queen.yaml:15
FROST_QUEEN_WINTERS_BREATH = Attack(
    "kings_armory_winter.frost_queen.winters_breath",
    "Winter's Breath",
    type_="supernatural",
    range_=4,
    hitroll=8,
    damage=3,
    crit_range=2,
)

# content/kings_armory_winter/bosses/frost_queen.yaml:3
FROST_QUEEN = Boss(
    "kings_armory_winter.frost_queen",
    "The Frost Queen",
    max_hp=30,
    move=5,
    dodge=13,
    melee_resistance=1,
    ranged_resistance=1,
    supernatural_resistance=3,
    attacks=(FROST_QUEEN_WINTERS_BREATH,),
)


def frost_queen_on_arrival(
    game: State, bearer: int, event: kings_armory_rules_bosses.ArrivalEvent
) -> bool:
    # content/kings_armory_winter/bosses/frost_queen.yaml:25
    # on arrival: for each ally: chill 1 to it
    if event.boss != bearer:
        return False
    for ally in game.seen[Ally]:
        rules_chill.chill(game, 1, ally)
    return True


def frost_queen_on_upkeep(
    game: State, bearer: int, event: kings_armory_rules_status.UpkeepEvent
) -> bool:
    # content/kings_armory_winter/bosses/frost_queen.yaml:26
    # on upkeep: heal (count allies where it.chill > 0) to self
    chill_of = game.piece_chill
    if event.character != bearer:
        return False
    _count = 0
    for ally in game.seen[Ally]:
        if chill_of[ally] > 0:
            _count += 1
    kings_armory_rules_strikes.heal(game, _count, bearer)
    return True


def frost_queen_winters_breath_on_crit(
    game: State, bearer: Any, event: kings_armory_rules_strikes.CritEvent
) -> bool:
    # content/kings_armory_winter/bosses/frost_queen.yaml:23
    # on crit: chill 2
    if event.attack is not bearer:
        return False
    rules_chill.chill(game, 2, event.target)
    return True


# content/kings_armory_winter/bosses/frost_queen.yaml:3
FROST_QUEEN_ABILITIES = Abilities(
    triggers=(
        Trigger("arrival", "on", "", "kings_armory_winter.frost_queen:0", frost_queen_on_arrival),
        Trigger("upkeep", "on", "", "kings_armory_winter.frost_queen:1", frost_queen_on_upkeep),
    ),
    text="On arrival: each Ally gains 1 Chill.\nOn Upkeep: this Boss regains X Hit Points, where X is the number of Allies with Chill.",
)

# content/kings_armory_winter/bosses/frost_queen.yaml:15
FROST_QUEEN_WINTERS_BREATH_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory_winter.frost_queen.winters_breath:0",
            frost_queen_winters_breath_on_crit,
        ),
    ),
    text="Highest numbers that crit: 2.\nOn crit: the target gains 2 Chill.",
    fields=("special",),
)

CONTENTS = Contents(
    definitions=(FROST_QUEEN_WINTERS_BREATH, FROST_QUEEN),
    abilities={
        "kings_armory_winter.frost_queen": FROST_QUEEN_ABILITIES,
        "kings_armory_winter.frost_queen.winters_breath": FROST_QUEEN_WINTERS_BREATH_ABILITIES,
    },
)
