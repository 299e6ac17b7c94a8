# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/scenarios/01_family.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import NOTHING, Contents, Prompt, first_part, part

from .. import kinds
from ..rules import goods as rules_goods
from ..rules import round_ as rules_round_
from ..state import State

ASK_1 = Prompt("choice", "keep a Fate card", ("piece",))

# content/kingdom_defenders/scenarios/01_family.yaml:4
HERO_DISC = kinds.Disc("kingdom_defenders.hero_disc", "disc")


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("kingdom_defenders.scenarios.n01_family", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _known = game.tables.keep(
            _key, [s for s in range(game.board.size) if game.tables.field_area[s] == "characters"]
        )
    return _known


def _in_order_1(game: State) -> Sequence[int]:
    field_number = game.tables.field_number
    ranked = [
        ((field_number[s],), s)
        for s in _spaces_1(game)
        if 1 <= field_number[s] <= (2 if len(range(game.players)) == 2 else 3)
    ]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def lay_out_tiles(game: State) -> None:
    # content/kingdom_defenders/scenarios/01_family.yaml:25
    # verb: lay_out_tiles
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    print_board(game)
    for building in [
        building for building in game.program.of_kind(kinds.Building) if building.icons == 1
    ]:
        game.create(building, game.zone_building_tiles, NOTHING)
    game.shuffle(game.zone_building_tiles)
    while len(contents_of[game.zone_building_tiles]) > 5:
        game.tick("content/kingdom_defenders/scenarios/01_family.yaml:32")
        game.put(game.bottom(game.zone_building_tiles), NOTHING)
    rules_round_.reveal_building(game)
    for character in [
        character for character in game.program.of_kind(kinds.Character) if character.icons == 1
    ]:
        game.create(character, game.zone_character_tiles, NOTHING)
    game.shuffle(game.zone_character_tiles)
    for s in _in_order_1(game):
        game.put(game.top(game.zone_character_tiles), s)
    for character_2 in [
        piece
        for piece in contents_of[game.zone_character_tiles]
        if isinstance(docs[piece], kinds.Character)
    ]:
        game.put(character_2, NOTHING)
    for die in game.program.of_kind(kinds.Die):
        game.create(die, game.zone_towers, NOTHING)


def print_board(game: State) -> None:
    # content/kingdom_defenders/scenarios/01_family.yaml:41
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
    if len(range(game.players)) > 2:
        game.create(
            game.program.definitions["kingdom_defenders.captain_of_the_guard"],
            game.tables.space_character_0,
            NOTHING,
        )


def lay_out_cards(game: State) -> None:
    # content/kingdom_defenders/scenarios/01_family.yaml:52
    # verb: lay_out_cards
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    for deed in [deed for deed in game.program.of_kind(kinds.Deed) if deed.pile == 1]:
        game.create(deed, game.zone_deed_row, NOTHING)
    for deed in [deed for deed in game.program.of_kind(kinds.Deed) if deed.pile == 2]:
        game.create(deed, game.zone_deed_pile, NOTHING)
    game.shuffle(game.zone_deed_row)
    game.shuffle(game.zone_deed_pile)
    for deed_2 in [
        piece for piece in game.contents[game.zone_deed_row] if isinstance(docs[piece], kinds.Deed)
    ]:
        game.put(deed_2, game.zone_deed_pile)
    for _ in range(3):
        game.put(game.top(game.zone_deed_pile), game.zone_deed_row)
    for adventure in [
        adventure
        for adventure in game.program.of_kind(kinds.Adventure)
        if adventure.two_points or len(range(game.players)) > 2
    ]:
        game.create(adventure, game.zone_adventure_deck, NOTHING)
    game.shuffle(game.zone_adventure_deck)
    rules_round_.slide_adventures(game)
    for kind in game.program.of_kind(kinds.Reward):
        for _ in range(kind.copies):
            game.tick("content/kingdom_defenders/scenarios/01_family.yaml:68")
            game.create(kind, game.zone_reward_reserve, NOTHING)
    game.shuffle(game.zone_reward_reserve)
    game.put(game.top(game.zone_reward_reserve), game.zone_red_reward)
    game.put(game.top(game.zone_reward_reserve), game.zone_yellow_reward)
    for fate in game.program.of_kind(kinds.Fate):
        game.create(fate, game.zone_fate_deck, NOTHING)
    game.shuffle(game.zone_fate_deck)


def seat(game: State, player: int, n: int) -> None:
    # content/kingdom_defenders/scenarios/01_family.yaml:75
    # verb: seat player at n
    game.player_position[player] = n
    game.player_fame[player] = max(0, part((20, 20, 21, 22), n - 1))


def take_discs(game: State, player: int) -> None:
    # content/kingdom_defenders/scenarios/01_family.yaml:84
    # verb: take_discs for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for _ in range(7 if len(range(game.players)) == 2 else 6):
        game.tick("content/kingdom_defenders/scenarios/01_family.yaml:89")
        game.create(
            game.program.definitions["kingdom_defenders.hero_disc"],
            game.zone_hero_tile[player],
            player,
        )
    for _ in range(1 if len(range(game.players)) == 2 else 2):
        game.tick("content/kingdom_defenders/scenarios/01_family.yaml:90")
        game.create(
            game.program.definitions["kingdom_defenders.hero_disc"],
            game.zone_set_aside[player],
            player,
        )


def deal_fate(game: State, player: int) -> None:
    # content/kingdom_defenders/scenarios/01_family.yaml:92
    # verb: deal_fate for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    for _ in range(2):
        game.put(game.top(game.zone_fate_deck), game.zone_fate_card[player])
    kept = game.choose(
        player,
        ASK_1,
        [
            piece
            for piece in contents_of[game.zone_fate_card[player]]
            if isinstance(docs[piece], kinds.Fate)
        ],
        NOTHING,
    )
    if kept >= 0:
        for fate in [
            fate
            for fate in contents_of[game.zone_fate_card[player]]
            if isinstance(docs[fate], kinds.Fate) and fate != kept
        ]:
            game.put(fate, NOTHING)
        if game.log is not None:
            game.tell(
                game.named("player", player),
                game.word("player", player, " keeps", " keep"),
                " a Fate card and takes what it gives",
            )
        secret = True
        rules_goods.receive(game, docs[kept].start, player, secret)


CONTENTS = Contents(definitions=(HERO_DISC,))
