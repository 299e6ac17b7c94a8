"""A game as text for people: players, pieces, zones and cards in words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, Final, NamedTuple

from interpreter import HOLE, NOTHING, Definition, Game, Program, Rules, content_name
from siegewright.play.piece_letters import WORD, capital, glyph_of, labels, on_grid
from siegewright.play.sight import empty, zone_holders
from siegewright.play.trays import drawing_on

MOST: Final = 40  # pieces that are listed


FEW: Final = 3  # of the same in a zone are named one by one


LONG: Final = 12  # names of a pile; in longer ones the order does not help


def standing(game: Game, player: int) -> list[str]:
    """The state of the game, in words: players, pieces on the board, and what is in one's own zones."""
    columns = game.columns()
    lines: list[str] = []
    score = game.program.scenarios()[game.setting.id].score
    if game.program.shown:
        hidden = game.program.forms.hidden
        table = {
            name[6:]: value
            for name, value in columns.items()
            if name.startswith("table_") and name not in hidden
        }
        lines.append(_told(game, player, "table", table, None))
    for p in range(game.players):
        own = {
            name[7:]: column[p]
            for name, column in columns.items()
            if name.startswith("player_") and game.sees_state(player, name, p)
        }
        told = _told(game, player, "player", own, None)
        if score is not None:
            points = f"score {score(game, p)}"
            told = f"{points}, {told}" if told else points
        if p in game.lost:
            told = f"eliminated, {told}" if told else "eliminated"
        lines.append(f"{capital(game.player_name(p))}: {told}" if told else "")
    wide = game.program.draws_names(game.board)
    known = labels(game)
    listed = 0
    for piece in game.live:
        place = game.place[piece]
        if place >= game.board.size or listed >= MOST:
            continue
        told = _state_of(game, player, columns, piece)
        if told:
            listed += 1
            drawn = not wide and on_grid(game, piece)
            letter = f"{glyph_of(game, piece, known):<2} " if drawn else ""
            where = game.place_name(place)
            lines.append(f"{letter}{game.piece_name(piece)} at {where}: {told}")
    lines += _spaces(game, player, columns)
    for place in range(game.board.size, len(game.contents)):
        inside = game.contents[place]
        number = place - game.board.size
        own_zone = game.zone_owners[number] == player
        always = game.zone_names[number] in game.program.shown_zones
        if always and not game.sees(player, place):
            count = f"{len(inside)} {'card' if len(inside) == 1 else 'cards'}"
            lines.append(f"{capital(game.place_name(place))}: {count}")
        elif ((inside and own_zone) or always) and game.sees(player, place):
            if not inside and game.zone_owners[number] < 0:
                continue  # an empty zone without an owner is not shown
            name = capital(game.place_name(place))
            lines.append(f"{name}: {_listed(game, player, columns, inside) or 'empty'}")
    return [line for line in lines if line]


def _spaces(game: Game, player: int, columns: Mapping[str, Any]) -> list[str]:
    """What the pack shows of spaces; what a map draws needs no words."""
    drawn, hidden = game.program.drawing(game.board), game.program.forms.hidden
    known = [n for n in game.program.shown if n.startswith("space_") and n not in hidden]
    shown = [n[6:] for n in known if n[6:] not in drawn]
    lines: list[str] = []
    for space in range(game.board.size) if shown else ():
        values = {name: columns[f"space_{name}"][space] for name in shown}
        told = _told(game, player, "space", values, None)
        if told and len(lines) < MOST:
            lines.append(f"{game.place_name(space)}: {told}")
    return lines


def _state_of(game: Game, player: int, columns: Mapping[str, Any], piece: int) -> str:
    """What a player may know of the state of a piece."""
    values = {
        name[6:]: column[piece]
        for name, column in columns.items()
        if name.startswith("piece_") and game.sees_state(player, name, game.owner[piece])
    }
    return _told(game, player, "piece", values, game.doc[piece], piece)


def _listed(game: Game, player: int, columns: Mapping[str, Any], pieces: Sequence[int]) -> str:
    """The names of pieces in their order, with what the pack shows of their state; many of the same in a row are counted."""
    told: list[str] = []
    shows = any(name.startswith("piece_") for name in game.program.shown)

    def look(piece: int) -> tuple[str, str]:
        return game.doc[piece].id, _state_of(game, player, columns, piece) if shows else ""

    for (_, state), run in groupby(pieces, look):
        same = list(run)
        words = f" ({state})" if state else ""
        if len(same) > FEW or (len(same) > 1 and game.doc[same[0]].ALIKE):
            told.append(_times(game.doc[same[0]].name + words, len(same)))
        else:
            told += [game.piece_name(p) + words for p in same]
    return ", ".join(told)


def _times(name: str, count: int) -> str:
    """Several of the same, as options name them, too: `Copper (3)`."""
    return name if count == 1 else f"{name} ({count})"


def zones(game: Game, player: int, words: str = "") -> list[str]:
    """What is in the zones with these words in their names, from the top; hidden cards are counted."""
    parts = words.lower().split()
    lines: list[str] = []
    bare: list[str] = []
    holders = zone_holders(game)
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
        lines.append(f"{capital(name)}: {told}")
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


def _told(
    game: Game,
    reader: int,
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

    return ", ".join(told_of(game, reader, owner, values, document, printed))


def told_of(
    game: Game,
    reader: int,
    owner: str,
    values: Mapping[str, Any],
    document: Definition | None,
    printed: Callable[[str], Any],
) -> list[str]:
    """What is worth telling of one thing: what its pack shows, or else every number there is.

    `values` are its state as far as the reader may know it, `printed` gives what is printed on it.
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
        # What there is nothing of is left out, unless it is shown as a part of something.
        if form.startswith("each ") and not any(value):
            continue
        thing = form in ("piece", "space", "place", "player", "zone")
        if (value == shown.none if form == "number" else empty(value, thing)) and not fields:
            continue
        told = {
            "": game.show(form, value, reader),
            **{field: str(printed(field)) for field in fields},
        }
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
    none: Any  # the value that is left out
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
    kind = WORD.sub(" ", type(document).__name__.rstrip("_")).lower()
    head = f"{document.name} ({kind}): {', '.join(told)}".rstrip(": ")
    return "\n".join([_under(head), *[f"  {line}" for line in [*rows, *inner, *lines]]])


def _value(value: Any) -> str:
    return value.name if isinstance(value, Definition) else str(value).replace("_", " ")


def _under(text: str) -> str:
    """A text of several lines, the later ones marked: none of them may look like one of ours."""
    return text.rstrip().replace("\n", "\n  | ")
