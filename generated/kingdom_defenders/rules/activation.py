# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/rules/activation.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    Action,
    ActionInfo,
    Actions,
    Contents,
    Occurrence,
    Phase,
    Prompt,
    YesNo,
    both,
    first_part,
    numbers,
    part,
)

from .. import kinds
from ..kinds import Adventure, Character, Deed, Disc, Relic, Reward, Treasure
from ..state import State
from . import goods as rules_goods
from . import placing as rules_placing


class UseBuildingEvent(Occurrence):
    EVENT = "use_building"

    def __init__(self, building: int, player: int) -> None:
        self.building = building
        self.player = player


class AttemptEvent(Occurrence):
    EVENT = "attempt"

    def __init__(self, adventure: int, s: int, player: int) -> None:
        self.adventure = adventure
        self.s = s
        self.player = player


ASK_1 = Prompt(
    "choice",
    "How many weapons do you pay for split icons (-1: the Champion spares a weapon)?",
    ("number",),
)

ASK_2 = YesNo("may", "Use the action of that character?")
ASK_3 = Prompt("choice", "Which Deed do you complete?", ("piece",))
ASK_4 = Prompt("choice", "Which card or tile has the Orb that you use up?", ("piece",))
ASK_5 = Prompt("choice", "Where do you take a Reward from?", ("zone",))
ACTIVATE_ACTION = ActionInfo("activate", "activate {s}", ("s",), ("space",))

DECLINE_ACTION = ActionInfo(
    "decline", "take back the discs from {s} without activating it", ("s",), ("space",)
)

ASK_6 = Actions("turn", "your turn", ("activate", "decline"), False)


def emit_use_building(game: State, building: int, player: int) -> None:
    """`player` uses `building`."""
    # content/kingdom_defenders/rules/activation.yaml:88
    # event: use_building building by player
    event = UseBuildingEvent(building, player)
    if game.program.enter(game, event):
        if (game.setting.horde and (game.table_round > 1 or game.setting.at_once)) or not game.doc[
            event.building
        ].feeds_camps:
            game.program.resolve(game, event.building, event.player)
        game.program.leave(game, event)


def _attempt_itself(game: State, event: AttemptEvent) -> None:
    """An attempt at an Adventure."""
    # content/kingdom_defenders/rules/activation.yaml:154
    # event: attempt adventure on s by player
    ways: Sequence[int] = ways_to_pay(game, event.adventure, 0, 0, event.player)
    if not ways:
        rules_placing.take_back(game, event.s, event.player)
        rules_goods.lose_fame(game, 2, event.player)
        return
    n = game.choose(event.player, ASK_1, ways, NOTHING)
    if n != NOTHING:
        pay_for(game, event.adventure, n, event.player)
        if game.doc[event.adventure].wounds > 0:
            rules_goods.suffer(
                game,
                game.doc[event.adventure].wounds,
                event.s if game.table_activated < 0 else game.table_activated,
                event.player,
            )
        rules_placing.take_back(game, event.s, event.player)
        rules_goods.receive(game, game.doc[event.adventure].gains, event.player)
        game.owner[event.adventure] = event.player
        game.put(event.adventure, game.zone_screen[event.player])
        game.player_adventures_this_round[event.player] += 1
        if game.player_adventures_this_round[event.player] == 3:
            game.player_adventurer[event.player] = True
        uncover_adventure(game, event.s)


def emit_attempt(game: State, adventure: int, s: int, player: int) -> None:
    """An attempt at an Adventure."""
    # content/kingdom_defenders/rules/activation.yaml:154
    # event: attempt adventure on s by player
    event = AttemptEvent(adventure, s, player)
    if game.program.enter(game, event):
        _attempt_itself(game, event)
        game.program.leave(game, event)


def acts_now(game: State, tile: int) -> bool:
    # content/kingdom_defenders/rules/activation.yaml:23
    # query: acts_now tile
    return (game.setting.horde and (game.table_round > 1 or game.setting.at_once)) or not game.doc[
        tile
    ].feeds_camps


def in_area_b(game: State, s: int) -> bool:
    # content/kingdom_defenders/rules/activation.yaml:39
    # query: in_area_b s
    return game.tables.where_area_is__deeds__buildings__adventures[s]


