# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/heroes/felicity.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory.kinds as kinds
import generated.kings_armory.rules.players_round as rules_players_round
import generated.kings_armory.rules.range_ as rules_range_
import generated.kings_armory.rules.status as rules_status
import generated.kings_armory.rules.strikes as rules_strikes
from generated.kings_armory.state import State
from interpreter.api import NOTHING, Abilities, Activated, Prompt

# content/kings_armory/heroes/felicity.yaml:14
FELICITY_HOLY_LIGHT = kinds.Attack(
    id="kings_armory.felicity.holy_light",
    name="Holy Light",
    level=1,
    ac=1,
    type_="supernatural",
    range_=4,
    aim="rolled",
    hitroll=5,
    rolls=1,
    damage=2,
    second_damage=0,
    crit_range=1,
    crit_mod=2,
)

# content/kings_armory/heroes/felicity.yaml:2
FELICITY = kinds.Hero(
    id="kings_armory.felicity",
    name="Felicity the Master Healer",
    max_hp=14,
    move=5,
    dodge=12,
    melee_resistance=1,
    ranged_resistance=0,
    supernatural_resistance=1,
    immune=(),
    immune_to=(),
    immune_to_everything=False,
    indestructible=False,
    flying=False,
    attacks=(FELICITY_HOLY_LIGHT,),
    actions=3,
    heal_rate=5,
    tank=1,
)

ASK_1 = Prompt("choice", "choose a wounded ally within 4 of self", ("piece",))
ASK_2 = Prompt("choice", "choose a standing ally within 4 of self where it.bless = 0", ("piece",))


def felicity_can_be_used(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/felicity.yaml:16
    # 1 ap: choose a wounded ally within 4 of self; heal 3 to it
    return rules_players_round.has_ap(game, 1, bearer)


def felicity_used(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/felicity.yaml:16
    # 1 ap: choose a wounded ally within 4 of self; heal 3 to it
    docs = game.doc
    hp_of = game.piece_hp
    places = game.place
    rules_players_round.pay_ap(game, 1, bearer)
    chosen = game.choose(
        game.owner[bearer],
        ASK_1,
        [
            ally
            for ally in game.live
            if (
                isinstance(docs[ally], kinds.Ally)
                and hp_of[ally] > 0
                and hp_of[ally] < docs[ally].max_hp
                and rules_range_.within(game, places[ally], 4, places[bearer])
            )
        ],
        NOTHING,
    )
    if chosen >= 0:
        rules_strikes.heal(game, 3, chosen)


def felicity_can_be_used_2(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/felicity.yaml:17
    # 1 ap: choose a standing ally within 4 of self where it.bless = 0; bless it
    return rules_players_round.has_ap(game, 1, bearer)


def felicity_used_2(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/felicity.yaml:17
    # 1 ap: choose a standing ally within 4 of self where it.bless = 0; bless it
    docs = game.doc
    hp_of = game.piece_hp
    places = game.place
    bless_of = game.piece_bless
    rules_players_round.pay_ap(game, 1, bearer)
    chosen = game.choose(
        game.owner[bearer],
        ASK_2,
        [
            ally
            for ally in game.live
            if (
                isinstance(docs[ally], kinds.Ally)
                and hp_of[ally] > 0
                and rules_range_.within(game, places[ally], 4, places[bearer])
                and bless_of[ally] == 0
            )
        ],
        NOTHING,
    )
    if chosen >= 0:
        rules_status.bless(game, chosen)


# content/kings_armory/heroes/felicity.yaml:2
FELICITY_ABILITIES = Abilities(
    activated=(
        Activated(
            "kings_armory.felicity!0",
            "1 ap: choose a wounded ally within 4 of self; heal 3 to it",
            felicity_can_be_used,
            felicity_used,
        ),
        Activated(
            "kings_armory.felicity!1",
            "1 ap: choose a standing ally within 4 of self where it.bless = 0; bless it",
            felicity_can_be_used_2,
            felicity_used_2,
        ),
    ),
    text="1 ap: choose a wounded ally within 4 of this hero; it regains 3 Hit Points.\n1 ap: choose a standing ally within 4 of this hero where its bless = 0; it is Blessed.",
)
