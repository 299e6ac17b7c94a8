# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/rules/ettin.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory.kinds as kinds
import generated.kings_armory.rules.bosses as rules_bosses
from generated.kings_armory.state import State
from interpreter.api import NOTHING


def full_hp(game: State, character: int) -> int:
    # content/kings_armory/rules/ettin.yaml:4
    # query: full_hp character
    game.spend(10)
    if isinstance(game.doc[character], kinds.Boss):
        return game.doc[character].max_hp + rules_bosses.boss_strength(game)
    return game.doc[character].max_hp + (
        3 if game.options["ettin"] and isinstance(game.doc[character], kinds.Monster) else 0
    )


def join_heads(game: State, boss: int, second: int) -> None:
    # content/kings_armory/rules/ettin.yaml:14
    # verb: join_heads boss with second
    ettin = game.create(
        game.program.merged(kinds.MergedBoss, game.doc[boss], game.doc[second]),
        game.zone_boss_pile,
        NOTHING,
    )
    game.piece_arrow[ettin] = game.piece_arrow[boss]
    game.put(boss, NOTHING)
    game.put(second, NOTHING)


def _any_1(game: State) -> bool:
    for boss in game.of_kind(kinds.Boss):
        return True
    return False


def reshuffle_bosses(game: State) -> None:
    # content/kings_armory/rules/ettin.yaml:25
    # verb: reshuffle_bosses
    game.spend(10)
    if game.options["gauntlet"] == 0 or _any_1(game):
        return
    game.table_stack_beaten += 1
    if game.log is not None:
        game.tell("All Bosses are defeated: the Gauntlet is beaten, and goes on")
    rules_bosses.fill_boss_pile(game)