def spared(game: State, player: int) -> int:
    # content/kingdom_defenders/rules/activation.yaml:99
    # query: spared by player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    docs = game.doc
    total = 0
    for character in game.seen[Character]:
        if owners[character] == player:
            total += docs[character].spares
    return total


def splits(game: State, adventure: int, player: int) -> Sequence[int]:
    # content/kingdom_defenders/rules/activation.yaml:106
    # query: splits adventure
    return numbers(-spared(game, player), game.doc[adventure].either)


def weapons_due(game: State, adventure: int, n: int, player: int) -> int:
    # content/kingdom_defenders/rules/activation.yaml:114
    # query: weapons_due adventure n
    return max(
        0,
        game.doc[adventure].cost.get("weapon", 0)
        + n
        - game.player_level_tile[player][kinds.LEVEL_TRACK_NUMBERS["strength"]],
    )


def spells_due(game: State, adventure: int, n: int, player: int) -> int:
    # content/kingdom_defenders/rules/activation.yaml:121
    # query: spells_due adventure n
    return max(
        0,
        game.doc[adventure].cost.get("spell", 0)
        + game.doc[adventure].either
        - n
        - spared(game, player)
        - game.player_level_tile[player][kinds.LEVEL_TRACK_NUMBERS["magic"]],
    )


def _no_1(game: State, payable: Sequence[int], adventure: int, n: int, player: int) -> bool:
    for m in payable:
        if saves_on(game, adventure, m, n, player):
            return False
    return True


def ways_to_pay(
    game: State, adventure: int, weapons: int, spells: int, player: int
) -> Sequence[int]:
    """The ways in which `player` can pay for `adventure`."""
    # content/kingdom_defenders/rules/activation.yaml:130
    # query: ways_to_pay adventure weapons spells
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    level_tile_of = game.player_level_tile
    stock_of = game.player_stock
    if game.player_wounds[player] + docs[adventure].wounds > 4:
        return ()
    _spared: Any = None
    payable = []
    for n in numbers(-spared(game, player), docs[adventure].either):
        if (
            max(
                0,
                docs[adventure].cost.get("weapon", 0)
                + n
                - level_tile_of[player][kinds.LEVEL_TRACK_NUMBERS["strength"]],
            )
            + weapons
            <= stock_of[player][kinds.RESOURCE_NUMBERS["weapon"]]
            and max(
                0,
                docs[adventure].cost.get("spell", 0)
                + docs[adventure].either
                - n
                - (_spared := spared(game, player) if _spared is None else _spared)
                - level_tile_of[player][kinds.LEVEL_TRACK_NUMBERS["magic"]],
            )
            + spells
            <= stock_of[player][kinds.RESOURCE_NUMBERS["spell"]]
        ):
            payable.append(n)
    _found = []
    for n_2 in payable:
        if _no_1(game, payable, adventure, n_2, player):
            _found.append(n_2)
    return _found


def saves_on(game: State, adventure: int, m: int, n: int, player: int) -> bool:
    # content/kingdom_defenders/rules/activation.yaml:144
    # query: saves_on adventure m n
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    weapons = max(
        0,
        game.doc[adventure].cost.get("weapon", 0)
        + n
        - game.player_level_tile[player][kinds.LEVEL_TRACK_NUMBERS["strength"]],
    ) - max(
        0,
        game.doc[adventure].cost.get("weapon", 0)
        + m
        - game.player_level_tile[player][kinds.LEVEL_TRACK_NUMBERS["strength"]],
    )
    spells = max(
        0,
        game.doc[adventure].cost.get("spell", 0)
        + game.doc[adventure].either
        - n
        - spared(game, player)
        - game.player_level_tile[player][kinds.LEVEL_TRACK_NUMBERS["magic"]],
    ) - max(
        0,
        game.doc[adventure].cost.get("spell", 0)
        + game.doc[adventure].either
        - m
        - spared(game, player)
        - game.player_level_tile[player][kinds.LEVEL_TRACK_NUMBERS["magic"]],
    )
    if weapons == 0 and spells == 0:
        return m < n
    return spared(game, player) > 0 and weapons >= 0 and spells >= 0


