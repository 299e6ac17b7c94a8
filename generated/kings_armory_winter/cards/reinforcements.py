# Rules and documents of the pack `kings_armory_winter`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory_winter/cards/reinforcements.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kings_armory.kinds import Ally, Reinforcement
from ..kings_armory.rules import strikes as kings_armory_rules_strikes
from ..state import State

# content/kings_armory_winter/cards/reinforcements.yaml:4
HOT_BROTH = Reinforcement("kings_armory_winter.hot_broth", "Hot Broth")


def warm(game: State, ally: int) -> None:
    """It loses all Chill and regains 2 Hit Points."""
    # content/kings_armory_winter/cards/reinforcements.yaml:10
    # verb: warm ally
    game.piece_chill[ally] = 0
    game.stamp += 1
    kings_armory_rules_strikes.heal(game, 2, ally)


def hot_broth_resolve(game: State, bearer: int, player: int) -> None:
    # content/kings_armory_winter/cards/reinforcements.yaml:8
    # for each standing ally: warm it
    hp_of = game.piece_hp
    _found = []
    for ally in game.seen[Ally]:
        if hp_of[ally] > 0:
            _found.append(ally)
    for ally in _found:
        warm(game, ally)


# content/kings_armory_winter/cards/reinforcements.yaml:4
HOT_BROTH_ABILITIES = Abilities(
    resolve=(("effects", hot_broth_resolve),),
    text="For each standing Ally: it loses all Chill and regains 2 Hit Points.",
)

CONTENTS = Contents(
    definitions=(HOT_BROTH,), abilities={"kings_armory_winter.hot_broth": HOT_BROTH_ABILITIES}
)
