"""Compiles packs to machine code: `siegewright build --native`.

The modules that a pack runs on are laid out in a folder of the user's cache, as if it borrowed none of them.
mypyc writes a C file for each, and the C compiler makes a library of each, several at a time. Libraries are
called after what they were made from, so what has not changed is not compiled again, and packs share the
interpreter. The note of the pack is written last: until then, the last good build is used.

Modules of documents stay Python: their code runs once, and would take most of the C compiler's time.
"""

from __future__ import annotations

import ast
import contextlib
import importlib.util
import io
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager, suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any

from compiler import user_cache
from compiler.notes import digest_of
from interpreter.loading import Modules, loaded
from siegewright.builder import FINE, build_packs
from siegewright.native import (
    ABI,
    NativeNote,
    code_folder,
    file_name,
    inner,
    interpreter_sources,
    note_name,
    read_native,
    sources_of,
    write_native,
)
from siegewright.programs import Pack, open_pack
from siegewright.usage import NotBuilt, UsageError

OPTIMISE = "-O2"  # -O3 takes the C compiler longer, and plays no faster
FLAGS = ("-g0", "-w", "-DNDEBUG", "-fwrapv", "-fvisibility=hidden")
# The runtime is in every library; without what a module does not use of it, it is small.
SLIM = () if sys.platform == "darwin" else ("-Wl,-s,--gc-sections",)
MOST_DATA = 1_500  # lines outside of functions: a module with more of them is data
BASES = ("interpreter", "generated", "siegewright")  # packages of what is compiled
EVERY = 5.0  # seconds between two lines of progress


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


class Tools:
    """The compilers, or a UsageError that says what to install."""

    def __init__(self, optimise: str = OPTIMISE) -> None:
        for module, project in (("mypyc", "mypy"), ("setuptools", "setuptools")):
            if importlib.util.find_spec(module) is None:
                raise UsageError(
                    f"a native build needs {project}, which is not installed: "
                    "pip install mypy setuptools"
                )
        self.cc = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
        try:
            told = subprocess.run(  # noqa: S603 - the compiler of the user
                [*self.cc, "--version"], capture_output=True, check=True, text=True
            ).stdout
        except (OSError, subprocess.CalledProcessError):
            raise UsageError(
                f"a native build needs a C compiler, and `{shlex.join(self.cc)}` cannot be run: install gcc "
                "or clang (Debian and Ubuntu: `apt install gcc python3-dev`, macOS: `xcode-select --install`)"
            ) from None
        self.headers = sysconfig.get_paths()["include"]
        if not (Path(self.headers) / "Python.h").exists():
            raise UsageError(
                f"a native build needs the headers of Python, and there is no Python.h in {self.headers}: "
                "install them (Debian and Ubuntu: `apt install python3-dev`)"
            )
        shared = shlex.split(sysconfig.get_config_var("LDSHARED") or "cc -shared")
        # The first words are a compiler, which need not be there; what follows says how to link.
        link = [word for word in shared if word.startswith("-")]
        self.flags = [
            optimise,
            *FLAGS,
            *shlex.split(sysconfig.get_config_var("CCSHARED") or ""),
            *link,
        ]
        self.state = digest_of(
            json.dumps([told, self.cc, self.flags, ABI, version("mypy"), self.headers]).encode()
        )

    def command(self, folder: Path, include: Sequence[str], *more: str) -> list[str]:
        places = [f"-I{place}" for place in (folder, *include, self.headers)]
        return [*self.cc, *self.flags, *places, *more]


@contextmanager
def _locked(pack: Pack) -> Iterator[Path]:
    """The folder for the machine code of a project; one build at a time."""
    import fcntl

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
    names = _compile(units, plan["runtime"], plan["include"], folder, work, tools, jobs, pack.name)
    codes = {name: (origins[name], names[unit.key(tools)]) for name, unit in units.items()}
    write_native(pack, NativeNote(ABI, sources, codes))
    _clean(pack, folder)
    new = sum(unit.is_new for unit in units.values())
    return new, len(units) - new


# ------------------------------------------------------------------ sources


def modules_of(pack: Pack) -> dict[str, str]:
    """The files of all modules that a program consists of, by the names under which they are imported."""
    datas = {file: source.data for file, source in pack.sources.items()}
    with loaded(Modules(pack.folder, datas), pack.name):
        specs = [m.__spec__ for name, m in sys.modules.items() if name.startswith("generated.")]
    return {spec.name: str(spec.origin) for spec in specs if spec is not None}


def is_worth_it(text: str) -> bool:
    """Whether a module has rules, and not much else."""
    tree = ast.parse(text)
    inside = 0
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            inside += (node.end_lineno or node.lineno) - node.lineno + 1
    return inside > 0 and text.count("\n") - inside <= MOST_DATA


