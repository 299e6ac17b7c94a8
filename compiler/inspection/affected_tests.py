"""Which rule tests are near to a change: they name what changed, or prove a rule that it depends on.

Any other test may feel a change, too: a law has no callers, and a deck contains all cards of a kind. So
these come first, and the rest after them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from compiler.schema.validate import name_of
from compiler.source.load import RawPack
from compiler.source.positions import Fields, Items, Scalar, Value

WORD = re.compile(r"[a-z_][a-z0-9_]*")

Test = tuple[str, str]  # the path of its file, its title
Sources = Sequence[RawPack]  # a pack and all it requires, as written


@dataclass(slots=True)
class Change:
    """What differs between two states of packs."""

    names: set[str] = field(default_factory=set)  # of documents, also of those inside them
    rules: set[str] = field(default_factory=set)  # that these depend on
    tests: set[Test] = field(default_factory=set)  # that were changed themselves
    rest: bool = False  # whether anything but tests and the rule index has changed


def change_between(old: Sources, new: Sources) -> Change:
    change = Change()
    before = {file.path: file for pack in old for file in pack.files}
    after = {file.path: file for pack in new for file in pack.files}
    for path in sorted(before.keys() | after.keys()):
        one, other = before.get(path), after.get(path)
        if one is None or other is None or one.text != other.text:
            was = _by_head(one.documents if one else ())
            now = _by_head(other.documents if other else ())
            for head in was.keys() | now.keys():
                versions = [*was.get(head, ()), *now.get(head, ())]
                if [_said(d) for d in was.get(head, ())] != [_said(d) for d in now.get(head, ())]:
                    _note(change, path, head, versions)
    return change


def near(change: Change, packs: Sources) -> set[Test]:
    """The tests that are near to a change."""
    forms = {form for name in change.names for form in (name, name + "s", name + "es")}
    found: set[Test] = set()
    for pack in packs:
        for file in pack.files:
            for document in file.documents:
                kind, head = next(iter(document.entries.items()))
                if kind != "test" or not isinstance(head, Scalar):
                    continue
                test = (file.path, head.text)
                if test in change.tests or not (
                    change.rules.isdisjoint(_rules(document)) and forms.isdisjoint(_words(document))
                ):
                    found.add(test)
    return found


def _note(change: Change, path: str, head: tuple[str, str], versions: list[Fields]) -> None:
    kind, id = head
    if kind == "test":
        change.tests.add((path, id))
    elif kind != "rule":
        change.names.add(name_of(kind, id))
        change.rest = True
        for document in versions:
            change.rules.update(_rules(document))
            change.names.update(_inside(document))


def _by_head(documents: Iterable[Fields]) -> dict[tuple[str, str], list[Fields]]:
    found: dict[tuple[str, str], list[Fields]] = {}
    for document in documents:
        kind, head = next(iter(document.entries.items()))
        found.setdefault((kind, head.text if isinstance(head, Scalar) else ""), []).append(document)
    return found


def _inside(value: Value) -> Iterator[str]:
    """The ids of documents inside a document: what the first keys of its mappings name."""
    children = value.items if isinstance(value, Items) else ()
    if isinstance(value, Fields):
        children = tuple(value.entries.values())
    for child in children:
        if isinstance(child, Fields) and isinstance(value, Items) and child.entries:
            first = next(iter(child.entries.values()))
            if isinstance(first, Scalar):
                yield first.text
        yield from _inside(child)


def _said(value: Value) -> list[str]:
    """All that a value says, without where it is."""
    match value:
        case Fields():
            return [t for k, v in value.entries.items() for t in (k, *_said(v))]
        case Items():
            return ["[", *(t for v in value.items for t in _said(v)), "]"]
        case Scalar():
            return [value.text]


def _rules(document: Fields) -> list[str]:
    named = document.entries.get("rules")
    return (
        [v.text for v in named.items if isinstance(v, Scalar)] if isinstance(named, Items) else []
    )


def _words(test: Fields) -> Iterator[str]:
    """The words of what a test does and expects."""
    for key, value in test.entries.items():
        if key not in ("test", "rules"):
            for text in _said(value):
                yield from WORD.findall(text)
