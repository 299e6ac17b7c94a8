# Rules and documents of the pack `classics`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/classics/rules/tic_tac_toe.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Action, ActionInfo, Actions, Contents, Phase

from ..state import State

MARK_ACTION = ActionInfo("mark", "put a mark on {s}", ("s",), ("space",))
ASK_1 = Actions("turn", "your turn", ("mark",), True)


def mark_options(game: State, player: int) -> list[Any]:
    """Put a mark on `s`."""
    # content/classics/rules/tic_tac_toe.yaml:18
    # action: mark s
    _found = []
    for space, mark in enumerate(game.space_mark):
        if mark < 0:
            _found.append(space)
    return _found


def take_mark(game: State, player: int, s: int) -> None:
    """Put a mark on `s`."""
    # content/classics/rules/tic_tac_toe.yaml:18
    # action: mark s
    mark_of = game.space_mark
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " marks", " mark"),
            " ",
            game.named("space", s),
        )
    mark_of[s] = player
    for its_1, its_2, its_3 in game.tables.lines_3[s]:
        if mark_of[its_1] == player and mark_of[its_2] == player and mark_of[its_3] == player:
            game.win_one(player)
            return
    if NOTHING not in mark_of:
        game.tie()


def marking_step_1(game: State) -> int:
    # content/classics/rules/tic_tac_toe.yaml:33
    player = game.active
    options = mark_options(game, player)
    game.passed = not options
    if options:
        take_mark(game, player, options[game.ask(game, player, ASK_1, options)])
        if game.over:
            return -1
    game.active = game.after[game.active]
    return 0


CONTENTS = Contents(
    actions=(Action(MARK_ACTION, (), (), mark_options, take_mark),),
    phases={"marking": Phase((marking_step_1,), 0)},
)
