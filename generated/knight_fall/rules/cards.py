# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/cards.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Action, ActionInfo, Contents, both, last_of

from .. import kinds
from ..state import State

PLAY_MINOR_ACTION = ActionInfo(
    "play_minor", "{card} as a minor action: {symbol}", ("card", "symbol"), ("piece", "enum")
)

PLAY_PRIMARY_ACTION = ActionInfo(
    "play_primary", "the primary ability of {card}", ("card", "character"), ("piece", "piece")
)

PLAY_SECONDARY_ACTION = ActionInfo(
    "play_secondary", "the secondary ability of {card}", ("card",), ("piece",)
)

PLAY_BASIC_ACTION = ActionInfo(
    "play_basic", "{card}: {symbol}", ("card", "symbol"), ("piece", "enum")
)

FORGO_ACTION = ActionInfo("forgo", "leave the actions that were played and not taken", (), ())


def minor_actions(game: State, team: str) -> Sequence[str]:
    # content/knight_fall/rules/cards.yaml:50
    # query: minor_actions team
    return (
        ("melee", "ranged", "move", "heal", "defend")
        if team == "knights"
        else ("melee", "ranged", "move", "heal", "command")
    )


def draw_powers(game: State, n: int, player: int) -> None:
    # content/knight_fall/rules/cards.yaml:118
    # verb: draw_powers n for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    for _ in range(n):
        game.tick("content/knight_fall/rules/cards.yaml:123")
        if len(contents_of[game.zone_knight_powers]) == 0:
            for card in [
                piece
                for piece in contents_of[game.zone_knight_discard]
                if isinstance(docs[piece], kinds.Card)
            ]:
                game.fuel -= game.seen.walk
                if game.fuel < 0:
                    game.spent()
                game.put(card, game.zone_knight_powers)
            game.shuffle(game.zone_knight_powers)
        card = last_of(
            [
                piece
                for piece in contents_of[game.zone_knight_powers]
                if isinstance(docs[piece], kinds.Card)
            ],
            NOTHING,
        )
        if card < 0:
            return
        game.put(card, game.zone_hand[player])


def discard_hand(game: State, player: int) -> None:
    # content/knight_fall/rules/cards.yaml:132
    # verb: discard_hand player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    for power_card in [
        piece
        for piece in game.contents[game.zone_hand[player]]
        if isinstance(docs[piece], kinds.PowerCard)
    ]:
        game.put(power_card, game.zone_knight_discard)


def refill(game: State, player: int) -> None:
    # content/knight_fall/rules/cards.yaml:138
    # verb: refill player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    game.player_symbols[player] = ()
    game.player_committed[player] = False
    game.stamp += 1
    for card in [
        piece
        for piece in contents_of[game.zone_table[player]]
        if isinstance(docs[piece], kinds.Card)
    ]:
        game.put(card, game.zone_hand[player])
    draw_powers(
        game,
        3
        - len(
            [
                power_card
                for power_card in contents_of[game.zone_hand[player]]
                if isinstance(docs[power_card], kinds.PowerCard)
            ],
        ),
        player,
    )


def play_minor_options(game: State, player: int) -> list[Any]:
    """{card} as a minor action: {symbol}"""
    # content/knight_fall/rules/cards.yaml:56
    # action: play_minor card as symbol
    docs = game.doc
    team_of = game.player_team
    if game.player_committed[player]:
        return []
    options: list[Any] = []
    for card in game.contents[game.zone_hand[player]]:
        if isinstance(docs[card], kinds.PowerCard):
            for symbol in game.offer(
                ("melee", "ranged", "move", "heal", "defend")
                if team_of[player] == "knights"
                else ("melee", "ranged", "move", "heal", "command"),
            ):
                options.append((card, symbol))
    return options


def take_play_minor(game: State, player: int, card: int, symbol: str) -> None:
    """{card} as a minor action: {symbol}"""
    # content/knight_fall/rules/cards.yaml:56
    # action: play_minor card as symbol
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " plays", " play"),
            " ",
            game.named("piece", card),
            " for ",
            game.named("enum", symbol),
        )
    game.put(card, game.zone_knight_discard)
    game.player_symbols[player] = tuple(both(game.player_symbols[player], (symbol,)))
    game.stamp += 1


