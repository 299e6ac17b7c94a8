"""The players' log: lines that tell nobody what he may not know.

A line is plain text if everybody may read it. Where it names a piece that somebody cannot see,
neither when the line was told nor after what was told had happened, that player reads `something`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

HIDDEN: Final = "something"


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
        for piece, name, seen in zip(self.pieces, self.names, self.seen, strict=True):
            sees = player in seen or game.sees(player, game.place[piece])
            shown.append(name if sees else HIDDEN)
        return ", ".join(shown)


class Line:
    """A line that not everybody may read: its full text, and what others read by player."""

    def __init__(self, parts: tuple[Any, ...]) -> None:
        self.parts = parts
        self.others: dict[int, str] | None = None  # None: what it tells is still happening

    def __str__(self) -> str:
        return _capital("".join([str(part) for part in self.parts]))

    def settle(self, game: Any) -> None:
        """What is told has happened: who could not see it until now will not."""
        self.others = {player: self.read_by(game, player) for player in range(game.players)}

    def read_by(self, game: Any, player: int) -> str:
        if self.others is not None:
            return self.others[player]
        words = [p.read_by(game, player) if isinstance(p, Mention) else p for p in self.parts]
        return _capital("".join(words))


def line_of(words: Sequence[Any]) -> str | Line:
    """A line of the log; plain text if everybody may read it."""
    for word in words:
        if isinstance(word, Mention):
            return Line(tuple(words))
    return _capital("".join(words))


def mention(game: Any, pieces: Sequence[int], names: Sequence[str]) -> str | Mention:
    """The names of some pieces; a Mention if there is somebody who cannot see them all."""
    seen: list[frozenset[int]] = []
    hidden = False
    for piece in pieces:
        who = frozenset([p for p in range(game.players) if game.sees(p, game.place[piece])])
        seen.append(who)
        hidden = hidden or len(who) < game.players
    return Mention(tuple(pieces), tuple(names), tuple(seen)) if hidden else ", ".join(names)


def settle(lines: Sequence[Any], game: Any) -> None:
    """A step is complete: its lines stay as they are now."""
    for line in lines:
        if isinstance(line, Line):
            line.settle(game)


def read_by(lines: Sequence[Any], game: Any, player: int) -> list[str]:
    """The log as a player may read it."""
    return [w.read_by(game, player) if isinstance(w, Line) else w for w in lines]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
