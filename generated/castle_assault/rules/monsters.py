# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/rules/monsters.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import (
    NOTHING,
    Contents,
    Phase,
    first_of,
    first_part,
    highest_of,
    lowest_of,
    part,
    position,
)

from ..kinds import Monster, Unit
from ..state import State
from . import actions as rules_actions
from . import campaign as rules_campaign
from . import combat as rules_combat
from . import momentum as rules_momentum
from . import monsters_large as rules_monsters_large
from . import playing as rules_playing
from . import turn as rules_turn
from . import words as rules_words


def band_of(game: State, roll: int, n: int) -> int:
    """Which of n candidates has this face of the die, counted from 0; -1: none."""
    # content/castle_assault/rules/monsters.yaml:49
    # query: band_of roll of n
    if n <= 3:
        return (roll - 1) // (6 // n)
    if roll > n:
        return -1
    return roll - 1


def in_order(game: State, found: Sequence[int]) -> Sequence[int]:
    """From left to right as the player sees them."""
    # content/castle_assault/rules/monsters.yaml:93
    # query: in_order found
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    x_of = game.board.x
    places = game.place
    ranked = []
    for item in found:
        ranked.append(((x_of[places[item]],), item))
    ranked.sort(key=first_part)
    _found = []
    for _, found_2 in ranked:
        _found.append(found_2)
    return _found


def as_candidates(game: State, found: Sequence[int]) -> Sequence[int]:
    """From left to right as the player sees them, then front to back."""
    # content/castle_assault/rules/monsters.yaml:101
    # query: as_candidates found
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    x_of = game.board.x
    places = game.place
    y_of = game.board.y
    ranked = []
    for item in found:
        ranked.append(((x_of[places[item]], -y_of[places[item]]), item))
    ranked.sort(key=first_part)
    _found = []
    for _, found_2 in ranked:
        _found.append(found_2)
    return _found


def _best_1(game: State) -> Sequence[int]:
    entered_of = game.piece_entered
    moved_of = game.piece_moved
    y_of = game.board.y
    places = game.place
    owners = game.owner
    _found_2 = []
    for monster in game.seen[Monster]:
        if (
            rules_words.on_board(game, monster)
            and not entered_of[monster]
            and not moved_of[monster]
        ):
            _found_2.append(monster)
    _found = _found_2
    if len(_found) > 1:
        _found_3 = []
        for monster_2 in _found:
            _found_3.append(y_of[places[monster_2]] * (-1 if owners[monster_2] == 0 else 1))
        _found = highest_of(_found, _found_3)
    return _found


def to_move(game: State) -> Sequence[int]:
    """The furthest of the Monsters that have still to move."""
    # content/castle_assault/rules/monsters.yaml:111
    # query: to_move
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return in_order(game, _best_1(game))


def _best_2(game: State) -> Sequence[int]:
    acted_of = game.piece_acted
    entered_of = game.piece_entered
    y_of = game.board.y
    places = game.place
    owners = game.owner
    _found_2 = []
    for monster in game.seen[Monster]:
        if not acted_of[monster] and (not entered_of[monster] or game.stat("haste", monster)):
            _found_2.append(monster)
    _found = _found_2
    if len(_found) > 1:
        _found_3 = []
        for monster_2 in _found:
            _found_3.append(y_of[places[monster_2]] * (-1 if owners[monster_2] == 0 else 1))
        _found = highest_of(_found, _found_3)
    return _found


def to_act(game: State) -> Sequence[int]:
    """The furthest of the Monsters that have still to act."""
    # content/castle_assault/rules/monsters.yaml:118
    # query: to_act
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return in_order(game, _best_2(game))


def point(game: State, n: int) -> None:
    """A die points to one of the candidates."""
    # content/castle_assault/rules/monsters.yaml:60
    # verb: point of n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    game.table_pointed = -1
    game.stamp += 1
    while game.table_pointed < 0:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/castle_assault/rules/monsters.yaml:67")
        roll = game.rng.roll(6)
        if game.log is not None:
            game.tell("Monster Priority: ", game.named("number", roll))
        game.table_pointed = band_of(game, roll, n)
        game.stamp += 1


def pick_candidate(game: State, n: int) -> None:
    """A die points to one of the candidates, if there is more than one."""
    # content/castle_assault/rules/monsters.yaml:72
    # verb: pick_candidate of n
    game.table_pointed = 0
    game.stamp += 1
    if n > 1:
        point(game, n)


def point_out(game: State, waiting: Sequence[int], row: Sequence[int]) -> None:
    """A die points to one of the row that has not gone yet; the last one needs no die."""
    # content/castle_assault/rules/monsters.yaml:82
    # verb: point_out waiting in row
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    game.table_pointed = position(row, first_of(waiting, NOTHING))
    game.stamp += 1
    if len(waiting) > 1:
        point(game, len(row))
        while part(row, game.table_pointed) not in waiting:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.tick("content/castle_assault/rules/monsters.yaml:91")
            point(game, len(row))


