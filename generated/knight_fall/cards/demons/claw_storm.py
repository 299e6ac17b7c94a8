# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/demons/claw_storm.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import cooperative as rules_cooperative
from ...state import State

# content/knight_fall/cards/demons/claw_storm.yaml:2
CLAW_STORM = PowerCard(
    "knight_fall.claw_storm", "Claw Storm", team="demons", secondary=("melee", "melee")
)


def claw_storm_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/demons/claw_storm.yaml:6
    # sweep 1
    rules_cooperative.sweep(game, 1, game.piece_character[bearer])


# content/knight_fall/cards/demons/claw_storm.yaml:2
CLAW_STORM_ABILITIES = Abilities(
    resolve=(("primary", claw_storm_resolve),),
    text="Secondary: melee, melee.\nPrimary: Deal 1 damage to all close enemies.",
    fields=("primary",),
)

CONTENTS = Contents(
    definitions=(CLAW_STORM,), abilities={"knight_fall.claw_storm": CLAW_STORM_ABILITIES}
)
