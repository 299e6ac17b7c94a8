# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/demons/blood_shade.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger, YesNo

from ..kinds import Demon
from ..rules import actions as rules_actions
from ..rules import board as rules_board
from ..rules import cooperative as rules_cooperative
from ..rules import damage as rules_damage
from ..rules import powers as rules_powers
from ..state import State

# content/knight_fall/demons/blood_shade.yaml:2
BLOOD_SHADE = Demon("knight_fall.blood_shade", "Blood Shade", max_health=8, start_health=6)

ASK_1 = YesNo("may", "Move 1?")


def blood_shade_on_move_action(
    game: State, bearer: int, event: rules_actions.MoveActionEvent
) -> bool:
    # content/knight_fall/demons/blood_shade.yaml:8
    # "Mist form", once per turn, on move_action by self: may march 1 by self
    if event.unit != bearer:
        return False
    if (
        game.used_times(
            "turn", bearer if isinstance(bearer, int) else -1, "knight_fall.blood_shade:0"
        )
        >= 1
    ):
        return False
    if game.may(game.owner[bearer], ASK_1, bearer):
        game.use_up("turn", bearer if isinstance(bearer, int) else -1, "knight_fall.blood_shade:0")
        rules_board.march(game, 1, bearer)
    return True


def blood_shade_on_end_of_turn(
    game: State, bearer: int, event: rules_cooperative.EndOfTurnEvent
) -> bool:
    # content/knight_fall/demons/blood_shade.yaml:9
    # on end_of_turn where driven(self): advance 1
    if not (event.character == bearer and game.piece_moved[bearer]):
        return False
    rules_cooperative.advance(game, 1, bearer)
    return True


def blood_shade_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/demons/blood_shade.yaml:11
    # "Drain": hit 2; heal 1
    rules_powers.hit(game, 2, bearer)
    if game.over:
        return
    rules_damage.heal(game, 1, bearer)


# content/knight_fall/demons/blood_shade.yaml:2
BLOOD_SHADE_ABILITIES = Abilities(
    resolve=(("magic", blood_shade_resolve),),
    triggers=(
        Trigger("move_action", "on", "", "knight_fall.blood_shade:0", blood_shade_on_move_action),
        Trigger("end_of_turn", "on", "", "knight_fall.blood_shade:1", blood_shade_on_end_of_turn),
    ),
    text="Mist form (once per turn, when this demon has taken a move action): you may move 1.\nWhen this demon ends its turn, if a cooperative card has moved it: move 1.\nFor 2 magic: Drain: deal 2 damage to 1 close enemy; heal 1.",
    fields=("effects", "magic"),
)

CONTENTS = Contents(
    definitions=(BLOOD_SHADE,), abilities={"knight_fall.blood_shade": BLOOD_SHADE_ABILITIES}
)
