# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/heroes/midnight.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Abilities, Activated, Contents, Modifier, Trigger

from ..kinds import Attack, Hero
from ..rules import actions as rules_actions
from ..rules import duties as rules_duties
from ..rules import players_round as rules_players_round
from ..rules import status as rules_status
from ..rules import strikes as rules_strikes
from ..state import State

# content/kings_armory/heroes/midnight.yaml:17
MIDNIGHT_LIGHTNING_BOLT = Attack(
    "kings_armory.midnight.lightning_bolt",
    "Lightning Bolt",
    primary=True,
    type_="supernatural",
    range_=5,
    hitroll=6,
    damage=3,
    crit_range=3,
)

# content/kings_armory/heroes/midnight.yaml:18
MIDNIGHT_FLAME_THROWER = Attack(
    "kings_armory.midnight.flame_thrower",
    "Flame Thrower",
    ac=2,
    type_="supernatural",
    range_=3,
    hitroll=7,
    damage=3,
    crit_range=5,
    crit_mod=1,
    length=3,
)

# content/kings_armory/heroes/midnight.yaml:30
MIDNIGHT_BALL_LIGHTNING = Attack(
    "kings_armory.midnight.ball_lightning",
    "Ball Lightning",
    ac=3,
    type_="supernatural",
    range_=6,
    hitroll=6,
    damage=4,
    crit_range=2,
    width=2,
    length=2,
)

# content/kings_armory/heroes/midnight.yaml:3
MIDNIGHT = Hero(
    "kings_armory.midnight",
    "Midnight the Sorceress",
    max_hp=13,
    move=5,
    dodge=12,
    supernatural_resistance=2,
    attacks=(MIDNIGHT_LIGHTNING_BOLT, MIDNIGHT_FLAME_THROWER, MIDNIGHT_BALL_LIGHTNING),
    heal_rate=3,
    tank=1,
    role="offensive",
)


def midnight_changes_immune_to_ranged(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/heroes/midnight.yaml:44
    # while self.turned_on: immune_to_ranged: true; immune_to_supernatural: true; attacks_barred:...
    return target == bearer and game.piece_turned_on[bearer]


def midnight_changes_immune_to_supernatural(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/heroes/midnight.yaml:44
    # while self.turned_on: immune_to_ranged: true; immune_to_supernatural: true; attacks_barred:...
    return target == bearer and game.piece_turned_on[bearer]


def midnight_changes_attacks_barred(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/heroes/midnight.yaml:44
    # while self.turned_on: immune_to_ranged: true; immune_to_supernatural: true; attacks_barred:...
    return target == bearer and game.piece_turned_on[bearer]


def midnight_can_be_used(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/midnight.yaml:43
    # "Lightning Shroud", 1 ap: turn_shroud self
    return (
        game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 1
        and (game.table_acting < 0 or game.table_acting == bearer)
        and game.table_mover < 0
        and rules_duties.spares_duty(game, bearer, 1)
    )


def midnight_used(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/midnight.yaml:43
    # "Lightning Shroud", 1 ap: turn_shroud self
    rules_players_round.pay_ap(game, 1, bearer)
    rules_actions.turn_shroud(game, bearer)


def midnight_flame_thrower_on_crit(
    game: State, bearer: Any, event: rules_strikes.CritEvent
) -> bool:
    # content/kings_armory/heroes/midnight.yaml:29
    # on crit: burn 1
    if event.attack is not bearer:
        return False
    rules_status.burn(game, 1, event.target)
    return True


def midnight_ball_lightning_on_crit(
    game: State, bearer: Any, event: rules_strikes.CritEvent
) -> bool:
    # content/kings_armory/heroes/midnight.yaml:40
    # on crit: stun
    if event.attack is not bearer:
        return False
    rules_status.stun(game, event.target)
    return True


# content/kings_armory/heroes/midnight.yaml:3
MIDNIGHT_ABILITIES = Abilities(
    modifiers=(
        Modifier("immune_to_ranged", "set", midnight_changes_immune_to_ranged, 1),
        Modifier("immune_to_supernatural", "set", midnight_changes_immune_to_supernatural, 1),
        Modifier("attacks_barred", "set", midnight_changes_attacks_barred, 1),
    ),
    activated=(
        Activated(
            "kings_armory.midnight!0",
            "Lightning Shroud (1 AP): the Lightning Shroud is turned on, or off again.",
            midnight_can_be_used,
            midnight_used,
        ),
    ),
    text="Lightning Shroud (1 AP): the Lightning Shroud is turned on, or off again.\nWhile this Hero is turned on: Immune to Ranged, Immune to Supernatural and no Attack Options.",
)

# content/kings_armory/heroes/midnight.yaml:17
MIDNIGHT_LIGHTNING_BOLT_ABILITIES = Abilities(text="Highest numbers that crit: 3.", fields=())

# content/kings_armory/heroes/midnight.yaml:18
MIDNIGHT_FLAME_THROWER_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory.midnight.flame_thrower:0",
            midnight_flame_thrower_on_crit,
        ),
    ),
    text="2 AP.\nHighest numbers that crit: 5.\nCrit Mod x1.\nArea: 3 long.\nOn crit: the target gains 1 Burn.",
    fields=("special",),
)

# content/kings_armory/heroes/midnight.yaml:30
MIDNIGHT_BALL_LIGHTNING_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory.midnight.ball_lightning:0",
            midnight_ball_lightning_on_crit,
        ),
    ),
    text="3 AP.\nHighest numbers that crit: 2.\nArea: 2 wide.\nArea: 2 long.\nOn crit: the target is Stunned.",
    fields=("special",),
)

CONTENTS = Contents(
    definitions=(
        MIDNIGHT_LIGHTNING_BOLT,
        MIDNIGHT_FLAME_THROWER,
        MIDNIGHT_BALL_LIGHTNING,
        MIDNIGHT,
    ),
    abilities={
        "kings_armory.midnight": MIDNIGHT_ABILITIES,
        "kings_armory.midnight.lightning_bolt": MIDNIGHT_LIGHTNING_BOLT_ABILITIES,
        "kings_armory.midnight.flame_thrower": MIDNIGHT_FLAME_THROWER_ABILITIES,
        "kings_armory.midnight.ball_lightning": MIDNIGHT_BALL_LIGHTNING_ABILITIES,
    },
    links=(
        (MIDNIGHT, "item", "kings_armory.stormglass_orb"),
        (MIDNIGHT, "card", "kings_armory.comet_strike"),
    ),
)
