# Rules and documents of the pack `castle_assault`.
# Generated from content/castle_assault/rules/actions.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.castle_assault.kinds as kinds
import generated.castle_assault.rules.combat as rules_combat
import generated.castle_assault.rules.playing as rules_playing
import generated.castle_assault.rules.words as rules_words
from generated.castle_assault.state import State
from interpreter.api import NOTHING, ActionInfo, Prompt, first_of

ASK_1 = Prompt("choice", "choose one of contacts(unit) as target by unit.owner", ("piece",))
CHARGE_ACTION: ActionInfo = ActionInfo("charge", "{unit} Charges", ("unit",), ("piece",))
ATTACK_ACTION: ActionInfo = ActionInfo(
    "attack",
    "{unit} Attacks {target}",
    ("unit", "target"),
    ("piece", "piece"),
)
ATTACK_CASTLE_ACTION: ActionInfo = ActionInfo(
    "attack_castle",
    "{unit} Attacks the Castle",
    ("unit",),
    ("piece",),
)
SHOOT_ACTION: ActionInfo = ActionInfo(
    "shoot",
    "{unit} shoots at {target}",
    ("unit", "target"),
    ("piece", "piece"),
)


def _any_1(game: State, s: int, unit: int) -> bool:
    owners = game.owner
    for u in game.contents[s]:
        if owners[u] != owners[unit]:
            return True
    return False


def goal_of(game: State, unit: int, n: int) -> int:
    # content/castle_assault/rules/actions.yaml:6
    # query: goal_of unit for n
    owners = game.owner
    contents_of = game.contents
    way = rules_words.forward(game, owners[unit])
    goal = game.place[unit]
    s = game.board.shifted(0, way)[goal]
    left = n
    while left > 0 and s != NOTHING:
        game.tick("content/castle_assault/rules/actions.yaml:17")
        if rules_words.opposing_area(game, s, owners[unit]):
            break
        if _any_1(game, s, unit):
            break
        if bool(contents_of[s]) and game.stat("phase", unit) == 0:
            break
        if not bool(contents_of[s]):
            goal = s
        s = game.board.shifted(0, way)[s]
        left = left - 1
    return goal


def can_act(game: State, unit: int) -> bool:
    # content/castle_assault/rules/actions.yaml:85
    # query: can_act unit
    return not game.piece_acted[unit] and (
        not game.piece_entered[unit] or game.stat("haste", unit) > 0
    )


def in_range(game: State, unit: int, shooter: int) -> bool:
    # content/castle_assault/rules/actions.yaml:131
    # query: in_range unit of shooter
    rows = (
        game.board.y[game.place[unit]] - game.board.y[game.place[shooter]]
    ) * rules_words.forward(game, game.owner[shooter])
    columns = abs(game.board.x[game.place[unit]] - game.board.x[game.place[shooter]])
    if rows < 0:
        return False
    if columns == 0 and rows <= game.stat("ranged_linear", shooter):
        return True
    return rows + columns <= game.stat("ranged_adjacent", shooter)


def go(game: State, unit: int, goal: int) -> None:
    # content/castle_assault/rules/actions.yaml:26
    # verb: go unit to goal
    if goal != game.place[unit]:
        game.put(unit, goal)
        game.table_quiet = 0


def march(game: State, unit: int, n: int, charging: bool) -> None:
    # content/castle_assault/rules/actions.yaml:35
    # verb: march unit for n
    goal = goal_of(game, unit, n)
    strong = n > game.board.steps(game.place[unit], goal)
    go(game, unit, goal)
    if len(rules_words.contacts(game, unit)) > 0:
        rules_combat.engage(
            game,
            unit,
            first_of(rules_words.contacts(game, unit), NOTHING),
            strong,
            charging,
        )
        if game.over:
            return
    elif rules_words.faces_castle(game, unit):
        rules_combat.engage_castle(game, unit, strong, charging)
        if game.over:
            return


def effect_move(game: State, unit: int, goal: int) -> None:
    # content/castle_assault/rules/actions.yaml:47
    # verb: effect_move unit to goal
    go(game, unit, goal)
    if len(rules_words.contacts(game, unit)) > 0:
        rules_combat.engage(
            game,
            unit,
            first_of(rules_words.contacts(game, unit), NOTHING),
            False,
            False,
        )
        if game.over:
            return


def advance_by_effect(game: State, unit: int, n: int) -> None:
    # content/castle_assault/rules/actions.yaml:55
    # verb: advance_by_effect unit for n
    effect_move(game, unit, goal_of(game, unit, n))
    if game.over:
        return


