"""The hub: tables, their seats and tokens, their processes, and who is connected. It runs no rules.

A table is a folder with its plan and its save. Its process is started when a client connects and ends some time after all
have left; one that dies is started again from the save.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import secrets
import shutil
import sys
import time
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass, field
from hmac import compare_digest
from pathlib import Path
from typing import Any, Final

from compiler import locations
from interpreter import write_file
from siegewright.table.keeping import GAME, Plan, write_plan
from siegewright.usage import read_here

HUB: Final = "*"
SEATS: Final = "seats.json"
MOST_TABLES: Final = 200
MOST_CLIENTS: Final = 48  # with one link: spectators take no room from players
MOST_WAITING: Final = 256  # messages for a client that does not read
MOST_UNREAD: Final = (
    1 << 18
)  # bytes for a process that does not read, as its bots think or its rules hang
MOST_DEATHS: Final = 5  # of a process in a minute; then it is left alone
IDLE: Final = 600.0  # seconds without anybody after which a process ends
LINE: Final = 16 << 20  # bytes of one message of a process
_ID: Final = re.compile(r"[a-z0-9]{12}")
_DRAWN: Final = re.compile(r"(?:card-[0-9]{1,6}\.png|picture-[0-9]{1,6}\.(?:svg|png))")


class NoTable(Exception):
    """There is no such table, or no such game; the words are for the person who asked."""


@dataclass(frozen=True, slots=True)
class Token:
    """What the holder of this word may do at a table."""

    word: str
    seats: tuple[int, ...]
    host: bool = False


@dataclass(slots=True)
class Client:
    """A connection of a page."""

    id: str
    token: Token
    queue: asyncio.Queue[str | None] = field(
        default_factory=lambda: asyncio.Queue(maxsize=MOST_WAITING)
    )

    def send(self, text: str) -> None:
        """One who does not read is let go: a page that comes again is shown all there is."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.let_go()

    def let_go(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Table:
    """A table as the hub knows it."""

    def __init__(self, id: str, hub: Hub, pack: str, tokens: list[Token]) -> None:
        self.id = id
        self.folder = hub.folder / id
        self.root = hub.root
        self.below = hub.below
        self.pack = pack
        self.tokens = tokens
        self.clients: dict[str, Client] = {}
        self.status: dict[str, Any] = {}
        self.failed = ""
        self.process: asyncio.subprocess.Process | None = None
        self.reader: asyncio.Task[None] | None = None
        self.deaths: list[float] = []
        self.quiet_since = time.monotonic()
        self._starting = asyncio.Lock()
        self._numbers = 0
        self._ready = asyncio.Event()

    def token(self, word: str) -> Token | None:
        """Compared in constant time: a token cannot be guessed letter by letter."""
        found = None
        for token in self.tokens:
            if compare_digest(
                token.word.encode(errors="surrogatepass"), word.encode(errors="surrogatepass")
            ):
                found = token
        return found

    async def start(self) -> None:
        """See that the process runs."""
        async with self._starting:
            if self.process is not None:
                return
            self._ready.clear()
            self.failed = ""
            self.process = await asyncio.create_subprocess_exec(
                *_command("table", self.root, self.pack),
                str(self.folder),
                str(self.below),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE,
                env=_environment(),
            )
            self.reader = asyncio.create_task(self._read(self.process))
            for client in self.clients.values():
                self._join(client)

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        """Pass on what the process says, until it ends."""
        assert process.stdout is not None
        with contextlib.suppress(ValueError, ConnectionError):  # ValueError: a line without end
            while line := await process.stdout.readline():
                to, _, message = line.decode().rstrip("\n").partition("\t")
                if to == HUB:
                    self._hear(json.loads(message))
                elif to in self.clients:
                    self.clients[to].send(message)
        await process.wait()
        if self.process is not process:
            return
        self.process = None
        self._ready.set()
        self.deaths = [t for t in self.deaths if t > time.monotonic() - 60.0]
        self.deaths.append(time.monotonic())
        if not self.clients:
            return
        if self.failed or len(self.deaths) >= MOST_DEATHS:
            why = self.failed or "The game stops again and again; its rules may have a mistake."
            for client in self.clients.values():
                client.send(json.dumps({"broken": why}))
            return
        await self.start()

    def _hear(self, message: dict[str, Any]) -> None:
        if "failed" in message:
            self.failed = str(message["failed"])
        self.status = {**self.status, **(message.get("ready") or message.get("status") or {})}
        self._ready.set()

    async def ready(self, seconds: float = 60.0) -> str:
        """Wait until the game is ready; gives why it cannot, or nothing."""
        await self.start()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._ready.wait(), seconds)
        return self.failed

    async def connect(self, token: Token) -> Client:
        if sum(client.token is token for client in self.clients.values()) >= MOST_CLIENTS:
            raise NoTable("There is no room at this table.")
        self._numbers += 1
        client = Client(f"c{self._numbers}", token)
        self.clients[client.id] = client
        if self.process is None:
            await self.start()
        else:
            self._join(client)
        return client

    def disconnect(self, client: Client) -> None:
        if self.clients.pop(client.id, None) is not None:
            self.say(client, {"do": "leave"})
        self.quiet_since = time.monotonic()

    def _join(self, client: Client) -> None:
        token = client.token
        self.say(client, {"do": "join", "seats": list(token.seats), "host": token.host})

    def say(self, client: Client, message: Mapping[str, Any]) -> None:
        """Pass a message on to the process; while there is none, it is lost, and the page is shown why."""
        if self.process is None or self.process.stdin is None or self.process.stdin.is_closing():
            return
        if (
            client.id in self.clients
            and self.process.stdin.transport.get_write_buffer_size() > MOST_UNREAD
        ):
            client.let_go()  # a page says little: this is somebody who wants to fill our memory
            return
        line = json.dumps({**message, "client": client.id}) + "\n"
        self.process.stdin.write(line.encode())

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        with contextlib.suppress(ProcessLookupError):
            try:
                await asyncio.wait_for(process.wait(), 2.0)
            except TimeoutError:
                process.kill()
                await process.wait()
        if self.reader is not None:
            self.reader.cancel()


