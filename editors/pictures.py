"""Pictures for docs/editors.md: VS Code (as code-server) in Chromium, with our extension, at work on a real pack.

`python -m editors.pictures` fails where something that a picture should show is not there, so it is also a test of the
extension in the editor that it is made for. code-server comes from npm. It builds modules in C++, for which it needs a compiler
and the headers of Kerberos (`libkrb5-dev` on Debian).
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from editors.node import Node
from editors.package_vscode import ROOT, VSIX

PICTURES = ROOT / "docs" / "pictures"
PACK = "kings_armory"
FILE = f"content/{PACK}/heroes/ember.yaml"
TIMEOUT = 90_000  # milliseconds

# The editor and nothing around it: what a picture shows should be about us.
SETTINGS = """{
  "workbench.startupEditor": "none", "workbench.activityBar.location": "hidden", "workbench.layoutControl.enabled": false,
  "workbench.secondarySideBar.defaultVisibility": "hidden", "workbench.colorTheme": "Default Light Modern",
  "workbench.tips.enabled": false, "window.commandCenter": false, "window.menuBarVisibility": "hidden",
  "breadcrumbs.enabled": false, "chat.disableAIFeatures": true, "editor.minimap.enabled": false, "editor.fontSize": 14,
  "editor.stickyScroll.enabled": false, "editor.hover.delay": 100, "editor.cursorBlinking": "solid",
  "editor.codeLensFontSize": 12, "extensions.autoUpdate": false, "git.enabled": false, "telemetry.telemetryLevel": "off"
}"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--code-server", type=Path, help="an installed code-server (default: from npm)"
    )
    parser.add_argument(
        "--chromium", default=shutil.which("chromium") or shutil.which("google-chrome")
    )
    said = parser.parse_args()
    node = Node(oldest=24)
    server = said.code_server or _code_server(node)
    if said.chromium is None:
        raise SystemExit("there is no Chromium on the PATH: name one with --chromium")
    if not VSIX.is_file():
        raise SystemExit("there is no extension yet: run `make vscode`")
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        _editor(node, server, Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=said.chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 920, "height": 580}, device_scale_factor=1.25)
        page.set_default_timeout(TIMEOUT)
        expect.set_options(timeout=TIMEOUT)
        page.goto(address)
        session(page, Path(folder))
        browser.close()
    return 0


def session(page: Page, folder: Path) -> None:
    """An author at work."""
    status = page.locator(".statusbar-item", has_text="Siegewright:")
    mistakes = page.locator(".squiggly-error")
    before = (folder / "project" / FILE).read_text(encoding="utf-8")
    _open(page, FILE)
    expect(status).to_contain_text("no mistakes")

    # A misspelt verb is underlined; what is known about it tells what is wrong, and what to do.
    _go(page, "on crit: bleed 1", before, len("on crit: bl"))
    page.keyboard.press("Delete")
    expect(mistakes).to_have_count(1)
    expect(status).to_contain_text("1 error")
    _explain(page, "unknown verb")
    _picture(page, "mistake")

    # The quick fix puts it right.
    page.keyboard.press("Escape")
    page.keyboard.press("Control+.")
    expect(page.locator(".action-widget").first).to_contain_text("Replace `bled` with `bleed`")
    page.keyboard.press("Enter")
    expect(status).to_contain_text("no mistakes")

    # Another verb tells what it does, and which rules it follows.
    _go(page, "on crit: instakill", before, len("on crit: in"))
    _explain(page, "instakill target")
    _picture(page, "hover")
    page.keyboard.press("Escape")

    # What can be written here.
    _go(page, "on crit: instakill", before, len("on crit: instakill"))
    page.keyboard.type("; ble")
    offered = page.locator(".suggest-widget")
    page.keyboard.press("Control+Space")
    expect(offered).to_contain_text("bleed")
    _picture(page, "completion")
    page.keyboard.press("Escape")
    for _ in "; ble":
        page.keyboard.press("Backspace")
    expect(status).to_contain_text("no mistakes")

    # A server that dies is started again, and sees what is not saved.
    _go(page, "on crit: bleed 1", before, len("on crit: bl"))
    page.keyboard.press("Delete")
    expect(status).to_contain_text("1 error")
    dead = _server_of(folder)
    os.kill(dead, signal.SIGKILL)
    expect(mistakes).to_have_count(0)
    expect(mistakes).to_have_count(1)
    assert _server_of(folder) != dead
    page.keyboard.press("Control+Z")
    expect(status).to_contain_text("no mistakes")


