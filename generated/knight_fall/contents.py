# What the pack `knight_fall` adds to a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import Contents, Scenario

from . import kinds
from .cards import basic_action as cards_basic_action
from .cards.cooperative import barrage as cards_cooperative_barrage
from .cards.cooperative import charge as cards_cooperative_charge
from .cards.cooperative import devour as cards_cooperative_devour
from .cards.cooperative import double_back as cards_cooperative_double_back
from .cards.cooperative import frenzy as cards_cooperative_frenzy
from .cards.cooperative import hold_ground as cards_cooperative_hold_ground
from .cards.cooperative import maul as cards_cooperative_maul
from .cards.cooperative import pack_order as cards_cooperative_pack_order
from .cards.cooperative import prowl_the_walls as cards_cooperative_prowl_the_walls
from .cards.cooperative import relentless as cards_cooperative_relentless
from .cards.cooperative import rift_call as cards_cooperative_rift_call
from .cards.cooperative import spit_fire as cards_cooperative_spit_fire
from .cards.cooperative import stalk as cards_cooperative_stalk
from .cards.cooperative import whirl_of_claws as cards_cooperative_whirl_of_claws
from .cards.knights import banish as cards_knights_banish
from .cards.knights import escort as cards_knights_escort
from .cards.knights import hallowed_bolt as cards_knights_hallowed_bolt
from .cards.knights import lay_on_hands as cards_knights_lay_on_hands
from .cards.knights import shield_charge as cards_knights_shield_charge
from .cards.knights import stand_fast as cards_knights_stand_fast
from .cards.knights import sweeping_blade as cards_knights_sweeping_blade
from .demons import blood_shade as demons_blood_shade
from .demons import feral_reaver as demons_feral_reaver
from .demons import horned_demoness as demons_horned_demoness
from .demons import imp_lord as demons_imp_lord
from .demons import molten_scion as demons_molten_scion
from .demons import soulstealer as demons_soulstealer
from .demons import storm_fiend as demons_storm_fiend
from .elders import elder as elders_elder
from .knights import bulwark_knight as knights_bulwark_knight
from .knights import phase_knight as knights_phase_knight
from .knights import thorn_knight as knights_thorn_knight
from .knights import wind_knight as knights_wind_knight
from .knights import wrath_knight as knights_wrath_knight
from .minions import imp as minions_imp
from .minions import stone_golem as minions_stone_golem
from .rules import actions as rules_actions
from .rules import cards as rules_cards
from .rules import damage as rules_damage
from .rules import death as rules_death
from .rules import evaluation as rules_evaluation
from .rules import rounds as rules_rounds
from .rules import setup as rules_setup
from .state import State

# content/knight_fall/scenarios/01_a_lone_demon.yaml:2
A_LONE_DEMON_SCENARIO = kinds.Scenario("a_lone_demon", "A Lone Demon", demons=1)

# content/knight_fall/scenarios/cooperative.yaml:2
COOPERATIVE_SCENARIO = kinds.Scenario("cooperative", "Cooperative")


def set_up_cooperative(game: State) -> None:
    # content/knight_fall/scenarios/cooperative.yaml:9
    rules_setup.set_up_cooperative(game)


A_LONE_DEMON = Scenario(
    id="a_lone_demon",
    title="A Lone Demon",
    players=(1, 2),
    seats=(),
    map="abbey",
    definition=A_LONE_DEMON_SCENARIO,
    setup=set_up_cooperative,
    flow="cooperative",
    options=(),
    evaluate=rules_evaluation.evaluate_battle_sense,
)

COOPERATIVE = Scenario(
    id="cooperative",
    title="Cooperative",
    players=(1, 3),
    seats=(),
    map="abbey",
    definition=COOPERATIVE_SCENARIO,
    setup=set_up_cooperative,
    flow="cooperative",
    options=(),
    evaluate=rules_evaluation.evaluate_battle_sense,
)

