"""Failures inside generated rules, in words for the author of the rules."""

from __future__ import annotations

import linecache
import re
import traceback
from types import FrameType


def in_words(error: Exception) -> str:
    """A failure inside generated rules, for the author of the rule."""
    if isinstance(error, IndexError):
        unknown = "something was asked about `nothing`, or about a place that is not on the board"
        return _asked_about(error) or unknown
    if isinstance(error, AttributeError) and error.obj is None:
        from interpreter import content_name

        return f"something is asked for its `{content_name(error.name or '')}`, and it is nothing"
    if isinstance(error, RecursionError):
        from interpreter import OutOfFuel  # which may be compiled; importing it chooses

        return str(OutOfFuel().with_traceback(error.__traceback__))
    if isinstance(error, ZeroDivisionError):
        return "something is divided by 0"
    from interpreter import InvariantBroken, NobodyThere, OutOfFuel, RuleError, StartError, Stuck

    known = InvariantBroken | NobodyThere | OutOfFuel | RuleError | StartError | Stuck
    if isinstance(error, known):
        return str(error)  # a failure of the rules, already in words for their author
    return f"this is a bug in Siegewright ({type(error).__name__}: {error})"


# What generated code looks up about something: `game.piece_hp[target]`, `game.place[card]`.
LOOKED_UP = re.compile(r"game\.(?:piece_|player_|space_)?([a-z0-9_]+)\[(.+)\]")
NAME = re.compile(r"(?:[a-z_]+\.)*([a-z][a-z0-9_]*)")
SAID = {"doc": "definition", "contents": "pieces", "after": "next"}


def _asked_about(error: IndexError) -> str:
    """What was asked about `nothing`, if it is something by a name."""
    for frame, _ in reversed(list(traceback.walk_tb(error.__traceback__))):
        if not str(frame.f_globals.get("__name__")).startswith("generated."):
            continue
        step = error.__traceback__
        while step is not None and step.tb_frame is not frame:
            step = step.tb_next
        if step is None:
            return ""
        places = list(frame.f_code.co_positions())
        first, last, start, end = places[step.tb_lasti // 2]
        lines = _lines(frame)
        if first is None or first != last or first > len(lines):
            return ""
        found = LOOKED_UP.fullmatch(lines[first - 1].encode()[start:end].decode())
        if found is None:
            return ""
        field, named = SAID.get(found[1], found[1]), NAME.fullmatch(found[2])
        if named is None:
            return f"something is asked for its `{field}`, and it is nothing"
        asked = f"write `if {named[1]} is not nothing` first"
        return f"`{named[1]}` is nothing here, and nothing has no `{field}`: {asked}"
    return ""


def content_line(error: Exception) -> str:
    """The YAML line of the innermost generated function: it is in a comment in its first lines."""
    for frame, line in reversed(list(traceback.walk_tb(error.__traceback__))):
        if str(frame.f_globals.get("__name__")).startswith("generated."):
            for text in reversed(_lines(frame)[:line]):
                if text.strip().startswith("# ") and ".yaml:" in text:
                    return text.strip()[2:]
            return frame.f_code.co_filename
    return ""


def _lines(frame: FrameType) -> list[str]:
    """The text of the module that runs, which need not be what is on the disk by now."""
    spec = frame.f_globals.get("__spec__")
    source = getattr(getattr(spec, "loader", None), "get_source", None)
    if source is not None:
        return str(source(frame.f_globals["__name__"])).split("\n")
    return linecache.getlines(frame.f_code.co_filename, frame.f_globals)


def told(error: Exception) -> str:
    """Where and what, as far as it can be known."""
    where = content_line(error)
    return f"{where}: {in_words(error)}" if where else in_words(error)
