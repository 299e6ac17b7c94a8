# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/setup.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Prompt, last_of, minus, numbers

from ..kinds import Character, CooperativeCard, Demon, Elder, Knight, Location, PowerCard
from ..state import State
from . import board as rules_board
from . import cards as rules_cards
from . import death as rules_death
from . import units as rules_units

ASK_1 = Prompt("choice", "Which four elders begin with 5 HEALTH?", ("piece",))
ASK_2 = Prompt("choice", "Which character do you play (the first to act first)?", ("piece",))
ASK_3 = Prompt("choice", "Who of you acts next in each round?", ("piece",))
ASK_4 = Prompt("choice", "Where does an imp begin?", ("space",))
ASK_5 = Prompt("choice", "On which corner does your knight begin?", ("space",))


def stack_of(game: State, team: str) -> int:
    # content/knight_fall/rules/setup.yaml:82
    # query: stack_of team
    return game.zone_knight_stack if team == "knights" else game.zone_demon_stack


def alone(game: State, player: int) -> bool:
    # content/knight_fall/rules/setup.yaml:128
    # query: alone player
    return game.player_team.count(game.player_team[player]) == 1


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("knight_fall.rules.setup", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if space != game.tables.space_seal:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def set_up_abbey(game: State) -> None:
    # content/knight_fall/rules/setup.yaml:25
    # verb: set_up_abbey
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for space in _spaces_1(game):
        game.create(game.program.definitions["knight_fall.elder"], space, NOTHING)
    for knight in game.program.of_kind[Knight]:
        game.create(knight, game.zone_knight_stack, NOTHING)
    game.shuffle(game.zone_knight_stack)
    set_up_supply(game)


def set_up_supply(game: State) -> None:
    # content/knight_fall/rules/setup.yaml:35
    # verb: set_up_supply
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for _ in range(8):
        game.create(game.program.definitions["knight_fall.imp"], game.zone_supply, NOTHING)
    for _ in range(7):
        game.create(game.program.definitions["knight_fall.stone_golem"], game.zone_supply, NOTHING)
    for _ in range(4):
        game.create(game.program.definitions["knight_fall.bone_crawler"], game.zone_supply, NOTHING)
        game.create(game.program.definitions["knight_fall.fire"], game.zone_supply, NOTHING)
    for _ in range(3):
        game.create(game.program.definitions["knight_fall.portal"], game.zone_supply, NOTHING)
    for _ in range(2):
        game.create(game.program.definitions["knight_fall.ice_golem"], game.zone_supply, NOTHING)
        game.create(game.program.definitions["knight_fall.slag_golem"], game.zone_supply, NOTHING)
    for demon in game.program.of_kind[Demon]:
        game.create(demon, game.zone_demon_stack, NOTHING)
    for power_card in game.program.of_kind[PowerCard]:
        for _ in range(2):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            game.create(
                power_card,
                game.zone_knight_powers if power_card.team == "knights" else game.zone_demon_powers,
                NOTHING,
            )
    for cooperative_card in game.program.of_kind[CooperativeCard]:
        game.create(cooperative_card, game.zone_cooperative_deck, NOTHING)
    game.shuffle(game.zone_demon_stack)
    game.shuffle(game.zone_knight_powers)
    game.shuffle(game.zone_demon_powers)
    game.shuffle(game.zone_cooperative_deck)


def _documents_2(game: State) -> tuple[Any, ...]:
    _key = ("knight_fall.rules.setup", 2)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for location in game.program.of_kind[Location]:
            if (
                not location.reverse
                and location is not game.program.definitions["knight_fall.seal_chamber"]
            ):
                _found.append(location)
        _known = game.tables.keep(_key, _found)
    return _known


def _spaces_3(game: State) -> tuple[int, ...]:
    _key = ("knight_fall.rules.setup", 3)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for s in range(game.board.size):
            if s != game.tables.space_seal:
                _found.append(s)
        _known = game.tables.keep(_key, _found)
    return _known


def lay_tiles(game: State) -> None:
    # content/knight_fall/rules/setup.yaml:58
    # verb: lay_tiles
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    game.create(
        game.program.definitions["knight_fall.seal_chamber"], game.tables.space_seal, NOTHING
    )
    left: Sequence[Any] = _documents_2(game)
    for s in _spaces_3(game):
        next_ = game.pick(left, None)
        game.create(next_, s, NOTHING)
        left = minus(left, (next_,))


def settle_elders(game: State) -> None:
    # content/knight_fall/rules/setup.yaml:69
    # verb: settle_elders
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for elder in game.seen[Elder]:
        rules_board.settle(game, elder, 0)


def weaken_elders(game: State) -> None:
    # content/knight_fall/rules/setup.yaml:75
    # verb: weaken_elders
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    health_of = game.piece_health
    weak = game.choose_some(rules_units.speaker(game, "knights"), ASK_1, game.seen[Elder], 4, 4)
    for e in weak:
        health_of[e] = 5
        game.stamp += 1


def draw_characters(game: State, n: int, player: int) -> None:
    # content/knight_fall/rules/setup.yaml:89
    # verb: draw_characters n for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    for drawn_ in [
        piece
        for piece in game.contents[
            game.zone_knight_stack
            if game.player_team[player] == "knights"
            else game.zone_demon_stack
        ]
        if isinstance(docs[piece], Character)
    ][::-1][:n]:
        game.put(drawn_, game.zone_offer[player])


