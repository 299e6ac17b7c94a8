# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/heroes/valcor.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kings_armory.kinds as kinds
import generated.kings_armory.rules.status as rules_status
import generated.kings_armory.rules.strikes as rules_strikes
from generated.kings_armory.state import State
from interpreter.api import Abilities, Trigger

# content/kings_armory/heroes/valcor.yaml:17
VALCOR_ROYAL_MACE = kinds.Attack(
    id="kings_armory.valcor.royal_mace",
    name="Royal Mace",
    level=1,
    ac=1,
    type_="melee",
    range_=1,
    aim="rolled",
    hitroll=6,
    rolls=1,
    damage=4,
    second_damage=0,
    crit_range=2,
    crit_mod=2,
)

# content/kings_armory/heroes/valcor.yaml:24
VALCOR_SHIELD_BASH = kinds.Attack(
    id="kings_armory.valcor.shield_bash",
    name="Shield Bash",
    level=1,
    ac=1,
    type_="melee",
    range_=1,
    aim="rolled",
    hitroll=5,
    rolls=1,
    damage=2,
    second_damage=0,
    crit_range=4,
    crit_mod=1,
)

# content/kings_armory/heroes/valcor.yaml:3
VALCOR = kinds.Hero(
    id="kings_armory.valcor",
    name="Valcor the Warrior",
    max_hp=20,
    move=5,
    dodge=13,
    melee_resistance=2,
    ranged_resistance=1,
    supernatural_resistance=1,
    immune=(),
    immune_to=(),
    immune_to_everything=False,
    indestructible=False,
    flying=False,
    attacks=(VALCOR_ROYAL_MACE, VALCOR_SHIELD_BASH),
    actions=3,
    heal_rate=5,
    tank=3,
)


def valcor_royal_mace_on_crit(game: State, bearer: Any, event: rules_strikes.CritEvent) -> bool:
    # content/kings_armory/heroes/valcor.yaml:23
    # on crit: bleed 1
    if not event.attack == bearer:
        return False
    rules_status.bleed(game, 1, event.target)
    return True


def valcor_shield_bash_on_crit(game: State, bearer: Any, event: rules_strikes.CritEvent) -> bool:
    # content/kings_armory/heroes/valcor.yaml:31
    # on crit: stun
    if not event.attack == bearer:
        return False
    rules_status.stun(game, event.target)
    return True


# content/kings_armory/heroes/valcor.yaml:17
VALCOR_ROYAL_MACE_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory.valcor.royal_mace:0",
            valcor_royal_mace_on_crit,
        ),
    ),
    text="On crit: the target gains 1 Bleed.",
)

# content/kings_armory/heroes/valcor.yaml:24
VALCOR_SHIELD_BASH_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory.valcor.shield_bash:0",
            valcor_shield_bash_on_crit,
        ),
    ),
    text="On crit: the target is Stunned.",
)
