# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/demons/feral_reaver.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger, YesNo

from ..kinds import Demon
from ..rules import board as rules_board
from ..rules import cooperative as rules_cooperative
from ..rules import demons as rules_demons
from ..rules import powers as rules_powers
from ..state import State

# content/knight_fall/demons/feral_reaver.yaml:2
FERAL_REAVER = Demon("knight_fall.feral_reaver", "Feral Reaver", max_health=6, start_health=6)

ASK_1 = YesNo("may", "Move 1 without disengagement damage?")


def feral_reaver_on_end_of_turn(
    game: State, bearer: int, event: rules_cooperative.EndOfTurnEvent
) -> bool:
    # content/knight_fall/demons/feral_reaver.yaml:8
    # "Feral vigor", on end_of_turn: feral_vigor
    if event.character != bearer:
        return False
    rules_demons.feral_vigor(game, bearer)
    return True


def feral_reaver_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/demons/feral_reaver.yaml:10
    # "Rend": hit 2; may slip 1
    rules_powers.hit(game, 2, bearer)
    if game.over:
        return
    if game.may(player, ASK_1, bearer):
        rules_board.slip(game, 1, bearer)


# content/knight_fall/demons/feral_reaver.yaml:2
FERAL_REAVER_ABILITIES = Abilities(
    resolve=(("magic", feral_reaver_resolve),),
    triggers=(
        Trigger("end_of_turn", "on", "", "knight_fall.feral_reaver:0", feral_reaver_on_end_of_turn),
    ),
    text="Feral vigor (when this demon ends its turn): heal 1; at full HEALTH you may move 1 instead.\nFor 2 magic: Rend: deal 2 damage to 1 close enemy; you may move 1 without disengagement damage.",
    fields=("effects", "magic"),
)

CONTENTS = Contents(
    definitions=(FERAL_REAVER,), abilities={"knight_fall.feral_reaver": FERAL_REAVER_ABILITIES}
)
