# Rules and documents of the pack `classics`.
# Generated from content/classics/rules/connect_four.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

from generated.classics.state import State
from interpreter.api import NOTHING, ActionInfo

DROP_ACTION: ActionInfo = ActionInfo("drop", "drop a disc into column {top}", ("top",), ("space",))


def landing(game: State, top: int) -> int:
    # content/classics/rules/connect_four.yaml:14
    # query: landing top
    shifted_ = game.board.shifted(0, 1)
    s = top
    while shifted_[s] != NOTHING and game.space_mark[shifted_[s]] == NOTHING:
        game.tick("content/classics/rules/connect_four.yaml:21")
        s = shifted_[s]
    return s


def drop_options(game: State, player: int) -> list[Any]:
    # content/classics/rules/connect_four.yaml:24
    # action: drop top
    mark_of = game.space_mark
    return [
        s for s in game.board.rectangle(game.board.index["(1, 1)"], 7, 1) if mark_of[s] == NOTHING
    ]


def _any_1(game: State, s: int, player: int) -> bool:
    mark_of = game.space_mark
    for line in game.board.lines(4)[s]:
        for c in line:
            if mark_of[c] != player:
                break
        else:
            return True
    return False


def _no_1(game: State) -> bool:
    mark_of = game.space_mark
    for c in game.board.rectangle(game.board.index["(1, 1)"], 7, 1):
        if mark_of[c] == NOTHING:
            return False
    return True


def take_drop(game: State, player: int, top: int) -> None:
    # content/classics/rules/connect_four.yaml:24
    if game.log is not None:
        game.tell(game.show("player", player), " drops a disc into ", game.show("space", top))
    s = landing(game, top)
    game.space_mark[s] = player
    if _any_1(game, s, player):
        game.win_one(player)
        return
    if _no_1(game):
        game.tie()
        return
