"""How a pack is drawn on the page: its `look:`s, its pictures, and its cards as the press prints them.

A process of its own makes them (`drawings` in process.py). They are kept in the cache of the user, under a digest of
all that they are made of, so that the next server only reads them.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from compiler import ContentError, Places, Project, Report, Span, inspection, user_cache
from siegewright.drawing.named import ART, art_of, picture_in
from siegewright.drawing.pictures import PictureError
from siegewright.press.deck import deck_of
from siegewright.press.pictures_of_cards import CardPress, can_draw

LOOKS: Final = "looks.json"
PPI: Final = 200  # sharp as a tooltip, and in a hand at 200 %
NOTHING: Final[dict[str, Any]] = {"kinds": {}, "maps": {}, "zones": {}}


def make_drawings(root: Path, pack: str, tell: Callable[[dict[str, Any]], None]) -> None:
    """Make the drawings of a pack, unless they are there, and tell of them twice.

    First come the `looks`, in which pictures are names of files, and the `folder` of those files (empty where nothing can be
    kept: then cards are words, and pieces have icons). The `cards` with their files follow when the pack is checked, before they are drawn.
    """
    project = Project(root)
    try:
        places = Places(project.closure(pack, Report()))
        folder = user_cache.private_folder(f"drawings-{_digest(places)}")
        known = _known(folder)
        if known is not None:
            tell({"looks": known["looks"], "folder": str(folder)})
            tell({"cards": known["cards"]})
            return
        pictures = _Pictures(places, folder)
        looks = inspection.looks_of(project, pack, Report(), pictures.taken)
    except ContentError:  # it plays all the same, as it was built last
        tell({"looks": NOTHING, "folder": ""})
        tell({"cards": {}})
        return
    tell({"looks": looks, "folder": str(folder or "")})
    if folder is None:
        tell({"cards": {}})
        return
    cards: dict[str, Any] = {}
    if can_draw():
        deck = deck_of(project, pack, Report())
        for number, document in enumerate(deck.documents):
            cards[document.id] = {"file": f"card-{number}.png", "size": list(document.size)}
        tell({"cards": cards})
        _draw(CardPress(deck, "png", PPI), cards, folder)
    else:
        tell({"cards": {}})
    _write(folder / LOOKS, json.dumps({"looks": looks, "cards": cards}).encode())


def _draw(press: CardPress, cards: dict[str, Any], folder: Path) -> None:
    for id, card in cards.items():
        made = press.picture(id)
        assert made is not None
        _write(folder / card["file"], made.data)
    press.close()


def _digest(places: Places) -> str:
    """Changes with the files of the pack and of those it requires, and with what draws them."""
    digest = hashlib.sha256(f"{places.digest}\0{can_draw()}".encode())
    for package in ("siegewright.press", "siegewright.drawing", "siegewright.table"):
        for name, data in _own(files(package)):
            digest.update(f"{name}\0{len(data)}\0".encode() + data)
    for folder in places.pack_folders():
        for path in sorted((folder / ART).glob("*")):
            if path.is_file() and not path.is_symlink():
                digest.update(f"{path.name}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:32]


def _own(folder: Traversable) -> Iterator[tuple[str, bytes]]:
    for inside in sorted(folder.iterdir(), key=lambda one: one.name):
        if inside.name.endswith((".py", ".typ")):
            yield inside.name, inside.read_bytes()
        elif inside.name == "templates":
            yield from _own(inside)


def _known(folder: Path | None) -> dict[str, Any] | None:
    """What was made before, if all of it is there: the list is written last."""
    try:
        known = json.loads((folder / LOOKS).read_bytes()) if folder is not None else None
    except (OSError, ValueError):
        return None
    return known if isinstance(known, dict) and "looks" in known else None


class _Pictures:
    """The pictures that looks name, checked and written into a folder."""

    def __init__(self, places: Places, folder: Path | None) -> None:
        self.places = places
        self.folder = folder
        self.files: dict[tuple[Path, str], str | None] = {}

    def taken(self, name: str, span: Span) -> str | None:
        """The name of the file in the folder; None if the picture is refused."""
        key = art_of(self.places, span), name
        if key not in self.files:
            self.files[key] = self._written(*key)
        return self.files[key]

    def _written(self, art: Path, name: str) -> str | None:
        try:
            picture = picture_in(art, name)
        except PictureError:  # `check` says why
            return None
        if self.folder is None:
            return None
        file = f"picture-{len(self.files)}.{picture.format}"
        _write(self.folder / file, picture.data)
        return file


def _write(path: Path, data: bytes) -> None:
    """Readers see all of it or nothing."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    beside.write_bytes(data)
    os.replace(beside, path)
