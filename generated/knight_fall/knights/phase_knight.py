# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/knights/phase_knight.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from .. import kinds
from ..rules import damage as rules_damage
from ..rules import knights as rules_knights
from ..state import State

# content/knight_fall/knights/phase_knight.yaml:2
PHASE_KNIGHT = kinds.Knight(
    "knight_fall.phase_knight",
    "Phase Knight",
    start_health=5,
    power="Half elsewhere",
    magic_name="Open portal",
    start_defense=2,
)


def phase_knight_instead_damage(game: State, bearer: int, event: rules_damage.DamageEvent) -> bool:
    # content/knight_fall/knights/phase_knight.yaml:9
    # instead of damage to self where way = disengagement: stop
    return event.target == bearer and event.way == "disengagement"


def phase_knight_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/knights/phase_knight.yaml:12
    # open_portal
    rules_knights.open_portal(game, bearer)


# content/knight_fall/knights/phase_knight.yaml:2
PHASE_KNIGHT_ABILITIES = Abilities(
    resolve=(("magic", phase_knight_resolve),),
    triggers=(
        Trigger("damage", "instead", "", "knight_fall.phase_knight:0", phase_knight_instead_damage),
    ),
    text="Ongoing power: Half elsewhere.\nMagic ability: Open portal.\nInstead of damage to this knight if the way is disengagement: nothing happens.\nFor 2 magic: Place 1 portal on your tile or an adjacent tile without one; for move actions of knights all tiles with portals are adjacent.",
    fields=("effects", "magic"),
)

CONTENTS = Contents(
    definitions=(PHASE_KNIGHT,), abilities={"knight_fall.phase_knight": PHASE_KNIGHT_ABILITIES}
)
