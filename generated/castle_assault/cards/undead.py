# Rules and documents of the pack `castle_assault`.
# Generated from content/castle_assault/cards/undead.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.castle_assault.kinds as kinds
import generated.castle_assault.rules.playing as rules_playing
import generated.castle_assault.rules.resources as rules_resources
from generated.castle_assault.state import State
from interpreter.api import Abilities, Modifier, Trigger

# content/castle_assault/cards/undead.yaml:4
SPIRIT_FINDER = kinds.Unit(
    id="castle_assault.spirit_finder",
    name="Spirit Finder",
    faction="undead",
    cost=1,
    epic=False,
    attack=1,
    ac=0,
    health=2,
    movement=0,
    hero=False,
    token=False,
    haste=False,
    cannot_charge=False,
    phase=False,
    ranged_linear=0,
    ranged_adjacent=0,
    strong_movement_bonus=1,
    momentum_bonus=1,
)

# content/castle_assault/cards/undead.yaml:16
NECROMANCER = kinds.Unit(
    id="castle_assault.necromancer",
    name="Necromancer",
    faction="undead",
    cost=5,
    epic=False,
    attack=2,
    ac=1,
    health=3,
    movement=1,
    hero=False,
    token=False,
    haste=False,
    cannot_charge=False,
    phase=False,
    ranged_linear=0,
    ranged_adjacent=0,
    strong_movement_bonus=1,
    momentum_bonus=1,
)


def spirit_finder_on_enters(game: State, bearer: int, event: rules_playing.EntersEvent) -> bool:
    # content/castle_assault/cards/undead.yaml:14
    # on enters: recall_unit
    if not event.unit == bearer:
        return False
    rules_resources.recall_unit(game, game.owner[bearer])
    return True


def necromancer_changes_movement(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/undead.yaml:26
    # aura 3 of allies: +1 movement; +2 attack
    return (
        game.program.reaches(game, bearer, target, 3)
        and isinstance(game.doc[target], kinds.Unit)
        and game.owner[target] == game.owner[bearer]
    )


def necromancer_changes_attack(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/cards/undead.yaml:26
    # aura 3 of allies: +1 movement; +2 attack
    return (
        game.program.reaches(game, bearer, target, 3)
        and isinstance(game.doc[target], kinds.Unit)
        and game.owner[target] == game.owner[bearer]
    )


# content/castle_assault/cards/undead.yaml:4
SPIRIT_FINDER_ABILITIES = Abilities(
    triggers=(
        Trigger("enters", "on", "", "castle_assault.spirit_finder:0", spirit_finder_on_enters),
    ),
    text="On enter: you may put a Unit card of your discard pile on top of your deck.",
)

# content/castle_assault/cards/undead.yaml:16
NECROMANCER_ABILITIES = Abilities(
    modifiers=(
        Modifier("movement", "add", necromancer_changes_movement, 1),
        Modifier("attack", "add", necromancer_changes_attack, 2),
    ),
    text="Aura 3 of allies: +1 movement; +2 attack.",
)
