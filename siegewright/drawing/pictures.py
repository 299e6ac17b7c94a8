"""Pictures of packs: untrusted SVG and PNG files, reduced to what is known to be harmless.

An SVG is rewritten from the elements and attributes on an allow-list: shapes, groups and gradients. Scripts, styles, texts,
links, other files and everything unknown are refused, so that a picture is safe in a page or on a card. A PNG
keeps its picture and loses everything else that may be stored in it.
"""

from __future__ import annotations

import re
import struct
import zlib
from pathlib import Path
from typing import NamedTuple
from xml.parsers import expat

LARGEST = 2_000_000  # bytes of a picture
MOST_ELEMENTS = 20_000
DEEPEST = 64
MOST_PIXELS = 4_000 * 4_000
MOST_UNPACKED = 9 * MOST_PIXELS  # bytes: four colours of 16 bits, and one for each row
SVG_NAMESPACE = "http://www.w3.org/2000/svg"
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
PNG_CHUNKS = (b"IHDR", b"PLTE", b"tRNS", b"gAMA", b"sRGB", b"IDAT", b"IEND")
PNG_DEPTHS = {
    0: (1, 2, 4, 8, 16),
    2: (8, 16),
    3: (1, 2, 4, 8),
    4: (8, 16),
    6: (8, 16),
}  # by colours

# Possessive (`*+`) wherever something repeats: what does not match is never tried in other divisions, of which a
# number of 60 digits has more than can be tried.
NUMBER = r"(?>[-+]?(?:[0-9]++\.?[0-9]*+|\.[0-9]++)(?:[eE][-+]?[0-9]{1,2})?)"
LENGTH = re.compile(rf"\s*+{NUMBER}(?:px|%|pt|mm|cm|em)?\s*+")
NUMBERS = re.compile(rf"(?:[\s,]*+{NUMBER})*+[\s,]*+")
PATH = re.compile(rf"(?:[\s,]*+(?:[MmLlHhVvCcSsQqTtAaZz]|{NUMBER}))*+[\s,]*+")
TRANSFORM = re.compile(
    rf"(?:\s*+(?:translate|scale|rotate|skewX|skewY|matrix)\((?:[\s,]*+{NUMBER})++\s*+\)[\s,]*+)*+"
)
COLOUR = (
    r"(?:none|currentColor|transparent|[a-zA-Z]{3,24}|#[0-9a-fA-F]{3,8}|rgba?\([0-9.,%\s]{1,40}\))"
)
PAINT = re.compile(rf"\s*(?:{COLOUR}|url\(#[A-Za-z][A-Za-z0-9_-]{{0,63}}\))\s*")
REFERENCE = re.compile(r"\s*url\(#[A-Za-z][A-Za-z0-9_-]{0,63}\)\s*")
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,63}")
WORD = re.compile(r"[a-zA-Z-]{1,30}")

