"""A server of tables in a process of its own, for tests, and a page without a browser: a socket that plays."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.helpers import ROOT


class Server:
    """A running `siegewright table`."""

    def __init__(
        self,
        folder: Path,
        arguments: Sequence[str] = (),
        root: Path = ROOT,
        stderr: int | None = None,
    ) -> None:
        self.folder = folder
        self.stderr = stderr
        self.root = root
        self.arguments = list(arguments)
        self.process: subprocess.Popen[str] | None = None
        self.port = 0
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [
                *[sys.executable, "-m", "siegewright.cli", "--root", str(self.root), "table"],
                *["--tables", str(self.folder), "--port", str(self.port), *self.arguments],
            ],
            stdout=subprocess.PIPE,
            stderr=self.stderr,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/(?:#(\S+))?", line)
        assert found, line
        self.port, self.key = int(found[1]), found[2] or ""

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(10)
        self.process.kill()

    @property
    def base(self) -> str:
        return f"http://localhost:{self.port}"

    def request(
        self, path: str, body: Any = None, headers: dict[str, str] | None = None, method: str = ""
    ) -> tuple[int, Any, dict[str, str]]:
        """The status, the JSON (or text) and the headers of an answer."""
        data = (
            None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        )
        sent = {"origin": self.base, **(headers or {})}
        asked = urllib.request.Request(
            self.base + path,
            data,
            {k: v for k, v in sent.items() if v != ""},
            method=method or ("GET" if data is None else "POST"),
        )
        try:
            with urllib.request.urlopen(asked, timeout=60) as answer:
                text, status, back = answer.read(), answer.status, dict(answer.headers)
        except urllib.error.HTTPError as error:
            text, status, back = error.read(), error.code, dict(error.headers)
        try:
            return status, json.loads(text), back
        except ValueError:
            return status, text.decode(errors="replace"), back

    def table(self, pack: str, scenario: str, seats: Sequence[str], **more: Any) -> dict[str, Any]:
        """A new table: its id, the token of the host, and those of all others by seats."""
        wish = {"pack": pack, "scenario": scenario, "seats": list(seats), "seed": 7, **more}
        status, made, _ = self.request("/api/tables", wish)
        assert status == 200, made
        _, about, _ = self.request(
            f"/api/tables/{made['table']}", headers={"x-token": made["token"]}
        )
        others = {tuple(link["seats"]): link["token"] for link in about["links"]}
        return {"id": made["table"], "host": made["token"], "others": others}

    def join(self, table: dict[str, Any], token: str) -> Player:
        return Player(self, table["id"], token)

    def table_process(self, table: dict[str, Any]) -> int:
        """The number of the process that runs the rules of a table."""
        return self.child("table", table["id"])

    def child(self, what: str, word: str) -> int:
        """The number of a process that this server has started: its first word, and another one."""
        assert self.process is not None
        found = subprocess.run(
            ["ps", "-ww", "--ppid", str(self.process.pid), "-o", "pid,args"],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for line in found.splitlines():
            if f"siegewright.table.process {what} " in line and word in line:
                return int(line.split()[0])
        raise AssertionError(f"no process for {what} {word}")


class Player:
    """A page without a browser: it remembers all that it was sent."""

    def __init__(self, server: Server, table: str, token: str) -> None:
        self.socket: ClientConnection = connect(
            f"ws://localhost:{server.port}/socket/{table}",
            origin=Origin(server.base),
            max_size=None,
            ping_interval=None,  # a test may read late
            legacy=True,
        )
        self.socket.send(json.dumps({"token": token}))
        self.texts: list[str] = []
        self.hello: dict[str, Any] = {}
        self.state: dict[str, Any] = {}

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, seconds: float = 20.0) -> dict[str, Any]:
        """The next message."""
        text = str(self.socket.recv(timeout=seconds))
        self.texts.append(text)
        message: dict[str, Any] = json.loads(text)
        self.hello = message.get("hello", self.hello)
        self.state = message.get("state", self.state)
        return message

    def until(self, what: str, seconds: float = 20.0) -> Any:
        """What the next message of this kind says."""
        while True:
            message = self.hear(seconds)
            if what in message:
                return message[what]

    def at(self, n: int) -> dict[str, Any]:
        """The state after so many answers, or more."""
        while not self.state or self.state["n"] < n:
            self.hear()
        return self.state

    def answer(self, index: int = 0) -> None:
        option = self.state["ask"]["options"][index]
        self.say(do="answer", n=self.state["n"], option=option["id"])

    def ends(self, times: int = 300) -> bool:
        """Whether the server hangs up."""
        try:
            for _ in range(times):
                self.hear()
        except ConnectionClosed:
            return True
        return False


@contextlib.contextmanager
def tables() -> Iterator[Path]:
    """A folder for tables that nobody else sees."""
    with tempfile.TemporaryDirectory(
        prefix="siegewright-table-", ignore_cleanup_errors=True
    ) as folder:
        yield Path(folder) / "tables"