def _best_3(game: State, left: Sequence[int]) -> Sequence[int]:
    docs = game.doc
    y_of = game.board.y
    places = game.place
    owners = game.owner
    _found_2 = []
    for monster in left:
        if isinstance(docs[monster], Monster):
            _found_2.append(monster)
    _found = _found_2
    if len(_found) > 1:
        _found_3 = []
        for monster_2 in _found:
            _found_3.append(y_of[places[monster_2]] * (-1 if owners[monster_2] == 0 else 1))
        _found = highest_of(_found, _found_3)
    return _found


def effects_by_priority(game: State, found: Sequence[int], starting: bool) -> None:
    """Texts of Monsters take effect by Monster Priority."""
    # content/castle_assault/rules/monsters.yaml:188
    # verb: effects_by_priority found with starting
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    arrived_at_of = game.piece_arrived_at
    moment = game.table_clock
    left: Sequence[int] = found
    while left:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/castle_assault/rules/monsters.yaml:196")
        row: Sequence[int] = in_order(game, _best_3(game, left))
        waiting: Sequence[int] = row
        while waiting:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.tick("content/castle_assault/rules/monsters.yaml:199")
            point_out(game, waiting, row)
            next_one = part(row, game.table_pointed)
            _found = []
            for monster in waiting:
                if isinstance(docs[monster], Monster) and monster != next_one:
                    _found.append(monster)
            waiting = _found
            _found_2 = []
            for monster_2 in left:
                if isinstance(docs[monster_2], Monster) and monster_2 != next_one:
                    _found_2.append(monster_2)
            left = _found_2
            if rules_words.on_board(game, next_one) and arrived_at_of[next_one] <= moment:
                if starting:
                    rules_turn.emit_start_of_turn(game, next_one)
                    if game.over:
                        return
                else:
                    rules_turn.emit_end_of_turn(game, next_one)
                    if game.over:
                        return


def move_monster(game: State, monster: int) -> None:
    # content/castle_assault/rules/monsters.yaml:210
    # verb: move_monster monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    game.piece_moved[monster] = True
    game.stamp += 1
    if not (rules_words.contacts(game, monster) or rules_words.faces_castle(game, monster)):
        rules_actions.march(game, monster, game.stat("movement", monster), False)
    elif game.doc[monster].movement > 0:
        fight_on(game, monster)


def fight_on(game: State, monster: int) -> None:
    """`monster` fights what it is Engaged with."""
    # content/castle_assault/rules/monsters.yaml:218
    # verb: fight_on monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if rules_words.faces_castle(game, monster):
        rules_combat.engage_castle(game, monster, False, False)
        return
    touched: Sequence[int] = as_candidates(game, rules_words.contacts(game, monster))
    if game.doc[monster].columns > 1:
        rules_monsters_large.engage_all(game, monster, touched, False, False)
        return
    pick_candidate(game, len(touched))
    rules_combat.engage(game, monster, part(touched, game.table_pointed), False, False)


def act_by_text(game: State, monster: int) -> None:
    """`monster` takes its Unit Action."""
    # content/castle_assault/rules/monsters.yaml:233
    # verb: act_by_text monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    game.piece_acted[monster] = True
    game.stamp += 1
    if rules_words.contacts(game, monster) or rules_words.faces_castle(game, monster):
        fight_on(game, monster)
    else:
        game.program.resolve(game, monster, game.owner[monster], "action")


def charge_ahead(game: State, unit: int) -> None:
    """Charge."""
    # content/castle_assault/rules/monsters.yaml:242
    # verb: charge_ahead unit
    if not game.stat("cannot_charge", unit):
        rules_actions.rush(game, unit)


def _best_4(game: State, shooter: int) -> Sequence[int]:
    owners = game.owner
    _found_2 = []
    for unit in game.seen[Unit]:
        if owners[unit] != owners[shooter] and rules_actions.in_range(game, unit, shooter):
            _found_2.append(unit)
    _found = _found_2
    if len(_found) > 1:
        _found_3 = []
        for unit_2 in _found:
            _found_3.append(game.apart(game.board.steps, unit_2, shooter))
        _found = lowest_of(_found, _found_3)
    return _found


def shoot_closest(game: State, shooter: int) -> None:
    """Shoot the closest Player Unit in range."""
    # content/castle_assault/rules/monsters.yaml:250
    # verb: shoot_closest by shooter
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    close: Sequence[int] = as_candidates(game, _best_4(game, shooter))
    if not close:
        return
    pick_candidate(game, len(close))
    rules_actions.shoot_at(game, part(close, game.table_pointed), shooter)


