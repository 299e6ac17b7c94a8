"""Prompts: the questions that rules ask players."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Protocol

from interpreter.grammar import HOLE, joined, possessive, several

# What an option is made of: the form of a value, and the value.
Part = tuple[str, Any]
# A question: a text, or texts with what is put into words only if somebody reads it: the form of a value and
# the value, or both with the words for one and for several, of which one agrees with it.
Words = str | tuple[str | tuple[Any, ...], ...]


class Speaker(Protocol):
    """What prompts need of a game: words for things."""

    @property
    def doc(self) -> Sequence[Any]: ...

    @property
    def place(self) -> Sequence[int]: ...

    @property
    def program(self) -> Any: ...

    def sees(self, player: int, place: int) -> bool: ...

    def show(self, kind: str, value: Any, reader: int | None = None) -> str: ...

    def in_option(self, kind: str, value: Any, reader: int | None = None) -> str: ...

    def told_apart(self, piece: int, reader: int | None = None) -> str: ...

    def word(self, kind: str, value: Any, one: str, many: str) -> str: ...


def offered(game: Speaker, kind: str, value: Any, reader: int | None = None) -> str:
    """A value as an option; pieces without numbers with what tells them from others."""
    alike = kind == "piece" and value is not None and game.program.has_alike
    return game.in_option(kind, value, reader) + (game.told_apart(value, reader) if alike else "")


def spoken(game: Speaker, words: Words, reader: int | None = None, asked: bool = True) -> str:
    """A question in words. The rules show its pieces to the one who is asked; others read the names of those they see."""
    if isinstance(words, str):
        return words
    told: list[str] = []
    for part in words:
        if isinstance(part, str):
            told.append(part)
        elif len(part) == 2:
            told.append(_named(game, part[0], part[1], reader, asked))
        else:
            told.append(game.word(part[0], part[1], part[2], part[3]))
    return joined(told)


def _named(
    game: Speaker, kind: str, value: Any, reader: int | None = None, asked: bool = True
) -> str:
    return game.in_option(kind, value, reader) if asked else game.show(kind, value, reader)


class Prompt:
    """A question to a player. There is one object for each place in the rules that asks."""

    def __init__(self, name: str, words: Words, kinds: tuple[str, ...]) -> None:
        self.name = name
        self.words = words
        self.kinds = kinds

    def question(self, game: Speaker, player: int, asked: bool = True) -> str:
        """The question as a player reads it: the one who is `asked`, or another."""
        return spoken(game, self.words, player, asked)

    def describe(self, game: Speaker, option: Any, reader: int | None = None) -> str:
        """An option as the one who is asked reads it."""
        return offered(game, self.kinds[0], option, reader)

    def parts(self, game: Speaker, option: Any) -> tuple[str | None, dict[str, Part]]:
        """The action of an option ("" passes) and its parameters; a choice is one part without action."""
        return None, {"choice": (self.kinds[0], option)}


class YesNo(Prompt):
    """Whether something is to happen. Two pieces may ask the same: it says which one, to those who see it."""

    def __init__(self, name: str, words: Words, bearer: int = -1) -> None:
        super().__init__(name, words, ("truth",))
        self.bearer = bearer

    def question(self, game: Speaker, player: int, asked: bool = True) -> str:
        words = spoken(game, self.words, player, asked)
        if self.bearer < 0 or not game.sees(player, game.place[self.bearer]):
            return words
        return f"{game.show('piece', self.bearer)}: {words}"

    def describe(self, game: Speaker, option: Any, reader: int | None = None) -> str:
        return "yes" if option else "no"


class OneOf(Prompt):
    """One of several things to do; an option is its number."""

    def __init__(self, name: str, words: Words, choices: tuple[str, ...]) -> None:
        super().__init__(name, words, ("number",))
        self.choices = choices

    def describe(self, game: Speaker, option: Any, reader: int | None = None) -> str:
        words: str = self.choices[option]
        return words


class ActionInfo:
    """How an action is called, shown, and which types its parameters have."""

    def __init__(
        self, name: str, words: str, params: tuple[str, ...], kinds: tuple[str, ...]
    ) -> None:
        self.name = name
        self.words = words
        self.params = params
        self.kinds = kinds


class Actions(Prompt):
    """One of the legal actions.

    If a single action is offered and passing is not, an option is its parameter or the tuple of its
    parameters; otherwise it is a tuple (number of the action, parameters ...), and (-1,) passes.
    """

    def __init__(
        self, name: str, words: Words, actions: tuple[str, ...], bare: bool, secret: bool = False
    ) -> None:
        super().__init__(name, words, ())
        self.actions = actions
        self.bare = bare
        self.occasions: dict[int, Any] = {}  # the roles of the windows of actions, by number
        self.secret = secret  # others choose at the same time and must not know the answer

    def number(self, option: Any) -> int:
        """The number of the action that an option takes; -1 passes."""
        return 0 if self.bare else int(option[0])

    def arguments(self, game: Speaker, option: Any) -> tuple[Any, ...]:
        """What the chosen action is given."""
        if not self.bare:
            return tuple(option[1:])
        return tuple(game.program.actions[self.actions[0]].arguments(option))

    def parts(self, game: Speaker, option: Any) -> tuple[str | None, dict[str, Part]]:
        number = self.number(option)
        if number < 0:
            return "", {}
        action: ActionInfo = game.program.actions[self.actions[number]].info
        values = zip(action.kinds, self.arguments(game, option), strict=True)
        return action.name, dict(zip(action.params, values, strict=True))

    def describe(self, game: Speaker, option: Any, reader: int | None = None) -> str:
        name, parts = self.parts(game, option)
        if not name:
            return "pass"
        known = game.program.actions[name]
        number = self.number(option)
        shown = {param: offered(game, *part, reader) for param, part in parts.items()}
        if not known.info.words:
            return " ".join([name.replace("_", " "), *shown.values()])
        if number in self.occasions:
            roles = roles_of(self.occasions[number], known.roles)
            parts = roles | parts
            shown = {role: _named(game, *part, reader) for role, part in roles.items()} | shown
        return filled(game, known.info.words, parts, shown)


class Opening(Actions):
    """One of the actions of a window; the question may name the roles of the window."""

    def question(self, game: Speaker, player: int, asked: bool = True) -> str:
        words = spoken(game, self.words, player, asked)
        if 0 not in self.occasions:
            return words
        parts = roles_of(self.occasions[0], game.program.actions[self.actions[0]].roles)
        shown = {role: _named(game, *part, player, asked) for role, part in parts.items()}
        return filled(game, words, parts, shown)


def roles_of(occasion: Any, roles: Sequence[tuple[str, str]]) -> dict[str, Part]:
    """The roles of an open window, each with how it is shown."""
    return {role: (kind, getattr(occasion, role)) for role, kind in roles}


def filled(game: Speaker, words: str, parts: dict[str, Part], shown: dict[str, str]) -> str:
    """Words with things in their slots."""

    def fill(hole: re.Match[str]) -> str:
        if hole[4] is not None and hole[1] in parts:
            return hole[5] if several(*parts[hole[1]], shown[hole[1]]) else hole[4]
        if hole[3] is not None and hole[1] in shown:
            return possessive(shown[hole[1]])
        if hole[2] is None:
            return shown.get(hole[1], hole[0])
        thing = parts[hole[1]][1]
        document = game.doc[thing] if isinstance(thing, int) else thing
        return game.show("", getattr(document, hole[2], getattr(document, hole[2] + "_", None)))

    # In one pass: a name that looks like `{other}` stays a name.
    told: list[str] = []
    end = 0
    for hole in HOLE.finditer(words):
        told += [words[end : hole.start()], fill(hole)]
        end = hole.end()
    return joined([*told, words[end:]])
