# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/damage.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    Abilities,
    Action,
    ActionInfo,
    Contents,
    Occurrence,
    Prompt,
    Trigger,
    lowest_of,
    members,
    numbers,
)

from ..kinds import Character, Elder, Knight, Unit
from ..state import State
from . import board as rules_board
from . import death as rules_death
from . import slow as rules_slow
from . import units as rules_units


class DamageEvent(Occurrence):
    EVENT = "damage"

    def __init__(self, amount: int, target: int, attacker: int, way: str, slowing: bool) -> None:
        self.amount = amount
        self.target = target
        self.attacker = attacker
        self.way = way
        self.slowing = slowing


class DefenseWindow(Occurrence):
    EVENT = "defense"

    def __init__(self, amount: int, target: int, way: str, answered: bool) -> None:
        self.amount = amount
        self.target = target
        self.way = way
        self.answered = answered


ASK_1 = Prompt("choice", "Who takes its damage next?", ("piece",))

BLOCK_ACTION = ActionInfo(
    "block", "{knight} blocks with {n} DEFENSE", ("knight", "n"), ("piece", "number")
)

DEFEND_ALLY_ACTION = ActionInfo(
    "defend_ally",
    "{knight} defends {target} with {n} DEFENSE",
    ("knight", "n"),
    ("piece", "number"),
)

ASK_2 = Prompt("choice", "Which knight takes the damage for the elder?", ("piece",))


def _damage_itself(game: State, event: DamageEvent) -> None:
    """Damage."""
    # content/knight_fall/rules/damage.yaml:23
    # event: damage amount to target from attacker as way with slowing
    if event.amount > 0:
        wound(game, event.target, event.amount)
        if game.over:
            return
    if event.slowing:
        rules_slow.slow(game, event.target)


def emit_damage(
    game: State, amount: int, target: int, attacker: int, way: str, slowing: bool
) -> None:
    """Damage."""
    # content/knight_fall/rules/damage.yaml:23
    # event: damage amount to target from attacker as way with slowing
    event = DamageEvent(amount, target, attacker, way, slowing)
    if game.program.enter(game, event):
        _damage_itself(game, event)
        game.program.leave(game, event)


def is_attack(game: State, way: str) -> bool:
    """It is an attack."""
    # content/knight_fall/rules/damage.yaml:15
    # query: is_attack way
    return way in ("attack", "all_enemies")


def _any_1(game: State, it: int) -> bool:
    docs = game.doc
    for knight in game.contents[game.place[it]]:
        if isinstance(docs[knight], Knight):
            return True
    return False


def guarded(game: State, it: int) -> bool:
    # content/knight_fall/rules/damage.yaml:56
    # query: guarded it
    return isinstance(game.doc[it], Elder) and _any_1(game, it)


def blocked(game: State, knight: int, n: int, way: str) -> int:
    # content/knight_fall/rules/damage.yaml:113
    # query: blocked knight n way
    return n if way == "disengagement" else n - 1 + game.stat("first_block", knight)


def able_to_defend(game: State, it: int, target: int) -> bool:
    # content/knight_fall/rules/damage.yaml:120
    # query: able_to_defend it of target
    return (
        game.doc[it].team == game.doc[target].team
        and it != target
        and not game.piece_awaiting[it]
        and (
            0 <= game.distance_between(it, target) <= 1
            or (
                bool(game.stat("defends_diagonally", it))
                and game.board.kings[game.place[it]][game.place[target]] == 1
                and game.board.stepped[game.place[it]][game.place[target]] == 2
            )
        )
    )


def order_of_damage(game: State, it: int) -> int:
    # content/knight_fall/rules/damage.yaml:147
    # query: order_of_damage it
    return 1 if isinstance(game.doc[it], Character) else 2 if isinstance(game.doc[it], Elder) else 3


def wound(game: State, unit: int, n: int) -> None:
    # content/knight_fall/rules/damage.yaml:32
    # verb: wound unit by n
    if game.piece_health[unit] == 0:
        return
    lost = min(n, game.piece_health[unit])
    if game.log is not None:
        game.tell(game.named("piece", unit), " loses ", game.named("number", lost), " HEALTH")
    game.piece_health[unit] = max(0, game.piece_health[unit] - lost)
    game.stamp += 1
    if game.piece_health[unit] > 0:
        return
    if game.log is not None:
        game.tell(game.named("piece", unit), " is killed")
    rules_death.emit_death(game, unit)


