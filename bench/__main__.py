"""`python -m bench [--quick] [PART...]`: measure, print the ratios, and keep them."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module

from bench.report import Skipped, keep, table

# What is measured: the module that does it, its letter in the report, and what is said meanwhile.
PARTS = {
    "playouts": ("contest", "a", "playing"),
    "builds": ("builds", "c", "building"),
    "copies": ("copies", "d", "copying"),
    "packs": ("packs", "e", "playing every pack"),
    "server": ("server", "f", "typing"),
    "tables": ("tables", "g", "sitting down at tables"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench", description="Measure compiler and interpreter.")
    parser.add_argument(
        "--quick", action="store_true", help="few rounds and small packs; keeps no results"
    )
    parser.add_argument(
        "parts",
        nargs="*",
        metavar="PART",
        help=f"{', '.join(PARTS)} (default: all)",
    )
    options = parser.parse_args(arguments)
    unknown = set(options.parts) - set(PARTS)
    if unknown:
        parser.error(f"there is no part {', '.join(sorted(unknown))}")
    failed = False
    for part in options.parts or PARTS:
        module, letter, doing = PARTS[part]
        print(f"{doing} ...", file=sys.stderr)
        try:
            found, missing = import_module(f"bench.{module}").measure(options.quick)
        except Exception as error:  # the figures of the other parts took minutes, too
            traceback.print_exc()
            found, missing = [], [Skipped(letter, part, f"it failed: {error!r}")]
            failed = True
        print(table(found, missing), flush=True)
        if not options.quick and found:
            keep(found, missing)
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
