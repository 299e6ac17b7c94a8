"""YAML as a tree that keeps what a reader throws away: comments, blank lines, styles.

Made for formatting files; to get the values, read them with `compiler.source.yaml_reader`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from yaml._yaml import CParser
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)


@dataclass(slots=True)
class Leaf:
    """A scalar or an alias."""

    text: str  # its value; of an alias, the name
    style: str  # "" plain, or one of " ' | > *
    anchor: str
    raw: str  # as written, from the first character of it to the last
    start: int
    end: int
    language: str = ""  # how the grammar reads it, if it is a text of the language


@dataclass(slots=True)
class Branch:
    """A list or a mapping."""

    mapping: bool
    flow: bool
    anchor: str
    start: int
    column: int
    end: int = 0  # known of flow style only; a block ends with its last entry
    entries: list[Entry] = field(default_factory=list)


@dataclass(slots=True)
class Entry:
    """An item of a list, or a key with its value, and the comments that belong to it."""

    start: int
    column: int
    key: Leaf | None
    value: Leaf | Branch | None = None
    above: list[str] = field(default_factory=list)  # comments on lines of their own, "" for a gap
    beside: list[str] = field(default_factory=list)
    below: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Document:
    marked: bool  # begins with `---`
    root: Entry  # holds the value and no key


FAR = 10**6  # the column of what is in brackets: no comment is indented so deeply


class LeftAlone(Exception):
    """Why a file stays as it is."""


class Unusual(LeftAlone):
    """A file that is YAML, but not of a form that can be laid out."""


# ------------------------------------------------------------------ structure


def documents_of(text: str) -> Iterator[Document]:
    """The documents of a text that is known to be YAML; comments are not in them yet."""
    parser: Any = CParser(text.encode("utf-8"))
    document: Document | None = None
    stack: list[Branch] = []
    waiting: list[Leaf | None] = []  # the key whose value follows, of each open branch
    while (event := parser.get_event()) is not None:
        kind = event.__class__
        if kind is DocumentStartEvent:
            document = Document(event.explicit, Entry(event.start_mark.index, 0, None))
            continue
        if kind is MappingEndEvent or kind is SequenceEndEvent:
            branch = stack.pop()
            waiting.pop()
            branch.end = event.end_mark.index
            if branch.flow:
                branch.entries = _joined(branch.entries)
            if not stack and document is not None:
                yield document
            continue
        if kind not in (ScalarEvent, AliasEvent, MappingStartEvent, SequenceStartEvent):
            continue
        value = _node(text, event)
        if not stack:
            assert document is not None
            document.root.value = value
            document.root.start = value.start
            if isinstance(value, Leaf):
                yield document
        else:
            parent = stack[-1]
            if not parent.mapping:
                start = value.start if parent.flow else _dash(text, value.start, parent.column)
                column = parent.column if not parent.flow else FAR
                parent.entries.append(Entry(start, column, None, value))
            elif waiting[-1] is None:
                if not isinstance(value, Leaf) or value.style in ("|", ">", "*"):
                    raise Unusual("a key that is no plain text")
                waiting[-1] = value
                column = parent.column if not parent.flow else FAR
                parent.entries.append(Entry(value.start, column, value))
            else:
                parent.entries[-1].value = value
                waiting[-1] = None
        if isinstance(value, Branch):
            stack.append(value)
            waiting.append(None)


def _joined(entries: list[Entry]) -> list[Entry]:
    """`(3, 4)` between brackets or braces is one text for our reader, and so it is here."""
    result: list[Entry] = []
    for number, entry in enumerate(entries):
        last = result[-1].value if result else None
        part = _part(entry)
        if isinstance(last, Leaf) and _opened(last) and part is not None:
            if _closes(last, entries[number:]):
                whole = f"{last.text}, {part.text}"
                style = "" if last.style == part.style == "" else '"'
                result[-1].value = Leaf(whole, style, last.anchor, whole, last.start, part.end)
                result[-1].beside += [*entry.above, *entry.beside]
                continue
        result.append(entry)
    return result


def _part(entry: Entry) -> Leaf | None:
    """What may be the rest of a text before it: an item, or a key that YAML gives no value."""
    if not isinstance(entry.value, Leaf):
        return None
    if entry.key is None:
        return entry.value
    return entry.key if entry.value.raw == "" else None


def _opened(leaf: Leaf) -> int:
    return max(0, leaf.text.count("(") - leaf.text.count(")"))


def _closes(leaf: Leaf, rest: list[Entry]) -> bool:
    level = _opened(leaf)
    for entry in rest:
        part = _part(entry)
        if not level or part is None:
            break
        level += part.text.count("(") - part.text.count(")")
    return not level


def _node(text: str, event: Any) -> Leaf | Branch:
    start, end = event.start_mark, event.end_mark
    anchor = event.anchor or ""
    if event.__class__ is AliasEvent:
        return Leaf(anchor, "*", "", "*" + anchor, start.index, end.index)
    if event.__class__ is ScalarEvent:
        raw = text[start.index : end.index]
        if anchor:  # the mark is that of the anchor
            raw = raw[raw.index(anchor) + len(anchor) :]
        style = event.style or ""
        if style in ("|", ">"):
            raw = raw.lstrip()
        else:
            raw = raw.strip()
        return Leaf(event.value, style, anchor, raw, start.index, end.index)
    mapping = event.__class__ is MappingStartEvent
    column = start.column
    if anchor and not event.flow_style:
        # What follows the anchor is on a line of its own.
        place = text.index(anchor, start.index) + len(anchor)
        inner = re.compile(r"(?:\s|#[^\n]*)*").match(text, place)
        at = inner.end() if inner else place
        column = at - (text.rfind("\n", 0, at) + 1)
    return Branch(mapping, bool(event.flow_style), anchor, start.index, column)


def _dash(text: str, start: int, column: int) -> int:
    """Where the `-` of an item is."""
    line = text.rfind("\n", 0, start) + 1
    while True:
        if text[line + column : line + column + 1] == "-":
            return line + column
        if line == 0:
            raise Unusual("a list that begins oddly")
        line = text.rfind("\n", 0, line - 1) + 1
