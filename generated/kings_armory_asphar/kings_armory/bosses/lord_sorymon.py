# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/bosses/lord_sorymon.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kings_armory_asphar.kinds as kinds
import generated.kings_armory_asphar.kings_armory.rules.bosses as kings_armory_rules_bosses
import generated.kings_armory_asphar.kings_armory.rules.status as kings_armory_rules_status
import generated.kings_armory_asphar.kings_armory.rules.strikes as kings_armory_rules_strikes
from generated.kings_armory_asphar.state import State
from interpreter.api import Abilities, Contents, Trigger

# content/kings_armory/bosses/lord_sorymon.yaml:11
LORD_SORYMON_SMOOTH_JAM = kinds.Attack(
    id="kings_armory.lord_sorymon.smooth_jam",
    name="Smooth Jam",
    level=1,
    primary=False,
    ac=1,
    type_="supernatural",
    range_=5,
    aim="rolled",
    hitroll=9,
    rolls=1,
    damage=5,
    first_damage=0,
    second_damage=0,
    crit_range=3,
    crit_mod=1,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/bosses/lord_sorymon.yaml:3
LORD_SORYMON = kinds.Boss(
    id="kings_armory.lord_sorymon",
    name="Lord Sorymon",
    max_hp=25,
    move=5,
    dodge=13,
    melee_resistance=0,
    ranged_resistance=0,
    supernatural_resistance=2,
    immune=(),
    immune_to_ranged=False,
    immune_to_supernatural=False,
    immune_to_burn=False,
    immune_to=("instakill", "destruction", "removal", "stun"),
    immune_to_everything=False,
    indestructible=False,
    unhealable=False,
    flying=False,
    attacks=(LORD_SORYMON_SMOOTH_JAM,),
    level=6,
    red_tokens=0,
    yellow_tokens=1,
    goblin=False,
    siege=False,
    pushable=False,
    untankable=True,
    unstoppable=False,
)


def lord_sorymon_on_upkeep(
    game: State,
    bearer: int,
    event: kings_armory_rules_status.UpkeepEvent,
) -> bool:
    # content/kings_armory/bosses/lord_sorymon.yaml:21
    # on upkeep where self is standing: summon_behind self
    if not (event.character == bearer and game.piece_hp[bearer] > 0):
        return False
    kings_armory_rules_bosses.summon_behind(game, bearer)
    return True


def lord_sorymon_smooth_jam_on_crit(
    game: State,
    bearer: Any,
    event: kings_armory_rules_strikes.CritEvent,
) -> bool:
    # content/kings_armory/bosses/lord_sorymon.yaml:19
    # on crit: stun
    if not event.attack == bearer:
        return False
    kings_armory_rules_status.stun(game, event.target)
    return True


# content/kings_armory/bosses/lord_sorymon.yaml:3
LORD_SORYMON_ABILITIES = Abilities(
    triggers=(Trigger("upkeep", "on", "", "kings_armory.lord_sorymon:0", lord_sorymon_on_upkeep),),
    text="On Upkeep if this boss is standing: summon a Monster on the nearest open space behind.",
)

# content/kings_armory/bosses/lord_sorymon.yaml:11
LORD_SORYMON_SMOOTH_JAM_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory.lord_sorymon.smooth_jam:0",
            lord_sorymon_smooth_jam_on_crit,
        ),
    ),
    text="On crit: the target is Stunned.",
)

CONTENTS: Contents = Contents(
    definitions=(LORD_SORYMON_SMOOTH_JAM, LORD_SORYMON),
    abilities={
        "kings_armory.lord_sorymon": LORD_SORYMON_ABILITIES,
        "kings_armory.lord_sorymon.smooth_jam": LORD_SORYMON_SMOOTH_JAM_ABILITIES,
    },
)
