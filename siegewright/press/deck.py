"""What a pack has to print: its documents with a face, their pictures, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from compiler import ContentError, Places, Project, Report, inspection
from siegewright.drawing.named import art_of, picture_in
from siegewright.drawing.pictures import Picture, PictureError
from siegewright.project import print_report
from siegewright.usage import NotBuilt


@dataclass(slots=True)
class Deck:
    """The documents of a pack that are printed."""

    pack: str
    content: inspection.PrintedPack
    pictures: dict[str, Picture] = field(default_factory=dict)  # by name of file
    pictured: dict[str, str] = field(default_factory=dict)  # id -> name of file
    report: Report = field(default_factory=Report)  # warnings about what is printed

    @property
    def documents(self) -> list[inspection.Printed]:
        return self.content.documents

    def of_form(self, *forms: str) -> list[inspection.Printed]:
        return [d for d in self.documents if d.form in forms]

    def card(self, printed: inspection.Printed) -> dict[str, Any]:
        """A document as templates read it."""
        return {
            "id": printed.id,
            "form": printed.form,
            "width": printed.size[0],
            "height": printed.size[1],
            "shape": printed.shape,
            "colour": printed.colour,
            "icon": printed.icon,
            "title": printed.title,
            "under": printed.under,
            "corner": [asdict(shown) for shown in printed.corner],
            "line": [asdict(shown) for shown in printed.line],
            "grid": list(printed.grid),
            "letters": [list(pair) for pair in printed.letters],
            "parts": [asdict(part) for part in printed.parts],
            "text": [asdict(line) for line in printed.text],
            "flavour": printed.flavour,
            "initials": initials(printed.title),
            "picture": self.pictured.get(printed.id),
            "seed": sum(ord(sign) * (at + 7) for at, sign in enumerate(printed.id)),
        }

    def overflowing(self, found: Iterable[Mapping[str, Any]]) -> None:
        """Warn of texts that the template could not fit, each once and at its place."""
        by_id = {d.id: d for d in self.documents}
        for one in {str(f["id"]): f for f in found}.values():
            printed = by_id[str(one["id"])]
            self.report.warning(
                "W0610",
                f"the text of `{printed.title}` needs {one['need']} mm, and its card has room for {one['room']} mm",
                printed.text_span,
                "shorten it, choose a larger `size`, or print fewer fields",
            )


def open_deck(root: Path, pack: str, everything: bool = True) -> Deck:
    """What a pack prints: its own documents and, with `everything`, those of the packs it requires.

    If it has mistakes, they are printed, and end the command (NotBuilt).
    """
    project, report = Project(root), Report()
    try:
        return deck_of(project, pack, report, everything)
    except ContentError:
        print_report(report, root, "text")
        raise NotBuilt from None


def deck_of(project: Project, pack: str, report: Report, everything: bool = True) -> Deck:
    """What a pack prints, with its pictures (ContentError)."""
    deck = Deck(pack, inspection.printed_pack(project, pack, report, everything))
    places = Places(project.closure(pack, Report()))
    for printed in deck.documents:
        if printed.art:
            _take_picture(art_of(places, printed.art_span or printed.span), deck, printed)
    return deck


def _take_picture(art: Path, deck: Deck, printed: inspection.Printed) -> None:
    name = printed.art
    try:
        picture = picture_in(art, name)
    except PictureError as error:
        span = printed.art_span or printed.span
        said = f"the picture `{name}` of `{printed.title}` cannot be printed: {error}"
        help = "a placeholder is printed instead"
        deck.report.warning("W0611", said, span, help)
        return
    file = f"{len(deck.pictures)}.{picture.format}"
    deck.pictures[file] = picture
    deck.pictured[printed.id] = f"pictures/{file}"


def initials(title: str) -> str:
    """The first letters of the first two words with letters.

    >>> initials("The Miller's Ghost"), initials("42")
    ('TM', '4')
    """
    words = [word for word in title.split() if word[:1].isalnum()]
    return "".join(word[0].upper() for word in words[:2]) or title[:1]
