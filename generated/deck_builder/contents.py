# What the pack `deck_builder` adds to a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import Contents, Definition, Scenario, Timer

from .cards import supply as cards_supply
from .kinds import Card
from .rules import kinds_ as the_rules_kinds__
from .rules import turns as rules_turns
from .state import State
from .tabletop.rules import cards as tabletop_rules_cards
from .tabletop.rules import supply as tabletop_rules_supply

# content/deck_builder/rules/turns.yaml:68
ORCHARDS_SCENARIO = Definition("orchards", "Two orchards")


def lay_out_orchards(game: State) -> None:
    # content/deck_builder/rules/turns.yaml:75
    for c in game.program.of_kind[Card]:
        tabletop_rules_supply.stock(game, c.copies, c, game.zone_market)


def set_up_orchards(game: State) -> None:
    # content/deck_builder/rules/turns.yaml:76
    for p in range(game.players):
        tabletop_rules_supply.stock(
            game, 7, game.program.definitions["deck_builder.penny"], game.zone_deck[p]
        )
        tabletop_rules_supply.stock(
            game, 3, game.program.definitions["deck_builder.sapling"], game.zone_deck[p]
        )
        game.shuffle(game.zone_deck[p])
        tabletop_rules_cards.draw(
            game, 5, game.zone_deck[p], game.zone_hand[p], game.zone_discards[p]
        )


def score_orchards(game: State, player: int) -> int:
    # content/deck_builder/rules/turns.yaml:68
    return the_rules_kinds__.worth(game, player)


ORCHARDS = Scenario(
    id="orchards",
    title="Two orchards",
    players=(2, 4),
    seats=(),
    map="",
    definition=ORCHARDS_SCENARIO,
    layout=lay_out_orchards,
    setup=set_up_orchards,
    flow="whole_game",
    options=(),
    evaluate=rules_turns.evaluate_orchard_sense,
    score=score_orchards,
)

CONTENTS: tuple[Contents, ...] = (
    cards_supply.CONTENTS,
    rules_turns.CONTENTS,
    Contents(
        scenarios=(ORCHARDS,),
        owning_zones=("deck", "hand", "played", "discards"),
        shown_zones=("played", "market"),
        columns={"player_coins": "number", "player_actions": "number", "player_turns": "number"},
        kinds={"card": Card},
        fields={
            "card": {"cost": "number", "coins": "number", "fruit": "number", "copies": "number"},
        },
        shown={
            "player_coins": ("{} {|coin|coins}", "number", 0),
            "player_actions": ("{} {|action|actions}", "number", None),
            "player_turns": ("{} {|turn|turns}", "number", 0),
        },
        glossary={
            "n coins": "What it pays when it is played.",
            "n fruit": "What it is worth at the end.",
        },
        timers=(Timer("turn", "player_coins", 0, None), Timer("turn", "player_actions", 1, None)),
    ),
)
