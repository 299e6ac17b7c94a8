# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/rules/actions.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    Action,
    ActionInfo,
    Contents,
    Occurrence,
    Prompt,
    first_of,
    highest_of,
    nearest,
    product,
)

from ..kinds import Unit
from ..state import State
from . import combat as rules_combat
from . import monsters_large as rules_monsters_large
from . import playing as rules_playing
from . import words as rules_words


class StepEvent(Occurrence):
    EVENT = "step"

    def __init__(self, unit: int, goal: int) -> None:
        self.unit = unit
        self.goal = goal


ASK_1 = Prompt("choice", "Which Unit moves first?", ("piece",))
CHARGE_ACTION = ActionInfo("charge", "{unit} Charges", ("unit",), ("piece",))

ATTACK_ACTION = ActionInfo(
    "attack", "{unit} Attacks {target}", ("unit", "target"), ("piece", "piece")
)

ATTACK_CASTLE_ACTION = ActionInfo(
    "attack_castle", "{unit} Attacks the Castle", ("unit",), ("piece",)
)

SHOOT_ACTION = ActionInfo(
    "shoot", "{unit} shoots at {target}", ("unit", "target"), ("piece", "piece")
)


def emit_step(game: State, unit: int, goal: int) -> None:
    """Movement."""
    # content/castle_assault/rules/actions.yaml:27
    # event: step unit to goal
    event = StepEvent(unit, goal)
    if game.program.enter(game, event):
        if game.log is not None:
            game.tell(
                game.named("piece", event.unit), " moves to ", game.named("space", event.goal)
            )
        if game.doc[event.unit].columns > 1:
            game.put_on(
                event.unit, game.atlas().rectangle(event.goal, game.doc[event.unit].columns, 1)
            )
        else:
            game.put(event.unit, event.goal)
        game.table_quiet = 0
        game.stamp += 1
        game.program.leave(game, event)


def _any_1(game: State, s: int, unit: int) -> bool:
    owners = game.owner
    _owner = owners[unit]
    for u in game.contents[s]:
        if owners[u] != _owner:
            return True
    return False


def goal_of(game: State, unit: int, n: int) -> int:
    """Where it comes to stand when it goes forward up to so many spaces."""
    # content/castle_assault/rules/actions.yaml:6
    # query: goal_of unit for n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    shifts = game.board.shifts
    field_castle = game.tables.field_castle
    contents_of = game.contents
    if game.doc[unit].columns > 1:
        return rules_monsters_large.large_goal(game, unit, n)
    way = -1 if owners[unit] == 0 else 1
    goal = game.place[unit]
    s = shifts[0][way][goal]
    left = n
    while left > 0:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/castle_assault/rules/actions.yaml:18")
        if field_castle[s] != 0 and field_castle[s] != owners[unit] + 1:
            break
        if contents_of[s] and _any_1(game, s, unit):
            break
        if contents_of[s] and not game.stat("phase", unit):
            break
        if not contents_of[s]:
            goal = s
        s = shifts[0][way][s]
        left = left - 1
    return goal


def can_act(game: State, unit: int) -> bool:
    # content/castle_assault/rules/actions.yaml:128
    # query: can_act unit
    return not game.piece_acted[unit] and (
        not game.piece_entered[unit] or bool(game.stat("haste", unit))
    )


def is_settled(game: State, unit: int) -> bool:
    """It was there when the turn began, or it has Haste."""
    # content/castle_assault/rules/actions.yaml:134
    # query: is_settled unit
    return not game.piece_entered[unit] or bool(game.stat("haste", unit))


def is_able(game: State, unit: int, moment: int) -> bool:
    """It can still do what it declared at that moment, because nothing has drawn it into an Engagement since."""
    # content/castle_assault/rules/actions.yaml:141
    # query: is_able unit from moment
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return (
        rules_words.on_board(game, unit)
        and game.piece_arrived_at[unit] <= moment
        and (not game.piece_entered[unit] or bool(game.stat("haste", unit)))
        and not (
            rules_words.contacts(game, unit)
            or rules_words.faces_castle(game, unit)
            or game.piece_engaged_at[unit] > moment
        )
    )


def drawn_in(game: State, unit: int, moment: int) -> bool:
    """It is Engaged, or was since that moment, even if it has won."""
    # content/castle_assault/rules/actions.yaml:149
    # query: drawn_in unit from moment
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return (
        len(rules_words.contacts(game, unit)) > 0
        or rules_words.faces_castle(game, unit)
        or game.piece_engaged_at[unit] > moment
    )


