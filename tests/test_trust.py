"""What runs is what the compiler wrote: nothing that somebody put into generated/ ever does.

The planted code makes a folder. Every test runs a command in a process of its own and looks for it.
"""

from __future__ import annotations

import ctypes
import importlib
import importlib.util
import json
import marshal
import os
import pickle
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from compiler.build import user_cache
from compiler.build.output_folder import OutputFolder
from compiler.build.user_cache import digest_of
from interpreter import Session
from interpreter.loading import Modules, forget
from interpreter.saves import write_whole
from siegewright.packs.builder import build_packs
from siegewright.packs.programs import Pack, open_pack
from tests.helpers import BASE, ROOT, scenario, write_pack

FINE, WRONG = 0, 1
TOLD = "is not what the compiler writes for this content; rebuilding"
EVIL = "import os; os.mkdir(os.environ['RAN'])"
TEST = """\
- test: nothing happens
  scenario: main
  then:
    - size(game.trail) = 0
"""
FLOW = "repeat 3 times:\n  choose one of numbers(1, 3) as n by players[0]\n  mark n\ntie"


@dataclass(frozen=True, slots=True)
class Project:
    """A project with a pack, and the cache of the user who has it."""

    root: Path
    cache: Path

    @property
    def generated(self) -> Path:
        return self.root / "generated"

    @property
    def pack(self) -> Path:
        return self.generated / "demo"

    @property
    def ran(self) -> Path:
        """There as soon as planted code has run."""
        return self.cache.parent / "ran"

    def start(self, *words: str, **how: Any) -> subprocess.Popen[str]:
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "XDG_CACHE_HOME": str(self.cache),
            "RAN": str(self.ran),
            "NO_COLOR": "1",
        }
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        return subprocess.Popen(
            [sys.executable, "-P", "-m", "siegewright.cli", "--root", str(self.root), *words],
            cwd=self.root,
            env={**environment, **how.pop("env", {})},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            **how,
        )

    def run(self, *words: str, **how: Any) -> subprocess.CompletedProcess[str]:
        with self.start(*words, **how) as process:
            out, err = process.communicate("", timeout=120)
        assert "Traceback" not in err, err
        assert not self.ran.exists(), "planted code ran"
        return subprocess.CompletedProcess(words, process.returncode, out, err)

    def sim(self, **how: Any) -> subprocess.CompletedProcess[str]:
        return self.run("sim", "demo", "--games", "1", "--jobs", "1", **how)

    def output(self) -> dict[str, bytes]:
        found = [p for p in self.generated.rglob("*") if "__pycache__" not in p.parts]
        return {
            p.relative_to(self.generated).as_posix(): p.read_bytes() for p in found if p.is_file()
        }


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    """A project that its user has built."""
    made = Project(tmp_path / "project", tmp_path / "cache")
    monkeypatch.setenv("XDG_CACHE_HOME", str(made.cache))
    files = {
        "base.yaml": BASE + scenario(FLOW),
        "units/wasp.yaml": "- unit: wasp\n  source: designed\n  effects: |\n    aura 2: +1 size\n",
        "tests/some.yaml": TEST,
    }
    write_pack(made.root, files)
    assert build_packs(made.root, ["demo"], False, False, "quiet") == FINE
    return made


@pytest.fixture
def stranger(project: Project) -> Project:
    """The same project, as somebody has got it from a stranger."""
    shutil.rmtree(project.cache)
    return project


# ------------------------------------------------------------------ tricks


def first_file(project: Project) -> str:
    (project.generated / "__init__.py").write_text(EVIL)
    return "generated/__init__.py"


def package_file(project: Project) -> str:
    (project.pack / "units" / "__init__.py").write_text(EVIL)
    return "generated/demo/units/__init__.py"


def module(project: Project) -> str:
    file = project.pack / "program.py"
    file.write_text(file.read_text() + EVIL)
    return "generated/demo/program.py"


