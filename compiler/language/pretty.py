"""Texts of the language in their one form: spaces, brackets and indentation.

before   if (x.hp>0) :stop
after    if x.hp > 0: stop

Words stay where they are, statements stay on the lines on which their author wrote them unless these are
too long, and comments are kept. What is made has the same syntax tree as what was written, or nothing is
changed at all.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from typing import Any

from compiler.language import syntax as s
from compiler.language.layout_tokens import STEP, Line, Token, calls_of, lines_of, signs_of, spaced
from compiler.language.parse import tree_of
from compiler.language.refusals import LanguageError
from compiler.language.wrap import depth_of, goes_on, joined_up, wrapped

# What may come before and after a whole value, whose brackets mean nothing.
_OPENING = {"", "=", "+=", "-=", ",", "(", "[", "if", "while", "where", "give"}
_CLOSING = {"", ":", ",", ")", "]", ";", "else"}


def pretty(text: str, start: str, width: int | None = None) -> str:
    """The canonical form of a text; one that the grammar refuses stays as it is.

    With a width, sentences that fit into it are on one line, and longer ones are broken.

    >>> pretty("on  arrival :gain (2);x.hp-=f( 1,y )", "effects")
    'on arrival: gain 2; x.hp -= f(1, y)'
    """
    try:
        tree = tree_of(text, start)
    except LanguageError:
        return text
    try:
        whole = text if width is None else joined_up(text)
        bare = _without_idle_brackets(whole, start, tree) if "(" in text else whole
        made = _laid_out(bare, start)
        if width is not None:
            made = wrapped(made, start, width, same)
        return made if same(tree_of(made, start), tree) else text
    except LanguageError:
        return text


def same(one: Any, other: Any) -> bool:
    """Whether two trees say the same, wherever they are."""
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
        t.text.lstrip("#").strip()
        for line in lines_of(text)
        for t in line.tokens
        if t.text[0] == "#"
    ]


# ------------------------------------------------------------------ layout


def _laid_out(text: str, start: str) -> str:
    tree = tree_of(text, start)
    signs, calls = set(signs_of(tree)), set(calls_of(tree))
    lines = list(lines_of(text, tree))
    made: list[str] = []
    levels: list[int] = []  # the indentations of the blocks that are open
    depth = 0  # of brackets
    last: Line | None = None
    for number, line in enumerate(lines):
        if not line.tokens:
            if made and made[-1]:
                made.append("")
            continue
        on = not depth and last is not None and goes_on(last, line)
        if on:
            level = len(levels) + 1
        elif depth:
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
        made.append(STEP * level + spaced(line.tokens, signs, calls))
        depth += depth_of(line.code)
        last = line if line.code else last
    while made and not made[-1]:
        made.pop()
    return "\n".join(made)


def _level_of_comment(line: Line, levels: list[int], rest: list[Line]) -> int:
    """A comment belongs to the next line if it is indented that far, else to an open block."""
    after = next((row.indent for row in rest if row.code), None)
    if after is not None and (not levels or after > levels[-1]) and line.indent >= after:
        return len(levels)
    fitting = [number for number, indent in enumerate(levels) if indent <= line.indent]
    return fitting[-1] if fitting else 0


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
    for line in lines_of(text, tree):
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


def _is_atom(tokens: list[Token]) -> bool:
    """Whether tokens are one name or number, perhaps with fields: `x.hp`."""
    return all(
        (t.text == ".") if number % 2 else re.fullmatch(r"[a-z0-9_]+", t.text) is not None
        for number, t in enumerate(tokens)
    )
