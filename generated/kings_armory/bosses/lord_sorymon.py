# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/bosses/lord_sorymon.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Abilities, Contents, Trigger

from ..kinds import Attack, Boss
from ..rules import bosses as rules_bosses
from ..rules import status as rules_status
from ..rules import strikes as rules_strikes
from ..state import State

# content/kings_armory/bosses/lord_sorymon.yaml:12
LORD_SORYMON_SMOOTH_JAM = Attack(
    "kings_armory.lord_sorymon.smooth_jam",
    "Smooth Jam",
    type_="supernatural",
    range_=5,
    hitroll=9,
    damage=5,
    crit_range=3,
    crit_mod=1,
)

# content/kings_armory/bosses/lord_sorymon.yaml:3
LORD_SORYMON = Boss(
    "kings_armory.lord_sorymon",
    "Lord Sorymon",
    max_hp=25,
    move=5,
    dodge=13,
    supernatural_resistance=2,
    attacks=(LORD_SORYMON_SMOOTH_JAM,),
    red_tokens=0,
    yellow_tokens=1,
)


def lord_sorymon_on_upkeep(game: State, bearer: int, event: rules_status.UpkeepEvent) -> bool:
    # content/kings_armory/bosses/lord_sorymon.yaml:22
    # on upkeep where self is standing: summon_behind self
    if not (event.character == bearer and game.piece_hp[bearer] > 0):
        return False
    rules_bosses.summon_behind(game, bearer)
    return True


def lord_sorymon_smooth_jam_on_crit(
    game: State, bearer: Any, event: rules_strikes.CritEvent
) -> bool:
    # content/kings_armory/bosses/lord_sorymon.yaml:20
    # on crit: stun
    if event.attack is not bearer:
        return False
    rules_status.stun(game, event.target)
    return True


# content/kings_armory/bosses/lord_sorymon.yaml:3
LORD_SORYMON_ABILITIES = Abilities(
    triggers=(Trigger("upkeep", "on", "", "kings_armory.lord_sorymon:0", lord_sorymon_on_upkeep),),
    text="On Upkeep if this Boss is standing: summon a Monster on the nearest open space behind (d12 up to 4 level 1, up to 8 level 2, up to 11 level 3, else level 4); it acts from the next Round on, with +1 Hitroll.",
)

# content/kings_armory/bosses/lord_sorymon.yaml:12
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
    text="Highest numbers that crit: 3.\nCrit Mod x1.\nOn crit: the target is Stunned.",
    fields=("special",),
)

CONTENTS = Contents(
    definitions=(LORD_SORYMON_SMOOTH_JAM, LORD_SORYMON),
    abilities={
        "kings_armory.lord_sorymon": LORD_SORYMON_ABILITIES,
        "kings_armory.lord_sorymon.smooth_jam": LORD_SORYMON_SMOOTH_JAM_ABILITIES,
    },
)
