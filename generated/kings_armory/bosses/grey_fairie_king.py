# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/bosses/grey_fairie_king.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Abilities, Contents, Modifier, Trigger

from ..kinds import Attack, Boss, Monster
from ..rules import bosses as rules_bosses
from ..rules import range_ as rules_range_
from ..rules import status as rules_status
from ..rules import strikes as rules_strikes
from ..state import State

# content/kings_armory/bosses/grey_fairie_king.yaml:14
GREY_FAIRIE_KING_ROYAL_BLAST = Attack(
    "kings_armory.grey_fairie_king.royal_blast",
    "Royal Blast",
    type_="supernatural",
    range_=4,
    hitroll=10,
    damage=5,
    crit_range=2,
    crit_mod=1,
)

# content/kings_armory/bosses/grey_fairie_king.yaml:23
GREY_FAIRIE_KING_WING_BLADES = Attack(
    "kings_armory.grey_fairie_king.wing_blades",
    "Wing Blades",
    type_="ranged",
    range_=3,
    hitroll=8,
    damage=3,
)

# content/kings_armory/bosses/grey_fairie_king.yaml:3
GREY_FAIRIE_KING = Boss(
    "kings_armory.grey_fairie_king",
    "Grey Fairie King",
    max_hp=25,
    move=7,
    dodge=15,
    ranged_resistance=1,
    supernatural_resistance=2,
    flying=True,
    attacks=(GREY_FAIRIE_KING_ROYAL_BLAST, GREY_FAIRIE_KING_WING_BLADES),
    red_tokens=0,
    yellow_tokens=1,
)


def grey_fairie_king_changes_hitroll(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/bosses/grey_fairie_king.yaml:30
    # aura unlimited of grey_winged: +2 hitroll
    return (
        game.program.reaches(game, bearer, target, 1000000000, rules_range_.within, True)
        and isinstance(game.doc[target], Monster)
        and (
            game.doc[target] == game.program.definitions["kings_armory.grey_pixie"]
            or game.doc[target] == game.program.definitions["kings_armory.grey_fairie"]
        )
    )


def grey_fairie_king_on_arrival(game: State, bearer: int, event: rules_bosses.ArrivalEvent) -> bool:
    # content/kings_armory/bosses/grey_fairie_king.yaml:29
    # on arrival: bring_pixies 2
    if event.boss != bearer:
        return False
    rules_bosses.bring_pixies(game, 2)
    return True


def grey_fairie_king_royal_blast_on_crit(
    game: State, bearer: Any, event: rules_strikes.CritEvent
) -> bool:
    # content/kings_armory/bosses/grey_fairie_king.yaml:22
    # on crit: burn 1
    if event.attack is not bearer:
        return False
    rules_status.burn(game, 1, event.target)
    return True


# content/kings_armory/bosses/grey_fairie_king.yaml:3
GREY_FAIRIE_KING_ABILITIES = Abilities(
    modifiers=(Modifier("hitroll", "add", grey_fairie_king_changes_hitroll, 2),),
    triggers=(
        Trigger(
            "arrival", "on", "", "kings_armory.grey_fairie_king:0", grey_fairie_king_on_arrival
        ),
    ),
    text="Flying.\nOn arrival: 2 Grey Pixies enter, or Monsters of level 3 if none is left.\nAll Grey Pixies and Grey Fairies: +2 Hitroll.",
)

# content/kings_armory/bosses/grey_fairie_king.yaml:14
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
    text="Highest numbers that crit: 2.\nCrit Mod x1.\nOn crit: the target gains 1 Burn.",
    fields=("special",),
)

CONTENTS = Contents(
    definitions=(GREY_FAIRIE_KING_ROYAL_BLAST, GREY_FAIRIE_KING_WING_BLADES, GREY_FAIRIE_KING),
    abilities={
        "kings_armory.grey_fairie_king": GREY_FAIRIE_KING_ABILITIES,
        "kings_armory.grey_fairie_king.royal_blast": GREY_FAIRIE_KING_ROYAL_BLAST_ABILITIES,
    },
)