def keep_characters(game: State, n: int, player: int) -> None:
    # content/knight_fall/rules/setup.yaml:97
    # verb: keep_characters n for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    owners = game.owner
    slot_of = game.piece_slot
    team_of = game.player_team
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/setup.yaml:102")
        _found = []
        for piece in contents_of[game.zone_offer[player]]:
            if isinstance(docs[piece], Character):
                _found.append(piece)
        kept = game.choose(player, ASK_2, _found, NOTHING)
        if kept >= 0:
            owners[kept] = player
            _count = 0
            for character in contents_of[game.zone_arrivals]:
                if (
                    isinstance(docs[character], Character)
                    and docs[character].team == team_of[player]
                ):
                    _count += 1
            slot_of[kept] = 1 + _count
            game.table_slots = max(game.table_slots, slot_of[kept])
            game.stamp += 1
            game.put(kept, game.zone_arrivals)


def return_characters(game: State, player: int) -> None:
    # content/knight_fall/rules/setup.yaml:110
    # verb: return_characters player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    team_of = game.player_team
    _found = []
    for character in game.contents[game.zone_offer[player]]:
        if isinstance(docs[character], Character):
            _found.append(character)
    for character in _found:
        game.put(
            character,
            game.zone_knight_stack if team_of[player] == "knights" else game.zone_demon_stack,
        )
    game.shuffle(game.zone_knight_stack if team_of[player] == "knights" else game.zone_demon_stack)


def choose_knights(game: State, n: int, cards: int, player: int) -> None:
    # content/knight_fall/rules/setup.yaml:117
    # verb: choose_knights n of cards for player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    draw_characters(game, cards, player)
    keep_characters(game, n, player)
    return_characters(game, player)


def deal_characters(game: State) -> None:
    # content/knight_fall/rules/setup.yaml:135
    # verb: deal_characters
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for p in range(game.players):
        draw_characters(game, 3 if alone(game, p) else 2, p)
    for p in range(game.players):
        keep_characters(game, 2 if alone(game, p) else 1, p)
    for p in range(game.players):
        return_characters(game, p)


def deal_hands(game: State) -> None:
    # content/knight_fall/rules/setup.yaml:143
    # verb: deal_hands
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for p in range(game.players):
        game.create(game.program.definitions["knight_fall.basic_action"], game.zone_hand[p], p)
        rules_cards.draw_powers(game, 4 if game.table_five_card else 3, p)


def arrange_turns(game: State, team: str) -> None:
    # content/knight_fall/rules/setup.yaml:152
    # verb: arrange_turns team
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    slot_of = game.piece_slot
    if game.player_team.count(team) < 2:
        return
    group = []
    for character in game.contents[game.zone_arrivals]:
        if isinstance(docs[character], Character) and docs[character].team == team:
            group.append(character)
    for c in group:
        slot_of[c] = 0
        game.stamp += 1
    for n in numbers(1, len(group)):
        next_ = game.choose(
            rules_units.speaker(game, team), ASK_3, [c for c in group if slot_of[c] == 0], NOTHING
        )
        if next_ >= 0:
            slot_of[next_] = n
            game.stamp += 1


def choose_first_demon(game: State) -> None:
    # content/knight_fall/rules/setup.yaml:165
    # verb: choose_first_demon
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    slot_of = game.piece_slot
    docs = game.doc
    demons_slots = len(game.seen[Demon])
    first_slot = slot_of[game.pick(game.seen[Demon], NOTHING)]
    for demon in game.seen[Demon]:
        slot_of[demon] = (slot_of[demon] - first_slot + demons_slots) % demons_slots + 1
        game.stamp += 1
    group = []
    for piece in game.contents[game.zone_arrivals]:
        if isinstance(docs[piece], Knight):
            group.append(piece)
    if len(group) == demons_slots:
        for k in group:
            slot_of[k] = (slot_of[k] - first_slot + demons_slots) % demons_slots + 1
            game.stamp += 1


