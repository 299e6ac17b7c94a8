"""What a table keeps in its folder: its plan, its save, and the campaign it belongs to.

The hub writes the plan once. The process of the table writes everything else after every answer, so that the game
continues where it was after a process or the server was killed.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, TypeVar

from interpreter import (
    LockDiffers,
    Program,
    Progress,
    Save,
    SaveError,
    Session,
    StartError,
    write_file,
)
from siegewright.simulation.bots import BOTS, EFFORT, effort_of
from siegewright.table.sitting import PERSON, RULES, Refused, Sitting
from siegewright.usage import read_here

PLAN: Final = "plan.json"
GAME: Final = "game.json"
NOTES: Final = "notes.json"
CAMPAIGN: Final = "campaign.json"
SLOWEST: Final = 60.0  # seconds that a bot waits
DAMAGED: Final = "the plan of this table is damaged"
NEXT: Final = "next-"  # before the name of a file: what is kept beside it until it is settled

Kept = TypeVar("Kept")


@dataclass(frozen=True, slots=True)
class Plan:
    """The game that a table is for."""

    pack: str
    scenario: str
    players: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    who: tuple[str, ...] = ()  # by seat: a person, or the name of a bot
    names: tuple[str, ...] = ()
    pace: float = 0.35  # seconds that bots wait so that people can follow
    effort: int = EFFORT
    campaign: str = ""

    def data(self) -> dict[str, Any]:
        return {
            "pack": self.pack,
            "scenario": self.scenario,
            "players": self.players,
            "seed": self.seed,
            "options": dict(self.options),
            "who": list(self.who),
            "names": list(self.names),
            "pace": self.pace,
            "effort": self.effort,
            "campaign": self.campaign,
        }


def read_plan(folder: Path) -> Plan:
    """The plan of a table, which may be a stranger's: SaveError if the hub would not have written it."""
    try:
        data = json.loads(read_here(folder / PLAN))
        plan = Plan(**{**data, "who": tuple(data["who"]), "names": tuple(data["names"])})
    except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
        raise SaveError(DAMAGED) from error
    typed = all(isinstance(t, str) for t in (plan.pack, plan.scenario, plan.campaign, *plan.names))
    whole = all(type(n) is int for n in (plan.players, plan.seed, plan.effort))
    if not typed or not whole or not isinstance(plan.options, dict):
        raise SaveError(DAMAGED)
    if type(plan.pace) not in (int, float) or not 0 <= plan.pace <= SLOWEST:
        raise SaveError(DAMAGED)
    if not all(isinstance(w, str) and w in {PERSON, RULES, *BOTS} for w in plan.who):
        raise SaveError(DAMAGED)
    effort_of(plan.effort)
    return plan


def write_plan(plan: Plan, folder: Path, below: Path) -> None:
    write_file(folder / PLAN, json.dumps(plan.data()).encode(), below)


