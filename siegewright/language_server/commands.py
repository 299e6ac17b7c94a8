"""Commands that editors can run: from lenses, menus and keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from lsprotocol import types

from siegewright.language_server.beginnings import command_line
from siegewright.language_server.pages import page
from siegewright.language_server.server import Ran, Refused, Server

BUILD = "siegewright.build"
TEST = "siegewright.test"
PLAY = "siegewright.play"
CARD = "siegewright.showCard"
SETTLED = "siegewright.settled"


async def run(root: Path, *said: str) -> Ran:
    """Run `siegewright` beside the server; it works on what is saved."""
    process = await asyncio.create_subprocess_exec(
        *command_line(root, *said),
        cwd=root,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        output, _ = await process.communicate()
    except asyncio.CancelledError:
        process.kill()
        raise
    text = output.decode("utf-8", "replace")
    return Ran(process.returncode or 0, text)


async def settled(ls: Server, *said: object) -> bool:
    """Answer when the texts as they are have been checked, or when games have begun, too: [uri, games]."""
    known = ls.homes.get(argument(said, 0))
    if known is not None:
        await (known[0].begun() if len(said) > 1 and said[1] else known[0].settled())
    return known is not None


async def build(ls: Server, *said: object) -> dict[str, object]:
    """`siegewright build` for the pack of a file: [uri]."""
    room, pack = ls.pack_at(argument(said, 0))
    ran = await run(room.root, "build", pack)
    return ls.say(f"build {pack}", ran)


async def run_tests(ls: Server, *said: object) -> dict[str, object]:
    """`siegewright test` for the pack of a file, or for tests with words in their titles: [uri, words]."""
    room, pack = ls.pack_at(argument(said, 0))
    title = argument(said, 1)
    only = ["--only", title] if title else []
    ran = await run(room.root, "test", pack, *only)
    return ls.say(f"test {pack}" + (f": {title}" if title else ""), ran)


async def play(ls: Server, *said: object) -> dict[str, object]:
    """The command line that plays a scenario, for the editor's terminal: [uri, scenario]."""
    room, pack = ls.pack_at(argument(said, 0))
    scenario = argument(said, 1)
    line = ["play", pack, *(["--scenario", scenario] if scenario else [])]
    return {"run": command_line(room.root, *line), "cwd": str(room.root)}


async def show_card(ls: Server, *said: object) -> str | None:
    """What the hover says about the document at a place, as Markdown: [uri, line, character]."""
    numbers = [number for number in said[1:3] if isinstance(number, int)]
    if len(numbers) < 2:
        raise Refused("say where: [uri, line, character]")
    document = types.TextDocumentIdentifier(argument(said, 0))
    at = await ls.at(types.HoverParams(document, types.Position(*numbers)))
    found = at[0].desk.hover(*at[1:]) if at is not None else None
    return page(found, True) if found is not None else None


def argument(said: tuple[object, ...], number: int) -> str:
    """An argument of a command; '' if it was left out."""
    value = said[number] if number < len(said) else ""
    return value if isinstance(value, str) else ""


COMMANDS: dict[str, Callable[..., Coroutine[Any, Any, object]]] = {
    SETTLED: settled,
    BUILD: build,
    TEST: run_tests,
    PLAY: play,
    CARD: show_card,
}
