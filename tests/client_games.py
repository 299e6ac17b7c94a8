"""Random games of the shipped packs, as clients see them: nothing hidden is shown, and everything fits together.

At every decision, for every player and a spectator:
- Redrawing what a reader cannot know changes neither his view and its words, his log, his trail nor the question.
- The entries of the trail since the last decision, applied to the places of the last view, give those of the next.
- What a reader is shown has no number of a piece that he could not see.
- The ids of options are unique, and the same when the game is played again.

`python -m tests.client_games --decisions 400 --games 3` plays more of them than the tests do.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from typing import Any

from interpreter import Session
from interpreter.determinize import redraw_hidden
from interpreter.game import Game
from interpreter.log import read_by, readers
from interpreter.options import StartError
from interpreter.program import Program
from interpreter.questions import canonical, option_data, question
from interpreter.trail import SPECTATOR, Event, Move, Shuffle
from interpreter.trail_reader import read_trail
from interpreter.views import view
from siegewright.play.display import standing
from siegewright.table.told import told
from tests.helpers import shipped

PACKS = (
    "classics",
    "castle_assault",
    "kingdom_defenders",
    "kingdom_rush",
    "kings_armory",
    "kings_armory_asphar",
    "kings_armory_winter",
    "knight_fall",
)


class Positions:
    """Where pieces lie as far as a reader knows, kept up by what the trail tells him and nothing else."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.places = {int(place): list(inside) for place, inside in seen["places"].items()}
        self.sizes = {int(zone): size for zone, size in seen["sizes"].items()}
        self.further = {int(p): d.get("further", []) for p, d in seen["pieces"].items()}

    def apply(self, entry: dict[str, Any], visible: frozenset[int]) -> None:
        """`visible` are the zones into which the reader sees; a client knows them from the table."""
        word = next(iter(entry))
        if word == "zone":
            self.sizes[entry["zone"]] = 0
        elif word == "shuffle" and "order" in entry:
            assert sorted(self.places.get(entry["shuffle"], [])) == sorted(entry["order"])
            self.places[entry["shuffle"]] = list(entry["order"])
        elif word in ("new", "move", "gone"):
            self._move(entry[word], entry, visible)

    def _move(self, piece: Any, entry: dict[str, Any], visible: frozenset[int]) -> None:
        before, after = entry.get("from"), entry.get("to")
        known = not isinstance(piece, dict)
        for place in [*self.further.pop(piece, [])] if known else []:
            self.places[place].remove(piece)
        if before is not None:
            if before in self.sizes:
                self.sizes[before] -= 1
            if before not in self.sizes or before in visible:
                self.places[before].remove(piece)
        if after is None:
            return
        if after in self.sizes:
            self.sizes[after] += 1
        if after not in self.sizes or after in visible:
            inside = self.places.setdefault(after, [])
            inside.insert(0 if entry.get("bottom") else len(inside), piece)
        for place in entry.get("further", []):
            self.places.setdefault(place, []).append(piece)
        if "further" in entry:
            self.further[piece] = entry["further"]

    def shown(self) -> tuple[dict[str, list[int]], dict[str, int]]:
        places = {str(place): inside for place, inside in self.places.items() if inside}
        return places, {str(zone): size for zone, size in self.sizes.items()}


def visible_zones(table: dict[str, Any], reader: int) -> frozenset[int]:
    """The zones into which a reader sees, by what the table says of them."""
    return frozenset(
        zone["place"]
        for zone in table["zones"]
        if zone["visible"] == "all"
        or (zone["visible"] == "owner" and zone["owner"] == reader)
        or (zone["visible"] == "others" and zone["owner"] != reader >= 0)
    )


def pieces_in(entry: dict[str, Any], roles: dict[str, dict[str, str]]) -> Iterator[int]:
    """The numbers of pieces in an entry of a trail."""
    word = next(iter(entry))
    if word in ("new", "move", "gone") and isinstance(entry[word], int):
        yield entry[word]
    yield from entry.get("order", ())
    if word == "event":
        for role, form in roles[entry["event"]].items():
            yield from numbers_in(form, entry["roles"][role])


def numbers_in(form: str, value: Any) -> Iterator[int]:
    """The pieces in a value as a client gets it."""
    kind, _, item = form.partition(" ")
    if kind == "list":
        for member in value:
            yield from numbers_in(item, member)
    elif kind == "each":
        for member in value.values():
            yield from numbers_in(item.partition(" ")[2], member)
    elif form == "piece" and isinstance(value, int):
        yield value


