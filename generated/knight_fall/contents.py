# What the pack `knight_fall` adds to a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import Contents, Option, Scenario, Timer

from . import kinds
from .cards import basic_action as cards_basic_action
from .cards.cooperative import barrage as cards_cooperative_barrage
from .cards.cooperative import blood_rite as cards_cooperative_blood_rite
from .cards.cooperative import change_of_skin as cards_cooperative_change_of_skin
from .cards.cooperative import charge as cards_cooperative_charge
from .cards.cooperative import chilling_howl as cards_cooperative_chilling_howl
from .cards.cooperative import chorus_of_the_pit as cards_cooperative_chorus_of_the_pit
from .cards.cooperative import devour as cards_cooperative_devour
from .cards.cooperative import double_back as cards_cooperative_double_back
from .cards.cooperative import drag_off as cards_cooperative_drag_off
from .cards.cooperative import frenzy as cards_cooperative_frenzy
from .cards.cooperative import hold_ground as cards_cooperative_hold_ground
from .cards.cooperative import maul as cards_cooperative_maul
from .cards.cooperative import pack_order as cards_cooperative_pack_order
from .cards.cooperative import prowl_the_walls as cards_cooperative_prowl_the_walls
from .cards.cooperative import relentless as cards_cooperative_relentless
from .cards.cooperative import rift_call as cards_cooperative_rift_call
from .cards.cooperative import rift_step as cards_cooperative_rift_step
from .cards.cooperative import spit_fire as cards_cooperative_spit_fire
from .cards.cooperative import stalk as cards_cooperative_stalk
from .cards.cooperative import whirl_of_claws as cards_cooperative_whirl_of_claws
from .cards.demons import chilling_curse as cards_demons_chilling_curse
from .cards.demons import claw_storm as cards_demons_claw_storm
from .cards.demons import cruel_hook as cards_demons_cruel_hook
from .cards.demons import dark_rite as cards_demons_dark_rite
from .cards.demons import feast as cards_demons_feast
from .cards.demons import hellfire as cards_demons_hellfire
from .cards.demons import imp_rush as cards_demons_imp_rush
from .cards.demons import impale as cards_demons_impale
from .cards.demons import mark_of_shadow as cards_demons_mark_of_shadow
from .cards.demons import mark_of_slaughter as cards_demons_mark_of_slaughter
from .cards.demons import mark_of_the_swarm as cards_demons_mark_of_the_swarm
from .cards.demons import open_the_rift as cards_demons_open_the_rift
from .cards.demons import savage_pounce as cards_demons_savage_pounce
from .cards.demons import whip_the_pack as cards_demons_whip_the_pack
from .cards.demons import wrench_away as cards_demons_wrench_away
from .cards.knights import banish as cards_knights_banish
from .cards.knights import binding_chains as cards_knights_binding_chains
from .cards.knights import escort as cards_knights_escort
from .cards.knights import hallowed_bolt as cards_knights_hallowed_bolt
from .cards.knights import invocation as cards_knights_invocation
from .cards.knights import lay_on_hands as cards_knights_lay_on_hands
from .cards.knights import rally_the_stone as cards_knights_rally_the_stone
from .cards.knights import righteous_strike as cards_knights_righteous_strike
from .cards.knights import seal_of_the_aegis as cards_knights_seal_of_the_aegis
from .cards.knights import seal_of_the_vigil as cards_knights_seal_of_the_vigil
from .cards.knights import seal_of_valor as cards_knights_seal_of_valor
from .cards.knights import shield_charge as cards_knights_shield_charge
from .cards.knights import stand_fast as cards_knights_stand_fast
from .cards.knights import sweeping_blade as cards_knights_sweeping_blade
from .cards.knights import wake_the_guardian as cards_knights_wake_the_guardian
from .demons import blood_shade as demons_blood_shade
from .demons import bone_crusher as demons_bone_crusher
from .demons import dread_mistress as demons_dread_mistress
from .demons import feral_reaver as demons_feral_reaver
from .demons import frozen_lurker as demons_frozen_lurker
from .demons import horned_demoness as demons_horned_demoness
from .demons import imp_lord as demons_imp_lord
from .demons import molten_scion as demons_molten_scion
from .demons import soulstealer as demons_soulstealer
from .demons import storm_fiend as demons_storm_fiend
from .elders import elder as elders_elder
from .knights import bulwark_knight as knights_bulwark_knight
from .knights import dawn_knight as knights_dawn_knight
from .knights import earth_knight as knights_earth_knight
from .knights import flame_knight as knights_flame_knight
from .knights import ice_knight as knights_ice_knight
from .knights import phase_knight as knights_phase_knight
from .knights import thorn_knight as knights_thorn_knight
from .knights import wind_knight as knights_wind_knight
from .knights import wrath_knight as knights_wrath_knight
from .minions import bone_crawler as minions_bone_crawler
from .minions import ice_golem as minions_ice_golem
from .minions import imp as minions_imp
from .minions import slag_golem as minions_slag_golem
from .minions import stone_golem as minions_stone_golem
from .minions import tokens as minions_tokens
from .rules import actions as rules_actions
from .rules import cards as rules_cards
from .rules import damage as rules_damage
from .rules import death as rules_death
from .rules import evaluation as rules_evaluation
from .rules import locations as rules_locations
from .rules import rounds as rules_rounds
from .rules import setup as rules_setup
from .state import State
from .tiles import abbey as tiles_abbey
from .tiles import forest as tiles_forest

