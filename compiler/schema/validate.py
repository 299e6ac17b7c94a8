"""Check that every document fits the schema of its kind.

before:  card: rain           (YAML with positions, of a kind that some pack declares)
         cost: two

after:   Document(kind="card", id="rain", ...), or
         error[E0124]: `cost` must be a whole number, and `two` is text
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from compiler.schema.kinds import SPECIAL_KINDS
from compiler.schema.long_lines import report_long_lines
from compiler.schema.schema_files import patches_kinds, schema_files
from compiler.schema.schema_messages import listed, report_errors
from compiler.schema.schemas import schema_of
from compiler.schema.scope import Scope, bare, scopes_of
from compiler.schema.spelling import (
    missing_beside,
    rules_in,
    tell_misspelt_ids,
    tell_misspelt_rules,
    unlike_its_double,
)
from compiler.source.confusables import face
from compiler.source.diagnostics import Diagnostic, Hint, Related, Report, did_you_mean
from compiler.source.load import RawFile, RawPack
from compiler.source.positions import Fields, Items, Scalar, Span, Value

__all__ = ["Document", "ValidPack", "name_of", "pack_schemas", "schema_of", "validate"]

# Of these the first word of the signature is the name.
SIGNATURE_KINDS = frozenset({"verb", "query", "event", "action", "phase", "window"})


@dataclass(frozen=True, slots=True)
class Document:
    """A document that fits its schema; `id` is its id, signature or sentence as written."""

    kind: str
    id: str
    body: Fields
    span: Span  # of the id
    pack: str
    path: str


@dataclass(frozen=True, slots=True)
class ValidPack:
    """A pack and its documents that fit their schemas, in the order of files and lines."""

    id: str
    raw: RawPack
    documents: tuple[Document, ...]
    scope: Scope  # the kinds and enums that its documents can name


@dataclass(frozen=True, slots=True)
class _Read:
    """A document of a file; `body` is None if it does not fit."""

    kind: str
    identity: Scalar
    body: Fields | None


@dataclass(frozen=True, slots=True)
class _File:
    """What was found in a file."""

    text: str
    documents: list[_Read]
    found: list[Diagnostic]
    kinds: frozenset[tuple[str, bool]]  # of its documents, and whether they need a source


DECLARING = frozenset({"pack", "kind", "enum", "rule"})  # what others are checked against


@dataclass(slots=True)
class Known:
    """What was found in files; it holds as long as their texts and the schemas of their documents are the same."""

    declared: tuple[tuple[str, Fields], ...] = ()
    scopes: dict[str, Scope] = field(default_factory=dict)
    said: list[Diagnostic] = field(default_factory=list)
    files: dict[str, _File] = field(default_factory=dict)

    def look_at(self, packs: list[RawPack]) -> None:
        """Forget the files that are checked against something else now."""
        paths = {file.path for pack in packs for file in pack.files}
        if len(paths) < len(self.files):
            self.files = {path: file for path, file in self.files.items() if path in paths}
        declared = tuple(
            [
                (pack.id, body)
                for pack in packs
                for file in pack.files
                for body in file.documents
                if next(iter(body.entries)) in DECLARING
            ]
        )
        if declared == self.declared and self.scopes.keys() == {pack.id for pack in packs}:
            return
        report, old = Report(), self.scopes
        self.scopes = scopes_of(packs, report)
        self.declared, self.said = declared, report.diagnostics
        kept: dict[str, _File] = {}
        for pack in packs if old else ():
            for path in [file.path for file in pack.files if file.path in self.files]:
                # What was said of a file may name places of others.
                if pack.id in old and not self.files[path].found:
                    now, then = self.scopes[pack.id], old[pack.id]
                    if all(now.as_before(then, *kind) for kind in self.files[path].kinds):
                        kept[path] = self.files[path]
        self.files = kept


def validate(packs: list[RawPack], report: Report, known: Known | None = None) -> list[ValidPack]:
    """Check the documents of packs, given in the order in which they depend on each other.

    A document with a mistake is reported and left out of the result. What is known of unchanged files
    from another time is not found out again.
    """
    known = Known() if known is None else known
    with report.taking():
        known.look_at(packs)
        report.extend(known.said)
        valid = [_validate_pack(pack, known, report) for pack in packs]
    _tell_lookalikes(valid, report)
    if packs and not report.errors:
        *others, own = packs
        tell_misspelt_ids(own.files, [file for pack in others for file in pack.files], report)
        tell_misspelt_rules([*rules_in(own.files)], report)
    return valid


def _tell_lookalikes(packs: list[ValidPack], report: Report) -> None:
    """Two names that look the same: one of them imitates the other, or is a mistake."""
    first: dict[str, Scalar] = {}
    for pack in packs:
        for document in pack.documents:
            name = document.body.entries.get("name")
            if not isinstance(name, Scalar):
                continue
            other = first.setdefault(name.text if name.text.isascii() else face(name.text), name)
            if other.text != name.text:
                report.warning(
                    "W0150",
                    f"the name `{name.text}` looks like another one, and is written with other letters",
                    name.span,
                    "write both with the same letters, or make them differ",
                    Related(other.span, "the other one is"),
                )


def name_of(kind: str, id: str) -> str:
    """The name that a document of a kind defines: of a signature, its first word."""
    return id.split(maxsplit=1)[0] if kind in SIGNATURE_KINDS and id.split() else id


# Documents


def _validate_pack(pack: RawPack, known: Known, report: Report) -> ValidPack:
    documents: list[Document] = []
    first: dict[tuple[str, str], Span] = {}
    reads = {file.path: _validate_file(file, pack, known, report) for file in pack.files}
    for file in pack.files:
        for read in reads[file.path]:
            kind, identity = read.kind, read.identity
            name = name_of(kind, identity.text)
            several = kind == "patch" or (kind == "kind" and name in SPECIAL_KINDS)
            if (kind, name) in first and not several:
                alike = [r.identity for found in reads.values() for r in found if r.kind == kind]
                report.error(
                    "E0130",
                    f"the {kind} `{name}` is defined twice",
                    identity.span,
                    "put what it says into the first one"
                    if kind == "kind"
                    else "give one of them another id",
                    Related(first[kind, name], "the first one is"),
                    subject=name,
                    fixes=unlike_its_double(alike, identity),
                )
                continue
            first[kind, name] = identity.span
            if read.body is not None:
                documents.append(
                    Document(kind, identity.text, read.body, identity.span, pack.id, file.path)
                )
    return ValidPack(pack.id, pack, tuple(documents), known.scopes[pack.id])


def _validate_file(file: RawFile, pack: RawPack, known: Known, report: Report) -> list[_Read]:
    """The documents of a file that are of some kind."""
    old = known.files.get(file.path)
    if old is None or old.text != file.text:
        found, documents, scope = Report(), [], known.scopes[pack.id]
        for body in file.documents:
            kind = next(iter(body.entries))
            if not _known_kind(kind, body, scope, found):
                continue
            _check_place(kind, body, file, pack, found)
            checked = _check(kind, body, scope, found, sourced=True)
            if checked is not None:
                report_long_lines(kind, checked, scope, found)
            identity = body.entries[kind]
            if isinstance(identity, Scalar):
                documents.append(_Read(kind, identity, checked))
        kinds = frozenset(_kinds(file.documents, scope))
        old = known.files[file.path] = _File(file.text, documents, found.diagnostics, kinds)
    report.extend(old.found)
    return old.documents


def _kinds(
    documents: Iterable[Value], scope: Scope, sourced: bool = True
) -> Iterator[tuple[str, bool]]:
    """The kinds of documents, and of those that tests define; all others are part of the schema of these."""
    for body in documents:
        if not isinstance(body, Fields) or not body.entries:
            continue
        kind = next(iter(body.entries))
        yield kind, sourced
        for key in scope.shape(kind).documents if scope.has(kind) else ():
            inner = body.entries.get(key)
            yield from _kinds(inner.items if isinstance(inner, Items) else (), scope, False)


def _known_kind(kind: str, body: Fields, scope: Scope, report: Report) -> bool:
    """Whether the first key names a kind; if not, it is reported."""
    if scope.has(kind):
        return True
    span = body.keys[kind].span
    later = next((key for key in body.entries if scope.has(key)), None)
    if kind in SPECIAL_KINDS:
        report.error(
            "E0121",
            f"there are no documents of the kind `{kind}`",
            span,
            f"`kind: {kind}` adds fields and state to it",
        )
    elif near := did_you_mean(kind, scope.names()):
        known = scope.kinds.get(near.right)
        report.error(
            "E0121",
            f"there is no kind of document `{kind}`",
            span,
            near,
            *([Related(known.span, f"`{near.right}` is defined")] if known else []),
        )
    elif later is not None:
        report.error(
            "E0122",
            f"`{kind}` is not a kind; a document starts with its kind",
            span,
            f"move the line `{later}: ...` to the top",
        )
    else:
        head, id_ = body.entries[kind], body.entries.get("id")
        help = ""
        if isinstance(head, Scalar) and isinstance(id_, Scalar) and scope.has(head.text):
            help = f"a document starts with its kind: write `{head.text}: {id_.text}`"
        report.error(
            "E0121",
            f"there is no kind of document `{kind}`",
            span,
            help
            or f"a pack declares its own with `kind: ...`; here there are {listed(scope.names())}",
        )
    return False


def _check_place(kind: str, body: Fields, file: RawFile, pack: RawPack, report: Report) -> None:
    """Report a document that is in an unexpected file."""
    span = body.keys[kind].span
    names = file.path.split("/")
    if kind == "pack":
        if names[-1] != "pack.yaml":
            report.error("E0129", "a pack describes itself in `pack.yaml`", span, "move it there")
        identity = body.entries[kind]
        if isinstance(identity, Scalar) and identity.text != pack.id:
            report.error(
                "E0118",
                f"the pack `{identity.text}` is in the folder `{pack.id}`",
                identity.span,
                Hint("give both the same name", identity.text, pack.id),
            )
    elif names[-1] == "pack.yaml":
        report.error("E0129", "only the pack itself belongs in `pack.yaml`", span, "move it")
    elif kind == "rule" and names[-1] != "rules.yaml":
        report.error("E0129", "rules belong in the index `rules.yaml`", span, "move it there")
    elif kind == "test" and "tests" not in names[:-1]:
        report.error("E0129", "tests belong in the folder `tests`", span, "move it there")


def _check(
    kind: str, body: Fields, scope: Scope, report: Report, *, sourced: bool
) -> Fields | None:
    """The document in its plainest form, or None if it does not fit; mistakes are reported."""
    before = len(report.diagnostics)
    body = straighten(body, kind, scope, report)
    checker = scope.checker(kind, sourced)
    value = bare(body)
    if not checker.fits(value):
        identity = body.entries[kind]
        named = isinstance(identity, Scalar) and identity.value is not None
        title = f"`{kind}: {identity.text}`" if named and isinstance(identity, Scalar) else "this"
        errors = checker.errors(value)
        names = {"a rule id": scope.rules}
        if kind == "rule" and named and isinstance(identity, Scalar):
            meant = missing_beside(scope.rules, scope.rules.index(identity.text))
            names = {"a rule id": [meant] if meant else scope.rules}
        report_errors(errors, body, title, checker.schema, report, names)
        if len(report.diagnostics) == before:
            raise AssertionError(f"{body.span}: does not fit its schema")
    return None if len(report.diagnostics) > before else body


def straighten(body: Fields, kind: str, scope: Scope, report: Report) -> Fields:
    """The body with loose lines of the language made into texts, also in documents inside it."""
    shape = scope.shape(kind)
    changed: dict[str, Value] = {}
    for name in shape.lines:
        value = body.entries.get(name)
        if isinstance(value, Items) and any(isinstance(item, Fields) for item in value.items):
            changed[name] = Items(tuple(_line(item) or item for item in value.items), value.span)
    for name, inner in shape.nested.items():
        value = body.entries.get(name)
        if isinstance(value, Fields):
            changed[name] = straighten(value, inner, scope, report)
        elif isinstance(value, Items):
            items = tuple(
                straighten(item, inner, scope, report) if isinstance(item, Fields) else item
                for item in value.items
            )
            changed[name] = Items(items, value.span)
    for name in shape.documents:
        value = body.entries.get(name)
        if isinstance(value, Items):
            items = tuple(_defined(item, scope, report) for item in value.items)
            changed[name] = Items(items, value.span)
    if not changed:
        return body
    entries = {key: changed.get(key, value) for key, value in body.entries.items()}
    return Fields(entries, body.keys, body.span)


def _defined(item: Value, scope: Scope, report: Report) -> Value:
    """A document inside a test."""
    if not isinstance(item, Fields) or not item.entries:
        return item
    kind = next(iter(item.entries))
    if not _known_kind(kind, item, scope, report):
        return item
    return _check(kind, item, scope, report, sourced=False) or item


def _line(item: Value) -> Scalar | None:
    """The text of `- on sale: gain 1` where no quotes kept YAML from seeing a mapping.

    The text and its rows are as if it had been quoted, so that mistakes in it are shown in
    their place. None when it is not one line with one key.
    """
    if not isinstance(item, Fields) or len(item.entries) != 1:
        return None
    [(name, value)] = item.entries.items()
    key = item.keys[name]
    if not isinstance(value, Scalar):
        return None
    line, column = key.rows[0]
    span = Span(key.span.path, line, key.span.column, key.span.length + 1)
    if value.text == "":
        return Scalar(f"{name}:", f"{name}:", span, key.rows[:1])
    value_line, value_column = value.rows[0]
    if value_line == line:
        gap = value_column - (column + len(name))
        text = f"{name}:{' ' * max(1, gap - 1)}{value.text}"
        length = value.span.column + value.span.length - key.span.column
        span = Span(key.span.path, line, key.span.column, length)
        return Scalar(text, text, span, (key.rows[0], *value.rows[1:]))
    # A block below the key: the language wants it indented, as it is in the file.
    lines = value.text.rstrip("\n").split("\n")
    text = "\n".join([f"{name}:", *(f"  {part}" if part else part for part in lines)])
    rows = tuple((at, max(1, to - 2)) for at, to in value.rows[: len(lines)])
    return Scalar(text, text, span, (key.rows[0], *rows))


def pack_schemas(packs: list[ValidPack]) -> dict[str, str]:
    """The schema files of the last pack, for editors: path and text, sorted by path."""
    return schema_files(packs[-1].scope, patches_kinds([pack.raw for pack in packs]))
