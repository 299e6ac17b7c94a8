"""Plays compiled packs. This is all of the interpreter that clients import; `interpreter.api` is for generated code.

Load a pack
- `load_program` gives the `Program` in a folder of generated/. `Modules` loads one from sources in memory, and
  `MachineCode` one that was compiled further.
- A program has `Scenario`s with `Option`s and `Balance`, documents (`Definition`), a `Board`, `Rules` and `Campaign`s.

Play a game
- `Session`: a game that waits for its players. It has a `Decision`, shows views, trail and log to each reader (a seat or
  `SPECTATOR`), undoes, saves. `StartError`: there is no such game. `AnswerError`: there is no such option.
- `play_out` lets policies play a whole game and gives its `Outcome`; `replay` verifies a `Save`. Both take any
  `Playable`, of which a program is one.
- `Save` and `Progress` (of a campaign) read and write files. `SaveError` says why that cannot be; `LockDiffers` is one.

Look into a game without a session
- `Game` is the state. `view`, `read_by`, `scores_of` and `standings` show it; `Prompt` and `Actions` describe options; `Move`
  and `Event` are entries of a trail; `NOTHING` is the number of no thing; `bits_of` lists the squares of a set.
- `HOLE` finds the slots in the words of an action; `possessive` writes `Ada's`; `content_name` is the name that an attribute of a
  document has in content.

Write a bot
- A `Policy` answers; a `Thinker` answers after it has tried what follows from a `Moment`; a `Watcher` looks on.
- `redraw_hidden` draws again what a player does not know, and remembers each `Deal`. `Rng` is the generator of the games.
  `MOST_STEPS` bounds a walk through steps in which nobody is asked.

When rules fail
- `RuleError`: they ask for something impossible. `OutOfFuel`: they do not end; `FUEL` is what a step may use.
  `Stuck`: a game is given up, as it does not end. `NobodyThere`: they ask, and nobody is there to answer.
  `InvariantBroken`: they left a state that must not be. `ScriptError`: a test has scripted other dice than were rolled.
- `start_watchdog` stops steps that take too long. `REACHED` has the clauses that ran, in modules compiled to tell it.

Write files
- `write_file` writes atomically and follows no links. `what_lies_at` looks first,
  `clear_away` removes what killed processes left.

docs/clients.md shows how to use it. A name is imported when it is first used: commands that play nothing start faster, and
modules can still be replaced by machine code.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from interpreter.board import NOTHING as NOTHING
    from interpreter.board import Board as Board
    from interpreter.campaigns import Campaign as Campaign
    from interpreter.campaigns import Progress as Progress
    from interpreter.clauses import REACHED as REACHED
    from interpreter.determinize import Deal as Deal
    from interpreter.determinize import redraw_hidden as redraw_hidden
    from interpreter.documents import Definition as Definition
    from interpreter.documents import content_name as content_name
    from interpreter.files import clear_away as clear_away
    from interpreter.files import what_lies_at as what_lies_at
    from interpreter.files import write_file as write_file
    from interpreter.game import Game as Game
    from interpreter.grammar import HOLE as HOLE
    from interpreter.grammar import possessive as possessive
    from interpreter.limits import FUEL as FUEL
    from interpreter.limits import OutOfFuel as OutOfFuel
    from interpreter.limits import RuleError as RuleError
    from interpreter.loading import MachineCode as MachineCode
    from interpreter.loading import Modules as Modules
    from interpreter.loading import load_program as load_program
    from interpreter.log import read_by as read_by
    from interpreter.options import Option as Option
    from interpreter.options import StartError as StartError
    from interpreter.playable import Moment as Moment
    from interpreter.playable import Playable as Playable
    from interpreter.playable import Policy as Policy
    from interpreter.playable import Thinker as Thinker
    from interpreter.playable import Watcher as Watcher
    from interpreter.program import Program as Program
    from interpreter.prompts import Actions as Actions
    from interpreter.prompts import Prompt as Prompt
    from interpreter.results import scores_of as scores_of
    from interpreter.results import standings as standings
    from interpreter.rng import Rng as Rng
    from interpreter.rng import ScriptError as ScriptError
    from interpreter.rules import Rules as Rules
    from interpreter.saves import LockDiffers as LockDiffers
    from interpreter.saves import Save as Save
    from interpreter.saves import SaveError as SaveError
    from interpreter.session import MOST_STEPS as MOST_STEPS
    from interpreter.session import AnswerError as AnswerError
    from interpreter.session import Decision as Decision
    from interpreter.session import InvariantBroken as InvariantBroken
    from interpreter.session import NobodyThere as NobodyThere
    from interpreter.session import Outcome as Outcome
    from interpreter.session import Session as Session
    from interpreter.session import Stuck as Stuck
    from interpreter.session import play_out as play_out
    from interpreter.session import replay as replay
    from interpreter.shapes import bits_of as bits_of
    from interpreter.tables import Balance as Balance
    from interpreter.tables import Scenario as Scenario
    from interpreter.trail import SPECTATOR as SPECTATOR
    from interpreter.trail import Event as Event
    from interpreter.trail import Move as Move
    from interpreter.views import view as view
    from interpreter.watchdog import start_watchdog as start_watchdog

_HOMES = {
    "Actions": "prompts",
    "AnswerError": "session",
    "Balance": "tables",
    "Board": "board",
    "Campaign": "campaigns",
    "Deal": "determinize",
    "Decision": "session",
    "Definition": "documents",
    "content_name": "documents",
    "Event": "trail",
    "FUEL": "limits",
    "Game": "game",
    "HOLE": "grammar",
    "InvariantBroken": "session",
    "LockDiffers": "saves",
    "MOST_STEPS": "session",
    "MachineCode": "loading",
    "Modules": "loading",
    "Moment": "playable",
    "Move": "trail",
    "NOTHING": "board",
    "NobodyThere": "session",
    "Option": "options",
    "OutOfFuel": "limits",
    "Outcome": "session",
    "Playable": "playable",
    "Policy": "playable",
    "Program": "program",
    "Progress": "campaigns",
    "Prompt": "prompts",
    "REACHED": "clauses",
    "Rng": "rng",
    "RuleError": "limits",
    "Rules": "rules",
    "SPECTATOR": "trail",
    "Save": "saves",
    "SaveError": "saves",
    "Scenario": "tables",
    "ScriptError": "rng",
    "Session": "session",
    "StartError": "options",
    "Stuck": "session",
    "Thinker": "playable",
    "Watcher": "playable",
    "start_watchdog": "watchdog",
    "bits_of": "shapes",
    "clear_away": "files",
    "redraw_hidden": "determinize",
    "load_program": "loading",
    "play_out": "session",
    "possessive": "grammar",
    "read_by": "log",
    "replay": "session",
    "scores_of": "results",
    "standings": "results",
    "view": "views",
    "what_lies_at": "files",
    "write_file": "files",
}
__all__ = [*_HOMES]

if not TYPE_CHECKING:  # else mypy would accept any name

    def __getattr__(name: str) -> Any:
        home = _HOMES.get(name)
        if home is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(f"interpreter.{home}"), name)
        globals()[name] = value
        return value
