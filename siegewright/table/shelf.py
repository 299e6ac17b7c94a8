"""The games of the lobby: titles and summaries from `pack.yaml` files, without loading the packs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import yaml

from compiler import pack_files, pack_folder

HEAD: Final = 1 << 16  # bytes of a pack.yaml that are worth reading for this
LONGEST: Final = 300


def shelf(root: Path, packs: Sequence[str]) -> list[dict[str, str]]:
    """What the lobby says of each pack before anybody opens it; what cannot be read has its id as its title."""
    return [{"id": pack, **_head(pack_folder(root, pack) / "pack.yaml", pack)} for pack in packs]


def _head(path: Path, pack: str) -> dict[str, str]:
    data: Any = {}
    try:
        text = pack_files.read_bytes(path, HEAD).decode()
        data = yaml.load(text, yaml.CSafeLoader)
    except (OSError, ValueError, yaml.YAMLError, RecursionError):
        pass  # opening the pack tells what is wrong
    data = data if isinstance(data, dict) else {}
    title, summary = data.get("title"), data.get("summary")
    return {
        "title": (title if isinstance(title, str) else pack.replace("_", " "))[:LONGEST],
        "summary": (summary if isinstance(summary, str) else "")[:LONGEST],
    }
