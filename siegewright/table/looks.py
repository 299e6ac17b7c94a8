"""How the things of a pack are drawn."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def looks_of(root: Path, pack: str) -> dict[str, Any]:
    return {"maps": {}, "zones": {}, "kinds": {}}
