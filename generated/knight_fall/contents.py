# What the pack `knight_fall` adds to a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from typing import Any

from interpreter.api import Balance, Campaign, Contents, Option, Scenario, Timer, both, position

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
from .kinds import (
    BasicCard,
    Card,
    Character,
    CooperativeCard,
    Demon,
    Elder,
    Entry,
    Golem,
    IceDemon,
    Knight,
    Location,
    Minion,
    PowerCard,
    Relic,
    Token,
    Traveller,
    Unit,
    Villager,
)
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
from .rules import battles as rules_battles
from .rules import campaign as rules_campaign
from .rules import campaign_sheet as rules_campaign_sheet
from .rules import cards as rules_cards
from .rules import damage as rules_damage
from .rules import death as rules_death
from .rules import demons as rules_demons
from .rules import evaluation as rules_evaluation
from .rules import exploration as rules_exploration
from .rules import knights as rules_knights
from .rules import locations as rules_locations
from .rules import rounds as rules_rounds
from .rules import setup as rules_setup
from .state import State
from .the_weakened_seal import relics as the_weakened_seal_relics
from .the_weakened_seal import storybook as the_weakened_seal_storybook
from .the_weakened_seal import villagers as the_weakened_seal_villagers
from .tiles import abbey as tiles_abbey
from .tiles import forest as tiles_forest

# content/knight_fall/scenarios/01_a_lone_demon.yaml:2
A_LONE_DEMON_SCENARIO = kinds.Scenario("a_lone_demon", "A Lone Demon", demons=1)

# content/knight_fall/scenarios/cooperative.yaml:2
COOPERATIVE_SCENARIO = kinds.Scenario("cooperative", "Cooperative")

# content/knight_fall/scenarios/standard.yaml:2
STANDARD_SCENARIO = kinds.Scenario("standard", "Knights against Demons")

# content/knight_fall/the_weakened_seal/battles.yaml:5
MILL_BATTLE_SCENARIO = kinds.Scenario(
    "mill_battle",
    "Battle 1, the Mill",
    campaign_battle=True,
    fallen_before=5,
    starting_spaces=("er",),
    demon_tiles=("gr",),
    imp_tiles=("fr",),
    elder_tiles=("fr",),
    walk=("er", "fr", "gr", "fr"),
)

# content/knight_fall/the_weakened_seal/battles.yaml:22
CHURCH_BATTLE_SCENARIO = kinds.Scenario(
    "church_battle",
    "Battle 2, the Crumbling Church",
    campaign_battle=True,
    fallen_before=5,
    starting_spaces=("fr",),
    demon_tiles=("ar",),
    looming=1,
    imp_tiles=("cr",),
    elder_tiles=("er",),
    walk=("fr", "cr", "ar", "er", "ar", "cr"),
)

# content/knight_fall/the_weakened_seal/battles.yaml:35
QUARRY_BATTLE_SCENARIO = kinds.Scenario(
    "quarry_battle",
    "Battle 3, the Quarry",
    campaign_battle=True,
    fallen_before=5,
    starting_spaces=("hr",),
    demon_tiles=("fr", "br"),
    elder_tiles=("gr",),
    golem_tiles=("hr",),
    walk=("hr", "gr", "fr", "gr", "br", "gr"),
)

# content/knight_fall/the_weakened_seal/battles.yaml:48
MOUNTAIN_BATTLE_SCENARIO = kinds.Scenario(
    "mountain_battle",
    "Battle 4, the Dark Mountain",
    campaign_battle=True,
    fallen_before=5,
    starting_spaces=("er",),
    demon_tiles=("cr", "cr"),
    looming=1,
    imp_tiles=("hr", "dr"),
    elder_tiles=("dr", "fr"),
    golem_tiles=("er",),
    walk=("dr", "hr", "cr", "hr", "fr", "hr", "er", "hr"),
    centres=("hr",),
)

# content/knight_fall/the_weakened_seal/battles.yaml:63
FOREST_BATTLE_SCENARIO = kinds.Scenario(
    "forest_battle",
    "Battle 5, the Sinister Forest",
    campaign_battle=True,
    fallen_before=5,
    starting_spaces=("gr",),
    demon_tiles=("er", "er"),
    imp_tiles=("cr",),
    elder_tiles=("ir",),
    walk=("gr", "cr", "er", "ir"),
)

# content/knight_fall/the_weakened_seal/battles.yaml:75
KEEP_BATTLE_SCENARIO = kinds.Scenario(
    "keep_battle",
    "Battle 6, the Old Keep",
    campaign_battle=True,
    fallen_before=5,
    starting_spaces=("hr",),
    demon_tiles=("e", "e"),
    looming=2,
    imp_tiles=("b", "f"),
    elder_tiles=("g", "ir"),
    golem_tiles=("hr",),
    walk=("hr", "b", "e", "g", "f", "ir"),
)

# content/knight_fall/the_weakened_seal/battles.yaml:89
FINAL_BATTLE_SCENARIO = kinds.Scenario(
    "final_battle",
    "The Final Battle",
    campaign_battle=True,
    fallen_before=5,
    starting_spaces=("b", "d", "g", "i"),
    demon_tiles=("seal", "seal"),
    looming=5,
    to_defeat=6,
    imp_tiles=("seal", "seal", "seal", "seal"),
    elder_tiles=("h",),
    walk=("b", "c", "d", "f", "i", "h", "g", "e"),
    centres=("seal",),
)

