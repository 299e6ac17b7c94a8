"""What a file and a project hold at a glance: symbols."""

from __future__ import annotations

from lsprotocol import types

from siegewright.language_server import protocol as lsp
from siegewright.language_server.server import Feature, Server


async def document_symbol(
    ls: Server, params: types.DocumentSymbolParams
) -> list[types.SymbolInformation] | None:
    known = ls.homes.get(params.text_document.uri)
    if known is None:
        return None
    room, path = known
    await room.ready()
    texts, uris = ls.texts(room), ls.uris(room)
    return [
        types.SymbolInformation(
            location=lsp.location_of(span, texts, uris),
            name=d.name,
            kind=lsp.symbol_kind(d),
            container_name=d.form,
        )
        for d, span in room.desk.symbols(path)
    ]


async def workspace_symbol(
    ls: Server, params: types.WorkspaceSymbolParams
) -> list[types.SymbolInformation]:
    made: list[types.SymbolInformation] = []
    for room in list(ls.rooms.values()):
        texts, uris = ls.texts(room), ls.uris(room)
        made += [
            types.SymbolInformation(
                location=lsp.location_of(span, texts, uris),
                name=d.name,
                kind=lsp.symbol_kind(d),
                container_name=f"{d.form} of {d.pack}",
            )
            for d, span in room.desk.search(params.query)
        ]
    return made


FEATURES: tuple[Feature, ...] = (
    (types.TEXT_DOCUMENT_DOCUMENT_SYMBOL, document_symbol, None),
    (types.WORKSPACE_SYMBOL, workspace_symbol, None),
)
