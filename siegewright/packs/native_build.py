"""Compiles packs to machine code: `siegewright build --native`.

The modules that a pack runs on are laid out in a folder of the user's cache, as if it borrowed none of them.
mypyc writes a C file for each, and the C compiler makes a library of each, several at a time. Libraries are
called after what they were made from, so what has not changed is not compiled again, and packs share the
interpreter. The note of the pack is written last: until then, the last good build is used.

Modules of documents stay Python: their code runs once, and would take most of the C compiler's time.
"""

from __future__ import annotations

import contextlib
import fcntl
import io
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from compiler import user_cache
from siegewright.packs.builder import build_packs
from siegewright.packs.native import (
    ABI,
    HOME,
    NOTE,
    USED,
    NativeNote,
    code_folder,
    file_name,
    inner,
    interpreter_sources,
    native_state,
    read_native,
    sources_of,
    write_native,
)
from siegewright.packs.native_layout import is_worth_it, lay_out, modules_of
from siegewright.packs.native_libraries import (
    Tools,
    Unit,
    clean_up,
    make_libraries,
    read_made,
    write_made,
)
from siegewright.packs.programs import Pack, open_pack
from siegewright.usage import FINE, NotBuilt


def build_native_too(root: Path, packs: Sequence[str], force: bool, format: str) -> int:
    """Build packs, then their machine code; gives the exit code."""
    tools = Tools()
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        code = build_packs(root, packs, check=False, force=force, format=format)
    if code != FINE or format == "sarif":
        print(told.getvalue(), end="")
    if code != FINE:
        return code
    found = build_native(root, packs, tools)
    if format == "json":
        print(json.dumps({**json.loads(told.getvalue()), "native": found}))
    elif format == "text":
        print(told.getvalue(), end="")
        for name, done in found.items():
            if done["compiled"]:
                count = f"{done['compiled']} of {done['compiled'] + done['reused']} modules"
                print(f"built {name} natively: {count} compiled, {done['seconds']} s")
            else:
                print(f"unchanged {name}, natively")
    return FINE


def build_native(
    root: Path, packs: Sequence[str], tools: Tools, jobs: int = 0
) -> dict[str, dict[str, Any]]:
    """Compile packs to machine code, as far as they have changed. Says for each what was done."""
    found: dict[str, dict[str, Any]] = {}
    for name in packs:
        began = time.perf_counter()
        pack = open_pack(root, name)
        with _locked(pack) as folder:
            compiled, reused = _build(pack, folder, tools, jobs)
        seconds = round(time.perf_counter() - began, 1)
        found[name] = {"compiled": compiled, "reused": reused, "seconds": seconds}
    return found


@contextlib.contextmanager
def _locked(pack: Pack) -> Iterator[Path]:
    """The folder for the machine code of a project; one build at a time."""
    folder = user_cache.private_folder(code_folder(pack))
    if folder is None:
        raise NotBuilt(
            "a native build needs a cache folder that is yours alone: "
            "$XDG_CACHE_HOME/siegewright or ~/.cache/siegewright cannot be used"
        )
    with open(folder / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield folder


def _build(pack: Pack, folder: Path, tools: Tools, jobs: int) -> tuple[int, int]:
    """How many modules were compiled, and how many were there already."""
    last = read_native(pack)
    if last is not None and last.tools == tools.state and native_state(pack) == USED:
        return 0, len(last.modules)
    interpreter = interpreter_sources()
    sources = sources_of(pack, interpreter)
    work = folder / f"{pack.name}.work"
    origins = {name: f"{name.replace('.', '/')}.py" for name in interpreter}
    texts = {name: data.decode() for name, data in interpreter.items()}
    rules = modules_of(pack)
    for name, file in rules.items():
        origins[name] = inner(pack, file)
    texts.update({name: pack.sources[file].data.decode() for name, file in rules.items()})
    packages = {name for name, file in rules.items() if file.endswith("__init__.py")}
    lay_out(work, texts, packages)
    native = [name for name in texts if name not in packages and is_worth_it(texts[name])]
    plan = _write_c(work, [f"{name.replace('.', '/')}.py" for name in native])
    units = {m["module"]: Unit(m["files"], m["headers"], work) for m in plan["modules"]}
    names = make_libraries(
        units, plan["runtime"], plan["include"], folder, work, tools, jobs, pack.name
    )
    codes = {name: (origins[name], names[unit.key(tools)]) for name, unit in units.items()}
    write_native(pack, NativeNote(tools.state, sources, codes))
    _clean(pack, folder)
    new = sum(unit.is_new for unit in units.values())
    return new, len(units) - new


def _write_c(work: Path, files: Sequence[str]) -> Any:
    """Let mypyc write C; what it wrote, and what that needs."""
    # Its own output goes to stderr, in case that there is something to say.
    done = subprocess.run(  # noqa: S603 - our own module
        [sys.executable, "-P", "-m", "siegewright.packs.native_c", "c", "mypy", *files],
        cwd=work,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(HOME), "MYPYPATH": ""},
        check=False,
    )
    if done.returncode:
        told = "\n".join((done.stderr.strip() or "it says nothing").split("\n")[-20:])
        raise NotBuilt("mypyc cannot compile the modules", told)
    return json.loads(done.stdout)


def _clean(pack: Pack, folder: Path) -> None:
    """Remove the machine code that no build of this project uses any more; other Pythons have their own."""
    codes = set()
    for file in folder.parent.glob(f"*{NOTE}"):
        name = file.name.removesuffix(NOTE)
        note = read_native(Pack(name, pack.folder, {}, f"{pack.cached.rpartition('/')[0]}/{name}"))
        if note is not None:
            codes |= {code for _, code in note.modules.values()}
    used = {file_name(code) for code in codes}
    for path in folder.glob(f"*{ABI}"):
        if path.name not in used:
            path.unlink(missing_ok=True)
    clean_up(folder)
    write_made(folder, {k: c for k, c in read_made(folder).items() if c in codes})
