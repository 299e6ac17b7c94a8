"""Limits for nesting and repetition in a sentence.

What is checked, written as Python and run later goes down a tree level by level; a tree within these bounds
can be walked by all of them.
"""

from __future__ import annotations

from typing import Any

from compiler.language import syntax as s

LONGEST_ROW = 64  # prefixes, adjectives, places, alternatives, branches of an `if`
DEEPEST_BLOCK = 12  # blocks inside blocks
DEEPEST_VALUE = 48  # values inside values; a row of `+` or `and` nests, too
DEEPEST_NOUN = 8  # nouns and adjectives that are defined by each other
LONGEST_NOUN = 20_000  # letters of one of them, with those it is defined by written out
SHORT = 100  # letters in which nothing can be too much

Excess = tuple[str, int, int]  # the message, and where: start and length

_BLOCKS = (s.May, s.ChooseOne, s.If, s.While, s.Repeat, s.ForEach, s.Until)
# Values in a list or a call are not deeper the more there are; statements follow each other.
_FREE = {"items", "args", "params", "body", "then", "otherwise"}


def excess(tree: Any, length: int) -> Excess | None:
    """What is too much in the tree of a text with so many letters, or None."""
    if length <= SHORT:
        return None
    waiting: list[tuple[Any, int, int, int]] = [(tree, 0, 0, 0)]
    while waiting:
        node, blocks, values, row = waiting.pop()
        if isinstance(node, tuple):
            waiting += [(part, blocks, values, 0) for part in reversed(node)]
            continue
        if isinstance(node, _BLOCKS):
            blocks, values = blocks + (row == 0), 0
            if blocks > DEEPEST_BLOCK:
                words = f"more than {DEEPEST_BLOCK} nested blocks exceed the limit"
                return words, node.pos[0], 1
        elif isinstance(node, s.Node):
            values += 1
            if values > DEEPEST_VALUE:
                words = f"more than {DEEPEST_VALUE} nested values exceed the limit"
                return words, node.pos[0], 1
        else:
            continue
        for name in node.__slots__:  # all but its place
            part = getattr(node, name)
            if isinstance(part, tuple) and name not in _FREE and len(part) > LONGEST_ROW:
                start, length = _place(part[LONGEST_ROW])
                return (
                    f"more than {LONGEST_ROW} of these in a row exceed the limit",
                    start,
                    length,
                )
            if isinstance(node, s.If) and name == "otherwise" and _else_if(part):
                if row >= LONGEST_ROW:
                    words = f"more than {LONGEST_ROW} branches of an `if` exceed the limit"
                    return words, part[0].pos[0], 1
                waiting.append((part[0], blocks, values, row + 1))
            elif isinstance(part, (tuple, s.Node)):
                waiting.append((part, blocks, values, 0))
    return None


def _else_if(part: tuple[Any, ...]) -> bool:
    return len(part) == 1 and isinstance(part[0], s.If)


def _place(part: Any) -> tuple[int, int]:
    """Where a part of a row is, which may be a node or several."""
    while isinstance(part, tuple):
        part = part[0]
    start, end = part.pos
    return start, max(1, end - start)
