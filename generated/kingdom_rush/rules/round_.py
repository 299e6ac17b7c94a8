# Rules and documents of the pack `kingdom_rush`.
# Generated from content/kingdom_rush/rules/round.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kingdom_rush.rules.actions as rules_actions
from generated.kingdom_rush.state import State
from interpreter.api import Action, ActionInfo, Contents, Prompt

ASK_1 = Prompt("choice", "Which colour is blocked this round?", ("enum",))
BUY_TOWER_ACTION: ActionInfo = ActionInfo(
    "buy_tower",
    "buy {tower} for {receiver}",
    ("tower", "receiver"),
    ("piece", "player"),
)


def price(game: State, tower: int) -> int:
    # content/kingdom_rush/rules/round.yaml:77
    # query: price tower
    return game.doc[tower].level + 1


def block_a_colour(game: State) -> None:
    # content/kingdom_rush/rules/round.yaml:11
    # verb: block_a_colour
    game.spend(100)
    if game.log is not None:
        game.tell("the solo player blocks a colour")
    blocked = game.choose(
        game.active,
        ASK_1,
        [c for c in ("blue", "orange", "purple") if c != game.table_blocked],
        "",
    )
    if blocked != "":
        game.table_blocked = blocked


def buy_tower_options(game: State, player: int) -> list[Any]:
    # content/kingdom_rush/rules/round.yaml:83
    # action: buy_tower tower for receiver
    docs = game.doc
    options: list[Any] = []
    for tower in game.contents[game.zone_tower_display]:
        if (
            docs[tower].level <= 2
            and price(game, tower) <= game.table_crystals
            and rules_actions.top_of_pile(game, tower)
        ):
            for receiver in game.offer(range(game.players)):
                options.append((tower, receiver))
    return options


def take_buy_tower(game: State, player: int, tower: int, receiver: int) -> None:
    # content/kingdom_rush/rules/round.yaml:83
    if game.log is not None:
        game.tell(
            game.named("player", player),
            " buys ",
            game.named("piece", tower),
            " for ",
            game.named("player", receiver),
        )
    game.table_crystals = max(0, game.table_crystals - price(game, tower))
    game.owner[tower] = receiver
    game.put(tower, game.zone_hand[receiver])


CONTENTS: Contents = Contents(
    actions=(Action(BUY_TOWER_ACTION, (), (), buy_tower_options, take_buy_tower),),
)
