# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/three_stars.yaml

from __future__ import annotations

from ..kinds import Ally, Hero, Hireable
from ..state import State


def stars(game: State) -> int:
    """Reward Cards more or less for how the Wave went."""
    # content/kings_armory/rules/three_stars.yaml:12
    # query: stars
    if not game.options["three_stars"]:
        return 0
    bonus = 0 if game.table_ally_hurt else 1
    return bonus + 1 if game.table_gate_lost == 0 else bonus - (game.table_gate_lost + 2) // 3


def cannot_miss(game: State, attacker: int) -> bool:
    """Hitrolls of Allies never miss, whatever the die says."""
    # content/kings_armory/rules/three_stars.yaml:24
    # query: cannot_miss attacker
    return game.options["no_misses"] and isinstance(game.doc[attacker], Ally)


def spared(game: State, target: int) -> bool:
    """Heroes and Hireables are never defeated; their last Hit Point stays."""
    # content/kings_armory/rules/three_stars.yaml:32
    # query: spared target
    return game.options["nobody_falls"] and isinstance(game.doc[target], (Hero, Hireable))