def _best_1(game: State, waiting: Sequence[int]) -> Sequence[int]:
    docs = game.doc
    _found = list(waiting)
    if len(_found) > 1:
        _found_2 = []
        for u in _found:
            _found_2.append(
                1 if isinstance(docs[u], Character) else 2 if isinstance(docs[u], Elder) else 3
            )
        _found = lowest_of(_found, _found_2)
    return _found


def damage_all(game: State, n: int, tiles: Sequence[int], attacker: int) -> None:
    """Deal `n` damage to all enemies there."""
    # content/knight_fall/rules/damage.yaml:130
    # verb: damage_all n on tiles by attacker
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    places = game.place
    awaiting_of = game.piece_awaiting
    tiles_set = members(tiles)
    _found = []
    for unit in game.seen[Unit]:
        if docs[unit].team != docs[attacker].team and places[unit] in tiles_set:
            _found.append(unit)
    waiting: Sequence[int] = _found
    if not waiting:
        return
    if game.log is not None:
        game.tell(game.named("piece", attacker), " attacks all enemies")
    for u in waiting:
        awaiting_of[u] = True
        game.stamp += 1
    while waiting:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/knight_fall/rules/damage.yaml:140")
        next_ = game.choose(
            rules_units.controller(game, attacker), ASK_1, _best_1(game, waiting), NOTHING
        )
        if next_ >= 0:
            awaiting_of[next_] = False
            game.stamp += 1
            emit_damage(game, n, next_, attacker, "all_enemies", False)
            if game.over:
                return
            _found_2 = []
            for u_2 in waiting:
                if u_2 != next_ and rules_board.on_board(game, u_2):
                    _found_2.append(u_2)
            waiting = _found_2


def heal(game: State, n: int, unit: int) -> None:
    """Heal `n`."""
    # content/knight_fall/rules/damage.yaml:154
    # verb: heal n to unit
    healed = min(n, game.doc[unit].max_health - game.piece_health[unit])
    if healed < 1 or not rules_board.on_board(game, unit):
        return
    if game.log is not None:
        game.tell(game.named("piece", unit), " heals ", game.named("number", healed))
    game.piece_health[unit] = max(0, game.piece_health[unit] + healed)
    game.stamp += 1


def block_options(game: State, player: int, event: DefenseWindow) -> list[Any]:
    """`knight` blocks with `n` DEFENSE."""
    # content/knight_fall/rules/damage.yaml:80
    # action: block n by knight
    owners = game.owner
    defense_of = game.piece_defense
    if event.answered:
        return []
    options: list[Any] = []
    for knight in game.seen[Knight]:
        if owners[knight] == player and knight == event.target:
            for n in game.offer(numbers(1, defense_of[knight])):
                options.append((knight, n))
    return options


def take_block(game: State, player: int, event: DefenseWindow, knight: int, n: int) -> None:
    """`knight` blocks with `n` DEFENSE."""
    # content/knight_fall/rules/damage.yaml:80
    # action: block n by knight
    if game.log is not None:
        game.tell(game.named("piece", knight), " blocks with ", game.named("number", n), " DEFENSE")
    event.answered = True
    game.piece_defense[knight] = max(0, min(6, game.piece_defense[knight] - n))
    game.stamp += 1
    event.amount = max(
        0,
        event.amount
        - (n if event.way == "disengagement" else n - 1 + game.stat("first_block", knight)),
    )


def defend_ally_options(game: State, player: int, event: DefenseWindow) -> list[Any]:
    """`knight` defends `target` with `n` DEFENSE."""
    # content/knight_fall/rules/damage.yaml:95
    # action: defend_ally knight with n
    owners = game.owner
    docs = game.doc
    awaiting_of = game.piece_awaiting
    kings = game.board.kings
    places = game.place
    stepped = game.board.stepped
    defense_of = game.piece_defense
    if not (not event.answered and event.way != "disengagement"):
        return []
    options: list[Any] = []
    for knight in game.seen[Knight]:
        if (
            owners[knight] == player
            and docs[knight].team == docs[event.target].team
            and knight != event.target
            and not awaiting_of[knight]
            and (
                0 <= game.distance_between(knight, event.target) <= 1
                or (
                    game.stat("defends_diagonally", knight)
                    and kings[places[knight]][places[event.target]] == 1
                    and stepped[places[knight]][places[event.target]] == 2
                )
            )
        ):
            for n in game.offer(numbers(1, defense_of[knight])):
                options.append((knight, n))
    return options


