# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/bosses/pyramid_avatar.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Abilities, Contents, Modifier, Trigger

from ..kinds import Attack, Boss, Monster
from ..rules import range_ as rules_range_
from ..rules import status as rules_status
from ..rules import strikes as rules_strikes
from ..state import State

# content/kings_armory/bosses/pyramid_avatar.yaml:13
PYRAMID_AVATAR_RUNE_LANCE = Attack(
    "kings_armory.pyramid_avatar.rune_lance",
    "Rune Lance",
    type_="supernatural",
    range_=4,
    hitroll=9,
    damage=6,
    crit_range=2,
)

# content/kings_armory/bosses/pyramid_avatar.yaml:3
PYRAMID_AVATAR = Boss(
    "kings_armory.pyramid_avatar",
    "Pyramid Avatar",
    max_hp=30,
    move=5,
    dodge=12,
    melee_resistance=2,
    ranged_resistance=1,
    supernatural_resistance=1,
    attacks=(PYRAMID_AVATAR_RUNE_LANCE,),
)


def pyramid_avatar_changes_melee_resistance(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/bosses/pyramid_avatar.yaml:23
    # +1 melee_resistance; +1 ranged_resistance; +1 supernatural_resistance; +1 dodge
    return (
        game.program.reaches(game, bearer, target, 1000000000, rules_range_.within, True)
        and isinstance(game.doc[target], Monster)
        and target != bearer
    )


def pyramid_avatar_changes_ranged_resistance(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/bosses/pyramid_avatar.yaml:23
    # +1 melee_resistance; +1 ranged_resistance; +1 supernatural_resistance; +1 dodge
    return (
        game.program.reaches(game, bearer, target, 1000000000, rules_range_.within, True)
        and isinstance(game.doc[target], Monster)
        and target != bearer
    )


def pyramid_avatar_changes_supernatural_resistance(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/bosses/pyramid_avatar.yaml:23
    # +1 melee_resistance; +1 ranged_resistance; +1 supernatural_resistance; +1 dodge
    return (
        game.program.reaches(game, bearer, target, 1000000000, rules_range_.within, True)
        and isinstance(game.doc[target], Monster)
        and target != bearer
    )


def pyramid_avatar_changes_dodge(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/bosses/pyramid_avatar.yaml:23
    # +1 melee_resistance; +1 ranged_resistance; +1 supernatural_resistance; +1 dodge
    return (
        game.program.reaches(game, bearer, target, 1000000000, rules_range_.within, True)
        and isinstance(game.doc[target], Monster)
        and target != bearer
    )


def pyramid_avatar_rune_lance_on_crit(
    game: State, bearer: Any, event: rules_strikes.CritEvent
) -> bool:
    # content/kings_armory/bosses/pyramid_avatar.yaml:20
    # on crit: slow 1
    if event.attack is not bearer:
        return False
    rules_status.slow(game, 1, event.target)
    return True


# content/kings_armory/bosses/pyramid_avatar.yaml:3
PYRAMID_AVATAR_ABILITIES = Abilities(
    modifiers=(
        Modifier("melee_resistance", "add", pyramid_avatar_changes_melee_resistance, 1),
        Modifier("ranged_resistance", "add", pyramid_avatar_changes_ranged_resistance, 1),
        Modifier(
            "supernatural_resistance", "add", pyramid_avatar_changes_supernatural_resistance, 1
        ),
        Modifier("dodge", "add", pyramid_avatar_changes_dodge, 1),
    ),
    text="All other Foes: +1 Melee Resistance, +1 Ranged Resistance, +1 Supernatural Resistance and +1 Dodge.",
)

# content/kings_armory/bosses/pyramid_avatar.yaml:13
PYRAMID_AVATAR_RUNE_LANCE_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory.pyramid_avatar.rune_lance:0",
            pyramid_avatar_rune_lance_on_crit,
        ),
    ),
    text="Highest numbers that crit: 2.\nOn crit: the target gains 1 Slow.",
    fields=("special",),
)

CONTENTS = Contents(
    definitions=(PYRAMID_AVATAR_RUNE_LANCE, PYRAMID_AVATAR),
    abilities={
        "kings_armory.pyramid_avatar": PYRAMID_AVATAR_ABILITIES,
        "kings_armory.pyramid_avatar.rune_lance": PYRAMID_AVATAR_RUNE_LANCE_ABILITIES,
    },
)
