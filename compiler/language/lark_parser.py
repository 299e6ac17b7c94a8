"""Lark's parser of the grammar, its fast driver, and how much of a text they accept."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

from lark import Lark, Tree
from lark.exceptions import UnexpectedInput, VisitError
from lark.indenter import DedentError, Indenter
from lark.lexer import PatternStr

from compiler.language.grammar import GRAMMAR
from compiler.language.lalr import Driver, Refused, plain_methods
from compiler.language.syntax_builder import Reserved, ToSyntax

DEEPEST = 150  # levels of nesting in one text; a row of `+` or `;` nests, too
STARTS = ("effects", "block", "expression", "signature", "typing")


class _Indents(Indenter):
    """Indentation as in the examples of docs/language.md."""

    NL_type = "_NL"
    OPEN_PAREN_types = ["LPAR", "LSQB", "CALL", "INDEXED"]
    CLOSE_PAREN_types = ["RPAR", "RSQB"]
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 8


def _cache_file() -> bool | str:
    """Where the tables of the grammar are kept, like compiled modules; False if that cannot be written."""
    folder = Path(__file__).with_name("__pycache__")
    try:
        folder.mkdir(exist_ok=True)
        if not os.access(folder, os.W_OK):
            return False
    except OSError:
        return False
    return str(folder / "grammar.bin")


@cache
def lark_parser() -> Lark:
    return Lark(
        GRAMMAR,
        parser="lalr",
        start=list(STARTS),
        postlex=_Indents(),
        maybe_placeholders=True,
        propagate_positions=True,
        cache=_cache_file(),
    )


@cache
def driver() -> Driver:
    return Driver(lark_parser(), plain_methods(ToSyntax), DEEPEST - 10)


def too_deep(tree: Any) -> int | None:
    """Where a parse tree is nested too deeply; found with a loop, whatever the depth."""
    waiting = [(tree, 1)]
    while waiting:
        node, depth = waiting.pop()
        if isinstance(node, Tree):
            if depth > DEEPEST:
                return int(getattr(node.meta, "start_pos", 0))
            waiting.extend((child, depth + 1) for child in reversed(node.children))
    return None


def accepts(text: str, start: str) -> bool:
    try:
        driver().parse(text + "\n", start)
    except (Refused, Reserved):
        return False
    return True


def reach(text: str, start: str) -> int | None:
    """How far a text can be read; None: to its end."""
    try:
        tree = lark_parser().parse(text + "\n", start=start)
        if too_deep(tree) is None:
            ToSyntax().transform(tree)
    except UnexpectedInput as error:
        return place_of(text, error)
    except VisitError as error:
        if isinstance(error.orig_exc, Reserved):
            return error.orig_exc.word.pos[0]
        raise
    except DedentError:
        return 0
    return None


def place_of(text: str, error: UnexpectedInput) -> int:
    raw = error.pos_in_stream if error.pos_in_stream is not None else len(text)
    return min(max(raw, 0), max(len(text) - 1, 0))


def fixed_text(name: str) -> str:
    """The text of a terminal that is always the same; empty if it varies."""
    try:
        pattern = lark_parser().get_terminal(name).pattern
    except KeyError:
        return ""
    return pattern.value if isinstance(pattern, PatternStr) else ""
