# What the pack `classics` adds to a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import Contents, Definition, Scenario

from .rules import breakthrough as rules_breakthrough
from .rules import connect_four as rules_connect_four
from .rules import evaluation as rules_evaluation
from .rules import tic_tac_toe as rules_tic_tac_toe
from .state import State

# content/classics/rules/breakthrough.yaml:42
BREAKTHROUGH_SCENARIO = Definition("breakthrough", "Breakthrough")

# content/classics/rules/connect_four.yaml:43
CONNECT_FOUR_SCENARIO = Definition("connect_four", "Connect four")

# content/classics/rules/tic_tac_toe.yaml:34
TIC_TAC_TOE_SCENARIO = Definition("tic_tac_toe", "Tic-tac-toe")


def set_up_breakthrough(game: State) -> None:
    # content/classics/rules/breakthrough.yaml:49
    y_of = game.board.y
    mark_of = game.space_mark
    for space in [space for space in range(game.board.size) if y_of[space] >= 7]:
        mark_of[space] = 0
    for space in [space for space in range(game.board.size) if y_of[space] <= 2]:
        mark_of[space] = 1


BREAKTHROUGH = Scenario(
    id="breakthrough",
    title="Breakthrough",
    players=(2, 2),
    seats=("White", "Black"),
    map="eight_by_eight",
    definition=BREAKTHROUGH_SCENARIO,
    setup=set_up_breakthrough,
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
    setup=None,
    flow="dropping",
    options=(),
    evaluate=rules_evaluation.evaluate_lines_of_four,
)

TIC_TAC_TOE = Scenario(
    id="tic_tac_toe",
    title="Tic-tac-toe",
    players=(2, 2),
    seats=("X", "O"),
    map="noughts_and_crosses",
    definition=TIC_TAC_TOE_SCENARIO,
    setup=None,
    flow="marking",
    options=(),
    evaluate=rules_evaluation.evaluate_lines_of_three,
)

CONTENTS: tuple[Contents, ...] = (
    rules_breakthrough.CONTENTS,
    rules_connect_four.CONTENTS,
    rules_tic_tac_toe.CONTENTS,
    Contents(
        scenarios=(BREAKTHROUGH, CONNECT_FOUR, TIC_TAC_TOE),
        maps={
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
            "noughts_and_crosses": {
                "rows": ("...", "...", "..."),
                "draw": {"mark": {"0": "X", "1": "O"}},
            },
            "seven_columns": {
                "rows": (".......", ".......", ".......", ".......", ".......", "......."),
                "draw": {"mark": {"0": "X", "1": "O"}},
            },
        },
    ),
)
