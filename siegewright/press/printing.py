"""`siegewright print PACK`: sheets to print and cut, as PDF."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from compiler import closest, inspection
from siegewright.press.deck import open_deck
from siegewright.press.maps import OVERLAP, board_of, pages_of
from siegewright.press.output import Output, marked_png, tell
from siegewright.press.rulebook import rulebook_of
from siegewright.press.sheets import PAPERS, Item, Sheet, TooLarge, sheets_of, tile_sheets
from siegewright.press.summary import summary_data
from siegewright.press.typesetting import Typesetter, drawing_data
from siegewright.usage import UsageError

FINE = 0
CELL = 15.0  # millimetres of a square of a polyomino
MOST_COPIES = 10_000  # of all cards, tokens or tiles of a pack
ADVICE = (
    "Print at 100 %, on both sides, flipped on the long edge. Cut along the marks, from edge to edge; "
    "round things and tiles along their own edge."
)


class Job:
    """What is asked for, and what there is of it."""

    def __init__(self, root: Path, pack: str, options: Namespace) -> None:
        self.root = root
        self.deck = open_deck(root, pack)
        self.options = options
        self.paper = PAPERS[options.paper]
        self.paper_data = {"width": self.paper[0], "height": self.paper[1]}
        self.title = self.deck.content.title
        self.maps = [m for m in self.deck.content.maps if self.wanted(m.id, "map")]
        shapes = [s for s in self.deck.content.shapes if s.copies > 0]
        self.shapes = [s for s in shapes if self.wanted(s.id, "shape")]
        self._known()

    def wanted(self, *names: str) -> bool:
        return not self.options.only or bool(set(names) & set(self.options.only))

    def printed(self, *forms: str) -> list[inspection.Printed]:
        return [
            d
            for d in self.deck.of_form(*forms)
            if self.wanted(d.id, d.id.rpartition(".")[2], d.kind)
        ]

    def _known(self) -> None:
        content = self.deck.content
        names = {n for d in content.documents for n in (d.id, d.id.rpartition(".")[2], d.kind)}
        names |= {
            *(m.id for m in content.maps),
            *(s.id for s in content.shapes if s.copies > 0),
            "map",
            "shape",
        }
        for word in self.options.only:
            if word not in names:
                near = closest(word, names)
                hint = f": did you mean `{near}`?" if near else ""
                raise UsageError(
                    f"there is nothing to print called `{word}` in `{self.deck.pack}`{hint}"
                )

    def there(self, what: str) -> bool:
        """Whether the pack has anything of the sort."""
        match what:
            case "cards":
                return bool(self.printed("card"))
            case "tokens":
                return bool(self.printed("token"))
            case "tiles":
                return bool(self.printed("tile") or self.shapes)
            case "map":
                return bool(self.maps)
            case _:
                return not self.options.only


def print_pack(root: Path, pack: str, options: Namespace) -> int:
    """Print what is asked for; without `--what`, all that the pack has."""
    job = Job(root, pack, options)
    asked: Sequence[str] = options.what or ("cards", "tokens", "tiles", "map", "summary")
    for what in options.what or ():
        if not job.there(what):
            raise UsageError(f"the pack `{pack}` has no {what} to print: see docs/press.md")
    chosen = [what for what in asked if job.there(what)]
    output = Output(options.to or root / "build" / "press" / pack)
    if options.form == "pdf":
        output.ready([f"{pack}-{what}-{options.paper}.pdf" for what in chosen])
    for what in chosen:
        made = _made(job, what)
        stem = f"{pack}-{what}-{options.paper}"
        if options.form == "pdf":
            output.write(f"{stem}.pdf", made[0])
            continue
        names = [f"{stem}-{number:03}.png" for number in range(1, len(made) + 1)]
        output.ready(names)
        for name, page in zip(names, made, strict=True):
            output.write(name, marked_png(page))
    tell(root, output, job.deck.report, options.format)
    return FINE


def _made(job: Job, what: str) -> list[bytes]:
    """One PDF, or a picture of each page."""
    match what:
        case "cards":
            return _sheets(job, what, job.printed("card"))
        case "tokens":
            return _sheets(job, what, job.printed("token"))
        case "tiles":
            return _sheets(job, what, job.printed("tile"), job.shapes)
        case "map":
            return _maps(job)
        case _:
            tree = rulebook_of(job.root, job.deck.pack)
            data = {"paper": job.paper_data, **summary_data(tree)}
            return _set(job, "summary.typ", data)


def _set(job: Job, template: str, data: dict[str, Any]) -> list[bytes]:
    with Typesetter(template, job.deck.pictures) as typesetter:
        made = typesetter.pages(data, job.options.form, job.options.ppi)
        job.deck.overflowing(typesetter.labelled("overflow"))
    return made


# ------------------------------------------------------------------ cards, tokens, tiles


def _sheets(
    job: Job,
    what: str,
    printed: Sequence[inspection.Printed],
    shapes: Sequence[inspection.PrintedShape] = (),
) -> list[bytes]:
    deck = job.deck
    backs: dict[tuple[object, ...], int] = {}
    back_data: list[dict[str, Any]] = []
    items: list[Item] = []
    for number, document in enumerate(printed):
        back = -1
        if document.back:
            key = _deck_of(document)
            if key not in backs:
                backs[key] = len(back_data)
                back_data.append(_back([d for d in printed if d.back and _deck_of(d) == key]))
            back = backs[key]
        copies = min(1, document.copies) if job.options.once else document.copies
        size = (float(document.size[0]), float(document.size[1]))
        items.append(Item(number, size, document.shape, copies, back))
    tiles = [(shape.rows, 1 if job.options.once else shape.copies) for shape in shapes]
    many = sum(item.copies for item in items) + sum(copies for _, copies in tiles)
    if many > MOST_COPIES:
        said = f"there are {many:,} {what.lower()} to print, and {MOST_COPIES:,} are the most"
        raise UsageError(f"{said}; `--once` prints one of each")
    try:
        sheets = sheets_of(items, job.paper, job.options.bleed, not job.options.no_backs)
    except TooLarge as error:
        document = printed[error.card]
        width, height = document.size
        raise UsageError(
            f"`{document.title}` ({width} by {height} mm) does not fit on {job.options.paper}"
        ) from None
    try:
        sheets += tile_sheets(tiles, job.paper, CELL)
    except TooLarge as error:
        raise UsageError(
            f"the shape `{shapes[error.card].id}` does not fit on {job.options.paper}"
        ) from None
    title = f"{job.title}: {what}"
    data = {
        "title": title,
        "paper": job.paper_data,
        "bleed": job.options.bleed,
        "cards": [deck.card(document) for document in printed],
        "backs": back_data,
        "tiles": [
            {"rows": list(rows), "cell": CELL, "colour": shape.colour}
            for shape, (rows, _) in zip(shapes, tiles, strict=True)
        ],
        "sheets": [
            sheet.data(_note(title, number, sheets, sheet)) for number, sheet in enumerate(sheets)
        ],
        "list": list(_cut_list(printed, shapes, job.options.once)),
        "advice": ADVICE,
        "note": f"{title} · what to cut",
        **drawing_data(),
    }
    return _set(job, "sheet.typ", data)


def _deck_of(document: inspection.Printed) -> tuple[object, ...]:
    return document.back, document.size, document.shape


def _back(deck: Sequence[inspection.Printed]) -> dict[str, Any]:
    """The back of a deck. It is the same for all cards: a back must not tell what the front is."""
    first = deck[0]
    colours, icons = {d.colour for d in deck}, {d.icon for d in deck}
    return {
        "width": first.size[0],
        "height": first.size[1],
        "shape": first.shape,
        "colour": first.colour if len(colours) == 1 else "black",
        "icon": first.icon if len(icons) == 1 else "",
        "words": first.back,
    }


def _note(title: str, number: int, sheets: Sequence[Sheet], sheet: Sheet) -> str:
    side = " · backs" if sheet.side == "back" else ""
    return f"{title} · {number + 1} of {len(sheets)}{side}"


def _cut_list(
    printed: Sequence[inspection.Printed], shapes: Sequence[inspection.PrintedShape], once: bool
) -> Iterator[dict[str, Any]]:
    """What there is to cut, by kind and size."""
    groups: dict[str, list[tuple[int, str]]] = {}
    for document in printed:
        copies = min(1, document.copies) if once else document.copies
        if copies:
            size = f"{document.size[0]} by {document.size[1]} mm"
            groups.setdefault(f"{document.kind_name}, {size}", []).append((copies, document.title))
    for shape in shapes:
        copies = 1 if once else shape.copies
        groups.setdefault(f"Shapes, squares of {CELL:g} mm", []).append((copies, shape.name))
    for title, rows in groups.items():
        total = sum(copies for copies, _ in rows)
        yield {"title": f"{title}: {total}", "rows": [list(row) for row in rows]}


# ------------------------------------------------------------------ maps


def _maps(job: Job) -> list[bytes]:
    boards = []
    for map in job.maps:
        board = board_of(map, job.paper)
        boards.append({**board.data(), "pages": pages_of(board, job.paper)})
    data = {
        "title": f"{job.title}: maps",
        "paper": job.paper_data,
        "overlap": OVERLAP,
        "boards": boards,
        **drawing_data(),
    }
    return _set(job, "map.typ", data)
