# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/heroes/valcor.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Abilities, Activated, Contents, Trigger, YesNo

from ..kinds import Ally, Attack, Hero, Monster
from ..rules import actions as rules_actions
from ..rules import cards as rules_cards
from ..rules import duties as rules_duties
from ..rules import players_round as rules_players_round
from ..rules import range_ as rules_range_
from ..rules import status as rules_status
from ..rules import strikes as rules_strikes
from ..state import State

# content/kings_armory/heroes/valcor.yaml:20
VALCOR_ROYAL_MACE = Attack(
    "kings_armory.valcor.royal_mace",
    "Royal Mace",
    primary=True,
    type_="melee",
    hitroll=6,
    damage=4,
    crit_range=2,
)

# content/kings_armory/heroes/valcor.yaml:28
VALCOR_SHIELD_BASH = Attack(
    "kings_armory.valcor.shield_bash",
    "Shield Bash",
    type_="melee",
    hitroll=5,
    damage=2,
    crit_range=4,
    crit_mod=1,
)

# content/kings_armory/heroes/valcor.yaml:3
VALCOR = Hero(
    "kings_armory.valcor",
    "Valcor the Warrior",
    max_hp=20,
    move=5,
    dodge=13,
    melee_resistance=2,
    ranged_resistance=1,
    supernatural_resistance=1,
    attacks=(VALCOR_ROYAL_MACE, VALCOR_SHIELD_BASH),
    heal_rate=5,
    tank=3,
    role="offensive",
)

ASK_1 = YesNo("may", "Guard the target; the target becomes this Hero?")


def valcor_before_hit(game: State, bearer: int, event: rules_strikes.HitEvent) -> bool:
    # content/kings_armory/heroes/valcor.yaml:39
    # "Guard Ally", while not wears(self, tower_shield), once per turn_of_a_foe,
    # before any hit where can_guard(self, target, attacker):
    if not (
        not rules_cards.wears(game, bearer, game.program.definitions["kings_armory.tower_shield"])
        and isinstance(game.doc[event.attacker], Monster)
        and isinstance(game.doc[event.target], Ally)
        and event.target != bearer
        and game.piece_hp[bearer] > 0
        and rules_range_.adjacent(game, event.target, bearer)
        and (game.owner[bearer] < 0 or not game.player_away[game.owner[bearer]])
    ):
        return False
    if (
        game.used_times(
            "turn_of_a_foe", bearer if isinstance(bearer, int) else -1, "kings_armory.valcor:0"
        )
        >= 1
    ):
        return False
    if game.may(game.owner[bearer], ASK_1, bearer):
        game.use_up(
            "turn_of_a_foe", bearer if isinstance(bearer, int) else -1, "kings_armory.valcor:0"
        )
        rules_actions.guard(game, event.target, bearer)
        event.target = bearer
    return True


def valcor_can_be_used(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/valcor.yaml:38
    # "Personal Phalanx", 1 ap: until end of round: +3 tank to self; tanks_untankable: true to self
    return (
        game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 1
        and (game.table_acting < 0 or game.table_acting == bearer)
        and game.table_mover < 0
        and rules_duties.spares_duty(game, bearer, 1)
    )


def valcor_used(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/valcor.yaml:38
    # "Personal Phalanx", 1 ap: until end of round: +3 tank to self; tanks_untankable: true to self
    rules_players_round.pay_ap(game, 1, bearer)
    game.last("tank", "add", 3, bearer, "round")
    game.last("tanks_untankable", "set", True, bearer, "round")


def valcor_royal_mace_on_crit(game: State, bearer: Any, event: rules_strikes.CritEvent) -> bool:
    # content/kings_armory/heroes/valcor.yaml:27
    # on crit: bleed 1
    if event.attack is not bearer:
        return False
    rules_status.bleed(game, 1, event.target)
    return True


def valcor_shield_bash_on_crit(game: State, bearer: Any, event: rules_strikes.CritEvent) -> bool:
    # content/kings_armory/heroes/valcor.yaml:35
    # on crit: stun
    if event.attack is not bearer:
        return False
    rules_status.stun(game, event.target)
    return True


# content/kings_armory/heroes/valcor.yaml:3
VALCOR_ABILITIES = Abilities(
    triggers=(Trigger("hit", "before", "", "kings_armory.valcor:0", valcor_before_hit),),
    activated=(
        Activated(
            "kings_armory.valcor!0",
            "Personal Phalanx (1 AP): this Hero gets +3 Tank Number and may Tank Untankable Foes until the end of the round.",
            valcor_can_be_used,
            valcor_used,
        ),
    ),
    text="Personal Phalanx (1 AP): this Hero gets +3 Tank Number and may Tank Untankable Foes until the end of the round.\nGuard Ally (unless this Hero wears the Tower Shield, once per turn of a foe, before any hit if a Foe has hit another Ally beside this Hero): you may guard the target; if you do, the target becomes this Hero.",
)

# content/kings_armory/heroes/valcor.yaml:20
VALCOR_ROYAL_MACE_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit", "on", "attack", "kings_armory.valcor.royal_mace:0", valcor_royal_mace_on_crit
        ),
    ),
    text="Highest numbers that crit: 2.\nOn crit: the target gains 1 Bleed.",
    fields=("special",),
)

# content/kings_armory/heroes/valcor.yaml:28
VALCOR_SHIELD_BASH_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit", "on", "attack", "kings_armory.valcor.shield_bash:0", valcor_shield_bash_on_crit
        ),
    ),
    text="Highest numbers that crit: 4.\nCrit Mod x1.\nOn crit: the target is Stunned.",
    fields=("special",),
)

CONTENTS = Contents(
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
