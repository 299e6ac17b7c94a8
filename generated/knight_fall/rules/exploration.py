# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/exploration.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Action, ActionInfo, Actions, Contents, Phase, both

from ..kinds import Entry, Traveller, Villager
from ..state import State
from . import campaign_sheet as rules_campaign_sheet

TRAVEL_ACTION = ActionInfo("travel", "travel to {square}", ("square",), ("space",))
EXPLORE_ACTION = ActionInfo("explore", "read {entry}", ("number", "entry"), ("number", "piece"))
DECIDE_ACTION = ActionInfo("decide", "{n}", ("entry", "n"), ("piece", "ability"))
END_TURN_ACTION = ActionInfo("end_turn", "end the turn and cross off a time box", (), ())

ASK_1 = Actions(
    "turn",
    "your turn",
    ("decide", "travel", "explore", "buy_scroll", "buy_relic", "end_turn"),
    False,
)

# content/knight_fall/rules/exploration.yaml:20
PARTY = Traveller("knight_fall.party", "Party")


def _sum_1(game: State) -> int:
    docs = game.doc
    total = 0
    for villager in game.seen[Villager]:
        total += docs[villager].squares
    return total


def squares_to_explore(game: State) -> int:
    """How many squares the players may move and still explore."""
    # content/knight_fall/rules/exploration.yaml:63
    # query: squares_to_explore
    return 2 + _sum_1(game)


def read(game: State, entry: int) -> None:
    # content/knight_fall/rules/exploration.yaml:98
    # verb: read entry
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    game.piece_circled[entry] = True
    game.table_reading = entry
    game.stamp += 1
    if game.log is not None:
        game.tell(game.named("text", game.doc[entry].story))
    game.program.resolve(game, entry, game.owner[entry], "effects")
    if game.over:
        return
    if not game.program.usable(game, entry):
        game.table_reading = NOTHING
        game.stamp += 1


def read_page(game: State, number: int) -> None:
    # content/knight_fall/rules/exploration.yaml:108
    # verb: read_page number
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for entry in game.contents[game.zone_last_pages]:
        if isinstance(docs[entry], Entry) and docs[entry].number == number:
            _found.append(entry)
    for entry in _found:
        read(game, entry)
        if game.over:
            return


def cross_off(game: State, entry: int) -> None:
    """Cross this number off."""
    # content/knight_fall/rules/exploration.yaml:138
    # verb: cross_off entry
    if game.log is not None:
        game.tell(game.named("piece", entry), " is crossed off")
    game.put(entry, game.zone_crossed_off)


def leave(game: State) -> None:
    """Go on your way."""
    # content/knight_fall/rules/exploration.yaml:146
    # verb: leave
    if game.log is not None:
        game.tell("The knights go on their way")


def fight(game: State, battle: Any) -> None:
    """Fight `battle`."""
    # content/knight_fall/rules/exploration.yaml:152
    # verb: fight battle
    if game.log is not None:
        game.tell("A battle begins: ", game.named("definition", battle))
    game.table_battle = battle
    game.stamp += 1


def travel_options(game: State, player: int) -> list[Any]:
    """Travel to `square`."""
    # content/knight_fall/rules/exploration.yaml:70
    # action: travel to square
    places = game.place
    party = game.table_party
    squares_moved = game.table_squares_moved
    if game.table_explored:
        return []
    _squares_to_explore: Any = None
    _found = []
    for space in range(game.board.size):
        if (
            0
            <= game.board.distance(space, places[party])
            <= (
                _squares_to_explore := squares_to_explore(game)
                if _squares_to_explore is None
                else _squares_to_explore
            )
            + 1
            - squares_moved
            and space != places[party]
        ):
            _found.append(space)
    return _found


def take_travel(game: State, player: int, square_: int) -> None:
    """Travel to `square`."""
    # content/knight_fall/rules/exploration.yaml:70
    # action: travel to square
    if game.log is not None:
        game.tell("The knights travel to ", game.named("space", square_))
    game.table_squares_moved += game.board.distance(game.place[game.table_party], square_)
    game.table_path = tuple(both(game.table_path, (square_,)))
    game.stamp += 1
    game.put(game.table_party, square_)


