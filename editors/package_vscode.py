"""Check, test and package the VS Code extension: `python -m editors.package_vscode` writes dist/siegewright.vsix."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from editors.node import Node

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "editors" / "vscode"
VSIX = ROOT / "dist" / "siegewright.vsix"


def main() -> int:
    node = Node()
    node.install(FOLDER)
    node.npm("test", "--silent", folder=FOLDER)
    node.npm("run", "--silent", "package", folder=FOLDER)
    VSIX.parent.mkdir(exist_ok=True)
    shutil.copyfile(FOLDER / "out" / VSIX.name, VSIX)
    print(f"{VSIX.relative_to(ROOT)}: {VSIX.stat().st_size // 1024} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
