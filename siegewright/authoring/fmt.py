"""`siegewright fmt`: formats content files and replaces former names."""

from __future__ import annotations

import difflib
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from compiler import Report, formatting, pack_files, render
from interpreter import write_file
from siegewright.usage import FINE, WRONG


def fmt(root: Path, paths: Sequence[Path], check: bool) -> int:
    """Lay out files, folders or everything in content/; with `check`, only show what would change."""
    formatter = formatting.Formatter(root)
    changed = failed = count = 0
    for path in _files(root, paths):
        count += 1
        shown = os.path.relpath(path, root)
        report = Report()
        try:
            data = pack_files.read_bytes(path)
            text = data.decode("utf-8-sig")
            made = formatter.formatted(path, text, report)
            if made is None:
                print(render(report.sorted(), {shown: text}.get))
                failed += 1
            elif made.encode() != data:
                changed += 1
                if check:
                    _print_difference(text, made, shown)
                else:
                    _write(path, made)
                    print(f"formatted {shown}")
        except (UnicodeDecodeError, OSError, formatting.LeftAlone) as error:
            print(f"siegewright: {shown} was left as it is: {error}", file=sys.stderr)
            failed += 1
    told = f"{count} file{'s' if count != 1 else ''}: {changed} {'would change' if check else 'changed'}"
    print(told + (f", {failed} left as they are" if failed else ""))
    return WRONG if failed or (check and changed) else FINE


def _files(root: Path, paths: Sequence[Path]) -> Iterator[Path]:
    for path in paths or [root / "content"]:
        if path.is_dir():
            # Links that lead out of the folder are not followed: what they name is not ours.
            yield from (path / inner for inner in pack_files.yaml_files(path)[0])
        else:
            yield path


def _print_difference(old: str, new: str, path: str) -> None:
    rows = difflib.unified_diff(
        old.splitlines(keepends=True), new.splitlines(keepends=True), path, path
    )
    sys.stdout.writelines(row if row.endswith("\n") else row + "\n" for row in rows)


def _write(path: Path, text: str) -> None:
    write_file(path.resolve(), text.encode())  # a link stays a link
