# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/set_up.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Prompt

from ..kinds import Hero, MergedHero
from ..state import State
from . import cards as rules_cards
from . import seats as rules_seats

ASK_1 = Prompt("choice", "Which Hero do you play?", ("definition",))
ASK_2 = Prompt("choice", "Which Hero is the other head?", ("definition",))


def heroes_each(game: State) -> int:
    """How many Heroes every Player has; there are seven, and an Ettin takes two."""
    # content/kings_armory/rules/set_up.yaml:4
    # query: heroes_each
    return max(
        1,
        min(
            game.options["heroes"],
            (3 if game.options["ettin"] else 7) // len(rules_seats.seating(game)),
        ),
    )


def _any_1(game: State, who: Any) -> bool:
    docs = game.doc
    for hero in game.seen[Hero]:
        if docs[hero] == who:
            return True
    return False


def _any_2(game: State, who: Any) -> bool:
    docs = game.doc
    for heroe in game.contents[game.zone_tavern]:
        if docs[heroe] == who:
            return True
    return False


def _any_3(game: State, who: Any) -> bool:
    docs = game.doc
    for heroe in game.contents[game.zone_retired]:
        if docs[heroe] == who:
            return True
    return False


def taken(game: State, who: Any) -> bool:
    """Somebody plays that Hero, or has played it."""
    # content/kings_armory/rules/set_up.yaml:11
    # query: taken who
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return _any_1(game, who) or _any_2(game, who) or _any_3(game, who)


def solo_help(game: State) -> str:
    """The help that was chosen; it is for a single Hero only."""
    # content/kings_armory/rules/set_up.yaml:59
    # query: solo_help
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return (
        game.options["solo_help"]
        if len(rules_seats.seating(game)) == 1
        and max(
            1,
            min(
                game.options["heroes"],
                (3 if game.options["ettin"] else 7) // len(rules_seats.seating(game)),
            ),
        )
        == 1
        else "no_help"
    )


def choose_hero(game: State, player: int) -> None:
    """The Player chooses a Hero that nobody has yet, or two that make an Ettin, and takes its starting Equipment."""
    # content/kings_armory/rules/set_up.yaml:21
    # verb: choose_hero for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found = []
    for hero in game.program.of_kind[Hero]:
        if not taken(game, hero):
            _found.append(hero)
    chosen = game.choose(player, ASK_1, _found, None)
    if chosen is not None:
        if not game.options["ettin"]:
            enlist(game, chosen, player)
            return
        _found_2 = []
        for hero_2 in game.program.of_kind[Hero]:
            if not taken(game, hero_2) and hero_2 != chosen:
                _found_2.append(hero_2)
        second = game.choose(player, ASK_2, _found_2, None)
        if second is not None:
            enlist(game, game.program.merged(MergedHero, chosen, second), player)


def enlist(game: State, who: Any, player: int) -> None:
    """`who` joins, with its starting Equipment."""
    # content/kings_armory/rules/set_up.yaml:35
    # verb: enlist who for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " plays", " play"),
            " ",
            game.named("definition", who),
        )
    newcomer = game.create(who, game.zone_tavern, player)
    help_ = (
        game.options["solo_help"]
        if len(rules_seats.seating(game)) == 1
        and max(
            1,
            min(
                game.options["heroes"],
                (3 if game.options["ettin"] else 7) // len(rules_seats.seating(game)),
            ),
        )
        == 1
        else "no_help"
    )
    if help_ == "own_item":
        _found = []
        for card in contents_of[game.zone_equipment_deck]:
            if docs[card] is who.item:
                _found.append(card)
        for card in _found:
            game.put(card, game.zone_equipment_deck)
    if help_ == "own_card":
        _found_2 = []
        for card_2 in contents_of[game.zone_reinforcement_deck]:
            if docs[card_2] is who.card:
                _found_2.append(card_2)
        for card_2 in _found_2:
            game.put(card_2, game.zone_reinforcement_deck)
    rules_cards.take_starting_equipment(game, newcomer)
