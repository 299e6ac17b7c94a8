"""One pack is checked, going on from the last time: only what can have changed is looked at again.

before   Project (texts as they are now), PackState of the last check
after    PackState(diagnostics, definitions, facts)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from compiler.build.build import Project, mistakes_elsewhere, silenced, validated
from compiler.build.build_cache import Inputs, inputs_of, still_holds
from compiler.build.incremental import write_checked
from compiler.build.places import Places
from compiler.build.rule_test_bases import with_bases
from compiler.build.rule_tests import compile_test
from compiler.check.check import check_file, check_frame, check_whole, files_of
from compiler.check.checked import Checked
from compiler.check.facts import Facts, Findings, joined
from compiler.check.routines import typed_rules
from compiler.model.definitions import World
from compiler.model.resolve import resolve
from compiler.schema.validate import Document, ValidPack
from compiler.source.diagnostics import ContentError, Diagnostic, Report, Severity
from compiler.source.load import RawPack


@dataclass(frozen=True, slots=True)
class FileState:
    """What came of one file, or of its rule tests."""

    text: str
    facts: Facts
    found: tuple[Diagnostic, ...]
    checked: Checked | None = None  # its meaning, if that is kept

    @property
    def is_fine(self) -> bool:
        """Whether it holds while its text does; a hint about a mistake may come from anywhere."""
        return not any(d.severity is Severity.ERROR for d in self.found)


@dataclass(frozen=True, slots=True)
class PackState:
    """A pack with all it rests on, as it was when it was checked."""

    pack: str
    raws: tuple[RawPack, ...]
    told: tuple[Diagnostic, ...]  # about files that cannot be read
    diagnostics: tuple[Diagnostic, ...]
    # Empty while errors keep the pack from being resolved:
    valid: Sequence[ValidPack] = ()
    world: World | None = None
    facts: Facts = field(default_factory=Facts)
    # For the next check:
    outside: str = ""
    names: Mapping[str, str] = field(default_factory=dict)
    files: Mapping[str, FileState] = field(default_factory=dict)
    tests: Mapping[str, FileState] = field(default_factory=dict)
    whole: Checked | None = None  # the meaning of scenarios and the like, if that is kept

    @property
    def places(self) -> Places:
        """Where the things of the pack and of all it requires are written."""
        return Places(self.raws)

    def modules(self) -> dict[str, str]:
        """What a build would write for a pack without errors, by path below generated/.

        Nothing is checked again: the check has to have kept the meaning of what it checked.
        """
        assert self.whole is not None
        kept = {path: state.checked for path, state in self.files.items() if state.checked}
        return {file.path: file.text for file in write_checked(self.whole, kept)}


def check_pack(
    project: Project, pack: str, last: PackState | None = None, keep: bool = False
) -> PackState:
    """Check a pack and its rule tests; with `keep`, so that `PackState.modules` can be asked for."""
    told = Report()
    try:
        raws = tuple(project.closure(pack, told))
    except ContentError as error:
        found = told if told.errors else error.report
        return PackState(pack, (), (), _about(project, found.sorted()))
    if last is not None and last.told == tuple(told.diagnostics) and _same(last.raws, raws):
        return last
    broken = _broken(project)
    if any(d.span.path not in broken for d in told.errors):
        # What a broken file would have defined is missing everywhere else.
        return PackState(pack, raws, tuple(told.diagnostics), tuple(told.sorted()))
    report = Report()
    check = _Check(project, pack, report, last, keep)
    with suppress(ContentError), report.taking():  # there are errors, or very many of them
        check.run()
    report.diagnostics += told.diagnostics
    return PackState(
        pack,
        raws,
        tuple(told.diagnostics),
        _about(project, report.sorted()),
        check.valid if check.world is not None else (),
        check.world,
        check.facts,
        check.inputs.outside,
        check.inputs.names,
        check.files,
        check.tests,
        check.whole,
    )


def _broken(project: Project) -> frozenset[str]:
    """The files for which an older version stands in."""
    return frozenset().union(*project.broken.values())


def _about(project: Project, found: Sequence[Diagnostic]) -> tuple[Diagnostic, ...]:
    """What is told of the texts as they are: of a broken file, only what broke it."""
    broken = _broken(project)
    said = {d for told in project.said.values() for d in told} if broken else set()
    return tuple(d for d in found if d.span.path not in broken or d in said)


def _same(one: Sequence[RawPack], other: Sequence[RawPack]) -> bool:
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))


class _Check:
    """One check; what it has found out so far stays, whatever ends it."""

    def __init__(
        self, project: Project, pack: str, report: Report, last: PackState | None, keep: bool
    ) -> None:
        self.project = project
        self.keep = keep
        self.pack = pack
        self.report = report
        self.last = last
        self.valid: Sequence[ValidPack] = ()
        self.world: World | None = None
        self.facts = Facts()
        self.inputs = Inputs("", frozenset(), {}, {})
        self.files: dict[str, FileState] = {}
        self.tests: dict[str, FileState] = {}
        self.whole: Checked | None = None

    def run(self) -> None:
        report = self.report
        packs = validated(self.project, self.pack, report).packs
        if report.errors:
            report.extend(mistakes_elsewhere(packs, report.errors))
            return
        self.valid = packs
        rules = typed_rules(resolve(packs, report, self.project.root))
        self.inputs = inputs_of(packs, rules.world)
        holds = self.holds()
        whole = check_frame(rules)
        report.extend(whole.found)
        for path, part in files_of(rules.world).items():
            text = self.inputs.texts.get(path, "")
            state = self.kept(self.last.files, path, text, holds) if self.last else None
            if state is None:
                checked = check_file(rules, part)
                kept = checked if self.keep else None
                state = FileState(text, checked.facts, tuple(checked.found), kept)
            self.files[path] = state
            report.extend(state.found)
        whole.facts = joined([whole.facts, *(state.facts for state in self.files.values())])
        self.world, self.facts = rules.world, whole.facts
        self.whole = whole if self.keep else None
        check_whole(whole, report)
        report.diagnostics = silenced(report, packs).diagnostics
        if not report.errors:
            self.check_tests(rules.world, packs[-1].documents, holds)
        elif self.last is not None:
            # What held before holds when the mistake is mended: tests are many.
            for path, known in self.last.tests.items():
                if self.kept(self.last.tests, path, self.inputs.texts.get(path, ""), holds):
                    self.tests[path] = known

    def check_tests(
        self, world: World, documents: Iterable[Document], holds: Callable[[str], bool]
    ) -> None:
        by_file: dict[str, list[Document]] = {}
        written = [document for document in documents if document.kind == "test"]
        for document in with_bases(written, self.report):
            by_file.setdefault(document.path, []).append(document)
        for path, tests in by_file.items():
            text = self.inputs.texts[path]
            state = self.kept(self.last.tests, path, text, holds) if self.last else None
            # What a test takes over may stand in another file.
            if state is None or any("extends" in test.body.entries for test in tests):
                found = Findings()
                for test in tests:
                    found.take(compile_test(world, test, write=False).report)
                state = FileState(text, found.facts({}), tuple(found.diagnostics))
            self.tests[path] = state
            self.report.extend(state.found)

    def holds(self) -> Callable[[str], bool]:
        if self.last is None:
            return lambda text: False
        return still_holds(self.last.outside, self.last.names, self.inputs)

    def kept(
        self, files: Mapping[str, FileState], path: str, text: str, holds: Callable[[str], bool]
    ) -> FileState | None:
        """What came of a file the last time, if the same would come of it now."""
        state = files.get(path)
        fine = state is not None and state.text == text and state.is_fine and holds(text)
        return state if fine else None