def module_of_the_same_size_and_time(project: Project) -> str:
    file = project.pack / "program.py"
    info, lines = file.stat(), file.read_text().split("\n")
    comment = next(line for line in lines if line.startswith("# Generated"))
    lines.remove(comment)
    file.write_text("\n".join([*lines[:-1], EVIL.ljust(len(comment)), ""]))
    os.utime(file, ns=(info.st_atime_ns, info.st_mtime_ns))
    assert (file.stat().st_size, file.stat().st_mtime_ns) == (info.st_size, info.st_mtime_ns)
    return "generated/demo/program.py"


def extra_module(project: Project) -> str:
    (project.pack / "extra.py").write_text(EVIL)
    return "generated/demo/extra.py"


def name_that_commands_a_terminal(project: Project) -> str:
    name = os.fsdecode(b"\x1b[2J\xff.py")
    (project.pack / name).write_text(EVIL)
    return "generated/demo/\\x1b[2J\\udcff.py"


def module_in_machine_code(project: Project) -> str:
    """Python prefers it to the module beside it."""
    suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
    (project.pack / f"program{suffix}").write_bytes(b"\x7fELF")
    return f"generated/demo/program{suffix}"


def package_in_the_place_of_a_module(project: Project) -> str:
    """Python prefers it to the module beside it."""
    (project.pack / "program").mkdir()
    (project.pack / "program" / "__init__.py").write_text(EVIL)
    return "generated/demo/program/__init__.py"


def empty_folder(project: Project) -> str:
    (project.pack / "more").mkdir()
    return "generated/demo/more"


def linked_file(project: Project) -> str:
    outside = project.root.parent / "outside.py"
    outside.write_text(EVIL)
    (project.pack / "program.py").unlink()
    (project.pack / "program.py").symlink_to(outside)
    return "generated/demo/program.py"


def link_to_the_same(project: Project) -> str:
    """The right bytes now; what it leads to can change later."""
    outside = project.root.parent / "outside.py"
    (project.pack / "program.py").rename(outside)
    (project.pack / "program.py").symlink_to(outside)
    return "generated/demo/program.py"


def linked_folder(project: Project) -> str:
    outside = project.root.parent / "outside"
    (project.pack / "units").rename(outside)
    (outside / "wasp.py").write_text(EVIL)
    (project.pack / "units").symlink_to(outside)
    return "generated/demo/units"


def linked_pack(project: Project) -> str:
    outside = project.root.parent / "outside"
    project.pack.rename(outside)
    (outside / "program.py").write_text(EVIL)
    project.pack.symlink_to(outside)
    return "generated/demo"


def pipe(project: Project) -> str:
    (project.pack / "program.py").unlink()
    os.mkfifo(project.pack / "program.py")
    return "generated/demo/program.py"


def forged_notes(project: Project) -> str:
    """Notes in the project that fit what was altered, wherever notes have ever been."""
    name = module(project)
    store = OutputFolder(project.root)
    forge(project, store)
    for folder in (".siegewright/builds", ".siegewright"):
        place = project.root / folder
        place.mkdir(exist_ok=True)
        for ending in (".json", ".memory.json"):
            data = user_cache.read(store.cached("demo") + ending)
            (place / f"demo{ending}").write_bytes(data or b"")
    shutil.rmtree(project.cache)
    return name


def forge(project: Project, store: OutputFolder) -> None:
    """Let the user's cache say that what lies in the output is right."""
    if (note := store.note("demo")) is None:
        assert build_packs(project.root, ["demo"], True, False, "quiet") == WRONG
        return
    files = {}
    for name in note.files:
        data = (project.pack / name).read_bytes()
        files[name] = (len(data), digest_of(data))
    user_cache.write(
        store.cached("demo") + ".json", json.dumps(note._replace(files=files)._asdict()).encode()
    )


