"""Colours, marks and icons that packs may name."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from siegewright.drawing.icons import ICONS, MARKS, icon
from siegewright.drawing.palette import DARK, PALETTE, SEATS

ROOT = Path(__file__).resolve().parent.parent
Triple = tuple[float, float, float]

# How people see who cannot see one of the three (Machado, Oliveira and Fernandes, 2009; full loss).
VISIONS: dict[str, tuple[Triple, Triple, Triple]] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))


def times(matrix: tuple[Triple, Triple, Triple], colour: Triple) -> Triple:
    a, b, c = (sum(m * x for m, x in zip(row, colour, strict=True)) for row in matrix)
    return a, b, c


def linear(text: str) -> Triple:
    parts = [int(text[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    a, b, c = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    return a, b, c


def lab(colour: Triple) -> Triple:
    bounded = (min(max(colour[0], 0), 1), min(max(colour[1], 0), 1), min(max(colour[2], 0), 1))
    white = (0.9505, 1.0, 1.089)
    parts = [x / w for x, w in zip(times(TO_XYZ, bounded), white, strict=True)]
    f = [x ** (1 / 3) if x > 0.008856 else 7.787 * x + 16 / 116 for x in parts]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def contrast(one: str, other: str) -> float:
    a, b = sorted(times(TO_XYZ, linear(text))[1] for text in (one, other))
    return (b + 0.05) / (a + 0.05)


@pytest.mark.parametrize("vision", VISIONS)
def test_any_two_colours_stay_apart(vision: str) -> None:
    """2.3 is what an eye just notices; ours are five times as far apart."""
    seen = {name: lab(times(VISIONS[vision], linear(c.fill))) for name, c in PALETTE.items()}
    for one, other in itertools.combinations(seen, 2):
        apart = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
        assert apart > 12, (one, other, apart)


def test_every_colour_is_doubled_by_a_mark_of_its_own() -> None:
    assert len({colour.mark for colour in PALETTE.values()}) == len(PALETTE)
    assert {colour.mark for colour in PALETTE.values()} == set(MARKS)
    assert len(set(MARKS.values())) == len(MARKS)
    assert set(SEATS) <= set(PALETTE)


def test_letters_can_be_read_on_their_colour() -> None:
    for colour in PALETTE.values():
        assert contrast(colour.fill, colour.ink) >= 4.5, colour
        assert contrast(colour.tint, DARK) >= 7, colour


def test_schemas_list_the_same_names() -> None:
    shared = json.loads((ROOT / "schemas/common.schema.json").read_text())["$defs"]
    assert shared["colour"]["enum"] == sorted(PALETTE)
    assert shared["icon"]["enum"] == sorted(ICONS)


@pytest.mark.parametrize("name", sorted({*ICONS, *MARKS}))
def test_an_icon_stays_in_its_square(name: str) -> None:
    """Absolute commands only, so that every number is a coordinate of the square."""
    root = ElementTree.fromstring(icon(name))
    path = root[0].attrib["d"]
    assert re.fullmatch(r"[MLHVCZ0-9. ]+", path)
    assert all(0 <= float(number) <= 24 for number in re.findall(r"[0-9.]+", path))
