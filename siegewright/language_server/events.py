"""What happens to files outside of their editors."""

from __future__ import annotations

from contextlib import suppress

from lsprotocol import types
from pygls.exceptions import JsonRpcException

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


def initialize(ls: Server, params: types.InitializeParams) -> None:
    """`initializationOptions: {"rest": 0.2}` sets the seconds without a change before a check."""
    said = params.initialization_options
    rest = said.get("rest") if isinstance(said, dict) else getattr(said, "rest", None)
    if isinstance(rest, int | float) and 0 <= rest <= 10:
        ls.rest = float(rest)


FEATURES: tuple[Feature, ...] = (
    (types.INITIALIZE, initialize, None),
    (types.TEXT_DOCUMENT_DID_SAVE, did_save, None),
    (types.WORKSPACE_DID_CHANGE_WATCHED_FILES, did_change_files, None),
    (types.INITIALIZED, initialized, None),
)
