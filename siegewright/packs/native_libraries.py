"""Makes libraries of C files, several at a time; what has been made from the same before is used again.

A build may be stopped at any time, and a C compiler may outlive it. So everything is made beside its place, under a
unique name, and moved there when it is whole. What is used again is compared with its digest, and a
build ends only if the system can load every library: a linker is content with symbols that are nowhere.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager, suppress
from importlib.metadata import version
from pathlib import Path

from compiler import user_cache
from siegewright.packs.native import ABI, file_name
from siegewright.usage import NotBuilt, UsageError

OPTIMISE = "-O2"  # -O3 takes the C compiler up to 30 % longer
FLAGS = ("-g0", "-w", "-DNDEBUG", "-fwrapv", "-fvisibility=hidden")
# The runtime is in every library; without what a module does not use of it, it is small.
SLIM = () if sys.platform == "darwin" else ("-Wl,-s,--gc-sections",)
MADE = f"made{ABI}.json"
NEW = "new-"  # how everything is called that is not whole yet
DIGESTS = "digests.json"  # of the objects of a runtime
# Reads names of libraries and tells which the system cannot load, and why.
LOADS = """
import ctypes, json, sys
broken = {}
for name in json.load(sys.stdin):
    try:
        ctypes.PyDLL(name)
    except OSError as error:
        broken[name] = str(error)
