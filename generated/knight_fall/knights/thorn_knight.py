# Rules and documents of the pack `knight_fall`.
# Generated from content/knight_fall/knights/thorn_knight.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.knight_fall.kinds as kinds
import generated.knight_fall.rules.board as rules_board
import generated.knight_fall.rules.damage as rules_damage
from generated.knight_fall.state import State
from interpreter.api import Abilities, Contents, Trigger

# content/knight_fall/knights/thorn_knight.yaml:2
THORN_KNIGHT = kinds.Knight(
    id="knight_fall.thorn_knight",
    name="Thorn Knight",
    team="knights",
    max_health=6,
    diagonal_moves=0,
    start_health=6,
    start_defense=2,
    first_block=1,
)


def thorn_knight_before_damage(game: State, bearer: int, event: rules_damage.DamageEvent) -> bool:
    # content/knight_fall/knights/thorn_knight.yaml:6
    # before any damage where way = disengagement and target is a demon and target is close to se...
    if not (
        event.way == "disengagement"
        and isinstance(game.doc[event.target], kinds.Demon)
        and rules_board.close(game, event.target, bearer)
    ):
        return False
    event.amount += 1
    return True


# content/knight_fall/knights/thorn_knight.yaml:2
THORN_KNIGHT_ABILITIES = Abilities(
    triggers=(
        Trigger("damage", "before", "", "knight_fall.thorn_knight:0", thorn_knight_before_damage),
    ),
    text="Before any damage if the way is disengagement and the target is a demon and the target is close to this knight: amount += 1.",
)

CONTENTS: Contents = Contents(
    definitions=(THORN_KNIGHT,),
    abilities={"knight_fall.thorn_knight": THORN_KNIGHT_ABILITIES},
)
