"""Text for terminals: control characters and deceptive characters are escaped.

Names, messages and saves come from strangers, arguments and file names from anywhere. While a command runs,
`sys.stdout` and `sys.stderr` are screens, so nothing has to be remembered where something is printed.
What is written out looks like `\\u001b`, which is also how JSON writes it: output for programs stays valid.
"""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any, TextIO, cast

# Control characters except the line break and the tab, characters that turn the direction of reading, other
# line breaks, invisible characters, and halves of characters that cannot be encoded. Joiners stay: scripts need them.
_COMMANDS = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff"
    "\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e0fff]"
)


def plain(text: str) -> str:
    r"""The text with such characters written out.

    >>> print(plain("a\x1b[2Jb\u202ec"))
    a\u001b[2Jb\u202ec
    """
    return _COMMANDS.sub(_written_out, text)


def one_line(text: str) -> str:
    r"""The same without line breaks, for what must not look like a line of ours.

    >>> print(one_line("a\nb"))
    a\u000ab
    """
    return plain(text).replace("\n", "\\u000a")


def indented(text: str, by: str = "  ") -> str:
    """A text that may have several lines, all of them further to the right than what we say ourselves."""
    return by + plain(text).replace("\n", f"\n{by}| ")


def _written_out(found: re.Match[str]) -> str:
    number = ord(found.group())
    if number < 0x10000:
        return f"\\u{number:04x}"
    number -= 0x10000  # as JSON writes it: two halves
    return f"\\u{0xD800 + (number >> 10):04x}\\u{0xDC00 + (number & 0x3FF):04x}"


class Screen:
    """A stream that shows what is printed, and does what only `command` asks for."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        self.stream.write(plain(text))
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


def behind(stream: TextIO) -> TextIO:
    """The stream itself, for our own colours, bars and empty screens; never for text of others."""
    return stream.stream if isinstance(stream, Screen) else stream


def paint(text: str) -> None:
    """Print a text in which only we set colours, and whose parts have been made plain."""
    print(text, file=behind(sys.stdout))


@contextmanager
def screens() -> Iterator[None]:
    """Inside, all that is printed is made plain, and nothing can be wrong with the streams.

    A stream that was closed leads to nothing, and a character that a stream cannot encode is escaped.
    """
    before = sys.stdin, sys.stdout, sys.stderr
    with ExitStack() as after:
        sys.stdin = after.enter_context(_open(before[0], "r"))
        for name, stream in (("stdout", before[1]), ("stderr", before[2])):
            opened = after.enter_context(_open(stream, "w"))
            setattr(sys, name, Screen(behind(opened)))
        try:
            yield
        finally:
            sys.stdin, sys.stdout, sys.stderr = before


@contextmanager
def _open(stream: TextIO | None, mode: str) -> Iterator[TextIO]:
    """A stream that is there and can write every character; afterwards it is as it was."""
    if stream is None:  # Python has found it closed
        with open(os.devnull, mode, encoding="utf-8") as nothing:
            yield cast(TextIO, nothing)
        return
    wrapper = behind(stream)
    if mode == "r" or not isinstance(wrapper, io.TextIOWrapper):
        yield stream
        return
    errors = wrapper.errors
    wrapper.reconfigure(errors="backslashreplace")
    try:
        yield stream
    finally:
        with suppress(OSError, ValueError):  # the stream cannot be written, or has been closed
            wrapper.reconfigure(errors=errors)


def hang_up() -> None:
    """The reader of our words is gone, or cannot take them: write no more, not even at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
