# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/cards.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Action, ActionInfo, Contents, Prompt, both, last_of, minus

from ..kinds import BasicCard, Card, Character, IceDemon, PowerCard
from ..state import State
from . import demons as rules_demons
from . import slow as rules_slow

ASK_1 = Prompt("choice", "Which card do you keep?", ("piece",))

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

USE_MAGIC_ACTION = ActionInfo(
    "use_magic", "the magic ability of {character}", ("character",), ("piece",)
)

DISCARD_FOR_ICE_ACTION = ActionInfo(
    "discard_for_ice", "discard {card} for 2 ice", ("demon", "card"), ("piece", "piece")
)

FORGO_ACTION = ActionInfo("forgo", "leave the actions that were played and not taken", (), ())


def deck_of(game: State, team: str) -> int:
    # content/knight_fall/rules/cards.yaml:91
    # query: deck_of team
    return game.zone_knight_powers if team == "knights" else game.zone_demon_powers


def discards_of(game: State, team: str) -> int:
    # content/knight_fall/rules/cards.yaml:97
    # query: discards_of team
    return game.zone_knight_discard if team == "knights" else game.zone_demon_discard


def minor_actions(game: State, team: str) -> Sequence[str]:
    # content/knight_fall/rules/cards.yaml:117
    # query: minor_actions team
    return (
        ("melee", "ranged", "move", "heal", "magic", "defend")
        if team == "knights"
        else ("melee", "ranged", "move", "heal", "magic", "command")
    )


def usable_now(game: State, card: int, player: int) -> bool:
    # content/knight_fall/rules/cards.yaml:128
    # query: usable_now card for player
    return (
        not isinstance(game.doc[card], PowerCard)
        or not game.table_five_card
        or game.player_played[player] < 3
    )


def payable(game: State, card: int, player: int) -> bool:
    # content/knight_fall/rules/cards.yaml:136
    # query: payable card for player
    return (
        not isinstance(game.doc[card], PowerCard)
        or not game.table_five_card
        or game.player_played[player] < 3
    ) and not (isinstance(game.doc[card], PowerCard) and game.piece_slowed[card])


def hand_size(game: State) -> int:
    """How many power cards a hand has."""
    # content/knight_fall/rules/cards.yaml:316
    # query: hand_size
    return 4 if game.table_five_card else 3


def use_up(game: State, card: int, player: int) -> None:
    # content/knight_fall/rules/cards.yaml:143
    # verb: use_up card for player
    if isinstance(game.doc[card], PowerCard):
        game.player_played[player] += 1
        game.piece_slowed[card] = False
        game.stamp += 1
        game.put(
            card,
            game.zone_knight_discard
            if game.player_team[player] == "knights"
            else game.zone_demon_discard,
        )
    else:
        game.put(card, game.zone_table[player])


def pay_with(game: State, card: int, player: int) -> None:
    """Discard a card."""
    # content/knight_fall/rules/cards.yaml:154
    # verb: pay_with card for player
    use_up(game, card, player)


def gain_magic(game: State, n: int, player: int) -> None:
    """Gain `n` magic."""
    # content/knight_fall/rules/cards.yaml:161
    # verb: gain_magic n for player
    game.player_magic[player] += n
    game.stamp += 1


def gain_actions(game: State, symbols: Sequence[str], player: int) -> None:
    # content/knight_fall/rules/cards.yaml:168
    # verb: gain_actions symbols for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    symbols_of = game.player_symbols
    for s in symbols:
        if s == "magic":
            gain_magic(game, 1, player)
        else:
            symbols_of[player] = tuple(both(symbols_of[player], (s,)))
            game.stamp += 1


def gain_melees(game: State, n: int, player: int) -> None:
    """Take `n` melee actions."""
    # content/knight_fall/rules/cards.yaml:177
    # verb: gain_melees n for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/cards.yaml:182")
        gain_actions(game, ("melee",), player)


def lay(game: State, card: int, character: int) -> None:
    # content/knight_fall/rules/cards.yaml:212
    # verb: lay card onto character
    drop_seal(game, character)
    game.piece_character[card] = character
    game.stamp += 1
    game.put(card, game.piece__zone_seals[character])


def drop_seal(game: State, character: int) -> None:
    # content/knight_fall/rules/cards.yaml:221
    # verb: drop_seal character
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    for power_card in [
        piece
        for piece in game.contents[game.piece__zone_seals[character]]
        if isinstance(docs[piece], PowerCard)
    ]:
        game.put(
            power_card,
            game.zone_knight_discard
            if docs[character].team == "knights"
            else game.zone_demon_discard,
        )