def belongings(game: State, player: int) -> Sequence[int]:
    # content/kingdom_defenders/rules/activation.yaml:199
    # query: belongings player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    _found = []
    for piece in contents_of[game.zone_screen[player]]:
        if isinstance(docs[piece], Treasure):
            _found.append(piece)
    _found_2 = []
    for piece_2 in contents_of[game.zone_in_view[player]]:
        if isinstance(docs[piece_2], Treasure):
            _found_2.append(piece_2)
    return both(_found, _found_2)


def held(game: State, relic: Any, player: int) -> int:
    # content/kingdom_defenders/rules/activation.yaml:206
    # query: held relic
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    total = 0
    _found = []
    for piece in contents_of[game.zone_screen[player]]:
        if isinstance(docs[piece], Treasure):
            _found.append(piece)
    _found_2 = []
    for piece_2 in contents_of[game.zone_in_view[player]]:
        if isinstance(docs[piece_2], Treasure):
            _found_2.append(piece_2)
    for item in both(_found, _found_2):
        _count = 0
        for r in docs[item].relics:
            if r is relic:
                _count += 1
        total += _count
    return total


def free_orbs(game: State, player: int) -> int:
    # content/kingdom_defenders/rules/activation.yaml:213
    # query: free_orbs
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    used_orbs_of = game.piece_used_orbs
    total = 0
    _found = []
    for piece in contents_of[game.zone_screen[player]]:
        if isinstance(docs[piece], Treasure):
            _found.append(piece)
    _found_2 = []
    for piece_2 in contents_of[game.zone_in_view[player]]:
        if isinstance(docs[piece_2], Treasure):
            _found_2.append(piece_2)
    for item in both(_found, _found_2):
        _count = 0
        for r in docs[item].relics:
            if r is game.program.definitions["kingdom_defenders.orb"]:
                _count += 1
        total += _count - used_orbs_of[item]
    return total


def adventures_done(game: State, player: int) -> int:
    # content/kingdom_defenders/rules/activation.yaml:220
    # query: adventures_done player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    _found = []
    for piece in contents_of[game.zone_screen[player]]:
        if isinstance(docs[piece], Treasure):
            _found.append(piece)
    _found_2 = []
    for piece_2 in contents_of[game.zone_in_view[player]]:
        if isinstance(docs[piece_2], Treasure):
            _found_2.append(piece_2)
    _count = 0
    for t in both(_found, _found_2):
        if isinstance(docs[t], Adventure):
            _count += 1
    return _count


