"""Effect lines, blocks and expressions become syntax trees.

before   "on arrival: gain 1"
after    Ability(prefixes=(Trigger("on", "arrival"),), body=(Do(Phrase("gain", (1,))),))
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, cast

from lark import Lark, Token, Tree
from lark.exceptions import (
    UnexpectedCharacters,
    UnexpectedEOF,
    UnexpectedInput,
    UnexpectedToken,
    VisitError,
)
from lark.indenter import DedentError, Indenter
from lark.lexer import PatternStr

from compiler.language import syntax as s
from compiler.language.grammar import GRAMMAR, JOINING, PREPOSITIONS
from compiler.language.lalr import Driver, Reached, Refused, plain_methods
from compiler.language.nesting import excess
from compiler.language.sayings import (
    JOINTS,
    SAYINGS,
    Repair,
    Sayings,
    line_around,
    said_elsewhere,
)
from compiler.language.syntax_builder import DICE, RESERVED, Reserved, ToSyntax
from compiler.language.typo_hints import (
    lonely_bracket,
    lost_call,
    lost_quote,
    misspelt_word,
    odd_line,
    repairs,
    without_texts,
)
from compiler.source.confusables import looks_like, told
from compiler.source.diagnostics import Edit, Fix, Report, edit
from compiler.source.positions import KEEP_LINES, Scalar, Span, fold_of, joined_lines

LONGEST_CURED = 5_000  # characters of a text in which a cure is looked for
DEEPEST = 150  # levels of nesting in one text; a row of `+` or `;` nests, too

WITHOUT_QUOTES = "names are written without quotes"
SLIPPED = "this line is indented by a different amount than the lines around it"
ALIKE = "indent the lines of one block alike"
LAST_WORDS = re.compile(r"(?:\s*[a-z0-9_]+){0,2}\s*$")
PAIR = re.compile(r"([a-z]+)\\s\+([a-z]+)")
COMMENT = re.compile(r'(?:[^"#\n]|"[^"\n]*")*#')
STARTS = ("effects", "block", "expression", "signature", "typing")

# How the terminals of the grammar are called when speaking to an author.
TERMINALS = {
    "NAME": "a name",
    "NUMBER": "a number",
    "DICE": "dice such as `d20`",
    "CALL": "a name",
    "_NL": "the end of the line",
    "$END": "the end",
    "COLON": "`:`",
    "SEMICOLON": "`;`",
    "COMMA": "`,`",
    "EQUAL": "`=`",
    "RPAR": "`)`",
    "_INDENT": "an indented block",
    "_DEDENT": "a line further left",
}


class _Indents(Indenter):
    """Indentation as in the examples of docs/language.md."""

    NL_type = "_NL"
    OPEN_PAREN_types = ["LPAR", "LSQB", "CALL", "INDEXED"]
    CLOSE_PAREN_types = ["RPAR", "RSQB"]
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 8


WITH_COLON = "a condition or trigger ends with `:`"


class LanguageError(Exception):
    """A text that the grammar refuses: where, and what was hoped for."""

    def __init__(
        self,
        message: str,
        start: int,
        length: int,
        help: str | None,
        code: str = "E0301",
        cures: Sequence[Repair] = (),
        safe: bool = False,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.start = start
        self.length = length
        self.help = help
        self.cures = tuple(cures)
        self.safe = safe  # whether there is no doubt about the cure
        self.indented = False  # whether a line is refused because it is indented
        self.early = False  # whether it is a condition before what it is for
        self.vague = help is WITHOUT_QUOTES  # whether a fix says more than the help
        self.unsure = help is WITH_COLON  # whether another sign may be missing
        self.slipped = help is ALIKE  # whether a line of a block stands out of it
        self.wanted: tuple[str, ...] = ()  # words of the language that could stand there


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
def _lark() -> Lark:
    return Lark(
        GRAMMAR,
        parser="lalr",
        start=list(STARTS),
        postlex=_Indents(),
        maybe_placeholders=True,
        propagate_positions=True,
        cache=_cache_file(),
    )


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
def _driver() -> Driver:
    return Driver(_lark(), plain_methods(ToSyntax), DEEPEST - 10)


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
        return _driver().parse(text + "\n", start)
    except (Refused, Reserved):
        pass  # Lark says why
    try:
        tree = _lark().parse(text + "\n", start=start)
        deep = _too_deep(tree)
        if deep is not None:
            message = f"nesting deeper than {DEEPEST} levels is beyond the limit"
            raise LanguageError(message, deep, 1, "split it up", "E0306")
        return ToSyntax().transform(tree)
    except UnexpectedInput as error:
        raise _better(text, start, _explain(text, error), _place(text, error)) from None
    except DedentError:
        at = _odd_indent(text)
        slipped = odd_line(text, at)
        raise LanguageError(
            SLIPPED,
            at if slipped is None else slipped,
            1,
            ALIKE,
            cures=_indented(text, at if slipped is None else slipped, start),
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


def _too_deep(tree: Any) -> int | None:
    """Where a parse tree is nested too deeply; found with a loop, whatever the depth."""
    waiting = [(tree, 1)]
    while waiting:
        node, depth = waiting.pop()
        if isinstance(node, Tree):
            if depth > DEEPEST:
                return int(getattr(node.meta, "start_pos", 0))
            waiting.extend((child, depth + 1) for child in reversed(node.children))
    return None


def _odd_indent(text: str) -> int:
    """Where the first line begins whose indentation fits no line before it."""
    stack = [0]
    at = 0
    for line in text.split("\n"):
        indent = len(line) - len(line.lstrip())
        if line.strip():
            while stack and stack[-1] > indent:
                stack.pop()
            if not stack or (stack[-1] != indent and indent < max(stack, default=0)):
                return at + indent
            if stack[-1] < indent:
                if (
                    at
                    and any(s_ > indent for s_ in _indents(text[:at]))
                    and indent not in _indents(text[:at])
                ):
                    return at + indent
                stack.append(indent)
        at += len(line) + 1
    return 0


def _indents(text: str) -> set[int]:
    return {len(line) - len(line.lstrip()) for line in text.split("\n") if line.strip()}


def tree_of(text: str, start: str) -> Any:
    """The tree of a text read in one of the ways of `STARTS`."""
    return _parse(text, start)


class Begun:
    """A text that is being written: what stands before a place is read once, whatever comes behind it."""

    def __init__(self, before: str, start: str) -> None:
        self.before = before
        self.start = start
        # The last words are read again: two may be one, as `or nothing` is. Inside quotes, the whole line is.
        last_line = max(0, before.rfind("\n"))
        cuts = (len(LAST_WORDS.sub("", before)), last_line, 0)
        self._since = next((found for cut in cuts if (found := self._read(before[:cut]))), None)
        self.in_comment = COMMENT.match(before[last_line:].lstrip("\n")) is not None

    def _read(self, text: str, since: Reached | None = None) -> Reached | None:
        try:
            return cast(Reached, _driver().parse(text, self.start, since, breaks_off=True))
        except (Refused, Reserved):
            return None

    def tree(self, rest: str) -> Any:
        """The tree of the text with something behind it; None if the grammar refuses that."""
        if self.in_comment:
            return None
        try:
            return _driver().parse(f"{self.before}{rest}\n", self.start, self._since)
        except (Refused, Reserved):
            return None

    def words(self) -> set[str]:
        """The words of the language that can follow; empty if the text is wrong already."""
        found = self._following(self.before)
        if not self.before.rpartition("\n")[2].strip():  # a line may go on with one of these
            found |= JOINING & self._following(self.before.rstrip() + " ")
        for first, second, name in _pairs():
            begun = re.search(rf"\b{first}\s+$", self.before)
            if begun and self._following(self.before[: begun.start()], [(second, name)]):
                found.add(second)
        return found

    def _following(self, text: str, words: Sequence[tuple[str, str]] = ()) -> set[str]:
        reached = None if self.in_comment else self._read(text, self._since)
        if reached is None:
            return set()
        return {word for word, name in words or _words() if _driver().takes(reached, name)}


@cache
def _words() -> list[tuple[str, str]]:
    """The words of the language, each with its terminal."""
    found = [(_fixed_text(name).strip("`"), name) for name in (t.name for t in _lark().terminals)]
    return [(word, name) for word, name in found if word.isidentifier()]


@cache
def _pairs() -> list[tuple[str, str, str]]:
    """Words of the language that are one only together, such as `or nothing`, each with its terminal."""
    found = [(PAIR.match(t.pattern.value), t.name) for t in _lark().terminals]
    return [(pair[1], pair[2], name) for pair, name in found if pair]


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

    `calls` gives what may stand before a bracket, should one be missing.
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
        lost = lost_call(scalar.text, calls(), lambda changed: _fine(changed, start))
        if lost:
            at = lost[0][0]
            name = re.search(r"[a-z0-9_]+$", scalar.text[:at])
            begin = name.start() if name else at
            said = f"a `(` is missing after `{scalar.text[begin:at]}`"
            error = LanguageError(said, begin, at - begin, "write `(` here", cures=lost)
        fold = fold_of(scalar)
        if fold is not None:
            said = "this `>` joins the lines of the text into one, which is no sentence"
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
    """Warn of `n =- 1`, which makes n less than nothing; whoever means that writes `n = -1`."""
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
            cures = _indented(scalar.text, at + indent, start)
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


def _better(text: str, start: str, error: LanguageError, refused: int) -> LanguageError:
    """What is behind a text that is refused, where that can be found out."""
    cures: list[Repair] = []
    if len(text) <= LONGEST_CURED and error.code == "E0301":
        cures = repairs(
            text,
            refused,
            lambda changed: _fine(changed, start),
            lambda changed: _reach(changed, start),
        )
    begin, end = line_around(text, refused)
    if text[begin:end].count('"') % 2 and error.code == "E0301":
        at = text.rfind('"', begin, end)
        found = lost_quote(text, at, lambda changed: _fine(changed, start))
        return LanguageError(
            "this quote stands alone on its line", at, 1, "add the other quote", cures=found
        )
    bracket = lonely_bracket(text)
    if bracket is not None:
        return LanguageError(bracket[1], bracket[0], 1, bracket[2], cures=cures)
    slipped = odd_line(text, error.start)
    if (
        slipped is None
        and error.indented
        and (error.start - text.rfind("\n", 0, error.start)) % 2 == 0
    ):
        slipped = error.start
    if slipped is not None:
        return LanguageError(
            SLIPPED,
            slipped,
            1,
            ALIKE,
            cures=_indented(text, slipped, start),
        )
    elsewhere = _said_elsewhere(text, start, error, refused, SAYINGS)
    if elsewhere is not None:
        return elsewhere
    word = None
    if not error.indented or text[:refused].rstrip().endswith(":"):
        word = misspelt_word(text, refused, lambda changed: _reach(changed, start))
    if word is not None:
        return _another_word(*word)
    if cures:
        error.cures, error.safe = tuple(cures), len(cures) == 1
        at, to, sign = cures[0]
        instead = f"write `{sign}`" + (f" instead of `{text[at:to]}`" if to > at else " here")
        if (
            error.help is None
            or (error.vague and at == to)
            or (error.unsure and sign.strip() != ":")
        ):
            error.help = instead
        return error
    if _english(text, refused):
        return error
    word = misspelt_word(text, refused, lambda changed: _reach(changed, start), known=True)
    if word is not None and not error.indented:
        return _another_word(*word)
    for wanted in error.wanted:
        if _fine(f"{text[:refused]}{wanted} {text[refused:]}", start):
            error.help, error.cures = f"write `{wanted}` here", ((refused, refused, f"{wanted} "),)
            error.safe = len(error.wanted) == 1
            return error
    return _said_elsewhere(text, start, error, refused, JOINTS) or error


def _another_word(at: int, wrong: str, right: str) -> LanguageError:
    said, help = f"`{wrong}` cannot stand here", f"did you mean `{right}`?"
    return LanguageError(said, at, len(wrong), help, cures=[(at, at + len(wrong), right)])


def _said_elsewhere(
    text: str, start: str, error: LanguageError, refused: int, sayings: Sayings
) -> LanguageError | None:
    """What is said in the words of another language, and how it is said here."""
    if len(text) > LONGEST_CURED or error.code != "E0301" or error.indented:
        return None
    plain = without_texts(text)
    found = said_elsewhere(text, plain, sayings, refused, lambda changed: _reach(changed, start))
    cures = list(islice(found, 3))
    if not cures:
        return None
    at, to, right = cures[0]
    wrong = text[at:to].strip()
    if not wrong and not error.early and error.help is None and at + 1 < refused:
        gap = at + len(text[at:]) - len(text[at:].lstrip())
        said = f"`{right.strip()}` is missing before this"
        help = f"write `{right.strip()}` here"
        return LanguageError(said, gap, 1, help, cures=cures, safe=len(cures) == 1)
    if not wrong or error.early:
        error.help, error.cures = error.help or f"write `{right.strip()}` here", tuple(cures)
        return error
    help = f"write `{right.strip()}`" if right.strip() else "leave it out"
    said = f"`{wrong}` does not belong here"
    return LanguageError(
        said, text.index(wrong, at), len(wrong), help, cures=cures, safe=len(cures) == 1
    )


def _indented(text: str, at: int, start: str) -> list[Repair]:
    """Other indentations of the line at a place with which the text can be read."""
    begin = text.rfind("\n", 0, at) + 1
    now = at - begin
    if not begin and not now:  # the first line says how far left a text begins
        others = [len(line) - len(line.lstrip()) for line in text.split("\n")[1:] if line.strip()]
        step = min(others, default=0)
        moved = re.sub(rf"(?m)^ {{{step}}}", "", text)
        return [(0, 0, " " * step)] if step and _fine(moved, start) else []
    tried = sorted(range(max(0, now - 3), now + 4), key=lambda n: (abs(n - now), n % 2, n))
    return [
        (begin, at, " " * blanks)
        for blanks in tried
        if blanks != now and _fine(text[:begin] + " " * blanks + text[at:], start)
    ][:2]


def _fine(text: str, start: str) -> bool:
    try:
        _driver().parse(text + "\n", start)
    except (Refused, Reserved):
        return False
    return True


def _reach(text: str, start: str) -> int | None:
    """How far a text can be read; None: to its end."""
    try:
        tree = _lark().parse(text + "\n", start=start)
        if _too_deep(tree) is None:
            ToSyntax().transform(tree)
    except UnexpectedInput as error:
        return _place(text, error)
    except VisitError as error:
        if isinstance(error.orig_exc, Reserved):
            return error.orig_exc.word.pos[0]
        raise
    except DedentError:
        return 0
    return None


def _place(text: str, error: UnexpectedInput) -> int:
    raw = error.pos_in_stream if error.pos_in_stream is not None else len(text)
    return min(max(raw, 0), max(len(text) - 1, 0))


def _explain(text: str, error: UnexpectedInput) -> LanguageError:
    raw = error.pos_in_stream if error.pos_in_stream is not None else len(text)
    where = _place(text, error)
    if not text.strip():
        return LanguageError("there is nothing here", 0, 1, None)
    if isinstance(error, UnexpectedCharacters):
        digits = re.search(r"\d{4,}$", text[:where]) if where else None
        number = re.match(r"\d{4,}", text[digits.start() if digits else where :])
        if number is not None and number.group():
            at = digits.start() if digits else where
            dice = re.match(r"\d+d\d", text[at:])
            said = "no more than 999 dice are rolled" if dice else "a number has at most 9 digits"
            return LanguageError(said, at, len(number.group()), "write a smaller number")
        if error.char.isspace():
            said = f"this blank is {told(error.char)}, and no space"
            return LanguageError(said, where, 1, "write a space")
        if error.char == "\u2026":
            help = "write `;` between two things that happen, or the rest of the sentence"
            return LanguageError("`\u2026` has no meaning here", where, 1, help)
        like = looks_like(error.char)
        masked = f"this is {told(error.char)}, which only looks like `{like}`" if like else None
        return LanguageError(
            f"`{error.char}` has no meaning here", where, 1, masked or _hint(text, where, set())
        )
    if isinstance(error, UnexpectedEOF):
        return LanguageError("the text ends too early", where, 1, None)
    assert isinstance(error, UnexpectedToken)
    row = text.rfind("\n", 0, where) + 1
    loop = re.match(r"\s*for\s+(?!each\b)([a-z_]+)", text[row:])
    if loop is not None:
        help = f"write `for each {loop[1]} ...:`, or `for 3 rounds: ...` for a change that lasts"
        return LanguageError("`for` wants `each`", row + loop.start(1), len(loop[1]), help)
    near = re.match(r"\s*aura\s+(of\b|:)", text[row:])
    if near is not None:
        help = "say how far it reaches: `aura 2 of foes: ...`"
        return LanguageError("an aura has a distance", row + near.start(1), len(near[1]), help)
    token: Token = error.token
    if token.type == "NUMBER" and re.search(r"\d\.$", text[:where]):
        help = "write a number without a dot"
        return LanguageError("numbers are whole", where, len(str(token)), help)
    expected = {str(name) for name in error.accepts or error.expected}
    hint = _hint(text, where, expected)
    if expected == {"_INDENT"}:
        at = text.rfind(":", 0, where + 1)
        indent = len(text[row:where]) - len(text[row:where].lstrip()) + 2
        cures = [(row, where, " " * indent)] if not text[row:where].strip() else []
        help = "write what happens behind it, or indent the lines below"
        return LanguageError("nothing follows this `:`", max(0, at), 1, help, cures=cures)
    if token.type in ("$END", "_NL", "_DEDENT"):
        end = len((text if token.type == "$END" else text[: max(raw, 0)]).rstrip())
        at = max(0, end - 1)
        if "choose one:" in text and hint is None:
            hint = "a choice has two alternatives or more: `choose one: ... | ...`"
        return LanguageError(f"something is missing after this: {_hopes(expected)}", at, 1, hint)
    if token.type == "_INDENT":
        at = where + len(text[where:]) - len(text[where:].lstrip())
        error_ = LanguageError(
            "this line is indented, but the line before does not open a block",
            min(at, max(len(text) - 1, 0)),
            1,
            "end the line before with `:`, or move this line to the left",
        )
        error_.indented = True
        return error_
    shown = str(token).strip()
    if shown == ":" and text[row:where].strip() in ("if", "while", "else if"):
        asked = text[where + 1 :].split("\n")[0].strip() or "CONDITION"
        help = f"write `{text[row:where].strip()} {asked}:`, and behind it or below what happens"
        return LanguageError("the condition stands before the colon", where, 1, help)
    negative = re.search(r"-\s*\d+\s*$", text[row:where])
    if shown == "times" and negative is not None:
        said = "an ability is used once, or several times"
        return LanguageError(
            said, row + negative.start(), len(negative[0].rstrip()), "write `once`, or `2 times`"
        )
    if shown == ".." and (few := re.search(r"\bchoose\s+(\d+)\s*$", text[row:where])):
        help = f"write `choose {few[1]} ...`, or `choose up to {few[1]} ...`"
        return LanguageError("how many are chosen is one number", where, 2, help)
    if token.type == "DICE" and "NAME" in expected:
        said = f"`{shown}` is read as dice and cannot be a name"
        return LanguageError(said, where, len(shown), "choose another name")
    begin = text.rfind("\n", 0, where) + 1
    trigger = re.match(r"\s*(?:on|before|instead)\b", text[begin:])
    if shown == "if" and text[begin:where].strip() and not trigger:
        done, asked = text[begin:where].strip(), text[where + 2 :].split("\n")[0].strip()
        done = done.rpartition(": ")[2]
        help = f"the condition comes first: `if {asked}: {done}`"
        early = LanguageError("a condition stands before what it is for", where, 2, help)
        early.early = True
        return early
    if shown == "else":
        said = "`else` stands on a line of its own"
        help = "write `if CONDITION:` and `else:` on two lines, each with what happens below it"
        return LanguageError(said, where, 4, help)
    if "NAME" in expected and token.type != "NAME" and shown.isidentifier():
        return LanguageError(
            f"`{shown}` is a word of the language and cannot be a name",
            where,
            len(shown),
            "choose another name",
        )
    refused = LanguageError(
        f"`{shown}` cannot stand here: expected {_hopes(expected)}", where, len(shown), hint
    )
    wanted = sorted(_fixed_text(name).strip("`") for name in expected)
    if len(wanted) <= 4:  # else any of them is a guess
        refused.wanted = tuple(word for word in wanted if word.isidentifier())
    return refused


ENGLISH = (
    "after",
    "at",
    "during",
    "each",
    "every",
    "when",
    "whenever",
)  # how cards begin elsewhere


def _hopes(expected: set[str]) -> str:
    named = sorted({TERMINALS[name] for name in expected if name in TERMINALS})
    words = sorted({text for name in expected if (text := _fixed_text(name))})
    if len(named) + len(words) <= 4:
        named = sorted({*named, *words})
    if not named or len(named) > 4:
        return "the sentence to go on differently" if not named else ", ".join(named[:4]) + " ..."
    return named[0] if len(named) == 1 else ", ".join(named[:-1]) + " or " + named[-1]


def _fixed_text(name: str) -> str:
    """The text of a terminal that is always the same, in backticks."""
    try:
        pattern = _lark().get_terminal(name).pattern
    except KeyError:
        return ""
    return f"`{pattern.value}`" if isinstance(pattern, PatternStr) and name not in TERMINALS else ""


def _english(text: str, where: int) -> str | None:
    """The word of plain English with which a line begins."""
    begins = re.match(r"\s*([a-z]+)", text[text.rfind("\n", 0, where) + 1 :])
    return begins[1] if begins and begins[1] in ENGLISH else None


def _hint(text: str, where: int, expected: set[str]) -> str | None:
    rest = text[where:]
    before = re.search(r"([a-z_]+)\W*$", text[: where + 1] if not rest.strip() else text[:where])
    named = re.search(
        r"\bas\s+(a|an|all|any|no|count|first|last|best|sum|random)\s*$", text[: where + 1]
    )
    if named:
        return f"`{named.group(1)}` is a word of the language: choose another name"
    if expected == {"OF"} and re.search(r"\bone\b", text):
        return "`one` is a word of the language (`one of ...`): choose another name"
    if before and before.group(1) in RESERVED and expected and expected <= {"NAME", "CALL"}:
        return f"`{before.group(1)}` is a word of the language: choose another name"
    if rest.startswith("where") and re.search(r"\bas\s+\w+\s+$", text[:where]):
        return "`as name` stands behind the condition"
    if "==" in text[max(0, where - 1) : where + 2]:
        return "write `=` to compare"
    if re.match(r"\d", rest) and (space := re.search(r"(\d+)\s*,\s*$", text[:where])):
        row = re.match(r"\d+", rest)
        return f"a space is written in brackets: `({space[1]}, {row[0] if row else 1})`"
    if english := _english(text, where):
        told = f"there is no `{english}`: an ability answers an event, `on EVENT: ...`"
        if english in ("at", "during"):
            return f"{told}, and a phase can `emit` one when a round or turn begins or ends"
        return f"{told}, or holds `while CONDITION: ...`"
    if rest[:1] and rest[:1] in "'\"":
        return WITHOUT_QUOTES
    if rest[:1].isupper():
        return "names are written in lower case with `_` between words"
    if "COLON" in expected:
        return WITH_COLON
    return None
