"""The server: passes requests of editors to the desks of their projects."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.lsp.server import LanguageServer
from pygls.protocol import LanguageServerProtocol, lsp_method
from pygls.uris import from_fs_path

from compiler import ENGINE, locations
from siegewright.language_server import protocol as lsp
from siegewright.language_server.desk import Found
from siegewright.language_server.lines import Lines
from siegewright.language_server.room import REST, Document, Room, absolute, root_of

# Of a feature: its method, what answers it, its options.
Feature = tuple[str, Callable[..., Any], Any]
POLL = 2.0  # seconds between looks at the disk, where the editor does not watch files
LONGEST = 4_000  # characters of an output that are shown


@dataclass(frozen=True, slots=True)
class Ran:
    """What came of a command."""

    code: int
    output: str

    @property
    def summary(self) -> str:
        """The last line that says something."""
        rows = [row for row in self.output.split("\n") if row.strip()]
        return rows[-1].strip() if rows else "done" if self.code == 0 else "it failed"


class Refused(JsonRpcException):
    """A request that cannot be fulfilled, with a reason for the person who asked."""

    CODE = -32803
    MESSAGE = "refused"


class _Protocol(LanguageServerProtocol):
    """Documents are kept by the rooms: pygls need not keep them, too."""

    def structure_message(self, data: dict[str, Any]) -> Any:
        """A request that cannot be read gets an answer, too: no editor waits for ever."""
        try:
            return super().structure_message(data)
        except JsonRpcException as error:
            if "id" in data and "method" in data:
                self._send_response(data["id"], error=error.to_response_error())
            raise

    @lsp_method(types.TEXT_DOCUMENT_DID_OPEN)
    def lsp_text_document__did_open(self, params: types.DidOpenTextDocumentParams) -> None:
        document = params.text_document
        self._server.opened(document.uri, document.text, document.version)  # type: ignore[attr-defined]

    @lsp_method(types.TEXT_DOCUMENT_DID_CHANGE)
    def lsp_text_document__did_change(self, params: types.DidChangeTextDocumentParams) -> None:
        self._server.changed(params)  # type: ignore[attr-defined]

    @lsp_method(types.TEXT_DOCUMENT_DID_CLOSE)
    def lsp_text_document__did_close(self, params: types.DidCloseTextDocumentParams) -> None:
        self._server.closed(params.text_document.uri)  # type: ignore[attr-defined]


class Server(LanguageServer):
    """One editor, with the projects that it has open."""

    def __init__(self) -> None:
        super().__init__(
            "siegewright",
            ENGINE,
            protocol_cls=_Protocol,
            text_document_sync_kind=types.TextDocumentSyncKind.Incremental,
        )
        self.rooms: dict[Path, Room] = {}
        self.homes: dict[str, tuple[Room, str]] = {}  # URI -> room, path
        self.loose: dict[str, Document] = {}  # documents of no project
        self.checker = ThreadPoolExecutor(1, "checker")
        self.rest = REST
        self.poll = POLL
        self.watching: asyncio.Task[None] | None = None
        self.once_settled: Callable[[], None] = lambda: None  # called after the first check

    # -------------------------------------------------------------- what the editor can

    @property
    def encoding(self) -> str:
        return types.PositionEncodingKind(self.workspace.position_encoding or "utf-16").value

    def can(self, *path: str) -> bool:
        """Whether the editor has a capability, as in `can("workspace", "code_lens", "refresh_support")`."""
        found: Any = self.client_capabilities
        for step in path:
            found = getattr(found, step, None)
        return bool(found)

    # -------------------------------------------------------------- documents

    def opened(self, uri: str, text: str, version: int | None) -> None:
        self.closed(uri)
        lines = Lines(text, self.encoding)
        room, path = self.place(uri)
        if room is None:
            self.loose[uri] = Document(uri, path, lines, version)
            return
        self.homes[uri] = room, path
        room.put(Document(uri, path, lines, version))
        room.touch(disk=True)

    def changed(self, params: types.DidChangeTextDocumentParams) -> None:
        uri, version = params.text_document.uri, params.text_document.version
        old = self.document(uri)
        if old is None:
            return
        lines = old.lines
        for change in params.content_changes:
            if isinstance(change, types.TextDocumentContentChangePartial):
                start, end = change.range.start, change.range.end
                lines = lines.changed(
                    (start.line, start.character), (end.line, end.character), change.text
                )
            else:
                lines = Lines(change.text, self.encoding)
        new = Document(uri, old.path, lines, version)
        if uri in self.homes:
            self.homes[uri][0].put(new)
        else:
            self.loose[uri] = new

    def closed(self, uri: str) -> None:
        self.loose.pop(uri, None)
        room, path = self.homes.pop(uri, (None, ""))
        if room is not None:
            room.drop(path)

    def document(self, uri: str) -> Document | None:
        if uri in self.homes:
            room, path = self.homes[uri]
            return room.documents.get(path)
        return self.loose.get(uri)

    def place(self, uri: str) -> tuple[Room | None, str]:
        """The project of a file and its path there; no project if it belongs to none."""
        file = lsp.path_of(uri)
        if file is None or file.suffix not in (".yaml", ".yml"):
            return None, uri
        root = root_of(file)
        if root is None and any(
            file.is_relative_to(pack) for pack in locations.external_packs().values()
        ):
            roots = [*self.rooms, *self.folders()]
            root = next((folder for folder in roots if (folder / "content").is_dir()), None)
        if root is None:
            return None, uri
        if root not in self.rooms:
            self.rooms[root] = Room(root, self.checker, self.show, self.settled, self.failed)
            self.rooms[root].rest = self.rest
        room = self.rooms[root]
        return room, room.path(file)

    def folders(self) -> list[Path]:
        found = [lsp.path_of(folder.uri) for folder in self.workspace.folders.values()]
        found.append(lsp.path_of(self.workspace.root_uri) if self.workspace.root_uri else None)
        return [folder for folder in found if folder is not None]

    # -------------------------------------------------------------- diagnostics

    def show(self, room: Room, found: Found, documents: Mapping[str, Document]) -> None:
        """Publish what a check found; files without mistakes lose those that they had."""
        texts, uris = Texts(self, room, documents, found.texts), self.uris(room)
        related = self.can("text_document", "publish_diagnostics", "related_information")
        now: set[str] = set()
        for path in sorted({*found.files, *documents}):
            uri, document = uris(path), documents.get(path)
            mistakes = [
                lsp.diagnostic_of(d, texts, uris, related) for d in found.files.get(path, ())
            ]
            if mistakes:
                now.add(uri)
            self.publish(uri, mistakes, document.version if document is not None else None)
        for uri in room.shown - now - {document.uri for document in documents.values()}:
            self.publish(uri, [], None)
        room.shown = now

    def publish(self, uri: str, mistakes: list[types.Diagnostic], version: int | None) -> None:
        self.text_document_publish_diagnostics(
            types.PublishDiagnosticsParams(uri, mistakes, version)
        )

    def settled(self, room: Room) -> None:
        """After a check: lenses and hints may be others now."""
        once, self.once_settled = self.once_settled, lambda: None
        once()
        if self.can("workspace", "code_lens", "refresh_support"):
            self.workspace_code_lens_refresh(None)
        if self.can("workspace", "inlay_hint", "refresh_support"):
            self.workspace_inlay_hint_refresh(None)

    def failed(self, room: Room, error: Exception, documents: Mapping[str, Document]) -> None:
        """A bug of ours: reported where the author types, and nothing outdated is shown. The next change gets another chance."""
        logging.getLogger(__name__).error("check failed", exc_info=error)
        said = f"the check failed, which is a bug in Siegewright: {type(error).__name__}: {error}"
        self.window_log_message(types.LogMessageParams(types.MessageType.Error, said))
        start = types.Position(0, 0)
        fault = types.Diagnostic(types.Range(start, start), said, source="siegewright")
        now = {document.uri: document.version for document in documents.values()}
        for uri in sorted(room.shown - now.keys()):
            self.publish(uri, [], None)
        for uri, version in now.items():
            self.publish(uri, [fault], version)
        room.shown = set(now)

    # -------------------------------------------------------------- commands

    def pack_at(self, uri: str) -> tuple[Room, str]:
        """The project and the pack of a file (Refused if it has none)."""
        room, path = self.place(uri)
        pack = room.desk.pack_of(path) if room is not None else None
        if room is None or pack is None:
            raise Refused("this file belongs to no pack")
        return room, pack

    def say(self, what: str, ran: Ran) -> dict[str, object]:
        """Tell what came of a command."""
        kind = types.MessageType.Info if ran.code == 0 else types.MessageType.Error
        self.window_show_message(types.ShowMessageParams(kind, f"{what}: {ran.summary}"))
        self.window_log_message(types.LogMessageParams(kind, f"{what}\n{ran.output[-LONGEST:]}"))
        return {"code": ran.code, "output": ran.output}

    # -------------------------------------------------------------- converting

    def uris(self, room: Room) -> lsp.Uris:
        def uri(path: str) -> str:
            if path in room.documents:
                return room.documents[path].uri
            return from_fs_path(str(absolute(room.root, path))) or ""

        return uri

    def texts(self, room: Room) -> lsp.Texts:
        return Texts(self, room, room.documents, {})

    async def at(
        self,
        params: types.HoverParams
        | types.DefinitionParams
        | types.ReferenceParams
        | types.DocumentHighlightParams
        | types.CompletionParams
        | types.SignatureHelpParams
        | types.PrepareRenameParams
        | types.RenameParams,
    ) -> tuple[Room, str, int, int] | None:
        """The place that a request is about, once its project has been checked for the first time."""
        known = self.homes.get(params.text_document.uri)
        if known is None:
            return None
        room, path = known
        await room.ready()
        document = room.documents.get(path)
        if document is None:
            return None
        place = document.lines.place(params.position.line, params.position.character)
        return room, path, *place


class Texts:
    """The lines of files: as they are open, or as the compiler has read them."""

    def __init__(
        self,
        server: Server,
        room: Room,
        documents: Mapping[str, Document],
        plain: Mapping[str, str],
    ) -> None:
        self.server, self.room, self.documents, self.plain = server, room, documents, plain
        self.known: dict[str, Lines] = {}

    def __call__(self, path: str) -> Lines:
        if path in self.documents:
            return self.documents[path].lines
        if path not in self.known:
            text = self.plain[path] if path in self.plain else self.room.desk.text(path)
            self.known[path] = Lines(text, self.server.encoding)
        return self.known[path]
