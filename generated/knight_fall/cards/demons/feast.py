# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/demons/feast.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import damage as rules_damage
from ...rules import powers as rules_powers
from ...state import State

# content/knight_fall/cards/demons/feast.yaml:2
FEAST = PowerCard("knight_fall.feast", "Feast", team="demons", secondary=("heal", "heal"))


def feast_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/demons/feast.yaml:6
    # hit 1; heal 1
    rules_powers.hit(game, 1, game.piece_character[bearer])
    if game.over:
        return
    rules_damage.heal(game, 1, game.piece_character[bearer])


# content/knight_fall/cards/demons/feast.yaml:2
FEAST_ABILITIES = Abilities(
    resolve=(("primary", feast_resolve),),
    text="Secondary: heal, heal.\nPrimary: Deal 1 damage to 1 close enemy; heal 1.",
    fields=("primary",),
)

CONTENTS = Contents(definitions=(FEAST,), abilities={"knight_fall.feast": FEAST_ABILITIES})
