"""Where pieces may come to lie, as far as rules say: noted while a file is checked, and put together for the whole game.

before   move deck.top to hand            deal 2 from news to p.hand
after    goes @verb:deal.deck verb:deal.hand     enters verb:deal.deck news     enters verb:deal.hand hand

A verb that takes zones, such as those of a library, moves pieces only between the zones that some rule hands to it.
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler.check.doubts import role_of
from compiler.check.elaborate_scope import Scoped
from compiler.check.facts import Facts
from compiler.language import syntax as s
from compiler.model import core as c
from compiler.model.definitions import Routine, World

ANYWHERE, BOARD, ANY = "*", "space", "piece"
VERB = "verb:"
TAKEN = ("zone", "place")  # the types of parameters that are followed to their calls


# ------------------------------------------------------------------ noting


def note_move(e: Scoped, args: list[c.Core], node: s.Phrase) -> None:
    """Remember to which places pieces of a kind come, or those of another place."""
    kind = args[0].type.name or ANY
    if kind == ANY and (home := _home(e, args[0])) != ANYWHERE:
        kind = f"@{home}"
    for place in args[1:3]:
        if place.type.form in ("space", "zone", "place", "list"):
            e.report.ends.setdefault(f"goes {kind} {_place(e, place)}", e.span(node.verb))


def note_places(e: Scoped, routine: Routine, args: tuple[c.Core, ...], node: s.Node) -> None:
    """Remember which places a rule hands to a verb."""
    if routine.form != "verb":
        return
    for param, value in zip(routine.params, args, strict=True):
        if param.type.form in TAKEN:
            key = f"enters {VERB}{routine.name}.{param.name} {_place(e, value)}"
            e.report.ends.setdefault(key, e.span(node))


def _place(e: Scoped, value: c.Core) -> str:
    """A zone, the board, a parameter of a verb, or anywhere."""
    role = role_of(e, value)
    if isinstance(value, c.ZoneRef):
        return value.zone
    if value.type.form == "space":
        return BOARD
    known = value.type.form in TAKEN and role.startswith("role verb ")
    return VERB + role.removeprefix("role verb ") if known else ANYWHERE


def _home(e: Scoped, value: c.Core) -> str:
    """The place in which something lies, if the sentence says so: `deck.top`, `heap.pieces`."""
    match value:
        case c.Get(owner=owner, field="top" | "bottom" | "pieces", how="builtin"):
            return _place(e, owner)
        case c.Select(source=source):
            return _home(e, source)
        case c.Var(name=name) if e.several is not None and e.several.group is not None:
            return _home(e, e.several.group) if name == e.several.var else ANYWHERE
        case _:
            return ANYWHERE


# ------------------------------------------------------------------ putting together


class Whereabouts:
    """Which kinds of pieces may lie where in a game."""

    def __init__(self, world: World, facts: Facts) -> None:
        self.world, self.ends = world, facts.ends
        self.handed: dict[str, set[str]] = {}
        moves: list[tuple[str, str]] = []
        for key in facts.ends:
            word, _, rest = key.partition(" ")
            one, _, other = rest.partition(" ")
            if word == "enters":
                self.handed.setdefault(one, set()).add(other)
            elif word == "goes":
                moves.append((one, other))
        self.kinds: dict[str, set[str]] = {}  # place -> the kinds of what comes there
        self._follow([(mover, place) for mover, token in moves for place in self._places(token)])

    def _places(self, token: str) -> frozenset[str]:
        """What a token stands for: a parameter stands for all places that rules hand to it."""
        seen: set[str] = set()
        waiting = [token]
        while waiting:
            place = waiting.pop()
            if place not in seen:
                seen.add(place)
                waiting += self._handed(place) if place.startswith(VERB) else ()
        return frozenset(place for place in seen if not place.startswith(VERB))

    def _handed(self, token: str) -> set[str]:
        """What rules hand to a verb; to one of this pack that no rule calls, an expansion may hand anything."""
        verb = self.world.routine("verb", token.removeprefix(VERB).partition(".")[0])
        own = verb is not None and verb.pack == self.world.pack
        return self.handed.get(token, {ANYWHERE} if own else set())

    def _follow(self, moves: list[tuple[str, str]]) -> None:
        """Carry kinds from place to place until nothing is added any more."""
        changed = True
        while changed:
            changed = False
            for mover, place in moves:
                found = self.kinds.setdefault(place, set())
                before = len(found)
                found.update(self._movers(mover))
                changed = changed or len(found) > before

    def _movers(self, mover: str) -> Iterator[str]:
        if not mover.startswith("@"):
            yield mover
            return
        for place in self._places(mover.removeprefix("@")):
            yield from [ANY] if place == ANYWHERE else list(self.kinds.get(place, ()))
            yield from list(self.kinds.get(ANYWHERE, ()))

    def never_in_play(self, kind: str) -> list[str]:
        """The zones in which pieces of a kind lie, if that is all and none of these is in play."""
        if f"made {kind}" not in self.ends:
            return []  # it comes into the game in a way that is not seen here
        places = [place for place, movers in self.kinds.items() if self._among(kind, movers)]
        if any(place in (ANYWHERE, BOARD) or self.world.zones[place].active for place in places):
            return []
        return sorted(places)

    def ever_in(self, kind: str, zone: str) -> bool:
        """Whether any rule may bring a piece of a kind into a zone."""
        return any(self._among(kind, self.kinds.get(place, set())) for place in (zone, ANYWHERE))

    def _among(self, kind: str, movers: set[str]) -> bool:
        is_a = self.world.is_a
        return any(
            mover == ANY or kind == ANY or is_a(kind, mover) or is_a(mover, kind)
            for mover in movers
        )
