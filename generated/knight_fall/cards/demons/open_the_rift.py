# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/demons/open_the_rift.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import cooperative as rules_cooperative
from ...rules import demons as rules_demons
from ...state import State

# content/knight_fall/cards/demons/open_the_rift.yaml:2
OPEN_THE_RIFT = PowerCard(
    "knight_fall.open_the_rift", "Open the Rift", team="demons", secondary=("command", "magic")
)


def open_the_rift_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/demons/open_the_rift.yaml:7
    # call_imp; command_one
    rules_cooperative.call_imp(game, game.piece_character[bearer])
    rules_demons.command_one(game, game.piece_character[bearer])


# content/knight_fall/cards/demons/open_the_rift.yaml:2
OPEN_THE_RIFT_ABILITIES = Abilities(
    resolve=(("primary", open_the_rift_resolve),),
    text="Secondary: command, magic.\nPrimary: Place 1 imp on the seal; command 1 imp anywhere.",
    fields=("primary",),
)

CONTENTS = Contents(
    definitions=(OPEN_THE_RIFT,), abilities={"knight_fall.open_the_rift": OPEN_THE_RIFT_ABILITIES}
)
