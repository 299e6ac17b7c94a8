# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/cooperative/maul.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import CooperativeCard
from ...rules import cooperative as rules_cooperative
from ...rules import damage as rules_damage
from ...state import State

# content/knight_fall/cards/cooperative/maul.yaml:2
MAUL = CooperativeCard("knight_fall.maul", "Maul")


def maul_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/maul.yaml:5
    # if faced(self): strike 3
    if rules_cooperative.faced(game, game.piece_demon[bearer]):
        rules_cooperative.strike(game, 3, game.piece_demon[bearer])
    else:
        rules_cooperative.lunge(game, 1, game.piece_demon[bearer])


def maul_resolve_2(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/cooperative/maul.yaml:8
    # heal 1
    rules_damage.heal(game, 1, game.piece_demon[bearer])


# content/knight_fall/cards/cooperative/maul.yaml:2
MAUL_ABILITIES = Abilities(
    resolve=(("primary", maul_resolve), ("secondary", maul_resolve_2)),
    text="Primary: If an enemy is close, deal 3 damage to 1 close enemy; otherwise move 1 and deal 1 damage to 1 close enemy.\nSecondary: Heal 1.",
    fields=("primary", "secondary"),
)

CONTENTS = Contents(definitions=(MAUL,), abilities={"knight_fall.maul": MAUL_ABILITIES})
