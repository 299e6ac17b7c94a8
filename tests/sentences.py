"""Texts of the language at random: every rule of compiler/language/grammar.lark, written with any spaces.

A text is drawn as a row of the grammar's own tokens and then written down, so that the same row can be
written by a tidy and by a careless hand.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

from lark.lexer import PatternStr

from compiler.language.lark_parser import lark_parser


def _words(text: str) -> list[str]:
    return text.split()


# Names of the pack that the tests speak about, names that almost are words of the language, and none.
NAMES = _words(
    """x n it self player players game active scenario unit units ant bee queen chief tool stick card
ace duke space hand deck heap bench hp size reach top hue tired friend worth coins score trail seen mark
look_round red road corner counts ally non d20x _ a1 whole main place add remove move shuffle""",
)
CALLS = _words("size numbers steps shift has_pieces reachable square f mark")
NUMBERS = _words("0 1 2 3 007 99 999999999")
DICE = _words("d6 2d6 d20 999d999999 0d0 d1 d0")
STRINGS = [
    '""',
    '"{x} rests; all: is | well # here"',
    '"{"',
    '"}}{{ %s {0} {x!r} {x.hp:>9}"',
    '"\'\\"',
]
LONG = 40  # tokens after which a text comes to its end on the shortest way

Token = tuple[str, str]  # the terminal and its text


def tokens(chance: random.Random, start: str) -> list[Token]:
    """A row of tokens that the grammar can make."""
    rules, shortest = _grammar()
    made: list[Token] = []
    waiting = [start]
    while waiting:
        symbol = waiting.pop()
        if symbol not in rules:
            typing = waiting[-2:] == ["type", "OR"]  # `nothing or nothing or x`
            if symbol == "NOTHING" and made and made[-1][0] == "OR" and not typing:
                symbol = "TRUE"  # in a value the two would be read as one: `or nothing`
            made.append((symbol, _text(symbol, chance)))
            continue
        ways = rules if len(made) + len(waiting) < LONG else shortest
        waiting.extend(reversed(chance.choice(ways[symbol])))
    return made


@cache
def _grammar() -> tuple[dict[str, list[list[str]]], dict[str, list[list[str]]]]:
    """What each symbol may become, and what with the fewest tokens."""
    rules: dict[str, list[list[str]]] = {}
    for rule in lark_parser().rules:
        rules.setdefault(rule.origin.name, []).append([s.name for s in rule.expansion])
    sizes: dict[str, int] = {}

    def size(way: list[str]) -> int:
        return sum(sizes.get(symbol, 10**6 if symbol in rules else 1) for symbol in way)

    while True:
        found = {symbol: min(size(way) for way in ways) for symbol, ways in rules.items()}
        if found == sizes:
            break
        sizes = found
    return rules, {s: [w for w in ways if size(w) == sizes[s]] for s, ways in rules.items()}


def _text(terminal: str, chance: random.Random) -> str:
    match terminal:
        case "NAME":
            return chance.choice(NAMES)
        case "CALL":
            return chance.choice(CALLS) + "("
        case "INDEXED":
            return chance.choice(NAMES) + "["
        case "NUMBER":
            return chance.choice(NUMBERS)
        case "DICE":
            return chance.choice(DICE)
        case "STRING":
            return chance.choice(STRINGS)
        case "COMPARE":
            return chance.choice(["<=", ">=", "!=", "<", ">"])
        case "OR_PASS":
            return "or pass"
        case "OR_NOTHING":
            return "or nothing"
        case "AT_ONCE":
            return "at once"
        case "_NL" | "_INDENT" | "_DEDENT":
            return ""
        case _:
            pattern: Any = lark_parser().get_terminal(terminal).pattern
            assert isinstance(pattern, PatternStr), terminal
            return pattern.value


def written(row: Sequence[Token], chance: random.Random | None = None) -> str:
    """The tokens as a text: with one space between two, or by a careless hand."""
    text = ""
    indents = [0]
    fresh = True  # nothing stands on this line yet
    for kind, word in row:
        if kind == "_NL":
            if text or chance is None:
                text += _line_end(chance)
            fresh = True
        elif kind == "_INDENT":
            indents.append(indents[-1] + (chance.choice([1, 2, 3, 8]) if chance else 2))
        elif kind == "_DEDENT":
            indents.pop()
        else:
            text += " " * indents[-1] if fresh else _gap(text, word, chance)
            text += word
            fresh = False
    return text


def _gap(text: str, word: str, chance: random.Random | None) -> str:
    if chance is None:
        return " "
    glued = _is_part(text[-1]) and _is_part(word[0])
    # Else two signs or words would be read as one: `. .`, `< =`, `x [`, `f (`.
    glued = glued or (not _is_part(text[-1]) and not _is_part(word[0]))
    glued = glued or word[0] in "([" or (text[-1].isdigit() or word[0].isdigit())
    return chance.choice([" ", " ", "  ", "\t"] if glued else ["", " ", "   "])


def _is_part(sign: str) -> bool:
    return sign.isalnum() or sign == "_"


def _line_end(chance: random.Random | None) -> str:
    if chance is None or chance.random() < 0.7:
        return "\n"
    return chance.choice(["  \n", "\n\n\n", " # a note\n", "#note\n   # another: one\n", "\r\n"])
