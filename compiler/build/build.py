"""From pack folders to generated modules: the passes in their order.

load -> patch -> validate -> resolve -> parse and check -> lower to a tree of Python -> print and guard

A `Project` keeps what the first four passes gave: each is run once for a pack, and its messages are given to
everybody who asks. The others are run file by file (`compile_files`), for files that changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from operator import is_
from pathlib import Path

from compiler.build.build_cache import Memory, inputs_of, remembered, still_known
from compiler.build.echoes import document_at, head_errors, holder, without_echoes
from compiler.build.incremental import Known, compile_files, locks_and_packages
from compiler.build.lock import lock_of
from compiler.check.check import check
from compiler.check.checked import Checked
from compiler.codegen.emit import GeneratedFile
from compiler.codegen.names import names_of
from compiler.codegen.packages import bases_of
from compiler.model.definitions import World
from compiler.model.resolve import resolve
from compiler.schema.changes import Change, with_history
from compiler.schema.patches import patch
from compiler.schema.schemas import kernel_files
from compiler.schema.validate import Known as KnownDocuments
from compiler.schema.validate import ValidPack, pack_schemas, validate
from compiler.source.diagnostics import ContentError, Diagnostic, Report, Severity
from compiler.source.load import RawFile, RawPack, Texts, parse_texts, read_texts, usable
from compiler.source.locations import pack_folder, pack_names, shown
from compiler.source.packs import Manifest, in_order, manifest
from compiler.source.positions import Fields, Items, Scalar, Span


@dataclass(frozen=True, slots=True)
class Validated:
    """A pack and all it requires after patches and schemas; no packs if a patch has a mistake."""

    packs: list[ValidPack]
    changes: tuple[Change, ...]  # what patches changed
    said: list[Diagnostic]


@dataclass(slots=True)
class Project:
    """The packs of a project folder, loaded once and shared by everything that asks."""

    root: Path
    raw: dict[str, RawPack] = field(default_factory=dict)
    said: dict[str, list[Diagnostic]] = field(default_factory=dict)
    known: dict[str, RawFile] = field(default_factory=dict)  # files that need not be read again
    valid: dict[str, Validated] = field(default_factory=dict)
    worlds: dict[str, tuple[World, list[Diagnostic]]] = field(default_factory=dict)
    closures: dict[str, tuple[list[RawPack], list[Diagnostic]]] = field(default_factory=dict)
    buffers: Mapping[str, str] = field(default_factory=dict)  # path -> text that is not saved
    texts: dict[str, Texts] = field(default_factory=dict)  # pack -> what is on the disk
    checked: dict[str, KnownDocuments] = field(default_factory=dict)  # pack -> its unchanged files
    before: dict[str, RawPack] = field(default_factory=dict)  # packs that may not have changed
    stand_in: bool = False  # whether the last good version of a broken file takes its place
    broken: dict[str, frozenset[str]] = field(
        default_factory=dict
    )  # pack -> files that it does for

    def folder(self, pack: str) -> Path:
        return pack_folder(self.root, pack)

    def manifest(self, pack: str) -> Manifest:
        """What a pack says of itself in pack.yaml."""
        return manifest(self.load(pack, Report()))

    def names(self) -> list[str]:
        return sorted({*pack_names(self.root), *self._only_here()})

    def _only_here(self) -> list[str]:
        """The packs whose `pack.yaml` is not saved."""
        parts = [path.split("/") for path in self.buffers]
        return [p[1] for p in parts if len(p) == 3 and p[0] == "content" and p[2] == "pack.yaml"]

    def load(self, pack: str, report: Report) -> RawPack:
        """The pack as written; what is wrong with its files is reported to everybody who asks for it."""
        if pack not in self.raw:
            said, folder = Report(), self.folder(pack)
            if pack not in self.texts:
                unsaved = pack in self._only_here() and not folder.exists()
                self.texts[pack] = Texts({}) if unsaved else read_texts(folder, self.root)
            texts = self._laid_over(self.texts[pack], shown(folder, self.root) + "/")
            try:
                self.raw[pack], self.broken[pack] = parse_texts(
                    folder, texts, said, self.root, self.known, self.stand_in
                )
            except ContentError:  # so many mistakes that reading stopped
                report.diagnostics.extend(said.diagnostics)
                raise
            self.said[pack] = said.diagnostics
            old = self.before.get(pack)
            if old is not None and _alike(old, self.raw[pack]):
                self.raw[pack] = old  # so that holders of it see that it is the same
            self.before[pack] = self.raw[pack]
        report.diagnostics.extend(self.said[pack])
        return self.raw[pack]

    def _laid_over(self, texts: Texts, home: str) -> Texts:
        """The texts of a folder as they are in editors."""
        here = {
            path: text
            for path, text in self.buffers.items()
            if path.startswith(home) and path.endswith((".yaml", ".yml"))
        }
        if not here:
            return texts
        report = Report([d for d in texts.found if d.span.path not in here])
        files = {path: text for path, text in texts.files.items() if path not in here}
        files |= {path: text for path, text in here.items() if usable(text, path, report)}
        return Texts(dict(sorted(files.items())), tuple(report.diagnostics))

    def closure(self, pack: str, report: Report) -> list[RawPack]:
        """The pack and all it requires: what is needed first comes first."""
        if pack not in self.closures:
            names = self.names()

            def found(name: str) -> RawPack | None:
                return self.load(name, said) if name == pack or name in names else None

            said = Report()
            try:
                self.closures[pack] = in_order(pack, found, names, said), said.diagnostics
            except ContentError:
                report.diagnostics.extend(said.diagnostics)
                raise
        raws, told = self.closures[pack]
        report.diagnostics.extend(told)
        return raws


def _alike(one: RawPack, other: RawPack) -> bool:
    return len(one.files) == len(other.files) and all(map(is_, one.files, other.files))


def validated(project: Project, pack: str, report: Report) -> Validated:
    """Patch and validate: a pack and all it requires, after patches, checked against the schemas."""
    if pack not in project.valid:
        found = Report()
        try:
            patched = patch(project.closure(pack, Report()), found)
            known = project.checked.setdefault(pack, KnownDocuments())
            # What a patch would have added is missing in many places: its mistake is reported alone.
            valid = [] if found.errors else validate(patched.packs, found, known)
            if not valid:
                _of_the_pack_itself(patched.packs, found)
        except ContentError:
            report.diagnostics.extend(found.diagnostics)
            raise
        said = with_history(found.diagnostics, patched.packs)
        if valid and found.errors:
            said = without_echoes(valid, said, [d for d in said if d.severity is Severity.ERROR])
        project.valid[pack] = Validated(valid, patched.changes, said)
    report.diagnostics.extend(project.valid[pack].said)
    return project.valid[pack]


def _of_the_pack_itself(packs: list[RawPack], report: Report) -> None:
    """If `pack.yaml` has a mistake, what it requires may be missing: then only that is reported."""
    probe = Report()
    with suppress(ContentError):
        validate(packs, probe, KnownDocuments())
    cause = [d for d in probe.errors if d.span.path.endswith("/pack.yaml")]
    if cause:
        report.diagnostics = cause


def resolved(project: Project, pack: str, report: Report) -> tuple[list[ValidPack], World]:
    """Load, patch, validate and resolve: the documents and definitions of a pack and all it requires.

    ContentError if one of these passes finds an error.
    """
    project.closure(pack, report)
    report.stop_if_errors()  # what a broken file would have defined is missing everywhere else
    valid = validated(project, pack, report).packs
    if report.errors:
        report.diagnostics.extend(mistakes_elsewhere(valid, report.errors))
        raise ContentError(report)
    if pack not in project.worlds:
        found = Report()
        with report.taking():
            project.worlds[pack] = resolve(valid, found, project.root), found.diagnostics
    world, said = project.worlds[pack]
    report.diagnostics.extend(said)
    return valid, world


def _check_all(packs: list[ValidPack], report: Report) -> None:
    check(resolve(packs, report), report)


def mistakes_elsewhere(
    packs: list[ValidPack],
    errors: list[Diagnostic],
    check_rest: Callable[[list[ValidPack], Report], None] = _check_all,
) -> list[Diagnostic]:
    """The mistakes in other documents than those with errors.

    Whatever names one of those may be right, and a period may end in one of them. While a kind has
    errors, every line about its documents would look wrong: then one thing comes after the other.
    """
    begins = document_at(packs)
    for error in errors:
        body = holder(begins, error)
        if body is None or next(iter(body.entries)) in ("kind", "enum", "patch", "pack"):
            return []
    report = Report()
    check_rest(packs, report)
    found = [error for error in report.errors if not error.tentative]
    return without_echoes(packs, found, errors)


def check_pack(project: Project, pack: str, report: Report) -> Checked:
    """Check a pack together with all it requires; ContentError if it cannot be resolved."""
    valid, world = resolved(project, pack, report)
    checked = check(world, report)
    report.diagnostics = silenced(report, valid).diagnostics
    return checked


@dataclass(frozen=True, slots=True)
class Compiled:
    """What the build writes for a pack: modules, and JSON schemas for editors (path -> text)."""

    files: list[GeneratedFile]
    kept: frozenset[str]  # modules that stay as the last build wrote them
    schemas: dict[str, str]
    memory: Memory  # for the next build
    bases: Mapping[str, tuple[str, ...]]  # modules that packs it requires may hold just so: where


def compile_pack(
    project: Project, pack: str, report: Report, memory: Memory | None = None
) -> Compiled:
    """Turn one content pack into Python modules; mistakes go to `report`.

    With a memory of the build that wrote the modules on the disk, those that would be the same are left out.
    """
    valid, world = resolved(project, pack, report)
    inputs = inputs_of(valid, world)
    known = still_known(memory, inputs) if memory is not None else Known()
    try:
        files, now = compile_files(world, known, report)
    finally:
        report.diagnostics = silenced(report, valid).diagnostics
    report.stop_if_errors()
    kept = frozenset(u.path for u in now.units.values() if u.module and u.text is None)
    names = names_of(world)
    scopes = {valid_pack.id: valid_pack.scope for valid_pack in valid}
    lock = lock_of(project.closure(pack, Report()), scopes, project.root)
    files += locks_and_packages(world, lock, {f.path for f in files} | kept)
    bases = {
        path: tuple(found)
        for path in sorted({f.path for f in files} | kept)
        if not path.endswith("/__init__.py") and (found := bases_of(names, path))
    }
    schemas = pack_schemas(valid) | kernel_files()  # a project of your own has none yet
    made = sorted(files, key=lambda f: f.path)
    return Compiled(made, kept, schemas, remembered(inputs, now), bases)


def silenced(report: Report, packs: list[ValidPack]) -> Report:
    """The report without the warnings that documents silence by code and reason.

    Warnings about packs that this one depends on are for their authors, when they build them.
    """
    own = {file.path for file in packs[-1].raw.files}
    quiet: dict[str, list[tuple[int, dict[str, Span]]]] = {}
    for pack in packs:
        for document in pack.documents:
            codes: dict[str, Span] = {}
            entries = document.body.entries.get("silence")
            for entry in entries.items if isinstance(entries, Items) else ():
                code = entry.entries.get("code") if isinstance(entry, Fields) else None
                if isinstance(code, Scalar):
                    codes[code.text] = code.span
            quiet.setdefault(document.path, []).append((document.span.line, codes))
    kept = Report()
    needed: set[Span] = set()
    for diagnostic in report.diagnostics:
        before = [
            c for line, c in quiet.get(diagnostic.span.path, []) if line <= diagnostic.span.line
        ]
        if diagnostic.severity is Severity.WARNING:
            if before and diagnostic.code in before[-1]:
                needed.add(before[-1][diagnostic.code])
                continue
            if diagnostic.span.path not in own:
                continue
        kept.diagnostics.append(diagnostic)
    kept.diagnostics = with_history(kept.diagnostics, (pack.raw for pack in packs))
    kept.drop_tentative()
    heads = head_errors(packs, kept.errors)
    if heads:
        kept.diagnostics = without_echoes(packs, kept.diagnostics, heads)
    if not kept.errors:  # else many warnings have not been looked for
        for path, documents in quiet.items():
            for silent, span in [pair for _, codes in documents for pair in codes.items()]:
                if path in own and span not in needed:
                    said = f"unused `silence`: {silent} is not reported here"
                    kept.warning("W0403", said, span, "remove this silence")
    return kept
