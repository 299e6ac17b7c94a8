"""Documents as they are in a pack after all patches: where each value comes from, rules text, rules, tests."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from compiler.check.effects import check_effects
from compiler.check.facts import Findings
from compiler.model.definitions import Thing, World
from compiler.prose.rules_text import field_text
from compiler.schema.changes import Change
from compiler.schema.validate import Document, ValidPack, name_of
from compiler.source.positions import Fields, Items, Scalar, Span, Value, plain

WIDEST = 60  # of a value in the table; the rest is cut off


@dataclass(frozen=True, slots=True)
class Told:
    """One value: of a field, and where it was written."""

    field: str
    value: Any
    where: str
    why: str = ""  # if the document itself does not say it

    @property
    def shown(self) -> str:
        """The value on a line; texts of several lines on several."""
        return short(self.value)


@dataclass(frozen=True, slots=True)
class Explained:
    """All there is to say about a document."""

    kind: str
    id: str
    name: str
    pack: str
    where: str
    values: list[Told]
    patches: list[str] = field(default_factory=list)  # what changed it, in order
    text: list[str] = field(default_factory=list)
    rules: dict[str, str] = field(default_factory=dict)  # id -> what it says
    used_by: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)


def explained(
    valid: list[ValidPack], world: World, changes: Sequence[Change], id: str, users: bool = True
) -> list[Explained]:
    """The documents with an id: of packs, and those inside others (`spearman.spear`).

    With `users`, also who names them; that takes a look at all documents.
    """
    documents = [d for v in valid for d in v.documents]
    found: list[Explained] = []
    for document in documents:
        if document.kind not in ("test", "rule", "pack", "patch"):
            name = name_of(document.kind, document.id)
            if id in (name, f"{document.pack}.{name}"):
                found.append(_document(document, documents, changes, world, users))
    if not found:
        for thing in world.things.get(id, []):
            if thing.parent is not None:
                found.append(_nested(thing, documents, world, users))
    return found


def known_ids(valid: list[ValidPack], world: World) -> list[str]:
    hidden = ("test", "rule", "pack", "patch")
    named = [name_of(d.kind, d.id) for v in valid for d in v.documents if d.kind not in hidden]
    return [*named, *world.things]


# ------------------------------------------------------------------ gathering


def _document(
    document: Document,
    documents: list[Document],
    changes: Sequence[Change],
    world: World,
    users: bool,
) -> Explained:
    name = name_of(document.kind, document.id)
    thing = next((t for t in world.all_things if t.span == document.span), None)
    laws = [law for law in world.laws if law.span == document.span]
    thing = thing or (laws[0] if laws else None)
    said = document.body.entries.get("name")
    title = thing.name if thing else said.text if isinstance(said, Scalar) else ""
    return Explained(
        document.kind,
        document.id,
        title,
        document.pack,
        str(document.span),
        list(_values(document.kind, document.body, document.path, world)),
        [_changed(c) for c in changes if c.name == f"{document.kind} {name}"],
        _text(thing, world) if thing else _own_text(document.body),
        _rules(document.body, documents),
        *(_mentions(name, document, documents) if users else ()),
    )


def _nested(thing: Thing, documents: list[Document], world: World, users: bool) -> Explained:
    return Explained(
        thing.kind,
        thing.id.split(".", 1)[1],
        thing.name,
        thing.pack,
        str(thing.span),
        list(_values(thing.kind, thing.body, thing.path, world)),
        [],
        _text(thing, world),
        _rules(thing.body, documents),
        *(_mentions(thing.short, thing, documents) if users else ()),
    )


def _values(kind: str, body: Fields, path: str, world: World) -> Iterator[Told]:
    """What the document says, then what its kind says for it."""
    for name, value in body.entries.items():
        if name != kind:
            # The value's own place: a patch of another file may have brought it.
            span = body.keys[name].span if name in body.keys else value.span
            span = value.span if value.span.path != path else span
            owner = _owner(span, world) if span.path != path else ""
            if name == "source" and span.path.endswith("/pack.yaml"):
                owner = ""  # what holds for the whole pack
            yield Told(name, plain(value), _place(span), f"patched by `{owner}`" if owner else "")
    for name, field_ in world.fields(kind).items():
        if name not in body.entries and field_.has_default:
            home = next((k.name for k in world.chain(kind) if name in k.fields), kind)
            yield Told(name, field_.default, _place(field_.span), f"default of `{home}`")


def _changed(change: Change) -> str:
    """`bog: add max_hp, 4 -> 5 (content/bog/patches.yaml:3)`"""
    before, after = (
        short(plain(v)) if v is not None else "-" for v in (change.before, change.after)
    )
    if change.word == "append" or "\n" in before + after:
        return f"`{change.pack}`: {change.word} {change.path} ({_place(change.span)})"
    return (
        f"`{change.pack}`: {change.word} {change.path}, {before} -> {after} ({_place(change.span)})"
    )


def _owner(span: Span, world: World) -> str:
    fitting = [p for p, folder in world.folders.items() if span.path.startswith(folder + "/")]
    return max(fitting, key=len, default=span.path)


def _place(span: Span) -> str:
    return f"{span.path}:{span.line}"


def _text(thing: Thing, world: World) -> list[str]:
    """The rules text that players read, made from the fields and effects."""
    kind = "" if thing in world.laws else thing.kind
    printed = field_text(world, thing) if kind else ""
    lines = printed.split("\n") if printed else []
    for text in check_effects(world, thing, Findings()).text:
        lines += text.split("\n")
    return lines


def _own_text(body: Fields) -> list[str]:
    said = body.entries.get("text")
    return [said.text] if isinstance(said, Scalar) and said.text else []


def _rules(body: Fields, documents: list[Document]) -> dict[str, str]:
    named = body.entries.get("rules")
    ids = [v.text for v in named.items if isinstance(v, Scalar)] if isinstance(named, Items) else []
    index = {d.id: d.body.entries.get("says") for d in documents if d.kind == "rule"}
    says = {id: index.get(id) for id in ids}
    return {id: said.text if isinstance(said, Scalar) else "" for id, said in says.items()}


def _mentions(
    name: str, own: Document | Thing, documents: list[Document]
) -> tuple[list[str], list[str]]:
    """The documents and the tests that name it."""
    word = re.compile(rf"(?<![\w.]){re.escape(name)}(?:s|es)?(?!\w)")
    users: list[str] = []
    tests: list[str] = []
    for document in documents:
        if document.span == own.span or document.kind in ("rule", "pack"):
            continue
        if not any(word.search(text) for text in _texts(document.body, document.kind)):
            continue
        if document.kind == "test":
            rules = document.body.entries.get("rules")
            ids = plain(rules) if rules is not None else []
            proves = f" [{', '.join(map(str, ids))}]" if isinstance(ids, list) and ids else ""
            tests.append(f"{_place(document.span)}: {document.id}{proves}")
        else:
            shown = name_of(document.kind, document.id)
            users.append(f"{_place(document.span)}: {document.kind} {shown}")
    return users, tests


def _texts(value: Value, kind: str = "") -> Iterator[str]:
    """The scalars of a document that may name others: not its title, not words for people."""
    match value:
        case Fields():
            for key, inner in value.entries.items():
                if key not in (kind, "name", "flavour", "text", "log", "title", "summary"):
                    yield from _texts(inner)
        case Items():
            for inner in value.items:
                yield from _texts(inner)
        case Scalar():
            yield value.text


def short(value: Any) -> str:
    """A value on a line, texts of several lines on several."""
    if isinstance(value, str):
        return value.rstrip("\n") if value else '""'
    text = json.dumps(value, ensure_ascii=False, default=str)
    text = re.sub(r'"(\w+)"', r"\1", text)
    return text if len(text) <= WIDEST else text[: WIDEST - 4] + " ..."
