"""Pictures of the cards of a pack, for screens.

A `CardPress` draws a document when it is first needed, and keeps it. Several threads may use it.
It needs typst (`siegewright[press]`); `can_draw` says whether that is installed.
"""

from __future__ import annotations

import importlib.util
import threading
from typing import NamedTuple

from siegewright.press.deck import Deck


class CardPicture(NamedTuple):
    """A document as a picture, and what it says."""

    data: bytes  # SVG or PNG
    width: int  # in millimetres
    height: int
    form: str  # card, tile or token
    title: str
    words: str  # all that is on it, for people who do not see the picture


def can_draw() -> bool:
    """Whether what draws cards is installed."""
    return importlib.util.find_spec("typst") is not None


class CardPress:
    """Draws the documents of a pack."""

    def __init__(self, deck: Deck, form: str = "svg", ppi: int = 300) -> None:
        from siegewright.press.typesetting import Typesetter

        self._deck = deck
        self._form = form
        self._ppi = ppi
        self._documents = {d.id: d for d in self._deck.documents}
        self._typesetter = Typesetter("one.typ", self._deck.pictures)
        self._lock = threading.Lock()
        self._made: dict[str, CardPicture] = {}

    def picture(self, id: str) -> CardPicture | None:
        """A document as a picture; None if it has no face."""
        printed = self._documents.get(id)
        if printed is None:
            return None
        with self._lock:
            if id not in self._made:
                from siegewright.press.cards import picture

                data = picture(self._deck, self._typesetter, printed, self._form, self._ppi)
                figures = [f"{f.label} {f.value}".strip() for f in (*printed.corner, *printed.line)]
                parts = [
                    " ".join(
                        [
                            p.name,
                            *(f"{f.label} {f.value}" for f in p.line),
                            *(t.text for t in p.text),
                        ]
                    )
                    for p in printed.parts
                ]
                words = [
                    printed.title,
                    printed.under,
                    *figures,
                    *parts,
                    *(t.text for t in printed.text),
                ]
                told = ". ".join(word.strip(" .") for word in words if word.strip(" ."))
                self._made[id] = CardPicture(data, *printed.size, printed.form, printed.title, told)
            return self._made[id]

    def close(self) -> None:
        self._typesetter.close()
