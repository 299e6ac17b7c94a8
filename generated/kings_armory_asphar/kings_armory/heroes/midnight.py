# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/heroes/midnight.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kings_armory_asphar.kinds as kinds
import generated.kings_armory_asphar.kings_armory.rules.actions as kings_armory_rules_actions
import generated.kings_armory_asphar.kings_armory.rules.players_round as kings_armory_rules_players_round
import generated.kings_armory_asphar.kings_armory.rules.status as kings_armory_rules_status
import generated.kings_armory_asphar.kings_armory.rules.strikes as kings_armory_rules_strikes
from generated.kings_armory_asphar.state import State
from interpreter.api import Abilities, Activated, Contents, Modifier, Trigger

# content/kings_armory/heroes/midnight.yaml:17
MIDNIGHT_LIGHTNING_BOLT = kinds.Attack(
    id="kings_armory.midnight.lightning_bolt",
    name="Lightning Bolt",
    level=1,
    primary=True,
    ac=1,
    type_="supernatural",
    range_=5,
    aim="rolled",
    hitroll=6,
    rolls=1,
    damage=3,
    first_damage=0,
    second_damage=0,
    crit_range=3,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/heroes/midnight.yaml:18
MIDNIGHT_FLAME_THROWER = kinds.Attack(
    id="kings_armory.midnight.flame_thrower",
    name="Flame Thrower",
    level=1,
    primary=False,
    ac=2,
    type_="supernatural",
    range_=3,
    aim="rolled",
    hitroll=7,
    rolls=1,
    damage=3,
    first_damage=0,
    second_damage=0,
    crit_range=5,
    crit_mod=1,
    reaches_flying=False,
    width=1,
    length=3,
)

# content/kings_armory/heroes/midnight.yaml:30
MIDNIGHT_BALL_LIGHTNING = kinds.Attack(
    id="kings_armory.midnight.ball_lightning",
    name="Ball Lightning",
    level=1,
    primary=False,
    ac=3,
    type_="supernatural",
    range_=6,
    aim="rolled",
    hitroll=6,
    rolls=1,
    damage=4,
    first_damage=0,
    second_damage=0,
    crit_range=2,
    crit_mod=2,
    reaches_flying=False,
    width=2,
    length=2,
)

# content/kings_armory/heroes/midnight.yaml:3
MIDNIGHT = kinds.Hero(
    id="kings_armory.midnight",
    name="Midnight the Sorceress",
    max_hp=13,
    move=5,
    dodge=12,
    melee_resistance=0,
    ranged_resistance=0,
    supernatural_resistance=2,
    immune=(),
    immune_to_ranged=False,
    immune_to_supernatural=False,
    immune_to_burn=False,
    immune_to=(),
    immune_to_everything=False,
    indestructible=False,
    unhealable=False,
    flying=False,
    attacks=(MIDNIGHT_LIGHTNING_BOLT, MIDNIGHT_FLAME_THROWER, MIDNIGHT_BALL_LIGHTNING),
    actions=3,
    heal_rate=3,
    tank=1,
    tele=False,
    tower_bound=False,
    tanks_untankable=False,
    tanks_flying=False,
    strikes_flying=False,
    attacks_barred=False,
    primary_damage=0,
    healing=0,
    special_hitroll=0,
    role="offensive",
    works_by_specials=False,
    heals=False,
    boss_slayer=0,
    counter=0,
    item=None,
    card=None,
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
    return kings_armory_rules_players_round.has_ap(game, 1, bearer)


def midnight_used(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/midnight.yaml:43
    # "Lightning Shroud", 1 ap: turn_shroud self
    kings_armory_rules_players_round.pay_ap(game, 1, bearer)
    kings_armory_rules_actions.turn_shroud(game, bearer)


def midnight_flame_thrower_on_crit(
    game: State,
    bearer: Any,
    event: kings_armory_rules_strikes.CritEvent,
) -> bool:
    # content/kings_armory/heroes/midnight.yaml:29
    # on crit: burn 1
    if not event.attack == bearer:
        return False
    kings_armory_rules_status.burn(game, 1, event.target)
    return True


def midnight_ball_lightning_on_crit(
    game: State,
    bearer: Any,
    event: kings_armory_rules_strikes.CritEvent,
) -> bool:
    # content/kings_armory/heroes/midnight.yaml:40
    # on crit: stun
    if not event.attack == bearer:
        return False
    kings_armory_rules_status.stun(game, event.target)
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
    text="Lightning Shroud (1 AP): the Lightning Shroud is turned on, or off again.\nWhile this hero is turned on: Immune to Ranged, Immune to Supernatural and no Attack Options.",
)

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
    text="2 AP.\nOn crit: the target gains 1 Burn.",
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
    text="3 AP.\nOn crit: the target is Stunned.",
)

CONTENTS: Contents = Contents(
    definitions=(
        MIDNIGHT_LIGHTNING_BOLT,
        MIDNIGHT_FLAME_THROWER,
        MIDNIGHT_BALL_LIGHTNING,
        MIDNIGHT,
    ),
    abilities={
        "kings_armory.midnight": MIDNIGHT_ABILITIES,
        "kings_armory.midnight.flame_thrower": MIDNIGHT_FLAME_THROWER_ABILITIES,
        "kings_armory.midnight.ball_lightning": MIDNIGHT_BALL_LIGHTNING_ABILITIES,
    },
    links=(
        (MIDNIGHT, "item", "kings_armory.stormglass_orb"),
        (MIDNIGHT, "card", "kings_armory.comet_strike"),
    ),
)
