"""A browser of this machine for tests, and a person who clicks at random."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.table_server import Server

NONE = (
    "browser tests were left out: no browser was found. Set CHROMIUM to one, "
    "or install chromium or google-chrome"
)
# All that can be clicked now: things on the board and cards, then the lines of the menu.
CLICKABLE = ".board .can, .card.can, .chip.can, .zone-name.can"


def chromium() -> str | None:
    """The browser of the machine: $CHROMIUM, `chromium` or `google-chrome`."""
    named = os.environ.get("CHROMIUM")
    return named or shutil.which("chromium") or shutil.which("google-chrome")


@contextmanager
def a_browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        if os.environ.get("SIEGEWRIGHT_NEEDS_BROWSER"):
            pytest.fail(NONE)
        pytest.skip(NONE)
    with sync_playwright() as playing:
        browser = playing.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


class Screen:
    """A page at a table that notes everything that goes wrong in it."""

    def __init__(self, browser: Browser, server: Server, path: str, **how: Any) -> None:
        self.context = browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **how})
        self.context.set_default_timeout(60_000)  # a busy machine takes its time
        self.page: Page = self.context.new_page()
        self.wrong: list[str] = []
        self.frames: list[str] = []
        self.elsewhere: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", self._console)
        self.page.on("dialog", lambda dialog: self.wrong.append(f"a dialog: {dialog.message}"))
        self.page.on("request", lambda asked: self._request(asked.url, server))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._frame))
        self.page.goto(server.base + path)

    def _console(self, message: Any) -> None:
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.wrong.append(message.text)

    def _request(self, url: str, server: Server) -> None:
        if not url.startswith((server.base, "data:", "blob:")):
            self.elsewhere.append(url)

    def _frame(self, data: Any) -> None:
        self.frames.append(str(data))

    def close(self) -> None:
        self.context.close()
        assert not self.wrong, self.wrong
        assert not self.elsewhere, self.elsewhere

    def choices(self) -> int:
        """The number of answers so far, as the last message has it."""
        return int(
            self.page.evaluate(
                "(async () => (await import('/static/net.js')).state.value?.n ?? -1)()"
            )
        )

    def ready(self) -> None:
        """Wait until somebody is asked here, or all is over."""
        self.page.wait_for_selector(
            ".menu .option:not([disabled]), .curtain button, .result, .waiting"
        )

    def step(self, chance: random.Random) -> bool:
        """Do one thing that can be clicked; False if the game is over or somebody else is asked."""
        self.ready()
        return bool(
            self.page.evaluate(
                """([things, kind, pick]) => {
                  const curtain = document.querySelector(".curtain button");
                  if (curtain) { curtain.click(); return true; }
                  const lines = [...document.querySelectorAll(".menu .option:not([disabled])")];
                  if (!lines.length) return false;
                  const found = [...document.querySelectorAll(things)].filter((el) => !el.closest(".chosen"));
                  const among = kind && found.length ? found : lines;
                  const el = among[Math.floor(pick * among.length)];
                  el.dispatchEvent(new MouseEvent("click", { bubbles: true }));
                  return true;
                }""",
                [CLICKABLE, chance.random() < 0.7, chance.random()],
            )
        )


def play(screen: Screen, chance: random.Random, steps: int) -> int:
    """Click at random until the game is over or so many clicks are done; gives the clicks."""
    for number in range(steps):
        if screen.page.query_selector(".result") or not screen.step(chance):
            return number
        # The page answers in the same turn of its loop or after the next message.
        screen.page.wait_for_function("() => true")
    return steps
