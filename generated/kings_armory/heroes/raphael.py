# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/heroes/raphael.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Abilities, Activated, Contents, Prompt, Trigger

from ..kinds import Ally, Attack, Boss, Hero, Monster
from ..rules import actions as rules_actions
from ..rules import between_waves as rules_between_waves
from ..rules import duties as rules_duties
from ..rules import players_round as rules_players_round
from ..rules import status as rules_status
from ..rules import strikes as rules_strikes
from ..rules import tanking as rules_tanking
from ..rules import waves as rules_waves
from ..state import State

# content/kings_armory/heroes/raphael.yaml:17
RAPHAEL_MIND_BLAST = Attack(
    "kings_armory.raphael.mind_blast",
    "Mind Blast",
    primary=True,
    type_="supernatural",
    range_=5,
    hitroll=6,
    damage=2,
    crit_range=3,
    crit_mod=1,
)

# content/kings_armory/heroes/raphael.yaml:27
RAPHAEL_PSYCHIC_CRUSH = Attack(
    "kings_armory.raphael.psychic_crush",
    "Psychic Crush",
    ac=3,
    type_="supernatural",
    range_=4,
    hitroll=6,
    damage=4,
    crit_range=4,
    crit_mod=1,
)

# content/kings_armory/heroes/raphael.yaml:3
RAPHAEL = Hero(
    "kings_armory.raphael",
    "Raphael the Psion",
    max_hp=12,
    move=5,
    dodge=12,
    supernatural_resistance=2,
    attacks=(RAPHAEL_MIND_BLAST, RAPHAEL_PSYCHIC_CRUSH),
    heal_rate=3,
    tank=1,
    role="utility",
)

ASK_1 = Prompt("choice", "Choose a standing Ally", ("piece",))
ASK_2 = Prompt("choice", "Choose a space where that Ally can arrive and stay", ("space",))

ASK_3 = Prompt(
    "choice",
    "Choose a Foe within 6 of this Hero where a Supernatural action can take hold of it, which is neither a Boss nor set free and there is room for it up to 6 spaces back on its Route",
    ("piece",),
)


def _any_1(game: State) -> bool:
    hp_of = game.piece_hp
    for ally in game.seen[Ally]:
        if hp_of[ally] > 0:
            return True
    return False


