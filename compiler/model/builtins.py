"""Functions and verbs that every game has, because they are geometry, order and bookkeeping."""

from __future__ import annotations

from dataclasses import dataclass

from compiler.language.types import (
    ABILITY,
    NUMBER,
    PLACE,
    PLAYER,
    SHAPE,
    SPACE,
    SQUARES,
    TEXT,
    TRUTH,
    UNKNOWN,
    ZONE,
    Type,
    list_of,
    piece,
)

SPACES = list_of(SPACE)
ANY_LIST = Type("list", "", UNKNOWN)
PIECE = piece("piece")


@dataclass(frozen=True, slots=True)
class Function:
    """A function of the language; UNKNOWN is any type, and in `gives` that of the first argument."""

    params: tuple[Type, ...]
    gives: Type
    text: str
    optional: int = 0  # how many of the last parameters may be left out

    def call(self, name: str) -> str:
        """`groups(squares, [number])`"""
        needed = len(self.params) - self.optional
        params = [_shown(p) if n < needed else f"[{_shown(p)}]" for n, p in enumerate(self.params)]
        return f"{name}({', '.join(params)})"

    def result(self) -> str:
        """What it gives, in words."""
        return _shown(self.params[0] if self.gives == UNKNOWN else self.gives)


def _shown(type: Type) -> str:
    if type == UNKNOWN:
        return "anything"
    if type == ANY_LIST:
        return "list"
    return "document" if type == Type("definition") else str(type)


FUNCTIONS = {
    "distance": Function(
        (SPACE, SPACE), NUMBER, "steps between two spaces along neighbours, -1 if there is no way"
    ),
    "steps": Function((SPACE, SPACE), NUMBER, "columns plus rows between two spaces of a grid"),
    "king_moves": Function(
        (SPACE, SPACE), NUMBER, "columns or rows between two spaces of a grid, whichever are more"
    ),
    "near": Function((SPACE,), SPACES, "the neighbours of a space"),
    "around": Function((SPACE,), SPACES, "the up to eight spaces around a space of a grid"),
    "shift": Function(
        (SPACE, NUMBER, NUMBER), SPACE, "the space that many columns and rows away, or nothing"
    ),
    "ray": Function(
        (SPACE, NUMBER, NUMBER),
        SPACES,
        "the spaces after a space in one direction (columns, rows), up to the edge",
    ),
    "lines": Function(
        (SPACE, NUMBER), list_of(SPACES), "the straight lines of that length through a space"
    ),
    "between": Function(
        (SPACE, SPACE), SPACES, "the spaces on the straight line between two spaces"
    ),
    "in_line": Function((SPACE, SPACE), TRUTH, "whether two spaces lie on one straight line"),
    "rectangle": Function(
        (SPACE, NUMBER, NUMBER), SPACES, "the spaces of a rectangle, given its top left space"
    ),
    "area": Function((SPACE, NUMBER), SPACES, "the spaces at most that many steps away"),
    "reachable": Function(
        (SPACE, NUMBER, SPACES, SPACES),
        SPACES,
        "the spaces that can be reached in that many steps, without passing the first list or ending on the second",
        optional=2,
    ),
    "reachable_from": Function(
        (SPACES, NUMBER, SPACES, SPACES),
        SPACES,
        "the same from any space of a list, without these spaces",
        optional=2,
    ),
    "shortest": Function(
        (SPACE, SPACE, SPACES), SPACES, "a shortest way that avoids some spaces", optional=1
    ),
    "route": Function((TEXT,), SPACES, "the spaces of a named route, in order"),
    "route_next": Function(
        (TEXT, SPACE, NUMBER), SPACE, "the space that many steps further along a route, or nothing"
    ),
    "route_left": Function(
        (TEXT, SPACE),
        NUMBER,
        "how many spaces of a route come after a space, -1 if it is not on the route",
    ),
    "base": Function(
        (NUMBER,),
        NUMBER,
        "what a stat would be if nothing were added to it or taken off it",
    ),
    "min": Function((NUMBER, NUMBER), NUMBER, "the smaller number"),
    "max": Function((NUMBER, NUMBER), NUMBER, "the larger number"),
    "abs": Function((NUMBER,), NUMBER, "the number without its sign"),
    "numbers": Function(
        (NUMBER, NUMBER), list_of(NUMBER), "the whole numbers from the first to the second"
    ),
    "size": Function(
        (UNKNOWN,), NUMBER, "how many things are in a list, a zone or a set of squares"
    ),
    "position": Function(
        (ANY_LIST, UNKNOWN),
        NUMBER,
        "the position of something in a list, counted from 0; -1 if it is not in it",
    ),
    "reverse": Function((ANY_LIST,), ANY_LIST, "the list in reverse order"),
    "take": Function((ANY_LIST, NUMBER), ANY_LIST, "the first members of a list"),
    "drop": Function((ANY_LIST, NUMBER), ANY_LIST, "a list without its first members"),
    "placements": Function(
        (SHAPE, NUMBER, NUMBER, SQUARES),
        list_of(SQUARES),
        "every way to lay a shape on a grid of that width and height without the blocked squares",
    ),
    "covers": Function(
        (SQUARES, SQUARES), TRUTH, "whether the first set of squares contains all of the second"
    ),
    "overlap": Function((SQUARES, SQUARES), SQUARES, "the squares in both sets"),
    "union": Function((SQUARES, SQUARES), SQUARES, "the squares in either set"),
    "without": Function(
        (SQUARES, SQUARES), SQUARES, "the squares of the first set that are not in the second"
    ),
    "square": Function(
        (NUMBER, NUMBER, NUMBER),
        SQUARES,
        "the square at a column and row of a grid of that width (default: the width in `kind: game`)",
        optional=1,
    ),
    "drawn": Function(
        (TEXT, TEXT), SQUARES, "the squares of a drawing (rows of letters) that have this letter"
    ),
    "groups": Function(
        (SQUARES, NUMBER),
        list_of(SQUARES),
        "the groups of squares that touch along their sides, on a grid of that width",
        optional=1,
    ),
    "singles": Function((SQUARES,), list_of(SQUARES), "each square of a set by itself"),
    "has_pieces": Function((PLACE,), TRUTH, "whether anything is on a space or in a zone"),
    "merged": Function(
        (Type("definition"), Type("definition")),
        UNKNOWN,  # what the two have in common
        "one document made of two: fields as `merges` of their kind says, the abilities of both; it equals either",
    ),
    "waits_for": Function(
        (PIECE, TEXT), TRUTH, "whether a piece has an ability that waits for that event"
    ),
    "turn_order": Function(
        (PLAYER,),
        list_of(PLAYER),
        "the players who have not lost, in turn order, starting with this one",
    ),
    "usable": Function((PIECE,), list_of(ABILITY), "the abilities of a piece that can be used now"),
}


