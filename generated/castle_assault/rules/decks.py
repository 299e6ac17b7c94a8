# Rules and documents of the pack `castle_assault`.
# Generated from content/castle_assault/rules/decks.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import generated.castle_assault.kinds as kinds
import generated.castle_assault.rules.combat as rules_combat
import generated.castle_assault.rules.resources as rules_resources
from generated.castle_assault.state import State
from interpreter.api import Abilities, Contents, Trigger


def cards_of(game: State, deck: Any) -> Sequence[Any]:
    # content/castle_assault/rules/decks.yaml:4
    # query: cards_of deck
    return [*[*deck.twice, *deck.twice], *deck.once]


def copies(game: State, x: Any, deck: Any) -> int:
    # content/castle_assault/rules/decks.yaml:12
    # query: copies x in deck
    return len([y for y in cards_of(game, deck) if y == x])


def _any_1(game: State, cards: Sequence[Any], deck: Any) -> bool:
    for x in cards:
        if x.faction != deck.faction and x.faction != "factionless":
            return True
    return False


def _any_2(game: State, cards: Sequence[Any], deck: Any) -> bool:
    for x in cards:
        if copies(game, x, deck) > 2:
            return True
    return False


def _any_3(game: State, cards: Sequence[Any], deck: Any) -> bool:
    for x in cards:
        if isinstance(x, kinds.Unit) and x.hero and copies(game, x, deck) > 1:
            return True
    return False


def breaks(game: State, limit: str, deck: Any) -> bool:
    # content/castle_assault/rules/decks.yaml:33
    # query: breaks limit by deck
    cards: Sequence[Any] = cards_of(game, deck)
    if limit == "too_few_cards":
        return len(cards) < 30
    if limit == "too_many_cards":
        return len(cards) > 40
    if limit == "foreign_cards":
        return _any_1(game, cards, deck)
    if limit == "no_faction":
        return deck.faction == "factionless"
    if limit == "too_many_copies":
        return _any_2(game, cards, deck)
    if limit == "too_many_epics":
        return len([x for x in cards if x.epic]) > 1
    return _any_3(game, cards, deck)


def broken_limits(game: State, deck: Any) -> Sequence[str]:
    # content/castle_assault/rules/decks.yaml:48
    # query: broken_limits deck
    return [
        limit
        for limit in (
            "too_few_cards",
            "too_many_cards",
            "foreign_cards",
            "no_faction",
            "too_many_copies",
            "too_many_epics",
            "too_many_heroes",
        )
        if breaks(game, limit, deck)
    ]


def legal(game: State, deck: Any) -> bool:
    # content/castle_assault/rules/decks.yaml:56
    # query: legal deck
    return len(broken_limits(game, deck)) == 0


def own_cards(game: State, deck: Any) -> Sequence[Any]:
    # content/castle_assault/rules/decks.yaml:92
    # query: own_cards deck
    return [x for x in cards_of(game, deck) if x.faction == deck.faction]


def check_deck(game: State, deck: Any) -> None:
    # content/castle_assault/rules/decks.yaml:63
    # verb: check_deck deck
    if legal(game, deck):
        if game.log is not None:
            game.tell(game.show("definition", deck), " is a legal deck")
    for limit in broken_limits(game, deck):
        if game.log is not None:
            game.tell(
                game.show("definition", deck),
                " is no legal deck: ",
                game.show("enum", limit),
            )


def bring(game: State, deck: Any, player: int) -> None:
    # content/castle_assault/rules/decks.yaml:74
    # verb: bring deck for player
    shuffle_up(game, cards_of(game, deck), player)


def shuffle_up(game: State, cards: Sequence[Any], player: int) -> None:
    # content/castle_assault/rules/decks.yaml:82
    # verb: shuffle_up cards for player
    for x in cards:
        game.create(x, game.zone_deck[player], player)
    game.shuffle(game.zone_deck[player])
    rules_resources.draw(game, 5, player)


def the_hero_must_live_on_death(game: State, bearer: int, event: rules_combat.DeathEvent) -> bool:
    # content/castle_assault/rules/decks.yaml:106
    # on any death where scenario = war_of_factions and options.hero_rule and unit.hero: win unit...
    if not (
        game.setting == game.program.scenarios()["war_of_factions"].definition
        and game.options["hero_rule"]
        and game.doc[event.unit].hero
    ):
        return False
    game.win_one(game.after[game.owner[event.unit]])
    return True
    return True


# content/castle_assault/rules/decks.yaml:102
THE_HERO_MUST_LIVE_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "death",
            "on",
            "",
            "castle_assault.the_hero_must_live:0",
            the_hero_must_live_on_death,
        ),
    ),
    text="On any death if scenario = war of factions and options's hero rule and unit's hero: win unit's owner.next.",
)

CONTENTS = Contents(laws={"castle_assault.the_hero_must_live": THE_HERO_MUST_LIVE_ABILITIES})
