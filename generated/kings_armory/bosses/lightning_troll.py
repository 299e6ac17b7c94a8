# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/bosses/lightning_troll.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kings_armory.kinds as kinds
import generated.kings_armory.rules.bosses as rules_bosses
import generated.kings_armory.rules.monsters_turn as rules_monsters_turn
import generated.kings_armory.rules.status as rules_status
import generated.kings_armory.rules.strikes as rules_strikes
from generated.kings_armory.state import State
from interpreter.api import Abilities, Contents, Trigger

# content/kings_armory/bosses/lightning_troll.yaml:14
LIGHTNING_TROLL_CHAIN_LIGHTNING = kinds.Attack(
    id="kings_armory.lightning_troll.chain_lightning",
    name="Chain Lightning",
    level=1,
    primary=False,
    ac=1,
    type_="supernatural",
    range_=4,
    aim="rolled",
    hitroll=8,
    rolls=1,
    damage=5,
    first_damage=0,
    second_damage=0,
    crit_range=2,
    crit_mod=1,
    reaches_flying=False,
    width=3,
    length=3,
)

# content/kings_armory/bosses/lightning_troll.yaml:3
LIGHTNING_TROLL = kinds.Boss(
    id="kings_armory.lightning_troll",
    name="Lightning Troll",
    max_hp=30,
    move=4,
    dodge=11,
    melee_resistance=2,
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
    attacks=(LIGHTNING_TROLL_CHAIN_LIGHTNING,),
    level=6,
    red_tokens=1,
    yellow_tokens=0,
    goblin=False,
    siege=False,
    pushable=False,
    untankable=True,
    unstoppable=True,
)


def lightning_troll_on_turn_end(
    game: State,
    bearer: int,
    event: rules_monsters_turn.TurnEndEvent,
) -> bool:
    # content/kings_armory/bosses/lightning_troll.yaml:26
    # on turn_end: jolt 1 from self
    if not event.monster == bearer:
        return False
    rules_bosses.jolt(game, 1, bearer)
    if game.over:
        return True
    return True


def lightning_troll_chain_lightning_on_crit(
    game: State,
    bearer: Any,
    event: rules_strikes.CritEvent,
) -> bool:
    # content/kings_armory/bosses/lightning_troll.yaml:24
    # on crit: stun
    if not event.attack == bearer:
        return False
    rules_status.stun(game, event.target)
    return True


# content/kings_armory/bosses/lightning_troll.yaml:3
LIGHTNING_TROLL_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "turn_end",
            "on",
            "",
            "kings_armory.lightning_troll:0",
            lightning_troll_on_turn_end,
        ),
    ),
    text="Unstoppable.\nOn the end of a Turn: every other Foe beside it takes 1 Non-Resistible Damage.",
)

# content/kings_armory/bosses/lightning_troll.yaml:14
LIGHTNING_TROLL_CHAIN_LIGHTNING_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory.lightning_troll.chain_lightning:0",
            lightning_troll_chain_lightning_on_crit,
        ),
    ),
    text="On crit: the target is Stunned.",
)

CONTENTS: Contents = Contents(
    definitions=(LIGHTNING_TROLL_CHAIN_LIGHTNING, LIGHTNING_TROLL),
    abilities={
        "kings_armory.lightning_troll": LIGHTNING_TROLL_ABILITIES,
        "kings_armory.lightning_troll.chain_lightning": LIGHTNING_TROLL_CHAIN_LIGHTNING_ABILITIES,
    },
)