def _documents_1(game: State) -> tuple[Any, ...]:
    _key = ("kingdom_defenders.rules.activation", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for relic in game.program.of_kind[Relic]:
            if relic.rune and not relic.wild:
                _found.append(relic)
        _known = game.tables.keep(_key, _found)
    return _known


def shapes_shown(game: State, player: int) -> int:
    """How many different shapes the Runes of `player` can show."""
    # content/kingdom_defenders/rules/activation.yaml:227
    # query: shapes_shown
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    shapes = len(_documents_1(game))
    _count = 0
    for relic in _documents_1(game):
        if held(game, relic, player) > 0:
            _count += 1
    return min(
        shapes,
        _count
        + held(game, game.program.definitions["kingdom_defenders.wild_rune"], player)
        + game.player_orbs_as[player][game.program.numbers(Relic)["kingdom_defenders.wild_rune"]],
    )


def _sum_1(game: State, deed: int, player: int) -> int:
    docs = game.doc
    stock_of = game.player_stock
    total = 0
    for _resource_number, resource in enumerate(("weapon", "spell", "loot", "coin")):
        total += max(0, docs[deed].shows.get(resource, 0) - stock_of[player][_resource_number])
    return total


def _sum_2(game: State, deed: int, player: int) -> int:
    docs = game.doc
    total = 0
    for relic in _documents_1(game):
        _count = 0
        for r in docs[deed].relics:
            if r is relic:
                _count += 1
        total += max(0, _count - held(game, relic, player))
    return total


def _documents_2(game: State) -> tuple[Any, ...]:
    _key = ("kingdom_defenders.rules.activation", 2)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for relic in game.program.of_kind[Relic]:
            if relic.rune:
                _found.append(relic)
        _known = game.tables.keep(_key, _found)
    return _known


def _sum_3(game: State, player: int) -> int:
    total = 0
    for relic in _documents_2(game):
        total += held(game, relic, player)
    return total


def missing(game: State, deed: int, player: int) -> int:
    """How many of the goods of `deed` the player lacks, Orbs left aside."""
    # content/kingdom_defenders/rules/activation.yaml:243
    # query: missing deed
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    lacking = _sum_1(game, deed, player)
    lacking = lacking + max(0, docs[deed].adventures - adventures_done(game, player))
    for kind in game.program.of_kind[Relic]:
        if kind is not game.program.definitions["kingdom_defenders.orb"] and not kind.rune:
            _count = 0
            for r in docs[deed].relics:
                if r is kind:
                    _count += 1
            lacking = lacking + max(0, _count - held(game, kind, player))
    shapes = _sum_2(game, deed, player)
    _count_2 = 0
    for r_2 in docs[deed].relics:
        if r_2.rune:
            _count_2 += 1
    asked = docs[deed].runes + _count_2
    runes = _sum_3(game, player)
    lacking = lacking + max(
        0,
        shapes - held(game, game.program.definitions["kingdom_defenders.wild_rune"], player),
        asked - runes,
    )
    return lacking + max(0, docs[deed].different_runes - shapes_shown(game, player))


def claimable(game: State, deed: int, player: int) -> bool:
    # content/kingdom_defenders/rules/activation.yaml:262
    # query: claimable deed
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    return missing(game, deed, player) + len(
        [r for r in game.doc[deed].relics if r is game.program.definitions["kingdom_defenders.orb"]]
    ) <= free_orbs(game, player)


def use_character(game: State, s: int) -> None:
    # content/kingdom_defenders/rules/activation.yaml:4
    # verb: use_character on s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    owners = game.owner
    _found = []
    for character in game.contents[s]:
        if (
            isinstance(docs[character], Character)
            and owners[character] >= 0
            and not docs[character].passive
        ):
            _found.append(character)
    for character in _found:
        user = owners[character]
        if (game.setting.horde and (game.table_round > 1 or game.setting.at_once)) or not docs[
            character
        ].feeds_camps:
            if game.may(user, ASK_2):
                act_as(game, character, user)
        rules_placing.take_back(game, s, user)


def act_as(game: State, character: int, user: int) -> None:
    """Use the action of `character`."""
    # content/kingdom_defenders/rules/activation.yaml:14
    # verb: act_as character for user
    game.program.resolve(game, character, user)


def pay_for(game: State, adventure: int, n: int, player: int) -> None:
    # content/kingdom_defenders/rules/activation.yaml:178
    # verb: pay_for adventure with n for player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " completes", " complete"),
            " ",
            game.named("piece", adventure),
        )
    weapons = max(
        0,
        game.doc[adventure].cost.get("weapon", 0)
        + n
        - game.player_level_tile[player][kinds.LEVEL_TRACK_NUMBERS["strength"]],
    )
    spells = max(
        0,
        game.doc[adventure].cost.get("spell", 0)
        + game.doc[adventure].either
        - n
        - spared(game, player)
        - game.player_level_tile[player][kinds.LEVEL_TRACK_NUMBERS["magic"]],
    )
    if weapons > 0:
        rules_goods.deliver(game, weapons, "weapon", player)
    if spells > 0:
        rules_goods.deliver(game, spells, "spell", player)


def uncover_adventure(game: State, s: int) -> None:
    # content/kingdom_defenders/rules/activation.yaml:190
    # verb: uncover_adventure on s
    if (
        game.tables.field_number[s] == (2 if game.players == 2 else 0)
        and game.contents[game.zone_adventure_deck]
    ):
        game.put(game.top(game.zone_adventure_deck), s)


