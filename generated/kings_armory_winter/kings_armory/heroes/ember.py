# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/heroes/ember.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kings_armory_winter.kinds as kinds
import generated.kings_armory_winter.kings_armory.rules.actions as kings_armory_rules_actions
import generated.kings_armory_winter.kings_armory.rules.players_round as kings_armory_rules_players_round
import generated.kings_armory_winter.kings_armory.rules.range_ as kings_armory_rules_range_
import generated.kings_armory_winter.kings_armory.rules.status as kings_armory_rules_status
import generated.kings_armory_winter.kings_armory.rules.strikes as kings_armory_rules_strikes
from generated.kings_armory_winter.state import State
from interpreter.api import NOTHING, Abilities, Activated, Contents, Prompt, Trigger

# content/kings_armory/heroes/ember.yaml:18
EMBER_LONGBOW = kinds.Attack(
    id="kings_armory.ember.longbow",
    name="Longbow",
    level=1,
    primary=True,
    ac=1,
    type_="ranged",
    range_=8,
    aim="rolled",
    hitroll=10,
    rolls=1,
    damage=2,
    first_damage=0,
    second_damage=0,
    crit_range=2,
    crit_mod=2,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/heroes/ember.yaml:27
EMBER_HEAD_SHOT = kinds.Attack(
    id="kings_armory.ember.head_shot",
    name="Head Shot",
    level=1,
    primary=False,
    ac=2,
    type_="ranged",
    range_=8,
    aim="rolled",
    hitroll=6,
    rolls=1,
    damage=4,
    first_damage=0,
    second_damage=0,
    crit_range=1,
    crit_mod=1,
    reaches_flying=False,
    width=1,
    length=1,
)

# content/kings_armory/heroes/ember.yaml:36
EMBER_VOLLEY_OF_ARROWS = kinds.Attack(
    id="kings_armory.ember.volley_of_arrows",
    name="Volley Of Arrows",
    level=1,
    primary=False,
    ac=2,
    type_="ranged",
    range_=7,
    aim="rolled",
    hitroll=7,
    rolls=1,
    damage=2,
    first_damage=0,
    second_damage=0,
    crit_range=1,
    crit_mod=2,
    reaches_flying=False,
    width=3,
    length=3,
)

# content/kings_armory/heroes/ember.yaml:3
EMBER = kinds.Hero(
    id="kings_armory.ember",
    name="Ember the Ranger",
    max_hp=14,
    move=7,
    dodge=14,
    melee_resistance=0,
    ranged_resistance=1,
    supernatural_resistance=0,
    immune=(),
    immune_to_ranged=False,
    immune_to_supernatural=False,
    immune_to_burn=False,
    immune_to=(),
    immune_to_everything=False,
    indestructible=False,
    unhealable=False,
    flying=False,
    attacks=(EMBER_LONGBOW, EMBER_HEAD_SHOT, EMBER_VOLLEY_OF_ARROWS),
    actions=4,
    heal_rate=4,
    tank=0,
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

ASK_1 = Prompt("choice", "choose a ground foe within 4 of self", ("piece",))


def ember_can_be_used(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/ember.yaml:39
    # "Fáelán", 1 ap: choose a ground foe within 4 of self; send_wolf to it
    docs = game.doc
    grounded_of = game.piece_grounded
    places = game.place
    return (
        kings_armory_rules_players_round.has_ap(game, 1, bearer)
        and len(
            [
                foe
                for foe in game.of_kind(kinds.Monster)
                if (
                    not (
                        docs[foe].flying
                        and not (isinstance(docs[foe], kinds.Monster) and grounded_of[foe])
                    )
                    and kings_armory_rules_range_.within(game, places[foe], 4, places[bearer])
                )
            ],
        ) > 0
    )


def ember_used(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/ember.yaml:39
    # "Fáelán", 1 ap: choose a ground foe within 4 of self; send_wolf to it
    docs = game.doc
    grounded_of = game.piece_grounded
    places = game.place
    kings_armory_rules_players_round.pay_ap(game, 1, bearer)
    chosen = game.choose(
        game.owner[bearer],
        ASK_1,
        [
            foe
            for foe in game.of_kind(kinds.Monster)
            if (
                not (
                    docs[foe].flying
                    and not (isinstance(docs[foe], kinds.Monster) and grounded_of[foe])
                )
                and kings_armory_rules_range_.within(game, places[foe], 4, places[bearer])
            )
        ],
        NOTHING,
    )
    if chosen >= 0:
        kings_armory_rules_actions.send_wolf(game, chosen, bearer)
        if game.over:
            return


def ember_longbow_on_crit(
    game: State,
    bearer: Any,
    event: kings_armory_rules_strikes.CritEvent,
) -> bool:
    # content/kings_armory/heroes/ember.yaml:26
    # on crit: bleed 1
    if not event.attack == bearer:
        return False
    kings_armory_rules_status.bleed(game, 1, event.target)
    return True


def ember_head_shot_on_crit(
    game: State,
    bearer: Any,
    event: kings_armory_rules_strikes.CritEvent,
) -> bool:
    # content/kings_armory/heroes/ember.yaml:35
    # on crit: instakill
    if not event.attack == bearer:
        return False
    kings_armory_rules_strikes.instakill(game, event.target)
    if game.over:
        return True
    return True


# content/kings_armory/heroes/ember.yaml:3
EMBER_ABILITIES = Abilities(
    activated=(
        Activated(
            "kings_armory.ember!0",
            "Fáelán (1 AP): choose a ground foe within 4 of this hero; Fáelán bites it with Hitroll +7 (1 Melee Damage and 1 Slow).",
            ember_can_be_used,
            ember_used,
        ),
    ),
    text="Fáelán (1 AP): choose a ground foe within 4 of this hero; Fáelán bites it with Hitroll +7 (1 Melee Damage and 1 Slow).",
)

# content/kings_armory/heroes/ember.yaml:18
EMBER_LONGBOW_ABILITIES = Abilities(
    triggers=(
        Trigger("crit", "on", "attack", "kings_armory.ember.longbow:0", ember_longbow_on_crit),
    ),
    text="On crit: the target gains 1 Bleed.",
)

# content/kings_armory/heroes/ember.yaml:27
EMBER_HEAD_SHOT_ABILITIES = Abilities(
    triggers=(
        Trigger("crit", "on", "attack", "kings_armory.ember.head_shot:0", ember_head_shot_on_crit),
    ),
    text="2 AP.\nOn crit: the target is defeated at once.",
)

# content/kings_armory/heroes/ember.yaml:36
EMBER_VOLLEY_OF_ARROWS_ABILITIES = Abilities(text="2 AP.")

CONTENTS: Contents = Contents(
    definitions=(EMBER_LONGBOW, EMBER_HEAD_SHOT, EMBER_VOLLEY_OF_ARROWS, EMBER),
    abilities={
        "kings_armory.ember": EMBER_ABILITIES,
        "kings_armory.ember.longbow": EMBER_LONGBOW_ABILITIES,
        "kings_armory.ember.head_shot": EMBER_HEAD_SHOT_ABILITIES,
        "kings_armory.ember.volley_of_arrows": EMBER_VOLLEY_OF_ARROWS_ABILITIES,
    },
    links=((EMBER, "item", "kings_armory.elven_bow"), (EMBER, "card", "kings_armory.wolf_pack")),
)
