"""The terminal as games use it: lines out, lines in, a choice from a list."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Mapping
from shutil import get_terminal_size
from typing import TextIO

from siegewright.play.menu import Menu
from siegewright.play.widths import COLOUR, wrapped
from siegewright.screen import behind, one_line, plain

BEFORE_PLAY = (
    "Answer with the number of an option, or with some of its words. An empty line takes the first. "
    "`more` shows the next options, `quit` leaves. During the game `help` explains more."
)
ROOM = 6  # columns that the words of a question leave for `>` and the answer


class Leave(Exception):
    """The player wants to leave, or the input has ended."""


class Terminal:
    """Lines in, lines out; copes with pipes, strange bytes and the end of the input."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source = source
        self.target = target
        for stream in (source, target):
            # A name that the terminal cannot show, or a byte that is not text, is no reason to
            # stop playing.
            wrapper = behind(stream)
            if isinstance(wrapper, io.TextIOWrapper):
                wrapper.reconfigure(errors="replace")

    @property
    def has_screen(self) -> bool:
        """Whether people look at a screen that can be wiped."""
        return self.source.isatty() and self.target.isatty()

    @property
    def has_colours(self) -> bool:
        """Whether colours can be seen, and are not switched off (https://no-color.org)."""
        plain = "NO_COLOR" in os.environ or os.environ.get("TERM", "dumb") == "dumb"
        return self.target.isatty() and not plain

    def say(self, text: str = "", indent: str = "    ") -> None:
        """Say something for people to read: lines break at words, and go on with an indent."""
        for line in text.split("\n"):
            for part in wrapped(line, get_terminal_size().columns, indent):
                print(plain(part), file=self.target)

    def offer(self, text: str) -> None:
        """A line of a menu."""
        self.say(text, "       ")

    def paint(self, text: str) -> None:
        """Show a drawing: the colours in it are ours, all else is made plain."""
        colours = [*COLOUR.findall(text), ""]
        parts = zip(COLOUR.split(text), colours, strict=True)
        print("".join([plain(part) + colour for part, colour in parts]), file=behind(self.target))

    def wipe(self) -> None:
        """An empty screen, and nothing to scroll back to."""
        print("\033[H\033[2J\033[3J", end="", file=behind(self.target), flush=True)

    def ask(self, prompt: str) -> str:
        """The next line of the player; Leave at the end of the input.

        A prompt that is too long for the screen breaks at words, too.
        """
        text = one_line(prompt)
        words = text.rstrip("> ")
        *lines, last = wrapped(words, get_terminal_size().columns - ROOM, "    ")
        for line in lines:
            self.say(line)
        prompt = last + text[len(words) :]
        if self.source is sys.stdin and self.source.isatty():
            return self._edit(prompt)
        print(prompt, end="", file=self.target, flush=True)
        line = self.source.readline()
        if not line:
            self.say()
            raise Leave
        if not self.source.isatty():
            self.say(line.strip())  # so that what was piped in can be read afterwards
        return line.strip()

    def _edit(self, prompt: str) -> str:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # gives `input` its line editing
        try:
            return input(prompt).strip()
        except EOFError:
            self.say()
            raise Leave from None


def choose_one(question: str, titles: Mapping[str, str], terminal: Terminal) -> str:
    """Before a game starts, ask for one of several things; Leave if the player leaves."""
    ids = list(titles)
    menu = Menu(list(titles.values()), terminal.offer, default=0)
    terminal.say(question)
    menu.show()
    chosen: int | None = None
    while chosen is None:
        line = terminal.ask(menu.prompt)
        match line.lower():
            case "":
                chosen = 0
            case "quit" | "exit":
                raise Leave
            case "more":
                menu.more()
            case "help" | "?":
                terminal.say(BEFORE_PLAY, "")
            case _:
                chosen = ids.index(line) if line in titles else menu.choose(line)
    return ids[chosen]
