"""Builds again whenever content changes, and runs the rule tests: first those near to the change, then the rest.

One process reads and builds, and keeps what it has read, so only changed files cost time. Tests run in forked
processes, since generated modules cannot be imported again after a change.
"""

from __future__ import annotations

import contextlib
import gc
import io
import signal
import sys
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path

from compiler import (
    ContentError,
    OutputFolder,
    Project,
    Report,
    Workspace,
    inspection,
    locations,
    pack_files,
    pack_folder,
    pack_names,
    processes,
    render,
)
from siegewright.authoring.testing import run_pack
from siegewright.packs.builder import build_packs
from siegewright.screen import behind
from siegewright.usage import FINE

PAUSE = 0.1  # seconds between two looks; a save is felt as answered at once

Seen = dict[str, dict[str, list[int]]]  # pack -> file -> size and time
Plan = list[tuple[str, set[inspection.TestName], bool]]  # pack, tests near, whether to run the rest


def watch(root: Path, packs: Sequence[str], test: bool) -> int:
    """Look until interrupted; gives the exit code."""
    stdout = behind(sys.stdout)
    if isinstance(stdout, io.TextIOWrapper):
        stdout.reconfigure(line_buffering=True)  # a reader of a pipe waits, too
    # However this process ends, and however it was started, the tests that still run end with it.
    for ending in processes.ENDING:
        signal.signal(ending, signal.default_int_handler)
    desk = _Desk(root, packs, test)
    try:
        seen = _look(root)
        desk.open()
        while True:
            time.sleep(PAUSE)
            desk.look_after()
            now = _look(root)
            if now != seen:
                desk.changed(_names(root, seen, now))
                seen = now
    except KeyboardInterrupt:
        print()
        return FINE
    finally:
        desk.stop()


class _Desk:
    """What is known between two changes."""

    def __init__(self, root: Path, packs: Sequence[str], test: bool) -> None:
        self.root = root
        self.packs = packs
        self.test = test
        self.workspace = Workspace(root)
        self.good: dict[str, inspection.Sources] = {}  # pack -> the state that was built last
        self.tests: processes.Worker | None = None  # runs tests

    def open(self) -> None:
        print(f"watching {', '.join(self.packs)}; leave with Ctrl-C", flush=True)
        project = self.workspace.project
        built = build_packs(self.root, self.packs, False, False, "text", project)
        for pack in self.packs:
            # Also when nothing had to be built: what was read is what the next change is compared with.
            with contextlib.suppress(ContentError):
                raws = project.closure(pack, Report())
                if built == FINE:
                    self.good[pack] = raws
        self.tidy()

    def changed(self, names: list[str]) -> None:
        """Build what changed, and test it."""
        start = time.perf_counter()
        self.stop()
        first = ", ".join(names[:3]) + (f" and {len(names) - 3} more" if len(names) > 3 else "")
        print(f"\n{time.strftime('%H:%M:%S')} {first} changed", flush=True)
        self.workspace.refresh()
        project = self.workspace.project
        built = build_packs(self.root, self.packs, False, False, "text", project)
        if built != FINE:
            self.tidy()
            return
        plan: Plan = []
        for pack in self.packs:
            raws = project.closure(pack, Report())
            change = inspection.change_between(self.good.get(pack, ()), raws)
            self.good[pack] = raws
            if change != inspection.ChangedDocuments():
                plan.append((pack, inspection.near(change, raws), change.rest))
        sys.stdout.flush()
        if self.test and plan:
            self.run(project, plan, False).process.join()
            self.stop()
            print(f"  {time.perf_counter() - start:.2f} s since the change was seen", flush=True)
            if any(rest for _, _, rest in plan):
                self.run(project, plan, True)
        else:
            print(f"  {time.perf_counter() - start:.2f} s since the change was seen", flush=True)
        self.tidy()

    def run(self, project: Project, plan: Plan, rest: bool) -> processes.Worker:
        """Start a process that runs the tests near to the change, or all the others."""
        self.tests = worker = processes.Worker(_run_tests, project, plan, rest)
        return worker

    def look_after(self) -> None:
        """Notice that the rest of the tests is done."""
        if self.tests is not None and not self.tests.process.is_alive():
            self.stop()

    def stop(self) -> None:
        """End the tests that still run: they are about content that is no more."""
        if self.tests is not None:
            self.tests.end()
            self.tests = None

    def tidy(self) -> None:
        """A build switches the search for garbage off, as it ends soon; we do not."""
        gc.collect()
        gc.freeze()  # forks share what does not change


def _run_tests(line: Connection, project: Project, plan: Plan, rest: bool) -> None:
    """In a process of its own."""
    try:
        _tell_tests(project, plan, rest)
    except ContentError as error:
        said = error.report.sorted()
        print(render(said, lambda path: pack_files.text_to_show(project.root / path)))
    finally:
        sys.stdout.flush()


def _tell_tests(project: Project, plan: Plan, rest: bool) -> None:
    start = time.perf_counter()
    passed = failed = 0
    for pack, first, more in plan:
        wanted: _Others | set[inspection.TestName] = first
        if rest and not more:
            continue
        if rest:
            wanted = _Others(first)
        elif not first:
            continue
        results = run_pack(
            project, pack, lambda path: pack_files.text_to_show(project.root / path), wanted=wanted
        )
        for result in results:
            passed += result.passed
            failed += not result.passed
            if not result.passed:
                print(f"FAILED {result.path}:{result.line}: {result.title}\n{result.message}\n")
    which = "all other tests" if rest else "tests near to it"
    took = time.perf_counter() - start
    print(f"  {which}: {passed} passed, {failed} failed ({took:.2f} s)", flush=True)


class _Others(set[inspection.TestName]):
    """All tests but these."""

    def __contains__(self, test: object) -> bool:
        return not super().__contains__(test)


def _look(root: Path) -> Seen:
    """The files of all packs: one that is not watched may be what a watched one depends on."""
    store = OutputFolder(root)
    found: Seen = {}
    for pack in pack_names(root):
        # A folder may be replaced this very moment.
        with contextlib.suppress(OSError):
            found[pack] = store.fingerprint(pack_folder(root, pack))
    return found


def _names(root: Path, old: Seen, new: Seen) -> list[str]:
    """The files that differ, as messages show them."""
    names = []
    for pack in sorted(old.keys() | new.keys()):
        before, after = old.get(pack, {}), new.get(pack, {})
        for file in sorted(before.keys() | after.keys()):
            if before.get(file) != after.get(file):
                names.append(locations.shown(pack_folder(root, pack) / file, root))
    return names
