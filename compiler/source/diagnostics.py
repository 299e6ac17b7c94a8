"""Mistakes in content, phrased for the person who wrote it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from difflib import SequenceMatcher, get_close_matches
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from compiler.source.positions import Scalar, Span

# Lower than this and the guesses turn into noise ("speed" for "feed").
MOST_GUESSES = 2  # names that are offered beside the likeliest one
CUTOFF = 0.7
# Words that authors write are shorter, and comparing long ones takes very long.
LONGEST = 100
# More are of no use at a time, and a file that is wrong everywhere must end, too.
MOST = 1_000
MOST_COMPARED = 400  # names that are compared with a wrong one letter by letter
CLIPPED = 600  # characters of a message


class Severity(StrEnum):
    """Errors keep a pack from being built; warnings do not."""

    ERROR = "error"
    WARNING = "warning"


class Edit(NamedTuple):
    """New text for a stretch of a file; a span of length 0 inserts.

    A span that ends one past the end of its line takes the line break, too.
    """

    span: Span
    text: str


class Related(NamedTuple):
    """Another place that has to do with a mistake; `text` is read as in "TEXT at PLACE"."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Fix:
    """Edits that put a mistake right, all of them together.

    A fix is safe if there is no doubt about what was meant: `check --fix` applies it without asking.
    """

    title: str
    edits: tuple[Edit, ...]
    safe: bool = False


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do about a mistake: in words, and as edits.

    `wrong` and `right` are a name as it is written and as it was probably meant. Without edits of
    its own, such a hint puts one in the place of the other where the mistake is shown.
    """

    text: str
    wrong: str = ""
    right: str = ""
    safe: bool = False
    fixes: tuple[Fix, ...] = ()
    others: tuple[str, ...] = ()  # what else may have been meant, as likely or less

    def fixes_at(self, span: Span) -> tuple[Fix, ...]:
        if self.fixes or not self.right:
            return self.fixes
        quotes = span.length - len(self.wrong)
        if quotes not in (0, 2):
            return ()  # what is shown is more than the name
        place = Span(span.path, span.line, span.column + quotes // 2, len(self.wrong))
        first = replaced(place, self.wrong, self.right, self.safe)
        return (first, *(replaced(place, self.wrong, other) for other in self.others))


def replaced(span: Span, wrong: str, right: str, safe: bool = False) -> Fix:
    """The fix that writes one word instead of another."""
    return Fix(f"replace `{wrong}` with `{right}`", (Edit(span, right),), safe)


def renamed(defined: Span, name: str, wanted: str) -> tuple[Fix, ...]:
    """The fix of a definition that is misspelt itself; of a signature, the name is the first word."""
    if not wanted or defined.length < len(name):
        return ()
    place = Span(defined.path, defined.line, defined.column, len(name))
    return (Fix(f"rename `{name}` to `{wanted}` where it is defined", (Edit(place, wanted),)),)


def edit(scalar: Scalar, start: int, end: int, text: str) -> Edit:
    """The edit of a stretch of a text, which may be empty."""
    if start == end:
        # A place after the last character: one after that character.
        span = scalar.at(start - 1 if start and start == len(scalar.text) else start)
        column = span.column + (span.length if start and start == len(scalar.text) else 0)
        return Edit(Span(span.path, span.line, column, 0), text)
    return Edit(scalar.at(start, end - start), text)


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One mistake in the content."""

    code: str  # never reused
    message: str  # what is wrong
    span: Span  # the smallest stretch that shows it
    help: str | None = None  # what to do about it
    notes: tuple[str, ...] = ()  # facts that explain it
    severity: Severity = Severity.ERROR
    subject: str = ""  # the name that it is about, if it is about one
    suggestion: str = ""  # the name that was probably meant
    fixes: tuple[Fix, ...] = ()  # the likeliest first
    related: tuple[Related, ...] = ()  # other places that have to do with it
    tentative: bool = False  # it may follow from an error: reported only where there is none

    @property
    def remarks(self) -> tuple[str, ...]:
        """Related places and notes, as a person reads them."""
        return (*(f"{text} at {span}" for span, text in self.related), *self.notes)


class ContentError(Exception):
    """The content has mistakes; all that were found are in the report."""

    def __init__(self, report: Report) -> None:
        super().__init__(f"{len(report.errors)} errors")
        self.report = report


