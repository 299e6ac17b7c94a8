"""Packs from folders anywhere, as `--pack PATH` names them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from compiler import locations, pack_files
from siegewright.usage import UsageError

PACK_ID = re.compile(r"^pack:\s*['\"]?([^\s'\"#]+)", re.MULTILINE)


def take_packs(folders: Sequence[Path]) -> None:
    """Let these packs be found; a folder has the name of its pack, and one pack lies in one folder."""
    known = locations.packs_elsewhere()
    found = [folder.resolve() for folder in folders]
    for folder in found:
        if not (folder / "pack.yaml").is_file():
            raise UsageError(f"there is no pack.yaml in {folder}")
        # With another name it would take the place of the pack that is called so.
        said = PACK_ID.search(pack_files.text_to_show(folder / "pack.yaml") or "")
        if said is not None and said[1] != folder.name:
            raise UsageError(
                f"{folder} contains the pack `{said[1]}`: rename the folder to {said[1]}, "
                "as packs are found by the names of their folders"
            )
        if known.setdefault(folder.name, folder) != folder:
            raise UsageError(f"`{folder.name}` is both in {known[folder.name]} and in {folder}")
    locations.look_elsewhere(found)
