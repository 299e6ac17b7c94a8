"""The driver of the grammar's tables gives exactly what Lark and the transformer give."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from compiler.language.lalr import Refused
from compiler.language.lark_parser import STARTS, driver, lark_parser
from compiler.language.syntax_builder import Reserved, ToSyntax
from compiler.source.diagnostics import Report
from compiler.source.load import load
from compiler.source.positions import Fields, Items, Scalar, Value

CONTENT = Path(__file__).parent.parent / "content"


def texts(value: Value) -> Iterator[str]:
    match value:
        case Scalar():
            yield value.text
        case Fields():
            for inner in value.entries.values():
                yield from texts(inner)
        case Items():
            for inner in value.items:
                yield from texts(inner)


def by_lark(text: str, start: str) -> object:
    try:
        return ToSyntax().transform(lark_parser().parse(text + "\n", start=start))
    except Exception:
        return None


def by_driver(text: str, start: str) -> object:
    try:
        return driver().parse(text + "\n", start)
    except (Refused, Reserved):
        return None


@pytest.mark.parametrize("pack", sorted(p.name for p in CONTENT.iterdir() if p.is_dir()))
def test_driver_and_lark_agree_on_every_text_of_the_shipped_packs(pack: str) -> None:
    """Same trees, same positions; every text is tried in every role, so most are refused by both."""
    found = {
        text
        for file in load(CONTENT / pack, Report(), CONTENT.parent).files
        if "/tests/" not in file.path and not file.path.endswith("rules.yaml")
        for document in file.documents
        for text in texts(document)
    }
    parsed = 0
    for text in sorted(found):
        for start in STARTS:
            made = by_driver(text, start)
            assert made == by_lark(text, start), (start, text)
            parsed += made is not None
    assert parsed > 20
