# What the pack `classics` adds to a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import NOTHING, Balance, Contents, Definition, Scenario

from .kinds import Card
from .rules import breakthrough as rules_breakthrough
from .rules import connect_four as rules_connect_four
from .rules import connection as rules_connection
from .rules import draughts as rules_draughts
from .rules import evaluation as rules_evaluation
from .rules import leduc_poker as rules_leduc_poker
from .rules import sowing as rules_sowing
from .rules import tic_tac_toe as rules_tic_tac_toe
from .state import State

# content/classics/rules/breakthrough.yaml:46
BREAKTHROUGH_SCENARIO = Definition("breakthrough", "Breakthrough")

# content/classics/rules/connect_four.yaml:45
CONNECT_FOUR_SCENARIO = Definition("connect_four", "Connect four")

# content/classics/rules/connection.yaml:54
CONNECTION_SCENARIO = Definition("connection", "Connection")

# content/classics/rules/draughts.yaml:127
DRAUGHTS_SCENARIO = Definition("draughts", "English draughts")

# content/classics/rules/leduc_poker.yaml:176
LEDUC_POKER_SCENARIO = Definition("leduc_poker", "Leduc poker")

# content/classics/rules/sowing.yaml:96
SOWING_SCENARIO = Definition("sowing", "Sowing")

