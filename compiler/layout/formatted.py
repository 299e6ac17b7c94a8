"""A content file in its one form.

Nothing is given back that does not mean the same: what was made is read again, and its values, the trees
of its texts and its comments must be those of the file.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from compiler.layout.format_guard import Changed, compare_comments, compare_values
from compiler.layout.modelines import MODELINE, modeline
from compiler.layout.yaml_comments import read_tree
from compiler.layout.yaml_print import print_tree
from compiler.layout.yaml_tree import Branch, Document, Entry, Leaf
from compiler.schema.rule_keys import ways_of
from compiler.schema.scope import Scope
from compiler.source.diagnostics import Report
from compiler.source.load import read_yaml, usable


@dataclass(frozen=True, slots=True)
class Home:
    """Where a file belongs: the root of the project, its pack, and what the pack can say."""

    root: Path
    pack: Path
    scope: Scope


def formatted(text: str, path: str, home: Home | None, report: Report) -> str | None:
    """The text of a file in its one form; None if it cannot be read (the report says why).

    LeftAlone if it is YAML, but cannot be laid out.
    """
    if not usable(text, path, report):
        return None
    before = read_yaml(text, path, report)
    if report.errors:
        return None
    text = text.replace("\r\n", "\n").replace("\r", "\n").removeprefix("\ufeff")
    if not before and text.strip():
        return text.strip() + "\n"  # comments, and nothing to lay out
    documents = read_tree(text)
    if home is not None:
        for document in documents:
            _mark(document, home.scope)
        if home.pack.is_relative_to(home.root):  # else its schemas lie in another project
            _put_modeline(documents, modeline(home.root / path, home.root, home.pack))
    made = print_tree(documents)
    if made == text:
        return made
    again = Report()
    after = read_yaml(made, path, again)
    if again.errors:
        raise Changed(f"its layout could not be read again ({again.errors[0].message})")
    compare_values(before, after, documents)
    compare_comments(text, made, MODELINE if home is not None else None)
    return made


# ------------------------------------------------------------------ the line for editors


def _put_modeline(documents: list[Document], line: str) -> None:
    if not documents:
        return
    root = documents[0].root
    rows = [row for row in root.above if not row.startswith(MODELINE)]
    root.above = [line, *rows]


# ------------------------------------------------------------------ texts of the language


def _mark(document: Document, scope: Scope) -> None:
    """Note at every scalar how the grammar reads it."""
    value = document.root.value
    if isinstance(value, Branch):
        for body in [e.value for e in value.entries] if not value.mapping else [value]:
            if isinstance(body, Branch) and body.mapping and body.entries:
                key = body.entries[0].key
                _mark_body(body, key.text if key else "", scope)


def _mark_body(body: Branch, kind: str, scope: Scope) -> None:
    ways = ways_of(kind, scope)
    nested = scope.shape(kind).nested if scope.has(kind) else {}
    for entry in body.entries:
        name = entry.key.text if entry.key else ""
        if kind == "test" and name == "define":
            for item in _branches(entry):
                first = item.entries[0].key if item.mapping and item.entries else None
                if first is not None:
                    _mark_body(item, first.text, scope)
        elif name in nested:
            for item in _branches(entry):
                _mark_body(item, nested[name], scope)
        elif name in ways:
            for leaf in _leaves(entry):
                leaf.language = ways[name]


def _branches(entry: Entry) -> Iterator[Branch]:
    if isinstance(entry.value, Branch):
        if entry.value.mapping:
            yield entry.value
        else:
            for item in entry.value.entries:
                if isinstance(item.value, Branch):
                    yield item.value


def _leaves(entry: Entry) -> Iterator[Leaf]:
    """The scalars of an entry: itself, or the items of a list, or the values of a mapping.

    A line such as `- alice: walk` without quotes is a mapping inside a list and none of these.
    """
    if isinstance(entry.value, Leaf):
        yield entry.value
    elif entry.value is not None:
        for item in entry.value.entries:
            if isinstance(item.value, Leaf):
                yield item.value
