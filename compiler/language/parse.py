"""Effect lines, blocks and expressions become syntax trees.

before   "on arrival: gain 1"
after    Ability(prefixes=(Trigger("on", "arrival"),), body=(Do(Phrase("gain", (1,))),))
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from lark.exceptions import UnexpectedInput, VisitError
from lark.indenter import DedentError

from compiler.language import syntax as s
from compiler.language.grammar import PREPOSITIONS
from compiler.language.lalr import Refused
from compiler.language.lark_parser import DEEPEST, accepts, driver, lark_parser, place_of, too_deep
from compiler.language.nesting import excess
from compiler.language.refusals import (
    ALIKE,
    SLIPPED,
    LanguageError,
    explained,
    likely_cause,
    odd_indent,
    reindented,
)
from compiler.language.sayings import Repair
from compiler.language.syntax_builder import DICE, RESERVED, Reserved, ToSyntax
from compiler.language.typo_hints import lost_call, odd_line, without_texts
from compiler.source.diagnostics import Edit, Fix, Report, edit
from compiler.source.positions import KEEP_LINES, Scalar, Span, fold_of, joined_lines

WORDS = re.compile(r"[a-z_][a-z0-9_]*(?: [a-z_][a-z0-9_]*)*")


def _short(text: str, start: str) -> Any:
    """Types and signatures of plain words, without asking the grammar: most of them are."""
    if start not in ("typing", "signature") or not WORDS.fullmatch(text):
        return None
    found: list[s.Word] = []
    at = 0
    if any(part in RESERVED or DICE.fullmatch(part) for part in text.split(" ")):
        return None
    for part in text.split(" "):
        found.append(s.Word((at, at + len(part)), part))
        at += len(part) + 1
    if start == "typing":
        if len(found) != 1 or text in ("list", "nothing"):
            return None
        return s.Typing((0, len(text)), s.TypeText((0, len(text)), "name", text, None), None)
    params: list[s.Word] = []
    preps: list[tuple[s.Word, s.Word]] = []
    rest = found[1:]
    while rest and rest[0].text not in PREPOSITIONS:
        params.append(rest.pop(0))
    while len(rest) > 1 and rest[0].text in PREPOSITIONS and rest[1].text not in PREPOSITIONS:
        preps.append((rest[0], rest[1]))
        rest = rest[2:]
    if rest:
        return None
    return s.Signature((0, len(text)), found[0], tuple(params), tuple(preps))


@cache
def _parse(text: str, start: str) -> Any:
    tree = _tree(text, start)
    too_much = excess(tree, len(text))
    if too_much is not None:
        raise LanguageError(*too_much, "split it up", "E0306")
    return tree


def _tree(text: str, start: str) -> Any:
    short = _short(text, start)
    if short is not None:
        return short
    try:
        return driver().parse(text + "\n", start)
    except (Refused, Reserved):
        pass  # Lark says why
    try:
        tree = lark_parser().parse(text + "\n", start=start)
        deep = too_deep(tree)
        if deep is not None:
            message = f"nesting deeper than {DEEPEST} levels exceeds the limit"
            raise LanguageError(message, deep, 1, "split it up", "E0306")
        return ToSyntax().transform(tree)
    except UnexpectedInput as error:
        raise likely_cause(text, start, explained(text, error), place_of(text, error)) from None
    except DedentError:
        at = odd_indent(text)
        slipped = odd_line(text, at)
        raise LanguageError(
            SLIPPED,
            at if slipped is None else slipped,
            1,
            ALIKE,
            cures=reindented(text, at if slipped is None else slipped, start),
        ) from None
    except VisitError as error:
        if isinstance(error.orig_exc, Reserved):
            word = error.orig_exc.word
            if word.text == "else":
                raise LanguageError(
                    "this `else` has no `if` above it",
                    word.pos[0],
                    len(word.text),
                    "indent it like the `if` it belongs to, with no other line between the two",
                ) from None
            raise LanguageError(
                f"`{word.text}` is a word of the language and cannot be a name",
                word.pos[0],
                len(word.text),
                "choose another name",
            ) from None
        raise


def tree_of(text: str, start: str) -> Any:
    """The tree of a text read in one of the ways of `STARTS`."""
    return _parse(text, start)


def parse_effects(text: str) -> tuple[s.Ability, ...]:
    """The abilities in a text, one a line (a `:` at a line's end opens an indented block)."""
    return cast(tuple[s.Ability, ...], _parse(text, "effects"))


def parse_block(text: str) -> tuple[s.Stmt, ...]:
    return cast(tuple[s.Stmt, ...], _parse(text, "block"))


def parse_expression(text: str) -> s.Expr:
    return cast(s.Expr, _parse(text, "expression"))


def parse_signature(text: str) -> s.Signature:
    return cast(s.Signature, _parse(text, "signature"))


def parse_typing(text: str) -> s.Typing:
    return cast(s.Typing, _parse(text, "typing"))


@dataclass(frozen=True, slots=True)
class ParsedScalar(Scalar):
    """A text that means another tree than the one that is written, for tools that change rules."""

    tree: Any
    written: Scalar

    @staticmethod
    def of(scalar: Scalar, tree: Any) -> ParsedScalar:
        return ParsedScalar(scalar.value, scalar.text, scalar.span, scalar.rows, tree, scalar)

    def path(self, row: int) -> str:
        return self.written.path(row)

    def at(self, offset: int, length: int = 1) -> Span:
        return self.written.at(offset, length)


def read(
    scalar: Scalar, start: str, report: Report, calls: Callable[[], Iterable[str]] = list
) -> Any:
    """Parse the text of a YAML scalar; a mistake goes to `report` and None comes back.

    `calls` gives what may come before a bracket, in case one is missing.
    """
    if isinstance(scalar, ParsedScalar):
        return scalar.tree
    try:
        tree = _parse(scalar.text, start)
        if "=- " in scalar.text:
            _reversed(scalar, report)
        return tree
    except LanguageError as refused:
        error = _other_line(scalar, refused, start)
        lost = lost_call(scalar.text, calls(), lambda changed: accepts(changed, start))
        if lost:
            at = lost[0][0]
            name = re.search(r"[a-z0-9_]+$", scalar.text[:at])
            begin = name.start() if name else at
            said = f"a `(` is missing after `{scalar.text[begin:at]}`"
            error = LanguageError(said, begin, at - begin, "write `(` here", cures=lost)
        fold = fold_of(scalar)
        if fold is not None:
            said = "this `>` joins the lines of the text into one, which is not a sentence"
            bar = Fix("write `|`", (Edit(fold, "|"),), safe=True)
            report.error("E0301", said, fold, KEEP_LINES, fixes=(bar,))
            return None
        report.error(
            error.code,
            error.message,
            scalar.at(error.start, error.length),
            KEEP_LINES if joined_lines(scalar) else error.help,
            fixes=tuple(_fix(scalar, cure, error.safe) for cure in error.cures),
        )
        return None


def _reversed(scalar: Scalar, report: Report) -> None:
    """Warn of `n =- 1`, which makes n less than nothing; `n = -1` is the clear way to write that."""
    for found in re.finditer(r"(?<=[\w\]] )=-(?= \w)", without_texts(scalar.text)):
        said = "`=-` sets a negative value, and takes nothing away"
        cures = (
            _fix(scalar, (*found.span(), "-="), False),
            _fix(scalar, (found.start(), found.end() + 1, "= -"), False),
        )
        span = scalar.at(found.start(), 2)
        report.warning("W0446", said, span, "write `-=` to take away, or `= -1`", fixes=cures)


def _other_line(scalar: Scalar, error: LanguageError, start: str) -> LanguageError:
    """Of a first line that seems to be too far left: if it is indented by full steps, the next one slipped."""
    if not error.slipped or error.start or not scalar.rows or scalar.rows[0][1] % 2 == 0:
        return error
    at = 0
    for line in scalar.text.split("\n"):
        indent = len(line) - len(line.lstrip())
        if line.strip() and indent % 2:
            cures = reindented(scalar.text, at + indent, start)
            return LanguageError(SLIPPED, at + indent, 1, ALIKE, cures=cures)
        at += len(line) + 1
    return error


def _fix(scalar: Scalar, cure: Repair, safe: bool) -> Fix:
    base = scalar.rows[0][1] - 1 if scalar.rows and "\n" in scalar.text else 0
    return Fix(_title(scalar.text, cure, base), (edit(scalar, *cure),), safe)


def _title(text: str, cure: Repair, base: int) -> str:
    """What a change does; `base` is how far the whole text is indented in its file."""
    start, end, right = cure
    wrong = text[start:end]
    if not (wrong + right).strip():
        blanks = base + len(right)
        return f"indent the line by {blanks} space{'s' if blanks != 1 else ''}"
    if not wrong:
        return f"insert `{right}`"
    return f"replace `{wrong}` with `{right}`" if right else f"delete `{wrong}`"
