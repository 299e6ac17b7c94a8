# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/actions.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import Action, ActionInfo, Contents, Occurrence, both, numbers, position

from ..kinds import Character, Demon, Elder, Knight, Location, Minion, Unit
from ..state import State
from . import board as rules_board
from . import damage as rules_damage
from . import knights as rules_knights
from . import locations as rules_locations


class BlowEvent(Occurrence):
    EVENT = "blow"

    def __init__(self, damage: int, target: int, symbol: str, unit: int) -> None:
        self.damage = damage
        self.target = target
        self.symbol = symbol
        self.unit = unit


class MoveActionEvent(Occurrence):
    EVENT = "move_action"

    def __init__(self, unit: int) -> None:
        self.unit = unit


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
CROSS_ACTION = ActionInfo("cross", "cross the water", ("unit",), ("piece",))
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


def _blow_itself(game: State, event: BlowEvent) -> None:
    """`unit` takes a `symbol` action."""
    # content/knight_fall/rules/actions.yaml:74
    # event: blow damage at target as symbol by unit
    if event.symbol == "ranged":
        if game.log is not None:
            game.tell(
                game.named("piece", event.unit), " shoots at ", game.named("piece", event.target)
            )
    elif game.log is not None:
        game.tell(game.named("piece", event.unit), " attacks ", game.named("piece", event.target))
    game.table_doing = event.symbol
    game.stamp += 1
    rules_damage.emit_damage(game, event.damage, event.target, event.unit, "attack", False)
    if game.over:
        return
    game.table_doing = ""
    game.stamp += 1


def emit_blow(game: State, damage: int, target: int, symbol: str, unit: int) -> None:
    """`unit` takes a `symbol` action."""
    # content/knight_fall/rules/actions.yaml:74
    # event: blow damage at target as symbol by unit
    event = BlowEvent(damage, target, symbol, unit)
    if game.program.enter(game, event):
        _blow_itself(game, event)
        game.program.leave(game, event)


def emit_move_action(game: State, unit: int) -> None:
    """`unit` has taken a move action."""
    # content/knight_fall/rules/actions.yaml:164
    # event: move_action by unit
    event = MoveActionEvent(unit)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def controlled(game: State, it: int, player: int) -> bool:
    # content/knight_fall/rules/actions.yaml:25
    # query: controlled it by player
    return (
        game.owner[it] == player
        if game.owner[it] >= 0
        else game.doc[it].team == game.player_team[player]
    )


def wounded(game: State, it: int) -> bool:
    # content/knight_fall/rules/actions.yaml:32
    # query: wounded it
    return game.piece_health[it] < game.doc[it].max_health


def must_heal(game: State, it: int) -> bool:
    # content/knight_fall/rules/actions.yaml:39
    # query: must_heal it
    return game.doc[it].heals_first and game.piece_health[it] < game.doc[it].max_health


def ready(game: State, unit: int, symbol: str, player: int) -> int:
    """How many actions of a symbol a unit may take now."""
    # content/knight_fall/rules/actions.yaml:46
    # query: ready unit for symbol
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    owners = game.owner
    if isinstance(docs[unit], Elder) or not (
        owners[unit] == player if owners[unit] >= 0 else docs[unit].team == game.player_team[player]
    ):
        return 0
    if isinstance(docs[unit], Minion):
        if game.piece_actions[unit] == 0 or symbol not in ("melee", "move", "heal"):
            return 0
        if (
            docs[unit].heals_first
            and game.piece_health[unit] < docs[unit].max_health
            and symbol != "heal"
        ):
            return 0
        return 1
    _count = 0
    for s in game.player_symbols[player]:
        if s == symbol:
            _count += 1
    return _count


def prey_of(game: State, unit: int) -> Sequence[int]:
    """Those that a melee can be aimed at."""
    # content/knight_fall/rules/actions.yaml:93
    # query: prey_of unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    places = game.place
    bank_of = game.piece_bank
    _found = []
    for unit_2 in game.seen[Unit]:
        if (
            docs[unit_2].team != docs[unit].team
            and places[unit_2] == places[unit]
            and bank_of[unit_2] == bank_of[unit]
            and not rules_damage.guarded(game, unit_2)
        ):
            _found.append(unit_2)
    return _found


def in_sight_of(game: State, unit: int) -> Sequence[int]:
    """Those that a ranged action can be aimed at."""
    # content/knight_fall/rules/actions.yaml:100
    # query: in_sight_of unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for unit_2 in game.seen[Unit]:
        if (
            docs[unit_2].team != docs[unit].team
            and not rules_damage.guarded(game, unit_2)
            and in_range(game, unit_2, unit)
        ):
            _found.append(unit_2)
    return _found


def in_range(game: State, it: int, unit: int) -> bool:
    # content/knight_fall/rules/actions.yaml:107
    # query: in_range it of unit
    if game.distance_between(it, unit) == 1:
        return True
    if game.place[it] == game.place[unit]:
        return game.piece_bank[it] != game.piece_bank[unit]
    return (
        rules_locations.high_up(game, game.place[unit])
        and game.board.kings[game.place[it]][game.place[unit]] == 1
        and game.board.stepped[game.place[it]][game.place[unit]] == 2
    )


