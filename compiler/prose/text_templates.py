"""Texts with slots in them: `{target} gains {n} {n|card|cards}`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

SLOT = re.compile(r"\{([a-z0-9_.]+)(?:\|([^{}|]*)\|([^{}|]*))?\}")


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a value in a text; with two words, the one for 1 and the one for all other numbers."""

    written: str
    name: str
    words: tuple[str, str] | None


def template_parts(template: str) -> Iterator[str | Slot]:
    """The words of a template and its slots, in order."""
    end = 0
    for match in SLOT.finditer(template):
        if match.start() > end:
            yield template[end : match.start()]
        name, one, many = match.groups()
        yield Slot(match.group(), name, None if one is None else (one, many))
        end = match.end()
    if end < len(template):
        yield template[end:]


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
