"""Limits on time and memory for rules that never end or grow without bound.

Each step of a game has the same amount of fuel on every machine. A round of a loop and an event cost most; a call
costs little, but rules that call each other twice on each level pay for every call. Numbers, lists and pieces have
largest sizes, too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import FrameType, TracebackType
from typing import Any, Final, TypeVar

FUEL: Final = 20_000_000  # what one step may use
ROUND: Final = 100  # a round of a loop, or an event
LOOK: Final = 4  # a look at one thing of a long list
AURA: Final = 40  # an aura, or a change with a condition, that is tested on a piece
OPTION: Final = 20  # an option that is tried
ACT: Final = 1_000  # an action in a window, which asks again after it
LARGEST: Final = 2**62
UNLIMITED: Final = 500_000_000  # from here on a number is shown as `unlimited`
LONGEST: Final = 10_000  # things in a list
LONGEST_LINE: Final = 64  # spaces
MOST_LINES: Final = 50_000  # of a log
ROUNDS: Final = range(LONGEST)  # of a loop that only sets names
MOST_NUMBERS: Final = 1_000
MOST_PIECES: Final = 5_000
MOST_SQUARES: Final = 4_096


Rule = TypeVar("Rule", bound=Callable[..., Any])
Item = TypeVar("Item")


class OutOfFuel(Exception):
    """Rules ran for too long; the message names the chain of events or rules, or the loop.

    Without a message, it names the rules in its traceback.
    """

    def __str__(self) -> str:
        if self.args:
            return str(self.args[0])
        return f"rules call each other without end: {rules_in(self.__traceback__)}"


class RuleError(Exception):
    """Rules asked for something impossible; the message says what, in words for the author."""


def product(one: int, two: int) -> int:
    """The product of two numbers that are not known beforehand."""
    found = one * two
    if -LARGEST < found < LARGEST:
        return found
    raise RuleError("a number becomes too large for a game")


def counted(number: int) -> int:
    """A number that is shown or written down: Python refuses to write out very long ones."""
    if -LARGEST < number < LARGEST:
        return number
    raise RuleError("a number becomes too large for a game")


def both(one: Sequence[Item], two: Sequence[Item]) -> Sequence[Item]:
    """Two lists as one; rules never change a list in place, so one of them alone needs no copy."""
    if not two:
        return one
    if not one:
        return two
    if len(one) + len(two) > LONGEST:
        raise RuleError(f"a list grows beyond {LONGEST:,} entries")
    return [*one, *two]


def settled(value: Any) -> Any:
    """A list with lists in it, all of them as tuples: so they are equal if they hold the same."""
    if isinstance(value, (list, tuple, range)):
        return tuple([settled(item) for item in value])
    return value


def part(group: Sequence[Item], number: int) -> Item:
    """A part of a list by its number; they count from 0, and none stands before the first."""
    if 0 <= number < len(group):
        return group[number]
    raise RuleError(f"there is no part {number} in a list of {len(group)}: they count from 0")


def with_item(group: Sequence[Item], number: int, value: Item) -> tuple[Item, ...]:
    """A list with another item at a number."""
    if 0 <= number < len(group):
        changed = list(group)
        changed[number] = value
        return tuple(changed)
    raise RuleError(f"there is no part {number} in a list of {len(group)}: they count from 0")


def numbers(low: int, high: int) -> range:
    """The whole numbers from one to another."""
    if high - low >= MOST_NUMBERS:
        raise RuleError(f"numbers({low}, {high}) are more than {MOST_NUMBERS:,}")
    return range(low, high + 1)


def square(column: int, row: int, width: int) -> int:
    """The set of one square; columns and rows count from 1."""
    place = (row - 1) * width + column - 1
    if 1 <= column <= width and 0 <= place < MOST_SQUARES:
        return 1 << place
    raise RuleError(f"there is no square in column {column}, row {row} of a grid {width} wide")


def rules_above(frame: FrameType | None) -> str:
    """The rules that called each other, from the first to the last."""
    names: list[str] = []
    while frame is not None:
        if str(frame.f_globals.get("__name__")).startswith("generated."):
            names.append(frame.f_code.co_name)
        frame = frame.f_back
    return _shown(names[::-1])


def rules_in(trace: TracebackType | None) -> str:
    """The rules that a failure came through."""
    names: list[str] = []
    while trace is not None:
        if str(trace.tb_frame.f_globals.get("__name__")).startswith("generated."):
            names.append(trace.tb_frame.f_code.co_name)
        trace = trace.tb_next
    return _shown(names)


def recursive(rule: Rule) -> Rule:
    """Marks a rule that may call itself where rules are compiled to machine code.

    Calls of decorated functions go through Python, which stops those that never end. Direct calls are not
    counted by anybody and would use up the stack.
    """
    return rule


def _shown(names: list[str]) -> str:
    # Loops inside a rule, and rules that are worked out once, stand there under two names.
    return shown_chain([n for n in names if not n.startswith("<") and not n.endswith("_anew")])


def shown_chain(names: list[str]) -> str:
    return " > ".join([*names[:6], "...", *names[-2:]] if len(names) > 9 else names)
