# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/demons/feral_reaver.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from .. import kinds
from ..rules import cooperative as rules_cooperative
from ..rules import powers as rules_powers
from ..state import State

# content/knight_fall/demons/feral_reaver.yaml:2
FERAL_REAVER = kinds.Demon("knight_fall.feral_reaver", "Feral Reaver", max_health=6, start_health=6)


def feral_reaver_on_end_of_turn(
    game: State, bearer: int, event: rules_cooperative.EndOfTurnEvent
) -> bool:
    # content/knight_fall/demons/feral_reaver.yaml:7
    # on end_of_turn: feral_vigor
    if event.character != bearer:
        return False
    rules_powers.feral_vigor(game, bearer)
    return True


# content/knight_fall/demons/feral_reaver.yaml:2
FERAL_REAVER_ABILITIES = Abilities(
    triggers=(
        Trigger("end_of_turn", "on", "", "knight_fall.feral_reaver:0", feral_reaver_on_end_of_turn),
    ),
    text="On the end of its turn: heal 1; at full HEALTH move 1.",
)

CONTENTS = Contents(
    definitions=(FERAL_REAVER,), abilities={"knight_fall.feral_reaver": FERAL_REAVER_ABILITIES}
)
