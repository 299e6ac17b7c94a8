# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/demons/dark_rite.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import damage as rules_damage
from ...rules import powers as rules_powers
from ...state import State

# content/knight_fall/cards/demons/dark_rite.yaml:2
DARK_RITE = PowerCard(
    "knight_fall.dark_rite", "Dark Rite", team="demons", secondary=("magic", "heal")
)


def dark_rite_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/demons/dark_rite.yaml:6
    # invoke; heal 1
    rules_powers.invoke(game, game.piece_character[bearer])
    if game.over:
        return
    rules_damage.heal(game, 1, game.piece_character[bearer])


# content/knight_fall/cards/demons/dark_rite.yaml:2
DARK_RITE_ABILITIES = Abilities(
    resolve=(("primary", dark_rite_resolve),),
    text="Secondary: magic, heal.\nPrimary: Use your magic ability; heal 1.",
    fields=("primary",),
)

CONTENTS = Contents(
    definitions=(DARK_RITE,), abilities={"knight_fall.dark_rite": DARK_RITE_ABILITIES}
)
