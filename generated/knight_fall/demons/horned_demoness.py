# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/demons/horned_demoness.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from .. import kinds
from ..rules import cooperative as rules_cooperative
from ..state import State

# content/knight_fall/demons/horned_demoness.yaml:2
HORNED_DEMONESS = kinds.Demon(
    "knight_fall.horned_demoness", "Horned Demoness", max_health=6, start_health=6
)


def horned_demoness_on_end_of_turn(
    game: State, bearer: int, event: rules_cooperative.EndOfTurnEvent
) -> bool:
    # content/knight_fall/demons/horned_demoness.yaml:7
    # on end_of_turn: strike 1
    if event.character != bearer:
        return False
    rules_cooperative.strike(game, 1, bearer)
    return True


# content/knight_fall/demons/horned_demoness.yaml:2
HORNED_DEMONESS_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "end_of_turn", "on", "", "knight_fall.horned_demoness:0", horned_demoness_on_end_of_turn
        ),
    ),
    text="On the end of its turn: deal 1 damage to 1 close enemy.",
)

CONTENTS = Contents(
    definitions=(HORNED_DEMONESS,),
    abilities={"knight_fall.horned_demoness": HORNED_DEMONESS_ABILITIES},
)
