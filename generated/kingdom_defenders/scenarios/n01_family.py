# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/scenarios/01_family.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Contents, Prompt, first_of, lowest_of, numbers, part

from ..kinds import Adventure, Building, Character, Deed, Die, Disc, Fate, Horde, Reward
from ..rules import goods as rules_goods
from ..rules import hordes as rules_hordes
from ..rules import round_ as rules_round_
from ..state import State

ASK_1 = Prompt("choice", "Which Fate card do you keep?", ("piece",))

# content/kingdom_defenders/scenarios/01_family.yaml:4
HERO_DISC = Disc("kingdom_defenders.hero_disc", "disc")

# content/kingdom_defenders/scenarios/01_family.yaml:9
GREY_DISC = Disc("kingdom_defenders.grey_disc", "grey disc", marks_wounds=False)


def allowed(game: State, tile: Any) -> bool:
    """`tile` can be in a game of this kind."""
    # content/kingdom_defenders/scenarios/01_family.yaml:47
    # query: allowed tile
    return (game.setting.horde or not tile.feeds_camps) and (game.players > 2 or not tile.attack)


def highest_icons(game: State) -> int:
    """The most icons of a tile in the pool."""
    # content/kingdom_defenders/scenarios/01_family.yaml:55
    # query: highest_icons
    if game.options["difficulty"] == "standard":
        return 1
    if game.options["difficulty"] == "advanced":
        return 2
    return 3


def attacks_dealt(game: State) -> int:
    """The attack tiles among those dealt."""
    # content/kingdom_defenders/scenarios/01_family.yaml:92
    # query: attacks_dealt
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _count = 0
    for character in game.seen[Character]:
        if docs[character].attack:
            _count += 1
    _count_2 = 0
    for building in game.contents[game.zone_dealt_buildings]:
        if isinstance(docs[building], Building) and docs[building].attack:
            _count_2 += 1
    return _count + _count_2


def lay_out_tiles(game: State) -> None:
    # content/kingdom_defenders/scenarios/01_family.yaml:65
    # verb: lay_out_tiles
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for x in game.options["more_characters"]:
        if x.icons == 0:
            game.refuse(game.show("definition", x), " is printed on the board")
    for x_2 in game.options["more_buildings"]:
        if x_2.icons == 0:
            game.refuse(game.show("definition", x_2), " is printed on the board")
    print_board(game)
    fill_pool(game)
    game.shuffle(game.zone_character_tiles)
    game.shuffle(game.zone_building_tiles)
    deal_characters(game)
    deal_buildings(game)
    rules_round_.reveal_building(game)
    for die in game.program.of_kind[Die]:
        game.create(die, game.zone_towers, NOTHING)


def fill_pool(game: State) -> None:
    # content/kingdom_defenders/scenarios/01_family.yaml:82
    # verb: fill_pool
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found = []
    for character in game.program.of_kind[Character]:
        if (game.setting.horde or not character.feeds_camps) and (
            game.players > 2 or not character.attack
        ):
            _found.append(character)
    for character in _found:
        if (
            1 <= character.icons <= highest_icons(game)
            or character in game.options["more_characters"]
        ):
            game.create(character, game.zone_character_tiles, NOTHING)
    _found_2 = []
    for building in game.program.of_kind[Building]:
        if (game.setting.horde or not building.feeds_camps) and (
            game.players > 2 or not building.attack
        ):
            _found_2.append(building)
    for building in _found_2:
        if 1 <= building.icons <= highest_icons(game) or building in game.options["more_buildings"]:
            game.create(building, game.zone_building_tiles, NOTHING)