def lay_out(work: Path, texts: Mapping[str, str], packages: set[str]) -> None:
    """Write the modules where mypyc finds them, and remove what else lies there."""
    marked = mark_recursive({n: text for n, text in texts.items() if n.startswith("generated.")})
    wanted = {f"{base}/__init__.py": "" for base in BASES}
    for name, text in texts.items():
        path = name.replace(".", "/")
        if name in packages:
            wanted[f"{path}/__init__.py"] = ""  # modules of other packs lie here, too
        else:
            wanted[f"{path}.py"] = marked.get(name, text)
    for base in BASES:
        for old in sorted((work / base).rglob("*"), reverse=True):
            if old.is_dir():
                with suppress(OSError):
                    old.rmdir()
            elif old.relative_to(work).as_posix() not in wanted:
                old.unlink()
    for path, text in wanted.items():
        file = work / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


MARK = "from __future__ import annotations"


def mark_recursive(texts: Mapping[str, str]) -> dict[str, str]:
    """The modules, with a decorator at every rule that may call itself; lines keep their numbers.

    Python stops rules that call themselves without end; machine code does not count its own calls. See
    `interpreter.limits.recursive`.
    """
    calls: dict[tuple[str, str], set[tuple[str, str]]] = {}
    lines: dict[tuple[str, str], int] = {}
    for name, text in texts.items():
        tree = ast.parse(text)
        imported = _imported(name, tree)
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                calls[name, node.name] = set(_named(node, name, imported))
                lines[name, node.name] = node.lineno
    marked = dict(texts)
    for name, rule in _in_circles(calls):
        rows = marked[name].split("\n")
        above = lines[name, rule] - 2
        assert MARK in marked[name]
        assert rows[above] == ""
        rows[above] = "@_recursive"
        text = "\n".join(rows)
        if "import recursive as" not in text:
            more = f"{MARK}; from interpreter.limits import recursive as _recursive"
            text = text.replace(MARK, more, 1)
        marked[name] = text
    return marked


def _imported(name: str, tree: ast.Module) -> dict[str, tuple[str, str]]:
    """What the names of a module stand for: a module, or something in one."""
    home = name.split(".")
    found = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.level:
            base = ".".join([*home[: len(home) - node.level], *filter(None, [node.module])])
            for alias in node.names:
                found[alias.asname or alias.name] = (base, alias.name)
    return found


def _named(
    node: ast.FunctionDef, name: str, imported: Mapping[str, tuple[str, str]]
) -> Iterator[tuple[str, str]]:
    """The functions that a function speaks of."""
    for part in ast.walk(node):
        if isinstance(part, ast.Name):
            yield imported.get(part.id, (name, part.id))
        elif isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name):
            base, last = imported.get(part.value.id, ("", ""))
            yield f"{base}.{last}", part.attr


def _in_circles(
    calls: Mapping[tuple[str, str], set[tuple[str, str]]],
) -> list[tuple[str, str]]:
    found = []
    for rule in calls:
        reached: set[tuple[str, str]] = set()
        waiting = [rule]
        while waiting:
            for other in calls.get(waiting.pop(), ()):
                if other in calls and other not in reached:
                    reached.add(other)
                    waiting.append(other)
        if rule in reached:
            found.append(rule)
    return found


# ------------------------------------------------------------------ C


def _write_c(work: Path, files: Sequence[str]) -> Any:
    """Let mypyc write C; what it wrote, and what that needs."""
    # Its own output goes to stderr, in case that there is something to say.
    done = subprocess.run(  # noqa: S603 - our own module
        [sys.executable, "-P", "-m", "siegewright.native_c", "c", "mypy", *files],
        cwd=work,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parent.parent)},
        check=False,
    )
    if done.returncode:
        told = "\n".join((done.stderr.strip() or "it says nothing").split("\n")[-20:])
        raise NotBuilt(f"mypyc cannot compile the modules:\n{told}")
    return json.loads(done.stdout)


class Unit:
    """A module in C."""

    def __init__(self, files: Sequence[str], headers: Sequence[str], work: Path) -> None:
        self.files = files  # below the folder of the work
        self.size = sum((work / file).stat().st_size for file in files)
        self.texts = [(work / file).read_bytes() for file in sorted({*files, *headers})]
        self.is_new = False

    def key(self, tools: Tools) -> str:
        """Changes with everything that decides what the machine code is."""
        return digest_of("".join([tools.state, *map(digest_of, self.texts)]).encode())


def _compile(
    units: Mapping[str, Unit],
    runtime: Sequence[str],
    include: Sequence[str],
    folder: Path,
    work: Path,
    tools: Tools,
    jobs: int,
    pack: str,
) -> dict[str, str]:
    """Make a library of every module; gives the digests of libraries by the keys of modules."""
    made = _read_made(folder)
    todo = {}
    for unit in units.values():
        key = unit.key(tools)
        if key not in made or not (folder / file_name(made[key])).exists():
            unit.is_new = True
            todo[key] = unit
    names = {unit.key(tools): made.get(unit.key(tools), "") for unit in units.values()}
    if not todo:
        return names
    archive = _runtime(runtime, include, folder, tools, jobs)
    progress = Progress(pack, len(todo))
    # The largest first, so that all processors have something to do until the end.
    waiting = sorted(todo, key=lambda key: -todo[key].size)

    def work_on(key: str) -> str:
        return _library(todo[key], archive, include, folder, work, tools)

    with _pool(jobs) as pool:
        futures = {pool.submit(work_on, key): key for key in waiting}
        for future in _as_they_end(futures, pool):
            names[futures[future]] = future.result()
            progress.show()
            made[futures[future]] = names[futures[future]]
            _write_made(folder, made)
    progress.close()
    return names


