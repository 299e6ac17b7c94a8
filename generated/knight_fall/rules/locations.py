# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/locations.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Abilities, Action, ActionInfo, Contents, Trigger

from ..kinds import Card, Character, Location, PowerCard, Unit
from ..state import State
from . import board as rules_board
from . import cards as rules_cards
from . import damage as rules_damage

USE_LOCATION_ACTION = ActionInfo(
    "use_location",
    "discard {card} for the bonus of {location}",
    ("character", "location", "card"),
    ("piece", "piece", "piece"),
)


def _any_1(game: State, s: int) -> bool:
    docs = game.doc
    for location in game.contents[s]:
        if isinstance(docs[location], Location) and docs[location].water:
            return True
    return False


def watery(game: State, s: int) -> bool:
    # content/knight_fall/rules/locations.yaml:62
    # query: watery s
    return game.table_bonuses and bool(game.contents[s]) and _any_1(game, s)


def _any_2(game: State, s: int) -> bool:
    docs = game.doc
    for location in game.contents[s]:
        if isinstance(docs[location], Location) and docs[location].shelter:
            return True
    return False


def sheltered(game: State, s: int) -> bool:
    # content/knight_fall/rules/locations.yaml:69
    # query: sheltered s
    return game.table_bonuses and bool(game.contents[s]) and _any_2(game, s)


def _any_3(game: State, s: int) -> bool:
    docs = game.doc
    for location in game.contents[s]:
        if isinstance(docs[location], Location) and docs[location].lookout:
            return True
    return False


def high_up(game: State, s: int) -> bool:
    # content/knight_fall/rules/locations.yaml:75
    # query: high_up s
    return game.table_bonuses and bool(game.contents[s]) and _any_3(game, s)


def _any_4(game: State, unit: int) -> bool:
    docs = game.doc
    for fire in game.contents[game.place[unit]]:
        if docs[fire].id == "knight_fall.fire":
            return True
    return False


def scorch(game: State, unit: int) -> None:
    """Fire on its tile deals 1 damage to `unit`."""
    # content/knight_fall/rules/locations.yaml:100
    # verb: scorch unit
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.doc[unit].team == "demons" and _any_4(game, unit):
        if game.log is not None:
            game.tell(game.named("piece", unit), " burns")
        rules_damage.emit_damage(game, 1, unit, NOTHING, "burn", False)


def use_location_options(game: State, player: int) -> list[Any]:
    """Discard `card` for the bonus of `location`."""
    # content/knight_fall/rules/locations.yaml:109
    # action: use_location location with card by character
    contents_of = game.contents
    docs = game.doc
    five_card = game.table_five_card
    played_of = game.player_played
    slowed_of = game.piece_slowed
    places = game.place
    used_of = game.piece_used
    if not (not game.player_committed[player] and game.table_bonuses):
        return []
    among = []
    for card_2 in contents_of[game.zone_hand[player]]:
        if (
            isinstance(docs[card_2], Card)
            and (not isinstance(docs[card_2], PowerCard) or not five_card or played_of[player] < 3)
            and not (isinstance(docs[card_2], PowerCard) and slowed_of[card_2])
        ):
            among.append(card_2)
    if not among:
        return []
    options: list[Any] = []
    for character in (game.table_acting,):
        if character >= 0 and isinstance(docs[character], Character):
            for location in game.offer(contents_of[places[character]]):
                if (
                    isinstance(docs[location], Location)
                    and docs[location].has_bonus
                    and not used_of[location]
                ):
                    for card in game.offer(among):
                        if isinstance(docs[card], PowerCard) or not docs[location].power_only:
                            options.append((character, location, card))
    return options


def take_use_location(game: State, player: int, character: int, location: int, card: int) -> None:
    """Discard `card` for the bonus of `location`."""
    # content/knight_fall/rules/locations.yaml:109
    # action: use_location location with card by character
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " discards", " discard"),
            " ",
            game.named("piece", card),
            " for the bonus of ",
            game.named("piece", location),
        )
    game.piece_used[location] = True
    game.stamp += 1
    rules_cards.pay_with(game, card, player)
    game.program.resolve(game, location, player, "bonus")


def shadows_on_arrival(game: State, bearer: int, event: rules_board.ArrivalEvent) -> bool:
    # content/knight_fall/rules/locations.yaml:86
    # on any arrival
    # where game.bonuses and unit is a character and (any location at tile where it.dark)
    # and any u in units where u.place = tile and u is enemy of unit:
    docs = game.doc
    places = game.place
    if not (game.table_bonuses and isinstance(docs[event.unit], Character)):
        return False
    for location in game.contents[event.tile]:
        if isinstance(docs[location], Location) and docs[location].dark:
            break
    else:
        return False
    for u in game.seen[Unit]:
        if places[u] == event.tile and docs[u].team != docs[event.unit].team:
            break
    else:
        return False
    if game.log is not None:
        game.tell(game.named("piece", event.unit), " comes into the dark")
    rules_damage.emit_damage(game, 1, event.unit, NOTHING, "shadow", False)
    return True


def burning_on_arrival(game: State, bearer: int, event: rules_board.ArrivalEvent) -> bool:
    # content/knight_fall/rules/locations.yaml:98
    # on any arrival: scorch unit
    scorch(game, event.unit)
    return True


# content/knight_fall/rules/locations.yaml:81
SHADOWS_ABILITIES = Abilities(
    triggers=(Trigger("arrival", "on", "", "knight_fall.shadows:0", shadows_on_arrival),),
    text="A character that comes to a dark tile while an enemy is there takes 1 damage.",
)

# content/knight_fall/rules/locations.yaml:93
BURNING_ABILITIES = Abilities(
    triggers=(Trigger("arrival", "on", "", "knight_fall.burning:0", burning_on_arrival),),
    text="An enemy of the Flame knight that comes to a tile with fire takes 1 damage.",
)

CONTENTS = Contents(
    laws={"knight_fall.shadows": SHADOWS_ABILITIES, "knight_fall.burning": BURNING_ABILITIES},
    actions=(Action(USE_LOCATION_ACTION, (), (), use_location_options, take_use_location),),
)
