# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/bosses/sky_titan.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger, first_of

from ..kinds import Attack, Boss
from ..rules import bosses as rules_bosses
from ..rules import monsters_turn as rules_monsters_turn
from ..state import State

# content/kings_armory/bosses/sky_titan.yaml:14
SKY_TITAN_TITANIC_FIST = Attack(
    "kings_armory.sky_titan.titanic_fist",
    "Sky Fist",
    type_="melee",
    range_=3,
    hitroll=8,
    damage=7,
    crit_range=3,
)

# content/kings_armory/bosses/sky_titan.yaml:3
SKY_TITAN = Boss(
    "kings_armory.sky_titan",
    "Sky Titan",
    max_hp=40,
    move=4,
    dodge=9,
    melee_resistance=1,
    ranged_resistance=1,
    supernatural_resistance=1,
    attacks=(SKY_TITAN_TITANIC_FIST,),
    unstoppable=True,
)


def sky_titan_instead_fight(
    game: State, bearer: int, event: rules_monsters_turn.FightEvent
) -> bool:
    # content/kings_armory/bosses/sky_titan.yaml:22
    # instead of fight by self where attack = titanic_fist and spares_gate(self, attack):
    if not (
        event.monster == bearer
        and event.attack is game.program.definitions["kings_armory.sky_titan.titanic_fist"]
        and not (
            isinstance(game.doc[bearer], Boss)
            and game.tables.field_terrain[game.place[bearer]] == "gate"
            and event.attack is first_of(game.doc[bearer].attacks, None)
        )
    ):
        return False
    rules_bosses.sky_fist(
        game, game.program.definitions["kings_armory.sky_titan.titanic_fist"], bearer
    )
    return True


# content/kings_armory/bosses/sky_titan.yaml:3
SKY_TITAN_ABILITIES = Abilities(
    triggers=(
        Trigger("fight", "instead", "", "kings_armory.sky_titan:0", sky_titan_instead_fight),
    ),
    text="Unstoppable.\nInstead of an Attack by this Boss if the attack is Sky Fist and this is not its Attack at the Castle Gate: one roll against every Ally in Range outside of Towers; if there is none, against one in a Tower with -4 Hitroll.",
)

# content/kings_armory/bosses/sky_titan.yaml:14
SKY_TITAN_TITANIC_FIST_ABILITIES = Abilities(text="Highest numbers that crit: 3.", fields=())

CONTENTS = Contents(
    definitions=(SKY_TITAN_TITANIC_FIST, SKY_TITAN),
    abilities={
        "kings_armory.sky_titan": SKY_TITAN_ABILITIES,
        "kings_armory.sky_titan.titanic_fist": SKY_TITAN_TITANIC_FIST_ABILITIES,
    },
)
