"""What an author probably meant by a text that the grammar refuses."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from compiler.language.grammar import PREPOSITIONS
from compiler.language.sayings import Repair, line_around
from compiler.language.syntax_builder import RESERVED
from compiler.source.diagnostics import one_slip

# Words that have a meaning of their own in some places, and may be names in others.
JOINING = frozenset(
    (
        *PREPOSITIONS,
        *("each", "times", "per", "once", "before", "instead", "use"),
        *("aura", "end", "list", "definition", "adjacent", "up", "least", "most", "say", "pass"),
        *("after", "award"),
    )
)
KEYWORDS = RESERVED | JOINING
PAIRS = {"(": ")", "[": "]"}

TURNED = {"(": "[", "[": "(", ")": "]", "]": ")"}
# Signs as other languages and word processors write them; longer ones first.
ODD = {
    "==": "=",
    "<>": "!=",
    "=<": "<=",
    "=>": ">=",
    "&&": "and",
    "||": "or",
    "=\u2039": "<=",
    "=\u203a": ">=",
    "\u2039=": "<=",
    "\u203a=": ">=",  # angle quotes
    "\u2264": "<=",
    "\u2265": ">=",
    "\u2260": "!=",
    "\u2039": "<",
    "\u203a": ">",
    "\u2013": "-",
    "\u2014": "-",
    "\u2212": "-",
    "\xd7": "*",
    "\xf7": "/",
    "\u2026": "..",
    "\xa0": " ",
}
CURLY = re.compile(
    "[\u201c-\u201f\u2018-\u201b\xab\xbb\"']([^\u2018-\u201f\xab\xbb\"'\\n]*)[\u201c-\u201f\u2018-\u201b\xab\xbb\"']"
)
NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
MOST_PLACES = 40
MOST_REPAIRS = 3
# How far a text can be read: the offset of what is refused, or None if it is all fine.
Reach = Callable[[str], int | None]


def lonely_bracket(text: str) -> tuple[int, str, str] | None:
    """The first bracket without its partner: where, what is wrong, and what to do.

    >>> lonely_bracket("size(near(x)")
    (4, 'this `(` is never closed', 'add the closing `)`')
    """
    open_: list[int] = []
    for at, sign in enumerate(without_texts(text)):
        if sign in PAIRS:
            open_.append(at)
        elif sign in PAIRS.values():
            if not open_ or PAIRS[text[open_[-1]]] != sign:
                if open_:
                    wanted = PAIRS[text[open_[-1]]]
                    said = f"`{sign}` is written where `{wanted}` is expected"
                    return at, said, f"write `{wanted}`"
                partner = next(a for a, b in PAIRS.items() if b == sign)
                return at, f"this `{sign}` closes nothing", f"add a `{partner}`, or remove it"
            open_.pop()
    if not open_:
        return None
    # Of several, the one on whose own line something is missing.
    at = open_[0]
    return at, f"this `{text[at]}` is never closed", f"add the closing `{PAIRS[text[at]]}`"


def misspelt_word(
    text: str, refused: int, reach: Reach, known: bool = False
) -> tuple[int, str, str] | None:
    """A word that is nearly one of the language, if with that one more of the text can be read.

    Gives where it is, the word and the right one. The line that is refused is tried first, then the one
    above it, which may have been read in another way than it was meant. With `known`, words of the language
    are tried for which another one may have been meant.
    """
    start, end = line_around(text, refused)
    above, _ = line_around(text, max(0, start - 1))
    if known and refused >= len(text[:end].rstrip()):
        return None  # the line ends too early
    found = _misspelt(text, (start, end), end, refused, reach, known)
    if found is None and not known:
        found = _misspelt(text, (above, max(0, start - 1)), end, refused, reach, known)
    return found


def _misspelt(
    text: str, line: tuple[int, int], end: int, refused: int, reach: Reach, known: bool
) -> tuple[int, str, str] | None:
    """Such a word on one line; `known` are words of the language themselves."""
    best: tuple[int, int, str, str] | None = None
    plain = without_texts(text)[slice(*line)]
    for found in reversed(list(re.finditer(r"[a-z_]{2,}", plain))):
        at, word = line[0] + found.start(), found.group()
        if (word in KEYWORDS) is not known or at > refused + 12:
            continue
        if known and not plain[: found.start()].strip():  # it says what sort of sentence this is
            continue
        for right in sorted(KEYWORDS, key=lambda other: (-len(other), other)):
            if right == word or not one_slip(word, right):
                continue
            reached = reach(text[:at] + right + text[at + len(word) :])
            grown = len(right) - len(word)
            far = len(text) + 1 if reached is None else reached - grown
            # The whole line must make sense then, or the guess is as good as any other.
            if far >= end and far > refused and (best is None or far > best[0]):
                best = (far, at, word, right)
    return best[1:] if best is not None else None


def repairs(text: str, refused: int, fine: Callable[[str], bool], reach: Reach) -> list[Repair]:
    """Changes of one character with which the whole text can be read, the likeliest first.

    Of a character that means nothing here, it is enough if more can be read without it.

    >>> repairs("if x stop", 5, lambda changed: changed == "if x: stop", lambda changed: 5)
    [(4, 4, ':')]
    """
    plain = without_texts(text)
    start, end = line_around(text, refused)
    if not text[start:refused].strip():
        start = text.rfind("\n", 0, max(0, start - 1)) + 1  # the end of the line above, too
    found: list[Repair] = []

    def try_(at: int, to: int, sign: str) -> None:
        if (at, to, sign) not in found and fine(text[:at] + sign + text[to:]):
            found.append((at, to, sign))

    for found_quotes in CURLY.finditer(text, start, end):
        inner = found_quotes[1]
        try_(*found_quotes.span(), f'"{inner}"')
        try_(*found_quotes.span(), inner)
    for odd, right in ODD.items():
        for match in re.finditer(re.escape(odd), plain[start:end]):
            at, to = start + match.start(), start + match.end()
            if at <= refused <= to and not any(other[0] <= at < other[1] for other in found):
                reached = reach(text[:at] + right + text[to:])
                if reached is None or reached > at + len(right):
                    found.append((at, to, right))
    for number, word in enumerate(NUMBERS):
        for match in re.finditer(rf"\b{word}\b", plain[start:end]):
            try_(start + match.start(), start + match.end(), str(number))
    if found:
        return found[:MOST_REPAIRS]
    # Where words and numbers end, the nearest to what is refused first.
    ends = {start + m.end() for m in re.finditer(r"[\w\])\"]+|[^\s\w]", text[start:end])}
    near = sorted(ends, key=lambda at: (abs(at - refused), at))[:MOST_PLACES]
    for sign in (":", ";", ","):
        for at in near:
            try_(at, at, sign)
        if found:
            return found[:MOST_REPAIRS]
    for bracket in re.finditer(r"[()\[\]]", plain[start:end]):
        at = start + bracket.start()
        try_(at, at + 1, TURNED[bracket.group()])
    lonely = lonely_bracket(text)
    if lonely is not None and text[lonely[0]] in PAIRS:
        at = lonely[0]
        for place in sorted(ends):
            if place > at:
                try_(place, place, PAIRS[text[at]])
        # A call ends as soon as it can, a group goes on as long as it can.
        if not re.match(r"\w", text[at - 1 : at]):
            found.reverse()
        return found if len(found) <= 2 else [found[0], found[-1], found[1]]
    if lonely is not None:
        begins = {start + m.start() for m in re.finditer(r"[\w(\[]+", plain[start:end])}
        for place in sorted({*begins, *ends}):
            if place < lonely[0]:
                try_(place, place, "(" if text[lonely[0]] == ")" else "[")
        try_(lonely[0], lonely[0] + 1, "")
    return found[:MOST_REPAIRS]


def lost_call(text: str, calls: Iterable[str], fine: Callable[[str], bool]) -> list[Repair]:
    """Where the bracket after the name of a query or function may be missing: `sizefound)`.

    >>> lost_call("sizefound) > 1", ["size"], lambda changed: changed == "size(found) > 1")
    [(4, 4, '(')]
    """
    plain = without_texts(text)
    if plain.count(")") <= plain.count("("):
        return []
    names = sorted(calls, key=lambda name: (-len(name), name))
    found: list[Repair] = []
    for word in re.finditer(r"[a-z_][a-z0-9_]*", plain):
        for name in names:
            at = word.start() + len(name)
            if at < word.end() and word.group().startswith(name):
                if fine(f"{text[:at]}({text[at:]}"):
                    found.append((at, at, "("))
    return found[:MOST_REPAIRS]


def lost_quote(text: str, at: int, fine: Callable[[str], bool]) -> list[Repair]:
    """Where the partner of a quote that is alone may be missing."""
    start, end = line_around(text, at)
    behind = [
        at + found.start() for found in re.finditer(r"[,:;)|]|$", text[at:end]) if found.start()
    ]
    before = [start + found.start() for found in re.finditer(r"[\w{]+", text[start:at])]
    found = [place for place in (*behind, *before) if fine(f'{text[:place]}"{text[place:]}')]
    return [(place, place, '"') for place in found[:MOST_REPAIRS]]


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
    odd = [n for n in filled if indents[n] % 2]
    if len(odd) == 1 and odd[0] != filled[0] and len(filled) > 2:
        return sum(len(line) + 1 for line in lines[: odd[0]]) + indents[odd[0]]
    position = filled.index(number)
    others = [indents[n] for n in filled[1:]]
    suspects: list[int] = []
    if position >= 1 and others and min(others) == 1 and indents[filled[0]] == 0:
        # All others are one blank to the right: the first line slipped to the left.
        suspects = [filled[0]]
    elif indents[number] % 2 == 0 and position:
        suspects = [n for n in filled[max(0, position - 2) : position] if indents[n] % 2]
    if not suspects:
        return None
    at = sum(len(line) + 1 for line in lines[: suspects[-1]])
    return at + indents[suspects[-1]]


def without_texts(text: str) -> str:
    """The text with comments and quoted words blanked out."""
    return re.sub(r'"[^"\n]*"|#[^\n]*', lambda m: " " * len(m.group()), text)
