# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/knights/dawn_knight.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Knight
from ..rules import cooperative as rules_cooperative
from ..rules import powers as rules_powers
from ..state import State

# content/knight_fall/knights/dawn_knight.yaml:2
DAWN_KNIGHT = Knight("knight_fall.dawn_knight", "Dawn Knight", start_defense=1, kindly=True)


def dawn_knight_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/knights/dawn_knight.yaml:7
    # "Sunburst": sweep 1; tend 1
    rules_cooperative.sweep(game, 1, bearer)
    if game.over:
        return
    rules_powers.tend(game, 1, bearer)


# content/knight_fall/knights/dawn_knight.yaml:2
DAWN_KNIGHT_ABILITIES = Abilities(
    resolve=(("magic", dawn_knight_resolve),),
    text="Morning grace: once on each of your turns a heal action of yours heals 2.\nFor 2 magic: Sunburst: deal 1 damage to all close enemies; heal 1 to yourself or a close ally.",
    fields=("magic",),
)

CONTENTS = Contents(
    definitions=(DAWN_KNIGHT,), abilities={"knight_fall.dawn_knight": DAWN_KNIGHT_ABILITIES}
)
