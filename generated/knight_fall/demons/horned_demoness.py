# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/demons/horned_demoness.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger, YesNo

from ..kinds import Demon
from ..rules import board as rules_board
from ..rules import cooperative as rules_cooperative
from ..rules import demons as rules_demons
from ..rules import powers as rules_powers
from ..state import State

# content/knight_fall/demons/horned_demoness.yaml:2
HORNED_DEMONESS = Demon(
    "knight_fall.horned_demoness", "Horned Demoness", max_health=6, start_health=6
)

ASK_1 = YesNo("may", "Move 1?")


def horned_demoness_on_end_of_turn(
    game: State, bearer: int, event: rules_cooperative.EndOfTurnEvent
) -> bool:
    # content/knight_fall/demons/horned_demoness.yaml:8
    # "Malevolence", on end_of_turn: malevolence
    if event.character != bearer:
        return False
    rules_demons.malevolence(game, bearer)
    return True


def horned_demoness_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/demons/horned_demoness.yaml:10
    # "Gore": may march 1; hit 2
    if game.may(player, ASK_1, bearer):
        rules_board.march(game, 1, bearer)
        if game.over:
            return
    rules_powers.hit(game, 2, bearer)


# content/knight_fall/demons/horned_demoness.yaml:2
HORNED_DEMONESS_ABILITIES = Abilities(
    resolve=(("magic", horned_demoness_resolve),),
    triggers=(
        Trigger(
            "end_of_turn", "on", "", "knight_fall.horned_demoness:0", horned_demoness_on_end_of_turn
        ),
    ),
    text="Malevolence (when this demon ends its turn): deal 1 damage to 1 close enemy.\nFor 2 magic: Gore: you may move 1; deal 2 damage to 1 close enemy.",
    fields=("effects", "magic"),
)

CONTENTS = Contents(
    definitions=(HORNED_DEMONESS,),
    abilities={"knight_fall.horned_demoness": HORNED_DEMONESS_ABILITIES},
)
