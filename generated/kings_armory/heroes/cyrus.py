# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/heroes/cyrus.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Activated, Contents, Prompt

from ..kinds import Ally, Attack, Hero
from ..rules import duties as rules_duties
from ..rules import ettin as rules_ettin
from ..rules import players_round as rules_players_round
from ..rules import strikes as rules_strikes
from ..state import State

# content/kings_armory/heroes/cyrus.yaml:20
CYRUS_DUAL_WIELD = Attack(
    "kings_armory.cyrus.dual_wield",
    "Dual Wield",
    primary=True,
    type_="melee",
    hitroll=6,
    damage=2,
    second_damage=2,
)

# content/kings_armory/heroes/cyrus.yaml:3
CYRUS = Hero(
    "kings_armory.cyrus",
    "Cyrus the Psionic Warrior",
    max_hp=17,
    move=6,
    dodge=13,
    melee_resistance=1,
    ranged_resistance=1,
    supernatural_resistance=1,
    attacks=(CYRUS_DUAL_WIELD,),
    heal_rate=4,
    tank=2,
    role="offensive",
    heals=True,
)

ASK_1 = Prompt("choice", "Choose a wounded Ally within 1 of this Hero", ("piece",))


def cyrus_can_be_used(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/cyrus.yaml:28
    # "Psionic Might", once per turn, 1 ap: until end of turn: +2 primary_damage to self
    return (
        game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 1
        and (game.table_acting < 0 or game.table_acting == bearer)
        and game.table_mover < 0
        and rules_duties.spares_duty(game, bearer, 1)
        and game.used_times("turn", bearer, "kings_armory.cyrus!0") < 1
    )


def cyrus_used(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/cyrus.yaml:28
    # "Psionic Might", once per turn, 1 ap: until end of turn: +2 primary_damage to self
    game.use_up("turn", bearer if isinstance(bearer, int) else -1, "kings_armory.cyrus!0")
    rules_players_round.pay_ap(game, 1, bearer)
    game.last("primary_damage", "add", 2, bearer, "turn")


def cyrus_can_be_used_2(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/cyrus.yaml:29
    # "Flesh of Steel", 1 ap:
    return (
        game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 1
        and (game.table_acting < 0 or game.table_acting == bearer)
        and game.table_mover < 0
        and rules_duties.spares_duty(game, bearer, 1)
    )


def cyrus_used_2(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/cyrus.yaml:29
    # "Flesh of Steel", 1 ap:
    rules_players_round.pay_ap(game, 1, bearer)
    game.last("melee_resistance", "add", 2, bearer, "round")
    game.last("ranged_resistance", "add", 2, bearer, "round")
    game.last("supernatural_resistance", "add", 2, bearer, "round")


def _any_1(game: State, bearer: int) -> bool:
    hp_of = game.piece_hp
    docs = game.doc
    kings = game.board.kings
    places = game.place
    for ally in game.seen[Ally]:
        if (
            hp_of[ally] > 0
            and hp_of[ally] < rules_ettin.full_hp(game, ally)
            and not docs[ally].unhealable
            and kings[places[ally]][places[bearer]] <= 1
        ):
            return True
    return False


def cyrus_can_be_used_3(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/cyrus.yaml:32
    # "Bio Manipulation", 1 ap: choose a wounded ally within 1 of self; heal 3 to it
    return (
        game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 1
        and (game.table_acting < 0 or game.table_acting == bearer)
        and game.table_mover < 0
        and rules_duties.spares_duty(game, bearer, 1)
        and _any_1(game, bearer)
    )


def cyrus_used_3(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/cyrus.yaml:32
    # "Bio Manipulation", 1 ap: choose a wounded ally within 1 of self; heal 3 to it
    hp_of = game.piece_hp
    docs = game.doc
    kings = game.board.kings
    places = game.place
    rules_players_round.pay_ap(game, 1, bearer)
    _found = []
    for ally in game.seen[Ally]:
        if (
            hp_of[ally] > 0
            and hp_of[ally] < rules_ettin.full_hp(game, ally)
            and not docs[ally].unhealable
            and kings[places[ally]][places[bearer]] <= 1
        ):
            _found.append(ally)
    chosen = game.choose(game.owner[bearer], ASK_1, _found, NOTHING)
    if chosen >= 0:
        rules_strikes.heal(game, 3, chosen)


# content/kings_armory/heroes/cyrus.yaml:3
CYRUS_ABILITIES = Abilities(
    activated=(
        Activated(
            "kings_armory.cyrus!0",
            "Psionic Might (once per turn, 1 AP): this Hero gets +2 Damage with Primary Attacks until the end of the turn.",
            cyrus_can_be_used,
            cyrus_used,
        ),
        Activated(
            "kings_armory.cyrus!1",
            "Flesh of Steel (1 AP): this Hero gets +2 Melee Resistance, +2 Ranged Resistance and +2 Supernatural Resistance until the end of the round.",
            cyrus_can_be_used_2,
            cyrus_used_2,
        ),
        Activated(
            "kings_armory.cyrus!2",
            "Bio Manipulation (1 AP): a wounded Ally within 1 of this Hero regains 3 Hit Points.",
            cyrus_can_be_used_3,
            cyrus_used_3,
        ),
    ),
    text="Psionic Might (once per turn, 1 AP): this Hero gets +2 Damage with Primary Attacks until the end of the turn.\nFlesh of Steel (1 AP): this Hero gets +2 Melee Resistance, +2 Ranged Resistance and +2 Supernatural Resistance until the end of the round.\nBio Manipulation (1 AP): a wounded Ally within 1 of this Hero regains 3 Hit Points.",
)

# content/kings_armory/heroes/cyrus.yaml:20
CYRUS_DUAL_WIELD_ABILITIES = Abilities(text="A second Damage of 2.", fields=())

CONTENTS = Contents(
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
