# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/heroes/valcor.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kings_armory_winter.kinds as kinds
import generated.kings_armory_winter.kings_armory.rules.actions as kings_armory_rules_actions
import generated.kings_armory_winter.kings_armory.rules.cards as kings_armory_rules_cards
import generated.kings_armory_winter.kings_armory.rules.players_round as kings_armory_rules_players_round
import generated.kings_armory_winter.kings_armory.rules.status as kings_armory_rules_status
import generated.kings_armory_winter.kings_armory.rules.strikes as kings_armory_rules_strikes
from generated.kings_armory_winter.state import State
from interpreter.api import Abilities, Activated, Contents, Trigger, YesNo

# content/kings_armory/heroes/valcor.yaml:20
VALCOR_ROYAL_MACE = kinds.Attack(
    id="kings_armory.valcor.royal_mace",
    name="Royal Mace",
    level=1,
    primary=True,
    ac=1,
    type_="melee",
    range_=1,
    aim="rolled",
    hitroll=6,
    rolls=1,
    damage=4,
    first_damage=0,
    second_damage=0,
    crit_range=2,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/heroes/valcor.yaml:28
VALCOR_SHIELD_BASH = kinds.Attack(
    id="kings_armory.valcor.shield_bash",
    name="Shield Bash",
    level=1,
    primary=False,
    ac=1,
    type_="melee",
    range_=1,
    aim="rolled",
    hitroll=5,
    rolls=1,
    damage=2,
    first_damage=0,
    second_damage=0,
    crit_range=4,
    crit_mod=1,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/heroes/valcor.yaml:3
VALCOR = kinds.Hero(
    id="kings_armory.valcor",
    name="Valcor the Warrior",
    max_hp=20,
    move=5,
    dodge=13,
    melee_resistance=2,
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
    attacks=(VALCOR_ROYAL_MACE, VALCOR_SHIELD_BASH),
    actions=3,
    heal_rate=5,
    tank=3,
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
    heals=False,
    item=None,
    card=None,
)

ASK_1 = YesNo("may", "guard target; target becomes self")


def valcor_before_hit(game: State, bearer: int, event: kings_armory_rules_strikes.HitEvent) -> bool:
    # content/kings_armory/heroes/valcor.yaml:39
    # "Guard Ally", while not wears(self, tower_shield), once per turn_of_a_foe, before any hit w...
    if not (
        not kings_armory_rules_cards.wears(
            game,
            bearer,
            game.program.definitions["kings_armory.tower_shield"],
        )
        and kings_armory_rules_actions.can_guard(game, bearer, event.target, event.attacker)
    ):
        return False
    if game.used_times(
        "turn_of_a_foe",
        bearer if isinstance(bearer, int) else -1,
        "kings_armory.valcor:0",
    ) >= 1:
        return False
    if game.may(game.owner[bearer], ASK_1):
        game.use_up(
            "turn_of_a_foe",
            bearer if isinstance(bearer, int) else -1,
            "kings_armory.valcor:0",
        )
        kings_armory_rules_actions.guard(game, event.target, bearer)
        event.target = bearer
    return True


def valcor_can_be_used(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/valcor.yaml:38
    # "Personal Phalanx", 1 ap: until end of round: +3 tank to self; tanks_untankable: true to self
    return kings_armory_rules_players_round.has_ap(game, 1, bearer)


def valcor_used(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/valcor.yaml:38
    # "Personal Phalanx", 1 ap: until end of round: +3 tank to self; tanks_untankable: true to self
    kings_armory_rules_players_round.pay_ap(game, 1, bearer)
    game.last("tank", "add", 3, bearer, "round")
    game.last("tanks_untankable", "set", True, bearer, "round")


def valcor_royal_mace_on_crit(
    game: State,
    bearer: Any,
    event: kings_armory_rules_strikes.CritEvent,
) -> bool:
    # content/kings_armory/heroes/valcor.yaml:27
    # on crit: bleed 1
    if not event.attack == bearer:
        return False
    kings_armory_rules_status.bleed(game, 1, event.target)
    return True


def valcor_shield_bash_on_crit(
    game: State,
    bearer: Any,
    event: kings_armory_rules_strikes.CritEvent,
) -> bool:
    # content/kings_armory/heroes/valcor.yaml:35
    # on crit: stun
    if not event.attack == bearer:
        return False
    kings_armory_rules_status.stun(game, event.target)
    return True


# content/kings_armory/heroes/valcor.yaml:3
VALCOR_ABILITIES = Abilities(
    triggers=(Trigger("hit", "before", "", "kings_armory.valcor:0", valcor_before_hit),),
    activated=(
        Activated(
            "kings_armory.valcor!0",
            "Personal Phalanx (1 AP): this hero gets +3 Tank Number and may Tank Untankable Foes until the end of the round.",
            valcor_can_be_used,
            valcor_used,
        ),
    ),
    text="Personal Phalanx (1 AP): this hero gets +3 Tank Number and may Tank Untankable Foes until the end of the round.\nGuard Ally (unless this hero wears the Tower Shield, once per turn of a foe, before any hit if a Foe has hit another Ally beside this hero): you may guard the target: the target becomes this hero.",
)

# content/kings_armory/heroes/valcor.yaml:20
VALCOR_ROYAL_MACE_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory.valcor.royal_mace:0",
            valcor_royal_mace_on_crit,
        ),
    ),
    text="On crit: the target gains 1 Bleed.",
)

# content/kings_armory/heroes/valcor.yaml:28
VALCOR_SHIELD_BASH_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory.valcor.shield_bash:0",
            valcor_shield_bash_on_crit,
        ),
    ),
    text="On crit: the target is Stunned.",
)

CONTENTS: Contents = Contents(
    definitions=(VALCOR_ROYAL_MACE, VALCOR_SHIELD_BASH, VALCOR),
    abilities={
        "kings_armory.valcor": VALCOR_ABILITIES,
        "kings_armory.valcor.royal_mace": VALCOR_ROYAL_MACE_ABILITIES,
        "kings_armory.valcor.shield_bash": VALCOR_SHIELD_BASH_ABILITIES,
    },
    links=(
        (VALCOR, "item", "kings_armory.tower_shield"),
        (VALCOR, "card", "kings_armory.royal_phalanx"),
    ),
)