TRICKS: list[Callable[[Project], str]] = [
    first_file,
    package_file,
    module,
    module_of_the_same_size_and_time,
    extra_module,
    name_that_commands_a_terminal,
    module_in_machine_code,
    package_in_the_place_of_a_module,
    empty_folder,
    linked_file,
    link_to_the_same,
    linked_folder,
    linked_pack,
    pipe,
    forged_notes,
]


@pytest.mark.parametrize("known", [True, False], ids=["built here", "from a stranger"])
@pytest.mark.parametrize("trick", TRICKS, ids=lambda trick: trick.__name__)
def test_what_was_altered_is_told_and_built_anew(
    project: Project, trick: Callable[[Project], str], known: bool
) -> None:
    before = project.output()
    time.sleep(0.01)
    name = trick(project)
    if not known:
        shutil.rmtree(project.cache, ignore_errors=True)
    done = project.sim()
    assert done.returncode == FINE, done.stderr
    assert done.stderr == f"siegewright: {name} {TOLD}\n"
    assert project.output() == before
    assert not any(path.is_symlink() for path in project.generated.rglob("*"))
    again = project.sim()
    assert (again.returncode, again.stderr) == (FINE, "")


@pytest.mark.parametrize("known", [True, False], ids=["built here", "from a stranger"])
def test_nothing_that_python_keeps_beside_modules_is_ever_run(
    project: Project, known: bool
) -> None:
    """Compiled files that claim not to need their source."""
    for file in project.pack.rglob("*.py"):
        compiled = Path(importlib.util.cache_from_source(str(file)))
        compiled.parent.mkdir(exist_ok=True)
        code = marshal.dumps(compile(EVIL, str(file), "exec"))
        unchecked = (1).to_bytes(4, "little") + bytes(8)
        compiled.write_bytes(importlib.util.MAGIC_NUMBER + unchecked + code)
    if not known:
        shutil.rmtree(project.cache)
    for words in (("sim", "demo", "--games", "1"), ("test",), ("coverage",)):
        done = project.run(*words)
        assert (done.returncode, done.stderr) == (FINE, "")


def test_planted_code_would_run_if_python_imported_it(project: Project) -> None:
    """Else all of the above could hold for code that does nothing."""
    module(project)
    subprocess.run(
        [sys.executable, "-c", "import generated.demo.program"],
        cwd=project.root,
        env={**os.environ, "PYTHONPATH": f"{project.root}:{ROOT}", "RAN": str(project.ran)},
        check=True,
    )
    assert project.ran.is_dir()


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(("sim", "demo", "--games", "4", "--jobs", "2"), id="sim with workers"),
        pytest.param(("test", "demo"), id="test"),
        pytest.param(("coverage", "demo"), id="coverage"),
        pytest.param(("play", "demo", "--scenario", "main", "--players", "1"), id="play"),
        pytest.param(("replay", "game.json"), id="replay"),
        pytest.param(("check", "demo", "--scenario", "main"), id="check a scenario"),
        pytest.param(("balance", "demo"), id="balance"),
    ],
)
def test_every_command_that_runs_rules_looks_first(
    stranger: Project, words: tuple[str, ...]
) -> None:
    with importing_nothing():
        save = Session(open_pack(stranger.root, "demo").program, "main", 1, {}, 1).to_save()
    save.write(stranger.root / "game.json")
    shutil.rmtree(stranger.cache)
    module(stranger)
    first_file(stranger)
    done = stranger.run(*words)
    assert f"generated/__init__.py {TOLD}\n" in done.stderr
    assert f"generated/demo/program.py {TOLD}\n" in done.stderr
    assert done.returncode == (2 if words[0] == "balance" else FINE), done  # it has no tables


class importing_nothing:
    """Afterwards, imports in this process are ordinary again."""

    def __enter__(self) -> None:
        forget()

    def __exit__(self, *_: object) -> None:
        forget()


