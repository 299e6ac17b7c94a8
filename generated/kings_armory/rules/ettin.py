# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/ettin.yaml

from __future__ import annotations

from interpreter.api import NOTHING

from ..kinds import Boss, MergedBoss, Monster
from ..state import State
from . import between_waves as rules_between_waves
from . import bosses as rules_bosses


def full_hp(game: State, character: int) -> int:
    """The Hit Points with which it enters; among Ettins regular Monsters have three more."""
    # content/kings_armory/rules/ettin.yaml:4
    # query: full_hp character
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if isinstance(game.doc[character], Boss):
        return game.doc[character].max_hp + (
            -10
            if len(rules_between_waves.all_heroes(game)) == 1
            else 10
            if len(rules_between_waves.all_heroes(game)) >= 5
            else 0
        )
    return game.doc[character].max_hp + (
        3 if game.options["ettin"] and isinstance(game.doc[character], Monster) else 0
    )


def join_heads(game: State, boss: int, second: int) -> None:
    """Two Bosses become one, and the first acts first."""
    # content/kings_armory/rules/ettin.yaml:14
    # verb: join_heads boss with second
    ettin = game.create(
        game.program.merged(MergedBoss, game.doc[boss], game.doc[second]),
        game.zone_boss_pile,
        NOTHING,
    )
    game.piece_arrow[ettin] = game.piece_arrow[boss]
    game.stamp += 1
    game.put(boss, NOTHING)
    game.put(second, NOTHING)


def reshuffle_bosses(game: State) -> None:
    """In the Gauntlet all Bosses come back once all of them are defeated."""
    # content/kings_armory/rules/ettin.yaml:25
    # verb: reshuffle_bosses
    if game.options["gauntlet"] == 0 or game.seen[Boss]:
        return
    game.table_stack_beaten += 1
    game.stamp += 1
    if game.log is not None:
        game.tell("All Bosses are defeated: the Gauntlet is beaten, and goes on")
    rules_bosses.fill_boss_pile(game)
