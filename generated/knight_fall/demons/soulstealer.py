# Rules and documents of the pack `knight_fall`.
# Generated from content/knight_fall/demons/soulstealer.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.knight_fall.kinds as kinds
import generated.knight_fall.rules.cooperative as rules_cooperative
from generated.knight_fall.state import State
from interpreter.api import Abilities, Contents, Trigger

# content/knight_fall/demons/soulstealer.yaml:2
SOULSTEALER = kinds.Demon(
    id="knight_fall.soulstealer",
    name="Soulstealer",
    team="demons",
    max_health=6,
    diagonal_moves=0,
    start_health=6,
)


def soulstealer_on_end_of_turn(
    game: State,
    bearer: int,
    event: rules_cooperative.EndOfTurnEvent,
) -> bool:
    # content/knight_fall/demons/soulstealer.yaml:7
    # on end_of_turn: advance 1
    if not event.character == bearer:
        return False
    rules_cooperative.advance(game, 1, bearer)
    if game.over:
        return True
    return True


# content/knight_fall/demons/soulstealer.yaml:2
SOULSTEALER_ABILITIES = Abilities(
    triggers=(
        Trigger("end_of_turn", "on", "", "knight_fall.soulstealer:0", soulstealer_on_end_of_turn),
    ),
    text="On the end of its turn: move 1.",
)

CONTENTS: Contents = Contents(
    definitions=(SOULSTEALER,),
    abilities={"knight_fall.soulstealer": SOULSTEALER_ABILITIES},
)