# content/knight_fall/the_weakened_seal/campaign.yaml:3
CAMPAIGN_SCENARIO = kinds.Scenario("campaign", "Campaign: the map", fallen_before=5)


def lay_out_cooperative(game: State) -> None:
    # content/knight_fall/scenarios/cooperative.yaml:18
    game.table_bonuses = game.options["location_bonuses"]
    game.table_desperate = game.options["desperate"]
    game.table_five_card = game.options["five_card"]
    game.stamp += 1


def set_up_cooperative(game: State) -> None:
    # content/knight_fall/scenarios/cooperative.yaml:21
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


def set_up_mill_battle(game: State) -> None:
    # content/knight_fall/the_weakened_seal/battles.yaml:14
    rules_battles.set_up_battle(game)


def score_campaign(game: State, player: int) -> int:
    # content/knight_fall/the_weakened_seal/campaign.yaml:3
    return rules_campaign.campaign_score(game)


def set_up_final_battle(game: State) -> None:
    # content/knight_fall/the_weakened_seal/battles.yaml:96
    rules_battles.set_up_final_battle(game)


def set_up_campaign(game: State) -> None:
    # content/knight_fall/the_weakened_seal/campaign.yaml:12
    rules_campaign.set_up_exploration(game)


def the_weakened_seal_carries(game: State) -> dict[str, Any]:
    # content/knight_fall/the_weakened_seal/campaign.yaml:41
    docs = game.doc
    slot_of = game.piece_slot
    contents_of = game.contents
    circled_of = game.piece_circled
    return {
        "keys": game.table_keys,
        "coins": game.table_coins,
        "scrolls": game.table_scrolls,
        "elixirs": game.table_elixirs,
        "keywords": game.table_keywords,
        "villagers": [docs[villager] for villager in game.seen[Villager]],
        "relics": [docs[relic] for relic in game.seen[Relic]],
        "knights": [docs[k] for k in rules_campaign.active_knights(game)],
        "slots": [slot_of[k] for k in rules_campaign.active_knights(game)],
        "fallen": [
            docs[knight]
            for knight in contents_of[game.zone_fallen_knights]
            if isinstance(docs[knight], Knight)
        ],
        "elders_saved": game.table_elders_saved,
        "battles_won": game.table_battles_won,
        "time_boxes": game.table_time_boxes,
        "reader": (
            game.active + 1
            if game.setting is game.program.scenarios()["campaign"].definition
            else game.options["reader"]
        ),
        "explored": game.table_explored,
        "path": (
            [position(range(game.board.size), s) for s in game.table_path]
            if game.setting is game.program.scenarios()["campaign"].definition
            else game.options["path"]
        ),
        "circled": [
            docs[e]
            for e in both(
                game.seen[Entry],
                [
                    piece
                    for piece in game.pieces_in((game.zone_last_pages, game.zone_crossed_off))
                    if isinstance(docs[piece], Entry)
                ],
            )
            if circled_of[e]
        ],
        "crossed_off": [
            docs[entry]
            for entry in contents_of[game.zone_crossed_off]
            if isinstance(docs[entry], Entry)
        ],
    }


def the_weakened_seal_goes_on(game: State) -> bool:
    # content/knight_fall/the_weakened_seal/campaign.yaml:41
    return True


def the_weakened_seal_next(game: State) -> Any:
    # content/knight_fall/the_weakened_seal/campaign.yaml:41
    return (
        None
        if game.table_failed or game.setting is game.program.scenarios()["final_battle"].definition
        else game.table_battle
        if game.setting is game.program.scenarios()["campaign"].definition
        else game.program.scenarios()["campaign"].definition
    )


def _any_1(game: State) -> bool:
    team_of = game.player_team
    for p in game.winners:
        if team_of[p] == "knights":
            return True
    return False


def standard_share(game: State) -> bool:
    # content/knight_fall/balance.yaml:5
    return _any_1(game)


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

