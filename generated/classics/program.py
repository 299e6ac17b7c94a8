# The pack `classics`, linked and ready to play.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.classics.rules.breakthrough as rules_breakthrough
import generated.classics.rules.connect_four as rules_connect_four
import generated.classics.rules.evaluation as rules_evaluation
import generated.classics.rules.tic_tac_toe as rules_tic_tac_toe
from generated.classics.lock import LOCK
from generated.classics.state import State, new_game, set_up
from interpreter.api import Actions, Definition, Program, Scenario

ASK_1 = Actions("turn", "your turn", ("mark",), True)
# content/classics/rules/tic_tac_toe.yaml:34
TIC_TAC_TOE_SCENARIO = Definition(id="tic_tac_toe", name="Tic-tac-toe")

ASK_2 = Actions("turn", "your turn", ("advance",), True)
# content/classics/rules/breakthrough.yaml:42
BREAKTHROUGH_SCENARIO = Definition(id="breakthrough", name="Breakthrough")

ASK_3 = Actions("turn", "your turn", ("drop",), True)
# content/classics/rules/connect_four.yaml:43
CONNECT_FOUR_SCENARIO = Definition(id="connect_four", name="Connect four")


def tic_tac_toe_step_0(game: State) -> int:
    # content/classics/rules/tic_tac_toe.yaml:31
    player = game.active
    options = rules_tic_tac_toe.mark_options(game, player)
    if options:
        rules_tic_tac_toe.take_mark(game, player, options[game.ask(game, player, ASK_1, options)])
        if game.over:
            return -1
    game.active = game.after[game.active]
    return 0


def breakthrough_step_0(game: State) -> int:
    # content/classics/rules/breakthrough.yaml:39
    player = game.active
    options = rules_breakthrough.advance_options(game, player)
    if options:
        choice = options[game.ask(game, player, ASK_2, options)]
        rules_breakthrough.take_advance(game, player, choice[0], choice[1])
        if game.over:
            return -1
    game.active = game.after[game.active]
    return 0


def set_up_breakthrough(game: State) -> None:
    # content/classics/rules/breakthrough.yaml:49
    # setup
    mark_of = game.space_mark
    y_of = game.board.y
    for space in [space for space in range(game.board.size) if y_of[space] >= 7]:
        mark_of[space] = 0
    for space in [space for space in range(game.board.size) if y_of[space] <= 2]:
        mark_of[space] = 1


def connect_four_step_0(game: State) -> int:
    # content/classics/rules/connect_four.yaml:40
    player = game.active
    options = rules_connect_four.drop_options(game, player)
    if options:
        rules_connect_four.take_drop(game, player, options[game.ask(game, player, ASK_3, options)])
        if game.over:
            return -1
    game.active = game.after[game.active]
    return 0


TIC_TAC_TOE = Scenario(
    id="tic_tac_toe",
    title="Tic-tac-toe",
    players=(2, 2),
    seats=("X", "O"),
    map="noughts_and_crosses",
    definition=TIC_TAC_TOE_SCENARIO,
    setup=None,
    steps=(tic_tac_toe_step_0,),
    registers=0,
    options=(),
    evaluate=rules_evaluation.evaluate_lines_of_three,
)
BREAKTHROUGH = Scenario(
    id="breakthrough",
    title="Breakthrough",
    players=(2, 2),
    seats=("White", "Black"),
    map="eight_by_eight",
    definition=BREAKTHROUGH_SCENARIO,
    setup=set_up_breakthrough,
    steps=(breakthrough_step_0,),
    registers=0,
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
    setup=None,
    steps=(connect_four_step_0,),
    registers=0,
    options=(),
    evaluate=rules_evaluation.evaluate_lines_of_four,
)
CONTENTS: tuple[Any, ...] = (
    rules_breakthrough.CONTENTS,
    rules_connect_four.CONTENTS,
    rules_tic_tac_toe.CONTENTS,
)
MAPS: dict[str, Any] = {
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
        "draw": {"mark": {"0": "W", "1": "b"}},
    },
    "noughts_and_crosses": {"rows": ("...", "...", "..."), "draw": {"mark": {"0": "X", "1": "O"}}},
    "seven_columns": {
        "rows": (".......", ".......", ".......", ".......", ".......", "......."),
        "draw": {"mark": {"0": "X", "1": "O"}},
    },
}
SHAPES: dict[str, Any] = {}
SCENARIOS: tuple[Any, ...] = (TIC_TAC_TOE, BREAKTHROUGH, CONNECT_FOUR)
PROGRAM = Program(
    pack="classics",
    title="Classics",
    lock=LOCK,
    new_game=new_game,
    set_up=set_up,
    contents=CONTENTS,
    scenarios=SCENARIOS,
    maps=MAPS,
    shapes=SHAPES,
    active_zones=(),
    space_defaults={},
    linked_spaces={},
    hidden={},
    shown={},
    squares_width=0,
    campaigns=(),
    glossary={},
)
