"""The words of a text of the language, line by line, with the spaces that belong between them."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from compiler.language import syntax as s

STEP = "  "

_TOKEN = re.compile(
    r'"[^"\n]*"|[a-z_][a-z0-9_]*[(\[]?|[0-9]+[a-z0-9_]*|\.\.|[<>!+-]=|#[^\n]*|[^\s]', re.IGNORECASE
)
_TIGHT_BEFORE = frozenset([",", ";", ":", ")", "]", ".", ".."])
_TIGHT_AFTER = frozenset([".", "..", "(", "["])


@dataclass(frozen=True, slots=True)
class Token:
    text: str
    at: int  # in the whole text


@dataclass(frozen=True, slots=True)
class Line:
    indent: int
    tokens: list[Token]

    @property
    def code(self) -> list[Token]:
        return [t for t in self.tokens if t.text[0] != "#"]


def lines_of(text: str, tree: Any = None) -> Iterator[Line]:
    """The lines of a text; with its tree, `and(x)` is known to be no call."""
    calls = set(calls_of(tree))
    at = 0
    for row in text.split("\n"):
        tokens: list[Token] = []
        for match in _TOKEN.finditer(row):
            word, place = match.group(), at + match.start()
            if len(word) > 1 and word[-1] in "([" and place not in calls and tree is not None:
                tokens.append(Token(word[:-1], place))
                tokens.append(Token(word[-1], place + len(word) - 1))
            else:
                tokens.append(Token(word, place))
        lead = row[: len(row) - len(row.lstrip())].expandtabs(8)
        yield Line(len(lead), tokens)
        at += len(row) + 1


def spaced(tokens: list[Token], signs: set[int], calls: set[int]) -> str:
    """One line of tokens with one space where one belongs."""
    made = ""
    for number, token in enumerate(tokens):
        before = tokens[number - 1] if number else None
        text = token.text.rstrip()
        if text[0] == "#":
            text = re.sub(r"^#(?=[^\s#!])", "# ", text)
        indexed = before is not None and before.at in calls and text == "["
        if before is not None and not indexed and not _tight(before, token, signs):
            made += " "
        made += text
    return made


def _tight(before: Token, token: Token, signs: set[int]) -> bool:
    if token.text[0] == "#":
        return False
    if token.text in _TIGHT_BEFORE or before.text in _TIGHT_AFTER or before.at in signs:
        return True
    if before.text[-1] in "([" and before.text[0] != '"':  # the opening of a call
        return True
    return token.text == "[" and before.text in (")", "]")


def nodes_of(tree: Any) -> Iterator[s.Node]:
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, tuple):
            waiting.extend(node)
        elif isinstance(node, s.Node):
            yield node
            waiting.extend(getattr(node, f.name) for f in dataclasses.fields(node))


def signs_of(tree: Any) -> Iterator[int]:
    """The places of each `+`, `-` or `*` that joins nothing: `-1`, `+2 move`."""
    for node in nodes_of(tree):
        match node:
            case s.Modifier(operator="add" | "times"):
                yield node.pos[0]
            case s.Unary(operator="-") if node.pos != node.operand.pos:
                yield node.pos[0]


def calls_of(tree: Any) -> Iterator[int]:
    """The places of names with a bracket glued to them: `f(x)`, `xs[0]`."""
    for node in nodes_of(tree):
        match node:
            case s.Call() | s.Method():
                yield node.function.pos[0]
            case s.Assign() if node.index is not None:
                yield node.field.pos[0]
            case s.Index(owner=s.Name() | s.Field()):
                owner = node.owner
                yield (owner.field if isinstance(owner, s.Field) else owner).pos[0]