def draw_powers(game: State, n: int, player: int) -> None:
    """Draw `n` power cards."""
    # content/knight_fall/rules/cards.yaml:288
    # verb: draw_powers n for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    team_of = game.player_team
    contents_of = game.contents
    docs = game.doc
    deck = game.zone_knight_powers if team_of[player] == "knights" else game.zone_demon_powers
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/cards.yaml:295")
        if not contents_of[deck]:
            for card in [
                piece
                for piece in contents_of[
                    game.zone_knight_discard
                    if team_of[player] == "knights"
                    else game.zone_demon_discard
                ]
                if isinstance(docs[piece], Card)
            ]:
                game.fuel -= game.seen.walk
                if game.fuel < 0:
                    game.spent()
                game.put(card, deck)
            game.shuffle(deck)
        card = last_of(
            [piece for piece in contents_of[deck] if isinstance(docs[piece], Card)], NOTHING
        )
        if card < 0:
            return
        game.put(card, game.zone_hand[player])


def discard_hand(game: State, player: int) -> None:
    # content/knight_fall/rules/cards.yaml:304
    # verb: discard_hand player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    slowed_of = game.piece_slowed
    team_of = game.player_team
    left: Sequence[int] = [
        piece
        for piece in game.contents[game.zone_hand[player]]
        if isinstance(docs[piece], PowerCard)
    ]
    if game.table_five_card:
        kept = game.choose(player, ASK_1, left, NOTHING)
        if kept >= 0:
            left = minus(left, (kept,))
    for c in left:
        slowed_of[c] = False
        game.stamp += 1
        game.put(
            c, game.zone_knight_discard if team_of[player] == "knights" else game.zone_demon_discard
        )


def refill(game: State, player: int) -> None:
    # content/knight_fall/rules/cards.yaml:323
    # verb: refill player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    symbols_of = game.player_symbols
    contents_of = game.contents
    docs = game.doc
    slowed_of = game.piece_slowed
    slow_to_come_of = game.player_slow_to_come
    game.player_left_over[player] = symbols_of[player]
    symbols_of[player] = ()
    game.player_committed[player] = False
    game.player_magic[player] = 0
    game.player_played[player] = 0
    game.stamp += 1
    for power_card in [
        piece for piece in contents_of[game.zone_hand[player]] if isinstance(docs[piece], PowerCard)
    ]:
        slowed_of[power_card] = False
        game.stamp += 1
    for card in [
        piece for piece in contents_of[game.zone_table[player]] if isinstance(docs[piece], Card)
    ]:
        game.put(card, game.zone_hand[player])
    draw_powers(
        game,
        (4 if game.table_five_card else 3)
        - len(
            [
                power_card
                for power_card in contents_of[game.zone_hand[player]]
                if isinstance(docs[power_card], PowerCard)
            ],
        ),
        player,
    )
    if slow_to_come_of[player]:
        slow_to_come_of[player] = False
        game.stamp += 1
        rules_slow.slow_hand(game, player)


def play_minor_options(game: State, player: int) -> list[Any]:
    """`card` as a minor action: `symbol`."""
    # content/knight_fall/rules/cards.yaml:184
    # action: play_minor card as symbol
    docs = game.doc
    played_of = game.player_played
    team_of = game.player_team
    if game.player_committed[player]:
        return []
    options: list[Any] = []
    for card in game.contents[game.zone_hand[player]]:
        if isinstance(docs[card], PowerCard) and (
            not isinstance(docs[card], PowerCard)
            or not game.table_five_card
            or played_of[player] < 3
        ):
            for symbol in game.offer(
                ("melee", "ranged", "move", "heal", "magic", "defend")
                if team_of[player] == "knights"
                else ("melee", "ranged", "move", "heal", "magic", "command"),
            ):
                options.append((card, symbol))
    return options


def take_play_minor(game: State, player: int, card: int, symbol: str) -> None:
    """`card` as a minor action: `symbol`."""
    # content/knight_fall/rules/cards.yaml:184
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
    use_up(game, card, player)
    gain_actions(game, (symbol,), player)


def play_primary_options(game: State, player: int) -> list[Any]:
    """The primary ability of `card`."""
    # content/knight_fall/rules/cards.yaml:197
    # action: play_primary card by character
    docs = game.doc
    played_of = game.player_played
    slowed_of = game.piece_slowed
    if game.player_committed[player]:
        return []
    options: list[Any] = []
    for card in game.contents[game.zone_hand[player]]:
        if (
            isinstance(docs[card], PowerCard)
            and (
                not isinstance(docs[card], PowerCard)
                or not game.table_five_card
                or played_of[player] < 3
            )
            and not (isinstance(docs[card], PowerCard) and slowed_of[card])
        ):
            for character in game.offer((game.table_acting,)):
                if character >= 0 and isinstance(docs[character], Character):
                    options.append((card, character))
    return options


def take_play_primary(game: State, player: int, card: int, character: int) -> None:
    """The primary ability of `card`."""
    # content/knight_fall/rules/cards.yaml:197
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
    use_up(game, card, player)
    if game.doc[card].seal:
        lay(game, card, character)
    else:
        game.program.resolve(game, card, player, "primary")
        if game.over:
            return


