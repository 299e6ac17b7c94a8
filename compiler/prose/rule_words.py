"""What rules say about their conditions and choices, for rulebooks: in words where there are some."""

from __future__ import annotations

from collections.abc import Callable

from compiler.language.types import PLAYER
from compiler.model import core as c
from compiler.model.definitions import World
from compiler.prose.english import render
from compiler.prose.phrases import Wordless
from compiler.prose.rules_text import Prose
from compiler.prose.speaker import Wordings

LONGEST = 100  # letters; what is longer reads like code


def condition_words(world: World, node: c.Core) -> str:
    """A condition of somebody who acts: `your magic is at least 2`. Empty if it has no plain words."""
    return _short(lambda prose: render(prose.condition(node)), world)


def choice_words(world: World, node: c.Core) -> str:
    """What can be chosen: `a card in your hand`. Empty if it has no plain words."""
    return _short(lambda prose: render(prose.described(node).a()), world)


def _short(say: Callable[[Prose], str], world: World) -> str:
    prose = Prose(world, Wordings())
    prose.you = [c.Var(PLAYER, "player")]
    try:
        words = say(prose)
    except Wordless:
        return ""
    return words if len(words) <= LONGEST else ""
