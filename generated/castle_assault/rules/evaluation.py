# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/rules/evaluation.yaml

from __future__ import annotations

from ..kinds import Unit
from ..state import State
from . import words as rules_words


def rows_won(game: State, unit: int) -> int:
    """How many rows `unit` has come."""
    # content/castle_assault/rules/evaluation.yaml:4
    # query: rows_won by unit
    return (
        10 - game.board.y[game.place[unit]]
        if game.owner[unit] == 0
        else game.board.y[game.place[unit]] - 1
    )


def strength_of(game: State, unit: int) -> int:
    """What `unit` is worth on the board."""
    # content/castle_assault/rules/evaluation.yaml:10
    # query: strength_of unit
    return (
        4 * game.stat("attack", unit)
        + 4 * game.stat("ac", unit)
        + 3 * (game.stat("health", unit) - game.piece_damage[unit])
        + 2 * game.stat("movement", unit)
        + 2
        * (
            10 - game.board.y[game.place[unit]]
            if game.owner[unit] == 0
            else game.board.y[game.place[unit]] - 1
        )
    )


def siege_of(game: State, who: int) -> int:
    """What the Units of `who` at an open Castle Wall will do there."""
    # content/castle_assault/rules/evaluation.yaml:16
    # query: siege_of who
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    total = 0
    for unit in game.seen[Unit]:
        if owners[unit] == who and rules_words.faces_castle(game, unit):
            total += game.stat("attack", unit)
    return total


def _sum_1(game: State, player: int) -> int:
    owners = game.owner
    damage_of = game.piece_damage
    y_of = game.board.y
    places = game.place
    total = 0
    for unit in game.seen[Unit]:
        if owners[unit] == player:
            total += (
                4 * game.stat("attack", unit)
                + 4 * game.stat("ac", unit)
                + 3 * (game.stat("health", unit) - damage_of[unit])
                + 2 * game.stat("movement", unit)
                + 2 * (10 - y_of[places[unit]] if owners[unit] == 0 else y_of[places[unit]] - 1)
            )
    return total


def _sum_2(game: State, player: int) -> int:
    owners = game.owner
    damage_of = game.piece_damage
    y_of = game.board.y
    places = game.place
    total = 0
    for unit in game.seen[Unit]:
        if owners[unit] == game.after[player]:
            total += (
                4 * game.stat("attack", unit)
                + 4 * game.stat("ac", unit)
                + 3 * (game.stat("health", unit) - damage_of[unit])
                + 2 * game.stat("movement", unit)
                + 2 * (10 - y_of[places[unit]] if owners[unit] == 0 else y_of[places[unit]] - 1)
            )
    return total


def evaluate_duel_sense(game: State, player: int) -> int:
    # content/castle_assault/rules/evaluation.yaml:23
    # evaluation: duel_sense
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    castle = 40 * game.player_castle_health[player]
    other_castle = -40 * game.player_castle_health[game.after[player]]
    army = _sum_1(game, player)
    other_army = -1 * _sum_2(game, player)
    siege = 15 * siege_of(game, player)
    other_siege = -20 * siege_of(game, game.after[player])
    cards = 8 * len(game.contents[game.zone_hand[player]])
    resources = (
        14 * min(len(game.contents[game.zone_resources[player]]), 7) + game.player_ready[player]
    )
    momentum = 2 * (game.table_momentum if player == 0 else -game.table_momentum)
    return (
        castle
        + other_castle
        + army
        + other_army
        + siege
        + other_siege
        + cards
        + resources
        + momentum
    )


def _sum_3(game: State, player: int) -> int:
    owners = game.owner
    damage_of = game.piece_damage
    y_of = game.board.y
    places = game.place
    total = 0
    for unit in game.seen[Unit]:
        if owners[unit] == player:
            total += (
                4 * game.stat("attack", unit)
                + 4 * game.stat("ac", unit)
                + 3 * (game.stat("health", unit) - damage_of[unit])
                + 2 * game.stat("movement", unit)
                + 2 * (10 - y_of[places[unit]] if owners[unit] == 0 else y_of[places[unit]] - 1)
            )
    return total


def _sum_4(game: State, player: int) -> int:
    owners = game.owner
    damage_of = game.piece_damage
    y_of = game.board.y
    places = game.place
    total = 0
    for unit in game.seen[Unit]:
        if owners[unit] == game.after[player]:
            total += (
                4 * game.stat("attack", unit)
                + 4 * game.stat("ac", unit)
                + 3 * (game.stat("health", unit) - damage_of[unit])
                + 2 * game.stat("movement", unit)
                + 2 * (10 - y_of[places[unit]] if owners[unit] == 0 else y_of[places[unit]] - 1)
            )
    return total


def _sum_5(game: State, player: int) -> int:
    owners = game.owner
    docs = game.doc
    damage_of = game.piece_damage
    total = 0
    for unit in game.seen[Unit]:
        if owners[unit] == game.after[player] and docs[unit] in game.setting.quarry:
            total += game.stat("health", unit) - damage_of[unit]
    return total


def evaluate_campaign_sense(game: State, player: int) -> int:
    # content/castle_assault/rules/evaluation.yaml:37
    # evaluation: campaign_sense
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    castle_health_of = game.player_castle_health
    owners = game.owner
    contents_of = game.contents
    castle = 40 * castle_health_of[player]
    monster_castle = -40 * (castle_health_of[game.after[player]] if game.setting.castle_wins else 0)
    army = _sum_3(game, player)
    monsters = -1 * _sum_4(game, player)
    crowd = -15 * (
        len([unit for unit in game.seen[Unit] if owners[unit] == game.after[player]])
        if game.setting.last_monster_wins
        else 0
    )
    quarry = -12 * _sum_5(game, player)
    time = 60 * (game.player_turns[player] if game.setting.survive > 0 else 0)
    siege = 15 * (siege_of(game, player) if game.setting.castle_wins else 0)
    besieged = -20 * siege_of(game, game.after[player])
    cards = 8 * len(contents_of[game.zone_hand[player]])
    resources = (
        14 * min(len(contents_of[game.zone_resources[player]]), 7) + game.player_ready[player]
    )
    momentum = 2 * (game.table_momentum if player == 0 else -game.table_momentum)
    return (
        castle
        + monster_castle
        + army
        + monsters
        + crowd
        + quarry
        + time
        + siege
        + besieged
        + cards
        + resources
        + momentum
    )
