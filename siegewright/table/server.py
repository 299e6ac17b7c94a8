"""The server: pages, the lobby, and a socket for everybody at a table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import socket
from collections.abc import AsyncIterator, Collection
from hmac import compare_digest
from pathlib import Path
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from siegewright.drawing.module import drawing_module
from siegewright.table.guards import LOOPBACK, Guard, Rate
from siegewright.table.hub import Client, Hub, NoTable, Table
from siegewright.table.keeping import Plan
from siegewright.table.messages import Malformed, read_message
from siegewright.table.process import PACES
from siegewright.table.shelf import shelf
from siegewright.table.wishes import Wish, read_wish

HERE: Final = Path(__file__).resolve().parent
STATIC: Final = HERE / "static"
VENDOR: Final = HERE / "vendor"
# Pictures are shown inside the page. A picture opened on its own can do nothing.
PICTURE: Final = {
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
}
GREETING: Final = 10.0  # seconds in which a socket must say who it is


class Server:
    """Everything that requests are answered with."""

    def __init__(self, hub: Hub, key: str = "") -> None:
        self.hub = hub
        self.key = key  # what a client must know to make tables; empty: nothing
        self.creating = Rate(30, 1)
        self.guessing = Rate(50, 5)  # wrong tokens, of all together
        self.shelf: list[dict[str, str]] = []

    # ------------------------------------------------------------------ pages

    async def page(self, request: Request) -> Response:
        return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})

    async def drawing(self, request: Request) -> Response:
        return Response(drawing_module(), media_type="text/javascript")

    async def packs(self, request: Request) -> Response:
        """The games, by title."""
        if not self.shelf:
            self.shelf = await asyncio.to_thread(shelf, self.hub.root, self.hub.packs)
        return JSONResponse({"packs": self.shelf, "key": bool(self.key)})

    async def pack(self, request: Request) -> Response:
        try:
            return JSONResponse(await self.hub.catalogue(request.path_params["pack"]))
        except NoTable as error:
            return _wrong(404, str(error))

    async def look(self, request: Request) -> Response:
        """How the things of a pack are drawn."""
        try:
            return JSONResponse(await self.hub.drawings(request.path_params["pack"]).looks())
        except NoTable as error:
            return _wrong(404, str(error))

    async def cards(self, request: Request) -> Response:
        """Which documents have a printed card, and where; known later than the looks."""
        try:
            return JSONResponse(await self.hub.drawings(request.path_params["pack"]).cards())
        except NoTable as error:
            return _wrong(404, str(error))

    async def drawn(self, request: Request) -> Response:
        """A card as the press draws it, or a picture of a pack. Its address changes whenever it does."""
        asked = request.path_params
        try:
            path = await self.hub.drawings(asked["pack"]).file(asked["folder"], asked["file"])
        except NoTable:
            path = None
        if path is None:
            return _wrong(404, "There is nothing here.")
        kind = "image/png" if path.suffix == ".png" else "image/svg+xml"
        return FileResponse(path, media_type=kind, headers=PICTURE)

    # ------------------------------------------------------------------ tables

    def _may_create(self, request: Request) -> bool:
        given = request.headers.get("x-key", "")
        return not self.key or compare_digest(given.encode(errors="replace"), self.key.encode())

    async def create(self, request: Request) -> Response:
        if not self._may_create(request):
            return _wrong(403, "Open the address that the command has printed.")
        try:
            wish = read_wish(await request.body())
            if not self.creating.allows():
                return _wrong(429, "That was too fast: wait for a moment.")
            table, failed = await self._begin(wish)
        except Malformed as error:
            return _wrong(400, str(error))
        except NoTable as error:
            return _wrong(404, str(error))
        if failed:
            return _wrong(409, failed)
        return JSONResponse({"table": table.id, "token": table.tokens[0].word})

    async def _begin(self, wish: Wish) -> tuple[Table, str]:
        known = await self.hub.catalogue(wish.pack)
        scenarios = {s["id"]: s for s in known["scenarios"]}
        if wish.scenario not in scenarios:
            raise NoTable("There is no such scenario.")
        scenario = scenarios[wish.scenario]
        least, most = scenario["players"]
        if not least <= len(wish.seats) <= most:
            raise NoTable(f"This is a game for {least} to {most} players.")
        who = []
        here = []
        for seat, word in enumerate(wish.seats):
            if word in ("here", "link") or seat in scenario["automatic"]:
                who.append("person")
                if word == "here" and seat not in scenario["automatic"]:
                    here.append(seat)
            elif word in known["bots"]:
                who.append(word)
            else:
                raise NoTable("There is no such bot.")
        plan = Plan(
            wish.pack,
            wish.scenario,
            len(wish.seats),
            secrets.randbelow(1_000_000_000) if wish.seed is None else wish.seed,
            wish.options,
            tuple(who),
            tuple(wish.names),
            PACES.get(wish.pace, PACES["quick"]),
            campaign=wish.campaign,
        )
        return await self.hub.create(plan, here, wish.save)

    async def about(self, request: Request) -> Response:
        """What the list of one's own tables shows, and to the host the links for all seats."""
        try:
            table = self.hub.table(request.path_params["table"])
        except NoTable as error:
            return _wrong(404, str(error))
        token = table.token(request.headers.get("x-token", ""))
        if token is None:
            return _wrong(403, "This link is not for this table.")
        data: dict[str, Any] = {"pack": table.pack, "status": table.status}
        data["seats"] = list(token.seats)
        data["host"] = token.host
        if token.host:
            data["links"] = [
                {"token": t.word, "seats": list(t.seats)} for t in table.tokens if not t.host
            ]
        return JSONResponse(data)

    async def end(self, request: Request) -> Response:
        try:
            table = self.hub.table(request.path_params["table"])
        except NoTable as error:
            return _wrong(404, str(error))
        token = table.token(request.headers.get("x-token", ""))
        if token is None or not token.host:
            return _wrong(403, "Only the host can end a table.")
        await self.hub.remove(table)
        return JSONResponse({})

    # ------------------------------------------------------------------ sockets

    async def socket(self, socket: WebSocket) -> None:
        """A client at a table. The first message is the token of a seat; everything after it goes to the table."""
        try:
            table = self.hub.table(socket.path_params["table"])
        except NoTable:
            await socket.close(4404)
            return
        await socket.accept()
        try:
            said = json.loads(await asyncio.wait_for(socket.receive_text(), GREETING))
            word = str(said["token"]) if isinstance(said, dict) else ""
        except (ValueError, KeyError, TimeoutError, WebSocketDisconnect, RecursionError):
            with contextlib.suppress(RuntimeError):
                await socket.close(4400)
            return
        token = table.token(word)
        if token is None:
            if not self.guessing.allows():
                await asyncio.sleep(1)
            await socket.close(4403)
            return
        try:
            client = await table.connect(token)
        except NoTable:
            await socket.close(4429)
            return
        sending = asyncio.create_task(_send(socket, client))
        try:
            await self._listen(socket, table, client)
        finally:
            sending.cancel()
            table.disconnect(client)

    async def _listen(self, socket: WebSocket, table: Table, client: Client) -> None:
        rate = Rate(60, 25)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                text = await socket.receive_text()
                if not rate.allows():
                    await socket.close(4429)
                    return
                try:
                    message = read_message(text)
                except Malformed:
                    await socket.close(4400)
                    return
                if message["do"] == "ping":
                    client.send('{"pong":true}')
                else:
                    table.say(client, message)


