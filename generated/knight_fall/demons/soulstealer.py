# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/demons/soulstealer.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from .. import kinds
from ..rules import cooperative as rules_cooperative
from ..state import State

# content/knight_fall/demons/soulstealer.yaml:2
SOULSTEALER = kinds.Demon("knight_fall.soulstealer", "Soulstealer", max_health=6, start_health=6)


def soulstealer_on_end_of_turn(
    game: State, bearer: int, event: rules_cooperative.EndOfTurnEvent
) -> bool:
    # content/knight_fall/demons/soulstealer.yaml:7
    # on end_of_turn: advance 1
    if event.character != bearer:
        return False
    rules_cooperative.advance(game, 1, bearer)
    return True


# content/knight_fall/demons/soulstealer.yaml:2
SOULSTEALER_ABILITIES = Abilities(
    triggers=(
        Trigger("end_of_turn", "on", "", "knight_fall.soulstealer:0", soulstealer_on_end_of_turn),
    ),
    text="On the end of its turn: move 1.",
)

CONTENTS = Contents(
    definitions=(SOULSTEALER,), abilities={"knight_fall.soulstealer": SOULSTEALER_ABILITIES}
)
