"""The state of a game in progress, and what generated rules may do with it.

Pieces, players, spaces and zones are numbers; what changes about them stands in columns, one list a
field. Everything in a column is immutable, so a clone is a copy of a few flat lists. Spaces and zones
share one numbering, so that every piece is in exactly one place: `place[piece]`, and -1 means out of
the game. Documents (cards, units, ...) are static objects shared by all games.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any, Final, TypeVar

from interpreter.board import MOST_ANSWERS, NOTHING, Board, FixedTables
from interpreter.documents import Definition, Occurrence
from interpreter.forms import pieces_in
from interpreter.grammar import ending, joined, owned, several
from interpreter.limits import (
    FUEL,
    LARGEST,
    LOOK,
    MOST_LINES,
    MOST_PIECES,
    OPTION,
    ROUND,
    UNLIMITED,
    OutOfFuel,
    RuleError,
    counted,
    rules_in,
)
from interpreter.log import HIDDEN, Line, Mention, line_of, mention
from interpreter.options import StartError
from interpreter.prompts import Prompt, YesNo, spoken
from interpreter.rng import HeardRng, NoRng, Rng
from interpreter.rules import Rules
from interpreter.shapes import bits_of
from interpreter.trail import (
    SPECTATOR,
    Cut,
    Event,
    Move,
    PhaseBegins,
    Shuffle,
    ZoneMade,
    may_see,
    where_it_was,
)

DEEPEST: Final = 100  # events inside events; Python itself gives up at about twice that


# A list keeps its type where it is walked over: machine code then knows that its items are numbers.
Group = TypeVar("Group", bound=Sequence[Any])
# What it costs to ask who changes a stat, and who may: pieces, and their modifiers.
Changers = tuple[int, tuple[tuple[int, Any], ...]]
# So few are asked again each time: to remember what they say takes longer.
FEW: Final = 1
Ask = Callable[["Game", int, Prompt, Sequence[Any]], int]
# What a player is offered, if whoever answers knows it: for the player, the name of the prompt, and
# whether passing is allowed. None if the rules have to find out; empty if there is nothing in a window.
Foresee = Callable[[int, str, bool], list[Any] | None]


def unanswered(game: Game, player: int, prompt: Prompt, options: Sequence[Any]) -> int:
    raise RuleError(f"nobody is there to answer: {spoken(game, prompt.words)}")


def unasked(game: Game, player: int, prompt: Prompt, options: Sequence[Any]) -> int:
    raise RuleError(f"the verb after `after` must not ask a player: {spoken(game, prompt.words)}")


class Sight(dict[Any, tuple[int, ...]]):
    """What is to be seen among the pieces in play: by a kind, all of that kind as they entered the game.

    Another one takes its place whenever a piece comes or goes, so clones may share it. The program keeps in
    `known` what it has found out about these pieces: who may change a stat, who waits for an event.
    """

    __slots__ = ("changes", "doc", "known", "live", "walk")

    def __init__(self, live: tuple[int, ...], doc: list[Any]) -> None:
        super().__init__()
        self.live = live
        self.doc = doc
        self.changes: dict[str, dict[int, Changers]] = {}  # by stat and piece
        self.known: dict[Any, Any] = {}  # by stat, and by the table of an event
        count = len(live)
        # With more pieces a round of a loop takes longer, as rules look at all of them, and for each
        # at all others.
        self.walk = ROUND + count + (count * count >> 6)

    def __missing__(self, kind: Any) -> tuple[int, ...]:
        doc = self.doc
        found = tuple([p for p in self.live if isinstance(doc[p], kind)])
        self[kind] = found
        return found

    def after(
        self,
        piece: int,
        now: bool,
        live: tuple[int, ...],
        doc: list[Any],
        part: tuple[tuple[Any, ...], tuple[type, ...]],
    ) -> Sight:
        """The same after a piece has come into play or left it: what it has no part in is still known.

        Its `part` are the stats that it may change, the events it waits for, and its kinds.
        """
        found = Sight(live, doc)
        found.update(self)
        found.changes = changes = self.changes.copy()
        found.known = known = self.known.copy()
        keys, kinds = part
        for key in keys:
            known.pop(key, None)
            changes.pop(key, None)
        for kind in kinds:
            group = found.get(kind)
            if group is not None:
                found[kind] = with_piece(group, piece) if now else without(group, piece)
        return found


NO_PIECES: Final = Sight((), [])

# Who comes next, for every number of players.
AFTER: Final = tuple([tuple([(p + 1) % max(n, 1) for p in range(n)]) for n in range(33)])
# Everybody from a player on, for every number of players.
AROUND: Final = tuple(
    [tuple([tuple([(p + k) % n for k in range(n)]) for p in range(n)]) for n in range(33)]
)
NO_DOCUMENT: Final = Definition("", "")


class Game:
    """What every game has; generated subclasses add the columns of their pack.

    `blank` leaves everything unset, for a copy that fills it at once.
    """

    __slots__ = (
        "about",
        "after",
        "active",
        "ask",
        "asking",
        "awards",
        "board",
        "busy",
        "callers",
        "chain",
        "contents",
        "copies",
        "doc",
        "extra",
        "foresee",
        "fuel",
        "heard",
        "held",
        "inside",
        "laid_out",
        "lasting",
        "live",
        "log",
        "lost",
        "options",
        "outcome",
        "over",
        "owner",
        "passed",
        "pc",
        "phase",
        "phases",
        "place",
        "played",
        "players",
        "program",
        "ranks",
        "ready",
        "refusals",
        "registers",
        "rng",
        "scores",
        "seen",
        "setting",
        "stamp",
        "stats",
        "stats_at",
        "steps",
        "used",
        "winners",
        "zone_holders",
        "zone_kinds",
        "zone_names",
        "zone_owning",
        "zone_owners",
        "zones_shared",
    )

    def __init__(
        self, program: Rules, board: Board, players: int, seed: int, blank: bool = False
    ) -> None:
        if blank:
            return
        self.program = program
        self.board = board
        self.players = players
        self.after = AFTER[players]
        self.ask: Ask = unanswered
        self.foresee: Foresee | None = None
        self.rng = Rng(seed)
        self.setting: Any = NO_DOCUMENT  # the document of the scenario
        self.options: dict[str, Any] = {}
        # Why it cannot begin, and because of which space; a list during the set-up.
        self.refusals: list[tuple[str, str]] | None = None
        self.ready = False  # whether the set-up of the scenario has been done
        self.laid_out = False  # whether its first part has been, which is the same in every game
        self.steps: tuple[Callable[[Any], int], ...] = ()
        self.phases: Mapping[str, Any] = {}  # as the scenario has them
        self.phase = ""  # that is running
        self.pc = 0  # the number of its next step
        self.registers: list[Any] = []  # the variables of the phase
        # The phases that wait for it to end: name, next step, variables.
        self.callers: tuple[tuple[str, int, tuple[Any, ...]], ...] = ()
        self.active = 0
        self.passed = False
        self.over = False
        self.winners: tuple[int, ...] = ()
        self.lost: tuple[int, ...] = ()  # players who are out, in that order
        self.ranks: tuple[int, ...] = ()  # of the players, from 1, once they are ranked
        self.scores: tuple[int, ...] = ()  # what they were ranked by first
        self.awards: tuple[tuple[str, int], ...] = ()  # titles, and who has them
        self.outcome = ""
        self.doc: list[Any] = []
        # The number of each piece among those of the same document, and how many there are of each.
        self.copies: tuple[tuple[int, ...], dict[int, int]] = ((), {})
        self.place: list[int] = []
        self.owner: list[int] = []
        self.extra: list[tuple[int, ...]] = []  # further spaces of pieces that need several
        self.held: list[tuple[int, ...] | None] = []
        self.contents: list[tuple[int, ...]] = []
        # Lists about zones are shared with clones until a piece brings a zone of its own.
        self.zones_shared = False
        self.zone_names: list[str] = []
        self.zone_kinds: list[str] = []
        self.zone_owners: list[int] = []
        # Of every place: whether what lies there is in play.
        self.played: list[bool] = [True] * board.size
        self.zone_owning: frozenset[int] = (
            frozenset()
        )  # what comes into them belongs to their owners
        self.zone_holders: list[int] = []  # the pieces that brought them; else -1
        self.live: tuple[int, ...] = ()
        self.seen = Sight((), self.doc)
        # Raised by everything that changes the state, so that stats are found again; those found since
        # `stats_at`, and the fuel that took, stand in `stats`.
        self.stamp = 0
        self.stats_at = -1
        self.stats: dict[Any, tuple[int, int]] = {}
        # stat, operator, amount, piece, period, and how often that ends before the change does
        self.lasting: tuple[tuple[str, str, int, int, str, int], ...] = ()
        self.used: tuple[tuple[str, int, str], ...] = ()  # period, piece, ability
        self.busy: tuple[tuple[int, str], ...] = ()  # replacements that are happening
        self.log: list[str | Line] | None = None
        self.heard: list[Any] | None = None  # the trail: what happens, with the lines of the log
        self.asking: dict[tuple[str, int, int], None] = {}  # stats that are being worked out
        self.inside = False  # whether the only changer of a stat is being asked
        self.about: Any = None  # the document whose stat is being asked for
        self.chain: list[str] = []
        self.fuel = FUEL

    # ------------------------------------------------------------------ for generated subclasses

    def add_columns(self, definition: Definition) -> None:
        """Give a new piece its starting values."""

    def columns(self) -> dict[str, Any]:
        """The columns of the pack, by name."""
        return {}

    def copy_columns(self, other: Any) -> None:
        """Copy the columns of the pack from `other`."""

    def fresh(self) -> Game:
        """A blank game of the same class."""
        return Game(self.program, self.board, self.players, 0, True)

    # ------------------------------------------------------------------ running

    def step(self) -> None:
        """Run from one boundary to the next; the set-up is the first step."""
        self.fuel = FUEL
        try:
            if not self.ready:
                self.start()
                return
            pc = self.steps[self.pc](self)
        except RecursionError as error:
            raise self.endless(error) from None
        if self.over:
            pc = -1
        elif pc < 0:
            pc = self.go_back()
            if pc < 0:
                self.over = True
                self.outcome = "finished"
        self.pc = pc

    def run_on(self, most: int) -> int:
        """Run so many steps, fewer if the game ends; gives how many it were."""
        done = 0
        if not self.ready:
            self.step()
            done = 1
        pc = self.pc
        try:
            for _ in range(done, most if pc >= 0 else done):
                done += 1
                self.fuel = FUEL
                self.pc = pc = self.steps[pc](self)
                if pc < 0 or self.over:
                    self.pc = pc = -1 if self.over else self.go_back()
                    if pc < 0:
                        break
        except RecursionError as error:
            raise self.endless(error) from None
        if pc < 0 and not self.over:
            self.over = True
            self.outcome = "finished"
        return done

    def run(self) -> None:
        """Play to the end; `ask` answers everything."""
        self.run_on(LARGEST)

    def begin(self, phase: str, *values: Any) -> None:
        """Run a phase next, and nothing after it."""
        self.phases = self.program.flow(self.setting.id)
        self.callers = ()
        self._run_phase(phase)
        self.registers[: len(values)] = values

    def enter(self, phase: str, after: int, *values: Any) -> int:
        """Run another phase, then go on with a step of this one. Gives the first step.

        `values` are those of the parameters of the phase: its first registers.
        """
        callers = self.callers
        if len(callers) >= DEEPEST:
            raise OutOfFuel(f"phases run each other without end: {self.phase} > {phase}")
        self.callers = (*callers, (self.phase, after, tuple(self.registers)))
        self._run_phase(phase)
        if values:
            self.registers[: len(values)] = values
        return 0

    def go_back(self) -> int:
        """The phase has ended: the next step of the one that waits for it, -1 if there is none."""
        while self.callers:
            self.phase, pc, registers = self.callers[-1]
            self.callers = self.callers[:-1]
            if pc >= 0:
                self.steps = self.phases[self.phase].steps
                self.registers = list(registers)
                if self.heard is not None:
                    self.note(PhaseBegins(self.phase))
                return pc
        return -1

    def _run_phase(self, phase: str) -> None:
        known = self.phases[phase]
        self.phase = phase
        self.steps = known.steps
        self.registers = [0] * known.registers
        self.pc = 0
        if self.heard is not None:
            self.note(PhaseBegins(phase))

    def lay_out(self) -> None:
        """Do what the set-up does alike in every game, once."""
        if not self.laid_out:
            self.laid_out = True
            layout = self.program.scenarios()[self.setting.id].layout
            if layout is not None:
                layout(self)

    def start(self) -> None:
        """Set up the scenario."""
        self.ready = True
        if not self.laid_out:
            self.lay_out()
        setup = self.program.scenarios()[self.setting.id].setup
        if setup is not None:
            self.refusals = []
            setup(self)
            if self.refusals:
                reasons = [words for words, _ in self.refusals]
                told = "this game cannot start: " + "; ".join(reasons)
                raise StartError(told, reasons, [place for _, place in self.refusals])
            self.refusals = None
        if self.over:
            self.pc = -1

    def refuse(self, *words: str) -> None:
        """The game cannot start like this; all reasons are reported together when it is set up."""
        if self.refusals is None:
            raise RuleError(f"a game can only be refused while it is set up: {''.join(words)}")
        self.refusals.append((joined(words), ""))

    def refuse_at(self, space: int, *words: str) -> None:
        """The same, because of a space of the map."""
        place = self.board.names[space] if space >= 0 else ""
        self.refuse(f"{place}: " if place else "", *words)
        assert self.refusals is not None
        self.refusals[-1] = (self.refusals[-1][0], place)

    def win(self, players: Sequence[int]) -> None:
        self.over = True
        self.winners = tuple(players)
        self.outcome = "won"

    def win_one(self, player: int) -> None:
        self.over = True
        self.winners = (player,)
        self.outcome = "won"

    def win_ranked(self, rows: Sequence[tuple[int, ...]], highest: Sequence[bool]) -> None:
        """The game is over; rows hold a player and what it is ranked by. The first are the winners.

        Players who are not ranked come after all who are, those who were eliminated last first.
        """
        signs = [1 if more else -1 for more in highest]
        keys = [tuple([sign * v for sign, v in zip(signs, r[1:], strict=True)]) for r in rows]
        ranks = [0] * self.players
        for row, key in zip(rows, keys, strict=True):
            ranks[row[0]] = 1 + sum([1 for other in keys if other > key])
        self.win([row[0] for row in rows if ranks[row[0]] == 1])
        for number, player in enumerate(reversed(self.lost)):
            ranks[player] = ranks[player] or len(rows) + 1 + number
        self.ranks = tuple(ranks)
        scores = {row[0]: row[1] for row in rows}
        self.scores = tuple([scores.get(player, 0) for player in range(self.players)])

    def eliminate(self, players: Sequence[int]) -> None:
        """Some players have lost; when all have, the game is over."""
        self.stamp += 1
        self.lost = (*self.lost, *[p for p in players if p not in self.lost])
        if len(self.lost) == self.players:
            self.lose()
            return
        # `p.next` is the next player who is still in the game.
        self.after = tuple([self.turn_order(p)[0] for p in AFTER[self.players]])

    def award(self, title: str, players: Sequence[int]) -> None:
        """Players earn a title; it stands beside the result, with a capital as titles have."""
        title = title[:1].upper() + title[1:]
        self.awards = (*self.awards, *[(title, player) for player in players])

    def lose(self) -> None:
        self.over = True
        self.winners = ()
        self.outcome = "lost"

    def tie(self) -> None:
        self.over = True
        self.winners = ()
        self.outcome = "tied"

    def endless(self, error: RecursionError) -> OutOfFuel:
        chain = " > ".join(self.chain[:8]) or "no event"
        self.chain.clear()
        rules = rules_in(error.__traceback__)
        return OutOfFuel(f"rules call each other without end: {rules} (during: {chain})")

    def walk(self, over: Group) -> Group:
        """Something long that is walked over, or a walk inside other walks."""
        self.fuel -= len(over) * LOOK
        if self.fuel < 0:
            raise OutOfFuel
        return over

    def offer(self, over: Group) -> Group:
        """Something that is walked over once for every option that came before: options take memory."""
        self.fuel -= len(over) * OPTION
        if self.fuel < 0:
            raise OutOfFuel
        return over

    def atlas(self) -> Board:
        """The board, for rules that search it: the larger it is, the longer that takes."""
        self.fuel -= self.board.size * LOOK
        if self.fuel < 0:
            raise OutOfFuel
        return self.board

    def spent(self) -> None:
        """Stops rules that look through lists or call several others, when the fuel is used up."""
        raise OutOfFuel

    def work_out(
        self, tables: FixedTables, key: Any, query: Callable[..., Any], *args: Any
    ) -> tuple[Any, int]:
        """The answer of a query to which the state of the game is all the same, and what it costs.

        It is worked out as if there were no pieces, so that it always costs the same.
        """
        fuel, seen = self.fuel, self.seen
        self.fuel, self.seen = FUEL, NO_PIECES
        try:
            answer = query(self, *args)
            cost = FUEL - self.fuel
        finally:
            self.fuel, self.seen = fuel, seen
        found = (tuple(answer) if isinstance(answer, list) else answer, cost)
        if len(tables.answers) >= MOST_ANSWERS:
            tables.answers.clear()
        tables.answers[key] = found
        return found

    def tick(self, where: str) -> None:
        """Called once a round of every loop that could go on for ever."""
        self.fuel -= self.seen.walk
        if self.fuel < 0:
            chain = " > ".join(self.chain) or "no event"
            raise OutOfFuel(f"a loop at {where} does not end (during: {chain})")

    # ------------------------------------------------------------------ pieces and places

    def create(self, definition: Definition, place: int, owner: int) -> int:
        """Make a piece; gives its number."""
        piece = len(self.doc)
        if piece >= MOST_PIECES:
            chain = " > ".join(self.chain[:8]) or "no event"
            raise OutOfFuel(
                f"more than {MOST_PIECES:,} pieces were made, the last is {definition.name} "
                f"(during: {chain})"
            )
        self.fuel -= ROUND
        self.doc.append(definition)
        self.place.append(NOTHING)
        self.owner.append(owner)
        self.held.append(None)
        self.extra.append(())
        self.add_columns(definition)
        self.stamp += 1
        if place >= 0:
            self.put(piece, place)
        return piece

    def transform(self, piece: int, definition: Definition | None) -> None:
        """Another document says from now on what a piece is; place, owner and state stay."""
        if definition is None:
            raise RuleError("a piece cannot become nothing")
        self.stamp += 1
        self.doc[piece] = definition
        self.copies = ((), {})
        self.now_in_play(self.live)

    def add_zone(self, name: str, visible: str, owner: int) -> int:
        if self.zones_shared:
            self.zones_shared = False
            self.zone_names = self.zone_names[:]
            self.zone_kinds = self.zone_kinds[:]
            self.zone_owners = self.zone_owners[:]
            self.zone_holders = self.zone_holders[:]
            self.played = self.played[:]
        self.contents.append(())
        self.zone_names.append(name)
        self.zone_kinds.append(visible)
        self.zone_owners.append(owner)
        self.played.append(name in self.program.active_zones)
        if name in self.program.owning_zones:
            self.zone_owning = self.zone_owning | {len(self.contents) - 1}
        # Zones of the table and of the players come before the first piece; later ones belong to the newest.
        self.zone_holders.append(len(self.doc) - 1)
        zone = len(self.contents) - 1
        if self.heard is not None:
            self.note(ZoneMade(zone))
        return zone

    def in_play(self, place: int) -> bool:
        """Whether what lies there is seen by rules about all pieces: spaces and active zones."""
        return place >= 0 and self.played[place]

    def put(self, piece: int, place: int) -> None:
        """Move a piece to a space, or on top of a zone; -1 takes it out of the game."""
        self.stamp += 1
        places = self.place
        before = places[piece]
        places[piece] = place
        contents = self.contents
        played = self.played
        was = False
        if before >= 0:
            was = played[before]
            inside = contents[before]
            # It is alone on a space or on top, mostly.
            contents[before] = inside[:-1] if inside[-1] == piece else without(inside, piece)
            if self.extra[piece]:
                for space in self.extra[piece]:
                    contents[space] = without(contents[space], piece)
                self.extra[piece] = ()
        if place >= 0:
            contents[place] += (piece,)
            if played[place] != was:
                self._moved(piece, not was)
            if self.zone_owning and place in self.zone_owning:
                self.owner[piece] = self.zone_owners[place - self.board.size]
        elif was:
            self._moved(piece, False)
        if self.heard is not None:
            laid = self.refusals is not None
            self.note(Move(piece, self.doc[piece], before, place, laid))

    def listen(self, trail: list[Any]) -> None:
        """Tell into this list from now on: lines of the log, and what happens between them."""
        self.log = self.heard = trail
        self.rng = HeardRng(self.rng, trail)

    def note(self, entry: Any) -> None:
        """Add an entry to the trail; it costs no fuel, as a game is the same with and without one."""
        heard = self.heard
        if heard is not None and len(heard) <= MOST_LINES:
            heard.append(entry if len(heard) < MOST_LINES else Cut())

    def note_event(self, event: Occurrence) -> None:
        """An event has happened."""
        roles = self.program.forms.events.get(event.EVENT, ())
        values = tuple([getattr(event, role) for role, _ in roles])
        pieces = [p for (_, form), v in zip(roles, values, strict=True) for p in pieces_in(form, v)]
        self.note(Event(event.EVENT, roles, values, {p: self._place_for(p) for p in pieces}))

    def _place_for(self, piece: int) -> int:
        """Where a piece is, or where it was before it left the game in this step."""
        place = self.place[piece]
        return place if place >= 0 else where_it_was(self.heard or [], piece)

    def put_on(self, piece: int, spaces: Sequence[int]) -> None:
        """Move a piece onto several spaces at once; the first is its place."""
        if not spaces:
            raise RuleError(f"{self.piece_name(piece)} cannot be moved to an empty list of spaces")
        self.put(piece, spaces[0])
        self.extra[piece] = tuple(spaces[1:])
        for space in self.extra[piece]:
            self.contents[space] = (*self.contents[space], piece)
        self.stamp += 1
        if self.heard is not None and isinstance(self.heard[-1], Move):
            self.heard[-1].further = self.extra[piece]

    def spaces_of(self, piece: int) -> tuple[int, ...]:
        """All spaces a piece stands on; none if it is not on the board."""
        place = self.place[piece]
        return (place, *self.extra[piece]) if 0 <= place < self.board.size else ()

    def on_board(self, place: int) -> bool:
        """Whether a place is a space; zones come after all spaces, and nothing is below 0."""
        return 0 <= place < self.board.size

    def pieces_in(self, places: Sequence[int]) -> list[int]:
        """The pieces in several zones, zone by zone."""
        contents = self.contents
        return [piece for place in places for piece in contents[place]]

    def stands_on(self, piece: int, place: int) -> bool:
        """Whether a piece is there, perhaps on other spaces too."""
        return self.place[piece] == place or place in self.extra[piece]

    def apart(self, measure: Callable[[int, int], int], a: int, b: int) -> int:
        """How far two pieces are apart, from the nearest of their spaces; -1 if there is no way."""
        if not self.extra[a] and not self.extra[b]:
            return measure(self.place[a], self.place[b])
        return nearest(measure, self.spaces_of(a), self.spaces_of(b))

    def distance_between(self, a: int, b: int) -> int:
        """How many steps two pieces are apart, from the nearest of their spaces; -1 if there is no way."""
        if self.extra[a] or self.extra[b]:
            return nearest(self.board.distance, self.spaces_of(a), self.spaces_of(b))
        return self.board.distance(self.place[a], self.place[b])

    def bury(self, piece: int, zone: int) -> None:
        self.put(piece, zone)
        self.contents[zone] = (piece, *self.contents[zone][:-1])
        self.stamp += 1
        if self.heard is not None and isinstance(self.heard[-1], Move):
            self.heard[-1].buried = True

    def _moved(self, piece: int, now: bool) -> None:
        """A piece has come into play, or left it."""
        self.live = live = with_piece(self.live, piece) if now else without(self.live, piece)
        part = self.program.part_in_play(self.doc[piece])
        self.seen = self.seen.after(piece, now, live, self.doc, part)
        if not now:
            self.held[piece] = None
            if self.held.count(None) < len(self.held):
                # It lets go, also if it comes back.
                for other, sources in enumerate(self.held):
                    if sources is not None and piece in sources:
                        self.held[other] = tuple([p for p in sources if p != piece])
            if self.lasting:
                self.lasting = tuple([e for e in self.lasting if e[3] != piece])

    def now_in_play(self, live: tuple[int, ...]) -> None:
        self.live = live
        self.seen = Sight(live, self.doc)

    def shuffle(self, zone: int) -> None:
        cards = list(self.contents[zone])
        self.fuel -= len(cards) * OPTION
        self.rng.shuffle(cards)
        self.contents[zone] = tuple(cards)
        self.stamp += 1
        if self.heard is not None:
            self.note(Shuffle(zone, self.contents[zone]))

    def top(self, place: int) -> int:
        inside = self.contents[place]
        return inside[-1] if inside else NOTHING

    def bottom(self, place: int) -> int:
        inside = self.contents[place]
        return inside[0] if inside else NOTHING

    def roll(self, count: int, sides: int, secret: bool = False) -> int:
        """Some dice, added; `secret` ones go into hidden state, and the log does not tell them."""
        roll = self.rng.roll_unheard if secret else self.rng.roll
        self.fuel -= count * OPTION
        return sum([roll(sides) for _ in range(count)])

    def space(self, name: str) -> int:
        """A space by its name, where it must be there."""
        found = self.board.find(name)
        if found < 0:
            raise RuleError(f"there is no space `{name}` on the map")
        return found

    def previous_player(self, player: int) -> int:
        """The player before one, without those who have lost."""
        return self.turn_order(player)[-1]

    def from_active(self) -> list[int]:
        """The players in turn order, the active one first."""
        return self.turn_order(self.active)

    def turn_order(self, first: int) -> list[int]:
        """The players who have not lost, in turn order from one of them on."""
        around = list(AROUND[self.players][first % self.players])
        return [player for player in around if player not in self.lost] if self.lost else around

    def changers(self, name: str, piece: int) -> Changers:
        """What it costs to ask who changes a stat of a piece, and who may; kept as long as all pieces stay."""
        by_piece = self.seen.changes.setdefault(name, {})
        found = by_piece.get(piece)
        if found is None:
            by_piece[piece] = found = self.program.changers(self, name, piece)
        return found

    def stat(self, name: str, piece: int) -> int:
        try:
            found = self.seen.changes[name][piece]
        except KeyError:
            found = self.changers(name, piece)
        base: int = getattr(self.doc[piece], name)
        changers = found[1]
        if not changers and not self.lasting:
            self.fuel -= found[0]
            return base
        if self.about is not None:
            return self.program.modified(self, name, piece, base, found)
        if len(changers) <= FEW and not self.inside and not self.asking:
            if self.lasting or self._may_change(changers[0], found[0], piece, None):
                return self.program.modified(self, name, piece, base, found)
            return base
        if self.stats_at == self.stamp:
            known = self.stats.get((name, piece))
            if known is not None:
                self.fuel -= known[1]
                return known[0]
        return self._stat_anew(name, piece, None, base, found)

    def stat_with(self, name: str, piece: int, about: Any) -> int:
        """A stat of a piece whose base stands on a document that it uses."""
        try:
            found = self.seen.changes[name][piece]
        except KeyError:
            found = self.changers(name, piece)
        base: int = getattr(about, name)
        changers = found[1]
        if not changers and not self.lasting:
            self.fuel -= found[0]
            return base
        if len(changers) <= FEW and not self.inside and not self.asking:
            if self.lasting or self._may_change(changers[0], found[0], piece, about):
                self.about = about
                base = self.program.modified(self, name, piece, base, found)
                self.about = None
            return base
        if self.stats_at == self.stamp:
            known = self.stats.get((name, piece, id(about)))
            if known is not None:
                self.fuel -= known[1]
                return known[0]
        return self._stat_anew(name, piece, about, base, found)

    def _may_change(self, changer: tuple[int, Any], cost: int, piece: int, about: Any) -> bool:
        """Whether the only one who may change a stat does: mostly it does not, and the stat is its base."""
        source, modifier = changer
        applies = modifier.applies
        if applies is None:
            return True
        self.fuel -= cost
        self.about = about
        self.inside = True
        try:
            return bool(applies(self, source, piece))
        except RuleError:
            return True  # it fails again where the stats that ask for each other are known
        finally:
            self.inside = False
            self.about = None

    def _stat_anew(self, name: str, piece: int, about: Any, base: int, found: Changers) -> int:
        """A stat, which holds until something changes."""
        fuel = self.fuel
        outer = self.about
        self.about = about
        value = self.program.modified(self, name, piece, base, found)
        self.about = outer
        if self.stats_at != self.stamp:
            self.stats = {}
            self.stats_at = self.stamp
        key = (name, piece) if about is None else (name, piece, id(about))
        self.stats[key] = (value, fuel - self.fuel)
        return value

    def base(self, name: str, piece: int, about: Any = None) -> int:
        """A stat, which may stand on a document that the piece uses, without what is added to it."""
        base: int = getattr(self.doc[piece] if about is None else about, name)
        found = self.changers(name, piece)
        if not found[1] and not self.lasting:
            self.fuel -= found[0]
            return base
        outer = self.about
        self.about = about
        base = self.program.modified(self, name, piece, base, found, True)
        self.about = outer
        return base

    def pick(self, options: Sequence[Any], nothing: Any) -> Any:
        """Chance chooses."""
        return self.rng.pick(options) if options else nothing

    # ------------------------------------------------------------------ choices

    def answer(self, player: int, prompt: Prompt, options: Sequence[Any]) -> int:
        if not 0 <= player < self.players:
            raise RuleError(
                f"nobody is asked `{spoken(self, prompt.words)}`: say who, as in `choose ... by active` or `resolve x by active`"
            )
        self.stamp += 1  # a stat that asks is asked for again
        return self.ask(self, player, prompt, options)

    def foreseen(self, player: int, name: str, may_pass: bool) -> list[Any]:
        """The options that need not be looked for, as when somebody imagines what he has been offered."""
        known = None if self.foresee is None else self.foresee(player, name, may_pass)
        return [] if known is None else known

    def choose(self, player: int, prompt: Prompt, options: Sequence[Any], nothing: Any) -> Any:
        """One of the options; a single one needs no question, and of none nothing can be chosen."""
        if self.program.has_alike:
            options = self.unlike(options, prompt.kinds, player)
        if len(options) < 2:
            return options[0] if options else nothing
        return options[self.answer(player, prompt, options)]

    def choose_or_nothing(
        self, player: int, prompt: Prompt, options: Sequence[Any], nothing: Any
    ) -> Any:
        """One of the options or none of them; of none, nobody is asked."""
        if not options:
            return nothing
        if self.program.has_alike:
            options = self.unlike(options, prompt.kinds, player)
        index = self.answer(player, prompt, [*options, None])
        return options[index] if index < len(options) else nothing

    def choose_some(
        self, player: int, prompt: Prompt, options: Sequence[Any], least: int, most: int
    ) -> list[Any]:
        """Several of the options, one after the other; `nothing` stops early once there are enough."""
        chosen: list[Any] = []
        rest = list(options)
        while rest and len(chosen) < most:
            offered = self.unlike(rest, prompt.kinds, player) if self.program.has_alike else rest
            if len(chosen) >= least:
                index = self.answer(player, prompt, [*offered, None])
                if index == len(offered):
                    break
            elif len(rest) <= least - len(chosen) or len(offered) == 1:
                index = 0
            else:
                index = self.answer(player, prompt, offered)
            chosen.append(rest.pop(rest.index(offered[index])))
        return chosen

    def sets_of(self, options: Sequence[Any], least: int, most: int) -> list[tuple[Any, ...]]:
        """Every way to choose so many of the options."""
        found: list[tuple[Any, ...]] = []
        for size in range(max(least, 0), min(most, len(options)) + 1):
            for chosen in combinations(options, size):
                self.fuel -= OPTION
                if self.fuel < 0:
                    raise OutOfFuel
                found.append(chosen)
        return found

    def choose_set(
        self, player: int, prompt: Prompt, sets: Sequence[Sequence[Any]]
    ) -> Sequence[Any]:
        """One of several sets, whose members are chosen one after the other; `nothing` ends it."""
        chosen: list[Any] = []
        left = [list(members) for members in sets]
        while True:
            rest = list(dict.fromkeys([x for members in left for x in members if x not in chosen]))
            done = any(len(members) == len(chosen) for members in left)
            if not rest:
                return chosen
            if self.program.has_alike:
                rest = self.unlike(rest, prompt.kinds, player)
            if len(rest) == 1 and not done:
                index = 0
            else:
                index = self.answer(player, prompt, [*rest, None] if done else rest)
            if index == len(rest):
                return chosen
            chosen.append(rest[index])
            left = [members for members in left if rest[index] in members]

    def unlike(self, options: Sequence[Any], kinds: Sequence[str], player: int) -> list[Any]:
        """The options, without those that the player cannot tell from one before: alike pieces in one place."""
        pieces = [number for number, kind in enumerate(kinds) if kind == "piece"]
        if not pieces:
            return list(options)
        found: dict[Any, Any] = {}
        for option in options:
            if isinstance(option, tuple):
                parts = list(option)
                for number in pieces:
                    parts[number] = self._face(parts[number], player)
                found.setdefault(tuple(parts), option)
            else:
                found.setdefault(self._face(option, player), option)
        return list(found.values())

    def _face(self, piece: int, reader: int | None) -> Any:
        """What a reader sees of a piece: the same for all that are alike, lie in one place and are in the same state."""
        definition = self.doc[piece] if piece >= 0 else None
        if definition is None or not definition.ALIKE or self.unseen(piece):
            return piece
        if piece in self.zone_holders:
            return piece  # other pieces may lie in its zones
        state = [_frozen(getattr(self, name)[piece]) for name in self._known_state(piece, reader)]
        lasting = [(*e[:3], *e[4:]) for e in self.lasting if e[3] == piece]
        used = [(e[0], e[2]) for e in self.used if e[1] == piece]
        further = (*state, *sorted(lasting), *sorted(used), _frozen(self.held[piece]))
        return (definition.id, self.place[piece], self.owner[piece], further)

    def _known_state(self, piece: int, reader: int | None) -> list[str]:
        """The columns of what changes on pieces, as far as a reader may know them for this one."""
        owner, program = self.owner[piece], self.program
        hidden = program.forms.hidden
        return [
            name
            for name in program.piece_columns
            if name not in hidden or (reader is not None and self.sees_state(reader, name, owner))
        ]

    def may(self, player: int, prompt: Prompt, bearer: int = NOTHING) -> bool:
        """Whether a player agrees; `bearer` is the piece whose ability asks."""
        asked = prompt if bearer == NOTHING else YesNo(prompt.name, prompt.words, bearer)
        return self.answer(player, asked, (True, False)) == 0

    # ------------------------------------------------------------------ time

    def used_times(self, period: str, piece: int, ability: str) -> int:
        count = 0
        for entry in self.used:
            if entry[0] == period and entry[1] == piece and entry[2] == ability:
                count += 1
        return count

    def use_up(self, period: str, piece: int, ability: str) -> None:
        self.fuel -= len(self.used)
        self.used = (*self.used, (period, piece, ability))
        self.stamp += 1

    def period_of(self, period: str, form: str, whose: int) -> str:
        """The name of a period that belongs to a player or a piece."""
        return f"{period} of {form} {whose}"

    def expire(self, period: str, after: int = 1) -> None:
        """A period ends: what lasted until then ends, what was used once per period can be used again.

        One that is nobody's ends for everybody. With `after`, what lasts until its end is over when it has
        ended so often; the state of pieces that ends with it is left alone until then.
        """
        self.stamp += 1
        whose = f"{period} of "
        if self.lasting:
            left: list[tuple[str, str, int, int, str, int]] = []
            for entry in self.lasting:
                if entry[4] != period and not entry[4].startswith(whose):
                    left.append(entry)
                elif entry[5] > 2 - after:
                    left.append((*entry[:5], entry[5] - 1))
            self.lasting = tuple(left)
        if after <= 1:
            name, _, who = period.partition(" of ")
            for timer in self.program.timers.get(name, ()):
                if not who:
                    timer.end(self, -1)
                elif timer.of_owner and who.startswith("player "):
                    timer.end(self, int(who[7:]))
        self.renew(period)

    def renew(self, period: str) -> None:
        """What was used once per period can be used again; what lasts until its end goes on."""
        self.stamp += 1
        whose = f"{period} of "
        if self.used:
            self.used = tuple(
                [e for e in self.used if e[0] != period and not e[0].startswith(whose)]
            )

    def last(
        self, stat: str, operator: str, amount: int, piece: int, period: str, times: int = 1
    ) -> None:
        """A stat of a piece changes until a period has ended so often."""
        if times < 1:
            return
        self.fuel -= len(self.lasting) * LOOK
        # A truth is counted as a number, in machine code and in Python: states must be the same.
        self.lasting = (*self.lasting, (stat, operator, int(amount), piece, period, times))
        self.stamp += 1

    # ------------------------------------------------------------------ copies and pictures

    def clone(self, rng: Rng | None = None) -> Game:
        """The same game, to be played on independently (with another generator if one is given)."""
        other = self.fresh()
        other.program = self.program
        other.board = self.board
        other.players = self.players
        other.after = self.after
        other.ask = self.ask
        other.foresee = None
        other.rng = self.rng.clone() if rng is None else rng
        other.setting = self.setting
        other.options = self.options
        other.ready = self.ready
        other.laid_out = self.laid_out
        other.refusals = None
        other.steps = self.steps
        other.phases = self.phases
        other.phase = self.phase
        other.pc = self.pc
        other.callers = self.callers
        other.registers = self.registers[:]
        other.active = self.active
        other.passed = self.passed
        other.over = self.over
        other.winners = self.winners
        other.lost = self.lost
        other.ranks = self.ranks
        other.scores = self.scores
        other.awards = self.awards
        other.outcome = self.outcome
        other.doc = self.doc[:]
        other.copies = self.copies
        other.place = self.place[:]
        other.played = self.played
        other.owner = self.owner[:]
        other.extra = self.extra[:]
        other.held = self.held[:]
        other.contents = self.contents[:]
        self.zones_shared = other.zones_shared = True
        other.zone_names = self.zone_names
        other.zone_kinds = self.zone_kinds
        other.zone_owners = self.zone_owners
        other.zone_owning = self.zone_owning
        other.zone_holders = self.zone_holders
        other.live = self.live
        other.seen = self.seen
        other.stamp = self.stamp
        other.stats_at = -1  # so it makes a dict of its own before it looks
        other.stats = self.stats
        other.lasting = self.lasting
        other.used = self.used
        other.busy = self.busy
        other.log = self.log[:] if self.log is not None else None
        other.heard = None
        other.about = None
        other.inside = False
        other.asking = {}
        other.chain = []
        other.fuel = self.fuel
        other.copy_columns(self)
        return other

    def what_if(self) -> Any:
        """A copy in which rules may try something out. Nobody is asked there, and no dice are rolled."""
        self.fuel -= ROUND + len(self.doc)
        if self.fuel < 0:
            raise OutOfFuel("`after` is evaluated too often")
        other = self.clone(NoRng())
        other.ask = unasked
        other.log = None
        return other

    def to_data(self) -> dict[str, Any]:
        """Everything that matters for how the game goes on, as plain data."""
        data: dict[str, Any] = {
            "ready": self.ready,
            "phase": self.phase,
            "pc": self.pc,
            "callers": [[name, pc, [_plain(r) for r in rest]] for name, pc, rest in self.callers],
            "registers": [_plain(r) for r in self.registers],
            "active": self.active,
            "passed": self.passed,
            "over": self.over,
            "winners": list(self.winners),
            "outcome": self.outcome,
            "rng": self.rng.to_data(),
            "pieces": [d.id for d in self.doc],
            "place": list(self.place),
            "owner": list(self.owner),
            "extra": [list(e) for e in self.extra],
            "held": [list(h) if h is not None else None for h in self.held],
            "contents": [list(c) for c in self.contents],
            "lasting": [list(e) for e in self.lasting],
            "used": [list(e) for e in self.used],
        }
        for name, some in (("lost", self.lost), ("ranks", self.ranks), ("awards", self.awards)):
            if some:
                data[name] = _plain(some)
        for name, column in self.columns().items():
            data[name] = _plain(column)
        return data

    def sees(self, player: int, place: int) -> bool:
        """Whether a player may know which pieces lie there."""
        size = self.board.size
        if place < size:
            return True
        return may_see(self.zone_kinds[place - size], self.zone_owners[place - size], player)

    def sees_state(self, player: int, column: str, owner: int) -> bool:
        """Whether a player may know that state of a player, or of a piece of a player."""
        return may_see(self.program.forms.hidden.get(column, "all"), owner, player)

    def check(self) -> list[str]:
        """Broken promises, in words: every piece is in exactly one place."""
        broken: list[str] = []
        seen: dict[int, int] = {}
        for place, inside in enumerate(self.contents):
            for piece in inside:
                if place in self.extra[piece]:
                    continue  # one of several spaces it stands on
                if piece in seen:
                    broken.append(
                        f"{self.show('piece', piece)} is in {self.place_name(place)} and in {self.place_name(seen[piece])}"
                    )
                seen[piece] = place
        for piece in range(len(self.doc)):
            place = self.place[piece]
            if place >= 0 and seen.get(piece, NOTHING) != place:
                broken.append(
                    f"{self.show('piece', piece)} says it is in {self.place_name(place)}, and is not there"
                )
            for space in self.extra[piece]:
                if piece not in self.contents[space]:
                    broken.append(
                        f"{self.show('piece', piece)} should stand on {self.place_name(space)}, too"
                    )
            if place < 0 and piece in seen:
                broken.append(
                    f"{self.show('piece', piece)} is out of the game and in {self.place_name(seen[piece])}"
                )
        live = tuple([p for p in range(len(self.doc)) if self.in_play(self.place[p])])
        if live != self.live:
            broken.append("the list of pieces in play is wrong")
        return broken

    # ------------------------------------------------------------------ words

    def place_name(self, place: int) -> str:
        if place < 0:
            return "nowhere"
        if place < self.board.size:
            return self.board.title(place)
        number = place - self.board.size
        id = self.zone_names[number]
        name = self.program.zone_titles.get(id) or id.replace("_", " ")
        owner, holder = self.zone_owners[number], self.zone_holders[number]
        if owner >= 0:
            return owned(self.player_name(owner), name)
        # Whose pile it is, unless somebody may not know that piece.
        known = holder >= 0 and self.sees(SPECTATOR, self.place[holder])
        return owned(self.piece_name(holder), name) if known else name

    def player_name(self, player: int) -> str:
        seats = self.program.seats(self.setting.id)
        return seats[player] if 0 <= player < len(seats) else f"player {player + 1}"

    def piece_name(self, piece: int) -> str:
        """The name of a piece, numbered if there are several of the same."""
        definition: Definition = self.doc[piece]
        numbers = self.copies[0]
        if len(numbers) != len(self.doc):
            # Pieces are added while somebody looks ahead: those that have a number keep it.
            old = len(numbers) if len(numbers) < len(self.doc) else 0
            counts = dict(self.copies[1]) if old else {}
            more: list[int] = []
            for other in self.doc[old:]:
                counts[id(other)] = number = counts.get(id(other), 0) + 1
                more.append(number)
            self.copies = ((*numbers[:old], *more), counts)
        numbered, known = self.copies
        several = known[id(definition)] > 1 and not definition.ALIKE
        return f"{definition.name} {numbered[piece]}" if several else definition.name

    def unseen(self, piece: int, reader: int | None = None) -> bool:
        """Whether a piece lies in a zone of which the others see what its owner does not, and the reader is no other."""
        number = self.place[piece] - self.board.size if piece >= 0 else NOTHING
        if number < 0 or self.zone_kinds[number] != "others":
            return False
        return reader is None or not self.sees(reader, self.place[piece])

    def in_option(self, kind: str, value: Any, reader: int | None = None) -> str:
        """A value as options name it: whoever holds cards unseen chooses them by their places."""
        if kind == "list piece" and value:
            return ", ".join([self.in_option("piece", piece, reader) for piece in value])
        if kind != "piece" or value is None or not self.unseen(value, reader):
            return self.show(kind, value)
        place = self.place[value]
        return f"card {self.contents[place].index(value) + 1} of {self.place_name(place)}"

    def told_apart(self, piece: int, reader: int | None = None) -> str:
        """What tells a piece without a number from others: ` (3)` if it stands for three, ` at a1` on the board.

        What differs between copies in one place is told, too: ` (tired)`.
        """
        if (
            not self.program.has_alike
            or piece < 0
            or not self.doc[piece].ALIKE
            or self.unseen(piece)
        ):
            return ""
        face, place, kind = self._face(piece, reader), self.place[piece], self.doc[piece]
        beside = [p for p in self.contents[place] if self.doc[p] is kind] if place >= 0 else []
        same = [p for p in beside if self._face(p, reader) == face]
        state = self._what_differs(piece, beside, reader) if len(same) < len(beside) else ""
        count = f" ({len(same)})" if len(same) > 1 else ""
        where = f" at {self.place_name(place)}" if 0 <= place < self.board.size else ""
        return f"{state}{count}{where}"

    def _what_differs(self, piece: int, others: Sequence[int], reader: int | None) -> str:
        """The state in which a piece differs from others, in brackets."""
        told: list[str] = []
        owner = self.owner[piece]
        if owner != NOTHING and any(self.owner[p] != owner for p in others):
            told.append(self.player_name(owner))
        for column in self._known_state(piece, reader):
            values = getattr(self, column)
            value, form = values[piece], self.program.forms.columns[column]
            if all(values[p] == value for p in others):
                continue
            name = column.removeprefix("piece_").rstrip("_").replace("_", " ")
            if form == "truth":
                told += [name] if value else []
            else:
                words = self.show(form, value, reader)
                told.append(f"{name} {words}" if form == "number" else words)
        return f" ({', '.join(told)})" if told else ""

    def show(self, kind: str, value: Any, reader: int | None = None) -> str:
        """A value in words; `kind` is the form of its type. Pieces that the reader does not see have no name."""
        if value is None or (
            value == NOTHING and kind in ("piece", "space", "place", "player", "zone")
        ):
            return "nothing"
        if reader is not None and kind in ("piece", "ability"):
            piece = value if kind == "piece" else value >> 8
            if piece >= 0 and not self.sees(reader, self.place[piece]):
                return HIDDEN
        if kind == "piece":
            return self.piece_name(value)
        if kind in ("space", "place", "zone"):
            return self.place_name(value)
        if kind == "player":
            return self.player_name(value)
        if kind == "truth":
            return "yes" if value else "no"
        if kind == "definition":
            return str(value.name)
        if kind == "shape":
            return value.name or str(value)
        if kind == "ability":
            return self.program.ability_words(self, value)
        if kind == "squares":
            width = self.program.squares_width
            if not width:
                return str(value)
            shown = [f"({bit % width + 1}, {bit // width + 1})" for bit in bits_of(value)]
            return " ".join(shown) or "no squares"
        if kind.startswith("each "):
            _, each, item = kind.split(" ", 2)
            pairs = [(n, v) for n, v in enumerate(value) if v not in (0, NOTHING, None, "")]
            keys = [self.key_name(each, n) for n, _ in pairs]
            # `wood 2`, but `7: 2`: two numbers side by side would be read as one thing.
            told = [
                f"{key}{':' if key.isdecimal() else ''} {self.show(item, v, reader)}"
                for key, (_, v) in zip(keys, pairs, strict=True)
            ]
            return ", ".join(told) or "nothing"
        if kind.startswith("list "):
            return ", ".join([self.show(kind[5:], v, reader) for v in value]) or "nothing"
        if isinstance(value, tuple):
            return ", ".join([self.show(kind, v, reader) for v in value])
        if kind == "number":
            number = counted(value)
            return "unlimited" if number >= UNLIMITED else str(number)
        return str(value).replace("_", " ") if isinstance(value, str) else str(value)

    def key_name(self, each: str, number: int) -> str:
        """In words, of what a state has a value for each."""
        if each == "player":
            return self.player_name(number)
        keys = self.program.keys[each]
        if isinstance(keys, type):
            return str(self.program.of_kind[keys][number].name)
        return str(keys[number]).replace("_", " ")

    def named(self, kind: str, value: Any) -> str | Mention:
        """A value in words for the log, which remembers what not everybody may see."""
        if kind == "piece" and value != NOTHING and value is not None:
            return mention(self, (value,), (self.piece_name(value),))
        if kind == "list piece" and value:
            return mention(self, value, [self.piece_name(piece) for piece in value])
        return self.show(kind, value)

    def word(self, kind: str, value: Any, one: str, many: str) -> str:
        """The word that agrees with a value: `Ada draws`, `the Orcs draw`, `2 cards`."""
        return many if several(kind, value, self.show(kind, value)) else one

    def ending(self, kind: str, value: Any) -> str:
        """What makes a name possessive: `Ada's`, `Orcs'`."""
        return ending(self.player_name(value)) if kind == "player" else "'s"

    def tell(self, *words: str | Mention) -> None:
        """Write a line into the log; it costs no fuel, as a game is the same with and without a log."""
        if self.log is not None and len(self.log) < MOST_LINES:
            self.log.append(line_of(words))


def without(pieces: tuple[int, ...], piece: int) -> tuple[int, ...]:
    """A group without one of its pieces."""
    at = pieces.index(piece)
    return pieces[:at] + pieces[at + 1 :]


def with_piece(pieces: tuple[int, ...], piece: int) -> tuple[int, ...]:
    """A group with one more piece, as they entered the game."""
    at = bisect(pieces, piece)
    return (*pieces[:at], piece, *pieces[at:])


def nearest(measure: Callable[[int, int], int], these: Sequence[int], those: Sequence[int]) -> int:
    """The least distance between two groups of spaces; -1 if there is no way."""
    found = [measure(a, b) for a in these for b in those]
    return min([d for d in found if d >= 0], default=-1)


def _plain(value: Any) -> Any:
    if isinstance(value, Definition):
        return value.id
    if isinstance(value, (list, tuple)):
        return [_plain(v) for v in value]
    if isinstance(value, int) and not -LARGEST < value < LARGEST:
        return hex(value)  # JSON cannot hold very long ones
    return value


def _frozen(value: Any) -> Any:
    """A value that can be a key."""
    return tuple([_frozen(v) for v in value]) if isinstance(value, (list, tuple)) else value
