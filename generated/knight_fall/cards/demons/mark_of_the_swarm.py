# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/demons/mark_of_the_swarm.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from ...kinds import PowerCard
from ...rules import cooperative as rules_cooperative
from ...rules import demons as rules_demons
from ...state import State

# content/knight_fall/cards/demons/mark_of_the_swarm.yaml:2
MARK_OF_THE_SWARM = PowerCard(
    "knight_fall.mark_of_the_swarm",
    "Mark of the Swarm",
    team="demons",
    secondary=("command", "heal"),
    seal=True,
)


def mark_of_the_swarm_on_turn_start(
    game: State, bearer: int, event: rules_cooperative.TurnStartEvent
) -> bool:
    # content/knight_fall/cards/demons/mark_of_the_swarm.yaml:8
    # on turn_start of self: command_one
    if not (game.piece_character[bearer] >= 0 and event.character == game.piece_character[bearer]):
        return False
    rules_demons.command_one(game, game.piece_character[bearer])
    return True


# content/knight_fall/cards/demons/mark_of_the_swarm.yaml:2
MARK_OF_THE_SWARM_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "turn_start",
            "on",
            "",
            "knight_fall.mark_of_the_swarm:0",
            mark_of_the_swarm_on_turn_start,
        ),
    ),
    text="Secondary: command, heal.\nPrimary: Lay this seal or mark in front of your character.\nWhen the character starts its turn: command 1 imp anywhere.",
)

CONTENTS = Contents(
    definitions=(MARK_OF_THE_SWARM,),
    abilities={"knight_fall.mark_of_the_swarm": MARK_OF_THE_SWARM_ABILITIES},
)
