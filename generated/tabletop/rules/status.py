# Rules and documents of the pack `tabletop`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/tabletop/rules/status.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import with_item

from ..kinds import Status
from ..state import State


def has_status(game: State, target: int, status: Any) -> bool:
    """`target` has `status`."""
    # content/tabletop/rules/status.yaml:35
    # query: has_status target status
    return game.piece_statuses[target][game.program.numbers(Status)[status.id]] > 0


def inflict(game: State, n: int, status: Any, target: int) -> None:
    """`target` gains `n` `status`."""
    # content/tabletop/rules/status.yaml:15
    # verb: inflict n of status on target
    if game.log is not None:
        game.tell(
            game.named("piece", target),
            " gains ",
            game.named("number", n),
            " ",
            game.named("definition", status),
        )
    game.piece_statuses[target] = with_item(
        game.piece_statuses[target],
        game.program.numbers(Status)[status.id],
        max(
            0,
            min(
                status.cap, game.piece_statuses[target][game.program.numbers(Status)[status.id]] + n
            ),
        ),
    )


def cure(game: State, target: int, status: Any) -> None:
    """`target` loses all `status`."""
    # content/tabletop/rules/status.yaml:22
    # verb: cure target of status
    if game.log is not None:
        game.tell(game.named("piece", target), " loses all ", game.named("definition", status))
    game.piece_statuses[target] = with_item(
        game.piece_statuses[target], game.program.numbers(Status)[status.id], 0
    )


def wear_off(game: State, target: int) -> None:
    """The statuses of `target` wear off."""
    # content/tabletop/rules/status.yaml:29
    # verb: wear_off target
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    statuses_of = game.piece_statuses
    for s in game.program.of_kind[Status]:
        number = game.program.numbers(Status)[s.id]
        statuses_of[target] = with_item(
            statuses_of[target], number, max(0, statuses_of[target][number] - s.wears_off)
        )
