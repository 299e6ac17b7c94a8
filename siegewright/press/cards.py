"""`siegewright cards PACK`: every card, tile and token as a picture of its own."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import TextIO

from compiler import closest, inspection
from siegewright.press.deck import Deck, open_deck
from siegewright.press.output import MADE_BY, Output, marked_png, marked_svg, tell
from siegewright.press.typesetting import Typesetter, drawing_data
from siegewright.usage import UsageError

FINE = 0
EVERY = 50  # cards between two lines of progress


def cards(root: Path, pack: str, options: Namespace) -> int:
    """Draw the documents of a pack that have a face."""
    deck = open_deck(root, pack)
    chosen = _chosen(deck, options.only)
    forms = ("svg", "png") if options.pictures == "both" else (options.pictures,)
    output = Output(options.to or root / "build" / "press" / pack / "cards")
    names = {d.id: d.id.replace(".", "-") for d in chosen}
    output.ready(["cards.json", *(f"{name}.{form}" for name in names.values() for form in forms)])
    progress = Progress(len(chosen), "pictures", sys.stderr)
    listed = []
    with Typesetter("one.typ", deck.pictures) as typesetter:
        for printed in chosen:
            for form in forms:
                output.write(
                    f"{names[printed.id]}.{form}",
                    picture(deck, typesetter, printed, form, options.ppi),
                )
                deck.overflowing(typesetter.labelled("overflow"))
            listed.append(
                {
                    "id": printed.id,
                    "kind": printed.kind,
                    "title": printed.title,
                    "as": printed.form,
                    "size": list(printed.size),
                    "copies": printed.copies,
                    "text": [line.text for line in printed.text],
                    "files": [f"{names[printed.id]}.{form}" for form in forms],
                }
            )
            progress.step()
    progress.close()
    told = {"made_by": MADE_BY, "pack": pack, "cards": listed}
    output.write("cards.json", (json.dumps(told, indent=2) + "\n").encode())
    tell(root, output, deck.report, options.format)
    return FINE


def picture(
    deck: Deck, typesetter: Typesetter, printed: inspection.Printed, form: str, ppi: int = 300
) -> bytes:
    """A document as one picture."""
    data = {"card": deck.card(printed), "side": "front", **drawing_data()}
    (made,) = typesetter.pages(data, form, ppi)
    return marked_svg(made) if form == "svg" else marked_png(made)


def _chosen(deck: Deck, only: list[str]) -> list[inspection.Printed]:
    if not deck.documents:
        raise UsageError(f"nothing in the pack `{deck.pack}` has a face: see docs/press.md")
    if not only:
        return deck.documents
    names = {name for d in deck.documents for name in (d.id, d.id.rpartition(".")[2], d.kind)}
    for word in only:
        if word not in names:
            near = closest(word, names)
            hint = f": did you mean `{near}`?" if near else ""
            raise UsageError(
                f"`{word}` is not a document or kind with a face in `{deck.pack}`{hint}"
            )
    return [d for d in deck.documents if {d.id, d.id.rpartition(".")[2], d.kind} & set(only)]


class Progress:
    """Says now and then how far the work is."""

    def __init__(self, total: int, what: str, stream: TextIO) -> None:
        self.total = total
        self.what = what
        self.stream = stream
        self.done = 0

    def step(self) -> None:
        self.done += 1
        if self.done % EVERY == 0 and self.done < self.total:
            print(f"{self.done:,} of {self.total:,} {self.what}", file=self.stream, flush=True)

    def close(self) -> None:
        pass