json.dump(broken, sys.stdout)
"""
LAYOUT = 2  # of the folder: what another version of this program has made is made again
EVERY = 5.0  # seconds between two lines of progress


class Tools:
    """The compilers, or a UsageError that says what to install."""

    def __init__(self, optimise: str = OPTIMISE) -> None:
        for module, project in (("mypyc", "mypy"), ("setuptools", "setuptools")):
            if importlib.util.find_spec(module) is None:
                raise UsageError(
                    f"a native build needs {project}, which is not installed: "
                    'pip install "siegewright[native]" (in the project itself: make tools)'
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
        self.state = user_cache.digest_of(
            json.dumps(
                [LAYOUT, told, self.cc, self.flags, ABI, version("mypy"), self.headers]
            ).encode()
        )

    def command(self, folder: Path, include: Sequence[str], *more: str) -> list[str]:
        places = [f"-I{place}" for place in (folder, *include, self.headers)]
        return [*self.cc, *self.flags, *places, *more]


class Unit:
    """A module in C."""

    def __init__(self, files: Sequence[str], headers: Sequence[str], work: Path) -> None:
        self.files = files  # below the folder of the work
        self.size = sum((work / file).stat().st_size for file in files)
        self.texts = [(work / file).read_bytes() for file in sorted({*files, *headers})]
        self.is_new = False

    def key(self, tools: Tools) -> str:
        """Changes with everything that decides what the machine code is."""
        return user_cache.digest_of(
            "".join([tools.state, *map(user_cache.digest_of, self.texts)]).encode()
        )


def make_libraries(
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
    made = {key: code for key, code in read_made(folder).items() if _is_whole(folder, code)}
    by_key = {unit.key(tools): unit for unit in units.values()}

    def make(keys: Iterable[str]) -> None:
        todo = {key: by_key[key] for key in keys}
        if todo:
            for unit in todo.values():
                unit.is_new = True
            objects = _runtime(runtime, include, folder, tools, jobs)
            _make(todo, objects, include, folder, work, tools, jobs, pack, made)

    make(key for key in by_key if key not in made)
    broken = _broken({key: folder / file_name(made[key]) for key in by_key})
    if broken:  # an earlier build was stopped, or its folder was damaged: from the beginning
        for key in broken:
            del made[key]
        shutil.rmtree(_objects(runtime, folder, tools), ignore_errors=True)
        make(broken)
        broken = _broken({key: folder / file_name(made[key]) for key in by_key})
    if broken:
        raise NotBuilt("a library cannot be loaded", next(iter(broken.values())))
    return {key: made[key] for key in by_key}


def _make(
    todo: Mapping[str, Unit],
    objects: Path,
    include: Sequence[str],
    folder: Path,
    work: Path,
    tools: Tools,
    jobs: int,
    pack: str,
    made: dict[str, str],
) -> None:
    """Make some libraries, and add their digests to `made`."""
    progress = Progress(pack, len(todo))
    # The largest first, so that all processors have something to do until the end.
    waiting = sorted(todo, key=lambda key: -todo[key].size)

    def work_on(key: str) -> str:
        return _library(todo[key], objects, include, folder, work, tools)

    with _pool(jobs) as pool:
        futures = {pool.submit(work_on, key): key for key in waiting}
        for future in _as_they_end(futures, pool):
            made[futures[future]] = future.result()
            progress.show()
            write_made(folder, made)
    progress.close()


def _is_whole(folder: Path, code: str) -> bool:
    """Whether a library is what was made."""
    try:
        return user_cache.digest_of((folder / file_name(code)).read_bytes()) == code
    except OSError:
        return False


def _broken(files: Mapping[str, Path]) -> dict[str, str]:
    """Which libraries the system cannot load, and why; in another process, as they cannot be unloaded."""
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-P", "-c", LOADS],
        input=json.dumps([str(file) for file in files.values()]),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        return dict.fromkeys(files, done.stderr.strip() or "loading it ends the process")
    told = json.loads(done.stdout)
    return {key: told[str(file)] for key, file in files.items() if str(file) in told}


def clean_up(folder: Path) -> None:
    """Remove what builds that were stopped have left."""
    for path in folder.glob(f"{NEW}*"):
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink(missing_ok=True)
    for path in folder.glob("*.runtime"):  # as former versions called it
        shutil.rmtree(path, ignore_errors=True)


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


def _objects(files: Sequence[str], folder: Path, tools: Tools) -> Path:
    """Where the runtime is that is made of these files."""
    datas = [Path(file).read_bytes() for file in files]
    key = user_cache.digest_of("".join([tools.state, *map(user_cache.digest_of, datas)]).encode())
    return folder / f"{key[:40]}.objects"


def _runtime(
    files: Sequence[str], include: Sequence[str], folder: Path, tools: Tools, jobs: int
) -> Path:
    """The library of mypyc that all modules link with; it is compiled once."""
    done = _objects(files, folder, tools)
    if _has_all(done):
        return done
    shutil.rmtree(done, ignore_errors=True)
    beside = Path(tempfile.mkdtemp(prefix=NEW, dir=folder))
    try:

        def compile_one(file: str) -> tuple[str, str]:
            target = beside / f"{Path(file).stem}.o"
            words = ("-ffunction-sections", "-c", file, "-o", str(target))
            _run(tools.command(folder, include, *words), folder)
            return target.name, user_cache.digest_of(target.read_bytes())

        with _pool(jobs) as pool:
            digests = dict(pool.map(compile_one, files))
        (beside / DIGESTS).write_text(json.dumps(digests), encoding="utf-8")
        os.replace(beside, done)
    finally:
        shutil.rmtree(beside, ignore_errors=True)
    return done


def _has_all(objects: Path) -> bool:
    """Whether all objects of a runtime are there, as they were made."""
    try:
        digests = json.loads((objects / DIGESTS).read_bytes())
        return all(
            user_cache.digest_of((objects / o).read_bytes()) == d for o, d in digests.items()
        )
    except (OSError, ValueError, AttributeError, TypeError):
        return False


def _library(
    unit: Unit, runtime: Path, include: Sequence[str], folder: Path, work: Path, tools: Tools
) -> str:
    """Compile a module and link it with the runtime; gives the digest of the library."""
    handle, beside = tempfile.mkstemp(prefix=NEW, suffix=ABI, dir=folder)
    os.close(handle)
    try:
        # In one piece: the shim that Python looks for is small, and the headers are large.
        whole = "".join(f'#include "{file}"\n' for file in unit.files)
        objects = sorted(str(o) for o in runtime.glob("*.o"))
        words = ("-x", "c", "-", "-x", "none", *objects, *SLIM, "-o", beside)
        _run(tools.command(work, [*include, str(work / "c")], *words), work, whole)
        code = user_cache.digest_of(Path(beside).read_bytes())
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
        raise KeyboardInterrupt  # it was interrupted
    if done.returncode:
        told = "\n".join(done.stderr.strip().split("\n")[:20])
        raise NotBuilt("the C compiler fails", f"{shlex.join(command)}\n{told}")


def read_made(folder: Path) -> dict[str, str]:
    """Digests of libraries by what they were made from."""
    try:
        data = json.loads((folder / MADE).read_bytes())
        return {str(key): str(code) for key, code in data.items()}
    except (OSError, ValueError, AttributeError):
        return {}


def write_made(folder: Path, made: Mapping[str, str]) -> None:
    beside = folder / f"{MADE}.new"
    beside.write_text(json.dumps(made), encoding="utf-8")
    os.replace(beside, folder / MADE)


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
