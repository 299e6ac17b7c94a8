# Rules and documents of the pack `classics`.
# Generated from content/classics/rules/connect_four.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

from generated.classics.state import State
from interpreter.api import ROUNDS, Action, ActionInfo, Contents

DROP_ACTION: ActionInfo = ActionInfo("drop", "drop a disc into column {top}", ("top",), ("space",))


def landing(game: State, top: int) -> int:
    # content/classics/rules/connect_four.yaml:14
    # query: landing top
    game.spend(100)
    mark_of = game.space_mark
    shifted_0_1_ = game.tables.shifted_0_1
    s = top
    for _ in ROUNDS:
        if not (shifted_0_1_[s] >= 0 and mark_of[shifted_0_1_[s]] < 0):
            break
        s = shifted_0_1_[s]
    else:
        game.fuel = 0
        game.tick("content/classics/rules/connect_four.yaml:21")
    return s


def drop_options(game: State, player: int) -> list[Any]:
    # content/classics/rules/connect_four.yaml:24
    # action: drop top
    mark_of = game.space_mark
    return [s for s in game.tables.rectangle_1_1_7_1 if mark_of[s] < 0]


def _any_1(game: State, s: int, player: int) -> bool:
    mark_of = game.space_mark
    for c_1, c_2, c_3, c_4 in game.tables.lines_4[s]:
        if (
            mark_of[c_1] == player
            and mark_of[c_2] == player
            and mark_of[c_3] == player
            and mark_of[c_4] == player
        ):
            return True
    return False


def _no_1(game: State) -> bool:
    mark_of = game.space_mark
    for c in game.tables.rectangle_1_1_7_1:
        if mark_of[c] < 0:
            return False
    return True


def take_drop(game: State, player: int, top: int) -> None:
    # content/classics/rules/connect_four.yaml:24
    if game.log is not None:
        game.tell(game.named("player", player), " drops a disc into ", game.named("space", top))
    s = landing(game, top)
    game.space_mark[s] = player
    if _any_1(game, s, player):
        game.win_one(player)
        return
    if _no_1(game):
        game.tie()
        return


CONTENTS: Contents = Contents(actions=(Action(DROP_ACTION, (), (), drop_options, take_drop),))
