# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/rules/evaluation.yaml

from __future__ import annotations

from interpreter.api import NOTHING, first_of, product

from .. import kinds
from ..state import State
from . import activation as rules_activation
from . import goods as rules_goods
from . import hordes as rules_hordes
from . import placing as rules_placing
from . import scoring as rules_scoring


def plans(game: State, player: int) -> int:
    """what the discs of {player} on the board may bring"""
    # content/kingdom_defenders/rules/evaluation.yaml:5
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
    weapons = (
        stock_of[player][kinds.RESOURCE_NUMBERS["weapon"]]
        + level_tile_of[player][kinds.LEVEL_TRACK_NUMBERS["strength"]]
    )
    spells = (
        stock_of[player][kinds.RESOURCE_NUMBERS["spell"]]
        + level_tile_of[player][kinds.LEVEL_TRACK_NUMBERS["magic"]]
    )
    either = 0 - rules_activation.spared(game, player)
    for s in [
        s
        for s in range(game.board.size)
        if rules_placing.has_disc(game, player, s) and not forfeited_of[s]
    ]:
        worth = worth + hope(game, s, player)
        for adventure in [
            piece for piece in contents_of[s] if isinstance(docs[piece], kinds.Adventure)
        ]:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            weapons = weapons - docs[adventure].cost.get("weapon", 0)
            spells = spells - docs[adventure].cost.get("spell", 0)
            either = either + docs[adventure].either
        if field_area[s] == "buildings":
            for building in [
                building
                for building in game.seen[kinds.Building]
                if field_plot[places[building]] == field_plot[s]
            ]:
                game.fuel -= game.seen.walk
                if game.fuel < 0:
                    game.spent()
                weapons = weapons + docs[building].supplies.get("weapon", 0)
                spells = spells + docs[building].supplies.get("spell", 0)
        if field_area[s] == "camps":
            either = either + field_resources[s]
    missing = max(0, 0 - weapons) + max(0, 0 - spells)
    missing = missing + max(0, either - max(0, weapons) - max(0, spells))
    return worth - 25 * missing


def openings(game: State, player: int) -> int:
    # content/kingdom_defenders/rules/evaluation.yaml:31
    # query: openings player
    return (
        0
        if game.player_finished[player]
        else product(
            len(game.contents[game.zone_hero_tile[player]]),
            2 if rules_placing.beyond_the_wall(game, player) else 9,
        )
    )


def _any_1(game: State, player: int) -> bool:
    docs = game.doc
    for deed in game.contents[game.zone_deed_row]:
        if isinstance(docs[deed], kinds.Deed) and rules_activation.claimable(game, deed, player):
            return True
    return False


def hope(game: State, s: int, player: int) -> int:
    """what {player} may gain from {s}"""
    # content/kingdom_defenders/rules/evaluation.yaml:37
    # query: hope from s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    field_area = game.tables.field_area
    field_plot = game.tables.field_plot
    places = game.place
    _player_wounds = game.player_wounds[player]
    for adventure in [
        piece for piece in contents_of[s] if isinstance(docs[piece], kinds.Adventure)
    ]:
        if _player_wounds + docs[adventure].wounds > 4:
            return -30
        return (
            10 * docs[adventure].gains.fame
            + 25 * len(docs[adventure].relics)
            - 6 * docs[adventure].wounds
            + 15
            * (
                docs[adventure].gains.levels.get("strength", 0)
                + docs[adventure].gains.levels.get("magic", 0)
            )
        )
    if field_area[s] == "camps":
        return (
            30
            * min(
                game.tables.field_resources[s],
                rules_hordes.still_demanded(game, "weapon")
                + rules_hordes.still_demanded(game, "spell"),
            )
            - 10
        )
    if field_area[s] == "deeds":
        return 45 if _any_1(game, player) else -5
    for _character in [
        piece for piece in contents_of[s] if isinstance(docs[piece], kinds.Character)
    ]:
        return 14
    for building in [
        building
        for building in game.seen[kinds.Building]
        if field_area[s] == "buildings" and field_plot[places[building]] == field_plot[s]
    ]:
        return docs[building].promise
    return 3


