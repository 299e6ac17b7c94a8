"""The commands that print: `cards`, `print`, `rulebook`."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable
from pathlib import Path

from siegewright.commands import Commands
from siegewright.project import chosen_packs, find_root
from siegewright.usage import need

WHAT = ("cards", "tokens", "tiles", "map", "summary")
LARGEST_BLEED = 5.0


def register(commands: Commands) -> None:
    """Add the commands of this room."""
    cards = commands.add("cards", "draw the cards of a pack as pictures", _cards, group="print")
    cards.add_argument("pack", metavar="PACK", help="the pack")
    cards.add_argument(
        "--to",
        type=Path,
        metavar="FOLDER",
        help="where to write the pictures (default: build/press/PACK/cards)",
    )
    cards.add_argument(
        "--pictures",
        choices=("svg", "png", "both"),
        default="svg",
        help="the format of the pictures (default: svg)",
    )
    _points(cards.add_argument)
    _only(cards.add_argument, "only this document, or the documents of this kind (repeatable)")
    printing = commands.add(
        "print", "print cards, tokens, tiles, maps and a summary as PDF", _print, group="print"
    )
    printing.add_argument("pack", metavar="PACK", help="the pack")
    printing.add_argument(
        "--what",
        type=_what,
        default=None,
        metavar="THINGS",
        help=f"one or more of {', '.join(WHAT)}, separated by commas (default: all that the pack has)",
    )
    _paper(printing.add_argument)
    printing.add_argument(
        "--as",
        choices=("pdf", "png"),
        default="pdf",
        dest="form",
        help="one PDF, or a PNG of each page (default: pdf)",
    )
    _points(printing.add_argument)
    printing.add_argument(
        "--bleed",
        type=_bleed,
        default=1.0,
        metavar="MM",
        help="how far colours reach beyond the cut, 0 to 5 mm (default: 1)",
    )
    printing.add_argument("--no-backs", action="store_true", help="print fronts only")
    printing.add_argument("--once", action="store_true", help="print one copy of each card")
    _only(printing.add_argument, "only this document or map, or this kind (repeatable)")
    printing.add_argument(
        "--to", type=Path, metavar="FOLDER", help="where to write (default: build/press/PACK)"
    )
    rulebook = commands.add(
        "rulebook", "write the rulebook of a pack as HTML and PDF", _rulebook, group="print"
    )
    rulebook.add_argument("pack", metavar="PACK", help="the pack")
    rulebook.add_argument(
        "--as",
        choices=("html", "pdf", "both"),
        default="both",
        dest="form",
        help="what to write (default: both)",
    )
    _paper(rulebook.add_argument)
    rulebook.add_argument(
        "--to", type=Path, metavar="FOLDER", help="where to write (default: build/press/PACK)"
    )


def _only(add: Callable[..., object], help: str) -> None:
    add("--only", action="append", default=[], metavar="ID", help=help)


def _points(add: Callable[..., object]) -> None:
    add(
        "--ppi",
        type=_ppi,
        default=300,
        metavar="N",
        help="resolution of PNG in pixels per inch (default: 300)",
    )


def _paper(add: Callable[..., object]) -> None:
    add(
        "--paper",
        choices=("a4", "letter"),
        default="a4",
        help="the size of the paper (default: a4)",
    )


def _cards(options: Namespace) -> int:
    need("press", "typst")
    from siegewright.press.cards import cards

    return cards(*_named(options), options)


def _print(options: Namespace) -> int:
    need("press", "typst")
    from siegewright.press.printing import print_pack

    return print_pack(*_named(options), options)


def _rulebook(options: Namespace) -> int:
    if options.form != "html":
        need("press", "typst")
    from siegewright.press.rulebook import rulebook

    return rulebook(*_named(options), options)


def _named(options: Namespace) -> tuple[Path, str]:
    root = find_root(options)
    return root, chosen_packs(root, [options.pack])[0]


def _what(text: str) -> tuple[str, ...]:
    words = tuple(word.strip() for word in text.split(","))
    for word in words:
        if word not in WHAT:
            raise ArgumentTypeError(f"`{word}` is not one of {', '.join(WHAT)}")
    return tuple(word for word in WHAT if word in words)


def _bleed(text: str) -> float:
    try:
        bleed = float(text)
    except ValueError:
        bleed = -1.0
    if not 0 <= bleed <= LARGEST_BLEED:
        raise ArgumentTypeError("the bleed is 0 to 5 mm")
    return bleed


def _ppi(text: str) -> int:
    if not text.isdigit() or not 20 <= int(text) <= 1200:
        raise ArgumentTypeError("the resolution is 20 to 1200 pixels per inch")
    return int(text)