# What may be drawn: the elements, and what values each attribute may have.
ELEMENTS = frozenset(
    [
        "svg",
        "g",
        "path",
        "rect",
        "circle",
        "ellipse",
        "line",
        "polyline",
        "polygon",
        "defs",
        "linearGradient",
        "radialGradient",
        "stop",
        "clipPath",
        "title",
        "desc",
    ]
)
ATTRIBUTES = {
    **dict.fromkeys(
        [
            "x",
            "y",
            "x1",
            "y1",
            "x2",
            "y2",
            "cx",
            "cy",
            "r",
            "rx",
            "ry",
            "fx",
            "fy",
            "width",
            "height",
            "offset",
            "stroke-width",
            "stroke-dashoffset",
        ],
        LENGTH,
    ),
    **dict.fromkeys(
        ["opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "stroke-miterlimit"], LENGTH
    ),
    **dict.fromkeys(["points", "viewBox", "stroke-dasharray"], NUMBERS),
    **dict.fromkeys(["fill", "stroke", "stop-color", "color"], PAINT),
    **dict.fromkeys(
        [
            "fill-rule",
            "clip-rule",
            "stroke-linecap",
            "stroke-linejoin",
            "gradientUnits",
            "spreadMethod",
            "clipPathUnits",
        ],
        WORD,
    ),
    **dict.fromkeys(["transform", "gradientTransform"], TRANSFORM),
    "d": PATH,
    "clip-path": REFERENCE,
    "id": NAME,
    "preserveAspectRatio": re.compile(r"[a-zA-Z ]{1,30}"),
    "version": re.compile(r"[0-9.]{1,5}"),
}


class PictureError(ValueError):
    """A picture that is not let through; the message says why."""


class Picture(NamedTuple):
    """A picture that is known to be harmless."""

    format: str  # svg or png
    data: bytes


def safe_picture(path: Path) -> Picture:
    """The picture in a file, checked and written anew (PictureError)."""
    form = path.suffix.lower().lstrip(".")
    if form not in ("svg", "png"):
        raise PictureError("a picture is an SVG or a PNG file")
    try:
        if path.is_symlink() or not path.is_file():
            raise PictureError("there is no such file")
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise PictureError(f"the file cannot be read: {(error.strerror or '').lower()}") from error
    if len(data) > LARGEST:
        raise PictureError(f"the file is larger than {LARGEST:,} bytes")
    return Picture(form, safe_svg(data) if form == "svg" else safe_png(data))


# ------------------------------------------------------------------ SVG


def safe_svg(data: bytes) -> bytes:
    """An SVG written anew with nothing in it but known elements and attributes (PictureError)."""
    return _Writer().write(data)


class _Writer:
    def __init__(self) -> None:
        self.parts: list[str] = []
        self.open: list[str] = []
        self.count = 0
        self.words = 0  # how deep in a title or description, which are left out

    def write(self, data: bytes) -> bytes:
        parser = expat.ParserCreate(namespace_separator=" ")
        parser.buffer_text = True
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.text
        # Entities could grow without end, and a document type could name other files.
        parser.StartDoctypeDeclHandler = self.refuse_doctype
        parser.EntityDeclHandler = self.refuse_doctype
        parser.ProcessingInstructionHandler = self.refuse_instruction
        try:
            parser.Parse(data, True)
        except expat.ExpatError as error:
            raise PictureError(f"this is not SVG: {error}") from error
        except (LookupError, ValueError) as error:  # an unknown encoding
            if isinstance(error, PictureError):
                raise
            raise PictureError("this is not SVG") from error
        return "".join(self.parts).encode()

    def start(self, name: str, attributes: dict[str, str]) -> None:
        space, _, local = name.rpartition(" ")
        self.count += 1
        if self.count > MOST_ELEMENTS or len(self.open) >= DEEPEST:
            raise PictureError("the picture has too many parts")
        if not self.open and local != "svg":
            raise PictureError(f"an SVG begins with `svg`, not with `{local[:40]}`")
        if (space not in ("", SVG_NAMESPACE)) or local not in ELEMENTS:
            raise PictureError(f"`{local[:40]}` is not allowed in pictures")
        self.open.append(local)
        if local in ("title", "desc") or self.words:
            self.words += 1
            return
        written = [f' xmlns="{SVG_NAMESPACE}"'] if len(self.open) == 1 else []
        for key, value in sorted(attributes.items()):
            allowed = ATTRIBUTES.get(key)
            if allowed is None:
                raise PictureError(
                    f"the attribute `{key.rpartition(' ')[2][:40]}` is not allowed in pictures"
                )
            if key == "clip-path" and "clipPath" in self.open:
                # Twelve of these in each other are as many drawings as a picture has points.
                raise PictureError("`clip-path` is not allowed inside `clipPath`")
            if len(value) > LARGEST or not allowed.fullmatch(value):
                raise PictureError(f"`{key}` of `{local}` has a value that is not allowed")
            written.append(f' {key}="{" ".join(value.split())}"')
        self.parts.append(f"<{local}{''.join(written)}>")

    def end(self, name: str) -> None:
        local = self.open.pop()
        if self.words:
            self.words -= 1
        else:
            self.parts.append(f"</{local}>")

    def text(self, text: str) -> None:
        if text.strip() and not self.words:
            raise PictureError("text is not allowed in pictures: turn it into paths")

    def refuse_doctype(self, *_: object) -> None:
        raise PictureError("a document type is not allowed in pictures")

    def refuse_instruction(self, *_: object) -> None:
        raise PictureError("processing instructions are not allowed in pictures")


# ------------------------------------------------------------------ PNG


def safe_png(data: bytes) -> bytes:
    """A PNG with nothing in it but its picture (PictureError)."""
    if not data.startswith(PNG_SIGNATURE):
        raise PictureError("this is not PNG")
    kept = [PNG_SIGNATURE]
    at = len(PNG_SIGNATURE)
    seen: list[bytes] = []
    points: list[bytes] = []
    colours = 0
    while at < len(data):
        if at + 12 > len(data):
            raise PictureError("the picture ends too early")
        (length,) = struct.unpack(">I", data[at : at + 4])
        kind = data[at + 4 : at + 8]
        whole = data[at : at + 12 + length]
        if len(whole) < 12 + length:
            raise PictureError("the picture ends too early")
        if struct.unpack(">I", whole[-4:])[0] != zlib.crc32(whole[4:-4]):
            raise PictureError("the picture is damaged")
        if (kind == b"IHDR") != (not seen) or (kind == b"IHDR" and length != 13):
            raise PictureError("this is not PNG")
        if kind == b"IHDR":
            width, height, depth, colours = struct.unpack(">IIBB", whole[8:18])
            if not 0 < width * height <= MOST_PIXELS:
                raise PictureError(f"the picture has more than {MOST_PIXELS:,} points")
            if depth not in PNG_DEPTHS.get(colours, ()):
                raise PictureError("this is not PNG")
        if kind == b"IDAT":
            points.append(whole[8:-4])
        if kind in PNG_CHUNKS:
            kept.append(whole)
        elif kind[:1].isupper():
            raise PictureError("the picture has parts that are not known")
        seen.append(kind)
        at += len(whole)
        if kind == b"IEND":
            break
    if b"IDAT" not in seen or b"IEND" not in seen:
        raise PictureError("the picture ends too early")
    if colours == 3 and b"PLTE" not in seen:
        raise PictureError("the picture has no colours")
    _look_into(b"".join(points))
    return b"".join(kept)


def _look_into(points: bytes) -> None:
    """Whether what draws the picture can unpack it (PictureError); nothing is kept of it."""
    unpacker = zlib.decompressobj()
    unpacked = 0
    try:
        while points and not unpacker.eof and unpacked <= MOST_UNPACKED:
            unpacked += len(unpacker.decompress(points, 1_000_000))
            points = unpacker.unconsumed_tail
    except zlib.error as error:
        raise PictureError("the picture is damaged") from error
    if not unpacker.eof:
        raise PictureError("the picture is damaged")


def png_chunk(kind: bytes, data: bytes) -> bytes:
    """A part of a PNG."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