def siege_danger(game: State, player: int) -> int:
    # content/kingdom_defenders/rules/evaluation.yaml:53
    # query: siege_danger player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    camp_of = game.player_camp
    if (
        first_of(
            [
                piece
                for piece in contents_of[game.zone_horde_in_play]
                if isinstance(docs[piece], kinds.Horde)
            ],
            NOTHING,
        )
        < 0
        or not game.setting.horde
    ):
        return 0
    missing = rules_hordes.still_demanded(game, "weapon") + rules_hordes.still_demanded(
        game, "spell"
    )
    return product(150, missing) // product(
        docs[
            first_of(
                [
                    piece
                    for piece in contents_of[game.zone_horde_in_play]
                    if isinstance(docs[piece], kinds.Horde)
                ],
                NOTHING,
            )
        ].demand.get("weapon", 0)
        + docs[
            first_of(
                [
                    piece
                    for piece in contents_of[game.zone_horde_in_play]
                    if isinstance(docs[piece], kinds.Horde)
                ],
                NOTHING,
            )
        ].demand.get("spell", 0),
        max(1, game.table_advance),
    ) - 5 * (
        camp_of[player][kinds.RESOURCE_NUMBERS["weapon"]]
        + camp_of[player][kinds.RESOURCE_NUMBERS["spell"]]
    )


def _sum_1(game: State, player: int) -> int:
    orbs_as_of = game.player_orbs_as
    total = 0
    for relic in game.program.of_kind(kinds.Relic):
        total += orbs_as_of[player][game.program.numbers(kinds.Relic)[relic.id]]
    return total


def _highest_1(game: State, player: int) -> int:
    fame_of = game.player_fame
    values = [fame_of[player_2] for player_2 in range(game.players) if player_2 != player]
    return max(values) if values else 0


def evaluate_fame_sense(game: State, player: int) -> int:
    # content/kingdom_defenders/rules/evaluation.yaml:62
    # evaluation: fame_sense
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    fame = 10 * game.player_fame[player]
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
            rules_goods.multiplier(
                game, game.player_level[player][kinds.LEVEL_TRACK_NUMBERS["strength"]]
            ),
        )
        + product(
            rules_scoring.counted(
                game, game.program.definitions["kingdom_defenders.arcane_tome"], player
            ),
            rules_goods.multiplier(
                game, game.player_level[player][kinds.LEVEL_TRACK_NUMBERS["magic"]]
            ),
        )
        + rules_scoring.fate_fame(game, player)
        + game.player_stock[player][kinds.RESOURCE_NUMBERS["loot"]]
        - game.player_wounds[player]
    )
    orbs = 20 * (
        rules_activation.held(game, game.program.definitions["kingdom_defenders.orb"], player)
        - _sum_1(game, player)
    )
    goods = (
        4
        * (
            game.player_stock[player][kinds.RESOURCE_NUMBERS["weapon"]]
            + game.player_stock[player][kinds.RESOURCE_NUMBERS["spell"]]
        )
        + 3 * game.player_stock[player][kinds.RESOURCE_NUMBERS["coin"]]
    )
    levels = 10 * (
        game.player_level[player][kinds.LEVEL_TRACK_NUMBERS["strength"]]
        + game.player_level[player][kinds.LEVEL_TRACK_NUMBERS["magic"]]
    )
    wounds = -5 * game.player_wounds[player]
    discs = plans(game, player)
    openings_ = (
        0
        if game.player_finished[player]
        else product(
            len(game.contents[game.zone_hero_tile[player]]),
            2 if rules_placing.beyond_the_wall(game, player) else 9,
        )
    )
    siege = -1 * siege_danger(game, player)
    rivals = -3 * _highest_1(game, player)
    return (
        fame
        + counted_in_the_end
        + orbs
        + goods
        + levels
        + wounds
        + discs
        + openings_
        + siege
        + rivals
    )
