# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/demons/molten_scion.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from .. import kinds
from ..rules import board as rules_board
from ..rules import damage as rules_damage
from ..rules import powers as rules_powers
from ..state import State

# content/knight_fall/demons/molten_scion.yaml:2
MOLTEN_SCION = kinds.Demon("knight_fall.molten_scion", "Molten Scion", max_health=8, start_health=8)


def molten_scion_on_arrival(game: State, bearer: int, event: rules_board.ArrivalEvent) -> bool:
    # content/knight_fall/demons/molten_scion.yaml:7
    # on arrival where game.acting = self: damage_all 1 on [tile]; lose_health 1
    if not (event.unit == bearer and game.table_acting == bearer):
        return False
    rules_damage.damage_all(game, 1, (event.tile,), bearer)
    if game.over:
        return True
    rules_powers.lose_health(game, 1, event.unit)
    return True


# content/knight_fall/demons/molten_scion.yaml:2
MOLTEN_SCION_ABILITIES = Abilities(
    triggers=(Trigger("arrival", "on", "", "knight_fall.molten_scion:0", molten_scion_on_arrival),),
    text="On arrival if the unit that acts is this demon: deal 1 damage to all enemies there; the unit loses 1 HEALTH.",
)

CONTENTS = Contents(
    definitions=(MOLTEN_SCION,), abilities={"knight_fall.molten_scion": MOLTEN_SCION_ABILITIES}
)
