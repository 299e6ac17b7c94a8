"""An editor for tests of the language server: pytest-lsp's client, and what is typed into it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

SERVER = [sys.executable, "-m", "siegewright.cli", "lsp"]
PATIENCE = 600  # seconds; other work on the machine must not make a test fail


class Editor:
    """A client with its open documents."""

    def __init__(self, client: LanguageClient, root: Path) -> None:
        self.client = client
        self.root = root
        self.texts: dict[str, str] = {}
        self.versions: dict[str, int] = {}
        self.seen: dict[str, int | None] = {}  # URI -> version of the last diagnostics
        self.told = asyncio.Event()
        plain = client.protocol.fm.features[types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS]

        def told(params: types.PublishDiagnosticsParams) -> None:
            plain(params)
            self.seen[params.uri] = params.version
            self.told.set()

        client.protocol.fm._features[types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS] = told

    def uri(self, path: str) -> str:
        return (self.root / path).as_uri()

    # -------------------------------------------------------------- typing

    def open(self, path: str, text: str | None = None) -> None:
        self.texts[path] = (self.root / path).read_text() if text is None else text
        self.versions[path] = self.versions.get(path, 0) + 1
        item = types.TextDocumentItem(self.uri(path), "yaml", self.versions[path], self.texts[path])
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(item))

    def write(self, path: str, text: str) -> None:
        """Put another text in the place of the whole document."""
        whole = types.TextDocumentContentChangeWholeDocument(text)
        self.texts[path] = text
        self._change(path, [whole])

    def type(self, path: str, line: int, start: int, end: int, text: str) -> None:
        """Write over a stretch of a line, counted from 0 in UTF-16 units."""
        place = types.Range(types.Position(line, start), types.Position(line, end))
        rows = self.texts[path].split("\n")
        row = rows[line].encode("utf-16-le")
        rows[line] = (row[: 2 * start] + text.encode("utf-16-le") + row[2 * end :]).decode(
            "utf-16-le"
        )
        self.texts[path] = "\n".join(rows)
        self._change(path, [types.TextDocumentContentChangePartial(range=place, text=text)])

    def retype(self, path: str, text: str) -> None:
        """Type only what differs, as an editor sends it: from the first to the last changed line."""
        old, new = self.texts[path].split("\n"), text.split("\n")
        least, first, last = min(len(old), len(new)), 0, 0
        while first < least and old[first] == new[first]:
            first += 1
        while last < least - first and old[-1 - last] == new[-1 - last]:
            last += 1
        rows = new[first : len(new) - last]
        if last:
            end = types.Position(len(old) - last, 0)
            words = "".join(f"{row}\n" for row in rows)
        else:
            end = types.Position(len(old), 0)  # behind the text: editors may say so
            words = "\n".join(rows)
            if first == len(old):
                words = "\n" + words
            elif first == len(new):
                first, words = first - 1, new[first - 1]
        place = types.Range(types.Position(first, 0), end)
        self.texts[path] = text
        self._change(path, [types.TextDocumentContentChangePartial(range=place, text=words)])

    def replace(self, path: str, old: str, new: str) -> None:
        """Type over the first occurrence of a word."""
        before = self.texts[path].partition(old)[0]
        line = before.count("\n")
        column = units(before.rpartition("\n")[2])
        self.type(path, line, column, column + units(old), new)

    def _change(self, path: str, changes: Sequence[types.TextDocumentContentChangeEvent]) -> None:
        self.versions[path] += 1
        document = types.VersionedTextDocumentIdentifier(self.versions[path], self.uri(path))
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(document, [*changes])
        )

    def edit(self, path: str, edits: Sequence[types.TextEdit]) -> None:
        """Make edits; their places are those of the text before any of them."""
        made = self.texts[path]
        for one in sorted(edits, key=lambda e: _key(e.range.start), reverse=True):
            start, end = (
                _offset(self.texts[path], one.range.start),
                _offset(self.texts[path], one.range.end),
            )
            made = made[:start] + one.new_text + made[end:]
        self.write(path, made)

    def apply(self, edit: types.WorkspaceEdit | None) -> None:
        """Make the edits of a rename or a fix in open documents."""
        assert edit is not None
        by_uri: dict[str, list[types.TextEdit]] = {}
        for uri, edits in (edit.changes or {}).items():
            by_uri.setdefault(uri, []).extend(edits)
        for change in edit.document_changes or ():
            assert isinstance(change, types.TextDocumentEdit)
            found = by_uri.setdefault(change.text_document.uri, [])
            found.extend(e for e in change.edits if isinstance(e, types.TextEdit))
        for path in list(self.texts):
            if self.uri(path) in by_uri:
                self.edit(path, by_uri.pop(self.uri(path)))
        assert not by_uri, "files that are not open"

    def save(self, path: str) -> None:
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(self.texts[path])
        self.client.text_document_did_save(
            types.DidSaveTextDocumentParams(types.TextDocumentIdentifier(self.uri(path)))
        )

    def close(self, path: str) -> None:
        del self.texts[path]
        self.client.text_document_did_close(
            types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(self.uri(path)))
        )

    def disk_changed(self, *paths: str) -> None:
        """Say that files have changed on the disk."""
        changed = types.FileChangeType.Changed
        events = [types.FileEvent(self.uri(path), changed) for path in paths]
        self.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(events))

    # -------------------------------------------------------------- what the server says

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until the server has said something."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self.told.clear()
                await self.told.wait()

    async def settled(self, games: bool = False, path: str = "") -> None:
        """Wait until the server has checked the texts as they are, and perhaps let games begin."""
        path = path or next(iter(self.texts))
        await asyncio.wait_for(
            self.client.workspace_execute_command_async(
                types.ExecuteCommandParams("siegewright.settled", [self.uri(path), games])
            ),
            PATIENCE,
        )

    async def mistakes(self, path: str) -> list[str]:
        """Codes and places of the mistakes in a file, once the texts as they are have been checked."""
        await self.settled()
        return [shown(d) for d in self.client.diagnostics.get(self.uri(path), ())]

    def at(self, path: str, word: str, inside: int = 0) -> types.TextDocumentPositionParams:
        """The place of the first `|word` in a text; `|` is not in the text."""
        text = self.texts[path]
        start = text.index(word) + inside
        before = text[:start]
        place = types.Position(before.count("\n"), units(before.rpartition("\n")[2]))
        return types.TextDocumentPositionParams(types.TextDocumentIdentifier(self.uri(path)), place)


def _key(place: types.Position) -> tuple[int, int]:
    return place.line, place.character


def _offset(text: str, place: types.Position) -> int:
    rows = text.split("\n")
    if place.line >= len(rows):
        return len(text)
    before = sum(len(row) + 1 for row in rows[: place.line])
    row = rows[place.line].encode("utf-16-le")[: 2 * place.character]
    return before + len(row.decode("utf-16-le"))


def units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def shown(d: types.Diagnostic) -> str:
    start, end = d.range.start, d.range.end
    return f"{d.code} {start.line + 1}:{start.character + 1}-{end.character + 1}"


@asynccontextmanager
async def editor(
    root: Path,
    capabilities: types.ClientCapabilities | None = None,
    folders: Sequence[Path] | None = None,
    env: Mapping[str, str] | None = None,
    rest: float = 0.0,
    poll: float = 0.0,
) -> AsyncIterator[Editor]:
    """A server with a project open, until the block ends."""
    config = ClientServerConfig(server_command=SERVER, server_env=dict(env) if env else None)
    client = await config.start()
    assert isinstance(client, LanguageClient)
    for method in (
        types.CLIENT_REGISTER_CAPABILITY,
        types.WORKSPACE_CODE_LENS_REFRESH,
        types.WORKSPACE_INLAY_HINT_REFRESH,
    ):
        client.feature(method)(lambda params: None)
    await asyncio.wait_for(
        client.initialize_session(
            types.InitializeParams(
                capabilities=capabilities or client_capabilities("visual-studio-code"),
                initialization_options={"rest": rest, "poll": poll},
                workspace_folders=[
                    types.WorkspaceFolder(folder.as_uri(), folder.name)
                    for folder in (folders if folders is not None else [root])
                ],
            )
        ),
        PATIENCE,
    )
    try:
        yield Editor(client, root)
        await asyncio.wait_for(client.shutdown_session(), PATIENCE)
    except BaseException:
        kill(client)
        raise
    finally:
        await client.stop()  # type: ignore[no-untyped-call]


def kill(client: LanguageClient) -> None:
    """End the server at once, as a crash would."""
    assert client._server is not None
    if client._server.returncode is None:
        client._server.kill()