def seen_in(entry: Any, game: Game, reader: int) -> set[int]:
    """The pieces that a reader could see when an entry was written: an account of its own, of the raw entries."""
    if isinstance(entry, Move):
        ends = [place for place in (entry.before, entry.after) if place >= 0]
        return {entry.piece} if any(game.sees(reader, place) for place in ends) else set()
    if isinstance(entry, Shuffle):
        return set(entry.order) if game.sees(reader, entry.zone) else set()
    if isinstance(entry, Event):
        seen = [p for p, place in entry.places.items() if place >= 0 and game.sees(reader, place)]
        return set(seen)
    return set()


def shown_to(session: Session, game: Game, reader: int, first: int) -> list[Any]:
    """Everything a client gets for a reader, of a game that may differ from the session's in what is hidden."""
    raw = session._lines(first)
    found: list[Any] = [
        view(game, reader),
        read_trail(raw, game, reader),
        read_by(raw, game, reader),
    ]
    found += [told(game, found[0], reader), *(standing(game, reader) if reader >= 0 else ())]
    asked: Any = session.decision
    if asked is not None and asked.player == reader:
        # An option with a card that its holder does not see is about a place, and says so (test_hidden.py).
        here: Any = session.game
        told_by = [option_data(here, reader, asked.prompt, option) for option in asked.options]
        plain = [
            option
            for option, data in zip(asked.options, told_by, strict=True)
            if '"hidden"' not in canonical(data)
        ]
        found.append(question(game, reader, asked.prompt, plain))
    elif asked is not None:
        found.append(asked.prompt.question(game, reader, asked=False))
    return found


def check_game(program: Program, scenario: str, seed: int, most: int) -> int:
    """Play a random game and check every decision of it; gives how many there were."""
    chance = random.Random(f"{scenario} {seed}")
    info = program.scenarios()[scenario]
    try:
        session = Session(program, scenario, chance.randint(*info.players), {}, seed)
    except StartError:
        return 0  # it needs options
    everybody = readers(session.game)
    last = {reader: session.view(reader) for reader in everybody}
    entries = 0
    asked: list[list[str]] = []
    while session.decision is not None and len(asked) < most:
        game: Any = session.game
        for reader in everybody:
            other = game.clone()
            other.log = game.log
            redraw_hidden(other, reader, chance.randrange(1 << 30))
            expected = shown_to(session, game, reader, entries)
            assert shown_to(session, other, reader, entries) == expected
            json.dumps(expected)  # all of it is JSON
        asked_now = session.question()
        assert asked_now is not None
        ids = [option["id"] for option in asked_now["options"]]
        assert len(set(ids)) == len(ids)
        asked.append(ids)
        entries = session.entries
        session.answer_id(chance.choice(ids))
        check_news(session, last, entries)
    again = Session(program, scenario, session.players, {}, seed)
    for ids, answer in zip(asked, session.answers, strict=True):
        asked_now = again.question()
        assert asked_now is not None
        assert [option["id"] for option in asked_now["options"]] == ids
        again.answer_id(ids[answer])
    assert again.state_hash() == session.state_hash()
    assert again.trail(SPECTATOR) == session.trail(SPECTATOR)
    return len(asked)


def check_news(session: Session, last: dict[int, dict[str, Any]], entries: int) -> None:
    """What the trail tells since the last decision leads from the last view to the next."""
    game: Any = session.game
    table = session.table()
    raw = session._lines(entries)
    for reader in last:
        positions = Positions(last[reader])
        visible = visible_zones(table, reader)
        for entry, read in zip(raw, session.trail(reader, entries), strict=True):
            assert set(pieces_in(read, table["events"])) <= seen_in(entry, game, reader)
            positions.apply(read, visible)
        last[reader] = session.view(reader)
        assert positions.shown() == (last[reader]["places"], last[reader]["sizes"])
        for piece, seen in last[reader]["pieces"].items():
            place = seen["place"]
            assert place < game.board.size or place in visible
            assert int(piece) in game.contents[place]
    for one in last:
        for other in last:
            assert session.alike(one, other) == (last[one] == last[other])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="of every scenario")
    parser.add_argument("--decisions", type=int, default=400, help="at most, of a game")
    parser.add_argument("--packs", nargs="*", default=PACKS)
    chosen = parser.parse_args()
    for pack in chosen.packs:
        program = shipped(pack)
        played = [
            check_game(program, scenario, seed, chosen.decisions)
            for scenario in program.scenarios()
            for seed in range(chosen.games)
        ]
        print(f"{pack}: {len(played)} games, {sum(played)} decisions")


if __name__ == "__main__":
    main()
