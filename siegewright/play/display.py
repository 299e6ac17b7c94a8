"""A game as text for people: the board, and how things stand beside it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, Final, NamedTuple

from interpreter import (
    HOLE,
    NOTHING,
    Board,
    Definition,
    Game,
    Program,
    Rules,
    bits_of,
    content_name,
)
from siegewright.play.board_text import draw_board
from siegewright.play.widths import coloured, left, width

MOST: Final = 40  # pieces that are listed
FEW: Final = 3  # of the same in a zone are named one by one
LONG: Final = 12  # names of a pile; nobody looks for an order in more
_WORD: Final = re.compile(r"(?<=[a-z0-9])_?(?=[A-Z])")  # where a word begins in the name of a class


def picture(game: Game, marked: Collection[int] = (), colours: bool = False) -> str:
    """Spaces, pieces and what the map says is drawn; `marked` spaces have a `+`, also under pieces."""
    cells = _drawn(game)
    wide = game.program.draws_names(game.board)
    known = labels(game)
    for space in range(game.board.size):
        inside = game.contents[space] if space < len(game.contents) else ()
        if inside and (wide or not game.board.x[space]):
            between = "\n" if game.board.x[space] else ", "  # on the grid one below the other
            cells[space] = between.join([_full_name(game, p, colours) for p in inside])
        elif inside:
            cells[space] = _together([glyph_of(game, p, known, colours) for p in inside])
        if space in marked:
            cells[space] = f"{cells.get(space, '')}+"
    sections = game.program.sections(game.board)
    return draw_board(game.board, cells, sections, game.program.column_heads(game.board))


def _together(glyphs: Sequence[str]) -> str:
    """The pieces of one space, so that one sees where each begins.

    >>> _together(["K", "E"]), _together(["K", "SG"]), _together(["1", "12", "P"])
    ('KE', 'K SG', '1,12,P')
    """
    if any(glyph.isdecimal() for glyph in glyphs):
        return ",".join(glyphs)
    return ("" if all(width(glyph) == 1 for glyph in glyphs) else " ").join(glyphs)


def _drawn(game: Game) -> dict[int, str]:
    """What the map says is drawn, by space."""
    cells: dict[int, str] = {}
    columns = game.columns()
    for field, glyphs in game.program.drawing(game.board).items():
        column = columns.get("space_" + field, ())
        holds = NOTHING in column  # things, so that 0 is one
        for space, value in enumerate(column):
            word = str(value).lower() if isinstance(value, bool) else str(value)
            glyph = glyphs.get(word, None if empty(value, holds) else glyphs.get("any"))
            if glyph is not None:
                cells[space] = glyph
    return cells


def standing(game: Game, player: int) -> list[str]:
    """How things stand, in words: players, pieces on the board, and what lies in one's own zones."""
    columns = game.columns()
    lines: list[str] = []
    score = game.program.scenarios()[game.setting.id].score
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
        if score is not None:
            points = f"score {score(game, p)}"
            told = f"{points}, {told}" if told else points
        if p in game.lost:
            told = f"eliminated, {told}" if told else "eliminated"
        lines.append(f"{_capital(game.player_name(p))}: {told}" if told else "")
    wide = game.program.draws_names(game.board)
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
            drawn = not wide and _on_grid(game, piece)
            letter = f"{glyph_of(game, piece, known):<2} " if drawn else ""
            where = game.place_name(place)
            lines.append(f"{letter}{game.piece_name(piece)} at {where}: {told}")
    lines += _spaces(game, columns)
    for place in range(game.board.size, len(game.contents)):
        inside = game.contents[place]
        number = place - game.board.size
        own_zone = game.zone_owners[number] == player
        always = game.zone_names[number] in game.program.shown_zones
        if always and not game.sees(player, place):
            count = f"{len(inside)} {'card' if len(inside) == 1 else 'cards'}"
            lines.append(f"{_capital(game.place_name(place))}: {count}")
        elif ((inside and own_zone) or always) and game.sees(player, place):
            if not inside and game.zone_owners[number] < 0:
                continue  # nobody's zone is not worth a word before anything lies there
            name = game.place_name(place)
            lines.append(
                f"{_capital(name) if always else name}: {_listed(game, inside) or 'empty'}"
            )
    return [line for line in lines if line]


