# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/bosses/goblin_golem.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from ..kinds import Attack, Boss
from ..rules import bosses as rules_bosses
from ..rules import status as rules_status
from ..state import State

# content/kings_armory/bosses/goblin_golem.yaml:14
GOBLIN_GOLEM_THOUSAND_FISTS = Attack(
    "kings_armory.goblin_golem.thousand_fists",
    "Thousand Fists",
    type_="melee",
    range_=2,
    hitroll=9,
    rolls=2,
    damage=4,
    crit_range=2,
)

# content/kings_armory/bosses/goblin_golem.yaml:3
GOBLIN_GOLEM = Boss(
    "kings_armory.goblin_golem",
    "Goblin Golem",
    max_hp=35,
    move=5,
    dodge=10,
    melee_resistance=1,
    ranged_resistance=1,
    supernatural_resistance=1,
    attacks=(GOBLIN_GOLEM_THOUSAND_FISTS,),
    goblin=True,
)


def goblin_golem_on_arrival(game: State, bearer: int, event: rules_bosses.ArrivalEvent) -> bool:
    # content/kings_armory/bosses/goblin_golem.yaml:22
    # on arrival: bring_along 3 of 1
    if event.boss != bearer:
        return False
    rules_bosses.bring_along(game, 3, 1)
    return True


def goblin_golem_on_upkeep(game: State, bearer: int, event: rules_status.UpkeepEvent) -> bool:
    # content/kings_armory/bosses/goblin_golem.yaml:23
    # on upkeep where self is standing: absorb_goblins into self
    if not (event.character == bearer and game.piece_hp[bearer] > 0):
        return False
    rules_bosses.absorb_goblins(game, bearer)
    return True


# content/kings_armory/bosses/goblin_golem.yaml:3
GOBLIN_GOLEM_ABILITIES = Abilities(
    triggers=(
        Trigger("arrival", "on", "", "kings_armory.goblin_golem:0", goblin_golem_on_arrival),
        Trigger("upkeep", "on", "", "kings_armory.goblin_golem:1", goblin_golem_on_upkeep),
    ),
    text="On arrival: 3 Monsters of level 1 enter.\nOn Upkeep if this Boss is standing: every other goblin within 1 is absorbed, and its Hit Points are gained.",
)

# content/kings_armory/bosses/goblin_golem.yaml:14
GOBLIN_GOLEM_THOUSAND_FISTS_ABILITIES = Abilities(
    text="2 separate Hitrolls.\nHighest numbers that crit: 2.", fields=()
)

CONTENTS = Contents(
    definitions=(GOBLIN_GOLEM_THOUSAND_FISTS, GOBLIN_GOLEM),
    abilities={
        "kings_armory.goblin_golem": GOBLIN_GOLEM_ABILITIES,
        "kings_armory.goblin_golem.thousand_fists": GOBLIN_GOLEM_THOUSAND_FISTS_ABILITIES,
    },
)
