# Rules and documents of the pack `kings_armory_asphar`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory_asphar/rules/counter_attack.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger, first_of

from ..kings_armory.kinds import Ally, Monster
from ..kings_armory.rules import range_ as kings_armory_rules_range_
from ..kings_armory.rules import status as kings_armory_rules_status
from ..kings_armory.rules import strikes as kings_armory_rules_strikes
from ..state import State


def can_counter(game: State, ally: int, monster: int) -> bool:
    """It is able to strike back, and its Primary Attack reaches the Foe."""
    # content/kings_armory_asphar/rules/counter_attack.yaml:24
    # query: can_counter ally monster
    if (
        game.piece_countered[ally] >= game.stat("counter", ally)
        or game.piece_stun[ally] > 0
        or game.stat("attacks_barred", ally)
        or not game.doc[ally].attacks
    ):
        return False
    return game.piece_hp[ally] > 0 and kings_armory_rules_range_.can_strike(
        game, ally, monster, first_of(game.doc[ally].attacks, None)
    )


def strike_back(game: State, attacker: int, target: int) -> None:
    """`target` strikes back at `attacker` with its Primary Attack."""
    # content/kings_armory_asphar/rules/counter_attack.yaml:35
    # verb: strike_back at attacker by target
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if (
        isinstance(game.doc[target], Ally)
        and isinstance(game.doc[attacker], Monster)
        and can_counter(game, target, attacker)
    ):
        if game.log is not None:
            game.tell(game.named("piece", target), " strikes back")
        game.piece_countered[target] += 1
        game.stamp += 1
        kings_armory_rules_strikes.strike(
            game, attacker, first_of(game.doc[target].attacks, None), target
        )
        if game.over:
            return
        game.piece_enchanted[target] = False
        game.stamp += 1


def forget_counters(game: State) -> None:
    """The Turn of another Foe begins."""
    # content/kings_armory_asphar/rules/counter_attack.yaml:54
    # verb: forget_counters
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    countered_of = game.piece_countered
    for ally in game.seen[Ally]:
        countered_of[ally] = 0
        game.stamp += 1


def counter_attack_on_hit(
    game: State, bearer: int, event: kings_armory_rules_strikes.HitEvent
) -> bool:
    # content/kings_armory_asphar/rules/counter_attack.yaml:51
    # on any hit where attack.type = melee: strike_back at attacker by target
    if event.attack.type_ != "melee":
        return False
    strike_back(game, event.attacker, event.target)
    return True


def counter_attack_on_upkeep(
    game: State, bearer: int, event: kings_armory_rules_status.UpkeepEvent
) -> bool:
    # content/kings_armory_asphar/rules/counter_attack.yaml:52
    # on any upkeep where character is a monster: forget_counters
    if not isinstance(game.doc[event.character], Monster):
        return False
    forget_counters(game)
    return True


# content/kings_armory_asphar/rules/counter_attack.yaml:47
COUNTER_ATTACK_ABILITIES = Abilities(
    triggers=(
        Trigger("hit", "on", "", "kings_armory_asphar.counter_attack:0", counter_attack_on_hit),
        Trigger(
            "upkeep", "on", "", "kings_armory_asphar.counter_attack:1", counter_attack_on_upkeep
        ),
    ),
    text="On any hit if the attack's type is melee: the target strikes back at the attacker with its Primary Attack.\nOn any Upkeep if the character is a Monster: the Turn of another Foe begins.",
)

CONTENTS = Contents(laws={"kings_armory_asphar.counter_attack": COUNTER_ATTACK_ABILITIES})
