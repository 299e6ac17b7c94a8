"""A game at a table: who sits where, who may answer, and what each of them is shown.

It knows nothing of processes and sockets. Clients are those who look on: each holds some seats (none: a spectator) and
reads as one of them at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from interpreter import (
    SPECTATOR,
    Decision,
    Game,
    Policy,
    Program,
    Save,
    Session,
    StartError,
    Thinker,
)
from siegewright.failures import in_words
from siegewright.play.board_picture import grounds
from siegewright.play.choices import steps_of
from siegewright.play.display import documents_named
from siegewright.play.game_table import can_skip
from siegewright.simulation.bots import BOTS, EFFORT, SensibleBot
from siegewright.simulation.lookahead import TURN
from siegewright.simulation.sim_games import tell_result
from siegewright.table.told import covered, paper, told

PERSON: Final = "person"
RULES: Final = "rules"  # this seat has no player
ADVICE: Final = 24  # continuations that are imagined for a proposal
LINES: Final = 400  # of the log that a late client is shown
FOUND: Final = 12  # cards that a search shows
LONGEST_NAME: Final = 40
NOTES: Final = 200  # of the table that are kept


class Refused(Exception):
    """What a client asks for cannot be; the words are for the person there."""


@dataclass(frozen=True, slots=True)
class Answered:
    """Who answered what was asked, and whether there was a choice."""

    player: int
    by: str  # a person, or the name of a bot
    forced: bool


@dataclass(slots=True)
class Client:
    """A client that looks at the table."""

    id: str
    seats: tuple[int, ...]  # that are played from there
    host: bool = False
    reader: int = SPECTATOR  # as whom the screen is read now
    papers: set[str] = field(default_factory=set)  # documents that were sent
    entries: int = -1  # of the trail that were sent; -1: none, and nothing is on the screen
    steps: int = -1  # the number of answers then
    replay: Session | None = None


@dataclass(frozen=True, slots=True)
class Undo:
    """A wish to take answers back, which others must agree to."""

    seat: int
    left: int  # answers that stay
    at: int  # answers there were
    waiting: frozenset[int]  # seats that have not agreed yet


class Sitting:
    """A session and those who sit round it.

    `keep` is called after every change, with the save and what else a table is: who plays, their names, its notes. `who` says for each seat who plays it.
    """

    def __init__(
        self,
        program: Program,
        session: Session,
        who: Sequence[str],
        names: Sequence[str],
        keep: Callable[[Save, Mapping[str, list[str]]], None],
        notes: Sequence[str] = (),
        effort: int = EFFORT,
    ) -> None:
        setting = program.scenarios()[session.scenario]
        if len(who) != session.players:
            raise StartError(f"{session.players} play, and {len(who)} sit at the table")
        self.program = program
        self.session = session
        self.who = [RULES if seat in setting.automatic else w for seat, w in enumerate(who)]
        for name in self.who:
            if name not in (PERSON, RULES) and name not in BOTS:
                raise StartError(f"there is no bot `{name}`")
        self.titles = [str(name) for name in session.table()["players"]]
        self.names = [tidy(name) for name in names]
        self.people = {seat for seat, w in enumerate(self.who) if w == PERSON}  # now or before
        self.keep = keep
        self.notes = list(notes)  # what the table has agreed on, for the log
        self.effort = effort
        self.clients: dict[str, Client] = {}
        self.bots: dict[int, Policy | Thinker] = {}
        self.skipping: set[int] = set()
        self.undo_asked: Undo | None = None
        self.secret = False  # whether anybody has ever known more than another
        self.failed = ""  # how the rules failed, if they did
        self.unsaved = False
        self.stage: Callable[[], dict[str, Any] | None] = lambda: None  # of its campaign
        self.marks: list[dict[str, Any]] = []  # where the replay can jump to
        self.history: list[Answered] = []
        self._asked: tuple[Decision, dict[str, Any]] | None = None
        self._retrace()

    # ------------------------------------------------------------------ the game

    def _retrace(self) -> None:
        """Go through the answers again and note who gave them: a save has only their numbers."""
        done, before = self.session, len(self.session.answers)
        again = Session(done.program, done.scenario, done.players, done.options, done.seed)
        self._mark(again)
        for answer in done.answers:
            decision = again.decision
            assert decision is not None
            forced = len(decision.options) == 1
            self.history.append(Answered(decision.player, self.who[decision.player], forced))
            again.answer(answer)
            self._mark(again)
        assert len(self.history) == before
        self._see_secrets()

    def _mark(self, session: Session) -> None:
        """Note where a phase or a turn begins."""
        game = session.game
        assert isinstance(game, Game)
        mark = {
            "at": len(session.answers),
            "phase": game.phase,
            "active": game.active if 0 <= game.active < game.players else None,
            "round": game.columns().get("table_round"),
        }
        last = self.marks[-1] if self.marks else {}
        if any(mark[key] != last.get(key) for key in ("phase", "active", "round")):
            self.marks.append(mark)

    def _see_secrets(self) -> None:
        """Whether a screen that several share must be covered between them: once it must, it always must."""
        if self.secret:
            return
        people = [seat for seat, who in enumerate(self.who) if who == PERSON]
        self.secret = len(people) > 1 and not all(self.session.alike(s, SPECTATOR) for s in people)

    @property
    def game(self) -> Game:
        game = self.session.game
        assert isinstance(game, Game)
        return game

    def next_bot(self) -> int | None:
        """The seat that answers by itself now, if one does: a bot, a choice of one, or a player who skips."""
        decision = self.session.decision
        if decision is None or self.failed:
            return None
        player = decision.player
        if self.who[player] != PERSON or len(decision.options) == 1:
            return player
        if can_skip(decision):
            return player if player in self.skipping else None
        if decision.prompt.name == TURN:
            self.skipping.discard(player)
        return None

    def in_a_hurry(self) -> bool:
        """Whether the next answer by itself is worth no pause: there is nothing to choose."""
        decision = self.session.decision
        return decision is not None and len(decision.options) == 1

    def let_bot_answer(self) -> None:
        """Answer for the seat of `next_bot`."""
        decision = self.session.decision
        assert decision is not None
        player = decision.player
        if len(decision.options) == 1:
            self._answer(0)
        elif self.who[player] == PERSON:
            self._answer(len(decision.options) - 1)
        else:
            bot = self.bots.get(player)
            if bot is None:
                bot = BOTS[self.who[player]](self.session.seed + player, self.effort)
                self.bots[player] = bot
            try:
                if callable(bot):
                    index = bot(self.session.game, player, decision.prompt, decision.options)
                else:
                    moment = self.session.moment()
                    index = bot.think(moment, player, decision.prompt, decision.options)
            except Exception as error:
                self.failed = f"{self.called(player)} cannot decide: {in_words(error)}"
                return
            self._answer(index)

    def _answer(self, index: int) -> None:
        decision = self.session.decision
        assert decision is not None
        forced = len(decision.options) == 1
        try:
            self.session.answer(index)
        except Exception as error:
            words = in_words(error)
            if self.who[decision.player] == PERSON and not forced:
                raise Refused(f"The rules of the game fail here: {words}") from error
            self.failed = f"The rules of the game fail here: {words}"
            return
        self.history.append(Answered(decision.player, self.who[decision.player], forced))
        self.undo_asked = None
        self._mark(self.session)
        self._see_secrets()
        self.save()

    def save(self) -> None:
        """To be kept, by `flush`, before anybody is shown what happened."""
        self.unsaved = True

    def flush(self) -> None:
        if self.unsaved:
            about = {"notes": self.notes, "who": self.who, "names": self.names}
            self.keep(self.to_save(hashed=False), about)
            self.unsaved = False

    def save_for(self, client: Client) -> Save:
        """The game as a file for the host.

        A save has the seed and all answers, and with them every secret of the game. While other people play, no client gets it.
        """
        if not client.host or (self.session.decision and self.people - set(client.seats)):
            raise Refused(
                "The save of a game tells all its secrets. The host can download it once the game is over, "
                "or if nobody else has played. The table keeps the game in any case."
            )
        return self.to_save()

    def to_save(self, hashed: bool = True) -> Save:
        bots = {
            seat: (who, self.effort)
            for seat, who in enumerate(self.who)
            if who not in (PERSON, RULES)
        }
        return replace(self.session.to_save(hashed), bots=bots)

    def called(self, seat: int) -> str:
        """How a seat is called at the table: with the name of who sits there, if there is one."""
        name = self.names[seat] if seat < len(self.names) else ""
        return f"{name} ({self.titles[seat]})" if name else self.titles[seat]

    # ------------------------------------------------------------------ what clients do

    def join(self, id: str, seats: Sequence[int], host: bool = False) -> Client:
        mine = tuple([s for s in seats if self.who[s] == PERSON])
        client = Client(id, mine, host)
        client.reader = mine[0] if mine else SPECTATOR
        if len(mine) > 1 and self.secret:
            client.reader = SPECTATOR
        self.clients[id] = client
        return client

    def leave(self, id: str) -> None:
        self.clients.pop(id, None)

    def answer(self, client: Client, n: int, option: str) -> None:
        """Take an answer, if it is to the question that is open now and from the seat that is asked."""
        decision = self._asked_there(client, n)
        ids = [o["id"] for o in self.question(decision)["options"]]
        if option not in ids:
            raise Refused("There is no such option.")
        self._answer(ids.index(option))

    def _asked_there(self, client: Client, n: int) -> Decision:
        """The open decision, if it is the one that a client means and a person who sits there is asked."""
        decision = self.session.decision
        if decision is None:
            raise Refused("The game is over.")
        if n != len(self.session.answers):
            raise Refused("That question has been answered already.")
        if decision.player not in client.seats or self.who[decision.player] != PERSON:
            raise Refused("Another player is asked.")
        if self.secret and client.reader != decision.player:
            raise Refused("The screen is covered.")
        return decision

    def skip(self, client: Client, n: int) -> None:
        """Pass now, and whenever the seat is asked before its next turn."""
        decision = self._asked_there(client, n)
        if not can_skip(decision):
            raise Refused("This question cannot be skipped.")
        self.skipping.add(decision.player)
        self._answer(len(decision.options) - 1)

    def uncover(self, client: Client, seat: int) -> None:
        """A person at a shared screen confirms that the right person sits in front of it."""
        decision = self.session.decision
        asked = decision is not None and decision.player == seat
        if seat not in client.seats or not (asked or decision is None):
            raise Refused("That seat is not asked.")
        client.reader = seat

    def advise(self, client: Client, n: int) -> str:
        """What looks best to a bot, if the pack says what looks good."""
        decision = self._asked_there(client, n)
        setting = self.program.scenarios()[self.session.scenario]
        if setting.evaluate is None:
            raise Refused("This game gives no advice.")
        bot = SensibleBot(self.session.seed, ADVICE)
        moment = self.session.moment()
        index = bot.think(moment, decision.player, decision.prompt, decision.options)
        return str(self.question(decision)["options"][index]["id"])

    def rename(self, client: Client, seat: int, name: str) -> None:
        if seat not in client.seats:
            raise Refused("That seat is taken.")
        while len(self.names) <= seat:
            self.names.append("")
        self.names[seat] = tidy(name)
        self.save()

    def give_seat(self, client: Client, seat: int, who: str) -> None:
        """The host lets a bot play on for a person, or a person for a bot."""
        if not client.host:
            raise Refused("Only the host can do that.")
        if not 0 <= seat < len(self.who) or self.who[seat] == RULES:
            raise Refused("There is no such seat.")
        if who != PERSON and who not in BOTS:
            raise Refused(f"There is no bot `{who}`.")
        self.who[seat] = who
        self.bots.pop(seat, None)
        if who == PERSON:
            self.people.add(seat)
        self.undo_asked = None  # others have to agree now
        self.note(f"{self.titles[seat]} is now played by {_kind(who)}.")
        self.save()

    def note(self, line: str) -> None:
        self.notes.append(line)
        del self.notes[:-NOTES]

    # ------------------------------------------------------------------ undo

    def wish_undo(self, client: Client, n: int) -> None:
        """Take back the last choice that was made from there: at once, or when all others agree.

        It is free as long as nothing was revealed and no other player has chosen since.
        """
        if n != len(self.session.answers):
            raise Refused("The game has continued.")
        left = self.undo_to(client)
        if left is None:
            raise Refused("There is no choice of yours to take back.")
        seat = self.history[left].player
        others = self.others(client)
        if not others or self.undo_is_free(client, left):
            self._undo(seat, left)
        else:
            self.undo_asked = Undo(seat, left, n, frozenset(others))

    def undo_to(self, client: Client) -> int | None:
        """How many answers stay if a client takes its last choice back; None if it has made none."""
        for index in range(len(self.history) - 1, -1, -1):
            done = self.history[index]
            if done.player in client.seats and done.by == PERSON and not done.forced:
                return index
        return None

    def undo_is_free(self, client: Client, left: int) -> bool:
        since = self.history[left:]
        if any(a.by == PERSON and not a.forced and a.player not in client.seats for a in since):
            return False
        return not self.session.revealed(len(self.history) - left)

    def others(self, client: Client) -> set[int]:
        """The seats of other people."""
        return {s for s, who in enumerate(self.who) if who == PERSON and s not in client.seats}

    def agree(self, client: Client, n: int, yes: bool) -> None:
        """Say whether another may take a choice back."""
        asked = self.undo_asked
        if asked is None or n != asked.at:
            raise Refused("That request has ended.")
        mine = asked.waiting & set(client.seats)
        if not mine:
            raise Refused("You are not asked for that.")
        if not yes:
            self.undo_asked = None
            who = self.called(min(mine))
            self.note(f"{self.called(asked.seat)} may not take a choice back: {who} says no.")
            self.save()
            return
        waiting = asked.waiting - mine
        if waiting:
            self.undo_asked = replace(asked, waiting=waiting)
        else:
            self._undo(asked.seat, asked.left)

    def _undo(self, seat: int, left: int) -> None:
        number = len(self.history) - left
        shown = self.session.revealed(number)
        self.session.undo(number)
        del self.history[left:]
        self.marks = [mark for mark in self.marks if mark["at"] <= left]
        self.undo_asked = None
        self.failed = ""
        self.skipping.clear()
        told = ", after something was revealed" if shown else ""
        self.note(f"{self.called(seat)} takes a choice back{told}.")
        self.save()

    # ------------------------------------------------------------------ what clients are shown

    def hello(self, client: Client) -> dict[str, Any]:
        """What does not change."""
        board = self.game.board
        setting = self.program.scenarios()[self.session.scenario]
        client.papers = set()
        client.entries = -1
        return {
            "hello": {
                "table": self.session.table(),
                "scenario": setting.title,
                "map": {
                    "id": board.map,
                    "hexagonal": board.hexagonal,
                    "sections": self.program.sections(board),
                    "columns": list(self.program.column_heads(board)),
                    "draw": self.program.drawing(board),
                    "means": grounds(self.game),
                },
                "squares": self.program.squares_width,
                "glossary": self.program.glossary,
                "advice": setting.evaluate is not None,
                "host": client.host,
                "mine": list(client.seats),
                "bots": sorted(BOTS),
            }
        }

    def state(self, client: Client) -> dict[str, Any]:
        """What a client may know now; the trail goes on from what was sent to it before."""
        session, decision = self.session, self.session.decision
        asked = decision.player if decision is not None else None
        curtain = self._curtain(client, asked)
        if asked is not None and asked in client.seats and curtain is None:
            client.reader = asked
        reader = SPECTATOR if curtain is not None else client.reader
        afresh = client.entries < 0 or client.steps > len(session.answers)
        first = max(0, session.entries - LINES) if afresh else min(client.entries, session.entries)
        question: dict[str, Any] | None = None
        if (
            decision is not None
        ):  # its words may name a card that only the one who is asked has seen
            question = self.question(decision) if reader == asked else {"player": asked}
        data = {
            **self._shown(client, session, reader, first, afresh),
            "n": len(session.answers),
            "ask": question,
            "curtain": curtain,
            "failed": self.failed,
            "notes": self.notes[-50:],
            "seats": self._seats(),
            "undo": self._undo_shown(client),
        }
        if session.decision is None:
            data["result"] = tell_result(
                self.program, session.scenario, session.game, session.players
            )
            data["standings"] = session.standings()
            data["campaign"] = self.stage()
        client.entries = session.entries
        client.steps = len(session.answers)
        data["papers"] = self._papers(client, data)
        return {"state": data}

    def _shown(
        self, client: Client, session: Session, reader: int, first: int, afresh: bool
    ) -> dict[str, Any]:
        view = session.view(reader)
        game = session.game
        assert isinstance(game, Game)
        return {
            "reader": reader,
            "view": {name: _slim(name, value) for name, value in view.items()},
            "told": told(game, view, reader),
            "covers": covered(game, view),
            "trail": [] if afresh else session.trail(reader, first),
            "afresh": afresh,
            "log": session.log_of(reader, first),
            "zones": session.zones(),
        }

    def question(self, decision: Decision) -> dict[str, Any]:
        """The open decision for the one who is asked, with the parts of its options; made once."""
        if self._asked is None or self._asked[0] is not decision:
            question = self.session.question()
            assert question is not None
            steps = steps_of(self.game, decision)
            for option, parts in zip(question["options"], steps, strict=False):
                option["steps"] = [[s.about, s.words, s.hint] for s in parts]
            question["skip"] = can_skip(decision)
            self._asked = decision, question
        return self._asked[1]

    def _curtain(self, client: Client, asked: int | None) -> int | None:
        """The seat that a shared screen waits for, if what it shows must be covered."""
        if len(client.seats) < 2 or not self.secret:
            return None
        if asked is None:  # the game is over
            return None
        return asked if asked in client.seats and client.reader != asked else None

    def _seats(self) -> list[dict[str, Any]]:
        there = {seat for client in self.clients.values() for seat in client.seats}
        return [
            {
                "title": self.titles[seat],
                "name": self.names[seat] if seat < len(self.names) else "",
                "who": who,
                "there": who != PERSON or seat in there,
            }
            for seat, who in enumerate(self.who)
        ]

    def _undo_shown(self, client: Client) -> dict[str, Any]:
        asked = self.undo_asked
        data: dict[str, Any] = {"can": self.undo_to(client) is not None}
        if asked is not None:
            data["by"] = self.called(asked.seat)
            data["waiting"] = [self.called(seat) for seat in sorted(asked.waiting)]
            data["agree"] = bool(asked.waiting & set(client.seats))
        return data

    def _papers(self, client: Client, data: Mapping[str, Any]) -> dict[str, Any]:
        """The documents that a message names and that have not been sent to this client yet."""
        wanted = {seen["is"] for seen in data["view"]["pieces"].values()}
        wanted |= {entry["is"] for entry in data["trail"] if "is" in entry}
        question = data.get("ask") or {}
        for option in question.get("options", ()):
            wanted |= set(_documents(option))
        for name, form in data["view"].items():
            if name.startswith(("table_", "space_", "player_")):
                wanted |= {id for id in _words(form) if id in self.program.definitions}
        new = sorted([id for id in wanted - client.papers if id in self.program.definitions])
        client.papers |= set(new)
        return {id: paper(self.program, id) for id in new}

    def read(self, words: str) -> dict[str, Any]:
        """Cards and words of the game with these words in their names; all of them lie in the box."""
        return {"read": documents_named(self.program, words)[:FOUND], "words": words}

    # ------------------------------------------------------------------ replay

    def replay(self, client: Client, at: int) -> dict[str, Any]:
        """The game as it was after so many answers, for this client's eyes."""
        done = self.session
        at = max(0, min(at, len(done.answers)))
        was = client.replay
        here = len(was.answers) if was is not None else -1
        if (
            was is None
            or was.answers != done.answers[: len(was.answers)]
            or not 0 <= at - here <= 40
        ):
            was = done.clone()  # it goes back to a state that is kept near there
            if at < len(done.answers):
                was.undo(len(done.answers) - at)
            here = -1
        first = was.entries
        for answer in done.answers[len(was.answers) : at]:
            was.answer(answer)
        client.replay = was
        decision = done.decision
        covered_now = self._curtain(client, decision.player if decision is not None else None)
        reader = client.reader if covered_now is None else SPECTATOR
        afresh = here < 0
        data = {
            **self._shown(client, was, reader, 0 if afresh else first, afresh),
            "n": at,
            "of": len(done.answers),
            "ask": None,
            "marks": self.marks,
            "seats": self._seats(),
            "log": was.log_of(reader, max(0, was.entries - LINES)),
            "undo": {"can": False},
            "notes": [],
        }
        data["papers"] = self._papers(client, data)
        return {"replay": data}


def tidy(name: str) -> str:
    """A name in one line, short, and without signs that turn the text around it.

    >>> tidy(" Anna\\n\u202eB. ")
    'Anna B.'
    """
    kept = "".join(" " if ch.isspace() else ch for ch in name if ch.isprintable() or ch.isspace())
    return " ".join(kept.split())[:LONGEST_NAME]


def _slim(name: str, value: Any) -> Any:
    """A column of pieces without those that have nothing there: a page knows what is missing."""
    if not name.startswith("piece_"):
        return value
    return {key: v for key, v in value.items() if v}


def _kind(who: str) -> str:
    return "a person" if who == PERSON else f"a {who} bot"


def _documents(part: Any) -> list[str]:
    """The ids of documents inside an option."""
    if isinstance(part, dict):
        found = [part["document"]] if isinstance(part.get("document"), str) else []
        return found + [id for value in part.values() for id in _documents(value)]
    if isinstance(part, list):
        return [id for value in part for id in _documents(value)]
    return []


def _words(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, list):
        return [word for member in value for word in _words(member)]
    return []
