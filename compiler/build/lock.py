"""Locks: the packs of a game with their versions, and a hash of the meaning of every file.

before   content/reef/pack.yaml (version 1.2.0), content/reef/ships/sloop.yaml
after    {"reef": "1.2.0", "reef/pack.yaml": "9f0c...", "reef/ships/sloop.yaml": "51d2..."}

Comments and layout mean nothing, in YAML and in rules: a game that was saved before they changed goes on.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path

from compiler.schema.rule_keys import ways_of
from compiler.schema.scope import Scope
from compiler.source.load import RawPack
from compiler.source.locations import shown
from compiler.source.packs import manifest
from compiler.source.positions import Fields, Items, Scalar, Value

# What is said about a document, and changes nothing in a game.
_ABOUT = frozenset(["flavour", "rules", "silence", "source"])
_BLANKS = re.compile(r"\s+")
# A text in quotes, or a comment after it.
_COMMENT = re.compile(r'("[^"]*")|#.*')

# By kind: the keys that hold rules, and those that hold documents of which kind.
_Known = dict[str, tuple[Mapping[str, str], Mapping[str, str]]]


def lock_of(packs: list[RawPack], scopes: Mapping[str, Scope], root: Path) -> dict[str, str]:
    """What decides how games of packs go: all their documents but tests and the rule index."""
    lock: dict[str, str] = {}
    for raw in packs:
        home = shown(raw.folder, root) + "/"
        known: _Known = {}
        lock[raw.id] = manifest(raw).version
        for file in raw.files:
            inner = file.path.removeprefix(home)
            if not inner.startswith("tests/") and inner != "rules.yaml":
                meaning = [_document(body, scopes[raw.id], known) for body in file.documents]
                text = json.dumps(meaning, separators=(",", ":"))
                lock[f"{raw.id}/{inner}"] = hashlib.sha256(text.encode()).hexdigest()[:16]
    return lock


def _document(body: Fields, scope: Scope, known: _Known) -> list[object]:
    """A document, or one inside another; its first key names its kind."""
    kind = next(iter(body.entries), "")
    if kind not in known:
        nested = scope.shape(kind).nested if scope.has(kind) else {}
        known[kind] = ways_of(kind, scope), nested
    ways, nested = known[kind]
    found: list[object] = []
    for key, value in body.entries.items():
        if key in ways:
            found.append([key, _meaning(value, True)])
        elif key in nested:
            items = value.items if isinstance(value, Items) else (value,)
            inner = [
                _document(v, scope, known) if isinstance(v, Fields) else _meaning(v) for v in items
            ]
            found.append([key, inner])
        elif key not in _ABOUT:
            found.append([key, _meaning(value)])
    return found


def _meaning(value: Value, rules: bool = False) -> object:
    """A value without its place; of rules, without their comments and layout. Order counts."""
    match value:
        case Scalar():
            return (
                plain_rules(value.value) if rules and isinstance(value.value, str) else value.value
            )
        case Items():
            return [_meaning(item, rules) for item in value.items]
        case Fields():
            return {"": [[key, _meaning(item, rules)] for key, item in value.entries.items()]}


def plain_rules(text: str) -> list[list[object]]:
    """The lines of a text of the language that say something: how deep each is, and its words.

    >>> plain_rules("if x:  # why\\n\\n      stop")
    [[0, 'if x:'], [1, 'stop']]
    """
    lines: list[list[object]] = []
    indents: list[int] = []
    for line in text.split("\n"):
        if "#" in line:
            line = _COMMENT.sub(lambda found: found[1] or "", line)
        words = line.strip()
        if words:
            indent = len(line) - len(line.lstrip())
            while indents and indents[-1] > indent:
                indents.pop()
            if not indents or indents[-1] < indent:
                indents.append(indent)
            if '"' in words:
                parts = re.split(r'("[^"]*")', words)  # blanks inside quotes are shown
                parts[::2] = [_BLANKS.sub(" ", part) for part in parts[::2]]
                words = "".join(parts)
            elif "  " in words or "\t" in words:
                words = _BLANKS.sub(" ", words)
            lines.append([len(indents) - 1, words])
    return lines
