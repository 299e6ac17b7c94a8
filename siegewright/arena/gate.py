"""The gate: whether the balance of a pack is what it says, and whether a change has moved it.

Old and new content play the same games: the same settings, seeds and bots. The old content is compiled in a folder of its own
and played by its own processes, since a process can load one version of a pack.
"""

from __future__ import annotations

import pickle
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from compiler import processes
from interpreter import Balance, Program, StartError
from siegewright.arena.chunks import lock_digest, take_program, work_for
from siegewright.arena.engine import Engine, LocalEngine
from siegewright.arena.job import Job
from siegewright.arena.run import Folder, play
from siegewright.arena.shards import open_shards
from siegewright.arena.verdicts import (
    BROKEN,
    FINE,
    LOOKS,
    Check,
    Verdict,
    answer_of,
    judge,
)
from siegewright.simulation.balance import ways_of
from siegewright.simulation.settings import Setting
from siegewright.usage import UsageError

LEAST_CHUNK, MOST_CHUNK = 16, 512  # games; a file for few of them takes longer than to play them


@dataclass(frozen=True, slots=True)
class Plan:
    """What the gate plays and how strict it is."""

    games: int  # for each cell
    seed: int
    bots: tuple[str, ...]
    effort: int
    jobs: int
    margin: float  # how far beside its bounds a share may surely lie, as a part of 1
    native: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    answer: str
    verdicts: tuple[Verdict, ...]
    played: int  # games, of the new content
    look: int
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Side:
    """Old or new content, and its games."""

    folder: Folder
    job: Job
    root: Path
    engine: Engine
    native: bool

    def play(self, games: int, progress: bool) -> None:
        play(self.folder, work_for(self.root, self.folder.path, self.job, self.native), self.engine, games, progress)  # fmt: skip


def chosen_tables(program: Program, wanted: Sequence[str], compare: bool) -> list[Balance]:
    """The tables with an expectation; where two versions are compared and none has one, all."""
    known = {balance.id: balance for balance in program.balances}
    for name in wanted:
        if name not in known:
            raise UsageError(
                f"there is no balance `{name}`; there are {', '.join(known) or 'none'}"
            )
        if known[name].campaign:
            raise UsageError(f"`{name}` is a table of campaigns, and the gate plays single games")
    known = {id: balance for id, balance in known.items() if not balance.campaign}
    chosen = [known[name] for name in wanted] or [b for b in known.values() if b.expect is not None]
    if not chosen and compare:
        chosen = list(known.values())
    if not chosen or (not compare and all(b.expect is None for b in chosen)):
        raise UsageError(
            f"no balance document of `{program.pack}` says what it expects: add `expect: 40..60`, "
            "or compare with a revision (--against)"
        )
    return chosen


