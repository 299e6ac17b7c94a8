# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/actions.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import Action, ActionInfo, Contents, both, numbers, position

from .. import kinds
from ..state import State
from . import board as rules_board
from . import damage as rules_damage
from . import powers as rules_powers

MELEE_ACTION = ActionInfo(
    "melee", "melee against {target} for {n}", ("unit", "n", "target"), ("piece", "number", "piece")
)

RANGED_ACTION = ActionInfo(
    "ranged",
    "ranged against {target} for {n}",
    ("unit", "n", "target"),
    ("piece", "number", "piece"),
)

MOVE_ACTION = ActionInfo("move", "move to {tile}", ("unit", "tile"), ("piece", "space"))
HEAL_ACTION = ActionInfo("heal", "heal {target}", ("unit", "target"), ("piece", "piece"))
DEFEND_ACTION = ActionInfo("defend", "gain 1 DEFENSE", ("knight",), ("piece",))

COMMAND_MOVE_ACTION = ActionInfo(
    "command_move", "command {imp} to {tile}", ("demon", "imp", "tile"), ("piece", "piece", "space")
)

COMMAND_MELEE_ACTION = ActionInfo(
    "command_melee",
    "command {imp} against {target}",
    ("demon", "imp", "target"),
    ("piece", "piece", "piece"),
)


def controlled(game: State, it: int, player: int) -> bool:
    # content/knight_fall/rules/actions.yaml:24
    # query: controlled it by player
    return (
        game.owner[it] == player
        if isinstance(game.doc[it], kinds.Character)
        else game.doc[it].team == game.player_team[player]
    )


def wounded(game: State, it: int) -> bool:
    # content/knight_fall/rules/actions.yaml:31
    # query: wounded it
    return game.piece_health[it] < game.doc[it].max_health


def must_heal(game: State, it: int) -> bool:
    # content/knight_fall/rules/actions.yaml:38
    # query: must_heal it
    return game.doc[it].heals_first and game.piece_health[it] < game.doc[it].max_health


def ready(game: State, unit: int, symbol: str, player: int) -> int:
    """how many actions of a symbol a unit may take now"""
    # content/knight_fall/rules/actions.yaml:45
    # query: ready unit for symbol
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    if (
        game.table_acting != unit
        or not rules_board.on_board(game, unit)
        or not (
            game.owner[unit] == player
            if isinstance(docs[unit], kinds.Character)
            else docs[unit].team == game.player_team[player]
        )
    ):
        return 0
    if isinstance(docs[unit], kinds.Minion):
        if game.piece_actions[unit] == 0 or symbol not in ("melee", "move", "heal"):
            return 0
        if (
            docs[unit].heals_first
            and game.piece_health[unit] < docs[unit].max_health
            and symbol != "heal"
        ):
            return 0
        return 1
    return len([s for s in game.player_symbols[player] if s == symbol])


def take(game: State, n: int, symbol: str, unit: int, player: int) -> None:
    # content/knight_fall/rules/actions.yaml:59
    # verb: take n symbol by unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    actions_of = game.piece_actions
    symbols_of = game.player_symbols
    if isinstance(game.doc[unit], kinds.Minion):
        actions_of[unit] = max(0, actions_of[unit] - n)
        game.stamp += 1
        return
    for _ in range(n):
        game.tick("content/knight_fall/rules/actions.yaml:67")
        i = position(symbols_of[player], symbol)
        symbols_of[player] = tuple(both(symbols_of[player][:i], symbols_of[player][i + 1 :]))
        game.stamp += 1
    if len(symbols_of[player]) == 0:
        game.player_committed[player] = False
        game.stamp += 1


def melee_options(game: State, player: int) -> list[Any]:
    """melee against {target} for {n}"""
    # content/knight_fall/rules/actions.yaml:72
    # action: melee target with n by unit
    docs = game.doc
    places = game.place
    options: list[Any] = []
    for unit in (game.table_acting,):
        if isinstance(docs[unit], kinds.Unit):
            for n in game.offer(numbers(1, ready(game, unit, "melee", player))):
                _doc = docs[unit]
                for target in game.offer(game.seen[kinds.Unit]):
                    if (
                        docs[target].team != _doc.team
                        and places[target] == places[unit]
                        and not rules_damage.guarded(game, target)
                    ):
                        options.append((unit, n, target))
    return options


def take_melee(game: State, player: int, unit: int, n: int, target: int) -> None:
    """melee against {target} for {n}"""
    # content/knight_fall/rules/actions.yaml:72
    # action: melee target with n by unit
    if game.log is not None:
        game.tell(game.named("piece", unit), " attacks ", game.named("piece", target))
    take(game, n, "melee", unit, player)
    rules_damage.emit_damage(game, n, target, unit, "attack")


def ranged_options(game: State, player: int) -> list[Any]:
    """ranged against {target} for {n}"""
    # content/knight_fall/rules/actions.yaml:85
    # action: ranged target with n by unit
    docs = game.doc
    options: list[Any] = []
    for unit in (game.table_acting,):
        if isinstance(docs[unit], kinds.Unit):
            for n in game.offer(numbers(1, ready(game, unit, "ranged", player))):
                for target in game.offer(game.seen[kinds.Unit]):
                    if (
                        game.distance_between(target, unit) == 1
                        and docs[target].team != docs[unit].team
                        and not rules_damage.guarded(game, target)
                    ):
                        options.append((unit, n, target))
    return options


