# Rules and documents of the pack `classics`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/classics/rules/breakthrough.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Action, ActionInfo, Actions, Contents, Phase

from ..state import State

ADVANCE_ACTION = ActionInfo("advance", "{s} to {t}", ("s", "t"), ("space", "space"))
ASK_1 = Actions("turn", "your turn", ("advance",), True)


def forward(game: State, player: int) -> int:
    # content/classics/rules/breakthrough.yaml:18
    # query: forward player
    return -1 if player == 0 else 1


def _advance_candidates(game: State, player: int) -> list[list[tuple[int, Any]]]:
    # every pair that advance can ever offer, for each s
    shift_minus_1_minus_1 = game.tables.shift_minus_1_minus_1
    shift_minus_1_1 = game.tables.shift_minus_1_1
    shift_0_minus_1 = game.tables.shift_0_minus_1
    shift_0_1 = game.tables.shift_0_1
    shift_1_minus_1 = game.tables.shift_1_minus_1
    shift_1_1 = game.tables.shift_1_1
    _rows: list[list[tuple[int, Any]]] = []
    for s in range(game.board.size):
        _row: list[tuple[int, Any]] = []
        for t in (
            (shift_minus_1_minus_1 if player == 0 else shift_minus_1_1)[s],
            (shift_0_minus_1 if player == 0 else shift_0_1)[s],
            (shift_1_minus_1 if player == 0 else shift_1_1)[s],
        ):
            if t >= 0:
                _row.append((t, (s, t)))
        _rows.append(_row)
    game.tables.candidates["advance", player] = _rows
    return _rows


def advance_options(game: State, player: int) -> list[Any]:
    """`s` to `t`."""
    # content/classics/rules/breakthrough.yaml:23
    # action: advance s to t
    mark_of = game.space_mark
    x_of = game.board.x
    table = game.tables.candidates.get(("advance", player))
    if table is None:
        table = _advance_candidates(game, player)
    options: list[Any] = []
    for s, mark in enumerate(mark_of):
        if mark == player:
            for t, option in table[s]:
                if mark_of[t] < 0 or (mark_of[t] != player and x_of[t] != x_of[s]):
                    options.append(option)
    return options


def take_advance(game: State, player: int, s: int, t: int) -> None:
    """`s` to `t`."""
    # content/classics/rules/breakthrough.yaml:23
    # action: advance s to t
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " advances", " advance"),
            " from ",
            game.named("space", s),
            " to ",
            game.named("space", t),
        )
    game.space_mark[s] = NOTHING
    game.space_mark[t] = player
    if game.board.y[t] == (1 if player == 0 else 8):
        game.win_one(player)
        return
    if game.after[player] not in game.space_mark:
        game.win_one(player)


def advancing_step_1(game: State) -> int:
    # content/classics/rules/breakthrough.yaml:43
    player = game.active
    options = advance_options(game, player)
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_1, options)]
        take_advance(game, player, choice[0], choice[1])
        if game.over:
            return -1
    game.active = game.after[game.active]
    return 0


CONTENTS = Contents(
    actions=(Action(ADVANCE_ACTION, (), (), advance_options, take_advance),),
    phases={"advancing": Phase((advancing_step_1,), 0)},
)
