# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/knights/hallowed_bolt.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import knights as rules_knights
from ...state import State

# content/knight_fall/cards/knights/hallowed_bolt.yaml:2
HALLOWED_BOLT = PowerCard(
    "knight_fall.hallowed_bolt", "Hallowed Bolt", team="knights", secondary=("ranged", "ranged")
)


def hallowed_bolt_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/knights/hallowed_bolt.yaml:6
    # bolt
    rules_knights.bolt(game, game.piece_character[bearer])


# content/knight_fall/cards/knights/hallowed_bolt.yaml:2
HALLOWED_BOLT_ABILITIES = Abilities(
    resolve=(("primary", hallowed_bolt_resolve),),
    text="Secondary: ranged, ranged.\nPrimary: Deal 2 damage to 1 adjacent or diagonal enemy, then deal 1 damage to another enemy on that tile.",
    fields=("primary",),
)

CONTENTS = Contents(
    definitions=(HALLOWED_BOLT,), abilities={"knight_fall.hallowed_bolt": HALLOWED_BOLT_ABILITIES}
)