def take_ranged(game: State, player: int, unit: int, n: int, target: int) -> None:
    """ranged against {target} for {n}"""
    # content/knight_fall/rules/actions.yaml:85
    # action: ranged target with n by unit
    if game.log is not None:
        game.tell(game.named("piece", unit), " shoots at ", game.named("piece", target))
    take(game, n, "ranged", unit, player)
    rules_damage.emit_damage(game, n, target, unit, "attack")


def move_options(game: State, player: int) -> list[Any]:
    """move to {tile}"""
    # content/knight_fall/rules/actions.yaml:98
    # action: move unit to tile
    docs = game.doc
    places = game.place
    options: list[Any] = []
    for unit in (game.table_acting,):
        if isinstance(docs[unit], kinds.Unit) and ready(game, unit, "move", player) > 0:
            for tile in game.offer(
                game.board.around[places[unit]]
                if game.stat("diagonal_moves", unit) > 0
                else game.board.near[places[unit]],
            ):
                options.append((unit, tile))
    return options


def take_move(game: State, player: int, unit: int, tile: int) -> None:
    """move to {tile}"""
    # content/knight_fall/rules/actions.yaml:98
    # action: move unit to tile
    take(game, 1, "move", unit, player)
    rules_board.go(game, unit, tile)


def heal_options(game: State, player: int) -> list[Any]:
    """heal {target}"""
    # content/knight_fall/rules/actions.yaml:109
    # action: heal target by unit
    docs = game.doc
    places = game.place
    options: list[Any] = []
    for unit in (game.table_acting,):
        if isinstance(docs[unit], kinds.Unit) and ready(game, unit, "heal", player) > 0:
            for target in game.offer(game.seen[kinds.Unit]):
                if target == unit or (
                    docs[target].team == docs[unit].team
                    and target != unit
                    and places[target] == places[unit]
                    and not isinstance(docs[unit], kinds.Minion)
                ):
                    options.append((unit, target))
    return options


def take_heal(game: State, player: int, unit: int, target: int) -> None:
    """heal {target}"""
    # content/knight_fall/rules/actions.yaml:109
    # action: heal target by unit
    take(game, 1, "heal", unit, player)
    rules_damage.heal(game, 1, target)


def defend_options(game: State, player: int) -> list[Any]:
    """gain 1 DEFENSE"""
    # content/knight_fall/rules/actions.yaml:120
    # action: defend by knight
    docs = game.doc
    return [
        knight
        for knight in (game.table_acting,)
        if isinstance(docs[knight], kinds.Knight) and ready(game, knight, "defend", player) > 0
    ]


def take_defend(game: State, player: int, knight: int) -> None:
    """gain 1 DEFENSE"""
    # content/knight_fall/rules/actions.yaml:120
    # action: defend by knight
    take(game, 1, "defend", knight, player)
    rules_powers.gain_defense(game, 1, knight)


def command_move_options(game: State, player: int) -> list[Any]:
    """command {imp} to {tile}"""
    # content/knight_fall/rules/actions.yaml:130
    # action: command_move imp to tile by demon
    docs = game.doc
    places = game.place
    options: list[Any] = []
    for demon in (game.table_acting,):
        if isinstance(docs[demon], kinds.Demon) and ready(game, demon, "command", player) > 0:
            for imp in game.offer(game.live):
                if (
                    docs[imp].id == "knight_fall.imp"
                    and 0 <= game.distance_between(imp, demon) <= 1
                ):
                    for tile in game.offer(game.board.near[places[imp]]):
                        options.append((demon, imp, tile))
    return options


def take_command_move(game: State, player: int, demon: int, imp: int, tile: int) -> None:
    """command {imp} to {tile}"""
    # content/knight_fall/rules/actions.yaml:130
    # action: command_move imp to tile by demon
    take(game, 1, "command", demon, player)
    rules_board.go(game, imp, tile)


def command_melee_options(game: State, player: int) -> list[Any]:
    """command {imp} against {target}"""
    # content/knight_fall/rules/actions.yaml:142
    # action: command_melee imp against target by demon
    docs = game.doc
    places = game.place
    options: list[Any] = []
    for demon in (game.table_acting,):
        if isinstance(docs[demon], kinds.Demon) and ready(game, demon, "command", player) > 0:
            for imp in game.offer(game.live):
                if (
                    docs[imp].id == "knight_fall.imp"
                    and 0 <= game.distance_between(imp, demon) <= 1
                ):
                    _doc = docs[imp]
                    for target in game.offer(game.seen[kinds.Unit]):
                        if (
                            docs[target].team != _doc.team
                            and places[target] == places[imp]
                            and not rules_damage.guarded(game, target)
                        ):
                            options.append((demon, imp, target))
    return options


def take_command_melee(game: State, player: int, demon: int, imp: int, target: int) -> None:
    """command {imp} against {target}"""
    # content/knight_fall/rules/actions.yaml:142
    # action: command_melee imp against target by demon
    take(game, 1, "command", demon, player)
    rules_damage.emit_damage(game, 1, target, imp, "attack")


CONTENTS = Contents(
    actions=(
        Action(MELEE_ACTION, (), (), melee_options, take_melee),
        Action(RANGED_ACTION, (), (), ranged_options, take_ranged),
        Action(MOVE_ACTION, (), (), move_options, take_move),
        Action(HEAL_ACTION, (), (), heal_options, take_heal),
        Action(DEFEND_ACTION, (), (), defend_options, take_defend),
        Action(COMMAND_MOVE_ACTION, (), (), command_move_options, take_command_move),
        Action(COMMAND_MELEE_ACTION, (), (), command_melee_options, take_command_melee),
    ),
)
