# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/powers.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import NOTHING, Prompt, lowest_of, nearest

from .. import kinds
from ..state import State
from . import board as rules_board
from . import cooperative as rules_cooperative
from . import damage as rules_damage
from . import units as rules_units

ASK_1 = Prompt("choice", "whom does it hit", ("piece",))
ASK_2 = Prompt("choice", "which imp takes the damage", ("piece",))
ASK_3 = Prompt("choice", "whom do you hit", ("piece",))
ASK_4 = Prompt("choice", "whom do you hit next", ("piece",))
ASK_5 = Prompt("choice", "whom do you banish", ("piece",))
ASK_6 = Prompt("choice", "where to", ("space",))
ASK_7 = Prompt("choice", "who is healed", ("piece",))


def foes_of(game: State, unit: int, units: Sequence[int]) -> Sequence[int]:
    """those that an attack may be aimed at"""
    # content/knight_fall/rules/powers.yaml:40
    # query: foes_of unit units
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    return [
        u for u in units if docs[u].team != docs[unit].team and not rules_damage.guarded(game, u)
    ]


def lose_health(game: State, n: int, unit: int) -> None:
    """lose {n} HEALTH"""
    # content/knight_fall/rules/powers.yaml:3
    # verb: lose_health n by unit
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if not rules_board.on_board(game, unit):
        return
    rules_damage.wound(game, unit, n)


def feral_vigor(game: State, demon: int) -> None:
    """heal 1; at full HEALTH move 1"""
    # content/knight_fall/rules/powers.yaml:12
    # verb: feral_vigor demon
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.piece_health[demon] < game.doc[demon].max_health:
        rules_damage.heal(game, 1, demon)
    else:
        rules_cooperative.advance(game, 1, demon)
        if game.over:
            return


def retaliate(game: State, unit: int) -> None:
    """deal 2 damage to 1 close or adjacent enemy"""
    # content/knight_fall/rules/powers.yaml:21
    # verb: retaliate unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    target = game.choose(
        game.owner[unit],
        ASK_1,
        foes_of(
            game,
            unit,
            [
                unit_2
                for unit_2 in game.seen[kinds.Unit]
                if 0 <= game.distance_between(unit_2, unit) <= 1
            ],
        ),
        NOTHING,
    )
    if target >= 0:
        rules_damage.emit_damage(game, 2, target, unit, "attack")
        if game.over:
            return


def _best_1(game: State, unit: int) -> Sequence[int]:
    docs = game.doc
    health_of = game.piece_health
    _found = [
        piece for piece in game.contents[game.place[unit]] if docs[piece].id == "knight_fall.imp"
    ]
    if len(_found) > 1:
        _found = lowest_of(_found, [health_of[imp] for imp in _found])
    return _found


def shackle_soul(game: State, amount: int, attacker: int, way: str, unit: int) -> None:
    """an imp there takes it, a wounded one first"""
    # content/knight_fall/rules/powers.yaml:30
    # verb: shackle_soul amount from attacker as way
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    soul = game.choose(
        rules_units.speaker(game, game.doc[unit].team), ASK_2, _best_1(game, unit), NOTHING
    )
    if soul >= 0:
        rules_damage.emit_damage(game, amount, soul, attacker, way)
        if game.over:
            return


def hit(game: State, n: int, unit: int) -> None:
    """deal {n} damage to 1 close enemy"""
    # content/knight_fall/rules/powers.yaml:48
    # verb: hit n by unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    if not rules_board.on_board(game, unit):
        return
    target = game.choose(
        game.owner[unit],
        ASK_3,
        foes_of(
            game,
            unit,
            [
                piece
                for piece in game.contents[game.place[unit]]
                if isinstance(docs[piece], kinds.Unit)
            ],
        ),
        NOTHING,
    )
    if target >= 0:
        rules_damage.emit_damage(game, n, target, unit, "attack")
        if game.over:
            return


def bolt(game: State, unit: int) -> None:
    """deal 2 damage to 1 adjacent or diagonal enemy, then deal 1 damage to another enemy on that tile"""
    # content/knight_fall/rules/powers.yaml:57
    # verb: bolt unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    owners = game.owner
    docs = game.doc
    around_it: Sequence[int] = [
        unit_2
        for unit_2 in game.seen[kinds.Unit]
        if game.distance_between(unit_2, unit) == 1
        or (
            game.board.kings[places[unit_2]][places[unit]] == 1
            and game.board.stepped[places[unit_2]][places[unit]] == 2
        )
    ]
    target = game.choose(owners[unit], ASK_3, foes_of(game, unit, around_it), NOTHING)
    if target >= 0:
        tile = places[target]
        rules_damage.emit_damage(game, 2, target, unit, "attack")
        if game.over:
            return
        others: Sequence[int] = [
            unit_2
            for unit_2 in game.contents[tile]
            if isinstance(docs[unit_2], kinds.Unit) and unit_2 != target
        ]
        second = game.choose(owners[unit], ASK_4, foes_of(game, unit, others), NOTHING)
        if second >= 0:
            rules_damage.emit_damage(game, 1, second, unit, "attack")
            if game.over:
                return


def banish(game: State, n: int, unit: int) -> None:
    """move 1 close enemy to an adjacent tile, then deal {n} damage to it"""
    # content/knight_fall/rules/powers.yaml:70
    # verb: banish n by unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    docs = game.doc
    target = game.choose(
        owners[unit],
        ASK_5,
        foes_of(
            game,
            unit,
            [
                piece
                for piece in game.contents[game.place[unit]]
                if isinstance(docs[piece], kinds.Unit)
            ],
        ),
        NOTHING,
    )
    if target >= 0:
        tile = game.choose(
            owners[unit],
            ASK_6,
            [
                space
                for space in range(game.board.size)
                if nearest(game.board.distance, (space,), game.spaces_of(unit)) == 1
            ],
            NOTHING,
        )
        if tile >= 0:
            rules_board.enter(game, tile, target)
            if game.over:
                return
            if rules_board.on_board(game, target):
                rules_damage.emit_damage(game, n, target, unit, "attack")
                if game.over:
                    return


def gain_defense(game: State, n: int, knight: int) -> None:
    """gain {n} DEFENSE"""
    # content/knight_fall/rules/powers.yaml:80
    # verb: gain_defense n by knight
    game.piece_defense[knight] = max(0, min(6, game.piece_defense[knight] + n))
    game.stamp += 1


def tend(game: State, n: int, unit: int) -> None:
    """heal {n} to yourself or a close ally"""
    # content/knight_fall/rules/powers.yaml:87
    # verb: tend n by unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    if not rules_board.on_board(game, unit):
        return
    patient = game.choose(
        game.owner[unit],
        ASK_7,
        [
            unit_2
            for unit_2 in game.contents[game.place[unit]]
            if isinstance(docs[unit_2], kinds.Unit) and docs[unit_2].team == docs[unit].team
        ],
        NOTHING,
    )
    if patient >= 0:
        rules_damage.heal(game, n, patient)
