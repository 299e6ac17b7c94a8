"""Renames a definition everywhere: edits, or the reasons why that is impossible."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from compiler.language.plurals import plural, singulars
from compiler.language.syntax_builder import DICE, RESERVED
from compiler.schema.kinds import ID
from compiler.source.diagnostics import Diagnostic, Edit
from compiler.source.positions import Span
from compiler.workspace.index import Definition, Index

# A line that has become too long means the same; `siegewright fmt` breaks it.
LAYOUT = frozenset({"W0450"})


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something cannot be renamed, and the place that shows it."""

    why: str
    span: Span | None = None


@dataclass(frozen=True, slots=True)
class Renaming:
    """The edits of a rename; none of them if it is refused."""

    edits: tuple[Edit, ...] = ()
    refusals: tuple[Refusal, ...] = ()


def rename(
    definition: Definition,
    indexes: Sequence[Index],
    new: str,
    text: Callable[[str], str | None],
) -> Renaming:
    """The edits for a definition and all its uses in the packs of these indexes."""
    refusals = [*_bad_name(definition, new), *_fills(definition, indexes)]
    edits: dict[Edit, None] = {}
    lines = _Lines(text)
    for span in _places(definition, indexes):
        written = lines.at(span)
        if written == definition.name:
            edits[Edit(span, new)] = None
        elif definition.name in singulars(written):
            edits[Edit(span, plural(new))] = None
        elif written != _plural(definition, lines):
            why = f"`{written}` names it in another way" if written else "the file has changed"
            refusals.append(Refusal(why, span))
    return Renaming((), tuple(refusals)) if refusals else Renaming(tuple(edits))


def applied(edits: Iterable[Edit], text: Callable[[str], str | None]) -> dict[str, str]:
    """The files that edits change, as they are afterwards."""
    found: dict[str, list[str]] = {}
    for edit in sorted(
        edits, key=lambda e: (e.span.path, e.span.line, e.span.column), reverse=True
    ):
        span = edit.span
        lines = found.setdefault(span.path, (text(span.path) or "").split("\n"))
        row, start = lines[span.line - 1], span.column - 1
        lines[span.line - 1] = row[:start] + edit.text + row[start + span.length :]
    return {path: "\n".join(lines) for path, lines in found.items()}


def mishaps(
    definition: Definition,
    before: Sequence[Diagnostic],
    after: Sequence[Diagnostic],
    indexes: Mapping[str, tuple[Index, Index]],
) -> Iterator[Refusal]:
    """What a rename would break: new mistakes, or names that mean something else afterwards."""
    known = {(d.code, d.span.path, d.span.line) for d in before}
    new_ones = [
        d for d in after if d.code not in LAYOUT and (d.code, d.span.path, d.span.line) not in known
    ]
    if new_ones:
        # What is wrong with the definition itself, such as a name that is taken, is the cause of the rest.
        cause = next((d for d in new_ones if _begins_there(d.span, definition.span)), new_ones[0])
        yield Refusal(f"afterwards, {cause.message}", cause.span)
        return
    for pack, (old, new) in indexes.items():
        if _counts(old) != _counts(new):
            yield Refusal(f"some word of `{pack}` would mean something else afterwards")
            return


def _begins_there(span: Span, other: Span) -> bool:
    return (span.path, span.line, span.column) == (other.path, other.line, other.column)


def _counts(index: Index) -> list[int]:
    """How often things are used: a word that changes its meaning changes two of these."""
    return sorted(len(uses) for uses in index.uses.values())


def _bad_name(definition: Definition, new: str) -> Iterator[Refusal]:
    if definition.form == "rule":
        if not new or new != new.strip():
            yield Refusal(f"`{new}` is not a name")
    elif not ID.fullmatch(new):
        yield Refusal(f"`{new}` is not a name: write lower-case letters, digits and `_`")
    elif new in RESERVED or DICE.fullmatch(new):
        yield Refusal(f"`{new}` is a word of the language and cannot be a name")


def _fills(definition: Definition, indexes: Iterable[Index]) -> Iterator[Refusal]:
    seen = dict.fromkeys(span for i in indexes for span in i.fills.get(definition.key, ()))
    for span in seen:
        why = f"`{definition.name}` is taken by its name here: write it out first"
        yield Refusal(why, span)


def _places(definition: Definition, indexes: Iterable[Index]) -> list[Span]:
    spans = {definition.span}
    for index in indexes:
        spans.update(index.uses.get(definition.key, ()))
    return sorted(spans)


def _plural(definition: Definition, lines: _Lines) -> str:
    """The plural that the document writes itself; it stays as it is."""
    for row in lines.of(definition.span.path)[definition.span.line : definition.span.line + 12]:
        stripped = row.strip()
        if stripped.startswith("- "):
            break
        if stripped.startswith("plural:"):
            return stripped.removeprefix("plural:").strip().strip("\"'")
    return ""


class _Lines:
    """The lines of files, split once."""

    def __init__(self, text: Callable[[str], str | None]) -> None:
        self.text = text
        self.known: dict[str, list[str]] = {}

    def of(self, path: str) -> list[str]:
        if path not in self.known:
            self.known[path] = (self.text(path) or "").split("\n")
        return self.known[path]

    def at(self, span: Span) -> str:
        lines = self.of(span.path)
        row = lines[span.line - 1] if span.line <= len(lines) else ""
        return row[span.column - 1 : span.column - 1 + span.length]
