"""Play any compiled pack in a terminal: start a game, or continue one."""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from interpreter import Playable, Save, SaveError, Session, StartError, clear_away
from siegewright.play.console import Leave, Terminal, choose_one
from siegewright.play.game_table import PERSON, Table, failure_words
from siegewright.play.keeper import Keeper
from siegewright.screen import hang_up, one_line
from siegewright.simulation.bots import BOTS, EFFORT, effort_of


def parse_seats(words: Sequence[str]) -> dict[int, str]:
    """Who sits where: "2=random" gives the second seat to a bot. StartError if it cannot be."""
    seats: dict[int, str] = {}
    for word in words:
        number, equals, who = word.partition("=")
        if not equals or not number.isdecimal() or len(number) > 8 or int(number) < 1:
            raise StartError(f"`{word}` is not a seat with its player; write for example 2=random")
        if who != PERSON and who not in BOTS:
            known = ", ".join([PERSON, *sorted(BOTS)])
            raise StartError(f"there is no bot `{who}`; there are {known}")
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
        hang_up()
        return 0
    except OSError:
        raise  # nothing can be said about it here
    except Exception as error:
        terminal.say(f"The game cannot start: its rules fail ({failure_words(error)}).")
        return 1
    return table.play()


def sit_down(
    before: Mapping[int, tuple[str, int]], seats: Mapping[int, str], effort: int | None
) -> dict[int, tuple[str, int]]:
    """Who plays which seat, and with what effort: as before unless the new options differ (StartError if it cannot be)."""
    sitting = {seat: (who, effort_of(effort or was)) for seat, (who, was) in before.items()}
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
            terminal.say(f"Enter a number from {least} to {most}; `quit` leaves.")
    if seed is None:
        seed = secrets.randbelow(1_000_000)
        terminal.say(f"The seed is {seed}.")
    return Session(program, scenario, players or 0, options, seed, check=check)
