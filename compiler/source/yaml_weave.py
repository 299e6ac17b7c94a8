"""Where each character of a YAML text is in the file, when it is folded or written with escapes.

before   "a \\"b\\"        the text   a "b" c
          c"
after    a at 1:2, the first quote at 1:4 (two columns wide), b at 1:6, ... c at 2:2
"""

from __future__ import annotations

HEX = {"x": 2, "u": 4, "U": 8}
ESCAPED = {
    "0": "\0",
    "a": "\a",
    "b": "\b",
    "t": "\t",
    "\t": "\t",
    "n": "\n",
    "v": "\v",
    "f": "\f",
    "r": "\r",
    "e": "\x1b",
    "N": "\x85",
    "_": "\xa0",
    "L": "\u2028",
    "P": "\u2029",
}
SPACES = " \t\n"


def woven(
    raw: str, written: str, style: str, line: int, column: int
) -> tuple[tuple[int, int, int], ...]:
    """Line, column and width of each character; empty if the two cannot be laid side by side.

    `raw` begins at the given place: with the opening quote, or with the `>` of a block.
    """
    at = raw.find("\n") + 1 if style == ">" else int(style in ("'", '"'))
    found: list[tuple[int, int]] = []  # where in `raw`, and how long
    for sign in written:
        if sign in SPACES:
            # Folded line breaks and spaces at them are not distinguished: messages about words do not need it.
            wide = _space(raw, at, style)
            found.append((at, max(1, wide)))
            if wide and not raw[at].isspace():
                at += wide
            continue
        while wide := _space(raw, at, style):
            at += wide
        known, wide = _sign(raw, at, style)
        if known != sign:
            return ()
        found.append((at, wide))
        at += wide
    return _placed(raw, found, line, column)


def _placed(
    raw: str, found: list[tuple[int, int]], line: int, column: int
) -> tuple[tuple[int, int, int], ...]:
    places: list[tuple[int, int, int]] = []
    row, start = 0, 1 - column  # of the line of the file, as an offset in `raw`
    done = 0
    for at, wide in found:
        while (newline := raw.find("\n", done, at)) >= 0:
            row, start, done = row + 1, newline + 1, newline + 1
        places.append((line + row, at - start + 1, wide))
    return tuple(places)


def _space(raw: str, at: int, style: str) -> int:
    """How much of `raw` is one space, line end or an escape that means one; 0 if none is there."""
    if raw[at : at + 1] in (" ", "\t", "\n"):
        return 1
    if (
        style == '"'
        and raw[at : at + 1] == "\\"
        and raw[at + 1 : at + 2] in ("\n", "n", "t", " ", "\t")
    ):
        return 2
    return 0


def _sign(raw: str, at: int, style: str) -> tuple[str, int]:
    """The character that is in `raw`, and how many characters it is written with."""
    sign = raw[at : at + 1]
    if style == "'" and sign == "'":
        return "'", 2
    if style != '"' or sign != "\\":
        return sign, 1
    letter = raw[at + 1 : at + 2]
    if letter in HEX:
        size = HEX[letter]
        return chr(int(raw[at + 2 : at + 2 + size], 16)), 2 + size
    return ESCAPED.get(letter, letter), 2
