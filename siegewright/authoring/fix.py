"""`siegewright check --fix`: apply the safe fixes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from compiler import Diagnostic, Edit, Report, fixes, pack_files
from interpreter import write_file

ROUNDS = 10  # a correction may bring the next mistake to light


@dataclass(frozen=True, slots=True)
class Made:
    """A correction that was made."""

    diagnostic: Diagnostic
    title: str

    def __str__(self) -> str:
        return f"fixed {self.diagnostic.span}: {self.title} ({self.diagnostic.code})"


def check_and_fix(
    root: Path, check: Callable[[], Report], tell: Callable[[str], None]
) -> tuple[Report, list[Made]]:
    """Check, make the safe corrections and check again, until there are none left.

    Gives what is still wrong, and the corrections. A file is written at once and as a whole, and only
    if it still has the text that was checked.
    """
    made: list[Made] = []
    report = check()
    refused: set[str] = set()  # files that could not be written
    for _ in range(ROUNDS):
        by_file: dict[str, list[tuple[Diagnostic, str, tuple[Edit, ...]]]] = {}
        for diagnostic, fix in fixes.safe_fixes(report.sorted()):
            paths = {edit.span.path for edit in fix.edits}
            if len(paths) == 1 and not paths & refused:
                found = by_file.setdefault(paths.pop(), [])
                found.append((diagnostic, fix.title, fix.edits))
        done: list[Made] = []
        for path, chosen in by_file.items():
            why = _write(root / path, path, [edit for _, _, edits in chosen for edit in edits])
            if why:
                tell(f"{path} was left as it is: {why}")
                refused.add(path)
            else:
                done += [Made(diagnostic, title) for diagnostic, title, _ in chosen]
        for one in done:
            tell(str(one))
        made += done
        if not done:
            break
        report = check()
    return report, made


def _write(file: Path, path: str, edits: Iterable[Edit]) -> str:
    """Write a file with edits made; gives why not, or ''."""
    try:
        data = pack_files.read_bytes(file)
        text = pack_files.plain_text(data)
        new = fixes.corrected(text, path, edits)
        if b"\r\n" in data:
            new = new.replace("\n", "\r\n")
        mark = b"\xef\xbb\xbf" if data.startswith(b"\xef\xbb\xbf") else b""
        write_file(file.resolve(), mark + new.encode())
    except (OSError, UnicodeError, fixes.NotFixed) as error:
        return str(error)
    return ""
