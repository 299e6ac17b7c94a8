# Rules and documents of the pack `classics`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/classics/rules/evaluation.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import product

from ..state import State


def _no_1(game: State, line: Sequence[int], rival: int) -> bool:
    mark_of = game.space_mark
    for c in game.walk(line):
        if mark_of[c] == rival:
            return False
    return True


def hopes_of(game: State, who: int, rival: int, n: int) -> int:
    """How many lines the marks of `who` lie in that `rival` has not entered."""
    # content/classics/rules/evaluation.yaml:3
    # query: hopes_of who against rival with n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    mark_of = game.space_mark
    lines = game.board.lines(n)
    total = 0
    for space in range(game.board.size):
        if mark_of[space] == who:
            _count = 0
            for line in lines[space]:
                if _no_1(game, line, rival):
                    _count += 1
            total += _count
    return total


def march_of(game: State, who: int) -> int:
    """How far the men of `who` have come."""
    # content/classics/rules/evaluation.yaml:27
    # query: march_of who
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    mark_of = game.space_mark
    y_of = game.board.y
    total = 0
    for space in range(game.board.size):
        if mark_of[space] == who:
            total += 10 + product(
                8 - y_of[space] if who == 0 else y_of[space] - 1,
                8 - y_of[space] if who == 0 else y_of[space] - 1,
            )
    return total


def rows(game: State, s: int, who: int) -> int:
    """How many rows `s` lies in front of the first row of `who`."""
    # content/classics/rules/evaluation.yaml:34
    # query: rows of s for who
    return 8 - game.board.y[s] if who == 0 else game.board.y[s] - 1


def worth_of(game: State, who: int) -> int:
    """What the men and kings of `who` are worth."""
    # content/classics/rules/evaluation.yaml:49
    # query: worth_of who
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    mark_of = game.space_mark
    crown_of = game.space_crown
    y_of = game.board.y
    total = 0
    for space in range(game.board.size):
        if mark_of[space] == who:
            total += (
                150
                if crown_of[space] == who
                else 90 + 2 * (8 - y_of[space] if who == 0 else y_of[space] - 1)
            )
    return total


def lead_of(game: State, who: int, rival: int) -> int:
    """How much better the hand of `who` is than that of `rival`."""
    # content/classics/rules/evaluation.yaml:64
    # query: lead_of who over rival
    return (
        game.doc[game.top(game.zone_hand[who])].rank
        - game.doc[game.top(game.zone_hand[rival])].rank
        if game.table_shared < 0
        else game.doc[game.top(game.zone_hand[who])].rank
        + (
            3
            if game.doc[game.top(game.zone_hand[who])].rank == game.doc[game.table_shared].rank
            else 0
        )
        - (
            game.doc[game.top(game.zone_hand[rival])].rank
            + (
                3
                if game.doc[game.top(game.zone_hand[rival])].rank
                == game.doc[game.table_shared].rank
                else 0
            )
        )
    )


def evaluate_lines_of_three(game: State, player: int) -> int:
    # content/classics/rules/evaluation.yaml:12
    # evaluation: lines_of_three
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    hopes = hopes_of(game, player, game.after[player], 3)
    fears = -1 * hopes_of(game, game.after[player], player, 3)
    return hopes + fears


def evaluate_lines_of_four(game: State, player: int) -> int:
    # content/classics/rules/evaluation.yaml:19
    # evaluation: lines_of_four
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    hopes = hopes_of(game, player, game.after[player], 4)
    fears = -1 * hopes_of(game, game.after[player], player, 4)
    return hopes + fears


def evaluate_race(game: State, player: int) -> int:
    # content/classics/rules/evaluation.yaml:41
    # evaluation: race
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    own_men = march_of(game, player)
    other_men = -1 * march_of(game, game.after[player])
    return own_men + other_men


def evaluate_material(game: State, player: int) -> int:
    # content/classics/rules/evaluation.yaml:56
    # evaluation: material
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    own_men = worth_of(game, player)
    other_men = -1 * worth_of(game, game.after[player])
    return own_men + other_men


def evaluate_pot(game: State, player: int) -> int:
    # content/classics/rules/evaluation.yaml:75
    # evaluation: pot
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    won = (
        20 * game.player_stake[game.after[player]]
        if lead_of(game, player, game.after[player]) > 0
        else 0
    )
    lost = -20 * game.player_stake[player] if lead_of(game, player, game.after[player]) < 0 else 0
    return won + lost
