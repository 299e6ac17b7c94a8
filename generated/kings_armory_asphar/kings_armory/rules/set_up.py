# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/rules/set_up.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kings_armory_asphar.kinds as kinds
import generated.kings_armory_asphar.kings_armory.rules.cards as kings_armory_rules_cards
import generated.kings_armory_asphar.kings_armory.rules.seats as kings_armory_rules_seats
from generated.kings_armory_asphar.state import State
from interpreter.api import Prompt

ASK_1 = Prompt("choice", "Which Hero do you play?", ("definition",))
ASK_2 = Prompt("choice", "Which Hero is the other head?", ("definition",))


def heroes_each(game: State) -> int:
    # content/kings_armory/rules/set_up.yaml:4
    # query: heroes_each
    game.spend(10)
    return max(
        1,
        min(
            game.options["heroes"],
            (3 if game.options["ettin"] else 7) // len(kings_armory_rules_seats.seating(game)),
        ),
    )


def _any_1(game: State, who: Any) -> bool:
    docs = game.doc
    for hero in game.of_kind(kinds.Hero):
        if docs[hero] == who:
            return True
    return False


def _any_2(game: State, who: Any) -> bool:
    docs = game.doc
    for heroe in game.contents[game.zone_tavern]:
        if isinstance(docs[heroe], kinds.Hero):
            if docs[heroe] == who:
                return True
    return False


def _any_3(game: State, who: Any) -> bool:
    docs = game.doc
    for heroe in game.contents[game.zone_retired]:
        if isinstance(docs[heroe], kinds.Hero):
            if docs[heroe] == who:
                return True
    return False


def taken(game: State, who: Any) -> bool:
    # content/kings_armory/rules/set_up.yaml:11
    # query: taken who
    game.spend(10)
    return _any_1(game, who) or _any_2(game, who) or _any_3(game, who)


def solo_help(game: State) -> str:
    # content/kings_armory/rules/set_up.yaml:52
    # query: solo_help
    game.spend(10)
    return game.options["solo_help"] if len(
        kings_armory_rules_seats.seating(game),
    ) == 1 and heroes_each(game) == 1 else "no_help"


def choose_hero(game: State, player: int) -> None:
    # content/kings_armory/rules/set_up.yaml:20
    # verb: choose_hero for player
    game.spend(100)
    chosen = game.choose(
        player,
        ASK_1,
        [hero for hero in game.program.of_kind(kinds.Hero) if not taken(game, hero)],
        None,
    )
    if chosen is not None:
        if not game.options["ettin"]:
            enlist(game, chosen, player)
            return
        second = game.choose(
            player,
            ASK_2,
            [
                hero
                for hero in game.program.of_kind(kinds.Hero)
                if not taken(game, hero) and hero != chosen
            ],
            None,
        )
        if second is not None:
            enlist(game, game.program.merged(kinds.MergedHero, chosen, second), player)


def enlist(game: State, who: Any, player: int) -> None:
    # content/kings_armory/rules/set_up.yaml:32
    # verb: enlist who for player
    game.spend(100)
    contents_of = game.contents
    docs = game.doc
    if game.log is not None:
        game.tell(game.named("player", player), " plays ", game.named("definition", who))
    newcomer = game.create(who, game.zone_tavern, player)
    help_ = solo_help(game)
    if help_ == "own_item":
        for card in [
            card
            for card in contents_of[game.zone_equipment_deck]
            if isinstance(docs[card], kinds.Equipment) and docs[card] == who.item
        ]:
            game.put(card, game.zone_equipment_deck)
    if help_ == "own_card":
        for card_2 in [
            card_2
            for card_2 in contents_of[game.zone_reinforcement_deck]
            if isinstance(docs[card_2], kinds.Reinforcement) and docs[card_2] == who.card
        ]:
            game.put(card_2, game.zone_reinforcement_deck)
    kings_armory_rules_cards.take_starting_equipment(game, newcomer)