@contextmanager
def _pool(jobs: int) -> Iterator[ThreadPoolExecutor]:
    pool = ThreadPoolExecutor(jobs or os.cpu_count() or 1)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _as_they_end(
    futures: Mapping[Future[str], str], pool: ThreadPoolExecutor
) -> Iterator[Future[str]]:
    left = set(futures)
    while left:
        done, left = wait(left, return_when=FIRST_COMPLETED)
        yield from done


def _runtime(
    files: Sequence[str], include: Sequence[str], folder: Path, tools: Tools, jobs: int
) -> Path:
    """The library of mypyc that all modules link with; it is compiled once."""
    datas = [Path(file).read_bytes() for file in files]
    key = digest_of("".join([tools.state, *map(digest_of, datas)]).encode())
    done = folder / f"{key[:40]}.runtime"
    if (done / "all").exists():
        return done
    done.mkdir(exist_ok=True)

    def compile_one(file: str) -> None:
        target = done / f"{Path(file).stem}.o"
        _run(
            tools.command(folder, include, "-ffunction-sections", "-c", file, "-o", str(target)),
            folder,
        )

    with _pool(jobs) as pool:
        for _ in pool.map(compile_one, files):
            pass
    (done / "all").touch()
    return done


def _library(
    unit: Unit, runtime: Path, include: Sequence[str], folder: Path, work: Path, tools: Tools
) -> str:
    """Compile a module and link it with the runtime; gives the digest of the library."""
    handle, beside = tempfile.mkstemp(prefix="new-", suffix=ABI, dir=folder)
    os.close(handle)
    try:
        # In one piece: the shim that Python looks for is small, and the headers are large.
        whole = "".join(f'#include "{file}"\n' for file in unit.files)
        objects = sorted(str(o) for o in runtime.glob("*.o"))
        words = ("-x", "c", "-", "-x", "none", *objects, *SLIM, "-o", beside)
        _run(tools.command(work, [*include, str(work / "c")], *words), work, whole)
        code = digest_of(Path(beside).read_bytes())
        os.replace(beside, folder / file_name(code))
        return code
    finally:
        with suppress(FileNotFoundError):
            os.unlink(beside)


def _run(command: Sequence[str], folder: Path, text: str = "") -> None:
    done = subprocess.run(  # noqa: S603 - the compiler of the user
        command, input=text, capture_output=True, text=True, cwd=folder, check=False
    )
    if done.returncode < 0:
        raise KeyboardInterrupt  # somebody stopped it
    if done.returncode:
        told = "\n".join(done.stderr.strip().split("\n")[:20])
        raise NotBuilt(f"the C compiler fails:\n{shlex.join(command)}\n{told}")


# ------------------------------------------------------------------ what is kept


def _read_made(folder: Path) -> dict[str, str]:
    """Digests of libraries by what they were made from."""
    try:
        data = json.loads((folder / "made.json").read_bytes())
        return {str(key): str(code) for key, code in data.items()}
    except (OSError, ValueError, AttributeError):
        return {}


def _write_made(folder: Path, made: Mapping[str, str]) -> None:
    beside = folder / "made.json.new"
    beside.write_text(json.dumps(made), encoding="utf-8")
    os.replace(beside, folder / "made.json")


def _clean(pack: Pack, folder: Path) -> None:
    """Remove the machine code that no build of this project uses any more."""
    used = {"lock", "made.json"}
    codes = set()
    notes = folder.parent.glob("*.native.json")
    for file in notes:
        name = file.name.removesuffix(".native.json")
        other = Pack(name, pack.folder, {}, f"{pack.cached.rpartition('/')[0]}/{name}")
        note = read_native(other)
        if note is not None:
            used.add(f"{name}.work")
            codes |= {code for _, code in note.modules.values()}
    used |= {file_name(code) for code in codes}
    for path in folder.iterdir():
        if path.name in used or path.suffix == ".runtime":
            continue
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink(missing_ok=True)
    _write_made(folder, {k: c for k, c in _read_made(folder).items() if c in codes})
    assert user_cache.read(note_name(pack)) is not None


class Progress:
    """How many modules have been compiled, on stderr: a line that changes, or one now and then."""

    def __init__(self, pack: str, modules: int) -> None:
        self.pack = pack
        self.modules = modules
        self.done = 0
        self.last = time.perf_counter()
        self.terminal = sys.stderr.isatty()
        self._tell()

    def show(self) -> None:
        self.done += 1
        now = time.perf_counter()
        if self.terminal or now - self.last >= EVERY or self.done == self.modules:
            self.last = now
            self._tell()

    def _tell(self) -> None:
        words = f"{self.pack}: {self.done} of {self.modules} modules compiled"
        print(words, end="\r" if self.terminal else "\n", file=sys.stderr, flush=True)

    def close(self) -> None:
        if self.terminal:
            print(file=sys.stderr)
