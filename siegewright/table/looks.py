"""How the things of a pack are drawn: its `look:`s, and the palette, icons and marks that they name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from compiler import ContentError, Project, Report, inspection
from siegewright.drawing.icons import ICONS, MARKS
from siegewright.drawing.palette import PALETTE, SEATS


def looks_of(root: Path, pack: str) -> dict[str, Any]:
    """The looks of a pack by kind, map and zone; none while its content has mistakes."""
    try:
        return inspection.looks_of(Project(root), pack, Report())
    except ContentError:
        return {"kinds": {}, "maps": {}, "zones": {}}


def drawing_module() -> str:
    """The palette and the icons as a module for the page: they are the same for cards, sheets and the table."""
    colours = {
        name: {"fill": c.fill, "ink": c.ink, "tint": c.tint, "mark": c.mark}
        for name, c in PALETTE.items()
    }
    parts = {"COLOURS": colours, "SEATS": list(SEATS), "ICONS": ICONS, "MARKS": MARKS}
    return "".join([f"export const {name} = {json.dumps(data)};\n" for name, data in parts.items()])
