# What the pack `kingdom_defenders` adds to a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Balance, Contents, Option, Scenario, first_part, numbers

from . import balance, kinds
from .cards import adventures as cards_adventures
from .cards import fates as cards_fates
from .cards import hordes as cards_hordes
from .cards import relics as cards_relics
from .kinds import (
    Adventure,
    Building,
    Character,
    Deed,
    Die,
    Disc,
    Fate,
    Goods,
    Horde,
    Level,
    Relic,
    Requirement,
    Reward,
    Tile,
    Treasure,
)
from .rules import activation as rules_activation
from .rules import board as rules_board
from .rules import evaluation as rules_evaluation
from .rules import goods as rules_goods
from .rules import hordes as rules_hordes
from .rules import placing as rules_placing
from .rules import round_ as rules_round_
from .rules import scoring as rules_scoring
from .scenarios import n01_family as scenarios_n01_family
from .state import State
from .tiles import buildings as tiles_buildings
from .tiles import characters as tiles_characters
from .tiles import deeds as tiles_deeds
from .tiles import dice as tiles_dice
from .tiles import rewards as tiles_rewards

# content/kingdom_defenders/scenarios/01_family.yaml:15
FAMILY_SCENARIO = kinds.Scenario("family", "The Family variant", horde=False, rounds=5)

# content/kingdom_defenders/scenarios/02_full_game.yaml:4
FULL_GAME_SCENARIO = kinds.Scenario("full_game", "The Horde marches")

# content/kingdom_defenders/scenarios/02_full_game.yaml:12
EXTREME_SCENARIO = kinds.Scenario("extreme", "The Extreme variant", at_once=True)


def _in_order_1(game: State) -> Sequence[int]:
    position_of = game.player_position
    ranked = []
    for p in range(game.players):
        ranked.append(((position_of[p],), p))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def set_up_family(game: State) -> None:
    # content/kingdom_defenders/scenarios/01_family.yaml:38
    position_of = game.player_position
    scenarios_n01_family.lay_out_tiles(game)
    scenarios_n01_family.lay_out_cards(game)
    scenarios_n01_family.lay_out_hordes(game)
    for n in numbers(1, game.players):
        _found = []
        for player in range(game.players):
            if position_of[player] == 0:
                _found.append(player)
        chosen = game.pick(_found, NOTHING)
        if chosen >= 0:
            scenarios_n01_family.seat(game, chosen, n)
    for p in range(game.players):
        scenarios_n01_family.take_discs(game, p)
    for p in _in_order_1(game):
        scenarios_n01_family.deal_fate(game, p)


def buildings_having(game: State, player: int) -> Any:
    # content/kingdom_defenders/balance.yaml:40
    _found = []
    for building in game.program.of_kind[Building]:
        if balance.relies_on(game, building, player):
            _found.append(building)
    return _found


def characters_having(game: State, player: int) -> Any:
    # content/kingdom_defenders/balance.yaml:29
    _found = []
    for character in game.program.of_kind[Character]:
        if balance.relies_on(game, character, player):
            _found.append(character)
    return _found


def city_share(game: State) -> bool:
    # content/kingdom_defenders/balance.yaml:11
    return game.table_fallen


def places_having(game: State, player: int) -> Any:
    # content/kingdom_defenders/balance.yaml:20
    return (game.player_began[player],)


OPTIONS_1 = (
    Option(
        "difficulty",
        "enum",
        "standard",
        values=("standard", "advanced", "expert"),
        words="Which Character and Building tiles go into the pool.",
    ),
    Option(
        "more_characters",
        "list definition",
        (),
        kind=Character,
        words="Further Characters in the pool, beyond those of the difficulty.",
    ),
    Option(
        "more_buildings",
        "list definition",
        (),
        kind=Building,
        words="Further Buildings in the pool, beyond those of the difficulty.",
    ),
)

FAMILY = Scenario(
    id="family",
    title="The Family variant",
    players=(2, 4),
    seats=(),
    map="sandstorm",
    definition=FAMILY_SCENARIO,
    setup=set_up_family,
    flow="game_of_fame",
    options=OPTIONS_1,
    evaluate=rules_evaluation.evaluate_fame_sense,
)

OPTIONS_2 = (
    Option(
        "difficulty",
        "enum",
        "standard",
        values=("standard", "advanced", "expert"),
        words="Which Character and Building tiles go into the pool.",
        taken_over=True,
    ),
    Option(
        "more_characters",
        "list definition",
        (),
        kind=Character,
        words="Further Characters in the pool, beyond those of the difficulty.",
        taken_over=True,
    ),
    Option(
        "more_buildings",
        "list definition",
        (),
        kind=Building,
        words="Further Buildings in the pool, beyond those of the difficulty.",
        taken_over=True,
    ),
)

