# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/rules/tanking.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kings_armory.kinds as kinds
import generated.kings_armory.rules.range_ as rules_range_
from generated.kings_armory.state import State
from interpreter.api import ActionInfo

TANK_ACTION: ActionInfo = ActionInfo(
    "tank",
    "{ally} tanks {monster}",
    ("ally", "monster"),
    ("piece", "piece"),
)
GIVE_UP_ACTION: ActionInfo = ActionInfo(
    "give_up",
    "{ally} lets {monster} go",
    ("ally", "monster"),
    ("piece", "piece"),
)


def _any_1(game: State, monster: int) -> bool:
    docs = game.doc
    tanking_of = game.piece_tanking
    for ally in game.live:
        if isinstance(docs[ally], kinds.Ally):
            if monster in tanking_of[ally]:
                return True
    return False


def tanked(game: State, monster: int) -> bool:
    # content/kings_armory/rules/tanking.yaml:4
    # query: tanked monster
    return _any_1(game, monster)


def _no_1(game: State, s: int, monster: int) -> bool:
    docs = game.doc
    for monster_2 in game.contents[s]:
        if isinstance(docs[monster_2], kinds.Monster):
            if monster_2 != monster and docs[monster_2].flying == docs[monster].flying:
                return False
    return True


def room_for(game: State, monster: int, s: int) -> bool:
    # content/kings_armory/rules/tanking.yaml:10
    # query: room_for monster at s
    return (
        game.board.columns["terrain"][s] in ("open_terrain", "path", "gate")
        and _no_1(game, s, monster)
    )


def can_tank(game: State, ally: int, monster: int) -> bool:
    # content/kings_armory/rules/tanking.yaml:18
    # query: can_tank ally monster
    if (
        not game.piece_hp[ally] > 0
        or len(game.piece_tanking[ally]) >= game.stat("tank", ally)
        or monster in game.piece_tanking[ally]
    ):
        return False
    if (
        game.doc[monster].flying
        or game.doc[monster].untankable
        or game.doc[monster].unstoppable
        or game.doc[monster].immune_to_everything
    ):
        return False
    return (
        rules_range_.within(game, game.place[monster], 1, game.place[ally])
        and room_for(game, monster, game.place[monster])
    )


def start_tanking(game: State, monster: int, ally: int) -> None:
    # content/kings_armory/rules/tanking.yaml:27
    # verb: start_tanking monster by ally
    if game.log is not None:
        game.tell(game.show("piece", ally), " tanks ", game.show("piece", monster))
    game.piece_tanking[ally] = tuple([*game.piece_tanking[ally], *(monster,)])


def end_lost_tanks(game: State) -> None:
    # content/kings_armory/rules/tanking.yaml:33
    # verb: end_lost_tanks
    docs = game.doc
    tanking_of = game.piece_tanking
    hp_of = game.piece_hp
    places = game.place
    for tanker in [
        tanker
        for tanker in game.live
        if isinstance(docs[tanker], kinds.Ally) and len(tanking_of[tanker]) > 0
    ]:
        tanking_of[tanker] = tuple(
            [
                m
                for m in tanking_of[tanker]
                if (
                    hp_of[tanker] > 0
                    and hp_of[m] > 0
                    and rules_range_.within(game, places[m], 1, places[tanker])
                )
            ]
        )


def tank_options(game: State, player: int) -> list[Any]:
    # content/kings_armory/rules/tanking.yaml:46
    # action: tank monster by ally
    docs = game.doc
    owners = game.owner
    options: list[Any] = []
    for ally in game.live:
        if (
            isinstance(docs[ally], kinds.Ally)
            and owners[ally] == player
            and game.stat("tank", ally) > 0
        ):
            for monster in game.live:
                if (
                    isinstance(docs[monster], kinds.Monster)
                    and (game.table_mover < 0 or monster == game.table_mover)
                    and can_tank(game, ally, monster)
                ):
                    options.append((ally, monster))
    return options


def take_tank(game: State, player: int, ally: int, monster: int) -> None:
    # content/kings_armory/rules/tanking.yaml:46
    start_tanking(game, monster, ally)


def give_up_options(game: State, player: int) -> list[Any]:
    # content/kings_armory/rules/tanking.yaml:56
    # action: give_up monster by ally
    docs = game.doc
    owners = game.owner
    tanking_of = game.piece_tanking
    options: list[Any] = []
    for ally in game.live:
        if isinstance(docs[ally], kinds.Ally) and owners[ally] == player:
            for monster in tanking_of[ally]:
                options.append((ally, monster))
    return options


def take_give_up(game: State, player: int, ally: int, monster: int) -> None:
    # content/kings_armory/rules/tanking.yaml:56
    tanking_of = game.piece_tanking
    tanking_of[ally] = tuple([m for m in tanking_of[ally] if m != monster])


def open_tanking(game: State) -> None:
    # content/kings_armory/rules/tanking.yaml:41
    # window: tanking
    game.program.open(game, "tanking", game.from_active(), ())
