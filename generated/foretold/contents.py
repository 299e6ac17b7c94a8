# What the pack `foretold` adds to a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import NOTHING, Contents, Definition, Scenario, Timer

from .kinds import Card
from .rules import cards as rules_cards
from .rules import game_ as rules_game_
from .state import State

# content/foretold/rules/game.yaml:126
FORETOLD_SCENARIO = Definition("foretold", "Foretold")


def lay_out_foretold(game: State) -> None:
    # content/foretold/rules/game.yaml:134
    for card in game.program.of_kind[Card]:
        game.create(card, game.zone_stock, NOTHING)


def score_foretold(game: State, player: int) -> int:
    # content/foretold/rules/game.yaml:126
    return game.player_points[player]


FORETOLD = Scenario(
    id="foretold",
    title="Foretold",
    players=(3, 4),
    seats=(),
    map="",
    definition=FORETOLD_SCENARIO,
    layout=lay_out_foretold,
    flow="evening",
    options=(),
    evaluate=rules_game_.evaluate_sense,
    score=score_foretold,
)

CONTENTS: tuple[Contents, ...] = (
    rules_cards.CONTENTS,
    rules_game_.CONTENTS,
    Contents(
        scenarios=(FORETOLD,),
        owning_zones=("hand",),
        shown_zones=("trick",),
        columns={
            "table_led": "piece",
            "table_best": "piece",
            "player_foretold": "number",
            "player_tricks": "number",
            "player_points": "number",
            "player_right": "number",
        },
        kinds={"card": Card},
        fields={"card": {"suit": "enum", "rank": "number"}},
        shown={
            "player_foretold": ("foretold {}", "number", -1),
            "player_tricks": ("{} {|trick|tricks}", "number", 0),
        },
        timers=(
            Timer("hand", "player_foretold", -1, None),
            Timer("hand", "player_tricks", 0, None),
        ),
    ),
)