def play_secondary_options(game: State, player: int) -> list[Any]:
    """The secondary ability of `card`."""
    # content/knight_fall/rules/cards.yaml:227
    # action: play_secondary card
    docs = game.doc
    played_of = game.player_played
    slowed_of = game.piece_slowed
    if len(game.player_symbols[player]) != 0:
        return []
    return [
        power_card
        for power_card in game.contents[game.zone_hand[player]]
        if isinstance(docs[power_card], PowerCard)
        and (
            not isinstance(docs[power_card], PowerCard)
            or not game.table_five_card
            or played_of[player] < 3
        )
        and not (isinstance(docs[power_card], PowerCard) and slowed_of[power_card])
    ]


def take_play_secondary(game: State, player: int, card: int) -> None:
    """The secondary ability of `card`."""
    # content/knight_fall/rules/cards.yaml:227
    # action: play_secondary card
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " plays", " play"),
            " the secondary ability of ",
            game.named("piece", card),
        )
    use_up(game, card, player)
    gain_actions(game, game.doc[card].secondary, player)
    game.player_committed[player] = len(game.player_symbols[player]) > 0
    game.stamp += 1


def play_basic_options(game: State, player: int) -> list[Any]:
    """`card`: `symbol`."""
    # content/knight_fall/rules/cards.yaml:240
    # action: play_basic card as symbol
    docs = game.doc
    if game.player_committed[player]:
        return []
    options: list[Any] = []
    for card in game.contents[game.zone_hand[player]]:
        if isinstance(docs[card], BasicCard):
            for symbol in game.offer(docs[card].choices):
                options.append((card, symbol))
    return options


def take_play_basic(game: State, player: int, card: int, symbol: str) -> None:
    """`card`: `symbol`."""
    # content/knight_fall/rules/cards.yaml:240
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
    use_up(game, card, player)
    gain_actions(game, (symbol,), player)


def use_magic_options(game: State, player: int) -> list[Any]:
    """The magic ability of `character`."""
    # content/knight_fall/rules/cards.yaml:253
    # action: use_magic by character
    docs = game.doc
    if game.player_magic[player] < 2:
        return []
    return [
        piece for piece in (game.table_acting,) if piece >= 0 and isinstance(docs[piece], Character)
    ]


def take_use_magic(game: State, player: int, character: int) -> None:
    """The magic ability of `character`."""
    # content/knight_fall/rules/cards.yaml:253
    # action: use_magic by character
    if game.log is not None:
        game.tell(game.named("piece", character), " uses its magic ability")
    game.player_magic[player] -= 2
    game.stamp += 1
    game.program.resolve(game, character, player, "magic")


def discard_for_ice_options(game: State, player: int) -> list[Any]:
    """Discard `card` for 2 ice."""
    # content/knight_fall/rules/cards.yaml:266
    # action: discard_for_ice card by demon
    docs = game.doc
    played_of = game.player_played
    slowed_of = game.piece_slowed
    if game.player_committed[player]:
        return []
    among = [
        card
        for card in game.contents[game.zone_hand[player]]
        if isinstance(docs[card], Card)
        and (
            not isinstance(docs[card], PowerCard)
            or not game.table_five_card
            or played_of[player] < 3
        )
        and not (isinstance(docs[card], PowerCard) and slowed_of[card])
    ]
    if not among:
        return []
    options: list[Any] = []
    for demon in (game.table_acting,):
        if demon >= 0 and isinstance(docs[demon], IceDemon) and docs[demon].gathers_ice:
            for card in game.offer(among):
                options.append((demon, card))
    return options


def take_discard_for_ice(game: State, player: int, demon: int, card: int) -> None:
    """Discard `card` for 2 ice."""
    # content/knight_fall/rules/cards.yaml:266
    # action: discard_for_ice card by demon
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " discards", " discard"),
            " ",
            game.named("piece", card),
            " for 2 ice",
        )
    pay_with(game, card, player)
    rules_demons.gain_ice(game, 2, demon)


def forgo_options(game: State, player: int) -> list[Any]:
    """Leave the actions that were played and not taken."""
    # content/knight_fall/rules/cards.yaml:279
    # action: forgo
    return [()] if game.player_symbols[player] else []


def take_forgo(game: State, player: int) -> None:
    """Leave the actions that were played and not taken."""
    # content/knight_fall/rules/cards.yaml:279
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
        Action(USE_MAGIC_ACTION, (), (), use_magic_options, take_use_magic),
        Action(DISCARD_FOR_ICE_ACTION, (), (), discard_for_ice_options, take_discard_for_ice),
        Action(FORGO_ACTION, (), (), forgo_options, take_forgo),
    ),
)