def raphael_can_be_used(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/raphael.yaml:38
    # "Teleport", 1 ap:
    return (
        game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 1
        and (game.table_acting < 0 or game.table_acting == bearer)
        and game.table_mover < 0
        and rules_duties.spares_duty(game, bearer, 1)
        and _any_1(game)
    )


def raphael_used(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/raphael.yaml:38
    # "Teleport", 1 ap:
    owners = game.owner
    hp_of = game.piece_hp
    rules_players_round.pay_ap(game, 1, bearer)
    _found = []
    for ally in game.seen[Ally]:
        if hp_of[ally] > 0:
            _found.append(ally)
    traveller = game.choose(owners[bearer], ASK_1, _found, NOTHING)
    if traveller >= 0:
        _found_2 = []
        for space in range(game.board.size):
            if rules_actions.arrivals(game, traveller, (space,)):
                _found_2.append(space)
        s = game.choose(owners[bearer], ASK_2, _found_2, NOTHING)
        if s >= 0:
            rules_actions.teleport(game, traveller, s)


def _any_2(game: State, bearer: int) -> bool:
    places = game.place
    stepped = game.board.stepped
    hp_of = game.piece_hp
    docs = game.doc
    _place = places[bearer]
    for foe in game.seen[Monster]:
        if (
            stepped[places[foe]][_place] <= 6
            and hp_of[foe] > 0
            and not isinstance(docs[foe], Boss)
            and not (
                "supernatural" in docs[foe].immune
                or docs[foe].immune_to_everything
                or docs[foe].indestructible
                or game.stat("immune_to_supernatural", foe)
            )
            and not (game.table_let_go and not rules_tanking.can_be_hurt(game, foe))
            and rules_actions.spaces_back(game, foe, 6)
        ):
            return True
    return False


def raphael_can_be_used_2(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/raphael.yaml:41
    # "Teleport Foe", 2 ap:
    return (
        game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 2
        and (game.table_acting < 0 or game.table_acting == bearer)
        and game.table_mover < 0
        and rules_duties.spares_duty(game, bearer, 2)
        and _any_2(game, bearer)
    )


def raphael_used_2(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/raphael.yaml:41
    # "Teleport Foe", 2 ap:
    stepped = game.board.stepped
    places = game.place
    hp_of = game.piece_hp
    docs = game.doc
    rules_players_round.pay_ap(game, 2, bearer)
    _found = []
    for foe in game.seen[Monster]:
        if (
            stepped[places[foe]][places[bearer]] <= 6
            and hp_of[foe] > 0
            and not isinstance(docs[foe], Boss)
            and not (
                "supernatural" in docs[foe].immune
                or docs[foe].immune_to_everything
                or docs[foe].indestructible
                or game.stat("immune_to_supernatural", foe)
            )
            and not (game.table_let_go and not rules_tanking.can_be_hurt(game, foe))
            and rules_actions.spaces_back(game, foe, 6)
        ):
            _found.append(foe)
    chosen = game.choose(game.owner[bearer], ASK_3, _found, NOTHING)
    if chosen >= 0:
        rules_actions.hurl(game, chosen, 6, 6, bearer)


def raphael_can_be_used_3(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/raphael.yaml:44
    # "Foresight", while able_to_foresee, 1 ap: foresee
    return (
        (
            (
                game.options["gauntlet"] == 0
                and game.table_wave_number > 0
                and game.table_wave_number < game.table_last_wave
                and len(game.contents[game.zone_queue])
                < max(
                    1,
                    rules_between_waves.wave_of(game, game.table_wave_number + 1).foes
                    + rules_waves.scaling(game).additional_monsters
                    + (2 if game.options["ettin"] else 0),
                )
                and len(game.contents[game.zone_pile]) > 0
            )
            or (not game.table_reward_shown and len(game.contents[game.zone_reward_deck]) > 0)
            or (not game.table_equipment_shown and len(game.contents[game.zone_equipment_deck]) > 0)
            or (
                not game.table_reinforcement_shown
                and len(game.contents[game.zone_reinforcement_deck]) > 0
            )
        )
        and game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 1
        and (game.table_acting < 0 or game.table_acting == bearer)
        and game.table_mover < 0
        and rules_duties.spares_duty(game, bearer, 1)
    )


def raphael_used_3(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/raphael.yaml:44
    # "Foresight", while able_to_foresee, 1 ap: foresee
    rules_players_round.pay_ap(game, 1, bearer)
    rules_actions.foresee(game, bearer)


def raphael_mind_blast_on_crit(game: State, bearer: Any, event: rules_strikes.CritEvent) -> bool:
    # content/kings_armory/heroes/raphael.yaml:26
    # on crit: stun
    if event.attack is not bearer:
        return False
    rules_status.stun(game, event.target)
    return True


def raphael_psychic_crush_on_crit(game: State, bearer: Any, event: rules_strikes.CritEvent) -> bool:
    # content/kings_armory/heroes/raphael.yaml:36
    # on crit: instakill
    if event.attack is not bearer:
        return False
    rules_strikes.instakill(game, event.target)
    return True


# content/kings_armory/heroes/raphael.yaml:3
RAPHAEL_ABILITIES = Abilities(
    activated=(
        Activated(
            "kings_armory.raphael!0",
            "Teleport (1 AP): choose a standing Ally; choose a space where that Ally can arrive and stay; that Ally goes there at once.",
            raphael_can_be_used,
            raphael_used,
        ),
        Activated(
            "kings_armory.raphael!1",
            "Teleport Foe (2 AP): choose a Foe within 6 of this Hero where a Supernatural action can take hold of it, which is neither a Boss nor set free and there is room for it up to 6 spaces back on its Route; roll against its Dodge and teleport it up to 6 spaces back on its Route.",
            raphael_can_be_used_2,
            raphael_used_2,
        ),
        Activated(
            "kings_armory.raphael!2",
            "Foresight (1 AP): reveal a Monster of the next Wave or the top card of a deck.",
            raphael_can_be_used_3,
            raphael_used_3,
        ),
    ),
    text="Teleport (1 AP): choose a standing Ally; choose a space where that Ally can arrive and stay; that Ally goes there at once.\nTeleport Foe (2 AP): choose a Foe within 6 of this Hero where a Supernatural action can take hold of it, which is neither a Boss nor set free and there is room for it up to 6 spaces back on its Route; roll against its Dodge and teleport it up to 6 spaces back on its Route.\nForesight (1 AP): reveal a Monster of the next Wave or the top card of a deck.",
)

# content/kings_armory/heroes/raphael.yaml:17
RAPHAEL_MIND_BLAST_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit", "on", "attack", "kings_armory.raphael.mind_blast:0", raphael_mind_blast_on_crit
        ),
    ),
    text="Highest numbers that crit: 3.\nCrit Mod x1.\nOn crit: the target is Stunned.",
    fields=("special",),
)

# content/kings_armory/heroes/raphael.yaml:27
RAPHAEL_PSYCHIC_CRUSH_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "crit",
            "on",
            "attack",
            "kings_armory.raphael.psychic_crush:0",
            raphael_psychic_crush_on_crit,
        ),
    ),
    text="3 AP.\nHighest numbers that crit: 4.\nCrit Mod x1.\nOn crit: the target is defeated at once.",
    fields=("special",),
)

CONTENTS = Contents(
    definitions=(RAPHAEL_MIND_BLAST, RAPHAEL_PSYCHIC_CRUSH, RAPHAEL),
    abilities={
        "kings_armory.raphael": RAPHAEL_ABILITIES,
        "kings_armory.raphael.mind_blast": RAPHAEL_MIND_BLAST_ABILITIES,
        "kings_armory.raphael.psychic_crush": RAPHAEL_PSYCHIC_CRUSH_ABILITIES,
    },
    links=((RAPHAEL, "item", "kings_armory.phase_ring"), (RAPHAEL, "card", "kings_armory.rewind")),
)
