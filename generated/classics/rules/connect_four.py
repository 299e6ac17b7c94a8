# Rules and documents of the pack `classics`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/classics/rules/connect_four.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Action, ActionInfo, Actions, Contents, Phase

from ..state import State

DROP_ACTION = ActionInfo("drop", "drop a disc into column {top}", ("top",), ("space",))
ASK_1 = Actions("turn", "your turn", ("drop",), True)


def landing(game: State, top: int) -> int:
    """The lowest free space below."""
    # content/classics/rules/connect_four.yaml:16
    # query: landing top
    shift_0_1 = game.tables.shift_0_1
    mark_of = game.space_mark
    s = top
    there = shift_0_1[s]
    while there >= 0 and mark_of[there] < 0:
        s = there
        there = shift_0_1[s]
    game.fuel -= 10
    return s


def drop_options(game: State, player: int) -> list[Any]:
    """Drop a disc into column `top`."""
    # content/classics/rules/connect_four.yaml:26
    # action: drop top
    mark_of = game.space_mark
    _found = []
    for s in game.tables.rectangle_1_1_7_1:
        if mark_of[s] < 0:
            _found.append(s)
    return _found


def take_drop(game: State, player: int, top: int) -> None:
    """Drop a disc into column `top`."""
    # content/classics/rules/connect_four.yaml:26
    # action: drop top
    mark_of = game.space_mark
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " drops", " drop"),
            " a disc into ",
            game.named("space", top),
        )
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


def dropping_step_1(game: State) -> int:
    # content/classics/rules/connect_four.yaml:42
    player = game.active
    options = drop_options(game, player)
    game.passed = not options
    if options:
        take_drop(game, player, options[game.ask(game, player, ASK_1, options)])
        if game.over:
            return -1
    game.active = game.after[game.active]
    return 0


CONTENTS = Contents(
    actions=(Action(DROP_ACTION, (), (), drop_options, take_drop),),
    phases={"dropping": Phase((dropping_step_1,), 0)},
)
