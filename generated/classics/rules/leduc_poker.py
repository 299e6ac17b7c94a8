# Rules and documents of the pack `classics`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/classics/rules/leduc_poker.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Action, ActionInfo, Actions, Contents, Phase

from ..kinds import Card
from ..state import State

FOLD_ACTION = ActionInfo("fold", "fold", (), ())
CHECK_ACTION = ActionInfo("check", "check", (), ())
CALL_ACTION = ActionInfo("call", "call", (), ())
RAISE_ACTION = ActionInfo("raise", "raise", (), ())
ASK_1 = Actions("turn", "your turn", ("fold", "check", "call", "raise"), False)

# content/classics/rules/leduc_poker.yaml:17
JACK = Card("classics.jack", "Jack", rank=1)

# content/classics/rules/leduc_poker.yaml:21
QUEEN = Card("classics.queen", "Queen", rank=2)

# content/classics/rules/leduc_poker.yaml:25
KING = Card("classics.king", "King", rank=3)


def owes(game: State, player: int) -> int:
    """What `player` must pay to stay in."""
    # content/classics/rules/leduc_poker.yaml:66
    # query: owes player
    return game.player_stake[game.after[player]] - game.player_stake[player]


def strength(game: State, player: int) -> int:
    """How good the hand of `player` is."""
    # content/classics/rules/leduc_poker.yaml:115
    # query: strength of player
    _top = game.top(game.zone_hand[player])
    return game.doc[_top].rank + (
        3 if game.doc[_top].rank == game.doc[game.table_shared].rank else 0
    )


def pay(game: State, n: int, player: int) -> None:
    """`player` puts `n` into the pot."""
    # content/classics/rules/leduc_poker.yaml:58
    # verb: pay n by player
    game.player_chips[player] = max(0, game.player_chips[player] - n)
    game.player_stake[player] += n


def turn_up(game: State, card: int) -> None:
    """`card` is turned up as the card that both share."""
    # content/classics/rules/leduc_poker.yaml:121
    # verb: turn_up card
    if game.log is not None:
        game.tell(game.named("piece", card), " is turned up")
    game.put(card, game.zone_table)
    game.table_shared = card


def show(game: State, card: int, player: int) -> None:
    """`player` shows `card`."""
    # content/classics/rules/leduc_poker.yaml:130
    # verb: show card by player
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " shows", " show"),
            " ",
            game.named("piece", card),
        )
    game.put(card, game.zone_table)


def take_pot(game: State, winner: int) -> None:
    """`winner` takes the pot."""
    # content/classics/rules/leduc_poker.yaml:137
    # verb: take_pot winner
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    chips_of = game.player_chips
    stake_of = game.player_stake
    if game.log is not None:
        game.tell(
            game.named("player", winner), game.word("player", winner, " takes", " take"), " the pot"
        )
    chips_of[winner] = max(0, chips_of[winner] + (stake_of[winner] + stake_of[game.after[winner]]))
    for p in range(game.players):
        stake_of[p] = 0
    game.win_one(winner)


def take_back(game: State, player: int) -> None:
    """`player` takes back what `player` has put into the pot."""
    # content/classics/rules/leduc_poker.yaml:147
    # verb: take_back by player
    game.player_chips[player] = max(0, game.player_chips[player] + game.player_stake[player])
    game.player_stake[player] = 0


def show_down(game: State) -> None:
    """The players show their cards, and the better hand takes the pot."""
    # content/classics/rules/leduc_poker.yaml:155
    # verb: show_down
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    lead = strength(game, 0) - strength(game, 1)
    for p in range(game.players):
        show(game, game.top(game.zone_hand[p]), p)
    if lead > 0:
        take_pot(game, 0)
        if game.over:
            return
    if lead < 0:
        take_pot(game, 1)
        if game.over:
            return
    for p in range(game.players):
        take_back(game, p)
    game.tie()


def fold_options(game: State, player: int) -> list[Any]:
    """Fold."""
    # content/classics/rules/leduc_poker.yaml:72
    # action: fold
    return [()] if game.player_stake[game.after[player]] - game.player_stake[player] > 0 else []


