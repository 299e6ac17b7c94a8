"""Runs a worker of the benchmarks with a pack in machine code: `python bench/native_worker.py PACK MODULE`.

The interpreter has to be chosen before a worker imports it.
"""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

from siegewright.packs.native import USED, use_native
from siegewright.packs.programs import open_pack


def main() -> None:
    pack, module = sys.argv[1:]
    if use_native(open_pack(Path.cwd(), pack)) != USED:
        sys.exit(f"there is no fresh native build of {pack}")
    runpy.run_module(module, run_name="__main__")


if __name__ == "__main__":
    main()
