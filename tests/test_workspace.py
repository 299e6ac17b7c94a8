"""The workspace: unsaved texts, checks that go on from the last one, files that are not YAML."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from compiler.source.diagnostics import Diagnostic, Report
from compiler.source.load import documents_of, read_yaml
from compiler.workspace.workspace import Workspace
from tests.sea import FILES, text_of, write_sea

SHIPS = "content/sea/ships.yaml"
BROKEN = "- ship: [sloop\n"


@pytest.fixture
def sea(tmp_path: Path) -> Path:
    return write_sea(tmp_path)


def shown(found: list[Diagnostic]) -> list[str]:
    return [f"{d.span}:{d.span.length} {d.code} {d.message} {d.help} {d.notes}" for d in found]


def test_the_packs_are_fine(sea: Path) -> None:
    assert shown(Workspace(sea).diagnostics()) == []


def test_an_unsaved_text_counts_and_goes_away_again(sea: Path) -> None:
    workspace = Workspace(sea)
    workspace.edit(SHIPS, text_of(SHIPS).replace("hit self", "hti self"))
    [found] = workspace.diagnostics(["sea"])
    assert (found.code, found.span.path, found.span.line) == ("E0302", SHIPS, 15)
    workspace.close(SHIPS)
    assert workspace.diagnostics() == []


def test_a_file_may_exist_only_in_the_editor(sea: Path) -> None:
    workspace = Workspace(sea)
    workspace.edit("content/sea/more.yaml", "- ship: raft\n  source: designed\n  hull: 1\n")
    assert [d.code for d in workspace.diagnostics(["sea"])] == ["E0123"]
    text = "pack: reef\nversion: 1.0.0\ntitle: R\nsummary: R.\nauthors: [A]\nlicence: MIT\nengine: '>=0.1'\n"
    workspace.edit("content/reef/pack.yaml", text)
    assert "reef" in workspace.packs()
    assert workspace.diagnostics(["reef"]) == []


def test_a_change_in_a_pack_concerns_the_packs_that_require_it(sea: Path) -> None:
    workspace = Workspace(sea)
    assert workspace.dependants("sea") == ["storm"]
    assert workspace.diagnostics() == []
    workspace.edit(SHIPS, text_of(SHIPS).replace("- ship: frigate", "- ship: brig"))
    found = workspace.diagnostics(["storm"])
    assert "content/storm/more.yaml" in {d.span.path for d in found}


def test_a_file_that_is_no_yaml_does_not_hide_mistakes_elsewhere(sea: Path) -> None:
    workspace = Workspace(sea)
    assert workspace.diagnostics() == []
    workspace.edit(SHIPS, BROKEN)
    rules = "content/sea/rules.yaml"
    workspace.edit(rules, text_of(rules).replace("emit sunk", "emit snuk"))
    found = workspace.diagnostics(["sea"])
    assert {(d.span.path, d.code) for d in found} == {(SHIPS, "E0107"), (rules, "E0302")}


def test_what_has_not_changed_is_not_checked_again(sea: Path) -> None:
    workspace = Workspace(sea)
    first = workspace.check("sea")
    assert workspace.check("sea") is first
    workspace.edit("content/isle/words.yaml", text_of("content/isle/words.yaml") + "# more\n")
    assert workspace.check("sea") is first
    workspace.edit(SHIPS, text_of(SHIPS).replace("speed: 3", "speed: 4"))
    second = workspace.check("sea")
    rules = "content/sea/rules.yaml"
    assert second.files[rules] is first.files[rules]
    assert second.files[SHIPS] is not first.files[SHIPS]


# ------------------------------------------------------------------ random edits


WORD = re.compile(r"[a-z_]+|[0-9]+|[^\sa-z_0-9]")


class Author:
    """Somebody who types, saves, undoes and forgets."""

    def __init__(self, root: Path, seed: int) -> None:
        self.root = root
        self.chance = random.Random(seed)
        self.words = sorted({w for text in FILES.values() for w in WORD.findall(text)})
        self.buffers: dict[str, str] = {}
        self.good: dict[str, str] = {}

    def text(self, path: str) -> str:
        if path in self.buffers:
            return self.buffers[path]
        file = self.root / path
        return file.read_text() if file.exists() else ""

    def step(self, workspace: Workspace) -> None:
        changed = [p for p in FILES if self.text(p) != text_of(p)]
        undo = len(changed) > 3 or (changed and self.chance.random() < 0.3)
        path = self.chance.choice(changed if undo else sorted(FILES))
        text = text_of(path) if undo else self.edited(self.text(path))
        if self.chance.random() < 0.7:
            self.buffers[path] = text
            workspace.edit(path, text)
        else:
            self.buffers.pop(path, None)
            (self.root / path).write_text(text)
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

    def expected(self) -> list[Diagnostic]:
        """What a check from nothing says; the last good version stands in for a file that is no YAML."""
        broken: list[Diagnostic] = []
        fresh = Workspace(self.root)
        for path, text in self.buffers.items():
            fresh.edit(path, text)
        paths: set[str] = set()
        for path in FILES:
            report = Report()
            with suppress(Exception):
                documents_of(read_yaml(self.text(path), path, report), report)
            if not report.diagnostics:
                self.good[path] = self.text(path)
            elif report.errors and path in self.good:
                fresh.edit(path, self.good[path])
                broken += report.diagnostics
                paths.add(path)
        kept = [d for d in fresh.diagnostics() if d.span.path not in paths]
        return Report([*kept, *broken]).sorted()


def edits(root: Path, seed: int, count: int) -> Iterator[tuple[list[str], list[str]]]:
    author, workspace = Author(root, seed), Workspace(root)
    workspace.diagnostics()
    author.expected()
    for _ in range(count):
        author.step(workspace)
        yield shown(workspace.diagnostics()), shown(author.expected())


@pytest.mark.parametrize("seed", range(4))
def test_after_random_edits_all_is_as_in_a_check_from_nothing(sea: Path, seed: int) -> None:
    wrong = 0
    for number, (found, expected) in enumerate(edits(sea, seed, 250)):
        assert found == expected, f"edit {number}"
        wrong += bool(found)
    assert wrong > 50  # else the edits try nothing
