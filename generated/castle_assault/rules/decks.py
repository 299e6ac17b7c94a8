# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/rules/decks.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import Abilities, Contents, Trigger, both, identity

from ..kinds import Monster, Unit
from ..state import State
from . import combat as rules_combat
from . import resources as rules_resources


def cards_of(game: State, deck: Any) -> Sequence[Any]:
    """All its cards, those of which it holds two twice."""
    # content/castle_assault/rules/decks.yaml:4
    # query: cards_of deck
    return both(both(deck.twice, deck.twice), deck.once)


def copies(game: State, x: Any, cards: Sequence[Any]) -> int:
    # content/castle_assault/rules/decks.yaml:12
    # query: copies x in cards
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _count = 0
    for y in cards:
        if y is x:
            _count += 1
    return _count


def faction_of(game: State, cards: Sequence[Any]) -> str:
    """The Faction of the first card that has one."""
    # content/castle_assault/rules/decks.yaml:19
    # query: faction_of cards
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for x in cards:
        if x.faction != "factionless":
            return x.faction
    return "factionless"


def offenders(game: State, cards: Sequence[Any], limit: str, faction: str) -> Sequence[Any]:
    """The cards that break a limit."""
    # content/castle_assault/rules/decks.yaml:44
    # query: offenders cards against limit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    if limit == "foreign_cards":
        _found = []
        for x in cards:
            if x.faction != faction and x.faction != "factionless":
                _found.append(x)
        return _found
    if limit == "too_many_copies":
        _found_2 = []
        for x_2 in cards:
            if copies(game, x_2, cards) > 2:
                _found_2.append(x_2)
        return _found_2
    if limit == "too_many_epics":
        _found_3 = []
        for x_3 in cards:
            if x_3.epic and len([y for y in cards if y.epic]) > 1:
                _found_3.append(x_3)
        return _found_3
    if limit == "too_many_heroes":
        _found_4 = []
        for x_4 in cards:
            if isinstance(x_4, Unit) and x_4.hero and copies(game, x_4, cards) > 1:
                _found_4.append(x_4)
        return _found_4
    if limit == "campaign_cards":
        _copies: Any = None
        _found_5 = []
        for x_5 in cards:
            if isinstance(x_5, Monster) or (
                x_5 is game.program.definitions["castle_assault.magic_armor"]
                and not (
                    game.setting.solo
                    and game.options["magic_armor"]
                    and (
                        _copies := copies(
                            game, game.program.definitions["castle_assault.magic_armor"], cards
                        )
                        if _copies is None
                        else _copies
                    )
                    == 1
                )
            ):
                _found_5.append(x_5)
        return _found_5
    return cards[:0]


def owns_armor(game: State, cards: Sequence[Any]) -> bool:
    """The one Magic Armor of a campaign may be in the deck once it is won."""
    # content/castle_assault/rules/decks.yaml:62
    # query: owns_armor cards
    return (
        game.setting.solo
        and game.options["magic_armor"]
        and copies(game, game.program.definitions["castle_assault.magic_armor"], cards) == 1
    )


def limits_broken(game: State, cards: Sequence[Any], faction: str) -> Sequence[str]:
    """Every limit that the cards break; an empty list is a legal deck."""
    # content/castle_assault/rules/decks.yaml:70
    # query: limits_broken cards for faction
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found = []
    for limit in (
        "foreign_cards",
        "too_many_copies",
        "too_many_epics",
        "too_many_heroes",
        "campaign_cards",
    ):
        if offenders(game, cards, limit, faction):
            _found.append(limit)
    broken: Sequence[str] = _found
    if len(cards) < 30:
        broken = both(("too_few_cards",), broken)
    if len(cards) > 40:
        broken = both(("too_many_cards",), broken)
    if faction == "factionless":
        broken = both(broken, ("no_faction",))
    return broken


def broken_limits(game: State, deck: Any) -> Sequence[str]:
    # content/castle_assault/rules/decks.yaml:85
    # query: broken_limits deck
    return limits_broken(game, both(both(deck.twice, deck.twice), deck.once), deck.faction)


def legal(game: State, deck: Any) -> bool:
    # content/castle_assault/rules/decks.yaml:92
    # query: legal deck
    return not limits_broken(game, both(both(deck.twice, deck.twice), deck.once), deck.faction)


