"""Packs compiled in memory, for tools that read or change rules without writing files.

Modules are written plainly here. No query is written out in place, no answer is kept, and no table of the
board is shared, so a changed file is all that must be compiled again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from compiler.build.build import Project, resolved
from compiler.build.incremental import locks_and_packages
from compiler.build.mutants import Mutant, advice_for_bots, mutants_of, words_in
from compiler.build.rule_test_files import RuleTests
from compiler.build.rule_tests import TestCase
from compiler.check.check import check_file, check_frame, files_of
from compiler.check.checked import Checked
from compiler.check.effect_summary import may_end
from compiler.check.facts import joined
from compiler.check.routines import Rules, typed_rules
from compiler.codegen.clauses import Clause, Clauses
from compiler.codegen.emit import emit
from compiler.codegen.lower import documents
from compiler.codegen.lowerer import Lowerer
from compiler.codegen.whole import frame
from compiler.source.diagnostics import Report

Texts = dict[str, str]  # of modules, by their paths below generated/


class Workbench:
    """The checked files of a pack and of all it requires."""

    def __init__(self, project: Project, pack: str, with_clauses: bool = False) -> None:
        """Check a pack without mistakes; with `with_clauses`, its modules note which clauses they reach."""
        self.rules = typed_rules(resolved(project, pack, Report())[1])
        self.world = self.rules.world
        self.clauses = Clauses() if with_clauses else None
        self.checked: dict[str, Checked] = {}
        self.check(files_of(self.world))
        whole = check_frame(self.rules)
        self.facts = joined([whole.facts, *(checked.facts for checked in self.checked.values())])
        self.ends = frozenset(may_end(self.facts.sets_off))
        self.with_contents: list[str] = []

    def check(self, paths: Iterable[str]) -> None:
        """Check files again; ContentError if one has a mistake."""
        report = Report()
        files = files_of(self.world)
        for path in paths:
            self.checked[path] = check_file(self.rules, files[path])
            report.extend(self.checked[path].found)
        report.stop_if_errors()

    def tests(self, project: Project) -> RuleTests:
        """The rule tests of the pack."""
        return RuleTests(project, self.world.pack, world=self.world)

    def mutants(self, of: str = "") -> list[Mutant]:
        """All small changes of what the pack itself says, or one `of` those that it requires."""
        return mutants_of(self.world, of)

    def changed(self, mutant: Mutant, before: Texts) -> Texts:
        """Make a small change, and give the modules that are different with it."""
        self.world = mutant.apply(self.world)
        self.rules = Rules(self.world)
        files = tuple(self.checked) if mutant.files is None else mutant.files
        self.check(files)
        texts = self.modules(files)
        if mutant.frame:
            texts |= self.frame()
        return {path: text for path, text in texts.items() if text != before.get(path)}

    def changed_tests(self, tests: RuleTests, mutant: Mutant) -> Iterator[TestCase]:
        """The tests that say a word whose meaning a small change has changed, compiled with that change.

        One that is a mistake now is left out.
        """
        for test in tests.sound if mutant.says else ():
            if words_in(test.document.body) & mutant.says:
                case = tests.compiled(test, self.world)
                if not case.report.errors:
                    yield case

    def clause(self, number: int) -> Clause:
        """The clause that a module has noted by its number."""
        assert self.clauses is not None
        return self.clauses.found[number]

    def own_clauses(self, of: str = "") -> list[Clause]:
        """The clauses of rules and cards that the pack itself has written, or one `of` those that it requires."""
        assert self.clauses is not None
        world = self.world
        folder = world.folders[of or world.pack] + "/"
        advice = advice_for_bots(world)
        starts: dict[str, list[tuple[int, bool]]] = {}  # of documents, and whether they count
        for form, routines in world.routines.items():
            for name, routine in routines.items():
                place = (routine.span.line, (form, name) not in advice)
                starts.setdefault(routine.path, []).append(place)
        for thing in [*world.all_things, *world.laws, *world.scenarios.values(), *world.campaigns]:
            starts.setdefault(thing.path, []).append((thing.span.line, True))
        for thing in world.balances:
            starts.setdefault(thing.path, []).append((thing.span.line, False))
        own: set[Clause] = set()
        for clause in self.clauses.found:
            if clause.path.startswith(folder) and clause.sort != "asked":
                above = [s for s in starts.get(clause.path, ()) if s[0] <= clause.line]
                if not above or max(above)[1]:
                    own.add(clause)
        return sorted(own, key=lambda c: (c.path, c.line, c.number, c.sort, c.words))

    def all_modules(self) -> Texts:
        """The modules of the whole pack."""
        texts = self.modules(self.checked)
        texts |= self.frame()
        more = locks_and_packages(self.world, {}, texts)
        return texts | {file.path: file.text for file in more}

    def modules(self, paths: Iterable[str]) -> Texts:
        """The modules of some files, as they are checked now."""
        texts: Texts = {}
        files = files_of(self.world)
        for path in paths:
            lowerer = self._lowerer(self.checked[path])
            found = documents(lowerer, files[path].things)
            for dotted, module in found.items():
                if module.has_contents and dotted not in self.with_contents:
                    self.with_contents.append(dotted)
            texts |= {file.path: file.text for file in emit(found.values(), lowerer.names)}
        return texts

    def frame(self) -> Texts:
        """The modules of each pack as a whole: kinds, state, contents and the program."""
        report = Report()
        whole = check_frame(self.rules)
        report.extend(whole.found)
        report.stop_if_errors()
        whole.routines = [r for checked in self.checked.values() for r in checked.routines]
        lowerer = self._lowerer(whole)
        modules = frame(lowerer, {pack: {} for pack in self.world.packs}, self.with_contents)
        return {file.path: file.text for file in emit(modules, lowerer.names)}

    def _lowerer(self, checked: Checked) -> Lowerer:
        lowerer = Lowerer(checked, self.ends, passes=self.facts.passes)
        lowerer.fixed = None
        lowerer.timeless = {}
        lowerer.clauses = self.clauses
        return lowerer
