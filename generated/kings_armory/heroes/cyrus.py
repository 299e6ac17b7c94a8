# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/heroes/cyrus.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory.kinds as kinds
import generated.kings_armory.rules.range_ as rules_range_
from generated.kings_armory.state import State
from interpreter.api import Abilities, Modifier

# content/kings_armory/heroes/cyrus.yaml:15
CYRUS_DUAL_WIELD = kinds.Attack(
    id="kings_armory.cyrus.dual_wield",
    name="Dual Wield",
    level=1,
    ac=1,
    type_="melee",
    range_=1,
    aim="rolled",
    hitroll=6,
    rolls=1,
    damage=2,
    second_damage=2,
    crit_range=1,
    crit_mod=2,
)

# content/kings_armory/heroes/cyrus.yaml:2
CYRUS = kinds.Hero(
    id="kings_armory.cyrus",
    name="Cyrus the Psionic Warrior",
    max_hp=17,
    move=6,
    dodge=13,
    melee_resistance=1,
    ranged_resistance=1,
    supernatural_resistance=1,
    immune=(),
    immune_to=(),
    immune_to_everything=False,
    indestructible=False,
    flying=False,
    attacks=(CYRUS_DUAL_WIELD,),
    actions=3,
    heal_rate=4,
    tank=2,
)


def cyrus_changes_move(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/heroes/cyrus.yaml:22
    # aura 2: +1 move
    return (
        game.program.reaches(game, bearer, target, 2, rules_range_.within, True)
        and isinstance(
            game.doc[target],
            kinds.Monster,
        ) == isinstance(game.doc[bearer], kinds.Monster)
    )


# content/kings_armory/heroes/cyrus.yaml:2
CYRUS_ABILITIES = Abilities(
    modifiers=(Modifier("move", "add", cyrus_changes_move, 1),),
    text="Aura 2: +1 move.",
)
