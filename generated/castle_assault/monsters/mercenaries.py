# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/monsters/mercenaries.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Modifier

from ..kinds import Monster, Unit
from ..rules import campaign as rules_campaign
from ..rules import monsters as rules_monsters
from ..state import State

# content/castle_assault/monsters/mercenaries.yaml:4
MERCENARY = Monster(
    "castle_assault.mercenary",
    "Mercenary",
    attack=2,
    ac=0,
    health=1,
    movement=1,
    horde="mercenary_band",
)

# content/castle_assault/monsters/mercenaries.yaml:13
ELITE_MERCENARY = Monster(
    "castle_assault.elite_mercenary",
    "Elite Mercenary",
    attack=2,
    ac=0,
    health=3,
    movement=1,
    horde="mercenary_band",
)

# content/castle_assault/monsters/mercenaries.yaml:22
MERCENARY_LIEUTENANT = Monster(
    "castle_assault.mercenary_lieutenant",
    "Mercenary Lieutenant",
    attack=3,
    ac=0,
    health=4,
    movement=1,
    horde="mercenary_band",
    supply=1,
)

# content/castle_assault/monsters/mercenaries.yaml:34
MERCENARY_CATAPULT = Monster(
    "castle_assault.mercenary_catapult",
    "Mercenary Catapult",
    attack=2,
    ac=0,
    health=3,
    movement=1,
    cannot_charge=True,
    ranged_linear=6,
    horde="mercenary_band",
    supply=2,
)

# content/castle_assault/monsters/mercenaries.yaml:47
X_THE_MERCENARY_GENERAL = Monster(
    "castle_assault.x_the_mercenary_general",
    "X the Mercenary General",
    attack=4,
    ac=1,
    health=6,
    movement=1,
    horde="mercenary_band",
    supply=1,
)

# content/castle_assault/monsters/mercenaries.yaml:60
MERCENARY_WITH_OOZE_WAND = Monster(
    "castle_assault.mercenary_with_ooze_wand",
    "Mercenary with Ooze Wand",
    attack=2,
    ac=0,
    health=4,
    movement=1,
    cannot_charge=True,
    horde="mercenary_band",
    supply=1,
)


def mercenary_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/monsters/mercenaries.yaml:11
    # charge_ahead
    rules_monsters.charge_ahead(game, bearer)


def elite_mercenary_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/monsters/mercenaries.yaml:20
    # charge_ahead
    rules_monsters.charge_ahead(game, bearer)


def mercenary_lieutenant_changes_attack(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/monsters/mercenaries.yaml:31
    # aura 1 of allies: +1 attack
    return (
        game.program.reaches(game, bearer, target, 1)
        and isinstance(game.doc[target], Unit)
        and game.owner[target] == game.owner[bearer]
    )


def mercenary_lieutenant_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/monsters/mercenaries.yaml:32
    # charge_ahead
    rules_monsters.charge_ahead(game, bearer)


def mercenary_catapult_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/monsters/mercenaries.yaml:45
    # shoot_closest
    rules_monsters.shoot_closest(game, bearer)


def x_the_mercenary_general_changes_attack(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/monsters/mercenaries.yaml:57
    # aura 2 of allies: +1 attack
    return (
        game.program.reaches(game, bearer, target, 2)
        and isinstance(game.doc[target], Unit)
        and game.owner[target] == game.owner[bearer]
    )


def x_the_mercenary_general_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/monsters/mercenaries.yaml:58
    # charge_ahead
    rules_monsters.charge_ahead(game, bearer)


def mercenary_with_ooze_wand_resolve(game: State, bearer: int, player: int) -> None:
    # content/castle_assault/monsters/mercenaries.yaml:70
    # expand
    rules_campaign.expand(game, bearer)


# content/castle_assault/monsters/mercenaries.yaml:4
MERCENARY_ABILITIES = Abilities(
    resolve=(("action", mercenary_resolve),), text="Action: Charge.", fields=("action",)
)

# content/castle_assault/monsters/mercenaries.yaml:13
ELITE_MERCENARY_ABILITIES = Abilities(
    resolve=(("action", elite_mercenary_resolve),), text="Action: Charge.", fields=("action",)
)

# content/castle_assault/monsters/mercenaries.yaml:22
MERCENARY_LIEUTENANT_ABILITIES = Abilities(
    resolve=(("action", mercenary_lieutenant_resolve),),
    modifiers=(Modifier("attack", "add", mercenary_lieutenant_changes_attack, 1),),
    text="Aura 1 of Allies: +1 attack.\nAction: Charge.",
    fields=("effects", "action"),
)

# content/castle_assault/monsters/mercenaries.yaml:34
MERCENARY_CATAPULT_ABILITIES = Abilities(
    resolve=(("action", mercenary_catapult_resolve),),
    text="Cannot Charge.\nAction: Ranged Linear (1-6).\nAction: Shoot the closest Player Unit in range.",
    fields=("action",),
)

# content/castle_assault/monsters/mercenaries.yaml:47
X_THE_MERCENARY_GENERAL_ABILITIES = Abilities(
    resolve=(("action", x_the_mercenary_general_resolve),),
    modifiers=(Modifier("attack", "add", x_the_mercenary_general_changes_attack, 1),),
    text="Aura 2 of Allies: +1 attack.\nAction: Charge.",
    fields=("effects", "action"),
)

# content/castle_assault/monsters/mercenaries.yaml:60
MERCENARY_WITH_OOZE_WAND_ABILITIES = Abilities(
    resolve=(("action", mercenary_with_ooze_wand_resolve),),
    text="Cannot Charge.\nAction: Expand: a new Gelatinous Ooze on a free space beside it, by the die.",
    fields=("action",),
)

CONTENTS = Contents(
    definitions=(
        MERCENARY,
        ELITE_MERCENARY,
        MERCENARY_LIEUTENANT,
        MERCENARY_CATAPULT,
        X_THE_MERCENARY_GENERAL,
        MERCENARY_WITH_OOZE_WAND,
    ),
    abilities={
        "castle_assault.mercenary": MERCENARY_ABILITIES,
        "castle_assault.elite_mercenary": ELITE_MERCENARY_ABILITIES,
        "castle_assault.mercenary_lieutenant": MERCENARY_LIEUTENANT_ABILITIES,
        "castle_assault.mercenary_catapult": MERCENARY_CATAPULT_ABILITIES,
        "castle_assault.x_the_mercenary_general": X_THE_MERCENARY_GENERAL_ABILITIES,
        "castle_assault.mercenary_with_ooze_wand": MERCENARY_WITH_OOZE_WAND_ABILITIES,
    },
)
