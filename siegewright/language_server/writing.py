"""Help with writing: words that fit, corrections, layout."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from difflib import SequenceMatcher

from lsprotocol import types

from compiler import Span
from compiler import formatting as layout
from siegewright.language_server import protocol as lsp
from siegewright.language_server.lines import Lines
from siegewright.language_server.server import Feature, Refused, Server, Texts


async def completion(ls: Server, params: types.CompletionParams) -> types.CompletionList | None:
    place = await ls.at(params)
    if place is None:
        return None
    room, path, line, column = place
    found = await asyncio.to_thread(room.desk.completions, path, line, column)
    lines = ls.texts(room)(path)
    items = [
        types.CompletionItem(
            label=one.word,
            kind=lsp.COMPLETIONS.get(one.form, types.CompletionItemKind.Reference),
            detail=one.form,
            documentation=one.detail or None,
            text_edit=types.TextEdit(lsp.range_of(one.span, lines), one.word),
            sort_text=f"{number:05}",
        )
        for number, one in enumerate(found)
    ]
    return types.CompletionList(is_incomplete=False, items=items)


async def code_action(ls: Server, params: types.CodeActionParams) -> list[types.CodeAction] | None:
    known = ls.homes.get(params.text_document.uri)
    wanted = params.context.only
    if known is None or (wanted and types.CodeActionKind.QuickFix not in wanted):
        return None
    room, path = known
    await room.settled()  # fixes of older texts would change other places
    document, found = room.documents.get(path), room.desk.found
    if document is None:
        return None
    first = document.lines.place(params.range.start.line, params.range.start.character)
    last = document.lines.place(params.range.end.line, params.range.end.character)
    texts, uris = Texts(ls, room, room.documents, found.texts), ls.uris(room)
    versions: Mapping[str, int | None] | None = None
    if ls.can("workspace", "workspace_edit", "document_changes"):
        versions = {name: one.version for name, one in room.documents.items()}
    made: list[types.CodeAction] = []
    for diagnostic in found.files.get(path, ()):
        if touches(diagnostic.span, first, last):
            mended = lsp.diagnostic_of(diagnostic, texts, uris, True)
            for fix in diagnostic.fixes:
                edit = lsp.workspace_edit(fix.edits, texts, uris, versions)
                made.append(lsp.action_of(fix, mended, edit))
    return made


def touches(span: Span, first: tuple[int, int], last: tuple[int, int]) -> bool:
    return (span.line, span.column) <= last and first <= (span.line, span.column + span.length)


async def formatting(
    ls: Server, params: types.DocumentFormattingParams
) -> list[types.TextEdit] | None:
    known = ls.homes.get(params.text_document.uri)
    if known is None:
        return None
    room, path = known
    await room.settled()
    document = room.documents.get(path)
    if document is None:
        return None
    try:
        made = await asyncio.to_thread(room.desk.formatted, path)
    except layout.LeftAlone as error:
        raise Refused(str(error)) from error
    if made is None:
        return None
    return row_edits(document.lines, made)


def changed_rows(old: list[str], new: list[str]) -> list[tuple[int, int, list[str]]]:
    """What to write in the place of which rows (from, to, new rows), so that the rest can stay."""
    rows = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    return [(a, b, new[c:d]) for tag, a, b, c, d in rows if tag != "equal"]


def row_edits(lines: Lines, made: str) -> list[types.TextEdit]:
    """The edits that turn a document into a text, row by row."""
    old, new = lines.rows, made.split("\n")
    ending = "\r\n" if "\r\n" in lines.text else "\n"
    edits: list[types.TextEdit] = []
    for start, end, rows in changed_rows(old, new):
        if end < len(old):  # whole rows with their ends
            text = "".join(row + ending for row in rows)
            place = types.Range(types.Position(start, 0), types.Position(end, 0))
        else:
            last = types.Position(*lines.position(len(old), len(old[-1]) + 1))
            text, begin = ending.join(rows), types.Position(start, 0)
            if start and not rows:
                begin = types.Position(*lines.position(start, len(old[start - 1]) + 1))
            elif start == len(old):
                text, begin = ending + text, last
            place = types.Range(begin, last)
        edits.append(types.TextEdit(place, text))
    return edits


async def signature_help(
    ls: Server, params: types.SignatureHelpParams
) -> types.SignatureHelp | None:
    place = await ls.at(params)
    if place is None:
        return None
    room, path, line, column = place
    found = await asyncio.to_thread(room.desk.signature, path, line, column)
    if found is None:
        return None
    parts = [types.ParameterInformation(label=part) for part in found.parts]
    one = types.SignatureInformation(found.label, found.text or None, parts, found.active)
    return types.SignatureHelp([one], active_signature=0, active_parameter=found.active)


FEATURES: tuple[Feature, ...] = (
    (
        types.TEXT_DOCUMENT_COMPLETION,
        completion,
        types.CompletionOptions(trigger_characters=[".", " ", "[", "("]),
    ),
    (
        types.TEXT_DOCUMENT_CODE_ACTION,
        code_action,
        types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix]),
    ),
    (
        types.TEXT_DOCUMENT_SIGNATURE_HELP,
        signature_help,
        types.SignatureHelpOptions(trigger_characters=[" ", "(", ","]),
    ),
    (types.TEXT_DOCUMENT_FORMATTING, formatting, None),
)
