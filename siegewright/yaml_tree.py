"""YAML as a tree that keeps what a reader throws away: comments, blank lines, styles.

Made for laying files out anew; whoever wants the values reads them with `compiler.yaml_reader`.
"""

from __future__ import annotations

import re
from bisect import bisect_right
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
    raw: str  # as written, from the first sign of it to the last
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


FAR = 10**6  # the column of what stands in brackets: no comment is indented so deeply


class Unusual(Exception):
    """A file that is YAML, but not of a form that can be laid out."""


def read_tree(text: str) -> list[Document]:
    """The documents of a text that is known to be YAML."""
    documents = list(_documents(text))
    _attach(text, documents)
    return documents


# ------------------------------------------------------------------ structure


def _documents(text: str) -> Iterator[Document]:
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
        # What follows the anchor stands on a line of its own.
        place = text.index(anchor, start.index) + len(anchor)
        inner = re.compile(r"(?:\s|#[^\n]*)*").match(text, place)
        at = inner.end() if inner else place
        column = at - (text.rfind("\n", 0, at) + 1)
    return Branch(mapping, bool(event.flow_style), anchor, start.index, column)


def _dash(text: str, start: int, column: int) -> int:
    """Where the `-` of an item stands."""
    line = text.rfind("\n", 0, start) + 1
    while True:
        if text[line + column : line + column + 1] == "-":
            return line + column
        if line == 0:
            raise Unusual("a list that begins oddly")
        line = text.rfind("\n", 0, line - 1) + 1


# ------------------------------------------------------------------ comments

# An entry, the entries it lies in, and the lists in brackets it lies in.
_Placed = tuple[Entry, tuple[Entry, ...], tuple[Branch, ...]]


@dataclass(frozen=True, slots=True)
class _Comment:
    at: int
    column: int
    text: str
    alone: bool  # on a line of its own
    gap: bool  # a blank line is above it


def _attach(text: str, documents: list[Document]) -> None:
    """Give every comment and every blank line to the entry it belongs to."""
    entries: list[_Placed] = []
    for document in documents:
        _collect(document.root, (), (), entries)
    leaves = [leaf for entry, _, _ in entries for leaf in _leaves(entry)]
    free = _free(text, leaves)
    breaks = [match.start() for match in re.finditer("\n", text)]
    blank = _blank_lines(text, leaves, breaks)
    number = 0
    passed: list[_Placed] = []
    for comment in _comments(text, free, blank, breaks):
        while number < len(entries) and entries[number][0].start < comment.at:
            passed.append(entries[number])
            number += 1
        following = entries[number][0] if number < len(entries) else None
        if not comment.alone and passed:
            entry = next(
                (e for e, _, flows in reversed(passed) if all(f.end > comment.at for f in flows)),
                passed[0][0],
            )
            entry.beside.append(comment.text)
            continue
        owner = _block_of(comment, passed, following)
        rows = owner.below if owner else following.above if following else documents[-1].root.below
        if comment.gap:
            rows.append("")
        rows.append(comment.text)
    seen = set()
    for entry, _, _ in entries:
        line = bisect_right(breaks, entry.start - 1)
        if line not in seen and line - 1 in blank:
            entry.above.append("")
        seen.add(line)


def _collect(
    entry: Entry, parents: tuple[Entry, ...], flows: tuple[Branch, ...], found: list[_Placed]
) -> None:
    found.append((entry, parents, flows))
    if isinstance(entry.value, Branch):
        inner = (*flows, entry.value) if entry.value.flow else flows
        for child in entry.value.entries:
            _collect(child, (*parents, entry), inner, found)


def _block_of(comment: _Comment, passed: list[_Placed], following: Entry | None) -> Entry | None:
    """The entry at whose end a comment stands, if it is indented deeper than what follows."""
    if not passed or (following is not None and following.column >= comment.column):
        return None
    last, parents, _ = passed[-1]
    limit = -1 if following is None else following.column
    fitting = [e for e in (*parents, last)[1:] if limit < e.column <= comment.column]
    # The outermost of those that stand there: the `-` of a list may stand below its key.
    return max(fitting, key=lambda entry: entry.column, default=None)


def _leaves(entry: Entry) -> Iterator[Leaf]:
    if entry.key is not None:
        yield entry.key
    if isinstance(entry.value, Leaf):
        yield entry.value


def _free(text: str, leaves: list[Leaf]) -> list[tuple[int, int]]:
    """The stretches of the text outside of scalars, where `#` begins a comment."""
    found = []
    place = 0
    for leaf in sorted(leaves, key=lambda leaf: leaf.start):
        found.append((place, leaf.start))
        place = leaf.end
        if leaf.style in ("|", ">"):
            # Behind the bar there may be a comment; below it there is none.
            head = text.find(leaf.raw[0], leaf.start)
            found.append((head, text.find("\n", head) if "\n" in text[head:] else len(text)))
    found.append((place, len(text)))
    return found


def _blank_lines(text: str, leaves: list[Leaf], breaks: list[int]) -> set[int]:
    """The numbers of blank lines, without those inside of texts."""
    blank = {number for number, line in enumerate(text.split("\n")) if not line.strip()}
    for leaf in leaves:
        body = text[leaf.start : leaf.end].rstrip()
        first = bisect_right(breaks, leaf.start - 1)
        blank -= set(range(first, first + body.count("\n") + 1))
    return blank


def _comments(
    text: str, free: list[tuple[int, int]], blank: set[int], breaks: list[int]
) -> Iterator[_Comment]:
    pattern = re.compile(r"(?:(?<=\s)|^)#[^\n]*", re.MULTILINE)
    for start, end in free:
        for match in pattern.finditer(text, start, end):
            at = match.start()
            line = text.rfind("\n", 0, at) + 1
            alone = not text[line:at].strip()
            gap = alone and bisect_right(breaks, at - 1) - 1 in blank
            yield _Comment(at, at - line, match.group().rstrip(), alone, gap)
