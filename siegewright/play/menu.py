"""Options with numbers from 1 for people to choose from.

What only differs in its space is one line. Long lists are asked for step by step: what to do, with
what, where; each step shows what is left to decide, and `back` returns to the one before.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from textwrap import shorten

PAGE = 30
WIDEST = 60  # longer words of an option are not repeated before the answer
FEW = 4  # options that differ in their space alone are put together from here on
ON_BOARD = "spaces, `+` on the board"
MANY = 12  # lines from which on options are asked for step by step
_SPACE = re.compile(r"\((\d+), (\d+)\)")
_COORDINATES = re.compile(r"\(?\s*(\d+)\s*[ ,]\s*(\d+)\s*\)?$")


@dataclass(frozen=True, slots=True)
class Step:
    """A part of an option: what is decided (as a question), how, and what that does if it is short."""

    about: str
    words: str
    hint: str = ""


NO_STEP = Step("", "")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the menu: an option, or options that have something in common."""

    text: str
    options: tuple[int, ...]
    numbers: str  # that choose it


class Menu:
    """The options of a decision; `default` is the one that an empty line takes.

    `steps` are the parts of each option, from the first that is decided to the last; `where` says
    what coordinates in their words are about.
    """

    def __init__(
        self,
        words: Sequence[str],
        say: Callable[[str], None],
        default: int | None = None,
        steps: Sequence[Sequence[Step]] = (),
        where: str = ON_BOARD,
    ) -> None:
        self.words = words
        self.where = where
        self.say = say
        self.default = default
        self.steps = steps
        self.path: list[tuple[int, ...]] = []  # the options before each step that was taken
        self.left: tuple[int, ...] = ()  # the options among which to choose
        self.lines: list[Line] = []
        self.stepwise = False  # whether the lines are answers to a part of the question
        self.about = ""
        self.first = 0
        self._choose_among(tuple(range(len(words))))

    @property
    def offered(self) -> int | None:
        """What an empty line takes now: the default, if it is among the options of this step."""
        return self.default if self.default in self.left else None

    @property
    def prompt(self) -> str:
        """What comes before the answer."""
        if self.offered is None:
            return "> "
        return f"[Enter: {shorten(self.words[self.offered], WIDEST, placeholder=' ...')}] > "

    def show(self) -> None:
        """The page that begins with `first`."""
        page = self.lines[self.first : self.first + PAGE]
        wide = max([len(line.numbers) for line in page], default=1)
        if self.about:
            self.say(f"  {self.about}")
        for line in page:
            self.say(f"  {line.numbers:>{wide}}  {line.text}")
        left = len(self.lines) - self.first - len(page)
        if left > 0:
            self.say(f"  ... and {left} more: say `more`, or some words of an option")
        if self.path:
            self.say("  (`back` returns to the question before)")

    def more(self) -> None:
        self.first += PAGE
        if self.first >= len(self.lines):
            self.first = 0
        self.show()

    def reset(self) -> None:
        self.path = []
        self._choose_among(tuple(range(len(self.words))))
        self.show()

    def back(self) -> None:
        """To the question before."""
        if not self.path:
            self.say("There is no question before this one; `undo` takes back a choice.")
            return
        self._choose_among(self.path.pop())
        self.show()

    def named(self, number: str) -> tuple[int, ...]:
        """The options that a number stands for; none if there is no such number."""
        if not number.isdecimal() or len(number) > 8:
            return ()
        if self.stepwise:
            at = int(number) - 1
            return self.lines[at].options if 0 <= at < len(self.lines) else ()
        at = int(number) - 1
        return self.left[at : at + 1] if at >= 0 else ()

    def choose(self, line: str) -> int | None:
        """The option that a line means; if that is not clear, help and None."""
        if line.isdecimal():
            found = self.named(line)
            if found:
                return self._go_on(found)
            most = len(self.lines) if self.stepwise else len(self.left)
            self.say(f"There are options 1 to {most}. `help` explains more.")
            return None
        exact = [i for i in self.left if self.words[i].lower() == line.lower()]
        if len(exact) == 1:
            return exact[0]
        if self.stepwise:
            parts = [row for row in self.lines if _fits(line, row.text)]
            if len(parts) == 1:
                return self._go_on(parts[0].options)
        fitting = tuple([i for i in self.left if _fits(line, self.words[i])])
        if len(fitting) == 1:
            return fitting[0]
        if not fitting:
            self.say(f"No option has `{line}` in it. `help` lists what you can enter.")
            return None
        self.say(f"{len(fitting)} options fit:")
        if self.stepwise:
            return self._go_on(fitting)
        self.lines = _lines(self.words, fitting, self.left, self.where)
        self.first = 0
        self.show()
        return None

    def _go_on(self, options: tuple[int, ...]) -> int | None:
        """The option if it is the only one; else ask for what is left to decide."""
        if len(options) == 1:
            return options[0]
        if options != self.left:
            self.path.append(self.left)
            self._choose_among(options)
        self.show()
        return None

    def _choose_among(self, options: tuple[int, ...]) -> None:
        self.left = options
        self.first = 0
        self.about = ""
        self.lines = _lines(self.words, options, options, self.where)
        groups = self._groups() if len(self.lines) > MANY and self.steps else {}
        self.stepwise = len(groups) > 1
        if self.stepwise:
            self.lines = [
                Line(self._label(step, group), tuple(group), str(number))
                for number, (step, group) in enumerate(groups.items(), 1)
            ]
        elif self.steps:
            hints = [self._hint(line) for line in self.lines]
            if len(set(hints)) > 1:  # one that is on every line was read a step before
                self.lines = [
                    replace(line, text=f"{line.text} [{hint}]") if hint else line
                    for line, hint in zip(self.lines, hints, strict=True)
                ]

    def _groups(self) -> dict[Step, list[int]]:
        """The options by the first part in which they differ, if that puts any of them together."""
        for depth in range(max([len(self.steps[option]) for option in self.left])):
            groups: dict[Step, list[int]] = {}
            for option in self.left:
                steps = self.steps[option]
                groups.setdefault(steps[depth] if depth < len(steps) else NO_STEP, []).append(
                    option
                )
            if len(groups) == len(self.left):
                return {}
            if len(groups) > 1:
                self.about = next(iter(groups)).about
                return groups
        return {}

    def _label(self, step: Step, group: Sequence[int]) -> str:
        if len(group) == 1:
            return self.words[group[0]]
        hint = f" [{step.hint}]" if step.hint else ""
        return f"{step.words} ({len(group)} options){hint}"

    def _hint(self, line: Line) -> str:
        """What the card of a line does, if that is short and not said already."""
        hints = [step.hint for step in self.steps[line.options[0]] if step.hint]
        return hints[0] if hints and hints[0] not in line.text else ""


