# Rules and documents of the pack `classics`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/classics/rules/draughts.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Action, ActionInfo, Actions, Contents, Phase

from ..state import State

STEP_ACTION = ActionInfo("step", "{s} to {t}", ("s", "t"), ("space", "space"))
JUMP_ACTION = ActionInfo("jump", "{s} jumps over {t}", ("s", "t"), ("space", "space"))
ASK_1 = Actions("turn", "your turn", ("jump", "step"), False)


def faces(game: State, s: int, t: int) -> bool:
    """What is on `s` may go towards `t`."""
    # content/classics/rules/draughts.yaml:35
    # query: faces s to t
    return game.space_crown[s] >= 0 or game.board.y[t] - game.board.y[s] == (
        -1 if game.space_mark[s] == 0 else 1
    )


def behind(game: State, t: int, s: int) -> int:
    """The space behind `t`, as seen from `s`."""
    # content/classics/rules/draughts.yaml:42
    # query: behind t from s
    return game.board.shifts[game.board.x[t] - game.board.x[s]][game.board.y[t] - game.board.y[s]][
        t
    ]


def can_capture(game: State, t: int, s: int) -> bool:
    """What is on `s` can jump over what is on `t`."""
    # content/classics/rules/draughts.yaml:49
    # query: can_capture t from s
    return (
        game.space_mark[t] == game.after[game.space_mark[s]]
        and (
            game.space_crown[s] >= 0
            or game.board.y[t] - game.board.y[s] == (-1 if game.space_mark[s] == 0 else 1)
        )
        and (
            _shift := game.board.shifts[game.board.x[t] - game.board.x[s]][
                game.board.y[t] - game.board.y[s]
            ][t]
        )
        >= 0
        and game.space_mark[_shift] < 0
    )


def can_jump(game: State, s: int) -> bool:
    """What is on `s` can capture."""
    # content/classics/rules/draughts.yaml:58
    # query: can_jump s
    game.fuel -= 10
    mark_of = game.space_mark
    crown_of = game.space_crown
    y_of = game.board.y
    shifts = game.board.shifts
    x_of = game.board.x
    _after = game.after[mark_of[s]]
    _space_mark = mark_of[s]
    for t in game.board.around[s]:
        if (
            mark_of[t] == _after
            and (crown_of[s] >= 0 or y_of[t] - y_of[s] == (-1 if _space_mark == 0 else 1))
            and (_shift := shifts[x_of[t] - x_of[s]][y_of[t] - y_of[s]][t]) >= 0
            and mark_of[_shift] < 0
        ):
            return True
    return False


def reaches_last_row(game: State, s: int) -> bool:
    """A man on `s` has come to the last row."""
    # content/classics/rules/draughts.yaml:82
    # query: reaches_last_row s
    return game.space_crown[s] < 0 and game.board.y[s] == (1 if game.space_mark[s] == 0 else 8)


def carry(game: State, s: int, t: int) -> None:
    """Move what is on `s` to `t`."""
    # content/classics/rules/draughts.yaml:65
    # verb: carry s to t
    game.space_mark[t] = game.space_mark[s]
    game.space_crown[t] = game.space_crown[s]
    clear(game, s)


def clear(game: State, s: int) -> None:
    """Take away what is on `s`."""
    # content/classics/rules/draughts.yaml:74
    # verb: clear s
    game.space_mark[s] = NOTHING
    game.space_crown[s] = NOTHING


def _step_candidates(game: State, player: int) -> list[list[tuple[int, Any]]]:
    # every pair that step can ever offer, for each s
    _rows: list[list[tuple[int, Any]]] = []
    for s in range(game.board.size):
        _row: list[tuple[int, Any]] = []
        for t in game.board.around[s]:
            _row.append((t, (s, t)))
        _rows.append(_row)
    game.tables.candidates["step", player] = _rows
    return _rows


