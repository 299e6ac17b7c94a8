# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/powers.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Prompt

from ..kinds import Elder, Knight, Unit
from ..state import State
from . import board as rules_board
from . import damage as rules_damage
from . import death as rules_death
from . import units as rules_units

ASK_1 = Prompt("choice", "Whom do you hit?", ("piece",))
ASK_2 = Prompt("choice", "Whom do you hit and slow?", ("piece",))
ASK_3 = Prompt("choice", "Who is healed?", ("piece",))


def foes_of(game: State, unit: int, units: Sequence[int]) -> Sequence[int]:
    """Those that an attack may be aimed at."""
    # content/knight_fall/rules/powers.yaml:20
    # query: foes_of unit units
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    health_of = game.piece_health
    _found = []
    for u in units:
        if (
            docs[u].team != docs[unit].team
            and not rules_damage.guarded(game, u)
            and health_of[u] > 0
        ):
            _found.append(u)
    return _found


def _no_1(game: State, unit: int) -> bool:
    docs = game.doc
    for knight in game.contents[game.place[unit]]:
        if isinstance(docs[knight], Knight) and docs[knight].unshaken:
            return False
    return True


def shaken(game: State, unit: int, mover: int) -> bool:
    """Whether an ability of the mover can move a unit."""
    # content/knight_fall/rules/powers.yaml:61
    # query: shaken unit by mover
    if game.doc[unit].team == game.doc[mover].team:
        return True
    if isinstance(game.doc[unit], Knight):
        return not game.doc[unit].unshaken
    return not isinstance(game.doc[unit], Elder) or _no_1(game, unit)


def lose_health(game: State, n: int, unit: int) -> None:
    """Lose `n` HEALTH."""
    # content/knight_fall/rules/powers.yaml:3
    # verb: lose_health n by unit
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if not rules_board.on_board(game, unit):
        return
    rules_damage.wound(game, unit, n)


def assail(game: State, target: int, n: int, unit: int, slowing: bool) -> None:
    """`unit` attacks `target` for `n`."""
    # content/knight_fall/rules/powers.yaml:12
    # verb: assail target for n by unit with slowing
    if game.log is not None:
        game.tell(game.named("piece", unit), " attacks ", game.named("piece", target))
    rules_damage.emit_damage(game, n, target, unit, "attack", slowing)


def hit(game: State, n: int, unit: int) -> None:
    """Deal `n` damage to 1 close enemy."""
    # content/knight_fall/rules/powers.yaml:28
    # verb: hit n by unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    target = game.choose(
        rules_units.controller(game, unit),
        ASK_1,
        foes_of(
            game,
            unit,
            [piece for piece in game.contents[game.place[unit]] if isinstance(docs[piece], Unit)],
        ),
        NOTHING,
    )
    if target >= 0:
        assail(game, target, n, unit, False)


def hex_(game: State, n: int, unit: int) -> None:
    """Deal `n` damage to 1 close or adjacent enemy and slow it."""
    # content/knight_fall/rules/powers.yaml:37
    # verb: hex n by unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    target = game.choose(
        rules_units.controller(game, unit),
        ASK_2,
        foes_of(
            game,
            unit,
            [unit_2 for unit_2 in game.seen[Unit] if 0 <= game.distance_between(unit_2, unit) <= 1],
        ),
        NOTHING,
    )
    if target >= 0:
        assail(game, target, n, unit, True)


def invoke(game: State, unit: int) -> None:
    """Use your magic ability."""
    # content/knight_fall/rules/powers.yaml:47
    # verb: invoke unit
    game.program.resolve(game, unit, game.owner[unit], "magic")


def empower(game: State, unit: int) -> None:
    """Strike harder."""
    # content/knight_fall/rules/powers.yaml:55
    # verb: empower unit
    if game.log is not None:
        game.tell(game.named("piece", unit), " strikes harder")


def raise_here(game: State, what: Any, unit: int) -> None:
    """Place 1 `what` on your tile."""
    # content/knight_fall/rules/powers.yaml:72
    # verb: raise_here what by unit
    rules_death.spawn(game, what, game.place[unit], unit)


def tend(game: State, n: int, unit: int) -> None:
    """Heal `n` to yourself or a close ally."""
    # content/knight_fall/rules/powers.yaml:79
    # verb: tend n by unit
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    if not rules_board.on_board(game, unit):
        return
    patient = game.choose(
        rules_units.controller(game, unit),
        ASK_3,
        [
            unit_2
            for unit_2 in game.contents[game.place[unit]]
            if isinstance(docs[unit_2], Unit) and docs[unit_2].team == docs[unit].team
        ],
        NOTHING,
    )
    if patient >= 0:
        rules_damage.heal(game, n, patient)
