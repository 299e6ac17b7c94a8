# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/demons/wrench_away.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import demons as rules_demons
from ...state import State

# content/knight_fall/cards/demons/wrench_away.yaml:2
WRENCH_AWAY = PowerCard(
    "knight_fall.wrench_away", "Wrench Away", team="demons", secondary=("ranged", "move")
)


def wrench_away_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/demons/wrench_away.yaml:6
    # wrench
    rules_demons.wrench(game, game.piece_character[bearer])


# content/knight_fall/cards/demons/wrench_away.yaml:2
WRENCH_AWAY_ABILITIES = Abilities(
    resolve=(("primary", wrench_away_resolve),),
    text="Secondary: ranged, move.\nPrimary: Move 1 close knight or elder to an adjacent tile; you may move to that tile without disengagement damage.",
    fields=("primary",),
)

CONTENTS = Contents(
    definitions=(WRENCH_AWAY,), abilities={"knight_fall.wrench_away": WRENCH_AWAY_ABILITIES}
)
