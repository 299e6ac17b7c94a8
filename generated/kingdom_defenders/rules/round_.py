# Rules and documents of the pack `kingdom_defenders`.
# Generated from content/kingdom_defenders/rules/round.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import generated.kingdom_defenders.kinds as kinds
import generated.kingdom_defenders.rules.goods as rules_goods
import generated.kingdom_defenders.rules.placing as rules_placing
from generated.kingdom_defenders.state import State
from interpreter.api import NOTHING, Action, ActionInfo, Contents, Prompt, first_of, first_part

ASK_1 = Prompt("choice", "leave out a die", ("piece",))
TAKE_DIE_ACTION: ActionInfo = ActionInfo(
    "take_die",
    "take the benefit of {die}",
    ("die",),
    ("piece",),
)


def spaces_of_tiles(game: State) -> Sequence[int]:
    # content/kingdom_defenders/rules/round.yaml:96
    # query: spaces_of_tiles
    return (
        game.tables.space_tile_1_a,
        game.tables.space_tile_2_a,
        game.tables.space_tile_3_a,
        game.tables.space_tile_4_a,
        game.tables.space_tile_5_a,
    )


def compass(game: State) -> int:
    # content/kingdom_defenders/rules/round.yaml:103
    # query: compass
    return 2 if len(range(game.players)) == 2 else 0


def roll_dice(game: State, player: int) -> None:
    # content/kingdom_defenders/rules/round.yaml:29
    # verb: roll_dice by player
    game.spend(100)
    contents_of = game.contents
    docs = game.doc
    face_of = game.piece_face
    for die in [
        piece
        for piece in contents_of[game.zone_towers]
        if isinstance(docs[piece], kinds.Die)
    ]:
        game.put(die, game.zone_rolled_dice)
    while len(contents_of[game.zone_rolled_dice]) > len(range(game.players)):
        game.tick("content/kingdom_defenders/rules/round.yaml:35")
        idle = game.choose(
            player,
            ASK_1,
            [
                piece
                for piece in contents_of[game.zone_rolled_dice]
                if isinstance(docs[piece], kinds.Die)
            ],
            NOTHING,
        )
        if idle >= 0:
            game.put(idle, game.zone_towers)
    for die in [
        piece
        for piece in contents_of[game.zone_rolled_dice]
        if isinstance(docs[piece], kinds.Die)
    ]:
        face_of[die] = game.rng.roll(6)


def move_pawn(game: State, player: int, n: int) -> None:
    # content/kingdom_defenders/rules/round.yaml:53
    # verb: move_pawn player to n
    game.spend(100)
    position_of = game.player_position
    if game.log is not None:
        game.tell(
            game.named("player", player),
            " goes to position ",
            game.named("number", n),
            " of the turn order",
        )
    for other in [
        other
        for other in range(game.players)
        if position_of[other] > position_of[player]
    ]:
        position_of[other] -= 1
    for other in [
        other
        for other in range(game.players)
        if other != player and position_of[other] >= n
    ]:
        position_of[other] += 1
    position_of[player] = n


def reveal_building(game: State) -> None:
    # content/kingdom_defenders/rules/round.yaml:88
    # verb: reveal_building
    game.spend(100)
    if not bool(game.contents[game.zone_building_tiles]):
        return
    plot = first_of(
        [s for s in spaces_of_tiles(game) if rules_placing.building_of(game, s) < 0],
        NOTHING,
    )
    game.put(game.top(game.zone_building_tiles), plot)


def _in_order_1(game: State) -> Sequence[int]:
    ranked = [
        ((-game.board.columns["number"][s],), s)
        for s in range(game.board.size)
        if (
            game.board.columns["area"][s] == "adventures"
            and game.board.columns["number"][s] >= compass(game)
        )
    ]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _best_1(game: State, s: int) -> Sequence[int]:
    places = game.place
    ranked = [
        ((-game.board.columns["number"][places[adventure]],), adventure)
        for adventure in game.of_kind(kinds.Adventure)
        if game.board.columns["number"][places[adventure]] < game.board.columns["number"][s]
    ]
    if not ranked:
        return []
    least = min([rank for rank, _ in ranked])
    return [found for rank, found in ranked if rank == least]


def slide_adventures(game: State) -> None:
    # content/kingdom_defenders/rules/round.yaml:110
    # verb: slide_adventures
    game.spend(100)
    contents_of = game.contents
    docs = game.doc
    for s in _in_order_1(game):
        for adventure in contents_of[s]:
            if isinstance(docs[adventure], kinds.Adventure):
                break
        else:
            behind: Sequence[int] = _best_1(game, s)
            if len(behind) > 0:
                game.put(first_of(behind, NOTHING), s)
            elif bool(contents_of[game.zone_adventure_deck]):
                game.put(game.top(game.zone_adventure_deck), s)


def take_die_options(game: State, player: int) -> list[Any]:
    # content/kingdom_defenders/rules/round.yaml:40
    # action: take_die die
    docs = game.doc
    return [
        piece
        for piece in game.contents[game.zone_rolled_dice]
        if isinstance(docs[piece], kinds.Die)
    ]


def take_take_die(game: State, player: int, die: int) -> None:
    # content/kingdom_defenders/rules/round.yaml:40
    if game.log is not None:
        game.tell(game.named("player", player), " takes ", game.named("piece", die))
    rules_goods.receive(game, game.doc[die].faces[game.piece_face[die] - 1], player)
    game.put(die, game.zone_towers)


CONTENTS: Contents = Contents(
    actions=(Action(TAKE_DIE_ACTION, (), (), take_die_options, take_take_die),),
)
