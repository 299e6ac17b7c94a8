"""`siegewright new`: writes starting points that build at once and have a passing test."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from compiler import ContentError, OutputFolder, Project, Report, check_pack, inspection
from siegewright.project import print_report
from siegewright.usage import FINE, WRONG, UsageError, write_here

# The pack that new packs build on. In a wheel it is inside the package; in the project, among the packs.
LIBRARY = "tabletop"
_PACKED = Path(__file__).with_name("library")
LIBRARIES = _PACKED if _PACKED.is_dir() else Path(__file__).resolve().parents[2] / "content"


def new_pack(root: Path, name: str, requires: str | None) -> int:
    """A pack that can be played, or an expansion of another one."""
    folder, report = root / "content" / name, Report()
    if folder.exists():
        raise UsageError(f"content/{name} already exists")
    try:
        texts = inspection.new_pack(Project(root), name, requires, report)
    except inspection.NoScaffold as error:
        raise UsageError(str(error)) from error
    except ContentError:
        return _refused(root, requires or name, report)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with _aside(root) as aside:
        for path, text in texts.items():
            target = aside / path.relative_to(folder.parent)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8", newline="\n")
        os.rename(aside / name, folder)
    made = [*texts]
    if requires is None and not (root / "content" / LIBRARY).exists():
        made += _copy_library(root)
    return _made(root, name, made)


@contextmanager
def _aside(root: Path) -> Iterator[Path]:
    """A folder in which a pack is made, so that it is in its place whole or not at all.

    If this process is killed, the next build removes it.
    """
    store = OutputFolder(root)
    with store.locked():
        folder = Path(tempfile.mkdtemp(prefix="stage-", dir=store.private))
        try:
            yield folder
        finally:
            shutil.rmtree(folder, ignore_errors=True)


def _copy_library(root: Path) -> list[Path]:
    """The pack that a new one builds on, beside it."""
    target = root / "content" / LIBRARY
    with _aside(root) as aside:
        shutil.copytree(LIBRARIES / LIBRARY, aside / LIBRARY)
        os.rename(aside / LIBRARY, target)
    return sorted(path for path in target.rglob("*") if path.is_file())


def new_document(root: Path, kind: str, name: str, pack: str) -> int:
    """A document of a kind and its test, each in a new file."""
    report = Report()
    project = Project(root)
    try:
        texts = inspection.new_document(project, pack, kind, name, report)
    except inspection.NoScaffold as error:
        raise UsageError(str(error)) from error
    except ContentError:
        return _refused(root, pack, report)
    for path in texts:
        if path.exists():
            raise UsageError(f"{_shown(path, root)} already exists")
    for path, text in texts.items():
        write_here(path, text.encode(), project.folder(pack), ours=lambda there: False)
    return _made(root, pack, texts)


def _refused(root: Path, pack: str, report: Report) -> int:
    print_report(report, root, "text")
    print(f"the pack `{pack}` has mistakes: fix them first")
    return WRONG


def _made(root: Path, pack: str, paths: Iterable[Path]) -> int:
    """Say what was made, and whether all is well with it."""
    if root.resolve() in Path.cwd().parents:  # it was found above, which is easily overlooked
        print(f"in the project folder {root}:")
    for path in paths:
        print(f"made {_shown(path, root)}")
    report = Report()
    with contextlib.suppress(ContentError):
        check_pack(Project(root), pack, report)
    if report.errors:  # something new is not used yet
        print_report(report, root, "text")
        return WRONG
    print(f"continue with: siegewright test {pack}")
    return FINE


def _shown(path: Path, root: Path) -> str:
    return Path(os.path.relpath(path, root)).as_posix()
