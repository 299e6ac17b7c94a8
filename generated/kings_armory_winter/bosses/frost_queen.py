# Rules and documents of the pack `kings_armory_winter`.
# Generated from content/kings_armory_winter/bosses/frost_queen.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kings_armory_winter.kinds as kinds
import generated.kings_armory_winter.kings_armory.rules.bosses as kings_armory_rules_bosses
import generated.kings_armory_winter.kings_armory.rules.status as kings_armory_rules_status
import generated.kings_armory_winter.kings_armory.rules.strikes as kings_armory_rules_strikes
import generated.kings_armory_winter.rules.chill as rules_chill
from generated.kings_armory_winter.state import State
from interpreter.api import Abilities, Contents, Trigger

# content/kings_armory_winter/bosses/frost_queen.yaml:15
FROST_QUEEN_WINTERS_BREATH = kinds.Attack(
    id="kings_armory_winter.frost_queen.winters_breath",
    name="Winter's Breath",
    level=1,
    primary=False,
    ac=1,
    type_="supernatural",
    range_=4,
    aim="rolled",
    hitroll=8,
    rolls=1,
    damage=3,
    first_damage=0,
    second_damage=0,
    crit_range=2,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory_winter/bosses/frost_queen.yaml:3
FROST_QUEEN = kinds.Boss(
    id="kings_armory_winter.frost_queen",
    name="The Frost Queen",
    max_hp=55,
    move=5,
    dodge=13,
    melee_resistance=1,
    ranged_resistance=1,
    supernatural_resistance=3,
    immune=(),
    immune_to_ranged=False,
    immune_to_supernatural=False,
    immune_to_burn=False,
    immune_to=("instakill", "destruction", "removal", "stun"),
    immune_to_everything=False,
    indestructible=False,
    unhealable=False,
    flying=False,
    attacks=(FROST_QUEEN_WINTERS_BREATH,),
    level=6,
    red_tokens=1,
    yellow_tokens=0,
    goblin=False,
    siege=False,
    pushable=False,
    untankable=True,
    unstoppable=False,
)


def frost_queen_on_arrival(
    game: State,
    bearer: int,
    event: kings_armory_rules_bosses.ArrivalEvent,
) -> bool:
    # content/kings_armory_winter/bosses/frost_queen.yaml:25
    # on arrival: for each standing ally: chill 1 to it
    hp_of = game.piece_hp
    if not event.boss == bearer:
        return False
    for ally in [ally for ally in game.of_kind(kinds.Ally) if hp_of[ally] > 0]:
        rules_chill.chill(game, 1, ally)
    return True


def frost_queen_on_upkeep(
    game: State,
    bearer: int,
    event: kings_armory_rules_status.UpkeepEvent,
) -> bool:
    # content/kings_armory_winter/bosses/frost_queen.yaml:26
    # on upkeep where self is standing: heal (count allies where it.chill > 0) to self
    chill_of = game.piece_chill
    if not (event.character == bearer and game.piece_hp[bearer] > 0):
        return False
    kings_armory_rules_strikes.heal(
        game,
        len([ally for ally in game.of_kind(kinds.Ally) if chill_of[ally] > 0]),
        bearer,
    )
    return True


def frost_queen_winters_breath_on_crit(
    game: State,
    bearer: Any,
    event: kings_armory_rules_strikes.CritEvent,
) -> bool:
    # content/kings_armory_winter/bosses/frost_queen.yaml:23
    # on crit: chill 2
    if not event.attack == bearer:
        return False
    rules_chill.chill(game, 2, event.target)
    return True


# content/kings_armory_winter/bosses/frost_queen.yaml:3
FROST_QUEEN_ABILITIES = Abilities(
    triggers=(
        Trigger("arrival", "on", "", "kings_armory_winter.frost_queen:0", frost_queen_on_arrival),
        Trigger("upkeep", "on", "", "kings_armory_winter.frost_queen:1", frost_queen_on_upkeep),
    ),
    text="On arrival: for each standing ally: it gains 1 Chill.\nOn Upkeep if this boss is standing: this boss regains the number of allies whose chill is more than 0 Hit Points.",
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
    text="On crit: the target gains 2 Chill.",
)

CONTENTS: Contents = Contents(
    definitions=(FROST_QUEEN_WINTERS_BREATH, FROST_QUEEN),
    abilities={
        "kings_armory_winter.frost_queen": FROST_QUEEN_ABILITIES,
        "kings_armory_winter.frost_queen.winters_breath": FROST_QUEEN_WINTERS_BREATH_ABILITIES,
    },
)
