"""Random edits in an editor: after each, the language server must show what `siegewright check` says of the same texts.

Somebody types, saves, undoes, deletes files and makes new ones. While a file is no YAML, `check` stops there; the server
goes on with its last good version, which is compared with a fresh check of that one.

`python -m tests.server_edits --packs classics --edits 1000` does it in copies of shipped packs.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
import json
import shutil
import tempfile
import time
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

from compiler.build.build import Project
from compiler.layout.modelines import check_modelines
from compiler.source.diagnostics import ContentError, Diagnostic, Report
from siegewright.cli import main as siegewright
from siegewright.language_server.beginnings import STARTS
from tests.editor import Editor, editor
from tests.helpers import ROOT
from tests.workspace_edits import Author

Said = set[tuple[str, int, int, int, str, str]]  # path, line, column, length, code, message


class Typing:
    """What an author does to a workspace, done in an editor."""

    def __init__(self, ed: Editor) -> None:
        self.ed = ed

    def edit(self, path: str, text: str) -> None:
        if path not in self.ed.texts:
            self.ed.open(path, text)
        elif self.ed.versions[path] % 2:
            self.ed.write(path, text)
        else:
            self.ed.retype(path, text)

    def close(self, path: str) -> None:
        if path in self.ed.texts:
            self.ed.close(path)

    def refresh(self) -> None:
        self.ed.disk_changed("content")


def server_says(ed: Editor, author: Author) -> Said:
    """All diagnostics that the editor shows, in code points."""
    found: Said = set()
    for uri, mistakes in ed.client.diagnostics.items():
        path = uri.removeprefix(ed.root.as_uri() + "/")
        rows = author.text(path).split("\n")
        for d in mistakes:
            line, start, end = d.range.start.line, d.range.start.character, d.range.end.character
            row = (rows[line] if line < len(rows) else "").encode("utf-16-le")
            first = len(row[: 2 * start].decode("utf-16-le"))
            length = len(row[2 * start : 2 * end].decode("utf-16-le"))
            found.add((path, line + 1, first + 1, length, str(d.code), d.message))
    return found


def as_said(found: list[Diagnostic], author: Author) -> Said:
    said: Said = set()
    for d in found:
        rows = author.text(d.span.path).split("\n")
        row = rows[d.span.line - 1] if d.span.line <= len(rows) else ""
        length = min(
            d.span.length, max(0, len(row) - d.span.column + 1)
        )  # editors end with the line
        column = min(d.span.column, len(row) + 1)
        words = "\n".join(
            [d.message, *([f"help: {d.help}"] if d.help else []), *(f"note: {n}" for n in d.notes)]
        )
        said.add((d.span.path, d.span.line, column, length, d.code, words))
    return said


def command_says(author: Author, packs: list[str], folder: Path) -> Said:
    """What `siegewright check` says of the texts, written into a folder of their own."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(author.root / "content", folder / "content")
    for path, text in author.buffers.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
        siegewright(["--root", str(folder), "check", *packs, "--format", "json"])
    from siegewright.language_server.beginnings import diagnostics

    rows = [row for row in json.loads(out.getvalue()) if row["code"] not in STARTS]
    return as_said(list(diagnostics(rows, None)), author)


def stood_in(author: Author, packs: list[str]) -> tuple[Said, Said]:
    """What is said elsewhere while the last good versions stand in for broken files, and what broke those."""
    fresh, paths, broken = author.fresh()
    report = Report()
    for pack in packs:
        single = Report([*fresh.check(pack).diagnostics])
        if not single.errors and not paths:
            check_modelines(fresh.project.raw[pack], author.root, single)
        report.diagnostics.extend(d for d in single.diagnostics if d.span.path not in paths)
    read = set(packs)
    for pack in packs:
        with contextlib.suppress(ContentError):
            read |= {raw.id for raw in fresh.project.closure(pack, Report())}
    own = [d for d in broken if fresh.pack_of(d.span.path) in read]
    return as_said(report.sorted(), author), as_said(own, author)


async def edits(
    root: Path, files: Mapping[str, str], packs: list[str], seed: int, count: int
) -> AsyncIterator[tuple[Said, Said]]:
    """Make edits; after each, what the server shows and what it should show."""
    author = Author(root, files, packs, seed)
    author.fresh()
    with tempfile.TemporaryDirectory() as scratch:
        async with editor(root) as ed:
            typing = Typing(ed)
            first = sorted(files)[0]
            author.buffers[first] = files[first]
            typing.edit(first, files[first])
            await ed.settled()
            for _ in range(count):
                author.step(typing)  # type: ignore[arg-type]
                if not ed.texts:
                    author.buffers[first] = author.text(first)
                    typing.edit(first, author.buffers[first])
                await ed.settled()
                fresh = author.fresh()[0]
                own = {fresh.pack_of(path) for path in ed.texts} - {None}
                seen = sorted(
                    {name for pack in own if pack for name in (pack, *fresh.dependants(pack))}
                )
                shown = server_says(ed, author)
                said = command_says(author, seen, Path(scratch) / "copy")
                other, broken = stood_in(author, seen)
                if broken:
                    assert broken <= said, f"not said by check: {sorted(broken - said)}"
                    said = (
                        broken | other
                    )  # not what follows for a pack from the broken file of another
                    shown = {one for one in shown if one[4] != "W0101"}
                    said = {one for one in said if one[4] != "W0101"}
                yield shown, said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--packs", nargs="+", default=["classics"])
    parser.add_argument("--edits", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    asyncio.run(compare(options.packs, options.edits, options.seed))


async def compare(packs: list[str], count: int, seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        needed = sorted({raw.id for pack in packs for raw in Project(ROOT).closure(pack, Report())})
        for pack in needed:
            shutil.copytree(ROOT / "content" / pack, root / "content" / pack)
        files = {
            str(path.relative_to(root)): path.read_text()
            for path in sorted(root.glob("content/*/**/*.yaml"))
        }
        began, wrong, number = time.perf_counter(), 0, 0
        async for shown, said in edits(root, files, needed, seed, count):
            assert shown == said, f"edit {number}: {sorted(shown ^ said)}"
            wrong, number = wrong + bool(said), number + 1
        took = time.perf_counter() - began
        print(f"{number} edits of {', '.join(needed)}: the server showed what check says")
        print(f"{wrong} of them left mistakes; {took:.0f} s")


if __name__ == "__main__":
    main()
