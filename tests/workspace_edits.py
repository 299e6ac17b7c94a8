"""Random edits of packs: after each, a workspace must say what a check from nothing says.

Somebody types, saves, undoes, deletes files and makes new ones. Some texts are no YAML for a while. Diagnostics are compared
after every edit, in the pack itself and in those that require it; definitions and uses whenever they can be resolved.

`python -m tests.workspace_edits --packs classics kings_armory_winter --edits 100` does it in copies of shipped packs.
"""

from __future__ import annotations

import argparse
import random
import re
import shutil
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from compiler.build.build import Project
from compiler.source.diagnostics import Diagnostic, Report
from compiler.source.load import documents_of, read_yaml
from compiler.source.positions import Span
from compiler.workspace.index import Definition, Index
from compiler.workspace.workspace import Workspace
from tests.helpers import ROOT

WORD = re.compile(r"[a-z_]+|[0-9]+|[^\sa-z_0-9]")


def shown(found: list[Diagnostic]) -> list[str]:
    return [f"{d.span}:{d.span.length} {d.code} {d.message} {d.help} {d.notes}" for d in found]


def without_tests(index: Index) -> dict[str, tuple[Definition, list[Span]]]:
    """Definitions and uses; while there are errors, a fresh check does not look at tests."""
    return {
        key: (found, [span for span in index.uses[key] if "/tests/" not in span.path])
        for key, found in index.definitions.items()
        if "/tests/" not in found.span.path
    }


class Author:
    """Somebody who types, saves, undoes, deletes and forgets."""

    def __init__(self, root: Path, files: Mapping[str, str], packs: list[str], seed: int) -> None:
        self.root = root
        self.files = dict(files)  # as they should be
        self.packs = packs
        self.chance = random.Random(seed)
        self.words = sorted({w for text in files.values() for w in WORD.findall(text)})
        self.buffers: dict[str, str] = {}
        self.good: dict[str, str] = {}
        self.made = 0
        self.readings: dict[str, tuple[str, Report]] = {}  # of files, as they were read last

    def text(self, path: str) -> str:
        """A file as it is now; a file that is not there is empty."""
        if path in self.buffers:
            return self.buffers[path]
        file = self.root / path
        return file.read_text() if file.exists() else ""

    def exists(self, path: str) -> bool:
        return path in self.buffers or (self.root / path).exists()

    def step(self, workspace: Workspace) -> None:
        changed = [p for p in self.files if self.text(p) != self.files[p]]
        undo = len(changed) > 3 or (changed and self.chance.random() < 0.3)
        path = self.chance.choice(changed if undo else sorted(self.files))
        if not undo and self.chance.random() < 0.05:
            self.delete(path, workspace)
            return
        if not undo and self.chance.random() < 0.05:
            self.made += 1
            lines = self.text(path).split("\n")
            path = str(Path(path).with_name(f"new_{self.made}.yaml"))
            self.files[path] = "# nothing yet\n"
            self.write(path, "\n".join(lines[self.chance.randrange(len(lines)) :]), workspace)
            return
        self.write(path, self.files[path] if undo else self.edited(self.text(path)), workspace)

    def write(self, path: str, text: str, workspace: Workspace) -> None:
        """Type a text, or save it."""
        if self.chance.random() < 0.7:
            self.buffers[path] = text
            workspace.edit(path, text)
            return
        self.buffers.pop(path, None)
        (self.root / path).write_text(text)
        workspace.close(path)
        workspace.refresh()

    def delete(self, path: str, workspace: Workspace) -> None:
        self.buffers.pop(path, None)
        (self.root / path).unlink(missing_ok=True)
        self.good.pop(path, None)
        workspace.close(path)
        workspace.refresh()

    def edited(self, text: str) -> str:
        lines = text.split("\n")
        at = self.chance.randrange(len(lines))
        match self.chance.randrange(6):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, lines[self.chance.randrange(len(lines))])
            case 2 | 3 | 4:
                found = [*WORD.finditer(lines[at])]
                if found:
                    old = self.chance.choice(found)
                    new = self.chance.choice(self.words)
                    lines[at] = lines[at][: old.start()] + new + lines[at][old.end() :]
            case _:
                place = self.chance.randrange(len(lines[at]) + 1)
                letter = self.chance.choice("abcxyz :[]-{}\"'#1")
                lines[at] = lines[at][:place] + letter + lines[at][place:]
        return "\n".join(lines)

    def read(self, path: str) -> Report:
        """What is wrong with a file as YAML."""
        text = self.text(path)
        known = self.readings.get(path)
        if known is not None and known[0] == text:
            return known[1]
        report = Report()
        with suppress(Exception):
            documents_of(read_yaml(text, path, report), report)
        self.readings[path] = text, report
        return report

    def remember(self) -> dict[str, Report]:
        """Keep the files that can be read; gives those that cannot, and could be once."""
        broken: dict[str, Report] = {}
        for path in filter(self.exists, self.files):
            report = self.read(path)
            if not report.diagnostics:
                self.good[path] = self.text(path)
            elif report.errors and path in self.good:
                broken[path] = report
        return broken

    def fresh(self) -> tuple[Workspace, set[str], list[Diagnostic]]:
        """A new workspace; the last good version stands in for a file that is no YAML."""
        broken = self.remember()
        fresh = Workspace(self.root)
        for path, text in self.buffers.items():
            fresh.edit(path, text)
        for path in broken:
            fresh.edit(path, self.good[path])
        return fresh, {*broken}, [d for report in broken.values() for d in report.diagnostics]


