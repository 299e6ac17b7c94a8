# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/seats.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import Action, ActionInfo, Contents, both, first_part, part

from ..state import State

CHANGE_SEATS_ACTION = ActionInfo(
    "change_seats", "change seats with {other}", ("other",), ("player",)
)


def _in_order_1(game: State) -> Sequence[int]:
    away_of = game.player_away
    seat_of = game.player_seat
    ranked = []
    for p in range(game.players):
        if not away_of[p]:
            ranked.append(((seat_of[p],), p))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def seating(game: State) -> Sequence[int]:
    """The Players at the table in the order of their Turns."""
    # content/kings_armory/rules/seats.yaml:21
    # query: seating
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    order: Sequence[Any] = ()
    for p in _in_order_1(game):
        order = both(order, (p,))
    return order


def controller(game: State) -> int:
    """The Monster Controller, who rolls for the Foes."""
    # content/kings_armory/rules/seats.yaml:31
    # query: controller
    _seating = seating(game)
    return part(_seating, max(0, game.table_controller_chair) % len(_seating))


def pass_on_control(game: State) -> None:
    """The next chair clockwise becomes the Monster Controller's."""
    # content/kings_armory/rules/seats.yaml:38
    # verb: pass_on_control
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    game.table_controller_chair = (game.table_controller_chair + 1) % len(seating(game))
    game.stamp += 1
    roller = part(seating(game), max(0, game.table_controller_chair) % len(seating(game)))
    if game.log is not None:
        game.tell(
            "Foes' Round ",
            game.named("number", game.table_round),
            ": ",
            game.named("player", roller),
            game.word("player", roller, " rolls", " roll"),
            " for the Monsters",
        )


def take_chairs(game: State) -> None:
    """The Players sit down clockwise from the Monster Entrance."""
    # content/kings_armory/rules/seats.yaml:47
    # verb: take_chairs
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    seat_of = game.player_seat
    chair = 0
    for p in seating(game):
        seat_of[p] = chair
        game.stamp += 1
        chair = chair + 1


def change_seats_options(game: State, player: int) -> list[Any]:
    """Change seats with `other`."""
    # content/kings_armory/rules/seats.yaml:57
    # action: change_seats other
    if not game.table_free_seating:
        return []
    _found = []
    for p in seating(game):
        if p != player:
            _found.append(p)
    return _found


def take_change_seats(game: State, player: int, other: int) -> None:
    """Change seats with `other`."""
    # content/kings_armory/rules/seats.yaml:57
    # action: change_seats other
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " changes", " change"),
            " seats with ",
            game.named("player", other),
        )
    mine = game.player_seat[player]
    game.player_seat[player] = game.player_seat[other]
    game.player_seat[other] = mine
    game.stamp += 1


CONTENTS = Contents(
    actions=(Action(CHANGE_SEATS_ACTION, (), (), change_seats_options, take_change_seats),)
)
