"""The commands to play in the terminal: `play`, `replay`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from siegewright.commands import Commands, add_effort, add_no_native, add_options
from siegewright.project import find_root
from siegewright.screen import indented, one_line
from siegewright.usage import FINE, WRONG, UsageError

if TYPE_CHECKING:
    from interpreter import Program


def register(commands: Commands) -> None:
    """Add the commands of this room."""
    play = commands.add("play", "play a game in the terminal", _play, group="play", formats=())
    play.add_argument("pack", metavar="PACK", help="the pack of the game")
    play.add_argument("--scenario", metavar="S", help="the scenario (default: you are asked)")
    play.add_argument(
        "--players", type=int, metavar="N", help="how many players (default: you are asked)"
    )
    play.add_argument("--seed", type=int, metavar="K", help="the random seed (default: a new one)")
    play.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="N=BOT",
        help="let a bot play a seat, as in --seat 2=sensible (repeatable)",
    )
    add_options(
        play, "an option of the scenario; @FILE as the value reads it from a file (repeatable)"
    )
    play.add_argument(
        "--campaign",
        type=Path,
        metavar="FILE",
        help="start a campaign or continue it; the file keeps its progress",
    )
    add_effort(play)
    add_no_native(play)
    play.add_argument("--load", type=Path, metavar="FILE", help="continue a saved game")
    replay = commands.add(
        "replay", "replay a saved game or campaign and compare the result", _replay, group="play"
    )
    replay.add_argument("file", type=Path, metavar="FILE", help="a saved game or campaign")
    replay.add_argument("--log", action="store_true", help="print the log of the game")


def _play(options: argparse.Namespace) -> int:
    from siegewright.packs.opening import open_fast

    # Before the interpreter is imported: it may come as machine code.
    program, root = open_fast(options).program, find_root(options)
    from interpreter import StartError
    from siegewright.play.campaigns import play_campaign
    from siegewright.play.terminal import parse_seats, play
    from siegewright.simulation.bots import effort_of
    from siegewright.simulation.settings import read_options

    try:
        seats = parse_seats(options.seat)
        effort = None if options.effort is None else effort_of(options.effort)
        if options.campaign is not None:
            if options.scenario is not None or options.load is not None:
                raise StartError("a campaign chooses its games itself")
            return play_campaign(
                program,
                options.campaign,
                options.option,
                options.players,
                options.seed,
                seats,
                effort,
            )
        if options.option and options.scenario is None:
            raise StartError("say which scenario has these options: --scenario S")
        chosen = read_options(program, options.scenario, options.option) if options.option else {}
    except StartError as error:
        raise UsageError(str(error)) from error
    autosave = root / ".siegewright" / "games" / f"{program.pack}.json"
    return play(
        program,
        scenario=options.scenario,
        players=options.players,
        options=chosen,
        seed=options.seed,
        seats=seats,
        resume=options.load,
        autosave=autosave,
        effort=effort,
        below=root,
    )


def can_begin(program: Program, options: argparse.Namespace) -> int:
    """Say whether a game with these options can begin, and if not, every reason."""
    from interpreter import Session, StartError
    from siegewright.simulation.settings import read_options

    reasons: list[str] = []
    try:
        chosen = read_options(program, options.scenario, options.option)
        players = program.scenarios()[options.scenario].players[0]
        Session(program, options.scenario, players, chosen, seed=1)
    except StartError as error:
        reasons = list(error.reasons) or [str(error)]
    if options.format == "json":
        print(json.dumps({"fine": not reasons, "reasons": reasons}))
    else:
        print("\n".join([one_line(r) for r in reasons]) or "the game can start")
    return WRONG if reasons else FINE


def _replay(options: argparse.Namespace) -> int:
    from interpreter import (
        AnswerError,
        InvariantBroken,
        Progress,
        Save,
        SaveError,
        Session,
        StartError,
    )
    from siegewright.packs.opening import open_named
    from siegewright.play.campaigns import verify

    session: Session | None = None
    try:
        if Progress.is_in(options.file):
            pack = Progress.read(options.file).pack
            return _told(options, True, verify(open_named(options, pack).program, options.file))
        save = Save.read(options.file)
        program = open_named(options, save.pack).program
        session = Session.from_save(save, program)
        if save.error is not None and save.answers:
            session.answer(save.answers[-1])  # the one after which the rules failed
    except (SaveError, StartError, AnswerError) as error:
        return _told(options, False, str(error))
    except InvariantBroken as error:
        return _told(options, False, f"the game breaks a rule of the table: {error}")
    except Exception as error:
        from siegewright.failures import content_line, in_words

        if options.log and options.format == "text" and session is not None:
            print("\n".join([indented(line, "") for line in session.log]))
        where = content_line(error) or "an unknown place"
        return _told(options, False, f"the rules fail at {where}: {in_words(error)}")
    if options.log and options.format == "text":
        print("\n".join([indented(line, "") for line in session.log]))
    if save.error is not None:
        return _told(options, True, f"the failure ({save.error}) does not happen any more")
    over = session.decision is None
    words = f"{len(session.answers)} decisions, the same state as saved, {'finished' if over else 'not finished'}"
    return _told(options, True, words, session.state_hash())


def _told(options: argparse.Namespace, fine: bool, words: str, state: str = "") -> int:
    if options.format == "json":
        print(
            json.dumps({"file": str(options.file), "fine": fine, "message": words, "state": state})
        )
    else:
        print(one_line(words), file=sys.stdout if fine else sys.stderr)
    return FINE if fine else WRONG
