"""Writes C for Python modules, with mypyc. A process of its own: mypyc needs much memory, and ends its process.

Run in the folder of the sources, as `python -m siegewright.packs.native_c OUTPUT CACHE MODULE.py ...`. Prints JSON: the
groups (here: modules) with their C files and the headers those need, and the further C files of mypyc's runtime.
"""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import setuptools  # type: ignore[import-untyped]  # noqa: F401 - before mypyc looks for it
from mypyc.build import generate_c_extension_shim, include_dir, mypyc_build
from mypyc.common import RUNTIME_C_FILES
from mypyc.options import CompilerOptions


def _parts_of_runtime(file: Path, base: str) -> set[str]:
    """The C files of mypyc's runtime whose headers a file includes."""
    found = set()
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("#include "):
            name = line.removeprefix("#include ").strip('"<> ').removesuffix(".h") + ".c"
            if Path(base, name).exists():
                found.add(name)
    return found


def main(arguments: Sequence[str]) -> None:
    output, cache, *files = arguments
    # Each module for itself, so that a change of one leaves the C of most others as it is.
    options = CompilerOptions(separate=True, target_dir=output, include_runtime_files=False)
    flags = ["--config-file=", f"--cache-dir={cache}", "--explicit-package-bases"]
    # A module that an expansion changes hands the state of its base pack to rules of the expansion. It is always
    # the expansion's, which mypy cannot know; mypyc looks at it when the game runs.
    flags.append("--disable-error-code=arg-type")
    with contextlib.redirect_stdout(sys.stderr):  # where mypy tells what it does not like
        # What it says that modules need besides their C leaves out those that have not changed.
        groups, written, _ = mypyc_build([*flags, *files], options, separate=True)
    base = include_dir()
    found = []
    needed: set[str] = set(RUNTIME_C_FILES)
    for (sources, library), (c_files, headers) in zip(groups, written, strict=True):
        (source,) = sources
        assert library is not None
        last = source.module.rpartition(".")[2]
        shim = generate_c_extension_shim(source.module, last, output, library)
        found.append({"module": source.module, "files": [*c_files, shim], "headers": headers})
        for file in (*c_files, *headers):
            needed |= _parts_of_runtime(Path(file), base)
    print(
        json.dumps(
            {
                "modules": found,
                "runtime": sorted({str(Path(base, name)) for name in needed}),
                "include": sorted({str(Path(base, name).parent) for name in needed}),
            }
        )
    )


if __name__ == "__main__":
    main(sys.argv[1:])
