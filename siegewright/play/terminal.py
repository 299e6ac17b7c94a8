"""Play any compiled pack in a terminal, with people and bots."""

from __future__ import annotations

import contextlib
import io
import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from shutil import get_terminal_size
from typing import Any, TextIO

from interpreter import (
    Decision,
    Game,
    Playable,
    Policy,
    Program,
    Save,
    SaveError,
    Session,
    StartError,
    Thinker,
    clear_away,
)
from siegewright.failures import in_words
from siegewright.play.choices import about_squares, documents_of, steps_of
from siegewright.play.display import (
    card,
    documents_named,
    drawings,
    legend,
    picture,
    standing,
    ways,
    zones,
)
from siegewright.play.menu import ON_BOARD, Menu, Step, places
from siegewright.play.widths import COLOUR, left, width, wrapped
from siegewright.screen import behind, indented, one_line, plain
from siegewright.simulation.bots import BOTS, EFFORT, SensibleBot
from siegewright.simulation.lookahead import PASS, TURN
from siegewright.simulation.sim_games import tell_result

PERSON = "person"
MOST_READ = 8  # cards that are shown at once
ADVICE = 24  # continuations that are imagined for a proposal: it must come at once

HELP = """\
Answer with the number of an option, or with some of its words: if they fit one option, it is
taken; if they fit several, those are shown. `6 7` means the space in column 6, row 7. An empty
line takes what stands behind `Enter:`. Besides:
  ?N           show the cards that option N speaks of, as in `?3`
  more         show the next options
  back         return to the question before, where options are asked for step by step
  all          show all options again
  board        show the board again
  legend       show what the letters and symbols on the board mean
  zones [name] show what lies in decks, hands and supplies, or in those with this name
  read words   show what is written on the cards with these words in their names
  log [n]      show what has happened: the last 20 lines, or n
  skip         pass now, and whenever you are asked before your next turn
  undo [n]     take back your last choice, or n of them
  save [file]  save the game
  help         show this
  quit         save the game and leave"""


class Leave(Exception):
    """The player wants to go, or nobody is there any more."""


