# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/bosses/lightning_troll.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Abilities, Contents, Trigger

from ..kinds import Attack, Boss
from ..rules import bosses as rules_bosses
from ..rules import monsters_turn as rules_monsters_turn
from ..rules import status as rules_status
from ..rules import strikes as rules_strikes
from ..state import State

# content/kings_armory/bosses/lightning_troll.yaml:14
LIGHTNING_TROLL_CHAIN_LIGHTNING = Attack(
    "kings_armory.lightning_troll.chain_lightning",
    "Chain Lightning",
    type_="supernatural",
    range_=4,
    hitroll=8,
    damage=5,
    crit_range=2,
    crit_mod=1,
    width=3,
    length=3,
)

# content/kings_armory/bosses/lightning_troll.yaml:3
LIGHTNING_TROLL = Boss(
    "kings_armory.lightning_troll",
    "Lightning Troll",
    max_hp=30,
    move=4,
    dodge=11,
    melee_resistance=2,
    ranged_resistance=1,
    supernatural_resistance=3,
    attacks=(LIGHTNING_TROLL_CHAIN_LIGHTNING,),
    unstoppable=True,
)


def lightning_troll_on_turn_end(
    game: State, bearer: int, event: rules_monsters_turn.TurnEndEvent
) -> bool:
    # content/kings_armory/bosses/lightning_troll.yaml:26
    # on turn_end: jolt 1 from self
    if event.monster != bearer:
        return False
    rules_bosses.jolt(game, 1, bearer)
    return True


def lightning_troll_chain_lightning_on_crit(
    game: State, bearer: Any, event: rules_strikes.CritEvent
) -> bool:
    # content/kings_armory/bosses/lightning_troll.yaml:24
    # on crit: stun
    if event.attack is not bearer:
        return False
    rules_status.stun(game, event.target)
    return True


# content/kings_armory/bosses/lightning_troll.yaml:3
LIGHTNING_TROLL_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "turn_end", "on", "", "kings_armory.lightning_troll:0", lightning_troll_on_turn_end
        ),
    ),
    text="Unstoppable.\nAt the end of its Turn: every other Foe beside it takes 1 Non-Resistible Damage.",
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
    text="Highest numbers that crit: 2.\nCrit Mod x1.\nArea: 3 wide.\nArea: 3 long.\nOn crit: the target is Stunned.",
    fields=("special",),
)

CONTENTS = Contents(
    definitions=(LIGHTNING_TROLL_CHAIN_LIGHTNING, LIGHTNING_TROLL),
    abilities={
        "kings_armory.lightning_troll": LIGHTNING_TROLL_ABILITIES,
        "kings_armory.lightning_troll.chain_lightning": LIGHTNING_TROLL_CHAIN_LIGHTNING_ABILITIES,
    },
)
