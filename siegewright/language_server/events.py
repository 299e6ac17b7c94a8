"""What happens to files outside of their editors."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

from lsprotocol import types
from pygls.exceptions import JsonRpcException

from compiler import pack_files, pack_folder, pack_names
from siegewright.language_server.server import Feature, Server


def did_save(ls: Server, params: types.DidSaveTextDocumentParams) -> None:
    known = ls.homes.get(params.text_document.uri)
    if known is not None:
        known[0].touch(disk=True)


def did_change_files(ls: Server, params: types.DidChangeWatchedFilesParams) -> None:
    for room in ls.rooms.values():
        room.touch(disk=True)


async def initialized(ls: Server, params: types.InitializedParams) -> None:
    if ls.can("workspace", "did_change_watched_files", "dynamic_registration"):
        watched = [types.FileSystemWatcher("**/content/**")]
        options = types.DidChangeWatchedFilesRegistrationOptions(watched)
        one = types.Registration("watch", types.WORKSPACE_DID_CHANGE_WATCHED_FILES, options)
        with suppress(JsonRpcException):  # it says that it can, and cannot
            await ls.client_register_capability_async(types.RegistrationParams([one]))
            return
    if ls.poll:
        ls.watching = asyncio.get_running_loop().create_task(watch(ls))


def initialize(ls: Server, params: types.InitializeParams) -> None:
    """Settings, in seconds: `rest` without a change before a check, `poll` between looks at the disk."""
    said = params.initialization_options
    for name in ("rest", "poll"):
        value = said.get(name) if isinstance(said, dict) else getattr(said, name, None)
        if isinstance(value, int | float) and 0 <= value <= 60:
            setattr(ls, name, float(value))


async def watch(ls: Server) -> None:
    """For editors that do not watch files: look at the disk now and then."""
    seen: dict[Path, object] = {}
    while True:
        await asyncio.sleep(ls.poll)
        for root, room in list(ls.rooms.items()):
            now = await asyncio.to_thread(stamps, root) if room.documents else None
            if root in seen and now is not None and seen[root] != now:
                room.touch(disk=True)
            if now is not None:
                seen[root] = now


def stamps(root: Path) -> dict[str, tuple[int, int]]:
    """The YAML files of a project, with when they were written and how large they are."""
    found: dict[str, tuple[int, int]] = {}
    for pack in pack_names(root):
        folder = pack_folder(root, pack)
        for path, info in pack_files.yaml_files(folder)[0].items():
            found[f"{folder}/{path}"] = info.st_mtime_ns, info.st_size
    return found


FEATURES: tuple[Feature, ...] = (
    (types.INITIALIZE, initialize, None),
    (types.TEXT_DOCUMENT_DID_SAVE, did_save, None),
    (types.WORKSPACE_DID_CHANGE_WATCHED_FILES, did_change_files, None),
    (types.INITIALIZED, initialized, None),
)
