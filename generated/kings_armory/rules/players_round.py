# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/rules/players_round.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kings_armory.kinds as kinds
import generated.kings_armory.rules.range_ as rules_range_
import generated.kings_armory.rules.status as rules_status
import generated.kings_armory.rules.strikes as rules_strikes
import generated.kings_armory.rules.tanking as rules_tanking
from generated.kings_armory.state import State
from interpreter.api import ActionInfo

WALK_ACTION: ActionInfo = ActionInfo(
    "walk",
    "{ally} moves to {s}",
    ("ally", "s"),
    ("piece", "space"),
)
ATTACK_ACTION: ActionInfo = ActionInfo(
    "attack",
    "{ally} attacks {target} with {attack}",
    ("ally", "attack", "target"),
    ("piece", "definition", "piece"),
)
SPECIAL_ACTION_ACTION: ActionInfo = ActionInfo(
    "special_action",
    "",
    ("ally", "n"),
    ("piece", "number"),
)


def may_act(game: State, ally: int, n: int) -> bool:
    # content/kings_armory/rules/players_round.yaml:4
    # query: may_act ally n
    return (
        game.piece_hp[ally] > 0
        and game.piece_ap[ally] >= n
        and (game.table_acting < 0 or game.table_acting == ally)
    )


def has_ap(game: State, n: int, self_: int) -> bool:
    # content/kings_armory/rules/players_round.yaml:37
    # query: has_ap n
    return may_act(game, self_, n)


def pay_ap(game: State, n: int, self_: int) -> None:
    # content/kings_armory/rules/players_round.yaml:44
    # verb: pay_ap n
    game.piece_ap[self_] = max(0, game.piece_ap[self_] - n)


def begin_turn(game: State, ally: int) -> None:
    # content/kings_armory/rules/players_round.yaml:78
    # verb: begin_turn of ally
    game.piece_acted[ally] = True
    rules_status.emit_upkeep(game, ally)
    if game.over:
        return
    if game.piece_turn_lost[ally]:
        game.piece_turn_lost[ally] = False
        game.piece_ap[ally] = max(0, 0)


def _no_1(game: State, s: int) -> bool:
    docs = game.doc
    for ally_2 in game.contents[s]:
        if isinstance(docs[ally_2], kinds.Ally):
            return False
    return True


def walk_options(game: State, player: int) -> list[Any]:
    # content/kings_armory/rules/players_round.yaml:12
    # action: walk ally to s
    docs = game.doc
    owners = game.owner
    places = game.place
    options: list[Any] = []
    for ally in game.live:
        if isinstance(docs[ally], kinds.Ally) and owners[ally] == player and may_act(game, ally, 1):
            for s in game.board.reachable(
                places[ally],
                game.stat("move", ally),
                [
                    space
                    for space in range(game.board.size)
                    if game.board.columns["terrain"][space] not in ("open_terrain", "path", "gate")
                ],
            ):
                if (
                    game.board.columns["terrain"][s] in ("open_terrain", "path", "gate")
                    and _no_1(game, s)
                ):
                    options.append((ally, s))
    return options


def take_walk(game: State, player: int, ally: int, s: int) -> None:
    # content/kings_armory/rules/players_round.yaml:12
    if game.log is not None:
        game.tell(game.show("piece", ally), " moves to ", game.show("space", s))
    game.piece_ap[ally] = max(0, game.piece_ap[ally] - 1)
    game.put(ally, s)
    rules_tanking.end_lost_tanks(game)


def attack_options(game: State, player: int) -> list[Any]:
    # content/kings_armory/rules/players_round.yaml:25
    # action: attack target with attack by ally
    docs = game.doc
    owners = game.owner
    level_of = game.piece_level
    options: list[Any] = []
    for ally in game.live:
        if isinstance(docs[ally], kinds.Ally) and owners[ally] == player and may_act(game, ally, 1):
            for attack in docs[ally].attacks:
                if attack.level <= level_of[ally] and may_act(game, ally, attack.ac):
                    for target in game.live:
                        if (
                            isinstance(docs[target], kinds.Monster)
                            and rules_range_.can_strike(game, ally, target, attack)
                        ):
                            options.append((ally, attack, target))
    return options


def take_attack(game: State, player: int, ally: int, attack: Any, target: int) -> None:
    # content/kings_armory/rules/players_round.yaml:25
    game.piece_ap[ally] = max(0, game.piece_ap[ally] - attack.ac)
    rules_strikes.strike(game, target, attack, ally)
    if game.over:
        return


def special_action_options(game: State, player: int) -> list[Any]:
    # content/kings_armory/rules/players_round.yaml:50
    # action: special_action n by ally
    docs = game.doc
    owners = game.owner
    options: list[Any] = []
    for ally in game.live:
        if isinstance(docs[ally], kinds.Ally) and owners[ally] == player and may_act(game, ally, 0):
            for n in game.program.usable(game, ally):
                options.append((ally, n))
    return options


def take_special_action(game: State, player: int, ally: int, n: int) -> None:
    # content/kings_armory/rules/players_round.yaml:50
    game.program.activate(game, ally, n)
    if game.over:
        return
