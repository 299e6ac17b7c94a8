"""What lies beside the packs in the folder of a stranger never runs: Python files, and settings of git.

The planted code makes a file. Every test starts a command as users do, inside that folder, and looks for it.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import BASE, ROOT, scenario, write_pack

FLOW = "choose one of numbers(1, 3) as n by players[0]\nmark n\ntie"
BALANCE = (
    "- balance: seats\n  source: designed\n  title: Seats\n  scenario: main\n"
    "  rows: {players: [2]}\n  expect: 10..90\n"
)
STARTS = """\
from siegewright.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
"""
# A module that a child process imports first, and some that commands themselves import.
PLANTED = ("siegewright", "compiler", "interpreter", "multiprocessing", "json", "asyncio", "pickle")


class Folder:
    """A project in a repository of a stranger."""

    def __init__(self, tmp_path: Path) -> None:
        self.root = tmp_path / "project"
        self.ran = tmp_path / "ran"
        self.start = (
            tmp_path / "start.py"
        )  # as pip makes it: it looks beside itself, not in the current folder
        self.start.write_text(STARTS)
        self.environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "XDG_CACHE_HOME": str(tmp_path / "cache"),
        }
        write_pack(self.root, BASE + BALANCE + scenario(FLOW))
        self.git("init", "-q")
        (self.root / "content" / ".gitattributes").write_text("* filter=planted\n")
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "all")
        rules = self.root / "content" / "demo" / "rules.d" / "all.yaml"
        rules.write_text(rules.read_text().replace("numbers(1, 3)", "numbers(1, 4)"))

    def git(self, *words: str) -> str:
        about = ["-c", "user.name=x", "-c", "user.email=x@example.org"]
        done = subprocess.run(
            ["git", "-C", str(self.root), *about, *words],
            check=True, capture_output=True, text=True,
        )  # fmt: skip
        return done.stdout

    def settings(self, text: str) -> None:
        with (self.root / ".git" / "config").open("a") as file:
            file.write(text)

    def plant(self) -> None:
        for name in PLANTED:
            code = f"open({str(self.ran)!r}, 'w').close()\nraise SystemExit(3)\n"
            (self.root / f"{name}.py").write_text(code)

    def command(self, *words: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, str(self.start), *words],
            cwd=self.root, env=self.environment,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip

    def run(self, *words: str, said: bytes = b"") -> tuple[int, str]:
        with self.command(*words) as process:
            out, err = process.communicate(said, timeout=120)
        assert b"Traceback" not in err, err.decode()
        assert not self.ran.exists(), "planted code ran"
        return process.returncode, (out + err).decode()


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(("gate", "demo", "--against", "HEAD", "--bots", "random"), id="gate"),
        pytest.param(("diff", "demo", "HEAD"), id="diff"),
        pytest.param(("sim", "demo"), id="sim"),
        pytest.param(("arena", "demo", "--engine", "dask", "--no-report"), id="a cluster"),
    ],
)
def test_no_process_of_a_command_imports_what_lies_in_the_folder(
    folder: Folder, words: tuple[str, ...]
) -> None:
    pytest.importorskip("distributed")
    folder.plant()
    code, said = folder.run(*words, "--games", "4", "--jobs", "2")
    assert code in (0, 1, 3), said  # 3: not enough games to be sure


def test_the_language_server_imports_nothing_from_the_folder(folder: Folder) -> None:
    pytest.importorskip("pygls")
    folder.plant()
    uri = (folder.root / "content" / "demo" / "rules.d" / "all.yaml").as_uri()
    document = {"uri": uri, "languageId": "yaml", "version": 1, "text": BASE + scenario(FLOW)}
    opened = [{"uri": folder.root.as_uri(), "name": "project"}]
    with folder.command("lsp") as process:
        stop = threading.Timer(60, process.kill)
        stop.start()
        start: dict[str, Any] = {"capabilities": {}, "processId": None, "workspaceFolders": opened}
        say(process, "initialize", start, 1)
        say(process, "initialized", {})
        say(process, "textDocument/didOpen", {"textDocument": document})
        heard(process, lambda said: said.get("method") == "textDocument/publishDiagnostics")
        settled = {"command": "siegewright.settled", "arguments": [uri, True]}
        say(process, "workspace/executeCommand", settled, 2)  # games have begun, elsewhere
        heard(process, lambda said: said.get("id") == 2)
        build = {"command": "siegewright.build", "arguments": [uri]}
        say(process, "workspace/executeCommand", build, 3)
        built = heard(process, lambda said: said.get("id") == 3)
        stop.cancel()
        process.kill()
    assert built["result"]["code"] == 0
    assert not folder.ran.exists()


def say(process: subprocess.Popen[bytes], method: str, params: object, number: int = 0) -> None:
    message = {"jsonrpc": "2.0", "method": method, "params": params}
    data = json.dumps({**message, "id": number} if number else message).encode()
    assert process.stdin is not None
    process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(data), data))
    process.stdin.flush()


def heard(
    process: subprocess.Popen[bytes], wanted: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    """The next such message of the server."""
    assert process.stdout is not None
    length = 0
    while line := process.stdout.readline():
        if line.lower().startswith(b"content-length"):
            length = int(line.split()[1])
        elif not line.strip():
            said: dict[str, Any] = json.loads(process.stdout.read(length))
            if wanted(said):
                return said
    raise AssertionError("the server has ended")


def test_the_table_imports_nothing_from_the_folder(folder: Folder) -> None:
    pytest.importorskip("starlette")
    folder.plant()
    with folder.command("table", "--port", "0") as process:
        assert process.stdout is not None
        found = re.search(rb"http://localhost:\d+/", process.stdout.readline())
        assert found is not None
        with urllib.request.urlopen(f"{found[0].decode()}api/packs/demo") as answer:
            assert json.load(answer)
        process.kill()
    assert not folder.ran.exists()


def test_git_runs_no_program_that_a_repository_names(folder: Folder) -> None:
    folder.settings(
        f'[filter "planted"]\n\tsmudge = touch {folder.ran}; cat\n\trequired = true\n'
        f"[core]\n\tfsmonitor = touch {folder.ran}\n"
    )
    code, said = folder.run("diff", "demo", "HEAD")
    assert (code, "changed" in said) == (0, True)


def test_git_fetches_nothing_that_is_missing(folder: Folder) -> None:
    """A repository can say that its objects are elsewhere, and that a program brings them."""
    object = folder.git("rev-parse", "HEAD:content/demo/pack.yaml").strip()
    folder.settings(
        "[core]\n\trepositoryformatversion = 1\n[extensions]\n\tpartialClone = far\n"
        f'[remote "far"]\n\tpromisor = true\n\turl = ext::sh -c "touch% {folder.ran}"\n'
        '[protocol "ext"]\n\tallow = always\n'
    )
    (folder.root / ".git" / "objects" / object[:2] / object[2:]).unlink()
    code, said = folder.run("diff", "demo", "HEAD")
    assert code == 2
    assert "git cannot read `content/demo/pack.yaml` of the revision `HEAD`" in said
