# Rules and documents of the pack `foretold`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/foretold/rules/game.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Action, ActionInfo, Actions, Contents, Phase

from ..state import State

FORETELL_ACTION = ActionInfo("foretell", "foretell {n} {n|trick|tricks}", ("n",), ("number",))
PLAY_ACTION = ActionInfo("play", "play {card}", ("card",), ("piece",))
ASK_1 = Actions("turn", "How many tricks will you take?", ("foretell",), True, True)
ASK_2 = Actions("turn", "Which card do you play?", ("play",), True)


def _no_1(game: State, player: int) -> bool:
    docs = game.doc
    led = game.table_led
    for card_2 in game.contents[game.zone_hand[player]]:
        if docs[card_2].suit == docs[led].suit:
            return False
    return True


def follows(game: State, card: int, player: int) -> bool:
    # content/foretold/rules/game.yaml:48
    # query: follows card for player
    return (
        game.table_led < 0
        or game.doc[card].suit == game.doc[game.table_led].suit
        or _no_1(game, player)
    )


def beats(game: State, card: int, other: int) -> bool:
    # content/foretold/rules/game.yaml:57
    # query: beats card over other
    return (
        game.doc[card].rank > game.doc[other].rank
        if game.doc[card].suit == game.doc[other].suit
        else game.doc[card].suit == "star"
    )


def deal(game: State) -> None:
    """Everybody gets 5 cards."""
    # content/foretold/rules/game.yaml:25
    # verb: deal
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    game.shuffle(game.zone_stock)
    for p in range(game.players):
        for _ in range(5):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            game.put(game.top(game.zone_stock), game.zone_hand[p])


def score_hand(game: State) -> None:
    """Everybody scores."""
    # content/foretold/rules/game.yaml:92
    # verb: score_hand
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    tricks_of = game.player_tricks
    foretold_of = game.player_foretold
    points_of = game.player_points
    right_of = game.player_right
    for p in range(game.players):
        if tricks_of[p] == foretold_of[p]:
            points_of[p] += 5 + tricks_of[p]
            right_of[p] += 1
            if game.log is not None:
                game.tell(
                    game.named("player", p),
                    game.word("player", p, " has", " have"),
                    " foretold right and scores ",
                    game.named("number", 5 + tricks_of[p]),
                )
        else:
            missed = abs(tricks_of[p] - foretold_of[p])
            points_of[p] -= missed
            if game.log is not None:
                game.tell(
                    game.named("player", p),
                    game.word("player", p, " is", " are"),
                    " ",
                    game.named("number", missed),
                    " off and loses ",
                    game.named("number", missed),
                    " ",
                    game.named("text", game.word("number", missed, "point", "points")),
                )


def finish(game: State) -> None:
    """The highest score wins."""
    # content/foretold/rules/game.yaml:107
    # verb: finish
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    points_of = game.player_points
    right_of = game.player_right
    _found = []
    for player in range(game.players):
        _found.append((player, points_of[player], right_of[player]))
    game.win_ranked(_found, (True, True))


def foretell_options(game: State, player: int) -> list[Any]:
    """Foretell `n` tricks."""
    # content/foretold/rules/game.yaml:34
    # action: foretell n
    return list(range(6))


def take_foretell(game: State, player: int, n: int) -> None:
    """Foretell `n` tricks."""
    # content/foretold/rules/game.yaml:34
    # action: foretell n
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " foretells", " foretell"),
            " ",
            game.named("number", n),
        )
    game.player_foretold[player] = n


def play_options(game: State, player: int) -> list[Any]:
    """Play `card`."""
    # content/foretold/rules/game.yaml:64
    # action: play card
    _found = []
    for card in game.contents[game.zone_hand[player]]:
        if follows(game, card, player):
            _found.append(card)
    return _found