def edits(
    root: Path, files: Mapping[str, str], packs: list[str], seed: int, count: int, every: int = 1
) -> Iterator[tuple[list[str], list[str]]]:
    """Make edits; after each (or each tenth ...), what the workspace says and what should be said."""
    author, workspace = Author(root, files, packs, seed), Workspace(root)
    workspace.diagnostics(packs)
    author.remember()
    for number in range(1, count + 1):
        author.step(workspace)
        found = workspace.diagnostics(packs)
        if number % every:
            author.remember()
            continue
        fresh, paths, broken = author.fresh()
        kept = [d for d in fresh.diagnostics(packs) if d.span.path not in paths]
        expected = Report([*kept, *broken]).sorted()
        for pack in packs if not broken else ():
            if fresh.check(pack).resolved:
                here, there = (without_tests(w.index(pack)) for w in (workspace, fresh))
                differ = [key for key in here | there if here.get(key) != there.get(key)]
                assert not differ, f"edit {number}: {[(here.get(k), there.get(k)) for k in differ]}"
        yield shown(found), shown(expected)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--packs", nargs="+", default=["classics", "kings_armory_winter"])
    parser.add_argument("--edits", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--every", type=int, default=1, help="compare after each of so many edits")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        needed = {raw.id for pack in options.packs for raw in Project(ROOT).closure(pack, Report())}
        for pack in needed:
            shutil.copytree(ROOT / "content" / pack, root / "content" / pack)
        files = {
            str(path.relative_to(root)): path.read_text()
            for path in sorted(root.glob("content/*/**/*.yaml"))
        }
        began, wrong = time.perf_counter(), 0
        runs = edits(root, files, sorted(needed), options.seed, options.edits, options.every)
        compared = 0
        for compared, (found, expected) in enumerate(runs, 1):
            made = compared * options.every
            assert found == expected, f"edit {made}: {set(found) ^ set(expected)}"
            wrong += bool(found)
            if not compared % 50:
                print(f"{made} edits, {time.perf_counter() - began:.0f} s", flush=True)
        took = time.perf_counter() - began
        print(
            f"{options.edits} edits of {', '.join(sorted(needed))}: all answers equal a fresh check"
        )
        print(f"{compared} compared, {wrong} of them with mistakes; {took:.0f} s")


if __name__ == "__main__":
    main()
