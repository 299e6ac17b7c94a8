"""Native packs: what a native build recorded, and whether it is up to date.

`siegewright build --native PACK` compiles the modules of a pack and the interpreter with mypyc and a C
compiler. The result is in the user's cache, never in the project: machine code of a stranger must not run.
Its note names the sources it was made from. It is used for exactly these sources, and only if every file is
what the build has written. This module imports nothing heavy: commands ask it before they begin.
"""

from __future__ import annotations

import importlib.machinery
import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from compiler import user_cache

if TYPE_CHECKING:
    from interpreter import MachineCode
    from siegewright.packs.programs import Pack

HOME = Path(__file__).resolve().parents[2]
# These load the others, or are loaded by every command.
ALWAYS_PYTHON = ("interpreter/__init__.py", "interpreter/loading.py", "interpreter/watchdog.py")
# Bots that look ahead spend much time on games that they only try out.
BOTS = (
    "siegewright.simulation.bots",
    "siegewright.simulation.lookahead",
    "siegewright.simulation.search_bot",
)
ABI = importlib.machinery.EXTENSION_SUFFIXES[0]
NOTE = f"{ABI}.json"
LIBRARY = "__mypyc"  # how mypyc calls the library that a module is in

UNUSED, USED, STALE = "", "used", "stale"


class NativeNote(NamedTuple):
    tools: str  # the state of the compilers
    sources: Mapping[
        str, str
    ]  # digests: of the modules of the interpreter, and of the files of packs
    modules: Mapping[
        str, tuple[str, str]
    ]  # by name: the file of the source, the digest of the code


def interpreter_sources() -> dict[str, bytes]:
    """The modules of the interpreter that may be machine code, and the bots, by name."""
    found = {}
    for path in sorted((HOME / "interpreter").glob("*.py")):
        if path.relative_to(HOME).as_posix() not in ALWAYS_PYTHON:
            found[f"interpreter.{path.stem}"] = path.read_bytes()
    for name in BOTS:
        found[name] = (HOME / f"{name.replace('.', '/')}.py").read_bytes()
    return found


def sources_of(pack: Pack, interpreter: Mapping[str, bytes]) -> dict[str, str]:
    """What decides what the machine code of a pack has to be."""
    found = {name: user_cache.digest_of(data) for name, data in interpreter.items()}
    found.update({inner(pack, file): source.digest for file, source in pack.sources.items()})
    return found


def inner(pack: Pack, file: str) -> str:
    """The same wherever the project is."""
    return os.path.relpath(file, os.path.join(pack.folder, os.pardir))


def note_name(pack: Pack) -> str:
    """Each Python has its own."""
    return f"{pack.cached}{NOTE}"


def code_folder(pack: Pack) -> str:
    """The machine code of all packs of a project: they share the interpreter."""
    return f"{pack.cached.rpartition('/')[0]}/native"


def read_native(pack: Pack) -> NativeNote | None:
    """What the last native build of a pack made."""
    text = user_cache.read(note_name(pack))
    try:
        data: dict[str, Any] = json.loads(text or b"")
        return NativeNote(
            str(data["tools"]),
            {str(name): str(digest) for name, digest in data["sources"].items()},
            {str(name): (str(file), str(code)) for name, (file, code) in data["modules"].items()},
        )
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None


def write_native(pack: Pack, note: NativeNote) -> None:
    user_cache.write(note_name(pack), json.dumps(note._asdict()).encode())


def file_name(code: str) -> str:
    """Of machine code with a digest."""
    return f"{code[:40]}{ABI}"


def native_state(pack: Pack) -> str:
    """Whether a pack could be played in machine code: USED, STALE or UNUSED."""
    return _find(pack)[0]


def use_native(pack: Pack) -> str:
    """Play a pack in machine code from now on, if that can be done: USED, STALE or UNUSED.

    Has to come before anything of the interpreter is imported.
    """
    found, code = _find(pack)
    return UNUSED if code is not None and not code.use() else found


def _find(pack: Pack) -> tuple[str, MachineCode | None]:
    note = read_native(pack)
    if note is None:
        return UNUSED, None
    interpreter = interpreter_sources()
    if note.sources != sources_of(pack, interpreter):
        return STALE, None
    code = _machine_code(pack, note, interpreter)
    return (USED, code) if code is not None else (UNUSED, None)


def _machine_code(
    pack: Pack, note: NativeNote, interpreter: Mapping[str, bytes]
) -> MachineCode | None:
    """The modules of a build; None if a file is not what it was then."""
    from interpreter import MachineCode

    folder = user_cache.private_folder(code_folder(pack))
    if folder is None:
        return None
    files: dict[str, str] = {}
    texts: dict[str, bytes] = {}
    rules = {inner(pack, file): source.data for file, source in pack.sources.items()}
    for name, (source, code) in note.modules.items():
        path = os.path.join(folder, file_name(code))
        try:
            with open(path, "rb") as file:
                whole = user_cache.digest_of(file.read()) == code
        except OSError:
            whole = False
        if not whole:
            return None
        files[name] = files[name + LIBRARY] = path
        texts[name] = interpreter[name] if name in interpreter else rules[source]
    return MachineCode(files, texts)


def tell(pack: Pack, found: str) -> None:
    """Say on stderr how a pack is played, where it matters."""
    if found == USED:
        print("playing natively compiled rules", file=sys.stderr)
    elif found == STALE:
        print(
            f"the native build of {pack.name} is older than its content, playing in Python; run "
            f"`siegewright build --native {pack.name}`",
            file=sys.stderr,
        )
