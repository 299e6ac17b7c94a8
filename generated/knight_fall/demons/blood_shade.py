# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/demons/blood_shade.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from .. import kinds
from ..rules import cooperative as rules_cooperative
from ..state import State

# content/knight_fall/demons/blood_shade.yaml:2
BLOOD_SHADE = kinds.Demon("knight_fall.blood_shade", "Blood Shade", max_health=8, start_health=6)


def blood_shade_on_end_of_turn(
    game: State, bearer: int, event: rules_cooperative.EndOfTurnEvent
) -> bool:
    # content/knight_fall/demons/blood_shade.yaml:8
    # on end_of_turn where self.moved: advance 1
    if not (event.character == bearer and game.piece_moved[bearer]):
        return False
    rules_cooperative.advance(game, 1, bearer)
    return True


# content/knight_fall/demons/blood_shade.yaml:2
BLOOD_SHADE_ABILITIES = Abilities(
    triggers=(
        Trigger("end_of_turn", "on", "", "knight_fall.blood_shade:0", blood_shade_on_end_of_turn),
    ),
    text="On the end of its turn if this demon is moved: move 1.",
)

CONTENTS = Contents(
    definitions=(BLOOD_SHADE,), abilities={"knight_fall.blood_shade": BLOOD_SHADE_ABILITIES}
)
