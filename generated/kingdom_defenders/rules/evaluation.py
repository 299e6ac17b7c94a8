# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/rules/evaluation.yaml

from __future__ import annotations

from interpreter.api import NOTHING, both, first_of, product

from .. import kinds
from ..kinds import Adventure, Building, Character, Deed, Disc, Horde, Relic, Treasure
from ..state import State
from . import activation as rules_activation
from . import goods as rules_goods
from . import hordes as rules_hordes
from . import placing as rules_placing
from . import scoring as rules_scoring


def goods_worth(game: State, player: int) -> int:
    # content/kingdom_defenders/rules/evaluation.yaml:5
    # query: goods_worth player
    if game.table_round < game.setting.rounds:
        return 12
    return 2 if game.player_finished[player] else 7


def plans(game: State, player: int) -> int:
    """What the discs of `player` on the board may bring."""
    # content/kingdom_defenders/rules/evaluation.yaml:14
    # query: plans player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    stock_of = game.player_stock
    level_tile_of = game.player_level_tile
    forfeited_of = game.space_forfeited
    contents_of = game.contents
    docs = game.doc
    field_area = game.tables.field_area
    field_plot = game.tables.field_plot
    places = game.place
    field_resources = game.tables.field_resources
    worth = 0
    price = goods_worth(game, player)
    weapons = (
        stock_of[player][kinds.RESOURCE_NUMBERS["weapon"]]
        + level_tile_of[player][kinds.LEVEL_TRACK_NUMBERS["strength"]]
    )
    spells = (
        stock_of[player][kinds.RESOURCE_NUMBERS["spell"]]
        + level_tile_of[player][kinds.LEVEL_TRACK_NUMBERS["magic"]]
    )
    either = -rules_activation.spared(game, player)
    given = 0
    _found = []
    for s in range(game.board.size):
        if rules_placing.has_disc(game, player, s) and not forfeited_of[s]:
            _found.append(s)
    for s in _found:
        worth = worth + hope(game, s, player)
        _found_2 = []
        for adventure in contents_of[s]:
            if isinstance(docs[adventure], Adventure):
                _found_2.append(adventure)
        for adventure in _found_2:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            weapons = weapons - docs[adventure].cost.get("weapon", 0)
            spells = spells - docs[adventure].cost.get("spell", 0)
            either = either + docs[adventure].either
            worth = worth - product(
                price,
                docs[adventure].cost.get("weapon", 0)
                + docs[adventure].cost.get("spell", 0)
                + docs[adventure].either,
            )
        if field_area[s] == "buildings":
            _found_3 = []
            for building in game.seen[Building]:
                if field_plot[places[building]] == field_plot[s]:
                    _found_3.append(building)
            for building in _found_3:
                game.fuel -= game.seen.walk
                if game.fuel < 0:
                    game.spent()
                weapons = weapons + docs[building].supplies.get("weapon", 0)
                spells = spells + docs[building].supplies.get("spell", 0)
                worth = worth + product(
                    price,
                    docs[building].supplies.get("weapon", 0)
                    + docs[building].supplies.get("spell", 0),
                )
        if field_area[s] == "camps":
            given = field_resources[s]
    missing = max(0, -weapons) + max(0, -spells)
    missing = missing + max(0, either - max(0, weapons) - max(0, spells))
    if given > 0:
        free = max(0, max(0, weapons) + max(0, spells) - max(0, either))
        first_kind = min(max(0, weapons), min(given, rules_hordes.still_demanded(game, "weapon")))
        second_kind = min(
            max(0, spells), min(given - first_kind, rules_hordes.still_demanded(game, "spell"))
        )
        brought = min(free, first_kind + second_kind)
        worth = worth + (
            with_the_horde(game, brought, player)
            - with_the_horde(game, 0, player)
            - (0 if brought > 0 else 20)
        )
    return worth - 30 * missing


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("kingdom_defenders.rules.evaluation", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if game.tables.field_area[space] == "camps":
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def _any_1(game: State, space: int, player: int) -> bool:
    docs = game.doc
    owners = game.owner
    for disc in game.contents[space]:
        if isinstance(docs[disc], Disc) and owners[disc] != player:
            return True
    return False


def _sum_1(game: State, player: int) -> int:
    contents_of = game.contents
    field_resources = game.tables.field_resources
    total = 0
    for space in _spaces_1(game):
        if contents_of[space] and _any_1(game, space, player):
            total += field_resources[space]
    return total


def _sum_2(game: State) -> int:
    field_needs = game.tables.field_needs
    field_resources = game.tables.field_resources
    total = 0
    for space in _spaces_1(game):
        if field_needs[space].players <= game.players:
            total += field_resources[space]
    return total


def _no_1(game: State, space: int) -> bool:
    docs = game.doc
    for disc in game.contents[space]:
        if isinstance(docs[disc], Disc):
            return False
    return True


def _sum_3(game: State) -> int:
    field_needs = game.tables.field_needs
    contents_of = game.contents
    field_resources = game.tables.field_resources
    total = 0
    for space in _spaces_1(game):
        if field_needs[space].players <= game.players and (
            not contents_of[space] or _no_1(game, space)
        ):
            total += field_resources[space]
    return total


def _any_2(game: State) -> bool:
    finished_of = game.player_finished
    for player_2 in range(game.players):
        if not finished_of[player_2]:
            return True
    return False


def with_the_horde(game: State, mine: int, player: int) -> int:
    """What the Horde means to `player`."""
    # content/kingdom_defenders/rules/evaluation.yaml:50
    # query: with_the_horde mine for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    camp_of = game.player_camp
    advance = game.table_advance
    _found = []
    for piece in game.contents[game.zone_horde_in_play]:
        if isinstance(docs[piece], Horde):
            _found.append(piece)
    if first_of(_found, NOTHING) < 0:
        return 0
    camp = min(
        5 if game.players == 4 else 4,
        camp_of[player][kinds.RESOURCE_NUMBERS["weapon"]]
        + camp_of[player][kinds.RESOURCE_NUMBERS["spell"]]
        + mine,
    )
    promised = _sum_1(game, player)
    missing = max(
        0,
        rules_hordes.still_demanded(game, "weapon")
        + rules_hordes.still_demanded(game, "spell")
        - mine
        - promised,
    )
    rest = 3 * _sum_2(game) * max(0, advance - 1) // 4
    if _any_2(game):
        rest = rest + _sum_3(game)
    chance = 100 if missing == 0 else max(0, 100 - 90 * missing // (rest + 1))
    siege = (400 if game.table_breached else 200) - 12 * camp
    if advance > game.setting.rounds - game.table_round + 1:
        siege = 0
    victory = 12 * camp + (8 if camp >= 2 else 0) + (15 if camp >= 3 else 0)
    return (
        product(mine, 12 - goods_worth(game, player))
        + (product(chance, victory) - product(100 - chance, siege)) // 100
    )


def openings(game: State, player: int) -> int:
    # content/kingdom_defenders/rules/evaluation.yaml:76
    # query: openings player
    return (
        0
        if game.player_finished[player]
        else len(game.contents[game.zone_hero_tile[player]])
        * (6 if rules_placing.beyond_the_wall(game, player) else 17)
    )


def _any_3(game: State, player: int) -> bool:
    docs = game.doc
    for deed in game.contents[game.zone_deed_row]:
        if isinstance(docs[deed], Deed) and rules_activation.claimable(game, deed, player):
            return True
    return False


def hope(game: State, s: int, player: int) -> int:
    """What `player` may gain from `s`."""
    # content/kingdom_defenders/rules/evaluation.yaml:82
    # query: hope from s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    wounds_of = game.player_wounds
    field_area = game.tables.field_area
    field_plot = game.tables.field_plot
    places = game.place
    _found = []
    for adventure in contents_of[s]:
        if isinstance(docs[adventure], Adventure):
            _found.append(adventure)
    for adventure in _found:
        if wounds_of[player] + docs[adventure].wounds > 4:
            return -40
        pain = 7 * docs[adventure].wounds + (
            12 if docs[adventure].wounds > 0 and wounds_of[player] == 0 else 0
        )
        return (
            12 * docs[adventure].gains.fame
            + 25 * len(docs[adventure].relics)
            - pain
            + 12
            * (
                docs[adventure].gains.levels.get("strength", 0)
                + docs[adventure].gains.levels.get("magic", 0)
            )
            + 8 * docs[adventure].gains.resources.get("loot", 0)
        )
    if field_area[s] == "camps":
        return 0
    if field_area[s] == "deeds":
        return 40 if _any_3(game, player) else -5
    for _character in contents_of[s]:
        if isinstance(docs[_character], Character):
            return 16
    for building in game.seen[Building]:
        if field_area[s] == "buildings" and field_plot[places[building]] == field_plot[s]:
            return docs[building].promise
    return 6


def _sum_4(game: State, player: int) -> int:
    orbs_as_of = game.player_orbs_as
    total = 0
    for relic in game.program.of_kind[Relic]:
        total += orbs_as_of[player][game.program.numbers(Relic)[relic.id]]
    return total


def _highest_1(game: State, player: int) -> int:
    fame_of = game.player_fame
    values = []
    for player_2 in range(game.players):
        if player_2 != player:
            values.append(fame_of[player_2])
    return max(values) if values else 0


def evaluate_fame_sense(game: State, player: int) -> int:
    # content/kingdom_defenders/rules/evaluation.yaml:101
    # evaluation: fame_sense
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    level_of = game.player_level
    stock_of = game.player_stock
    wounds_of = game.player_wounds
    contents_of = game.contents
    docs = game.doc
    fame = 12 * game.player_fame[player]
    counted_in_the_end = 9 * (
        rules_scoring.rune_fame(game, player)
        + rules_scoring.trophy_fame(
            game,
            rules_scoring.counted(
                game, game.program.definitions["kingdom_defenders.trophy"], player
            ),
        )
        + product(
            rules_scoring.counted(
                game, game.program.definitions["kingdom_defenders.legendary_weapon"], player
            ),
            rules_goods.multiplier(game, level_of[player][kinds.LEVEL_TRACK_NUMBERS["strength"]]),
        )
        + product(
            rules_scoring.counted(
                game, game.program.definitions["kingdom_defenders.arcane_tome"], player
            ),
            rules_goods.multiplier(game, level_of[player][kinds.LEVEL_TRACK_NUMBERS["magic"]]),
        )
        + rules_scoring.fate_fame(game, player)
        + stock_of[player][kinds.RESOURCE_NUMBERS["loot"]]
        - wounds_of[player]
    )
    _found = []
    for piece in contents_of[game.zone_screen[player]]:
        if isinstance(docs[piece], Treasure):
            _found.append(piece)
    _found_2 = []
    for piece_2 in contents_of[game.zone_in_view[player]]:
        if isinstance(docs[piece_2], Treasure):
            _found_2.append(piece_2)
    relics = 8 * len(both(_found, _found_2))
    orbs = 20 * (
        rules_activation.held(game, game.program.definitions["kingdom_defenders.orb"], player)
        - _sum_4(game, player)
    )
    demanded = 5 * (
        min(
            stock_of[player][kinds.RESOURCE_NUMBERS["weapon"]],
            rules_hordes.still_demanded(game, "weapon"),
        )
        + min(
            stock_of[player][kinds.RESOURCE_NUMBERS["spell"]],
            rules_hordes.still_demanded(game, "spell"),
        )
    )
    goods = (
        product(
            goods_worth(game, player),
            stock_of[player][kinds.RESOURCE_NUMBERS["weapon"]]
            + stock_of[player][kinds.RESOURCE_NUMBERS["spell"]],
        )
        + 4 * stock_of[player][kinds.RESOURCE_NUMBERS["coin"]]
    )
    levels = 12 * (
        level_of[player][kinds.LEVEL_TRACK_NUMBERS["strength"]]
        + level_of[player][kinds.LEVEL_TRACK_NUMBERS["magic"]]
    )
    wounds = -5 * wounds_of[player] - (12 if wounds_of[player] > 0 else 0)
    discs = plans(game, player)
    openings_ = (
        0
        if game.player_finished[player]
        else len(contents_of[game.zone_hero_tile[player]])
        * (6 if rules_placing.beyond_the_wall(game, player) else 17)
    )
    horde = with_the_horde(game, 0, player)
    rivals = -3 * _highest_1(game, player)
    return (
        fame
        + counted_in_the_end
        + relics
        + orbs
        + demanded
        + goods
        + levels
        + wounds
        + discs
        + openings_
        + horde
        + rivals
    )
