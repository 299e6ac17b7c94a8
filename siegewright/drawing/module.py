"""The palette, the marks and the icons as a module for pages."""

from __future__ import annotations

import json

from siegewright.drawing.grounds import GROUNDS, PATTERNS
from siegewright.drawing.icons import ICONS, MARKS
from siegewright.drawing.palette import PALETTE, SEATS


def drawing_module() -> str:
    """The palette and the icons as a module for the page: they are the same for cards, sheets and the table."""
    colours = {
        name: {"fill": c.fill, "ink": c.ink, "tint": c.tint, "mark": c.mark}
        for name, c in PALETTE.items()
    }
    grounds = {name: ground._asdict() for name, ground in GROUNDS.items()}
    parts = {
        "COLOURS": colours,
        "GROUNDS": grounds,
        "ICONS": ICONS,
        "MARKS": MARKS,
        "PATTERNS": PATTERNS,
        "SEATS": list(SEATS),
    }
    return "".join([f"export const {name} = {json.dumps(data)};\n" for name, data in parts.items()])
