"""Pictures that packs name: where they are, and whether they can be shown."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from compiler import PackState, Places, Report, Span, inspection
from siegewright.drawing.pictures import Picture, PictureError, safe_picture

ART: Final = "art"  # the folder of a pack in which its pictures lie


def art_of(places: Places, named: Span) -> Path:
    """Where a picture is that is named there: in the folder of the pack to which the file belongs."""
    return places.pack_folder(named.path) / ART


def picture_in(art: Path, name: str) -> Picture:
    """A picture of a pack, checked and written anew (PictureError)."""
    if "/" in name or "\\" in name or name.startswith("."):
        raise PictureError(
            f"a picture must be in the folder `{ART}` of its pack, and its name has no folders"
        )
    return safe_picture(art / name)


def check_pictures(state: PackState, report: Report) -> None:
    """Report the pictures that the looks of a pack name and that cannot be shown."""
    for name, span in inspection.pictures_of_looks(state):
        try:
            picture_in(art_of(state.places, span), name)
        except PictureError as error:
            said = f"the picture `{name}` cannot be shown: {error}"
            report.warning("W0611", said, span, "an icon or letters are shown instead")
