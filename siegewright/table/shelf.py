"""The games of the lobby: titles and summaries from `pack.yaml` files, without loading the packs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import yaml

from compiler import pack_files, pack_folder, pack_names

HEAD: Final = 1 << 16  # bytes of a pack.yaml that are worth reading for this
LONGEST: Final = 300
SCENARIO: Final = re.compile(rb"^(?:- )?scenario:", re.MULTILINE)


def shelf(root: Path, packs: Sequence[str]) -> list[dict[str, str]]:
    """What the lobby says of each pack before anybody opens it; what cannot be read has its id as its title.

    Packs without a scenario, of their own or of a pack they require, are libraries for others and are left out.
    """
    heads = {pack: _head(root, pack) for pack in {*packs, *pack_names(root)}}
    return [
        {"id": pack, **_shown(heads[pack], pack)}
        for pack in packs
        if heads[pack] is None or any(_has_scenario(root, p) for p in _needed(pack, heads))
    ]


def _head(root: Path, pack: str) -> dict[str, Any] | None:
    """What a pack says of itself; None if that cannot be read, for which opening the pack gives the reason."""
    try:
        text = pack_files.read_bytes(pack_folder(root, pack) / "pack.yaml", HEAD).decode()
        data = yaml.load(text, yaml.CSafeLoader)
    except (OSError, ValueError, yaml.YAMLError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def _needed(pack: str, heads: Mapping[str, dict[str, Any] | None]) -> list[str]:
    """A pack and all that it requires, as far as they are there."""
    found = [pack]
    for name in found:
        requires = (heads[name] or {}).get("requires")
        more = requires if isinstance(requires, dict) else {}
        found += [other for other in more if other in heads and other not in found]
    return found


def _has_scenario(root: Path, pack: str) -> bool:
    folder = pack_folder(root, pack)
    for path in pack_files.yaml_files(folder)[0]:
        with suppress(OSError):
            if SCENARIO.search(pack_files.read_bytes(folder / path)):
                return True
    return False


def _shown(head: dict[str, Any] | None, pack: str) -> dict[str, str]:
    title, summary = (head or {}).get("title"), (head or {}).get("summary")
    return {
        "title": (title if isinstance(title, str) else pack.replace("_", " "))[:LONGEST],
        "summary": (summary if isinstance(summary, str) else "")[:LONGEST],
    }
