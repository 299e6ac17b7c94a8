"""Gives every comment and every blank line of a YAML file to the entry it belongs to."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

from compiler.layout.yaml_tree import Branch, Document, Entry, Leaf, documents_of

# An entry, the entries it is in, and the lists in brackets it is in.
_Placed = tuple[Entry, tuple[Entry, ...], tuple[Branch, ...]]


def read_tree(text: str) -> list[Document]:
    """The documents of a text that is known to be YAML, with their comments."""
    documents = list(documents_of(text))
    _attach(text, documents)
    return documents


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
    """The entry at whose end a comment is, if it is indented deeper than what follows."""
    if not passed or (following is not None and following.column >= comment.column):
        return None
    last, parents, _ = passed[-1]
    limit = -1 if following is None else following.column
    fitting = [e for e in (*parents, last)[1:] if limit < e.column <= comment.column]
    # The outermost of those that are there: the `-` of a list may be below its key.
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
