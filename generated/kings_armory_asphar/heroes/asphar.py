# Rules and documents of the pack `kings_armory_asphar`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory_asphar/heroes/asphar.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Abilities, Activated, Contents, Prompt, Trigger

from ..kings_armory.kinds import Attack, Hero, Monster
from ..kings_armory.rules import duties as kings_armory_rules_duties
from ..kings_armory.rules import players_round as kings_armory_rules_players_round
from ..kings_armory.rules import status as kings_armory_rules_status
from ..kings_armory.rules import strikes as kings_armory_rules_strikes
from ..rules import asphar as rules_asphar
from ..rules import knockback as rules_knockback
from ..state import State

# content/kings_armory_asphar/heroes/asphar.yaml:19
ASPHAR_GREAT_AXE = Attack(
    "kings_armory_asphar.asphar.great_axe",
    "Great Axe",
    primary=True,
    type_="melee",
    hitroll=6,
    damage=4,
    crit_range=2,
)

# content/kings_armory_asphar/heroes/asphar.yaml:27
ASPHAR_HEADBUTT = Attack(
    "kings_armory_asphar.asphar.headbutt",
    "Headbutt",
    type_="melee",
    hitroll=5,
    damage=1,
    crit_range=4,
    crit_mod=1,
)

# content/kings_armory_asphar/heroes/asphar.yaml:3
ASPHAR = Hero(
    "kings_armory_asphar.asphar",
    "Asphar the Barbarian",
    max_hp=21,
    move=5,
    dodge=12,
    melee_resistance=1,
    attacks=(ASPHAR_GREAT_AXE, ASPHAR_HEADBUTT),
    heal_rate=4,
    tank=1,
    role="offensive",
    boss_slayer=3,
    counter=1,
)

ASK_1 = Prompt("choice", "Choose a ground Foe within 1 of this Hero", ("piece",))


def _any_1(game: State, bearer: int) -> bool:
    docs = game.doc
    grounded_of = game.piece_grounded
    kings = game.board.kings
    places = game.place
    for foe in game.seen[Monster]:
        if (
            not (docs[foe].flying and not (isinstance(docs[foe], Monster) and grounded_of[foe]))
            and kings[places[foe]][places[bearer]] <= 1
        ):
            return True
    return False


def asphar_can_be_used(game: State, bearer: int) -> bool:
    # content/kings_armory_asphar/heroes/asphar.yaml:36
    # "Shoulder Charge", 1 ap: choose a ground foe within 1 of self; shoulder_charge at it
    return (
        game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 1
        and (game.table_acting < 0 or game.table_acting == bearer)
        and game.table_mover < 0
        and kings_armory_rules_duties.spares_duty(game, bearer, 1)
        and _any_1(game, bearer)
    )


def asphar_used(game: State, bearer: int) -> None:
    # content/kings_armory_asphar/heroes/asphar.yaml:36
    # "Shoulder Charge", 1 ap: choose a ground foe within 1 of self; shoulder_charge at it
    docs = game.doc
    grounded_of = game.piece_grounded
    kings = game.board.kings
    places = game.place
    kings_armory_rules_players_round.pay_ap(game, 1, bearer)
    _found = []
    for foe in game.seen[Monster]:
        if (
            not (docs[foe].flying and not (isinstance(docs[foe], Monster) and grounded_of[foe]))
            and kings[places[foe]][places[bearer]] <= 1
        ):
            _found.append(foe)
    chosen = game.choose(game.owner[bearer], ASK_1, _found, NOTHING)
    if chosen >= 0:
        rules_asphar.shoulder_charge(game, chosen, bearer)


def asphar_can_be_used_2(game: State, bearer: int) -> bool:
    # content/kings_armory_asphar/heroes/asphar.yaml:37
    # "Battle Rage", once per turn, 1 ap: rage
    return (
        game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 1
        and (game.table_acting < 0 or game.table_acting == bearer)
        and game.table_mover < 0
        and kings_armory_rules_duties.spares_duty(game, bearer, 1)
        and game.used_times("turn", bearer, "kings_armory_asphar.asphar!1") < 1
    )