def test_modules_are_looked_at_again_after_a_change_that_is_watched(project: Project) -> None:
    process = project.start("watch", "demo")
    try:
        assert process.stdout is not None
        assert "watching demo" in process.stdout.readline()
        assert "nothing to do" in process.stdout.readline()
        first_file(project)
        module(project)
        file = project.root / "content" / "demo" / "units" / "wasp.yaml"
        file.write_text(file.read_text().replace("+1 size", "+2 size"))
        for line in process.stdout:
            if "all other tests" in line or "since the change" in line:
                break
    finally:
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert f"generated/demo/program.py {TOLD}" in err
    assert not project.ran.exists()


# ------------------------------------------------------------------ packs from elsewhere


def test_packs_from_elsewhere_obey_the_same_rules(project: Project) -> None:
    away = project.root.parent / "away" / "demo"
    shutil.copytree(project.root / "content" / "demo", away)
    words = ("sim", "demo", "--pack", str(away), "--games", "1", "--jobs", "1")
    assert project.run(*words).stderr == ""
    [file] = (project.root / ".siegewright" / "external").rglob("program.py")
    file.write_text(file.read_text() + EVIL)
    shutil.rmtree(project.cache)
    done = project.run(*words)
    assert done.returncode == FINE
    assert done.stderr == f"siegewright: {file.relative_to(project.root)} {TOLD}\n"


# ------------------------------------------------------------------ where it cannot be built


def weak() -> None:
    """Let a process of root's heed permissions, like everybody else's."""
    if os.geteuid() == 0:
        drop_bound = 24  # PR_CAPBSET_DROP
        for capability in (1, 2):  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH
            ctypes.CDLL(None).prctl(drop_bound, capability)


@pytest.fixture
def read_only(stranger: Project) -> Iterator[Project]:
    """A project folder that nothing can be written to."""
    folders = [stranger.root, *(p for p in stranger.root.rglob("*") if p.is_dir())]
    yield stranger
    for folder in folders:
        folder.chmod(0o755)


def lock_up(project: Project) -> None:
    folders = [project.root, *(p for p in project.root.rglob("*") if p.is_dir())]
    for folder in folders:
        folder.chmod(0o555)
    probe = f"open({str(project.root / 'probe')!r}, 'w')"
    done = subprocess.run([sys.executable, "-c", probe], preexec_fn=weak, capture_output=True)
    if done.returncode == 0:
        pytest.skip("permissions do not count here")


def test_a_read_only_project_is_run_if_it_is_as_it_should_be(read_only: Project) -> None:
    lock_up(read_only)
    for _ in range(2):
        done = read_only.sim(preexec_fn=weak)
        assert (done.returncode, done.stderr) == (FINE, "")


def test_a_read_only_project_that_was_altered_is_refused(read_only: Project) -> None:
    module(read_only)
    lock_up(read_only)
    done = read_only.sim(preexec_fn=weak)
    assert done.returncode == WRONG
    assert done.stdout == ""
    assert done.stderr == (
        "siegewright: generated/demo is not what the compiler writes for this content "
        "(generated/demo/program.py), and cannot be written: permission denied\n"
    )


def test_content_with_mistakes_is_not_run_whatever_was_built_of_it(stranger: Project) -> None:
    module(stranger)
    before = stranger.output()
    (stranger.root / "content" / "demo" / "wrong.yaml").write_text("- unit: [\n")
    done = stranger.sim()
    assert done.returncode == WRONG
    assert "content/demo/wrong.yaml" in done.stdout
    assert stranger.output() == before


@pytest.mark.parametrize(
    "place", ["generated", "schemas", "schemas/demo", ".siegewright", ".siegewright/build.lock"]
)
def test_nothing_is_written_through_a_link(stranger: Project, place: str) -> None:
    outside = stranger.root.parent / "outside"
    (stranger.root / place).rename(outside)
    (stranger.root / place).symlink_to(outside)
    module(stranger) if place != "generated" else (outside / "__init__.py").write_text(EVIL)
    before = sorted((p, p.stat().st_mtime_ns) for p in (outside, *outside.rglob("*")))
    done = stranger.sim()
    assert done.returncode == WRONG
    assert f"{stranger.root / place} is a symbolic link" in done.stderr
    assert sorted((p, p.stat().st_mtime_ns) for p in (outside, *outside.rglob("*"))) == before