# What functions were called before; packs may still say so, and are warned.
FORMER_FUNCTIONS = {"king": "king_moves", "joined": "union", "parts": "groups"}


@dataclass(frozen=True, slots=True)
class NativeVerb:
    args: tuple[Type, ...]
    preps: tuple[tuple[str, Type, bool], ...]  # preposition, type, whether it must be given
    text: str


VERBS = {
    "move": NativeVerb(
        (PIECE,), (("to", PLACE, True),), "put a piece on a space or on top of a zone"
    ),
    "bury": NativeVerb((PIECE,), (("in", ZONE, True),), "put a piece at the bottom of a zone"),
    "place": NativeVerb(
        (Type("definition"),),
        (("at", PLACE, False), ("in", ZONE, False), ("for", PLAYER, False)),
        "make a new piece (`as name` gives it a name)",
    ),
    "discard_from_game": NativeVerb((PIECE,), (), "take a piece out of the game"),
    "shuffle": NativeVerb((ZONE,), (), "shuffle a zone"),
    "transform": NativeVerb(
        (PIECE,),
        (("into", Type("definition"), True),),
        "turn a piece into that of another document; it keeps its place, owner and state",
    ),
    "hold": NativeVerb((PIECE,), (), "keep the auras that reach a piece now, until it is released"),
    "release": NativeVerb((PIECE,), (), "let auras reach a piece by distance again"),
    "activate": NativeVerb((PIECE, ABILITY), (), "use an ability of a piece"),
}
