"""Packs are shared: written into one file, and installed from one."""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path

from compiler import (
    ContentError,
    OutputFolder,
    Project,
    Report,
    as_json,
    check_pack,
    locations,
    pack_files,
    pack_names,
    render,
)
from siegewright.packs.archives import (
    INDEX,
    KEPT,
    Archive,
    ArchiveError,
    archive_bytes,
    files_of,
    read_archive,
)
from siegewright.screen import one_line, paint
from siegewright.usage import FINE, WRONG, UsageError, write_here


def pack(root: Path, folder: Path, to: Path | None, format: str) -> int:
    """Write a pack without mistakes into a file."""
    name = folder.name
    with locations.with_packs([folder]):
        report = Report()
        try:
            check_pack(Project(root), name, report)
            version = Project(root).manifest(name).version
        except ContentError:
            _tell(report, root, format)
            return WRONG
    files, left_out = files_of(folder)
    target = to or Path(f"{name}-{version}.zip")
    write_here(target, archive_bytes(Archive(name, version, files)), ours=_is_pack)
    if format == "json":
        print(
            json.dumps(
                {"pack": name, "version": version, "file": str(target), "left_out": left_out}
            )
        )
        return FINE
    for path in left_out:
        print(f"left out {path}: a pack holds {', '.join(KEPT)} files, and plain pictures in `art`")
    print(f"wrote {target}: {name} {version}, {len(files)} files")
    return FINE


def _is_pack(path: Path) -> bool:
    try:
        read_archive(path)
    except ArchiveError:
        return False
    return True


def install(root: Path, path: Path, replace: bool, format: str) -> int:
    """Check a pack and put it into content/; nothing is changed unless all is well."""
    try:
        archive = read_archive(path)
    except ArchiveError as error:
        return _said(format, WRONG, f"{path} is not installed: {error}")
    target = root / "content" / archive.pack
    if target.exists():
        if files_of(target)[0] == archive.files:
            return _said(format, FINE, f"{archive.pack} {archive.version} is already installed")
        if not replace:
            there = Project(root).manifest(archive.pack).version
            raise UsageError(
                f"content/{archive.pack} has version {there}: --replace puts {archive.version} in "
                "its place, and keeps the old folder in .siegewright/replaced"
            )
    store = OutputFolder(root)
    with store.locked():
        stage = Path(tempfile.mkdtemp(prefix="stage-", dir=store.private))
        try:
            fresh = stage / archive.pack
            for inner, data in archive.files.items():
                file = fresh / inner
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(data)
            report = _checked(root, archive, fresh)
            if report.errors:
                _tell(report, root, format)
                return WRONG
            _put(store, fresh, target)
        finally:
            shutil.rmtree(stage, ignore_errors=True)
    words = f"installed {archive.pack} {archive.version} in content/{archive.pack}"
    return _said(format, FINE, words)


def _checked(root: Path, archive: Archive, fresh: Path) -> Report:
    """What is wrong with a pack, and with those at hand that require it."""
    report = Report()
    with locations.with_packs([fresh]):
        project = Project(root)
        try:
            check_pack(project, archive.pack, report)
            for other in pack_names(root):
                project.closure(other, report)
        except ContentError:
            return report
    found = project.manifest(archive.pack)
    if found.version != archive.version:
        words = f"`{INDEX}` says version {archive.version}, and pack.yaml {found.version}"
        report.error("E0118", words, found.span, "pack it again")
    return report


def _put(store: OutputFolder, fresh: Path, target: Path) -> None:
    old = store.private / "replaced" / target.name
    if target.exists():
        shutil.rmtree(old, ignore_errors=True)
        old.parent.mkdir(parents=True, exist_ok=True)
    store.exchange(fresh, target)
    if fresh.exists():  # the two were exchanged
        fresh.rename(old)


def _tell(report: Report, root: Path, format: str) -> None:
    found = report.sorted()
    if format == "json":
        print(as_json(found))
    else:
        paint(
            render(
                found, lambda path: pack_files.text_to_show(root / path), colour=sys.stdout.isatty()
            )
        )


def _said(format: str, code: int, words: str) -> int:
    if format == "json":
        print(json.dumps({"fine": code == FINE, "message": words}))
    else:
        print(one_line(words), file=sys.stdout if code == FINE else sys.stderr)
    return code
