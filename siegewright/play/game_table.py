"""A game at a terminal: what players see, what they are asked, and the commands besides."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from shutil import get_terminal_size
from typing import Any

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
)
from siegewright.failures import in_words
from siegewright.play.board_picture import legend, picture, ways
from siegewright.play.choices import about_squares, documents_of, steps_of
from siegewright.play.console import Leave, Terminal
from siegewright.play.display import card, documents_named, standing, zones
from siegewright.play.keeper import Keeper
from siegewright.play.menu import ON_BOARD, Menu, Step, places
from siegewright.play.trays import drawings
from siegewright.play.widths import left, width, wrapped
from siegewright.screen import hang_up, indented, one_line
from siegewright.simulation.bots import BOTS, SensibleBot
from siegewright.simulation.lookahead import PASS, TURN
from siegewright.simulation.sim_games import tell_result

PERSON = "person"
MOST_READ = 8  # cards that are shown at once
ADVICE = 24  # continuations that are imagined for a proposal: it must come at once

HELP = (
    "Answer with the number of an option, or with some of its words: if they fit one option, it is "
    "taken; if they fit several, those are shown. `6 7` means the space in column 6, row 7. An empty "
    "line takes the value after `Enter:`. Other commands:"
)
COMMANDS = {
    "?N": "show the cards that option N names, as in `?3`",
    "more": "show the next options",
    "back": "return to the question before, where options are asked for step by step",
    "all": "show all options again",
    "board": "show the board again",
    "legend": "show what the letters and symbols on the board mean",
    "zones [name]": "show what lies in decks, hands and supplies, or in those with this name",
    "read words": "show what is written on the cards with these words in their names",
    "log [n]": "show what has happened: the last 20 lines, or n",
    "skip": "pass now, and whenever you are asked before your next turn",
    "undo [n]": "take back your last choice, or n of them",
    "save [file]": "save the game",
    "help": "show this",
    "quit": "save the game and leave",
}


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
                raise StartError(
                    f"{self.names[seat]} cannot be played: the rules decide for that seat"
                )
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
        except OSError as error:  # nobody reads on, or the system cannot take what is written
            code = self._save(silent=True)
            if not isinstance(error, BrokenPipeError):
                raise
            hang_up()
            return code
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
            self.terminal.say(f"{self._name(decision.player)} fails: {failure_words(error)}")
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
            self.terminal.say(
                f"{self._name(decision.player)}: {words[0]} (nothing else is possible)"
            )
            self._answer(decision, 0)
            return
        on_card = about_squares(decision)
        self._tell_board(decision.player, () if on_card else places(words))
        hint = " (`skip`: not before my next turn)" if can_skip(decision) else ""
        self.terminal.say(f"{self._name(decision.player)}: {self._question(decision)}{hint}")
        menu = Menu(
            words,
            self.terminal.offer,
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
                    self.terminal.say(f"{self._name(decision.player)}: {words[index]}")
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
            words = failure_words(error)
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
        """Do what a command says; False if the line is not a command."""
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
                self._help()
            case "board" if not rest:
                self._tell_board(self.session.decision.player if self.session.decision else 0)
            case "quit" | "exit" if not rest:
                raise Leave
            case "read" if rest:
                self._read(rest)
            case "log" if not rest or rest.isdecimal():
                number = int(rest) if rest and len(rest) < 9 else 20
                for words in self._log()[-number:] if number else []:
                    self.terminal.say(indented(words))
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

    def _help(self) -> None:
        self.terminal.say(HELP, "")
        wide = max(map(len, COMMANDS)) + 3
        for command, told in COMMANDS.items():
            self.terminal.say(left(f"  {command}", wide) + told, " " * wide)

    def _read(self, words: str) -> None:
        """Show cards; none that a player may not know, since all of them lie in the box."""
        found = documents_named(self.program, words) if isinstance(self.program, Program) else []
        for text in found[:MOST_READ]:
            self.terminal.say(text)
        if len(found) > MOST_READ:
            self.terminal.say(
                f"... and {len(found) - MOST_READ} more: enter more words of the name."
            )
        if not found:
            self.terminal.say(f"Nothing is called `{words}`.")

    def _cards(self, options: Sequence[int]) -> None:
        """Show the cards that options name."""
        decision, game = self.session.decision, self.session.game
        found = documents_of(game, decision, options) if decision is not None else []
        for document in found[:MOST_READ]:
            self.terminal.say(card(game.program, document) if isinstance(game, Game) else "")
        if len(found) > MOST_READ:
            self.terminal.say(f"... and {len(found) - MOST_READ} more.")
        if not found:
            told = "This option names no card." if options else "There is no such option."
            self.terminal.say(told)

    def _zones(self, words: str) -> None:
        """Show what the one who is asked may see of the zones."""
        game = self.session.game
        found = zones(game, self.viewer, words) if isinstance(game, Game) else []
        for line in found:
            self.terminal.say(line)
        if not found:
            named = f"There is no zone called `{words}`." if words else "There are no zones."
            self.terminal.say(named)

    def _legend(self) -> None:
        game = self.session.game
        if not isinstance(game, Game):
            self.terminal.say("There is no legend.")
            return
        for sign, meaning in legend(game).items():
            self.terminal.say(f"  {left(sign, 3)} {meaning}")
        self.terminal.say("  +   a space to choose, also under a piece")
        for name, way in ways(game).items():
            self.terminal.say(f"  {name}: {way}")
        if game.players > 1:
            seats = [f"{n} {self._name(n - 1)}" for n in range(1, game.players + 1)]
            self.terminal.say(
                f"  The number after a piece is its owner's: {', '.join(seats)}.", "  "
            )
            if not game.program.draws_names(game.board):
                self.terminal.say(
                    "  Letters are upper-case for pieces of the first player or without an owner, else lower-case.",
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
        """Hand the screen to another person, so that no player sees the hand of another."""
        other = player != self.viewer
        self.viewer = player
        if not other or not self.terminal.has_screen or not keeps_secrets(self.session.game):
            return
        self.terminal.wipe()
        self.terminal.ask(f"{self._name(player)}, press Enter when no other player is looking. ")
        self.told = self.seen.get(player, 0)  # what happened since this person was asked

    def _log(self) -> list[str]:
        """What has happened, as the one who is asked may know it."""
        return self.session.log_of(self.viewer)

    def _tell_log(self) -> None:
        for words in self.session.log_of(self.viewer, self.told):
            self.terminal.say(indented(words))
        self.told = self.seen[self.viewer] = self.session.entries

    def _tell_board(self, player: int, marked: Sequence[tuple[int, int]] = ()) -> None:
        try:
            drawn = draw(self.session.game, player, marked, self.terminal.has_colours)
            news = self._news()
        except Exception as error:
            drawn, news = f"(The board cannot be drawn: {failure_words(error)})", ""
        if drawn:
            self.terminal.say()
            self.terminal.paint(drawn)
            if news:
                self.terminal.say(news)
            self.terminal.say()

    def _news(self) -> str:
        """The legend of what was not on the board before."""
        game = self.session.game
        found = legend(game) if isinstance(game, Game) else {}
        new = {sign: told for sign, told in found.items() if self.explained.get(sign) != told}
        self.explained.update(new)
        return f"({', '.join([f'{sign} {told}' for sign, told in new.items()])})" if new else ""

    def _steps(self, decision: Decision) -> list[list[Step]]:
        try:
            return steps_of(self.session.game, decision)
        except Exception:
            return []  # `_describe` tells what is wrong with the words

    def _question(self, decision: Decision) -> str:
        try:
            return one_line(decision.prompt.question(self.session.game, decision.player))
        except Exception as error:
            return f"{decision.prompt.name}? (Its words fail: {failure_words(error)})"

    def _describe(self, decision: Decision) -> list[str]:
        words: list[str] = []
        for option in decision.options:
            try:
                words.append(
                    one_line(decision.prompt.describe(self.session.game, option, decision.player))
                )
            except Exception as error:
                words.append(f"{option!r} (Its words fail: {failure_words(error)})")
        return words


def can_skip(decision: Decision) -> bool:
    """Whether a player is asked out of turn and may pass."""
    return decision.prompt.name != TURN and decision.options[-1] == PASS


def keeps_secrets(game: Any) -> bool:
    """Whether there is anything that one player sees and another does not."""
    if not isinstance(game, Game):
        return False
    kinds = {*game.zone_kinds, *game.program.forms.hidden.values()}
    return not kinds.isdisjoint(("owner", "others"))


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
    spaces = {game.board.at(x, y) for x, y in marked}
    drawn = picture(game, spaces, colours, screen).split("\n")
    board = [part for line in drawn for part in wrapped(line, screen, "    ")]
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


def failure_words(error: Exception) -> str:
    return one_line(in_words(error))
