# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/hireables/cleric.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Activated, Contents, Modifier, Prompt, Trigger

from ..kinds import Ally, Hireable
from ..rules import actions as rules_actions
from ..rules import duties as rules_duties
from ..rules import ettin as rules_ettin
from ..rules import players_round as rules_players_round
from ..rules import status as rules_status
from ..rules import strikes as rules_strikes
from ..state import State

# content/kings_armory/hireables/cleric.yaml:3
CLERIC = Hireable(
    "kings_armory.cleric",
    "Cleric",
    max_hp=10,
    move=5,
    dodge=11,
    melee_resistance=2,
    ranged_resistance=1,
    supernatural_resistance=2,
    actions=2,
    heal_rate=3,
    tank=1,
    role="utility",
    heals=True,
    costs=(150, 100, 150),
    limit=2,
)

ASK_1 = Prompt("choice", "Choose a wounded Ally within 3 of this Hireable", ("piece",))
ASK_2 = Prompt("choice", "Choose a standing unblessed Ally within 4 of this Hireable", ("piece",))


def cleric_changes_actions(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/hireables/cleric.yaml:25
    # while self.level >= 2: +1 actions
    return target == bearer and game.piece_level[bearer] >= 2


def cleric_changes_tank(game: State, bearer: int, target: int) -> bool:
    # content/kings_armory/hireables/cleric.yaml:26
    # while self.level = 3: +1 tank
    return target == bearer and game.piece_level[bearer] == 3


def cleric_on_players_begin(
    game: State, bearer: int, event: rules_actions.PlayersBeginEvent
) -> bool:
    # content/kings_armory/hireables/cleric.yaml:23
    # on any players_begin where self.turned_on and self is standing:
    hp_of = game.piece_hp
    docs = game.doc
    stepped = game.board.stepped
    places = game.place
    if not (game.piece_turned_on[bearer] and hp_of[bearer] > 0):
        return False
    _found = []
    for ally in game.seen[Ally]:
        if (
            hp_of[ally] > 0
            and hp_of[ally] < rules_ettin.full_hp(game, ally)
            and not docs[ally].unhealable
            and stepped[places[ally]][places[bearer]] <= 2
        ):
            _found.append(ally)
    for ally in _found:
        rules_strikes.heal(game, 1, ally)
    return True


def _any_1(game: State, bearer: int) -> bool:
    hp_of = game.piece_hp
    docs = game.doc
    stepped = game.board.stepped
    places = game.place
    for ally in game.seen[Ally]:
        if (
            hp_of[ally] > 0
            and hp_of[ally] < rules_ettin.full_hp(game, ally)
            and not docs[ally].unhealable
            and stepped[places[ally]][places[bearer]] <= 3
        ):
            return True
    return False


def cleric_can_be_used(game: State, bearer: int) -> bool:
    # content/kings_armory/hireables/cleric.yaml:19
    # "Heal", 1 ap: choose a wounded ally within 3 of self; heal (2 if self.level = 1 else 3) to it
    return (
        game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 1
        and (game.table_acting < 0 or game.table_acting == bearer)
        and game.table_mover < 0
        and rules_duties.spares_duty(game, bearer, 1)
        and _any_1(game, bearer)
    )


def cleric_used(game: State, bearer: int) -> None:
    # content/kings_armory/hireables/cleric.yaml:19
    # "Heal", 1 ap: choose a wounded ally within 3 of self; heal (2 if self.level = 1 else 3) to it
    hp_of = game.piece_hp
    docs = game.doc
    stepped = game.board.stepped
    places = game.place
    rules_players_round.pay_ap(game, 1, bearer)
    _found = []
    for ally in game.seen[Ally]:
        if (
            hp_of[ally] > 0
            and hp_of[ally] < rules_ettin.full_hp(game, ally)
            and not docs[ally].unhealable
            and stepped[places[ally]][places[bearer]] <= 3
        ):
            _found.append(ally)
    chosen = game.choose(game.owner[bearer], ASK_1, _found, NOTHING)
    if chosen >= 0:
        rules_strikes.heal(game, 2 if game.piece_level[bearer] == 1 else 3, chosen)


def _any_2(game: State, bearer: int) -> bool:
    hp_of = game.piece_hp
    bless_of = game.piece_bless
    stepped = game.board.stepped
    places = game.place
    for ally in game.seen[Ally]:
        if hp_of[ally] > 0 and bless_of[ally] == 0 and stepped[places[ally]][places[bearer]] <= 4:
            return True
    return False


def cleric_can_be_used_2(game: State, bearer: int) -> bool:
    # content/kings_armory/hireables/cleric.yaml:20
    # "Blessing", while self.level >= 2, 1 ap:
    return (
        game.piece_level[bearer] >= 2
        and game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 1
        and (game.table_acting < 0 or game.table_acting == bearer)
        and game.table_mover < 0
        and rules_duties.spares_duty(game, bearer, 1)
        and _any_2(game, bearer)
    )


def cleric_used_2(game: State, bearer: int) -> None:
    # content/kings_armory/hireables/cleric.yaml:20
    # "Blessing", while self.level >= 2, 1 ap:
    hp_of = game.piece_hp
    bless_of = game.piece_bless
    stepped = game.board.stepped
    places = game.place
    rules_players_round.pay_ap(game, 1, bearer)
    _found = []
    for ally in game.seen[Ally]:
        if hp_of[ally] > 0 and bless_of[ally] == 0 and stepped[places[ally]][places[bearer]] <= 4:
            _found.append(ally)
    chosen = game.choose(game.owner[bearer], ASK_2, _found, NOTHING)
    if chosen >= 0:
        rules_status.bless(game, chosen)


def cleric_can_be_used_3(game: State, bearer: int) -> bool:
    # content/kings_armory/hireables/cleric.yaml:22
    # "Healing Aura", while self.level = 3 and not self.turned_on, 2 ap: turn_on self
    return (
        game.piece_level[bearer] == 3
        and not game.piece_turned_on[bearer]
        and game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 2
        and (game.table_acting < 0 or game.table_acting == bearer)
        and game.table_mover < 0
        and rules_duties.spares_duty(game, bearer, 2)
    )


def cleric_used_3(game: State, bearer: int) -> None:
    # content/kings_armory/hireables/cleric.yaml:22
    # "Healing Aura", while self.level = 3 and not self.turned_on, 2 ap: turn_on self
    rules_players_round.pay_ap(game, 2, bearer)
    rules_actions.turn_on(game, bearer)


# content/kings_armory/hireables/cleric.yaml:3
CLERIC_ABILITIES = Abilities(
    modifiers=(
        Modifier("actions", "add", cleric_changes_actions, 1),
        Modifier("tank", "add", cleric_changes_tank, 1),
    ),
    triggers=(
        Trigger("players_begin", "on", "", "kings_armory.cleric:0", cleric_on_players_begin),
    ),
    activated=(
        Activated(
            "kings_armory.cleric!0",
            "Heal (1 AP): a wounded Ally within 3 of this Hireable regains 3 (2 if this Hireable's level is 1) Hit Points.",
            cleric_can_be_used,
            cleric_used,
        ),
        Activated(
            "kings_armory.cleric!1",
            "Blessing (while this Hireable's level is at least 2, 1 AP): a standing unblessed Ally within 4 of this Hireable is Blessed.",
            cleric_can_be_used_2,
            cleric_used_2,
        ),
        Activated(
            "kings_armory.cleric!2",
            "Healing Aura (while this Hireable's level is 3 and this Hireable is not turned on, 2 AP): turn it on until the Wave is over.",
            cleric_can_be_used_3,
            cleric_used_3,
        ),
    ),
    text="Heal (1 AP): a wounded Ally within 3 of this Hireable regains 3 (2 if this Hireable's level is 1) Hit Points.\nBlessing (while this Hireable's level is at least 2, 1 AP): a standing unblessed Ally within 4 of this Hireable is Blessed.\nHealing Aura (while this Hireable's level is 3 and this Hireable is not turned on, 2 AP): turn it on until the Wave is over.\nAt the start of a Players' Round if this Hireable is turned on and this Hireable is standing: each wounded Ally within 2 of this Hireable regains 1 Hit Point.\nWhile this Hireable's level is at least 2: +1 Action.\nWhile this Hireable's level is 3: +1 Tank Number.",
)

CONTENTS = Contents(definitions=(CLERIC,), abilities={"kings_armory.cleric": CLERIC_ABILITIES})