def take_defend_ally(game: State, player: int, event: DefenseWindow, knight: int, n: int) -> None:
    """`knight` defends `target` with `n` DEFENSE."""
    # content/knight_fall/rules/damage.yaml:95
    # action: defend_ally knight with n
    if game.log is not None:
        game.tell(
            game.named("piece", knight),
            " defends ",
            game.named("piece", event.target),
            " with ",
            game.named("number", n),
            " DEFENSE",
        )
    event.answered = True
    game.piece_defense[knight] = max(0, min(6, game.piece_defense[knight] - n))
    game.stamp += 1
    rules_board.enter(game, game.place[event.target], knight)
    if game.over:
        return
    if not rules_board.on_board(game, knight):
        return
    event.target = knight
    event.amount = max(
        0,
        event.amount
        - (n if event.way == "disengagement" else n - 1 + game.stat("first_block", knight)),
    )


def open_defense(game: State, amount: int, target: int, way: str, answered: bool) -> DefenseWindow:
    """`target` is about to take `amount` damage."""
    # content/knight_fall/rules/damage.yaml:74
    # window: defense of amount to target as way with answered
    event = DefenseWindow(amount, target, way, answered)
    game.program.open(
        game, "defense", game.from_active(), (event,), "{target} is about to take {amount} damage"
    )
    return event


def guarding_before_damage(game: State, bearer: int, event: DamageEvent) -> bool:
    # content/knight_fall/rules/damage.yaml:51
    # before any damage where way = attack and target is guarded:
    docs = game.doc
    if not (event.way == "attack" and guarded(game, event.target)):
        return False
    guard = game.choose(
        rules_units.speaker(game, "knights"),
        ASK_2,
        [
            piece
            for piece in game.contents[game.place[event.target]]
            if isinstance(docs[piece], Knight)
        ],
        NOTHING,
    )
    if guard >= 0:
        event.target = guard
    return True


def defense_before_damage(game: State, bearer: int, event: DamageEvent) -> bool:
    # content/knight_fall/rules/damage.yaml:69
    # before any damage
    # where amount > 0 and target.team = knights and (is_attack(way) or way = disengagement):
    if not (
        event.amount > 0
        and game.doc[event.target].team == "knights"
        and (event.way in ("attack", "all_enemies") or event.way == "disengagement")
    ):
        return False
    answered = False
    opened = open_defense(game, event.amount, event.target, event.way, answered)
    event.amount = opened.amount
    event.target = opened.target
    event.way = opened.way
    answered = opened.answered
    return True


# content/knight_fall/rules/damage.yaml:46
GUARDING_ABILITIES = Abilities(
    triggers=(Trigger("damage", "before", "", "knight_fall.guarding:0", guarding_before_damage),),
    text="A knight in the same place takes the damage of an attack on an elder.",
)

# content/knight_fall/rules/damage.yaml:64
DEFENSE_ABILITIES = Abilities(
    triggers=(Trigger("damage", "before", "", "knight_fall.defense:0", defense_before_damage),),
    text="A knight may spend DEFENSE against damage to itself or to an ally, and takes what is left.",
)

CONTENTS = Contents(
    laws={"knight_fall.guarding": GUARDING_ABILITIES, "knight_fall.defense": DEFENSE_ABILITIES},
    actions=(
        Action(
            BLOCK_ACTION,
            ("defense",),
            (("amount", "number"), ("target", "piece"), ("way", "enum"), ("answered", "truth")),
            block_options,
            take_block,
        ),
        Action(
            DEFEND_ALLY_ACTION,
            ("defense",),
            (("amount", "number"), ("target", "piece"), ("way", "enum"), ("answered", "truth")),
            defend_ally_options,
            take_defend_ally,
        ),
    ),
)
