"""`python -m bench [--quick] [PART...]`: measure, print the ratios, and keep them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from time import perf_counter

from bench import builds, contest, copies, packs, server
from bench.report import Row, Skipped, table, write

PARTS = ("playouts", "builds", "copies", "packs", "server", "tables")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench", description="Measure compiler and interpreter.")
    parser.add_argument("--quick", action="store_true", help="few rounds and small packs")
    parser.add_argument(
        "parts",
        nargs="*",
        metavar="PART",
        help=f"{', '.join(PARTS)} (default: all; only then the results are kept)",
    )
    options = parser.parse_args(arguments)
    unknown = set(options.parts) - set(PARTS)
    if unknown:
        parser.error(f"there is no part {', '.join(sorted(unknown))}")
    parts = options.parts or PARTS
    start = perf_counter()
    rows: list[Row] = []
    skipped: list[Skipped] = []
    if "playouts" in parts:
        print("playing ...", file=sys.stderr)
        rows, skipped = contest.measure(options.quick)
    if "builds" in parts:
        print("building ...", file=sys.stderr)
        more, missing = builds.measure(options.quick)
        rows += more
        skipped += missing
    if "copies" in parts:
        print("copying ...", file=sys.stderr)
        rows += copies.measure(options.quick)
    if "packs" in parts:
        print("playing every pack ...", file=sys.stderr)
        more, missing = packs.measure(options.quick)
        rows += more
        skipped += missing
    if "server" in parts:
        print("typing ...", file=sys.stderr)
        more, missing = server.measure(options.quick)
        rows += more
        skipped += missing
    if "tables" in parts:
        from bench import tables  # needs a browser and the libraries of the table

        print("sitting down at tables ...", file=sys.stderr)
        more, missing = tables.measure(options.quick)
        rows += more
        skipped += missing
    if options.parts:
        print(table(rows, skipped))
    else:
        print(write(rows, skipped, options.quick, perf_counter() - start))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
