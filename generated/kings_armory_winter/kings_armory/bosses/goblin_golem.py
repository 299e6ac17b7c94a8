# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/bosses/goblin_golem.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory_winter.kinds as kinds
import generated.kings_armory_winter.kings_armory.rules.bosses as kings_armory_rules_bosses
import generated.kings_armory_winter.kings_armory.rules.status as kings_armory_rules_status
from generated.kings_armory_winter.state import State
from interpreter.api import Abilities, Contents, Trigger

# content/kings_armory/bosses/goblin_golem.yaml:14
GOBLIN_GOLEM_THOUSAND_FISTS = kinds.Attack(
    id="kings_armory.goblin_golem.thousand_fists",
    name="Thousand Fists",
    level=1,
    primary=False,
    ac=1,
    type_="melee",
    range_=2,
    aim="rolled",
    hitroll=9,
    rolls=2,
    damage=4,
    first_damage=0,
    second_damage=0,
    crit_range=2,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/bosses/goblin_golem.yaml:3
GOBLIN_GOLEM = kinds.Boss(
    id="kings_armory.goblin_golem",
    name="Goblin Golem",
    max_hp=35,
    move=5,
    dodge=10,
    melee_resistance=1,
    ranged_resistance=1,
    supernatural_resistance=1,
    immune=(),
    immune_to_ranged=False,
    immune_to_supernatural=False,
    immune_to_burn=False,
    immune_to=("instakill", "destruction", "removal", "stun"),
    immune_to_everything=False,
    indestructible=False,
    unhealable=False,
    flying=False,
    attacks=(GOBLIN_GOLEM_THOUSAND_FISTS,),
    level=6,
    red_tokens=1,
    yellow_tokens=0,
    goblin=True,
    siege=False,
    pushable=False,
    untankable=True,
    unstoppable=False,
)


def goblin_golem_on_arrival(
    game: State,
    bearer: int,
    event: kings_armory_rules_bosses.ArrivalEvent,
) -> bool:
    # content/kings_armory/bosses/goblin_golem.yaml:22
    # on arrival: bring_along 3 of 1
    if not event.boss == bearer:
        return False
    kings_armory_rules_bosses.bring_along(game, 3, 1)
    if game.over:
        return True
    return True


def goblin_golem_on_upkeep(
    game: State,
    bearer: int,
    event: kings_armory_rules_status.UpkeepEvent,
) -> bool:
    # content/kings_armory/bosses/goblin_golem.yaml:23
    # on upkeep where self is standing: absorb_goblins into self
    if not (event.character == bearer and game.piece_hp[bearer] > 0):
        return False
    kings_armory_rules_bosses.absorb_goblins(game, bearer)
    if game.over:
        return True
    return True


# content/kings_armory/bosses/goblin_golem.yaml:3
GOBLIN_GOLEM_ABILITIES = Abilities(
    triggers=(
        Trigger("arrival", "on", "", "kings_armory.goblin_golem:0", goblin_golem_on_arrival),
        Trigger("upkeep", "on", "", "kings_armory.goblin_golem:1", goblin_golem_on_upkeep),
    ),
    text="On arrival: 3 Monsters of level 1 enter.\nOn Upkeep if this boss is standing: every other goblin within 1 is absorbed, and its Hit Points are gained.",
)

# content/kings_armory/bosses/goblin_golem.yaml:14
GOBLIN_GOLEM_THOUSAND_FISTS_ABILITIES = Abilities(text="2 separate Hitrolls.")

CONTENTS: Contents = Contents(
    definitions=(GOBLIN_GOLEM_THOUSAND_FISTS, GOBLIN_GOLEM),
    abilities={
        "kings_armory.goblin_golem": GOBLIN_GOLEM_ABILITIES,
        "kings_armory.goblin_golem.thousand_fists": GOBLIN_GOLEM_THOUSAND_FISTS_ABILITIES,
    },
)
