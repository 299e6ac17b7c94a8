"""Writes C for Python modules, with mypyc. A process of its own: mypyc needs much memory, and ends its process.

Run in the folder of the sources, as `python -m siegewright.packs.native_c OUTPUT CACHE MODULE.py ...`. Prints JSON: the
groups (here: modules) with their C files and the headers those need, and the further C files of mypyc's runtime.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Sequence

import setuptools  # type: ignore[import-untyped]  # noqa: F401 - before mypyc looks for it
from mypyc.build import generate_c_extension_shim, include_dir, mypyc_build
from mypyc.common import RUNTIME_C_FILES
from mypyc.options import CompilerOptions


def main(arguments: Sequence[str]) -> None:
    output, cache, *files = arguments
    # Each module for itself, so that a change of one leaves the C of most others as it is.
    options = CompilerOptions(separate=True, target_dir=output, include_runtime_files=False)
    flags = ["--config-file=", f"--cache-dir={cache}", "--explicit-package-bases"]
    # A module that an expansion changes hands the state of its base pack to rules of the expansion. It is always
    # the expansion's, which mypy cannot know; mypyc looks at it when the game runs.
    flags.append("--disable-error-code=arg-type")
    with contextlib.redirect_stdout(sys.stderr):  # where mypy tells what it does not like
        groups, written, deps = mypyc_build([*flags, *files], options, separate=True)
    found = []
    for (sources, library), (c_files, headers) in zip(groups, written, strict=True):
        (source,) = sources
        assert library is not None
        last = source.module.rpartition(".")[2]
        shim = generate_c_extension_shim(source.module, last, output, library)
        found.append({"module": source.module, "files": [*c_files, shim], "headers": headers})
    base = include_dir()
    runtime = [*RUNTIME_C_FILES, *[dep.path for dep in deps]]
    print(
        json.dumps(
            {
                "modules": found,
                "runtime": sorted({os.path.join(base, name) for name in runtime}),
                "include": sorted(
                    {base, *[os.path.join(base, i) for d in deps for i in d.include_dirs]}
                ),
            }
        )
    )


if __name__ == "__main__":
    main(sys.argv[1:])
