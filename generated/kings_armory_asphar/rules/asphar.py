# Rules and documents of the pack `kings_armory_asphar`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory_asphar/rules/asphar.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from ..kings_armory.kinds import Ally, Boss
from ..kings_armory.rules import actions as kings_armory_rules_actions
from ..kings_armory.rules import strikes as kings_armory_rules_strikes
from ..state import State
from . import knockback as rules_knockback


def aim_well(game: State, attacker: int) -> None:
    # content/kings_armory_asphar/rules/asphar.yaml:29
    # verb: aim_well for attacker
    if isinstance(game.doc[attacker], Ally):
        game.last("damage", "add", game.stat("boss_slayer", attacker), attacker, "blow_at_boss")


def shoulder_charge(game: State, monster: int, self_: int) -> None:
    """Roll with Hitroll +6; `monster` is Dealt 1 Melee Damage and Knocked back 3."""
    # content/kings_armory_asphar/rules/asphar.yaml:36
    # verb: shoulder_charge at monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(game.named("piece", self_), " charges at ", game.named("piece", monster))
    kings_armory_rules_actions.roll_special(game, 6, monster, self_)
    if game.over:
        return
    if game.table_succeeded:
        kings_armory_rules_strikes.emit_deal(game, 1, "melee", monster)
        if game.over:
            return
        if not (
            "melee" in game.doc[monster].immune
            or game.doc[monster].immune_to_everything
            or game.doc[monster].indestructible
        ):
            rules_knockback.knock_back(game, 3, monster)


def rage(game: State, self_: int) -> None:
    """+2 Damage with the Primary Attack for this Turn, and -2 Dodge until the next Players' Round."""
    # content/kings_armory_asphar/rules/asphar.yaml:48
    # verb: rage
    if game.log is not None:
        game.tell(game.named("piece", self_), " rages")
    game.last("primary_damage", "add", 2, self_, "turn")
    game.last("dodge", "add", -2, self_, "round")


def drive_off(game: State, monster: int) -> None:
    """It is Dealt 2 Melee Damage and Knocked back 4."""
    # content/kings_armory_asphar/rules/asphar.yaml:58
    # verb: drive_off monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    kings_armory_rules_strikes.emit_deal(game, 2, "melee", monster)
    if game.over:
        return
    if not (
        "melee" in game.doc[monster].immune
        or game.doc[monster].immune_to_everything
        or game.doc[monster].indestructible
    ):
        rules_knockback.knock_back(game, 4, monster)


def boss_slayers_before_hit(
    game: State, bearer: int, event: kings_armory_rules_strikes.HitEvent
) -> bool:
    # content/kings_armory_asphar/rules/asphar.yaml:26
    # before any hit where target is a boss: aim_well for attacker
    if not isinstance(game.doc[event.target], Boss):
        return False
    aim_well(game, event.attacker)
    return True


def boss_slayers_on_hit(
    game: State, bearer: int, event: kings_armory_rules_strikes.HitEvent
) -> bool:
    # content/kings_armory_asphar/rules/asphar.yaml:27
    # on any hit: expire blow_at_boss
    game.expire("blow_at_boss")
    return True


# content/kings_armory_asphar/rules/asphar.yaml:21
BOSS_SLAYERS_ABILITIES = Abilities(
    triggers=(
        Trigger("hit", "before", "", "kings_armory_asphar.boss_slayers:0", boss_slayers_before_hit),
        Trigger("hit", "on", "", "kings_armory_asphar.boss_slayers:1", boss_slayers_on_hit),
    ),
    text="An Ally that slays Bosses has more Damage in a hit on a Boss.",
)

CONTENTS = Contents(laws={"kings_armory_asphar.boss_slayers": BOSS_SLAYERS_ABILITIES})
