"""Texts of the language in their one form: spaces, brackets and indentation.

before   if (x.hp>0) :stop
after    if x.hp > 0: stop

Words stay where they are and lines break where their author broke them; comments are kept. What is
made has the same syntax tree as what was written, or nothing is changed at all.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from compiler.language import syntax as s
from compiler.language.parse import LanguageError, tree_of

STEP = "  "

_TOKEN = re.compile(
    r'"[^"\n]*"|[a-z_][a-z0-9_]*[(\[]?|[0-9]+[a-z0-9_]*|\.\.|[<>!+-]=|#[^\n]*|[^\s]', re.IGNORECASE
)
_TIGHT_BEFORE = frozenset([",", ";", ":", ")", "]", ".", ".."])
_TIGHT_AFTER = frozenset([".", "..", "(", "["])
# What may stand before and behind a whole value, whose brackets say nothing.
_OPENING = {"", "=", "+=", "-=", ",", "(", "[", "if", "while", "where", "give"}
_CLOSING = {"", ":", ",", ")", "]", ";", "else"}


def pretty(text: str, start: str) -> str:
    """The canonical form of a text; one that the grammar refuses stays as it is.

    >>> pretty("on  arrival :gain (2);x.hp-=f( 1,y )", "effects")
    'on arrival: gain 2; x.hp -= f(1, y)'
    """
    try:
        tree = tree_of(text, start)
    except LanguageError:
        return text
    bare = _without_idle_brackets(text, start, tree) if "(" in text else text
    made = _laid_out(bare, start)
    try:
        return made if same(tree_of(made, start), tree) else text
    except LanguageError:
        return text


def same(one: Any, other: Any) -> bool:
    """Whether two trees say the same, wherever they stand."""
    if isinstance(one, s.Node):
        return type(one) is type(other) and all(
            same(getattr(one, f.name), getattr(other, f.name))
            for f in dataclasses.fields(one)
            if f.name != "pos"
        )
    if isinstance(one, tuple):
        return (
            isinstance(other, tuple)
            and len(one) == len(other)
            and all(same(a, b) for a, b in zip(one, other, strict=True))
        )
    return bool(one == other)


def comments(text: str) -> list[str]:
    """The words of the comments of a text, in order.

    >>> comments('say "#1"  #loudly')
    ['loudly']
    """
    return [
        t.text.lstrip("#").strip() for line in _lines(text) for t in line.tokens if t.text[0] == "#"
    ]


# ------------------------------------------------------------------ tokens and lines


@dataclass(frozen=True, slots=True)
class _Token:
    text: str
    at: int  # in the whole text


@dataclass(frozen=True, slots=True)
class _Line:
    indent: int
    tokens: list[_Token]

    @property
    def code(self) -> list[_Token]:
        return [t for t in self.tokens if t.text[0] != "#"]


def _lines(text: str, tree: Any = None) -> Iterator[_Line]:
    """The lines of a text; with its tree, `and(x)` is known to be no call."""
    calls = set(_calls(tree))
    at = 0
    for row in text.split("\n"):
        tokens: list[_Token] = []
        for match in _TOKEN.finditer(row):
            word, place = match.group(), at + match.start()
            if len(word) > 1 and word[-1] in "([" and place not in calls and tree is not None:
                tokens.append(_Token(word[:-1], place))
                tokens.append(_Token(word[-1], place + len(word) - 1))
            else:
                tokens.append(_Token(word, place))
        lead = row[: len(row) - len(row.lstrip())].expandtabs(8)
        yield _Line(len(lead), tokens)
        at += len(row) + 1


# ------------------------------------------------------------------ layout


def _laid_out(text: str, start: str) -> str:
    tree = tree_of(text, start)
    signs, calls = set(_signs(tree)), set(_calls(tree))
    lines = list(_lines(text, tree))
    made: list[str] = []
    levels: list[int] = []  # the indentations of the blocks that are open
    depth = 0  # of brackets
    for number, line in enumerate(lines):
        if not line.tokens:
            if made and made[-1]:
                made.append("")
            continue
        if depth:
            level = len(levels) - 1 + depth
            if line.code and line.code[0].text in (")", "]"):
                level -= 1
        elif line.code:
            while levels and levels[-1] > line.indent:
                levels.pop()
            if not levels or levels[-1] < line.indent:
                levels.append(line.indent)
            level = len(levels) - 1
        else:
            level = _level_of_comment(line, levels, lines[number + 1 :])
        made.append(STEP * level + _spaced(line.tokens, signs, calls))
        for token in line.code:
            if token.text[0] != '"':
                depth += token.text[-1] in "(["
                depth -= token.text in (")", "]")
    while made and not made[-1]:
        made.pop()
    return "\n".join(made)


def _level_of_comment(line: _Line, levels: list[int], rest: list[_Line]) -> int:
    """A comment belongs to the next line if it stands so far in, else to an open block."""
    after = next((row.indent for row in rest if row.code), None)
    if after is not None and (not levels or after > levels[-1]) and line.indent >= after:
        return len(levels)
    fitting = [number for number, indent in enumerate(levels) if indent <= line.indent]
    return fitting[-1] if fitting else 0


def _spaced(tokens: list[_Token], signs: set[int], calls: set[int]) -> str:
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


def _tight(before: _Token, token: _Token, signs: set[int]) -> bool:
    if token.text[0] == "#":
        return False
    if token.text in _TIGHT_BEFORE or before.text in _TIGHT_AFTER or before.at in signs:
        return True
    if before.text[-1] in "([" and before.text[0] != '"':  # the opening of a call
        return True
    return token.text == "[" and before.text in (")", "]")


def _nodes(tree: Any) -> Iterator[s.Node]:
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, tuple):
            waiting.extend(node)
        elif isinstance(node, s.Node):
            yield node
            waiting.extend(getattr(node, f.name) for f in dataclasses.fields(node))


def _signs(tree: Any) -> Iterator[int]:
    """Where a `+`, `-` or `*` stands that joins nothing: `-1`, `+2 move`."""
    for node in _nodes(tree):
        match node:
            case s.Modifier(operator="add" | "times"):
                yield node.pos[0]
            case s.Unary(operator="-") if node.pos != node.operand.pos:
                yield node.pos[0]


def _calls(tree: Any) -> Iterator[int]:
    """Where a name stands whose bracket is glued to it: `f(x)`, `xs[0]`."""
    for node in _nodes(tree):
        match node:
            case s.Call() | s.Method():
                yield node.function.pos[0]
            case s.Assign() if node.index is not None:
                yield node.field.pos[0]
            case s.Index(owner=s.Name() | s.Field()):
                owner = node.owner
                yield (owner.field if isinstance(owner, s.Field) else owner).pos[0]


# ------------------------------------------------------------------ brackets


def _without_idle_brackets(text: str, start: str, tree: Any) -> str:
    """The text without brackets round one word, or round a whole value.

    Brackets between operators stay, needed or not: they help to read.
    """
    refused: set[str] = set()
    while True:
        for opening, closing in _pairs(text, tree_of(text, start)):
            tried = text[:opening] + " " + text[opening + 1 : closing] + " " + text[closing + 1 :]
            if tried in refused:
                continue
            try:
                if same(tree_of(tried, start), tree):
                    text = tried
                    break
            except LanguageError:
                pass
            refused.add(tried)
        else:
            return text


def _pairs(text: str, tree: Any) -> Iterator[tuple[int, int]]:
    """Brackets that look idle, on one line, without a comma directly inside."""
    for line in _lines(text, tree):
        tokens = line.code
        for number, token in enumerate(tokens):
            if token.text != "(":
                continue
            depth, end = 1, number
            comma = False
            while depth and end + 1 < len(tokens):
                end += 1
                word = tokens[end].text
                depth += word[-1] in "([" and word[0] != '"'
                depth -= word in (")", "]")
                comma = comma or (word == "," and depth == 1)
            if depth or comma:
                continue
            inside = tokens[number + 1 : end]
            before = tokens[number - 1].text if number else ""
            after = tokens[end + 1].text if end + 1 < len(tokens) else ""
            whole = (before in _OPENING or before[-1] in "([") and after in _CLOSING
            if inside and (whole or _is_atom(inside)):
                yield token.at, tokens[end].at


def _is_atom(tokens: list[_Token]) -> bool:
    """Whether tokens are one name or number, perhaps with fields: `x.hp`."""
    return all(
        (t.text == ".") if number % 2 else re.fullmatch(r"[a-z0-9_]+", t.text) is not None
        for number, t in enumerate(tokens)
    )
