"""Where things are and what they are: hovers, definitions, uses, renames."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from lsprotocol import types

from compiler import Renaming
from siegewright.language_server import protocol as lsp
from siegewright.language_server.pages import page
from siegewright.language_server.server import Feature, Refused, Server, Texts


async def hover(ls: Server, params: types.HoverParams) -> types.Hover | None:
    place = await ls.at(params)
    if place is None:
        return None
    room, path, line, column = place
    found = await asyncio.to_thread(room.desk.hover, path, line, column)
    if found is None:
        return None
    can = ls.client_capabilities.text_document
    formats = can.hover.content_format if can and can.hover else None
    markdown = not formats or types.MarkupKind.Markdown in formats
    kind = types.MarkupKind.Markdown if markdown else types.MarkupKind.PlainText
    span = room.desk.span_at(path, line, column)
    return types.Hover(
        types.MarkupContent(kind, page(found, markdown)),
        lsp.range_of(span, ls.texts(room)(path)) if span is not None else None,
    )


async def definition(ls: Server, params: types.DefinitionParams) -> list[types.Location] | None:
    place = await ls.at(params)
    if place is None:
        return None
    room, path, line, column = place
    texts, uris = ls.texts(room), ls.uris(room)
    found = await asyncio.to_thread(room.desk.defined, path, line, column)
    return [lsp.location_of(span, texts, uris) for span in found]


async def references(ls: Server, params: types.ReferenceParams) -> list[types.Location] | None:
    place = await ls.at(params)
    if place is None:
        return None
    room, path, line, column = place
    also = params.context.include_declaration
    spans = await asyncio.to_thread(room.desk.uses, path, line, column, also)
    texts, uris = ls.texts(room), ls.uris(room)
    return [lsp.location_of(span, texts, uris) for span in spans]


async def highlight(
    ls: Server, params: types.DocumentHighlightParams
) -> list[types.DocumentHighlight] | None:
    place = await ls.at(params)
    if place is None:
        return None
    room, path, line, column = place
    found = await asyncio.to_thread(room.desk.uses_here, path, line, column)
    lines, kinds = ls.texts(room)(path), types.DocumentHighlightKind
    return [
        types.DocumentHighlight(lsp.range_of(span, lines), kinds.Write if defined else kinds.Read)
        for span, defined in found
    ]


async def prepare_rename(
    ls: Server, params: types.PrepareRenameParams
) -> types.PrepareRenamePlaceholder | None:
    place = await ls.at(params)
    if place is None:
        return None
    room, path, line, column = place
    span = await asyncio.to_thread(room.desk.span_at, path, line, column)
    names = room.desk.definitions(path, line, column)
    if span is None or not names:
        return None
    return types.PrepareRenamePlaceholder(
        range=lsp.range_of(span, ls.texts(room)(path)), placeholder=names[0].name
    )


async def rename(ls: Server, params: types.RenameParams) -> types.WorkspaceEdit | None:
    place = await ls.at(params)
    if place is None:
        return None
    room, path, line, column = place
    documents = dict(room.documents)
    texts = {name: document.lines.plain for name, document in documents.items()}
    made = await room.run(
        lambda: room.desk.rename(texts, path, line, column, params.new_name.strip())
    )
    renaming = made[0]
    if renaming.refusals:
        raise Refused(reasons(renaming))
    lines, uris = Texts(ls, room, documents, made[1]), ls.uris(room)
    versions: Mapping[str, int | None] | None = None
    if ls.can("workspace", "workspace_edit", "document_changes"):
        versions = {name: document.version for name, document in documents.items()}
    return lsp.workspace_edit(renaming.edits, lines, uris, versions)


def reasons(renaming: Renaming) -> str:
    """Why a name stays as it is."""
    told = [f"{r.why} ({r.span})" if r.span is not None else r.why for r in renaming.refusals]
    more = f"; and {len(told) - 3} more" if len(told) > 3 else ""
    return "; ".join(told[:3]) + more


FEATURES: tuple[Feature, ...] = (
    (types.TEXT_DOCUMENT_HOVER, hover, None),
    (types.TEXT_DOCUMENT_DEFINITION, definition, None),
    (types.TEXT_DOCUMENT_REFERENCES, references, None),
    (types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT, highlight, None),
    (types.TEXT_DOCUMENT_PREPARE_RENAME, prepare_rename, None),
    (types.TEXT_DOCUMENT_RENAME, rename, None),
)