def explore_options(game: State, player: int) -> list[Any]:
    """Read `entry`."""
    # content/knight_fall/rules/exploration.yaml:85
    # action: explore number with entry
    docs = game.doc
    if not (not game.table_explored and game.table_squares_moved <= squares_to_explore(game)):
        return []
    options: list[Any] = []
    _found = []
    for entry_2 in game.contents[game.place[game.table_party]]:
        if isinstance(docs[entry_2], Entry):
            _found.append(docs[entry_2].number)
    for number in _found:
        for entry in game.offer(game.seen[Entry]):
            if docs[entry].number == number:
                options.append((number, entry))
    return options


def take_explore(game: State, player: int, number: int, entry: int) -> None:
    """Read `entry`."""
    # content/knight_fall/rules/exploration.yaml:85
    # action: explore number with entry
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " reads", " read"),
            " ",
            game.named("piece", entry),
        )
    game.table_explored = True
    game.stamp += 1
    read(game, entry)


def decide_options(game: State, player: int) -> list[Any]:
    """`n`."""
    # content/knight_fall/rules/exploration.yaml:115
    # action: decide n of entry
    options: list[Any] = []
    for entry in (game.table_reading,):
        if entry >= 0:
            for n in game.offer(game.program.usable(game, entry)):
                options.append((entry, n))
    return options


def take_decide(game: State, player: int, entry: int, n: int) -> None:
    """`n`."""
    # content/knight_fall/rules/exploration.yaml:115
    # action: decide n of entry
    game.table_reading = NOTHING
    game.stamp += 1
    game.program.activate(game, entry, n)


def end_turn_options(game: State, player: int) -> list[Any]:
    """End the turn and cross off a time box."""
    # content/knight_fall/rules/exploration.yaml:126
    # action: end_turn
    return [()] if game.table_reading < 0 else []


def take_end_turn(game: State, player: int) -> None:
    """End the turn and cross off a time box."""
    # content/knight_fall/rules/exploration.yaml:126
    # action: end_turn
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " crosses", " cross"),
            " off a time box",
        )
    game.table_time_boxes = max(0, game.table_time_boxes - 1)
    game.table_explored = False
    game.table_squares_moved = 0
    game.active = game.after[player]
    game.stamp += 1


def exploration_step_1(game: State) -> int:
    if game.table_battle is not None:
        return -1
    return 1 if game.table_time_boxes == 0 else 2


def exploration_step_2(game: State) -> int:
    # content/knight_fall/rules/exploration.yaml:165
    read_page(game, 28)
    if game.over:
        return -1
    return 0


def exploration_step_3(game: State) -> int:
    # content/knight_fall/rules/exploration.yaml:167
    player = game.active
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", False)
    if not options:
        for its_1, its_2 in decide_options(game, player):
            options.append((0, its_1, its_2))
        for option in travel_options(game, player):
            options.append((1, option))
        for its_1, its_2 in explore_options(game, player):
            options.append((2, its_1, its_2))
        for option in rules_campaign_sheet.buy_scroll_options(game, player):
            options.append((3, option))
        for option in rules_campaign_sheet.buy_relic_options(game, player):
            options.append((4, option))
        if game.table_reading < 0:
            options.append((5,))
    game.passed = not options
    game.stamp += 1
    if options:
        choice = options[game.ask(game, player, ASK_1, options)]
        action = choice[0]
        if action == 0:
            take_decide(game, player, choice[1], choice[2])
        elif action == 1:
            take_travel(game, player, choice[1])
        elif action == 2:
            take_explore(game, player, choice[1], choice[2])
        elif action == 3:
            rules_campaign_sheet.take_buy_scroll(game, player, choice[1])
        elif action == 4:
            rules_campaign_sheet.take_buy_relic(game, player, choice[1])
        elif action == 5:
            take_end_turn(game, player)
        if game.over:
            return -1
    return 0


CONTENTS = Contents(
    definitions=(PARTY,),
    actions=(
        Action(TRAVEL_ACTION, (), (), travel_options, take_travel),
        Action(EXPLORE_ACTION, (), (), explore_options, take_explore),
        Action(DECIDE_ACTION, (), (), decide_options, take_decide),
        Action(END_TURN_ACTION, (), (), end_turn_options, take_end_turn),
    ),
    phases={"exploration": Phase((exploration_step_1, exploration_step_2, exploration_step_3), 0)},
)
