# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/hireables/psionicist.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Activated, Contents, Modifier, Prompt

from ..kinds import Boss, Hireable, Monster
from ..rules import actions as rules_actions
from ..rules import duties as rules_duties
from ..rules import players_round as rules_players_round
from ..rules import tanking as rules_tanking
from ..state import State

# content/kings_armory/hireables/psionicist.yaml:3
PSIONICIST = Hireable(
    "kings_armory.psionicist",
    "Psionicist",
    max_hp=8,
    move=5,
    dodge=12,
    supernatural_resistance=2,
    actions=2,
    heal_rate=2,
    tank=1,
    role="utility",
    works_by_specials=True,
    costs=(150, 150, 200),
    limit=2,
    rifts=True,
)

ASK_1 = Prompt(
    "choice", "Choose a Foe within 5 of this Hireable where a Mind Cage can hold it", ("piece",)
)

ASK_2 = Prompt(
    "choice",
    "Choose a Foe within 5 of this Hireable where a Supernatural action can take hold of it, which is neither a Boss nor set free and there is room for it up to 8 spaces back on its Route",
    ("piece",),
)


def psionicist_changes_tank(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/hireables/psionicist.yaml:22
    # while self.level >= 2: +1 tank
    return target == bearer and game.piece_level[bearer] >= 2


def psionicist_changes_actions(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/hireables/psionicist.yaml:23
    # while self.level = 3: +1 actions
    return target == bearer and game.piece_level[bearer] == 3


def _any_1(game: State, bearer: int) -> bool:
    places = game.place
    stepped = game.board.stepped
    _place = places[bearer]
    for foe in game.seen[Monster]:
        if stepped[places[foe]][_place] <= 5 and rules_actions.can_cage(game, bearer, foe):
            return True
    return False


def psionicist_can_be_used(game: State, bearer: int) -> bool:
    # content/kings_armory/hireables/psionicist.yaml:18
    # "Mind Cage", 1 ap: choose a foe within 5 of self where can_cage(self, it); mind_cage it
    return (
        game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 1
        and (game.table_acting < 0 or game.table_acting == bearer)
        and game.table_mover < 0
        and rules_duties.spares_duty(game, bearer, 1)
        and _any_1(game, bearer)
    )


def psionicist_used(game: State, bearer: int) -> None:
    # content/kings_armory/hireables/psionicist.yaml:18
    # "Mind Cage", 1 ap: choose a foe within 5 of self where can_cage(self, it); mind_cage it
    stepped = game.board.stepped
    places = game.place
    rules_players_round.pay_ap(game, 1, bearer)
    _found = []
    for foe in game.seen[Monster]:
        if stepped[places[foe]][places[bearer]] <= 5 and rules_actions.can_cage(game, bearer, foe):
            _found.append(foe)
    chosen = game.choose(game.owner[bearer], ASK_1, _found, NOTHING)
    if chosen >= 0:
        rules_actions.mind_cage(game, chosen, bearer)


def _any_2(game: State, bearer: int) -> bool:
    places = game.place
    stepped = game.board.stepped
    hp_of = game.piece_hp
    docs = game.doc
    _place = places[bearer]
    for foe in game.seen[Monster]:
        if (
            stepped[places[foe]][_place] <= 5
            and hp_of[foe] > 0
            and not isinstance(docs[foe], Boss)
            and not (
                "supernatural" in docs[foe].immune
                or docs[foe].immune_to_everything
                or docs[foe].indestructible
                or game.stat("immune_to_supernatural", foe)
            )
            and not (game.table_let_go and not rules_tanking.can_be_hurt(game, foe))
            and rules_actions.spaces_back(game, foe, 8)
        ):
            return True
    return False


def psionicist_can_be_used_2(game: State, bearer: int) -> bool:
    # content/kings_armory/hireables/psionicist.yaml:19
    # "Teleport Foe", while self.level >= 2, 2 ap:
    return (
        game.piece_level[bearer] >= 2
        and game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 2
        and (game.table_acting < 0 or game.table_acting == bearer)
        and game.table_mover < 0
        and rules_duties.spares_duty(game, bearer, 2)
        and _any_2(game, bearer)
    )


def psionicist_used_2(game: State, bearer: int) -> None:
    # content/kings_armory/hireables/psionicist.yaml:19
    # "Teleport Foe", while self.level >= 2, 2 ap:
    stepped = game.board.stepped
    places = game.place
    hp_of = game.piece_hp
    docs = game.doc
    rules_players_round.pay_ap(game, 2, bearer)
    _found = []
    for foe in game.seen[Monster]:
        if (
            stepped[places[foe]][places[bearer]] <= 5
            and hp_of[foe] > 0
            and not isinstance(docs[foe], Boss)
            and not (
                "supernatural" in docs[foe].immune
                or docs[foe].immune_to_everything
                or docs[foe].indestructible
                or game.stat("immune_to_supernatural", foe)
            )
            and not (game.table_let_go and not rules_tanking.can_be_hurt(game, foe))
            and rules_actions.spaces_back(game, foe, 8)
        ):
            _found.append(foe)
    chosen = game.choose(game.owner[bearer], ASK_2, _found, NOTHING)
    if chosen >= 0:
        rules_actions.hurl(game, chosen, 8, 3 + 2 * game.piece_level[bearer], bearer)


# content/kings_armory/hireables/psionicist.yaml:3
PSIONICIST_ABILITIES = Abilities(
    modifiers=(
        Modifier("tank", "add", psionicist_changes_tank, 1),
        Modifier("actions", "add", psionicist_changes_actions, 1),
    ),
    activated=(
        Activated(
            "kings_armory.psionicist!0",
            "Mind Cage (1 AP): choose a Foe within 5 of this Hireable where a Mind Cage can hold it; roll with Hitroll +5 (+7, +9 at higher levels); it is Tanked from afar.",
            psionicist_can_be_used,
            psionicist_used,
        ),
        Activated(
            "kings_armory.psionicist!1",
            "Teleport Foe (while this Hireable's level is at least 2, 2 AP): choose a Foe within 5 of this Hireable where a Supernatural action can take hold of it, which is neither a Boss nor set free and there is room for it up to 8 spaces back on its Route; roll against its Dodge and teleport it up to 8 spaces back on its Route.",
            psionicist_can_be_used_2,
            psionicist_used_2,
        ),
    ),
    text="Time Rift (at level 3, once per Wave): directly after a d20 is rolled, it is rolled again.\nMind Cage (1 AP): choose a Foe within 5 of this Hireable where a Mind Cage can hold it; roll with Hitroll +5 (+7, +9 at higher levels); it is Tanked from afar.\nTeleport Foe (while this Hireable's level is at least 2, 2 AP): choose a Foe within 5 of this Hireable where a Supernatural action can take hold of it, which is neither a Boss nor set free and there is room for it up to 8 spaces back on its Route; roll against its Dodge and teleport it up to 8 spaces back on its Route.\nWhile this Hireable's level is at least 2: +1 Tank Number.\nWhile this Hireable's level is 3: +1 Action.",
)

CONTENTS = Contents(
    definitions=(PSIONICIST,), abilities={"kings_armory.psionicist": PSIONICIST_ABILITIES}
)