def _own_cards_anew(game: State, deck: Any) -> Sequence[Any]:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found = []
    for x in both(both(deck.twice, deck.twice), deck.once):
        if x.faction == deck.faction:
            _found.append(x)
    return _found


def own_cards(game: State, deck: Any) -> Sequence[Any]:
    """Its Faction cards alone."""
    # content/castle_assault/rules/decks.yaml:149
    # query: own_cards deck
    _key = ("own_cards", identity(deck))
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _own_cards_anew, deck)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: Sequence[Any] = _known[0]
    return _answer


def check_deck(game: State, cards: Sequence[Any], player: int) -> None:
    """A deck that breaks a limit is refused, with everything that is wrong with it."""
    # content/castle_assault/rules/decks.yaml:99
    # verb: check_deck cards for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    own = faction_of(game, cards)
    for limit in limits_broken(game, cards, own):
        bad: Sequence[Any] = offenders(game, cards, limit, own)
        if limit == "too_few_cards":
            game.refuse(
                game.show("player", player),
                game.show("text", game.ending("player", player)),
                " deck has ",
                game.show("number", len(cards)),
                " cards, and 30 are the least",
            )
        elif limit == "too_many_cards":
            game.refuse(
                game.show("player", player),
                game.show("text", game.ending("player", player)),
                " deck has ",
                game.show("number", len(cards)),
                " cards, and 40 are the most",
            )
        elif limit == "no_faction":
            game.refuse(
                game.show("player", player),
                game.show("text", game.ending("player", player)),
                " deck has no Faction cards",
            )
        elif limit == "foreign_cards":
            game.refuse(
                game.show("player", player),
                game.show("text", game.ending("player", player)),
                " deck is of the ",
                game.show("enum", own),
                ", and these are of another Faction: ",
                game.show("list definition", bad),
            )
        elif limit == "too_many_copies":
            game.refuse(
                game.show("player", player),
                game.show("text", game.ending("player", player)),
                " deck has more than 2 of one card: ",
                game.show("list definition", bad),
            )
        elif limit == "too_many_epics":
            game.refuse(
                game.show("player", player),
                game.show("text", game.ending("player", player)),
                " deck has more than 1 Epic card: ",
                game.show("list definition", bad),
            )
        elif limit == "too_many_heroes":
            game.refuse(
                game.show("player", player),
                game.show("text", game.ending("player", player)),
                " deck has more than 1 of a Hero: ",
                game.show("list definition", bad),
            )
        else:
            game.refuse(
                game.show("player", player),
                game.show("text", game.ending("player", player)),
                " deck has cards of the campaign: ",
                game.show("list definition", bad),
            )


def bring(game: State, deck: Any, player: int) -> None:
    """`player` brings `deck`, shuffles it and draws 5 cards."""
    # content/castle_assault/rules/decks.yaml:122
    # verb: bring deck for player
    shuffle_up(game, both(both(deck.twice, deck.twice), deck.once), player)


def shuffle_up(game: State, cards: Sequence[Any], player: int) -> None:
    """`player` shuffles the cards and draws 5 of them."""
    # content/castle_assault/rules/decks.yaml:130
    # verb: shuffle_up cards for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for x in cards:
        game.create(x, game.zone_deck[player], player)
    game.shuffle(game.zone_deck[player])
    rules_resources.draw(game, 5, player)


def bring_own(game: State, cards: Sequence[Any], player: int) -> None:
    """`player` brings a deck of their own, if it is legal."""
    # content/castle_assault/rules/decks.yaml:140
    # verb: bring_own cards for player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    check_deck(game, cards, player)
    shuffle_up(game, cards, player)


def the_hero_must_live_on_death(game: State, bearer: int, event: rules_combat.DeathEvent) -> bool:
    # content/castle_assault/rules/decks.yaml:163
    # on any death where options.hero_rule and unit.hero:
    if not (game.options["hero_rule"] and game.doc[event.unit].hero):
        return False
    game.win_one(game.after[game.owner[event.unit]])
    return True


# content/castle_assault/rules/decks.yaml:159
THE_HERO_MUST_LIVE_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "death", "on", "", "castle_assault.the_hero_must_live:0", the_hero_must_live_on_death
        ),
    ),
    text="With the option `hero_rule`, a player whose Hero goes to the discard pile loses.",
)

CONTENTS = Contents(laws={"castle_assault.the_hero_must_live": THE_HERO_MUST_LIVE_ABILITIES})
