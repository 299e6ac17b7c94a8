"""What a build leaves on the disk: generated packs, swapped in whole, and a note of what they came from.

A pack's folder under generated/ is written beside it and exchanged in one step, so a build that fails
or is killed leaves the last good output whole. Two builds at once wait for each other.
This module imports nothing heavy: a build that has nothing to do must be felt as instant.
"""

from __future__ import annotations

import ctypes
import fcntl
import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from compiler.folders import yaml_files
from compiler.places import PRIVATE, output_folder

EXCHANGE = 2  # RENAME_EXCHANGE of Linux' renameat2
AT_FDCWD = -100


@dataclass(frozen=True, slots=True)
class Store:
    root: Path

    @property
    def private(self) -> Path:
        return self.root / PRIVATE

    @property
    def output(self) -> Path:
        """The folder of generated/ and schemas/."""
        return output_folder(self.root)

    @property
    def generated(self) -> Path:
        return self.output / "generated"

    @property
    def builds(self) -> Path:
        """The notes of builds."""
        output = self.output
        return (self.private if output == self.root else output) / "builds"

    # ------------------------------------------------------------------ fingerprints

    def fingerprint(self, folder: Path) -> dict[str, list[int]]:
        """The YAML files of a folder with size and time: cheap to compare."""
        found, refused = yaml_files(folder)
        seen = {path: [info.st_size, info.st_mtime_ns] for path, info in found.items()}
        return {**seen, **{one.path: [-1, -1] for one in refused}}

    def note(self, pack: str) -> dict[str, Any]:
        """What the last good build of a pack came from."""
        try:
            data = json.loads((self.builds / f"{pack}.json").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return data if isinstance(data, dict) else {}

    def write_note(self, pack: str, data: Mapping[str, Any], memory: str) -> None:
        path = self.builds / f"{pack}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path.with_suffix(".memory.json"), memory)
        digest = hashlib.sha256(memory.encode()).hexdigest()
        write_atomically(path, json.dumps({**data, "memory": digest}))

    def memory(self, pack: str, tools: str) -> str | None:
        """What the build that wrote the files on the disk left for the next one, if it was by these tools."""
        note = self.note(pack)
        path = self.builds / f"{pack}.memory.json"
        if note.get("tools") != tools or note.get("output") != self.output_times(pack):
            return None
        try:
            text = path.read_text(encoding="utf-8")
        except OSError:
            return None
        # A build that was killed between writing the two leaves a memory of other files.
        return text if hashlib.sha256(text.encode()).hexdigest() == note.get("memory") else None

    def output_times(self, pack: str) -> list[int]:
        """Sizes and times of a pack's generated files, added up: changes when somebody touches one."""
        total = [0, 0, 0]
        folder = self.generated / pack
        stack = [folder] if folder.is_dir() else []
        while stack:
            with os.scandir(stack.pop()) as entries:
                for entry in entries:
                    if entry.is_dir(follow_symlinks=False):
                        if entry.name != "__pycache__":
                            stack.append(Path(entry.path))
                    elif entry.name.endswith(".py"):
                        info = entry.stat()
                        total = [total[0] + 1, total[1] + info.st_size, total[2] + info.st_mtime_ns]
        return total

    # ------------------------------------------------------------------ writing

    @contextmanager
    def locked(self) -> Iterator[None]:
        """One build at a time."""
        self.private.mkdir(parents=True, exist_ok=True)
        with open(self.private / "build.lock", "w", encoding="utf-8") as handle:
            fcntl.flock(handle, fcntl.LOCK_EX)
            yield

    def texts(self, pack: str, names: Collection[str]) -> dict[str, str]:
        """What is written in some generated files of a pack."""
        folder = self.generated / pack
        return {name: (folder / name).read_text(encoding="utf-8") for name in names}

    def compare(
        self, pack: str, files: Mapping[str, str], kept: Collection[str] = ()
    ) -> tuple[set[str], set[str]]:
        """Which files are on the disk just so, and which are there but should not be."""
        target = self.generated / pack
        same = {name for name, text in files.items() if _has(target / name, text)}
        return same, _files(target) - set(files) - set(kept)

    def replace_pack(self, pack: str, files: Mapping[str, str], kept: Collection[str] = ()) -> int:
        """Put the files of a pack (paths below its folder) in place of the old ones, but for those `kept`.

        Gives how many differ. Files that stay the same keep their time and their compiled form.
        """
        target = self.generated / pack
        self.generated.mkdir(parents=True, exist_ok=True)
        init = self.generated / "__init__.py"
        if not init.exists():
            write_atomically(init, "")
        same, gone = self.compare(pack, files, kept)
        if len(same) == len(files) and not gone:
            return 0
        self.private.mkdir(parents=True, exist_ok=True)
        stage = Path(tempfile.mkdtemp(prefix="stage-", dir=self.private))
        try:
            fresh = stage / pack
            fresh.mkdir(parents=True)
            for name in [*files, *kept]:
                path = fresh / name
                path.parent.mkdir(parents=True, exist_ok=True)
                if name in same or name not in files:
                    _keep(target / name, path)
                else:
                    path.write_text(files[name], encoding="utf-8", newline="\n")
            swap(fresh, target)
        finally:
            shutil.rmtree(stage, ignore_errors=True)
        return len(files) - len(same) + len(gone)

    def clean_stages(self) -> None:
        """Remove what killed builds left behind."""
        if self.private.is_dir():
            for path in self.private.glob("stage-*"):
                self._put_back(path)
                shutil.rmtree(path, ignore_errors=True)

    def _put_back(self, stage: Path) -> None:
        """A build killed between the two renames of `swap` left no output where it belongs."""
        packs = [fresh.name for fresh in stage.iterdir() if fresh.name != "old"]
        if (stage / "old").is_dir() and len(packs) == 1:
            target = self.generated / packs[0]
            if not target.exists():
                os.rename(stage / "old", target)


def write_atomically(path: Path, text: str) -> None:
    handle, name = tempfile.mkstemp(prefix=path.name, dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _files(folder: Path) -> set[str]:
    """The files of a generated pack, without what Python keeps beside them."""
    return {
        p.relative_to(folder).as_posix()
        for p in folder.rglob("*")
        if p.is_file() and "__pycache__" not in p.parts
    }


def _has(path: Path, text: str) -> bool:
    try:
        return path.read_bytes() == text.encode()
    except OSError:
        return False


def _keep(old: Path, new: Path) -> None:
    """The same file in the new folder, and its compiled form with it."""
    shutil.copy2(old, new)
    for compiled in (old.parent / "__pycache__").glob(f"{old.stem}.*.pyc"):
        (new.parent / "__pycache__").mkdir(exist_ok=True)
        shutil.copy2(compiled, new.parent / "__pycache__" / compiled.name)


def swap(fresh: Path, target: Path) -> None:
    """Exchange two folders in one step where the system can; `target` may be missing."""
    if not target.exists():
        os.rename(fresh, target)
        return
    try:
        libc = ctypes.CDLL(None, use_errno=True)
        done = (
            libc.renameat2(AT_FDCWD, os.fsencode(fresh), AT_FDCWD, os.fsencode(target), EXCHANGE)
            == 0
        )
    except (OSError, AttributeError):
        done = False
    if not done:
        old = fresh.parent / "old"
        os.rename(target, old)
        os.rename(fresh, target)
        os.rename(old, fresh)
