"""The English that can only be known in play: agreement with who acts, possessives, plurals."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

# `{unit}`, `{unit.cost}`, `{n|card|cards}`, `{player's}` in words for players; `{}` where they are about one value.
HOLE: Final = re.compile(r"\{([a-z0-9_]*)(?:\.([a-z0-9_]+))?('s)?(?:\|([^{}|]*)\|([^{}|]*))?\}")
_PLURAL: Final = re.compile(r"[^aiosu']s$")
_ARTICLE: Final = re.compile(r"(?:^|\W)[Aa]n? $")
# Words that are spoken with `an`, as the compiler has them in `plurals.py`, and numbers.
_AN: Final = re.compile(r"(?i)(?!uni(?!n)|us[ei]|one\b|eu)(?:[aeiou]|hour|hono|heir)|8|1[18](?!\d)")


def joined(words: Iterable[str]) -> str:
    """The parts of a text one after the other: its own words, and the values in its slots.

    The article before a value is the one that is spoken.

    >>> joined(["claim to hold a ", "Envoy", " or a ", "Baron"])
    'claim to hold an Envoy or a Baron'
    """
    told: list[str] = []
    for word in words:
        if told and word and told[-1][-2:] in ("a ", "A ", "n ") and _ARTICLE.search(told[-1]):
            bare = told[-1].rstrip("n ")
            told[-1] = f"{bare}n " if _AN.match(word) else f"{bare} "
        told.append(word)
    return "".join(told)


def is_plural(name: str) -> bool:
    """Whether a name means several: `Orcs`, not `Ada` and not `Boris`."""
    return _PLURAL.search(name) is not None


def owned(owner: str, name: str) -> str:
    """Something with its owner, who takes the place of an article: `Ada's hand`, also of `the hand`."""
    return f"{possessive(owner)} {name.removeprefix('the ')}"


def possessive(name: str) -> str:
    """`Ada's`, `Orcs'`."""
    return name + ending(name)


def ending(name: str) -> str:
    return "'" if is_plural(name) else "'s"


def several(kind: str, value: Any, shown: str) -> bool:
    """Whether a verb or a noun beside a value stands in the plural."""
    if kind == "number":
        return bool(value != 1)
    if kind.startswith("list"):
        return len(value) != 1
    return kind == "player" and is_plural(shown)