OPTIONS_4 = (
    Option(
        "difficulty",
        "enum",
        "medium",
        values=("easy", "medium", "hard"),
        words="How many elixirs there are at the start, and what the score is worth.",
        taken_over=True,
    ),
    Option("keys", "number", 0, words="Keys on the sheet.", taken_over=True),
    Option("coins", "number", 0, words="Coins on the sheet.", taken_over=True),
    Option("scrolls", "number", 0, words="Scrolls on the sheet.", taken_over=True),
    Option(
        "elixirs",
        "number",
        0,
        words="Elixirs on the sheet, once the campaign has begun.",
        taken_over=True,
    ),
    Option(
        "keywords",
        "list enum",
        (),
        values=("rope", "tracks", "oath", "lantern", "bell", "ward", "cursed"),
        words="Keywords on the sheet.",
        taken_over=True,
    ),
    Option(
        "villagers",
        "list definition",
        (),
        kind=Villager,
        words="Villagers who were rescued.",
        taken_over=True,
    ),
    Option(
        "relics", "list definition", (), kind=Relic, words="Relics that are owned.", taken_over=True
    ),
    Option(
        "knights",
        "list definition",
        (),
        kind=Knight,
        words="The active knights; if there are none, they are chosen.",
        taken_over=True,
    ),
    Option("slots", "list number", (), words="The turns of the active knights.", taken_over=True),
    Option("fallen", "list definition", (), kind=Knight, words="Fallen knights.", taken_over=True),
    Option("elders_saved", "number", 0, words="Elders that were saved.", taken_over=True),
    Option("battles_won", "number", 0, words="Battles that were won.", taken_over=True),
    Option("time_boxes", "number", 12, words="Time boxes that are left.", taken_over=True),
    Option(
        "reader",
        "number",
        1,
        words="The seat of the player whose turn it is to explore.",
        taken_over=True,
    ),
    Option("explored", "truth", False, words="An entry has been read this turn.", taken_over=True),
    Option(
        "path",
        "list number",
        (),
        words="The squares of the way so far, by their numbers on the map; none means the well.",
        taken_over=True,
    ),
    Option(
        "circled",
        "list definition",
        (),
        kind=Entry,
        words="Entries that have been read.",
        taken_over=True,
    ),
    Option(
        "crossed_off",
        "list definition",
        (),
        kind=Entry,
        words="Entries that may not be visited again.",
        taken_over=True,
    ),
)

MILL_BATTLE = Scenario(
    id="mill_battle",
    title="Battle 1, the Mill",
    players=(1, 2),
    seats=(),
    map="mill_board",
    definition=MILL_BATTLE_SCENARIO,
    setup=set_up_mill_battle,
    flow="cooperative",
    options=OPTIONS_4,
    replaces={"end_of_round": "end_of_battle_round"},
    evaluate=rules_evaluation.evaluate_campaign_battle_sense,
    score=score_campaign,
)

CHURCH_BATTLE = Scenario(
    id="church_battle",
    title="Battle 2, the Crumbling Church",
    players=(1, 2),
    seats=(),
    map="church_board",
    definition=CHURCH_BATTLE_SCENARIO,
    setup=set_up_mill_battle,
    flow="cooperative",
    options=OPTIONS_4,
    replaces={"end_of_round": "end_of_battle_round"},
    evaluate=rules_evaluation.evaluate_campaign_battle_sense,
    score=score_campaign,
)

QUARRY_BATTLE = Scenario(
    id="quarry_battle",
    title="Battle 3, the Quarry",
    players=(1, 2),
    seats=(),
    map="quarry_board",
    definition=QUARRY_BATTLE_SCENARIO,
    setup=set_up_mill_battle,
    flow="cooperative",
    options=OPTIONS_4,
    replaces={"end_of_round": "end_of_battle_round"},
    evaluate=rules_evaluation.evaluate_campaign_battle_sense,
    score=score_campaign,
)

MOUNTAIN_BATTLE = Scenario(
    id="mountain_battle",
    title="Battle 4, the Dark Mountain",
    players=(1, 2),
    seats=(),
    map="mountain_board",
    definition=MOUNTAIN_BATTLE_SCENARIO,
    setup=set_up_mill_battle,
    flow="cooperative",
    options=OPTIONS_4,
    replaces={"end_of_round": "end_of_battle_round"},
    evaluate=rules_evaluation.evaluate_campaign_battle_sense,
    score=score_campaign,
)

FOREST_BATTLE = Scenario(
    id="forest_battle",
    title="Battle 5, the Sinister Forest",
    players=(1, 2),
    seats=(),
    map="forest_board",
    definition=FOREST_BATTLE_SCENARIO,
    setup=set_up_mill_battle,
    flow="cooperative",
    options=OPTIONS_4,
    replaces={"end_of_round": "end_of_battle_round"},
    evaluate=rules_evaluation.evaluate_campaign_battle_sense,
    score=score_campaign,
)

KEEP_BATTLE = Scenario(
    id="keep_battle",
    title="Battle 6, the Old Keep",
    players=(1, 2),
    seats=(),
    map="keep_board",
    definition=KEEP_BATTLE_SCENARIO,
    setup=set_up_mill_battle,
    flow="cooperative",
    options=OPTIONS_4,
    replaces={"end_of_round": "end_of_battle_round"},
    evaluate=rules_evaluation.evaluate_campaign_battle_sense,
    score=score_campaign,
)

FINAL_BATTLE = Scenario(
    id="final_battle",
    title="The Final Battle",
    players=(1, 2),
    seats=(),
    map="final_board",
    definition=FINAL_BATTLE_SCENARIO,
    setup=set_up_final_battle,
    flow="cooperative",
    options=OPTIONS_4,
    replaces={"end_of_round": "end_of_battle_round"},
    evaluate=rules_evaluation.evaluate_campaign_battle_sense,
    score=score_campaign,
)

