# Rules and documents of the pack `classics`.
# Generated from content/classics/rules/tic_tac_toe.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

from generated.classics.state import State
from interpreter.api import NOTHING, ActionInfo

MARK_ACTION: ActionInfo = ActionInfo("mark", "put a mark on {s}", ("s",), ("space",))


def mark_options(game: State, player: int) -> list[Any]:
    # content/classics/rules/tic_tac_toe.yaml:16
    # action: mark s
    mark_of = game.space_mark
    return [space for space in range(game.board.size) if mark_of[space] == NOTHING]


def _any_1(game: State, s: int, player: int) -> bool:
    mark_of = game.space_mark
    for line in game.board.lines(3)[s]:
        for c in line:
            if mark_of[c] != player:
                break
        else:
            return True
    return False


def _no_1(game: State) -> bool:
    mark_of = game.space_mark
    for space in range(game.board.size):
        if mark_of[space] == NOTHING:
            return False
    return True


def take_mark(game: State, player: int, s: int) -> None:
    # content/classics/rules/tic_tac_toe.yaml:16
    if game.log is not None:
        game.tell(game.show("player", player), " marks ", game.show("space", s))
    game.space_mark[s] = player
    if _any_1(game, s, player):
        game.win_one(player)
        return
    if _no_1(game):
        game.tie()
        return
