"""What players are asked, and what documents and events know of themselves."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar, Final

if TYPE_CHECKING:
    from interpreter.game import Game

HOLE: Final = re.compile(r"\{([a-z0-9_]+)(?:\.([a-z0-9_]+))?\}")  # in words for players


class Definition:
    """A document of a pack, as the rules see it. Generated classes add the fields of each kind."""

    def __init__(self, id: str, name: str, **fields: Any) -> None:
        self.id = id
        self.name = name
        for field, value in fields.items():
            setattr(self, field, value)

    def fields(self) -> dict[str, Any]:
        """What the document says, and the defaults of its kind for what it does not."""
        found: dict[str, Any] = {}
        for kind in reversed(type(self).__mro__):
            if issubclass(kind, Definition) and kind is not Definition:
                names = [name for name in vars(kind) if not name.startswith("_")]
                found.update({name: getattr(self, name) for name in names})
        return found

    def __repr__(self) -> str:
        return self.id


def names_of(*documents: Definition) -> str:
    """The names of several in one, each by the shorter of its name and its id in words."""
    names = []
    for document in documents:
        words = document.id.rpartition(".")[2].replace("_", " ").title()
        names.append(min(document.name, words, key=len))
    return " and ".join(names)


class Occurrence:
    """An event that is happening; generated classes add its roles."""

    EVENT: ClassVar[str] = ""  # no role can be called so


class Prompt:
    """What a player is asked. Static: one for each place in the rules that asks."""

    def __init__(self, name: str, words: str, kinds: tuple[str, ...]) -> None:
        self.name = name
        self.words = words
        self.kinds = kinds

    def question(self, game: Game, player: int) -> str:
        return self.words

    def describe(self, game: Game, option: Any) -> str:
        shown: str = game.show(self.kinds[0], option)
        return shown


class YesNo(Prompt):
    def __init__(self, name: str, words: str) -> None:
        super().__init__(name, words, ("truth",))

    def describe(self, game: Game, option: Any) -> str:
        return "yes" if option else "no"


class OneOf(Prompt):
    """One of several things to do; an option is its number."""

    def __init__(self, name: str, words: str, choices: tuple[str, ...]) -> None:
        super().__init__(name, words, ("number",))
        self.choices = choices

    def describe(self, game: Game, option: Any) -> str:
        shown: str = self.choices[option]
        return shown


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

    def __init__(self, name: str, words: str, actions: tuple[str, ...], bare: bool) -> None:
        super().__init__(name, words, ())
        self.actions = actions
        self.bare = bare
        self.occasions: dict[int, Any] = {}  # the roles of the windows of actions, by number
        self.secret = False  # others choose at the same time and must not know the answer

    def split(self, option: Any) -> tuple[int, tuple[Any, ...]]:
        """The number of the action (-1: pass) and its arguments."""
        if self.bare:
            return 0, option if isinstance(option, tuple) else (option,)
        return option[0], option[1:]

    def describe(self, game: Game, option: Any) -> str:
        number, args = self.split(option)
        if number < 0:
            return "pass"
        known = game.program.actions[self.actions[number]]
        action = known.info
        shown = {}
        for index, param in enumerate(action.params):
            shown[param] = game.show(action.kinds[index], args[index])
        chosen = dict(zip(action.params, args, strict=True))
        if not action.words:
            return " ".join([action.name, *shown.values()])
        if number in self.occasions:
            for role, kind in known.roles:
                shown.setdefault(role, game.show(kind, getattr(self.occasions[number], role)))

        def fill(hole: re.Match[str]) -> str:
            if hole[2] is None:
                return shown.get(hole[1], hole[0])
            thing = chosen[hole[1]]
            document = game.doc[thing] if isinstance(thing, int) else thing
            return game.show("", getattr(document, hole[2], getattr(document, hole[2] + "_", None)))

        # In one go: a name that looks like `{other}` is a name.
        return HOLE.sub(fill, action.words)