OPTIONS_5 = (
    Option(
        "difficulty",
        "enum",
        "medium",
        values=("easy", "medium", "hard"),
        words="How many elixirs there are at the start, and what the score is worth.",
    ),
    Option("keys", "number", 0, words="Keys on the sheet."),
    Option("coins", "number", 0, words="Coins on the sheet."),
    Option("scrolls", "number", 0, words="Scrolls on the sheet."),
    Option("elixirs", "number", 0, words="Elixirs on the sheet, once the campaign has begun."),
    Option(
        "keywords",
        "list enum",
        (),
        values=("rope", "tracks", "oath", "lantern", "bell", "ward", "cursed"),
        words="Keywords on the sheet.",
    ),
    Option("villagers", "list definition", (), kind=Villager, words="Villagers who were rescued."),
    Option("relics", "list definition", (), kind=Relic, words="Relics that are owned."),
    Option(
        "knights",
        "list definition",
        (),
        kind=Knight,
        words="The active knights; if there are none, they are chosen.",
    ),
    Option("slots", "list number", (), words="The turns of the active knights."),
    Option("fallen", "list definition", (), kind=Knight, words="Fallen knights."),
    Option("elders_saved", "number", 0, words="Elders that were saved."),
    Option("battles_won", "number", 0, words="Battles that were won."),
    Option("time_boxes", "number", 12, words="Time boxes that are left."),
    Option("reader", "number", 1, words="The seat of the player whose turn it is to explore."),
    Option("explored", "truth", False, words="An entry has been read this turn."),
    Option(
        "path",
        "list number",
        (),
        words="The squares of the way so far, by their numbers on the map; none means the well.",
    ),
    Option("circled", "list definition", (), kind=Entry, words="Entries that have been read."),
    Option(
        "crossed_off",
        "list definition",
        (),
        kind=Entry,
        words="Entries that may not be visited again.",
    ),
)

CAMPAIGN = Scenario(
    id="campaign",
    title="Campaign: the map",
    players=(1, 2),
    seats=(),
    map="campaign_map",
    definition=CAMPAIGN_SCENARIO,
    setup=set_up_campaign,
    flow="exploration",
    options=OPTIONS_5,
    evaluate=rules_evaluation.evaluate_map_sense,
    score=score_campaign,
)

