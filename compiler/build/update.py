"""Brings generated/ up to date: only what changed, all or nothing, one build at a time.

Imports nothing heavy: a build without changes must be fast.
"""

from __future__ import annotations

import gc
import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from compiler.build.build_notes import Content, Note, compiler_state, digest_of_texts
from compiler.build.output_folder import OutputFolder, digests, write_atomically
from compiler.build.user_cache import digest_of
from compiler.source.locations import shown
from compiler.source.pack_files import printable, read_bytes

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from compiler.build.build import Compiled, Project
    from compiler.build.source_places import Places
    from compiler.source.diagnostics import Diagnostic, Report
    from compiler.source.load import RawPack

    # Inspects compiled modules (by path below generated/) by running them.
    Examine = Callable[[str, Mapping[str, str], Places, Report], None]

REFUSES = "game.refuse_at("  # in modules whose rules may refuse a map
WORTH_A_PROCESS = (
    100_000  # characters of packs: fewer are compiled sooner than another process is started
)


@dataclass(frozen=True, slots=True)
class Unwritten:
    """Output that could not be written."""

    place: str
    altered: tuple[str, ...]  # files there that the compiler did not write
    why: str


@dataclass(slots=True)
class Update:
    """What a build has done; with `check`, what it would have to do."""

    packs: list[str]  # that were not up to date, or were asked for with `force` or `check`
    built: dict[str, int] = field(default_factory=dict)  # pack -> how many files changed
    follows: dict[str, list[str]] = field(default_factory=dict)  # -> packs whose modules it uses
    stale: list[str] = field(default_factory=list)  # with `check`
    diagnostics: list[Diagnostic] = field(default_factory=list)
    failed: bool = False  # whether there are errors
    altered: list[str] = field(default_factory=list)  # files that Siegewright did not write
    unwritten: list[Unwritten] = field(default_factory=list)


class Made(NamedTuple):
    """A pack as compiled, its modules by path below its folder, and for what its maps were looked at."""

    compiled: Compiled
    files: dict[str, str]
    maps: str


def update_packs(
    root: Path,
    packs: Sequence[str],
    examine: Examine,
    *,
    check: bool = False,
    force: bool = False,
    schemas: bool = True,
    project: Project | None = None,
) -> Update:
    """Bring the output of packs up to date; with `check`, only find out whether it is.

    Without `schemas` it does not matter whether the schemas for editors can be written. `examine` is called
    when a pack whose rules may refuse a map was compiled anew.
    """
    store = OutputFolder(root)
    store.check_places()
    tools = compiler_state()

    def fresh(pack: str) -> bool:
        return store.fresh(pack, tools) and (not schemas or store.schemas_fresh(pack))

    stale = [p for p in packs if force or check or not fresh(p)]
    if not stale:
        return Update([])
    return _Build(root, store, tools, fresh, examine, check, force, schemas, project).run(stale)