def monsters_move_step_1(game: State) -> int:
    # content/castle_assault/rules/monsters.yaml:125
    docs = game.doc
    entered_of = game.piece_entered
    moved_of = game.piece_moved
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    game.registers[0] = tuple(to_move(game))
    while game.registers[0]:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/castle_assault/rules/monsters.yaml:131")
        game.registers[1] = tuple(game.registers[0])
        while game.registers[1]:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.tick("content/castle_assault/rules/monsters.yaml:133")
            point_out(game, game.registers[1], game.registers[0])
            move_monster(game, part(game.registers[0], game.table_pointed))
            if game.over:
                return -1
            if to_move(game):
                rules_playing.offer_instants(game, game.active)
                if game.over:
                    return -1
            _found = []
            for monster in game.registers[0]:
                if (
                    isinstance(docs[monster], Monster)
                    and rules_words.on_board(game, monster)
                    and not entered_of[monster]
                    and not moved_of[monster]
                ):
                    _found.append(monster)
            game.registers[1] = tuple(_found)
        game.registers[0] = tuple(to_move(game))
    return -1


def monsters_act_step_1(game: State) -> int:
    # content/castle_assault/rules/monsters.yaml:140
    docs = game.doc
    acted_of = game.piece_acted
    entered_of = game.piece_entered
    game.registers[0] = tuple(to_act(game))
    while game.registers[0]:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/castle_assault/rules/monsters.yaml:145")
        game.registers[1] = tuple(game.registers[0])
        while game.registers[1]:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.tick("content/castle_assault/rules/monsters.yaml:147")
            point_out(game, game.registers[1], game.registers[0])
            act_by_text(game, part(game.registers[0], game.table_pointed))
            if game.over:
                return -1
            _found = []
            for monster in game.registers[0]:
                if (
                    isinstance(docs[monster], Monster)
                    and rules_words.on_board(game, monster)
                    and not acted_of[monster]
                    and (not entered_of[monster] or game.stat("haste", monster))
                ):
                    _found.append(monster)
            game.registers[1] = tuple(_found)
        game.registers[0] = tuple(to_act(game))
    return -1


def monsters_start_of_turn_step_1(game: State) -> int:
    # content/castle_assault/rules/monsters.yaml:153
    turns_of = game.player_turns
    owners = game.owner
    entered_of = game.piece_entered
    moved_of = game.piece_moved
    acted_of = game.piece_acted
    target_of = game.piece_target
    turns_of[game.active] += 1
    game.stamp += 1
    _found = []
    for unit in game.seen[Unit]:
        if owners[unit] == game.active:
            _found.append(unit)
    for unit in _found:
        entered_of[unit] = False
        moved_of[unit] = False
        acted_of[unit] = False
        game.stamp += 1
    if game.log is not None:
        game.tell(
            "turn ",
            game.named("number", turns_of[game.active]),
            " of ",
            game.named("player", game.active),
        )
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    rules_momentum.roll_momentum(game, game.active)
    game.table_turn_counter += 1
    game.stamp += 1
    _found_2 = []
    for monster in game.seen[Monster]:
        if game.program.waits_for(game, monster, "start_of_turn", target_of):
            _found_2.append(monster)
    effects_by_priority(game, _found_2, True)
    if game.over:
        return -1
    return game.enter("monsters_move", -1)


def monsters_end_of_turn_step_1(game: State) -> int:
    # content/castle_assault/rules/monsters.yaml:169
    rules_playing.offer_instants(game, game.active)
    if game.over:
        return -1
    rules_turn.end_effects_of(game, game.active)
    if game.over:
        return -1
    rules_turn.end_effects_of(game, game.after[game.active])
    if game.over:
        return -1
    rules_campaign.carry_out(game, rules_campaign.row_of(game, game.table_turn_counter))
    if game.over:
        return -1
    rules_turn.end_of_one_turn(game)
    rules_turn.look_for_an_end(game)
    return -1


def turn_of_the_monsters_step_1(game: State) -> int:
    # content/castle_assault/rules/monsters.yaml:180
    return game.enter("monsters_start_of_turn", 1)


def turn_of_the_monsters_step_2(game: State) -> int:
    # content/castle_assault/rules/monsters.yaml:185
    return game.enter("monsters_act", 2)


def turn_of_the_monsters_step_3(game: State) -> int:
    # content/castle_assault/rules/monsters.yaml:186
    return game.enter("monsters_end_of_turn", -1)


CONTENTS = Contents(
    phases={
        "monsters_move": Phase((monsters_move_step_1,), 2),
        "monsters_act": Phase((monsters_act_step_1,), 2),
        "monsters_start_of_turn": Phase((monsters_start_of_turn_step_1,), 0),
        "monsters_end_of_turn": Phase((monsters_end_of_turn_step_1,), 0),
        "turn_of_the_monsters": Phase(
            (turn_of_the_monsters_step_1, turn_of_the_monsters_step_2, turn_of_the_monsters_step_3),
            0,
        ),
    },
)
