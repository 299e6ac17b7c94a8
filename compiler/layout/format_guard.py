"""Checks that formatting changes no value, no syntax tree and no comment."""

from __future__ import annotations

from collections.abc import Iterator

from compiler.language.parse import tree_of
from compiler.language.pretty import comments, same
from compiler.language.refusals import LanguageError
from compiler.layout.yaml_comments import read_tree
from compiler.layout.yaml_tree import Branch, Document, Entry, Leaf, LeftAlone
from compiler.source.positions import Fields, Items, Scalar, Value, plain


class Changed(LeftAlone):
    """The layout would have changed what a file says: a mistake of ours, so the file stays."""


def compare_values(before: list[Value], after: list[Value], documents: list[Document]) -> None:
    """Raise `Changed` unless both say the same; texts of the language may differ in layout."""
    if len(before) != len(after):
        raise Changed("its layout would change how many documents it holds")
    for old, new, document in zip(before, after, documents, strict=True):
        _compare_value(old, new, document.root)


def _compare_value(old: Value, new: Value, entry: Entry) -> None:
    written = entry.value
    if isinstance(written, Leaf) and written.style == "*":
        if plain(old) != plain(new) and not _same_layout(old, new):
            raise Changed(f"its layout would change line {old.span.line}")
    elif isinstance(old, Scalar) and isinstance(new, Scalar) and isinstance(written, Leaf):
        if old.value == new.value and type(old.value) is type(new.value):
            return
        if not (written.language and _same_text(old.text, new.text, written.language)):
            raise Changed(f"its layout would change line {old.span.line}")
    elif (
        isinstance(old, Items)
        and isinstance(new, Items)
        and isinstance(written, Branch)
        and len(old.items) == len(new.items) == len(written.entries)
    ):
        for one, other, inner in zip(old.items, new.items, written.entries, strict=True):
            _compare_value(one, other, inner)
    elif isinstance(old, Fields) and isinstance(new, Fields) and isinstance(written, Branch):
        if list(old.entries) != list(new.entries):
            raise Changed(f"its layout would change the keys at line {old.span.line}")
        for key, inner in zip(old.entries, written.entries, strict=True):
            _compare_value(old.entries[key], new.entries[key], inner)
    else:
        raise Changed(f"its layout would change line {old.span.line}")


def _same_layout(old: Value, new: Value) -> bool:
    """What an alias repeats was compared where it is; here only that it is still the same thing."""
    if isinstance(old, Scalar) or isinstance(new, Scalar):
        return isinstance(old, Scalar) and isinstance(new, Scalar)
    if isinstance(old, Fields) and isinstance(new, Fields):
        return list(old.entries) == list(new.entries)
    return isinstance(old, Items) and isinstance(new, Items) and len(old.items) == len(new.items)


def _same_text(old: str, new: str, start: str) -> bool:
    try:
        return same(tree_of(old, start), tree_of(new, start)) and comments(old) == comments(new)
    except LanguageError:
        return False


def compare_comments(text: str, made: str, besides: str | None) -> None:
    """Raise `Changed` unless both have the same comments, besides those that begin so."""

    def told(document: Document) -> Iterator[str]:
        waiting = [document.root]
        while waiting:
            entry = waiting.pop()
            for row in (*entry.above, *entry.beside, *entry.below):
                if row and not (besides is not None and row.startswith(besides)):
                    yield row.lstrip("#").strip()
            if isinstance(entry.value, Branch):
                waiting.extend(entry.value.entries)

    old = sorted(row for document in read_tree(text) for row in told(document))
    new = sorted(row for document in read_tree(made) for row in told(document))
    if old != new:
        raise Changed("its layout would change a comment")
