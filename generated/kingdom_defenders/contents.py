# What the pack `kingdom_defenders` adds to a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import NOTHING, Contents, Scenario, first_part, numbers

from . import kinds
from .cards import adventures as cards_adventures
from .cards import fates as cards_fates
from .cards import relics as cards_relics
from .rules import activation as rules_activation
from .rules import board as rules_board
from .rules import evaluation as rules_evaluation
from .rules import goods as rules_goods
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

# content/kingdom_defenders/scenarios/01_family.yaml:9
FAMILY_SCENARIO = kinds.Scenario("family", "The Family variant", horde=False, rounds=5)


def _in_order_1(game: State) -> Sequence[int]:
    position_of = game.player_position
    ranked = [((position_of[p],), p) for p in range(game.players)]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def set_up_family(game: State) -> None:
    # content/kingdom_defenders/scenarios/01_family.yaml:19
    position_of = game.player_position
    scenarios_n01_family.lay_out_tiles(game)
    scenarios_n01_family.lay_out_cards(game)
    for n in numbers(1, len(range(game.players))):
        chosen = game.pick(
            [player for player in range(game.players) if position_of[player] == 0], NOTHING
        )
        if chosen >= 0:
            scenarios_n01_family.seat(game, chosen, n)
    for p in range(game.players):
        scenarios_n01_family.take_discs(game, p)
    for p in _in_order_1(game):
        scenarios_n01_family.deal_fate(game, p)


FAMILY = Scenario(
    id="family",
    title="The Family variant",
    players=(2, 4),
    seats=(),
    map="sandstorm",
    definition=FAMILY_SCENARIO,
    setup=set_up_family,
    flow="game_of_fame",
    options=(),
    evaluate=rules_evaluation.evaluate_fame_sense,
)

CONTENTS: tuple[Contents, ...] = (
    cards_adventures.CONTENTS,
    cards_fates.CONTENTS,
    cards_relics.CONTENTS,
    rules_activation.CONTENTS,
    rules_board.CONTENTS,
    rules_goods.CONTENTS,
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
        scenarios=(FAMILY,),
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
                    "camp_1": {"name": "the camps (1)", "area": "camps", "side": "kingdom"},
                    "camp_2": {
                        "name": "the camps (2)",
                        "area": "camps",
                        "side": "kingdom",
                        "number": 2,
                        "needs": "kingdom_defenders.sandstorm.camp_2_needs_1",
                    },
                    "camp_3": {
                        "name": "the camps (3)",
                        "area": "camps",
                        "side": "kingdom",
                        "number": 3,
                        "needs": "kingdom_defenders.sandstorm.camp_3_needs_2",
                    },
                    "camp_4": {
                        "name": "the camps (4)",
                        "area": "camps",
                        "side": "kingdom",
                        "number": 4,
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
        space_defaults={
            "area": None,
            "side": None,
            "plot": 0,
            "number": 1,
            "needs": "kingdom_defenders.one_disc",
            "crossed_out": False,
        },
        linked_spaces={"needs": "definition"},
        columns={
            "table_round": "number",
            "player_position": "number",
            "player_fame": "number",
            "player_weapons": "number",
            "player_spells": "number",
            "player_loot": "number",
            "player_coins": "number",
            "player_wounds": "number",
            "player_strength": "number",
            "player_magic": "number",
            "player_strength_tile": "number",
            "player_magic_tile": "number",
            "player_finished": "truth",
            "player_orb_weapons": "number",
            "player_orb_tomes": "number",
            "player_orb_trophies": "number",
            "player_orb_runes": "number",
            "space_forfeited": "truth",
            "piece_used_orbs": "number",
            "piece_face": "number",
        },
        kinds={
            "adventure": kinds.Adventure,
            "building": kinds.Building,
            "character": kinds.Character,
            "deed": kinds.Deed,
            "die": kinds.Die,
            "disc": kinds.Disc,
            "fate": kinds.Fate,
            "goods": kinds.Goods,
            "level": kinds.Level,
            "relic": kinds.Relic,
            "requirement": kinds.Requirement,
            "reward": kinds.Reward,
            "scenario": kinds.Scenario,
            "treasure": kinds.Treasure,
        },
        fields={
            "adventure": {
                "needs": "definition",
                "two_points": "truth",
                "wounds": "number",
                "weapons": "number",
                "spells": "number",
                "either": "number",
                "gains": "definition",
            },
            "building": {"code": "text", "icons": "number", "spaces": "list definition"},
            "character": {
                "code": "text",
                "icons": "number",
                "needs": "definition",
                "passive": "truth",
                "knows_paths": "truth",
            },
            "deed": {
                "pile": "number",
                "weapons": "number",
                "spells": "number",
                "loot": "number",
                "coins": "number",
                "adventures": "number",
                "relics": "list definition",
                "runes": "number",
                "different_runes": "number",
            },
            "die": {"faces": "list definition"},
            "fate": {
                "start": "definition",
                "scores": "enum",
                "each": "number",
                "steps": "list number",
                "fame": "list number",
            },
            "goods": {
                "weapons": "number",
                "spells": "number",
                "either": "number",
                "loot": "number",
                "coins": "number",
                "fame": "number",
                "potions": "number",
                "strength": "number",
                "magic": "number",
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
            "scenario": {"horde": "truth", "rounds": "number"},
            "space": {
                "area": "enum",
                "side": "enum",
                "plot": "number",
                "number": "number",
                "needs": "definition",
                "crossed_out": "truth",
            },
            "treasure": {"relics": "list definition"},
        },
        events={
            "attempt": (
                ("adventure", "piece"),
                ("s", "space"),
                ("player", "player"),
                ("allowance", "number"),
            ),
            "use_building": (("building", "piece"), ("player", "player")),
        },
        hidden={
            "player_weapons": "owner",
            "player_spells": "owner",
            "player_loot": "owner",
            "player_coins": "owner",
        },
        shown={
            "table_round": ("Round {}", "number"),
            "player_position": ("place {} in the turn order", "number"),
            "player_fame": ("Fame {}", "number"),
            "player_weapons": ("weapons {}", "number"),
            "player_spells": ("spells {}", "number"),
            "player_loot": ("loot {}", "number"),
            "player_coins": ("coins {}", "number"),
            "player_wounds": ("Wounds {}", "number"),
            "player_strength": ("Strength {}", "number"),
            "player_magic": ("Magic {}", "number"),
            "player_strength_tile": ("grey Level tile {}", "number"),
            "player_magic_tile": ("purple Level tile {}", "number"),
            "player_finished": ("places no more discs", "truth"),
            "space_forfeited": ("forfeited", "truth"),
            "piece_used_orbs": ("{} Orbs used", "number"),
            "piece_face": ("face {}", "number"),
        },
    ),
)
