# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/knights/seal_of_the_aegis.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from ...kinds import PowerCard
from ...rules import cooperative as rules_cooperative
from ...rules import knights as rules_knights
from ...state import State

# content/knight_fall/cards/knights/seal_of_the_aegis.yaml:2
SEAL_OF_THE_AEGIS = PowerCard(
    "knight_fall.seal_of_the_aegis",
    "Seal of the Aegis",
    team="knights",
    secondary=("defend", "heal"),
    seal=True,
)


def seal_of_the_aegis_on_turn_start(
    game: State, bearer: int, event: rules_cooperative.TurnStartEvent
) -> bool:
    # content/knight_fall/cards/knights/seal_of_the_aegis.yaml:8
    # on turn_start of self: gain_defense 1
    if not (game.piece_character[bearer] >= 0 and event.character == game.piece_character[bearer]):
        return False
    rules_knights.gain_defense(game, 1, game.piece_character[bearer])
    return True


# content/knight_fall/cards/knights/seal_of_the_aegis.yaml:2
SEAL_OF_THE_AEGIS_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "turn_start",
            "on",
            "",
            "knight_fall.seal_of_the_aegis:0",
            seal_of_the_aegis_on_turn_start,
        ),
    ),
    text="Secondary: defend, heal.\nPrimary: Lay this seal or mark in front of your character.\nWhen the character starts its turn: gain 1 DEFENSE.",
)

CONTENTS = Contents(
    definitions=(SEAL_OF_THE_AEGIS,),
    abilities={"knight_fall.seal_of_the_aegis": SEAL_OF_THE_AEGIS_ABILITIES},
)
