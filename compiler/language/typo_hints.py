"""What an author probably meant by a text that the grammar refuses."""

from __future__ import annotations

import re
from collections.abc import Callable

from compiler.language.syntax_builder import RESERVED
from compiler.source.diagnostics import one_slip

# Words that have a meaning of their own in some places, and may be names in others.
JOINING = frozenset(
    (
        *("to", "from", "with", "at", "on", "of", "by", "into", "onto", "against", "over", "using"),
        *("through", "as", "within", "each", "times", "per", "once", "before", "instead", "use"),
        *("aura", "end", "list", "definition", "adjacent", "up", "least", "most", "say", "pass"),
        *("after", "award"),
    )
)
KEYWORDS = RESERVED | JOINING
PAIRS = {"(": ")", "[": "]"}

# How far a text can be read: the offset of what is refused, or None if it is all fine.
Reach = Callable[[str], int | None]


def lonely_bracket(text: str) -> tuple[int, str, str] | None:
    """The first bracket without its partner: where, what is wrong, and what to do.

    >>> lonely_bracket("size(near(x)")
    (4, 'this `(` is never closed', 'add the closing `)`')
    """
    open_: list[int] = []
    for at, sign in enumerate(_without_texts(text)):
        if sign in PAIRS:
            open_.append(at)
        elif sign in PAIRS.values():
            if not open_ or PAIRS[text[open_[-1]]] != sign:
                if open_:
                    wanted = PAIRS[text[open_[-1]]]
                    said = f"`{sign}` stands where `{wanted}` is wanted"
                    return at, said, f"write `{wanted}`"
                partner = next(a for a, b in PAIRS.items() if b == sign)
                return at, f"this `{sign}` closes nothing", f"add a `{partner}`, or remove it"
            open_.pop()
    if not open_:
        return None
    # Of several, the one on whose own line something is missing.
    at = open_[0]
    return at, f"this `{text[at]}` is never closed", f"add the closing `{PAIRS[text[at]]}`"


def misspelt_word(text: str, refused: int, reach: Reach) -> tuple[int, str, str] | None:
    """A word that is nearly one of the language, if with that one more of the text can be read.

    Gives where it stands, the word and the right one. Only the line that is refused is tried:
    what stands above it has been read already.
    """
    start = text.rfind("\n", 0, refused) + 1
    end = text.find("\n", refused) % (len(text) + 1)
    best: tuple[int, int, str, str] | None = None
    line = _without_texts(text)[start:end]
    for found in reversed(list(re.finditer(r"[a-z_]{2,}", line))):
        at, word = start + found.start(), found.group()
        if word in KEYWORDS or at > refused + 12:
            continue
        for right in sorted(KEYWORDS, key=lambda known: (-len(known), known)):
            if right == word or not one_slip(word, right):
                continue
            reached = reach(text[:at] + right + text[at + len(word) :])
            grown = len(right) - len(word)
            far = len(text) + 1 if reached is None else reached - grown
            # The whole line must make sense then, or the guess is as good as any other.
            if far >= end and (best is None or far > best[0]):
                best = (far, at, word, right)
    return best[1:] if best is not None else None


def odd_line(text: str, refused: int) -> int | None:
    """Where the line begins that stands out of a block, near the line that is refused.

    Two blanks a level are the custom, so of two lines that do not go together the one with an
    odd number of blanks is the one that slipped.
    """
    lines = text.split("\n")
    number = text.count("\n", 0, refused)
    indents = [len(line) - len(line.lstrip(" ")) for line in lines]
    filled = [n for n, line in enumerate(lines) if line.strip()]
    if number not in filled or len(filled) < 2:
        return None
    position = filled.index(number)
    others = [indents[n] for n in filled[1:]]
    suspects: list[int] = []
    if position >= 1 and others and min(others) == 1 and indents[filled[0]] == 0:
        # All others stand one blank to the right: the first line slipped to the left.
        suspects = [filled[0]]
    elif indents[number] % 2 == 0 and position:
        suspects = [n for n in filled[max(0, position - 2) : position] if indents[n] % 2]
    if not suspects:
        return None
    at = sum(len(line) + 1 for line in lines[: suspects[-1]])
    return at + indents[suspects[-1]]


def _without_texts(text: str) -> str:
    """The text with comments and quoted words blanked out."""
    return re.sub(r'"[^"\n]*"|#[^\n]*', lambda m: " " * len(m.group()), text)
