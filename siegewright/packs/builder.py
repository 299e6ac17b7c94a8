"""Builds packs: only what changed, all or nothing, one build at a time."""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from compiler.tools import (
    Content,
    Note,
    Store,
    compiler_state,
    digest_of,
    digest_of_texts,
    digests,
)
from siegewright.screen import paint
from siegewright.usage import FINE, WRONG, write_here

if TYPE_CHECKING:
    from compiler import Project
    from compiler.tools import RawPack

MOST_TOLD = 5  # files that somebody altered


def build_packs(
    root: Path,
    packs: Sequence[str],
    check: bool,
    force: bool,
    format: str,
    project: Project | None = None,
) -> int:
    """Bring generated/ up to date; with `check`, only say whether it is."""
    store = Store(root)
    store.check_places()
    tools = compiler_state()

    def fresh(pack: str) -> bool:
        # A command that plays needs no schemas.
        return store.fresh(pack, tools) and (format == "quiet" or store.schemas_fresh(pack))

    stale = [p for p in packs if force or check or not fresh(p)]
    if stale:
        return _compile(store, root, packs, stale, fresh, check, force, tools, format, project)
    if format == "text":
        count = f"{len(packs)} packs are" if len(packs) != 1 else f"{packs[0]} is"
        print(f"nothing to do: {count} up to date")
    elif format == "json":
        print(json.dumps({"built": [], "fresh": list(packs), "diagnostics": []}))
    elif format == "sarif":
        from compiler import as_sarif

        print(as_sarif([]))
    return FINE


def _compile(
    store: Store,
    root: Path,
    packs: Sequence[str],
    stale: Sequence[str],
    fresh: Callable[[str], bool],
    check: bool,
    force: bool,
    tools: str,
    format: str,
    project: Project | None,
) -> int:
    from compiler import (
        ContentError,
        Project,
        Report,
        as_json,
        as_sarif,
        compile_pack,
        pack_files,
        render,
    )
    from compiler.tools import from_text, module_name, shown, to_text, without
    from siegewright.packs.start_check import check_maps, maps_key, refuses

    gc.disable()  # a build ends soon, and nothing it makes forms circles that grow
    project, report = project or Project(root), Report()
    built: dict[str, int] = {}  # pack -> how many files changed
    follows: dict[str, list[str]] = {}  # pack -> those whose changed modules it uses
    old: list[str] = []
    failed = False
    with store.locked():
        if not check:
            _clean(store)
        outputs = Outputs(store)
        for pack in _with_bases(project, stale, lambda name: check or not fresh(name)):
            if not (check or force) and fresh(pack):
                continue  # somebody else has built it while we waited
            single = Report()
            try:
                raws = project.closure(pack, single)
                note = store.note(pack)
                held: Mapping[str, bytes] | None = None
                left: str | None = None
                if note is not None and note.tools == tools and not (check or force):
                    # What is kept from the last build must be what that build wrote.
                    held = store.verified(pack, note)
                    left = store.memory(pack, note) if held is not None else None
                memory = from_text(left) if left is not None else None
                if memory is not None and note is not None:
                    moved = store.moved(note)
                    memory = without(memory, {f"{module_name(pack)}/{path}" for path in moved})
                compiled = compile_pack(project, pack, single, memory)
                files = {f.path.split("/", 1)[1]: f.text for f in compiled.files}
                for path in compiled.kept:
                    name = path.split("/", 1)[1]
                    data = (held or {}).get(name)
                    files[name] = (data or outputs.base_of(compiled.bases[path])[1]).decode()
                maps = note.maps if note is not None else ""
                if refuses(raws) and maps_key(files) != maps:
                    check_maps(pack, files, raws, single)
                    single.stop_if_errors()
                    maps = maps_key(files)
            except ContentError as error:
                report.diagnostics.extend((single if single.errors else error.report).diagnostics)
                continue
            report.diagnostics.extend(d for d in single.diagnostics if d not in report.diagnostics)
            files, borrowed = outputs.add(pack, files, compiled.bases)
            if check:
                if pack in stale and not _matches(store, pack, files, compiled.schemas):
                    old.append(pack)
                continue
            made = digests(files)
            strange = [
                pack_files.printable(shown(Path(path), root)) for path in store.foreign(pack, made)
            ]
            try:
                changed = store.replace_pack(pack, files)
            except OSError as error:
                _cannot_write(store.generated / pack, strange, error, root)
                failed = True
                continue
            _tell_strange(strange)
            follows[pack] = _followed(note, borrowed)
            try:
                changed += _write_schemas(store.output, compiled.schemas)
            except OSError as error:
                if format != "quiet":  # nothing that runs comes from them
                    _cannot_write(store.output / "schemas" / pack, [], error, root)
                    failed = True
            if changed:
                built[pack] = changed
            inputs = {
                raw.id: Content(str(raw.folder), digest_of_texts(_texts(raw, root))) for raw in raws
            }
            schemas = digests(compiled.schemas)
            noted = Note(tools, inputs, made, maps, "", borrowed=borrowed, schemas=schemas)
            store.write_note(pack, noted, to_text(compiled.memory))
    found = report.sorted()
    if format == "json":
        print(
            json.dumps(
                {"built": list(built), "stale": old, "diagnostics": json.loads(as_json(found))}
            )
        )
    elif format == "sarif":
        print(as_sarif(found))
    elif found and (format == "text" or report.errors):
        paint(
            render(
                found, lambda path: pack_files.text_to_show(root / path), colour=sys.stdout.isatty()
            )
        )
    if report.errors or failed:
        return WRONG
    if old:
        print(f"generated/ is not up to date: {', '.join(old)} (run `make build`)", file=sys.stderr)
        return WRONG
    if format == "text" and not check:
        for pack in stale:
            count = built.get(pack, 0)
            said = [f"{count} file{'s' if count != 1 else ''} changed"] if count else []
            if follows.get(pack):
                said.append(f"uses what changed in {', '.join(follows[pack])}")
            print(f"built {pack}: {'; '.join(said)}" if said else f"unchanged {pack}")
    return FINE