async def _send(socket: WebSocket, client: Client) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            text = await client.queue.get()
            if not text:
                await socket.close(4408 if text is None else 1000)
                return
            await socket.send_text(text)


def _wrong(status: int, words: str) -> Response:
    return JSONResponse({"wrong": words[:1].upper() + words[1:]}, status_code=status)


async def _not_found(request: Request, error: Exception) -> Response:
    return _wrong(404, "There is nothing here.")


def application(
    hub: Hub, key: str = "", names: Collection[str] = LOOPBACK, addresses: bool = False
) -> Starlette:
    """The whole server. `names` are the hosts it is reached by."""
    server = Server(hub, key)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        resting = asyncio.create_task(hub.rest())
        yield
        resting.cancel()
        await hub.close()

    return Starlette(
        routes=[
            Route("/", server.page),
            Route("/table/{table}", server.page),
            Route("/drawing.js", server.drawing),
            Route("/api/packs", server.packs),
            Route("/api/packs/{pack}", server.pack),
            Route("/api/looks/{pack}", server.look),
            Route("/api/cards/{pack}", server.cards),
            Route("/drawn/{pack}/{folder}/{file}", server.drawn),
            Route("/api/tables", server.create, methods=["POST"]),
            Route("/api/tables/{table}", server.about),
            Route("/api/tables/{table}", server.end, methods=["DELETE"]),
            WebSocketRoute("/socket/{table}", server.socket),
            Mount("/static", StaticFiles(directory=STATIC)),
            Mount("/vendor", StaticFiles(directory=VENDOR, check_dir=False)),
        ],
        middleware=[
            Middleware(Guard, names=names, addresses=addresses),
            Middleware(GZipMiddleware, minimum_size=500),
        ],
        exception_handlers={404: _not_found, HTTPException: _not_found},
        lifespan=life,
    )


class _Uvicorn(uvicorn.Server):
    """When it ends, the processes end first: no request waits for a card that nobody draws any more."""

    def __init__(self, settings: uvicorn.Config, hub: Hub) -> None:
        super().__init__(settings)
        self.hub = hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hub.close()
        await super().shutdown(sockets)


def serve(app: Starlette, hub: Hub, listening: socket.socket) -> None:
    """Answer requests until the process is told to end."""
    settings = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=1 << 16,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        h11_max_incomplete_event_size=1 << 15,
        timeout_graceful_shutdown=2,
        server_header=False,
    )
    _Uvicorn(settings, hub).run(sockets=[listening])
