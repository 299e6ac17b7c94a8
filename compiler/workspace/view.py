"""A view: what is known about a pack at one moment (names, documents, words that can be written).

A view never changes and reads nothing from the disk, so another thread can use it while the
workspace checks the next texts. Its positions are those of the texts that were checked.
"""

from __future__ import annotations

import re
from functools import cached_property

from compiler.model.definitions import World
from compiler.schema.scope import Scope
from compiler.schema.validate import Document
from compiler.source.positions import Span
from compiler.workspace.checking import PackState
from compiler.workspace.completion import Completion, complete
from compiler.workspace.hover import Hover, builtin, hover
from compiler.workspace.index import Definition, Index
from compiler.workspace.outline import Outlined, outline, proofs, rules_of, rules_texts
from compiler.workspace.signatures import Signature, signature_at

NAME = re.compile(r"[a-z_][a-z0-9_]*")


class View:
    """A pack with all it requires, as it was the last time that it could be resolved."""

    def __init__(self, state: PackState, world: World, scope: Scope | None) -> None:
        self.pack = state.pack
        self.state = state
        self._world = world
        self.scope = scope

    @cached_property
    def texts(self) -> dict[str, str]:
        """The files that were checked: those of the pack, and of all it requires."""
        return {file.path: file.text for raw in self.state.raws for file in raw.files}

    @cached_property
    def index(self) -> Index:
        facts = [self.state.facts, *(test.facts for test in self.state.tests.values())]
        return Index(self._world, self.state.valid, facts)

    def definitions_at(self, path: str, line: int, column: int) -> tuple[Definition, ...]:
        """What is defined or named at a place; several where a word means several kinds."""
        keys = self.index.keys_at(path, line, column)
        return tuple([self.index.definitions[key] for key in keys])

    def symbols(self, path: str = "", query: str = "") -> tuple[Definition, ...]:
        """What a file defines, or what the pack and all it requires define whose name holds a word."""
        found = (
            d
            for d in self.index.definitions.values()
            if d.form not in ("name", "parameter")
            and query in d.name
            and (d.span.path == path if path else True)
        )
        return tuple(sorted(found, key=lambda d: d.span))

    def hover_at(self, path: str, line: int, column: int) -> Hover | None:
        """What there is to say about the name at a place."""
        keys, span = (
            self.index.keys_at(path, line, column),
            self.index.span_at(path, line, column),
        )
        if not keys or span is None:
            return builtin_at(self.texts.get(path, ""), path, line, column)
        definition = self.index.definitions[keys[0]]
        return hover(definition, span, self._world, self.state.valid, self.state.changes)

    def complete_at(self, text: str, path: str, line: int, column: int) -> tuple[Completion, ...]:
        """What can be written at a place of a file, which may have changed since it was checked."""
        if self.scope is None:
            return ()
        world, scope = self._world, self.scope
        return tuple(complete(text, path, line, column, self.pack, world, scope, self._tests))

    def _tests(self) -> list[Document]:
        packs = self.state.valid[-1:]
        return [d for pack in packs for d in pack.documents if d.kind == "test"]

    def signature_at(self, text: str, path: str, line: int, column: int) -> Signature | None:
        """The signature of the function or verb that is being written at a place."""
        if self.scope is None:
            return None
        return signature_at(text, path, line, column, self._world, self.scope)

    def outline(self, path: str) -> tuple[Outlined, ...]:
        """The documents of a file."""
        files = {file.path: file for raw in self.state.raws for file in raw.files}
        if path not in files:
            return ()
        return tuple(outline(files[path], self.symbols(path)))

    def rules_texts(self, path: str, first: int, last: int) -> tuple[tuple[Span, str], ...]:
        """What players read for each ability that is between two lines of a file."""
        found = [d for pack in self.state.valid for d in pack.documents if d.path == path]
        return tuple(rules_texts(self._world, found, first, last))

    @cached_property
    def proofs(self) -> dict[str, list[Span]]:
        """The tests that prove each rule of the pack and of those it requires, by its id."""
        return proofs(self.state.valid)

    def rules_at(self, path: str) -> dict[int, list[str]]:
        """The rules that documents of a file name or are, by the line of the document."""
        return {
            d.span.line: [d.id] if d.kind == "rule" else rules_of(d.body)
            for pack in self.state.valid
            for d in pack.documents
            if d.path == path and d.kind != "test"
        }


def builtin_at(text: str, path: str, line: int, column: int) -> Hover | None:
    """What there is to say about a word of the language at a place."""
    rows = text.split("\n")
    row = rows[line - 1] if line <= len(rows) else ""
    for found in NAME.finditer(row):
        if found.start() < column <= found.end() + 1:
            place = Span(path, line, found.start() + 1, len(found[0]))
            return builtin(found[0], place)
    return None