def asphar_used_2(game: State, bearer: int) -> None:
    # content/kings_armory_asphar/heroes/asphar.yaml:37
    # "Battle Rage", once per turn, 1 ap: rage
    game.use_up("turn", bearer if isinstance(bearer, int) else -1, "kings_armory_asphar.asphar!1")
    kings_armory_rules_players_round.pay_ap(game, 1, bearer)
    rules_asphar.rage(game, bearer)


def asphar_great_axe_on_crit(
    game: State, bearer: Any, event: kings_armory_rules_strikes.CritEvent
) -> bool:
    # content/kings_armory_asphar/heroes/asphar.yaml:26
    # on crit: knock_back 2
    if event.attack is not bearer:
        return False
    rules_knockback.knock_back(game, 2, event.target)
    return True


def asphar_headbutt_on_crit(
    game: State, bearer: Any, event: kings_armory_rules_strikes.CritEvent
) -> bool:
    # content/kings_armory_asphar/heroes/asphar.yaml:34
    # on crit: stun
    if event.attack is not bearer:
        return False
    kings_armory_rules_status.stun(game, event.target)
    return True


# content/kings_armory_asphar/heroes/asphar.yaml:3
ASPHAR_ABILITIES = Abilities(
    activated=(
        Activated(
            "kings_armory_asphar.asphar!0",
            "Shoulder Charge (1 AP): roll with Hitroll +6; a ground Foe within 1 of this Hero is Dealt 1 Melee Damage and Knocked back 3.",
            asphar_can_be_used,
            asphar_used,
        ),
        Activated(
            "kings_armory_asphar.asphar!1",
            "Battle Rage (once per turn, 1 AP): +2 Damage with the Primary Attack for this Turn, and -2 Dodge until the next Players' Round.",
            asphar_can_be_used_2,
            asphar_used_2,
        ),
    ),
    text="Each of its hits on a Boss Deals 3 more Damage.\nCounter Attack: it strikes back at a Foe that hits it in Melee, 1 time in a Foe's Turn.\nShoulder Charge (1 AP): roll with Hitroll +6; a ground Foe within 1 of this Hero is Dealt 1 Melee Damage and Knocked back 3.\nBattle Rage (once per turn, 1 AP): +2 Damage with the Primary Attack for this Turn, and -2 Dodge until the next Players' Round.",
)

# content/kings_armory_asphar/heroes/asphar.yaml:19
ASPHAR_GREAT_AXE_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory_asphar.asphar.great_axe:0",
            asphar_great_axe_on_crit,
        ),
    ),
    text="Highest numbers that crit: 2.\nOn crit: the target is Knocked back 2.",
    fields=("special",),
)

# content/kings_armory_asphar/heroes/asphar.yaml:27
ASPHAR_HEADBUTT_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit", "on", "attack", "kings_armory_asphar.asphar.headbutt:0", asphar_headbutt_on_crit
        ),
    ),
    text="Highest numbers that crit: 4.\nCrit Mod x1.\nOn crit: the target is Stunned.",
    fields=("special",),
)

CONTENTS = Contents(
    definitions=(ASPHAR_GREAT_AXE, ASPHAR_HEADBUTT, ASPHAR),
    abilities={
        "kings_armory_asphar.asphar": ASPHAR_ABILITIES,
        "kings_armory_asphar.asphar.great_axe": ASPHAR_GREAT_AXE_ABILITIES,
        "kings_armory_asphar.asphar.headbutt": ASPHAR_HEADBUTT_ABILITIES,
    },
    links=(
        (ASPHAR, "item", "kings_armory_asphar.giants_maul"),
        (ASPHAR, "card", "kings_armory_asphar.northern_clans"),
    ),
)
