# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/blossoms.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Abilities, Contents, Prompt

from .. import kinds
from ..state import State
from . import covering as rules_covering

ASK_1 = Prompt("choice", "Activate a blossom?", ("piece",))
ASK_2 = Prompt("choice", "On which hordes do tiles bloom?", ("piece",))

# content/kingdom_rush/rules/blossoms.yaml:41
MAGIC_BLOSSOM = kinds.Blossom("kingdom_rush.magic_blossom", "Magic Blossom")


def _any_1(game: State) -> bool:
    passed_of = game.piece_passed
    withered_of = game.piece_withered
    contents_of = game.contents
    places = game.place
    docs = game.doc
    for usable_blossom in game.seen[kinds.Blossom]:
        if passed_of[usable_blossom] and not withered_of[usable_blossom]:
            for t in contents_of[places[usable_blossom]]:
                if isinstance(docs[t], kinds.Tower):
                    break
            else:
                return True
    return False


def _no_1(game: State, usable_blossom: int) -> bool:
    docs = game.doc
    for t in game.contents[game.place[usable_blossom]]:
        if isinstance(docs[t], kinds.Tower):
            return False
    return True


def trigger_blossoms(game: State, player: int) -> None:
    """activate the blossoms on the way"""
    # content/kingdom_rush/rules/blossoms.yaml:4
    # verb: trigger_blossoms
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    passed_of = game.piece_passed
    withered_of = game.piece_withered
    while _any_1(game):
        game.tick("content/kingdom_rush/rules/blossoms.yaml:10")
        used = game.choose_some(
            player,
            ASK_1,
            [
                usable_blossom
                for usable_blossom in game.seen[kinds.Blossom]
                if passed_of[usable_blossom]
                and not withered_of[usable_blossom]
                and _no_1(game, usable_blossom)
            ],
            0,
            1,
        )
        if len(used) == 0:
            break
        activate_blossom(game, used[0], player)
        if game.over:
            return
    for blossom in game.seen[kinds.Blossom]:
        passed_of[blossom] = False
        game.stamp += 1


def activate_blossom(game: State, blossom: int, player: int) -> None:
    """activate {blossom}"""
    # content/kingdom_rush/rules/blossoms.yaml:22
    # verb: activate_blossom blossom
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " activates", " activate"),
            " ",
            game.named("piece", blossom),
        )
    game.piece_withered[blossom] = True
    game.stamp += 1
    game.program.resolve(game, blossom, player)


def bloom(game: State, shape: Any, n: int, player: int) -> None:
    """place one {shape} true damage tile on each of up to {n} different hordes"""
    # content/kingdom_rush/rules/blossoms.yaml:32
    # verb: bloom shape on n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    targets = game.choose_some(
        player,
        ASK_2,
        [
            horde
            for horde in game.seen[kinds.Horde]
            if len(rules_covering.room_for_tile(game, shape, horde, "true_damage")) > 0
        ],
        0,
        n,
    )
    for h in targets:
        rules_covering.lay_tile(game, shape, h, "true_damage", player)


def magic_blossom_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/rules/blossoms.yaml:45
    # bloom single on 2
    bloom(game, game.program.shapes["kingdom_rush.single"], 2, player)


# content/kingdom_rush/rules/blossoms.yaml:41
MAGIC_BLOSSOM_ABILITIES = Abilities(
    resolve=(("effects", magic_blossom_resolve),),
    text="Place one single true damage tile on each of up to 2 different hordes.",
)

CONTENTS = Contents(
    definitions=(MAGIC_BLOSSOM,), abilities={"kingdom_rush.magic_blossom": MAGIC_BLOSSOM_ABILITIES}
)