def graced(game: State, knight: int) -> bool:
    # content/knight_fall/rules/actions.yaml:183
    # query: graced knight
    return game.doc[knight].kindly and not game.piece_healed_well[knight]


def _any_1(game: State, unit: int) -> bool:
    docs = game.doc
    used_of = game.piece_used
    for location in game.contents[game.place[unit]]:
        if (
            isinstance(docs[location], Location)
            and docs[location].healing
            and not used_of[location]
        ):
            return True
    return False


def on_healing_tile(game: State, unit: int) -> bool:
    # content/knight_fall/rules/actions.yaml:188
    # query: on_healing_tile unit
    return isinstance(game.doc[unit], Character) and game.table_bonuses and _any_1(game, unit)


def take(game: State, n: int, symbol: str, unit: int, player: int) -> None:
    # content/knight_fall/rules/actions.yaml:60
    # verb: take n symbol by unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    symbols_of = game.player_symbols
    if isinstance(game.doc[unit], Minion):
        game.piece_actions[unit] -= n
        game.stamp += 1
        return
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/actions.yaml:68")
        i = position(symbols_of[player], symbol)
        symbols_of[player] = tuple(both(symbols_of[player][:i], symbols_of[player][i + 1 :]))
        game.stamp += 1
    if not symbols_of[player]:
        game.player_committed[player] = False
        game.stamp += 1


def heal_amount(game: State, unit: int, target: int) -> int:
    # content/knight_fall/rules/actions.yaml:195
    # verb: heal_amount unit target
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    healed_well_of = game.piece_healed_well
    used_of = game.piece_used
    if docs[target].max_health - game.piece_health[target] < 2:
        return 1
    if isinstance(docs[unit], Knight) and docs[unit].kindly and not healed_well_of[unit]:
        healed_well_of[unit] = True
        game.stamp += 1
        return 2
    if on_healing_tile(game, unit):
        _found = []
        for location in game.contents[game.place[unit]]:
            if isinstance(docs[location], Location):
                _found.append(location)
        for location in _found:
            used_of[location] = True
            game.stamp += 1
        return 2
    return 1


def melee_options(game: State, player: int) -> list[Any]:
    """Melee against `target` for `n`."""
    # content/knight_fall/rules/actions.yaml:117
    # action: melee target with n by unit
    docs = game.doc
    options: list[Any] = []
    for unit in (game.table_acting,):
        if unit >= 0 and isinstance(docs[unit], Unit):
            _prey_of: Any = None
            for n in game.offer(numbers(1, ready(game, unit, "melee", player))):
                for target in game.offer(
                    _prey_of := prey_of(game, unit) if _prey_of is None else _prey_of
                ):
                    options.append((unit, n, target))
    return options


def take_melee(game: State, player: int, unit: int, n: int, target: int) -> None:
    """Melee against `target` for `n`."""
    # content/knight_fall/rules/actions.yaml:117
    # action: melee target with n by unit
    take(game, n, "melee", unit, player)
    emit_blow(game, n, target, "melee", unit)


def ranged_options(game: State, player: int) -> list[Any]:
    """Ranged against `target` for `n`."""
    # content/knight_fall/rules/actions.yaml:129
    # action: ranged target with n by unit
    docs = game.doc
    options: list[Any] = []
    for unit in (game.table_acting,):
        if unit >= 0 and isinstance(docs[unit], Unit):
            _in_sight_of: Any = None
            for n in game.offer(numbers(1, ready(game, unit, "ranged", player))):
                for target in game.offer(
                    _in_sight_of := in_sight_of(game, unit)
                    if _in_sight_of is None
                    else _in_sight_of,
                ):
                    options.append((unit, n, target))
    return options


def take_ranged(game: State, player: int, unit: int, n: int, target: int) -> None:
    """Ranged against `target` for `n`."""
    # content/knight_fall/rules/actions.yaml:129
    # action: ranged target with n by unit
    take(game, n, "ranged", unit, player)
    emit_blow(game, n, target, "ranged", unit)


def move_options(game: State, player: int) -> list[Any]:
    """Move to `tile`."""
    # content/knight_fall/rules/actions.yaml:141
    # action: move unit to tile
    docs = game.doc
    options: list[Any] = []
    for unit in (game.table_acting,):
        if unit >= 0 and isinstance(docs[unit], Unit) and ready(game, unit, "move", player) > 0:
            for tile in game.offer(rules_board.destinations(game, unit)):
                options.append((unit, tile))
    return options


def take_move(game: State, player: int, unit: int, tile: int) -> None:
    """Move to `tile`."""
    # content/knight_fall/rules/actions.yaml:141
    # action: move unit to tile
    take(game, 1, "move", unit, player)
    rules_board.go(game, unit, tile)
    if game.over:
        return
    emit_move_action(game, unit)