class Terminal:
    """Lines in, lines out; copes with pipes, strange bytes and the end of the input."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source = source
        self.target = target
        for stream in (source, target):
            # A name that the terminal cannot show, or a byte that is no text, is no reason to
            # stop playing.
            wrapper = behind(stream)
            if isinstance(wrapper, io.TextIOWrapper):
                wrapper.reconfigure(errors="replace")

    @property
    def has_screen(self) -> bool:
        """Whether people look at a screen that can be wiped."""
        return self.source.isatty() and self.target.isatty()

    @property
    def has_colours(self) -> bool:
        """Whether colours can be seen, and nobody has asked for none (https://no-color.org)."""
        plain = "NO_COLOR" in os.environ or os.environ.get("TERM", "dumb") == "dumb"
        return self.target.isatty() and not plain

    def say(self, text: str = "") -> None:
        print(plain(text), file=self.target)

    def paint(self, text: str) -> None:
        """Show a drawing: the colours in it are ours, all else is made plain."""
        colours = [*COLOUR.findall(text), ""]
        parts = zip(COLOUR.split(text), colours, strict=True)
        print("".join([plain(part) + colour for part, colour in parts]), file=behind(self.target))

    def tell(self, text: str, indent: str = "    ") -> None:
        """Say something for people to read: lines break at words, and go on with an indent."""
        for line in text.split("\n"):
            for part in wrapped(line, get_terminal_size().columns, indent):
                self.say(part)

    def wipe(self) -> None:
        """An empty screen, and nothing to scroll back to."""
        print("\033[H\033[2J\033[3J", end="", file=behind(self.target), flush=True)

    def ask(self, prompt: str) -> str:
        """The next line of the player; Leave at the end of the input."""
        prompt = one_line(prompt)
        if self.source is sys.stdin and self.source.isatty():
            return self._edit(prompt)
        print(prompt, end="", file=self.target, flush=True)
        line = self.source.readline()
        if not line:
            self.say()
            raise Leave
        if not self.source.isatty():
            self.say(line.strip())  # so that what was piped in can be read afterwards
        return line.strip()

    def _edit(self, prompt: str) -> str:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # gives `input` its line editing
        try:
            return input(prompt).strip()
        except EOFError:
            self.say()
            raise Leave from None


def parse_seats(words: Sequence[str]) -> dict[int, str]:
    """Who sits where: "2=random" gives the second seat to a bot. StartError if it cannot be."""
    seats: dict[int, str] = {}
    for word in words:
        number, equals, who = word.partition("=")
        if not equals or not number.isdecimal() or len(number) > 8 or int(number) < 1:
            raise StartError(f"`{word}` does not say who has a seat; say for example 2=random")
        if who != PERSON and who not in BOTS:
            known = ", ".join([PERSON, *sorted(BOTS)])
            raise StartError(f"nobody is called `{who}`; there are {known}")
        seats[int(number) - 1] = who
    return seats


def play(
    program: Playable,
    scenario: str | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    seats: Mapping[int, str] | None = None,
    resume: Path | str | None = None,
    autosave: Path | str | None = None,
    check: bool = False,
    effort: int | None = None,
    below: Path | None = None,
    source: TextIO | None = None,
    target: TextIO | None = None,
) -> int:
    """Play one game; gives the exit code.

    `seats` says by number (from 0) who plays: a bot's name, or a person. What is not given is
    asked for. A game that is left before its end is kept in `autosave`, and the next call offers to
    continue it, unless another game is asked for. Between the folder `below` and
    `autosave` no link is followed. The bots of a saved game sit down again, unless `seats` says who does.
    """
    terminal = Terminal(source or sys.stdin, target or sys.stdout)
    keep = Path(autosave) if autosave is not None else Path(".siegewright") / f"{program.pack}.json"
    try:
        terminal.say(one_line(program.title))
        wanted = Wanted(scenario, players, options or {})
        clear_away(keep)
        found = _resumed(program, resume, keep, wanted, terminal)
        session, bots = found or (
            _begun(program, scenario, players, options or {}, seed, check, terminal),
            {},
        )
        sitting = sit_down(bots, seats or {}, effort)
        table = Table(program, session, sitting, Keeper(keep, below), terminal)
    except (Leave, KeyboardInterrupt):
        return 0
    except (SaveError, StartError) as error:
        terminal.say(f"{error}")
        return 1
    except BrokenPipeError:
        return _hang_up()
    except Exception as error:
        terminal.say(f"The game cannot start: its rules fail ({_words(error)}).")
        return 1
    return table.play()


def sit_down(
    before: Mapping[int, tuple[str, int]], seats: Mapping[int, str], effort: int | None
) -> dict[int, tuple[str, int]]:
    """Who plays which seat, and with what effort: as before where nothing else is said now."""
    sitting = {seat: (who, effort or was) for seat, (who, was) in before.items()}
    sitting.update({seat: (who, effort or EFFORT) for seat, who in seats.items()})
    return sitting


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a player said about the game to play; None and nothing mean anything."""

    scenario: str | None
    players: int | None
    options: Mapping[str, object]

    def fits(self, session: Session) -> bool:
        """Whether a game may be the one that is meant."""
        return (
            self.scenario in (None, session.scenario)
            and self.players in (None, session.players)
            and all(session.options.get(name) == value for name, value in self.options.items())
        )


class Keeper:
    """Where an unfinished game is kept; a finished one is not."""

    def __init__(self, path: Path, below: Path | None = None) -> None:
        self.path = path
        self.below = below  # no link between this folder and the file is followed

    def keep(self, save: Save) -> None:
        """Save the game; SaveError if that cannot be."""
        self._make_folder(self.path)
        save.write(self.path, self.below)

    def keep_failure(self, save: Save) -> Path:
        """Save a game that failed, beside the one that can go on; SaveError if that cannot be."""
        path = self.path.with_name(f"{self.path.stem}-failed.json")
        self._make_folder(path)
        save.write_over_save(path, self.below)
        return path

    def _make_folder(self, path: Path) -> None:
        if self.below is None:
            with contextlib.suppress(OSError):
                path.parent.mkdir(parents=True, exist_ok=True)

    def finish(self, session: Session, save: Save) -> None:
        """The game is over."""
        with contextlib.suppress(OSError):
            os.unlink(self.path)


class Table:
    """A session and those who sit round it."""

    def __init__(
        self,
        program: Playable,
        session: Session,
        seats: Mapping[int, tuple[str, int]],
        keeper: Keeper,
        terminal: Terminal,
    ) -> None:
        self.program = program
        self.session = session
        self.keeper = keeper
        self.terminal = terminal
        self.told = 0  # entries of the log that have been shown
        self.seen: dict[int, int] = {}  # how much of the log each of them has read
        self.explained: dict[str, str] = {}  # what the legend has told
        self.skipping: set[int] = set()  # those who pass until their next turn
        # One for the whole game: it remembers, and does not propose to do and undo the same for ever.
        self.adviser = SensibleBot(session.seed, ADVICE)
        self.names = [one_line(name) for name in program.scenarios()[session.scenario].seats]
        self.bots: dict[int, Policy | Thinker] = {}
        self.sitting: dict[int, tuple[str, int]] = {}  # what the bots are
        self.saved_to: set[Path] = set()  # files that were written from this table
        automatic = program.scenarios()[session.scenario].automatic
        for seat in sorted(seats):
            if seat >= session.players:
                raise StartError(f"there is no seat {seat + 1}: {session.players} play")
            if seat in automatic:
                raise StartError(f"nobody plays {self.names[seat]}: the rules do")
            name, effort = seats[seat]
            if name == PERSON:
                continue
            if name not in BOTS:
                raise SaveError(
                    f"seat {seat + 1} was played by a bot `{name}`, which does not exist"
                )
            self.bots[seat] = BOTS[name](session.seed + seat, effort)
            self.sitting[seat] = seats[seat]
        people = [s for s in range(session.players) if s not in (*self.bots, *automatic)]
        self.viewer = people[0] if people else 0  # the person at the screen

    def play(self) -> int:
        """Until the end of the game or of the patience; gives the exit code."""
        try:
            while self.session.decision is not None:
                decision = self.session.decision
                bot = self.bots.get(decision.player)
                if bot is None:
                    self._ask(decision)
                elif not self._bot(bot, decision):
                    self._save()
                    return 1
            self._tell_log()
            self._tell_board(self.viewer)
            result = tell_result(
                self.program, self.session.scenario, self.session.game, self.session.players
            )
            self.terminal.say(f"The game is over: {one_line(result)}.")
            for line in self.session.standings():
                self.terminal.say(f"  {one_line(line)}")
            self.keeper.finish(self.session, self.to_save())
        except BrokenPipeError:
            self._save(silent=True)
            return _hang_up()
        except (Leave, KeyboardInterrupt):
            return self._save()
        except SaveError as error:
            self.terminal.say(f"{error}")
            return 1
        return 0

    # Decisions

    def _bot(self, bot: Policy | Thinker, decision: Decision) -> bool:
        """Let a bot decide; False if that failed."""
        try:
            if callable(bot):
                index = bot(self.session.game, decision.player, decision.prompt, decision.options)
            else:
                moment = self.session.moment()
                index = bot.think(moment, decision.player, decision.prompt, decision.options)
        except Exception as error:
            self.terminal.say(f"{self._name(decision.player)} fails: {_words(error)}")
            return False
        return self._answer(decision, index)

    def _ask(self, decision: Decision) -> None:
        """Ask a person until there is an answer or another decision."""
        if can_skip(decision):
            if decision.player in self.skipping:
                self._answer(decision, len(decision.options) - 1)
                return
        elif decision.prompt.name == TURN:
            self.skipping.discard(decision.player)
        self._hand_over(decision.player)
        self._tell_log()
        words = self._describe(decision)
        if len(words) == 1:
            self.terminal.tell(
                f"{self._name(decision.player)}: {words[0]} (nothing else is possible)"
            )
            self._answer(decision, 0)
            return
        on_card = about_squares(decision)
        self._tell_board(decision.player, () if on_card else places(words))
        hint = " (`skip`: not before my next turn)" if can_skip(decision) else ""
        self.terminal.tell(f"{self._name(decision.player)}: {self._question(decision)}{hint}")
        menu = Menu(
            words,
            self._offer,
            self._default(decision, words),
            self._steps(decision),
            "squares of the card" if on_card else ON_BOARD,
        )
        menu.show()
        while self.session.decision is decision:
            line = self.terminal.ask(menu.prompt)
            if not self._command(line, menu):
                index = menu.choose(line) if line else menu.offered
                if index is not None:
                    self.terminal.tell(f"{self._name(decision.player)}: {words[index]}")
                    self._answer(decision, index)

    def _default(self, decision: Decision, words: Sequence[str]) -> int | None:
        """What an empty line means: nothing in the middle of others' turns, else what looks best.

        Only where the pack says what looks good: a proposal made blindly is worse than none.
        """
        if can_skip(decision):
            return len(words) - 1
        known = self.program.scenarios()[self.session.scenario]
        if getattr(known, "evaluate", None) is None:
            return len(words) - 1 if words[-1] == "pass" else None
        try:
            return self.adviser.think(
                self.session.moment(), decision.player, decision.prompt, decision.options
            )
        except Exception:
            return None

    def _answer(self, decision: Decision, index: int) -> bool:
        """Go on; if the rules fail, say so, keep the failure, and False."""
        try:
            self.session.answer(index)
        except Exception as error:
            words = _words(error)
            self.terminal.say(f"The rules of the game fail here: {words}")
            save = self.to_save()
            with contextlib.suppress(SaveError):
                failed = self.keeper.keep_failure(
                    replace(save, answers=(*save.answers, index), hash=None, error=words)
                )
                self.terminal.say(f"To report this, attach the saved game {failed}.")
            self.terminal.say("The game is as it was before this choice.")
            return False
        return True

    # Commands

    def _command(self, line: str, menu: Menu) -> bool:
        """Do what a command says; False if the line is none."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        match word.lower():
            case "" if menu.offered is None:
                menu.more()
            case "more" if not rest:
                menu.more()
            case "all" if not rest:
                menu.reset()
            case "back" if not rest:
                menu.back()
            case "legend" if not rest:
                self._legend()
            case "zones":
                self._zones(rest)
            case _ if line.startswith("?") and line[1:].strip().isdecimal():
                self._cards(menu.named(line[1:].strip()))
            case "help" | "?" if not rest:
                self.terminal.say(HELP)
            case "board" if not rest:
                self._tell_board(self.session.decision.player if self.session.decision else 0)
            case "quit" | "exit" if not rest:
                raise Leave
            case "read" if rest:
                self._read(rest)
            case "log" if not rest or rest.isdecimal():
                number = int(rest) if rest and len(rest) < 9 else 20
                for words in self._log()[-number:] if number else []:
                    self.terminal.tell(indented(words))
            case "skip" if not rest and self.session.decision and can_skip(self.session.decision):
                self.skipping.add(self.session.decision.player)
                self._answer(self.session.decision, len(menu.words) - 1)
            case "undo" if not rest or rest.isdecimal():
                self._undo(int(rest) if rest and len(rest) < 9 else 1)
            case "save":
                self._save_to(Path(rest) if rest else None)
            case _:
                return False
        return True

    def _read(self, words: str) -> None:
        """Show cards; none that a player may not know, since all of them lie in the box."""
        found = documents_named(self.program, words) if isinstance(self.program, Program) else []
        for text in found[:MOST_READ]:
            self.terminal.tell(text)
        if len(found) > MOST_READ:
            self.terminal.say(f"... and {len(found) - MOST_READ} more: say more words of the name.")
        if not found:
            self.terminal.say(f"Nothing is called `{words}`.")

    def _cards(self, options: Sequence[int]) -> None:
        """Show the cards that options speak of."""
        decision, game = self.session.decision, self.session.game
        found = documents_of(game, decision, options) if decision is not None else []
        for document in found[:MOST_READ]:
            self.terminal.tell(card(game.program, document) if isinstance(game, Game) else "")
        if len(found) > MOST_READ:
            self.terminal.say(f"... and {len(found) - MOST_READ} more.")
        if not found:
            told = "This option speaks of no card." if options else "There is no such option."
            self.terminal.say(told)

    def _zones(self, words: str) -> None:
        """Show what the one who is asked may see of the zones."""
        game = self.session.game
        found = zones(game, self.viewer, words) if isinstance(game, Game) else []
        for line in found:
            self.terminal.tell(line)
        if not found:
            named = f"There is no zone called `{words}`." if words else "There are no zones."
            self.terminal.say(named)

    def _legend(self) -> None:
        game = self.session.game
        if not isinstance(game, Game):
            self.terminal.say("There is no legend.")
            return
        for sign, meaning in legend(game).items():
            self.terminal.tell(f"  {left(sign, 3)} {meaning}")
        self.terminal.tell("  +   a space to choose, also under a piece")
        for name, way in ways(game).items():
            self.terminal.tell(f"  {name}: {way}")
        if game.players > 1:
            seats = [f"{n} {self._name(n - 1)}" for n in range(1, game.players + 1)]
            self.terminal.tell(
                f"  The number behind a piece is its owner's: {', '.join(seats)}.", "  "
            )
            if not game.program.draws_names(game.board):
                self.terminal.tell(
                    "  Letters are large for pieces of the first player and of nobody, else small.",
                    "  ",
                )

    def _undo(self, times: int) -> None:
        """Back by choices of people; what bots chose in between goes with them, and what had to be."""
        undone = 0
        self.skipping.clear()
        while undone < times and self.session.answers:
            self.session.undo()
            decision = self.session.decision
            person = decision is not None and decision.player not in self.bots
            if person and decision is not None and len(decision.options) > 1:
                undone += 1
        # At the very beginning a bot may be first: then it chooses again.
        self.told = min(self.told, self.session.entries)
        choices = "choice" if undone == 1 else "choices"
        self.terminal.say(
            f"{undone} {choices} taken back." if undone else "There is nothing to take back."
        )

    def to_save(self) -> Save:
        """The game and its bots."""
        return replace(self.session.to_save(), bots=self.sitting)

    def _save_to(self, path: Path | None = None) -> bool:
        save = self.to_save()
        try:
            if path is None:
                self.keeper.keep(save)
            elif self._may_write(save, path):
                save.write(path)
                self.saved_to.add(path.absolute())
            else:
                self.terminal.say(f"`{path}` is left as it is.")
                return False
        except SaveError as error:
            self.terminal.say(f"{error}")
            return False
        self.terminal.say(f"The game is saved in {path or self.keeper.path}.")
        return True

    def _may_write(self, save: Save, path: Path) -> bool:
        """Whether a file is free, holds this game, or is given up by the player."""
        there = Save.at_path(path)
        if there is None or path.absolute() in self.saved_to:
            return True
        if isinstance(there, Save):
            if save.same_game(there):
                return True
            told = f"`{path}` holds another game"
        else:
            told = f"`{path}` exists already and is not a saved game that can be read"
        while True:
            answer = self.terminal.ask(f"{told}. Replace it? (yes or no) ").lower()
            if answer in ("y", "yes"):
                return True
            if answer in ("", "n", "no"):
                return False

    def _save(self, silent: bool = False) -> int:
        """Keep an unfinished game for the next time; gives the exit code."""
        if silent:
            self.terminal = Terminal(io.StringIO(), io.StringIO())
        return 0 if self._save_to() else 1

    # Words

    def _name(self, player: int) -> str:
        name = self.names[player] if 0 <= player < len(self.names) else f"Player {player + 1}"
        return f"{name} (bot)" if player in self.bots else name

    def _hand_over(self, player: int) -> None:
        """Hand the screen to another person, so that nobody sees the hand of another player."""
        other = player != self.viewer
        self.viewer = player
        if not other or not self.terminal.has_screen or not keeps_secrets(self.session.game):
            return
        self.terminal.wipe()
        self.terminal.ask(f"{self._name(player)}, press Enter when nobody else looks. ")
        self.told = self.seen.get(player, 0)  # what happened since this person was asked

    def _log(self) -> list[str]:
        """What has happened, as the one who is asked may know it."""
        return self.session.log_of(self.viewer)

    def _tell_log(self) -> None:
        for words in self.session.log_of(self.viewer, self.told):
            self.terminal.tell(indented(words))
        self.told = self.seen[self.viewer] = self.session.entries

    def _tell_board(self, player: int, marked: Sequence[tuple[int, int]] = ()) -> None:
        try:
            drawn = draw(self.session.game, player, marked, self.terminal.has_colours)
            news = self._news()
        except Exception as error:
            drawn, news = f"(The board cannot be drawn: {_words(error)})", ""
        if drawn:
            self.terminal.say()
            self.terminal.paint(drawn)
            if news:
                self.terminal.tell(news)
            self.terminal.say()

    def _news(self) -> str:
        """The legend of what was not on the board before."""
        game = self.session.game
        found = legend(game) if isinstance(game, Game) else {}
        new = {sign: told for sign, told in found.items() if self.explained.get(sign) != told}
        self.explained.update(new)
        return f"({', '.join([f'{sign} {told}' for sign, told in new.items()])})" if new else ""

    def _offer(self, text: str) -> None:
        """A line of a menu."""
        self.terminal.tell(text, "       ")

    def _steps(self, decision: Decision) -> list[list[Step]]:
        try:
            return steps_of(self.session.game, decision)
        except Exception:
            return []  # `_describe` tells what is wrong with the words

    def _question(self, decision: Decision) -> str:
        try:
            return one_line(decision.prompt.question(self.session.game, decision.player))
        except Exception as error:
            return f"{decision.prompt.name}? (Its words fail: {_words(error)})"

    def _describe(self, decision: Decision) -> list[str]:
        words: list[str] = []
        for option in decision.options:
            try:
                words.append(one_line(decision.prompt.describe(self.session.game, option)))
            except Exception as error:
                words.append(f"{option!r} (Its words fail: {_words(error)})")
        return words


def can_skip(decision: Decision) -> bool:
    """Whether somebody is asked out of turn and may look on."""
    return decision.prompt.name != TURN and decision.options[-1] == PASS


def keeps_secrets(game: Any) -> bool:
    """Whether there is anything that one player sees and another does not."""
    if not isinstance(game, Game):
        return False
    return "owner" in game.zone_kinds or "owner" in game.program.forms.hidden.values()


def draw(
    game: Any, player: int, marked: Sequence[tuple[int, int]] = (), colours: bool = False
) -> str:
    """The game as that player may see it: its board with what is said of it, or else a list.

    Where the terminal is wide enough, the words stand beside the board.
    """
    own = getattr(game, "draw", None)
    if own is not None:
        return str(own(player))
    if not isinstance(game, Game):
        return ""
    screen = get_terminal_size().columns
    board: list[str] = []
    for line in picture(game, {game.board.at(x, y) for x, y in marked}, colours).split("\n"):
        board += [line] if game.board.width else wrapped(line, screen, "    ")
    words = standing(game, player)
    below = drawings(game, screen)
    wide = max([width(line) for line in board], default=0) + 3
    if wide + max([width(line) for line in words], default=0) > screen:
        lines = [part for line in words for part in wrapped(line, screen, "    ")]
        return "\n".join([*board, *lines, *below])
    board += [""] * (len(words) - len(board))
    words += [""] * (len(board) - len(words))
    rows = [(left(b, wide) + w).rstrip() for b, w in zip(board, words, strict=True)]
    return "\n".join([*rows, *below])


def _words(error: Exception) -> str:
    return one_line(in_words(error))


def _hang_up() -> int:
    """The reader of our words is gone: write no more, not even at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def choices_in(session: Session) -> str:
    """How many choices were made, in words."""
    made = len(session.answers)
    return "1 choice" if made == 1 else f"{made} choices"


def _resumed(
    program: Playable, resume: Path | str | None, keep: Path, wanted: Wanted, terminal: Terminal
) -> tuple[Session, Mapping[int, tuple[str, int]]] | None:
    """The game to go on with and its bots, if there is one and the player wants it."""
    if resume is not None:
        save = Save.read(resume)
        return Session.from_save(save, program), save.bots
    if not keep.exists():
        return None
    try:
        save = Save.read(keep)
        session = Session.from_save(save, program)
    except SaveError as error:
        terminal.say(f"The last game cannot continue: {error}.")
        _lay_aside(keep, terminal)
        return None
    title = program.scenarios()[session.scenario].title
    terminal.say(f"There is an unfinished game: {title}, after {choices_in(session)}.")
    if not wanted.fits(session):
        _lay_aside(keep, terminal)
        return None
    while True:
        answer = terminal.ask("Continue it? (yes or no) ").lower()
        if answer in ("quit", "exit"):
            raise Leave
        if answer in ("", "y", "yes"):
            return session, save.bots
        if answer in ("n", "no"):
            return None


def _lay_aside(keep: Path, terminal: Terminal) -> None:
    """Make room for another game; `--load` still finds the old one."""
    old = keep.with_name(f"{keep.name}.old")
    with contextlib.suppress(OSError):
        os.replace(keep, old)
        terminal.say(f"It is kept in {old}.")


BEFORE_PLAY = """\
Answer with the number of an option, or with some of its words. An empty line takes the first.
`more` shows the next options, `quit` leaves. During the game `help` tells more."""


def choose_one(question: str, titles: Mapping[str, str], terminal: Terminal) -> str:
    """Ask, before a game begins, for one of several things; Leave if nobody wants any."""
    ids = list(titles)
    menu = Menu(list(titles.values()), terminal.say, default=0)
    terminal.say(question)
    menu.show()
    chosen: int | None = None
    while chosen is None:
        line = terminal.ask(menu.prompt)
        match line.lower():
            case "":
                chosen = 0
            case "quit" | "exit":
                raise Leave
            case "more":
                menu.more()
            case "help" | "?":
                terminal.say(BEFORE_PLAY)
            case _:
                chosen = ids.index(line) if line in titles else menu.choose(line)
    return ids[chosen]


def _begun(
    program: Playable,
    scenario: str | None,
    players: int | None,
    options: Mapping[str, object],
    seed: int | None,
    check: bool,
    terminal: Terminal,
) -> Session:
    """A new game; what is not given is asked for where there is a choice."""
    known = program.scenarios()
    if scenario is None:
        ids = list(known)
        if not ids:
            raise StartError(f"`{program.pack}` has no scenario to play")
        titles = {id: known[id].title for id in ids}
        scenario = ids[0] if len(ids) == 1 else choose_one("Which scenario?", titles, terminal)
    if players is None and scenario in known:
        least, most = known[scenario].players
        players = least
        while least < most:
            line = terminal.ask(f"How many players, {least} to {most}? [Enter: {least}] > ")
            if line.lower() in ("quit", "exit"):
                raise Leave
            if line == "":
                break
            if line.isdecimal() and len(line) < 9 and least <= int(line) <= most:
                players = int(line)
                break
            terminal.say(f"Say a number from {least} to {most}; `quit` leaves.")
    if seed is None:
        seed = secrets.randbelow(1_000_000)
        terminal.say(f"The seed is {seed}.")
    return Session(program, scenario, players or 0, options, seed, check=check)
