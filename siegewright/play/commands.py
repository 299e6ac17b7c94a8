"""What `play`, `sim` and `replay` do with a compiled pack."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from siegewright.screen import indented, one_line

if TYPE_CHECKING:
    from interpreter import Program
    from siegewright.packs.programs import Pack

FINE, WRONG, USAGE = 0, 1, 2


def play(program: Program, options: argparse.Namespace, root: Path) -> int:
    from interpreter import StartError
    from siegewright.play.terminal import parse_seats
    from siegewright.play.terminal import play as play_game
    from siegewright.simulation.settings import read_options

    try:
        seats = parse_seats(options.seat)
        effort = None if options.effort is None else _effort(options)
        if options.campaign is not None:
            from siegewright.play.campaigns import play_campaign

            if options.scenario is not None or options.load is not None:
                raise StartError("a campaign says itself which game comes next")
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
        print(f"siegewright: {one_line(str(error))}", file=sys.stderr)
        return USAGE
    autosave = root / ".siegewright" / "games" / f"{program.pack}.json"
    return play_game(
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
        print("\n".join([one_line(r) for r in reasons]) or "the game can begin")
    return WRONG if reasons else FINE


def sim(pack: Pack, options: argparse.Namespace, root: Path) -> int:
    from interpreter import SaveError, StartError
    from siegewright.simulation.settings import (
        Setting,
        campaign_settings,
        drawn_settings,
        settings,
    )
    from siegewright.simulation.sim import simulate

    if options.games is not None and options.games < 1:
        print("siegewright: --games needs a number above 0", file=sys.stderr)
        return USAGE
    program = pack.program
    folder = options.replays or root / ".siegewright" / "replays"
    try:
        ways: Sequence[Setting]
        if options.campaign is not None:
            if options.scenario or options.all:
                raise StartError(
                    "--campaign plays its own scenarios: leave out --scenario and --all"
                )
            ways = campaign_settings(program, options.campaign, options.players, options.option)
        elif options.scenario or options.all:
            ways = settings(program, options.scenario, options.players, options.option, options.all)
        else:
            games = options.games or 100
            ways = drawn_settings(program, options.players, options.option, options.seed, games)
        found = simulate(
            pack,
            program.pack,
            ways=ways,
            games=options.games or (len(ways) if options.all else 100),
            seed=options.seed,
            bots=tuple(options.bots.split(",")),
            jobs=options.jobs or None,
            check=options.check,
            replay_dir=folder,
            below=None if options.replays else root,
            effort=_effort(options),
        )
    except (StartError, SaveError) as error:
        print(f"siegewright: {one_line(str(error))}", file=sys.stderr)
        return USAGE
    if options.format == "json":
        print(json.dumps({**found, "native": pack.native}, indent=2))
    else:
        _tell(found)
    return WRONG if found["errors"] else FINE


def balance(pack: Pack, options: argparse.Namespace, root: Path) -> int:
    from interpreter import StartError
    from siegewright.simulation.balance import Run, balance_pack, is_report, lock_of
    from siegewright.usage import look_before, write_here

    program = pack.program
    keep = root / ".siegewright" / "balance" / f"{program.pack}.json"
    file = options.to or root / "docs" / "balance" / f"{program.pack}.md"
    if str(file) != "-":
        look_before(file, is_report)
    try:
        if options.games < 1:
            raise StartError("--games needs a number above 0")
        run = Run(lock_of(program), options.seed, _effort(options), ("sensible",))
        report, whole = balance_pack(
            pack, program, options.games, run, options.jobs, keep, options.table, root
        )
    except StartError as error:
        print(f"siegewright: {one_line(str(error))}", file=sys.stderr)
        return USAGE
    if str(file) == "-":
        print(report)
    else:
        write_here(file, report.encode(), root if options.to is None else None, is_report)
    if options.format == "json":
        print(
            json.dumps(
                {"pack": program.pack, "whole": whole, "file": str(file), "native": pack.native}
            )
        )
    elif str(file) != "-":
        print(f"{file}{'' if whole else ', so far: run it again to go on'}")
    return FINE if whole else WRONG


def _effort(options: argparse.Namespace) -> int:
    from interpreter import StartError
    from siegewright.simulation.bots import EFFORT

    if options.effort is not None and options.effort < 1:
        raise StartError("--effort needs a number above 0")
    return EFFORT if options.effort is None else int(options.effort)


def _tell(found: dict[str, Any]) -> None:
    from siegewright.simulation.statistics import percent

    print(
        f"{found['finished']} of {found['games']} {'campaigns' if found['chapters'] else 'games'} "
        f"finished, {found['errors']} errors, "
        f"{found['decisions']} decisions, {found['seconds']} s"
    )
    for kind, indent in (("scenarios", "  "), ("chapters", "    ")):
        for name, part in found[kind].items():
            results = ", ".join(
                f"{text}: {count} = {percent(count, part['games'])}"
                for text, count in part["results"].items()
            )
            print(f"{indent}{one_line(f'{name}: {results}')}")
    for failure in found["failures"]:
        print(f"  failed: {failure}")


def replay(options: argparse.Namespace, load: Callable[[str], Program]) -> int:
    from interpreter import (
        AnswerError,
        InvariantBroken,
        SaveError,
        Session,
        StartError,
        is_campaign,
        read_progress,
        read_save,
    )
    from siegewright.play.campaigns import verify

    session: Session | None = None
    try:
        if is_campaign(options.file):
            pack = read_progress(options.file).pack
            return _told(options, True, verify(load(pack), options.file))
        save = read_save(options.file)
        program = load(save.pack)
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
