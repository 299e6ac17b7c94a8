"""The output folder: generated packs are replaced as a whole.

The folder of a pack under generated/ is written beside it and exchanged in one step, so a build that fails
or is killed leaves the last good output whole. Two builds at once wait for each other. The files are trusted only if
they match a note in the user's cache, since the folder may come from a stranger. This module imports nothing heavy: a
build without changes must be fast.
"""

from __future__ import annotations

import ctypes
import errno
import fcntl
import os
import shutil
import stat
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from compiler.build.build_notes import (
    Note,
    read_memory,
    read_note,
    seen_again,
    state_of,
    write_note,
)
from compiler.build.user_cache import digest_of
from compiler.source.locations import PRIVATE, Unsafe, output_folder, pack_folder
from compiler.source.pack_files import printable, yaml_files

EXCHANGE = 2  # RENAME_EXCHANGE of Linux' renameat2
AT_FDCWD = -100
Files = Mapping[str, tuple[int, str]]  # size and digest, by path below a pack's output
# What a file system answers where nothing can be written.
READ_ONLY = (errno.EROFS, errno.EACCES, errno.EPERM)


@dataclass(frozen=True, slots=True)
class WrittenModules:
    """The modules of a pack, by path below its folder in generated/."""

    files: Mapping[str, bytes]
    digests: Mapping[str, str]
    borrows: tuple[str, ...]  # the packs whose modules it uses


