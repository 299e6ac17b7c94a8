"""Texts with slots in them: `{target} gains {n} {n|card|cards}`."""

from __future__ import annotations

import re
from collections.abc import Callable

SLOT = re.compile(r"\{([a-z0-9_.]+)(?:\|([^{}|]*)\|([^{}|]*))?\}")


def fill(template: str, value: Callable[[str], str]) -> str:
    """`{n}` is a value, `{who.hp}` something of it, `{n|card|cards}` the word for that many."""

    def put(match: re.Match[str]) -> str:
        name, one, many = match.groups()
        if one is not None:
            return str(one) if value(name) == "1" else str(many)
        owner, _, field = name.partition(".")
        return f"{value(owner)}'s {field.replace('_', ' ')}" if field else value(owner)

    return SLOT.sub(put, template)


def fill_with(template: str, shown: str) -> str:
    """A template that knows one value only."""
    return fill(template, lambda _: shown)


def article(noun: str) -> str:
    return "an" if noun[:1].lower() in "aeiou" else "a"
