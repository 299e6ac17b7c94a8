"""Texts with slots in them: `{target} {target|gains|gain} {n} {n|card|cards}`, `{player's} hand`.

The texts of packs, families of documents and the patterns of the kernel's messages are all read here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container
from dataclasses import dataclass, replace
from functools import lru_cache

from compiler.source.diagnostics import Fix, Hint, Report, edit
from compiler.source.positions import Fields, Items, Scalar

SLOT = re.compile(r"\{([^{}|]*?)('s)?((?:\|[^{}|]*)*)\}")
NAME = re.compile(r"(?:a )?([a-z0-9_.]+)")
BEHIND = re.compile(r"'s(?!\w)")  # `{player}'s` says the same as `{player's}`
# How other languages write the place of a value.
FOREIGN = re.compile(
    r"\$\{?(\w+)\}?|%\((\w+)\)[sd]|<(\w+)>|(?<!\w)\[(\w+)\]|(?<![\w%])%(\w+)%?"
    r"|(?<![\w@])@(\w+)|(?<!\w)\((\w+)\)"
)
DOTTED = re.compile(r"(?<![\w.$%@<(\[])[a-z_]\w*(?:\.[a-z_]\w*)+")  # `player.bid`
START = re.compile(r"\s*[a-z_][a-z0-9_.]*")  # of the name in a slot that is not closed


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a value in a text; with two words, the one for 1 and the one for all other numbers."""

    written: str
    inner: str  # a name, or in words of a rule any expression
    start: int  # of `inner`, from the start of the text
    name: str = ""  # the name in it; empty if it holds something else
    words: tuple[str, ...] = ()
    possessive: bool = False  # `{player's}`

    @property
    def article(self) -> bool:
        """`{a noun}`"""
        return self.inner.startswith("a ")


@lru_cache(4096)
def template_parts(template: str) -> tuple[str | Slot, ...]:
    """The words of a template and its slots, in order.

    >>> [part if isinstance(part, str) else part.name for part in template_parts("draw {n} {n|card|cards}")]
    ['draw ', 'n', ' ', 'n']
    """
    parts: list[str | Slot] = []
    end = 0
    for match in SLOT.finditer(template):
        if match.start() > end:
            parts.append(template[end : match.start()])
        words = tuple(match[3].split("|")[1:])
        named = NAME.fullmatch(match[1]) if len(words) in (0, 2) else None
        name = named[1] if named is not None else ""
        parts.append(Slot(match[0], match[1], match.start(1), name, words, bool(match[2])))
        end = match.end()
    if end < len(template):
        parts.append(template[end:])
    return tuple(parts)


@lru_cache(4096)
def spoken_parts(template: str) -> tuple[str | Slot, ...]:
    """The parts of a text that is filled in play, when `{player}'s` has to become `Ada's`, `Orcs'` or `your`.

    >>> [part if isinstance(part, str) else part.possessive for part in spoken_parts("{player}'s hand")]
    [True, ' hand']
    """
    parts: list[str | Slot] = []
    for part in template_parts(template):
        before = parts[-1] if parts else ""
        if isinstance(part, str) and isinstance(before, Slot) and BEHIND.match(part):
            if before.inner and not (before.words or before.article or "." in before.name):
                parts[-1] = replace(before, possessive=True)
                part = part[2:]
        parts += [part] if part else []
    return tuple(parts)


def with_possessives(template: str) -> str:
    """The template as the interpreter fills it: `{player's}` for `{player}'s`."""

    def written(part: str | Slot) -> str:
        if isinstance(part, str):
            return part
        return f"{{{part.inner}'s}}" if part.possessive else part.written

    return "".join([written(part) for part in spoken_parts(template)])


def says_all(words: str) -> bool:
    """Whether a slot after these words names several: `sell all {good}`."""
    return re.search(r"(?:^|\W)all $", words, re.IGNORECASE) is not None


def slots_of(template: str) -> list[Slot]:
    return [part for part in template_parts(template) if isinstance(part, Slot)]


def slot_names(template: str) -> list[str]:
    """The names in a template, each once, without what belongs to them."""
    found = [slot.name.partition(".")[0] for slot in slots_of(template) if slot.name]
    return list(dict.fromkeys(found))


def fill(template: str, value: Callable[[Slot], str | None]) -> str:
    """The template with values in its slots; a slot without a value stays as it is."""
    parts: list[str] = []
    for part in template_parts(template):
        found = part if isinstance(part, str) else value(part)
        parts.append(part.written if found is None and isinstance(part, Slot) else found or "")
    return "".join(parts)


