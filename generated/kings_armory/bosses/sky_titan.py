# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/bosses/sky_titan.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory.kinds as kinds
import generated.kings_armory.rules.bosses as rules_bosses
import generated.kings_armory.rules.monsters_turn as rules_monsters_turn
from generated.kings_armory.state import State
from interpreter.api import Abilities, Contents, Trigger

# content/kings_armory/bosses/sky_titan.yaml:14
SKY_TITAN_TITANIC_FIST = kinds.Attack(
    id="kings_armory.sky_titan.titanic_fist",
    name="Sky Fist",
    level=1,
    primary=False,
    ac=1,
    type_="melee",
    range_=3,
    aim="rolled",
    hitroll=8,
    rolls=1,
    damage=7,
    first_damage=0,
    second_damage=0,
    crit_range=3,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/bosses/sky_titan.yaml:3
SKY_TITAN = kinds.Boss(
    id="kings_armory.sky_titan",
    name="Sky Titan",
    max_hp=40,
    move=4,
    dodge=9,
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
    attacks=(SKY_TITAN_TITANIC_FIST,),
    level=6,
    red_tokens=1,
    yellow_tokens=0,
    goblin=False,
    siege=False,
    pushable=False,
    untankable=True,
    unstoppable=True,
)


def sky_titan_instead_fight(
    game: State,
    bearer: int,
    event: rules_monsters_turn.FightEvent,
) -> bool:
    # content/kings_armory/bosses/sky_titan.yaml:22
    # instead of fight by self where attack = titanic_fist and spares_gate(self, attack): sky_fis...
    if not (
        event.monster == bearer
        and (
            event.attack == game.program.definitions["kings_armory.sky_titan.titanic_fist"]
            and rules_bosses.spares_gate(game, bearer, event.attack)
        )
    ):
        return False
    rules_bosses.sky_fist(
        game,
        game.program.definitions["kings_armory.sky_titan.titanic_fist"],
        bearer,
    )
    if game.over:
        return True
    return True


# content/kings_armory/bosses/sky_titan.yaml:3
SKY_TITAN_ABILITIES = Abilities(
    triggers=(
        Trigger("fight", "instead", "", "kings_armory.sky_titan:0", sky_titan_instead_fight),
    ),
    text="Unstoppable.\nInstead of an Attack by this boss if the attack is Sky Fist and this is not its Attack at the Castle Gate: one roll against every Ally in Range outside of Towers; if there is none, against one in a Tower with -4 Hitroll.",
)

CONTENTS: Contents = Contents(
    definitions=(SKY_TITAN_TITANIC_FIST, SKY_TITAN),
    abilities={"kings_armory.sky_titan": SKY_TITAN_ABILITIES},
)
