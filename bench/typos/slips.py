"""One-token mistakes as people make them while typing."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass

from compiler import inspection

NEIGHBOURS = {
    a: b
    for row in ("qwertyuiop", "asdfghjkl", "zxcvbnm", "1234567890")
    for a, b in zip(row, row[1:] + row[-2], strict=True)
}


@dataclass(frozen=True, slots=True)
class Slip:
    """A change of one place of a file; `wants` is what a helpful message would name."""

    sort: str
    path: str
    start: int
    end: int
    wrong: str
    wants: str | None = None
    shown: int = 0  # where the mistake can be seen, counted from `start`

    def applied(self, text: str) -> str:
        return text[: self.start] + self.wrong + text[self.end :]


def misspelt(word: str, chance: random.Random) -> str:
    """The word with two letters swapped, one lost, doubled, or hit beside."""
    for _ in range(20):
        at = chance.randrange(len(word))
        match chance.randrange(4):
            case 0:
                made = word[:at] + word[at + 1 : at + 2] + word[at] + word[at + 2 :]
            case 1:
                made = word[:at] + word[at + 1 :]
            case 2:
                made = word[:at] + word[at] + word[at:]
            case _:
                near = NEIGHBOURS.get(word[at].lower(), "x")
                made = word[:at] + near + word[at + 1 :]
        if made != word and re.fullmatch(r"[A-Za-z_][\w.-]*", made):
            return made
    return word + word[-1]


Maker = Callable[[str, str, inspection.WrittenWord, random.Random], Slip | None]


def _misspell(sort: str) -> Maker:
    def make(
        path: str, text: str, place: inspection.WrittenWord, chance: random.Random
    ) -> Slip | None:
        word = text[place.start : place.end]
        if len(word) < 3:  # of `n`, the meaning is unclear
            return None
        return Slip(sort, path, place.start, place.end, misspelt(word, chance), word)

    return make


def wrong_type(
    path: str, text: str, place: inspection.WrittenWord, chance: random.Random
) -> Slip | None:
    written = text[place.start : place.end]
    sort = "wrong type"
    if place.role == "truth":
        made = chance.choice(["yes", "no", "1"])
        wants = {"yes": "true", "no": "false"}.get(made)
        return Slip(sort, path, place.start, place.end, made, wants)
    if place.role == "number":
        made, wants = chance.choice(
            [
                ("two", None),
                (f'"{written}"', "leave the quotes out"),
                (f"{written}.5", None),
                (f"[{written}]", None),
                (f"{written}x", None),
            ]
        )
        return Slip(sort, path, place.start, place.end, made, wants)
    made = chance.choice(["7", "true", f"[{written}, {written}]"])
    return Slip(sort, path, place.start, place.end, made)


def out_of_range(
    path: str, text: str, place: inspection.WrittenWord, chance: random.Random
) -> Slip | None:
    if place.kind == "kind":
        return None  # a bound itself
    written = text[place.start : place.end]
    made = f"-{written}" if not written.startswith("-") and written != "0" else "-7"
    if chance.random() < 0.5 and any(k == "maximum" for k, _ in place.schema):
        made = f"{written}000"
    return Slip("number out of range", path, place.start, place.end, made)


def dropped_colon(
    path: str, text: str, place: inspection.WrittenWord, chance: random.Random
) -> Slip | None:
    end = place.end
    if text[end : end + 2] not in (": ", ":\n"):
        return None
    line = text[place.start : text.find("\n", end) % (len(text) + 1)].split(" #")[0].rstrip()
    key, value = text[place.start : end], line[end + 1 - place.start :].strip()
    in_brackets = _in_brackets(text, end)
    if value and chance.random() < 0.5:
        wants = f"{key}: {value}" if not in_brackets else None
        return Slip("no space after the colon", path, end, end + 2, ":", wants)
    if not value or value[0] in "|>[{&":
        wants = f"{key}:"
    else:
        wants = f"{key}: "
    return Slip("dropped colon", path, end, end + 1, "", None if in_brackets else wants)


def dropped_quote(
    path: str, text: str, place: inspection.WrittenWord, chance: random.Random
) -> Slip | None:
    quote = text[place.start]
    if text[place.end - 1] != quote or place.end - place.start < 3:
        return None
    wants = "quote"
    if chance.random() < 0.5:
        return Slip("dropped quote", path, place.start, place.start + 1, "", wants)
    return Slip("dropped quote", path, place.end - 1, place.end, "", wants)


def no_quotes(
    path: str, text: str, place: inspection.WrittenWord, chance: random.Random
) -> Slip | None:
    inner = text[place.start + 1 : place.end - 1]
    if "\\" in inner or '"' in inner or "'" in inner:
        return None
    return Slip("no quotes", path, place.start, place.end, inner, "quotes")


def dropped_sign(
    path: str, text: str, place: inspection.WrittenWord, chance: random.Random
) -> Slip | None:
    sign = text[place.start]
    if sign == "=":
        if text[place.start - 1] in "<>!+-=" or text[place.start + 1] == "=":
            return None
        return Slip("sign of the language", path, place.start, place.end, "==", "=")
    return Slip("sign of the language", path, place.start, place.end, "", sign)


def swapped(
    path: str, text: str, place: inspection.WrittenWord, chance: random.Random
) -> Slip | None:
    first, _, second = text[place.start : place.end].partition(", ")
    if first == second:
        return None
    return Slip("swapped arguments", path, place.start, place.end, f"{second}, {first}")


def swapped_words(
    path: str, text: str, place: inspection.WrittenWord, chance: random.Random
) -> Slip | None:
    """Two neighbouring words of a sentence change places."""
    found = re.match(r"([a-z_0-9.]+) ([a-z_0-9.]+)", text[place.start :])
    if found is None or found[1] == found[2]:
        return None
    end = place.start + found.end()
    return Slip("swapped words", path, place.start, end, f"{found[2]} {found[1]}")


def wrong_indent(
    path: str, text: str, place: inspection.WrittenWord, chance: random.Random
) -> Slip | None:
    """The line of a place moves a little; in a rule by one blank, as two may mean another rule."""
    start = text.rfind("\n", 0, place.start) + 1
    indent = len(text[start:]) - len(text[start:].lstrip(" "))
    in_rule = place.role != "key"
    steps = [-1, 1] if in_rule else [-2, -1, 1, 2]
    step = chance.choice([n for n in steps if indent + n >= 0])
    if chance.random() < 0.15:
        end = start + max(2, indent)
        tabs = "\t" * max(1, indent // 2)
        return Slip("tab", path, start, end, tabs, "spaces") if indent >= 2 else None
    if step < 0:
        return Slip("wrong indentation", path, start, start - step, "")
    return Slip("wrong indentation", path, start, start, " " * step, None, step)


def twice(
    path: str, text: str, place: inspection.WrittenWord, chance: random.Random
) -> Slip | None:
    """A line is copied and forgotten."""
    start = text.rfind("\n", 0, place.start) + 1
    end = text.find("\n", place.end) + 1
    line = text[start:end]
    if not re.match(r" *[a-z_]+: [^|>\[{&\s][^\n]*\n$", line) or end == 0:
        return None
    shown = len(line) - len(line.lstrip())
    return Slip("key twice", path, end, end, line, "keep one of the two", shown)


def dropped_bracket(
    path: str, text: str, place: inspection.WrittenWord, chance: random.Random
) -> Slip | None:
    """The closing bracket of a list or group on the line of a key."""
    end = text.find("\n", place.end)
    line = text[place.end : end]
    if not re.match(r": [\[{]", line) or line.rstrip()[-1:] not in "]}":
        return None
    at = place.end + len(line.rstrip()) - 1
    return Slip("dropped bracket", path, at, at + 1, "", "close it")


def dropped_dash(
    path: str, text: str, place: inspection.WrittenWord, chance: random.Random
) -> Slip | None:
    if text[max(0, place.start - 2) : place.start] != "- ":
        return None
    return Slip("dropped dash", path, place.start - 2, place.start, "  ")


# What a slip needs, how it is made, and how often.
SLIPS: tuple[tuple[str, Maker, int], ...] = (
    ("key", _misspell("misspelt key"), 12),
    ("name", _misspell("misspelt name in a rule"), 22),
    ("word of the language", _misspell("misspelt word of the language"), 7),
    ("reference", _misspell("misspelt id"), 6),
    ("definition", _misspell("misspelt id of a definition"), 4),
    ("enumeration", _misspell("misspelt enumeration"), 5),
    ("rule id", _misspell("misspelt rule id"), 3),
    ("truth", wrong_type, 2),
    ("number", wrong_type, 5),
    ("reference", wrong_type, 2),
    ("number", out_of_range, 4),
    ("key", dropped_colon, 6),
    ("quoted", dropped_quote, 4),
    ("quoted", no_quotes, 2),
    ("sign", dropped_sign, 5),
    ("two arguments", swapped, 2),
    ("name", swapped_words, 2),
    ("key", wrong_indent, 4),
    ("name", wrong_indent, 3),
    ("key", twice, 2),
    ("key", dropped_bracket, 2),
    ("key", dropped_dash, 1),
)


def _in_brackets(text: str, at: int) -> bool:
    line = text[text.rfind("\n", 0, at) + 1 : at]
    return line.count("{") > line.count("}") or line.count("[") > line.count("]")


def where(slip: Slip, text: str) -> tuple[int, int]:
    """Line and column where the mistake can be seen in the changed text."""
    changed = slip.applied(text)
    offset = min(slip.start + slip.shown, len(text) - 1)
    return changed.count("\n", 0, offset) + 1, offset - changed.rfind("\n", 0, offset)
