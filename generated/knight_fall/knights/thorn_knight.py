# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/knights/thorn_knight.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from .. import kinds
from ..rules import damage as rules_damage
from ..state import State

# content/knight_fall/knights/thorn_knight.yaml:2
THORN_KNIGHT = kinds.Knight("knight_fall.thorn_knight", "Thorn Knight", start_defense=2)


def thorn_knight_before_damage(game: State, bearer: int, event: rules_damage.DamageEvent) -> bool:
    # content/knight_fall/knights/thorn_knight.yaml:6
    # before any damage where way = disengagement and target is a demon and target is close to se...
    if not (
        event.way == "disengagement"
        and isinstance(game.doc[event.target], kinds.Demon)
        and game.place[event.target] == game.place[bearer]
    ):
        return False
    event.amount += 1
    return True


# content/knight_fall/knights/thorn_knight.yaml:2
THORN_KNIGHT_ABILITIES = Abilities(
    triggers=(
        Trigger("damage", "before", "", "knight_fall.thorn_knight:0", thorn_knight_before_damage),
    ),
    text="Before any damage if the way is disengagement and the target is a demon and the target is close to this knight: the amount increases by 1.",
)

CONTENTS = Contents(
    definitions=(THORN_KNIGHT,), abilities={"knight_fall.thorn_knight": THORN_KNIGHT_ABILITIES}
)
