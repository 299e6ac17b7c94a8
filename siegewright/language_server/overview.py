"""Overviews of a file and a project: symbols, folds, lenses, hints."""

from __future__ import annotations

import asyncio

from lsprotocol import types

from compiler import Moved, Outlined
from siegewright.language_server import protocol as lsp
from siegewright.language_server.folds import folds
from siegewright.language_server.lines import Lines
from siegewright.language_server.server import Feature, Server

SHOWN = 120  # characters of a hint; the rest is shown as a tooltip


async def document_symbol(
    ls: Server, params: types.DocumentSymbolParams
) -> list[types.DocumentSymbol] | list[types.SymbolInformation] | None:
    known = ls.homes.get(params.text_document.uri)
    if known is None:
        return None
    room, path = known
    await room.ready()
    lines = ls.texts(room)(path)
    nested = ls.can("text_document", "document_symbol", "hierarchical_document_symbol_support")
    found = [
        made
        for one, moved in room.desk.outline(path)
        if (made := _symbol(one, moved, lines)) is not None
    ]
    if nested:
        return found
    return [
        types.SymbolInformation(
            types.Location(params.text_document.uri, symbol.selection_range),
            symbol.name,
            symbol.kind,
            container_name=outer.name if symbol is not outer else None,
        )
        for outer in found
        for symbol in (outer, *(outer.children or ()))
    ]


def _symbol(one: Outlined, moved: Moved, lines: Lines) -> types.DocumentSymbol | None:
    """A document with what it defines; None while it is being changed."""
    head = moved.span(one.span)
    if head is None:
        return None
    last = moved.forward(one.last, 1)
    end = max(head.line, last[0] if last is not None else head.line)
    row = lines.rows[min(end, len(lines.rows)) - 1]
    whole = types.Range(
        types.Position(head.line - 1, 0), types.Position(*lines.position(end, len(row) + 1))
    )
    children = [
        types.DocumentSymbol(
            name=held.name,
            detail=held.form,
            kind=lsp.symbol_kind(held.form),
            range=lsp.range_of(span, lines),
            selection_range=lsp.range_of(span, lines),
        )
        for held in one.holds
        if (span := moved.span(held.span)) is not None
    ]
    return types.DocumentSymbol(
        name=one.head.split("\n")[0] or one.kind,
        detail=one.kind,
        kind=lsp.symbol_kind(one.kind),
        range=whole,
        selection_range=lsp.range_of(head, lines),
        children=children,
    )


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
                kind=lsp.symbol_kind(d.form),
                container_name=f"{d.form} of {d.pack}",
            )
            for d, span in room.desk.search(params.query)
        ]
    return made


def folding_range(ls: Server, params: types.FoldingRangeParams) -> list[types.FoldingRange] | None:
    document = ls.document(params.text_document.uri)
    if document is None:
        return None
    return [
        types.FoldingRange(
            start_line=fold.first,
            end_line=fold.last,
            kind=types.FoldingRangeKind.Comment if fold.comment else None,
        )
        for fold in folds(document.lines.rows)
    ]


async def code_lens(ls: Server, params: types.CodeLensParams) -> list[types.CodeLens] | None:
    uri = params.text_document.uri
    known = ls.homes.get(uri)
    if known is None:
        return None
    room, path = known
    await room.ready()
    lines = ls.texts(room)(path)
    return [
        types.CodeLens(
            range=lsp.range_of(lens.span, lines),
            command=types.Command(lens.title, lens.command, arguments=[uri, lens.words]),
        )
        for lens in await asyncio.to_thread(room.desk.lenses, path)
    ]


async def inlay_hint(ls: Server, params: types.InlayHintParams) -> list[types.InlayHint] | None:
    known = ls.homes.get(params.text_document.uri)
    if known is None:
        return None
    room, path = known
    await room.ready()
    lines = ls.texts(room)(path)
    first, last = params.range.start.line + 1, params.range.end.line + 1
    found = await asyncio.to_thread(room.desk.rules_texts, path, first, last)
    hints: list[types.InlayHint] = []
    for span, text in found:
        words = " ".join(text.split())
        row = lines.rows[span.line - 1]
        hints.append(
            types.InlayHint(
                position=types.Position(*lines.position(span.line, len(row) + 1)),
                label=words if len(words) <= SHOWN else f"{words[: SHOWN - 4]} ...",
                tooltip=text,
                padding_left=True,
            )
        )
    return hints


FEATURES: tuple[Feature, ...] = (
    (types.TEXT_DOCUMENT_DOCUMENT_SYMBOL, document_symbol, None),
    (types.WORKSPACE_SYMBOL, workspace_symbol, None),
    (types.TEXT_DOCUMENT_FOLDING_RANGE, folding_range, None),
    (types.TEXT_DOCUMENT_CODE_LENS, code_lens, None),
    (types.TEXT_DOCUMENT_INLAY_HINT, inlay_hint, None),
)
