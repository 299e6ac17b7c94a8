"""The commands of the arena: `arena`, `gate`, `diff` and `hunt`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from siegewright.commands import (
    GAMES,
    MOST_GAMES,
    Commands,
    add_effort,
    add_jobs,
    add_no_native,
    add_seed,
    add_settings,
)
from siegewright.project import find_root
from siegewright.screen import one_line
from siegewright.usage import FINE, WRONG, UsageError, need

if TYPE_CHECKING:
    from interpreter import Playable
    from siegewright.arena.engine import Engine
    from siegewright.arena.job import Job


def register(commands: Commands) -> None:
    """Add the commands of this room."""
    arena = commands.add(
        "arena",
        "play very many games, keep their results, and report",
        _arena,
        group="bots",
    )
    arena.add_argument("pack", metavar="PACK", help="the pack of the games")
    arena.add_argument(
        "--games",
        type=int,
        metavar="N",
        help="how many games the folder should hold in the end, with those of earlier runs (default: 1000)",
    )
    add_games(arena)
    arena.add_argument(
        "--out",
        type=Path,
        metavar="FOLDER",
        help="where rows and report are kept; for several machines, a folder that all share "
        "(default: a folder in .siegewright/arena/)",
    )
    arena.add_argument(
        "--engine",
        choices=("local", "dask"),
        default="local",
        help="where games are played: in processes of this command, or on a dask cluster (default: local)",
    )
    arena.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="join the dask cluster with this scheduler, as in tcp://host:8786 "
        "(default: a cluster on this machine alone)",
    )
    arena.add_argument(
        "--sample",
        type=int,
        default=16,
        metavar="N",
        help="keep one of N decisions with its options; 0 keeps none (default: 16)",
    )
    arena.add_argument("--check", action="store_true", help="check the invariants after every step")
    arena.add_argument(
        "--sql",
        metavar="QUERY",
        help="play nothing: answer a SELECT over the tables games, seats, things and choices",
    )
    arena.add_argument("--no-report", action="store_true", help="only play")
    gate = commands.add(
        "gate",
        "check whether the balance of a pack is as expected, or has changed",
        _gate,
        group="bots",
    )
    gate.add_argument("pack", metavar="PACK", help="the pack of the games")
    gate.add_argument(
        "--against",
        metavar="REVISION",
        help="compare with the content at this revision of git, on the same seeds (default: only see "
        "whether the `expect` of balance documents holds)",
    )
    gate.add_argument(
        "--table",
        action="append",
        default=[],
        metavar="ID",
        help="only this `balance` document of the pack (repeatable; default: all that have `expect`)",
    )
    gate.add_argument(
        "--games",
        type=int,
        default=120,
        metavar="N",
        help="games for each cell, at most (default: 120)",
    )
    gate.add_argument(
        "--bots",
        default="sensible",
        metavar="NAME[,NAME...]",
        help="the bots of the seats, repeated as needed (default: sensible)",
    )
    gate.add_argument(
        "--margin",
        type=float,
        default=5.0,
        metavar="POINTS",
        help="by how many percentage points a share may miss its bounds, or change (default: 5)",
    )
    add_seed(gate)
    add_effort(gate)
    add_jobs(gate)
    add_no_native(gate)
    _add_hunt(commands)
    diff = commands.add(
        "diff", "describe what has changed in a pack since a revision", _diff, group="write"
    )
    diff.add_argument("pack", metavar="PACK", help="the pack to compare")
    diff.add_argument(
        "revision", metavar="REVISION", help="a revision of git, as in HEAD~3 or main"
    )
    diff.add_argument(
        "--games",
        type=int,
        metavar="N",
        help="also play N games of every scenario with old and new content, on the same seeds",
    )
    diff.add_argument(
        "--bots",
        default="random",
        metavar="NAME[,NAME...]",
        help="the bots of the seats, repeated as needed (default: random)",
    )
    add_seed(diff)
    add_effort(diff)
    add_jobs(diff)
    add_no_native(diff)


def _add_hunt(commands: Commands) -> None:
    hunt = commands.add(
        "hunt", "look for games that fail, and write a short test for each", _hunt, group="bots"
    )
    hunt.add_argument("pack", metavar="PACK", help="the pack of the games")
    hunt.add_argument(
        "--games", type=int, default=1000, metavar="N", help="how many games (default: 1000)"
    )
    hunt.add_argument(
        "--scenario",
        action="append",
        default=[],
        metavar="S",
        help="play this scenario (repeatable; default: all, with options drawn by the seed)",
    )
    add_settings(hunt)
    hunt.add_argument(
        "--to",
        type=Path,
        metavar="FOLDER",
        help="where replays and tests are written (default: .siegewright/hunt)",
    )
    add_seed(hunt)
    add_jobs(hunt)
    add_no_native(hunt)


def add_games(command: argparse.ArgumentParser) -> None:
    """Options that say which games are played, and by whom."""
    command.add_argument(
        "--scenario",
        action="append",
        default=[],
        metavar="S",
        help="play this scenario with its default options (repeatable; "
        "default: all scenarios in turn, with options drawn by the seed)",
    )
    add_settings(command)
    command.add_argument(
        "--bots",
        action="append",
        default=[],
        metavar="NAME[,NAME...]",
        help="bots that play together, changing seats from game to game; "
        "repeat it to compare several line-ups (default: random)",
    )
    add_seed(command)
    add_effort(command)
    add_jobs(command)
    add_no_native(command)


def _see_games(games: int | None) -> None:
    if games is not None and not 0 < games <= MOST_GAMES:
        raise UsageError(GAMES)


def _arena(options: argparse.Namespace) -> int:
    need("arena", "duckdb", "altair", "vl_convert")
    if options.engine == "dask":
        need("cluster", "distributed")
    elif options.scheduler is not None:
        raise UsageError("--scheduler is for the dask engine: add --engine dask")
    _see_games(options.games)
    if options.sample < 0:
        raise UsageError("--sample needs a number, 0 or more")
    from siegewright.packs.opening import open_fast, open_named

    # Workers of a cluster choose themselves whether they play in machine code.
    alone = options.engine == "local" and options.sql is None
    pack = open_fast(options) if alone else open_named(options, options.pack)
    root = find_root(options)
    from siegewright.arena.chunks import take_program, work_for
    from siegewright.arena.engine import EngineError
    from siegewright.arena.run import begin, play

    program = pack.program
    job = job_of(program, options)
    path = options.out or root / ".siegewright" / "arena" / f"{program.pack}-{job.key[:8]}"
    path = path.absolute()
    if options.sql is not None:
        return _answer(path, options.sql, options.format)
    take_program(str(root), program.pack, program, pack.native)
    folder = begin(path, job, program)
    games = options.games or 1000
    engine = _engine(options)
    try:
        told = play(folder, work_for(root, path, job, not options.no_native), engine, games)
    except EngineError as error:
        print(f"siegewright: {one_line(str(error))}", file=sys.stderr)
        _go_on(folder.games(), games)
        return WRONG
    except KeyboardInterrupt:
        _go_on(folder.games(), games)
        raise
    finally:
        close = getattr(engine, "close", None)
        if close is not None:
            close()
    files: tuple[Path, ...] = ()
    if not options.no_report:
        from siegewright.arena.report import write_report

        files = write_report(folder, games)
    if options.format == "json":
        found = {**told, "games": games, "folder": str(path), "key": job.key}
        print(json.dumps({**found, "files": [str(file) for file in files]}, indent=2))
    else:
        print(
            f"{told['played']:,} games played in {told['seconds']} s by {engine.words()}, "
            f"{told['before']:,} were there, {told['errors']:,} failed"
        )
        for file in files or (path,):
            print(file)
    return WRONG if told["errors"] else FINE


def _go_on(done: int, games: int) -> None:
    print(
        f"{done:,} of {games:,} games are kept: run the same command again to continue",
        file=sys.stderr,
    )


def _engine(options: argparse.Namespace) -> Engine:
    from compiler import processes

    jobs = options.jobs or processes.processors()
    if options.engine == "local":
        from siegewright.arena.engine import LocalEngine

        return LocalEngine(jobs)
    from siegewright.arena.dask_engine import DaskEngine
    from siegewright.arena.engine import EngineError

    try:
        return DaskEngine(options.scheduler, jobs)
    except EngineError as error:
        raise UsageError(str(error)) from error


def job_of(program: Playable, options: argparse.Namespace) -> Job:
    """What the options ask for; UsageError if there is no such game or bot."""
    from interpreter import StartError
    from siegewright.arena.chunks import lock_digest
    from siegewright.arena.job import ENDLESS, Job
    from siegewright.simulation.bots import bots_named, effort_of
    from siegewright.simulation.settings import Setting, drawn_settings, settings

    try:
        ways: Any
        if options.scenario:
            ways = settings(program, options.scenario, options.players, options.option)
        else:
            ways = drawn_settings(program, options.players, options.option, options.seed, ENDLESS)
        lineups = [tuple(names.split(",")) for names in options.bots] or [("random",)]
        for lineup in lineups:
            bots_named(lineup, 1, 0)
        lock = lock_digest(program.lock)
        first: Setting = ways[0]
        program.new(first.scenario, first.players, dict(first.options), 1)
        effort = effort_of(options.effort)
        sample = getattr(options, "sample", 0)
        check = getattr(options, "check", False)
        return Job(program.pack, lock, ways, options.seed, tuple(lineups), effort, check, sample)
    except StartError as error:
        raise UsageError(str(error)) from error


def _answer(path: Path, query: str, format: str) -> int:
    """Print the answer to a question in SQL."""
    from siegewright.arena.run import read_folder
    from siegewright.arena.shards import ask, open_shards

    folder = read_folder(path)
    paths = folder.shards() if folder is not None else []
    if not paths:
        raise UsageError(f"there are no games in {path}: play some first, without --sql")
    with open_shards(paths) as database:
        try:
            heads, rows = ask(database, query)
        except ValueError as error:
            raise UsageError(str(error)) from error
    if format == "json":
        print(
            json.dumps([dict(zip(heads, row, strict=True)) for row in rows], default=str, indent=2)
        )
        return FINE
    cells = [heads, *[[str(value) for value in row] for row in rows]]
    widths = [max(len(one_line(row[i])) for row in cells) for i in range(len(heads))]
    for row in cells:
        print(
            "  ".join(
                [one_line(cell).ljust(width) for cell, width in zip(row, widths, strict=True)]
            ).rstrip()
        )
    return FINE


NOT_ENOUGH = 3  # the exit code of a gate that cannot tell


def _gate(options: argparse.Namespace) -> int:
    need("arena", "duckdb")
    if options.games < 3:
        raise UsageError("--games needs a number above 2: there are three looks")
    _see_games(options.games)
    if not 0 < options.margin < 50:
        raise UsageError("--margin needs a number of points between 0 and 50")
    from siegewright.packs.native import USED, native_state
    from siegewright.packs.opening import open_named

    pack, root = open_named(options, options.pack), find_root(options)
    native = not options.no_native and native_state(pack) == USED
    from contextlib import ExitStack

    from compiler import processes
    from interpreter import StartError
    from siegewright.arena.engine import EngineError
    from siegewright.arena.gate import Plan, chosen_tables, run_gate
    from siegewright.arena.revision import content_at
    from siegewright.simulation.bots import bots_named, effort_of

    program = pack.program
    tables = chosen_tables(program, options.table, options.against is not None)
    bots = tuple(options.bots.split(","))
    try:
        bots_named(bots, 1, 0)
        plan = Plan(
            options.games,
            options.seed,
            bots,
            effort_of(options.effort),
            options.jobs or processes.processors(),
            options.margin / 100,
            native,
        )
        with ExitStack() as stack:
            old = None
            if options.against is not None:
                old = stack.enter_context(content_at(root, options.against))
            found = run_gate(program, root, tables, plan, old)
    except StartError as error:
        raise UsageError(str(error)) from error
    except EngineError as error:
        print(f"siegewright: {one_line(str(error))}", file=sys.stderr)
        return WRONG
    return _tell_gate(found, options.format)


def _tell_gate(found: Any, format: str) -> int:
    from siegewright.arena.verdicts import BROKEN, UNSURE

    code = {BROKEN: WRONG, UNSURE: NOT_ENOUGH}.get(found.answer, FINE)
    needed = max((verdict.needed for verdict in found.verdicts), default=0)
    if format == "json":
        checks = [
            {"check": v.name, "answer": v.answer, "words": v.words, "needed": v.needed}
            for v in found.verdicts
        ]
        data = {"answer": found.answer, "games": found.played, "look": found.look, "needed": needed}
        print(json.dumps({**data, "notes": list(found.notes), "checks": checks}, indent=2))
        return code
    for note in found.notes:
        print(one_line(note))
    for verdict in found.verdicts:
        more = f"; about {verdict.needed:,} games would be needed" if verdict.needed else ""
        print(one_line(f"{verdict.answer}: {verdict.name}: {verdict.words}{more}"))
    print(f"{found.answer} after {found.played:,} games")
    return code


def _hunt(options: argparse.Namespace) -> int:
    from siegewright.packs.opening import open_fast

    _see_games(options.games)
    # Before the interpreter is imported: it may come as machine code.
    pack, root = open_fast(options), find_root(options)
    from compiler import processes
    from interpreter import SaveError, StartError
    from siegewright.arena.hunt import hunt, write_caught
    from siegewright.arena.job import ENDLESS
    from siegewright.simulation.settings import drawn_settings, settings

    program = pack.program
    folder = options.to or root / ".siegewright" / "hunt"
    try:
        ways: Any
        if options.scenario:
            ways = settings(program, options.scenario, options.players, options.option)
        else:
            ways = drawn_settings(program, options.players, options.option, options.seed, ENDLESS)
        jobs = options.jobs or processes.processors()
        caught, told = hunt(pack, program, ways, options.seed, options.games, jobs)
        files = [write_caught(program, found, folder) for found in caught]
    except (StartError, SaveError) as error:
        raise UsageError(str(error)) from error
    except OSError as error:
        raise UsageError(f"{folder} cannot be written: {error.strerror}") from error
    if options.format == "json":
        failures = [
            {"game": c.game, "error": c.error, "decisions": len(c.answers), "of": c.before, "replay": str(r), "test": str(t) if t else None}
            for c, (r, t) in zip(caught, files, strict=True)
        ]  # fmt: skip
        print(json.dumps({**told, "native": pack.native, "failures": failures}, indent=2))
    else:
        print(
            f"{told['games']:,} games, {told['failed']:,} failed in {len(caught)} ways, "
            f"{told['decisions']:,} decisions, {told['seconds']} s"
        )
        for found, (replay, test) in zip(caught, files, strict=True):
            print(one_line(f"game {found.game}: {found.error} ({len(found.answers)} of {found.before} decisions)"))  # fmt: skip
            print(f"  {replay}\n  {test or 'too long for a test'}")
    return WRONG if caught else FINE


def _diff(options: argparse.Namespace) -> int:
    from siegewright.project import chosen_packs, print_report

    root = find_root(options)
    pack = chosen_packs(root, [options.pack])[0]
    _see_games(options.games)
    from compiler import ContentError, inspection
    from siegewright.arena.revision import content_at

    with content_at(root, options.revision) as old:
        try:
            new_facts = inspection.facts_of(root, pack)
        except ContentError as error:
            print_report(error.report, root, options.format)
            return WRONG
        try:
            before = inspection.facts_of(old, pack) if (old / "content" / pack).is_dir() else {}
        except ContentError as error:
            raise UsageError(
                f"`{pack}` at {options.revision} does not compile with this version of Siegewright: "
                f"{error.report.errors[0].message}"
            ) from error
        changes = inspection.changes_between(before, new_facts)
        games = _games_of_both(options, pack, root, old) if options.games and before else None
    if options.format == "json":
        found = [{"what": c.what, "document": c.title, "lines": c.lines} for c in changes]
        print(json.dumps({"changes": found, "games": games}, indent=2))
        return FINE
    for change in changes:
        print(one_line(f"{change.what}: {change.title}"))
        for line in change.lines:
            print(one_line(line))
    if not changes:
        print("nothing that matters in a game has changed")
    for line in games["words"] if games else ():
        print(one_line(line))
    return FINE


def _games_of_both(options: argparse.Namespace, pack: str, root: Path, old: Path) -> dict[str, Any]:
    """What the change does to win rates, scenario by scenario."""
    need("arena", "duckdb")
    from siegewright.packs.native import USED, native_state
    from siegewright.packs.programs import open_pack

    opened = open_pack(root, pack)
    native = not options.no_native and native_state(opened) == USED
    from compiler import processes
    from interpreter import StartError
    from siegewright.arena.engine import EngineError
    from siegewright.arena.gate import Plan, compare_games
    from siegewright.simulation.bots import bots_named, effort_of
    from siegewright.simulation.settings import Setting
    from siegewright.simulation.statistics import holm, p_of_pairs, paired_difference, percent

    program = opened.program
    bots = tuple(options.bots.split(","))
    jobs = options.jobs or processes.processors()
    try:
        bots_named(bots, 1, 0)
        effort = effort_of(options.effort)
        plan = Plan(options.games, options.seed, bots, effort, jobs, 0.05, native)
        ways = [Setting(id, id, s.players[0], {}) for id, s in sorted(program.scenarios().items())]
        checks, notes = compare_games(program, root, old, ways, plan)
    except StartError as error:
        raise UsageError(str(error)) from error
    except EngineError as error:
        raise UsageError(f"the games could not be played: {error}") from error
    ps = holm([p_of_pairs(*check.pairs()[:2]) for check in checks])
    lines = [*notes, "games won by the first seat (or by the players, where they win together):"]
    rows = []
    for check, p in zip(checks, ps, strict=True):
        assert check.old is not None
        middle, low, high = paired_difference(*check.pairs())
        was = percent(sum(check.old.values()), len(check.old))
        now = percent(*check.counts())
        sure = "changed" if p < 0.05 else "no change that is sure"
        points = f"{100 * middle:+.1f} ({100 * low:+.1f} to {100 * high:+.1f}) points"
        lines.append(f"  {check.name}: {was} -> {now}, {points}, {sure}")
        rows.append({"scenario": check.name, "games": len(check.new), "difference": middle, "low": low, "high": high, "p": p})  # fmt: skip
    return {"words": lines, "rows": rows}