# content/knight_fall/scenarios/01_a_lone_demon.yaml:2
A_LONE_DEMON_SCENARIO = kinds.Scenario("a_lone_demon", "A Lone Demon", demons=1)

# content/knight_fall/scenarios/cooperative.yaml:2
COOPERATIVE_SCENARIO = kinds.Scenario("cooperative", "Cooperative")

# content/knight_fall/scenarios/standard.yaml:2
STANDARD_SCENARIO = kinds.Scenario("standard", "Knights against Demons")


def lay_out_cooperative(game: State) -> None:
    # content/knight_fall/scenarios/cooperative.yaml:17
    game.table_bonuses = game.options["location_bonuses"]
    game.table_desperate = game.options["desperate"]
    game.table_five_card = game.options["five_card"]
    game.stamp += 1


def set_up_cooperative(game: State) -> None:
    # content/knight_fall/scenarios/cooperative.yaml:20
    rules_setup.set_up_cooperative(game)


def score_cooperative(game: State, player: int) -> int:
    # content/knight_fall/scenarios/cooperative.yaml:2
    return game.table_knight_points


def lay_out_standard(game: State) -> None:
    # content/knight_fall/scenarios/standard.yaml:19
    game.table_bonuses = game.options["location_bonuses"]
    game.table_desperate = game.options["desperate"]
    game.table_five_card = game.options["five_card"]
    game.stamp += 1
    if not game.options["experienced"]:
        game.table_knight_points = 1
        game.stamp += 1
    rules_setup.seat_teams(game, game.options["lone_team"])


def set_up_standard(game: State) -> None:
    # content/knight_fall/scenarios/standard.yaml:24
    rules_setup.set_up_standard(game)


def score_standard(game: State, player: int) -> int:
    # content/knight_fall/scenarios/standard.yaml:2
    return (
        game.table_knight_points
        if game.player_team[player] == "knights"
        else game.table_demon_points
    )


OPTIONS_1 = (
    Option(
        "location_bonuses",
        "truth",
        True,
        words="Whether the tiles have their effects.",
        taken_over=True,
    ),
    Option(
        "desperate",
        "truth",
        False,
        words="The Desperate variant: weaker elders, no golems, one imp more.",
        taken_over=True,
    ),
    Option(
        "five_card",
        "truth",
        False,
        words="The 5 card variant: a card is kept from turn to turn.",
        taken_over=True,
    ),
)

A_LONE_DEMON = Scenario(
    id="a_lone_demon",
    title="A Lone Demon",
    players=(1, 2),
    seats=(),
    map="abbey",
    definition=A_LONE_DEMON_SCENARIO,
    layout=lay_out_cooperative,
    setup=set_up_cooperative,
    flow="cooperative",
    options=OPTIONS_1,
    evaluate=rules_evaluation.evaluate_battle_sense,
    score=score_cooperative,
)

OPTIONS_2 = (
    Option("location_bonuses", "truth", True, words="Whether the tiles have their effects."),
    Option(
        "desperate",
        "truth",
        False,
        words="The Desperate variant: weaker elders, no golems, one imp more.",
    ),
    Option(
        "five_card", "truth", False, words="The 5 card variant: a card is kept from turn to turn."
    ),
)

COOPERATIVE = Scenario(
    id="cooperative",
    title="Cooperative",
    players=(1, 3),
    seats=(),
    map="abbey",
    definition=COOPERATIVE_SCENARIO,
    layout=lay_out_cooperative,
    setup=set_up_cooperative,
    flow="cooperative",
    options=OPTIONS_2,
    evaluate=rules_evaluation.evaluate_battle_sense,
    score=score_cooperative,
)

OPTIONS_3 = (
    Option("location_bonuses", "truth", True, words="Whether the tiles have their effects."),
    Option(
        "experienced", "truth", False, words="The knights start without the point they are ahead."
    ),
    Option(
        "desperate",
        "truth",
        False,
        words="The Desperate variant: weaker elders, no golems, one imp more.",
    ),
    Option(
        "five_card", "truth", False, words="The 5 card variant: a card is kept from turn to turn."
    ),
    Option(
        "lone_team",
        "enum",
        "demons",
        values=("knights", "demons"),
        words="Of three players one plays this team alone.",
    ),
)

