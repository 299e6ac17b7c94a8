# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/rules/monsters_large.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, both, first_of

from ..kinds import Unit
from ..state import State
from . import combat as rules_combat
from . import playing as rules_playing
from . import words as rules_words


def is_large(game: State, unit: int) -> bool:
    # content/castle_assault/rules/monsters_large.yaml:4
    # query: is_large unit
    return game.doc[unit].columns > 1


def footing(game: State, unit: int, s: int) -> Sequence[int]:
    """The spaces it stands on, with the leftmost given."""
    # content/castle_assault/rules/monsters_large.yaml:10
    # query: footing unit at s
    return game.atlas().rectangle(s, game.doc[unit].columns, 1)


def has_room(game: State, unit: int, s: int) -> bool:
    """Every space it would stand on is vacant."""
    # content/castle_assault/rules/monsters_large.yaml:18
    # query: has_room unit at s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    for t in game.atlas().rectangle(s, game.doc[unit].columns, 1):
        if contents_of[t]:
            return False
    return True


def in_one_column(game: State, unit: int, other: int) -> bool:
    # content/castle_assault/rules/monsters_large.yaml:26
    # query: in_one_column unit with other
    return (
        game.board.x[game.place[unit]] < game.board.x[game.place[other]] + game.doc[other].columns
        and game.board.x[game.place[other]]
        < game.board.x[game.place[unit]] + game.doc[unit].columns
    )


def columns_between(game: State, unit: int, other: int) -> int:
    # content/castle_assault/rules/monsters_large.yaml:33
    # query: columns_between unit to other
    return max(
        0,
        max(
            game.board.x[game.place[unit]]
            - game.board.x[game.place[other]]
            - game.doc[other].columns
            + 1,
            game.board.x[game.place[other]]
            - game.board.x[game.place[unit]]
            - game.doc[unit].columns
            + 1,
        ),
    )


def large_goal(game: State, unit: int, n: int) -> int:
    """Where a Large Monster comes to stand; every space before it has to be vacant."""
    # content/castle_assault/rules/monsters_large.yaml:46
    # query: large_goal unit for n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    shift_0_minus_1 = game.tables.shift_0_minus_1
    shift_0_1 = game.tables.shift_0_1
    field_castle = game.tables.field_castle
    goal = game.place[unit]
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/castle_assault/rules/monsters_large.yaml:54")
        s = (shift_0_minus_1 if owners[unit] == 0 else shift_0_1)[goal]
        if s < 0:
            break
        if field_castle[s] != 0 and field_castle[s] != owners[unit] + 1:
            break
        if not has_room(game, unit, s):
            break
        goal = s
    return goal


def foes_left(game: State, unit: int, targets: Sequence[int], moment: int) -> Sequence[int]:
    """Those it still touches, if neither it nor they have been destroyed and come back since that moment."""
    # content/castle_assault/rules/monsters_large.yaml:64
    # query: foes_left unit of targets
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    damage_of = game.piece_damage
    arrived_at_of = game.piece_arrived_at
    _on_board: Any = None
    _contacts: Any = None
    _found = []
    for unit_2 in targets:
        if (
            isinstance(docs[unit_2], Unit)
            and (_on_board := rules_words.on_board(game, unit) if _on_board is None else _on_board)
            and rules_words.on_board(game, unit_2)
            and unit_2
            in (_contacts := rules_words.contacts(game, unit) if _contacts is None else _contacts)
            and game.stat("health", unit) - damage_of[unit] > 0
            and game.stat("health", unit_2) - damage_of[unit_2] > 0
            and arrived_at_of[unit] <= moment
            and arrived_at_of[unit_2] <= moment
        ):
            _found.append(unit_2)
    return _found


def engage_all(
    game: State, unit: int, targets: Sequence[int], strong: bool, charging: bool
) -> None:
    """`unit` Engages everything it touches."""
    # content/castle_assault/rules/monsters_large.yaml:72
    # verb: engage_all unit with targets
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(game.named("piece", unit), " Engages everything it touches")
    rules_combat.begin_to_fight(game, both(targets, (unit,)))
    moment = game.table_clock
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return
    others: Sequence[int] = foes_left(game, unit, targets, moment)
    if not others:
        return
    exchange_with_all(game, unit, others, rules_combat.movement_bonus(game, unit, strong, charging))
    if game.over:
        return
    others = foes_left(game, unit, others, moment)
    if not others:
        return
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return
    others = foes_left(game, unit, others, moment)
    if others:
        exchange_with_all(game, unit, others, 0)


def exchange_with_all(game: State, unit: int, others: Sequence[int], bonus: int) -> None:
    """One exchange of combat with several Units at the same time."""
    # content/castle_assault/rules/monsters_large.yaml:91
    # verb: exchange_with_all unit with others for bonus
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    counter_attacking_of = game.piece_counter_attacking
    damage_of = game.piece_damage
    docs = game.doc
    power = game.stat("attack", unit) + bonus
    killer = first_of(others, NOTHING)
    for other in others:
        counter_attacking_of[other] = True
        game.stamp += 1
        hit = power - game.stat("ac", other)
        back = game.stat("attack", other) - game.stat("ac", unit)
        counter_attacking_of[other] = False
        game.stamp += 1
        rules_combat.add_damage(game, other, hit, unit)
        if game.over:
            return
        if game.stat("health", unit) - damage_of[unit] > 0:
            killer = other
            rules_combat.add_damage(game, unit, back, other)
            if game.over:
                return
    fallen = []
    for unit_2 in both(others, (unit,)):
        if isinstance(docs[unit_2], Unit) and game.stat("health", unit_2) - damage_of[unit_2] <= 0:
            fallen.append(unit_2)
    _found = []
    for other in others:
        if game.stat("health", other) - damage_of[other] <= 0:
            _found.append(other)
    for other in _found:
        rules_combat.emit_destroyed(game, other, unit)
        if game.over:
            return
    if game.stat("health", unit) - damage_of[unit] <= 0:
        rules_combat.emit_destroyed(game, unit, killer)
        if game.over:
            return
    rules_combat.lay_to_rest(game, fallen)
