"""A small client of the language server, for measurements: JSON over pipes, one message after the other."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any


class Client:
    """A server that runs, with what it has said."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.process = subprocess.Popen(
            [sys.executable, "-m", "siegewright.cli", "lsp"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.numbers = itertools.count(1)
        self.versions: dict[str, int] = {}
        self.shown: dict[str, tuple[int | None, list[Any]]] = {}  # URI -> version, diagnostics
        self.ask("initialize", {"processId": None, "rootUri": root.as_uri(), "capabilities": {}})
        self.tell("initialized", {})

    def uri(self, path: str) -> str:
        return (self.root / path).as_uri()

    def tell(self, method: str, params: Mapping[str, Any]) -> None:
        self._send({"jsonrpc": "2.0", "method": method, "params": params})

    def ask(self, method: str, params: Mapping[str, Any]) -> Any:
        number = next(self.numbers)
        self._send({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        while True:
            message = self._read()
            if message.get("id") == number and "method" not in message:
                if "error" in message:
                    raise RuntimeError(message["error"])
                return message.get("result")

    def open(self, path: str, text: str) -> None:
        self.versions[path] = 1
        item = {"uri": self.uri(path), "languageId": "yaml", "version": 1, "text": text}
        self.tell("textDocument/didOpen", {"textDocument": item})

    def write(self, path: str, text: str) -> None:
        self.versions[path] += 1
        document = {"uri": self.uri(path), "version": self.versions[path]}
        self.tell(
            "textDocument/didChange",
            {"textDocument": document, "contentChanges": [{"text": text}]},
        )

    def wait(self, path: str) -> list[Any]:
        """The diagnostics of a document as it is."""
        while self.shown.get(self.uri(path), (None, []))[0] != self.versions[path]:
            self._read()
        return self.shown[self.uri(path)][1]

    def settle(self, path: str) -> None:
        command = {"command": "siegewright.settled", "arguments": [self.uri(path)]}
        self.ask("workspace/executeCommand", command)

    def at(self, method: str, path: str, line: int, character: int) -> Any:
        place = {"line": line, "character": character}
        return self.ask(method, {"textDocument": {"uri": self.uri(path)}, "position": place})

    def spent(self) -> float:
        """Seconds that the server has had a processor, which other work on the machine does not lengthen."""
        found = 0
        for task in Path(f"/proc/{self.process.pid}/task").iterdir():
            with suppress(OSError):  # a thread may have ended meanwhile
                found += int((task / "schedstat").read_text(encoding="ascii").split()[0])
        return found / 1e9

    def memory(self) -> int:
        """Bytes that the server has in the machine's memory."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * 4096

    def stop(self) -> None:
        self.ask("shutdown", {})
        self.tell("exit", {})
        self.process.wait(60)

    def _send(self, message: Mapping[str, Any]) -> None:
        data = json.dumps(message).encode()
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(data), data))
        self.process.stdin.flush()

    def _read(self) -> Any:
        assert self.process.stdout is not None
        length = 0
        while True:
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError("the server has gone")
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
            elif not line.strip() and length:
                break
        message = json.loads(self.process.stdout.read(length))
        if message.get("method") == "textDocument/publishDiagnostics":
            said = message["params"]
            self.shown[said["uri"]] = said.get("version"), said["diagnostics"]
        elif "id" in message and "method" in message:
            self._send({"jsonrpc": "2.0", "id": message["id"], "result": None})
        return message
