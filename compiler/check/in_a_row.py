"""Warnings about questions that stand one after the other, and were meant as one.

before   if roll <= 3: game.sky = sun              if d6 = 1: game.sky = sun
         if roll <= 5: game.sky = rain             else if d6 = 2: game.sky = rain
         else: game.sky = snow
after    warning[W0442]: `game.sky` is set again  warning[W0446]: `d6` is rolled again
"""

from __future__ import annotations

from collections.abc import Sequence

from compiler.check.elaborate_scope import Scoped
from compiler.language import syntax as s
from compiler.language.layout_tokens import nodes_of
from compiler.source.diagnostics import Fix, Related, Report, edit
from compiler.source.positions import Scalar, Span


def set_in_any_case(e: Scoped, before: s.Stmt, statement: s.Stmt) -> None:
    """Warn of `if A: x = 1` before `if B: x = 2 else: x = 3`: whatever the first did is lost."""
    if not isinstance(before, (s.If, s.Assign)) or not isinstance(statement, s.If):
        return
    first, again = _only_sets(e, before), _always_sets(e, statement)
    if first is None or first != again or not _is_plain(e, statement, first):
        return
    related = Related(e.span(before), "it is set before")
    said = f"`{first}` is set here in any case, whatever the statement before has made it"
    help, fixes = "leave out one of the two", tuple[Fix, ...]()
    if isinstance(before, s.If) and not before.otherwise:
        start = statement.pos[0]
        help = "write `else if` here, if one of all these is meant"
        fixes = (Fix("write `else if`", (edit(e.scalar, start, start, "else "),)),)
    e.warning("W0442", said, statement.condition, help, related, fixes=fixes)


def _only_sets(e: Scoped, node: s.Stmt) -> str | None:
    """What a statement sets, if that is all it does, perhaps on a condition."""
    match node:
        case s.Assign(operator="="):
            return _target(e, node)
        case s.If(then=(one,), otherwise=()):
            return _only_sets(e, one)
        case s.If(then=(one,), otherwise=(other,)):
            target = _only_sets(e, one)
            return target if target == _only_sets(e, other) else None
        case _:
            return None


def _always_sets(e: Scoped, node: s.Stmt) -> str | None:
    """What each branch of a question sets first."""
    match node:
        case s.Assign(operator="="):
            return _target(e, node)
        case s.If(then=(one, *_), otherwise=(other, *_)):
            target = _always_sets(e, one)
            return target if target == _always_sets(e, other) else None
        case _:
            return None


def _target(e: Scoped, node: s.Assign) -> str:
    return e.source_text(node).partition("=")[0].strip()


def _is_plain(e: Scoped, node: s.Stmt, target: str) -> bool:
    """Whether the questions and values up to what is set speak of names and numbers alone, and not of what is set."""
    if isinstance(node, s.Assign):
        return _speaks_plainly(e, node.value, target)
    if not isinstance(node, s.If) or not _speaks_plainly(e, node.condition, target):
        return False
    return _is_plain(e, node.then[0], target) and _is_plain(e, node.otherwise[0], target)


def _speaks_plainly(e: Scoped, value: s.Expr, target: str) -> bool:
    for part in nodes_of(value):
        if isinstance(part, (s.Call, s.Method, s.Is)) or e.source_text(part) == target:
            return False
        if isinstance(part, s.Name) and e.world.routine("query", part.text) is not None:
            return False
    return True


def rolls_again(e: Scoped, node: s.If) -> None:
    """Warn of `if d6 <= 2: ... else if d6 <= 4: ...`, which rolls twice."""
    if e.form == "test":
        return
    first = {e.source_text(part) for part in nodes_of(node.condition) if isinstance(part, s.Dice)}
    match node.otherwise:
        case (s.If(condition=condition),):
            for part in nodes_of(condition):
                words = e.source_text(part)
                if isinstance(part, s.Dice) and words in first:
                    said = f"`{words}` is rolled again here: this asks about other dice than the question before"
                    help = f"roll once, before the first question: `let roll = {words}`"
                    e.warning("W0446", said, part, help)
        case _:
            pass


def bounds_agree(abilities: Sequence[s.Ability], scalar: Scalar, report: Report) -> None:
    """Report `move at least 3` beside `move at most 2`, where both hold all the time."""
    known: dict[tuple[str, str], tuple[int, Span]] = {}
    for ability in abilities:
        bound = ability.body[0] if not ability.prefixes and len(ability.body) == 1 else None
        if not isinstance(bound, s.Modifier) or bound.to is not None:
            continue
        if not isinstance(bound.amount, s.Number):
            continue
        start, end = bound.pos
        stat, number, span = bound.stat.text, bound.amount.value, scalar.at(start, end - start)
        other = {"least": "most", "most": "least"}.get(bound.operator, "")
        limit, first = known.get((other, stat), (number, span))
        if (limit < number) if bound.operator == "least" else (limit > number):
            said = (
                f"`{stat}` cannot be at least {max(limit, number)} and at most {min(limit, number)}"
            )
            report.error(
                "E0136", said, span, "change one of the two", Related(first, "the other bound is")
            )
        known.setdefault((bound.operator, stat), (number, span))