def in_range(game: State, unit: int, shooter: int) -> bool:
    # content/castle_assault/rules/actions.yaml:208
    # query: in_range unit of shooter
    rows = product(
        game.board.y[game.place[unit]] - game.board.y[game.place[shooter]],
        -1 if game.owner[shooter] == 0 else 1,
    )
    columns = max(
        0,
        max(
            game.board.x[game.place[unit]]
            - game.board.x[game.place[shooter]]
            - game.doc[shooter].columns
            + 1,
            game.board.x[game.place[shooter]]
            - game.board.x[game.place[unit]]
            - game.doc[unit].columns
            + 1,
        ),
    )
    if rows < 0:
        return False
    if columns == 0 and rows <= game.stat("ranged_linear", shooter):
        return True
    return rows + columns <= game.stat("ranged_adjacent", shooter)


def go(game: State, unit: int, goal: int) -> None:
    # content/castle_assault/rules/actions.yaml:38
    # verb: go unit to goal
    if goal != game.place[unit]:
        emit_step(game, unit, goal)


def march(game: State, unit: int, n: int, charging: bool) -> None:
    """`unit` goes forward up to `n` spaces and Engages what stops it."""
    # content/castle_assault/rules/actions.yaml:45
    # verb: march unit for n
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    goal = goal_of(game, unit, n)
    strong = n > game.board.stepped[game.place[unit]][goal]
    go(game, unit, goal)
    if game.over:
        return
    if charging:
        game.program.hold(game, unit)
    if len(rules_words.contacts(game, unit)) > 1:
        rules_monsters_large.engage_all(
            game, unit, rules_words.contacts(game, unit), strong, charging
        )
    elif rules_words.contacts(game, unit):
        rules_combat.engage(
            game, unit, first_of(rules_words.contacts(game, unit), NOTHING), strong, charging
        )
    elif rules_words.faces_castle(game, unit):
        rules_combat.engage_castle(game, unit, strong, charging)


def effect_move(game: State, unit: int, goal: int) -> None:
    """`unit` moves to `goal`."""
    # content/castle_assault/rules/actions.yaml:59
    # verb: effect_move unit to goal
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.piece_stays[unit]:
        return
    go(game, unit, goal)
    if game.over:
        return
    rules_combat.engage_each(game, unit, rules_words.contacts(game, unit), False)


def sidestep(game: State, unit: int) -> None:
    """`unit` moves to a vacant space beside it in a neighbouring column."""
    # content/castle_assault/rules/actions.yaml:68
    # verb: sidestep unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    y_of = game.board.y
    places = game.place
    side = game.choose(
        game.owner[unit],
        Prompt("choice", ("Where does ", ("piece", unit), " move?"), ("space",)),
        [
            space
            for space in range(game.board.size)
            if not contents_of[space]
            and nearest(game.board.distance, (space,), game.spaces_of(unit)) == 1
            and y_of[space] == y_of[places[unit]]
        ],
        NOTHING,
    )
    if side >= 0:
        effect_move(game, unit, side)


def advance_by_effect(game: State, unit: int, n: int) -> None:
    """`unit` moves `n` forward."""
    # content/castle_assault/rules/actions.yaml:78
    # verb: advance_by_effect unit for n
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if rules_words.contacts(game, unit) or rules_words.faces_castle(game, unit):
        return
    effect_move(game, unit, goal_of(game, unit, n))


def _best_1(game: State, waiting: Sequence[int]) -> Sequence[int]:
    docs = game.doc
    y_of = game.board.y
    places = game.place
    owners = game.owner
    _found_2 = []
    for unit in waiting:
        if isinstance(docs[unit], Unit):
            _found_2.append(unit)
    _found = _found_2
    if len(_found) > 1:
        _found_3 = []
        for unit_2 in _found:
            _found_3.append(y_of[places[unit_2]] * (-1 if owners[unit_2] == 0 else 1))
        _found = highest_of(_found, _found_3)
    return _found