THE_WEAKENED_SEAL_CAMPAIGN = Campaign(
    id="the_weakened_seal",
    title="The Weakened Seal",
    scenarios=(
        "campaign",
        "mill_battle",
        "church_battle",
        "quarry_battle",
        "mountain_battle",
        "forest_battle",
        "keep_battle",
        "final_battle",
    ),
    carries=the_weakened_seal_carries,
    goes_on=the_weakened_seal_goes_on,
    next=the_weakened_seal_next,
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
    rules_battles.CONTENTS,
    rules_campaign_sheet.CONTENTS,
    rules_cards.CONTENTS,
    rules_damage.CONTENTS,
    rules_death.CONTENTS,
    rules_demons.CONTENTS,
    rules_exploration.CONTENTS,
    rules_knights.CONTENTS,
    rules_locations.CONTENTS,
    rules_rounds.CONTENTS,
    the_weakened_seal_relics.CONTENTS,
    the_weakened_seal_storybook.CONTENTS,
    the_weakened_seal_villagers.CONTENTS,
    tiles_abbey.CONTENTS,
    tiles_forest.CONTENTS,
    Contents(
        scenarios=(
            A_LONE_DEMON,
            COOPERATIVE,
            STANDARD,
            MILL_BATTLE,
            CHURCH_BATTLE,
            QUARRY_BATTLE,
            MOUNTAIN_BATTLE,
            FOREST_BATTLE,
            KEEP_BATTLE,
            FINAL_BATTLE,
            CAMPAIGN,
        ),
        campaigns=(THE_WEAKENED_SEAL_CAMPAIGN,),
        balances=(
            Balance(
                id="battles",
                title="Battles of the campaign",
                text="Each battle alone, as if it were the first of a campaign: it can be won.\n",
                rows=(
                    "scenario",
                    (
                        "mill_battle",
                        "church_battle",
                        "quarry_battle",
                        "mountain_battle",
                        "forest_battle",
                        "keep_battle",
                        "final_battle",
                    ),
                ),
                columns=("", ()),
                scenario="",
                players=1,
                options={},
            ),
            Balance(
                id="campaign",
                title="The Weakened Seal",
                text="Whole campaigns of medium difficulty. 15 to 50 % of them should be won.",
                rows=("players", (1, 2)),
                columns=("", ()),
                scenario="",
                players=0,
                options={},
                campaign="the_weakened_seal",
                expect=(15, 50),
            ),
            Balance(
                id="cooperative",
                title="Knights against the cards",
                text="The players should win 30 to 60 % of these games.",
                rows=("players", (1, 2, 3)),
                columns=("", ()),
                scenario="cooperative",
                players=0,
                options={},
                expect=(30, 60),
            ),
            Balance(
                id="desperate",
                title="Knights against the cards, desperate",
                text="The Desperate variant should be harder.",
                rows=("players", (1, 2, 3)),
                columns=("", ()),
                scenario="cooperative",
                players=0,
                options={"desperate": True},
            ),
            Balance(
                id="standard",
                title="Knights against demons",
                text="Games that the knights win. Each team should win 40 to 60 % of its games at each number of players.",
                rows=("players", (2, 3, 4, 5, 6)),
                columns=("", ()),
                scenario="standard",
                players=0,
                options={},
                expect=(40, 60),
                share=standard_share,
            ),
        ),
        links=(
            (MILL_BATTLE_SCENARIO, "told_by", ("knight_fall.mill",)),
            (
                MILL_BATTLE_SCENARIO,
                "layout",
                ("knight_fall.clearing", "knight_fall.old_road", "knight_fall.pine_stand"),
            ),
            (CHURCH_BATTLE_SCENARIO, "told_by", ("knight_fall.crumbling_church",)),
            (
                CHURCH_BATTLE_SCENARIO,
                "layout",
                (
                    "knight_fall.old_road",
                    "knight_fall.dark_thicket",
                    "knight_fall.ruined_shrine",
                    "knight_fall.clearing",
                ),
            ),
            (QUARRY_BATTLE_SCENARIO, "told_by", ("knight_fall.quarry",)),
            (
                QUARRY_BATTLE_SCENARIO,
                "layout",
                (
                    "knight_fall.rocky_ridge",
                    "knight_fall.pine_stand",
                    "knight_fall.old_road",
                    "knight_fall.rocky_stream",
                ),
            ),
            (MOUNTAIN_BATTLE_SCENARIO, "told_by", ("knight_fall.dark_mountain",)),
            (
                MOUNTAIN_BATTLE_SCENARIO,
                "layout",
                (
                    "knight_fall.standing_stones",
                    "knight_fall.clearing",
                    "knight_fall.rocky_ridge",
                    "knight_fall.dark_thicket",
                    "knight_fall.old_road",
                ),
            ),
            (FOREST_BATTLE_SCENARIO, "told_by", ("knight_fall.sinister_forest",)),
            (
                FOREST_BATTLE_SCENARIO,
                "layout",
                (
                    "knight_fall.pine_stand",
                    "knight_fall.dark_thicket",
                    "knight_fall.hollow",
                    "knight_fall.clearing",
                ),
            ),
            (KEEP_BATTLE_SCENARIO, "told_by", ("knight_fall.old_keep",)),
            (
                KEEP_BATTLE_SCENARIO,
                "layout",
                (
                    "knight_fall.rocky_ridge",
                    "knight_fall.sewer",
                    "knight_fall.chapel",
                    "knight_fall.hollow",
                    "knight_fall.armoury",
                    "knight_fall.library",
                ),
            ),
            (FINAL_BATTLE_SCENARIO, "told_by", ("knight_fall.the_abbey",)),
            (
                FINAL_BATTLE_SCENARIO,
                "layout",
                (
                    "knight_fall.sewer",
                    "knight_fall.shadowy_nook",
                    "knight_fall.magic_orb",
                    "knight_fall.chapel",
                    "knight_fall.seal_chamber",
                    "knight_fall.armoury",
                    "knight_fall.library",
                    "knight_fall.bell_tower",
                    "knight_fall.cloister_garden",
                ),
            ),
        ),
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
                "wide": True,
            },
            "campaign_map": {
                "rows": ("...=...", "...~...", ".tt=...", ".tt=...", "...~...", "...=..."),
                "adjacency": "none",
                "names": {
                    "a_1": "(1, 1)",
                    "b_1": "(2, 1)",
                    "c_1": "(3, 1)",
                    "d_1": "(5, 1)",
                    "e_1": "(6, 1)",
                    "f_1": "(7, 1)",
                    "a_2": "(1, 2)",
                    "b_2": "(2, 2)",
                    "c_2": "(3, 2)",
                    "d_2": "(5, 2)",
                    "e_2": "(6, 2)",
                    "f_2": "(7, 2)",
                    "a_3": "(1, 3)",
                    "b_3": "(2, 3)",
                    "c_3": "(3, 3)",
                    "d_3": "(5, 3)",
                    "e_3": "(6, 3)",
                    "f_3": "(7, 3)",
                    "a_4": "(1, 4)",
                    "b_4": "(2, 4)",
                    "c_4": "(3, 4)",
                    "d_4": "(5, 4)",
                    "e_4": "(6, 4)",
                    "f_4": "(7, 4)",
                    "a_5": "(1, 5)",
                    "b_5": "(2, 5)",
                    "c_5": "(3, 5)",
                    "d_5": "(5, 5)",
                    "e_5": "(6, 5)",
                    "f_5": "(7, 5)",
                    "a_6": "(1, 6)",
                    "b_6": "(2, 6)",
                    "c_6": "(3, 6)",
                    "d_6": "(5, 6)",
                    "e_6": "(6, 6)",
                    "f_6": "(7, 6)",
                },
                "means": {"t": "the town", "~": "the river", "=": "a bridge"},
                "legend": {"t": {"land": "town"}, "~": {"land": "river"}, "=": {"land": "bridge"}},
                "spaces": {
                    "(1, 1)": {"name": "A1", "entries": ("knight_fall.crumbling_church",)},
                    "(2, 1)": {"name": "B1", "entries": ("knight_fall.graveyard",)},
                    "(3, 1)": {"name": "C1", "entries": ("knight_fall.north_bridge",)},
                    "(5, 1)": {"name": "D1", "entries": ("knight_fall.watchtower",)},
                    "(6, 1)": {"name": "E1", "entries": ("knight_fall.mountain_path",)},
                    "(7, 1)": {"name": "F1", "entries": ("knight_fall.dark_mountain",)},
                    "(1, 2)": {"name": "A2"},
                    "(2, 2)": {"name": "B2"},
                    "(3, 2)": {"name": "C2", "entries": ("knight_fall.ruined_scriptorium",)},
                    "(5, 2)": {"name": "D2"},
                    "(6, 2)": {"name": "E2"},
                    "(7, 2)": {"name": "F2"},
                    "(1, 3)": {"name": "A3", "entries": ("knight_fall.mill",)},
                    "(2, 3)": {"name": "B3", "entries": ("knight_fall.tavern",)},
                    "(3, 3)": {"name": "C3", "entries": ("knight_fall.well", "knight_fall.market")},
                    "(5, 3)": {"name": "D3", "entries": ("knight_fall.forest_edge",)},
                    "(6, 3)": {"name": "E3", "entries": ("knight_fall.sinister_forest",)},
                    "(7, 3)": {"name": "F3", "entries": ("knight_fall.hermit",)},
                    "(1, 4)": {"name": "A4", "entries": ("knight_fall.farm",)},
                    "(2, 4)": {"name": "B4", "entries": ("knight_fall.smithy",)},
                    "(3, 4)": {"name": "C4", "entries": ("knight_fall.town_chapel",)},
                    "(5, 4)": {"name": "D4", "entries": ("knight_fall.woodcutters_camp",)},
                    "(6, 4)": {"name": "E4", "entries": ("knight_fall.witchs_hut",)},
                    "(7, 4)": {"name": "F4"},
                    "(1, 5)": {"name": "A5", "entries": ("knight_fall.orchard",)},
                    "(2, 5)": {"name": "B5"},
                    "(3, 5)": {"name": "C5"},
                    "(5, 5)": {"name": "D5"},
                    "(6, 5)": {"name": "E5", "entries": ("knight_fall.wolf_den",)},
                    "(7, 5)": {"name": "F5", "entries": ("knight_fall.old_keep",)},
                    "(1, 6)": {"name": "A6", "entries": ("knight_fall.quarry",)},
                    "(2, 6)": {"name": "B6", "entries": ("knight_fall.fishing_hut",)},
                    "(3, 6)": {"name": "C6", "entries": ("knight_fall.south_bridge",)},
                    "(5, 6)": {"name": "D6", "entries": ("knight_fall.river_shrine",)},
                    "(6, 6)": {"name": "E6"},
                    "(7, 6)": {"name": "F6", "entries": ("knight_fall.catacombs",)},
                },
                "columns": ("A", "B", "C", "", "D", "E", "F"),
                "links": (
                    ("a_1", "b_1", "c_1", "d_1", "e_1", "f_1"),
                    ("a_2", "b_2", "c_2"),
                    ("d_2", "e_2", "f_2"),
                    ("a_3", "b_3", "c_3", "d_3", "e_3", "f_3"),
                    ("a_4", "b_4", "c_4", "d_4", "e_4", "f_4"),
                    ("a_5", "b_5", "c_5"),
                    ("d_5", "e_5", "f_5"),
                    ("a_6", "b_6", "c_6", "d_6", "e_6", "f_6"),
                    ("a_1", "a_2", "a_3", "a_4", "a_5", "a_6"),
                    ("b_1", "b_2", "b_3", "b_4", "b_5", "b_6"),
                    ("c_1", "c_2", "c_3", "c_4", "c_5", "c_6"),
                    ("d_1", "d_2", "d_3", "d_4", "d_5", "d_6"),
                    ("e_1", "e_2", "e_3", "e_4", "e_5", "e_6"),
                    ("f_1", "f_2", "f_3", "f_4", "f_5", "f_6"),
                ),
                "one_way": (),
            },
            "church_board": {
                "rows": ("..", " .."),
                "names": {"fr": "(1, 1)", "cr": "(2, 1)", "ar": "(2, 2)", "er": "(3, 2)"},
                "spaces": {
                    "(1, 1)": {"name": "Old Road"},
                    "(2, 1)": {"name": "Dark Thicket"},
                    "(2, 2)": {"name": "Ruined Shrine"},
                    "(3, 2)": {"name": "Clearing"},
                },
            },
            "final_board": {
                "rows": ("c.c", ".s.", "c.c"),
                "routes": {"outer_edge": ("b", "c", "d", "f", "i", "h", "g", "e")},
                "names": {
                    "b": "(1, 1)",
                    "c": "(2, 1)",
                    "d": "(3, 1)",
                    "e": "(1, 2)",
                    "seal": "(2, 2)",
                    "f": "(3, 2)",
                    "g": "(1, 3)",
                    "h": "(2, 3)",
                    "i": "(3, 3)",
                },
                "means": {"s": "the seal"},
                "legend": {"c": {"corner": True}, "s": {}},
                "spaces": {
                    "(1, 1)": {"name": "Sewer"},
                    "(2, 1)": {"name": "Shadowy Nook"},
                    "(3, 1)": {"name": "Magic Orb"},
                    "(1, 2)": {"name": "Chapel"},
                    "(2, 2)": {"name": "Seal Chamber"},
                    "(3, 2)": {"name": "Armoury"},
                    "(1, 3)": {"name": "Library"},
                    "(2, 3)": {"name": "Bell Tower"},
                    "(3, 3)": {"name": "Cloister Garden"},
                },
            },
            "forest_board": {
                "rows": ("..", ".."),
                "names": {"gr": "(1, 1)", "cr": "(2, 1)", "ir": "(1, 2)", "er": "(2, 2)"},
                "spaces": {
                    "(1, 1)": {"name": "Pine Stand"},
                    "(2, 1)": {"name": "Dark Thicket"},
                    "(1, 2)": {"name": "Hollow"},
                    "(2, 2)": {"name": "Clearing"},
                },
            },
            "keep_board": {
                "rows": ("...", "..."),
                "names": {
                    "hr": "(1, 1)",
                    "b": "(2, 1)",
                    "e": "(3, 1)",
                    "ir": "(1, 2)",
                    "f": "(2, 2)",
                    "g": "(3, 2)",
                },
                "spaces": {
                    "(1, 1)": {"name": "Rocky Ridge"},
                    "(2, 1)": {"name": "Sewer"},
                    "(3, 1)": {"name": "Chapel"},
                    "(1, 2)": {"name": "Hollow"},
                    "(2, 2)": {"name": "Armoury"},
                    "(3, 2)": {"name": "Library"},
                },
            },
            "mill_board": {
                "rows": ("...",),
                "names": {"er": "(1, 1)", "fr": "(2, 1)", "gr": "(3, 1)"},
                "spaces": {
                    "(1, 1)": {"name": "Clearing"},
                    "(2, 1)": {"name": "Old Road"},
                    "(3, 1)": {"name": "Pine Stand"},
                },
            },
            "mountain_board": {
                "rows": (" .", "...", " ."),
                "names": {
                    "dr": "(2, 1)",
                    "er": "(1, 2)",
                    "hr": "(2, 2)",
                    "cr": "(3, 2)",
                    "fr": "(2, 3)",
                },
                "spaces": {
                    "(2, 1)": {"name": "Standing Stones"},
                    "(1, 2)": {"name": "Clearing"},
                    "(2, 2)": {"name": "Rocky Ridge"},
                    "(3, 2)": {"name": "Dark Thicket"},
                    "(2, 3)": {"name": "Old Road"},
                },
            },
            "quarry_board": {
                "rows": ("...", " ."),
                "names": {"hr": "(1, 1)", "gr": "(2, 1)", "fr": "(3, 1)", "br": "(2, 2)"},
                "spaces": {
                    "(1, 1)": {"name": "Rocky Ridge"},
                    "(2, 1)": {"name": "Pine Stand"},
                    "(3, 1)": {"name": "Old Road"},
                    "(2, 2)": {"name": "Rocky Stream"},
                },
            },
        },
        active_zones=("villager_list", "relic_list", "seals"),
        owning_zones=("hand",),
        shown_zones=("villager_list", "relic_list", "hand", "fallen_knights", "arrivals"),
        space_defaults={"corner": False, "land": "open_land", "entries": ()},
        linked_spaces={"entries": "list definition"},
        columns={
            "table_doing": "enum",
            "table_defeated": "number",
            "table_keys": "number",
            "table_coins": "number",
            "table_scrolls": "number",
            "table_elixirs": "number",
            "table_keywords": "list enum",
            "table_time_boxes": "number",
            "table_elders_saved": "number",
            "table_battles_won": "number",
            "table_failed": "truth",
            "table_five_card": "truth",
            "table_knight_points": "number",
            "table_demon_points": "number",
            "table_party": "piece",
            "table_path": "list space",
            "table_squares_moved": "number",
            "table_explored": "truth",
            "table_reading": "piece",
            "table_battle": "definition",
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
            "player_left_over": "list enum",
            "player_last_played": "piece",
            "player_team": "enum",
            "piece_character": "piece",
            "piece_slowed": "truth",
            "piece_demon": "piece",
            "piece_circled": "truth",
            "piece_used": "truth",
            "piece_health": "number",
            "piece_bank": "enum",
            "piece_awaiting": "truth",
            "piece_slot": "number",
            "piece_defense": "number",
            "piece_strength": "number",
            "piece_healed_well": "truth",
            "piece_visited": "list space",
            "piece_rooted": "truth",
            "piece_moved": "truth",
            "piece_bound": "truth",
            "piece_instructions": "number",
            "piece_ice": "number",
            "piece_actions": "number",
        },
        kinds={
            "basic_card": BasicCard,
            "card": Card,
            "character": Character,
            "cooperative_card": CooperativeCard,
            "demon": Demon,
            "elder": Elder,
            "entry": Entry,
            "golem": Golem,
            "ice_demon": IceDemon,
            "knight": Knight,
            "location": Location,
            "minion": Minion,
            "power_card": PowerCard,
            "relic": Relic,
            "scenario": kinds.Scenario,
            "token": Token,
            "traveller": Traveller,
            "unit": Unit,
            "villager": Villager,
        },
        fields={
            "basic_card": {"choices": "list enum"},
            "character": {"start_health": "number"},
            "demon": {"team": "enum", "shackles": "truth"},
            "elder": {"team": "enum"},
            "entry": {"number": "number", "title": "text", "story": "text"},
            "golem": {"team": "enum"},
            "ice_demon": {"start_ice": "number", "most_ice": "number", "gathers_ice": "truth"},
            "knight": {
                "team": "enum",
                "max_health": "number",
                "start_health": "number",
                "start_defense": "number",
                "most_defense": "number",
                "first_block": "number",
                "defends_diagonally": "truth",
                "elusive": "truth",
                "unshaken": "truth",
                "briar": "number",
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
            "power_card": {"team": "enum", "secondary": "list enum", "seal": "truth"},
            "relic": {"scrolls": "number", "coins": "number"},
            "scenario": {
                "campaign_battle": "truth",
                "fallen_before": "number",
                "told_by": "list definition",
                "layout": "list definition",
                "starting_spaces": "list space",
                "demon_tiles": "list space",
                "looming": "number",
                "to_defeat": "number",
                "imp_tiles": "list space",
                "elder_tiles": "list space",
                "golem_tiles": "list space",
                "walk": "list space",
                "centres": "list space",
                "demons": "number",
                "imps": "number",
            },
            "space": {"corner": "truth", "land": "enum", "entries": "list definition"},
            "unit": {"team": "enum", "max_health": "number", "diagonal_moves": "truth"},
            "villager": {
                "squares": "number",
                "scroll_discount": "number",
                "battle_defense": "number",
                "elixir_defense": "number",
                "battle_coins": "number",
                "battle_golems": "number",
            },
        },
        stats={"knight": ("first_block", "defends_diagonally"), "unit": ("diagonal_moves",)},
        events={
            "arrival": (("unit", "piece"), ("tile", "space")),
            "blow": (
                ("damage", "number"),
                ("target", "piece"),
                ("symbol", "enum"),
                ("unit", "piece"),
            ),
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
            "start_of_demon_turn": (("demon", "piece"),),
            "turn_start": (("character", "piece"),),
        },
        shown={
            "table_defeated": ("demons defeated: {}", "number", 0),
            "table_keys": ("keys: {}", "number", 0),
            "table_coins": ("coins: {}", "number", 0),
            "table_scrolls": ("scrolls: {}", "number", 0),
            "table_elixirs": ("elixirs: {}", "number", 0),
            "table_keywords": ("keywords: {}", "list enum", 0),
            "table_time_boxes": ("time boxes left: {}", "number", 0),
            "table_elders_saved": ("elders saved: {}", "number", 0),
            "table_failed": ("the campaign has failed", "truth", 0),
            "table_knight_points": ("knights {} of 10 points", "number", 0),
            "table_demon_points": ("demons {} of 10 points", "number", 0),
            "table_squares_moved": ("squares moved this turn: {}", "number", 0),
            "table_explored": ("an entry was read this turn", "truth", 0),
            "table_acting": ("{} acts", "piece", 0),
            "table_slot": ("turn {} of the round", "number", 0),
            "player_symbols": ("actions to take: {}", "list enum", 0),
            "player_magic": ("magic {}", "number", 0),
            "player_slow_to_come": ("slowed next turn", "truth", 0),
            "piece_slowed": ("slowed", "truth", 0),
            "piece_circled": ("read", "truth", 0),
            "piece_health": ("health {} of {max_health}", "number", None),
            "piece_bank": ("{} bank", "enum", 0),
            "piece_slot": ("acts in turn {}", "number", 0),
            "piece_defense": ("defense {} of {most_defense}", "number", None),
            "piece_strength": ("next attack +{}", "number", 0),
            "piece_rooted": ("rooted", "truth", 0),
            "piece_bound": ("bound", "truth", 0),
            "piece_ice": ("ice {} of {most_ice}", "number", None),
            "piece_actions": ("minor actions left: {}", "number", 0),
        },
        shown_by={
            "piece_slowed": ("power_card",),
            "piece_circled": ("entry",),
            "piece_health": ("unit", "character"),
            "piece_bank": ("unit",),
            "piece_slot": ("character",),
            "piece_defense": ("knight",),
            "piece_strength": ("knight",),
            "piece_rooted": ("demon",),
            "piece_bound": ("demon",),
            "piece_ice": ("ice_demon",),
            "piece_actions": ("minion",),
        },
        glossary={
            "One of: n": "Of these symbols it gives one.",
            "For 2 magic: n": "Its magic ability.",
            "After the battle: n": "What follows the battle.",
            "Starts with n ice": "The light number of its ice track.",
            "Tile n": "The letter in the corner of the tile, with an r on its reverse.",
            "Once per turn you may discard a card here: n": "What a discarded card gives.",
            "Only power cards can be discarded here": "Only a power card can be discarded for its bonus.",
            "Secondary: n": "The two symbols of the top half.",
            "Primary: n": "The text of the bottom half.",
        },
        timers=(
            Timer("turn", "piece_used", False, Location),
            Timer("turn", "piece_strength", 0, Knight),
            Timer("turn", "piece_healed_well", False, Knight),
        ),
    ),
)
