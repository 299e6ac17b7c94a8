# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/setup.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Prompt, last_of, numbers

from .. import kinds
from ..state import State
from . import cards as rules_cards
from . import death as rules_death
from . import units as rules_units

ASK_1 = Prompt("choice", "which knight do you play", ("piece",))
ASK_2 = Prompt("choice", "where does an imp begin", ("space",))
ASK_3 = Prompt("choice", "on which corner does your knight begin", ("space",))


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("knight_fall.rules.setup", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _known = game.tables.keep(
            _key, [space for space in range(game.board.size) if space != game.tables.space_seal]
        )
    return _known


def set_up_abbey(game: State) -> None:
    # content/knight_fall/rules/setup.yaml:18
    # verb: set_up_abbey
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for space in _spaces_1(game):
        game.create(game.program.definitions["knight_fall.elder"], space, NOTHING)
    for _ in range(8):
        game.create(game.program.definitions["knight_fall.imp"], game.zone_supply, NOTHING)
        game.create(game.program.definitions["knight_fall.stone_golem"], game.zone_supply, NOTHING)
    for knight in game.program.of_kind(kinds.Knight):
        game.create(knight, game.zone_knight_stack, NOTHING)
    for demon in game.program.of_kind(kinds.Demon):
        game.create(demon, game.zone_demon_stack, NOTHING)
    for power_card in [
        power_card
        for power_card in game.program.of_kind(kinds.PowerCard)
        if power_card.team == "knights"
    ]:
        game.create(power_card, game.zone_knight_powers, NOTHING)
        game.create(power_card, game.zone_knight_powers, NOTHING)
    for cooperative_card in game.program.of_kind(kinds.CooperativeCard):
        game.create(cooperative_card, game.zone_cooperative_deck, NOTHING)
    game.shuffle(game.zone_knight_stack)
    game.shuffle(game.zone_demon_stack)
    game.shuffle(game.zone_knight_powers)
    game.shuffle(game.zone_cooperative_deck)


def choose_knights(game: State, n: int, cards: int, player: int) -> None:
    # content/knight_fall/rules/setup.yaml:37
    # verb: choose_knights n of cards for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    owners = game.owner
    slot_of = game.piece_slot
    for drawn_ in [
        piece
        for piece in contents_of[game.zone_knight_stack]
        if isinstance(docs[piece], kinds.Knight)
    ][::-1][:cards]:
        game.put(drawn_, game.zone_offer)
    for _ in range(n):
        game.tick("content/knight_fall/rules/setup.yaml:43")
        chosen = game.choose(
            player,
            ASK_1,
            [
                piece
                for piece in contents_of[game.zone_offer]
                if isinstance(docs[piece], kinds.Knight)
            ],
            NOTHING,
        )
        if chosen >= 0:
            owners[chosen] = player
            game.table_slots += 1
            slot_of[chosen] = game.table_slots
            game.stamp += 1
            game.put(chosen, game.zone_arrivals)
    for knight in [
        piece for piece in contents_of[game.zone_offer] if isinstance(docs[piece], kinds.Knight)
    ]:
        game.put(knight, game.zone_knight_stack)
    game.shuffle(game.zone_knight_stack)


def set_up_cooperative(game: State) -> None:
    # content/knight_fall/rules/setup.yaml:52
    # verb: set_up_cooperative
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    set_up_abbey(game)
    for p in range(game.players):
        game.create(game.program.definitions["knight_fall.basic_action"], game.zone_hand[p], p)
        rules_cards.draw_powers(game, 3, p)
        if len(range(game.players)) == 1:
            choose_knights(game, 2, 3, p)
        else:
            choose_knights(game, 1, 2, p)
    place_demons(game, min(game.table_slots, game.setting.demons))
    place_imps(game, game.setting.imps)
    place_knights(game)


def place_demons(game: State, n: int) -> None:
    # content/knight_fall/rules/setup.yaml:66
    # verb: place_demons n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    slot_of = game.piece_slot
    space_seal = game.tables.space_seal
    for slot in numbers(1, n):
        demon = last_of(
            [
                piece
                for piece in contents_of[game.zone_demon_stack]
                if isinstance(docs[piece], kinds.Demon)
            ],
            NOTHING,
        )
        slot_of[demon] = slot
        game.stamp += 1
        game.put(demon, space_seal)


def _no_1(game: State, space: int) -> bool:
    docs = game.doc
    for _imp in game.walk(
        [piece for piece in game.contents[space] if docs[piece].id == "knight_fall.imp"]
    ):
        return False
    return True


def place_imps(game: State, n: int) -> None:
    # content/knight_fall/rules/setup.yaml:76
    # verb: place_imps n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    space_seal = game.tables.space_seal
    for _ in range(n):
        game.tick("content/knight_fall/rules/setup.yaml:81")
        tile = game.choose(
            rules_units.speaker(game, "demons"),
            ASK_2,
            [
                space
                for space in range(game.board.size)
                if space_seal in game.board.near[space] and _no_1(game, space)
            ],
            NOTHING,
        )
        if tile >= 0:
            rules_death.spawn(game, game.program.definitions["knight_fall.imp"], tile)


def _spaces_2(game: State) -> tuple[int, ...]:
    _key = ("knight_fall.rules.setup", 2)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _known = game.tables.keep(
            _key, [space for space in range(game.board.size) if game.tables.field_corner[space]]
        )
    return _known


def _no_2(game: State, space: int) -> bool:
    docs = game.doc
    for knight in game.walk(game.contents[space]):
        if isinstance(docs[knight], kinds.Knight):
            return False
    return True


def _spaces_3(game: State) -> tuple[int, ...]:
    _key = ("knight_fall.rules.setup", 3)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _known = game.tables.keep(
            _key, [space for space in range(game.board.size) if game.tables.field_corner[space]]
        )
    return _known


def _no_3(game: State, space: int) -> bool:
    docs = game.doc
    for knight in game.contents[space]:
        if isinstance(docs[knight], kinds.Knight):
            return False
    return True


def place_knights(game: State) -> None:
    # content/knight_fall/rules/setup.yaml:85
    # verb: place_knights
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    owners = game.owner
    for newcomer in [
        piece
        for piece in game.contents[game.zone_arrivals]
        if isinstance(docs[piece], kinds.Knight)
    ]:
        tile = game.choose(
            owners[newcomer],
            ASK_3,
            [space for space in _spaces_2(game) if _no_2(game, space)],
            NOTHING,
        )
        if tile >= 0:
            game.put(newcomer, tile)
    for space in [space for space in _spaces_3(game) if _no_3(game, space)]:
        rules_death.spawn(game, game.program.definitions["knight_fall.stone_golem"], space)
