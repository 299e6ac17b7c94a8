"""The grounds of spaces, for page and paper: a colour, the colour of its lines, and a pattern.

The names are an enumeration of the schemas (`ground` in common.schema.json); tests/test_drawing.py compares both.
Every ground with a meaning has a pattern, for people who cannot tell colours apart.
"""

from __future__ import annotations

from typing import NamedTuple


class Ground(NamedTuple):
    fill: str
    line: str
    pattern: str = ""  # of PATTERNS


GROUNDS = {
    "plain": Ground("#efe8d8", "#c9bda2"),
    "sand": Ground("#ecd9ab", "#b99a55", "dots"),
    "grass": Ground("#c5dba6", "#6f9650", "tufts"),
    "wood": Ground("#9cc08c", "#3f6f45", "trees"),
    "water": Ground("#b3d8ec", "#3f86b0", "waves"),
    "stone": Ground("#cfcfcb", "#7d7d78", "bricks"),
    "earth": Ground("#d9bd9a", "#8a6238", "hatch"),
    "road": Ground("#e5d2b0", "#a3865a", "planks"),
    "snow": Ground("#f2f6fa", "#8fa9c0", "stars"),
    "lava": Ground("#efb08f", "#a83c08", "zigzag"),
    "night": Ground("#a9a6bd", "#4c466e", "crosses"),
    "gold": Ground("#f3df8e", "#a98716", "checks"),
    "wall": Ground("#8d8a84", "#4a4844", "bricks"),
    "dark": Ground("#9a7a55", "#5f4528"),
    "light": Ground("#f0e2c6", "#c7ae82"),
}
# Lines in a square of 20 by 20 that fits to itself, and their width.
PATTERNS = {
    "dots": ("M4 4h1M14 10h1M8 16h1M18 2h1M2 13h1", 2.4),
    "tufts": ("M3 8l1.500-4 1.500 4M13 17l1.500-4 1.500 4", 1.2),
    "trees": ("M5 9l3-6 3 6zM8 9v2M14 19l3-6 3 6zM17 19v1", 1.2),
    "waves": ("M0 6q2.500-3 5 0t5 0 5 0 5 0M0 16q2.500-3 5 0t5 0 5 0 5 0", 1.3),
    "bricks": ("M0 .5h20M0 10h20M5 .5v9.500M15 10v10", 1.1),
    "hatch": ("M-2 12l14-14M3 22L22 3", 1.1),
    "planks": ("M0 5h20M0 15h20", 0.9),
    "stars": ("M5 3v4M3 5h4M15 12v4M13 14h4", 1.2),
    "zigzag": ("M0 8l5-4 5 4 5-4 5 4M0 18l5-4 5 4 5-4 5 4", 1.3),
    "crosses": ("M3 3l4 4M7 3l-4 4M13 13l4 4M17 13l-4 4", 1.1),
    "checks": ("M2 2h6v6h-6zM12 12h6v6h-6z", 0.9),
}
