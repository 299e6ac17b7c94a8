"""The content that games rest on: every pack with its version, every file with a hash.

before   content/reef/pack.yaml (version 1.2.0), content/reef/ships/sloop.yaml
after    {"reef": "1.2.0", "reef/pack.yaml": "9f0c...", "reef/ships/sloop.yaml": "51d2..."}
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

from compiler.load import RawPack, shown
from compiler.packs import manifest


def lock_of(packs: Iterable[RawPack], root: Path) -> dict[str, str]:
    """What decides how games of packs go: all their files but tests and the rule index."""
    lock: dict[str, str] = {}
    for raw in packs:
        home = shown(raw.folder, root) + "/"
        lock[raw.id] = manifest(raw).version
        for file in raw.files:
            inner = file.path.removeprefix(home)
            if not inner.startswith("tests/") and inner != "rules.yaml":
                digest = hashlib.sha256(file.text.encode()).hexdigest()
                lock[f"{raw.id}/{inner}"] = digest[:16]
    return lock
