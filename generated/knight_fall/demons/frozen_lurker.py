# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/demons/frozen_lurker.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import IceDemon
from ..rules import demons as rules_demons
from ..rules import powers as rules_powers
from ..state import State

# content/knight_fall/demons/frozen_lurker.yaml:2
FROZEN_LURKER = IceDemon(
    "knight_fall.frozen_lurker",
    "Frozen Lurker",
    max_health=5,
    start_health=5,
    start_ice=2,
    gathers_ice=True,
)


def frozen_lurker_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/demons/frozen_lurker.yaml:10
    # "Cold snap": hex 1; gain_ice 1
    rules_powers.hex_(game, 1, bearer)
    if game.over:
        return
    rules_demons.gain_ice(game, 1, bearer)


# content/knight_fall/demons/frozen_lurker.yaml:2
FROZEN_LURKER_ABILITIES = Abilities(
    resolve=(("magic", frozen_lurker_resolve),),
    text="Starts with 2 ice.\nIce shell: when you are about to take damage you may lose any number of ice, and each blocks 1; on your turn you may discard a card to gain 2 ice.\nFor 2 magic: Cold snap: deal 1 damage to 1 close or adjacent enemy and slow it; gain 1 ice.",
    fields=("magic",),
)

CONTENTS = Contents(
    definitions=(FROZEN_LURKER,), abilities={"knight_fall.frozen_lurker": FROZEN_LURKER_ABILITIES}
)