class Hub:
    """All tables of a project."""

    def __init__(self, root: Path, packs: list[str], folder: Path | None = None) -> None:
        self.root = root
        self.packs = packs
        self.folder = folder or root / ".siegewright" / "tables"
        self.below = (
            folder.parent if folder else root
        )  # no link between there and a file is followed
        self.tables: dict[str, Table] = {}
        self._catalogues: dict[str, dict[str, Any]] = {}
        self._cataloguing: dict[str, asyncio.Lock] = {}
        self._drawings: dict[str, Drawings] = {}

    async def catalogue(self, pack: str) -> dict[str, Any]:
        """The games of a pack, told by a process that has loaded it."""
        self._known(pack)
        async with self._cataloguing.setdefault(pack, asyncio.Lock()):
            if pack not in self._catalogues:
                process = await self._asked("catalogue", pack)
                said = await _told(process, {"failed": "The pack cannot be loaded."})
                await process.wait()
                if "failed" in said:
                    raise NoTable(str(said["failed"]))
                self._catalogues[pack] = said["catalogue"]
            return self._catalogues[pack]

    def drawings(self, pack: str) -> Drawings:
        """How a pack is drawn: a process makes that at the first request."""
        self._known(pack)
        if pack not in self._drawings or self._drawings[pack].died:
            self._drawings[pack] = Drawings(self._asked("drawings", pack))
        return self._drawings[pack]

    def _known(self, pack: str) -> None:
        if pack not in self.packs:
            raise NoTable("There is no such game.")

    async def _asked(self, what: str, pack: str) -> asyncio.subprocess.Process:
        """A process that tells something about a pack."""
        return await asyncio.create_subprocess_exec(
            *_command(what, self.root, pack),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
            env=_environment(),
        )

    async def create(self, plan: Plan, here: list[int], save: str | None) -> tuple[Table, str]:
        """A new table; gives also why its game cannot begin, or nothing.

        `here` are the seats that are played at the screen of the host. Every other person gets a link.
        """
        there = len(list(self.folder.iterdir())) if self.folder.is_dir() else 0
        if there >= MOST_TABLES:
            raise NoTable("There are too many tables: end one first.")
        id = "".join(secrets.choice("abcdefghijklmnopqrstuvwxyz0123456789") for _ in range(12))
        folder = self.folder / id
        tokens = [Token(secrets.token_urlsafe(18), tuple(here), host=True)]
        for seat, who in enumerate(plan.who):
            if who == "person" and seat not in here:
                tokens.append(Token(secrets.token_urlsafe(18), (seat,)))
        tokens.append(Token(secrets.token_urlsafe(18), ()))  # spectators
        seats = [{"word": t.word, "seats": list(t.seats), "host": t.host} for t in tokens]
        data = {"pack": plan.pack, "tokens": seats}
        write_file(folder / SEATS, json.dumps(data).encode(), self.below)
        folder.chmod(0o700)  # tokens are secrets
        write_plan(plan, folder, self.below)
        if save is not None:
            write_file(folder / GAME, save.encode(), self.below)
        table = Table(id, self, plan.pack, tokens)
        self.tables[id] = table
        failed = await table.ready()
        if failed:
            await self.remove(table)
        return table, failed

    async def remove(self, table: Table) -> None:
        self.tables.pop(table.id, None)
        for client in list(table.clients.values()):
            client.send(json.dumps({"broken": "The host has ended this table."}))
            client.send("")
        await table.stop()
        if table.folder.parent == self.folder and not table.folder.is_symlink():
            shutil.rmtree(table.folder, ignore_errors=True)

    def table(self, id: str) -> Table:
        """A table by its id, also one that a server before this one has left. NoTable if there is none."""
        if id in self.tables:
            return self.tables[id]
        folder = self.folder / id
        if not _ID.fullmatch(id) or not (folder / SEATS).is_file():
            raise NoTable("There is no such table.")
        try:
            data = json.loads(read_here(folder / SEATS))
            tokens = [
                Token(str(t["word"]), tuple([int(seat) for seat in t["seats"]]), bool(t["host"]))
                for t in data["tokens"]
            ]
            found = Table(id, self, str(data["pack"]), tokens)
        except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
            raise NoTable("There is no such table.") from error
        self.tables[id] = found
        return found

    async def rest(self) -> None:
        """End the processes of tables that have had no clients for some time."""
        while True:
            await asyncio.sleep(IDLE / 10)
            for table in list(self.tables.values()):
                idle = time.monotonic() - table.quiet_since
                if not table.clients and table.process is not None and idle > IDLE:
                    await table.stop()

    async def close(self) -> None:
        for drawings in self._drawings.values():
            drawings.stop()
        await asyncio.gather(*[table.stop() for table in self.tables.values()])


