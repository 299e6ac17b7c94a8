# Rules and documents of the pack `classics`.
# Generated from content/classics/rules/connect_four.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

from generated.classics.state import State
from interpreter.api import Action, ActionInfo, Contents

DROP_ACTION: ActionInfo = ActionInfo("drop", "drop a disc into column {top}", ("top",), ("space",))


def landing(game: State, top: int) -> int:
    # content/classics/rules/connect_four.yaml:14
    # query: landing top
    mark_of = game.space_mark
    shifted_0_1_ = game.tables.shifted_0_1
    s = top
    there = shifted_0_1_[s]
    while there >= 0 and mark_of[there] < 0:
        s = there
        there = shifted_0_1_[s]
    game.fuel -= 10
    return s


def drop_options(game: State, player: int) -> list[Any]:
    # content/classics/rules/connect_four.yaml:24
    # action: drop top
    mark_of = game.space_mark
    return [s for s in game.tables.rectangle_1_1_7_1 if mark_of[s] < 0]


def take_drop(game: State, player: int, top: int) -> None:
    # content/classics/rules/connect_four.yaml:24
    mark_of = game.space_mark
    if game.log is not None:
        game.tell(game.named("player", player), " drops a disc into ", game.named("space", top))
    s = landing(game, top)
    mark_of[s] = player
    for its_1, its_2, its_3, its_4 in game.tables.lines_4[s]:
        if (
            mark_of[its_1] == player
            and mark_of[its_2] == player
            and mark_of[its_3] == player
            and mark_of[its_4] == player
        ):
            game.win_one(player)
            return
    for c in game.tables.rectangle_1_1_7_1:
        if mark_of[c] < 0:
            break
    else:
        game.tie()
        return


CONTENTS: Contents = Contents(actions=(Action(DROP_ACTION, (), (), drop_options, take_drop),))
