"""One project in the server: its open documents, and checks that follow their changes.

After a change the room waits for a moment, then checks in the thread of the checker. Another change
cancels a running check, and its result is not shown.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

from compiler import locations
from siegewright.language_server.beginnings import begin
from siegewright.language_server.desk import Desk, Found, Overtaken
from siegewright.language_server.lines import Lines

REST = 0.06  # seconds without a change before a check
LATER = 20  # as many such rests before games begin
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Document:
    """A file that is open in the editor."""

    uri: str
    path: str  # in the project
    lines: Lines
    version: int | None


class Room:
    """A project that is open in an editor."""

    def __init__(
        self,
        root: Path,
        checker: Executor,
        show: Callable[[Room, Found, Mapping[str, Document]], None],
        settled: Callable[[Room], None],
        failed: Callable[[Room, Exception, Mapping[str, Document]], None],
    ) -> None:
        self.root = root
        self.desk = Desk(root)
        self.documents: dict[str, Document] = {}  # by path
        self.shown: set[str] = set()  # URIs that have diagnostics
        self._checker = checker
        self._show = show
        self._settled = settled
        self._failed = failed
        self._turn = 0  # counts changes
        self._stale = True  # what is known of the disk
        self._task: asyncio.Task[None] | None = None
        self._first = asyncio.Event()  # set when there has been an answer
        self._quiet = asyncio.Event()
        self._games: asyncio.Task[None] | None = None
        self.rest = REST

    # -------------------------------------------------------------- documents

    def path(self, file: Path) -> str:
        return locations.shown(file, self.root)

    def put(self, document: Document) -> None:
        """A document is open, or has changed."""
        self.documents[document.path] = document
        self.desk.open[document.path] = document.lines.plain
        self.touch()

    def drop(self, path: str) -> None:
        """A document is closed: what is on the disk counts again."""
        if self.documents.pop(path, None) is not None:
            self.desk.open.pop(path, None)
            self.touch(disk=True)

    def touch(self, disk: bool = False) -> None:
        """Something has changed; a check follows."""
        self._turn += 1
        self._stale = self._stale or disk
        self._quiet.clear()
        if self._games is not None:
            self._games.cancel()
            self._games = None
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._work())

    # -------------------------------------------------------------- checking

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            turn = self._turn
            await asyncio.sleep(self.rest)
            if turn != self._turn:
                continue
            documents = dict(self.documents)
            texts = {path: d.lines.plain for path, d in documents.items()}
            again, self._stale = self._stale, False

            try:
                check = partial(self._check, texts, documents, again, turn, loop)
                await loop.run_in_executor(self._checker, check)
            except Overtaken:
                continue
            except Exception as error:
                self._failed(self, error, documents)
            if turn == self._turn:
                self._first.set()
                self._quiet.set()
                self._settled(self)
                self._games = loop.create_task(self._begin(texts, documents))
                return

    def _check(
        self,
        texts: Mapping[str, str],
        documents: Mapping[str, Document],
        again: bool,
        turn: int,
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        """In the checker's thread."""

        def tell(found: Found) -> None:
            loop.call_soon_threadsafe(self._told, found, documents, turn)

        def viewed() -> None:
            loop.call_soon_threadsafe(self._first.set)

        self.desk.check(texts, again, lambda: turn != self._turn, tell, viewed)

    def _told(self, found: Found, documents: Mapping[str, Document], turn: int) -> None:
        if turn != self._turn:
            return
        self.desk.found = found
        try:
            self._show(self, found, documents)
        except Exception as error:
            self._failed(self, error, documents)

    async def _begin(self, texts: Mapping[str, str], documents: Mapping[str, Document]) -> None:
        """Let the games of saved packs begin beside the server: that takes long, and runs their rules."""
        turn = self._turn
        await asyncio.sleep(LATER * self.rest)
        for pack in await self.run(lambda: self.desk.to_begin(texts)):
            said = await begin(self.root, pack)
            if said is not None:
                found = await self.run(partial(self.desk.begun, pack, said))
                self._told(found, documents, turn)

    async def begun(self) -> None:
        """Wait until the games of the texts as they are have begun, if they can."""
        await self.settled()
        if self._games is not None:
            await asyncio.wait([self._games])

    async def ready(self) -> None:
        """Wait until there has been a check at all."""
        await self._first.wait()

    async def settled(self) -> None:
        """Wait until the texts as they are have been checked."""
        await self._quiet.wait()

    async def run(self, work: Callable[[], T]) -> T:
        """Do something in the checker's thread, where the workspace is."""
        return await asyncio.get_running_loop().run_in_executor(self._checker, work)

    def leave(self) -> None:
        """End what is under way."""
        self._turn += 1


def root_of(file: Path) -> Path | None:
    """The project of a content file: what holds the folder `content` around its pack."""
    homes = [folder for folder in file.parents if folder.name == "content"]
    for home in homes:
        pack = home / file.relative_to(home).parts[0]
        if pack != file and (pack / "pack.yaml").is_file():
            return home.parent
    inside = [home for home in homes if len(file.relative_to(home).parts) > 1]
    return inside[-1].parent if inside else None


def absolute(root: Path, path: str) -> Path:
    return Path(os.path.normpath(root / path))
