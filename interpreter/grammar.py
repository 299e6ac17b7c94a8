"""The English that can only be known in play: agreement with who acts, possessives, plurals."""

from __future__ import annotations

import re
from typing import Any, Final

# `{unit}`, `{unit.cost}`, `{n|card|cards}`, `{player's}` in words for players; `{}` where they are about one value.
HOLE: Final = re.compile(r"\{([a-z0-9_]*)(?:\.([a-z0-9_]+))?('s)?(?:\|([^{}|]*)\|([^{}|]*))?\}")
_PLURAL: Final = re.compile(r"[^aiosu']s$")


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