def step_options(game: State, player: int) -> list[Any]:
    """`s` to `t`."""
    # content/classics/rules/draughts.yaml:89
    # action: step s to t
    mark_of = game.space_mark
    crown_of = game.space_crown
    y_of = game.board.y
    shifts = game.board.shifts
    x_of = game.board.x
    for space, mark in enumerate(mark_of):
        if mark == player:
            _after = game.after[mark]
            for t in game.board.around[space]:
                if (
                    mark_of[t] == _after
                    and (crown_of[space] >= 0 or y_of[t] - y_of[space] == (-1 if mark == 0 else 1))
                    and (_shift := shifts[x_of[t] - x_of[space]][y_of[t] - y_of[space]][t]) >= 0
                    and mark_of[_shift] < 0
                ):
                    return []
    table = game.tables.candidates.get(("step", player))
    if table is None:
        table = _step_candidates(game, player)
    options: list[Any] = []
    for s, mark in enumerate(mark_of):
        if mark == player:
            for t, option in table[s]:
                if mark_of[t] < 0 and (
                    crown_of[s] >= 0 or y_of[t] - y_of[s] == (-1 if mark == 0 else 1)
                ):
                    options.append(option)
    return options


def take_step(game: State, player: int, s: int, t: int) -> None:
    """`s` to `t`."""
    # content/classics/rules/draughts.yaml:89
    # action: step s to t
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " moves", " move"),
            " from ",
            game.named("space", s),
            " to ",
            game.named("space", t),
        )
    carry(game, s, t)
    if game.space_crown[t] < 0 and game.board.y[t] == (1 if game.space_mark[t] == 0 else 8):
        game.space_crown[t] = player
    game.table_quiet_moves += 1


def _jump_candidates(game: State, player: int) -> list[list[tuple[int, Any]]]:
    # every pair that jump can ever offer, for each s
    _rows: list[list[tuple[int, Any]]] = []
    for s in range(game.board.size):
        _row: list[tuple[int, Any]] = []
        for t in game.board.around[s]:
            _row.append((t, (s, t)))
        _rows.append(_row)
    game.tables.candidates["jump", player] = _rows
    return _rows


def jump_options(game: State, player: int) -> list[Any]:
    """`s` jumps over `t`."""
    # content/classics/rules/draughts.yaml:102
    # action: jump s over t
    mark_of = game.space_mark
    jumper = game.table_jumper
    crown_of = game.space_crown
    y_of = game.board.y
    shifts = game.board.shifts
    x_of = game.board.x
    table = game.tables.candidates.get(("jump", player))
    if table is None:
        table = _jump_candidates(game, player)
    options: list[Any] = []
    for s, mark in enumerate(mark_of):
        if mark == player and (jumper < 0 or s == jumper):
            _after = game.after[mark]
            for t, option in table[s]:
                if (
                    mark_of[t] == _after
                    and (crown_of[s] >= 0 or y_of[t] - y_of[s] == (-1 if mark == 0 else 1))
                    and (_shift := shifts[x_of[t] - x_of[s]][y_of[t] - y_of[s]][t]) >= 0
                    and mark_of[_shift] < 0
                ):
                    options.append(option)
    return options


def take_jump(game: State, player: int, s: int, t: int) -> None:
    """`s` jumps over `t`."""
    # content/classics/rules/draughts.yaml:102
    # action: jump s over t
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " jumps", " jump"),
            " from ",
            game.named("space", s),
            " over ",
            game.named("space", t),
        )
    landing = game.board.shifts[game.board.x[t] - game.board.x[s]][
        game.board.y[t] - game.board.y[s]
    ][t]
    carry(game, s, landing)
    clear(game, t)
    game.table_quiet_moves = 0
    game.table_jumper = NOTHING
    if game.space_crown[landing] < 0 and game.board.y[landing] == (
        1 if game.space_mark[landing] == 0 else 8
    ):
        game.space_crown[landing] = player
    elif can_jump(game, landing):
        game.table_jumper = landing


def stepping_and_jumping_step_1(game: State) -> int:
    # content/classics/rules/draughts.yaml:122
    player = game.active
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", False)
    if not options:
        for its_1, its_2 in jump_options(game, player):
            options.append((0, its_1, its_2))
        for its_1, its_2 in step_options(game, player):
            options.append((1, its_1, its_2))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_1, options)]
        action = choice[0]
        if action == 0:
            take_jump(game, player, choice[1], choice[2])
        elif action == 1:
            take_step(game, player, choice[1], choice[2])
    if game.passed:
        game.win_one(game.after[game.active])
        return -1
    if game.table_quiet_moves == 40:
        game.tie()
        return -1
    if game.table_jumper < 0:
        game.active = game.after[game.active]
    return 0


CONTENTS = Contents(
    actions=(
        Action(STEP_ACTION, (), (), step_options, take_step),
        Action(JUMP_ACTION, (), (), jump_options, take_jump),
    ),
    phases={"stepping_and_jumping": Phase((stepping_and_jumping_step_1,), 0)},
)
