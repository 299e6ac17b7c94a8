"""Builds again whenever content changes, and runs the rule tests of what changed."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from compiler.places import pack_folder
from compiler.store import Store

PAUSE = 0.2  # seconds between two looks; a save is felt as answered at once


def watch(root: Path, packs: Sequence[str], test: bool) -> int:
    """Look until interrupted; gives the exit code."""
    store = Store(root)
    names = ", ".join(packs)
    print(f"watching {names}; leave with Ctrl-C", flush=True)
    seen = {pack: _look(store, root, pack) for pack in packs}
    _run(root, list(packs), test=False)
    while True:
        try:
            time.sleep(PAUSE)
        except KeyboardInterrupt:
            print()
            return 0
        now = {pack: _look(store, root, pack) for pack in packs}
        changed = [pack for pack in packs if now[pack] != seen[pack]]
        if changed:
            seen = now
            print(f"\n{time.strftime('%H:%M:%S')} {', '.join(changed)} changed", flush=True)
            _run(root, changed, test)


def _look(store: Store, root: Path, pack: str) -> dict[str, list[int]]:
    try:
        return store.fingerprint(pack_folder(root, pack))
    except OSError:
        return {}  # the folder is being replaced this very moment


def _run(root: Path, packs: list[str], test: bool) -> None:
    """In a process of its own: generated modules that were imported once would stay what they were."""
    command = [sys.executable, "-m", "siegewright.cli", "--root", str(root)]
    built = subprocess.run([*command, "build", *packs], check=False)  # noqa: S603 - our own command
    if built.returncode == 0 and test:
        subprocess.run([*command, "test", *packs], check=False)  # noqa: S603 - our own command
