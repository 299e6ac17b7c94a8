# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/knights/phase_knight.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from .. import kinds
from ..rules import damage as rules_damage
from ..state import State

# content/knight_fall/knights/phase_knight.yaml:2
PHASE_KNIGHT = kinds.Knight(
    "knight_fall.phase_knight", "Phase Knight", start_health=5, start_defense=2
)


def phase_knight_instead_damage(game: State, bearer: int, event: rules_damage.DamageEvent) -> bool:
    # content/knight_fall/knights/phase_knight.yaml:7
    # instead of damage to self where way = disengagement: stop
    return event.target == bearer and event.way == "disengagement"


# content/knight_fall/knights/phase_knight.yaml:2
PHASE_KNIGHT_ABILITIES = Abilities(
    triggers=(
        Trigger("damage", "instead", "", "knight_fall.phase_knight:0", phase_knight_instead_damage),
    ),
    text="Instead of damage to this knight if the way is disengagement: nothing happens.",
)

CONTENTS = Contents(
    definitions=(PHASE_KNIGHT,), abilities={"knight_fall.phase_knight": PHASE_KNIGHT_ABILITIES}
)