STANDARD = Scenario(
    id="standard",
    title="Knights against Demons",
    players=(2, 6),
    seats=(),
    map="abbey",
    definition=STANDARD_SCENARIO,
    layout=lay_out_standard,
    setup=set_up_standard,
    flow="standard",
    options=OPTIONS_3,
    evaluate=rules_evaluation.evaluate_battle_sense,
    score=score_standard,
)

CONTENTS: tuple[Contents, ...] = (
    cards_basic_action.CONTENTS,
    cards_cooperative_barrage.CONTENTS,
    cards_cooperative_blood_rite.CONTENTS,
    cards_cooperative_change_of_skin.CONTENTS,
    cards_cooperative_charge.CONTENTS,
    cards_cooperative_chilling_howl.CONTENTS,
    cards_cooperative_chorus_of_the_pit.CONTENTS,
    cards_cooperative_devour.CONTENTS,
    cards_cooperative_double_back.CONTENTS,
    cards_cooperative_drag_off.CONTENTS,
    cards_cooperative_frenzy.CONTENTS,
    cards_cooperative_hold_ground.CONTENTS,
    cards_cooperative_maul.CONTENTS,
    cards_cooperative_pack_order.CONTENTS,
    cards_cooperative_prowl_the_walls.CONTENTS,
    cards_cooperative_relentless.CONTENTS,
    cards_cooperative_rift_call.CONTENTS,
    cards_cooperative_rift_step.CONTENTS,
    cards_cooperative_spit_fire.CONTENTS,
    cards_cooperative_stalk.CONTENTS,
    cards_cooperative_whirl_of_claws.CONTENTS,
    cards_demons_chilling_curse.CONTENTS,
    cards_demons_claw_storm.CONTENTS,
    cards_demons_cruel_hook.CONTENTS,
    cards_demons_dark_rite.CONTENTS,
    cards_demons_feast.CONTENTS,
    cards_demons_hellfire.CONTENTS,
    cards_demons_imp_rush.CONTENTS,
    cards_demons_impale.CONTENTS,
    cards_demons_mark_of_shadow.CONTENTS,
    cards_demons_mark_of_slaughter.CONTENTS,
    cards_demons_mark_of_the_swarm.CONTENTS,
    cards_demons_open_the_rift.CONTENTS,
    cards_demons_savage_pounce.CONTENTS,
    cards_demons_whip_the_pack.CONTENTS,
    cards_demons_wrench_away.CONTENTS,
    cards_knights_banish.CONTENTS,
    cards_knights_binding_chains.CONTENTS,
    cards_knights_escort.CONTENTS,
    cards_knights_hallowed_bolt.CONTENTS,
    cards_knights_invocation.CONTENTS,
    cards_knights_lay_on_hands.CONTENTS,
    cards_knights_rally_the_stone.CONTENTS,
    cards_knights_righteous_strike.CONTENTS,
    cards_knights_seal_of_the_aegis.CONTENTS,
    cards_knights_seal_of_the_vigil.CONTENTS,
    cards_knights_seal_of_valor.CONTENTS,
    cards_knights_shield_charge.CONTENTS,
    cards_knights_stand_fast.CONTENTS,
    cards_knights_sweeping_blade.CONTENTS,
    cards_knights_wake_the_guardian.CONTENTS,
    demons_blood_shade.CONTENTS,
    demons_bone_crusher.CONTENTS,
    demons_dread_mistress.CONTENTS,
    demons_feral_reaver.CONTENTS,
    demons_frozen_lurker.CONTENTS,
    demons_horned_demoness.CONTENTS,
    demons_imp_lord.CONTENTS,
    demons_molten_scion.CONTENTS,
    demons_soulstealer.CONTENTS,
    demons_storm_fiend.CONTENTS,
    elders_elder.CONTENTS,
    knights_bulwark_knight.CONTENTS,
    knights_dawn_knight.CONTENTS,
    knights_earth_knight.CONTENTS,
    knights_flame_knight.CONTENTS,
    knights_ice_knight.CONTENTS,
    knights_phase_knight.CONTENTS,
    knights_thorn_knight.CONTENTS,
    knights_wind_knight.CONTENTS,
    knights_wrath_knight.CONTENTS,
    minions_bone_crawler.CONTENTS,
    minions_ice_golem.CONTENTS,
    minions_imp.CONTENTS,
    minions_slag_golem.CONTENTS,
    minions_stone_golem.CONTENTS,
    minions_tokens.CONTENTS,
    rules_actions.CONTENTS,
    rules_cards.CONTENTS,
    rules_damage.CONTENTS,
    rules_death.CONTENTS,
    rules_locations.CONTENTS,
    rules_rounds.CONTENTS,
    tiles_abbey.CONTENTS,
    tiles_forest.CONTENTS,
    Contents(
        scenarios=(A_LONE_DEMON, COOPERATIVE, STANDARD),
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
        active_zones=("seals",),
        owning_zones=("hand",),
        shown_zones=("hand",),
        space_defaults={"corner": False},
        columns={
            "table_doing": "enum",
            "table_five_card": "truth",
            "table_knight_points": "number",
            "table_demon_points": "number",
            "table_bonuses": "truth",
            "table_slots": "number",
            "table_golems_per_round": "number",
            "table_desperate": "truth",
            "table_acting": "piece",
            "table_turn_of": "piece",
            "table_slot": "number",
            "player_symbols": "list enum",
            "player_committed": "truth",
            "player_magic": "number",
            "player_played": "number",
            "player_slow_to_come": "truth",
            "player_team": "enum",
            "piece_character": "piece",
            "piece_slowed": "truth",
            "piece_demon": "piece",
            "piece_used": "truth",
            "piece_health": "number",
            "piece_bank": "enum",
            "piece_awaiting": "truth",
            "piece_slot": "number",
            "piece_defense": "number",
            "piece_healed_well": "truth",
            "piece_ice": "number",
            "piece_visited": "list space",
            "piece_rooted": "truth",
            "piece_moved": "truth",
            "piece_instructions": "number",
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
            "location": kinds.Location,
            "minion": kinds.Minion,
            "power_card": kinds.PowerCard,
            "scenario": kinds.Scenario,
            "token": kinds.Token,
            "unit": kinds.Unit,
        },
        fields={
            "basic_card": {"choices": "list enum"},
            "character": {"start_health": "number", "power": "text", "magic_name": "text"},
            "demon": {"team": "enum", "start_ice": "number", "gathers_ice": "truth"},
            "elder": {"team": "enum"},
            "golem": {"team": "enum"},
            "knight": {
                "team": "enum",
                "max_health": "number",
                "start_health": "number",
                "start_defense": "number",
                "first_block": "number",
                "defends_diagonally": "number",
                "unshaken": "truth",
                "kindly": "truth",
            },
            "location": {
                "letter": "text",
                "reverse": "truth",
                "water": "truth",
                "dark": "truth",
                "healing": "truth",
                "lookout": "truth",
                "shelter": "truth",
                "power_only": "truth",
                "has_bonus": "truth",
            },
            "minion": {"max_health": "number", "heals_first": "truth"},
            "power_card": {"team": "enum", "seal": "truth", "secondary": "list enum"},
            "scenario": {"demons": "number", "imps": "number"},
            "space": {"corner": "truth"},
            "unit": {"team": "enum", "max_health": "number", "diagonal_moves": "number"},
        },
        stats={"knight": ("first_block", "defends_diagonally"), "unit": ("diagonal_moves",)},
        events={
            "arrival": (("unit", "piece"), ("tile", "space")),
            "damage": (
                ("amount", "number"),
                ("target", "piece"),
                ("attacker", "piece"),
                ("way", "enum"),
                ("slowing", "truth"),
            ),
            "death": (("unit", "piece"),),
            "end_of_turn": (("character", "piece"),),
            "move_action": (("unit", "piece"),),
            "movement": (("unit", "piece"),),
            "turn_start": (("character", "piece"),),
        },
        shown={
            "table_knight_points": ("the knights have {} points", "number", 0),
            "table_demon_points": ("the demons have {} points", "number", 0),
            "table_acting": ("{} acts", "piece", 0),
            "table_slot": ("turn {}", "number", 0),
            "player_symbols": ("actions to take: {}", "list enum", 0),
            "player_magic": ("magic {}", "number", 0),
            "player_slow_to_come": ("slowed next turn", "truth", 0),
            "piece_slowed": ("slowed", "truth", 0),
            "piece_health": ("health {}", "number", None),
            "piece_bank": ("{} bank", "enum", 0),
            "piece_slot": ("turn {}", "number", 0),
            "piece_defense": ("defense {}", "number", None),
            "piece_ice": ("ice {}", "number", None),
            "piece_rooted": ("rooted", "truth", 0),
            "piece_actions": ("{} minor actions left", "number", 0),
        },
        glossary={
            "One of: n": "Of these symbols it gives one.",
            "Ongoing power: n": "How its ongoing power is called.",
            "Magic ability: n": "How its magic ability is called.",
            "For 2 magic: n": "Its magic ability.",
            "Starts with n ice": "The light number of its ice track.",
            "Tile n": "The letter in the corner of the tile.",
            "Once per turn you may discard a card here: n": "What a discarded card gives.",
            "Or: n": "The two symbols of the top half.",
        },
        timers=(
            Timer("turn", "piece_used", False, kinds.Location),
            Timer("turn", "piece_healed_well", False, kinds.Knight),
        ),
    ),
)