def advance_all(game: State, n: int, player: int) -> None:
    """Every Ally that is not Engaged moves forward `n` spaces, most forward first."""
    # content/castle_assault/rules/actions.yaml:86
    # verb: advance_all n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    docs = game.doc
    arrived_at_of = game.piece_arrived_at
    moment = game.table_clock
    _found = []
    for ally in game.seen[Unit]:
        if owners[ally] == player and not (
            rules_words.contacts(game, ally) or rules_words.faces_castle(game, ally)
        ):
            _found.append(ally)
    waiting: Sequence[int] = _found
    while waiting:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/castle_assault/rules/actions.yaml:94")
        unit = game.choose(player, ASK_1, _best_1(game, waiting), NOTHING)
        if unit >= 0:
            advance_by_effect(game, unit, n)
            if game.over:
                return
            _found_2 = []
            for unit_2 in waiting:
                if (
                    isinstance(docs[unit_2], Unit)
                    and unit_2 != unit
                    and rules_words.on_board(game, unit_2)
                    and arrived_at_of[unit_2] <= moment
                ):
                    _found_2.append(unit_2)
            waiting = _found_2


def fight(game: State, unit: int) -> None:
    """`unit` fights what it is Engaged with, without any bonus."""
    # content/castle_assault/rules/actions.yaml:100
    # verb: fight unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    docs = game.doc
    foes: Sequence[int] = rules_words.contacts(game, unit)
    if rules_words.faces_castle(game, unit):
        wanted = game.choose_some(
            owners[unit],
            Prompt(
                "choice",
                ("Whom does ", ("piece", unit), " fight in place of the Castle?"),
                ("piece",),
            ),
            [piece for piece in foes if isinstance(docs[piece], Unit)],
            0,
            1,
        )
        foes = wanted
    if not foes:
        rules_combat.engage_castle(game, unit, False, False)
        return
    target = game.choose(
        owners[unit],
        Prompt("choice", ("Whom does ", ("piece", unit), " fight?"), ("piece",)),
        foes,
        NOTHING,
    )
    if target >= 0:
        rules_combat.engage(game, unit, target, False, False)


def move_forward(game: State, unit: int) -> None:
    # content/castle_assault/rules/actions.yaml:116
    # verb: move_forward unit
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    game.piece_moved[unit] = True
    game.stamp += 1
    if not (rules_words.contacts(game, unit) or rules_words.faces_castle(game, unit)):
        march(game, unit, game.stat("movement", unit), False)
    elif game.doc[unit].movement > 0:
        fight(game, unit)


def rush(game: State, unit: int) -> None:
    """`unit` Charges."""
    # content/castle_assault/rules/actions.yaml:167
    # verb: rush unit
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(game.named("piece", unit), " Charges")
    moment = game.table_clock
    game.program.hold(game, unit)
    rules_playing.offer_instants(game, game.after[game.owner[unit]])
    if game.over:
        return
    if (
        rules_words.on_board(game, unit)
        and game.piece_arrived_at[unit] <= moment
        and (not game.piece_entered[unit] or game.stat("haste", unit))
        and not (
            rules_words.contacts(game, unit)
            or rules_words.faces_castle(game, unit)
            or game.piece_engaged_at[unit] > moment
        )
        and not game.stat("cannot_charge", unit)
    ):
        extra = max(0, game.stat("movement", unit) - game.doc[unit].movement)
        charging = True
        roll = game.rng.roll(6)
        if game.log is not None:
            game.tell(game.named("piece", unit), " rolls ", game.named("number", roll))
        march(game, unit, roll + extra, charging)
        if game.over:
            return
    elif game.log is not None:
        game.tell("the Charge of ", game.named("piece", unit), " is lost")
    game.held[unit] = None
    game.stamp += 1


def shoot_at(game: State, target: int, unit: int) -> None:
    """`unit` shoots at `target`."""
    # content/castle_assault/rules/actions.yaml:231
    # verb: shoot_at target by unit
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(game.named("piece", unit), " shoots at ", game.named("piece", target))
    moment = game.table_clock
    rules_playing.offer_instants(game, game.after[game.owner[unit]])
    if game.over:
        return
    if (
        not (
            rules_words.on_board(game, unit)
            and game.piece_arrived_at[unit] <= moment
            and (not game.piece_entered[unit] or game.stat("haste", unit))
            and not (
                rules_words.contacts(game, unit)
                or rules_words.faces_castle(game, unit)
                or game.piece_engaged_at[unit] > moment
            )
        )
        or not (rules_words.on_board(game, target) and game.piece_arrived_at[target] <= moment)
        or not in_range(game, target, unit)
    ):
        if game.log is not None:
            game.tell("the shot of ", game.named("piece", unit), " is lost")
        return
    hit = game.stat("attack", unit) - game.stat("ac", target)
    if hit <= 0:
        if game.log is not None:
            game.tell("the armor of ", game.named("piece", target), " absorbs the shot")
    rules_combat.wound(game, target, hit, unit)


