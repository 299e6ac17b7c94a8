"""A whole editing session in Neovim, with the configuration that docs/editors.md prints."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.editor_neovim import Neovim, found_nvim
from tests.editor_project import classics_and_sequel, environment, ran

NVIM = found_nvim()
pytestmark = pytest.mark.skipif(
    NVIM is None, reason="there is no Neovim here: install `neovim` to run its session"
)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return classics_and_sequel(tmp_path / "project")


@pytest.fixture
def vim(tmp_path: Path, project: Path) -> Iterator[Neovim]:
    assert NVIM is not None
    with Neovim(tmp_path, NVIM, environment(project)) as running:
        yield running
    assert not ran(project).exists(), "a program of the opened folder ran"


def opened(vim: Neovim, path: Path) -> None:
    """Open a file and wait until the server serves it."""
    vim.send(f":edit {path}<CR>")
    vim.until(lambda: vim.ask("serving()"), "no server serves the file")


def test_a_whole_session(vim: Neovim, project: Path) -> None:
    file = project / "content" / "classics" / "rules" / "breakthrough.yaml"
    before = file.read_text(encoding="utf-8").rstrip("\n")
    opened(vim, file)

    # A mistake is typed and seen.
    vim.send("/shift<CR>xi<Esc>")
    (mistake,) = vim.until(vim.mistakes, "the mistake is not seen")
    assert mistake["code"] == "E0210"
    assert mistake["message"].startswith("unknown query `hift`")
    row = before.split("\n")[mistake["lnum"]]
    assert mistake["col"] == row.index("shift(")
    assert mistake["end_col"] - mistake["col"] == len("hift")

    # The quick fix puts it right.
    vim.send("gg]d,a")
    offered = vim.until(lambda: vim.ask("offered"), "no fix is offered")
    assert "shift" in offered[0]
    vim.until(lambda: vim.text() == before, "the fix is not applied")
    vim.until(lambda: not vim.mistakes(), "the mistake does not go away")

    # Completion, in a line that is only begun.
    vim.send("/s.mark = nothing<CR>Olet x = forw<C-x><C-o>")
    vim.until(lambda: "    let x = forward" in vim.text(), "the word is not completed")
    vim.send("<Esc>u")
    vim.until(lambda: vim.text() == before, "undo does not undo")

    # What is under the cursor, and where it is defined.
    vim.send("gg/forward(<CR>K")
    shown = vim.until(vim.floating, "nothing is shown under the cursor")
    assert "forward" in shown
    assert "number" in shown
    vim.send("gd")
    line = vim.until(
        lambda: vim.ask("vim.fn.getline('.')") if "query" in vim.ask("vim.fn.getline('.')") else "",
        "gd stays",
    )
    assert line == "- query: forward player"

    # A new name, in both packs.
    vim.send("/forward<CR>,r")
    vim.until(lambda: vim.ask("vim.fn.mode()") == "c", "no new name is asked for")
    vim.send("<C-u>ahead<CR>")
    vim.until(lambda: "ahead(player)" in vim.text(), "the name is not changed")
    assert "forward(" not in vim.text()
    vim.send(":wall<CR>")
    more = project / "content" / "sequel" / "rules" / "more.yaml"
    vim.until(
        lambda: "2 * ahead(player)" in more.read_text(encoding="utf-8"),
        "the other pack keeps the old name",
    )
    vim.until(lambda: not vim.mistakes(), "the new name is not known")

    # Layout.
    vim.send(":%s/s.mark = nothing/s.mark   =   nothing/<CR>")
    vim.until(lambda: "s.mark   =   nothing" in vim.text(), "the layout is not spoilt")
    vim.send(",f")
    vim.until(lambda: "    s.mark = nothing\n" in vim.text(), "the layout is not mended")


def test_a_killed_server_is_started_again(vim: Neovim, project: Path) -> None:
    file = project / "content" / "classics" / "rules" / "sowing.yaml"
    opened(vim, file)
    pid = int((project.parent / "pid").read_text(encoding="utf-8"))
    os.kill(pid, signal.SIGKILL)
    vim.until(
        lambda: not vim.ask("serving()"),
        "the death is not noticed",
    )
    vim.send(":edit<CR>")
    vim.until(lambda: vim.ask("serving()"), "it is not started again")
    vim.send("Go- kindd: thing<Esc>")
    vim.until(vim.mistakes, "the new server sees nothing")


def test_other_yaml_files_have_no_server(vim: Neovim, project: Path) -> None:
    other = project / "notes.yaml"
    other.write_text("a: 1\n", encoding="utf-8")
    vim.send(f":edit {other}<CR>")
    vim.until(lambda: vim.ask("vim.bo.filetype") == "yaml", "the file is not opened")
    assert vim.ask("serving()") == 0