class Drawings:
    """How a pack is drawn: its looks, then the list of its cards, and files that come one by one while they are made."""

    def __init__(self, starting: Coroutine[Any, Any, asyncio.subprocess.Process]) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._folder = ""
        self._looks: asyncio.Future[dict[str, Any]] = asyncio.Future()
        self._cards: asyncio.Future[dict[str, Any]] = asyncio.Future()
        self._listening = asyncio.create_task(self._listen(starting))

    async def _listen(self, starting: Coroutine[Any, Any, asyncio.subprocess.Process]) -> None:
        self._process = process = await starting
        first = await _told(process, {"looks": {}, "folder": ""})
        self._folder = str(first.get("folder", ""))
        self._looks.set_result({**first.get("looks", {}), "folder": Path(self._folder).name})
        second = await _told(process, {"cards": {}})
        self._cards.set_result(second.get("cards", {}))

    async def looks(self) -> dict[str, Any]:
        return await asyncio.shield(self._looks)

    async def cards(self) -> dict[str, Any]:
        return await asyncio.shield(self._cards)

    async def file(self, folder: str, name: str) -> Path | None:
        """A card or a picture; waits while it is being made. None if there is none."""
        known = (await self.looks())["folder"]
        assert self._process is not None
        if not _DRAWN.fullmatch(name) or not known or folder != known:
            return None
        path = Path(self._folder) / name
        while not path.is_file():
            if self._process.returncode is not None:
                return path if path.is_file() else None
            await asyncio.sleep(0.05)
        return path

    @property
    def died(self) -> bool:
        """Whether the process was killed, or has failed, before everything was drawn."""
        return bool(self._process is not None and self._process.returncode)

    def stop(self) -> None:
        """Requests that wait for a card are told that there is none."""
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()


async def _told(process: asyncio.subprocess.Process, nothing: dict[str, Any]) -> dict[str, Any]:
    """The next message of a process to the hub; `nothing` if it ends without one."""
    assert process.stdout is not None
    _, _, text = (await process.stdout.readline()).decode().partition("\t")
    said: dict[str, Any] = json.loads(text) if text else nothing
    return said


def _command(what: str, root: Path, pack: str) -> list[str]:
    """The words that start a process for a pack."""
    external = json.dumps([str(folder) for folder in locations.external_packs().values()])
    return [sys.executable, "-m", "siegewright.table.process", what, str(root), pack, external]


def _environment() -> dict[str, str]:
    """Where the modules are found, for a process that is started elsewhere."""
    here = str(Path(__file__).resolve().parents[2])
    paths = [here, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([p for p in paths if p])}
