"""Shards: rows in Parquet files, written whole or not at all, and read by DuckDB.

A row is a game; its seats, pieces and decisions are lists in it. So a chunk is exactly one file.
"""

from __future__ import annotations

import errno
import json
import os
import re
import tempfile
import time
import uuid
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import duckdb

from siegewright.arena.record import COLUMNS, Row
from siegewright.arena.shard_names import shard_name
from siegewright.usage import UsageError

TEMPORARY = ".tmp"
OLD = 3600.0  # seconds after which an unfinished file is treated as left over from a process that died
# The tables that questions are asked of.
VIEWS = {
    "games": [name for name in COLUMNS if name not in ("seats", "things", "choices", "counted")],
    "seats": ["game", "scenario", "players", "setting", "lineup", "seats"],
    "things": ["game", "scenario", "players", "things"],
    "choices": ["game", "scenario", "choices"],
    "counted": ["game", "setting", "counted"],
}


MAY_LACK = ("rounds",)  # not every game counts them


def quoted(text: str) -> str:
    """A text as a literal of SQL."""
    return "'" + text.replace("'", "''") + "'"


def write_shard(folder: Path, stem: str, rows: Iterable[Row]) -> tuple[str, int]:
    """Write rows as a shard; gives its name and how many of them are errors. A process that dies on the way leaves no shard. OSError if the disk is full."""
    try:
        return _write(folder, stem, rows)
    except duckdb.IOException as error:
        number = re.search(r'"errno":"(\d+)"', str(error))
        code = int(number[1]) if number else errno.EIO
        raise OSError(code, os.strerror(code) if number else _plain(error), str(folder)) from error


def _write(folder: Path, stem: str, rows: Iterable[Row]) -> tuple[str, int]:
    folder.mkdir(parents=True, exist_ok=True)
    part = folder / f"{stem}.{uuid.uuid4().hex}{TEMPORARY}"
    errors = 0
    columns = ", ".join(f"{name}: {quoted(type)}" for name, type in COLUMNS.items())
    # Not with `delete=True`: DuckDB opens the file a second time.
    handle, lines = tempfile.mkstemp(suffix=".ndjson")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            for row in rows:
                errors += bool(row["error"])
                file.write(json.dumps(row, separators=(",", ":")) + "\n")
        with duckdb.connect() as database:
            database.execute("SET threads = 1")  # the same bytes for the same rows
            database.execute(
                f"COPY (SELECT * FROM read_json({quoted(lines)}, format = 'newline_delimited', "  # noqa: S608 - our own names
                f"maximum_object_size = 268435456, columns = {{{columns}}})) "
                f"TO {quoted(str(part))} (FORMAT parquet, COMPRESSION zstd)"
            )
        with open(part, "rb") as written:
            os.fsync(written.fileno())
        name = shard_name(stem, part)
        os.replace(part, folder / name)
    finally:
        with suppress(OSError):
            os.unlink(lines)
        with suppress(OSError):
            os.unlink(part)
    return name, errors


def tidy(folder: Path) -> None:
    """Remove the remains of killed writers."""
    for path in folder.glob(f"*{TEMPORARY}"):
        with suppress(OSError):
            if time.time() - path.stat().st_mtime > OLD:
                path.unlink()


@contextmanager
def open_shards(
    paths: Sequence[Path], games: int | None = None
) -> Iterator[duckdb.DuckDBPyConnection]:
    """A database that can read these files and nothing else, with the views of `VIEWS`.

    It reaches no other file, no network and no extension, and that cannot be changed from inside. UsageError if a
    file does not hold what `write_shard` writes, also while it is read.
    """
    with duckdb.connect() as database:
        try:
            _make_views(database, paths, games)
            yield database
        except duckdb.Error as error:
            folder = paths[0].parent
            raise UsageError(f"the rows in {folder} cannot be read: {_plain(error)}") from error


def _make_views(
    database: duckdb.DuckDBPyConnection, paths: Sequence[Path], games: int | None
) -> None:
    database.execute("SET enable_progress_bar = false")  # it would be written between our own lines
    files = [str(path.resolve()) for path in paths]
    listed = "[" + ", ".join(quoted(file) for file in files) + "]"
    database.execute("SET autoinstall_known_extensions = false")
    database.execute("SET autoload_known_extensions = false")
    database.execute("SET temp_directory = ''")
    database.execute(f"SET allowed_paths = {listed}")
    database.execute("SET enable_external_access = false")
    where = "" if games is None else f" WHERE game < {int(games)}"
    read = f"read_parquet({listed})"
    columns = ", ".join(f"{name} {type}" for name, type in COLUMNS.items())
    database.execute(f"CREATE TABLE written ({columns})")
    found, meant = (
        [(row[0], row[1]) for row in database.execute(f"DESCRIBE {name}").fetchall()]
        for name in (f"SELECT * FROM {read}", "written")  # noqa: S608 - quoted above
    )
    database.execute("DROP TABLE written")
    if found != meant:
        raise duckdb.InvalidInputException("they have other columns than the games of an arena")
    known = ", ".join(_known(name, type) for name, type in COLUMNS.items())
    database.execute(f"CREATE VIEW rows AS SELECT {known} FROM {read}{where}")  # noqa: S608 - quoted above
    for view, names in VIEWS.items():
        plain = [name for name in names if name != view]
        if view in names:
            source = f"SELECT {', '.join(plain)}, unnest({view}, recursive := true) FROM rows"  # noqa: S608 - our own names
        else:
            source = f"SELECT {', '.join(names)} FROM rows"  # noqa: S608 - our own names
        database.execute(f"CREATE VIEW {view} AS {source}")
    database.execute("SET lock_configuration = true")


def _known(name: str, type: str) -> str:
    """A column whose values are there, or the question fails; nothing is read that nobody asks for."""
    if name in MAY_LACK:
        return name
    there = f"list_count({name}) = len({name})" if type.endswith("[]") else f"{name} IS NOT NULL"
    return f"CASE WHEN {there} THEN {name} ELSE error('a game lacks `{name}`') END AS {name}"


def ask(database: duckdb.DuckDBPyConnection, query: str) -> tuple[list[str], list[tuple[Any, ...]]]:
    """Answer a question in SQL: one SELECT, which changes nothing. ValueError if it is something else."""
    try:
        statements = duckdb.extract_statements(query)
        if len(statements) != 1 or statements[0].type != duckdb.StatementType.SELECT:
            raise ValueError("ask one question, a single SELECT")
        found = database.execute(statements[0])
        return [column[0] for column in found.description or ()], found.fetchall()
    except duckdb.Error as error:
        raise ValueError(_plain(error)) from error


def _plain(error: duckdb.Error) -> str:
    """What DuckDB says, without the picture of the line."""
    lines = [line.strip() for line in str(error).split("LINE ", 1)[0].split("\n")]
    return " ".join([line for line in lines if line])
