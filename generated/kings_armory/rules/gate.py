# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/gate.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, last_of, product

from ..state import State
from . import monsters_turn as rules_monsters_turn
from . import rewind as rules_rewind
from . import strikes as rules_strikes


def gate_in_range(game: State, monster: int, attack: Any) -> bool:
    # content/kings_armory/rules/gate.yaml:17
    # query: gate_in_range monster with attack
    return (
        game.tables.field_terrain[game.place[monster]] == "gate"
        if attack.type_ == "melee"
        else min(
            game.board.stepped[game.place[monster]][last_of(game.tables.route_red_odd, NOTHING)],
            game.board.stepped[game.place[monster]][last_of(game.tables.route_red_even, NOTHING)],
        )
        <= game.stat_with("range_", monster, attack)
    )


def gate_damage(game: State, attack: Any, monster: int) -> int:
    """Full Damage, both parts of a `+`, once for every two Hitrolls of an `x` attack."""
    # content/kings_armory/rules/gate.yaml:27
    # query: gate_damage attack of monster
    bonus = game.stat_with("damage", monster, attack) - game.base("damage", monster, attack)
    both_ = game.stat_with("damage", monster, attack) + (
        attack.second_damage + bonus if attack.second_damage > 0 else 0
    )
    return product(both_, max(1, attack.rolls // 2))


def hurt_gate(game: State, n: int) -> None:
    """The Castle Gate loses `n` Hit Points."""
    # content/kings_armory/rules/gate.yaml:39
    # verb: hurt_gate n
    if game.log is not None:
        game.tell("the Castle Gate loses ", game.named("number", n))
    game.table_gate = max(0, game.table_gate - n)
    game.table_gate_lost += n
    game.stamp += 1
    if game.table_gate == 0:
        game.lose()


def shoot_gate(game: State, attack: Any, monster: int) -> None:
    """`monster` attacks the Castle Gate from where it is."""
    # content/kings_armory/rules/gate.yaml:50
    # verb: shoot_gate with attack by monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(
            game.named("piece", monster),
            " attacks the Castle Gate with ",
            game.named("definition", attack),
        )
    n = gate_damage(game, attack, monster)
    rules_rewind.mark_gate(game, n, monster)
    hurt_gate(game, n)


def enter_armory(game: State, monster: int) -> None:
    """`monster` goes through the Castle Gate."""
    # content/kings_armory/rules/gate.yaml:60
    # verb: enter_armory monster
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(game.named("piece", monster), " reaches the Castle Gate")
    game.put(
        monster,
        game.board.route_next(rules_monsters_turn.route_of(game, monster), game.place[monster], 1),
    )
    for attack in game.doc[monster].attacks:
        hurt_gate(game, gate_damage(game, attack, monster))
        if game.over:
            return
    rules_strikes.emit_defeat(game, monster)