@dataclass(frozen=True, slots=True)
class OutputFolder:
    """The generated packs and schemas of a project, and what is known of the builds that wrote them."""

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

    def fingerprint(self, folder: Path) -> dict[str, list[int]]:
        """The YAML files of a folder with size and time: cheap to compare."""
        found, refused = yaml_files(folder)
        seen = {path: [info.st_size, info.st_mtime_ns] for path, info in found.items()}
        return {**seen, **{one.path: [-1, -1] for one in refused}}

    def modules(self, pack: str) -> WrittenModules | None:
        """The modules of a pack as the last good build wrote them; None if something else is there."""
        note = self.note(pack)
        files = self.verified(pack, note) if note is not None else None
        if note is None or files is None:
            return None
        # A folder with the name of a pack below may borrow the modules of that pack. If it is an empty
        # package, it does not.
        borrowed = tuple([base for base in note.packs if files.get(f"{base}/__init__.py")])
        digests = {path: digest for path, (_, digest) in note.files.items()}
        return WrittenModules(files, digests, borrowed)

    # ------------------------------------------------------------------ notes

    def cached(self, pack: str) -> str:
        """What is remembered about a pack is called so in the user's cache."""
        return f"{digest_of(os.fsencode(self.output))[:32]}/{pack}"

    def note(self, pack: str) -> Note | None:
        """What the last good build of a pack came from, and what it wrote."""
        return read_note(self.cached(pack))

    def write_note(self, pack: str, note: Note, memory: str) -> None:
        write_note(self.cached(pack), note, memory)

    def memory(self, pack: str, note: Note) -> str | None:
        """What that build left for the next one."""
        return read_memory(self.cached(pack), note)

    def fresh(self, pack: str, tools: str) -> bool:
        """Whether the output of a pack is what these tools write for its content.

        A file that has the time of its last change as before is not read again.
        """
        note = self.note(pack)
        if note is None or note.tools != tools:
            return False
        packs = {}
        for name, content in note.packs.items():
            again = seen_again(content) if content.folder == str(self.folder(name)) else None
            if again is None:
                return False
            packs[name] = again
        files, odd = self.found(pack)
        if odd or files.keys() != note.files.keys() or self.moved(note):
            return False
        state = state_of(files)
        if not state or state != note.state:
            if self.verified(pack, note) is None:
                return False
        now = note._replace(packs=packs, state=state)
        if now != note:
            write_note(self.cached(pack), now)
        return True

    def schemas_fresh(self, pack: str) -> bool:
        """Whether the JSON schemas for editors are as the last build of a pack wrote them.

        Nothing that runs comes from them: only `build` asks.
        """
        note = self.note(pack)
        if note is None:
            return False
        home = os.path.join(self.output, "")
        try:
            state = state_of({path: os.lstat(home + path) for path in note.schemas})
        except OSError:
            return False
        if not state or state != note.schema_state:
            if not all(_is(home + path, file) for path, file in note.schemas.items()):
                return False
            if state:
                write_note(self.cached(pack), note._replace(schema_state=state))
        return True

    def folder(self, pack: str) -> Path:
        return pack_folder(self.root, pack)

    def moved(self, note: Note) -> list[str]:
        """The modules that other packs no longer hold as this one needs them."""
        packs = {at.split("/", 1)[0] for at, _ in note.borrowed.values()}
        notes = {pack: self.note(pack) for pack in packs}
        found = []
        for path, (at, digest) in note.borrowed.items():
            pack, inner = at.split("/", 1)
            base = notes[pack]
            if base is None or base.files.get(inner, (0, ""))[1] != digest:
                found.append(path)
        return found

    # ------------------------------------------------------------------ reading

    def found(self, pack: str) -> tuple[dict[str, os.stat_result], set[str]]:
        """The files of a generated pack, and what no build would have put there.

        What Python keeps beside modules is passed over: it is never used.
        """
        files: dict[str, os.stat_result] = {}
        odd: set[str] = set()
        if not self._first_is_fine():
            odd.add("../__init__.py")
        home = self.generated / pack
        if home.is_symlink():
            return {}, {*odd, "."}
        waiting = [""] if home.is_dir() else []
        while waiting:
            inner = waiting.pop()
            try:
                with os.scandir(os.path.join(home, inner)) as opened:
                    entries = list(opened)
                for entry in entries:
                    path = inner + entry.name
                    if entry.is_dir(follow_symlinks=False):
                        if entry.name != "__pycache__":
                            waiting.append(path + "/")
                    elif entry.is_file(follow_symlinks=False):
                        files[path] = entry.stat(follow_symlinks=False)
                    else:
                        odd.add(path)
            except OSError:
                odd.add(inner or ".")
                continue
            if inner and not entries:
                odd.add(inner.rstrip("/"))
        return files, odd

    def _first_is_fine(self) -> bool:
        """Whether generated/__init__.py is as we write it: an empty file, or not there yet."""
        try:
            info = (self.generated / "__init__.py").lstat()
        except OSError:
            return True
        return stat.S_ISREG(info.st_mode) and not info.st_size

    def verified(self, pack: str, note: Note) -> dict[str, bytes] | None:
        """What is in the files of a pack; None unless they are those of the note, no more and no less."""
        files, odd = self.found(pack)
        if odd or files.keys() != note.files.keys():
            return None
        texts = {}
        home = os.path.join(self.generated, pack, "")
        for name, (size, digest) in note.files.items():
            data = _content(home + name, size)
            if data is None or digest_of(data) != digest:
                return None
            texts[name] = data
        return texts

    def foreign(self, pack: str, made: Files) -> list[str]:
        """What is in the place of a pack's output, and neither this build nor the last one wrote it."""
        note = self.note(pack)
        last: Files = note.files if note is not None else {}
        there, strange = self.found(pack)
        home = os.path.join(self.generated, pack, "")
        for name in there:
            if not any(_is(home + name, files[name]) for files in (made, last) if name in files):
                strange.add(name)
        return sorted(os.path.normpath(home + name) for name in strange)

    # ------------------------------------------------------------------ writing

    def check_places(self) -> None:
        """Unsafe if what a build writes would land outside the project, through a link."""
        places = [self.private, self.output, self.output / "schemas", self.generated]
        for folder in (self.private, self.output / "schemas"):
            places += folder.iterdir() if folder.is_dir() else ()
        for place in places:
            if place.is_symlink() and place != self.root:
                words = "is a symbolic link: remove it, or put a folder in its place"
                raise Unsafe(f"{printable(str(place))} {words}")

    @contextmanager
    def locked(self) -> Iterator[None]:
        """One build at a time; where nothing can be written, there is no need to wait."""
        self.check_places()
        try:
            self.private.mkdir(parents=True, exist_ok=True)
            flags = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC
            handle = os.open(self.private / "build.lock", flags, 0o666)
        except OSError as error:
            if error.errno not in READ_ONLY:
                why = f"{error.filename} cannot be used: {(error.strerror or str(error)).lower()}"
                raise Unsafe(f"{why}; remove it") from error
            yield
            return
        try:
            fcntl.flock(handle, fcntl.LOCK_EX)
            yield
        finally:
            os.close(handle)

    def compare(self, pack: str, files: Mapping[str, str]) -> tuple[set[str], set[str]]:
        """Which files are on the disk just so, and which are there but should not be."""
        there, odd = self.found(pack)
        made = digests(files)
        home = os.path.join(self.generated, pack, "")
        same = {name for name in files if name in there and _is(home + name, made[name])}
        return same, (there.keys() - files.keys()) | odd

    def replace_pack(self, pack: str, files: Mapping[str, str]) -> int:
        """Put the files of a pack (paths below its folder) in place of the old ones.

        Gives how many differ. Files that stay the same keep their time.
        """
        target = self.generated / pack
        same, gone = self.compare(pack, files)
        init = self.generated / "__init__.py"
        if "../__init__.py" in gone or not init.exists():
            self.generated.mkdir(parents=True, exist_ok=True)
            write_atomically(init, "")
        if len(same) == len(files) and gone <= {"../__init__.py"}:
            return len(gone)
        self.private.mkdir(parents=True, exist_ok=True)
        stage = Path(tempfile.mkdtemp(prefix="stage-", dir=self.private))
        try:
            fresh = stage / pack
            fresh.mkdir(parents=True)
            for name, text in files.items():
                path = fresh / name
                path.parent.mkdir(parents=True, exist_ok=True)
                if name in same:
                    shutil.copy2(target / name, path, follow_symlinks=False)
                else:
                    path.write_text(text, encoding="utf-8", newline="\n")
            swap(fresh, target)
        finally:
            shutil.rmtree(stage, ignore_errors=True)
        return len(files) - len(same) + len(gone)

    def exchange(self, fresh: Path, target: Path) -> None:
        """Exchange two folders in one step where the system can; `target` may be missing."""
        swap(fresh, target)

    def clean_stages(self) -> None:
        """Remove the remains of killed builds."""
        if self.private.is_dir():
            for path in self.private.glob("stage-*"):
                if path.is_dir():
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


def digests(files: Mapping[str, str]) -> Files:
    """Sizes and digests of texts as they are written to files."""
    datas = {name: text.encode() for name, text in files.items()}
    return {name: (len(data), digest_of(data)) for name, data in datas.items()}


def _is(path: str, wanted: tuple[int, str]) -> bool:
    data = _content(path, wanted[0])
    return data is not None and digest_of(data) == wanted[1]


def _content(path: str, size: int) -> bytes | None:
    """What is in an ordinary file of that size; None if it is something else."""
    try:
        handle = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError:
        return None
    try:
        info = os.fstat(handle)
        if not stat.S_ISREG(info.st_mode) or info.st_size != size:
            return None
        return os.read(handle, size)  # less than that is not what it should be
    except OSError:
        return None
    finally:
        os.close(handle)


def swap(fresh: Path, target: Path) -> None:
    """Exchange two folders in one step where the system can; `target` may be missing."""
    if not os.path.lexists(target):
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
