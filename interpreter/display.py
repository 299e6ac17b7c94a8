"""A game as text for people: the board, and how things stand beside it."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any, Final

from interpreter.board import NOTHING
from interpreter.game import Game
from interpreter.program import Program
from interpreter.prompts import Definition

MOST: Final = 40  # pieces that are listed
_BRACES: Final = re.compile(r"\{([a-z_]+)\}")
_WORD: Final = re.compile(r"(?<=[a-z0-9])_?(?=[A-Z])")  # where a word begins in the name of a class


def picture(game: Game, marked: Collection[int] = ()) -> str:
    """Spaces, pieces and what the map says is drawn; `marked` spaces that are empty have a `+`."""
    cells: dict[int, str] = {}
    columns = game.columns()
    for field, glyphs in game.program.drawing(game.setting.id).items():
        column = columns.get("space_" + field, ())
        holds = NOTHING in column  # things, so that 0 is one
        for space, value in enumerate(column):
            word = str(value).lower() if isinstance(value, bool) else str(value)
            glyph = glyphs.get(word, None if empty(value, holds) else glyphs.get("any"))
            if glyph is not None:
                cells[space] = glyph
    wide = game.program.draws_names(game.setting.id)
    known = labels(game)
    for space in range(game.board.size):
        inside = game.contents[space] if space < len(game.contents) else ()
        if inside and wide:
            cells[space] = ", ".join([_cased(game, p, game.piece_name(p)) for p in inside])
        elif inside:
            cells[space] = "".join([glyph_of(game, p, known) for p in inside])
        elif space in marked:
            cells[space] = "+"
    return game.board.draw(cells)


def standing(game: Game, player: int) -> list[str]:
    """How things stand, in words: players, pieces on the board, and what lies in zones one may see."""
    columns = game.columns()
    lines: list[str] = []
    if game.program.shown:
        table = {n[6:]: value for n, value in columns.items() if n.startswith("table_")}
        lines.append(_told(game, "table", table, None))
    for p in range(game.players):
        own = {
            name[7:]: column[p]
            for name, column in columns.items()
            if name.startswith("player_") and _may_see(game, name, p == player)
        }
        told = _told(game, "player", own, None)
        lines.append(f"{game.player_name(p)}: {told}" if told else "")
    wide = game.program.draws_names(game.setting.id)
    known = labels(game)
    pieces = {n[6:]: column for n, column in columns.items() if n.startswith("piece_")}
    listed = 0
    for piece in game.live:
        place = game.place[piece]
        if place >= game.board.size or listed >= MOST:
            continue
        values = {name: column[piece] for name, column in pieces.items()}
        told = _told(game, "piece", values, game.doc[piece], piece)
        if told:
            listed += 1
            letter = "" if wide else f"{glyph_of(game, piece, known):<2} "
            where = game.place_name(place)
            lines.append(f"{letter}{game.piece_name(piece)} at {where}: {told}")
    for place in range(game.board.size, len(game.contents)):
        inside = game.contents[place]
        own_zone = game.zone_kinds[place - game.board.size] == "owner"
        if inside and own_zone and game.sees(player, place):
            names = ", ".join([game.piece_name(p) for p in inside])
            lines.append(f"{game.place_name(place)}: {names}")
    return [line for line in lines if line]


def labels(game: Game) -> dict[str, str]:
    """A letter for each document in play; two where one would not tell them apart."""
    names = {game.doc[p].id: game.doc[p].name for p in game.live if game.place[p] < game.board.size}
    firsts = [name[:1].upper() for name in names.values()]
    found: dict[str, str] = {}
    for id, name in sorted(names.items(), key=lambda item: item[1]):
        label = name[:1] or "?"
        if firsts.count(label.upper()) > 1:
            # The first letter of the second word, or else any that is not taken.
            rest = name.partition(" ")[2] or name[1:]
            choice = [label + c for c in rest if c.isalnum()] or [label]
            taken = {known.upper() for known in found.values()}
            label = next((c for c in choice if c.upper() not in taken), choice[0])
        found[id] = label
    return found


def glyph_of(game: Game, piece: int, known: Mapping[str, str]) -> str:
    """The letters of a piece: large for the first player and for nobody, small for the others."""
    return _cased(game, piece, known.get(game.doc[piece].id, "?"))


def _cased(game: Game, piece: int, label: str) -> str:
    return label.upper() if game.owner[piece] <= 0 else label.lower()


def _may_see(game: Game, column: str, own: bool) -> bool:
    visible = game.program.hidden.get(column, "all")
    return visible == "all" or (visible == "owner" and own)


def _told(
    game: Game,
    owner: str,
    values: Mapping[str, Any],
    document: Definition | None,
    piece: int = NOTHING,
) -> str:
    """What is worth telling of one thing: what its pack shows, or else every number there is."""
    if not game.program.shown:
        plain = [(n.replace("_", " "), v) for n, v in values.items() if isinstance(v, int)]
        return ", ".join([w if v is True else f"{w} {v}" for w, v in plain if not empty(v)])
    parts: list[str] = []
    for column, (words, form) in game.program.shown.items():
        if not column.startswith(f"{owner}_") or column[len(owner) + 1 :] not in values:
            continue
        value = values[column[len(owner) + 1 :]]
        fields = [
            f for f in _BRACES.findall(words) if document is not None and hasattr(document, f)
        ]
        # What there is none of is not worth a word, unless it is told as a part of something.
        if empty(value, form in ("piece", "space", "place", "player", "zone")) and not fields:
            continue
        text = words.replace("{}", game.show(form, value))
        for field in fields:
            value = getattr(document, field)
            if isinstance(value, int) and piece != NOTHING:
                value = game.stat(field, piece)  # with all that changes it now
            text = text.replace("{" + field + "}", str(value))
        parts.append(text)
    return ", ".join(parts)


def empty(value: Any, thing: bool = False) -> bool:
    """Whether a value is what there is when nothing has happened; the first `thing` has number 0."""
    if thing:
        return bool(value == NOTHING)
    return value is None or value is False or value in (0, NOTHING, "", ())


def documents_named(program: Program, words: str) -> list[str]:
    """What is written on every card or piece whose name has these words in it, and what they mean."""
    parts = words.lower().split()
    found: list[str] = []
    for word, meaning in program.glossary.items():
        if parts and all(part in word.lower() for part in parts):
            found.append(_under(f"{word}: {meaning}"))
    for id in sorted(program.definitions):
        document = program.definitions[id]
        named = not id.startswith("scenario ") and bool(parts)
        if named and all(part in document.name.lower() for part in parts):
            values = document.fields().items()
            plain = [(k, v) for k, v in values if isinstance(v, (int, str)) and not empty(v)]
            told = [f"{k.rstrip('_').replace('_', ' ')} {v}" for k, v in plain if v is not True]
            known = program.abilities.get(id)
            lines = known.text.split("\n") if known is not None and known.text else []
            kind = _WORD.sub(" ", type(document).__name__.rstrip("_")).lower()
            head = f"{document.name} ({kind}): {', '.join(told).replace('_', ' ')}".rstrip(": ")
            found.append("\n".join([_under(head), *[f"  {line}" for line in lines]]))
    return found


def _under(text: str) -> str:
    """A text of several lines, the later ones marked: none of them may look like one of ours."""
    return text.rstrip().replace("\n", "\n  | ")
