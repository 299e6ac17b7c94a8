"""Pictures of packs: what is let through, and what is not."""

from __future__ import annotations

import struct
import time
import zlib
from pathlib import Path

import pytest

from siegewright.drawing.icons import icon
from siegewright.drawing.pictures import (
    LARGEST,
    PNG_SIGNATURE,
    PictureError,
    png_chunk,
    safe_picture,
    safe_png,
    safe_svg,
)

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'


def svg(inside: str) -> bytes:
    return f"{HEAD}{inside}</svg>".encode()


class TestSvg:
    @pytest.mark.parametrize(
        "inside",
        [
            '<path d="M0 0L5,5z" fill="#123456" stroke="none"/>',
            '<g transform="translate(1 2) rotate(30)"><circle cx="3" cy="4" r="5%"/></g>',
            '<defs><linearGradient id="a"><stop offset="50%" stop-color="red"/></linearGradient></defs><rect width="3" height="3" fill="url(#a)"/>',
            '<polygon points="0,0 1,1 2,0" fill-rule="evenodd" opacity=".5"/>',
            "<title>A fine day</title>",
        ],
    )
    def test_shapes_are_let_through(self, inside: str) -> None:
        assert safe_svg(safe_svg(svg(inside))) == safe_svg(svg(inside))

    @pytest.mark.parametrize(
        ("inside", "why"),
        [
            ("<script>alert(1)</script>", "`script`"),
            ("<style>*{}</style>", "`style`"),
            ("<foreignObject/>", "`foreignObject`"),
            ('<image href="https://example.org/x.png"/>', "`image`"),
            ('<use href="#a"/>', "`use`"),
            ("<a><path/></a>", "`a`"),
            ("<text>Hello</text>", "`text`"),
            ("<animate/>", "`animate`"),
            ("Hello", "text is not allowed"),
            ('<path onload="alert(1)"/>', "`onload`"),
            ('<path style="fill:url(https://example.org)"/>', "`style`"),
            ('<path fill="url(https://example.org/#a)"/>', "`fill`"),
            ('<path fill="url(javascript:alert(1))"/>', "`fill`"),
            ('<path fill="url(#a) url(#b)"/>', "`fill`"),
            ('<path d="M0 0&quot;&gt;&lt;script&gt;"/>', "`d`"),
            ('<path id="a&quot;b"/>', "`id`"),
            ('<path xmlns:x="urn:x" x:d="M0 0"/>', "`d`"),
            ('<x:path xmlns:x="http://www.w3.org/1999/xhtml"/>', "`path`"),
            ('<path transform="expression(1)"/>', "`transform`"),
            ('<clipPath id="a" clip-path="url(#a)"/>', "inside `clipPath`"),
            ('<clipPath id="a"><g><path clip-path="url(#b)"/></g></clipPath>', "inside `clipPath`"),
        ],
    )
    def test_everything_else_is_refused(self, inside: str, why: str) -> None:
        with pytest.raises(PictureError, match=why.replace("(", r"\(")):
            safe_svg(svg(inside))

    @pytest.mark.parametrize(
        ("data", "why"),
        [
            (b"", "not SVG"),
            (b"<html/>", "begins with `svg`"),
            (b"\x00\x01", "not SVG"),
            (svg("<g>"), "not SVG"),
            (b'<!DOCTYPE svg [<!ENTITY a "b">]>' + svg("&a;"), "document type"),
            (b'<!DOCTYPE svg SYSTEM "file:///etc/passwd">' + svg(""), "document type"),
            (b'<?xml-stylesheet href="a.css"?>' + svg(""), "processing instruction"),
            (b'<?xml version="1.0" encoding="klingon"?>' + svg(""), "not SVG"),
            (svg("<g>" * 100 + "</g>" * 100), "too many parts"),
            (svg("<g/>" * 30_000), "too many parts"),
        ],
    )
    def test_what_is_no_picture_is_refused(self, data: bytes, why: str) -> None:
        with pytest.raises(PictureError, match=why):
            safe_svg(data)

    @pytest.mark.parametrize(
        ("name", "value"),
        [
            ("d", "M" + "1" * 60 + "x"),
            ("d", "M" + "1 " * 60 + "x"),
            ("points", "1.1" * 60 + "x"),
            ("viewBox", "1" * 100_000 + "x"),
            ("width", "1" * 100_000 + "x"),
            ("transform", "translate(" + "1" * 60),
            ("transform", "translate(1 1) " * 60 + "x"),
            ("transform", " " * 10_000 + "x"),
        ],
    )
    def test_a_value_that_nearly_fits_is_refused_at_once(self, name: str, value: str) -> None:
        before = time.process_time()
        with pytest.raises(PictureError, match="has a value that is not allowed"):
            safe_svg(svg(f'<g {name}="{value}"/>'))
        assert time.process_time() - before < 2

    def test_our_own_icons_are_let_through(self) -> None:
        assert b"<path" in safe_svg(icon("tower").encode())


PIXEL = zlib.compress(b"\x00\x10\x20\x30")


def png(
    *chunks: bytes,
    width: int = 1,
    height: int = 1,
    depth: int = 8,
    colours: int = 2,
    data: bytes = PIXEL,
) -> bytes:
    head = png_chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, colours, 0, 0, 0))
    points = png_chunk(b"IDAT", data)
    return PNG_SIGNATURE + head + b"".join(chunks) + points + png_chunk(b"IEND", b"")


class TestPng:
    def test_only_the_picture_is_kept(self) -> None:
        texts = png_chunk(b"tEXt", b"Author\x00somebody"), png_chunk(b"eXIf", b"where and when")
        assert safe_png(png(*texts)) == png()
        assert safe_png(png() + b"more behind the end") == png()

    @pytest.mark.parametrize(
        ("data", "why"),
        [
            (b"GIF89a", "not PNG"),
            (png()[:-20], "too early"),
            (png(width=100_000, height=100_000), "more than"),
            (png(width=0), "more than"),
            (png().replace(b"IDAT", b"IDAX"), "damaged"),
            (png(png_chunk(b"JUNK", b"")), "not known"),
            (png(png_chunk(b"IHDR", b"")), "not PNG"),
            (png(png_chunk(b"IHDR", b"\xff" * 13)), "not PNG"),
            (png(depth=77), "not PNG"),
            (png(colours=3), "no colours"),
            (png(data=b"garbage"), "damaged"),
            (png(data=PIXEL[:-4]), "damaged"),
            (png(data=zlib.compress(bytes(200_000_000), 1)), "damaged"),
            (png(colours=9), "not PNG"),
            (PNG_SIGNATURE + png_chunk(b"IEND", b""), "not PNG"),
            (PNG_SIGNATURE + struct.pack(">I", 2**31) + b"IHDR", "too early"),
        ],
    )
    def test_other_files_are_refused(self, data: bytes, why: str) -> None:
        with pytest.raises(PictureError, match=why):
            safe_png(data)


def test_a_picture_is_an_ordinary_file_of_a_known_kind(tmp_path: Path) -> None:
    good = tmp_path / "a.svg"
    good.write_bytes(svg(""))
    assert safe_picture(good).format == "svg"
    (tmp_path / "link.svg").symlink_to(good)
    (tmp_path / "big.png").write_bytes(b"x" * (LARGEST + 1))
    (tmp_path / "folder.svg").mkdir()
    for name in ("link.svg", "big.png", "folder.svg", "none.svg", "a.gif"):
        with pytest.raises(PictureError):
            safe_picture(tmp_path / name)
