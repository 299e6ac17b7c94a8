# Rules and documents of the pack `knight_fall`.
# Generated from content/knight_fall/knights/phase_knight.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.knight_fall.kinds as kinds
import generated.knight_fall.rules.damage as rules_damage
from generated.knight_fall.state import State
from interpreter.api import Abilities, Contents, Trigger

# content/knight_fall/knights/phase_knight.yaml:2
PHASE_KNIGHT = kinds.Knight(
    id="knight_fall.phase_knight",
    name="Phase Knight",
    team="knights",
    max_health=6,
    diagonal_moves=0,
    start_health=5,
    start_defense=2,
    first_block=1,
)


def phase_knight_instead_damage(game: State, bearer: int, event: rules_damage.DamageEvent) -> bool:
    # content/knight_fall/knights/phase_knight.yaml:7
    # instead of damage to self where way = disengagement: stop
    if not (event.target == bearer and event.way == "disengagement"):
        return False
    return True
    return True


# content/knight_fall/knights/phase_knight.yaml:2
PHASE_KNIGHT_ABILITIES = Abilities(
    triggers=(
        Trigger("damage", "instead", "", "knight_fall.phase_knight:0", phase_knight_instead_damage),
    ),
    text="Instead of damage to this knight if the way is disengagement: stop.",
)

CONTENTS: Contents = Contents(
    definitions=(PHASE_KNIGHT,),
    abilities={"knight_fall.phase_knight": PHASE_KNIGHT_ABILITIES},
)