def play_primary_options(game: State, player: int) -> list[Any]:
    """the primary ability of {card}"""
    # content/knight_fall/rules/cards.yaml:69
    # action: play_primary card by character
    docs = game.doc
    if game.player_committed[player]:
        return []
    options: list[Any] = []
    for card in game.contents[game.zone_hand[player]]:
        if isinstance(docs[card], kinds.PowerCard):
            for character in game.offer((game.table_acting,)):
                if isinstance(docs[character], kinds.Character):
                    options.append((card, character))
    return options


def take_play_primary(game: State, player: int, card: int, character: int) -> None:
    """the primary ability of {card}"""
    # content/knight_fall/rules/cards.yaml:69
    # action: play_primary card by character
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " plays", " play"),
            " the primary ability of ",
            game.named("piece", card),
        )
    game.piece_character[card] = character
    game.stamp += 1
    game.put(card, game.zone_knight_discard)
    game.program.resolve(game, card, player, "primary")


def play_secondary_options(game: State, player: int) -> list[Any]:
    """the secondary ability of {card}"""
    # content/knight_fall/rules/cards.yaml:83
    # action: play_secondary card
    docs = game.doc
    if len(game.player_symbols[player]) != 0:
        return []
    return [
        piece
        for piece in game.contents[game.zone_hand[player]]
        if isinstance(docs[piece], kinds.PowerCard)
    ]


def take_play_secondary(game: State, player: int, card: int) -> None:
    """the secondary ability of {card}"""
    # content/knight_fall/rules/cards.yaml:83
    # action: play_secondary card
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " plays", " play"),
            " the secondary ability of ",
            game.named("piece", card),
        )
    game.put(card, game.zone_knight_discard)
    game.player_symbols[player] = tuple(game.doc[card].secondary)
    game.player_committed[player] = True
    game.stamp += 1


def play_basic_options(game: State, player: int) -> list[Any]:
    """{card}: {symbol}"""
    # content/knight_fall/rules/cards.yaml:96
    # action: play_basic card as symbol
    docs = game.doc
    if game.player_committed[player]:
        return []
    options: list[Any] = []
    for card in game.contents[game.zone_hand[player]]:
        if isinstance(docs[card], kinds.BasicCard):
            for symbol in game.offer(docs[card].choices):
                options.append((card, symbol))
    return options


def take_play_basic(game: State, player: int, card: int, symbol: str) -> None:
    """{card}: {symbol}"""
    # content/knight_fall/rules/cards.yaml:96
    # action: play_basic card as symbol
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " plays", " play"),
            " ",
            game.named("piece", card),
            " for ",
            game.named("enum", symbol),
        )
    game.put(card, game.zone_table[player])
    game.player_symbols[player] = tuple(both(game.player_symbols[player], (symbol,)))
    game.stamp += 1


def forgo_options(game: State, player: int) -> list[Any]:
    """leave the actions that were played and not taken"""
    # content/knight_fall/rules/cards.yaml:109
    # action: forgo
    return [()] if len(game.player_symbols[player]) > 0 else []


def take_forgo(game: State, player: int) -> None:
    """leave the actions that were played and not taken"""
    # content/knight_fall/rules/cards.yaml:109
    # action: forgo
    game.player_symbols[player] = ()
    game.player_committed[player] = False
    game.stamp += 1


CONTENTS = Contents(
    actions=(
        Action(PLAY_MINOR_ACTION, (), (), play_minor_options, take_play_minor),
        Action(PLAY_PRIMARY_ACTION, (), (), play_primary_options, take_play_primary),
        Action(PLAY_SECONDARY_ACTION, (), (), play_secondary_options, take_play_secondary),
        Action(PLAY_BASIC_ACTION, (), (), play_basic_options, take_play_basic),
        Action(FORGO_ACTION, (), (), forgo_options, take_forgo),
    ),
)
