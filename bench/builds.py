"""Builds as whole processes, against the time it takes to read the same YAML with positions.

Times are of the processor, so that other work on the machine does not count.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.cards import write_pack
from bench.playouts import ROOT
from bench.report import Row, Skipped, ratio

# Reads all packs of a project and prints the seconds that took.
READ = """
import sys
from pathlib import Path
from time import process_time
from compiler.diagnostics import Report
from compiler.load import load
root = Path(sys.argv[1])
start = process_time()
for folder in sorted((root / "content").iterdir()):
    load(folder, Report(), root)
print(process_time() - start)
"""


class BuildFailed(Exception):
    """A build ended with an error; the message is what it printed."""


class Project:
    """A project folder of its own, with the compiler of this one."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.content = root / "content"
        self.content.mkdir(parents=True)
        self.reading: list[float] = []
        self.cold: list[float] = []
        self.wall: list[float] = []  # of the cold builds, by the clock
        self.idle: list[float] = []
        # Compiled once and kept beside, as on a machine where the command has run before.
        self.env = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        self.env.update(PYTHONPATH=str(ROOT), PYTHONPYCACHEPREFIX=str(root.parent / "pycache"))

    def read(self) -> float:
        done = self._run("-c", READ, str(self.root))
        return float(done.stdout)

    def build(self) -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        self._run("-m", "siegewright.cli", "--root", str(self.root), "build")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime

    def round(self) -> None:
        """Read, build from nothing, build again with nothing to do."""
        for made in ("generated", ".siegewright", "schemas"):
            shutil.rmtree(self.root / made, ignore_errors=True)
        before = self.read()
        start = perf_counter()
        self.cold.append(self.build())
        self.wall.append(perf_counter() - start)
        self.reading.append(median([before, self.read(), self.read()]))
        self.idle.append(median(self.build() for _ in range(3)))

    def _run(self, *words: str) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(  # noqa: S603 - our own command, without a shell
            [sys.executable, "-P", *words],
            env=self.env,
            cwd=self.root,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise BuildFailed(f"{' '.join(words[:2])} failed:\n{done.stdout}{done.stderr}")
        return done


def measure(quick: bool) -> tuple[list[Row], list[Skipped]]:
    rounds, small, large = (1, 100, 1_000) if quick else (3, 1_000, 10_000)
    with tempfile.TemporaryDirectory() as folder:
        shipped = Project(Path(folder) / "shipped")
        for pack in sorted((ROOT / "content").iterdir()):
            if (pack / "pack.yaml").is_file():
                shutil.copytree(pack, shipped.content / pack.name)
        few = Project(Path(folder) / "few")
        write_pack(few.content / "many", small)
        many = Project(Path(folder) / "many")
        write_pack(many.content / "many", large)
        lean = Project(Path(folder) / "lean")
        write_pack(lean.content / "many", large, lean=True)
        few.build()  # so that the compiler's own modules are compiled
        names = {
            "the shipped packs": shipped,
            f"{large:,} cards": many,
            f"{large:,} lean cards": lean,
        }
        rows: list[Row] = []
        skipped: list[Skipped] = []
        try:
            shipped.build()
        except BuildFailed as error:
            print(error, file=sys.stderr)
            skipped.append(Skipped("c", "the shipped packs", "they do not build"))
            del names["the shipped packs"]
        for _ in range(rounds):
            for project in (few, *names.values()):
                project.round()
        for name, project in names.items():
            read = (
                f"{median(project.reading):.2f} s read, {median(project.wall):.1f} s by the clock"
            )
            figure = ratio(project.cold, project.reading)
            rows.append(Row("c", f"{name}, cold build", "reading", figure, 12.0, note=read))
        grown = ratio(many.cold, few.cold)
        rows.append(Row("c", f"{large:,} cards, cold build", f"{small:,} cards", grown, 11.0))
        for name, project in names.items():
            idle = ratio(project.idle, project.cold)
            rows.append(Row("c", f"{name}, nothing to do", "cold build", idle, 0.05))
        return rows, skipped
