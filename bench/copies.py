"""Cloning and saving a game in progress, against the general tools of Python."""

from __future__ import annotations

import copy
import gc
import importlib
import json
import random
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import Any

from bench.playouts import ROOT
from bench.report import Row, Skipped, ratio
from interpreter import Session

ANSWERS = 60  # how far a game has gone when it is copied


def measure(quick: bool) -> tuple[list[Row], list[Skipped]]:
    """The first scenario of every pack that has been built."""
    rounds, seconds = (5, 0.01) if quick else (25, 0.03)
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        for path in sorted((ROOT / "generated").glob("*/program.py")):
            program = importlib.import_module(f"generated.{path.parent.name}.program").PROGRAM
            scenarios = list(program.scenarios())
            if scenarios:
                session = begun(program, scenarios[0])
                save = Path(folder) / "game.json"
                rows += _rows(f"{path.parent.name}, {scenarios[0]}", session, save, rounds, seconds)
    return rows, []


def begun(program: Any, scenario: str) -> Session:
    """A game after some random answers, or one before its end if that comes first."""
    chance = random.Random(4)
    least, most = program.scenarios()[scenario].players
    players = min(max(2, least), most)
    session = Session(program, scenario, players, {}, 4)
    for _ in range(ANSWERS):
        assert session.decision is not None
        session.answer(chance.randrange(len(session.decision.options)))
        if session.decision is None:
            session.undo()
            break
    return session


def deep(game: Any) -> Callable[[], Any]:
    """copy.deepcopy of what changes; what is the same in all games is shared, as in a clone."""
    static = [
        game.program,
        game.board,
        game.setting,
        game.tables,
        *game.program.definitions.values(),
    ]

    def run() -> Any:
        return copy.deepcopy(game, {id(thing): thing for thing in static})

    return run


def _rows(name: str, session: Session, path: Path, rounds: int, seconds: float) -> list[Row]:
    game: Any = session.game
    data = game.to_data()
    assert deep(game)().to_data() == game.clone().to_data() == data
    size = len(json.dumps(data))
    contest: dict[str, Callable[[], Any]] = {
        "clone": game.clone,
        "deepcopy": deep(game),
        "picture": lambda: json.dumps(game.to_data()),
        "dumps": lambda: json.dumps(data),
        "save": lambda: session.save(path),
    }
    times = take_turns(contest, rounds, seconds)
    note = f"{len(session.answers)} answers, {size:,} bytes of JSON"
    return [
        Row(
            "d",
            f"{name}: clone",
            "copy.deepcopy",
            ratio(times["clone"], times["deepcopy"]),
            note=note,
        ),
        Row("d", f"{name}: state as JSON", "json.dumps", ratio(times["picture"], times["dumps"])),
        Row("d", f"{name}: save to a file", "json.dumps", ratio(times["save"], times["dumps"])),
    ]


def take_turns(
    contest: dict[str, Callable[[], Any]], rounds: int, seconds: float
) -> dict[str, Sequence[float]]:
    """CPU seconds a call, for each round."""
    times: dict[str, list[float]] = {name: [] for name in contest}
    calls: dict[str, int] = {}
    gc.collect()
    gc.disable()
    try:
        for name, run in contest.items():
            start = process_time()
            for _ in range(3):
                run()
            calls[name] = max(1, int(3 * seconds / max(process_time() - start, 1e-6)))
        for _ in range(rounds):
            for name, run in contest.items():
                start = process_time()
                for _ in range(calls[name]):
                    run()
                times[name].append((process_time() - start) / calls[name])
    finally:
        gc.enable()
    return {name: list(row) for name, row in times.items()}
