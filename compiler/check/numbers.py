"""Which numbers a value can be, as far as declared bounds tell.

before   self.hp > 100      where `hp` is state with `maximum: 5`
after    (0, 5) and (100, 100): never true
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from compiler.language.types import NUMBER, TRUTH
from compiler.model import core as c
from compiler.model.definitions import World
from compiler.schema.kinds import FieldDef, StateDef

Bounds = tuple[int | None, int | None]  # the least and the most; None where there is no bound
OPEN: Bounds = (None, None)
Declared = TypeVar("Declared", StateDef, FieldDef)
FROM_ZERO: Bounds = (0, None)
NOBODY: Mapping[str, Bounds] = {}


def bounds(world: World, value: c.Core, known: Mapping[str, Bounds] = NOBODY) -> Bounds:
    """The least and the most that a number can be; `known` are names that keep their value."""
    match value:
        case c.Var(name=name) if name in known:
            return known[name]
        case c.Lit(value=int() as number) if value.type == NUMBER:
            return number, number
        case c.Roll(count=count, sides=sides):
            return count, count * sides
        case c.Get() | c.GameVar():
            declared = declaration(world, value)
            if isinstance(declared, StateDef):
                return declared.least, declared.most
            if isinstance(declared, FieldDef) and not declared.stat:
                return declared.least, declared.most
            return OPEN
        case c.Op(operator="keyed", args=(group, _)):
            return bounds(world, group, known)  # each of them has the bounds of the state
        case c.Select(mode="count"):
            return FROM_ZERO
        case c.Native(name="size" | "position" | "steps" | "distance"):
            return (0, None) if value.name == "size" else (-1, None)
        case c.Native(name="abs"):
            return FROM_ZERO
        case c.Native(name="min" | "max", args=args):
            return _extreme(
                [bounds(world, a, known) for a in args], max if value.name == "max" else min
            )
        case c.Op(operator="+" | "-" | "*", args=(left, right)):
            return _combined(
                value.operator, bounds(world, left, known), bounds(world, right, known)
            )
        case c.Op(operator="if", args=(then, _, otherwise)):
            one, two = bounds(world, then, known), bounds(world, otherwise, known)
            return _least(one[0], two[0]), _most(one[1], two[1])
        case c.Op(operator="%", args=(_, c.Lit(value=int() as by))) if by > 0:
            return 0, by - 1
        case _:
            return OPEN


def declaration(world: World, value: c.Core) -> StateDef | FieldDef | None:
    """Where a state field or a fixed field is declared, if it is one for sure."""
    if isinstance(value, c.GameVar) and value.name.startswith("table_"):
        return world.state("game", value.name.removeprefix("table_"))
    if not isinstance(value, c.Get):
        return None
    type_ = value.owner.type
    record = type_.name if type_.form in ("piece", "definition") else type_.form
    if value.how == "state":
        return _only([s for k in _kinds(world, record) if (s := world.state(k, value.field))])
    if value.how in ("fixed", "board"):
        return _only([f for k in _kinds(world, record) if (f := world.field(k, value.field))])
    return None


def _kinds(world: World, record: str) -> list[str]:
    record = "space" if record == "place" else record
    return [*dict.fromkeys([record, *world.descendants(record)])]


def _only(found: list[Declared]) -> Declared | None:
    return found[0] if found and all(other is found[0] for other in found) else None


def decided(operator: str, left: Bounds, right: Bounds) -> bool | None:
    """What a comparison of two numbers always is; None if that depends on the game.

    >>> decided("<", (0, 5), (6, 6)), decided(">", (0, 5), (5, 5)), decided("=", (0, 5), (3, 3))
    (True, False, None)
    """
    match operator:
        case "<":
            return _below(left, right)
        case ">":
            return _below(right, left)
        case "<=":
            return _inverse(_below(right, left))
        case ">=":
            return _inverse(_below(left, right))
        case "=" | "!=":
            apart = _below(left, right) or _below(right, left)
            same = left == right and left[0] is not None and left[0] == left[1]
            equal = False if apart else True if same else None
            return equal if operator == "=" else _inverse(equal)
        case _:
            return None


def _below(left: Bounds, right: Bounds) -> bool | None:
    if left[1] is not None and right[0] is not None and left[1] < right[0]:
        return True
    if left[0] is not None and right[1] is not None and left[0] >= right[1]:
        return False
    return None


def _inverse(value: bool | None) -> bool | None:
    return None if value is None else not value


def _combined(operator: str, left: Bounds, right: Bounds) -> Bounds:
    if operator == "-":
        right = (_negative(right[1]), _negative(right[0]))
        operator = "+"
    if operator == "+":
        return _sum(left[0], right[0]), _sum(left[1], right[1])
    if (0, 0) in (left, right):
        return 0, 0
    ends = [None if a is None or b is None else a * b for a in left for b in right]
    known = [end for end in ends if end is not None]
    if len(known) == 4:
        return min(known), max(known)
    positive = left[0] is not None and right[0] is not None and left[0] >= 0 and right[0] >= 0
    return (left[0] * right[0], None) if positive and left[0] and right[0] else OPEN


def _extreme(parts: list[Bounds], pick: Callable[..., int]) -> Bounds:
    """Of `max`: at least as much as the least of any part; of `min` the other way round."""
    low = [part[0] for part in parts]
    high = [part[1] for part in parts]
    known_low = [n for n in low if n is not None]
    known_high = [n for n in high if n is not None]
    if pick is max:
        least = max(known_low) if known_low else None
        return least, max(known_high) if len(known_high) == len(parts) else None
    most = min(known_high) if known_high else None
    return min(known_low) if len(known_low) == len(parts) else None, most


def _sum(one: int | None, two: int | None) -> int | None:
    return None if one is None or two is None else one + two


def _negative(number: int | None) -> int | None:
    return None if number is None else -number


def _least(one: int | None, two: int | None) -> int | None:
    return None if one is None or two is None else min(one, two)


def _most(one: int | None, two: int | None) -> int | None:
    return None if one is None or two is None else max(one, two)


# ------------------------------------------------------------------ several conditions


def limits(condition: c.Core) -> dict[c.Core, Bounds | object]:
    """What a row of conditions joined by `and` says about each value: its bounds, or the one thing it is.

    A value of which nothing can be true has the bounds IMPOSSIBLE.
    """
    found: dict[c.Core, Bounds | object] = {}
    waiting = [condition]
    while waiting:
        match waiting.pop():
            case c.Op(operator="and", args=(left, right)):
                waiting += [left, right]
            case c.Op(operator="=" | "<" | ">" | "<=" | ">=" as sign, args=(value, c.Lit() as lit)):
                said = _limit(sign, lit)
                if said is not None:
                    before = found.get(value)
                    found[value] = said if before is None else _both(before, said)
            case c.Op(operator=sign, args=(left, right)) if sign in ORDERS:
                if not isinstance(right, c.Lit):
                    _ordered(found, sign, left, right)
            case c.Op(operator="not", args=(value,)) if isinstance(value, ATOMS):
                found[value] = _both(found.get(value, FALSE), FALSE)
            case value if isinstance(value, ATOMS):
                found[value] = _both(found.get(value, TRUE), TRUE)
            case _:
                pass
    return found


IMPOSSIBLE: Bounds = (1, 0)
ATOMS = (c.Get, c.GameVar, c.Query, c.Native, c.KindTest)  # what is true or false by itself
TRUE, FALSE = c.Lit(TRUTH, True), c.Lit(TRUTH, False)
# What a comparison says of two values: how the first may lie to the second.
ORDERS = {"=": "=", "!=": "<>", "<": "<", "<=": "<=", ">": ">", ">=": "=>"}
OPPOSITE = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
TURNED = {"<": ">", ">": "<"}


def opposite(condition: c.Core) -> c.Core | None:
    """The comparison that holds where another does not; None if it is no comparison."""
    match condition:
        case c.Op(operator=sign, args=(left, right)) if sign in OPPOSITE:
            return c.Op(condition.type, OPPOSITE[sign], (left, right))
        case c.Op(operator="not", args=(value,)):
            return value
        case _ if isinstance(condition, ATOMS):
            return c.Op(TRUTH, "not", (condition,))
        case _:
            return None


def canonical(condition: c.Core) -> c.Core:
    """A condition in the form in which two that say the same are equal: `not a = b` as `b != a`."""
    match condition:
        case c.Op(operator="not", args=(value,)):
            other = opposite(canonical(value))
            return other if other is not None and other != value else condition
        case c.Op(operator="=" | "!=" as sign, args=args):
            return c.Op(condition.type, sign, tuple(sorted(args, key=repr)))
        case c.Op(operator=">" | ">=" as sign, args=(left, right)):
            return c.Op(condition.type, sign.replace(">", "<"), (right, left))
        case _:
            return condition


def conjuncts(conditions: Iterable[c.Core]) -> set[c.Core]:
    """All that holds where these conditions hold, each in one form."""
    found: set[c.Core] = set()
    waiting = list(conditions)
    while waiting:
        match waiting.pop():
            case c.Op(operator="and", args=args):
                waiting += args
            case condition:
                found.add(canonical(condition))
    return found


def _ordered(found: dict[c.Core, Bounds | object], sign: str, left: c.Core, right: c.Core) -> None:
    """Note how two values that are not known may lie to each other."""
    ways = frozenset(ORDERS[sign])
    pair = c.Op(left.type, "pair", (left, right))
    turned = c.Op(right.type, "pair", (right, left))
    if turned in found:
        pair, ways = turned, frozenset(TURNED.get(way, way) for way in ways)
    before = found.get(pair, ways)
    left_over = before & ways if isinstance(before, frozenset) else ways
    found[pair] = left_over or IMPOSSIBLE


def _limit(sign: str, lit: c.Lit) -> Bounds | object | None:
    if lit.type == NUMBER and isinstance(lit.value, int):
        number = lit.value
        return {
            "=": (number, number),
            "<": (None, number - 1),
            "<=": (None, number),
            ">": (number + 1, None),
            ">=": (number, None),
        }[sign]
    return lit if sign == "=" and lit.type.form == "enum" else None


def _both(one: Bounds | object, two: Bounds | object) -> Bounds | object:
    if isinstance(one, tuple) and isinstance(two, tuple):
        low = max([n for n in (one[0], two[0]) if n is not None], default=None)
        high = min([n for n in (one[1], two[1]) if n is not None], default=None)
        return IMPOSSIBLE if low is not None and high is not None and low > high else (low, high)
    return one if one == two else IMPOSSIBLE