def claim_a_deed(game: State, player: int) -> None:
    # content/kingdom_defenders/rules/activation.yaml:269
    # verb: claim_a_deed for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for deed_2 in game.contents[game.zone_deed_row]:
        if isinstance(docs[deed_2], Deed) and claimable(game, deed_2, player):
            _found.append(deed_2)
    deed = game.choose(player, ASK_3, _found, NOTHING)
    if deed >= 0:
        if game.log is not None:
            game.tell(
                game.named("player", player),
                game.word("player", player, " completes", " complete"),
                " ",
                game.named("piece", deed),
            )
        use_orbs(game, missing(game, deed, player), player)
        game.put(deed, NOTHING)
        take_reward(game, player, True)


def use_orbs(game: State, n: int, player: int) -> None:
    # content/kingdom_defenders/rules/activation.yaml:282
    # verb: use_orbs n for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    used_orbs_of = game.piece_used_orbs
    orbs_shown_of = game.player_orbs_shown
    if n == 0:
        return
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " shows", " show"),
            " ",
            game.named("number", n),
            " ",
            game.word("number", n, "Orb", "Orbs"),
            " in place of other goods",
        )
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_defenders/rules/activation.yaml:289")
        _found_2 = []
        for piece in contents_of[game.zone_screen[player]]:
            if isinstance(docs[piece], Treasure):
                _found_2.append(piece)
        _found_3 = []
        for piece_2 in contents_of[game.zone_in_view[player]]:
            if isinstance(docs[piece_2], Treasure):
                _found_3.append(piece_2)
        _found = []
        for t in both(_found_2, _found_3):
            _count = 0
            for r in game.walk(docs[t].relics):
                if r is game.program.definitions["kingdom_defenders.orb"]:
                    _count += 1
            if _count > used_orbs_of[t]:
                _found.append(t)
        holder = game.choose(player, ASK_4, _found, NOTHING)
        if holder >= 0:
            used_orbs_of[holder] += 1
            orbs_shown_of[player] += 1
            if isinstance(docs[holder], Reward):
                game.put(holder, game.zone_in_view[player])


def take_reward(game: State, player: int, bonus: bool) -> None:
    # content/kingdom_defenders/rules/activation.yaml:297
    # verb: take_reward for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    _found = []
    for z in (game.zone_reward_reserve, game.zone_red_reward, game.zone_yellow_reward):
        if contents_of[z]:
            _found.append(z)
    source = game.choose(player, ASK_5, _found, NOTHING)
    if source >= 0:
        tile = game.top(source)
        game.owner[tile] = player
        if game.log is not None:
            game.tell(
                game.named("player", player),
                game.word("player", player, " takes", " take"),
                " ",
                game.named("piece", tile),
                " from ",
                game.named("zone", source),
            )
        game.put(tile, game.zone_screen[player])
        if bonus:
            reward_bonus(game, source, player)


def reward_bonus(game: State, source: int, player: int) -> None:
    # content/kingdom_defenders/rules/activation.yaml:310
    # verb: reward_bonus of source for player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if source == game.zone_reward_reserve:
        rules_goods.gain(game, 1, "coin", player)
    elif source == game.zone_red_reward:
        roll(game, game.program.definitions["kingdom_defenders.healing_die"], player)
    else:
        roll(game, game.program.definitions["kingdom_defenders.wealth_die"], player)


def roll(game: State, die: Any, player: int) -> None:
    # content/kingdom_defenders/rules/activation.yaml:319
    # verb: roll die for player
    result = game.rng.roll(6)
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " rolls", " roll"),
            " the ",
            game.named("definition", die),
            ": ",
            game.named("definition", part(die.faces, result - 1)),
        )
    rules_goods.receive(game, part(die.faces, result - 1), player)


def _spaces_3(game: State) -> tuple[int, ...]:
    _key = ("kingdom_defenders.rules.activation", 3)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if game.tables.where_area_is__deeds__buildings__adventures[space]:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def activate_options(game: State, player: int) -> list[Any]:
    """Activate `s`."""
    # content/kingdom_defenders/rules/activation.yaml:46
    # action: activate s
    forfeited_of = game.space_forfeited
    _found = []
    for space in _spaces_3(game):
        if rules_placing.has_disc(game, player, space) and not forfeited_of[space]:
            _found.append(space)
    return _found


