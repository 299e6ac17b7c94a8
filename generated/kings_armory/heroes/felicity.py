# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/heroes/felicity.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Activated, Contents, Prompt

from ..kinds import Ally, Attack, Hero
from ..rules import actions as rules_actions
from ..rules import duties as rules_duties
from ..rules import ettin as rules_ettin
from ..rules import players_round as rules_players_round
from ..rules import status as rules_status
from ..rules import strikes as rules_strikes
from ..rules import towers as rules_towers
from ..state import State

# content/kings_armory/heroes/felicity.yaml:19
FELICITY_HOLY_LIGHT = Attack(
    "kings_armory.felicity.holy_light",
    "Holy Light",
    primary=True,
    type_="supernatural",
    range_=4,
    hitroll=5,
    damage=2,
)

# content/kings_armory/heroes/felicity.yaml:3
FELICITY = Hero(
    "kings_armory.felicity",
    "Felicity the Master Healer",
    max_hp=14,
    move=5,
    dodge=12,
    melee_resistance=1,
    supernatural_resistance=1,
    attacks=(FELICITY_HOLY_LIGHT,),
    heal_rate=5,
    tank=1,
    role="utility",
    heals=True,
)

ASK_1 = Prompt("choice", "Choose a wounded Ally within 4 of this Hero", ("piece",))
ASK_2 = Prompt("choice", "Choose a standing unblessed Ally within 4 of this Hero", ("piece",))

ASK_3 = Prompt(
    "choice", "Choose a vacant space within 1 of this Hero where no full Tower stands", ("space",)
)


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
            and stepped[places[ally]][places[bearer]] <= 4
        ):
            return True
    return False


