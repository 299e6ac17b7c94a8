"""Plays compiled packs. This is all of the interpreter that clients import; `interpreter.api` is for generated code.

A client makes a `Session` of a `Program`, shows `view`, `question` and `trail` to each reader, and answers. docs/clients.md shows how.

A name is imported when it is first asked for: commands that play nothing start faster, and the modules may still come as
machine code when a pack has been compiled to it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from interpreter.board import NOTHING as NOTHING
    from interpreter.board import Board as Board
    from interpreter.campaigns import Campaign as Campaign
    from interpreter.campaigns import Progress as Progress
    from interpreter.campaigns import is_campaign as is_campaign
    from interpreter.campaigns import read_progress as read_progress
    from interpreter.campaigns import write_progress as write_progress
    from interpreter.clauses import REACHED as REACHED
    from interpreter.determinize import Deal as Deal
    from interpreter.determinize import imagine as imagine
    from interpreter.documents import Definition as Definition
    from interpreter.files import IN_THE_WAY as IN_THE_WAY
    from interpreter.files import clear_away as clear_away
    from interpreter.files import make_durable as make_durable
    from interpreter.files import what_lies_at as what_lies_at
    from interpreter.files import write_file as write_file
    from interpreter.forms import Forms as Forms
    from interpreter.game import Game as Game
    from interpreter.grammar import HOLE as HOLE
    from interpreter.grammar import possessive as possessive
    from interpreter.limits import FUEL as FUEL
    from interpreter.limits import OutOfFuel as OutOfFuel
    from interpreter.limits import RuleError as RuleError
    from interpreter.limits import rules_in as rules_in
    from interpreter.loading import MachineCode as MachineCode
    from interpreter.loading import Modules as Modules
    from interpreter.loading import load_program as load_program
    from interpreter.loading import loaded as loaded
    from interpreter.loading import run_modules as run_modules
    from interpreter.log import read_by as read_by
    from interpreter.options import Option as Option
    from interpreter.options import StartError as StartError
    from interpreter.playable import Moment as Moment
    from interpreter.playable import Playable as Playable
    from interpreter.playable import PlayableGame as PlayableGame
    from interpreter.playable import Policy as Policy
    from interpreter.playable import Thinker as Thinker
    from interpreter.playable import Watcher as Watcher
    from interpreter.program import Program as Program
    from interpreter.prompts import Actions as Actions
    from interpreter.prompts import Prompt as Prompt
    from interpreter.questions import question as question
    from interpreter.results import scores_of as scores_of
    from interpreter.results import standings as standings
    from interpreter.results import titles_of as titles_of
    from interpreter.rng import Rng as Rng
    from interpreter.rng import ScriptError as ScriptError
    from interpreter.rules import Rules as Rules
    from interpreter.saves import LockDiffers as LockDiffers
    from interpreter.saves import ReplayDiffers as ReplayDiffers
    from interpreter.saves import Save as Save
    from interpreter.saves import SaveError as SaveError
    from interpreter.saves import read_save as read_save
    from interpreter.saves import same_game as same_game
    from interpreter.saves import saved_there as saved_there
    from interpreter.saves import write_save as write_save
    from interpreter.session import MOST_STEPS as MOST_STEPS
    from interpreter.session import AnswerError as AnswerError
    from interpreter.session import Decision as Decision
    from interpreter.session import InvariantBroken as InvariantBroken
    from interpreter.session import NobodyThere as NobodyThere
    from interpreter.session import Outcome as Outcome
    from interpreter.session import Session as Session
    from interpreter.session import Stuck as Stuck
    from interpreter.session import hash_state as hash_state
    from interpreter.session import play_out as play_out
    from interpreter.session import replay as replay
    from interpreter.shapes import bits_of as bits_of
    from interpreter.tables import Balance as Balance
    from interpreter.tables import Scenario as Scenario
    from interpreter.trail import SPECTATOR as SPECTATOR
    from interpreter.trail import Event as Event
    from interpreter.trail import Move as Move
    from interpreter.trail_reader import read_trail as read_trail
    from interpreter.views import document as document
    from interpreter.views import table as table
    from interpreter.views import view as view
    from interpreter.watchdog import be_patient as be_patient

# Where each name is defined.
_MODULES = {
    # Programs: compiled packs, and what is in them
    "board": ("NOTHING", "Board"),
    "documents": ("Definition",),
    "forms": ("Forms",),
    "game": ("Game",),
    "loading": ("MachineCode", "Modules", "load_program", "loaded", "run_modules"),
    "options": ("Option", "StartError"),
    "program": ("Program",),
    "rules": ("Rules",),
    "grammar": ("HOLE", "possessive"),
    "prompts": ("Actions", "Prompt"),
    "shapes": ("bits_of",),
    "tables": ("Balance", "Scenario"),
    # Sessions: games in progress
    "playable": ("Moment", "Playable", "PlayableGame", "Policy", "Thinker", "Watcher"),
    "session": (
        "MOST_STEPS",
        "AnswerError",
        "Decision",
        "InvariantBroken",
        "NobodyThere",
        "Outcome",
        "Session",
        "Stuck",
        "hash_state",
        "play_out",
        "replay",
    ),
    "results": ("scores_of", "standings", "titles_of"),
    # What clients show, as JSON
    "log": ("read_by",),
    "questions": ("question",),
    "trail": ("SPECTATOR", "Event", "Move"),
    "trail_reader": ("read_trail",),
    "views": ("document", "table", "view"),
    # Saves and campaigns
    "campaigns": (
        "Campaign",
        "Progress",
        "is_campaign",
        "read_progress",
        "write_progress",
    ),
    "saves": (
        "LockDiffers",
        "ReplayDiffers",
        "Save",
        "SaveError",
        "read_save",
        "same_game",
        "saved_there",
        "write_save",
    ),
    # For bots
    "determinize": ("Deal", "imagine"),
    "rng": ("Rng", "ScriptError"),
    # When rules fail or take too long
    "clauses": ("REACHED",),
    "limits": ("FUEL", "OutOfFuel", "RuleError", "rules_in"),
    "watchdog": ("be_patient",),
    # Files that are written whole or not at all
    "files": ("IN_THE_WAY", "clear_away", "make_durable", "what_lies_at", "write_file"),
}
_HOMES = {name: module for module, names in _MODULES.items() for name in names}
__all__ = sorted(_HOMES)

if not TYPE_CHECKING:  # else mypy would believe that there is every name

    def __getattr__(name: str) -> Any:
        if name not in _HOMES:
            raise AttributeError(f"module 'interpreter' has no attribute {name!r}")
        value = getattr(import_module(f"interpreter.{_HOMES[name]}"), name)
        globals()[name] = value
        return value