def _open(page: Page, path: str) -> None:
    page.locator(".monaco-workbench").wait_for()
    page.locator(".statusbar-item", has_text="Siegewright:").wait_for()
    page.keyboard.press("Control+B")
    page.keyboard.press("Control+P")
    page.locator(".quick-input-widget input").fill(path)
    page.locator(".quick-input-list .monaco-list-row", has_text=Path(path).name).first.wait_for()
    page.keyboard.press("Enter")
    page.locator(".monaco-editor .view-line").first.wait_for()


def _go(page: Page, words: str, text: str, further: int) -> None:
    """Put the cursor into words of the file."""
    start = text.index(words)
    line, column = text.count("\n", 0, start) + 1, start - (text.rfind("\n", 0, start) + 1) + 1
    page.keyboard.press("Control+G")
    page.locator(".quick-input-widget input").fill(f":{line}:{column + further}")
    page.keyboard.press("Enter")


def _explain(page: Page, words: str) -> None:
    """Ask for what is known about the word at the cursor. Hints that come late may hide it: then ask again."""
    shown = page.locator(".monaco-hover:visible", has_text=words).first
    for _ in range(10):
        page.keyboard.press("Control+K")
        page.keyboard.press("Control+I")
        time.sleep(2)
        if shown.is_visible():
            return
    raise AssertionError(f"nothing tells {words!r}")


def _picture(page: Page, name: str) -> None:
    # Colours come from a worker: the words of an effect have one each.
    coloured = page.locator(".view-line", has_text="send_wolf").locator("span > span")
    expect(coloured.nth(8)).to_be_attached()
    time.sleep(0.5)  # for what fades in
    page.screenshot(path=PICTURES / f"vscode-{name}.png")


def _server_of(folder: Path) -> int:
    """The process of the language server, found by the pipe that our wrapper writes."""
    return int((folder / "project" / ".venv" / "pid").read_text(encoding="utf-8"))


@contextmanager
def _editor(node: Node, server: Path, folder: Path) -> Iterator[str]:
    """code-server on a copy of a pack; gives its address."""
    project, data = folder / "project", folder / "data"
    shutil.copytree(ROOT / "content" / PACK, project / "content" / PACK)
    command = project / ".venv" / "bin" / "siegewright"
    command.parent.mkdir(parents=True)
    own = Path(sys.executable).with_name("siegewright")
    command.write_text(
        f'#!/bin/sh\necho $$ > "{command.parent.parent}/pid"\nexec "{own}" "$@"\n', encoding="utf-8"
    )
    command.chmod(0o755)
    (data / "User").mkdir(parents=True)
    (data / "User" / "settings.json").write_text(SETTINGS, encoding="utf-8")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {
        **node.environment,
        "HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
    }
    kept = ["--user-data-dir", str(data), "--extensions-dir", str(folder / "extensions")]
    installing = [str(server), *kept, "--install-extension", str(VSIX)]
    subprocess.run(installing, env=environment, check=True, stdout=subprocess.DEVNULL)  # noqa: S603
    words = [
        "--auth",
        "none",
        "--disable-telemetry",
        "--disable-update-check",
        "--disable-workspace-trust",
    ]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(  # noqa: S603
            [server, *kept, *words, "--bind-addr", f"127.0.0.1:{port}", str(project)],
            env=environment,
            stdout=log,
            stderr=log,
        )
        try:
            _wait_for(port)
            yield f"http://127.0.0.1:{port}/?folder={project}"
        finally:
            process.terminate()
            process.wait(timeout=30)


def _wait_for(port: int) -> None:
    for _ in range(300):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit("code-server does not start")


def _code_server(node: Node) -> Path:
    folder = ROOT / "editors" / "code_server"
    node.install(folder, scripts=True)
    return folder / "node_modules" / ".bin" / "code-server"


if __name__ == "__main__":
    sys.exit(main())