def places(words: Sequence[str]) -> list[tuple[int, int]]:
    """The squares of options that name one, as columns and rows."""
    found = [_SPACE.findall(text) for text in words]
    return [(int(f[0][0]), int(f[0][1])) for f in found if len(f) == 1]


def _lines(
    words: Sequence[str],
    options: Sequence[int],
    numbered: Sequence[int],
    where: str = ON_BOARD,
) -> list[Line]:
    """One line an option, but a single one for options in a row that differ in their space alone.

    The numbers are those of the options among `numbered`.

    >>> [line.text for line in _lines(["a", "go to (1, 1)", "go to (1, 2)"], range(3), range(3))]
    ['a', 'go to (1, 1)', 'go to (1, 2)']
    """
    number = {option: n for n, option in enumerate(numbered, 1)}
    rows: list[tuple[str | None, list[int]]] = []
    for option in options:
        spaces = _SPACE.findall(words[option])
        without = _SPACE.sub("...", words[option]) if len(spaces) == 1 else None
        last = rows[-1] if rows else (None, [])
        in_row = without is not None and last[0] == without
        if in_row and number[last[1][-1]] == number[option] - 1:
            last[1].append(option)
        else:
            rows.append((without, [option]))
    lines: list[Line] = []
    for without, row in rows:
        if without is None or len(row) < FEW:
            lines += [Line(words[option], (option,), str(number[option])) for option in row]
        else:
            told = f"{len(row)} {where}: say column and row, as in `{_say(words[row[0]])}`"
            numbers = f"{number[row[0]]}-{number[row[-1]]}"
            lines.append(Line(f"{without} ({told})", tuple(row), numbers))
    return lines


def _say(words: str) -> str:
    column, row = places([words])[0]
    return f"{column} {row}"


def _fits(line: str, words: str) -> bool:
    """Whether words of an option are meant: all of the line's words, and its square if it has one."""
    coordinates = _COORDINATES.search(line)
    if coordinates is not None:
        square = places([words])
        if square != [(int(coordinates[1]), int(coordinates[2]))]:
            return False
        line = line[: coordinates.start()]
    return all(part in words.lower() for part in line.lower().split())
