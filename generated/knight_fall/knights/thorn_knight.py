# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/knights/thorn_knight.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Knight
from ..rules import knights as rules_knights
from ..state import State

# content/knight_fall/knights/thorn_knight.yaml:2
THORN_KNIGHT = Knight("knight_fall.thorn_knight", "Thorn Knight", start_defense=2, briar=1)


def thorn_knight_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/knights/thorn_knight.yaml:7
    # "Rootsnare": rootsnare 1
    rules_knights.rootsnare(game, 1, bearer)


# content/knight_fall/knights/thorn_knight.yaml:2
THORN_KNIGHT_ABILITIES = Abilities(
    resolve=(("magic", thorn_knight_resolve),),
    text="Briar ring: a demon that leaves your tile on its own turn takes 1 additional disengagement damage.\nFor 2 magic: Rootsnare: deal 1 damage to 1 close or adjacent demon and slow it.",
    fields=("magic",),
)

CONTENTS = Contents(
    definitions=(THORN_KNIGHT,), abilities={"knight_fall.thorn_knight": THORN_KNIGHT_ABILITIES}
)
