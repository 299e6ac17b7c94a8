# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/knights/seal_of_valor.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger, YesNo

from ...kinds import PowerCard
from ...rules import actions as rules_actions
from ...rules import powers as rules_powers
from ...state import State

# content/knight_fall/cards/knights/seal_of_valor.yaml:2
SEAL_OF_VALOR = PowerCard(
    "knight_fall.seal_of_valor",
    "Seal of Valor",
    team="knights",
    secondary=("melee", "move"),
    seal=True,
)

ASK_1 = YesNo("may", "Strike harder; the damage increases by 1?")


def seal_of_valor_before_blow(game: State, bearer: int, event: rules_actions.BlowEvent) -> bool:
    # content/knight_fall/cards/knights/seal_of_valor.yaml:8
    # once per turn, before blow as melee by self: may by self.owner empower: damage += 1
    if not (
        game.piece_character[bearer] >= 0
        and event.symbol == "melee"
        and event.unit == game.piece_character[bearer]
    ):
        return False
    if (
        game.used_times(
            "turn", bearer if isinstance(bearer, int) else -1, "knight_fall.seal_of_valor:0"
        )
        >= 1
    ):
        return False
    if game.may(game.owner[game.piece_character[bearer]], ASK_1, bearer):
        game.use_up(
            "turn", bearer if isinstance(bearer, int) else -1, "knight_fall.seal_of_valor:0"
        )
        rules_powers.empower(game, event.unit)
        event.damage += 1
    return True


# content/knight_fall/cards/knights/seal_of_valor.yaml:2
SEAL_OF_VALOR_ABILITIES = Abilities(
    triggers=(
        Trigger("blow", "before", "", "knight_fall.seal_of_valor:0", seal_of_valor_before_blow),
    ),
    text="Secondary: melee, move.\nPrimary: Lay this seal or mark in front of your character.\nOnce per turn, before the character takes a melee action: you may strike harder; if you do, the damage increases by 1.",
)

CONTENTS = Contents(
    definitions=(SEAL_OF_VALOR,), abilities={"knight_fall.seal_of_valor": SEAL_OF_VALOR_ABILITIES}
)