class _Build:
    def __init__(
        self,
        root: Path,
        store: OutputFolder,
        tools: str,
        fresh: Callable[[str], bool],
        examine: Examine,
        check: bool,
        force: bool,
        schemas: bool,
        project: Project | None,
    ) -> None:
        from compiler.build.build import Project

        self.root = root
        self.store = store
        self.tools = tools
        self.fresh = fresh
        self.examine = examine
        self.check = check
        self.anew = check or force
        self.schemas = schemas
        self.project = project or Project(root)
        self.outputs = _Outputs(store)

    def run(self, stale: list[str]) -> Update:
        from compiler.source.diagnostics import Report

        gc.disable()  # a build ends soon, and nothing it makes forms circles that grow
        update, report = Update(stale), Report()
        with self.store.locked():
            if not self.check:
                with suppress(OSError):  # where nothing can be written, nothing was left behind
                    self.store.clean_stages()
            packs = self.with_bases(stale)
            ready = self.ahead(packs)
            for pack in packs:
                if not self.anew and self.fresh(pack):
                    continue  # another process has built it while we waited
                made, found = ready.pop(pack) if pack in ready else self.attempt(pack)
                if made is None:
                    report.diagnostics.extend(found)
                    continue
                report.diagnostics.extend([d for d in found if d not in report.diagnostics])
                files, borrowed = self.outputs.add(pack, made.files, made.compiled.bases)
                if not self.check:
                    self.write(pack, made, files, borrowed, update)
                elif pack in stale and not self.matches(pack, files, made.compiled.schemas):
                    update.stale.append(pack)
        update.diagnostics = report.sorted()
        update.failed = bool(report.errors)
        return update

    def with_bases(self, packs: Sequence[str]) -> list[str]:
        """The packs, each after those it requires, which are built too if they have to be."""
        from compiler.source.diagnostics import ContentError, Report

        found: list[str] = []
        for pack in packs:
            needed = [pack]
            with suppress(ContentError):  # reported when the pack itself is compiled
                needed = [raw.id for raw in self.project.closure(pack, Report())]
            for name in needed:
                if name not in found and (name in packs or self.check or not self.fresh(name)):
                    found.append(name)
        return found

    def ahead(self, packs: Sequence[str]) -> dict[str, tuple[Made | None, list[Diagnostic]]]:
        """Packs that are compiled from nothing, several at once.

        Others wait for their turn: what they keep of the last build may lie in packs that come before them.
        """
        from compiler.build.processes import Worker, can_fork, dealt, processors
        from compiler.source.diagnostics import ContentError, Report

        sizes: dict[str, int] = {}
        for pack in packs:
            if not self.remembers(self.store.note(pack)):
                with suppress(ContentError):  # reported when it is its turn
                    raws = self.project.closure(pack, Report())
                    sizes[pack] = sum(len(file.text) for raw in raws for file in raw.files)
        count = min(processors(), len(sizes), sum(sizes.values()) // WORTH_A_PROCESS)
        if count < 2 or not can_fork():
            return {}
        # This process has read all packs, and will write them.
        own, *others = dealt(sizes, count, sum(sizes.values()) // 5)
        workers = [Worker(_attempt_all, self, share) for share in others]
        try:
            found = {pack: self.attempt(pack) for pack in own}
            for worker in workers:
                found.update(worker.answer())
        finally:
            for worker in workers:
                worker.end()
        return found

    def attempt(self, pack: str) -> tuple[Made | None, list[Diagnostic]]:
        """A pack as compiled, if it has no errors, and what was found."""
        from compiler.source.diagnostics import ContentError, Report

        report = Report()
        try:
            made = self.compiled(pack, report)
        except ContentError as error:
            return None, (report if report.errors else error.report).diagnostics
        return made, report.diagnostics

    def remembers(self, note: Note | None) -> bool:
        """Whether the last build was made by this compiler, and what it made may be kept."""
        return note is not None and note.tools == self.tools and not self.anew

    def compiled(self, pack: str, report: Report) -> Made:
        from compiler.build.build import compile_pack
        from compiler.build.build_cache import from_text, without
        from compiler.build.source_places import Places
        from compiler.source.module_names import module_name

        note = self.store.note(pack)
        raws = self.project.closure(pack, report)
        held: Mapping[str, bytes] | None = None
        memory = None
        if note is not None and self.remembers(note):
            # What is kept from the last build must be what that build wrote.
            held = self.store.verified(pack, note)
            left = self.store.memory(pack, note) if held is not None else None
            memory = from_text(left) if left is not None else None
            if memory is not None:
                moved = {f"{module_name(pack)}/{path}" for path in self.store.moved(note)}
                memory = without(memory, moved)
        compiled = compile_pack(self.project, pack, report, memory)
        files = {_inside(f.path): f.text for f in compiled.files}
        for path in compiled.kept:
            data = (held or {}).get(_inside(path))
            files[_inside(path)] = (data or self.outputs.base_of(compiled.bases[path])[1]).decode()
        maps = note.maps if note is not None else ""
        # Most packs refuse nothing, and need not be started.
        if any("refuse" in file.text for raw in raws for file in raw.files):
            key = _maps_key(files)
            if key and key != maps:
                modules = {f"{module_name(pack)}/{path}": text for path, text in files.items()}
                self.examine(pack, modules, Places(raws), report)
                report.stop_if_errors()
            maps = key
        return Made(compiled, files, maps)

    def write(
        self,
        pack: str,
        made: Made,
        files: dict[str, str],
        borrowed: dict[str, tuple[str, str]],
        update: Update,
    ) -> None:
        from compiler.build.build_cache import to_text
        from compiler.source.diagnostics import Report

        store, compiled, written = self.store, made.compiled, digests(files)
        note = store.note(pack)
        altered = [printable(shown(Path(path), self.root)) for path in store.foreign(pack, written)]
        try:
            changed = store.replace_pack(pack, files)
        except OSError as error:
            update.unwritten.append(self.unwritten(store.generated / pack, altered, error))
            return
        update.altered += altered
        update.follows[pack] = _followed(note, borrowed)
        try:
            changed += self.write_schemas(compiled.schemas)
        except OSError as error:
            if self.schemas:  # nothing that runs comes from them
                update.unwritten.append(self.unwritten(store.output / "schemas" / pack, [], error))
        if changed:
            update.built[pack] = changed
        inputs = {
            raw.id: Content(str(raw.folder), digest_of_texts(self.texts(raw)))
            for raw in self.project.closure(pack, Report())
        }
        schemas = digests(compiled.schemas)
        noted = Note(self.tools, inputs, written, made.maps, "", borrowed=borrowed, schemas=schemas)
        store.write_note(pack, noted, to_text(compiled.memory))

    def texts(self, raw: RawPack) -> list[tuple[str, str]]:
        """The texts that were compiled, by their paths in the pack."""
        home = shown(raw.folder, self.root) + "/"
        return [(file.path.removeprefix(home), file.text) for file in raw.files]

    def unwritten(self, place: Path, altered: Sequence[str], error: OSError) -> Unwritten:
        why = (error.strerror or str(error)).lower()
        return Unwritten(shown(place, self.root), tuple(altered), why)

    def matches(self, pack: str, files: Mapping[str, str], schemas: Mapping[str, str]) -> bool:
        """Whether the disk holds exactly what a build would write."""
        same, gone = self.store.compare(pack, files)
        if len(same) != len(files) or gone:
            return False
        return all(_has(self.store.output / name, text) for name, text in schemas.items())

    def write_schemas(self, schemas: Mapping[str, str]) -> int:
        """Write the schemas that are not on the disk; gives how many."""
        from compiler.schema.schemas import kernel_files
        from compiler.schema.validators import check_schema

        home, kernel = self.store.output, kernel_files()
        stale = {name: text for name, text in schemas.items() if not _has(home / name, text)}
        for name, text in stale.items():
            if name not in kernel:  # these are the same for everybody, and checked by tests
                check_schema(json.loads(text))
            path = home / name
            path.parent.mkdir(parents=True, exist_ok=True)  # no links: check_places has seen to it
            write_atomically(path, text)
        return len(stale)


def _attempt_all(line: Connection, build: _Build, packs: Sequence[str]) -> None:
    """What another process does."""
    from compiler.build.processes import failures_told

    with failures_told(line):
        line.send((True, {pack: build.attempt(pack) for pack in packs}))


class _Outputs:
    """What packs have in their folders below generated/, those that were compiled just now and others."""

    def __init__(self, store: OutputFolder) -> None:
        self.store = store
        self.texts: dict[str, Mapping[str, bytes]] = {}

    def of(self, pack: str) -> Mapping[str, bytes]:
        if pack not in self.texts:
            note = self.store.note(pack)
            held = self.store.verified(pack, note) if note is not None else None
            self.texts[pack] = held or {}
        return self.texts[pack]

    def base_of(self, bases: Sequence[str]) -> tuple[str, bytes]:
        """Where a module is that a pack has from another one, and what is in it."""
        for at in bases:
            pack, inner = at.split("/", 1)
            data = self.of(pack).get(inner)
            if data is not None:
                return at, data
        return "", b""

    def add(
        self, pack: str, files: Mapping[str, str], bases: Mapping[str, Sequence[str]]
    ) -> tuple[dict[str, str], dict[str, tuple[str, str]]]:
        """The files that a pack has to hold itself, and where the others lie, with their digests."""
        borrowed: dict[str, tuple[str, str]] = {}
        for path, places in bases.items():
            name = _inside(path)
            at, data = self.base_of(places)
            if at and data == files[name].encode():
                borrowed[name] = (at, digest_of(data))
        own = {name: text for name, text in files.items() if name not in borrowed}
        # A folder without modules is not needed, except for the one through which a pack is found.
        needed = {
            name.rsplit("/", n)[0]
            for name in own
            if not name.endswith("__init__.py")
            for n in range(1, name.count("/") + 1)
        }
        needed |= {name.split("/", 1)[0] for name in borrowed}
        own = {
            name: text
            for name, text in own.items()
            if not name.endswith("/__init__.py") or name.rsplit("/", 1)[0] in needed
        }
        self.texts[pack] = {name: text.encode() for name, text in own.items()}
        return own, borrowed


def _inside(path: str) -> str:
    """The path of a module below the folder of its pack."""
    return path.split("/", 1)[1]


def _maps_key(files: Mapping[str, str]) -> str:
    """Changes when the maps of a pack must be looked at again; '' if its rules never do."""
    if not any(REFUSES in text for text in files.values()):
        return ""
    digest = hashlib.sha256()
    for path, text in sorted(files.items()):
        if REFUSES in text or path == "program.py" or "SCENARIO" in text:
            digest.update(text.encode())
    return digest.hexdigest()[:16]


def _followed(note: Note | None, borrowed: Mapping[str, tuple[str, str]]) -> list[str]:
    """The packs whose modules a pack uses, and uses differently than after its last build."""
    if note is None:
        return []
    changed = {at for name, at in borrowed.items() if note.borrowed.get(name) != at}
    return sorted({at.split("/", 1)[0] for at, _ in changed})


def _has(path: Path, text: str) -> bool:
    data = text.encode()
    try:
        return not path.is_symlink() and read_bytes(path, len(data)) == data
    except OSError:
        return False
