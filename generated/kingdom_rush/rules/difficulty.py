# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/difficulty.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Contents, Prompt, both

from ..kinds import LevelOfDifficulty
from ..state import State
from . import actions as rules_actions
from . import mods as rules_mods

ASK_1 = Prompt("choice", "Which starting tower is upgraded?", ("piece",))
ASK_2 = Prompt("choice", "Which starting tower goes back?", ("piece",))

# content/kingdom_rush/rules/difficulty.yaml:25
EASY_LEVEL = LevelOfDifficulty(
    "kingdom_rush.easy_level", "Easy Level", level="easy", gold=2, crystals=1, upgrades=3
)

# content/kingdom_rush/rules/difficulty.yaml:32
HARD_LEVEL = LevelOfDifficulty(
    "kingdom_rush.hard_level", "Hard Level", level="hard", gold=-2, crystals=-2
)

# content/kingdom_rush/rules/difficulty.yaml:38
IRON_LEVEL = LevelOfDifficulty(
    "kingdom_rush.iron_level", "Iron Level", level="iron_challenge", gold=-1, crystals=-1
)

# content/kingdom_rush/rules/difficulty.yaml:44
HEROIC_LEVEL = LevelOfDifficulty(
    "kingdom_rush.heroic_level", "Heroic Level", level="heroic_challenge", crystals=-3, returns=1
)


def heroic(game: State) -> bool:
    """The difficulty is the Heroic Challenge."""
    # content/kingdom_rush/rules/difficulty.yaml:51
    # query: heroic
    return game.table_difficulty == "heroic_challenge"


def iron(game: State) -> bool:
    """The difficulty is the Iron Challenge."""
    # content/kingdom_rush/rules/difficulty.yaml:58
    # query: iron
    return game.table_difficulty == "iron_challenge"


def apply_difficulty(game: State, level: str) -> None:
    """Start at the difficulty `level`."""
    # content/kingdom_rush/rules/difficulty.yaml:65
    # verb: apply_difficulty level
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    game.table_difficulty = level
    game.stamp += 1
    for d in game.program.of_kind[LevelOfDifficulty]:
        if d.level == level:
            game.table_gold = max(0, game.table_gold + d.gold)
            game.table_crystals = max(0, game.table_crystals + d.crystals)
            game.stamp += 1
            upgrade_starting_towers(game, d.upgrades)
            return_starting_towers(game, d.returns)


def _any_1(game: State, t: int) -> bool:
    docs = game.doc
    _doc = docs[t]
    for u in game.walk(game.contents[game.zone_tower_display]):
        if docs[u].type_ == _doc.type_ and docs[u].level == _doc.level + 1:
            return True
    return False


def upgrade_starting_towers(game: State, n: int) -> None:
    """Upgrade up to `n` different starting towers by 1 level."""
    # content/kingdom_rush/rules/difficulty.yaml:79
    # verb: upgrade_starting_towers n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    owners = game.owner
    fresh: Sequence[Any] = ()
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_rush/rules/difficulty.yaml:86")
        better_ones = []
        for t in rules_mods.towers_of_players(game):
            if t not in fresh and _any_1(game, t):
                better_ones.append(t)
        old = game.choose_or_nothing(game.active, ASK_1, better_ones, NOTHING)
        if old < 0:
            break
        better = game.choose(
            game.active,
            Prompt("choice", ("Which tower replaces ", ("piece", old), "?"), ("piece",)),
            [
                u
                for u in contents_of[game.zone_tower_display]
                if docs[u].type_ == docs[old].type_
                and docs[u].level == docs[old].level + 1
                and rules_actions.top_of_pile(game, u)
            ],
            NOTHING,
        )
        if better >= 0:
            owners[better] = owners[old]
            game.stamp += 1
            game.put(better, game.zone_hand[owners[old]])
            game.put(old, game.zone_tower_display)
            fresh = both(fresh, (better,))


def return_starting_towers(game: State, n: int) -> None:
    """Return `n` starting tower to the tower display."""
    # content/kingdom_rush/rules/difficulty.yaml:98
    # verb: return_starting_towers n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_rush/rules/difficulty.yaml:104")
        returned = game.choose(game.active, ASK_2, rules_mods.towers_of_players(game), NOTHING)
        if returned >= 0:
            game.put(returned, game.zone_tower_display)


CONTENTS = Contents(definitions=(EASY_LEVEL, HARD_LEVEL, IRON_LEVEL, HEROIC_LEVEL))
