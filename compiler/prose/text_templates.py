"""Texts with slots in them: `{target} {target|gains|gain} {n} {n|card|cards}`, `{player's} hand`.

The patterns of the kernel's messages and the texts of packs are written in the same way.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

SLOT = re.compile(r"\{(a )?([a-z0-9_.]+)('s)?(?:\|([^{}|]*)\|([^{}|]*))?\}")


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a value in a text; with two words, the one for 1 and the one for all other numbers."""

    written: str
    name: str
    words: tuple[str, str] | None = None
    possessive: bool = False  # `{player's}`
    article: bool = False  # `{a noun}`


def template_parts(template: str) -> Iterator[str | Slot]:
    """The words of a template and its slots, in order."""
    end = 0
    for match in SLOT.finditer(template):
        if match.start() > end:
            yield template[end : match.start()]
        article, name, possessive, one, many = match.groups()
        words = None if one is None else (one, many)
        yield Slot(match.group(), name, words, bool(possessive), bool(article))
        end = match.end()
    if end < len(template):
        yield template[end:]


def slot_names(template: str) -> list[str]:
    """The names in a template, each once, without what belongs to them."""
    found = [
        part.name.partition(".")[0] for part in template_parts(template) if isinstance(part, Slot)
    ]
    return list(dict.fromkeys(found))