def charge_options(game: State, player: int) -> list[Any]:
    """`unit` Charges."""
    # content/castle_assault/rules/actions.yaml:157
    # action: charge unit
    owners = game.owner
    acted_of = game.piece_acted
    entered_of = game.piece_entered
    _found = []
    for ally in game.seen[Unit]:
        if (
            owners[ally] == player
            and not acted_of[ally]
            and (not entered_of[ally] or game.stat("haste", ally))
            and not game.stat("cannot_charge", ally)
            and not (rules_words.contacts(game, ally) or rules_words.faces_castle(game, ally))
        ):
            _found.append(ally)
    return _found


def take_charge(game: State, player: int, unit: int) -> None:
    """`unit` Charges."""
    # content/castle_assault/rules/actions.yaml:157
    # action: charge unit
    game.piece_acted[unit] = True
    game.stamp += 1
    rush(game, unit)


def attack_options(game: State, player: int) -> list[Any]:
    """`unit` Attacks `target`."""
    # content/castle_assault/rules/actions.yaml:185
    # action: attack target by unit
    owners = game.owner
    acted_of = game.piece_acted
    entered_of = game.piece_entered
    options: list[Any] = []
    for unit in game.seen[Unit]:
        if (
            owners[unit] == player
            and not acted_of[unit]
            and (not entered_of[unit] or game.stat("haste", unit))
        ):
            for target in game.offer(rules_words.contacts(game, unit)):
                options.append((unit, target))
    return options


def take_attack(game: State, player: int, unit: int, target: int) -> None:
    """`unit` Attacks `target`."""
    # content/castle_assault/rules/actions.yaml:185
    # action: attack target by unit
    if game.log is not None:
        game.tell(game.named("piece", unit), " Attacks ", game.named("piece", target))
    game.piece_acted[unit] = True
    game.stamp += 1
    rules_combat.engage(game, unit, target, False, False)


def attack_castle_options(game: State, player: int) -> list[Any]:
    """`unit` Attacks the Castle."""
    # content/castle_assault/rules/actions.yaml:197
    # action: attack_castle by unit
    owners = game.owner
    acted_of = game.piece_acted
    entered_of = game.piece_entered
    _found = []
    for ally in game.seen[Unit]:
        if (
            owners[ally] == player
            and not acted_of[ally]
            and (not entered_of[ally] or game.stat("haste", ally))
            and rules_words.faces_castle(game, ally)
        ):
            _found.append(ally)
    return _found


def take_attack_castle(game: State, player: int, unit: int) -> None:
    """`unit` Attacks the Castle."""
    # content/castle_assault/rules/actions.yaml:197
    # action: attack_castle by unit
    if game.log is not None:
        game.tell(game.named("piece", unit), " Attacks the Castle")
    game.piece_acted[unit] = True
    game.stamp += 1
    rules_combat.engage_castle(game, unit, False, False)


def shoot_options(game: State, player: int) -> list[Any]:
    """`unit` shoots at `target`."""
    # content/castle_assault/rules/actions.yaml:220
    # action: shoot target by unit
    owners = game.owner
    acted_of = game.piece_acted
    entered_of = game.piece_entered
    among = []
    for unit_2 in game.seen[Unit]:
        if owners[unit_2] != player:
            among.append(unit_2)
    if not among:
        return []
    options: list[Any] = []
    for unit in game.seen[Unit]:
        if (
            owners[unit] == player
            and not acted_of[unit]
            and (not entered_of[unit] or game.stat("haste", unit))
            and not (rules_words.contacts(game, unit) or rules_words.faces_castle(game, unit))
        ):
            for target in game.offer(among):
                if in_range(game, target, unit):
                    options.append((unit, target))
    return options


def take_shoot(game: State, player: int, unit: int, target: int) -> None:
    """`unit` shoots at `target`."""
    # content/castle_assault/rules/actions.yaml:220
    # action: shoot target by unit
    game.piece_acted[unit] = True
    game.stamp += 1
    shoot_at(game, target, unit)


CONTENTS = Contents(
    actions=(
        Action(CHARGE_ACTION, (), (), charge_options, take_charge),
        Action(ATTACK_ACTION, (), (), attack_options, take_attack),
        Action(ATTACK_CASTLE_ACTION, (), (), attack_castle_options, take_attack_castle),
        Action(SHOOT_ACTION, (), (), shoot_options, take_shoot),
    ),
)
