# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/heroes/ember.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Abilities, Activated, Contents, Prompt, Trigger

from ..kinds import Attack, Hero, Monster
from ..rules import actions as rules_actions
from ..rules import duties as rules_duties
from ..rules import players_round as rules_players_round
from ..rules import status as rules_status
from ..rules import strikes as rules_strikes
from ..state import State

# content/kings_armory/heroes/ember.yaml:18
EMBER_LONGBOW = Attack(
    "kings_armory.ember.longbow",
    "Longbow",
    primary=True,
    type_="ranged",
    range_=8,
    hitroll=10,
    damage=2,
    crit_range=2,
)

# content/kings_armory/heroes/ember.yaml:27
EMBER_HEAD_SHOT = Attack(
    "kings_armory.ember.head_shot",
    "Head Shot",
    ac=2,
    type_="ranged",
    range_=8,
    hitroll=6,
    damage=4,
    crit_mod=1,
)

# content/kings_armory/heroes/ember.yaml:36
EMBER_VOLLEY_OF_ARROWS = Attack(
    "kings_armory.ember.volley_of_arrows",
    "Volley Of Arrows",
    ac=2,
    type_="ranged",
    range_=7,
    hitroll=7,
    damage=2,
    width=3,
    length=3,
)

# content/kings_armory/heroes/ember.yaml:3
EMBER = Hero(
    "kings_armory.ember",
    "Ember the Ranger",
    max_hp=14,
    move=7,
    dodge=14,
    ranged_resistance=1,
    attacks=(EMBER_LONGBOW, EMBER_HEAD_SHOT, EMBER_VOLLEY_OF_ARROWS),
    actions=4,
    heal_rate=4,
    role="offensive",
)

ASK_1 = Prompt("choice", "Choose a ground Foe within 4 of this Hero", ("piece",))


def _any_1(game: State, bearer: int) -> bool:
    docs = game.doc
    grounded_of = game.piece_grounded
    stepped = game.board.stepped
    places = game.place
    for foe in game.seen[Monster]:
        if (
            not (docs[foe].flying and not (isinstance(docs[foe], Monster) and grounded_of[foe]))
            and stepped[places[foe]][places[bearer]] <= 4
        ):
            return True
    return False


def ember_can_be_used(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/ember.yaml:39
    # "Fáelán", 1 ap: choose a ground foe within 4 of self; send_wolf to it
    return (
        game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 1
        and (game.table_acting < 0 or game.table_acting == bearer)
        and game.table_mover < 0
        and rules_duties.spares_duty(game, bearer, 1)
        and _any_1(game, bearer)
    )


def ember_used(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/ember.yaml:39
    # "Fáelán", 1 ap: choose a ground foe within 4 of self; send_wolf to it
    docs = game.doc
    grounded_of = game.piece_grounded
    stepped = game.board.stepped
    places = game.place
    rules_players_round.pay_ap(game, 1, bearer)
    _found = []
    for foe in game.seen[Monster]:
        if (
            not (docs[foe].flying and not (isinstance(docs[foe], Monster) and grounded_of[foe]))
            and stepped[places[foe]][places[bearer]] <= 4
        ):
            _found.append(foe)
    chosen = game.choose(game.owner[bearer], ASK_1, _found, NOTHING)
    if chosen >= 0:
        rules_actions.send_wolf(game, chosen, bearer)


def ember_longbow_on_crit(game: State, bearer: Any, event: rules_strikes.CritEvent) -> bool:
    # content/kings_armory/heroes/ember.yaml:26
    # on crit: bleed 1
    if event.attack is not bearer:
        return False
    rules_status.bleed(game, 1, event.target)
    return True


def ember_head_shot_on_crit(game: State, bearer: Any, event: rules_strikes.CritEvent) -> bool:
    # content/kings_armory/heroes/ember.yaml:35
    # on crit: instakill
    if event.attack is not bearer:
        return False
    rules_strikes.instakill(game, event.target)
    return True


# content/kings_armory/heroes/ember.yaml:3
EMBER_ABILITIES = Abilities(
    activated=(
        Activated(
            "kings_armory.ember!0",
            "Fáelán (1 AP): choose a ground Foe within 4 of this Hero; Fáelán bites it with Hitroll +7 (1 Melee Damage and 1 Slow).",
            ember_can_be_used,
            ember_used,
        ),
    ),
    text="Fáelán (1 AP): choose a ground Foe within 4 of this Hero; Fáelán bites it with Hitroll +7 (1 Melee Damage and 1 Slow).",
)

# content/kings_armory/heroes/ember.yaml:18
EMBER_LONGBOW_ABILITIES = Abilities(
    triggers=(
        Trigger("crit", "on", "attack", "kings_armory.ember.longbow:0", ember_longbow_on_crit),
    ),
    text="Highest numbers that crit: 2.\nOn crit: the target gains 1 Bleed.",
    fields=("special",),
)

# content/kings_armory/heroes/ember.yaml:27
EMBER_HEAD_SHOT_ABILITIES = Abilities(
    triggers=(
        Trigger("crit", "on", "attack", "kings_armory.ember.head_shot:0", ember_head_shot_on_crit),
    ),
    text="2 AP.\nCrit Mod x1.\nOn crit: the target is defeated at once.",
    fields=("special",),
)

# content/kings_armory/heroes/ember.yaml:36
EMBER_VOLLEY_OF_ARROWS_ABILITIES = Abilities(text="2 AP.\nArea: 3 wide.\nArea: 3 long.", fields=())

CONTENTS = Contents(
    definitions=(EMBER_LONGBOW, EMBER_HEAD_SHOT, EMBER_VOLLEY_OF_ARROWS, EMBER),
    abilities={
        "kings_armory.ember": EMBER_ABILITIES,
        "kings_armory.ember.longbow": EMBER_LONGBOW_ABILITIES,
        "kings_armory.ember.head_shot": EMBER_HEAD_SHOT_ABILITIES,
        "kings_armory.ember.volley_of_arrows": EMBER_VOLLEY_OF_ARROWS_ABILITIES,
    },
    links=((EMBER, "item", "kings_armory.elven_bow"), (EMBER, "card", "kings_armory.wolf_pack")),
)