def take_activate(game: State, player: int, s: int) -> None:
    """Activate `s`."""
    # content/kingdom_defenders/rules/activation.yaml:46
    # action: activate s
    field_area = game.tables.field_area
    docs = game.doc
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " activates", " activate"),
            " ",
            game.named("space", s),
        )
    game.table_activated = s
    if field_area[s] == "adventures":
        _found = []
        for adventure in game.contents[s]:
            if isinstance(docs[adventure], Adventure):
                _found.append(adventure)
        for adventure in _found:
            emit_attempt(game, adventure, s, player)
    elif field_area[s] == "buildings":
        emit_use_building(game, rules_placing.building_of(game, s), player)
        rules_placing.take_back(game, s, player)
    else:
        claim_a_deed(game, player)
        rules_placing.take_back(game, s, player)
    game.table_activated = NOTHING


def decline_options(game: State, player: int) -> list[Any]:
    """Take back the discs from `s` without activating it."""
    # content/kingdom_defenders/rules/activation.yaml:65
    # action: decline s
    _found = []
    for space in _spaces_3(game):
        if rules_placing.has_disc(game, player, space):
            _found.append(space)
    return _found


def take_decline(game: State, player: int, s: int) -> None:
    """Take back the discs from `s` without activating it."""
    # content/kingdom_defenders/rules/activation.yaml:65
    # action: decline s
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " declines", " decline"),
            " ",
            game.named("space", s),
        )
    rules_placing.take_back(game, s, player)
    if game.tables.field_area[s] == "adventures":
        rules_goods.lose_fame(game, 2, player)


def _in_order_1(game: State) -> Sequence[int]:
    field_number = game.tables.field_number
    places = game.place
    ranked = []
    for c in game.seen[Character]:
        ranked.append(((field_number[places[c]],), c))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def area_a_step_1(game: State) -> int:
    # content/kingdom_defenders/rules/activation.yaml:30
    places = game.place
    game.active = NOTHING
    for c in _in_order_1(game):
        use_character(game, places[c])
    return -1


def _in_order_2(game: State) -> Sequence[int]:
    position_of = game.player_position
    ranked = []
    for p in range(game.players):
        ranked.append(((position_of[p],), p))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def _any_1(game: State, p: int) -> bool:
    contents_of = game.contents
    docs = game.doc
    owners = game.owner
    for space in _spaces_3(game):
        for disc in contents_of[space]:
            if isinstance(docs[disc], Disc) and owners[disc] == p:
                return True
    return False


def area_b_step_1(game: State) -> int:
    # content/kingdom_defenders/rules/activation.yaml:76
    game.registers[1] = tuple(_in_order_2(game))
    game.registers[2] = 0
    return 1


def area_b_step_2(game: State) -> int:
    # content/kingdom_defenders/rules/activation.yaml:81
    if game.registers[2] >= len(game.registers[1]):
        return -1
    game.registers[0] = game.registers[1][game.registers[2]]
    game.registers[2] += 1
    if game.player_fame_owed[game.registers[0]] != 0:
        rules_goods.lose_fame(game, game.player_fame_owed[game.registers[0]], game.registers[0])
    game.player_fame_owed[game.registers[0]] = 0
    if not _any_1(game, game.registers[0]):
        return 1
    return 2


def area_b_step_3(game: State) -> int:
    # content/kingdom_defenders/rules/activation.yaml:84
    player = game.registers[0]
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", False)
    if not options:
        for option in activate_options(game, player):
            options.append((0, option))
        for option in decline_options(game, player):
            options.append((1, option))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_6, options)]
        action = choice[0]
        if action == 0:
            take_activate(game, player, choice[1])
        elif action == 1:
            take_decline(game, player, choice[1])
    if not _any_1(game, game.registers[0]):
        return 1
    return 2


CONTENTS = Contents(
    actions=(
        Action(ACTIVATE_ACTION, (), (), activate_options, take_activate),
        Action(DECLINE_ACTION, (), (), decline_options, take_decline),
    ),
    phases={
        "area_a": Phase((area_a_step_1,), 0),
        "area_b": Phase((area_b_step_1, area_b_step_2, area_b_step_3), 3),
    },
)