def deal_characters(game: State) -> None:
    # content/kingdom_defenders/scenarios/01_family.yaml:99
    # verb: deal_characters
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    dealt = 2 if game.players == 2 else 3
    for _n in numbers(1, dealt):
        deal_character(game)
    _found = []
    for character in game.contents[game.zone_character_tiles]:
        if isinstance(docs[character], Character):
            _found.append(character)
    for character in _found:
        game.put(character, NOTHING)


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("kingdom_defenders.scenarios.n01_family", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if (
                game.tables.field_area[space] == "characters"
                and game.tables.field_number[space] > 0
            ):
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def _no_1(game: State, space: int) -> bool:
    docs = game.doc
    for character in game.contents[space]:
        if isinstance(docs[character], Character):
            return False
    return True


def _best_1(game: State, free: Sequence[int]) -> Sequence[int]:
    field_number = game.tables.field_number
    _found = list(free)
    if len(_found) > 1:
        _found_2 = []
        for space in _found:
            _found_2.append(field_number[space])
        _found = lowest_of(_found, _found_2)
    return _found


def deal_character(game: State) -> None:
    # content/kingdom_defenders/scenarios/01_family.yaml:107
    # verb: deal_character
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    space_character_1 = game.tables.space_character_1
    while (
        contents_of[game.zone_character_tiles]
        and docs[game.top(game.zone_character_tiles)].attack
        and attacks_dealt(game) >= 2
    ):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_defenders/scenarios/01_family.yaml:111")
        game.put(game.top(game.zone_character_tiles), NOTHING)
    if not contents_of[game.zone_character_tiles]:
        return
    tile = game.top(game.zone_character_tiles)
    free = []
    for space in _spaces_1(game):
        if not contents_of[space] or _no_1(game, space):
            free.append(space)
    next_ = first_of(_best_1(game, free), NOTHING)
    if docs[tile].first_space and next_ != space_character_1:
        _found = []
        for character in contents_of[space_character_1]:
            if isinstance(docs[character], Character):
                _found.append(character)
        for character in _found:
            game.put(character, next_)
        game.put(tile, space_character_1)
    else:
        game.put(tile, next_)


def deal_buildings(game: State) -> None:
    # content/kingdom_defenders/scenarios/01_family.yaml:122
    # verb: deal_buildings
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    while contents_of[game.zone_building_tiles] and len(contents_of[game.zone_dealt_buildings]) < 5:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_defenders/scenarios/01_family.yaml:126")
        tile = game.top(game.zone_building_tiles)
        if docs[tile].attack and attacks_dealt(game) >= 2:
            game.put(tile, NOTHING)
        else:
            game.put(tile, game.zone_dealt_buildings)
            if docs[tile] is game.program.definitions["kingdom_defenders.mercenary_guild"]:
                game.create(
                    game.program.definitions["kingdom_defenders.grey_disc"],
                    game.zone_grey_reserve,
                    NOTHING,
                )
    _found = []
    for building in contents_of[game.zone_building_tiles]:
        if isinstance(docs[building], Building):
            _found.append(building)
    for building in _found:
        game.put(building, NOTHING)


def print_board(game: State) -> None:
    # content/kingdom_defenders/scenarios/01_family.yaml:134
    # verb: print_board
    game.create(
        game.program.definitions["kingdom_defenders.forge"], game.tables.space_forge_a, NOTHING
    )
    game.create(
        game.program.definitions["kingdom_defenders.arcane_academy"],
        game.tables.space_academy_a,
        NOTHING,
    )
    game.create(
        game.program.definitions["kingdom_defenders.infirmary"],
        game.tables.space_infirmary_a,
        NOTHING,
    )
    game.create(
        game.program.definitions["kingdom_defenders.training_yard"],
        game.tables.space_yard_a,
        NOTHING,
    )
    game.create(
        game.program.definitions["kingdom_defenders.market_square"],
        game.tables.space_market_a,
        NOTHING,
    )
    if game.players > 2:
        game.create(
            game.program.definitions["kingdom_defenders.captain_of_the_guard"],
            game.tables.space_character_0,
            NOTHING,
        )


def lay_out_cards(game: State) -> None:
    # content/kingdom_defenders/scenarios/01_family.yaml:145
    # verb: lay_out_cards
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    for deed in game.program.of_kind[Deed]:
        if deed.pile == 1:
            game.create(deed, game.zone_deed_row, NOTHING)
    for deed in game.program.of_kind[Deed]:
        if deed.pile == 2:
            game.create(deed, game.zone_deed_pile, NOTHING)
    game.shuffle(game.zone_deed_row)
    game.shuffle(game.zone_deed_pile)
    _found = []
    for deed_2 in game.contents[game.zone_deed_row]:
        if isinstance(docs[deed_2], Deed):
            _found.append(deed_2)
    for deed_2 in _found:
        game.put(deed_2, game.zone_deed_pile)
    for _ in range(3):
        game.put(game.top(game.zone_deed_pile), game.zone_deed_row)
    _found_2 = []
    for adventure in game.program.of_kind[Adventure]:
        if adventure.two_points or game.players > 2:
            _found_2.append(adventure)
    for adventure in _found_2:
        game.create(adventure, game.zone_adventure_deck, NOTHING)
    game.shuffle(game.zone_adventure_deck)
    rules_round_.slide_adventures(game)
    for kind in game.program.of_kind[Reward]:
        for _ in range(kind.copies):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.tick("content/kingdom_defenders/scenarios/01_family.yaml:162")
            game.create(kind, game.zone_reward_reserve, NOTHING)
    game.shuffle(game.zone_reward_reserve)
    game.put(game.top(game.zone_reward_reserve), game.zone_red_reward)
    game.put(game.top(game.zone_reward_reserve), game.zone_yellow_reward)
    for fate in game.program.of_kind[Fate]:
        game.create(fate, game.zone_fate_deck, NOTHING)
    game.shuffle(game.zone_fate_deck)


def lay_out_hordes(game: State) -> None:
    # content/kingdom_defenders/scenarios/01_family.yaml:169
    # verb: lay_out_hordes
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    if not game.setting.horde:
        return
    _found = []
    for horde in game.program.of_kind[Horde]:
        if horde.fewest <= game.players <= horde.most:
            _found.append(horde)
    for horde in _found:
        if horde.special == 0:
            game.create(horde, game.zone_horde_deck, NOTHING)
        else:
            game.create(horde, game.zone_special_horde, NOTHING)
    game.shuffle(game.zone_horde_deck)
    if game.setting.at_once:
        rules_hordes.reveal_horde(game)


def seat(game: State, player: int, n: int) -> None:
    # content/kingdom_defenders/scenarios/01_family.yaml:180
    # verb: seat player at n
    game.player_position[player] = n
    game.player_began[player] = n
    game.player_fame[player] = max(0, part((20, 20, 21, 22), n - 1))


def take_discs(game: State, player: int) -> None:
    # content/kingdom_defenders/scenarios/01_family.yaml:190
    # verb: take_discs for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for _ in range(7 if game.players == 2 else 6):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_defenders/scenarios/01_family.yaml:195")
        game.create(
            game.program.definitions["kingdom_defenders.hero_disc"],
            game.zone_hero_tile[player],
            player,
        )
    for _ in range(1 if game.players == 2 else 2):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_defenders/scenarios/01_family.yaml:196")
        game.create(
            game.program.definitions["kingdom_defenders.hero_disc"],
            game.zone_set_aside[player],
            player,
        )


def deal_fate(game: State, player: int) -> None:
    # content/kingdom_defenders/scenarios/01_family.yaml:198
    # verb: deal_fate for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    for _ in range(2):
        game.put(game.top(game.zone_fate_deck), game.zone_fate_card[player])
    _found = []
    for piece in contents_of[game.zone_fate_card[player]]:
        if isinstance(docs[piece], Fate):
            _found.append(piece)
    kept = game.choose(player, ASK_1, _found, NOTHING)
    if kept >= 0:
        _found_2 = []
        for fate in contents_of[game.zone_fate_card[player]]:
            if isinstance(docs[fate], Fate) and fate != kept:
                _found_2.append(fate)
        for fate in _found_2:
            game.put(fate, NOTHING)
        if game.log is not None:
            game.tell(
                game.named("player", player),
                game.word("player", player, " keeps", " keep"),
                " a Fate card and takes what it gives",
            )
        rules_goods.take_in_secret(game, docs[kept].start, player)


CONTENTS = Contents(definitions=(HERO_DISC, GREY_DISC))