@dataclass(slots=True)
class Report:
    """Collects the diagnostics of one run; a pass adds its mistakes and goes on."""

    diagnostics: list[Diagnostic] = field(default_factory=list)

    def error(
        self,
        code: str,
        message: str,
        span: Span,
        help: str | Hint | None = None,
        *notes: str | Related,
        subject: str = "",
        fixes: tuple[Fix, ...] = (),
        more: tuple[Fix, ...] = (),
        tentative: bool = False,
    ) -> None:
        made = diagnose(code, message, span, help, *notes, subject=subject, fixes=fixes)
        self.add(replace(made, fixes=(*made.fixes, *more), tentative=tentative))

    def warning(
        self,
        code: str,
        message: str,
        span: Span,
        help: str | Hint | None = None,
        *notes: str | Related,
        subject: str = "",
        fixes: tuple[Fix, ...] = (),
        tentative: bool = False,
    ) -> None:
        made = diagnose(code, message, span, help, *notes, subject=subject, fixes=fixes)
        self.add(replace(made, severity=Severity.WARNING, tentative=tentative))

    def add(self, diagnostic: Diagnostic) -> None:
        """Take a diagnostic; after very many, the next error ends the run (ContentError)."""
        self.diagnostics.append(diagnostic)
        if len(self.diagnostics) >= MOST and diagnostic.severity is Severity.ERROR:
            raise ContentError(self)

    def extend(self, diagnostics: Iterable[Diagnostic]) -> None:
        for diagnostic in diagnostics:
            self.add(diagnostic)

    @contextmanager
    def taking(self) -> Iterator[None]:
        """Take what a pass has collected elsewhere, too, when it ends after very many mistakes."""
        try:
            yield
        except ContentError as error:
            if error.report is not self:
                self.extend(error.report.diagnostics)
            raise

    @property
    def errors(self) -> list[Diagnostic]:
        return [d for d in self.diagnostics if d.severity is Severity.ERROR]

    def drop_tentative(self) -> None:
        """Forget what may only follow from an error, if there is an error that does not."""
        if not all(error.tentative for error in self.errors):
            self.diagnostics = [d for d in self.diagnostics if not d.tentative]

    def sorted(self) -> list[Diagnostic]:
        """Every diagnostic once, in the order of the files."""
        unique: dict[tuple[str, str, Span], Diagnostic] = {}
        for found in self.diagnostics:  # a noun is read wherever it is used
            unique.setdefault((found.code, found.message, found.span), found)
        return sorted(unique.values(), key=lambda d: (d.span, d.code, d.message))

    def stop_if_errors(self) -> None:
        if self.errors:
            raise ContentError(self)


def diagnose(
    code: str,
    message: str,
    span: Span,
    help: str | Hint | None = None,
    *notes: str | Related,
    subject: str = "",
    fixes: tuple[Fix, ...] = (),
) -> Diagnostic:
    """A diagnostic whose help may be a hint, with the fixes that follow from it."""
    hint = help if isinstance(help, Hint) else Hint(help or "")
    return Diagnostic(
        code,
        _clip(message),
        span,
        _clip(hint.text) or None,
        tuple(note for note in notes if isinstance(note, str)),
        Severity.ERROR,
        subject or hint.wrong,
        hint.right,
        (*fixes, *hint.fixes_at(span)),
        tuple(note for note in notes if isinstance(note, Related)),
    )


def _clip(text: str) -> str:
    return text if len(text) <= CLIPPED else f"{text[:CLIPPED]}..."


def closest(name: str, known: Iterable[str]) -> str | None:
    """The known name nearest to `name`, or None if nothing is near.

    >>> closest("markk", {"mark", "move", "pass"})
    'mark'
    """
    return _nearest(name, known)[0]


_asked: ContextVar[tuple[str, set[str]] | None] = ContextVar("asked", default=None)


@contextmanager
def names_for(word: str) -> Iterator[set[str]]:
    """Collect the names among which the nearest to a word is looked for: what could be in its place.

    Meanwhile nothing is guessed, which takes time: callers that try words out want to know what is wrong, not what is right.
    """
    found: set[str] = set()
    token = _asked.set((word, found))
    try:
        yield found
    finally:
        _asked.reset(token)


