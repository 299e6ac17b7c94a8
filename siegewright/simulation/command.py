"""The commands in which bots play: `sim`, `balance`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

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
from siegewright.usage import FINE, WRONG, UsageError, look_before, write_here


def register(commands: Commands) -> None:
    """Add the commands of this room."""
    sim = commands.add("sim", "let bots play many games", _sim, group="bots")
    sim.add_argument("pack", metavar="PACK", help="the pack of the games")
    sim.add_argument(
        "--scenario",
        action="append",
        default=[],
        metavar="S",
        help="play this scenario with its default options (repeatable; "
        "default: all scenarios in turn, with options drawn by the seed)",
    )
    sim.add_argument(
        "--campaign",
        metavar="ID",
        help="play whole campaigns; --games counts campaigns",
    )
    add_settings(sim)
    sim.add_argument(
        "--all",
        action="store_true",
        help="every value of every option in every scenario (once each, without --games)",
    )
    sim.add_argument("--games", type=int, metavar="N", help="how many games (default: 100)")
    add_seed(sim)
    sim.add_argument(
        "--bots",
        default="random",
        metavar="NAME[,NAME...]",
        help="the bots of the seats, repeated as needed: random, sensible or search (default: random)",
    )
    add_effort(sim)
    add_no_native(sim)
    add_jobs(sim)
    sim.add_argument("--check", action="store_true", help="check the invariants after every step")
    sim.add_argument(
        "--replays",
        type=Path,
        metavar="FOLDER",
        help="where games that fail are saved (default: .siegewright/replays)",
    )
    balance = commands.add(
        "balance", "play the games of a pack's balance report and write it", _balance, group="bots"
    )
    balance.add_argument("pack", metavar="PACK", help="the pack of the games")
    balance.add_argument(
        "--table",
        action="append",
        default=[],
        metavar="ID",
        help="only this `balance` document of the pack (repeatable)",
    )
    balance.add_argument(
        "--games", type=int, default=20, metavar="N", help="games for each cell (default: 20)"
    )
    add_seed(balance)
    add_effort(balance)
    add_no_native(balance)
    add_jobs(balance)
    balance.add_argument(
        "--to",
        type=Path,
        metavar="FILE",
        help="where to write the report; - prints it (default: docs/balance/<pack>.md; with --table, "
        "which gives a part of the report, -)",
    )


def _sim(options: argparse.Namespace) -> int:
    from siegewright.packs.opening import open_fast

    # Before the interpreter is imported: it may come as machine code.
    pack, root = open_fast(options), find_root(options)
    from interpreter import SaveError, StartError
    from siegewright.simulation.bots import effort_of
    from siegewright.simulation.settings import (
        Setting,
        campaign_settings,
        drawn_settings,
        settings,
    )
    from siegewright.simulation.sim import simulate

    if options.games is not None and not 0 < options.games <= MOST_GAMES:
        raise UsageError(GAMES)
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
            effort=effort_of(options.effort),
        )
    except (StartError, SaveError) as error:
        raise UsageError(str(error)) from error
    if options.format == "json":
        print(json.dumps({**found, "native": pack.native}, indent=2))
    else:
        _tell(found)
    return WRONG if found["errors"] or found["endless"] else FINE


MOST_RESULTS = 8  # of a scenario, one by one


def _tell(found: dict[str, Any]) -> None:
    from siegewright.simulation.statistics import percent

    endless = f"{found['endless']} did not end, " if found["endless"] else ""
    print(
        f"{found['finished']} of {found['games']} {'campaigns' if found['chapters'] else 'games'} "
        f"finished, {endless}{found['errors']} errors, "
        f"{found['decisions']} decisions, {found['seconds']} s"
    )
    for kind, indent in (("scenarios", "  "), ("chapters", "    ")):
        for name, part in found[kind].items():
            told = [(text, count, part["games"]) for text, count in part["results"].items()]
            if len(told) > MOST_RESULTS:
                # Teams win in many ways: what each seat has won is easier to read.
                told = [one for one in told if not one[0].startswith("won: ")]
                told += [(f"won by {s}", n["wins"], n["games"]) for s, n in part["seats"].items()]
            results = ", ".join(f"{text}: {n} = {percent(n, of)}" for text, n, of in told)
            print(f"{indent}{one_line(f'{name}: {results}')}")
            if part.get("scores"):
                means = ", ".join(f"{seat} {mean}" for seat, mean in part["scores"].items())
                print(f"{indent}  {one_line(f'mean scores: {means}')}")
    failures: dict[str, list[dict[str, Any]]] = {}
    for failure in found["failures"]:
        failures.setdefault(failure["error"], []).append(failure)
    for error, games in failures.items():
        print(f"  {one_line(error)}")
        print(f"    {one_line(_failed(games))}")


def _failed(games: list[dict[str, Any]]) -> str:
    """Which games failed in one way, and how to look at the first of them."""
    first = games[0]
    options = "".join([f", {name}={value}" for name, value in first["options"].items()])
    told = (
        f"{first['scenario']}, players: {first['players']}{options}, seed {first['seed']}, "
        f"after {first['decisions']} decisions"
    )
    if len(games) > 1:
        told = f"{len(games)} games; the first: {told}"
    return f"{told}: siegewright replay {first['replay']}" if first["replay"] else told


def _balance(options: argparse.Namespace) -> int:
    from siegewright.packs.opening import open_fast

    # Before the interpreter is imported: it may come as machine code.
    pack, root = open_fast(options), find_root(options)
    from interpreter import StartError
    from siegewright.simulation.balance import Run, balance_pack, is_report, lock_of
    from siegewright.simulation.bots import effort_of

    program = pack.program
    keep = root / ".siegewright" / "balance" / f"{program.pack}.json"
    page = root / "docs" / "balance" / f"{program.pack}.md"
    file = options.to or (Path("-") if options.table else page)
    if str(file) != "-":
        look_before(file, is_report)
    try:
        if not 0 < options.games <= MOST_GAMES:
            raise StartError(GAMES)
        run = Run(lock_of(program), options.seed, effort_of(options.effort), ("sensible",))
        report, whole = balance_pack(
            pack, program, options.games, run, options.jobs or None, keep, options.table, root
        )
    except StartError as error:
        raise UsageError(str(error)) from error
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
        print(f"{file}{'' if whole else ', so far: run it again to continue'}")
    return FINE if whole else WRONG
