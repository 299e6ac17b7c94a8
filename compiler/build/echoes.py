"""Messages that only repeat another one: what a document with a mistake defines is not missing.

before   error[E0301]: the signature `draw n for` ends too early
         error[E0302]: unknown verb `draw`            (wherever `draw` is used)
after    the first of the two
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from compiler.schema.validate import ValidPack
from compiler.source.diagnostics import Diagnostic, Severity
from compiler.source.load import RawFile
from compiler.source.positions import Fields, Items, Scalar, Value

# What is said of a name that is not there, or not as it should be.
ABOUT_NAMES = frozenset(
    (
        *("E0160", "E0201", "E0202", "E0203", "E0208", "E0209", "E0210", "E0211", "E0212", "E0213"),
        *("E0217",),
        *("E0302", "E0304", "E0305", "E0318", "E0401", "E0421"),
    )
)
ABOUT_FIELDS = frozenset(("E0120", "E0123", "E0124", "E0125", "E0126", "E0134"))


def document_at(packs: Iterable[ValidPack]) -> Mapping[str, list[tuple[int, Fields]]]:
    """The documents of each file with the lines on which they begin."""
    found: dict[str, list[tuple[int, Fields]]] = {}
    for file in (file for pack in packs for file in pack.raw.files):
        found[file.path] = [(_head(body).span.line, body) for body in file.documents]
    return found


def _head(body: Fields) -> Value:
    return next(iter(body.entries.values()))


def holder(begins: Mapping[str, list[tuple[int, Fields]]], error: Diagnostic) -> Fields | None:
    """The document in which a mistake is."""
    above = [body for line, body in begins.get(error.span.path, ()) if line <= error.span.line]
    return above[-1] if above else None


def names_in(body: Fields) -> set[str]:
    """What a document may define: its id as written and as it was meant, and every name inside it."""
    head = _head(body)
    found = {name for value in body.entries.values() for name in _keys(value)}
    found |= {name.lower() for name in found}
    if isinstance(head, Scalar) and head.text.split():
        words = head.text.lower().replace("-", "_").replace("(", " ").split()
        whole = "_".join(words)
        found |= {head.text, whole, f"{whole}s", words[0], f"{words[0]}s"}
    return found


def _keys(value: Value) -> Iterator[str]:
    if isinstance(value, Fields):
        for key, inner in value.entries.items():
            yield key
            yield from _keys(inner)
    elif isinstance(value, Items):
        for item in value.items:
            if isinstance(item, Scalar):
                yield item.text
            yield from _keys(item)


def without_echoes(
    packs: list[ValidPack], diagnostics: list[Diagnostic], errors: Iterable[Diagnostic]
) -> list[Diagnostic]:
    """Diagnostics without those that follow from an error in the first lines of another document.

    `errors` are those whose documents are missing, or defined otherwise than they should be.
    """
    begins = document_at(packs)
    spoilt = [(error, body) for error in errors if (body := holder(begins, error)) is not None]
    kinds = _kinds_below(packs, {_id(body) for _, body in spoilt if "kind" in body.entries})
    names = {name for _, body in spoilt for name in names_in(body)}

    def echo(d: Diagnostic) -> bool:
        body = holder(begins, d)
        if body is None or any(d is error or body is home for error, home in spoilt):
            return False
        about = not names.isdisjoint((d.subject, d.suggestion))
        if d.code in ABOUT_FIELDS:
            inside = next(iter(body.entries)) in kinds
            return about if d.code in ("E0125", "E0134") else inside and (about or not d.subject)
        return d.code in ABOUT_NAMES and about

    return [d for d in diagnostics if not echo(d)]


def head_errors(packs: list[ValidPack], errors: Iterable[Diagnostic]) -> list[Diagnostic]:
    """The errors in the line that names a document: what it defines is not known then."""
    begins = document_at(packs)
    heads = {(path, line) for path, documents in begins.items() for line, _ in documents}
    return [e for e in errors if (e.span.path, e.span.line) in heads and e.code not in ABOUT_NAMES]


# A document of one of these kinds changes what other files may say. Whatever is around the word may be the mistake.
_OF_ALL = re.compile(r"^[^\w\n]*(?:kind|enum|patch|pack)\b", re.MULTILINE)
_NAME = re.compile(r"[\w.-]*\w")


def defines_kinds(unread: Iterable[RawFile]) -> bool:
    """Whether files that cannot be read may declare kinds, enumerations, patches or a pack."""
    return any(_OF_ALL.search(file.text) for file in unread)


def not_missing(unread: Sequence[RawFile], diagnostics: list[Diagnostic]) -> list[Diagnostic]:
    """The diagnostics that do not follow from files that cannot be read: those may define every word in them."""
    if not unread:
        return diagnostics
    said = {name for file in unread for name in _NAME.findall(file.text)}
    said |= {part for name in said for part in re.split(r"\W", name)}
    said |= {f"{name}s" for name in said}

    def follows(d: Diagnostic) -> bool:
        if d.severity is not Severity.ERROR:
            return True  # what is never used may be used there
        return d.subject in said or (not d.subject and d.code in ABOUT_NAMES | ABOUT_FIELDS)

    return [d for d in diagnostics if not follows(d)]


def _id(body: Fields) -> str:
    head = _head(body)
    return head.text if isinstance(head, Scalar) else ""


def _kinds_below(packs: list[ValidPack], kinds: set[str]) -> set[str]:
    """Kinds and all that are kinds of them."""
    known = packs[-1].scope.kinds if packs else {}
    found = set(kinds)
    for _ in known:
        more = {name for name, kind in known.items() if kind.parent in found} - found
        if not more:
            break
        found |= more
    return found
