"""The colours that packs may name, each with a mark for people who cannot tell colours apart.

The names are also an enumeration of the schemas (`colour` in common.schema.json). tests/test_drawing.py
compares both, and checks that any two colours differ for people who cannot see red, green or blue,
and that the ink is readable on its colour.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour of the palette."""

    name: str
    fill: str  # of an area
    ink: str  # of letters and icons on the area
    tint: str  # the same colour, pale: behind a text in dark letters
    mark: str  # a shape of `icons.MARKS`, drawn beside or on the colour


DARK = "#1d1b18"
LIGHT = "#ffffff"


def _colour(name: str, fill: str, ink: str, mark: str) -> Colour:
    parts = [int(fill[at : at + 2], 16) for at in (1, 3, 5)]
    pale = [round(255 - (255 - part) * 0.28) for part in parts]
    return Colour(name, fill, ink, "#" + "".join(f"{part:02x}" for part in pale), mark)


PALETTE = {
    colour.name: colour
    for colour in (
        _colour("black", "#222222", LIGHT, "disc"),
        _colour("blue", "#1f5fa8", LIGHT, "waves"),
        _colour("brown", "#5a3517", LIGHT, "bars"),
        _colour("green", "#2f9e6a", DARK, "triangle"),
        _colour("grey", "#858b91", DARK, "bricks"),
        _colour("orange", "#f08a24", DARK, "diamond"),
        _colour("pink", "#f5bfd9", DARK, "petals"),
        _colour("purple", "#43245f", LIGHT, "crescent"),
        _colour("red", "#b8323f", LIGHT, "cross"),
        _colour("sand", "#cdb27a", DARK, "dots"),
        _colour("sky", "#79bff0", DARK, "chevrons"),
        _colour("white", "#fbfaf6", DARK, "ring"),
        _colour("yellow", "#f6e34a", DARK, "rays"),
    )
}
# Seats that no `look:` colours, in this order.
SEATS = ("blue", "orange", "purple", "green", "red", "sky", "brown", "yellow")
