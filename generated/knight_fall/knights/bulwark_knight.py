# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/knights/bulwark_knight.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Modifier, YesNo

from ..kinds import Knight
from ..rules import board as rules_board
from ..rules import knights as rules_knights
from ..state import State

# content/knight_fall/knights/bulwark_knight.yaml:2
BULWARK_KNIGHT = Knight("knight_fall.bulwark_knight", "Bulwark Knight", start_defense=3)

ASK_1 = YesNo("may", "Move 1?")


def bulwark_knight_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/knights/bulwark_knight.yaml:8
    # "Brace": gain_defense 2; may march 1
    rules_knights.gain_defense(game, 2, bearer)
    if game.may(player, ASK_1, bearer):
        rules_board.march(game, 1, bearer)


# content/knight_fall/knights/bulwark_knight.yaml:2
BULWARK_KNIGHT_ABILITIES = Abilities(
    resolve=(("magic", bulwark_knight_resolve),),
    modifiers=(Modifier("first_block", "add", None, 1),),
    text="Wall of oak: +1 damage blocked by the first DEFENSE that you spend on an attack.\nFor 2 magic: Brace: gain 2 DEFENSE; you may move 1.",
    fields=("effects", "magic"),
)

CONTENTS = Contents(
    definitions=(BULWARK_KNIGHT,),
    abilities={"knight_fall.bulwark_knight": BULWARK_KNIGHT_ABILITIES},
)