def cross_options(game: State, player: int) -> list[Any]:
    """Cross the water."""
    # content/knight_fall/rules/actions.yaml:153
    # action: cross unit
    docs = game.doc
    bank_of = game.piece_bank
    _found = []
    for unit in (game.table_acting,):
        if (
            unit >= 0
            and isinstance(docs[unit], Unit)
            and ready(game, unit, "move", player) > 0
            and bank_of[unit] != ""
        ):
            _found.append(unit)
    return _found


def take_cross(game: State, player: int, unit: int) -> None:
    """Cross the water."""
    # content/knight_fall/rules/actions.yaml:153
    # action: cross unit
    take(game, 1, "move", unit, player)
    rules_board.go(game, unit, game.place[unit])
    if game.over:
        return
    emit_move_action(game, unit)


def heal_options(game: State, player: int) -> list[Any]:
    """Heal `target`."""
    # content/knight_fall/rules/actions.yaml:168
    # action: heal target by unit
    docs = game.doc
    places = game.place
    options: list[Any] = []
    for unit in (game.table_acting,):
        if unit >= 0 and isinstance(docs[unit], Unit) and ready(game, unit, "heal", player) > 0:
            for target in game.offer(game.seen[Unit]):
                if target == unit or (
                    docs[target].team == docs[unit].team
                    and places[target] == places[unit]
                    and not isinstance(docs[unit], Minion)
                ):
                    options.append((unit, target))
    return options


def take_heal(game: State, player: int, unit: int, target: int) -> None:
    """Heal `target`."""
    # content/knight_fall/rules/actions.yaml:168
    # action: heal target by unit
    take(game, 1, "heal", unit, player)
    n = heal_amount(game, unit, target)
    rules_damage.heal(game, n, target)


def defend_options(game: State, player: int) -> list[Any]:
    """Gain 1 DEFENSE."""
    # content/knight_fall/rules/actions.yaml:209
    # action: defend by knight
    docs = game.doc
    _found = []
    for knight in (game.table_acting,):
        if (
            knight >= 0
            and isinstance(docs[knight], Knight)
            and ready(game, knight, "defend", player) > 0
        ):
            _found.append(knight)
    return _found


def take_defend(game: State, player: int, knight: int) -> None:
    """Gain 1 DEFENSE."""
    # content/knight_fall/rules/actions.yaml:209
    # action: defend by knight
    take(game, 1, "defend", knight, player)
    rules_knights.gain_defense(game, 1, knight)


def command_move_options(game: State, player: int) -> list[Any]:
    """Command `imp` to `tile`."""
    # content/knight_fall/rules/actions.yaml:219
    # action: command_move imp to tile by demon
    docs = game.doc
    options: list[Any] = []
    for demon in (game.table_acting,):
        if (
            demon >= 0
            and isinstance(docs[demon], Demon)
            and ready(game, demon, "command", player) > 0
        ):
            for imp in game.offer(game.live):
                if (
                    docs[imp].id == "knight_fall.imp"
                    and 0 <= game.distance_between(imp, demon) <= 1
                ):
                    for tile in game.offer(rules_board.steps_of(game, imp)):
                        options.append((demon, imp, tile))
    return options


def take_command_move(game: State, player: int, demon: int, imp: int, tile: int) -> None:
    """Command `imp` to `tile`."""
    # content/knight_fall/rules/actions.yaml:219
    # action: command_move imp to tile by demon
    take(game, 1, "command", demon, player)
    rules_board.go(game, imp, tile)


def command_melee_options(game: State, player: int) -> list[Any]:
    """Command `imp` against `target`."""
    # content/knight_fall/rules/actions.yaml:231
    # action: command_melee imp against target by demon
    docs = game.doc
    options: list[Any] = []
    for demon in (game.table_acting,):
        if (
            demon >= 0
            and isinstance(docs[demon], Demon)
            and ready(game, demon, "command", player) > 0
        ):
            for imp in game.offer(game.live):
                if (
                    docs[imp].id == "knight_fall.imp"
                    and 0 <= game.distance_between(imp, demon) <= 1
                ):
                    for target in game.offer(prey_of(game, imp)):
                        options.append((demon, imp, target))
    return options


def take_command_melee(game: State, player: int, demon: int, imp: int, target: int) -> None:
    """Command `imp` against `target`."""
    # content/knight_fall/rules/actions.yaml:231
    # action: command_melee imp against target by demon
    take(game, 1, "command", demon, player)
    emit_blow(game, 1, target, "melee", imp)


CONTENTS = Contents(
    actions=(
        Action(MELEE_ACTION, (), (), melee_options, take_melee),
        Action(RANGED_ACTION, (), (), ranged_options, take_ranged),
        Action(MOVE_ACTION, (), (), move_options, take_move),
        Action(CROSS_ACTION, (), (), cross_options, take_cross),
        Action(HEAL_ACTION, (), (), heal_options, take_heal),
        Action(DEFEND_ACTION, (), (), defend_options, take_defend),
        Action(COMMAND_MOVE_ACTION, (), (), command_move_options, take_command_move),
        Action(COMMAND_MELEE_ACTION, (), (), command_melee_options, take_command_melee),
    ),
)
