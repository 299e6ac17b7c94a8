# What the pack `deck_builder` adds to a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import NOTHING, Contents, Definition, Scenario

from .cards import supply as cards_supply
from .kinds import Card
from .rules import turns as rules_turns
from .state import State
from .tabletop.rules import cards as tabletop_rules_cards

# content/deck_builder/rules/turns.yaml:79
ORCHARDS_SCENARIO = Definition("orchards", "Two orchards")


def lay_out_orchards(game: State) -> None:
    # content/deck_builder/rules/turns.yaml:85
    for kind_of in game.program.of_kind(Card):
        for _ in range(kind_of.copies):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.tick("content/deck_builder/rules/turns.yaml:86")
            game.create(kind_of, game.zone_market, NOTHING)


def set_up_orchards(game: State) -> None:
    # content/deck_builder/rules/turns.yaml:87
    for p in range(game.players):
        for _ in range(7):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            game.create(game.program.definitions["deck_builder.penny"], game.zone_deck[p], NOTHING)
        for _ in range(3):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            game.create(
                game.program.definitions["deck_builder.sapling"], game.zone_deck[p], NOTHING
            )
        game.shuffle(game.zone_deck[p])
        tabletop_rules_cards.draw(
            game, 5, game.zone_deck[p], game.zone_hand[p], game.zone_discards[p]
        )


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
)

CONTENTS: tuple[Contents, ...] = (
    cards_supply.CONTENTS,
    rules_turns.CONTENTS,
    Contents(
        scenarios=(ORCHARDS,),
        owning_zones=("deck", "hand", "played", "discards"),
        shown_zones=("played", "market"),
        columns={
            "table_round": "number",
            "player_coins": "number",
            "player_actions": "number",
            "player_buys": "number",
        },
        kinds={"card": Card},
        fields={
            "card": {"cost": "number", "coins": "number", "fruit": "number", "copies": "number"},
        },
        shown={
            "table_round": ("round {}", "number", None),
            "player_coins": ("{} {|coin|coins}", "number", 0),
            "player_actions": ("{} {|action|actions}", "number", None),
            "player_buys": ("{} {|buy|buys}", "number", None),
        },
        glossary={
            "n coins": "What it pays when it is played.",
            "n fruit": "What it is worth at the end.",
        },
    ),
)
