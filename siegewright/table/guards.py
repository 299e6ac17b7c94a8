"""Checks of every request: host, origin, size and rate."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Collection
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BODY: Final = 1 << 20  # bytes: a save
CSP: Final = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})


def host_of(value: str) -> str:
    """The host in a Host header or an origin, without its port; empty if there is none.

    >>> host_of("localhost:8000"), host_of("[::1]:80"), host_of("127.0.0.1")
    ('localhost', '::1', '127.0.0.1')
    """
    try:
        return urlsplit(f"//{value}").hostname or ""
    except ValueError:
        return ""


class Guard:
    """Wraps the application.

    A page of a stranger whose name was made to lead here (DNS rebinding) has another host; one that uses our
    cookies or sockets from elsewhere has another origin. `names` are the hosts that people reach this server by; with
    `addresses`, any numeric address will do, since no stranger's page has one.
    """

    def __init__(self, app: ASGIApp, names: Collection[str], addresses: bool) -> None:
        self.app = app
        self.names = {name.lower() for name in names}
        self.addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host, origin = headers.get(b"host", ""), headers.get(b"origin")
        reading = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        wrong = not self._known(host_of(host))
        if origin is not None or not reading:
            wrong = wrong or origin is None or urlsplit(origin).netloc != host
        if wrong:
            await _refuse(scope, send, 403)
            return
        if not headers.get(b"content-length", "0").isdecimal():
            await _refuse(scope, send, 400)
            return
        if int(headers.get(b"content-length", "0")) > MOST_BODY or (
            not reading and b"transfer-encoding" in headers
        ):
            await _refuse(scope, send, 413)
            return

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await self.app(scope, receive, answer)

    def _known(self, host: str) -> bool:
        if host.lower() in self.names:
            return True
        if not self.addresses:
            return False
        try:
            ipaddress.ip_address(host)
        except ValueError:
            return False
        return True


async def _refuse(scope: Scope, send: Send, status: int) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
        return
    start: dict[str, Any] = {
        "type": "http.response.start",
        "status": status,
        "headers": [(b"content-type", b"text/plain"), *HEADERS],
    }
    await send(start)
    await send({"type": "http.response.body", "body": b"refused\n"})


class Rate:
    """How often something may be done: `burst` times at once, and `second` times a second in the long run."""

    def __init__(self, burst: float, second: float) -> None:
        self.burst = burst
        self.second = second
        self.left = burst
        self.then = time.monotonic()

    def allows(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.then) * self.second)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
