# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/rules/range.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

from generated.kings_armory.state import State


def within(game: State, it: int, n: int, other: int) -> bool:
    # content/kings_armory/rules/range.yaml:27
    # query: within it n other
    return game.board.king(it, other) <= 1 if n == 1 else game.board.steps(it, other) <= n


def adjacent(game: State, it: int, other: int) -> bool:
    # content/kings_armory/rules/range.yaml:35
    # query: adjacent it other
    return (
        game.board.steps(game.place[it], game.place[other]) <= 1
        and game.doc[it].flying == game.doc[other].flying
    )


def can_strike(game: State, attacker: int, target: int, attack: Any) -> bool:
    # content/kings_armory/rules/range.yaml:43
    # query: can_strike attacker target with attack
    if attack.aim == "castle_only" or not game.piece_hp[target] > 0:
        return False
    if game.doc[target].flying and attack.type_ == "melee":
        return False
    reach = game.stat_with("range_", attacker, attack)
    if game.doc[target].flying and attack.type_ == "supernatural" and reach == 1:
        return False
    return within(game, game.place[target], reach, game.place[attacker])
