"""Where the things of a pack are written, for what only a game that starts can tell."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path

from compiler.build.build_notes import compiler_state
from compiler.check.maps import place_of
from compiler.source.load import RawPack
from compiler.source.positions import Fields, Scalar, Span


class Places:
    """The files of a pack and of all it requires."""

    def __init__(self, raws: Sequence[RawPack]) -> None:
        self._raws = raws

    @property
    def digest(self) -> str:
        """Changes when one of the files or the compiler changes."""
        digest = hashlib.sha256(compiler_state().encode())
        for raw in self._raws:
            for file in raw.files:
                digest.update(f"{file.path}\0{len(file.text)}\0{file.text}".encode())
        return digest.hexdigest()[:32]

    def pack_folders(self) -> list[Path]:
        """The folders of the packs."""
        return [raw.folder for raw in self._raws]

    def pack_folder(self, path: str) -> Path:
        """The folder of the pack to which a file belongs."""
        return next(r.folder for r in self._raws if any(file.path == path for file in r.files))

    def row(self, path: str, line: int) -> Span:
        """A line of a file, without the spaces around its text."""
        for file in (file for raw in self._raws for file in raw.files if file.path == path):
            row = file.text.split("\n")[line - 1]
            lead = len(row) - len(row.lstrip())
            return Span(path, line, lead + 1, max(1, len(row.strip())))
        return Span(path, line, 1)

    def scenario(self, id: str) -> Span | None:
        """The id of a scenario."""
        heads = (document.entries.get("scenario") for document in self._documents())
        return next((h.span for h in heads if isinstance(h, Scalar) and h.text == id), None)

    def space(self, map: str, space: str) -> Span | None:
        """A space of a map: its letter in the drawing, its entry, or else the map."""
        for document in self._documents():
            head = document.entries.get("map")
            if isinstance(head, Scalar) and head.text == map and "scenario" not in document.entries:
                return place_of(document, space)
        return None

    def _documents(self) -> Iterator[Fields]:
        return (document for raw in self._raws for file in raw.files for document in file.documents)
