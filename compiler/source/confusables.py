"""Invisible characters and confusable letters.

A name that looks like a known one could hide a change from the reviewers of a pack. Nothing here says what
scripts a pack may be written in; words of one script are always fine.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

# What no text may hold, also not as an escape in quotes: characters that command a terminal, those that turn
# the direction of reading, and those that take no room or look like a blank.
_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f"
    "\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffc\ufffe\uffff"
    "\U000e0000-\U000e0fff]"
)
# Some scripts and pictures need these; after a plain letter they only hide.
_JOINING = frozenset("\u200c\u200d\ufe0e\ufe0f")

# Letters of other scripts that look like Latin ones in most founts.
_LIKE = dict(
    zip(
        "асԁеһіјӏорԛѕԝхуѵАВСЕНІЈКМОРԚЅТԜХУѴҮοινρυΑΒΕΖΗΙΚΜΝΟΡΤΥΧօոսհցՕՏ",
        "acdehijlopqswxyvABCEHIJKMOPQSTWXYVYoivpuABEZHIKMNOPTYXonuhgOS",
        strict=True,
    )
)
_WORD = re.compile(r"\w+")


def unseen(text: str) -> Iterator[int]:
    """The places of characters that cannot be seen.

    >>> list(unseen("a\\u200bb")), list(unseen("a b"))
    ([1], [])
    """
    for found in _UNSEEN.finditer(text):
        before = text[max(0, found.start() - 1) : found.start()]
        if found.group() not in _JOINING or before.isascii():
            yield found.start()


def disguised(text: str) -> int | None:
    """The place of the first letter that only looks like those around it, or None.

    >>> disguised("p\\u0430in"), disguised("\\u0431\\u043e\\u043b\\u044c"), disguised("pain")
    (1, None, None)
    """
    if text.isascii():
        return None
    for word in _WORD.finditer(text):
        if word.group().isascii():
            continue
        signs = list(enumerate(word.group(), word.start()))
        if any(_latin(sign) for _, sign in signs):
            for at, sign in signs:
                if looks_like(sign) is not None:
                    return at
    return None


def looks_like(sign: str) -> str | None:
    """The plain letter or digit that another character is taken for, or None.

    >>> looks_like("\\u0430"), looks_like("\\uff21"), looks_like("\\xe4"), looks_like("a")
    ('a', 'A', None, None)
    """
    if sign.isascii():
        return None
    if sign in _LIKE:
        return _LIKE[sign]
    if unicodedata.category(sign) not in ("Lu", "Ll", "Nd"):
        return None
    plain = unicodedata.normalize("NFKC", sign)
    return plain if len(plain) == 1 and plain.isascii() else None


def told(sign: str) -> str:
    """A character in words: `U+0430 (cyrillic small letter a)`."""
    name = unicodedata.name(sign, "").lower()
    return f"U+{ord(sign):04X}" + (f" ({name})" if name else "")


def face(text: str) -> str:
    """What a text looks like: two texts with one face cannot be told apart."""
    plain = unicodedata.normalize("NFKC", text)
    return "".join(looks_like(sign) or sign for sign in plain)


@cache
def _latin(sign: str) -> bool:
    return sign.isalpha() and unicodedata.name(sign, "").startswith("LATIN ")
