"""What rules say about their conditions and choices, for rulebooks: in words where there are some."""

from __future__ import annotations

from collections.abc import Callable

from compiler.language.types import PLAYER, Type
from compiler.model import core as c
from compiler.model.definitions import World
from compiler.prose.english import render, said
from compiler.prose.phrases import Wordless
from compiler.prose.rules_text import Prose
from compiler.prose.speaker import Wordings
from compiler.prose.vocabulary import kind_names

LONGEST = 100  # letters; what is longer reads like code


def condition_words(world: World, node: c.Core, wordings: Wordings) -> str:
    """A condition on the player who acts: `your magic is at least 2`. Empty if it has no plain words."""
    return _short(lambda prose: render(prose.condition(node)), world, wordings)


def choice_words(world: World, node: c.Core, wordings: Wordings) -> str:
    """What can be chosen: `a card in your hand`. Empty if it has no plain words."""

    def choice(prose: Prose) -> str:
        if isinstance(node, c.Native) and node.name == "numbers":
            first, second = [prose.value(arg) for arg in node.args]
            return render(said("number.from", first=first, second=second))
        found = prose.described(node)
        return render(found.a()) if found.listed is None else ""

    return _short(choice, world, wordings)


def letter_words(world: World, type_: Type) -> str:
    """What players call the value of a parameter whose name is a letter; empty for plain values."""
    if type_.form not in ("piece", "definition", "space", "player"):
        return ""
    return kind_names(world, type_.name or type_.form)[0]


def _short(say: Callable[[Prose], str], world: World, wordings: Wordings) -> str:
    prose = Prose(world, wordings)
    prose.you = [c.Var(PLAYER, "player")]
    try:
        words = say(prose)
    except Wordless:
        return ""
    return words if len(words) <= LONGEST else ""