def _followed(note: Note | None, borrowed: Mapping[str, tuple[str, str]]) -> list[str]:
    """The packs whose modules a pack uses, and uses differently than after its last build."""
    if note is None:
        return []
    changed = {at for name, at in borrowed.items() if note.borrowed.get(name) != at}
    return sorted({at.split("/", 1)[0] for at, _ in changed})


def _with_bases(project: Project, packs: Sequence[str], wanted: Callable[[str], bool]) -> list[str]:
    """The packs, each after those it requires, which are built too if they have to be."""
    from compiler import ContentError, Report

    found: list[str] = []
    for pack in packs:
        needed = [pack]
        with suppress(ContentError):  # told when the pack itself is compiled
            needed = [raw.id for raw in project.closure(pack, Report())]
        found += [n for n in needed if n not in found and (n in packs or wanted(n))]
    return found


class Outputs:
    """What packs have in their folders below generated/, those that were compiled just now and others."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.texts: dict[str, Mapping[str, bytes]] = {}

    def of(self, pack: str) -> Mapping[str, bytes]:
        if pack not in self.texts:
            note = self.store.note(pack)
            held = self.store.verified(pack, note) if note is not None else None
            self.texts[pack] = held or {}
        return self.texts[pack]

    def base_of(self, bases: Sequence[str]) -> tuple[str, bytes]:
        """Where a module lies that a pack has from another one, and what is in it."""
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
            name = path.split("/", 1)[1]
            at, data = self.base_of(places)
            if at and data == files[name].encode():
                borrowed[name] = (at, digest_of(data))
        own = {name: text for name, text in files.items() if name not in borrowed}
        # A folder without modules of its own is not needed, except for the one through which a pack is found.
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


def _texts(raw: RawPack, root: Path) -> list[tuple[str, str]]:
    """The texts that were compiled, by their paths in the pack."""
    from compiler.tools import shown

    home = shown(raw.folder, root) + "/"
    return [(file.path.removeprefix(home), file.text) for file in raw.files]


def _clean(store: Store) -> None:
    with suppress(OSError):  # where nothing can be written, nothing was left behind
        store.clean_stages()


def _tell_strange(paths: Sequence[str]) -> None:
    """Say what somebody else put into the output; it has been replaced and never ran."""
    for path in paths[:MOST_TOLD]:
        words = "is not what the compiler writes for this content; rebuilding"
        print(f"siegewright: {path} {words}", file=sys.stderr)
    if len(paths) > MOST_TOLD:
        print(f"siegewright: and {len(paths) - MOST_TOLD} more files", file=sys.stderr)


def _cannot_write(place: Path, strange: Sequence[str], error: OSError, root: Path) -> None:
    from compiler.tools import shown

    why = (error.strerror or str(error)).lower()
    named = f" ({', '.join(strange[:MOST_TOLD])})" if strange else ""
    print(
        f"siegewright: {shown(place, root)} is not what the compiler writes for this content{named}, "
        f"and cannot be written: {why}",
        file=sys.stderr,
    )


def _matches(store: Store, pack: str, files: dict[str, str], schemas: dict[str, str]) -> bool:
    """Whether the disk holds exactly what a build would write."""
    same, gone = store.compare(pack, files)
    if len(same) != len(files) or gone:
        return False
    return all(_has(store.output / name, text) for name, text in schemas.items())


def _write_schemas(root: Path, schemas: dict[str, str]) -> int:
    """Write the schemas that are not on the disk; gives how many."""
    from compiler.tools import check_schema

    stale = {root / name: text for name, text in schemas.items() if not _has(root / name, text)}
    for path, text in stale.items():
        check_schema(json.loads(text))
        write_here(path, text.encode(), root)
    return len(stale)


def _has(path: Path, text: str) -> bool:
    from compiler import pack_files

    data = text.encode()
    try:
        return not path.is_symlink() and pack_files.read_bytes(path, len(data)) == data
    except OSError:
        return False
