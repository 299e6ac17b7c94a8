# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/cards/demons/cruel_hook.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ...kinds import PowerCard
from ...rules import demons as rules_demons
from ...state import State

# content/knight_fall/cards/demons/cruel_hook.yaml:2
CRUEL_HOOK = PowerCard(
    "knight_fall.cruel_hook", "Cruel Hook", team="demons", secondary=("move", "heal")
)


def cruel_hook_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/cards/demons/cruel_hook.yaml:6
    # hook 1
    rules_demons.hook(game, 1, game.piece_character[bearer])


# content/knight_fall/cards/demons/cruel_hook.yaml:2
CRUEL_HOOK_ABILITIES = Abilities(
    resolve=(("primary", cruel_hook_resolve),),
    text="Secondary: move, heal.\nPrimary: Move 1 enemy, but not a guarded elder, from an adjacent tile to your tile, then deal 1 damage to it.",
    fields=("primary",),
)

CONTENTS = Contents(
    definitions=(CRUEL_HOOK,), abilities={"knight_fall.cruel_hook": CRUEL_HOOK_ABILITIES}
)
