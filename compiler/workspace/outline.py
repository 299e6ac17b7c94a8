"""The outline of a file: its documents, what they define, the tests that prove them, what players read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from compiler.check.effects import check_effects
from compiler.check.facts import Findings
from compiler.model.definitions import World
from compiler.schema.validate import Document, ValidPack
from compiler.source.load import RawFile
from compiler.source.positions import Fields, Items, Scalar, Span
from compiler.workspace.index import Definition


@dataclass(frozen=True, slots=True)
class Outlined:
    """A document of a file: its kind and its head as written, and what it defines beside itself."""

    kind: str
    head: str
    span: Span  # of the head
    last: int  # its last line
    holds: tuple[Definition, ...] = ()


def outline(file: RawFile, definitions: Iterable[Definition]) -> Iterator[Outlined]:
    """The documents of a file, in its order."""
    heads: list[tuple[str, Scalar]] = []
    for body in file.documents:
        kind, head = next(iter(body.entries.items()))
        if isinstance(head, Scalar):
            heads.append((kind, head))
    rows = file.text.split("\n")
    inside = sorted((d for d in definitions if d.span.path == file.path), key=lambda d: d.span)
    for number, (kind, head) in enumerate(heads):
        end = heads[number + 1][1].span.line - 1 if number + 1 < len(heads) else len(rows)
        while end > head.span.line and _is_empty(rows[end - 1]):
            end -= 1
        held = [
            d
            for d in inside
            if head.span.line <= d.span.line <= end and not _is_itself(d, kind, head)
        ]
        yield Outlined(kind, head.text, _name(head), end, tuple(held))


def _is_empty(row: str) -> bool:
    stripped = row.strip()
    return not stripped or stripped.startswith("#") or stripped == "---"


def _is_itself(definition: Definition, kind: str, head: Scalar) -> bool:
    return definition.form == kind and definition.span.line == head.span.line


def _name(head: Scalar) -> Span:
    return head.at(0, len(head.text.split("\n")[0])) if head.text else head.span


# ------------------------------------------------------------------ proofs


def proofs(packs: Sequence[ValidPack]) -> dict[str, list[Span]]:
    """The tests that prove each rule, by its id."""
    found: dict[str, list[Span]] = {}
    for pack in packs:
        for document in pack.documents:
            if document.kind == "test":
                for id in rules_of(document.body):
                    found.setdefault(id, []).append(document.span)
    return found


def rules_of(body: Fields) -> list[str]:
    """The ids of the rules that a document names."""
    named = body.entries.get("rules")
    items = named.items if isinstance(named, Items) else ()
    return [item.text for item in items if isinstance(item, Scalar)]


# ------------------------------------------------------------------ rules text


def rules_texts(
    world: World, documents: Iterable[Document], first: int, last: int
) -> Iterator[tuple[Span, str]]:
    """What players read for each ability of documents between two lines."""
    lines = sorted({d.span.line for d in documents})
    ends = dict(pairwise([*lines, last + 1]))
    wanted = {line for line in lines if line <= last and ends[line] >= first}
    paths = {d.path for d in documents}
    for thing in [*world.all_things, *world.laws]:
        owner = thing
        while owner.parent is not None:
            owner = owner.parent
        if thing.effects and owner.path in paths and owner.span.line in wanted:
            for span, text in check_effects(world, thing, Findings()).told:
                if span.path in paths and first <= span.line <= last:
                    yield span, text
