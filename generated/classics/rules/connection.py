# Rules and documents of the pack `classics`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/classics/rules/connection.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import Action, ActionInfo, Actions, Contents, Phase, both

from ..state import State

PUT_STONE_ACTION = ActionInfo("put_stone", "{s}", ("s",), ("space",))
ASK_1 = Actions("turn", "your turn", ("put_stone",), True)


def _spaces_1(game: State, player: int) -> tuple[int, ...]:
    _key = ("classics.rules.connection", 1, player)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if (game.board.x[space] if player == 0 else game.board.y[space]) == 1:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def first_side(game: State, player: int) -> Sequence[int]:
    # content/classics/rules/connection.yaml:19
    # query: first_side player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    mark_of = game.space_mark
    _found = []
    for space in _spaces_1(game, player):
        if mark_of[space] == player:
            _found.append(space)
    return _found


def _any_1(game: State, chain: Sequence[int], player: int) -> bool:
    x_of = game.board.x
    y_of = game.board.y
    for s in chain:
        if (x_of[s] if player == 0 else y_of[s]) == 7:
            return True
    return False


def has_joined(game: State, player: int) -> bool:
    """`player` has joined both sides."""
    # content/classics/rules/connection.yaml:24
    # query: has_joined player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    mine: Sequence[int] = first_side(game, player)
    chain: Sequence[int] = both(
        mine,
        game.atlas().reachable_from(
            mine,
            1000000000,
            [space for space, mark in enumerate(game.space_mark) if mark != player],
            None,
        ),
    )
    return _any_1(game, chain, player)


def put_stone_options(game: State, player: int) -> list[Any]:
    """`s`."""
    # content/classics/rules/connection.yaml:38
    # action: put_stone s
    _found = []
    for space, mark in enumerate(game.space_mark):
        if mark < 0:
            _found.append(space)
    return _found


def take_put_stone(game: State, player: int, s: int) -> None:
    """`s`."""
    # content/classics/rules/connection.yaml:38
    # action: put_stone s
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " puts", " put"),
            " a stone on ",
            game.named("space", s),
        )
    game.space_mark[s] = player
    if has_joined(game, player):
        game.win_one(player)


def joining_step_1(game: State) -> int:
    # content/classics/rules/connection.yaml:51
    player = game.active
    options = put_stone_options(game, player)
    game.passed = not options
    if options:
        take_put_stone(game, player, options[game.ask(game, player, ASK_1, options)])
        if game.over:
            return -1
    game.active = game.after[game.active]
    return 0


CONTENTS = Contents(
    actions=(Action(PUT_STONE_ACTION, (), (), put_stone_options, take_put_stone),),
    phases={"joining": Phase((joining_step_1,), 0)},
)
