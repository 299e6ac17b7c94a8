# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/range.yaml

from __future__ import annotations

from typing import Any

from ..kinds import Ally, Monster
from ..state import State


def within(game: State, it: int, n: int, other: int) -> bool:
    """Range 1 also counts diagonally; every longer Range is counted space by space without diagonals."""
    # content/kings_armory/rules/range.yaml:47
    # query: within it n other
    return game.board.kings[it][other] <= 1 if n == 1 else game.board.stepped[it][other] <= n


def walled_off(game: State, s: int, other: int) -> bool:
    """Whether the wall of a Tower is between two spaces."""
    # content/kings_armory/rules/range.yaml:55
    # query: walled_off s other
    return game.space_tower[s] != game.space_tower[other]


def adjacent(game: State, it: int, other: int) -> bool:
    """Its own space and the four beside it, on the same level and not across the wall of a Tower."""
    # content/kings_armory/rules/range.yaml:63
    # query: adjacent it other
    return (
        game.board.stepped[game.place[it]][game.place[other]] <= 1
        and (
            game.doc[it].flying
            and not (isinstance(game.doc[it], Monster) and game.piece_grounded[it])
        )
        == (
            game.doc[other].flying
            and not (isinstance(game.doc[other], Monster) and game.piece_grounded[other])
        )
        and game.space_tower[game.place[it]] == game.space_tower[game.place[other]]
    )


def can_affect(game: State, attacker: int, target: int, attack: Any) -> bool:
    """Ranged reaches everything; Melee neither Flying Characters nor over the wall of a Tower; Supernatural both, but not with a listed Range of 1."""
    # content/kings_armory/rules/range.yaml:73
    # query: can_affect attacker target with attack
    walled = game.space_tower[game.place[attacker]] != game.space_tower[game.place[target]]
    if not walled and not (
        game.doc[target].flying
        and not (isinstance(game.doc[target], Monster) and game.piece_grounded[target])
    ):
        return True
    if attack.type_ == "melee":
        return not walled and (
            attack.reaches_flying
            or (
                isinstance(game.doc[attacker], Ally) and bool(game.stat("strikes_flying", attacker))
            )
        )
    return attack.type_ != "supernatural" or game.base("range_", attacker, attack) > 1


def can_strike(game: State, attacker: int, target: int, attack: Any) -> bool:
    """The target is in Range and the kind of attack can reach its level."""
    # content/kings_armory/rules/range.yaml:90
    # query: can_strike attacker target with attack
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if (
        attack.aim == "castle_only"
        or game.piece_hp[target] <= 0
        or not can_affect(game, attacker, target, attack)
    ):
        return False
    return spans(
        game,
        game.place[attacker],
        game.place[target],
        game.stat_with("range_", attacker, attack),
        attack,
        attacker,
    )


def spans(game: State, s: int, other: int, reach: int, attack: Any, attacker: int) -> bool:
    """From s, a Range of so many spaces covers the other space; only a listed Range of 1 also counts diagonally."""
    # content/kings_armory/rules/range.yaml:102
    # query: spans s other reach with attack by attacker
    return game.board.stepped[s][other] <= reach or (
        reach == 1
        and game.board.kings[s][other] <= 1
        and game.base("range_", attacker, attack) == 1
    )
