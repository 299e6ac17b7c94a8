# Rules and documents of the pack `classics`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/classics/rules/sowing.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import Action, ActionInfo, Actions, Contents, Phase

from ..state import State

SOW_ACTION = ActionInfo("sow", "sow {s}", ("s",), ("space",))
ASK_1 = Actions("turn", "your turn", ("sow",), True)


def store_of(game: State, player: int) -> int:
    """`player`'s store."""
    # content/classics/rules/sowing.yaml:27
    # query: store_of player
    return game.tables.space_south_store if player == 0 else game.tables.space_north_store


def next_pit(game: State, s: int, player: int) -> int:
    """The next space that `player` sows."""
    # content/classics/rules/sowing.yaml:33
    # query: next_pit s
    onward = game.tables.shift_1_0[s] if game.board.y[s] == 2 else game.tables.shift_minus_1_0[s]
    if s == game.tables.space_south_store:
        onward = game.tables.space_7_1
    if s == game.tables.space_north_store:
        onward = game.tables.space_2_2
    if game.tables.field_store[onward] and onward != (
        game.tables.space_south_store if player == 0 else game.tables.space_north_store
    ):
        return next_pit(game, onward, player)
    return onward


def across(game: State, s: int) -> int:
    """The pit across."""
    # content/classics/rules/sowing.yaml:45
    # query: across s
    return game.tables.shift_0_1[s] if game.board.y[s] == 1 else game.tables.shift_0_minus_1[s]


def _pits_of_anew(game: State, player: int) -> Sequence[int]:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    field_pit_of = game.tables.field_pit_of
    field_store = game.tables.field_store
    _found = []
    for space in range(game.board.size):
        if field_pit_of[space] == player + 1 and not field_store[space]:
            _found.append(space)
    return _found


def pits_of(game: State, player: int) -> Sequence[int]:
    """The pits of `player`."""
    # content/classics/rules/sowing.yaml:52
    # query: pits_of player
    _key = ("pits_of", player)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _pits_of_anew, player)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: Sequence[int] = _known[0]
    return _answer


def sow_options(game: State, player: int) -> list[Any]:
    """Sow `s`."""
    # content/classics/rules/sowing.yaml:58
    # action: sow s
    seeds_of = game.space_seeds
    _found = []
    for t in pits_of(game, player):
        if seeds_of[t] > 0:
            _found.append(t)
    return _found


def take_sow(game: State, player: int, s: int) -> None:
    """Sow `s`."""
    # content/classics/rules/sowing.yaml:58
    # action: sow s
    seeds_of = game.space_seeds
    y_of = game.board.y
    shift_0_1 = game.tables.shift_0_1
    shift_0_minus_1 = game.tables.shift_0_minus_1
    space_south_store = game.tables.space_south_store
    space_north_store = game.tables.space_north_store
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " sows", " sow"),
            " ",
            game.named("space", s),
        )
    hand = seeds_of[s]
    at_pit = s
    seeds_of[s] = 0
    while hand > 0:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/classics/rules/sowing.yaml:67")
        at_pit = next_pit(game, at_pit, player)
        seeds_of[at_pit] += 1
        hand = hand - 1
    if (
        not game.tables.field_store[at_pit]
        and game.tables.field_pit_of[at_pit] == player + 1
        and seeds_of[at_pit] == 1
        and seeds_of[shift_0_1[at_pit] if y_of[at_pit] == 1 else shift_0_minus_1[at_pit]] > 0
    ):
        whose = space_south_store if player == 0 else space_north_store
        seeds_of[whose] += (
            1 + seeds_of[shift_0_1[at_pit] if y_of[at_pit] == 1 else shift_0_minus_1[at_pit]]
        )
        seeds_of[shift_0_1[at_pit] if y_of[at_pit] == 1 else shift_0_minus_1[at_pit]] = 0
        seeds_of[at_pit] = 0
    game.table_again = at_pit == (space_south_store if player == 0 else space_north_store)


def _sum_1(game: State, p: int) -> int:
    seeds_of = game.space_seeds
    total = 0
    for t in pits_of(game, p):
        total += seeds_of[t]
    return total


def sowing_step_1(game: State) -> int:
    # content/classics/rules/sowing.yaml:87
    space_south_store = game.tables.space_south_store
    space_north_store = game.tables.space_north_store
    seeds_of = game.space_seeds
    player = game.active
    options = sow_options(game, player)
    game.passed = not options
    if options:
        take_sow(game, player, options[game.ask(game, player, ASK_1, options)])
    for p in range(game.players):
        if _sum_1(game, p) == 0:
            for p in range(game.players):
                for t in pits_of(game, p):
                    game.fuel -= game.seen.walk
                    if game.fuel < 0:
                        game.spent()
                    whose = space_south_store if p == 0 else space_north_store
                    seeds_of[whose] += seeds_of[t]
                    seeds_of[t] = 0
            _found = []
            for player_2 in range(game.players):
                _found.append(
                    (player_2, seeds_of[space_south_store if player_2 == 0 else space_north_store])
                )
            game.win_ranked(_found, (True,))
            return -1
    if not game.table_again:
        game.active = game.after[game.active]
    return 0


CONTENTS = Contents(
    actions=(Action(SOW_ACTION, (), (), sow_options, take_sow),),
    phases={"sowing": Phase((sowing_step_1,), 0)},
)
