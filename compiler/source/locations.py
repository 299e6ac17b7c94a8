"""Where packs are: in content/, or in folders named on the command line.

Imports nothing heavy: a build without changes needs this module, too.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# Folders of further packs, separated as in PATH. `--pack` puts them there, for this process and those it starts.
ELSEWHERE = "SIEGEWRIGHT_PACKS"
PRIVATE = ".siegewright"  # in the project: what is not committed


class Unsafe(Exception):
    """The project folder is laid out so that a build could write somewhere else."""


def packs_elsewhere() -> dict[str, Path]:
    """The packs outside content/, by id, which is the name of the folder."""
    folders = [Path(text) for text in os.environ.get(ELSEWHERE, "").split(os.pathsep) if text]
    return {folder.name: folder for folder in folders}


def look_elsewhere(folders: list[Path]) -> None:
    """Let these packs be found, before all others of their names."""
    listed = dict.fromkeys([*packs_elsewhere().values(), *(f.resolve() for f in folders)])
    os.environ[ELSEWHERE] = os.pathsep.join(str(folder) for folder in listed)


def shown(path: Path, root: Path) -> str:
    """The path as messages show it: as seen from the project, with forward slashes."""
    try:
        return path.relative_to(root).as_posix()
    except ValueError:
        return Path(os.path.relpath(path, root)).as_posix()


def pack_folder(root: Path, pack: str) -> Path:
    """Where a pack lies, or would lie."""
    return packs_elsewhere().get(pack) or root / "content" / pack


def output_folder(root: Path) -> Path:
    """Where generated/ and schemas/ are: the project, unless packs from elsewhere have a part in it.

    What is made of those is nobody's to commit, and whoever takes the place of a pack of the project
    changes everything that depends on it: such a run has an output of its own.
    """
    folders = sorted(str(folder) for folder in packs_elsewhere().values())
    if not folders:
        return root
    digest = hashlib.sha256("\0".join(folders).encode()).hexdigest()[:16]
    return root / PRIVATE / "elsewhere" / digest


def pack_names(root: Path) -> list[str]:
    """The packs at hand, by name."""
    try:
        found = [*(root / "content").iterdir()]
    except OSError:  # there is none, or it goes just now
        found = []
    inside = {path.name for path in found if (path / "pack.yaml").is_file()}
    return sorted(inside | packs_elsewhere().keys())


@contextmanager
def elsewhere(folder: Path) -> Iterator[None]:
    """Let a pack be found for a while."""
    before = os.environ.get(ELSEWHERE)
    look_elsewhere([folder])
    try:
        yield
    finally:
        if before is None:
            del os.environ[ELSEWHERE]
        else:
            os.environ[ELSEWHERE] = before
