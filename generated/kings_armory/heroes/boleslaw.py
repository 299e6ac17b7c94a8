# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/heroes/boleslaw.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Activated, Contents, Prompt

from ..kinds import Ally, Attack, Hero, Monster
from ..rules import actions as rules_actions
from ..rules import duties as rules_duties
from ..rules import status as rules_status
from ..state import State

# content/kings_armory/heroes/boleslaw.yaml:20
BOLESLAW_MAGIC_BOLT = Attack(
    "kings_armory.boleslaw.magic_bolt",
    "Magic Bolt",
    primary=True,
    type_="supernatural",
    range_=1000000000,
    aim="auto",
    damage=2,
    crit_range=0,
)

# content/kings_armory/heroes/boleslaw.yaml:3
BOLESLAW = Hero(
    "kings_armory.boleslaw",
    "Boleslaw the Mage",
    max_hp=10,
    move=1000000000,
    dodge=11,
    supernatural_resistance=2,
    attacks=(BOLESLAW_MAGIC_BOLT,),
    heal_rate=2,
    tele=True,
    tower_bound=True,
    role="utility",
)

ASK_1 = Prompt(
    "choice",
    "Choose a standing Ally that is not enchanted and that has an attack with a Hitroll",
    ("piece",),
)

ASK_2 = Prompt(
    "choice", "Choose a Foe whose Slow is less than 2 and that is not immune to slow", ("piece",)
)

ASK_3 = Prompt(
    "choice", "Choose a Foe that is in the air and that is not immune to everything", ("piece",)
)


def _any_1(game: State) -> bool:
    hp_of = game.piece_hp
    enchanted_of = game.piece_enchanted
    for ally in game.seen[Ally]:
        if (
            hp_of[ally] > 0
            and not enchanted_of[ally]
            and rules_actions.can_be_enchanted(game, ally)
        ):
            return True
    return False


def boleslaw_can_be_used(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/boleslaw.yaml:22
    # "Enchant Weapon", 1 ready_ap:
    return (
        game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 1
        and game.table_acting >= 0
        and (game.table_acting == bearer or not game.piece_acted[bearer])
        and rules_duties.spares_duty(game, bearer, 1)
        and _any_1(game)
    )


def boleslaw_used(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/boleslaw.yaml:22
    # "Enchant Weapon", 1 ready_ap:
    hp_of = game.piece_hp
    enchanted_of = game.piece_enchanted
    rules_actions.pay_ready_ap(game, 1, bearer)
    _found = []
    for ally in game.seen[Ally]:
        if (
            hp_of[ally] > 0
            and not enchanted_of[ally]
            and rules_actions.can_be_enchanted(game, ally)
        ):
            _found.append(ally)
    chosen = game.choose(game.owner[bearer], ASK_1, _found, NOTHING)
    if chosen >= 0:
        rules_actions.enchant(game, chosen)


def _any_2(game: State) -> bool:
    slow_of = game.piece_slow
    for foe in game.seen[Monster]:
        if slow_of[foe] < 2 and not rules_status.is_immune(game, foe, "slow"):
            return True
    return False


def boleslaw_can_be_used_2(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/boleslaw.yaml:24
    # "Slow Target", 1 ready_ap:
    return (
        game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 1
        and game.table_acting >= 0
        and (game.table_acting == bearer or not game.piece_acted[bearer])
        and rules_duties.spares_duty(game, bearer, 1)
        and _any_2(game)
    )


def boleslaw_used_2(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/boleslaw.yaml:24
    # "Slow Target", 1 ready_ap:
    slow_of = game.piece_slow
    rules_actions.pay_ready_ap(game, 1, bearer)
    _found = []
    for foe in game.seen[Monster]:
        if slow_of[foe] < 2 and not rules_status.is_immune(game, foe, "slow"):
            _found.append(foe)
    chosen = game.choose(game.owner[bearer], ASK_2, _found, NOTHING)
    if chosen >= 0:
        rules_status.slow(game, 1, chosen)


def _any_3(game: State) -> bool:
    docs = game.doc
    grounded_of = game.piece_grounded
    for foe in game.seen[Monster]:
        if (
            docs[foe].flying
            and not (isinstance(docs[foe], Monster) and grounded_of[foe])
            and not docs[foe].immune_to_everything
        ):
            return True
    return False


def boleslaw_can_be_used_3(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/boleslaw.yaml:26
    # "Gravity Well", 2 ready_ap:
    return (
        game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 2
        and game.table_acting >= 0
        and (game.table_acting == bearer or not game.piece_acted[bearer])
        and rules_duties.spares_duty(game, bearer, 2)
        and _any_3(game)
    )


def boleslaw_used_3(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/boleslaw.yaml:26
    # "Gravity Well", 2 ready_ap:
    docs = game.doc
    grounded_of = game.piece_grounded
    rules_actions.pay_ready_ap(game, 2, bearer)
    _found = []
    for foe in game.seen[Monster]:
        if (
            docs[foe].flying
            and not (isinstance(docs[foe], Monster) and grounded_of[foe])
            and not docs[foe].immune_to_everything
        ):
            _found.append(foe)
    chosen = game.choose(game.owner[bearer], ASK_3, _found, NOTHING)
    if chosen >= 0:
        rules_actions.ground(game, chosen)


# content/kings_armory/heroes/boleslaw.yaml:3
BOLESLAW_ABILITIES = Abilities(
    activated=(
        Activated(
            "kings_armory.boleslaw!0",
            "Enchant Weapon (1 AP, also out of turn): choose a standing Ally that is not enchanted and that has an attack with a Hitroll; the next attack of it also Deals 2 Supernatural Damage.",
            boleslaw_can_be_used,
            boleslaw_used,
        ),
        Activated(
            "kings_armory.boleslaw!1",
            "Slow Target (1 AP, also out of turn): choose a Foe whose Slow is less than 2 and that is not immune to slow; it gains 1 Slow.",
            boleslaw_can_be_used_2,
            boleslaw_used_2,
        ),
        Activated(
            "kings_armory.boleslaw!2",
            "Gravity Well (2 AP, also out of turn): choose a Foe that is in the air and that is not immune to everything; it counts as Ground Based until the next Players' Round.",
            boleslaw_can_be_used_3,
            boleslaw_used_3,
        ),
    ),
    text="Moves by teleporting from Tower to Tower.\nNever leaves the Towers.\nEnchant Weapon (1 AP, also out of turn): choose a standing Ally that is not enchanted and that has an attack with a Hitroll; the next attack of it also Deals 2 Supernatural Damage.\nSlow Target (1 AP, also out of turn): choose a Foe whose Slow is less than 2 and that is not immune to slow; it gains 1 Slow.\nGravity Well (2 AP, also out of turn): choose a Foe that is in the air and that is not immune to everything; it counts as Ground Based until the next Players' Round.",
)

# content/kings_armory/heroes/boleslaw.yaml:20
BOLESLAW_MAGIC_BOLT_ABILITIES = Abilities(
    text="Auto: it always hits, and never crits.\nHighest numbers that crit: 0.", fields=()
)

CONTENTS = Contents(
    definitions=(BOLESLAW_MAGIC_BOLT, BOLESLAW),
    abilities={
        "kings_armory.boleslaw": BOLESLAW_ABILITIES,
        "kings_armory.boleslaw.magic_bolt": BOLESLAW_MAGIC_BOLT_ABILITIES,
    },
    links=(
        (BOLESLAW, "item", "kings_armory.staff_of_ages"),
        (BOLESLAW, "card", "kings_armory.hail_storm"),
    ),
)
