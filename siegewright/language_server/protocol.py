"""The compiler's values as those of the Language Server Protocol."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from lsprotocol import types

from compiler import Diagnostic, Edit, Fix, Severity, Span
from siegewright.authoring.error_pages import page_of
from siegewright.language_server.lines import Lines

# What is never used is shown pale.
PALE = {"W0401", "W0402", "W0403", "W0405", "W0406"}
OLD = {"W0407"}

K = types.CompletionItemKind
COMPLETIONS = {
    "key": K.Property, "value": K.EnumMember, "word": K.Keyword, "verb": K.Function,
    "query": K.Function, "function": K.Function, "event": K.Event, "action": K.Method,
    "phase": K.Method, "window": K.Method, "field": K.Field, "state": K.Field, "kind": K.Class,
    "type": K.TypeParameter, "enum": K.Enum, "noun": K.Interface, "adjective": K.Interface,
    "zone": K.Folder, "scenario": K.File, "map": K.File, "shape": K.Struct, "name": K.Variable,
}  # fmt: skip
S = types.SymbolKind
SYMBOLS = {
    "verb": S.Function, "query": S.Function, "event": S.Event, "action": S.Method, "phase": S.Method,
    "window": S.Method, "field": S.Field, "state": S.Field, "kind": S.Class, "enum": S.Enum,
    "value": S.EnumMember, "noun": S.Interface, "adjective": S.Interface, "zone": S.Namespace,
    "option": S.Constant, "rule": S.String, "space": S.Key, "route": S.Key, "period": S.Event,
    "test": S.Boolean, "scenario": S.File, "map": S.File, "parameter": S.Variable, "evaluation": S.Function,
}  # fmt: skip

Texts = Callable[[str], Lines]
Uris = Callable[[str], str]


def range_of(span: Span, lines: Lines) -> types.Range:
    """A span in the units of the editor."""
    start = lines.position(span.line, span.column)
    end = lines.position(span.line, span.column + span.length)
    return types.Range(types.Position(*start), types.Position(*end))


def edit_of(edit: Edit, lines: Lines) -> types.TextEdit:
    """An edit; one past the end of its line it takes the line break, too."""
    place, span = range_of(edit.span, lines), edit.span
    rows = lines.rows
    if span.length and span.line < len(rows):
        lead = 1 if span.line == 1 and lines.text.startswith("\ufeff") else 0
        if span.column - 1 + span.length > len(rows[span.line - 1]) - lead:
            place = types.Range(place.start, types.Position(span.line, 0))
    return types.TextEdit(place, edit.text)


def location_of(span: Span, texts: Texts, uris: Uris) -> types.Location:
    return types.Location(uris(span.path), range_of(span, texts(span.path)))


def diagnostic_of(
    diagnostic: Diagnostic, texts: Texts, uris: Uris, related: bool
) -> types.Diagnostic:
    """A mistake with what to do about it."""
    said = [diagnostic.message]
    if diagnostic.help:
        said.append(f"help: {diagnostic.help}")
    notes = diagnostic.notes if related else diagnostic.remarks
    said += [f"note: {note}" for note in notes]
    tags = [types.DiagnosticTag.Unnecessary] if diagnostic.code in PALE else []
    tags += [types.DiagnosticTag.Deprecated] if diagnostic.code in OLD else []
    page = page_of(diagnostic.code)
    error = diagnostic.severity is Severity.ERROR
    return types.Diagnostic(
        range=range_of(diagnostic.span, texts(diagnostic.span.path)),
        message="\n".join(said),
        severity=types.DiagnosticSeverity.Error if error else types.DiagnosticSeverity.Warning,
        code=diagnostic.code,
        code_description=types.CodeDescription(page.as_uri()) if page is not None else None,
        source="siegewright",
        tags=tags or None,
        related_information=[
            types.DiagnosticRelatedInformation(location_of(span, texts, uris), text)
            for span, text in diagnostic.related
        ]
        if related and diagnostic.related
        else None,
    )


def workspace_edit(
    edits: Iterable[Edit],
    texts: Texts,
    uris: Uris,
    versions: Mapping[str, int | None] | None,
) -> types.WorkspaceEdit:
    """Edits of several files; with versions, an editor can refuse those that come too late."""
    by_file: dict[str, list[types.TextEdit]] = {}
    for edit in edits:
        by_file.setdefault(edit.span.path, []).append(edit_of(edit, texts(edit.span.path)))
    if versions is None:
        return types.WorkspaceEdit(changes={uris(path): found for path, found in by_file.items()})
    changes = [
        types.TextDocumentEdit(
            types.OptionalVersionedTextDocumentIdentifier(uris(path), versions.get(path)), [*found]
        )
        for path, found in by_file.items()
    ]
    return types.WorkspaceEdit(document_changes=[*changes])


def action_of(fix: Fix, mended: types.Diagnostic, edit: types.WorkspaceEdit) -> types.CodeAction:
    return types.CodeAction(
        title=fix.title[:1].upper() + fix.title[1:],
        kind=types.CodeActionKind.QuickFix,
        diagnostics=[mended],
        edit=edit,
        is_preferred=fix.safe or None,
    )


def symbol_kind(form: str) -> types.SymbolKind:
    return SYMBOLS.get(form, types.SymbolKind.Object)


def path_of(uri: str) -> Path | None:
    """The file that a URI names; None if it names something else."""
    from pygls.uris import to_fs_path

    found = to_fs_path(uri)
    return Path(found) if found else None
