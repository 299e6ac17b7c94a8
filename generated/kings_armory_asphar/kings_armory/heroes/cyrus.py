# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/heroes/cyrus.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.kings_armory_asphar.kinds as kinds
import generated.kings_armory_asphar.kings_armory.rules.ettin as kings_armory_rules_ettin
import generated.kings_armory_asphar.kings_armory.rules.players_round as kings_armory_rules_players_round
import generated.kings_armory_asphar.kings_armory.rules.range_ as kings_armory_rules_range_
import generated.kings_armory_asphar.kings_armory.rules.strikes as kings_armory_rules_strikes
from generated.kings_armory_asphar.state import State
from interpreter.api import NOTHING, Abilities, Activated, Contents, Prompt

# content/kings_armory/heroes/cyrus.yaml:20
CYRUS_DUAL_WIELD = kinds.Attack(
    id="kings_armory.cyrus.dual_wield",
    name="Dual Wield",
    level=1,
    primary=True,
    ac=1,
    type_="melee",
    range_=1,
    aim="rolled",
    hitroll=6,
    rolls=1,
    damage=2,
    first_damage=0,
    second_damage=2,
    crit_range=1,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/heroes/cyrus.yaml:3
CYRUS = kinds.Hero(
    id="kings_armory.cyrus",
    name="Cyrus the Psionic Warrior",
    max_hp=17,
    move=6,
    dodge=13,
    melee_resistance=1,
    ranged_resistance=1,
    supernatural_resistance=1,
    immune=(),
    immune_to_ranged=False,
    immune_to_supernatural=False,
    immune_to_burn=False,
    immune_to=(),
    immune_to_everything=False,
    indestructible=False,
    unhealable=False,
    flying=False,
    attacks=(CYRUS_DUAL_WIELD,),
    actions=3,
    heal_rate=4,
    tank=2,
    tele=False,
    tower_bound=False,
    tanks_untankable=False,
    tanks_flying=False,
    strikes_flying=False,
    attacks_barred=False,
    primary_damage=0,
    healing=0,
    special_hitroll=0,
    role="offensive",
    works_by_specials=False,
    heals=True,
    boss_slayer=0,
    counter=0,
    item=None,
    card=None,
)

ASK_1 = Prompt("choice", "choose a wounded ally within 1 of self", ("piece",))


def cyrus_can_be_used(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/cyrus.yaml:28
    # "Psionic Might", once per turn, 1 ap: until end of turn: +2 primary_damage to self
    return (
        kings_armory_rules_players_round.has_ap(game, 1, bearer)
        and game.used_times("turn", bearer, "kings_armory.cyrus!0") < 1
    )


def cyrus_used(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/cyrus.yaml:28
    # "Psionic Might", once per turn, 1 ap: until end of turn: +2 primary_damage to self
    game.use_up("turn", bearer if isinstance(bearer, int) else -1, "kings_armory.cyrus!0")
    kings_armory_rules_players_round.pay_ap(game, 1, bearer)
    game.last("primary_damage", "add", 2, bearer, "turn")


def cyrus_can_be_used_2(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/cyrus.yaml:29
    # "Flesh of Steel", 1 ap: until end of round: +2 melee_resistance to self; +2 ranged_resistan...
    return kings_armory_rules_players_round.has_ap(game, 1, bearer)


def cyrus_used_2(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/cyrus.yaml:29
    # "Flesh of Steel", 1 ap: until end of round: +2 melee_resistance to self; +2 ranged_resistan...
    kings_armory_rules_players_round.pay_ap(game, 1, bearer)
    game.last("melee_resistance", "add", 2, bearer, "round")
    game.last("ranged_resistance", "add", 2, bearer, "round")
    game.last("supernatural_resistance", "add", 2, bearer, "round")


def cyrus_can_be_used_3(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/cyrus.yaml:30
    # "Bio Manipulation", 1 ap: choose a wounded ally within 1 of self; heal 3 to it
    hp_of = game.piece_hp
    docs = game.doc
    places = game.place
    return (
        kings_armory_rules_players_round.has_ap(game, 1, bearer)
        and len(
            [
                ally
                for ally in game.of_kind(kinds.Ally)
                if (
                    hp_of[ally] > 0
                    and hp_of[ally] < kings_armory_rules_ettin.full_hp(game, ally)
                    and not docs[ally].unhealable
                    and kings_armory_rules_range_.within(game, places[ally], 1, places[bearer])
                )
            ],
        ) > 0
    )


def cyrus_used_3(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/cyrus.yaml:30
    # "Bio Manipulation", 1 ap: choose a wounded ally within 1 of self; heal 3 to it
    hp_of = game.piece_hp
    docs = game.doc
    places = game.place
    kings_armory_rules_players_round.pay_ap(game, 1, bearer)
    chosen = game.choose(
        game.owner[bearer],
        ASK_1,
        [
            ally
            for ally in game.of_kind(kinds.Ally)
            if (
                hp_of[ally] > 0
                and hp_of[ally] < kings_armory_rules_ettin.full_hp(game, ally)
                and not docs[ally].unhealable
                and kings_armory_rules_range_.within(game, places[ally], 1, places[bearer])
            )
        ],
        NOTHING,
    )
    if chosen >= 0:
        kings_armory_rules_strikes.heal(game, 3, chosen)


# content/kings_armory/heroes/cyrus.yaml:3
CYRUS_ABILITIES = Abilities(
    activated=(
        Activated(
            "kings_armory.cyrus!0",
            "Psionic Might (once per turn, 1 AP): this hero gets +2 Damage with Primary Attacks until the end of the turn.",
            cyrus_can_be_used,
            cyrus_used,
        ),
        Activated(
            "kings_armory.cyrus!1",
            "Flesh of Steel (1 AP): this hero gets +2 Melee Resistance, +2 Ranged Resistance and +2 Supernatural Resistance until the end of the round.",
            cyrus_can_be_used_2,
            cyrus_used_2,
        ),
        Activated(
            "kings_armory.cyrus!2",
            "Bio Manipulation (1 AP): choose a wounded ally within 1 of this hero; it regains 3 Hit Points.",
            cyrus_can_be_used_3,
            cyrus_used_3,
        ),
    ),
    text="Psionic Might (once per turn, 1 AP): this hero gets +2 Damage with Primary Attacks until the end of the turn.\nFlesh of Steel (1 AP): this hero gets +2 Melee Resistance, +2 Ranged Resistance and +2 Supernatural Resistance until the end of the round.\nBio Manipulation (1 AP): choose a wounded ally within 1 of this hero; it regains 3 Hit Points.",
)

# content/kings_armory/heroes/cyrus.yaml:20
CYRUS_DUAL_WIELD_ABILITIES = Abilities(text="A second Damage of 2.")

CONTENTS: Contents = Contents(
    definitions=(CYRUS_DUAL_WIELD, CYRUS),
    abilities={
        "kings_armory.cyrus": CYRUS_ABILITIES,
        "kings_armory.cyrus.dual_wield": CYRUS_DUAL_WIELD_ABILITIES,
    },
    links=(
        (CYRUS, "item", "kings_armory.windslasher_katana"),
        (CYRUS, "card", "kings_armory.griffon_corps"),
    ),
)
