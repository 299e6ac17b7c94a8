"""What can be written at a place: keys and values by schema, words of the language by grammar and type.

Nothing is offered in texts for people and in drawings. What is offered has been tried out where that is
possible: a name that would be wrong at the place is not among the answers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from compiler.build.rule_test_bases import with_base
from compiler.language.types import SIMPLE
from compiler.model.definitions import World
from compiler.schema.kinds import KERNEL_KINDS, SPECIAL_KINDS
from compiler.schema.schemas import Schema, keys_of, resolve
from compiler.schema.scope import Scope
from compiler.schema.validate import Document, straighten
from compiler.source.diagnostics import Report
from compiler.source.load import documents_of, read_yaml
from compiler.source.positions import Fields, Items, Scalar, Span, Value
from compiler.workspace.language_words import Asked, words_in
from compiler.workspace.test_words import words_in_test
from compiler.workspace.trial import value_at

HERE = "zz_here"  # what is asked about, as a word that no pack uses
WORD = re.compile(r"[a-z0-9_]*$")
REST = re.compile(r"^[a-z0-9_]*")
COMMENT = re.compile(r"""(?:[^"'#]|(?<=\S)#|"[^"]*"|'[^']*')*(?<!\S)#""")
ALIAS = re.compile(r"^[^#]*[:-] +\*[a-z]")
LANGUAGE = {"lines": "effects", "block": "block", "expression": "expression", "type": "typing"}
# The keys of a rule test with lines in which players act.
LINES = ("given", "when", "then", "choices", "refused", "offered", "events", "in_order")


@dataclass(frozen=True, slots=True)
class Completion:
    """A word that can be written at a place."""

    word: str
    form: str  # `key`, `value`, `word` of the language, or what it names: `verb`, `field` ...
    span: Span  # what it replaces
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Spot:
    """The place of a request: in a document, as a key or inside a text."""

    document: Fields
    trail: tuple[str | int, ...]  # the way from the document to the value, or to what holds the key
    scalar: Scalar | None  # None: a key is asked for
    holder: Fields | None = None


def complete(
    text: str,
    path: str,
    line: int,
    column: int,
    pack: str,
    world: World,
    scope: Scope,
    tests: Callable[[], Sequence[Document]],
) -> Iterator[Completion]:
    """What can be written at a place of a file; `tests` gives those of the pack, which others may extend."""
    word = _word_at(text, line, column)
    span = Span(path, line, word.start + 1, word.end - word.start)
    found = spot_at(text, path, line, column, scope)
    if found is None:
        return
    seen: set[str] = set()
    at = found.scalar.text.index(HERE) if found.scalar is not None else 0
    asked = Asked(at, HERE, word.begun, word.row[word.start : word.end])
    for offer, form, detail in _offers(found, path, pack, world, scope, asked, tests):
        if offer.startswith(word.begun) and offer not in seen:
            seen.add(offer)
            yield Completion(offer, form, span, detail)


@dataclass(frozen=True, slots=True)
class _Word:
    """The word at a place: its columns, counted from 0, and its part before the place."""

    row: str
    start: int
    end: int
    begun: str


def _word_at(text: str, line: int, column: int) -> _Word:
    rows = text.split("\n")
    row = rows[line - 1] if line <= len(rows) else ""
    prefix = WORD.search(row[: column - 1])
    rest = REST.match(row[column - 1 :])
    assert prefix is not None
    assert rest is not None
    return _Word(row, prefix.start(), column - 1 + rest.end(), prefix[0])


def spot_at(text: str, path: str, line: int, column: int, scope: Scope) -> Spot | None:
    """Where a place is in its document; `HERE` is in the place of the word there."""
    rows, word = text.split("\n"), _word_at(text, line, column)
    if line > len(rows) or COMMENT.match(word.row[: word.start]):
        return None
    first, last = _item(rows, line - 1)
    for start, end in ((first, last), (0, len(rows))) if last - first < len(rows) else ((0, last),):
        for more in ("", ": 0", "]", "}", ": 0}"):  # what may be missing
            here = word.row[: word.start] + HERE + more + word.row[word.end :]
            found = _spot("\n".join([*rows[start : line - 1], here, *rows[line:end]]), path, scope)
            if found is not None:
                return found
    return None


def _item(rows: list[str], at: int) -> tuple[int, int]:
    """The rows of the document in a list of documents that a row belongs to: reading all takes long."""
    starts = [n for n, row in enumerate(rows) if row.startswith(("- ", "---"))]
    above = [n for n in starts if n <= at]
    below = [n for n in starts if n > at]
    if not above or rows[above[-1]].startswith("---"):
        return 0, len(rows)
    first, last = above[-1], below[0] if below else len(rows)
    if any(ALIAS.search(row) for row in rows[first:last]):  # what it stands for is elsewhere
        return 0, len(rows)
    return first, last


def language_of(spot: Spot, scope: Scope) -> str | None:
    """How the grammar reads a text: `effects`, `block`, `expression`; None if it is not a text of the language."""
    kind = next(iter(spot.document.entries))
    if not scope.has(kind) or spot.scalar is None:
        return None
    if kind == "test" and spot.trail[0] in LINES:
        return "test"
    checker = scope.checker(kind, True)
    nodes = _at(checker.schema, spot.trail)
    names = {ref for node in nodes for ref in _refs(node, checker.schema)}
    return next((start for name, start in LANGUAGE.items() if name in names), None)


def _spot(text: str, path: str, scope: Scope) -> Spot | None:
    report = Report()
    try:
        documents = documents_of(read_yaml(text, path, report), Report())
    except Exception:  # so broken that reading stops
        return None
    for document in documents:
        kind = next(iter(document.entries))
        if scope.has(kind):
            document = straighten(document, kind, scope, Report())
        found = _search(document, document, ())
        if found is not None:
            return _defined(found) if kind == "test" else found
    return None


def _defined(spot: Spot) -> Spot:
    """A place in a document that a test defines: it is like any other of its kind."""
    inner = value_at(spot.document, spot.trail[:2])
    if spot.trail[:1] != ("define",) or not isinstance(inner, Fields) or not inner.entries:
        return spot
    return replace(spot, document=inner, trail=spot.trail[2:])


def _search(value: Value, document: Fields, trail: tuple[str | int, ...]) -> Spot | None:
    match value:
        case Scalar():
            return Spot(document, trail, value) if HERE in value.text else None
        case Items():
            for number, item in enumerate(value.items):
                found = _search(item, document, (*trail, number))
                if found is not None:
                    return found
        case Fields():
            if HERE in value.entries:
                return Spot(document, trail, None, value)
            for key, inner in value.entries.items():
                found = _search(inner, document, (*trail, key))
                if found is not None:
                    return found
    return None


Offer = tuple[str, str, str]


def _offers(
    spot: Spot,
    path: str,
    pack: str,
    world: World,
    scope: Scope,
    asked: Asked,
    tests: Callable[[], Sequence[Document]],
) -> Iterable[Offer]:
    kind = next(iter(spot.document.entries))
    if kind == HERE:
        return [(name, "kind", "") for name in scope.names()]
    if not scope.has(kind) or spot.trail[:1] == (kind,):
        return []  # what something is called is the author's to say
    checker = scope.checker(kind, True)
    nodes = _at(checker.schema, spot.trail)
    if spot.scalar is None:
        assert spot.holder is not None
        return _keys(nodes, checker.schema, spot.holder)
    if kind == "test" and spot.trail[0] in LINES:
        head = spot.document.entries[kind]
        if not isinstance(head, Scalar):
            return []
        test = Document(kind, head.text, spot.document, head.span, pack, path)
        return words_in_test(
            world, with_base(test, tests()), str(spot.trail[0]), spot.scalar, asked
        )
    names = {ref for node in nodes for ref in _refs(node, checker.schema)}
    for name, start in LANGUAGE.items():
        if name in names:
            if start == "typing":
                return _types(world)
            return words_in(world, pack, path, spot.document, spot.trail, start, asked)
    return [*_values(nodes, checker.schema), *_references(world, kind, spot)]


def _at(schema: Schema, trail: tuple[str | int, ...]) -> list[Schema]:
    """The schemas of a value inside a document."""
    nodes = [schema]
    for step in trail:
        inner: list[Schema] = []
        for node in _faces(nodes, schema):
            if isinstance(step, int):
                inner += [node["items"]] if isinstance(node.get("items"), dict) else []
            elif step in keys_of(node, schema):
                inner.append(keys_of(node, schema)[step])
            elif isinstance(node.get("additionalProperties"), dict):
                inner.append(node["additionalProperties"])
        nodes = inner
    return nodes


def _faces(nodes: list[Schema], root: Schema) -> Iterator[Schema]:
    """All that a schema may be: what it refers to, its alternatives."""
    waiting = list(nodes)
    while waiting:
        node = waiting.pop()
        yield node
        for key in ("anyOf", "oneOf", "allOf"):
            waiting.extend(part for part in node.get(key, ()) if isinstance(part, dict))
        for key in ("then", "else"):
            if isinstance(node.get(key), dict):
                waiting.append(node[key])
        if "$ref" in node:
            waiting.append(resolve(node, root))


def _refs(node: Schema, root: Schema) -> Iterator[str]:
    for face in _faces([node], root):
        if "$ref" in face:
            yield str(face["$ref"]).removeprefix("#/$defs/")


def _keys(nodes: list[Schema], root: Schema, holder: Fields) -> Iterator[Offer]:
    found: dict[str, Any] = {}
    for node in _faces(nodes, root):
        found.update({k: v for k, v in keys_of(node, root).items() if k not in found})
    for key, schema in found.items():
        if key not in holder.entries:
            yield key, "key", str(schema.get("description") or "")


def _values(nodes: list[Schema], root: Schema) -> Iterator[Offer]:
    for node in _faces(nodes, root):
        for value in node.get("enum", ()):
            if isinstance(value, str):
                yield value, "value", ""
        if node.get("type") == "boolean":
            yield "true", "value", ""
            yield "false", "value", ""


def _types(world: World) -> Iterator[Offer]:
    for name in SIMPLE:
        yield name, "type", ""
    for name in world.kinds:
        if name not in SPECIAL_KINDS:
            yield name, "kind", ""
    for name in world.enums:
        yield name, "enum", ""


def _references(world: World, kind: str, spot: Spot) -> Iterator[Offer]:
    """The ids that a field may name."""
    keys = [step for step in spot.trail if isinstance(step, str)]
    key = keys[-1] if keys else ""
    own = [name for name in world.kinds if name not in SPECIAL_KINDS]
    groups: dict[str, tuple[str, Iterable[str]]] = {
        "extends": ("scenario", world.scenarios),
        "map": ("map", world.maps),
        "flow": ("phase", world.routines.get("phase", {})),
        "begins": ("scenario", world.scenarios),
        "scenario": ("scenario", world.scenarios),
        "scenarios": ("scenario", world.scenarios),
        "during": ("window", world.routines.get("window", {})),
        "of": ("kind", own),
        "is": ("kind", own),
    }
    if kind in KERNEL_KINDS and len(keys) == 1 and key in groups:
        form, names = groups[key]
        yield from ((name, form, "") for name in names)
    known = world.field(_holder(world, kind, keys[:-1]), key) if keys else None
    inner = known.type if known is not None else None
    while inner is not None and inner.item is not None:
        inner = inner.item
    if inner is not None and inner.form == "definition":
        for thing in world.all_things:
            if world.is_a(thing.kind, inner.name) and len(world.things[thing.short]) == 1:
                yield thing.short, thing.kind, thing.name
    elif inner is not None and inner.form == "shape":
        yield from ((name, "shape", "") for name in world.shapes)


def _holder(world: World, kind: str, keys: list[str]) -> str:
    """The kind of the document inside others to which a way leads."""
    for key in keys:
        known = world.field(kind, key)
        inner = known.type if known is not None else None
        while inner is not None and inner.item is not None:
            inner = inner.item
        kind = inner.name if inner is not None else ""
    return kind
