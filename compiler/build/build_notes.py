"""Notes about the last good build of a pack, kept in the user's cache: its inputs and its outputs.

A note is found by the place of the output. It holds for the content and the compiler that it names, and
lists every file that this compiler writes for this content. Imports nothing heavy.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from compiler.build import user_cache
from compiler.build.user_cache import digest_of
from compiler.source.pack_files import FILE_SIZE, plain_text, read_bytes, yaml_files

# Nanoseconds. A file may change twice within one tick of the clock of its file system.
SECOND = 1_000_000_000
TICK, COARSE_TICK = SECOND // 10, 2 * SECOND


# Tuples, as every command makes these classes before it does anything.
class Content(NamedTuple):
    """The files of a pack that a build has read."""

    folder: str
    digest: str  # of their names and texts
    state: str = ""  # of the folder when it was last seen to hold them


class Note(NamedTuple):
    tools: str  # the state of the compiler
    packs: Mapping[str, Content]  # the pack and all it requires
    files: Mapping[str, tuple[int, str]]  # size and digest, by path below the pack's output
    maps: str  # what the maps were last looked at for
    memory: str  # the digest of what was left for the next build
    state: str = ""  # of the output when it was last seen to be these files
    # Digests of modules that lie in the folders of other packs, by path below the pack's output and there.
    borrowed: Mapping[str, tuple[str, str]] = {}
    # The JSON schemas that were written for editors: sizes and digests by path below the output, and their state.
    schemas: Mapping[str, tuple[int, str]] = {}
    schema_state: str = ""


def read_note(name: str) -> Note | None:
    """What was noted; None if there is nothing, or nothing that makes sense."""
    text = user_cache.read(f"{name}.json")
    try:
        data: dict[str, Any] = json.loads(text or b"")
        return Note(
            str(data["tools"]),
            {str(pack): Content(*map(str, found)) for pack, found in data["packs"].items()},
            _files(data["files"]),
            str(data["maps"]),
            str(data["memory"]),
            str(data["state"]),
            {str(path): (str(at), str(what)) for path, (at, what) in data["borrowed"].items()},
            _files(data["schemas"]),
            str(data["schema_state"]),
        )
    except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError):
        return None


def _files(data: Any) -> dict[str, tuple[int, str]]:
    return {str(path): (int(size), str(digest)) for path, (size, digest) in data.items()}


def write_note(name: str, note: Note, memory: str | None = None) -> None:
    """Note a build, and what it leaves for the next one if that is new."""
    if memory is not None:
        data = memory.encode()
        user_cache.write(f"{name}.memory.json", data)
        note = note._replace(memory=digest_of(data))
    user_cache.write(f"{name}.json", json.dumps(note._asdict()).encode())


def read_memory(name: str, note: Note) -> str | None:
    data = user_cache.read(f"{name}.memory.json")
    # A build that was killed between writing the two leaves a memory of other files.
    return data.decode() if data is not None and digest_of(data) == note.memory else None


def digest_of_texts(texts: Iterable[tuple[str, str]]) -> str:
    """Of the files of a pack, by their paths in it."""
    return digest_of(json.dumps(sorted(texts)).encode())


def state_of(files: Mapping[str, os.stat_result]) -> str:
    """Changes when a file does; empty if one changed only just now, and its bytes have to be looked at."""
    settled = max((_settled(info.st_ctime_ns) for info in files.values()), default=0)
    return facts_of(files) if time.time_ns() > settled else ""


def _settled(changed: int) -> int:
    """When another change would be seen by its time; some file systems know whole seconds only."""
    return changed + (TICK if changed % SECOND else COARSE_TICK)


def facts_of(files: Mapping[str, os.stat_result]) -> str:
    """All that is known of files without reading them.

    Sizes and times can be given to a file. The time when that was done cannot.
    """
    facts = [
        (path, info.st_size, info.st_mtime_ns, info.st_ctime_ns, info.st_ino, info.st_dev)
        for path, info in sorted(files.items())
    ]
    return digest_of(repr(facts).encode())[:32]


def compiler_state() -> str:
    """A digest of the files of the compiler itself: builds by another compiler do not count."""
    found: dict[str, os.stat_result] = {}
    base = Path(__file__).resolve().parents[2]
    for part in ("compiler", "schemas"):
        for folder, _, files in os.walk(base / part):
            if "__pycache__" in folder:
                continue
            for name in files:
                if (
                    name.endswith((".py", ".lark", ".j2", ".json"))
                    and Path(folder).parent.name != "schemas"
                ):
                    path = os.path.join(folder, name)
                    found[path] = os.stat(path)
    return facts_of(found)


def seen_again(content: Content) -> Content | None:
    """The content with the present state of its folder; None if that holds something else."""
    folder = Path(content.folder)
    found, refused = yaml_files(folder)
    if refused:
        return None
    state = state_of(found)
    if state and state == content.state:
        return content
    try:
        datas = {path: read_bytes(folder / path) for path in found}
        if any(len(data) > FILE_SIZE for data in datas.values()):
            return None
        digest = digest_of_texts((path, plain_text(data)) for path, data in datas.items())
    except (OSError, UnicodeDecodeError):
        return None
    return content._replace(state=state) if digest == content.digest else None
