"""The pages that lead by the hand are followed word for word: files written, commands run, answers compared."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.helpers import ROOT

FENCE = re.compile(r"^```(\w*)$")
NAMED = re.compile(r"`((?:content|[a-z_]+/content)/[\w/.]+)`")


@dataclass(frozen=True, slots=True)
class Part:
    """A fenced part of a page: what it is, its text, and the file that was named last before it."""

    form: str
    text: str
    file: str
    line: int


def parts(page: Path) -> Iterator[Part]:
    form, begin, file = "", 0, ""
    rows: list[str] = []
    for number, line in enumerate(page.read_text(encoding="utf-8").split("\n"), 1):
        fence = FENCE.match(line)
        if fence and not form:
            form, rows, begin = fence.group(1), [], number
        elif fence:
            yield Part(form, "\n".join(rows) + "\n", file, begin)
            form = ""
        elif form:
            rows.append(line)
        elif found := NAMED.findall(line):
            file = found[-1]


class Reader:
    """Somebody who does what a page says, in a folder that is empty at first."""

    def __init__(self, folder: Path) -> None:
        self.place = folder
        self.said = ""
        self.code = 0
        self.commands = 0
        tools = folder / ".tools"
        tools.mkdir()
        shim = tools / "siegewright"
        shim.write_text(f'#!/bin/sh\nexec {sys.executable} -m siegewright.cli "$@"\n', "utf-8")
        shim.chmod(0o755)
        self.world = {
            **os.environ,
            "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(ROOT),
            "NO_COLOR": "1",
            "COLUMNS": "80",
        }

    def follow(self, part: Part) -> None:
        match part.form:
            case "sh":
                self.run(part)
            case "yaml" | "md":
                path = self.place / part.file
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(part.text, encoding="utf-8")
            case "diff":
                self.patch(part)
            case "text":
                wanted = part.text.rstrip("\n")
                assert wanted in self.said, f"line {part.line}: this came instead:\n{self.said}"
                failing = "error[" in wanted or "FAILED" in wanted
                assert self.code == (1 if failing else 0), f"line {part.line}: code {self.code}"

    def run(self, part: Part) -> None:
        self.said = ""
        for number, command in enumerate(part.text.strip().split("\n")):
            assert self.code == 0 or number == 0, f"line {part.line}: failed:\n{self.said}"
            done = subprocess.run(
                ["/bin/sh", "-c", f"{command} && pwd > {self.place}/.place"],
                cwd=self.place,
                env=self.world,
                input="1\nquit\n",
                capture_output=True,
                text=True,
                timeout=120,
                check=False,
            )
            self.said += done.stdout + done.stderr
            self.code = done.returncode
            self.commands += 1
            noted = self.place / ".place"
            if noted.is_file():
                self.place = Path(noted.read_text(encoding="utf-8").strip())
                noted.unlink()

    def patch(self, part: Part) -> None:
        path = self.place / part.file
        text = path.read_text(encoding="utf-8")
        rows = part.text.strip("\n").split("\n")
        old = "\n".join(row[1:] for row in rows if row[0] in " -")
        new = "\n".join(row[1:] for row in rows if row[0] in " +")
        assert text.count(old) == 1, f"line {part.line}: {old!r} is not in {part.file} once"
        path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "folder", "made"),
    [("tutorial.md", "", ""), ("modding.md", "our_winter", "kings_armory_winter")],
    ids=["tutorial", "modding"],
)
def test_the_page_can_be_followed_word_for_word(
    name: str, folder: str, made: str, tmp_path: Path
) -> None:
    """What a page makes is the pack that ships, if it says so; no other pack is touched.

    The reader begins in a project with all packs, as it ships.
    """
    project = tmp_path / "project"
    project.mkdir()
    reader = Reader(project)
    if folder:
        shutil.copytree(ROOT / "content", project / "content")
    found = list(parts(ROOT / "docs" / name))
    for number, part in enumerate(found):
        reader.follow(part)
        after = found[number + 1].form if number + 1 < len(found) else ""
        if part.form == "sh" and after != "text":
            assert reader.code == 0, f"line {part.line}: {reader.said}"
    assert reader.commands > 8, "or the page has lost its commands"
    if folder:
        for there in ("kings_armory", made):
            assert files(tmp_path / folder / "content" / there) == files(ROOT / "content" / there)
        assert files(project / "content") == files(ROOT / "content")


def files(folder: Path) -> dict[str, bytes]:
    found = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}