FULL_GAME = Scenario(
    id="full_game",
    title="The Horde marches",
    players=(2, 4),
    seats=(),
    map="sandstorm",
    definition=FULL_GAME_SCENARIO,
    setup=set_up_family,
    flow="game_of_fame",
    options=OPTIONS_2,
    evaluate=rules_evaluation.evaluate_fame_sense,
)

EXTREME = Scenario(
    id="extreme",
    title="The Extreme variant",
    players=(2, 4),
    seats=(),
    map="sandstorm",
    definition=EXTREME_SCENARIO,
    setup=set_up_family,
    flow="game_of_fame",
    options=OPTIONS_2,
    evaluate=rules_evaluation.evaluate_fame_sense,
)

CONTENTS: tuple[Contents, ...] = (
    cards_adventures.CONTENTS,
    cards_fates.CONTENTS,
    cards_hordes.CONTENTS,
    cards_relics.CONTENTS,
    rules_activation.CONTENTS,
    rules_board.CONTENTS,
    rules_goods.CONTENTS,
    rules_hordes.CONTENTS,
    rules_placing.CONTENTS,
    rules_round_.CONTENTS,
    rules_scoring.CONTENTS,
    scenarios_n01_family.CONTENTS,
    tiles_buildings.CONTENTS,
    tiles_characters.CONTENTS,
    tiles_deeds.CONTENTS,
    tiles_dice.CONTENTS,
    tiles_rewards.CONTENTS,
    Contents(
        scenarios=(FAMILY, FULL_GAME, EXTREME),
        balances=(
            Balance(
                id="buildings",
                title="Who uses a Building more often than anybody else",
                text="Nobody should win more than 60 % because of one Building. Games with all tiles; who uses a Building as often as somebody else does\nnot count.\n",
                rows=("players", (2, 3, 4)),
                columns=("", ()),
                scenario="full_game",
                players=0,
                options={"difficulty": "expert"},
                having=buildings_having,
            ),
            Balance(
                id="characters",
                title="Who uses a Character more often than anybody else",
                text="Nobody should win more than 60 % because of one Character. Games with all tiles; who uses a Character as often as somebody else\ndoes not count.\n",
                rows=("players", (2, 3, 4)),
                columns=("", ()),
                scenario="full_game",
                players=0,
                options={"difficulty": "expert"},
                having=characters_having,
            ),
            Balance(
                id="city",
                title="How often the city falls",
                text="The city should fall in 10 to 35 % of full games at Standard difficulty.\n",
                rows=("players", (2, 3, 4)),
                columns=("scenario", ("full_game", "extreme")),
                scenario="",
                players=0,
                options={},
                share=city_share,
            ),
            Balance(
                id="places",
                title="Who begins where in the turn order",
                text="No place should win 5 points more or less than its share: 50, 33 and 25 %.\n",
                rows=("players", (2, 3, 4)),
                columns=("", ()),
                scenario="full_game",
                players=0,
                options={},
                having=places_having,
            ),
        ),
        maps={
            "sandstorm": {
                "routes": {
                    "arrows": (
                        "adventure_0",
                        "adventure_1",
                        "adventure_2",
                        "adventure_3",
                        "adventure_4",
                    ),
                },
                "sections": {
                    "Area A, in the City: the Characters": (
                        "character_0",
                        "character_1",
                        "character_2",
                        "character_3",
                    ),
                    "Area B.1, in the City: the Deeds": ("deed_1", "deed_2"),
                    "Area B.2, in the City: the Buildings": (
                        "forge_a",
                        "forge_b",
                        "forge_c",
                        "academy_a",
                        "academy_b",
                        "academy_c",
                        "infirmary_a",
                        "infirmary_b",
                        "infirmary_c",
                        "yard_a",
                        "yard_b",
                        "yard_c",
                        "market_a",
                        "market_b",
                        "market_c",
                        "tile_1_a",
                        "tile_1_b",
                        "tile_1_c",
                        "tile_2_a",
                        "tile_2_b",
                        "tile_2_c",
                        "tile_3_a",
                        "tile_3_b",
                        "tile_3_c",
                        "tile_4_a",
                        "tile_4_b",
                        "tile_4_c",
                        "tile_5_a",
                        "tile_5_b",
                        "tile_5_c",
                    ),
                    "Area D: the Wall, which nobody comes back over": ("wall_1", "wall_2"),
                    "Area B.3, in the Kingdom: the Adventures": (
                        "adventure_0",
                        "adventure_1",
                        "adventure_2",
                        "adventure_3",
                        "adventure_4",
                    ),
                    "Area C, in the Kingdom: the camps": ("camp_1", "camp_2", "camp_3", "camp_4"),
                },
                "spaces": {
                    "character_0": {
                        "name": "the printed Character",
                        "area": "characters",
                        "side": "city",
                        "number": 0,
                    },
                    "character_1": {
                        "name": "Character 1",
                        "area": "characters",
                        "side": "city",
                        "number": 1,
                    },
                    "character_2": {
                        "name": "Character 2",
                        "area": "characters",
                        "side": "city",
                        "number": 2,
                    },
                    "character_3": {
                        "name": "Character 3",
                        "area": "characters",
                        "side": "city",
                        "number": 3,
                    },
                    "deed_1": {"name": "Deeds (1)", "area": "deeds", "side": "city"},
                    "deed_2": {
                        "name": "Deeds (2)",
                        "area": "deeds",
                        "side": "city",
                        "number": 2,
                        "needs": "kingdom_defenders.disc_and_coin",
                    },
                    "forge_a": {
                        "name": "the Forge (1)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 1,
                        "number": 1,
                    },
                    "forge_b": {
                        "name": "the Forge (2)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 1,
                        "number": 2,
                    },
                    "forge_c": {
                        "name": "the Forge (3)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 1,
                        "number": 3,
                    },
                    "academy_a": {
                        "name": "the Arcane Academy (1)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 2,
                        "number": 1,
                    },
                    "academy_b": {
                        "name": "the Arcane Academy (2)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 2,
                        "number": 2,
                    },
                    "academy_c": {
                        "name": "the Arcane Academy (3)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 2,
                        "number": 3,
                    },
                    "infirmary_a": {
                        "name": "the Infirmary (1)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 3,
                        "number": 1,
                    },
                    "infirmary_b": {
                        "name": "the Infirmary (2)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 3,
                        "number": 2,
                    },
                    "infirmary_c": {
                        "name": "the Infirmary (3)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 3,
                        "number": 3,
                    },
                    "yard_a": {
                        "name": "the Training Yard (1)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 4,
                        "number": 1,
                    },
                    "yard_b": {
                        "name": "the Training Yard (2)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 4,
                        "number": 2,
                    },
                    "yard_c": {
                        "name": "the Training Yard (3)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 4,
                        "number": 3,
                    },
                    "market_a": {
                        "name": "the Market Square (1)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 5,
                        "number": 1,
                    },
                    "market_b": {
                        "name": "the Market Square (2)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 5,
                        "number": 2,
                    },
                    "market_c": {
                        "name": "the Market Square (3)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 5,
                        "number": 3,
                    },
                    "tile_1_a": {
                        "name": "Building tile 1 (1)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 6,
                        "number": 1,
                    },
                    "tile_1_b": {
                        "name": "Building tile 1 (2)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 6,
                        "number": 2,
                    },
                    "tile_1_c": {
                        "name": "Building tile 1 (3)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 6,
                        "number": 3,
                    },
                    "tile_2_a": {
                        "name": "Building tile 2 (1)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 7,
                        "number": 1,
                    },
                    "tile_2_b": {
                        "name": "Building tile 2 (2)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 7,
                        "number": 2,
                    },
                    "tile_2_c": {
                        "name": "Building tile 2 (3)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 7,
                        "number": 3,
                    },
                    "tile_3_a": {
                        "name": "Building tile 3 (1)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 8,
                        "number": 1,
                    },
                    "tile_3_b": {
                        "name": "Building tile 3 (2)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 8,
                        "number": 2,
                    },
                    "tile_3_c": {
                        "name": "Building tile 3 (3)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 8,
                        "number": 3,
                    },
                    "tile_4_a": {
                        "name": "Building tile 4 (1)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 9,
                        "number": 1,
                    },
                    "tile_4_b": {
                        "name": "Building tile 4 (2)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 9,
                        "number": 2,
                    },
                    "tile_4_c": {
                        "name": "Building tile 4 (3)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 9,
                        "number": 3,
                    },
                    "tile_5_a": {
                        "name": "Building tile 5 (1)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 10,
                        "number": 1,
                    },
                    "tile_5_b": {
                        "name": "Building tile 5 (2)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 10,
                        "number": 2,
                    },
                    "tile_5_c": {
                        "name": "Building tile 5 (3)",
                        "area": "buildings",
                        "side": "city",
                        "plot": 10,
                        "number": 3,
                    },
                    "adventure_0": {
                        "name": "the Adventure on the compass",
                        "area": "adventures",
                        "side": "kingdom",
                        "plot": 0,
                        "number": 0,
                    },
                    "adventure_1": {
                        "name": "Adventure 1",
                        "area": "adventures",
                        "side": "kingdom",
                        "plot": 1,
                        "number": 1,
                    },
                    "adventure_2": {
                        "name": "Adventure 2",
                        "area": "adventures",
                        "side": "kingdom",
                        "plot": 2,
                        "number": 2,
                    },
                    "adventure_3": {
                        "name": "Adventure 3",
                        "area": "adventures",
                        "side": "kingdom",
                        "plot": 3,
                        "number": 3,
                        "crossed_out": True,
                    },
                    "adventure_4": {
                        "name": "Adventure 4",
                        "area": "adventures",
                        "side": "kingdom",
                        "plot": 4,
                        "number": 4,
                        "crossed_out": True,
                    },
                    "camp_1": {
                        "name": "the camps (1)",
                        "area": "camps",
                        "side": "kingdom",
                        "resources": 1,
                    },
                    "camp_2": {
                        "name": "the camps (2)",
                        "area": "camps",
                        "side": "kingdom",
                        "number": 2,
                        "resources": 1,
                        "needs": "kingdom_defenders.one_disc_of_four",
                    },
                    "camp_3": {
                        "name": "the camps (3)",
                        "area": "camps",
                        "side": "kingdom",
                        "number": 3,
                        "resources": 2,
                        "needs": "kingdom_defenders.one_disc_of_three",
                    },
                    "camp_4": {
                        "name": "the camps (4)",
                        "area": "camps",
                        "side": "kingdom",
                        "number": 4,
                        "resources": 3,
                    },
                    "wall_1": {"name": "the Wall (1)", "area": "wall", "side": "neutral"},
                    "wall_2": {
                        "name": "the Wall (2)",
                        "area": "wall",
                        "side": "neutral",
                        "number": 2,
                    },
                },
            },
        },
        shown_zones=("deed_row", "red_reward", "yellow_reward", "rolled_dice", "horde_in_play"),
        zone_titles={
            "deed_row": "the Deeds",
            "reward_reserve": "the chest",
            "red_reward": "the Reward with the Healing die",
            "yellow_reward": "the Reward with the Wealth die",
            "rolled_dice": "the rolled dice",
            "horde_in_play": "the Horde",
            "special_horde": "the special Horde",
        },
        space_defaults={
            "area": "",
            "side": "",
            "plot": 0,
            "number": 1,
            "needs": "kingdom_defenders.one_disc",
            "resources": 0,
            "crossed_out": False,
        },
        linked_spaces={"needs": "definition"},
        columns={
            "table_round": "number",
            "table_advance": "number",
            "table_breached": "truth",
            "table_fallen": "truth",
            "table_victory_round": "number",
            "table_defended": "truth",
            "table_claimant": "player",
            "table_activated": "space",
            "player_position": "number",
            "player_fame": "number",
            "player_stock": "each resource number",
            "player_camp": "each resource number",
            "player_wounds": "number",
            "player_level": "each level_track number",
            "player_level_tile": "each level_track number",
            "player_finished": "truth",
            "player_orbs_shown": "number",
            "player_orbs_as": "each relic number",
            "player_fame_owed": "number",
            "player_herald_fame": "number",
            "player_adventures_this_round": "number",
            "player_began": "number",
            "player_uses": "each tile number",
            "player_popular": "truth",
            "player_adventurer": "truth",
            "space_forfeited": "truth",
            "space_visitor": "player",
            "piece_used_orbs": "number",
            "piece_face": "number",
        },
        kinds={
            "adventure": Adventure,
            "building": Building,
            "character": Character,
            "deed": Deed,
            "die": Die,
            "disc": Disc,
            "fate": Fate,
            "goods": Goods,
            "horde": Horde,
            "level": Level,
            "relic": Relic,
            "requirement": Requirement,
            "reward": Reward,
            "scenario": kinds.Scenario,
            "tile": Tile,
            "treasure": Treasure,
        },
        fields={
            "adventure": {
                "needs": "definition",
                "two_points": "truth",
                "wounds": "number",
                "cost": "each resource number",
                "either": "number",
                "gains": "definition",
            },
            "building": {
                "spaces": "list definition",
                "supplies": "each resource number",
                "promise": "number",
                "echoes": "truth",
            },
            "character": {
                "needs": "definition",
                "passive": "truth",
                "knows_paths": "truth",
                "protects": "truth",
                "spares": "number",
                "first_space": "truth",
            },
            "deed": {
                "pile": "number",
                "shows": "each resource number",
                "adventures": "number",
                "relics": "list definition",
                "runes": "number",
                "different_runes": "number",
            },
            "die": {"faces": "list definition"},
            "disc": {"marks_wounds": "truth"},
            "fate": {
                "start": "definition",
                "scores": "enum",
                "each": "number",
                "steps": "list number",
                "fame": "list number",
            },
            "goods": {
                "resources": "each resource number",
                "either": "number",
                "fame": "number",
                "potions": "number",
                "levels": "each level_track number",
            },
            "horde": {
                "fewest": "number",
                "most": "number",
                "special": "number",
                "speed": "number",
                "demand": "each resource number",
            },
            "level": {
                "step": "number",
                "multiplier": "number",
                "resource": "number",
                "tile": "number",
                "potions": "number",
            },
            "relic": {"rune": "truth", "wild": "truth"},
            "requirement": {
                "discs": "number",
                "coins": "number",
                "fame": "number",
                "players": "number",
            },
            "reward": {"copies": "number"},
            "scenario": {"horde": "truth", "at_once": "truth", "rounds": "number"},
            "space": {
                "area": "enum",
                "side": "enum",
                "plot": "number",
                "number": "number",
                "needs": "definition",
                "resources": "number",
                "crossed_out": "truth",
            },
            "tile": {"code": "text", "icons": "number", "attack": "truth", "feeds_camps": "truth"},
            "treasure": {"relics": "list definition"},
        },
        events={
            "attempt": (("adventure", "piece"), ("s", "space"), ("player", "player")),
            "use_building": (("building", "piece"), ("player", "player")),
        },
        hidden={"player_stock": "owner"},
        possible={"player_stock": (0,)},
        shown={
            "table_round": ("Round {}", "number", None),
            "table_advance": ("Horde {} from the Wall", "number", 0),
            "table_breached": ("the Wall shows side B", "truth", 0),
            "table_fallen": ("the city has fallen", "truth", 0),
            "player_position": ("place {} in the turn order", "number", 0),
            "player_fame": ("Fame {}", "number", 0),
            "player_stock": ("{}", "each resource number", 0),
            "player_camp": ("camp {}", "each resource number", 0),
            "player_wounds": ("Wounds {}", "number", 0),
            "player_level": ("{}", "each level_track number", None),
            "player_level_tile": ("Level tile {}", "each level_track number", 0),
            "player_finished": ("places no more discs", "truth", 0),
            "player_orbs_shown": ("Orbs used {}", "number", 0),
            "space_forfeited": ("forfeited", "truth", 0),
            "piece_used_orbs": ("{} {|Orb|Orbs} used", "number", 0),
            "piece_face": ("face {}", "number", 0),
        },
        shown_by={"piece_used_orbs": ("treasure",), "piece_face": ("die",)},
        glossary={
            "Return n": "Weapons and spells to deliver.",
            "Return n weapons or spells": "Split icons: weapons or spells, as the payer likes.",
            "Passive": "It helps the player all round long instead of acting once.",
            "The Rule of the Wall does not bind you.": "The Rule of the Wall does not bind whoever has a disc here.",
            "Attacks of rivals cannot choose you.": "Attacks cannot choose whoever has a disc here.",
            "Each Adventure costs you n weapon or spell less.": "Weapons or spells of each Adventure that whoever has a disc here need not pay.",
            "Show n": "Resources to show.",
            "Show n Runes of any shape": "Runes of whatever shape.",
            "Show n Runes of different shapes": "Runes, no two of one shape.",
            "n Fame for each": "Fame for every one.",
            "Steps: n": "How many it takes for each step of the scale.",
            "Fame of the highest step reached: n": "The Fame of each step; only the highest step counts.",
            "n weapons or spells": "Weapons or spells, chosen one by one.",
            "n Potions": "Each heals one Wound.",
            "Special Horde of round n": "The round whose special Horde it is: 4 or 5; 0 for cards of the deck.",
            "Demands n": "The weapons and spells that defeat it.",
            "Victory: n": "What follows, step by step, when the camps hold all it demands.",
            "Siege: n": "What follows, step by step, when it reaches the Wall.",
            "Attack": "Whether it bears the attack icon.",
        },
        keys={
            "level_track": ("strength", "magic"),
            "relic": Relic,
            "resource": ("weapon", "spell", "loot", "coin"),
            "tile": Tile,
        },
    ),
)
