# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/demons/chilling_curse.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import powers as rules_powers
from ...state import State

# content/knight_fall/cards/demons/chilling_curse.yaml:2
CHILLING_CURSE = PowerCard(
    "knight_fall.chilling_curse", "Chilling Curse", team="demons", secondary=("melee", "ranged")
)


def chilling_curse_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/demons/chilling_curse.yaml:6
    # hex 1
    rules_powers.hex_(game, 1, game.piece_character[bearer])


# content/knight_fall/cards/demons/chilling_curse.yaml:2
CHILLING_CURSE_ABILITIES = Abilities(
    resolve=(("primary", chilling_curse_resolve),),
    text="Secondary: melee, ranged.\nPrimary: Deal 1 damage to 1 close or adjacent enemy and slow it.",
    fields=("primary",),
)

CONTENTS = Contents(
    definitions=(CHILLING_CURSE,),
    abilities={"knight_fall.chilling_curse": CHILLING_CURSE_ABILITIES},
)
