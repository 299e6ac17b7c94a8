# Rules and documents of the pack `classics`.
# Generated from content/classics/rules/tic_tac_toe.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

from generated.classics.state import State
from interpreter.api import NOTHING, Action, ActionInfo, Contents

MARK_ACTION: ActionInfo = ActionInfo("mark", "put a mark on {s}", ("s",), ("space",))


def mark_options(game: State, player: int) -> list[Any]:
    # content/classics/rules/tic_tac_toe.yaml:16
    # action: mark s
    return [space for space, mark in enumerate(game.space_mark) if mark < 0]


def take_mark(game: State, player: int, s: int) -> None:
    # content/classics/rules/tic_tac_toe.yaml:16
    mark_of = game.space_mark
    if game.log is not None:
        game.tell(game.named("player", player), " marks ", game.named("space", s))
    mark_of[s] = player
    for its_1, its_2, its_3 in game.tables.lines_3[s]:
        if mark_of[its_1] == player and mark_of[its_2] == player and mark_of[its_3] == player:
            game.win_one(player)
            return
    if NOTHING not in game.space_mark:
        game.tie()
        return


CONTENTS: Contents = Contents(actions=(Action(MARK_ACTION, (), (), mark_options, take_mark),))
