# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/bosses/giant_boulder.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Modifier, Trigger

from ..kinds import Attack, Boss, Monster
from ..rules import bosses as rules_bosses
from ..rules import monsters_turn as rules_monsters_turn
from ..rules import range_ as rules_range_
from ..state import State

# content/kings_armory/bosses/giant_boulder.yaml:17
GIANT_BOULDER_CRUSHING_ROLL = Attack(
    "kings_armory.giant_boulder.crushing_roll",
    "Crushing Roll",
    type_="melee",
    aim="castle_only",
    damage=8,
)

# content/kings_armory/bosses/giant_boulder.yaml:3
GIANT_BOULDER = Boss(
    "kings_armory.giant_boulder",
    "Giant Boulder",
    max_hp=20,
    move=3,
    dodge=5,
    melee_resistance=3,
    ranged_resistance=3,
    supernatural_resistance=2,
    immune_to=("instakill", "destruction", "removal", "stun", "bleed", "burn", "slow"),
    attacks=(GIANT_BOULDER_CRUSHING_ROLL,),
    red_tokens=0,
    yellow_tokens=1,
    pushable=True,
    unstoppable=True,
)


def giant_boulder_changes_dodge(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/bosses/giant_boulder.yaml:23
    # aura 1 of foes_in_cover: +2 dodge; +2 ranged_resistance
    return (
        game.program.reaches(game, bearer, target, 1, rules_range_.within, True)
        and isinstance(game.doc[target], Monster)
        and target != bearer
        and (
            game.place[target] == game.place[bearer]
            or (
                game.piece_pusher[bearer] == target
                and game.piece_hp[target] > 0
                and game.board.route_next(
                    rules_monsters_turn.route_of(game, target), game.place[target], 1
                )
                == game.place[bearer]
            )
        )
    )


def giant_boulder_changes_ranged_resistance(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/bosses/giant_boulder.yaml:23
    # aura 1 of foes_in_cover: +2 dodge; +2 ranged_resistance
    return (
        game.program.reaches(game, bearer, target, 1, rules_range_.within, True)
        and isinstance(game.doc[target], Monster)
        and target != bearer
        and (
            game.place[target] == game.place[bearer]
            or (
                game.piece_pusher[bearer] == target
                and game.piece_hp[target] > 0
                and game.board.route_next(
                    rules_monsters_turn.route_of(game, target), game.place[target], 1
                )
                == game.place[bearer]
            )
        )
    )


def giant_boulder_on_step(game: State, bearer: int, event: rules_monsters_turn.StepEvent) -> bool:
    # content/kings_armory/bosses/giant_boulder.yaml:22
    # on step: crush 6 at self.place
    if event.monster != bearer:
        return False
    rules_bosses.crush(game, 6, game.place[bearer])
    return True


# content/kings_armory/bosses/giant_boulder.yaml:3
GIANT_BOULDER_ABILITIES = Abilities(
    modifiers=(
        Modifier("dodge", "add", giant_boulder_changes_dodge, 2),
        Modifier("ranged_resistance", "add", giant_boulder_changes_ranged_resistance, 2),
    ),
    triggers=(Trigger("step", "on", "", "kings_armory.giant_boulder:0", giant_boulder_on_step),),
    text="Pushable.\nUnstoppable.\nOn a step: every Ally in the space is Dealt 6 Melee Damage.\nAura 1 of Foes in cover: +2 Dodge and +2 Ranged Resistance.",
)

# content/kings_armory/bosses/giant_boulder.yaml:17
GIANT_BOULDER_CRUSHING_ROLL_ABILITIES = Abilities(
    text="Castle Only: it never attacks Allies.", fields=()
)

CONTENTS = Contents(
    definitions=(GIANT_BOULDER_CRUSHING_ROLL, GIANT_BOULDER),
    abilities={
        "kings_armory.giant_boulder": GIANT_BOULDER_ABILITIES,
        "kings_armory.giant_boulder.crushing_roll": GIANT_BOULDER_CRUSHING_ROLL_ABILITIES,
    },
)
