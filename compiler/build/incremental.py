"""Incremental compilation: only the files that changed, in several processes.

before   World, and the units of the last build that still hold
after    Unit(module="generated.mire.cards", text="...", ...) for each file
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection

from compiler.build.processes import Worker, can_fork, dealt, failures_told, processors
from compiler.check.check import check_file, check_frame, check_whole, files_of
from compiler.check.checked import Checked, FileParts
from compiler.check.effect_summary import may_end
from compiler.check.facts import Facts, joined
from compiler.check.routines import Rules, typed_rules
from compiler.codegen.emit import GeneratedFile, emit
from compiler.codegen.lower import documents, seen_queries
from compiler.codegen.lowerer import Lowerer
from compiler.codegen.names import names_of
from compiler.codegen.packages import packages_of
from compiler.codegen.place import SeenQueries, Tables
from compiler.codegen.program import lock_module
from compiler.codegen.whole import frame
from compiler.model.definitions import World
from compiler.source.diagnostics import ContentError, Diagnostic, Report

WORTH_A_PROCESS = 500  # documents: fewer are compiled sooner than another process is started


@dataclass(frozen=True, slots=True)
class Unit:
    """What came of one file."""

    facts: Facts
    warnings: tuple[Diagnostic, ...]
    module: str = ""  # dotted; empty if the file makes none
    has_contents: bool = False
    tables: Tables = field(default_factory=dict)  # of the board
    text: str | None = None  # None where the module on the disk stays as it is

    @property
    def path(self) -> str:
        """Of the module, below generated/."""
        return self.module.removeprefix("generated.").replace(".", "/") + ".py"


@dataclass(frozen=True, slots=True)
class Known:
    """The units that still hold, and what all modules were written to know."""

    units: Mapping[str, Unit] = field(default_factory=dict)  # by the path of the YAML file
    ends: frozenset[str] = frozenset()  # rules that may end a game
    passes: bool = False  # whether a rule asks who has passed


def compile_files(world: World, known: Known, report: Report) -> tuple[list[GeneratedFile], Known]:
    """The modules of a resolved pack that are to be written, and what the next build can know.

    Mistakes go to `report`; if there are errors, nothing is written.
    """
    far: list[_Far] = []
    with report.taking():
        try:
            rules = typed_rules(world)
            near = _Part(rules, seen_queries(rules.world, rules))
            return _compile(near, far, known, report)
        finally:
            for other in far:
                other.worker.end()


def _compile(
    near: _Part, far: list[_Far], known: Known, report: Report
) -> tuple[list[GeneratedFile], Known]:
    world = near.rules.world
    files = files_of(world)
    kept = {path: unit for path, unit in known.units.items() if path in files}
    _share({p: f for p, f in files.items() if p not in kept}, near, far)
    whole = check_frame(near.rules)
    report.extend(whole.found)
    near.check()
    files_facts = {**near.facts, **{p: f for other in far for p, f in other.checked(near).items()}}
    facts = joined([whole.facts, *files_facts.values(), *(unit.facts for unit in kept.values())])
    ends = frozenset(may_end(facts.sets_off))
    if kept and (ends, facts.passes) != (known.ends, known.passes):
        # What follows a rule that may end the game depends on that: all is written again.
        near.files.update({path: files[path] for path in kept})
        near.check()
        kept = {}
    report.extend(d for unit in kept.values() for d in unit.warnings)
    report.extend(d for found in near.found.values() for d in found)
    whole.facts = facts
    check_whole(whole, report)
    report.stop_if_errors()
    for other in far:
        other.begin(ends, facts.passes)
    units = {**kept, **near.write(ends, facts.passes)}
    for other in far:
        units.update(other.written())
    units = dict(sorted(units.items()))
    whole.routines = [r for checked in near.checked.values() for r in checked.routines]
    framed = _frame(Lowerer(whole, ends, near.queries, passes=facts.passes), units)
    written = [GeneratedFile(u.path, u.text) for u in units.values() if u.text is not None]
    return [*framed, *written], Known(units, ends, facts.passes)


def write_checked(whole: Checked, checked: Mapping[str, Checked]) -> list[GeneratedFile]:
    """The modules of a pack that was checked, all of them; nothing is checked again.

    `whole` is what `check_frame` gave, with the facts of all files; `checked` the files by their paths.
    """
    world, facts = whole.world, whole.facts
    queries, ends = seen_queries(world, whole.rule), frozenset(may_end(facts.sets_off))
    units = _written(checked, files_of(world), queries, ends, facts.passes)
    routines = [routine for one in checked.values() for routine in one.routines]
    framed = replace(whole, routines=routines)
    files = _frame(Lowerer(framed, ends, queries, passes=facts.passes), units)
    files += [GeneratedFile(unit.path, unit.text) for unit in units.values() if unit.text]
    return files + locks_and_packages(world, {}, {file.path for file in files})


def locks_and_packages(
    world: World, lock: Mapping[str, str], made: Collection[str]
) -> list[GeneratedFile]:
    """What every generated pack has besides the modules that were made: locks and `__init__.py` files."""
    names = names_of(world)
    locks = emit([lock_module(world, names, name, lock) for name in world.packs], names)
    return [*locks, *packages_of(names, {*made, *(file.path for file in locks)})]


def _frame(lowerer: Lowerer, units: Mapping[str, Unit]) -> list[GeneratedFile]:
    """The modules of each pack as a whole: kinds, state and contents; and the program."""
    world, names = lowerer.world, names_of(lowerer.world)
    tables: dict[str, Tables] = {pack: {} for pack in world.packs}
    for unit in units.values():
        if unit.module:
            tables[names.modules[unit.module]].update(unit.tables)
    with_contents = [unit.module for unit in units.values() if unit.has_contents]
    return emit(frame(lowerer, tables, with_contents), names)


class _Part:
    """Checks files, and writes them once it is known which rules may end a game."""

    def __init__(self, rules: Rules, queries: SeenQueries) -> None:
        self.rules = rules
        self.queries = queries
        self.files: dict[str, FileParts] = {}
        self.checked: dict[str, Checked] = {}
        self.found: dict[str, list[Diagnostic]] = {}

    def check(self) -> None:
        for path, part in self.files.items():
            if path not in self.checked:
                self.checked[path] = check_file(self.rules, part)
                self.found[path] = self.checked[path].found

    @property
    def facts(self) -> dict[str, Facts]:
        return {path: checked.facts for path, checked in self.checked.items()}

    def write(self, ends: frozenset[str], passes: bool) -> dict[str, Unit]:
        return _written(self.checked, self.files, self.queries, ends, passes)


def _written(
    checked: Mapping[str, Checked],
    files: Mapping[str, FileParts],
    queries: SeenQueries,
    ends: frozenset[str],
    passes: bool,
) -> dict[str, Unit]:
    """Lower, print and guard the modules of checked files."""
    units: dict[str, Unit] = {}
    for path, one in checked.items():
        lowerer = Lowerer(one, ends, queries, passes=passes)
        unit = Unit(one.facts, tuple(one.found))
        for dotted, module in documents(lowerer, files[path].things).items():
            [made] = emit([module], lowerer.names)
            tables = lowerer.fixed or {}
            unit = Unit(unit.facts, unit.warnings, dotted, module.has_contents, tables, made.text)
        units[path] = unit
    return units


class _Far:
    """A part of the files that another process compiles."""

    def __init__(self, part: _Part) -> None:
        self.worker = Worker(_work, part)

    def checked(self, near: _Part) -> dict[str, Facts]:
        """What is known of the files; what was found wrong is added to the part in this process."""
        found, facts = self.worker.answer()
        near.found.update(found)
        return dict(facts)

    def begin(self, ends: frozenset[str], passes: bool) -> None:
        self.worker.send((ends, passes))

    def written(self) -> dict[str, Unit]:
        return dict(self.worker.answer())


def _work(line: Connection, part: _Part) -> None:
    """What the other process does."""
    with failures_told(line):
        try:
            part.check()
        except ContentError as error:  # so many mistakes that checking stopped
            line.send((True, ({**part.found, "": error.report.diagnostics}, {})))
            return
        line.send((True, (part.found, part.facts)))
        ends, passes = line.recv()
        line.send((True, part.write(ends, passes)))


def _share(files: dict[str, FileParts], near: _Part, far: list[_Far]) -> None:
    """Share files out: rules stay near, where the flow of the game needs them."""
    shared = {p: f for p, f in files.items() if not (f.routines or f.nouns or f.laws)}
    count = min(processors(), sum(len(f.things) for f in shared.values()) // WORTH_A_PROCESS + 1)
    if count < 2 or not can_fork():
        near.files.update(files)
        return
    near.files.update({p: f for p, f in files.items() if p not in shared})
    parts = [near, *(_Part(near.rules, near.queries) for _ in range(count - 1))]
    sizes = {path: len(part.things) for path, part in shared.items()}
    for part, paths in zip(parts, dealt(sizes, count), strict=True):
        part.files.update({path: shared[path] for path in paths})
    far.extend(_Far(part) for part in parts[1:])
