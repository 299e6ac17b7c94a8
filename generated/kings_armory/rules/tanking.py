# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/tanking.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Action, ActionInfo, Contents, both

from .. import kinds
from ..state import State
from . import cards as rules_cards
from . import duties as rules_duties
from . import range_ as rules_range_
from . import strikes as rules_strikes

TANK_ACTION = ActionInfo("tank", "{ally} tanks {monster}", ("monster", "ally"), ("piece", "piece"))

GIVE_UP_ACTION = ActionInfo(
    "give_up", "{ally} lets {monster} go", ("ally", "monster"), ("piece", "piece")
)


def _any_1(game: State, monster: int) -> bool:
    tanking_of = game.piece_tanking
    for ally in game.of_kind(kinds.Ally):
        if monster in tanking_of[ally]:
            return True
    return False


def tanked(game: State, monster: int) -> bool:
    # content/kings_armory/rules/tanking.yaml:4
    # query: tanked monster
    return _any_1(game, monster)


def _no_1(game: State, s: int, monster: int) -> bool:
    docs = game.doc
    grounded_of = game.piece_grounded
    for monster_2 in game.contents[s]:
        if (
            isinstance(docs[monster_2], kinds.Monster)
            and monster_2 != monster
            and not isinstance(docs[monster_2], kinds.Boss)
            and (
                docs[monster_2].flying
                and not (isinstance(docs[monster_2], kinds.Monster) and grounded_of[monster_2])
            )
            == (
                docs[monster].flying
                and not (isinstance(docs[monster], kinds.Monster) and grounded_of[monster])
            )
        ):
            return False
    return True


def room_for(game: State, monster: int, s: int) -> bool:
    """no other Monster of the same layer stands there; Bosses stack with anything"""
    # content/kings_armory/rules/tanking.yaml:10
    # query: room_for monster at s
    return isinstance(game.doc[monster], kinds.Boss) or (
        (
            (
                game.board.columns["terrain"][s] in ("open_terrain", "path", "gate")
                and game.space_tower[s] < 0
            )
            or game.space_tower[s] >= 0
        )
        and _no_1(game, s, monster)
    )


def can_tank(game: State, ally: int, monster: int) -> bool:
    # content/kings_armory/rules/tanking.yaml:19
    # query: can_tank ally monster
    game.spend(10)
    if (
        game.piece_hp[ally] <= 0
        or not in_tank_range(game, ally, monster)
        or monster in game.piece_tanking[ally]
    ):
        return False
    if len(game.piece_tanking[ally]) >= game.stat("tank", ally):
        return False
    if (
        game.doc[monster].flying
        and not (isinstance(game.doc[monster], kinds.Monster) and game.piece_grounded[monster])
        and not bool(game.stat("tanks_flying", ally))
    ):
        return False
    if game.doc[monster].unstoppable or game.doc[monster].immune_to_everything or game.table_let_go:
        return False
    if (game.doc[monster].untankable or game.doc[monster].siege) and not bool(
        game.stat("tanks_untankable", ally)
    ):
        return False
    return room_for(game, monster, game.place[monster])


def _any_2(game: State, hopeful: int, monster: int) -> bool:
    for attack in rules_cards.attacks_of(game, hopeful):
        if rules_duties.useful(game, attack, hopeful, monster):
            return True
    return False


def _any_3(game: State, monster: int) -> bool:
    hp_of = game.piece_hp
    for hopeful in [ally for ally in game.of_kind(kinds.Ally) if hp_of[ally] > 0]:
        if _any_2(game, hopeful, monster):
            return True
    return False


def can_be_hurt(game: State, monster: int) -> bool:
    """some Ally has an attack that can do something to it, or it is bleeding or burning"""
    # content/kings_armory/rules/tanking.yaml:34
    # query: can_be_hurt monster
    game.spend(10)
    if game.piece_bleed[monster] > 0 or (
        game.piece_burn[monster] > 0
        and not rules_strikes.immune_to_type(game, monster, "supernatural")
    ):
        return True
    return _any_3(game, monster)


def _any_4(game: State) -> bool:
    for _monster in game.of_kind(kinds.Monster):
        return True
    return False


def _no_2(game: State) -> bool:
    for monster in game.of_kind(kinds.Monster):
        if can_be_hurt(game, monster):
            return False
    return True


def stalemate(game: State) -> bool:
    """nobody else is to come, and none of the Foes that are left can be hurt any more"""
    # content/kings_armory/rules/tanking.yaml:43
    # query: stalemate
    game.spend(10)
    return (
        game.options["gauntlet"] == 0
        and game.table_due == 0
        and game.table_later == 0
        and game.table_bosses_due == 0
        and _any_4(game)
        and _no_2(game)
    )


