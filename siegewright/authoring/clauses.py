"""Which clauses of rules and cards the tests of a pack run, and which tests run which."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from compiler import Clause, Project, TestCase, Workbench
from interpreter import REACHED, Definition, Modules, Program
from siegewright.authoring.testing import Result, broken, is_meant, run_case, testers

FOLDER = "/generated"  # of modules that lie in memory only
Source = Callable[[str], str | None]
Read = tuple[str, str]  # the id of a document, and one of its fields


def program_of(pack: str, modules: Modules) -> Program:
    return modules.run(pack)


def in_memory(texts: Mapping[str, str]) -> dict[str, bytes]:
    """Modules as the loader finds them."""
    sources = {f"{FOLDER}/{path}": text.encode() for path, text in texts.items()}
    return {f"{FOLDER}/__init__.py": b"", **sources}


@dataclass(slots=True)
class Trace:
    """What one test did."""

    case: TestCase
    result: Result
    clauses: frozenset[Clause]
    reads: frozenset[Read]
    events: frozenset[str]  # that happened, whether anybody waited for them or not
    pieces: frozenset[str]  # the ids of those that were in play at some time


@dataclass(slots=True)
class Coverage:
    """The clauses of a pack and what its tests reach of them."""

    pack: str
    clauses: list[Clause]  # of the pack itself, in the order of files and lines
    traces: list[Trace] = field(default_factory=list)
    failed: list[Result] = field(default_factory=list)

    def uncovered(self) -> list[Clause]:
        reached = set().union(*[trace.clauses for trace in self.traces])
        return [clause for clause in self.clauses if clause not in reached]

    def to_data(self) -> dict[str, Any]:
        left = self.uncovered()
        return {
            "pack": self.pack,
            "clauses": len(self.clauses),
            "covered": len(self.clauses) - len(left),
            "uncovered": [
                {"file": c.path, "line": c.line, "sort": c.sort, "words": c.words} for c in left
            ],
        }


def cover(project: Project, pack: str, source: Source, only: str = "", of: str = "") -> Coverage:
    """Run the tests of a pack and note what each of them reaches of it, or `of` a pack that it requires."""
    bench = Workbench(project, pack, with_clauses=True)
    program = program_of(pack, Modules(FOLDER, in_memory(bench.all_modules())))
    tests = bench.tests(project)
    failed = broken(tests, pack, source, lambda test: is_meant(test, only))
    found = Coverage(of or pack, bench.own_clauses(of), failed=failed)
    with _noted() as (reads, events, pieces):
        for test in tests.sound:
            if not is_meant(test, only):
                continue
            case = tests.compiled(test)
            REACHED.clear()
            for seen in (reads, events, pieces):
                seen.clear()
            result = run_case(program, pack, case, source)
            reached = frozenset([bench.clause(number) for number in REACHED])
            seen_now = (frozenset(reads), frozenset(events), frozenset(pieces))
            found.traces.append(Trace(case, result, reached, *seen_now))
            if not result.passed:
                found.failed.append(result)
    return found


@contextmanager
def _noted() -> Iterator[tuple[set[Read], set[str], set[str]]]:
    """Notes which fields of documents are read, which events happen, and which pieces come and go."""
    reads: set[Read] = set()
    events: set[str] = set()
    pieces: set[str] = set()
    plain, enter, part_in_play = object.__getattribute__, Program.enter, Program.part_in_play

    def noted(document: Definition, name: str) -> Any:
        value = plain(document, name)
        if name != "id":
            reads.add((plain(document, "__dict__").get("id", ""), name))
        return value

    def entered(program: Program, game: Any, event: Any) -> bool:
        events.add(event.EVENT)
        return enter(program, game, event)

    def coming_or_going(program: Program, document: Definition) -> Any:
        pieces.add(document.id)
        return part_in_play(program, document)

    Definition.__getattribute__ = noted  # type: ignore[assignment, method-assign]  # for a while
    Program.enter = entered  # type: ignore[assignment, method-assign]
    Program.part_in_play = coming_or_going  # type: ignore[assignment, method-assign]
    try:
        yield reads, events, pieces
    finally:
        del Definition.__getattribute__
        Program.enter = enter  # type: ignore[method-assign]
        Program.part_in_play = part_in_play  # type: ignore[method-assign]


def print_clauses(found: Sequence[Coverage], source: Source) -> None:
    """What no test runs, at the lines of the YAML files."""
    for coverage in found:
        left = coverage.uncovered()
        files: dict[str, list[Clause]] = {}
        for clause in left:
            files.setdefault(clause.path, []).append(clause)
        for path, clauses in files.items():
            lines = (source(path) or "").split("\n")
            print(path)
            for clause in clauses:
                text = lines[clause.line - 1].strip() if clause.line <= len(lines) else ""
                print(f"  {clause.line:>5}  {told(clause):<34} {text[:90]}")
        total = len(coverage.clauses)
        share = (total - len(left)) / total if total else 1.0
        print(f"{coverage.pack}: {total - len(left)} of {total} clauses covered ({share:.1%})")


SORTS = {
    "statement": "never runs",
    "branch": "never happens",
    "alternative": "never chosen",
    "trigger": "never set off",
    "ability": "never used",
    "change": "never applies",
    "query": "never asked",
    "action": "never offered",
    "window": "never opened",
}


def told(clause: Clause) -> str:
    words = SORTS[clause.sort]
    return f"{words}: {clause.words}" if clause.words else words


def clauses_command(
    root: Path, packs: Sequence[str], only: str, format: str, source: Source
) -> bool:
    """`siegewright test --clauses`; whether all tests have passed."""
    project = Project(root)
    found = [_covered(project, pack, source, only) for pack in packs]
    failed = [result for coverage in found for result in coverage.failed]
    if format == "json":
        print(json.dumps(_whole([c.to_data() for c in found], failed), indent=2))
    else:
        print_clauses(found, source)
        for result in failed:
            print(f"FAILED {result.path}:{result.line}: {result.title}\n{result.message}\n")
    return not failed


def _covered(project: Project, pack: str, source: Source, only: str) -> Coverage:
    """What all tests reach that prove a pack."""
    first, *others = [
        cover(project, tester, source, only, pack) for tester in testers(project, pack)
    ]
    for other in others:
        first.traces += other.traces
        first.failed += other.failed
    return first


def _whole(packs: Sequence[Mapping[str, Any]], failed: Sequence[Result]) -> dict[str, Any]:
    return {
        "clauses": sum(p["clauses"] for p in packs),
        "covered": sum(p["covered"] for p in packs),
        "uncovered": [{"pack": p["pack"], **c} for p in packs for c in p["uncovered"]],
        "failed": [result.to_data() for result in failed],
        "packs": [{k: v for k, v in p.items() if k != "uncovered"} for p in packs],
    }
