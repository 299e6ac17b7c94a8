# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/knights/wrath_knight.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger, YesNo

from .. import kinds
from ..rules import board as rules_board
from ..rules import damage as rules_damage
from ..rules import powers as rules_powers
from ..state import State

# content/knight_fall/knights/wrath_knight.yaml:2
WRATH_KNIGHT = kinds.Knight("knight_fall.wrath_knight", "Wrath Knight", start_defense=1)

ASK_1 = YesNo("may", "Deal 2 damage to 1 close or adjacent enemy?")


def wrath_knight_on_damage(game: State, bearer: int, event: rules_damage.DamageEvent) -> bool:
    # content/knight_fall/knights/wrath_knight.yaml:7
    # once per round, on damage to self where amount > 0 and way != disengagement and game.acting...
    if not (
        event.target == bearer
        and event.amount > 0
        and event.way != "disengagement"
        and game.table_acting != bearer
        and rules_board.on_board(game, bearer)
    ):
        return False
    if (
        game.used_times(
            "round", bearer if isinstance(bearer, int) else -1, "knight_fall.wrath_knight:0"
        )
        >= 1
    ):
        return False
    if game.may(game.owner[bearer], ASK_1):
        game.use_up(
            "round", bearer if isinstance(bearer, int) else -1, "knight_fall.wrath_knight:0"
        )
        rules_powers.retaliate(game, bearer)
        if game.over:
            return True
    return True


# content/knight_fall/knights/wrath_knight.yaml:2
WRATH_KNIGHT_ABILITIES = Abilities(
    triggers=(Trigger("damage", "on", "", "knight_fall.wrath_knight:0", wrath_knight_on_damage),),
    text="Once per round, on damage to this knight if the amount is more than 0 and the way is not disengagement and the unit that acts is not this knight and this knight is on the board: you may deal 2 damage to 1 close or adjacent enemy.",
)

CONTENTS = Contents(
    definitions=(WRATH_KNIGHT,), abilities={"knight_fall.wrath_knight": WRATH_KNIGHT_ABILITIES}
)
