"""Files that the press writes. Each has a mark, so that other files are never overwritten."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from compiler import Report, as_json
from siegewright.drawing.pictures import png_chunk
from siegewright.project import print_report
from siegewright.usage import UsageError, look_before, write_here

MADE_BY = "Made by Siegewright"
SVG_MARK = f"<!-- {MADE_BY} -->".encode()


def marked_svg(data: bytes) -> bytes:
    return SVG_MARK + data


def marked_png(data: bytes) -> bytes:
    """The mark is a text after the head of the file, where the format allows one."""
    head = 8 + 25
    return data[:head] + png_chunk(b"tEXt", b"Comment\x00" + MADE_BY.encode()) + data[head:]


def ours(path: Path) -> bool:
    """Whether a file is one that the press has written."""
    return MADE_BY.encode() in path.read_bytes()


class Output:
    """Writes files below a folder, and remembers which."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: list[str] = []

    def ready(self, names: Sequence[str]) -> None:
        """Before long work: whether all of it could be written (UsageError if not)."""
        for name in names:
            look_before(self.folder / name, ours)

    def write(self, name: str, data: bytes) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            told = (error.strerror or str(error)).lower()
            raise UsageError(f"{self.folder} cannot be made: {told}") from error
        write_here(self.folder / name, data, self.folder, ours)
        self.files.append(name)


def tell(
    root: Path, output: Output, report: Report, format: str, more: dict[str, Any] | None = None
) -> None:
    """Say what was written and what is wrong with it, for people or for programs."""
    if format == "json":
        said = {
            "folder": str(output.folder),
            "files": output.files,
            "diagnostics": json.loads(as_json(report.sorted())),
            **(more or {}),
        }
        print(json.dumps(said, indent=2))
        return
    print_report(report, root, format)
    count = len(output.files)
    print(f"{count:,} {'file' if count == 1 else 'files'} in {output.folder}")
