"""Where packs lie: in content/, or in folders that somebody names.

Imports nothing heavy: a build that has nothing to do looks here, too.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# Folders of further packs, separated as in PATH. `--pack` puts them there, for this process and those it starts.
ELSEWHERE = "SIEGEWRIGHT_PACKS"


def packs_elsewhere() -> dict[str, Path]:
    """The packs outside content/, by id, which is the name of the folder."""
    folders = [Path(text) for text in os.environ.get(ELSEWHERE, "").split(os.pathsep) if text]
    return {folder.name: folder for folder in folders}


def look_elsewhere(folders: list[Path]) -> None:
    """Let these packs be found, before all others of their names."""
    known = [folder.resolve() for folder in folders]
    listed = [*packs_elsewhere().values(), *known]
    os.environ[ELSEWHERE] = os.pathsep.join(str(folder) for folder in listed)


def pack_folder(root: Path, pack: str) -> Path:
    return packs_elsewhere().get(pack) or root / "content" / pack


def pack_names(root: Path) -> list[str]:
    """The packs at hand, by name."""
    content = root / "content"
    found = content.iterdir() if content.is_dir() else ()
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