def take_fold(game: State, player: int) -> None:
    """Fold."""
    # content/classics/rules/leduc_poker.yaml:72
    # action: fold
    if game.log is not None:
        game.tell(game.named("player", player), game.word("player", player, " folds", " fold"))
    take_pot(game, game.after[player])


def check_options(game: State, player: int) -> list[Any]:
    """Check."""
    # content/classics/rules/leduc_poker.yaml:79
    # action: check
    return [()] if game.player_stake[game.after[player]] - game.player_stake[player] == 0 else []


def take_check(game: State, player: int) -> None:
    """Check."""
    # content/classics/rules/leduc_poker.yaml:79
    # action: check
    if game.log is not None:
        game.tell(game.named("player", player), game.word("player", player, " checks", " check"))
    game.table_to_speak -= 1


def call_options(game: State, player: int) -> list[Any]:
    """Call."""
    # content/classics/rules/leduc_poker.yaml:86
    # action: call
    return [()] if game.player_stake[game.after[player]] - game.player_stake[player] > 0 else []


def take_call(game: State, player: int) -> None:
    """Call."""
    # content/classics/rules/leduc_poker.yaml:86
    # action: call
    if game.log is not None:
        game.tell(game.named("player", player), game.word("player", player, " calls", " call"))
    pay(game, game.player_stake[game.after[player]] - game.player_stake[player], player)
    game.table_to_speak -= 1


def raise_options(game: State, player: int) -> list[Any]:
    """Raise."""
    # content/classics/rules/leduc_poker.yaml:95
    # action: raise
    return [()] if game.table_raises < 2 else []


def take_raise(game: State, player: int) -> None:
    """Raise."""
    # content/classics/rules/leduc_poker.yaml:95
    # action: raise
    if game.log is not None:
        game.tell(game.named("player", player), game.word("player", player, " raises", " raise"))
    pay(
        game,
        game.player_stake[game.after[player]] - game.player_stake[player] + game.table_raise_size,
        player,
    )
    game.table_raises += 1
    game.table_to_speak = 1


def betting_step_1(game: State) -> int:
    # content/classics/rules/leduc_poker.yaml:105
    game.active = 0
    game.table_raises = 0
    game.table_to_speak = 2
    if game.table_to_speak <= 0:
        return -1
    return 1


def betting_step_2(game: State) -> int:
    # content/classics/rules/leduc_poker.yaml:112
    player = game.active
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", False)
    if not options:
        _owes = game.player_stake[game.after[player]] - game.player_stake[player]
        if _owes > 0:
            options.append((0,))
        if _owes == 0:
            options.append((1,))
        if _owes > 0:
            options.append((2,))
        if game.table_raises < 2:
            options.append((3,))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_1, options)]
        action = choice[0]
        if action == 0:
            take_fold(game, player)
        elif action == 1:
            take_check(game, player)
        elif action == 2:
            take_call(game, player)
        elif action == 3:
            take_raise(game, player)
        if game.over:
            return -1
    game.active = game.after[game.active]
    if game.table_to_speak <= 0:
        return -1
    return 1


def two_rounds_step_1(game: State) -> int:
    # content/classics/rules/leduc_poker.yaml:166
    game.table_raise_size = 2
    return game.enter("betting", 1)


def two_rounds_step_2(game: State) -> int:
    # content/classics/rules/leduc_poker.yaml:171
    turn_up(game, game.top(game.zone_deck))
    game.table_raise_size = 4
    return game.enter("betting", 2)


def two_rounds_step_3(game: State) -> int:
    # content/classics/rules/leduc_poker.yaml:174
    show_down(game)
    return -1


CONTENTS = Contents(
    definitions=(JACK, QUEEN, KING),
    actions=(
        Action(FOLD_ACTION, (), (), fold_options, take_fold),
        Action(CHECK_ACTION, (), (), check_options, take_check),
        Action(CALL_ACTION, (), (), call_options, take_call),
        Action(RAISE_ACTION, (), (), raise_options, take_raise),
    ),
    phases={
        "betting": Phase((betting_step_1, betting_step_2), 0),
        "two_rounds": Phase((two_rounds_step_1, two_rounds_step_2, two_rounds_step_3), 0),
    },
)
