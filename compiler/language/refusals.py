"""Why the grammar refuses a text, where, and what the author probably meant."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice

from lark import Token
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken

from compiler.language.lark_parser import accepts, fixed_text, place_of, reach
from compiler.language.sayings import (
    JOINTS,
    ORDERS,
    SAYINGS,
    Repair,
    Sayings,
    line_around,
    said_elsewhere,
)
from compiler.language.syntax_builder import RESERVED
from compiler.language.typo_hints import (
    lonely_bracket,
    lost_quote,
    misspelt_word,
    odd_line,
    repairs,
    without_texts,
)
from compiler.source.confusables import looks_like, told

LONGEST_CURED = 5_000  # characters of a text in which a cure is looked for

WITHOUT_QUOTES = "names are written without quotes"
SLIPPED = "this line is indented by a different amount than the lines around it"
ALIKE = "indent the lines of one block alike"

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
    "_DEDENT": "a less indented line",
}
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
        self.wanted: tuple[str, ...] = ()  # words of the language that could be there


def likely_cause(text: str, start: str, error: LanguageError, refused: int) -> LanguageError:
    """The probable cause why a text is refused, if it can be found."""
    cures: list[Repair] = []
    if len(text) <= LONGEST_CURED and error.code == "E0301":
        cures = repairs(
            text,
            refused,
            lambda changed: accepts(changed, start),
            lambda changed: reach(changed, start),
        )
    begin, end = line_around(text, refused)
    if text[begin:end].count('"') % 2 and error.code == "E0301":
        at = text.rfind('"', begin, end)
        found = lost_quote(text, at, lambda changed: accepts(changed, start))
        return LanguageError(
            "this quote is alone on its line", at, 1, "add the other quote", cures=found
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
            cures=reindented(text, slipped, start),
        )
    sayings = SAYINGS + ORDERS if start == "signature" else SAYINGS
    elsewhere = _said_elsewhere(text, start, error, refused, sayings)
    if elsewhere is not None:
        return elsewhere
    word = None
    if not error.indented or text[:refused].rstrip().endswith(":"):
        word = misspelt_word(text, refused, lambda changed: reach(changed, start))
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
    word = misspelt_word(text, refused, lambda changed: reach(changed, start), known=True)
    if word is not None and not error.indented:
        return _another_word(*word)
    for wanted in error.wanted:
        if accepts(f"{text[:refused]}{wanted} {text[refused:]}", start):
            error.help, error.cures = f"write `{wanted}` here", ((refused, refused, f"{wanted} "),)
            error.safe = len(error.wanted) == 1
            return error
    joined = _said_elsewhere(text, start, error, refused, JOINTS)
    # A name that comes too late; an unfinished signature is refused at its last letter.
    late = re.match(r" [a-z_]", text[max(error.start - 1, 0) :]) is not None
    if joined is None and start == "signature" and late and error.help is None:
        error.help = "each preposition takes one parameter; the others come before the first one"
    return joined or error


def _another_word(at: int, wrong: str, right: str) -> LanguageError:
    said, help = f"`{wrong}` is not allowed here", f"did you mean `{right}`?"
    return LanguageError(said, at, len(wrong), help, cures=[(at, at + len(wrong), right)])


def _said_elsewhere(
    text: str, start: str, error: LanguageError, refused: int, sayings: Sayings
) -> LanguageError | None:
    """What is said in the words of another language, and how it is said here."""
    if len(text) > LONGEST_CURED or error.code != "E0301" or error.indented:
        return None
    plain = without_texts(text)
    found = said_elsewhere(text, plain, sayings, refused, lambda changed: reach(changed, start))
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


def reindented(text: str, at: int, start: str) -> list[Repair]:
    """Other indentations of the line at a place with which the text can be read."""
    begin = text.rfind("\n", 0, at) + 1
    now = at - begin
    if not begin and not now:  # the first line says how far left a text begins
        others = [len(line) - len(line.lstrip()) for line in text.split("\n")[1:] if line.strip()]
        step = min(others, default=0)
        moved = re.sub(rf"(?m)^ {{{step}}}", "", text)
        return [(0, 0, " " * step)] if step and accepts(moved, start) else []
    tried = sorted(range(max(0, now - 3), now + 4), key=lambda n: (abs(n - now), n % 2, n))
    return [
        (begin, at, " " * blanks)
        for blanks in tried
        if blanks != now and accepts(text[:begin] + " " * blanks + text[at:], start)
    ][:2]


def explained(text: str, error: UnexpectedInput) -> LanguageError:
    raw = error.pos_in_stream if error.pos_in_stream is not None else len(text)
    where = place_of(text, error)
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
            said = f"this blank is {told(error.char)}, not a space"
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
        walked = re.match(r"\s+in\s+(\w+)\s*\.\.\s*(\w+)", text[row + loop.end(1) :])
        over = f"in numbers({walked[1]}, {walked[2]})" if walked else "..."
        help = f"write `for each {loop[1]} {over}:`, or `for 3 rounds: ...` for a change that lasts"
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
        help = "write what happens after it, or indent the lines below"
        return LanguageError("nothing follows this `:`", max(0, at), 1, help, cures=cures)
    if token.type in ("$END", "_NL", "_DEDENT"):
        end = len((text if token.type == "$END" else text[: max(raw, 0)]).rstrip())
        at = max(0, end - 1)
        if re.search(r"\bwin$", text[:end]) and hint is None:
            hint = "say who wins, as in `win player` or `win all players`"
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
        help = f"write `{text[row:where].strip()} {asked}:`, and what happens after it or below"
        return LanguageError("the condition comes before the colon", where, 1, help)
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
    opened = text.rfind("[", begin, where)
    if shown == "if" and "]" not in text[opened:where] and opened >= 0:
        # As far as the bracket that closes it, with whole pairs in between.
        inside = re.match(r"(?:[^\[\]\n]|\[[^\[\]\n]*\])*(?=\])", text[opened + 1 :])
        whole = inside[0] if inside else ""
        if " else " in whole:
            help = f"put brackets around it: `[({whole})]`"
            fix = (opened + 1, opened + 1 + len(whole), f"({whole})")
            said = "a value with a condition needs brackets here"
            return LanguageError(said, opened + 1, len(whole), help, cures=[fix], safe=True)
    trigger = re.match(r"\s*(?:on|before|instead)\b", text[begin:])
    if shown == "if" and text[begin:where].strip() and not trigger:
        done, asked = text[begin:where].strip(), text[where + 2 :].split("\n")[0].strip()
        done = done.rpartition(": ")[2]
        help = f"the condition comes first: `if {asked}: {done}`"
        early = LanguageError("a condition comes before what it applies to", where, 2, help)
        early.early = True
        return early
    if shown == "else":
        said = "`else` needs a line of its own"
        help = "write `if CONDITION:` and `else:` on two lines, each with what happens below it"
        return LanguageError(said, where, 4, help)
    if shown in ("and", "or") and "NAME" in expected:
        help = "write `;` between two things that happen, and `choose one: ... | ...` for a choice of them"
        return LanguageError(f"`{shown}` joins conditions", where, len(shown), help)
    if "NAME" in expected and token.type != "NAME" and shown.isidentifier():
        return LanguageError(
            f"`{shown}` is a word of the language and cannot be a name",
            where,
            len(shown),
            "choose another name",
        )
    refused = LanguageError(
        f"`{shown}` is not allowed here: expected {_hopes(expected)}", where, len(shown), hint
    )
    wanted = sorted(_fixed(name).strip("`") for name in expected)
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
    words = sorted({text for name in expected if (text := _fixed(name))})
    if len(named) + len(words) <= 4:
        named = sorted({*named, *words})
    if not named or len(named) > 4:
        return "the sentence to go on differently" if not named else ", ".join(named[:4]) + " ..."
    return named[0] if len(named) == 1 else ", ".join(named[:-1]) + " or " + named[-1]


def _fixed(name: str) -> str:
    """The text of a terminal that is always the same and has no other name here, in backticks."""
    text = "" if name in TERMINALS else fixed_text(name)
    return f"`{text}`" if text else ""


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
    line = text[text.rfind("\n", 0, where) + 1 : where]
    if expected == {"HIGHEST", "LOWEST"}:
        return "say which end comes first, as in `by highest it.coins`"
    if rest[:1] == "%" and re.search(r"\d\s*$", line):
        return "there are no percentages: write a number, as in `-1 speed`, or a factor, as in `*2 speed`"
    if rest[:1] in (";", ":") and re.search(r"\bchoose one\b.*:.*\|", line):
        return "on one line, each alternative is one statement: write them below, one on each line"
    if re.match(r"\s*(?:switch|case|match)\b", line):
        return "ask one thing after the other: `if x = 1: ...`, `else if x = 2: ...`, `else: ...`"
    if re.match(r"\s*say\s+[^\"\s]", line + rest):
        return 'write one text in quotes, and values in braces, as in `say "{player} wins"`'
    if re.search(r"^\s*(?:once|\d|use|\")[^:]*,\s*$", line) and re.match(r"[a-z_]+[,:]", rest):
        return "before the colon stand limits and costs, as in `once per round, 2 coins: ...`"
    if rest.startswith("where") and re.search(r"\bas\s+\w+\s+$", text[:where]):
        return "`as name` comes after the condition"
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


def odd_indent(text: str) -> int:
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
