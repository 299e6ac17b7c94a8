"""The words of a content file, each with what it is: a key, an id, a number, a word of a rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from compiler.language.typo_hints import KEYWORDS
from compiler.schema.schemas import Schema
from compiler.schema.scope import Scope
from compiler.source.load import RawFile
from compiler.source.positions import Fields, Items, Scalar, Span, Value
from compiler.workspace.view import View

LANGUAGE = ("lines", "block", "expression", "signature", "type")
WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
# Of these it does not matter which comes first.
EVEN = ("min", "max", "steps", "king_moves", "distance", "in_line", "overlap")


@dataclass(frozen=True, slots=True)
class WrittenWord:
    """A stretch of a file: `role` says what is there."""

    role: str
    start: int
    end: int
    kind: str = ""  # of the document
    key: str = ""  # under which it is
    schema: tuple[tuple[str, Any], ...] = ()  # bounds of a number


class Lines:
    """Offsets of places in a text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.starts = [0]
        for found in re.finditer("\n", text):
            self.starts.append(found.end())

    def offset(self, span: Span) -> int:
        return self.starts[span.line - 1] + span.column - 1


def written_words(view: View, path: str) -> list[WrittenWord]:
    """All words of a file of a pack, in the order of the documents."""
    assert view.scope is not None
    file = next(file for file in view.state.raws[-1].files if file.path == path)
    return _words_of(file, view.scope)


def _words_of(file: RawFile, scope: Scope) -> list[WrittenWord]:
    lines = Lines(file.text)
    found: list[WrittenWord] = []
    for body in file.documents:
        kind = next(iter(body.entries))
        if scope.has(kind):
            schema = scope.checker(kind, True).schema
            found.extend(_walk(body, [schema], schema, kind, kind, lines, 0))
    # An anchor is written once and used often.
    return list(dict.fromkeys(p for p in found if p.end > p.start))


def _walk(
    value: Value, schemas: list[Schema], root: Schema, kind: str, key: str, lines: Lines, depth: int
) -> Iterator[WrittenWord]:
    expanded = _expanded(schemas, root)
    if isinstance(value, Fields):
        known = any("properties" in s and not s.get("additionalProperties") for s in expanded)
        for name, inner in value.entries.items():
            written = value.keys[name]
            start = lines.offset(written.span)
            if known and lines.text[start : start + len(name)] == name:
                yield WrittenWord("key", start, start + len(name), kind, name)
            below = [s["properties"][name] for s in expanded if name in s.get("properties", {})]
            if not below:
                rest = [s.get("additionalProperties") for s in expanded]
                below = [s for s in rest if isinstance(s, dict)]
            yield from _walk(inner, below, root, kind, name, lines, depth + 1)
    elif isinstance(value, Items):
        below = [s["items"] for s in expanded if isinstance(s.get("items"), dict)]
        for item in value.items:
            yield from _walk(item, below, root, kind, key, lines, depth + 1)
    else:
        yield from _scalar(value, expanded, kind, key, lines, depth)


def _expanded(schemas: list[Schema], root: Schema) -> list[Schema]:
    """The schemas and all they refer to; the name of a definition is kept under `said`."""
    found: list[Schema] = []
    waiting = list(schemas)
    while waiting and len(found) < 40:
        schema = waiting.pop()
        if not isinstance(schema, dict):
            continue
        found.append(schema)
        if "$ref" in schema:
            name = schema["$ref"].removeprefix("#/$defs/")
            waiting.append({**root["$defs"].get(name, {}), "said": name})
        waiting.extend(schema.get("allOf", ()))
        waiting.extend(schema[k] for k in ("then", "else") if k in schema)
    return found


def _scalar(
    value: Scalar, schemas: list[Schema], kind: str, key: str, lines: Lines, depth: int
) -> Iterator[WrittenWord]:
    said = {s.get("said") for s in schemas}
    start = lines.offset(value.span)
    whole = (start, start + value.span.length)
    if said & set(LANGUAGE):
        yield from _words(value, kind, key, lines, depth == 1 and key == kind)
    elif isinstance(value.value, bool):
        yield WrittenWord("truth", *whole, kind, key)
    elif isinstance(value.value, int):
        bounds = [(k, s[k]) for s in schemas for k in ("minimum", "maximum") if k in s]
        yield WrittenWord("number", *whole, kind, key, tuple(bounds))
    elif isinstance(value.value, str) and lines.text[whole[0] : whole[1]] == value.text:
        if any("enum" in s for s in schemas):
            yield WrittenWord("enumeration", *whole, kind, key)
        elif "reference" in said:
            yield WrittenWord("reference", *whole, kind, key)
        elif "id" in said and depth == 1 and key == kind:
            yield WrittenWord("definition", *whole, kind, key)
        elif "rule_id" in said:
            yield WrittenWord("rule id", *whole, kind, key)
        else:
            yield WrittenWord("text", *whole, kind, key)
    elif isinstance(value.value, str) and lines.text[start : start + 1] in ("'", '"'):
        yield WrittenWord("quoted", *whole, kind, key)


def _words(value: Scalar, kind: str, key: str, lines: Lines, head: bool) -> Iterator[WrittenWord]:
    """The words of a text of the language, outside comments and quotes."""
    start = lines.offset(value.span)
    if lines.text[start : start + 1] in ("'", '"'):
        yield WrittenWord("quoted", start, start + value.span.length, kind, key)
    bare = re.sub(r'"[^"\n]*"|#[^\n]*', lambda m: " " * len(m.group()), value.text)
    for number, found in enumerate(WORD.finditer(bare)):
        word = found.group()
        at = lines.offset(value.at(found.start(), len(word)))
        if lines.text[at : at + len(word)] != word:
            continue
        role = "name"
        if word in KEYWORDS:
            role = "word of the language"
        elif head and number == 0:
            role = "definition"
        yield WrittenWord(role, at, at + len(word), kind, key)
    for found in re.finditer(r"[:()\[\]=]", bare):
        at = lines.offset(value.at(found.start(), 1))
        if lines.text[at : at + 1] == found.group():
            yield WrittenWord("sign", at, at + 1, kind, key)
    for found in re.finditer(r"(\w+)\(([a-z_.0-9]+), ([a-z_.0-9]+)\)", bare):
        at = lines.offset(value.at(found.start(2), 1))
        if found[1] not in EVEN and lines.text[at : at + len(found[2])] == found[2]:
            yield WrittenWord("two arguments", at, at + found.end(3) - found.start(2), kind, key)
