"""Where packs are: in content/, or in folders named on the command line.

This module imports nothing heavy: even a build with nothing to do needs it.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

PRIVATE = ".siegewright"  # in the project: what is not committed

_external: Mapping[str, Path] = {}  # set by `with_packs` only


class Unsafe(Exception):
    """The project folder is laid out so that a build could write somewhere else."""


def external_packs() -> Mapping[str, Path]:
    """The packs outside content/, by id, which is the name of the folder."""
    return _external


@contextmanager
def with_packs(folders: Iterable[Path]) -> Iterator[None]:
    """Within the block, find these packs before others with the same id.

    This holds for the whole process: hand `external_packs()` over to a process that you start.
    """
    global _external
    before = _external
    _external = {**before, **{folder.name: folder for folder in map(Path.resolve, folders)}}
    try:
        yield
    finally:
        _external = before


def shown(path: Path, root: Path) -> str:
    """The path as messages show it: relative to the project, with forward slashes."""
    try:
        return path.relative_to(root).as_posix()
    except ValueError:
        return Path(os.path.relpath(path, root)).as_posix()


def pack_folder(root: Path, pack: str) -> Path:
    """The folder of a pack, which need not exist."""
    return _external.get(pack) or root / "content" / pack


def output_folder(root: Path) -> Path:
    """The folder that contains generated/ and schemas/: the project, unless external packs are in use.

    Their output is not committed, and a pack that replaces one of the project changes the output of every pack
    that depends on it. So each set of external packs has an output folder of its own.
    """
    folders = sorted(str(folder) for folder in _external.values())
    if not folders:
        return root
    digest = hashlib.sha256("\0".join(folders).encode()).hexdigest()[:16]
    return root / PRIVATE / "external" / digest


def pack_names(root: Path) -> list[str]:
    """The ids of all packs, sorted."""
    try:
        found = [*(root / "content").iterdir()]
    except OSError:  # there is no content/, or it has just been removed
        found = []
    inside = {path.name for path in found if (path / "pack.yaml").is_file()}
    return sorted(inside | _external.keys())
