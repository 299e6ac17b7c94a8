"""Long lines of the language, broken where they are easy to read.

before   if a_long_condition and another_one: do_this to somebody; do_that to somebody_else
after    if a_long_condition and another_one:
           do_this to somebody
           do_that to somebody_else

First statements come on lines of their own. What is still too long goes on in the next line, at the
outermost joint of the sentence (`and`, `where`, a comma), and at last inside its brackets.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from compiler.language import syntax as s
from compiler.language.grammar import JOINING
from compiler.language.layout_tokens import (
    STEP,
    Line,
    Token,
    calls_of,
    lines_of,
    nodes_of,
    signs_of,
    spaced,
)
from compiler.language.parse import tree_of
from compiler.language.refusals import LanguageError

GOES_ON = STEP * 2  # how much deeper the rest of a sentence is: deeper than a block below it
# A line goes on if the next one begins with a word of `JOINING`, and inside brackets at these, too.
OPERATORS = frozenset(
    ("+", "-", "*", "/", "%", "=", "!=", "<", "<=", ">", ">=", "if", "else", "for")
)
WORTH_BREAKING = 16  # letters in brackets; fewer stay together
_VALUE = re.compile(r"\s*(?:let\s+\w+\s+=|give|[\w.]+(?:\[\w+\])?\s+[-+]?=)\s+(?=\S)")


def joined_up(text: str) -> str:
    """Sentences that go on over several lines on one line each; those with a comment inside stay."""
    made: list[str] = []
    for group in _sentences(text):
        rows = [row for row, _ in group]
        inner = [token for _, line in group[:-1] for token in line.tokens]
        if len(rows) == 1 or any(token.text[0] == "#" for token in inner):
            made += rows
        else:
            made.append(
                " ".join([rows[0].rstrip(), *(row.strip() for row in rows[1:] if row.strip())])
            )
    return "\n".join(made)


def sentences_of(text: str) -> list[list[str]]:
    """The lines of a text, those of one sentence together.

    >>> sentences_of("if x\\n    and y:\\n  stop")
    [['if x', '    and y:'], ['  stop']]
    """
    return [[row for row, _ in group] for group in _sentences(text)]


def goes_on(line: Line, following: Line) -> bool:
    """Whether a sentence goes on, outside brackets, from one line to the next."""
    if not line.code or not following.code:
        return False
    first = following.code[0].text
    return first in JOINING or (line.code[-1].text in (",", ";") and following.indent > 0)


def _sentences(text: str) -> Iterator[list[tuple[str, Line]]]:
    """The lines of a text, those of one sentence together."""
    rows = list(zip(text.split("\n"), lines_of(text), strict=True))
    group: list[tuple[str, Line]] = []
    depth = 0
    last: Line | None = None  # the last line of the group that is more than a comment
    for number, (row, line) in enumerate(rows):
        group.append((row, line))
        last = line if line.code else last
        depth += depth_of(line.code)
        following = next((other for _, other in rows[number + 1 :] if other.code), None)
        on = last is not None and following is not None and goes_on(last, following)
        if not depth and not on:
            yield group
            group, last = [], None
    if group:
        yield group


def depth_of(tokens: list[Token]) -> int:
    """How many brackets tokens open, less those that they close."""
    words = [t.text for t in tokens if t.text[0] != '"']
    return sum(w[-1] in "([" for w in words) - sum(w in (")", "]") for w in words)


# ------------------------------------------------------------------ wrapping


def wrapped(text: str, start: str, width: int, same: Callable[[Any, Any], bool]) -> str:
    """The text with its long lines broken; each sentence of `text` is on one line."""
    meaning = tree_of(text, start)

    def means_the_same(other: str) -> bool:
        try:
            return same(tree_of(other, start), meaning)
        except LanguageError:
            return False

    text = _statements_apart(text, start, width, means_the_same)
    tree = tree_of(text, start)
    lines = list(lines_of(text, tree))
    rows = text.split("\n")
    sentence = _Sentence(tree, width, STEP if start == "expression" else GOES_ON)
    at = 0
    for number, line in enumerate(lines):
        row = rows[number]
        if len(row) > width and line.code and line.code == line.tokens:
            tried = sentence.broken(row, at, line)
            if tried is not None and means_the_same(
                "\n".join([*rows[:number], tried, *rows[number + 1 :]])
            ):
                rows[number] = tried
        at += len(row) + 1
    return "\n".join(rows)


def _statements_apart(text: str, start: str, width: int, fine: Callable[[str], bool]) -> str:
    """Bodies of long lines on lines of their own, one statement each."""
    stuck: set[str] = set()
    while True:
        at = 0
        for row in text.split("\n"):
            if len(row) > width and row not in stuck and not row.lstrip().startswith("#"):
                made = next(filter(fine, _with_lines(text, start, at, row)), None)
                if made is not None:
                    text = made
                    break
                stuck.add(row)
            at += len(row) + 1
        else:
            return text


def _with_lines(text: str, start: str, at: int, row: str) -> Iterator[str]:
    """The text with one line divided between its statements, in the ways that may be right."""
    tree = tree_of(text, start)
    end = at + len(row)
    pad = row[: len(row) - len(row.lstrip())]
    bodies = sorted(b for b in _bodies(tree) if at < b < end and text[at:b].rstrip().endswith(":"))
    [line] = lines_of(row)
    if line.tokens != line.code:
        end = at + line.code[-1].at + len(line.code[-1].text)
    semicolons = [at + t.at for t, depth in _with_depth(line.code) if t.text == ";" and not depth]
    if semicolons and (not bodies or semicolons[0] < bodies[0]):
        cut = semicolons[0]
        yield text[:cut] + "\n" + pad + text[cut + 1 :].lstrip()
        return  # an ability without a prefix, which goes on after its `;`
    if bodies:
        cut = bodies[0]
        inner = text[cut:end]
        parts = [inner]
        bars = [
            t.at
            for t, depth in _with_depth(next(lines_of(inner)).code)
            if t.text == "|" and not depth
        ]
        if bars:
            places = [0, *(bar + 1 for bar in bars), len(inner) + 1]
            parts = [inner[a : b - 1].strip() for a, b in pairwise(places)]
        below = "".join(f"\n{pad}{STEP}{part}" for part in parts)
        yield text[:cut].rstrip() + below + text[end:]


def _bodies(tree: Any) -> Iterator[int]:
    """Where the statements begin that belong to something before them."""
    for node in nodes_of(tree):
        for field in dataclasses.fields(node):
            part = getattr(node, field.name)
            while isinstance(part, tuple) and part and isinstance(part[0], tuple):
                part = part[0]
            if isinstance(part, tuple) and part and isinstance(part[0], s.Node):
                if field.name in ("body", "then", "otherwise", "options"):
                    yield part[0].pos[0]


def _with_depth(tokens: list[Token]) -> Iterator[tuple[Token, int]]:
    """Tokens with the number of brackets around each; brackets count as outside."""
    depth = 0
    for token in tokens:
        closes = token.text in (")", "]")
        depth -= closes
        yield token, depth
        depth += token.text[-1] in "([" and token.text[0] != '"'


@dataclass
class _Sentence:
    """Breaks one sentence, which is on one line, into several."""

    tree: Any
    width: int
    further: str  # how much deeper the rest of the sentence is

    def broken(self, row: str, at: int, line: Line) -> str | None:
        self.signs, self.calls = set(signs_of(self.tree)), set(calls_of(self.tree))
        end = at + len(row)
        inner = {link.pos for node in nodes_of(self.tree) for link in _links(node)}
        self.spans = [
            node.pos
            for node in nodes_of(self.tree)
            if node.pos[0] < end and node.pos[1] > at and node.pos not in inner
        ]
        pad = row[: len(row) - len(row.lstrip())]
        value = re.match("", row) if self.further == STEP else _VALUE.match(row)
        if value:
            made = self.in_brackets(line.code, pad, at + value.end())
            if made is not None and all(len(one) <= self.width for one in made):
                return "\n".join(made)
        made = self.fill(line.code, pad, pad + self.further, inside=False)
        return "\n".join(made) if len(made) > 1 else None

    def fill(self, tokens: list[Token], pad: str, more: str, inside: bool) -> list[str]:
        """The lines of a part of a sentence: the first after `pad`, the rest after `more`."""
        row = pad + spaced(tokens, self.signs, self.calls)
        if len(row) <= self.width:
            return [row]
        joints: list[tuple[int, int]] = []
        for number, (token, depth) in enumerate(_with_depth(tokens)):
            if number and not depth and self.may_begin(tokens[number - 1], token, inside):
                head = pad + spaced(tokens[:number], self.signs, self.calls)
                if len(head) <= self.width and len(head) > len(more) + 1:
                    joints.append((-self.depth(token, tokens[number - 1]), number))
        if joints:
            number = max(joints)[1]
            rest = self.fill(tokens[number:], more, more, inside)
            return [pad + spaced(tokens[:number], self.signs, self.calls), *rest]
        return self.opened(tokens, pad, more, inside) or [row]

    def opened(self, tokens: list[Token], pad: str, more: str, inside: bool) -> list[str] | None:
        """With the longest brackets opened: what is in them is on lines of its own."""
        pairs: list[tuple[int, int, int]] = []
        opening: list[int] = []
        for number, (token, depth) in enumerate(_with_depth(tokens)):
            if token.text in (")", "]") and opening and not depth:
                begin = opening.pop()
                pairs.append((token.at - tokens[begin].at, begin, number))
                opening.clear()
            elif token.text[-1] in "([" and token.text[0] != '"' and not depth:
                opening = [number]
        if not pairs or max(pairs)[0] < WORTH_BREAKING:
            return None
        _, begin, end = max(pairs)
        head = self.fill(tokens[: begin + 1], pad, more, inside)
        deeper = head[-1][: len(head[-1]) - len(head[-1].lstrip())]
        body = self.fill(tokens[begin + 1 : end], deeper + STEP, deeper + STEP, inside=True)
        tail = self.fill(tokens[end:], deeper, more, inside)
        return [*head, *body, *tail]

    def in_brackets(self, tokens: list[Token], pad: str, at: int) -> list[str] | None:
        """With brackets around the value that begins at a place, if only these let it go on."""
        number = next(n for n, t in enumerate(tokens) if t.at >= at)
        value = tokens[number:]
        joints = [
            self.may_begin(before, token, inside)
            for inside in (False, True)
            for (before, _), (token, depth) in pairwise(_with_depth(value))
            if not depth
        ]
        outside = len(joints) // 2
        if any(joints[:outside]) or not any(joints[outside:]):
            return None
        head = (
            (pad + spaced(tokens[:number], self.signs, self.calls) + " (") if number else pad + "("
        )
        inner = self.fill(value, pad + STEP, pad + STEP, inside=True)
        return [head, *inner, pad + ")"]

    def may_begin(self, before: Token, token: Token, inside: bool) -> bool:
        if before.text in (",", ";"):
            return True
        if token.text in JOINING:
            return True
        return inside and token.text in OPERATORS and token.at not in self.signs

    def depth(self, token: Token, before: Token) -> int:
        """How deeply in the sentence two parts meet; a row of `and` is one level."""
        at = before.at if before.text in (",", ";") else token.at
        return sum(begin < at < end for begin, end in self.spans)


def _links(node: s.Node) -> Iterator[s.Node]:
    """The operands of an operator that are of its own sort: `a and b` in `a and b and c`."""
    if isinstance(node, s.Binary):
        for part in (node.left, node.right):
            if isinstance(part, s.Binary) and part.operator == node.operator:
                yield part
