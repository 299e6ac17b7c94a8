# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/demons/molten_scion.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from ..kinds import Demon
from ..rules import board as rules_board
from ..rules import damage as rules_damage
from ..rules import demons as rules_demons
from ..state import State

# content/knight_fall/demons/molten_scion.yaml:2
MOLTEN_SCION = Demon("knight_fall.molten_scion", "Molten Scion", max_health=8, start_health=8)


def molten_scion_on_arrival(game: State, bearer: int, event: rules_board.ArrivalEvent) -> bool:
    # content/knight_fall/demons/molten_scion.yaml:8
    # "Molten trail", on arrival where acts(self): molten_trail
    if not (event.unit == bearer and game.table_acting == bearer):
        return False
    rules_demons.molten_trail(game, bearer)
    return True


def molten_scion_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/demons/molten_scion.yaml:10
    # "Reforge": heal 3
    rules_damage.heal(game, 3, bearer)


# content/knight_fall/demons/molten_scion.yaml:2
MOLTEN_SCION_ABILITIES = Abilities(
    resolve=(("magic", molten_scion_resolve),),
    triggers=(Trigger("arrival", "on", "", "knight_fall.molten_scion:0", molten_scion_on_arrival),),
    text="Molten trail (when this demon comes to a new tile, if it is your turn): you may lose 1 HEALTH, not the last, to deal 1 damage to all close enemies.\nFor 2 magic: Reforge: heal 3.",
    fields=("effects", "magic"),
)

CONTENTS = Contents(
    definitions=(MOLTEN_SCION,), abilities={"knight_fall.molten_scion": MOLTEN_SCION_ABILITIES}
)