def _spaces(game: Game, columns: Mapping[str, Any]) -> list[str]:
    """What the pack shows of spaces; what a map draws needs no words."""
    drawn = game.program.drawing(game.board)
    shown = [n[6:] for n in game.program.shown if n.startswith("space_") and n[6:] not in drawn]
    lines: list[str] = []
    for space in range(game.board.size) if shown else ():
        values = {name: columns[f"space_{name}"][space] for name in shown}
        told = _told(game, "space", values, None)
        if told and len(lines) < MOST:
            lines.append(f"{game.place_name(space)}: {told}")
    return lines


def _listed(game: Game, pieces: Sequence[int]) -> str:
    """The names of pieces in their order; many of the same in a row are counted."""
    told: list[str] = []
    for _, run in groupby(pieces, lambda p: game.doc[p].id):
        same = list(run)
        if len(same) > FEW or (len(same) > 1 and game.doc[same[0]].ALIKE):
            told.append(_times(game.doc[same[0]].name, len(same)))
        else:
            told += [game.piece_name(p) for p in same]
    return ", ".join(told)


def _times(name: str, count: int) -> str:
    """Several of the same, as options name them, too: `Copper (3)`."""
    return name if count == 1 else f"{name} ({count})"


def zones(game: Game, player: int, words: str = "") -> list[str]:
    """What lies in the zones with these words in their names, from the top; hidden cards are counted."""
    parts = words.lower().split()
    lines: list[str] = []
    bare: list[str] = []
    holders = _holders(game)
    for place in range(game.board.size, len(game.contents)):
        name = game.place_name(place)
        if not all(part in name.lower() for part in parts):
            continue
        inside = game.contents[place]
        if not inside:
            bare += [] if place in holders and not parts else [name]
            continue
        if game.sees(player, place):
            told = _from_the_top([game.doc[p].name for p in inside[::-1]])
            name = _times(name, len(inside)) if len(inside) > FEW else name
        else:
            told = f"{len(inside)} {'card' if len(inside) == 1 else 'cards'}"
        lines.append(f"{_capital(name)}: {told}")
    if bare:
        lines.append(f"Empty: {', '.join(bare)}")
    return lines


def _from_the_top(names: Sequence[str]) -> str:
    """The names in their order; in a long pile, all of one name together.

    >>> _from_the_top(["Imp", "Fire", "Fire"]), _from_the_top(["Imp", "Fire"] * 7)
    ('Imp, Fire (2)', 'Imp (7), Fire (7)')
    """
    runs = [(name, len(list(run))) for name, run in groupby(names)]
    if len(runs) > LONG:
        runs = [*Counter(names).items()]
    return ", ".join([_times(name, count) for name, count in runs])


def _holders(game: Game) -> dict[int, int]:
    """The pieces that zones belong to."""
    size = game.board.size
    return {size + zone: piece for zone, piece in enumerate(game.zone_holders) if piece >= 0}


def drawings(game: Game, columns_of_screen: int = 80) -> list[str]:
    """Cards with a drawing that lie on the board, or on top of an open pile of a piece there.

    Squares that something covers have a character of their own.
    """
    width_of = game.program.squares_width
    if not width_of:
        return []
    columns = game.columns()
    covers = [n for n, (_, form, _) in game.program.shown.items() if form == "squares"]
    holders = _holders(game)
    known = labels(game)
    sign = covered_sign(game)
    blocks: list[list[str]] = []
    for piece in _in_sight(game):
        rows = drawing_on(game.doc[piece], width_of)
        if not rows:
            continue
        held = [
            p for zone, holder in holders.items() if holder == piece for p in game.contents[zone]
        ]
        place = game.place[piece]
        near = [p for p in game.contents[place] if p != piece] if place < game.board.size else []
        bits = {b for p in [*held, *near] for n in covers for b in bits_of(columns[n][p])}
        shown = [
            "".join([sign if y * width_of + x in bits else c for x, c in enumerate(row)])
            for y, row in enumerate(rows)
        ]
        title, where = game.piece_name(piece), f"at {game.place_name(place)}"
        if place < game.board.size:
            title = f"{glyph_of(game, piece, known)} {title}"
        else:
            where = f"of {game.piece_name(holders[place])}"
        blocks.append([title, where, *shown])
    return beside(blocks, columns_of_screen)