def run_gate(
    program: Program,
    root: Path,
    tables: Sequence[Balance],
    plan: Plan,
    old_root: Path | None = None,
    progress: bool = True,
    old_seed: int | None = None,
) -> Found:
    """Play until the answer is clear, at most `plan.games` for each cell.

    `old_seed` plays the old content with other seeds; trials use it to see how often two equal packs are called different.
    """
    ways = [
        (table, place, way) for table in tables for place, way in ways_of(program, table).items()
    ]
    settings = [way for _, _, way in ways]
    lock = lock_digest(program.lock)
    job = Job(program.pack, lock, settings, plan.seed, (plan.bots,), plan.effort, watch=False)
    notes: list[str] = []
    with TemporaryDirectory(prefix="siegewright-gate-") as name:
        take_program(str(root), program.pack, program, False)
        # Machine code has to be loaded by a process of its own, before the interpreter.
        here = LocalEngine(plan.jobs, fork=not plan.native)
        new = _side(Path(name) / "new", job, root, here, plan)
        old: Side | None = None
        unknown: set[str] = set()
        if old_root is not None:
            # Wins need no table in the old content; what else is counted does.
            plain = {table.id for table in tables if table.share is None and table.having is None}
            asked = [replace(s, balance="") if s.balance in plain else s for s in settings]
            other = _looked_at(old_root, program.pack, asked)
            unknown = other["unknown"]
            notes += [
                f"the old content has no `{way}`: it is not compared" for way in sorted(unknown)
            ]
            if other["lock"] == lock and old_seed is None:
                notes.append("the content is the same")
                old_root = None
            else:
                known = [s for s in asked if s.name not in unknown]
                if not known:
                    raise UsageError(
                        "the old content has none of these games: there is nothing to compare"
                    )
                fitting = [
                    s if s.name not in unknown else replace(known[0], name=s.name) for s in asked
                ]
                old_job = replace(
                    job,
                    lock=other["lock"],
                    settings=fitting,
                    seed=job.seed if old_seed is None else old_seed,
                )
                old = _side(
                    Path(name) / "old",
                    old_job,
                    old_root,
                    LocalEngine(plan.jobs, fork=False),
                    plan,
                )
        if old is None and all(table.expect is None for table in tables):
            return Found(FINE, (), 0, 0, tuple(notes))
        for look in range(LOOKS):
            games = -(-plan.games * (look + 1) // LOOKS) * len(ways)
            new.play(games, progress)
            if old is not None:
                old.play(games, progress)
            checks = _checks(ways, new, old, unknown)
            verdicts = judge(checks, look, plan.margin)
            answer = answer_of(verdicts)
            if answer in (BROKEN, FINE) or look == LOOKS - 1:
                break
    return Found(answer, tuple(verdicts), games, look + 1, tuple(notes))


def _side(path: Path, job: Job, root: Path, engine: Engine, plan: Plan) -> Side:
    shutil.rmtree(path, ignore_errors=True)
    path.mkdir()
    # Four chunks for each process in every look, so that none waits long for another one.
    size = plan.games * len(job.settings) // (LOOKS * 4 * plan.jobs)
    folder = Folder(path, job.key, min(MOST_CHUNK, max(LEAST_CHUNK, size)), {})
    return Side(folder, job, root, engine, plan.native)


# ------------------------------------------------------------------ what is counted


def _checks(
    ways: Sequence[tuple[Balance, tuple[str, str], Setting]],
    new: Side,
    old: Side | None,
    unknown: set[str],
) -> list[Check]:
    results = results_of(new.folder)
    before = results_of(old.folder) if old is not None else None
    checks: dict[tuple[str, str], Check] = {}

    def add(
        table: Balance, name: str, way: Setting, number: int, told: _Game, turned: bool
    ) -> None:
        """Count a game for a check; `turned`, its loser's win."""
        known = checks.setdefault(
            (table.id, name),
            Check(f"{table.id}: {name}", table.expect, {}, None if before is None else {}),
        )
        for hit in told.hits(name if table.having is not None else ""):
            known.new[number] = hit != turned
        other = before.get(number) if before is not None and way.name not in unknown else None
        if other is not None and known.old is not None:
            for hit in other.hits(name if table.having is not None else ""):
                known.old[number] = hit != turned

    for number, told in sorted(results.items()):
        table, (row, column), way = ways[number % len(ways)]
        if table.having is not None:
            for name in sorted(told.named):
                if name:
                    add(table, name, way, number, told, False)
        elif set(table.rows[1]) == set(table.columns[1]):
            if row != column:
                add(table, row, way, number, told, False)
                add(table, column, way, number, told, True)
        else:
            add(
                table,
                " / ".join([part for part in (row, column) if part]),
                way,
                number,
                told,
                False,
            )
    return list(checks.values())


@dataclass(slots=True)
class _Game:
    """How a game came out: for all of it under '', or by what a player had."""

    named: dict[str, bool]

    def hits(self, name: str) -> list[bool]:
        return [self.named[name]] if name in self.named else []


def results_of(folder: Folder) -> dict[int, _Game]:
    """The games that every side has finished, by number."""
    shards = folder.shards()
    if not shards:
        return {}
    with open_shards(shards) as database:
        rows = database.execute(
            "SELECT game, seats[1].won, counted FROM rows WHERE error = '' AND len(seats) > 0 ORDER BY game"
        ).fetchall()
    found: dict[int, _Game] = {}
    for game, won, counted in rows:
        named = {str(pair["name"]): bool(pair["hit"]) for pair in counted or ()}
        found[int(game)] = _Game(named or {"": bool(won)})
    return found


# ------------------------------------------------------------------ the old content


def _looked_at(root: Path, pack: str, settings: Sequence[Setting]) -> Mapping[str, Any]:
    """The lock of the old content, and the ways that it cannot play; found out in another process."""
    worker = processes.Worker(_look, str(root), pack, pickle.dumps(list(settings)), fork=False)
    try:
        told = worker.receive()
    except processes.Died:
        told = "the old content cannot be opened"
    finally:
        worker.end()
    if isinstance(told, str):
        raise UsageError(told)
    found: Mapping[str, Any] = told
    return found


def _look(line: Connection, root: str, pack: str, packed: bytes) -> None:
    from siegewright.packs.programs import load
    from siegewright.usage import NotBuilt

    if not (Path(root) / "content" / pack).is_dir():
        line.send(f"the old content has no pack `{pack}`")
        return
    try:
        program = load(Path(root), pack)
    except NotBuilt:
        line.send(f"the old content of `{pack}` cannot be built with this version of Siegewright")
        return
    settings: list[Setting] = pickle.loads(packed)  # noqa: S301 - of the process that started this one
    tables = {"", *[balance.id for balance in program.balances]}
    unknown: set[str] = set()
    for way in settings:
        try:
            if way.scenario not in program.scenarios() or way.balance not in tables:
                raise StartError(way.scenario)
            program.new(way.scenario, way.players, dict(way.options), 1)
        except StartError:
            unknown.add(way.name)
    line.send({"lock": lock_digest(program.lock), "unknown": unknown})


# ------------------------------------------------------------------ any games, old and new


def compare_games(
    program: Program, root: Path, old_root: Path, settings: Sequence[Setting], plan: Plan
) -> tuple[list[Check], list[str]]:
    """The same games with old and new content, one check for each setting; and what could not be compared."""
    lock = lock_digest(program.lock)
    job = Job(program.pack, lock, list(settings), plan.seed, (plan.bots,), plan.effort, watch=False)
    other = _looked_at(old_root, program.pack, settings)
    known = [s for s in settings if s.name not in other["unknown"]]
    notes = [f"the old content cannot play `{name}`" for name in sorted(other["unknown"])]
    if not known:
        return [], notes
    games = plan.games * len(known)
    job = replace(job, settings=known)
    with TemporaryDirectory(prefix="siegewright-diff-") as name:
        take_program(str(root), program.pack, program, False)
        here = LocalEngine(plan.jobs, fork=not plan.native)
        new = _side(Path(name) / "new", job, root, here, plan)
        there = LocalEngine(plan.jobs, fork=False)
        old = _side(Path(name) / "old", replace(job, lock=other["lock"]), old_root, there, plan)  # fmt: skip
        new.play(games, True)
        old.play(games, True)
        now, before = results_of(new.folder), results_of(old.folder)
    checks = [Check(setting.name, None, {}, {}) for setting in known]
    for number in sorted(set(now) & set(before)):
        check = checks[number % len(known)]
        assert check.old is not None
        check.new[number] = now[number].named[""]
        check.old[number] = before[number].named[""]
    return checks, notes