def set_up_cooperative(game: State) -> None:
    # content/knight_fall/rules/setup.yaml:176
    # verb: set_up_cooperative
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    lay_tiles(game)
    set_up_abbey(game)
    settle_elders(game)
    deal_hands(game)
    deal_characters(game)
    place_demons(game, min(game.table_slots, game.setting.demons))
    finish_board(game, game.setting.imps)


def set_up_standard(game: State) -> None:
    # content/knight_fall/rules/setup.yaml:188
    # verb: set_up_standard
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    lay_tiles(game)
    set_up_abbey(game)
    settle_elders(game)
    set_up_teams(game)


def set_up_teams(game: State) -> None:
    # content/knight_fall/rules/setup.yaml:197
    # verb: set_up_teams
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    space_seal = game.tables.space_seal
    deal_hands(game)
    deal_characters(game)
    arrange_turns(game, "demons")
    arrange_turns(game, "knights")
    _found = []
    for demon in game.contents[game.zone_arrivals]:
        if isinstance(docs[demon], Demon):
            _found.append(demon)
    for demon in _found:
        game.put(demon, space_seal)
    choose_first_demon(game)
    if len(range(game.players)) == 5:
        game.table_golems_per_round = 4
        game.stamp += 1
    finish_board(game, 2 if len(range(game.players)) > 4 else 3)


def finish_board(game: State, imps: int) -> None:
    # content/knight_fall/rules/setup.yaml:210
    # verb: finish_board imps
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    place_imps(game, imps + 1 if game.table_desperate else imps)
    place_knights(game)
    if game.table_desperate:
        weaken_elders(game)


def seat_teams(game: State, lone: str) -> None:
    # content/knight_fall/rules/setup.yaml:220
    # verb: seat_teams lone
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    team_of = game.player_team
    for p in range(game.players):
        team_of[p] = "demons" if (p + 1) % 2 == 1 else "knights"
        game.stamp += 1
    if len(range(game.players)) == 3 and lone == "demons":
        team_of[2] = "knights"
        game.stamp += 1


def place_demons(game: State, n: int) -> None:
    # content/knight_fall/rules/setup.yaml:228
    # verb: place_demons n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    slot_of = game.piece_slot
    space_seal = game.tables.space_seal
    for slot in numbers(1, n):
        _found = []
        for piece in contents_of[game.zone_demon_stack]:
            if isinstance(docs[piece], Demon):
                _found.append(piece)
        demon = last_of(_found, NOTHING)
        slot_of[demon] = slot
        game.stamp += 1
        game.put(demon, space_seal)


def _no_1(game: State, space: int) -> bool:
    docs = game.doc
    for imp in game.walk(game.contents[space]):
        if docs[imp].id == "knight_fall.imp":
            return False
    return True


def place_imps(game: State, n: int) -> None:
    # content/knight_fall/rules/setup.yaml:238
    # verb: place_imps n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    space_seal = game.tables.space_seal
    contents_of = game.contents
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/setup.yaml:243")
        tile = game.choose(
            rules_units.speaker(game, "demons"),
            ASK_4,
            [
                space
                for space in range(game.board.size)
                if space_seal in game.board.near[space]
                and (not contents_of[space] or _no_1(game, space))
            ],
            NOTHING,
        )
        if tile >= 0:
            rules_death.spawn(game, game.program.definitions["knight_fall.imp"], tile, NOTHING)


def _spaces_4(game: State) -> tuple[int, ...]:
    _key = ("knight_fall.rules.setup", 4)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if game.tables.field_corner[space]:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def _no_2(game: State, space: int) -> bool:
    docs = game.doc
    for knight in game.walk(game.contents[space]):
        if isinstance(docs[knight], Knight):
            return False
    return True


def _no_3(game: State, space: int) -> bool:
    docs = game.doc
    for knight in game.contents[space]:
        if isinstance(docs[knight], Knight):
            return False
    return True


def place_knights(game: State) -> None:
    # content/knight_fall/rules/setup.yaml:248
    # verb: place_knights
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    owners = game.owner
    _found = []
    for newcomer in contents_of[game.zone_arrivals]:
        if isinstance(docs[newcomer], Knight):
            _found.append(newcomer)
    for newcomer in _found:
        _found_2 = []
        for space_2 in _spaces_4(game):
            if not contents_of[space_2] or _no_2(game, space_2):
                _found_2.append(space_2)
        tile = game.choose(owners[newcomer], ASK_5, _found_2, NOTHING)
        if tile >= 0:
            game.put(newcomer, tile)
            rules_board.settle(game, newcomer, 0)
    if game.table_desperate:
        return
    _found_3 = []
    for space in _spaces_4(game):
        if not contents_of[space] or _no_3(game, space):
            _found_3.append(space)
    for space in _found_3:
        rules_death.spawn(game, game.program.definitions["knight_fall.stone_golem"], space, NOTHING)
