"""One and several of a noun: `an ally` and `allies`."""

from __future__ import annotations

import re


def with_article(noun: str) -> str:
    """The noun after `a` or `an`, as it is spoken.

    >>> with_article("orc"), with_article("unit"), with_article("hour")
    ('an orc', 'a unit', 'an hour')
    """
    if re.match(r"(?i)(?:uni(?!n)|us[ei]|one\b|eu)", noun):
        return f"a {noun}"
    return f"an {noun}" if re.match(r"(?i)[aeiou]|hour|hono|heir", noun) else f"a {noun}"


def plural(noun: str) -> str:
    """`Wasp` -> `Wasps`, `ally` -> `allies`."""
    if re.search(r"[^aeiou]y$", noun):
        return noun[:-1] + "ies"
    if re.search(r"(?:sh|ch|x|s|z)$", noun):
        return noun + "es"
    return noun[:-3] + "men" if noun.endswith("man") and noun != "human" else noun + "s"


def singulars(word: str) -> tuple[str, ...]:
    """The words that a word may be the plural of, itself first.

    >>> singulars("allies"), singulars("axes"), singulars("spearmen")
    (('allies', 'ally', 'allie'), ('axes', 'axe', 'ax'), ('spearmen', 'spearman'))
    >>> singulars("echoes")
    ('echoes', 'echoe', 'echo')
    """
    found = [word]
    if word.endswith("ies"):
        found.append(word[:-3] + "y")
    if word.endswith("men"):
        found.append(word[:-3] + "man")
    if word.endswith("s") and not word.endswith("ss"):
        found.append(word[:-1])
    if re.search(r"(?:sh|ch|x|s|z|o)es$", word):
        found.append(word[:-2])
    return tuple(found)
