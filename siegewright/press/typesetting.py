"""Typesetting with typst: our templates, texts of packs as data, and no access to anything else.

Templates are in a folder of their own, with the pictures that they draw. Texts are passed as JSON and set
as text, so no text of a pack is ever read as markup. Only the fonts that come with typst are used: the
same input gives the same bytes on every machine.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from types import TracebackType
from typing import Any

import typst

from siegewright.drawing.grounds import GROUNDS, PATTERNS
from siegewright.drawing.icons import ICONS, MARKS
from siegewright.drawing.palette import PALETTE
from siegewright.drawing.pictures import Picture
from siegewright.usage import UsageError

TEMPLATES = ("card.typ", "map.typ", "one.typ", "rulebook.typ", "sheet.typ", "summary.typ")
PICTURES = "pictures"


def drawing_data() -> dict[str, Any]:
    """Colours and icons, as templates read them."""
    colours = {
        name: {"fill": c.fill, "ink": c.ink, "tint": c.tint, "mark": MARKS[c.mark]}
        for name, c in PALETTE.items()
    }
    grounds = {
        name: {"fill": g.fill, "line": g.line, "pattern": PATTERNS.get(g.pattern, ("", 0))}
        for name, g in GROUNDS.items()
    }
    return {"colours": colours, "grounds": grounds, "icons": ICONS}


class Typesetter:
    """Sets one of our templates with data, as often as one likes."""

    def __init__(self, template: str, pictures: Mapping[str, Picture] | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="siegewright-press-"))
        home = files("siegewright.press").joinpath("templates")
        for name in TEMPLATES:
            (self.folder / name).write_bytes(home.joinpath(name).read_bytes())
        (self.folder / PICTURES).mkdir()
        for name, picture in (pictures or {}).items():
            (self.folder / PICTURES / name).write_bytes(picture.data)
        nowhere = self.folder / "no-packages"  # so that nothing is ever fetched
        self.compiler = typst.Compiler(
            str(self.folder / template),
            root=str(self.folder),
            ignore_system_fonts=True,
            package_path=str(nowhere),
            package_cache_path=str(nowhere),
        )

    def __enter__(self) -> Typesetter:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)

    def pages(self, data: Mapping[str, Any], format: str, ppi: int = 300) -> list[bytes]:
        """What the template makes of the data: one PDF, or an SVG or PNG for each page."""
        inputs = {"data": json.dumps(data, sort_keys=True)}
        try:
            made = self.compiler.compile(
                format=format,  # type: ignore[arg-type]  # a literal of typst's
                ppi=float(ppi),
                sys_inputs=inputs,
                timestamp=0,
            )
        except (
            typst.TypstError
        ) as error:  # a picture that passed our checks, and not those of typst
            raise UsageError(f"this cannot be drawn: {error}") from error
        if made is None:
            return []
        return list(made) if isinstance(made, list) else [made]

    def labelled(self, label: str) -> Sequence[Mapping[str, Any]]:
        """What the template has left under a label, in what was set last."""
        found: list[dict[str, Any]] = json.loads(self.compiler.query(f"<{label}>", field="value"))
        return found
