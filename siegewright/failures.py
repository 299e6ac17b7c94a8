"""Failures inside generated rules, told to the author of the rules."""

from __future__ import annotations

import traceback
from pathlib import Path


def in_words(error: Exception) -> str:
    """A failure inside generated rules, for the author of the rule."""
    if isinstance(error, IndexError):
        return (
            "something was asked about `nothing`, or about a place that is not on the board "
            f"({type(error).__name__}: {error})"
        )
    if isinstance(error, ZeroDivisionError):
        return f"something is divided by 0 ({type(error).__name__}: {error})"
    return f"{type(error).__name__}: {error}"


def content_line(error: Exception) -> str:
    """The YAML line of the innermost generated function: it stands in a comment in its first lines."""
    frames = traceback.extract_tb(error.__traceback__)
    for frame in reversed(frames):
        if "generated" in Path(frame.filename).parts:
            lines = Path(frame.filename).read_text(encoding="utf-8").split("\n")
            for number in range(frame.lineno or 1, 0, -1):
                text = lines[number - 1].strip()
                if text.startswith("# ") and ".yaml:" in text:
                    return text[2:]
            return frame.filename
    return ""


def told(error: Exception) -> str:
    """Where and what, as far as it can be known."""
    where = content_line(error)
    return f"{where}: {in_words(error)}" if where else in_words(error)
