# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/bosses/giant_boulder.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory_winter.kinds as kinds
import generated.kings_armory_winter.kings_armory.rules.bosses as kings_armory_rules_bosses
import generated.kings_armory_winter.kings_armory.rules.monsters_turn as kings_armory_rules_monsters_turn
import generated.kings_armory_winter.kings_armory.rules.range_ as kings_armory_rules_range_
import generated.kings_armory_winter.kings_armory.rules.siege as kings_armory_rules_siege
from generated.kings_armory_winter.state import State
from interpreter.api import Abilities, Contents, Modifier, Trigger

# content/kings_armory/bosses/giant_boulder.yaml:16
GIANT_BOULDER_CRUSHING_ROLL = kinds.Attack(
    id="kings_armory.giant_boulder.crushing_roll",
    name="Crushing Roll",
    level=1,
    primary=False,
    ac=1,
    type_="melee",
    range_=1,
    aim="castle_only",
    hitroll=0,
    rolls=1,
    damage=8,
    first_damage=0,
    second_damage=0,
    crit_range=1,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/bosses/giant_boulder.yaml:3
GIANT_BOULDER = kinds.Boss(
    id="kings_armory.giant_boulder",
    name="Giant Boulder",
    max_hp=20,
    move=3,
    dodge=5,
    melee_resistance=3,
    ranged_resistance=3,
    supernatural_resistance=2,
    immune=(),
    immune_to_ranged=False,
    immune_to_supernatural=False,
    immune_to_burn=False,
    immune_to=("instakill", "destruction", "removal", "stun", "bleed", "burn", "slow"),
    immune_to_everything=False,
    indestructible=False,
    unhealable=False,
    flying=False,
    attacks=(GIANT_BOULDER_CRUSHING_ROLL,),
    level=6,
    red_tokens=0,
    yellow_tokens=1,
    goblin=False,
    siege=False,
    pushable=True,
    untankable=True,
    unstoppable=True,
)


def giant_boulder_changes_dodge(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/bosses/giant_boulder.yaml:22
    # aura 1 of foes_in_cover: +2 dodge; +2 ranged_resistance
    return (
        game.program.reaches(game, bearer, target, 1, kings_armory_rules_range_.within, True)
        and isinstance(game.doc[target], kinds.Monster)
        and (
            target != bearer
            and (
                game.place[target] == game.place[bearer]
                or kings_armory_rules_siege.pushing(game, target, bearer)
            )
        )
    )


def giant_boulder_changes_ranged_resistance(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/bosses/giant_boulder.yaml:22
    # aura 1 of foes_in_cover: +2 dodge; +2 ranged_resistance
    return (
        game.program.reaches(game, bearer, target, 1, kings_armory_rules_range_.within, True)
        and isinstance(game.doc[target], kinds.Monster)
        and (
            target != bearer
            and (
                game.place[target] == game.place[bearer]
                or kings_armory_rules_siege.pushing(game, target, bearer)
            )
        )
    )


def giant_boulder_on_step(
    game: State,
    bearer: int,
    event: kings_armory_rules_monsters_turn.StepEvent,
) -> bool:
    # content/kings_armory/bosses/giant_boulder.yaml:21
    # on step: crush 6 at self.place
    if not event.monster == bearer:
        return False
    kings_armory_rules_bosses.crush(game, 6, game.place[bearer])
    if game.over:
        return True
    return True


# content/kings_armory/bosses/giant_boulder.yaml:3
GIANT_BOULDER_ABILITIES = Abilities(
    modifiers=(
        Modifier("dodge", "add", giant_boulder_changes_dodge, 2),
        Modifier("ranged_resistance", "add", giant_boulder_changes_ranged_resistance, 2),
    ),
    triggers=(Trigger("step", "on", "", "kings_armory.giant_boulder:0", giant_boulder_on_step),),
    text="Pushable.\nUnstoppable.\nOn a step: every Ally in the space is Dealt 6 Melee Damage.\nAura 1 of foes in cover: +2 Dodge and +2 Ranged Resistance.",
)

CONTENTS: Contents = Contents(
    definitions=(GIANT_BOULDER_CRUSHING_ROLL, GIANT_BOULDER),
    abilities={"kings_armory.giant_boulder": GIANT_BOULDER_ABILITIES},
)
