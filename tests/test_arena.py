"""The arena: the same rows whoever plays, nothing lost or twice, and questions that reach nothing else."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import duckdb
import pytest

from interpreter import Program
from siegewright.arena import chunks, report, run, shards
from siegewright.arena.chunks import OtherContent, Work, lock_digest, work_for
from siegewright.arena.engine import EngineError, LocalEngine
from siegewright.arena.games import row_of, rows_of
from siegewright.arena.job import ENDLESS, Job
from siegewright.arena.record import COLUMNS
from siegewright.arena.shard_names import missing, shard_name, shard_stem, shards_in
from siegewright.cli import main
from siegewright.packs.programs import load
from siegewright.simulation import sim_games
from siegewright.simulation.settings import drawn_settings, settings
from siegewright.usage import UsageError

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def classics() -> Program:
    return load(ROOT, "classics")


@pytest.fixture(scope="module")
def assault() -> Program:
    return load(ROOT, "castle_assault")


def job_of(program: Program, **changes: Any) -> Job:
    known: dict[str, Any] = {
        "pack": program.pack,
        "lock": lock_digest(program.lock),
        "settings": drawn_settings(program, None, (), 5, ENDLESS),
        "seed": 5,
        "lineups": (("random",),),
        "effort": 2,
        "sample": 4,
    }
    return Job(**{**known, **changes})


def all_rows(folder: run.Folder) -> list[tuple[Any, ...]]:
    with shards.open_shards(folder.shards()) as database:
        return shards.ask(database, "SELECT * FROM rows ORDER BY game")[1]


# ------------------------------------------------------------------ rows


def test_a_watched_game_is_the_same_game(classics: Program) -> None:
    """Results and numbers of decisions are those of a simulation that nobody watches."""
    job = job_of(classics)
    rows = list(rows_of(classics, job, range(40)))
    told = sim_games.Job("classics", job.settings, 5, ("random",), False)
    for row in rows:
        tally = sim_games.play_games(classics, told, [row["game"]])
        count = tally.total()
        assert {row["result"]: 1} == count.results
        assert row["decisions"] == count.decisions == sum(s["decisions"] for s in row["seats"])
    assert list(rows[0]) == list(COLUMNS)


def test_pieces_are_followed_from_deck_to_grave(assault: Program) -> None:
    [way] = settings(assault, ["humans_and_orcs"])
    job = job_of(assault, settings=[way])
    rows = list(rows_of(assault, job, range(5)))
    for row in rows:
        assert {seat["name"] for seat in row["seats"]} == {"Humans", "Orcs"}
        assert sum(seat["won"] for seat in row["seats"]) == 1
        assert sum(thing["copies"] for thing in row["things"]) == 80
        assert row["turns"] > 5
        assert row["event"]
        first = [c for c in row["choices"] if c["decision"] == row["choices"][0]["decision"]]
        assert sum(choice["taken"] for choice in first) == 1
    things = [thing for row in rows for thing in row["things"]]
    for thing in things:
        assert thing["copies"] >= thing["seen"] >= thing["played"] >= thing["died"] >= 0
        assert thing["turns"] == 0 or thing["played"]
    # Some of the deck was never drawn, some units fell, and no spell stays in play.
    total = {key: sum(t[key] for t in things) for key in ("seen", "played", "died", "turns")}
    assert 100 < total["seen"] < 400
    assert total["turns"] > total["died"] > 0
    spells = [t for t in things if t["document"].endswith(".hold_the_line")]
    assert sum(t["played"] for t in spells) > sum(t["turns"] for t in spells) == 0


def test_bots_change_seats_and_line_ups_take_turns(classics: Program) -> None:
    ways = settings(classics, ["connect_four", "draughts"])
    job = job_of(classics, settings=ways, lineups=(("random", "sensible"), ("random",)))
    seated = [job.bots(number, 2) for number in range(8)]
    mixed, alone, turned = ("random", "sensible"), ("random", "random"), ("sensible", "random")
    assert seated == [mixed, mixed, alone, alone, turned, turned, alone, alone]


def test_a_game_that_fails_is_a_row(classics: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: Any) -> None:
        raise ZeroDivisionError("by hand")

    job = job_of(classics, settings=settings(classics, ["connect_four"]))
    monkeypatch.setattr("siegewright.arena.games.play_out", broken)
    row = row_of(classics, job, 0)
    assert row["result"] == "error"
    assert "something is divided by 0" in row["error"]


def test_a_game_without_an_end_is_a_row_and_no_error(
    classics: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("interpreter.session.MOST_THOUGHTS", 3)
    row = row_of(classics, job_of(classics, settings=settings(classics, ["connect_four"]), lineups=(("sensible",),)), 0)  # fmt: skip
    assert (row["result"], row["error"]) == ("did not end in 3 decisions", "")
    assert row["decisions"] == 3
    assert [seat["won"] for seat in row["seats"]] == [False, False]


# ------------------------------------------------------------------ chunks and shards


def put(folder: Path, key: str, chunk: range) -> None:
    """A whole shard, with whatever rows."""
    part = folder / "part"
    part.write_bytes(b"rows")
    part.rename(folder / shard_name(shard_stem(key, chunk), part))


def shard(folder: run.Folder, chunk: range) -> Path:
    [path] = folder.path.glob(f"{shard_stem(folder.key, chunk)}.*")
    return path


def test_what_is_missing_is_cut_as_everybody_cuts_it(tmp_path: Path) -> None:
    assert missing(tmp_path, "k", 10, 4) == [range(4), range(4, 8), range(8, 10)]
    put(tmp_path, "k", range(4, 8))
    put(tmp_path, "k", range(8, 10))
    put(tmp_path, "other", range(4))
    (tmp_path / f"{shard_stem('k', range(4))}.0123.tmp").write_bytes(b"rows")
    (tmp_path / f"{shard_stem('k', range(4))}.parquet").write_bytes(b"rows")
    assert missing(tmp_path, "k", 10, 4) == [range(4)]
    assert missing(tmp_path, "k", 14, 4) == [range(4), range(10, 12), range(12, 14)]
    # Another run asked for more games at the same time: no game counts twice.
    put(tmp_path, "k", range(8, 12))
    assert [c for c, _ in shards_in(tmp_path, "k")] == [range(4, 8), range(8, 12)]


NAMES: dict[str, Any] = {"title": "", "scenarios": {}, "documents": {}}


def folder_for(path: Path, job: Job, program: Program, size: int = 8) -> tuple[run.Folder, Work]:
    """A folder with small chunks."""
    path.mkdir()
    data = {"arena": 1, "key": job.key, "chunk": size, "job": job.to_data(), "names": NAMES}
    (path / run.FILE).write_text(json.dumps(data))
    return run.begin(path, job, program), work_for(ROOT, path, job)


class Alone:
    """An engine in this process."""

    def __init__(self) -> None:
        self.played: list[range] = []

    def play(self, work: Work, todo: Any) -> Iterator[chunks.Done]:
        for chunk in todo:
            self.played.append(chunk)
            yield chunks.play_chunk(work, chunk.start, chunk.stop)

    def words(self) -> str:
        return "one"


@pytest.fixture(scope="module")
def undisturbed(classics: Program, tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    """The rows of 48 games."""
    folder, work = folder_for(
        tmp_path_factory.mktemp("arena") / "whole", job_of(classics), classics
    )
    chunks.take_program(str(ROOT), "classics", classics, False)
    assert run.play(folder, work, Alone(), 48, progress=False)["played"] == 48
    return all_rows(folder)


def test_only_what_is_missing_is_played(
    classics: Program, tmp_path: Path, undisturbed: list[Any]
) -> None:
    chunks.take_program(str(ROOT), "classics", classics, False)
    folder, work = folder_for(tmp_path / "out", job_of(classics), classics)
    first = Alone()
    run.play(folder, work, first, 20, progress=False)
    assert first.played == [range(8), range(8, 16), range(16, 20)]
    before = {path.name: path.read_bytes() for path in folder.shards()}
    shard(folder, range(8, 16)).unlink()
    again = Alone()
    told = run.play(folder, work, again, 20, progress=False)
    assert (again.played, told["played"], told["before"]) == ([range(8, 16)], 8, 12)
    assert {path.name: path.read_bytes() for path in folder.shards()} == before
    more = Alone()
    run.play(folder, work, more, 48, progress=False)
    assert more.played[0] == range(20, 24)
    assert all_rows(folder) == undisturbed


def flipped(data: bytes, place: int) -> bytes:
    """The same with one other bit."""
    return data[:place] + bytes([data[place] ^ 4]) + data[place + 1 :]


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(lambda data: b"", id="empty"),
        pytest.param(lambda data: data[:500], id="cut off"),
        pytest.param(lambda data: data[:-1], id="without its last byte"),
        pytest.param(lambda data: flipped(data, 60), id="a bit of a value"),
        pytest.param(lambda data: flipped(data, len(data) // 2), id="a bit in the middle"),
        pytest.param(lambda data: flipped(data, len(data) - 40), id="a bit of the list of columns"),
    ],
)
def test_a_shard_that_has_changed_is_told_and_played_again(
    classics: Program,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    damage: Callable[[bytes], bytes],
) -> None:
    chunks.take_program(str(ROOT), "classics", classics, False)
    folder, work = folder_for(tmp_path / "out", job_of(classics), classics)
    run.play(folder, work, Alone(), 16, progress=False)
    bad = shard(folder, range(8))
    whole = bad.read_bytes()
    bad.write_bytes(damage(whole))
    assert folder.games() == 8
    with pytest.raises(UsageError, match=r"0-8\.[0-9a-f]{16}\.parquet is damaged: run"):
        report.sections_of(folder)
    again = Alone()
    run.play(folder, work, again, 16, progress=False)
    assert again.played == [range(8)]
    assert f"{bad.name} is damaged; its games are played again" in capsys.readouterr().err
    assert bad.read_bytes() == whole


def test_a_full_disk_ends_the_run_and_loses_nothing(
    classics: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, work = folder_for(tmp_path / "out", job_of(classics), classics)
    chunks.take_program(str(ROOT), "classics", classics, False)
    said = 'IO Error: Async write failed: {"exception_message":"Could not write file","errno":"28"}'

    def full(*_: Any) -> int:
        raise duckdb.IOException(said)

    monkeypatch.setattr(shards, "_write", full)  # forked processes have it, too
    with pytest.raises(EngineError, match="rows cannot be written: No space left on device"):
        list(LocalEngine(1).play(work, [range(8)]))
    assert folder.games() == 0


def test_a_folder_holds_one_job(classics: Program, tmp_path: Path) -> None:
    folder_for(tmp_path / "out", job_of(classics), classics)
    with pytest.raises(UsageError, match="contains other games \\(other seed"):
        run.begin(tmp_path / "out", job_of(classics, seed=6), classics)
    with pytest.raises(UsageError, match="the content has changed"):
        run.begin(tmp_path / "out", job_of(classics, lock="0"), classics)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").touch()
    with pytest.raises(UsageError, match="not a folder of an arena"):
        run.begin(tmp_path / "mine", job_of(classics), classics)


def test_workers_refuse_other_content(classics: Program, tmp_path: Path) -> None:
    job = job_of(classics)
    work = work_for(ROOT, tmp_path, job)
    other = Work(work.root, work.folder, work.pack, "0" * 24, work.key, work.packed)
    with pytest.raises(OtherContent, match="is not that of the job"):
        chunks.play_chunk(other, 0, 1)
    with pytest.raises(EngineError, match="is not that of the job"):
        list(LocalEngine(1).play(other, [range(1)]))
    assert not list(tmp_path.glob("*.parquet"))


# ------------------------------------------------------------------ what is killed


class Watched(LocalEngine):
    """Remembers its processes."""

    def __init__(self, jobs: int) -> None:
        super().__init__(jobs)
        self.pids: list[int] = []

    def _hire(self, work: Work) -> Any:
        player = super()._hire(work)
        self.pids.append(player.worker.process.pid)
        return player


def test_a_killed_worker_costs_nothing_but_time(
    classics: Program, tmp_path: Path, undisturbed: list[Any]
) -> None:
    folder, work = folder_for(tmp_path / "out", job_of(classics), classics)
    chunks.take_program(str(ROOT), "classics", classics, False)
    engine = Watched(2)
    games = 0
    for done in engine.play(work, missing(folder.path, folder.key, 48, folder.size)):
        games += done.games
        if len(engine.pids) == 2:
            os.kill(engine.pids[0], signal.SIGKILL)
    assert games == 48
    assert len(engine.pids) > 2
    assert all_rows(folder) == undisturbed


def test_games_that_kill_every_worker_end_the_run(
    classics: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def send_and_kill(player: Any, waiting: Any) -> None:
        sent(player, waiting)
        if player.chunk is not None:
            os.kill(player.worker.process.pid, signal.SIGKILL)

    from siegewright.arena import engine

    sent = engine._send
    monkeypatch.setattr(engine, "_send", send_and_kill)
    _, work = folder_for(tmp_path / "out", job_of(classics), classics)
    with pytest.raises(EngineError, match=r"games 0 to 7 died 3 times \(signal 9\)"):
        list(LocalEngine(1).play(work, [range(8)]))


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "siegewright.cli", "--root", str(ROOT), *words]


def wait_for_shards(folder: Path, count: int, process: subprocess.Popen[Any]) -> None:
    end = time.monotonic() + 120
    while len(list(folder.glob("*.parquet"))) < count and process.poll() is None:
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_killed_client_goes_on_where_it_was(
    classics: Program, tmp_path: Path, undisturbed: list[Any]
) -> None:
    job = job_of(classics)
    folder, _ = folder_for(tmp_path / "out", job, classics, size=2)
    words = command("arena", "classics", "--games", "48", "--seed", "5", "--effort", "2")
    words += ["--sample", "4", "--out", str(folder.path), "--jobs", "1", "--no-report"]
    process = subprocess.Popen(words, start_new_session=True)
    wait_for_shards(folder.path, 1, process)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    kept = len(folder.shards())
    assert 1 <= kept <= 24
    assert main(words[3:]) == 0
    assert all_rows(folder) == undisturbed
    assert not list(folder.path.glob("*.tmp")) or kept  # what it left behind is never read


# ------------------------------------------------------------------ questions


@pytest.fixture(scope="module")
def database(classics: Program, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    folder = tmp_path_factory.mktemp("shards")
    name, _ = shards.write_shard(folder, "a", rows_of(classics, job_of(classics), range(12)))
    (folder / "other.csv").write_text("a,b\n1,2\n")
    with shards.open_shards([folder / name]) as found:
        yield found, folder


def test_questions_are_answered(database: Any) -> None:
    heads, rows = shards.ask(
        database[0],
        "WITH w AS (SELECT game, sum(won::INT) AS n FROM seats GROUP BY 1) SELECT count(*) FROM games JOIN w USING (game)",
    )
    assert rows == [(12,)]
    assert len(heads) == 1
    for table in shards.VIEWS:
        assert shards.ask(database[0], f"FROM {table} LIMIT 1")[0]


@pytest.mark.parametrize(
    "query",
    [
        "SELECT * FROM read_text('/etc/passwd')",
        "SELECT * FROM '{folder}/other.csv'",
        "SELECT * FROM read_csv('{folder}/*.csv')",
        "SELECT * FROM glob('/*')",
        "COPY (SELECT 1) TO '{folder}/a.parquet' (USE_TMP_FILE false)",
        "COPY games TO '{folder}/b.parquet'",
        "ATTACH '{folder}/c.db'",
        "INSTALL httpfs",
        "LOAD httpfs",
        "SELECT * FROM 'https://example.org/a.parquet'",
        "SET enable_external_access = true",
        "SELECT 1; COPY (SELECT 1) TO '{folder}/d'",
        "EXPORT DATABASE '{folder}/e'",
        "CREATE TABLE t AS SELECT 1",
        "DROP VIEW games",
        "SELEC 1",
        "",
    ],
)
def test_questions_reach_nothing_but_the_rows(database: Any, query: str) -> None:
    found, folder = database
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(ValueError, match=r"\w"):
        shards.ask(found, query.format(folder=folder))
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


# ------------------------------------------------------------------ the command


def test_the_command_plays_reports_and_answers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [
        "--root",
        str(ROOT),
        "arena",
        "classics",
        "--out",
        str(tmp_path / "out"),
        "--jobs",
        "1",
    ]
    words += ["--scenario", "tic_tac_toe"]
    assert main([*words, "--games", "30", "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["played"], told["before"], told["errors"]) == (30, 0, 0)
    page = (tmp_path / "out" / "report.html").read_bytes()
    assert main([*words, "--games", "30", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["played"] == 0
    assert (tmp_path / "out" / "report.html").read_bytes() == page
    assert main([*words, "--sql", "SELECT count(*) AS n FROM games"]) == 0
    assert capsys.readouterr().out == "n\n30\n"
    assert main([*words, "--sql", "DROP VIEW games"]) == 2
    assert "a single SELECT" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--games", "0"], "--games needs a number above 0"),
        (["--games", "9" * 20], "at most 1,000,000,000"),
        (
            ["--engine", "dask", "--scheduler", "nonsense"],
            "`nonsense` is not the address of a scheduler",
        ),
        (["--sample", "-1"], "--sample needs a number"),
        (["--scheduler", "tcp://x:1"], "add --engine dask"),
        (["--bots", "clever"], "there is no bot `clever`"),
        (["--scenario", "chess"], "there is no scenario `chess`"),
        (["--effort", "0"], "is a number from 1 to 10,000"),
        (["--out", "/nowhere", "--sql", "SELECT 1"], "there are no games in /nowhere"),
    ],
)
def test_wrong_use_is_told(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--root", str(ROOT), "arena", "classics", *words]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "hidden", "extra"),
    [([], "duckdb", "arena"), (["--engine", "dask"], "distributed", "cluster")],
)
def test_a_missing_library_is_told_with_its_extra(
    words: list[str],
    hidden: str,
    extra: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    import importlib.util

    real = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name, *a: None if name == hidden else real(name, *a)
    )
    assert main(["--root", str(ROOT), "arena", "classics", *words]) == 2
    said = capsys.readouterr().err
    assert f"this command needs {hidden}" in said
    assert f"siegewright[{extra}]" in said


def parquet(rows: str, path: Path) -> None:
    duckdb.execute(f"COPY ({rows}) TO '{path}' (FORMAT parquet)")


NOTHING = "SELECT " + ", ".join(f"NULL::{type} AS {name}" for name, type in COLUMNS.items())


@pytest.mark.parametrize(
    "write",
    [
        pytest.param(lambda path: path.write_bytes(b""), id="nothing"),
        pytest.param(lambda path: path.write_bytes(b"PAR1" + b"\xff" * 99 + b"PAR1"), id="garbage"),
        pytest.param(lambda path: parquet("SELECT 1 AS game", path), id="other columns"),
        pytest.param(lambda path: parquet(NOTHING, path), id="no values"),
    ],
)
def test_a_shard_of_somebody_else_is_told(tmp_path: Path, write: Callable[[Path], Any]) -> None:
    """Its name is right, since anybody can work that out."""
    made = tmp_path / "made"
    write(made)
    shard = made.rename(tmp_path / shard_name(shard_stem("ab", range(64)), made))
    with pytest.raises(UsageError, match="cannot be read"), shards.open_shards([shard]) as database:
        database.execute("SELECT scenario FROM games").fetchall()
