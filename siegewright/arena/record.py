"""What is kept of a game: one row, with lists of its seats, its pieces and some of its decisions.

Everything comes from the trail and the state; no word of any game is used.

- A *turn* starts whenever another player becomes active, or the round of the game changes.
- A piece is *seen* once it was where its owner may look; a piece without an owner, where everybody may.
- It is *played* when it comes into play after the set-up, or when an action that names it reveals it to everybody.
- It *died* when it left play.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from interpreter import NOTHING, SPECTATOR, Event, Move, Playable, scores_of
from siegewright.simulation.settings import Setting
from siegewright.simulation.sim_games import (
    counted_in,
    describe_result,
    seat_name,
    words_for,
)

Row = dict[str, Any]
# The columns of a row as DuckDB calls their types; `shards.py` writes them in this order.
COLUMNS = {
    "game": "BIGINT",
    "scenario": "VARCHAR",
    "players": "INTEGER",
    "setting": "VARCHAR",  # the name of the way to set up
    "options": "STRUCT(name VARCHAR, value VARCHAR)[]",
    "seed": "BIGINT",
    "lineup": "VARCHAR",  # the bots as they were named, whatever their seats
    "result": "VARCHAR",
    "outcome": "VARCHAR",
    "error": "VARCHAR",
    "decisions": "INTEGER",
    "steps": "INTEGER",
    "turns": "INTEGER",
    "rounds": "INTEGER",
    "leads": "INTEGER",  # how often another player took the lead
    "phase": "VARCHAR",  # in which the game ended
    "event": "VARCHAR",  # the last one
    "counted": "STRUCT(name VARCHAR, hit BOOLEAN)[]",  # for a balance document
    "seats": "STRUCT(seat INTEGER, name VARCHAR, bot VARCHAR, won BOOLEAN, score INTEGER, decisions INTEGER, offered INTEGER, lost_turn INTEGER)[]",
    "things": "STRUCT(document VARCHAR, seat INTEGER, copies INTEGER, seen INTEGER, played INTEGER, died INTEGER, turns INTEGER)[]",
    "choices": "STRUCT(decision INTEGER, seat INTEGER, prompt VARCHAR, action VARCHAR, document VARCHAR, offered INTEGER, taken BOOLEAN)[]",
}
ROUND = "table_round"
MOST_LEADS = 500  # turns of one game in which the lead is looked at


class Piece:
    """What has happened to one piece so far."""

    __slots__ = ("died", "document", "entered", "played", "seen", "turns")

    def __init__(self, document: str) -> None:
        self.document = document
        self.seen = False
        self.played = False
        self.died = False
        self.entered = -1  # the turn in which it came into play, while it is
        self.turns = 0


class Recorder:
    """Watches one game, and gives its row."""

    def __init__(
        self, program: Playable, setting: Setting, number: int, sample: int, watches: bool = True
    ) -> None:
        self.program = program
        self.setting = setting
        self.number = number
        self.sample = sample  # of so many decisions, one is kept; 0 keeps none
        self.watches = watches  # whether it is told what happens, or only the end
        self.scenario: Any = program.scenarios()[setting.scenario]
        self.people = [s for s in range(setting.players) if s not in self.scenario.automatic]
        self.decisions = [0] * setting.players
        self.offered = [0] * setting.players
        self.lost_turn: dict[int, int] = {}
        self.turn = 0
        self.at: tuple[Any, ...] = ()
        self.leader = -1
        self.leads = 0
        self.event = ""
        self.pieces: dict[int, Piece] = {}
        self.named: set[int] = set()  # pieces out of play that an action of this step names
        self.choices: list[Row] = []
        self.last: Any = None  # the game after the last complete step

    # ------------------------------------------------------------------ while it is played

    def asked(
        self, game: Any, player: int, prompt: Any, options: Sequence[Any], answer: int
    ) -> None:
        self.decisions[player] += 1
        self.offered[player] += len(options)
        parts = getattr(prompt, "parts", None)
        if parts is None:
            return
        action, values = parts(game, options[answer])
        if action:
            for form, value in values.values():
                if form == "piece" and value != NOTHING and not game.in_play(game.place[value]):
                    self.named.add(value)
        if self.sample and len(options) > 1:
            number = sum(self.decisions) - 1
            if (self.number * 7919 + number) % self.sample == 0:
                self._keep_choice(game, number, player, prompt, options, answer)

    def stepped(self, game: Any, trail: list[Any]) -> None:
        for entry in trail:
            if isinstance(entry, Move):
                self._moved(game, entry)
            elif isinstance(entry, Event):
                self.event = entry.name
        self.named.clear()
        for player in getattr(game, "lost", ()):
            self.lost_turn.setdefault(player, self.turn)
        at = (getattr(game, "active", 0), getattr(game, ROUND, 0))
        if at != self.at:
            self.at = at
            self.turn += 1
            if self.turn <= MOST_LEADS:
                self._look_who_leads(game)
        self.last = game

    def _moved(self, game: Any, move: Move) -> None:
        number = move.piece
        piece = self.pieces.get(number)
        if piece is None:
            piece = self.pieces[number] = Piece(move.document.id)
            if move.before >= 0:
                self._begun(game, number, piece, move.before)
        self._look(game, number, piece, move.after)
        now = game.in_play(move.after)
        if now and piece.entered < 0:
            piece.entered = self.turn
            piece.played = piece.played or not move.laid
        elif not now and piece.entered >= 0:
            piece.died = True
            piece.turns += self.turn - piece.entered
            piece.entered = -1
        if number in self.named and move.after >= 0 and game.sees(SPECTATOR, move.after):
            piece.played = True

    def _begun(self, game: Any, number: int, piece: Piece, place: int) -> None:
        """A piece that lay there before anything was told."""
        self._look(game, number, piece, place)
        if game.in_play(place):
            piece.entered = 0

    def _look(self, game: Any, number: int, piece: Piece, place: int) -> None:
        if not piece.seen and place >= 0:
            owner = game.owner[number]
            piece.seen = game.sees(owner if owner >= 0 else SPECTATOR, place)

    def _look_who_leads(self, game: Any) -> None:
        """By score, or by the pack's evaluation; in a copy, as rules may do anything when asked."""
        judge = self.scenario.score if hasattr(self.scenario, "score") else None
        judge = judge or getattr(self.scenario, "evaluate", None)
        if judge is None or len(self.people) < 2 or game.over:
            return
        with suppress(Exception):
            copy = game.clone()
            worth = [judge(copy, player) for player in self.people]
            best = max(worth)
            if worth.count(best) > 1:
                return  # no player leads
            leader = self.people[worth.index(best)]
            if self.leader >= 0 and leader != self.leader:
                self.leads += 1
            self.leader = leader

    def _keep_choice(
        self, game: Any, number: int, player: int, prompt: Any, options: Sequence[Any], answer: int
    ) -> None:
        """One row for each kind of option: how many of it were offered, and whether one was taken."""
        groups: dict[tuple[str, str], int] = {}
        for option in options:
            kind = _kind_of(game, prompt, option)
            groups[kind] = groups.get(kind, 0) + 1
        taken = _kind_of(game, prompt, options[answer])
        # Kinds of the same action are together: the report counts an action once for each decision.
        for kind, count in sorted(groups.items()):
            self.choices.append(
                {
                    "decision": number,
                    "seat": player,
                    "prompt": str(prompt.name),
                    "action": kind[0],
                    "document": kind[1],
                    "offered": count,
                    "taken": kind == taken,
                }
            )

    # ------------------------------------------------------------------ when it is over

    def row(
        self,
        game: Any,
        seed: int,
        bots: Sequence[str],
        lineup: str,
        decisions: int,
        steps: int,
        error: str = "",
    ) -> Row:
        """The row of the game; `game` is None if it failed before its first step."""
        setting = self.setting
        finished = game is not None and not error
        result = "error"
        if finished:
            result = describe_result(self.program, setting.scenario, game, setting.players)
        rounds = getattr(game, ROUND, None)
        return {
            "game": self.number,
            "scenario": setting.scenario,
            "players": setting.players,
            "setting": setting.name,
            "options": [
                {"name": name, "value": _plain(value)}
                for name, value in sorted(setting.options.items())
            ],
            "seed": seed,
            "lineup": lineup,
            "result": result,
            "outcome": str(getattr(game, "outcome", "")) if finished else "",
            "error": error,
            "decisions": decisions,
            "steps": steps,
            "turns": self.turn,
            "rounds": rounds if isinstance(rounds, int) else None,
            "leads": self.leads,
            "phase": str(getattr(game, "phase", "")),
            "event": self.event,
            "counted": self._counted(game) if finished and setting.balance else [],
            "seats": [self._seat(game, seat, bots[seat], finished) for seat in self.people],
            "things": self._things(game) if self.watches and game is not None else [],
            "choices": self.choices,
        }

    def _seat(self, game: Any, seat: int, bot: str, finished: bool) -> Row:
        scores = scores_of(game) if finished else ()
        return {
            "seat": seat,
            "name": seat_name(self.program, self.setting.scenario, seat),
            "bot": bot,
            "won": finished and seat in game.winners,
            "score": scores[seat] if seat < len(scores) else None,
            "decisions": self.decisions[seat],
            "offered": self.offered[seat],
            "lost_turn": self.lost_turn.get(seat),
        }

    def _counted(self, game: Any) -> list[Row]:
        pairs = counted_in(self.program, self.setting, game)
        return [{"name": name, "hit": hit} for name, hit in pairs]

    def _things(self, game: Any) -> list[Row]:
        """The pieces, gathered by document and by whom they belong to in the end."""
        found: dict[tuple[str, int], Row] = {}
        for number, document in enumerate(getattr(game, "doc", ())):
            piece = self.pieces.get(number)
            if piece is None:  # it never moved
                piece = Piece(document.id)
                self._begun(game, number, piece, game.place[number])
            owner = game.owner[number]
            row = found.get((piece.document, owner))
            if row is None:
                row = found[piece.document, owner] = {
                    "document": piece.document,
                    "seat": owner if owner >= 0 else None,
                    "copies": 0,
                    "seen": 0,
                    "played": 0,
                    "died": 0,
                    "turns": 0,
                }
            row["copies"] += 1
            row["seen"] += piece.seen
            row["played"] += piece.played
            row["died"] += piece.died
            row["turns"] += piece.turns
            if piece.entered >= 0:
                row["turns"] += self.turn - piece.entered
        return [found[key] for key in sorted(found)]


def _kind_of(game: Any, prompt: Any, option: Any) -> tuple[str, str]:
    """The action of an option, and the first document in it; for a bare choice, what is chosen."""
    action, values = prompt.parts(game, option)
    for form, value in values.values():
        if value is None:
            continue
        if form == "piece" and value != NOTHING:
            return action or "", str(game.doc[value].id)
        if form == "definition":
            return action or "", str(value.id)
    if action is None:
        form, value = next(iter(values.values()))
        if form in ("number", "truth", "enum", "text"):
            return words_for(prompt.describe(game, option)), ""
    return ("pass" if action == "" else action or ""), ""


def _plain(value: object) -> str:
    """The value of an option as text: the same for equal values."""
    return value if isinstance(value, str) else json.dumps(value, default=str)
