"""Ids that are probably misspelt, although nothing is wrong with them otherwise.

before   tile: healimg_space          (no other text names it: a rule walks over all tiles)
         name: Healing Space
after    warning[W0452]: `healimg` occurs nowhere else in the pack, but `healing` does
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from string import ascii_lowercase

from compiler.schema.schemas import FOLDER
from compiler.source.diagnostics import Fix, Hint, Report, likely_slip, one_slip, replaced
from compiler.source.load import RawFile
from compiler.source.positions import Fields, Scalar, Span

WORD = re.compile(r"[A-Za-z]+")
SHORTEST = 4  # letters of a word about which something can be said
OFTEN = 2  # places of a word that is not a misspelling itself
ENDINGS = "sd"  # of other forms of a word: stones, armed
ELSEWHERE = ("pack", "patch", "rule", "test")  # their ids are not words, or are looked at elsewhere
MOST_DIGITS = 9
NUMBERED = re.compile(r"(.*?)([0-9]+)")


def tell_misspelt_ids(own: Sequence[RawFile], others: Iterable[RawFile], report: Report) -> None:
    """Warn of ids of a pack with a word that is almost another one; `others` are files of packs it requires."""
    counted: Counter[str] = Counter()
    for file in [*others, *own]:
        counted.update(_words(file.text))
    bodies = [body for file in own for body in file.documents]
    ids: dict[str, Counter[str]] = {}  # words in ids, by kind
    for body in bodies:
        kind, head = next(iter(body.entries.items()))
        if isinstance(head, Scalar):
            ids.setdefault(kind, Counter()).update(set(WORD.findall(head.text)))
    taken = {
        head.text.split(" ")[0]
        for body in bodies
        if isinstance(head := next(iter(body.entries.values())), Scalar)
    }
    for body in bodies:
        kind, head = next(iter(body.entries.items()))
        if kind in ELSEWHERE or not isinstance(head, Scalar) or not head.text:
            continue
        if head.span.length != len(head.text):
            continue  # one of many, whose ids are put together
        id = head.text.split()[0]
        span = Span(head.span.path, head.span.line, head.span.column, len(id))
        series = ids[kind]
        for wrong, right, meant in _corrections(id, counted, series, _own_words(body)):
            if meant in taken:
                continue
            said = f"`{wrong}` occurs nowhere else in the pack, but `{right}` does"
            hint = Hint(f"did you mean `{meant}`?", id, meant)
            # A use that does not find its definition tells more.
            report.warning("W0452", said, span, hint, tentative=True)
            break


def _corrections(
    id: str, counted: Counter[str], series: Counter[str], names: set[str]
) -> Iterator[tuple[str, str, str]]:
    """A word of an id that is probably wrong, what is right, and the id that was meant."""
    for found in re.finditer(r"([a-z])?_([a-z])?", id):
        left, right = found[1] or "", found[2] or ""
        for moved in (f"_{left}{right}", f"{left}{right}_"):
            meant = id[: found.start()] + moved + id[found.end() :]
            words, others = set(WORD.findall(id)), set(WORD.findall(meant))
            alone = sorted(w for w in words - others if counted[w] == 1)
            if not alone:
                continue  # the words are the same, or all of them are words
            # Of two words of which one occurs elsewhere, the right ones are those of its kind.
            known = alone == sorted(words - others) or any(
                series[w] >= OFTEN for w in others - words
            )
            if known and all(counted[w] >= OFTEN for w in others):
                yield " ".join(alone), " ".join(sorted(others - words)), meant
    for found in WORD.finditer(id):
        right = _meant(found.group(), counted, series, names) or ""
        if right:
            yield found.group(), right, id[: found.start()] + right + id[found.end() :]


@lru_cache(maxsize=1024)
def _words(text: str) -> Counter[str]:
    return Counter(word.lower() for word in WORD.findall(text))


def _own_words(body: Fields) -> set[str]:
    """The words of its name, and of fields that are one word, as in `suit: moon`."""
    texts = [v.text for v in list(body.entries.values())[1:] if isinstance(v, Scalar)]
    name = body.entries.get("name")
    words = set(WORD.findall(name.text.lower())) if isinstance(name, Scalar) else set()
    return words | {text for text in texts if WORD.fullmatch(text)}


def _meant(word: str, counted: Counter[str], series: Counter[str], names: set[str]) -> str | None:
    """The word that a word of an id was probably meant to be: one of its own, or of other ids of its kind.

    That a text says `card` somewhere tells nothing of the id `hay_cart`.
    """
    if len(word) < SHORTEST or counted[word] != 1 or _is_another_form(word, counted):
        return None
    near = sorted(
        other
        for other in _one_slip_from(word)
        if (
            other in names
            or series[other] >= OFTEN
            or (series[other] and counted[other] >= OFTEN and _doubled(word, other))
        )
        and likely_slip(word, other)
        and (other in names or not _word_of_its_own(word, other))
        and not (other[:-1] == word and other[-1] in ENDINGS)
    )
    if not near or word in _kernel_words():
        return None
    return max(near, key=lambda other: (other in names, counted[other]))


def _doubled(word: str, other: str) -> bool:
    """Whether a word is the other one with a letter written twice: that is hardly a word of its own."""
    return any(
        word[at - 1] == word[at] and word[:at] + word[at + 1 :] == other
        for at in range(1, len(word))
    )


def _word_of_its_own(word: str, other: str) -> bool:
    """Whether two words are short and differ by a letter, as gale and game, or by a vowel, as stick and stock."""
    pairs = [pair for pair in zip(word, other, strict=False) if pair[0] != pair[1]]
    if len(word) != len(other) or len(pairs) != 1:
        return False
    return len(word) <= SHORTEST or set(pairs[0]) <= set("aeiouy")


def _is_another_form(word: str, counted: Counter[str]) -> bool:
    doubled = word[-1] == word[-2]
    return not doubled and bool(counted[word[:-1]] or counted[f"{word}s"])


def _one_slip_from(word: str) -> set[str]:
    """All that one slip of the finger makes of a word."""
    found: set[str] = set()
    for at in range(len(word) + 1):
        left, right = word[:at], word[at:]
        found.add(left + right[1:])
        found.add(left + right[1:2] + right[:1] + right[2:])
        for letter in ascii_lowercase:
            found |= {left + letter + right, left + letter + right[1:]}
    kept = {other for other in found if len(other) >= SHORTEST and other != word}
    # A letter that is written twice is hardly another word, however short it is.
    return kept | {
        word[:at] + word[at + 1 :] for at in range(1, len(word)) if word[at - 1] == word[at]
    }


@cache
def _kernel_words() -> frozenset[str]:
    """Words that authors may have from what editors show them of the kernel's own kinds."""
    texts = [file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.schema.json"))]
    return frozenset(word for text in texts for word in _words(text))


# ------------------------------------------------------------------ ids with numbers


def missing_beside(ids: Sequence[str], at: int) -> str | None:
    """The id that is missing where another one is, in a row of ids with numbers.

    >>> missing_beside(["HB-MARKET-01", "HB-MARKT-02", "HB-MARKET-03"], 1)
    'HB-MARKET-02'
    """
    for neighbour, step in ((ids[max(0, at - 1) : at], 1), (ids[at + 1 : at + 2], -1)):
        parts = NUMBERED.fullmatch(neighbour[0]) if neighbour else None
        if parts is not None and len(parts[2]) < MOST_DIGITS:
            number = int(parts[2]) + step
            meant = f"{parts[1]}{number:0{len(parts[2])}}"
            if number and meant not in ids and one_slip(ids[at], meant):
                return meant
    return None


def unlike_its_double(ids: Sequence[Scalar], double: Scalar) -> tuple[Fix, ...]:
    """The fixes of an id that occurs twice: numbers that are missing beside one or the other."""
    texts = [id.text for id in ids]
    fixes = []
    for at, id in enumerate(ids):
        meant = missing_beside(texts, at) if id.text == double.text else None
        if meant is not None and id.span.length == len(id.text):
            fixes.append(replaced(id.span, id.text, meant))
    return tuple(fixes)


def tell_misspelt_rules(heads: Sequence[Scalar], report: Report) -> None:
    """Warn of rules whose id belongs to no series of the index, beside one where their number is missing."""
    index = [head.text for head in heads]
    series = Counter(map(_series, index))
    for head, alone in ((head, series[_series(head.text)] == 1) for head in heads):
        meant = missing_beside(index, index.index(head.text)) if alone else None
        if meant is not None and series[_series(meant)] >= OFTEN:
            report.warning(
                "W0452",
                f"`{head.text}` is the only rule of its series, and `{meant}` is missing beside it",
                head.span,
                Hint(f"did you mean `{meant}`?", head.text, meant),
                tentative=True,
            )


def _series(id: str) -> tuple[str, int]:
    """What rules that are counted together have in common: the area, and how many digits their numbers have."""
    parts = NUMBERED.fullmatch(id.rstrip(ascii_lowercase))  # 18a and 18b stand for a rule 18
    return (parts[1], len(parts[2])) if parts else (id, 0)


def rules_in(files: Iterable[RawFile]) -> Iterator[Scalar]:
    """The ids of a rule index, in its order."""
    for body in (body for file in files for body in file.documents):
        head = body.entries.get("rule")
        if next(iter(body.entries)) == "rule" and isinstance(head, Scalar):
            yield head
