"""Determinization: a copy of a game in which everything hidden from one player is drawn again.

A bot that looks ahead in the real state would see hands, decks and coming dice. In a determinized copy they are
random and independent of the real ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.board import NOTHING
from interpreter.game import Game
from interpreter.rng import Rng

# A small generator, `state * _FACTOR % _PRIME`: decks are dealt for every look ahead, and the quality of `Rng` is not
# needed there.
_PRIME = (1 << 61) - 1
_FACTOR = 1099087573


class Deal:
    """What lies where once all that is hidden was dealt again; it is laid out in games of the same moment."""

    __slots__ = ("_contents", "_live", "_owner", "_place")

    def __init__(self, game: Game, moved: bool) -> None:
        self._contents = game.contents[:]
        self._place = game.place[:]
        self._owner = game.owner[:]
        self._live = game.live if moved else None  # if other pieces are in play now

    def lay_out(self, game: Game) -> None:
        # In place: rules that ask may hold these lists.
        game.contents[:] = self._contents
        game.place[:] = self._place
        game.owner[:] = self._owner
        if self._live is not None:
            game.now_in_play(self._live)


def redraw_hidden(game: Game, player: int, seed: int, deals: dict[int, Deal] | None = None) -> None:
    """Draw again, in place, all that `player` does not know: hidden pieces, hidden values, chance.

    `deals` keeps the deals of one moment by seed, so that the same seed gives the same deal.
    """
    game.rng = Rng(seed)
    known = deals.get(seed) if deals is not None else None
    if known is not None:
        known.lay_out(game)
    else:
        moved = _deal(game, player, seed)
        if deals is not None:
            deals[seed] = Deal(game, moved)
    for number, name in enumerate(game.program.forms.hidden):
        _redraw_values(game, player, name, seed + number)
    game.stamp += 1


def _deal(game: Game, player: int, seed: int) -> bool:
    """Deal the pieces that a player does not see; says whether that may change which ones are in play."""
    hidden = [
        place
        for place in range(game.board.size, len(game.contents))
        if game.contents[place] and not game.sees(player, place)
    ]
    dealt: list[tuple[int, tuple[int, ...]]] = []
    for places in _pools(game, hidden):
        dealt += _dealt(game, places, seed)
    where = game.place
    if game.zone_owning:
        # What comes into such a zone changes its owner: it belongs to whose the place is.
        owners = [[game.owner[piece] for piece in game.contents[place]] for place, _ in dealt]
        for (_, inside), before in zip(dealt, owners, strict=True):
            for piece, owner in zip(inside, before, strict=True):
                game.owner[piece] = owner
    for place, inside in dealt:
        game.contents[place] = inside
        for piece in inside:
            where[piece] = place
    moved = any(game.in_play(place) for place, _ in dealt)
    if moved:
        game.now_in_play(tuple([p for p in range(len(game.doc)) if game.in_play(where[p])]))
    return moved


def _pools(game: Game, places: list[int]) -> list[list[int]]:
    """Hidden places that may hold each other's pieces: of one owner or of nobody, for the same kinds.

    A rival's hand and deck are one pool, so is everything drawn from a common deck.
    """
    size = game.board.size
    pools: list[tuple[int, set[type], list[int]]] = []
    for place in places:
        owner = game.zone_owners[place - size]
        kinds = {type(game.doc[p]) for p in game.contents[place]}
        members = [place]
        apart: list[tuple[int, set[type], list[int]]] = []
        for known in pools:
            fits = known[0] == owner or known[0] < 0 or owner < 0
            if fits and kinds & known[1]:
                owner = max(owner, known[0])
                kinds |= known[1]
                members = known[2] + members
            else:
                apart.append(known)
        pools = [*apart, (owner, kinds, members)]
    return [members for _, _, members in pools]


def _dealt(game: Game, places: list[int], seed: int) -> list[tuple[int, tuple[int, ...]]]:
    """Shuffle the pieces of a pool; how many of which owner lie where stays as it is.

    With a zone that owns what enters it, the owner says nothing about a piece, but only where it lies.
    """
    owning = not game.zone_owning.isdisjoint(places)
    owner_of = [NOTHING] * len(game.owner) if owning else game.owner
    slots: dict[int, list[int]] = {}  # the pieces of each owner
    for place in places:
        for piece in game.contents[place]:
            slots.setdefault(owner_of[piece], []).append(piece)
    dealt: dict[int, list[int]] = {}
    for owner in sorted(slots):
        pieces = sorted(slots[owner])  # in an order that tells nothing
        _shuffle(pieces, seed)
        dealt[owner] = pieces
    return [
        (place, tuple([dealt[owner_of[piece]].pop() for piece in game.contents[place]]))
        for place in places
    ]


def _redraw_values(game: Game, player: int, name: str, seed: int) -> None:
    """Draw again what a column holds that `player` may not see.

    Values of spaces, and of pieces of one kind, are shuffled among those that hide them. The others become any
    value that they can have; if nobody knows which that are, the player's own, or what they start with.
    """
    owner = name.partition("_")[0]
    if owner == "table":
        setattr(game, name, _possible(game, name, getattr(game, name), 1, seed)[0])
        return
    column: list[Any] = getattr(game, name)
    if owner == "player":
        known = [p for p in range(game.players) if game.sees_state(player, name, p)]
        unknown = [p for p in range(game.players) if p not in known]
        own = column[known[0] if known else player]
        values = _possible(game, name, own, len(unknown), seed, bool(known))
        for which, value in zip(unknown, values, strict=True):
            column[which] = value
        return
    groups: dict[Any, list[int]] = {}
    for number in range(len(column)):
        if owner == "space":
            groups.setdefault("", []).append(number)
        elif game.place[number] >= 0 and not game.sees_state(player, name, game.owner[number]):
            groups.setdefault(type(game.doc[number]), []).append(number)
    for group in groups.values():
        values = [column[number] for number in group]
        if len(group) == 1:
            values = _possible(game, name, values[0], 1, seed)
        _shuffle(values, seed)
        for number, value in zip(group, values, strict=True):
            column[number] = value


def _possible(
    game: Game, name: str, value: Any, count: int, seed: int, own: bool = False
) -> list[Any]:
    """So many values that state can have. `value` tells how many it is made of, and with `own` what is known."""
    forms = game.program.forms
    form = forms.columns[name].split()[-1]
    known: Sequence[Any] = forms.possible.get(name, ())
    if form == "space":
        known = range(game.board.size)
    elif form == "player":
        known = range(game.players)
    single = not forms.columns[name].startswith("each ")
    if (len(known) < 2 and own) or forms.columns[name].startswith("list "):
        return [value if own else ()] * count
    state = _first(seed)
    made: list[Any] = []
    for _ in range(count):
        drawn = []
        for _ in range(1 if single else len(value)):
            state = state * _FACTOR % _PRIME
            drawn.append(known[state % len(known)])
        made.append(drawn[0] if single else tuple(drawn))
    return made


def _first(seed: int) -> int:
    """The first state of the generator."""
    return (seed + 0x9E3779B97F4A7C15) % _PRIME or 1


def _shuffle(pieces: list[Any], seed: int) -> None:
    """Shuffle in place, fast."""
    state = _first(seed)
    for last in range(len(pieces) - 1, 0, -1):
        state = state * _FACTOR % _PRIME
        other = state % (last + 1)
        pieces[last], pieces[other] = pieces[other], pieces[last]