def fight(game: State, unit: int) -> None:
    # content/castle_assault/rules/actions.yaml:62
    # verb: fight unit
    if len(rules_words.contacts(game, unit)) > 0:
        target = game.choose(game.owner[unit], ASK_1, rules_words.contacts(game, unit), NOTHING)
        if target != NOTHING:
            rules_combat.engage(game, unit, target, False, False)
            if game.over:
                return
    elif rules_words.faces_castle(game, unit):
        rules_combat.engage_castle(game, unit, False, False)
        if game.over:
            return


def move_forward(game: State, unit: int) -> None:
    # content/castle_assault/rules/actions.yaml:73
    # verb: move_forward unit
    game.piece_moved[unit] = True
    if not rules_words.engaged(game, unit):
        march(game, unit, game.stat("movement", unit), False)
        if game.over:
            return
    elif game.doc[unit].movement > 0:
        fight(game, unit)
        if game.over:
            return


def charge_options(game: State, player: int) -> list[Any]:
    # content/castle_assault/rules/actions.yaml:91
    # action: charge unit
    docs = game.doc
    owners = game.owner
    return [
        ally for ally in game.live if isinstance(docs[ally], kinds.Unit) and owners[ally] == player and (
            can_act(game, ally) and game.stat(
                "cannot_charge",
                ally,
            ) == 0 and not rules_words.engaged(game, ally)
        )
    ]


def take_charge(game: State, player: int, unit: int) -> None:
    # content/castle_assault/rules/actions.yaml:91
    if game.log is not None:
        game.tell(game.show("piece", unit), " Charges")
    game.piece_acted[unit] = True
    game.program.hold(game, unit)
    rules_playing.offer_instants(game, game.next_player(player))
    if game.over:
        return
    if rules_words.on_board(game, unit) and not rules_words.engaged(game, unit):
        extra = max(0, game.stat("movement", unit) - game.doc[unit].movement)
        charging = True
        march(game, unit, game.rng.roll(6) + extra, charging)
        if game.over:
            return
    game.held[unit] = None


def attack_options(game: State, player: int) -> list[Any]:
    # content/castle_assault/rules/actions.yaml:108
    # action: attack target by unit
    docs = game.doc
    owners = game.owner
    options = []
    for unit in game.live:
        if isinstance(docs[unit], kinds.Unit) and owners[unit] == player and can_act(game, unit):
            for target in rules_words.contacts(game, unit):
                options.append((unit, target))
    return options


def take_attack(game: State, player: int, unit: int, target: int) -> None:
    # content/castle_assault/rules/actions.yaml:108
    if game.log is not None:
        game.tell(game.show("piece", unit), " Attacks ", game.show("piece", target))
    game.piece_acted[unit] = True
    rules_combat.engage(game, unit, target, False, False)
    if game.over:
        return


def attack_castle_options(game: State, player: int) -> list[Any]:
    # content/castle_assault/rules/actions.yaml:120
    # action: attack_castle by unit
    docs = game.doc
    owners = game.owner
    return [
        ally for ally in game.live if isinstance(docs[ally], kinds.Unit) and owners[ally] == player and (
            can_act(game, ally) and rules_words.faces_castle(game, ally)
        )
    ]


def take_attack_castle(game: State, player: int, unit: int) -> None:
    # content/castle_assault/rules/actions.yaml:120
    if game.log is not None:
        game.tell(game.show("piece", unit), " Attacks the Castle")
    game.piece_acted[unit] = True
    rules_combat.engage_castle(game, unit, False, False)
    if game.over:
        return


def shoot_options(game: State, player: int) -> list[Any]:
    # content/castle_assault/rules/actions.yaml:143
    # action: shoot target by unit
    docs = game.doc
    owners = game.owner
    options = []
    for unit in game.live:
        if isinstance(docs[unit], kinds.Unit) and owners[unit] == player and (
            can_act(game, unit) and not rules_words.engaged(game, unit)
        ):
            for target in game.live:
                if isinstance(
                    docs[target],
                    kinds.Unit,
                ) and owners[target] != player and in_range(game, target, unit):
                    options.append((unit, target))
    return options


def take_shoot(game: State, player: int, unit: int, target: int) -> None:
    # content/castle_assault/rules/actions.yaml:143
    if game.log is not None:
        game.tell(game.show("piece", unit), " shoots at ", game.show("piece", target))
    game.piece_acted[unit] = True
    rules_playing.offer_instants(game, game.next_player(player))
    if game.over:
        return
    if rules_words.on_board(game, unit) and rules_words.on_board(game, target):
        rules_combat.wound(game, target, game.stat("attack", unit) - game.stat("ac", target), unit)
        if game.over:
            return
