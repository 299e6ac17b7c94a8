# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/slow.yaml

from __future__ import annotations

from interpreter.api import NOTHING

from ..kinds import Character, PowerCard
from ..state import State
from . import board as rules_board
from . import damage as rules_damage
from . import units as rules_units


def own_turn(game: State, unit: int) -> bool:
    """It is your turn."""
    # content/knight_fall/rules/slow.yaml:28
    # query: own_turn unit
    return (
        game.table_acting >= 0
        and game.owner[unit] >= 0
        and game.owner[game.table_acting] == game.owner[unit]
    )


def slow(game: State, unit: int) -> None:
    """`unit` is slowed."""
    # content/knight_fall/rules/slow.yaml:3
    # verb: slow unit
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if isinstance(game.doc[unit], Character):
        if rules_units.run_by_cards(game, unit) and not rules_board.on_board(game, unit):
            return
        if rules_units.run_by_cards(game, unit):
            if game.log is not None:
                game.tell(game.named("piece", unit), " is slowed")
            rules_damage.emit_damage(game, 1, unit, NOTHING, "slowness", False)
        elif (
            game.owner[unit] >= 0
            and game.table_acting >= 0
            and game.owner[game.table_acting] == game.owner[unit]
        ):
            game.player_slow_to_come[game.owner[unit]] = True
            game.stamp += 1
        elif game.owner[unit] >= 0:
            slow_hand(game, game.owner[unit])


def _no_1(game: State, player: int) -> bool:
    docs = game.doc
    for power_card in game.contents[game.zone_hand[player]]:
        if isinstance(docs[power_card], PowerCard):
            return False
    return True


def slow_hand(game: State, player: int) -> None:
    # content/knight_fall/rules/slow.yaml:17
    # verb: slow_hand player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    slowed_of = game.piece_slowed
    for power_card in contents_of[game.zone_hand[player]]:
        if isinstance(docs[power_card], PowerCard) and slowed_of[power_card]:
            return
    if game.log is not None:
        game.tell(
            game.named("player", player), game.word("player", player, " is", " are"), " slowed"
        )
    if _no_1(game, player):
        game.player_slow_to_come[player] = True
        game.stamp += 1
    else:
        _found = []
        for piece in contents_of[game.zone_hand[player]]:
            if isinstance(docs[piece], PowerCard):
                _found.append(piece)
        card = game.pick(_found, NOTHING)
        slowed_of[card] = True
        game.stamp += 1