def _in_sight(game: Game) -> list[int]:
    """Pieces on the board, and those on top of piles of such a piece that everybody may see."""
    size = game.board.size
    found = [piece for piece in game.live if game.place[piece] < size]
    for place, holder in _holders(game).items():
        pile = game.contents[place]
        if pile and game.zone_kinds[place - size] == "all" and game.place[holder] < size:
            found.append(pile[-1])
    return found


def covered_sign(game: Game) -> str:
    """The character for covered squares: one that stands for nothing else on a card."""
    taken = {
        value
        for document in game.program.definitions.values()
        for value in document.fields().values()
        if isinstance(value, str) and len(value) == 1
    }
    return next(sign for sign in "#%@*" if sign not in taken or sign == "*")


def drawing_on(document: Definition, wide: int) -> list[str]:
    """The rows of letters that a document has among its fields; none if it has no drawing."""
    for value in document.fields().values():
        if isinstance(value, str) and "\n" in value:
            rows = value.rstrip("\n").split("\n")
            if max(map(len, rows)) <= wide and not any(c.isspace() for row in rows for c in row):
                return rows
    return []


def beside(blocks: Sequence[Sequence[str]], columns: int) -> list[str]:
    """Blocks of lines, as many side by side as fit."""
    lines: list[str] = []
    if not blocks:
        return lines
    wide = max([width(line) for block in blocks for line in block]) + 3
    in_row = max(1, columns // wide)
    for first in range(0, len(blocks), in_row):
        row = blocks[first : first + in_row]
        for n in range(max(map(len, row))):
            cells = [left(block[n] if n < len(block) else "", wide) for block in row]
            lines.append("".join(cells).rstrip())
    return lines


def legend(game: Game) -> dict[str, str]:
    """What the characters on the board mean: the letters of the map, then those of the pieces."""
    board = game.board
    known = game.program.maps.get(game.board.map, {})
    means: Mapping[str, str] = known.get("means", {})
    fields: Mapping[str, Mapping[str, Any]] = known.get("legend", {})
    found: dict[str, str] = {}
    for sign in dict.fromkeys([*board.chars, *_drawn(game).values()]):
        if sign.strip():
            found[sign] = means.get(sign) or _terrain(fields.get(sign, {}))
    for field, glyphs in game.program.drawing(game.board).items():
        for value, sign in glyphs.items():
            if not found.get(sign, "-"):
                found[sign] = f"{field} {'' if value in ('any', 'true') else value}".strip()
    if not game.program.draws_names(game.board):
        names = {game.doc[p].id: game.doc[p].name for p in game.live}
        for id, label in labels(game).items():
            found[label.upper()] = names[id].removeprefix(f"{label} ")
    for sign, name in _letters(game).items():
        found[sign] = f"{found[sign]}; on cards {name}" if found.get(sign) else name
    return {sign: meaning for sign, meaning in found.items() if meaning}


def ways(game: Game) -> dict[str, str]:
    """The routes of the map: where they start, turn and end."""
    board = game.board
    found: dict[str, str] = {}
    for name, path in board.routes.items():
        turns = [
            here
            for before, here, after in zip(path, path[1:], path[2:], strict=False)
            if not board.width or _step(board, before, here) != _step(board, here, after)
        ]
        stops = [*path[:1], *turns, *path[1:][-1:]]
        found[name.replace("_", " ")] = " to ".join([game.place_name(stop) for stop in stops])
    return found


def _step(board: Board, here: int, there: int) -> tuple[int, int]:
    return board.x[there] - board.x[here], board.y[there] - board.y[here]


def _terrain(fields: Mapping[str, Any]) -> str:
    """What a map says of its spaces with a letter, in words."""
    told: list[str] = []
    for field, value in fields.items():
        word = field.replace("_", " ")
        if value is True:
            told.append(word)
        elif isinstance(value, str):
            told.append(value.rpartition(".")[2].replace("_", " "))
        elif isinstance(value, int) and value is not False:
            told.append(f"{word} {value}")
    return ", ".join(told)


def _letters(game: Game) -> dict[str, str]:
    """The letters of drawings on cards in play, and the documents that have them as a field."""
    wide = game.program.squares_width
    used: set[str] = set()
    for piece in _in_sight(game) if wide else ():
        used.update("".join(drawing_on(game.doc[piece], wide)))
    found: dict[str, str] = {covered_sign(game): "covered"} if used else {}
    for id in sorted(game.program.definitions) if used else ():
        document = game.program.definitions[id]
        for value in document.fields().values():
            if isinstance(value, str) and len(value) == 1 and value in used:
                found.setdefault(value, document.name)
    return found


def labels(game: Game) -> dict[str, str]:
    """A letter for each document in play; two where one would not tell it from others or the map.

    A name that begins with a number is drawn by its number.
    """
    names = {game.doc[p].id: game.doc[p].name for p in game.live if _on_grid(game, p)}
    firsts = [name[:1].upper() for name in names.values()]
    signs = {sign.upper() for sign in (*game.board.chars, *_drawn(game).values())}
    found: dict[str, str] = {}
    for id, name in sorted(names.items(), key=lambda item: item[1]):
        number, _, rest_of_name = name.partition(" ")
        if number.isdecimal() and rest_of_name:
            found[id] = number
            continue
        label = name[:1] or "?"
        if firsts.count(label.upper()) > 1 or label.upper() in signs:
            # The first letter of the second word, or else any that is not taken.
            rest = [c for c in name.partition(" ")[2] + name[1:] if c.isalpha()]
            choice = [label + c for c in rest] or [label]
            taken = {known.upper() for known in found.values()}
            label = next((c for c in choice if c.upper() not in taken), choice[0])
        found[id] = label
    return found


def _on_grid(game: Game, piece: int) -> bool:
    """Whether a piece stands where letters are drawn; beside the grid names are."""
    place = game.place[piece]
    return place < game.board.size and game.board.x[place] > 0


def glyph_of(game: Game, piece: int, known: Mapping[str, str], colours: bool = False) -> str:
    """The letters of a piece, with the number of its owner's seat where several play.

    They are large for the first player and for nobody, small for the others.
    """
    owner = game.owner[piece]
    label = known.get(game.doc[piece].id, "?")
    label = label.upper() if owner <= 0 else label.lower()
    if owner < 0 or game.players < 2:
        return label
    return coloured(f"{label}{owner + 1}", owner) if colours else f"{label}{owner + 1}"


def _full_name(game: Game, piece: int, colours: bool) -> str:
    """The name of a piece, with the number of its owner's seat where several play."""
    owner = game.owner[piece]
    name = game.piece_name(piece)
    if owner < 0 or game.players < 2:
        return name
    return coloured(f"{name} [{owner + 1}]", owner) if colours else f"{name} [{owner + 1}]"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _may_see(game: Game, column: str, own: bool) -> bool:
    visible = game.program.forms.hidden.get(column, "all")
    return visible == "all" or (visible == "owner" and own)


def _told(
    game: Game,
    owner: str,
    values: Mapping[str, Any],
    document: Definition | None,
    piece: int = NOTHING,
) -> str:
    def printed(field: str) -> Any:
        value = getattr(document, field)
        if isinstance(value, int) and piece != NOTHING:
            return game.stat(field, piece)  # with all that changes it now
        return value

    return ", ".join(told_of(game, owner, values, document, printed))


def told_of(
    game: Game,
    owner: str,
    values: Mapping[str, Any],
    document: Definition | None,
    printed: Callable[[str], Any],
) -> list[str]:
    """What is worth telling of one thing: what its pack shows, or else every number there is.

    `values` are its state, `printed` gives what is printed on it.
    """
    if not game.program.shown:
        plain = [(n.replace("_", " "), v) for n, v in values.items() if isinstance(v, int)]
        return [w if v is True else f"{w} {v}" for w, v in plain if not empty(v)]
    parts: list[str] = []
    for shown in shown_of(game.program, owner):
        if shown.field not in values:
            continue
        if document is not None and shown.kinds and not isinstance(document, shown.kinds):
            continue  # columns hold state for all pieces
        value, form = values[shown.field], shown.form
        fields = shown.fields if document is not None else ()
        if not all(hasattr(document, field) for field in fields):
            continue  # the state of another kind
        # What there is none of is not worth a word, unless it is shown as a part of something.
        if form.startswith("each ") and not any(value):
            continue
        thing = form in ("piece", "space", "place", "player", "zone")
        if (value == shown.none if form == "number" else empty(value, thing)) and not fields:
            continue
        told = {"": game.show(form, value), **{field: str(printed(field)) for field in fields}}
        parts.append(_filled(shown.words, told))
    return parts


def _filled(words: str, told: Mapping[str, str]) -> str:
    """Words with what is told in their slots: `{}` and `{|coin|coins}` are about the value, `{max_hp}` is a field."""

    def fill(hole: re.Match[str]) -> str:
        if hole[4] is not None:
            return hole[4] if told[hole[1]] == "1" else hole[5]
        return told.get(hole[1], hole[0])

    # In one pass: a name that looks like `{max_hp}` stays a name.
    return HOLE.sub(fill, words)


class Shown(NamedTuple):
    """State that a pack shows, and in which words."""

    field: str
    words: str
    form: str
    none: Any  # the value that is not worth a word
    fields: tuple[str, ...]  # of the document that the words name
    kinds: tuple[type, ...]  # which pieces have it; none: all


@lru_cache(maxsize=64)
def shown_of(program: Rules, owner: str) -> tuple[Shown, ...]:
    """The state of the table, of players, spaces or pieces that a pack shows, in its order."""
    start = f"{owner}_"
    return tuple(
        Shown(
            column.removeprefix(start),
            words,
            form,
            none,
            tuple([hole[1] for hole in HOLE.finditer(words) if hole[1]]),
            tuple([program.forms.kinds[kind] for kind in program.shown_by.get(column, ())]),
        )
        for column, (words, form, none) in program.shown.items()
        if column.startswith(start)
    )


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
            found.append(card(program, document))
    return found


def card(program: Rules, document: Definition) -> str:
    """What is written on a card or piece: its kind, its fields, and its rules text."""
    rows = drawing_on(document, program.squares_width)
    told: list[str] = []
    inner: list[str] = []
    for field, value in document.fields().items():
        word = content_name(field).replace("_", " ")
        parts = value if isinstance(value, tuple) else (value,)
        own = [p for p in parts if isinstance(p, Definition) and p.id.startswith(document.id + ".")]
        if own:
            inner += [line for part in own for line in card(program, part).split("\n")]
        elif value is True:
            told.append(word)
        elif not empty(value) and str(value).rstrip("\n").split("\n") != rows:
            told.append(f"{word} {' and '.join([_value(part) for part in parts])}")
    known = program.abilities.get(document.id)
    lines = known.text.split("\n") if known is not None and known.text else []
    kind = _WORD.sub(" ", type(document).__name__.rstrip("_")).lower()
    head = f"{document.name} ({kind}): {', '.join(told)}".rstrip(": ")
    return "\n".join([_under(head), *[f"  {line}" for line in [*rows, *inner, *lines]]])


def _value(value: Any) -> str:
    return value.name if isinstance(value, Definition) else str(value).replace("_", " ")


def _under(text: str) -> str:
    """A text of several lines, the later ones marked: none of them may look like one of ours."""
    return text.rstrip().replace("\n", "\n  | ")
