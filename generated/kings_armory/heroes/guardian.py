# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/heroes/guardian.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from ..kinds import Guardian
from ..rules import actions as rules_actions
from ..rules import range_ as rules_range_
from ..rules import strikes as rules_strikes
from ..state import State

# content/kings_armory/heroes/guardian.yaml:3
FELICITYS_GUARDIAN = Guardian(
    "kings_armory.felicitys_guardian",
    "The Guardian",
    max_hp=10,
    move=5,
    dodge=11,
    melee_resistance=2,
    ranged_resistance=2,
    supernatural_resistance=2,
    immune_to=("bleed", "stun"),
    unhealable=True,
    actions=1,
    tank=2,
)


def felicitys_guardian_before_deal(
    game: State, bearer: int, event: rules_strikes.DealEvent
) -> bool:
    # content/kings_armory/heroes/guardian.yaml:18
    # before any deal
    # where target.definition = felicity and type = ranged and self is adjacent to target:
    if not (
        game.doc[event.target] == game.program.definitions["kings_armory.felicity"]
        and event.type_ == "ranged"
        and rules_range_.adjacent(game, bearer, event.target)
    ):
        return False
    event.target = bearer
    return True


def felicitys_guardian_on_defeat(
    game: State, bearer: int, event: rules_strikes.DefeatEvent
) -> bool:
    # content/kings_armory/heroes/guardian.yaml:21
    # on any defeat where target.definition = felicity and not target is standing: dismiss_guardi...
    if not (
        game.doc[event.target] == game.program.definitions["kings_armory.felicity"]
        and game.piece_hp[event.target] <= 0
    ):
        return False
    rules_actions.dismiss_guardian(game, bearer)
    return True


# content/kings_armory/heroes/guardian.yaml:3
FELICITYS_GUARDIAN_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "deal",
            "before",
            "",
            "kings_armory.felicitys_guardian:0",
            felicitys_guardian_before_deal,
        ),
        Trigger(
            "defeat", "on", "", "kings_armory.felicitys_guardian:1", felicitys_guardian_on_defeat
        ),
    ),
    text="Immune to bleed and stun.\nCannot be healed.\nBefore any damage Dealt if the target is Felicity the Master Healer and the type is ranged and this Guardian is adjacent to the target: the target becomes this Guardian.\nOn any defeat if the target is Felicity the Master Healer and the target is not standing: the Guardian leaves.",
)

CONTENTS = Contents(
    definitions=(FELICITYS_GUARDIAN,),
    abilities={"kings_armory.felicitys_guardian": FELICITYS_GUARDIAN_ABILITIES},
)
