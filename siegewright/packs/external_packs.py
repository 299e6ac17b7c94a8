"""Packs from folders anywhere, as `--pack PATH` names them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from compiler import pack_files
from siegewright.usage import UsageError

PACK_ID = re.compile(r"^pack:\s*['\"]?([^\s'\"#]+)", re.MULTILINE)


def check_folders(folders: Sequence[Path]) -> None:
    """Each folder must contain a pack and have its name, and no two may have the same; else a UsageError."""
    known: dict[str, Path] = {}
    for folder in map(Path.resolve, folders):
        if not (folder / "pack.yaml").is_file():
            raise UsageError(f"there is no pack.yaml in {folder}")
        # With another name it would replace the pack of that name.
        said = PACK_ID.search(pack_files.text_to_show(folder / "pack.yaml") or "")
        if said is not None and said[1] != folder.name:
            raise UsageError(
                f"{folder} contains the pack `{said[1]}`: rename the folder to {said[1]}, "
                "as packs are found by the names of their folders"
            )
        if known.setdefault(folder.name, folder) != folder:
            raise UsageError(f"`{folder.name}` is both in {known[folder.name]} and in {folder}")