# content/classics/rules/tic_tac_toe.yaml:36
TIC_TAC_TOE_SCENARIO = Definition("tic_tac_toe", "Tic-tac-toe")


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("classics.contents", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if game.board.y[space] >= 7:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def _spaces_2(game: State) -> tuple[int, ...]:
    _key = ("classics.contents", 2)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if game.board.y[space] <= 2:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def lay_out_breakthrough(game: State) -> None:
    # content/classics/rules/breakthrough.yaml:53
    mark_of = game.space_mark
    for space in _spaces_1(game):
        mark_of[space] = 0
    for space in _spaces_2(game):
        mark_of[space] = 1


def _spaces_3(game: State) -> tuple[int, ...]:
    _key = ("classics.contents", 3)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if game.board.y[space] >= 6:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def _spaces_4(game: State) -> tuple[int, ...]:
    _key = ("classics.contents", 4)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if game.board.y[space] <= 3:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def lay_out_draughts(game: State) -> None:
    # content/classics/rules/draughts.yaml:134
    mark_of = game.space_mark
    for space in _spaces_3(game):
        mark_of[space] = 0
    for space in _spaces_4(game):
        mark_of[space] = 1


def lay_out_leduc_poker(game: State) -> None:
    # content/classics/rules/leduc_poker.yaml:182
    for c in (
        game.program.definitions["classics.jack"],
        game.program.definitions["classics.queen"],
        game.program.definitions["classics.king"],
    ):
        for _ in range(2):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            game.create(c, game.zone_deck, NOTHING)


def set_up_leduc_poker(game: State) -> None:
    # content/classics/rules/leduc_poker.yaml:184
    chips_of = game.player_chips
    game.shuffle(game.zone_deck)
    for p in range(game.players):
        chips_of[p] = 100
        rules_leduc_poker.pay(game, 1, p)
        game.put(game.top(game.zone_deck), game.zone_hand[p])


def _spaces_5(game: State) -> tuple[int, ...]:
    _key = ("classics.contents", 5)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if game.tables.field_pit_of[space] > 0 and not game.tables.field_store[space]:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def lay_out_sowing(game: State) -> None:
    # content/classics/rules/sowing.yaml:105
    seeds_of = game.space_seeds
    for space in _spaces_5(game):
        seeds_of[space] = 4


def score_sowing(game: State, player: int) -> int:
    # content/classics/rules/sowing.yaml:96
    return game.space_seeds[
        game.tables.space_south_store if player == 0 else game.tables.space_north_store
    ]


BREAKTHROUGH = Scenario(
    id="breakthrough",
    title="Breakthrough",
    players=(2, 2),
    seats=("White", "Black"),
    map="eight_by_eight",
    definition=BREAKTHROUGH_SCENARIO,
    layout=lay_out_breakthrough,
    flow="advancing",
    options=(),
    evaluate=rules_evaluation.evaluate_race,
)

CONNECT_FOUR = Scenario(
    id="connect_four",
    title="Connect four",
    players=(2, 2),
    seats=("X", "O"),
    map="seven_columns",
    definition=CONNECT_FOUR_SCENARIO,
    flow="dropping",
    options=(),
    evaluate=rules_evaluation.evaluate_lines_of_four,
)

CONNECTION = Scenario(
    id="connection",
    title="Connection",
    players=(2, 2),
    seats=("White", "Black"),
    map="seven_by_seven_hexagons",
    definition=CONNECTION_SCENARIO,
    flow="joining",
    options=(),
)

DRAUGHTS = Scenario(
    id="draughts",
    title="English draughts",
    players=(2, 2),
    seats=("White", "Black"),
    map="dark_squares",
    definition=DRAUGHTS_SCENARIO,
    layout=lay_out_draughts,
    flow="stepping_and_jumping",
    options=(),
    evaluate=rules_evaluation.evaluate_material,
)

LEDUC_POKER = Scenario(
    id="leduc_poker",
    title="Leduc poker",
    players=(2, 2),
    seats=("First", "Second"),
    map="",
    definition=LEDUC_POKER_SCENARIO,
    layout=lay_out_leduc_poker,
    setup=set_up_leduc_poker,
    flow="two_rounds",
    options=(),
    evaluate=rules_evaluation.evaluate_pot,
)

SOWING = Scenario(
    id="sowing",
    title="Sowing",
    players=(2, 2),
    seats=("South", "North"),
    map="two_rows_of_pits",
    definition=SOWING_SCENARIO,
    layout=lay_out_sowing,
    flow="sowing",
    options=(),
    score=score_sowing,
)

TIC_TAC_TOE = Scenario(
    id="tic_tac_toe",
    title="Tic-tac-toe",
    players=(2, 2),
    seats=("X", "O"),
    map="noughts_and_crosses",
    definition=TIC_TAC_TOE_SCENARIO,
    flow="marking",
    options=(),
    evaluate=rules_evaluation.evaluate_lines_of_three,
)

CONTENTS: tuple[Contents, ...] = (
    rules_breakthrough.CONTENTS,
    rules_connect_four.CONTENTS,
    rules_connection.CONTENTS,
    rules_draughts.CONTENTS,
    rules_leduc_poker.CONTENTS,
    rules_sowing.CONTENTS,
    rules_tic_tac_toe.CONTENTS,
    Contents(
        scenarios=(
            BREAKTHROUGH,
            CONNECT_FOUR,
            CONNECTION,
            DRAUGHTS,
            LEDUC_POKER,
            SOWING,
            TIC_TAC_TOE,
        ),
        balances=(
            Balance(
                id="first_player",
                title="Does it help to begin?",
                text="Wins of whoever begins. Between random players the first one wins 40 to 65 % of these games; a rule that is broken shows at once, as nobody can\nwin any more, or only one.\n",
                rows=(
                    "scenario",
                    ("breakthrough", "connect_four", "draughts", "sowing", "tic_tac_toe"),
                ),
                columns=("", ()),
                scenario="",
                players=0,
                options={},
                expect=(30, 80),
            ),
        ),
        maps={
            "dark_squares": {
                "rows": (
                    " . . . .",
                    ". . . .",
                    " . . . .",
                    ". . . .",
                    " . . . .",
                    ". . . .",
                    " . . . .",
                    ". . . .",
                ),
                "means": {
                    "w": "a man of White",
                    "b": "a man of Black",
                    "W": "a king of White",
                    "B": "a king of Black",
                },
                "draw": {"mark": {"0": "w", "1": "b"}, "crown": {"0": "W", "1": "B"}},
            },
            "eight_by_eight": {
                "rows": (
                    "........",
                    "........",
                    "........",
                    "........",
                    "........",
                    "........",
                    "........",
                    "........",
                ),
                "means": {"W": "White", "b": "Black"},
                "draw": {"mark": {"0": "W", "1": "b"}},
            },
            "noughts_and_crosses": {
                "rows": ("...", "...", "..."),
                "means": {"X": "the first player", "O": "the second player"},
                "draw": {"mark": {"0": "X", "1": "O"}},
            },
            "seven_by_seven_hexagons": {
                "rows": (
                    ".......",
                    ".......",
                    ".......",
                    ".......",
                    ".......",
                    ".......",
                    ".......",
                ),
                "adjacency": "hexagonal",
                "means": {"W": "White", "b": "Black"},
                "draw": {"mark": {"0": "W", "1": "b"}},
            },
            "seven_columns": {
                "rows": (".......", ".......", ".......", ".......", ".......", "......."),
                "means": {"X": "the first player", "O": "the second player"},
                "draw": {"mark": {"0": "X", "1": "O"}},
            },
            "two_rows_of_pits": {
                "rows": ("Snnnnnn.", ".ssssssW"),
                "names": {"north_store": "(1, 1)", "south_store": "(8, 2)"},
                "means": {
                    "n": "an empty pit of North",
                    "s": "an empty pit of South",
                    "S": "the store of North",
                    "W": "the store of South",
                },
                "legend": {
                    "n": {"pit_of": 2},
                    "s": {"pit_of": 1},
                    "S": {"pit_of": 2, "store": True},
                    "W": {"pit_of": 1, "store": True},
                },
                "draw": {"seeds": {"any": "{}"}},
            },
        },
        space_defaults={"pit_of": 0, "store": False},
        columns={
            "table_jumper": "space",
            "table_quiet_moves": "number",
            "table_shared": "piece",
            "table_raise_size": "number",
            "table_raises": "number",
            "table_to_speak": "number",
            "table_again": "truth",
            "player_chips": "number",
            "player_stake": "number",
            "space_crown": "player",
            "space_seeds": "number",
            "space_mark": "player",
        },
        kinds={"card": Card},
        fields={"card": {"rank": "number"}, "space": {"pit_of": "number", "store": "truth"}},
        shown={
            "table_shared": ("{} on the table", "piece", 0),
            "player_chips": ("{} {|chip|chips}", "number", 0),
            "player_stake": ("{} in the pot", "number", 0),
        },
    ),
)
