"""Builds as whole processes, against the time it takes to read the same YAML with positions.

Times are by the clock, since a build of many files uses all processors; the least of some rounds
counts, since other work on the machine only ever adds. The seconds of all processors stand beside.
"""

from __future__ import annotations

import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from bench.cards import write_pack
from bench.playouts import ROOT
from bench.report import Row, Skipped

# Reads all packs of a project and prints the seconds that took.
READ = """
import sys
from pathlib import Path
from time import perf_counter
from compiler import Project, Report
project = Project(Path(sys.argv[1]))
start = perf_counter()
for pack in project.names():
    project.load(pack, Report())
print(perf_counter() - start)
"""

# Builds, and prints the most memory that one of the processes held, in kilobytes. A process starts
# with the mark of the one that started it: this one is small.
PEAK = """
import resource, subprocess, sys
code = subprocess.call([sys.executable, "-P", "-m", "siegewright.cli", "--root", sys.argv[1], "build"], stdout=2)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
sys.exit(code)
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
        self.work: list[float] = []  # of the cold builds, in seconds of processors
        self.idle: list[float] = []
        self.changed: list[float] = []  # builds after one card was changed
        # Compiled once and kept beside, as on a machine where the command has run before.
        self.env = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        self.env.update(PYTHONPATH=str(ROOT), PYTHONPYCACHEPREFIX=str(root.parent / "pycache"))
        # What builds remember is in the user's cache.
        self.cache = root.parent / f"{root.name}-cache"
        self.env.update(XDG_CACHE_HOME=str(self.cache))

    def read(self) -> float:
        done = self._run("-c", READ, str(self.root))
        return float(done.stdout)

    def build(self) -> float:
        start = perf_counter()
        self._run("-m", "siegewright.cli", "--root", str(self.root), "build")
        return perf_counter() - start

    def clear(self) -> None:
        """Remove all that builds have made."""
        for made in ("generated", ".siegewright", "schemas"):
            shutil.rmtree(self.root / made, ignore_errors=True)
        shutil.rmtree(self.cache, ignore_errors=True)

    def peak(self) -> int:
        """The most memory in bytes that a process of a cold build holds."""
        self.clear()
        held = int(self._run("-c", PEAK, str(self.root)).stdout)
        return held if sys.platform == "darwin" else held * 1024

    def round(self) -> None:
        """Read, build from nothing, again with nothing to do, and again with one card changed."""
        self.clear()
        before = self.read()
        spent = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.cold.append(self.build())
        now = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.work.append(now.ru_utime + now.ru_stime - spent.ru_utime - spent.ru_stime)
        self.reading.append(min(before, self.read(), self.read()))
        self.idle.append(min(self.build() for _ in range(3)))
        self.changed.append(self._change_a_card())

    def _change_a_card(self) -> float:
        """Changes the first figure of the first file of cards, and builds."""
        file = sorted(self.content.glob("*/cards/*.yaml"))[0]
        text = file.read_text(encoding="utf-8")
        figure = re.search(r"(?<=: )\d$", text, re.M)
        assert figure is not None
        other = "1" if figure.group() != "1" else "2"
        file.write_text(text[: figure.start()] + other + text[figure.end() :], encoding="utf-8")
        return self.build()

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
                f"{min(project.reading):.2f} s read, {min(project.cold):.1f} s built with"
                f" {min(project.work):.1f} s of {os.cpu_count()} processors"
            )
            figure = min(project.cold) / min(project.reading)
            rows.append(Row("c", f"{name}, cold build", "reading", figure, 12.0, note=read))
        grown = min(many.cold) / min(few.cold)
        rows.append(Row("c", f"{large:,} cards, cold build", f"{small:,} cards", grown, 11.0))
        peak, small_peak = many.peak(), few.peak()
        held = f"{peak / 1e6:.0f} MB in the largest process and {small_peak / 1e6:.0f} MB"
        rows.append(
            Row(
                "c",
                f"{large:,} cards, cold build: memory",
                f"{small:,} cards",
                peak / small_peak,
                note=held,
            )
        )
        for name, project in names.items():
            idle = min(project.idle) / min(project.cold)
            rows.append(Row("c", f"{name}, nothing to do", "cold build", idle, 0.05))
        for name, project in names.items():
            changed = min(project.changed) / min(project.cold)
            note = f"{min(project.changed):.2f} s by the clock"
            rows.append(
                Row("c", f"{name}, one card changed", "cold build", changed, 0.5, note=note)
            )
        return rows, skipped