def test_a_save_is_not_written_through_a_link_that_waits_for_it(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.write_text("mine")
    (tmp_path / f".game.json.{os.getpid()}.new").symlink_to(outside)
    write_whole({"format": "some game"}, tmp_path / "game.json")
    assert outside.read_text() == "mine"
    assert not (tmp_path / "game.json").is_symlink()


@pytest.mark.parametrize("name", ["build.lock", "stage-1", "builds", "games", "external"])
def test_odd_things_in_the_private_folder_are_told_or_do_not_matter(
    stranger: Project, name: str
) -> None:
    """A folder where a file belongs, and a file where a folder belongs."""
    private = stranger.root / ".siegewright"
    shutil.rmtree(private)
    private.mkdir()
    module(stranger)
    if name == "build.lock":
        (private / name).mkdir()
    else:
        (private / name).write_text("[" * 100_000)
    done = stranger.sim()
    assert done.returncode == (WRONG if name == "build.lock" else FINE), done.stderr


# ------------------------------------------------------------------ the user's cache


def test_without_a_cache_all_is_looked_at_every_time(project: Project) -> None:
    nowhere = {"XDG_CACHE_HOME": "/dev/null/nowhere"}
    for _ in range(2):
        done = project.sim(env=nowhere)
        assert (done.returncode, done.stderr) == (FINE, "")
    name = module(project)
    done = project.sim(env=nowhere)
    assert (done.returncode, done.stderr) == (FINE, f"siegewright: {name} {TOLD}\n")
    for words in (("test",), ("sim", "demo", "--games", "4", "--jobs", "2")):
        done = project.run(*words, env=nowhere)
        assert (done.returncode, done.stderr) == (FINE, "")


@pytest.mark.parametrize("whose", ["somebody else's", "open to all", "a link", "my own"])
def test_a_cache_that_others_can_write_to_does_not_count(project: Project, whose: str) -> None:
    """Somebody planted notes that fit what was altered."""
    module(project)
    forge(project, OutputFolder(project.root))
    folder = project.cache / "siegewright"
    match whose:
        case "somebody else's":
            if os.geteuid() != 0:
                pytest.skip("only root can give folders away")
            os.chown(folder, 12345, 12345)
        case "open to all":
            folder.chmod(0o777)
        case "a link":
            folder.rename(project.cache / "planted")
            folder.symlink_to(project.cache / "planted")
    if whose == "my own":  # the forgery is good, so the others are refused for what they are
        process = project.start("sim", "demo", "--games", "1", "--jobs", "1")
        process.communicate(timeout=60)
        assert project.ran.exists()
        return
    done = project.sim()
    assert done.returncode == FINE
    assert done.stderr == f"siegewright: generated/demo/program.py {TOLD}\n"


@pytest.mark.parametrize(
    "garbage",
    [b"", b"[" * 100_000, b"\xff\0", b"null", b"{}", b'{"packs": 1e999}', b"[1, 2]"],
    ids=["empty", "brackets", "bytes", "null", "object", "number", "list"],
)
def test_garbage_in_the_cache_is_passed_over(project: Project, garbage: bytes) -> None:
    project.sim()
    [place] = [p for p in (project.cache / "siegewright").iterdir() if p.is_dir()]
    files = sorted(place.iterdir())
    assert {"".join(p.suffixes[-1:]) for p in files} == {".code", ".json"}
    for file in files:
        file.write_bytes(garbage)
    done = project.sim()
    assert (done.returncode, done.stderr) == (FINE, "")


def test_damaged_code_is_compiled_again(project: Project) -> None:
    project.sim()
    [file] = (project.cache / "siegewright").rglob("*.code")
    good = file.read_bytes()
    for bad in (good[:-20], good[:40] + b"\0" * 8 + good[48:], b"\0\0\0\0" + good[4:]):
        file.write_bytes(bad)
        assert project.sim().returncode == FINE
        assert len(file.read_bytes()) == len(good)


def test_what_was_not_used_for_long_is_forgotten(project: Project) -> None:
    folder = project.cache / "siegewright"
    (folder / "old").mkdir()
    (folder / "tidied").unlink()
    os.utime(folder / "old", (0, 0))
    user_cache.write("new/a", b"1")
    assert not (folder / "old").exists()
    assert user_cache.read("new/a") == b"1"
    assert OutputFolder(project.root).note("demo") is not None


def test_the_cache_is_for_the_user_alone(project: Project) -> None:
    project.sim()
    folder = project.cache / "siegewright"
    assert folder.stat().st_mode & 0o777 == 0o700
    for path in (p for p in folder.rglob("*") if p.name != "tidied"):
        assert not path.stat().st_mode & 0o077


# ------------------------------------------------------------------ stale, gone, moved


def test_changed_content_is_built_without_a_word(project: Project) -> None:
    before = project.output()
    file = project.root / "content" / "demo" / "units" / "wasp.yaml"
    file.write_text(file.read_text().replace("+1 size", "+2 size"))
    done = project.sim()
    assert (done.returncode, done.stderr) == (FINE, "")
    assert project.output() != before


def test_changed_content_of_the_same_size_and_time_is_built(project: Project) -> None:
    before = project.output()
    project.sim()
    file = project.root / "content" / "demo" / "units" / "wasp.yaml"
    info = file.stat()
    file.write_text(file.read_text().replace("+1 size", "+2 size"))
    os.utime(file, ns=(info.st_atime_ns, info.st_mtime_ns))
    assert project.sim().returncode == FINE
    assert project.output() != before


def test_a_change_of_content_does_not_hide_what_was_altered(project: Project) -> None:
    """The modules that a build would keep are looked at, too."""
    file = project.root / "content" / "demo" / "more.yaml"
    file.write_text("- unit: gnat\n  source: designed\n")
    name = module(project)
    wasp = project.pack / "units" / "wasp.py"
    wasp.write_text(wasp.read_text() + EVIL)
    done = project.sim()
    assert done.returncode == FINE
    assert done.stderr.splitlines() == [
        f"siegewright: {path} {TOLD}" for path in (name, "generated/demo/units/wasp.py")
    ]


@pytest.mark.parametrize("gone", ["", "program.py", "units"])
def test_what_is_gone_is_built_again(project: Project, gone: str) -> None:
    before = project.output()
    path = project.pack / gone
    shutil.rmtree(path) if path.is_dir() else path.unlink()
    done = project.sim()
    assert (done.returncode, done.stderr) == (FINE, "")
    assert project.output() == before


def test_a_stranger_who_changed_nothing_is_not_accused(stranger: Project) -> None:
    before = {p: p.stat().st_mtime_ns for p in stranger.generated.rglob("*")}
    done = stranger.sim()
    assert (done.returncode, done.stderr) == (FINE, "")
    assert {p: p.stat().st_mtime_ns for p in stranger.generated.rglob("*")} == before


def test_files_that_were_only_touched_are_not_built_again(project: Project) -> None:
    for path in [*project.pack.rglob("*.py"), *project.root.glob("content/demo/**/*.yaml")]:
        path.touch()
    assert OutputFolder(project.root).fresh(
        "demo", (OutputFolder(project.root).note("demo") or [""])[0]
    )


# ------------------------------------------------------------------ several processes


def test_several_commands_at_once_run_what_was_compiled(stranger: Project) -> None:
    module(stranger)
    first_file(stranger)
    words = ("sim", "demo", "--games", "1", "--jobs", "1")
    processes = [stranger.start(*words) for _ in range(4)]
    for process in processes:
        _, err = process.communicate("", timeout=120)
        assert process.returncode == FINE, err
    assert not stranger.ran.exists()


def test_somebody_who_alters_files_all_the_time_is_never_run(project: Project) -> None:
    file = project.pack / "program.py"
    good = file.read_text()
    done = threading.Event()

    def alter() -> None:
        while not done.is_set():
            for text in (good, good + EVIL):
                try:
                    file.write_text(text)
                except OSError:  # the folder is exchanged this very moment
                    time.sleep(0.001)

    thread = threading.Thread(target=alter)
    thread.start()
    try:
        for _ in range(4):
            said = project.sim()
            assert said.returncode == FINE or "changes while it is read" in said.stderr
    finally:
        done.set()
        thread.join()


def test_a_checked_pack_is_loaded_in_another_process_without_the_disk(project: Project) -> None:
    """As a worker of `sim` that was not forked does."""
    kept = project.root.parent / "pack"
    kept.write_bytes(pickle.dumps(open_pack(project.root, "demo")))
    shutil.rmtree(project.root)
    code = f"import pickle; print(pickle.load(open({str(kept)!r}, 'rb'))('demo').pack)"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "demo\n"


# ------------------------------------------------------------------ the loader


def modules(texts: dict[str, str]) -> Modules:
    """Modules of a package that lies nowhere."""
    files = {f"generated/{name}.py": text for name, text in texts.items()}
    folders = {f.rsplit("/", n)[0] for f in files for n in range(1, f.count("/") + 1)}
    empty = {f"{folder}/__init__.py": "" for folder in folders}
    return Modules("generated", {f: t.encode() for f, t in {**empty, **files}.items()})


def test_only_given_sources_can_be_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "generated" / "a").mkdir(parents=True)
    for name, text in {"__init__.py": "", "a/__init__.py": "", "a/more.py": "X = 1\n"}.items():
        (tmp_path / "generated" / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(
        ModuleNotFoundError, match=r"the compiler wrote no module generated\.a\.more"
    ):
        modules({"a/program": "import generated.a.more\nPROGRAM = 1\n"}).run("a")
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("generated.b")
    forget()
    assert importlib.import_module("generated.a.more").X == 1
    forget()


def test_a_package_may_borrow_the_modules_of_another() -> None:
    """Its `__path__` leads there; the same file then is another module, with a name of its own."""
    found = modules(
        {
            "base/cards": "X = []\nNAME = __name__\n",
            "base/deep/more": "from .. import cards\nY = cards.X\n",
            "upper/program": "import generated.upper.base.cards as one\n"
            "import generated.base.cards as two\n"
            "from generated.upper.base.deep.more import Y\n"
            "PROGRAM = (one, two, Y)\n",
            "upper/base/__init__": "__path__.append(__path__[0] + '/../../base')\n",
        }
    )
    with found.loaded("upper") as program:
        one, two, shared = program  # type: ignore[misc]
    assert (one.NAME, two.NAME) == ("generated.upper.base.cards", "generated.base.cards")  # type: ignore[has-type]
    assert one.__file__ == two.__file__ == "generated/base/cards.py"  # type: ignore[has-type]
    assert shared is one.X is not two.X  # type: ignore[has-type]
    assert not any(name.split(".")[0] == "generated" for name in sys.modules)
    assert not any(isinstance(finder, Modules) for finder in sys.meta_path)


def test_what_a_pack_borrows_is_built_and_checked_as_well(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_pack(project.root, "- unit: gnat\n  source: designed\n", "upper", requires=["demo"])
    assert build_packs(project.root, ["upper"], False, False, "quiet") == 0
    borrowed = Path("demo", "contents.py")
    assert not (project.generated / "upper" / borrowed).exists()
    monkeypatch.setenv("RAN", str(project.ran))
    with (project.generated / borrowed).open("a") as file:
        file.write(EVIL)
    name = f"generated/{borrowed}"
    with importing_nothing():
        pack = open_pack(project.root, "upper")
        assert pack.program.pack == "upper"
    assert capsys.readouterr().err == f"siegewright: {name} {TOLD}\n"
    assert isinstance(pack, Pack)
    assert not project.ran.exists()
