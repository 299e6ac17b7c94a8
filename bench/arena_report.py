"""How long the report of very many games takes: `python -m bench.arena_report`.

The games are invented, in the form in which the arena keeps them: a million of them with ten things each, in fifty shards. They are made by
DuckDB from their numbers, so that making them takes seconds, and are the same every time.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import duckdb

from siegewright.arena.record import COLUMNS
from siegewright.arena.run import FILE
from siegewright.arena.shard_names import shard_name, shard_stem
from siegewright.arena.shards import quoted

ROOT = Path(__file__).resolve().parents[1]
KEY = "ab" * 12
THINGS, SCENARIOS, CARDS = 10, 8, 200


def invent(folder: Path, games: int, shards: int) -> None:
    """Write the shards of so many games that were never played."""
    step = -(-games // shards)
    with duckdb.connect() as database:
        for first in range(0, games, step):
            chunk = range(first, min(games, first + step))
            part = folder / "part"
            database.execute(
                f"COPY (SELECT {_columns()} FROM range({chunk.start}, {chunk.stop}) AS r(n)) "  # noqa: S608 - our own names
                f"TO {quoted(str(part))} (FORMAT parquet, COMPRESSION zstd)"
            )
            part.rename(folder / shard_name(shard_stem(KEY, chunk), part))
    job = {"lineups": [["sensible", "random"]], "seed": 1, "effort": 32, "lock": "invented"}
    names = {
        "title": "Invented",
        "scenarios": {f"scenario_{n}": f"Scenario {n}" for n in range(SCENARIOS)},
        "documents": {f"pack.card_{n}": f"Card {n}" for n in range(CARDS)},
    }
    data = {"arena": 1, "key": KEY, "chunk": step, "job": job, "names": names}
    (folder / FILE).write_text(json.dumps(data))


def _columns() -> str:
    chance = "(hash(n, {}) % 1000)"
    won = f"({chance.format(1)} < 520)"
    seat = (
        "{{'seat': {0}, 'name': 'Seat {0}', 'bot': CASE WHEN (n + {0}) % 2 = 0 THEN 'sensible' ELSE 'random' END, "
        "'won': {1}, 'score': NULL, 'decisions': 20, 'offered': 90, 'lost_turn': NULL}}"
    )
    thing = (
        f"{{'document': 'pack.card_' || (hash(n, t) % {CARDS}), 'seat': (t % 2)::INT, 'copies': 1, "
        "'seen': (hash(n, t, 2) % 2)::INT, 'played': (hash(n, t, 2) % 2 * (hash(n, t, 3) % 2))::INT, "
        "'died': 0, 'turns': (hash(n, t, 4) % 9)::INT}"
    )
    choice = (
        "{'decision': c::INT, 'seat': 0, 'prompt': 'turn', 'action': 'action_' || (hash(n, c, 5) % 12), "
        "'document': '', 'offered': 3, 'taken': hash(n, c, 6) % 3 = 0}"
    )
    made = {
        "game": "n",
        "scenario": f"'scenario_' || (n % {SCENARIOS})",
        "players": "2",
        "setting": "''",
        "options": "[{'name': 'size', 'value': (hash(n, 7) % 3)::VARCHAR}]",
        "seed": "n",
        "lineup": "'sensible,random'",
        "result": f"CASE WHEN {won} THEN 'won: Seat 0' ELSE 'won: Seat 1' END",
        "outcome": "'won'",
        "error": "''",
        "decisions": f"40 + {chance.format(8)} // 25",
        "steps": "80",
        "turns": f"10 + {chance.format(9)} // 20",
        "rounds": f"5 + {chance.format(9)} // 40",
        "leads": f"{chance.format(10)} // 200",
        "phase": f"'phase_' || ({chance.format(11)} // 250)",
        "event": f"'event_' || ({chance.format(12)} // 100)",
        "counted": "[]",
        "seats": f"[{seat.format(0, won)}, {seat.format(1, 'NOT ' + won)}]",
        "things": f"list_transform(range({THINGS}), lambda t: {thing})",
        "choices": f"list_transform(range(2), lambda c: {choice})",
    }
    return ", ".join(f"({made[name]})::{type} AS {name}" for name, type in COLUMNS.items())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.arena_report", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000, metavar="N")
    parser.add_argument("--shards", type=int, default=50, metavar="N")
    parser.add_argument("--keep", type=Path, help="where the games are, or will be")
    options = parser.parse_args()
    with TemporaryDirectory() as name:
        folder = options.keep or Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / FILE).exists():
            invent(folder, options.games, options.shards)
        began, before = time.perf_counter(), _spent()
        code = (
            "import sys; from pathlib import Path; from siegewright.arena.run import read_folder; "
            "from siegewright.arena.report import write_report; write_report(read_folder(Path(sys.argv[1])))"
        )
        subprocess.run([sys.executable, "-c", code, str(folder)], check=True, cwd=ROOT)  # noqa: S603 - our own code
        print(
            f"{options.games:,} games with {THINGS * options.games:,} things: "
            f"{_spent() - before:.2f} processor seconds, {time.perf_counter() - began:.2f} s"
        )


def _spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