CONTENTS: tuple[Contents, ...] = (
    cards_basic_action.CONTENTS,
    cards_cooperative_barrage.CONTENTS,
    cards_cooperative_charge.CONTENTS,
    cards_cooperative_devour.CONTENTS,
    cards_cooperative_double_back.CONTENTS,
    cards_cooperative_frenzy.CONTENTS,
    cards_cooperative_hold_ground.CONTENTS,
    cards_cooperative_maul.CONTENTS,
    cards_cooperative_pack_order.CONTENTS,
    cards_cooperative_prowl_the_walls.CONTENTS,
    cards_cooperative_relentless.CONTENTS,
    cards_cooperative_rift_call.CONTENTS,
    cards_cooperative_spit_fire.CONTENTS,
    cards_cooperative_stalk.CONTENTS,
    cards_cooperative_whirl_of_claws.CONTENTS,
    cards_knights_banish.CONTENTS,
    cards_knights_escort.CONTENTS,
    cards_knights_hallowed_bolt.CONTENTS,
    cards_knights_lay_on_hands.CONTENTS,
    cards_knights_shield_charge.CONTENTS,
    cards_knights_stand_fast.CONTENTS,
    cards_knights_sweeping_blade.CONTENTS,
    demons_blood_shade.CONTENTS,
    demons_feral_reaver.CONTENTS,
    demons_horned_demoness.CONTENTS,
    demons_imp_lord.CONTENTS,
    demons_molten_scion.CONTENTS,
    demons_soulstealer.CONTENTS,
    demons_storm_fiend.CONTENTS,
    elders_elder.CONTENTS,
    knights_bulwark_knight.CONTENTS,
    knights_phase_knight.CONTENTS,
    knights_thorn_knight.CONTENTS,
    knights_wind_knight.CONTENTS,
    knights_wrath_knight.CONTENTS,
    minions_imp.CONTENTS,
    minions_stone_golem.CONTENTS,
    rules_actions.CONTENTS,
    rules_cards.CONTENTS,
    rules_damage.CONTENTS,
    rules_death.CONTENTS,
    rules_rounds.CONTENTS,
    Contents(
        scenarios=(A_LONE_DEMON, COOPERATIVE),
        maps={
            "abbey": {
                "rows": ("c.c", ".s.", "c.c"),
                "routes": {
                    "outer_edge": (
                        "(1, 1)",
                        "(2, 1)",
                        "(3, 1)",
                        "(3, 2)",
                        "(3, 3)",
                        "(2, 3)",
                        "(1, 3)",
                        "(1, 2)",
                    ),
                },
                "names": {"seal": "(2, 2)"},
                "means": {"s": "the seal"},
                "legend": {"c": {"corner": True}, "s": {}},
            },
        },
        space_defaults={"corner": False},
        columns={
            "table_knight_points": "number",
            "table_demon_points": "number",
            "table_slots": "number",
            "table_acting": "piece",
            "table_slot": "number",
            "player_symbols": "list enum",
            "player_committed": "truth",
            "player_team": "enum",
            "piece_character": "piece",
            "piece_demon": "piece",
            "piece_health": "number",
            "piece_awaiting": "truth",
            "piece_slot": "number",
            "piece_defense": "number",
            "piece_visited": "list space",
            "piece_rooted": "truth",
            "piece_moved": "truth",
            "piece_actions": "number",
        },
        kinds={
            "basic_card": kinds.BasicCard,
            "card": kinds.Card,
            "character": kinds.Character,
            "cooperative_card": kinds.CooperativeCard,
            "demon": kinds.Demon,
            "elder": kinds.Elder,
            "golem": kinds.Golem,
            "knight": kinds.Knight,
            "minion": kinds.Minion,
            "power_card": kinds.PowerCard,
            "scenario": kinds.Scenario,
            "unit": kinds.Unit,
        },
        fields={
            "basic_card": {"choices": "list enum"},
            "character": {"start_health": "number"},
            "demon": {"team": "enum"},
            "elder": {"team": "enum"},
            "golem": {"team": "enum"},
            "knight": {
                "team": "enum",
                "max_health": "number",
                "start_health": "number",
                "start_defense": "number",
                "first_block": "number",
            },
            "minion": {"max_health": "number", "heals_first": "truth"},
            "power_card": {"team": "enum", "secondary": "list enum"},
            "scenario": {"demons": "number", "imps": "number"},
            "space": {"corner": "truth"},
            "unit": {"team": "enum", "max_health": "number", "diagonal_moves": "number"},
        },
        stats={"knight": ("first_block",), "unit": ("diagonal_moves",)},
        events={
            "arrival": (("unit", "piece"), ("tile", "space")),
            "damage": (
                ("amount", "number"),
                ("target", "piece"),
                ("attacker", "piece"),
                ("way", "enum"),
            ),
            "death": (("unit", "piece"),),
            "end_of_turn": (("character", "piece"),),
        },
        shown={
            "table_knight_points": ("the knights have {} points", "number", 0),
            "table_demon_points": ("the demons have {} points", "number", 0),
            "table_acting": ("{} acts", "piece", 0),
            "table_slot": ("turn {}", "number", 0),
            "player_symbols": ("actions to take: {}", "list enum", 0),
            "piece_health": ("health {}", "number", None),
            "piece_slot": ("turn {}", "number", 0),
            "piece_defense": ("defense {}", "number", None),
            "piece_rooted": ("rooted", "truth", 0),
            "piece_actions": ("{} minor actions left", "number", 0),
        },
    ),
)
