"""Slots in texts for players, as in `{target} gains {n} {n|card|cards}`: braces that do not go together."""

from __future__ import annotations

import re

from compiler.source.diagnostics import Fix, Hint, Report, edit
from compiler.source.positions import Fields, Items, Scalar

NAME = re.compile(r"\s*[a-z_][a-z0-9_.]*")


def broken_slot(text: str) -> tuple[int, str, str, int] | None:
    """The first brace without its partner, or a slot without a name.

    Gives where it stands, what is wrong, what to insert and where.

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
                return open_, "nothing stands between these braces", "", at
            open_ = -1
    if open_ < 0:
        return None
    name = NAME.match(text, open_ + 1)
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
    """Report broken slots of the texts that stand under some keys, at any depth."""
    for key, value in body.entries.items():
        for item in value.items if isinstance(value, Items) else (value,):
            if isinstance(item, Fields):
                check_all_slots(item, keys, report)
            elif isinstance(item, Scalar) and key in keys and isinstance(item.value, str):
                # `{}` is the value itself.
                check_slots(item, report, text=item.text.replace("{}", "  "))
