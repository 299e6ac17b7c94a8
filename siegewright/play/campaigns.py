"""Campaigns in the terminal: one file, game after game, with what was earned on the way."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TextIO

from interpreter import (
    Campaign,
    LockDiffers,
    Program,
    Progress,
    Save,
    SaveError,
    Session,
    StartError,
    replay,
)
from siegewright.play.console import Leave, Terminal, choose_one
from siegewright.play.game_table import Table, failure_words
from siegewright.play.keeper import Keeper
from siegewright.play.terminal import choices_in, sit_down
from siegewright.simulation.settings import read_options


class CampaignKeeper(Keeper):
    """Keeps a game inside the file of its campaign, and moves the campaign on when it is over."""

    def __init__(self, path: Path, campaign: Campaign, progress: Progress) -> None:
        super().__init__(path)
        self.campaign = campaign
        self.progress = progress

    def keep(self, save: Save) -> None:
        replace(self.progress, current=save).write(self.path)

    def finish(self, session: Session, save: Save) -> None:
        after = self.progress.after(self.campaign, session.game, save)
        after.write(self.path)
        self.progress = after


def play_campaign(
    program: Program,
    path: Path,
    options: Sequence[str] = (),
    players: int | None = None,
    seed: int | None = None,
    seats: Mapping[int, str] | None = None,
    effort: int | None = None,
    source: TextIO | None = None,
    target: TextIO | None = None,
) -> int:
    """Play the next game of a campaign, and those after it; gives the exit code.

    A file that is not there begins a campaign. `options` (like `length=short`) count from the
    next game that begins.
    """
    terminal = Terminal(source or sys.stdin, target or sys.stdout)
    try:
        kept = Progress.at_path(path)
        if kept is not None:
            progress, campaign = kept, _known(program, kept)
        else:
            campaign = _chosen(program, terminal)
            first = program.scenarios()[campaign.scenarios[0]]
            progress = Progress(program.pack, campaign.id, players or first.players[0], 0, {})
        terminal.say(f"{program.title}: {campaign.title}")
        while True:
            scenario = progress.scenario(campaign)
            if scenario is None:
                branched = campaign.next is not None
                done = "" if branched else ": every scenario is done"
                terminal.say(f"The campaign is over{done}.")
                return 0
            if progress.current is None and options:
                chosen = read_options(program, scenario, options)
                progress = replace(progress, carried={**progress.carried, **chosen})
            session, progress = _session(program, scenario, progress, seed, terminal)
            keeper = CampaignKeeper(path, campaign, progress)
            last = progress.current or (progress.games[-1] if progress.games else None)
            sitting = sit_down(last.bots if last else {}, seats or {}, effort)
            table = Table(program, session, sitting, keeper, terminal)
            keeper.keep(table.to_save())  # a campaign begins when its first game does
            code = table.play()
            if code != 0 or session.decision is not None:
                return code
            progress, options = keeper.progress, ()
            if not _play_on(program, campaign, progress, terminal):
                return 0
    except (Leave, KeyboardInterrupt):
        return 0
    except (SaveError, StartError) as error:
        terminal.say(f"{error}")
        return 1
    except OSError:
        raise  # nothing can be said about it here
    except Exception as error:
        terminal.say(f"The campaign cannot continue: its rules fail ({failure_words(error)}).")
        return 1


def verify(program: Program, path: Path) -> str:
    """Play all games of a campaign again; what came out, in words. SaveError if it differs."""
    progress = Progress.read(path)
    campaign = _known(program, progress)
    again = Progress(progress.pack, progress.campaign, progress.players, 0, {})
    for number, save in enumerate(progress.games, 1):
        if save.scenario != again.scenario(campaign):
            raise SaveError(f"game {number} is not of the scenario whose turn it was")
        game = replay(save, program).game
        again = replace(again.after(campaign, game, save), carried={})
        if number == len(progress.games):
            again = replace(again, carried=campaign.carried(game, save.options))
    came = (again.stage, again.at) == (progress.stage, progress.at)
    if not came or (progress.games and again.carried != progress.carried):
        raise SaveError("the replay of the campaign differs from the saved one")
    games = f"{len(progress.games)} games"
    if campaign.next is not None:
        return f"{games}, {again.stage} scenarios done"
    return f"{games}, {again.stage} of {len(campaign.scenarios)} scenarios done"


def _known(program: Program, progress: Progress) -> Campaign:
    if progress.pack != program.pack:
        raise SaveError(f"this is a campaign of `{progress.pack}`, not of `{program.pack}`")
    campaign = program.campaigns.get(progress.campaign)
    if campaign is None:
        raise SaveError(f"`{program.pack}` has no campaign `{progress.campaign}`")
    return campaign


def _chosen(program: Program, terminal: Terminal) -> Campaign:
    known = program.campaigns
    if not known:
        raise StartError(f"`{program.pack}` has no campaign")
    if len(known) == 1:
        return next(iter(known.values()))
    titles = {id: campaign.title for id, campaign in known.items()}
    return known[choose_one("Which campaign?", titles, terminal)]


def _session(
    program: Program, scenario: str, progress: Progress, seed: int | None, terminal: Terminal
) -> tuple[Session, Progress]:
    """The game that was left, or a new one with what has been carried over."""
    if progress.current is not None:
        try:
            session = Session.from_save(progress.current, program)
            terminal.say(f"The game continues after {choices_in(session)}.")
            return session, progress
        except LockDiffers as error:
            terminal.say(f"The last game cannot continue: {error}. Its scenario starts again.")
            progress = replace(progress, current=None)
    begun = secrets.randbelow(1_000_000) if seed is None else seed + len(progress.games)
    # First of all: it checks what the file says.
    session = Session(program, scenario, progress.players, progress.carried, begun)
    terminal.say(f"{program.scenarios()[scenario].title}")
    kept = [
        f"{name.replace('_', ' ')} {_shown(program, value)}"
        for name, value in progress.carried.items()
        if value not in (False, [], 0, "")
    ]
    if kept:
        terminal.say(f"With {', '.join(kept)}.")
    return session, progress


def _play_on(program: Program, campaign: Campaign, progress: Progress, terminal: Terminal) -> bool:
    scenario = progress.scenario(campaign)
    if scenario is None:
        return True
    again = progress.games[-1].scenario == scenario
    title = program.scenarios()[scenario].title
    told = f"{title} has to be played again." if again else f"Next comes {title}."
    terminal.say(told)
    while True:
        answer = terminal.ask("Continue? (yes or no) ").lower()
        if answer in ("", "y", "yes"):
            return True
        if answer in ("n", "no", "quit", "exit"):
            return False


def _shown(program: Program, value: object) -> str:
    """What is carried, in words: documents by their names."""
    if value is True:
        return "yes"
    if isinstance(value, list):
        return " and ".join([_shown(program, member) for member in value])
    known = program.definitions.get(value) if isinstance(value, str) else None
    return str(value) if known is None else known.name