def take_play(game: State, player: int, card: int) -> None:
    """Play `card`."""
    # content/foretold/rules/game.yaml:64
    # action: play card
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " plays", " play"),
            " ",
            game.named("piece", card),
        )
    game.put(card, game.zone_trick)
    if game.table_led < 0:
        game.table_led = card
        game.table_best = card
    elif (
        game.doc[card].rank > game.doc[game.table_best].rank
        if game.doc[card].suit == game.doc[game.table_best].suit
        else game.doc[card].suit == "star"
    ):
        game.table_best = card


def evaluate_sense(game: State, player: int) -> int:
    # content/foretold/rules/game.yaml:136
    # evaluation: sense
    points = 30 * game.player_points[player]
    foretelling = -20 * abs(game.player_foretold[player] - game.player_tricks[player])
    return points + foretelling


def foretelling_step_1(game: State) -> int:
    # content/foretold/rules/game.yaml:46
    its_choices: list[tuple[int, Any]] = []
    for its_player in range(game.players):
        options = foretell_options(game, its_player)
        if options:
            its_choices.append((its_player, options[game.ask(game, its_player, ASK_1, options)]))
    for its_player, choice in its_choices:
        take_foretell(game, its_player, choice)
    return -1


def one_trick_step_1(game: State) -> int:
    # content/foretold/rules/game.yaml:79
    game.table_led = NOTHING
    game.registers[2] = tuple(game.turn_order(game.registers[0]))
    game.registers[3] = 0
    return 1


def one_trick_step_2(game: State) -> int:
    if game.registers[3] >= len(game.registers[2]):
        return 2
    game.registers[1] = game.registers[2][game.registers[3]]
    game.registers[3] += 1
    return 3


def one_trick_step_3(game: State) -> int:
    # content/foretold/rules/game.yaml:87
    game.active = game.owner[game.table_best]
    game.player_tricks[game.active] += 1
    if game.log is not None:
        game.tell(
            game.named("player", game.active),
            game.word("player", game.active, " takes", " take"),
            " the trick",
        )
    for card in game.contents[game.zone_trick]:
        game.put(card, game.zone_stock)
    return -1


def one_trick_step_4(game: State) -> int:
    # content/foretold/rules/game.yaml:86
    player = game.registers[1]
    options = play_options(game, player)
    if options:
        take_play(game, player, options[game.ask(game, player, ASK_2, options)])
    return 1


def evening_step_1(game: State) -> int:
    # content/foretold/rules/game.yaml:114
    game.registers[0] = 3
    return 1


def evening_step_2(game: State) -> int:
    # content/foretold/rules/game.yaml:119
    if game.registers[0] <= 0:
        return 2
    game.registers[0] -= 1
    deal(game)
    return game.enter("foretelling", 3)


def evening_step_3(game: State) -> int:
    # content/foretold/rules/game.yaml:124
    finish(game)
    return -1


def evening_step_4(game: State) -> int:
    game.registers[1] = 5
    return 4


def evening_step_5(game: State) -> int:
    # content/foretold/rules/game.yaml:121
    if game.registers[1] <= 0:
        return 5
    game.registers[1] -= 1
    return game.enter("one_trick", 4, game.active)


def evening_step_6(game: State) -> int:
    # content/foretold/rules/game.yaml:122
    score_hand(game)
    game.expire("hand")
    return 1


CONTENTS = Contents(
    actions=(
        Action(FORETELL_ACTION, (), (), foretell_options, take_foretell),
        Action(PLAY_ACTION, (), (), play_options, take_play),
    ),
    phases={
        "foretelling": Phase((foretelling_step_1,), 0),
        "one_trick": Phase(
            (one_trick_step_1, one_trick_step_2, one_trick_step_3, one_trick_step_4), 4
        ),
        "evening": Phase(
            (
                evening_step_1,
                evening_step_2,
                evening_step_3,
                evening_step_4,
                evening_step_5,
                evening_step_6,
            ),
            2,
        ),
    },
)