def felicity_can_be_used(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/felicity.yaml:21
    # "Heal", 1 ap: choose a wounded ally within 4 of self; heal (3 + self.healing) to it
    return (
        game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 1
        and (game.table_acting < 0 or game.table_acting == bearer)
        and game.table_mover < 0
        and rules_duties.spares_duty(game, bearer, 1)
        and _any_1(game, bearer)
    )


def felicity_used(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/felicity.yaml:21
    # "Heal", 1 ap: choose a wounded ally within 4 of self; heal (3 + self.healing) to it
    hp_of = game.piece_hp
    docs = game.doc
    stepped = game.board.stepped
    places = game.place
    rules_players_round.pay_ap(game, 1, bearer)
    chosen = game.choose(
        game.owner[bearer],
        ASK_1,
        [
            ally
            for ally in game.seen[Ally]
            if hp_of[ally] > 0
            and hp_of[ally] < rules_ettin.full_hp(game, ally)
            and not docs[ally].unhealable
            and stepped[places[ally]][places[bearer]] <= 4
        ],
        NOTHING,
    )
    if chosen >= 0:
        rules_strikes.heal(game, 3 + game.stat("healing", bearer), chosen)


def _any_2(game: State, bearer: int) -> bool:
    hp_of = game.piece_hp
    bless_of = game.piece_bless
    stepped = game.board.stepped
    places = game.place
    for ally in game.seen[Ally]:
        if hp_of[ally] > 0 and bless_of[ally] == 0 and stepped[places[ally]][places[bearer]] <= 4:
            return True
    return False


def felicity_can_be_used_2(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/felicity.yaml:22
    # "Blessing", 1 ap: choose a standing unblessed ally within 4 of self; bless it
    return (
        game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 1
        and (game.table_acting < 0 or game.table_acting == bearer)
        and game.table_mover < 0
        and rules_duties.spares_duty(game, bearer, 1)
        and _any_2(game, bearer)
    )


def felicity_used_2(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/felicity.yaml:22
    # "Blessing", 1 ap: choose a standing unblessed ally within 4 of self; bless it
    hp_of = game.piece_hp
    bless_of = game.piece_bless
    stepped = game.board.stepped
    places = game.place
    rules_players_round.pay_ap(game, 1, bearer)
    chosen = game.choose(
        game.owner[bearer],
        ASK_2,
        [
            ally
            for ally in game.seen[Ally]
            if hp_of[ally] > 0
            and bless_of[ally] == 0
            and stepped[places[ally]][places[bearer]] <= 4
        ],
        NOTHING,
    )
    if chosen >= 0:
        rules_status.bless(game, chosen)


def _spaces_1(game: State, bearer_place: int) -> tuple[int, ...]:
    _key = ("kings_armory.heroes.felicity", 1, bearer_place)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _known = game.tables.keep(
            _key,
            [
                space
                for space in range(game.board.size)
                if game.board.kings[space][bearer_place] <= 1
            ],
        )
    return _known


def _no_1(game: State, space: int) -> bool:
    docs = game.doc
    for ally in game.contents[space]:
        if isinstance(docs[ally], Ally):
            return False
    return True


def _any_3(game: State, bearer: int) -> bool:
    where_terrain_is__open_terrain__path__gate = (
        game.tables.where_terrain_is__open_terrain__path__gate
    )
    tower_of = game.space_tower
    contents_of = game.contents
    docs = game.doc
    for space in _spaces_1(game, game.place[bearer]):
        if (
            (where_terrain_is__open_terrain__path__gate[space] or tower_of[space] >= 0)
            and (not contents_of[space] or _no_1(game, space))
            and (
                tower_of[space] < 0
                or rules_towers.guests(game, tower_of[space]) < docs[tower_of[space]].slots
            )
        ):
            return True
    return False


def felicity_can_be_used_3(game: State, bearer: int) -> bool:
    # content/kings_armory/heroes/felicity.yaml:23
    # "Summon Guardian", once per wave, 2 ap:
    return (
        game.piece_hp[bearer] > 0
        and game.piece_ap[bearer] >= 2
        and (game.table_acting < 0 or game.table_acting == bearer)
        and game.table_mover < 0
        and rules_duties.spares_duty(game, bearer, 2)
        and game.used_times("wave", bearer, "kings_armory.felicity!2") < 1
        and _any_3(game, bearer)
    )


def _no_2(game: State, space: int) -> bool:
    docs = game.doc
    for ally in game.contents[space]:
        if isinstance(docs[ally], Ally):
            return False
    return True


def felicity_used_3(game: State, bearer: int) -> None:
    # content/kings_armory/heroes/felicity.yaml:23
    # "Summon Guardian", once per wave, 2 ap:
    owners = game.owner
    where_terrain_is__open_terrain__path__gate = (
        game.tables.where_terrain_is__open_terrain__path__gate
    )
    tower_of = game.space_tower
    contents_of = game.contents
    docs = game.doc
    game.use_up("wave", bearer if isinstance(bearer, int) else -1, "kings_armory.felicity!2")
    rules_players_round.pay_ap(game, 2, bearer)
    chosen = game.choose(
        owners[bearer],
        ASK_3,
        [
            space
            for space in _spaces_1(game, game.place[bearer])
            if (where_terrain_is__open_terrain__path__gate[space] or tower_of[space] >= 0)
            and (not contents_of[space] or _no_2(game, space))
            and (
                tower_of[space] < 0
                or rules_towers.guests(game, tower_of[space]) < docs[tower_of[space]].slots
            )
        ],
        NOTHING,
    )
    if chosen >= 0:
        rules_actions.summon_guardian(game, chosen, owners[bearer])
        if game.over:
            return


# content/kings_armory/heroes/felicity.yaml:3
FELICITY_ABILITIES = Abilities(
    activated=(
        Activated(
            "kings_armory.felicity!0",
            "Heal (1 AP): a wounded Ally within 4 of this Hero regains X Hit Points, where X is 3 + this Hero's healing bonus.",
            felicity_can_be_used,
            felicity_used,
        ),
        Activated(
            "kings_armory.felicity!1",
            "Blessing (1 AP): a standing unblessed Ally within 4 of this Hero is Blessed.",
            felicity_can_be_used_2,
            felicity_used_2,
        ),
        Activated(
            "kings_armory.felicity!2",
            "Summon Guardian (once per wave, 2 AP): choose a vacant space within 1 of this Hero where no full Tower stands; the Guardian appears there.",
            felicity_can_be_used_3,
            felicity_used_3,
        ),
    ),
    text="Heal (1 AP): a wounded Ally within 4 of this Hero regains X Hit Points, where X is 3 + this Hero's healing bonus.\nBlessing (1 AP): a standing unblessed Ally within 4 of this Hero is Blessed.\nSummon Guardian (once per wave, 2 AP): choose a vacant space within 1 of this Hero where no full Tower stands; the Guardian appears there.",
)

CONTENTS = Contents(
    definitions=(FELICITY_HOLY_LIGHT, FELICITY),
    abilities={"kings_armory.felicity": FELICITY_ABILITIES},
    links=(
        (FELICITY, "item", "kings_armory.beads_of_mercy"),
        (FELICITY, "card", "kings_armory.mass_healing"),
    ),
)
