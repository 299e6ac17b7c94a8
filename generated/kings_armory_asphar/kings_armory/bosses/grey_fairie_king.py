# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/bosses/grey_fairie_king.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kings_armory_asphar.kinds as kinds
import generated.kings_armory_asphar.kings_armory.rules.bosses as kings_armory_rules_bosses
import generated.kings_armory_asphar.kings_armory.rules.range_ as kings_armory_rules_range_
import generated.kings_armory_asphar.kings_armory.rules.status as kings_armory_rules_status
import generated.kings_armory_asphar.kings_armory.rules.strikes as kings_armory_rules_strikes
from generated.kings_armory_asphar.state import State
from interpreter.api import Abilities, Contents, Modifier, Trigger

# content/kings_armory/bosses/grey_fairie_king.yaml:13
GREY_FAIRIE_KING_ROYAL_BLAST = kinds.Attack(
    id="kings_armory.grey_fairie_king.royal_blast",
    name="Royal Blast",
    level=1,
    primary=False,
    ac=1,
    type_="supernatural",
    range_=4,
    aim="rolled",
    hitroll=10,
    rolls=1,
    damage=5,
    first_damage=0,
    second_damage=0,
    crit_range=2,
    crit_mod=1,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/bosses/grey_fairie_king.yaml:22
GREY_FAIRIE_KING_WING_BLADES = kinds.Attack(
    id="kings_armory.grey_fairie_king.wing_blades",
    name="Wing Blades",
    level=1,
    primary=False,
    ac=1,
    type_="ranged",
    range_=3,
    aim="rolled",
    hitroll=8,
    rolls=1,
    damage=3,
    first_damage=0,
    second_damage=0,
    crit_range=1,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/bosses/grey_fairie_king.yaml:3
GREY_FAIRIE_KING = kinds.Boss(
    id="kings_armory.grey_fairie_king",
    name="Grey Fairie King",
    max_hp=25,
    move=7,
    dodge=15,
    melee_resistance=0,
    ranged_resistance=1,
    supernatural_resistance=2,
    immune=(),
    immune_to_ranged=False,
    immune_to_supernatural=False,
    immune_to_burn=False,
    immune_to=("instakill", "destruction", "removal", "stun"),
    immune_to_everything=False,
    indestructible=False,
    unhealable=False,
    flying=True,
    attacks=(GREY_FAIRIE_KING_ROYAL_BLAST, GREY_FAIRIE_KING_WING_BLADES),
    level=6,
    red_tokens=0,
    yellow_tokens=1,
    goblin=False,
    siege=False,
    pushable=False,
    untankable=True,
    unstoppable=False,
)


def grey_fairie_king_changes_hitroll(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/bosses/grey_fairie_king.yaml:29
    # aura 99 of grey_winged: +2 hitroll
    return (
        game.program.reaches(game, bearer, target, 99, kings_armory_rules_range_.within, True)
        and isinstance(game.doc[target], kinds.Monster)
        and (
            game.doc[target] == game.program.definitions["kings_armory.grey_pixie"]
            or game.doc[target] == game.program.definitions["kings_armory.grey_fairie"]
        )
    )


def grey_fairie_king_on_arrival(
    game: State,
    bearer: int,
    event: kings_armory_rules_bosses.ArrivalEvent,
) -> bool:
    # content/kings_armory/bosses/grey_fairie_king.yaml:28
    # on arrival: bring_pixies 2
    if not event.boss == bearer:
        return False
    kings_armory_rules_bosses.bring_pixies(game, 2)
    if game.over:
        return True
    return True


def grey_fairie_king_royal_blast_on_crit(
    game: State,
    bearer: Any,
    event: kings_armory_rules_strikes.CritEvent,
) -> bool:
    # content/kings_armory/bosses/grey_fairie_king.yaml:21
    # on crit: burn 1
    if not event.attack == bearer:
        return False
    kings_armory_rules_status.burn(game, 1, event.target)
    return True


# content/kings_armory/bosses/grey_fairie_king.yaml:3
GREY_FAIRIE_KING_ABILITIES = Abilities(
    modifiers=(Modifier("hitroll", "add", grey_fairie_king_changes_hitroll, 2),),
    triggers=(
        Trigger(
            "arrival",
            "on",
            "",
            "kings_armory.grey_fairie_king:0",
            grey_fairie_king_on_arrival,
        ),
    ),
    text="Flying.\nOn arrival: 2 Grey Pixies enter, or Monsters of level 3 if none is left.\nAll Grey Pixies and Grey Fairies: +2 Hitroll.",
)

# content/kings_armory/bosses/grey_fairie_king.yaml:13
GREY_FAIRIE_KING_ROYAL_BLAST_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory.grey_fairie_king.royal_blast:0",
            grey_fairie_king_royal_blast_on_crit,
        ),
    ),
    text="On crit: the target gains 1 Burn.",
)

CONTENTS: Contents = Contents(
    definitions=(GREY_FAIRIE_KING_ROYAL_BLAST, GREY_FAIRIE_KING_WING_BLADES, GREY_FAIRIE_KING),
    abilities={
        "kings_armory.grey_fairie_king": GREY_FAIRIE_KING_ABILITIES,
        "kings_armory.grey_fairie_king.royal_blast": GREY_FAIRIE_KING_ROYAL_BLAST_ABILITIES,
    },
)
