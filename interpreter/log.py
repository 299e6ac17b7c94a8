"""The players' log: it hides what a player may not see.

A line is plain text if everybody may read it. Where it names a piece that somebody cannot see,
neither when the line was told nor after what was told had happened, that player reads `something`.
Between the lines of the pack stand notes of dice and of moves on the board; they become one line in
brackets where the pack does not tell them itself.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from interpreter.grammar import joined
from interpreter.trail import SPECTATOR, Move, Roll

HIDDEN: Final = "something"
MOST_MOVES: Final = 8  # that are shown in one line
_NUMBERS: Final = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
)


class Mention:
    """The names of pieces in a line, and who could see each of them when it was told."""

    def __init__(
        self,
        pieces: tuple[int, ...],
        names: tuple[str, ...],
        seen: tuple[frozenset[int], ...],
    ) -> None:
        self.pieces = pieces
        self.names = names
        self.seen = seen

    def __str__(self) -> str:
        return ", ".join(self.names)

    def read_by(self, game: Any, player: int) -> str:
        shown: list[str] = []
        hidden = 0
        for piece, name, seen in zip(self.pieces, self.names, self.seen, strict=True):
            if player in seen or game.sees(player, game.place[piece]):
                shown.append(name)
            else:
                hidden += 1
        return ", ".join(shown + ([_several(hidden)] if hidden else []))


class Line:
    """A line that not everybody may read: its full text, and what others read by player."""

    def __init__(self, parts: tuple[Any, ...]) -> None:
        self.parts = parts
        self.others: dict[int, str] | None = None  # None: what it tells is still happening

    def __str__(self) -> str:
        return _capital(joined([str(part) for part in self.parts]))

    def settle(self, game: Any) -> None:
        """What is logged has happened: readers who could not see it until now will not see it later."""
        self.others = {reader: self.read_by(game, reader) for reader in readers(game)}

    def read_by(self, game: Any, player: int) -> str:
        if self.others is not None:
            return self.others[player]
        words = [p.read_by(game, player) if isinstance(p, Mention) else p for p in self.parts]
        return _capital(joined(words))


def readers(game: Any) -> tuple[int, ...]:
    """Everybody who may read a log."""
    return (SPECTATOR, *range(game.players))


def line_of(words: Sequence[Any]) -> str | Line:
    """A line of the log; plain text if everybody may read it."""
    for word in words:
        if isinstance(word, Mention):
            return Line(tuple(words))
    return _capital(joined(words))


def mention(game: Any, pieces: Sequence[int], names: Sequence[str]) -> str | Mention:
    """The names of some pieces; a Mention if there is somebody who cannot see them all."""
    seen: list[frozenset[int]] = []
    hidden = False
    for piece in pieces:
        who = frozenset(
            [reader for reader in readers(game) if game.sees(reader, game.place[piece])]
        )
        seen.append(who)
        hidden = hidden or len(who) <= game.players
    return Mention(tuple(pieces), tuple(names), tuple(seen)) if hidden else ", ".join(names)


def settle(lines: Sequence[Any], game: Any) -> None:
    """A step is complete: its lines stay as they are now."""
    for line in lines:
        if isinstance(line, Line):
            line.settle(game)


def plain(lines: Sequence[Any]) -> list[str]:
    """The lines of the pack alone, with all names."""
    return [str(line) for line in lines if isinstance(line, (str, Line))]


def read_by(lines: Sequence[Any], game: Any, player: int) -> list[str]:
    """The log as a player may read it.

    Notes are gathered, and so are equal lines about what the reader cannot see: "draws five cards".
    """
    told: list[str] = []
    notes: list[Roll | Move] = []
    times = 1
    for line in lines:
        if not isinstance(line, (str, Line)):
            if isinstance(line, Roll) or (isinstance(line, Move) and not line.laid):
                notes.append(line)
            continue
        words: str = line.read_by(game, player) if isinstance(line, Line) else line
        if notes:
            told += _noted(notes, game, (*told[-1:], words))
            notes = []
        single = words.count(HIDDEN) == 1 and isinstance(line, Line)
        if single and told and told[-1] == words.replace(HIDDEN, _several(times)):
            times += 1
            told[-1] = words.replace(HIDDEN, _several(times))
        else:
            times = 1
            told.append(words)
    return told + _noted(notes, game, told[-1:])


def _several(count: int) -> str:
    if count == 1:
        return HIDDEN
    return f"{_NUMBERS[count] if count < len(_NUMBERS) else count} cards"


def _noted(notes: Sequence[Roll | Move], game: Any, near: Sequence[str]) -> list[str]:
    """Dice and moves in one line, without those that the lines before and after tell."""
    rolls = [note for note in notes if isinstance(note, Roll)]
    numbers = {int(n) for words in near for n in re.findall(r"\d{1,9}", words)}
    values = [note.value for note in rolls]
    parts: list[str] = []
    if rolls and sum(values) not in numbers and not numbers.issuperset(values):
        parts.append("dice " + ", ".join([f"d{r.sides}: {r.value}" for r in rolls]))
    ways: dict[int, tuple[int, int]] = {}
    for note in notes:
        if isinstance(note, Move):
            ways[note.piece] = (ways.get(note.piece, (note.before, 0))[0], note.after)
    made = [_moved(game, piece, *way) for piece, way in ways.items()]
    moves = [words for words, signs in made if words and not _any_in(signs, near)]
    parts += moves[:MOST_MOVES]
    if len(moves) > MOST_MOVES:
        parts.append(f"{len(moves) - MOST_MOVES} more moves")
    return [f"({'; '.join(parts)})"] if parts else []


def _moved(game: Any, piece: int, before: int, after: int) -> tuple[str, tuple[str, ...]]:
    """A move in words, none if it led nowhere; and words of which one tells it already."""
    name, size = game.piece_name(piece), game.board.size
    here, there = 0 <= before < size, 0 <= after < size
    if before == after or not (here or there):
        return "", ()
    if not there:
        return f"{name} leaves {game.place_name(before)}", (name, game.doc[piece].name)
    where = game.place_name(after)
    if not here:
        return f"{name} enters {where}", (where,)
    return f"{name}: {game.place_name(before)} to {where}", (where,)


def _any_in(signs: Sequence[str], lines: Sequence[str]) -> bool:
    return any(sign.lower() in line.lower() for sign in signs for line in lines)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
