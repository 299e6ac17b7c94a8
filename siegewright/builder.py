"""Builds packs: only what changed, all or nothing, one build at a time."""

from __future__ import annotations

import gc
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from compiler.places import pack_folder
from compiler.store import Store

if TYPE_CHECKING:
    from compiler.build import Project

FINE, WRONG = 0, 1


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
    tools = _tools()
    stale = [p for p in packs if force or check or not _fresh(store, root, p, tools)]
    if not stale:
        if format == "text":
            print(f"nothing to do: {len(packs)} packs are up to date")
        elif format == "json":
            print(json.dumps({"built": [], "fresh": list(packs), "diagnostics": []}))
        elif format == "sarif":
            from compiler.render import as_sarif

            print(as_sarif([]))
        return FINE
    return _compile(store, root, packs, stale, check, force, tools, format, project)


def _tools() -> str:
    """Changes when the compiler changes: its files' sizes and times."""
    total = []
    base = Path(__file__).resolve().parent.parent
    for part in ("compiler", "schemas"):
        for folder, _, files in os.walk(base / part):
            if "__pycache__" in folder:
                continue
            for name in files:
                if (
                    name.endswith((".py", ".lark", ".j2", ".json"))
                    and Path(folder).parent.name != "schemas"
                ):
                    info = os.stat(os.path.join(folder, name))
                    total.append((name, info.st_size, info.st_mtime_ns))
    import hashlib

    return hashlib.sha256(repr(sorted(total)).encode()).hexdigest()[:16]


def _fresh(store: Store, root: Path, pack: str, tools: str) -> bool:
    note = store.note(pack)
    if note.get("tools") != tools:
        return False
    for name, known in note.get("inputs", {"": None}).items():
        folder = pack_folder(root, name)
        if not name or not folder.is_dir() or store.fingerprint(folder) != known:
            return False
    return bool(note.get("output") == store.output_times(pack))


def _compile(
    store: Store,
    root: Path,
    packs: Sequence[str],
    stale: Sequence[str],
    check: bool,
    force: bool,
    tools: str,
    format: str,
    project: Project | None,
) -> int:
    from compiler.build import Project, compile_pack
    from compiler.diagnostics import ContentError, Report
    from compiler.folders import text_to_show
    from compiler.memory import from_text, to_text
    from compiler.render import as_json, as_sarif, render
    from siegewright.begin import check_maps, maps_key, refuses

    gc.disable()  # a build ends soon, and nothing it makes forms circles that grow
    project, report = project or Project(root), Report()
    built: dict[str, int] = {}  # pack -> how many files changed
    old: list[str] = []
    with store.locked():
        store.clean_stages()
        for pack in stale:
            single = Report()
            inputs: dict[str, Any] = {}
            try:
                raws = project.closure(pack, single)
                inputs = {raw.id: store.fingerprint(raw.folder) for raw in raws}
                left = None if check or force else store.memory(pack, tools)
                memory = from_text(left) if left is not None else None
                compiled = compile_pack(project, pack, single, memory)
                files = {f.path.split("/", 1)[1]: f.text for f in compiled.files}
                kept = {path.split("/", 1)[1] for path in compiled.kept}
                schemas = compiled.schemas
                maps = store.note(pack).get("maps", "")
                if refuses(raws):
                    whole = store.texts(pack, kept) | files
                    if maps_key(whole) != maps:
                        check_maps(pack, whole, raws, single)
                        single.stop_if_errors()
                        maps = maps_key(whole)
            except ContentError as error:
                report.diagnostics.extend((single if single.errors else error.report).diagnostics)
                continue
            report.diagnostics.extend(single.diagnostics)
            if check:
                if not _matches(store, pack, files, schemas):
                    old.append(pack)
                continue
            changed = store.replace_pack(pack, files, kept)
            if changed:
                built[pack] = changed
            _write_schemas(store.output, schemas)
            store.write_note(
                pack,
                {
                    "tools": tools,
                    "inputs": inputs,
                    "output": store.output_times(pack),
                    "maps": maps,
                },
                to_text(compiled.memory),
            )
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
        print(render(found, lambda path: text_to_show(root / path), colour=sys.stdout.isatty()))
    if report.errors:
        return WRONG
    if old:
        print(f"generated/ is not up to date: {', '.join(old)} (run `make build`)", file=sys.stderr)
        return WRONG
    if format == "text" and not check:
        for pack in stale:
            count = built.get(pack, 0)
            files_changed = f"{count} file{'s' if count != 1 else ''} changed"
            print(f"built {pack}: {files_changed}" if count else f"unchanged {pack}")
    return FINE


def _matches(store: Store, pack: str, files: dict[str, str], schemas: dict[str, str]) -> bool:
    """Whether the disk holds exactly what a build would write."""
    same, gone = store.compare(pack, files)
    if len(same) != len(files) or gone:
        return False
    return all(
        (store.output / n).is_file() and (store.output / n).read_text(encoding="utf-8") == t
        for n, t in schemas.items()
    )


def _write_schemas(root: Path, schemas: dict[str, str]) -> None:
    from compiler.store import write_atomically

    for name, text in schemas.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            write_atomically(path, text)