def about_names(template: str) -> str:
    """The template as a sentence about the names in its slots, for those who read code.

    >>> about_names("{target} gains {n} {n|Token|Tokens}")
    '`target` gains `n` Tokens.'
    >>> about_names("draw {player's} cards")
    "Draw `player`'s cards."
    """

    def named(slot: Slot) -> str:
        if slot.words:
            return slot.words[-1]
        return f"`{slot.name or slot.inner}`" + ("'s" if slot.possessive else "")

    text = " ".join(fill(template, named).split())
    end = "" if text.endswith((".", "!", "?", ":")) else "."
    return text[:1].upper() + text[1:] + end


# ------------------------------------------------------------------ mistakes


def broken_slot(text: str) -> tuple[int, str, str, int] | None:
    """The first brace without its partner, or a slot without a name.

    Gives where it is, what is wrong, what to insert and where.

    >>> broken_slot("{source hurts {target}")
    (0, 'this `{` is never closed', '}', 7)
    """
    open_ = -1
    for at, sign in enumerate(text):
        if sign == "{":
            if open_ >= 0:
                break
            open_ = at
        elif sign == "}":
            if open_ < 0:
                word = re.search(r"[a-z0-9_.]+$", text[:at])
                return at, "this `}` closes nothing", "{", word.start() if word else at
            if not text[open_ + 1 : at].strip():
                return open_, "these braces are empty", "", at
            open_ = -1
    if open_ < 0:
        return None
    name = START.match(text, open_ + 1)
    return open_, "this `{` is never closed", "}", name.end() if name else open_ + 1


def check_slots(scalar: Scalar, report: Report, offset: int = 0, text: str | None = None) -> bool:
    """Report a broken slot of a text, which may be a part of the scalar; gives whether there is none."""
    found = broken_slot(scalar.text if text is None else text)
    if found is None:
        return True
    at, said, sign, place = found
    fixes: tuple[Fix, ...] = ()
    if sign:
        where = offset + place
        fixes = (Fix(f"insert `{sign}`", (edit(scalar, where, where, sign),)),)
    help = "write a name between braces, as in `{target}`"
    report.error("E0216", said, scalar.at(offset + at), Hint(help, fixes=fixes))
    return False


def check_all_slots(body: Fields, keys: tuple[str, ...], report: Report) -> None:
    """Report broken slots of the texts that are under some keys, at any depth."""
    for key, value in body.entries.items():
        for item in value.items if isinstance(value, Items) else (value,):
            if isinstance(item, Fields):
                check_all_slots(item, keys, report)
            elif isinstance(item, Scalar) and key in keys and isinstance(item.value, str):
                # `{}` is the value itself.
                check_slots(item, report, text=item.text.replace("{}", "  "))


def bare_names(
    scalar: Scalar, offset: int, text: str, known: Container[str], report: Report
) -> None:
    """Report `player.bid` without braces in a text, which may be a part of the scalar."""
    for found in DOTTED.finditer(SLOT.sub(lambda slot: " " * len(slot[0]), text)):
        if found[0].partition(".")[0] in known:
            right = f"{{{found[0]}}}"
            start = offset + found.start()
            fix = Fix(
                f"write `{right}`", (edit(scalar, start, start + len(found[0]), right),), True
            )
            said = f"`{found[0]}` is shown to players as it is written"
            report.error(
                "E0216", said, scalar.at(start, len(found[0])), Hint(fix.title, fixes=(fix,))
            )


def foreign_slots(scalar: Scalar, known: Container[str], report: Report) -> None:
    """Report `$n`, `%n`, `@n`, `<n>`, `[n]` and `(n)` in a text, where `n` is something that it can name in braces."""
    bare_names(scalar, 0, scalar.text, known, report)
    for found in FOREIGN.finditer(scalar.text):
        name = next(part for part in found.groups() if part is not None)
        as_aside = found[0][0] == "(" and f"{{{name}" in scalar.text
        if name in known and not as_aside:
            right = f"{{{name}}}"
            fix = Fix(f"write `{right}`", (edit(scalar, found.start(), found.end(), right),), True)
            said = f"`{found[0]}` is shown to players as it is written"
            place = scalar.at(found.start(), len(found[0]))
            report.error("E0216", said, place, Hint(f"write `{right}`", fixes=(fix,)))
