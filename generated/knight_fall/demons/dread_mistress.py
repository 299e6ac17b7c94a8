# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/demons/dread_mistress.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger, YesNo

from ..kinds import Demon
from ..rules import board as rules_board
from ..rules import demons as rules_demons
from ..rules import units as rules_units
from ..state import State

# content/knight_fall/demons/dread_mistress.yaml:2
DREAD_MISTRESS = Demon("knight_fall.dread_mistress", "Dread Mistress", max_health=6, start_health=6)

ASK_1 = YesNo("may", "Slow 1 close knight or deal 1 damage to 1 close golem?")


def dread_mistress_on_arrival(game: State, bearer: int, event: rules_board.ArrivalEvent) -> bool:
    # content/knight_fall/demons/dread_mistress.yaml:8
    # "Petrifying gaze", once per turn,
    # on arrival where acts(self) and has_player(self) and has_prey(self):
    if not (
        event.unit == bearer
        and game.table_acting == bearer
        and not rules_units.run_by_cards(game, bearer)
        and rules_demons.gazed_at_by(game, bearer)
    ):
        return False
    if (
        game.used_times(
            "turn", bearer if isinstance(bearer, int) else -1, "knight_fall.dread_mistress:0"
        )
        >= 1
    ):
        return False
    if game.may(game.owner[bearer], ASK_1, bearer):
        game.use_up(
            "turn", bearer if isinstance(bearer, int) else -1, "knight_fall.dread_mistress:0"
        )
        rules_demons.petrify(game, bearer)
    return True


def dread_mistress_on_movement(game: State, bearer: int, event: rules_board.MovementEvent) -> bool:
    # content/knight_fall/demons/dread_mistress.yaml:11
    # on movement of self where is_first_move(self): petrify
    if not (event.unit == bearer and game.piece_instructions[bearer] == 1):
        return False
    rules_demons.petrify(game, bearer)
    return True


def dread_mistress_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/demons/dread_mistress.yaml:13
    # "Beckon": beckon
    rules_demons.beckon(game, bearer)


# content/knight_fall/demons/dread_mistress.yaml:2
DREAD_MISTRESS_ABILITIES = Abilities(
    resolve=(("magic", dread_mistress_resolve),),
    triggers=(
        Trigger("arrival", "on", "", "knight_fall.dread_mistress:0", dread_mistress_on_arrival),
        Trigger("movement", "on", "", "knight_fall.dread_mistress:1", dread_mistress_on_movement),
    ),
    text="Petrifying gaze (once per turn, when this demon comes to a new tile, if it is your turn): you may slow 1 close knight or deal 1 damage to 1 close golem.\nWhen this demon has moved as a cooperative card says, if it is the first time this turn: slow 1 close knight or deal 1 damage to 1 close golem.\nFor 2 magic: Beckon: move 1 knight, golem or elder from an adjacent or diagonal tile to your tile.",
    fields=("effects", "magic"),
)

CONTENTS = Contents(
    definitions=(DREAD_MISTRESS,),
    abilities={"knight_fall.dread_mistress": DREAD_MISTRESS_ABILITIES},
)
