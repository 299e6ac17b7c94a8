"""Mutation testing: change rules one at a time and see whether a test fails.

Every mutant is compiled and tested in a process of its own, so nothing it does can harm another.
"""

from __future__ import annotations

import contextlib
import gc
import hashlib
import itertools
from collections.abc import Callable, Container, Generator, Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from typing import Any

from compiler import Mutant, Project, RuleTests, TestCase, Workbench, processes
from interpreter import Modules
from siegewright.authoring.clauses import FOLDER, Source, Trace, cover, in_memory, program_of
from siegewright.authoring.testing import run_case

# The processor time of a mutant. Rules have fuel, this is a second net; the clock would count other programs, too.
SECONDS = 60

KILLED, SURVIVED, INVALID, SAME = "killed", "survived", "invalid", "the same"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a mutant."""

    mutant: Mutant
    fate: str
    by: str = ""  # the test that noticed it, or what else did
    tests: int = 0  # how many could have


@dataclass(frozen=True, slots=True)
class Mutation:
    """What became of the mutants of a pack."""

    pack: str
    possible: int  # how many changes there are
    outcomes: list[Outcome]

    @property
    def survived(self) -> list[Outcome]:
        left = [outcome for outcome in self.outcomes if outcome.fate == SURVIVED]
        return sorted(left, key=lambda o: (o.mutant.span, o.mutant.sort, o.mutant.words))

    @property
    def share(self) -> float:
        """Of those that were killed."""
        count = len(self.outcomes)
        return (count - len(self.survived)) / count if count else 1.0

    def to_data(self) -> dict[str, Any]:
        return {
            "pack": self.pack,
            "possible": self.possible,
            "mutants": len(self.outcomes),
            "killed": len(self.outcomes) - len(self.survived),
            "survived": [survivor(outcome) for outcome in self.survived],
        }


def survivor(outcome: Outcome) -> dict[str, Any]:
    mutant = outcome.mutant
    return {
        "file": mutant.span.path,
        "line": mutant.span.line,
        "column": mutant.span.column,
        "length": mutant.span.length,
        "document": mutant.document,
        "rules": list(mutant.rules),
        "sort": mutant.sort,
        "change": mutant.words,
        "number": mutant.number,
        "tests": outcome.tests,
    }


@dataclass(slots=True)
class Suite:
    """A pack with its tests, ready to be changed; it may also be one `of` those that it requires that is."""

    pack: str
    of: str
    bench: Workbench
    texts: dict[str, str]  # of modules
    modules: Modules
    tests: RuleTests
    traces: list[Trace]  # quick and narrow tests first
    source: Source

    def tests_for(self, mutant: Mutant) -> list[TestCase]:
        """The tests that can notice a change, because they reach it."""
        if not mutant.lines and mutant.field is None:
            return [trace.case for trace in self.traces]
        return [trace.case for trace in self.traces if _reaches(trace, mutant)]

    def outcome(self, mutant: Mutant) -> Outcome:
        """Change the pack, compile what has changed, and run the tests. For a process of its own."""
        cases = self.tests_for(mutant)
        try:
            changed = self.bench.changed(mutant, self.texts)
        except Exception:  # it need not be anything that an author could write
            return Outcome(mutant, INVALID)
        if not changed:
            return Outcome(mutant, SAME)
        if not cases:
            return Outcome(mutant, SURVIVED)
        try:
            sources = {**self.modules.sources, **in_memory(changed)}
            codes = {p: c for p, c in self.modules.codes.items() if p not in in_memory(changed)}
            program = program_of(self.pack, Modules(FOLDER, sources, codes))
        except Exception as error:
            return Outcome(mutant, KILLED, f"the pack cannot be loaded: {error}", len(cases))
        for case in itertools.chain(self.bench.changed_tests(self.tests, mutant), cases):
            if not run_case(program, self.pack, case, self.source).passed:
                return Outcome(mutant, KILLED, case.title, len(cases))
        return Outcome(mutant, SURVIVED, "", len(cases))


def _reaches(trace: Trace, mutant: Mutant) -> bool:
    if mutant.id and any(f".{mutant.id}".endswith(f".{name}") for name in trace.case.texts):
        return True  # it compares the text of the document
    if mutant.field is not None:
        return mutant.field in trace.reads
    # What waits for an event is not asked if it is not its own, or once it has left the game.
    if mutant.event in trace.events and mutant.id in trace.pieces:
        return True
    return any((clause.path, clause.line) in mutant.lines for clause in trace.clauses)


def suite_of(project: Project, pack: str, source: Source, of: str = "") -> Suite:
    """Run the tests of a pack once to see what each reaches, and compile the pack for changes."""
    coverage = cover(project, pack, source, of=of)
    if coverage.failed:
        names = ", ".join([f"`{result.title}`" for result in coverage.failed[:3]])
        count = len(coverage.failed)
        fail = "1 test fails" if count == 1 else f"{count} tests fail"
        raise TestsFail(f"{pack}: {fail} without any change: {names}")
    bench = Workbench(project, pack)
    texts = bench.all_modules()
    modules = Modules(FOLDER, in_memory(texts))
    program_of(pack, modules)  # so that Python has compiled them all
    traces = sorted(coverage.traces, key=lambda trace: len(trace.clauses))
    for trace in traces:
        trace.case.compiled()
    return Suite(pack, of or pack, bench, texts, modules, bench.tests(project), traces, source)


class TestsFail(Exception):
    """Tests that fail anyway would notice every change."""


# ------------------------------------------------------------------ many mutants

Name = tuple[str, str, int]  # of a mutant: its document, its words, its number among those alike


def together(first: Mutation, second: Mutation) -> Mutation:
    """What became of mutants, when those that had survived were tried with the tests of another pack."""
    later = {outcome.mutant.name: outcome for outcome in second.outcomes}
    outcomes = [
        replace(found, tests=found.tests + outcome.tests)
        if (found := later.get(outcome.mutant.name)) is not None
        else outcome
        for outcome in first.outcomes
    ]
    return replace(first, outcomes=outcomes)


Progress = Callable[[int, int, int], None]  # how many are done, of how many, and how many survived


def mutate(
    suite: Suite,
    sample: int | None,
    seed: int,
    progress: Progress,
    equal: Container[Name] = (),
    only: str = "",
    jobs: int = 0,
    left: Container[Name] | None = None,
) -> Mutation:
    """What becomes of all mutants or of a sample; the same seed gives the same sample.

    `equal` are changes that make no difference; `only` is part of the paths
    of the files to change; `jobs` is how many are tried at a time (0: one for each processor).
    With `left`, only these are tried: what the tests of other packs have not noticed.
    """
    mutants = [
        mutant
        for mutant in suite.bench.mutants(suite.of)
        if mutant.name not in equal
        and only in mutant.span.path
        and (left is None or mutant.name in left)
    ]
    total = len(mutants)
    if sample is not None:
        mutants = drawn(mutants, seed)
    wanted = min(sample, total) if sample is not None else total
    known: dict[int, Outcome] = {}
    counted: list[Outcome] = []
    position = survived = 0
    with contextlib.closing(_side_by_side(suite, mutants, jobs)) as outcomes:
        for number, outcome in outcomes:
            known[number] = outcome
            # They count in the order of the sample, whichever is ready first.
            while position in known and len(counted) < wanted:
                found = known.pop(position)
                position += 1
                if found.fate in (KILLED, SURVIVED):
                    counted.append(found)
                    survived += found.fate == SURVIVED
            # Those that do not count are not waited for.
            wanted = min(wanted, len(counted) + len(mutants) - position)
            progress(len(counted), wanted, survived)
            if len(counted) >= wanted:
                break
    return Mutation(suite.of, total, counted)


def drawn(mutants: Sequence[Mutant], seed: int) -> list[Mutant]:
    """Mutants in the order in which a seed draws them.

    What else there is does not matter: when a survivor has got its test, or turns out to be equal, the
    rest of the sample is still the same.
    """

    def place(mutant: Mutant) -> bytes:
        name = f"{seed}\n{mutant.document}\n{mutant.words}\n{mutant.number}"
        return hashlib.sha256(name.encode()).digest()

    return sorted(mutants, key=place)


def _side_by_side(
    suite: Suite, mutants: Sequence[Mutant], jobs: int
) -> Generator[tuple[int, Outcome], None, None]:
    """The outcomes of mutants as they are ready, with their numbers; `jobs` at a time, or one for each processor."""
    most = jobs or processes.processors()
    gc.collect()
    gc.freeze()  # what is shared with the processes stays shared
    running: dict[processes.Worker, int] = {}  # which mutant
    waiting = iter(enumerate(mutants))
    try:
        while True:
            for number, mutant in itertools.islice(waiting, most - len(running)):
                running[processes.Worker(_work, suite, mutant)] = number
            if not running:
                return
            for worker in processes.ready(running):
                number = running.pop(worker)
                yield number, _ended(worker, mutants[number])
    finally:
        for worker in running:
            worker.end()
        gc.unfreeze()


def _work(line: Connection, suite: Suite, mutant: Mutant) -> None:
    import resource  # not on every system: reports are read on all of them

    gc.disable()
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    found = suite.outcome(mutant)
    line.send((found.fate, found.by, found.tests))


def _ended(worker: processes.Worker, mutant: Mutant) -> Outcome:
    try:
        fate, by, tests = worker.receive()
        return Outcome(mutant, fate, by, tests)
    except processes.Died as death:
        return Outcome(mutant, KILLED, f"its process died ({death})")
    finally:
        worker.end()