def in_tank_range(game: State, ally: int, monster: int) -> bool:
    """the same space or one around it, but never out of a Tower"""
    # content/kings_armory/rules/tanking.yaml:82
    # query: in_tank_range ally monster
    return game.space_tower[game.place[ally]] < 0 and rules_range_.within(
        game, game.place[monster], 1, game.place[ally]
    )


def let_go_of_stalemates(game: State) -> None:
    """if nothing but a stalemate is left when a Foes' Round begins, all Tanks end, and no new one is made"""
    # content/kings_armory/rules/tanking.yaml:57
    # verb: let_go_of_stalemates
    game.spend(100)
    tanking_of = game.piece_tanking
    caged_of = game.piece_caged
    game.table_let_go = stalemate(game)
    if not game.table_let_go:
        return
    for ally in game.of_kind(kinds.Ally):
        tanking_of[ally] = ()
        caged_of[ally] = ()


def start_tanking(game: State, monster: int, ally: int) -> None:
    # content/kings_armory/rules/tanking.yaml:68
    # verb: start_tanking monster by ally
    if game.log is not None:
        game.tell(game.named("piece", ally), " tanks ", game.named("piece", monster))
    game.piece_tanking[ally] = tuple(both(game.piece_tanking[ally], (monster,)))


def end_lost_tanks(game: State) -> None:
    """every Tank ends whose Foe is defeated or out of reach"""
    # content/kings_armory/rules/tanking.yaml:74
    # verb: end_lost_tanks
    game.spend(100)
    tanking_of = game.piece_tanking
    hp_of = game.piece_hp
    caged_of = game.piece_caged
    for tanker in [tanker for tanker in game.of_kind(kinds.Ally) if len(tanking_of[tanker]) > 0]:
        tanking_of[tanker] = tuple(
            [
                m
                for m in tanking_of[tanker]
                if hp_of[tanker] > 0
                and hp_of[m] > 0
                and (in_tank_range(game, tanker, m) or m in caged_of[tanker])
            ],
        )


def tank_options(game: State, player: int) -> list[Any]:
    """{ally} tanks {monster}"""
    # content/kings_armory/rules/tanking.yaml:97
    # action: tank monster by ally
    shoved_of = game.piece_shoved
    hp_of = game.piece_hp
    owners = game.owner
    tower_of = game.space_tower
    places = game.place
    options: list[Any] = []
    for monster in game.of_kind(kinds.Monster):
        if game.table_mover < 0 or monster == game.table_mover or shoved_of[monster]:
            for ally in game.offer(game.of_kind(kinds.Ally)):
                if (
                    hp_of[ally] > 0
                    and owners[ally] == player
                    and tower_of[places[ally]] < 0
                    and can_tank(game, ally, monster)
                ):
                    options.append((monster, ally))
    return options


def take_tank(game: State, player: int, monster: int, ally: int) -> None:
    """{ally} tanks {monster}"""
    # content/kings_armory/rules/tanking.yaml:97
    # action: tank monster by ally
    start_tanking(game, monster, ally)


def give_up_options(game: State, player: int) -> list[Any]:
    """{ally} lets {monster} go"""
    # content/kings_armory/rules/tanking.yaml:107
    # action: give_up monster by ally
    owners = game.owner
    tanking_of = game.piece_tanking
    options: list[Any] = []
    for ally in game.of_kind(kinds.Ally):
        if owners[ally] == player:
            for monster in game.offer(tanking_of[ally]):
                options.append((ally, monster))
    return options


def take_give_up(game: State, player: int, ally: int, monster: int) -> None:
    """{ally} lets {monster} go"""
    # content/kings_armory/rules/tanking.yaml:107
    # action: give_up monster by ally
    tanking_of = game.piece_tanking
    tanking_of[ally] = tuple([m for m in tanking_of[ally] if m != monster])


def open_moment(game: State) -> None:
    """does anybody act now, out of turn?"""
    # content/kings_armory/rules/tanking.yaml:90
    # window: moment
    away_of = game.player_away
    owners = game.owner
    game.program.open(
        game,
        "moment",
        [
            p
            for p in range(game.players)
            if not away_of[p] and (game.table_acting < 0 or owners[game.table_acting] != p)
        ],
        (),
        "does anybody act now, out of turn?",
    )


CONTENTS = Contents(
    actions=(
        Action(TANK_ACTION, ("moment",), (), tank_options, take_tank),
        Action(GIVE_UP_ACTION, (), (), give_up_options, take_give_up),
    ),
)