def _nearest(name: str, known: Iterable[str]) -> tuple[str | None, list[str]]:
    """The known name nearest to `name`, and all that one slip turns into it, the likeliest first."""
    asked = _asked.get()
    if asked is not None:
        if asked[0] == name:
            asked[1].update(known)
        return None, []
    if len(name) > LONGEST:
        return None, []
    # Sorted, so that two equally near names give the same answer on every run.
    names = sorted(set(known) - {name})
    size = len(name)
    alike = [other for other in names if -2 < len(other) - size < 2 and len(other) > 2]
    slips = [other for other in alike if one_slip(name, other)]
    if slips:
        slips.sort(key=lambda other: (_oddness(name, other), -_likeness(name, other)))
        return slips[0], slips
    matches = get_close_matches(name, _perhaps_near(name, names), n=1, cutoff=CUTOFF)
    return (matches[0] if matches else None), []


def _perhaps_near(name: str, names: list[str]) -> list[str]:
    """The names that may be as near as the cutoff, by length and letters; of very many, the likeliest.

    To compare two names takes long, and there may be thousands of both.
    """
    letters, size = _letters(name), len(name)
    found: list[tuple[float, str]] = []
    for other in names:
        theirs = _letters(other)
        # At most so many letters are common: each that the other lacks is missing at least once.
        own = size - (letters & ~theirs).bit_count()
        common = min(own, len(other) - (theirs & ~letters).bit_count())
        most = 2 * common / (size + len(other))
        if most >= CUTOFF:
            found.append((-most, other))
    if len(found) > MOST_COMPARED:
        found = sorted(found)[:MOST_COMPARED]
    return sorted([other for _, other in found])


@lru_cache(20_000)
def _letters(name: str) -> int:
    """The letters of a name, each as a bit; others than plain ones share bits."""
    bits = 0
    for letter in set(name):
        bits |= 1 << (ord(letter) % 64)
    return bits


def _likeness(one: str, other: str) -> float:
    return SequenceMatcher(None, other, one).ratio()


KEYS = ("1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm")
PLACES = {key: (x + y / 2, y) for y, row in enumerate(KEYS) for x, key in enumerate(row)}


def _oddness(wrong: str, right: str) -> int:
    """How unlikely a slip of one letter is: another letter that lies far off on the keyboard is the oddest."""
    if len(wrong) != len(right) or sorted(wrong) == sorted(right):
        return 0
    one, other = next((a, b) for a, b in zip(wrong, right, strict=True) if a != b)
    (x, y), (v, w) = PLACES.get(one, (0, 9)), PLACES.get(other, (0, 19))
    return 0 if abs(x - v) < 1.6 and abs(y - w) < 2 else 1


def likely_slip(wrong: str, right: str) -> bool:
    """Whether one slip is likely: a letter swapped, lost, too many, or hit beside, and not just another one.

    >>> likely_slip("healimg", "healing"), likely_slip("slayer", "player")
    (True, False)
    """
    return one_slip(wrong, right) and not _oddness(wrong, right)


def one_slip(wrong: str, right: str) -> bool:
    """Whether one letter too many, too few, beside or swapped turns one word into the other.

    >>> one_slip("rsin", "rain"), one_slip("wehre", "where"), one_slip("she", "where")
    (True, True, False)
    """
    if abs(len(wrong) - len(right)) > 1:
        return False
    start = 0
    while start < min(len(wrong), len(right)) and wrong[start] == right[start]:
        start += 1
    rest, wanted = wrong[start:], right[start:]
    return (
        rest[1:] == wanted[1:]
        or rest[1:] == wanted
        or rest == wanted[1:]
        or (rest[:2] == wanted[:2][::-1] and rest[2:] == wanted[2:])
    )


def did_you_mean(name: str, known: Iterable[str]) -> Hint | None:
    """A guess at what a name was meant to be, and the fix that writes it.

    It is safe to follow if it is the only known name that a slip of the finger turns into this one.
    """
    near, slips = _nearest(name, known)
    if near is None:
        return None
    others = tuple(other for other in slips if other != near)[:MOST_GUESSES]
    words = " or ".join(f"`{word}`" for word in (near, *others))
    alone = slips == [near] and len(near) > 3
    return Hint(f"did you mean {words}?", name, near, alone, others=others)
