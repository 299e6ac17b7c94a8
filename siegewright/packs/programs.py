"""Compiled packs as commands run them: built if needed, checked against the note of the build, loaded once.

What runs are the very bytes that were checked. They are handed to the processes that a command starts, so
nothing is read or checked twice.
"""

from __future__ import annotations

import hashlib
import importlib.util
import marshal
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from types import CodeType
from typing import TYPE_CHECKING, NamedTuple

from compiler import OutputFolder, WrittenModules, user_cache
from interpreter import Modules
from siegewright.packs.builder import build_packs
from siegewright.usage import FINE, NotBuilt

if TYPE_CHECKING:
    from interpreter import Program  # not yet: it may come as machine code

ATTEMPTS = 3  # another process may build while we read
DIGEST = hashlib.sha256().digest_size


class Source(NamedTuple):
    """A module that was checked."""

    data: bytes
    digest: str


class Pack:
    """The checked modules of a pack. Called with its name, it gives the program, in any process."""

    def __init__(self, name: str, folder: str, sources: Mapping[str, Source], cached: str) -> None:
        self.name = name
        self.folder = folder  # of generated/
        self.sources = sources  # by path
        self.cached = cached  # how the user's cache calls what is remembered of it
        self.native = False  # whether it is played in machine code, in this process
        self._program: Program | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return Pack, (self.name, self.folder, self.sources, self.cached)

    def __call__(self, pack: str) -> Program:
        assert pack == self.name
        return self.program

    @property
    def program(self) -> Program:
        if self._program is None:
            known = _read_codes(self.cached)
            codes = {}
            for file, source in self.sources.items():
                digest, code = known.get(file, ("", None))
                if code is not None and digest == source.digest:
                    codes[file] = code
            datas = {file: source.data for file, source in self.sources.items()}
            modules = Modules(self.folder, datas, codes)
            self._program = modules.run(self.name)
            if len(modules.codes) > len(codes):
                now = {f: (self.sources[f].digest, code) for f, code in modules.codes.items()}
                _write_codes(self.cached, now)
        return self._program


def open_pack(root: Path, pack: str) -> Pack:
    """The modules of a pack for the content at hand, built if they are not what they should be."""
    store = OutputFolder(root)
    sources = {os.path.join(store.generated, "__init__.py"): Source(b"", user_cache.digest_of(b""))}
    waiting = [pack]
    opened: set[str] = set()
    while waiting:
        name = waiting.pop()
        opened.add(name)
        found = _checked(root, store, name)
        for path, data in found.files.items():
            sources[os.path.join(store.generated, name, path)] = Source(data, found.digests[path])
        waiting += [base for base in found.borrows if base not in opened]
    return Pack(pack, str(store.generated), sources, store.cached(pack))


def load(root: Path, pack: str) -> Program:
    """The program of a pack of a project."""
    return open_pack(root, pack).program


def _checked(root: Path, store: OutputFolder, pack: str) -> WrittenModules:
    """The modules of a pack, built if they are not what they should be."""
    for _ in range(ATTEMPTS):
        if build_packs(root, [pack], check=False, force=False, format="quiet") != FINE:
            raise NotBuilt
        found = store.modules(pack)
        if found is not None:
            return found
    raise NotBuilt(f"generated/{pack} changes while it is read: try again")


# ------------------------------------------------------------------ compiled by Python

Codes = dict[str, tuple[str, CodeType]]  # the digest of the source, and what Python made of it


def _name(cached: str) -> str:
    return f"{cached}.{sys.implementation.cache_tag}-{sys.flags.optimize}.code"


def _read_codes(cached: str) -> Codes:
    """What Python made of the modules the last time; nothing, if that is not to be had whole."""
    data = user_cache.read(_name(cached)) or b""
    head, told, rest = data[:4], data[4 : 4 + DIGEST], data[4 + DIGEST :]
    if head != importlib.util.MAGIC_NUMBER or hashlib.sha256(rest).digest() != told:
        return {}
    codes: Codes = marshal.loads(rest)  # noqa: S302 - written by us, in a folder of the user's own
    return codes


def _write_codes(cached: str, codes: Codes) -> None:
    rest = marshal.dumps(codes)
    data = importlib.util.MAGIC_NUMBER + hashlib.sha256(rest).digest() + rest
    user_cache.write(_name(cached), data)
