"""A Neovim without a screen, driven by keys as a person would, with the configuration that docs/editors.md prints."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tests.helpers import ROOT

# One person with one file, who takes the first of what is offered.
HABITS = """
vim.opt.swapfile = false
vim.g.mapleader = ","
offered = {}
vim.ui.select = function(items, options, take)
  for _, item in ipairs(items) do
    local title = (options.format_item or tostring)(item)
    table.insert(offered, title)
  end
  take(items[1], 1)
end
function serving() -- how many servers serve the file
  local all = vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = 0 }) or vim.lsp.buf_get_clients(0)
  return #vim.tbl_values(all)
end
"""
PATIENCE = 60  # seconds; on a quiet machine nothing here takes two


def printed(language: str) -> str:
    """The configuration on the page, in this language."""
    page = (ROOT / "docs" / "editors.md").read_text(encoding="utf-8")
    found = re.findall(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert len(found) == 1, f"docs/editors.md has {len(found)} blocks of {language}"
    return str(found[0])


class Neovim:
    """One running Neovim; `send` types keys, `ask` evaluates a Lua expression."""

    def __init__(self, folder: Path, nvim: str, environment: Mapping[str, str]) -> None:
        self.nvim, self.socket = nvim, str(folder / "socket")
        init = folder / "init.lua"
        init.write_text(HABITS + printed("lua"), encoding="utf-8")
        self.log = (folder / "nvim.log").open("w", encoding="utf-8")
        self.process = subprocess.Popen(
            [nvim, "--headless", "--clean", "-u", str(init), "--listen", self.socket],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=self.log,
            stderr=self.log,
        )
        self.until(lambda: Path(self.socket).exists(), "Neovim does not start")

    def __enter__(self) -> Neovim:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)
        self.log.close()

    def send(self, keys: str) -> None:
        self._remote("--remote-send", keys)

    def ask(self, lua: str) -> Any:
        said = self._remote(
            "--remote-expr", f"luaeval('vim.json.encode({lua.replace(chr(39), chr(39) * 2)})')"
        )
        return json.loads(said)

    def text(self) -> str:
        return "\n".join(self.ask("vim.api.nvim_buf_get_lines(0, 0, -1, false)"))

    def mistakes(self) -> list[dict[str, Any]]:
        return list(self.ask("vim.diagnostic.get(0)"))

    def floating(self) -> str:
        """What a window over the text shows."""
        return str(
            self.ask(
                "(function() for _, w in ipairs(vim.api.nvim_list_wins()) do"
                " if vim.api.nvim_win_get_config(w).relative ~= '' then return table.concat("
                "vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(w), 0, -1, false), '\\n') end end return '' end)()"
            )
        )

    def until(self, condition: Callable[[], Any], complaint: str) -> Any:
        """Wait until something is so, and give it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = condition()
            if found:
                return found
            time.sleep(0.05)
        raise AssertionError(f"{complaint}\n{Path(self.log.name).read_text(encoding='utf-8')}")

    def _remote(self, *words: str) -> str:
        done = subprocess.run(
            [self.nvim, "--server", self.socket, *words],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
        )
        return done.stdout or done.stderr


def found_nvim() -> str | None:
    return shutil.which("nvim")
