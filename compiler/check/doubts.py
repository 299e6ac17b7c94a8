"""Comparisons that only the whole game can decide, and what rules do to state: noted while a file is checked.

before   self.hp > 100               self.hp -= 2
after    Doubt(..., ">", "state unit.hp", (100, 100))     changes["unit.hp"] = {"-"}

These are short texts, so that they can be kept; `ranges` settles the doubts when all files are known.
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler.check.elaborate_scope import Scoped
from compiler.check.facts import Doubt
from compiler.check.numbers import OPEN, bounds
from compiler.language import syntax as s
from compiler.language.types import NUMBER, PLAYER, TRUTH, Type
from compiler.model import core as c
from compiler.model.core_trees import nodes
from compiler.schema.kinds import StateDef

PLAYERS, SEAT = "players", "number"
SWAPPED = {"<": ">", ">": "<", "<=": ">=", ">=": "<="}
UP, DOWN, UNSURE = "+", "-", "?"  # what a change does to a number
AMOUNT = "amount"  # instead of a sign: a number that a rule gets
OWN = "@"  # before the id of the document whose piece it is


def term_of(e: Scoped, value: c.Core) -> str:
    """What facts call a number that other files decide: `state unit.hp`, `field card.price`; else nothing."""
    match value:
        case c.Op(operator="keyed", args=(group, *_)):
            return term_of(e, group)
        case c.GameVar(name=name) if name.startswith("table_"):
            return f"state game.{name.removeprefix('table_')}"
        case c.Get(type=type_, owner=owner, field="number", how="builtin") if (
            type_ == NUMBER and owner.type == PLAYER
        ):
            return SEAT
        case c.Get(how="state" | "fixed" | "board", owner=owner, field=name):
            form = "state" if value.how == "state" else "field"
            own = f"{OWN}{e.bearer.id}" if e.bearer and owner == c.Var(owner.type, "bearer") else ""
            return f"{form} {record_of(owner.type)}.{name}{own}"
        case c.Native(name="option", args=(c.Lit(value=str() as name),)):
            return f"option {name}"
        case c.Native(name="size", args=(c.Source(of="players"),)):
            return PLAYERS
        case c.Select(mode="count", source=c.Source(of="players"), where=None):
            return PLAYERS
        case _:
            return ""


def record_of(type_: Type) -> str:
    """The kind of which a thing has its fields and state."""
    name = type_.name if type_.form in ("piece", "definition") else type_.form
    return "space" if name == "place" else name


def doubt(e: Scoped, sign: str, left: c.Core, right: c.Core, node: s.Node) -> None:
    """Note a comparison that only the whole game can decide."""
    role = role_of(e, right) or role_of(e, left)
    if role.startswith("role query has_"):
        state = (term_of(e, left) or term_of(e, right)).removeprefix("state ")
        found = e.report.changes.setdefault(role, set())
        found.add(f"-= {state}")
        if sign in (("<", "<=") if role_of(e, right) else (">", ">=")):
            found.add(f"<= {state}")  # see costs.py: there may be less, not more
    if e.nesting or sign not in ("=", "!=", *SWAPPED):
        return
    left, right = _moved(left, right)
    one, other = term_of(e, left), term_of(e, right)
    if not one and other:
        left, right, one, other, sign = right, left, other, one, SWAPPED.get(sign, sign)
    if not one:
        return
    limit = bounds(e.world, right, e.known)
    if limit != OPEN or (other and _owner(left) == _owner(right)):
        e.report.doubts.append(Doubt(e.span(node), e.source_text(node), sign, one, limit, other))


def _owner(value: c.Core) -> c.Core | None:
    return value.owner if isinstance(value, c.Get) else None


def _moved(left: c.Core, right: c.Core) -> tuple[c.Core, c.Core]:
    """`hp + 1 > 7` as `hp > 7 - 1`."""
    for one, two in ((left, right), (right, left)):
        match one, two:
            case c.Op(operator="+" | "-" as sign, args=(value, c.Lit(value=int()) as by)), c.Lit():
                rest = c.Op(NUMBER, "-" if sign == "+" else "+", (two, by))
                return (value, rest) if one is left else (rest, value)
            case _:
                pass
    return left, right


def doubt_range(e: Scoped, value: c.Core, low: c.Core, high: c.Core, node: s.Node) -> None:
    """The same for `hp in 6..9`."""
    term = term_of(e, value)
    least, most = bounds(e.world, low, e.known)[0], bounds(e.world, high, e.known)[1]
    if term and not e.nesting and least is not None and most is not None:
        e.report.doubts.append(Doubt(e.span(node), e.source_text(node), "in", term, (least, most)))


def amount(e: Scoped, value: c.Core, key: str, node: s.Node) -> None:
    """Note a number that a rule gets: what it does with it may be more than can be done."""
    if e.form == "test" or e.nesting:
        return
    if isinstance(value, c.Lit) and isinstance(value.value, int) and value.type == NUMBER:
        if value.value > 1 or value.value == 0:
            limit = (value.value, value.value)
            e.report.doubts.append(Doubt(e.span(node), e.source_text(node), AMOUNT, key, limit))
    elif role := role_of(e, value):
        e.report.changes.setdefault(role, set()).add(f"> {key}")


def role_of(e: Scoped, value: c.Core) -> str:
    """What facts call a value that is a parameter of the rule: `role verb gain.n`."""
    if not isinstance(value, c.Var):
        return ""
    found = e.scope.find(value.name)
    return found.key if found is not None and found.key.startswith("role ") else ""


def note_change(e: Scoped, owner: c.Core | None, state: StateDef, sign: str, value: c.Core) -> None:
    """Remember what a statement does to state: raise it, lower it, or set it to something."""
    if e.form != "test":
        key = f"{record_of(owner.type) if owner is not None else 'game'}.{state.name}"
        e.report.changes.setdefault(key, set()).update(_changes(e, state, sign, value))
        role = role_of(e, value) if sign in ("+=", "-=") else ""
        if role:
            e.report.changes.setdefault(role, set()).add(f"{sign} {key}")


def _changes(e: Scoped, state: StateDef, sign: str, value: c.Core) -> Iterator[str]:
    if sign in ("+=", "-="):
        least, most = bounds(e.world, value, e.known)
        if least is None and any(_lowers(part) for part in nodes(value)):
            yield UNSURE
        elif (most is not None and most < 0) != (sign == "-="):
            yield DOWN
        else:
            yield UP
    elif isinstance(value, c.Op) and value.operator == "if":
        yield from _changes(e, state, sign, value.args[0])
        yield from _changes(e, state, sign, value.args[2])
    elif isinstance(value, c.Op) and value.operator in "+-" and _is_state(value.args[0], state):
        yield from _changes(e, state, f"{value.operator}=", value.args[1])
    elif isinstance(value, c.Lit) and value.type == TRUTH:
        yield f"= {str(value.value).lower()}"
    elif value.type == NUMBER and (limit := bounds(e.world, value, e.known)) != OPEN:
        yield f"= {_end(limit[0])} {_end(limit[1])}"
    elif term := term_of(e, value):
        yield f"= {term}"
    else:
        yield UNSURE


def _lowers(part: c.Core) -> bool:
    """Whether a part of an amount may make it less than 0."""
    if isinstance(part, c.Lit):
        return isinstance(part.value, int) and part.value < 0
    return isinstance(part, c.Op) and part.operator == "-"


def _is_state(value: c.Core, state: StateDef) -> bool:
    if isinstance(value, c.GameVar):
        return value.name == f"table_{state.name}"
    return isinstance(value, c.Get) and value.how == "state" and value.field == state.name


def _end(number: int | None) -> str:
    return "*" if number is None else str(number)