class Keeping:
    """The folder of a table, for its process."""

    def __init__(self, program: Program, folder: Path, below: Path) -> None:
        self.program = program
        self.folder = folder
        self.below = below  # no link between there and a file is followed
        self.plan = read_plan(folder)
        self.progress: Progress | None = None
        self._noted = ""
        self._unsettled = False

    def open(self) -> Sitting:
        """The game as it was kept, or a new one. SaveError, StartError if there is none to be had."""
        if self.plan.campaign:
            self.progress = self._campaign()
            session = self._session_of(self.progress)
        elif self._is_kept(GAME):
            session = self._resumed()
        else:
            plan = self.plan
            session = Session(self.program, plan.scenario, plan.players, plan.options, plan.seed)
        sitting = self._sit(session)
        sitting.save()
        sitting.flush()
        return sitting

    def _resumed(self) -> Session:
        save = self._latest(GAME, Save.read)
        if save.pack != self.program.pack:
            raise SaveError(f"this is a game of `{save.pack}`, not of `{self.program.pack}`")
        return Session.from_save(save, self.program)

    def _sit(self, session: Session) -> Sitting:
        planned = [*self.plan.who, *[PERSON] * session.players][: session.players]
        kept = self._about()
        who = kept["who"] if len(kept["who"]) == len(planned) else planned
        if not set(who) <= {PERSON, RULES, *BOTS}:
            who = planned
        names = kept["names"] or self.plan.names
        sitting = Sitting(
            self.program, session, who, names, self._keep, kept["notes"], self.plan.effort
        )
        sitting.people |= {seat for seat, w in enumerate(planned) if w == PERSON}
        sitting.stage = lambda: self._stage(sitting)
        return sitting

    def _about(self) -> dict[str, list[str]]:
        """What else was kept of the table; nothing of what cannot be read."""
        data: Any = None
        with contextlib.suppress(OSError, ValueError, RecursionError):
            data = json.loads(read_here(self.folder / NOTES))
        data = data if isinstance(data, dict) else {}
        parts = {key: data.get(key) for key in ("notes", "who", "names")}
        return {
            key: [str(line) for line in part] if isinstance(part, list) else []
            for key, part in parts.items()
        }

    def _keep(self, save: Save, about: Mapping[str, list[str]]) -> None:
        """Quickly, before anybody is shown the game: `settle` sees to the rest."""
        self._write(save, durable=False)
        self._unsettled = True
        text = json.dumps(about)
        if text != self._noted:
            self._noted = text
            write_file(self.folder / NOTES, text.encode(), self.below)

    def settle(self, sitting: Sitting) -> None:
        """Keep also the hash of the last state, and see that the game outlives a loss of power: both take some time."""
        if self._unsettled:
            self._write(sitting.to_save(), durable=True)
            self._unsettled = False

    def _write(self, save: Save, durable: bool) -> None:
        """In haste it goes into a file of its own: replacing one that is there waits for the disk."""
        name = GAME if self.progress is None else CAMPAIGN
        haste = self.folder / f"{NEXT}{name}"
        path = self.folder / name if durable else haste
        if self.progress is None:
            save.write(path, self.below, durable)
        else:
            replace(self.progress, current=save).write(path, durable=durable)
        if durable:
            haste.unlink(missing_ok=True)

    def _is_kept(self, name: str) -> bool:
        return any((self.folder / f"{start}{name}").is_file() for start in ("", NEXT))

    def _latest(self, name: str, read: Callable[[Path], Kept]) -> Kept:
        """What was kept last; where that was lost with the power, what was settled before it."""
        with contextlib.suppress(SaveError):
            return read(self.folder / f"{NEXT}{name}")
        path = self.folder / name
        try:
            return read(path)
        except SaveError as error:  # the page is not told where the server keeps its files
            raise SaveError(str(error).replace(f"`{path}`", "this file")) from error

    def status(self, sitting: Sitting) -> dict[str, Any]:
        """What the list of tables shows."""
        session = sitting.session
        asked = session.decision.player if session.decision is not None else None
        return {
            "title": self.program.title,
            "scenario": self.program.scenarios()[session.scenario].title,
            "n": len(session.answers),
            "over": session.decision is None,
            "asked": asked,
            "asked_name": sitting.called(asked) if asked is not None else "",
            "failed": sitting.failed,
            "campaign": self._stage(sitting),
        }

    # ------------------------------------------------------------------ campaigns

    def _campaign(self) -> Progress:
        if self._is_kept(CAMPAIGN):
            return self._latest(CAMPAIGN, Progress.read)
        campaign = self.program.campaigns.get(self.plan.campaign)
        if campaign is None:
            raise StartError(f"`{self.program.pack}` has no campaign `{self.plan.campaign}`")
        return Progress(self.program.pack, campaign.id, self.plan.players, 0, self.plan.options)

    def _session_of(self, progress: Progress) -> Session:
        """The game of a campaign that was left, or the next one with what has been carried over."""
        campaign = self.program.campaigns[progress.campaign]
        if progress.current is not None:
            with contextlib.suppress(LockDiffers):  # else its scenario begins again
                return Session.from_save(progress.current, self.program)
        scenario = progress.scenario(campaign)
        if scenario is None:  # the campaign is over: its last game stays on the table
            return Session.from_save(progress.games[-1], self.program)
        seed = self.plan.seed + len(progress.games)
        return Session(self.program, scenario, progress.players, progress.carried, seed)

    def _stage(self, sitting: Sitting) -> dict[str, Any] | None:
        """Where a campaign is, and what comes next once a game is over."""
        if self.progress is None:
            return None
        campaign = self.program.campaigns[self.progress.campaign]
        data: dict[str, Any] = {"title": campaign.title, "games": len(self.progress.games)}
        if sitting.session.decision is None:
            after = self._after(sitting)
            scenario = after.scenario(campaign)
            data["next"] = "" if scenario is None else self.program.scenarios()[scenario].title
            data["again"] = scenario == sitting.session.scenario
        return data

    def _after(self, sitting: Sitting) -> Progress:
        assert self.progress is not None
        campaign = self.program.campaigns[self.progress.campaign]
        if self.progress.games and self.progress.scenario(campaign) is None:
            return self.progress
        save = sitting.to_save()
        return self.progress.after(campaign, sitting.session.game, save)

    def go_on(self, sitting: Sitting) -> Sitting:
        """The next game of a campaign, with the same people round the table."""
        if self.progress is None:
            raise Refused("This game belongs to no campaign.")
        after = self._after(sitting)
        campaign = self.program.campaigns[after.campaign]
        if after.scenario(campaign) is None:
            raise Refused("The campaign is over.")
        try:
            session = self._session_of(after)
        except StartError as error:
            raise Refused(f"The next game cannot start: {error}") from error
        self.progress = after
        following = self._sit(session)
        following.who = [
            before if now == PERSON else now
            for before, now in zip(sitting.who, following.who, strict=False)
        ] + following.who[len(sitting.who) :]
        following.names = sitting.names
        following.people |= sitting.people
        for client in sitting.clients.values():
            following.join(client.id, client.seats, client.host)
        following.save()
        following.flush()
        return following


def save_text(save: Save) -> str:
    """A saved game as the text of a file."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / GAME
        save.write(path)
        return path.read_text(encoding="utf-8")
