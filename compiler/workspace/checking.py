"""Checks one pack incrementally: only what can have changed since the last check is checked again.

before   Project (texts as they are now), PackState of the last check
after    PackState(diagnostics, definitions, facts)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from compiler.build.build import Project, mistakes_elsewhere, silenced, validated
from compiler.build.build_cache import inputs_of
from compiler.build.echoes import defines_kinds, not_missing
from compiler.build.incremental import write_checked
from compiler.build.rule_test_bases import with_bases
from compiler.build.rule_tests import compile_test
from compiler.build.source_places import Places
from compiler.check.check import check_file, check_frame, check_whole, files_of
from compiler.check.checked import Checked
from compiler.check.facts import Facts, Findings, joined
from compiler.check.routines import typed_rules
from compiler.model.definitions import World
from compiler.model.resolve import resolve
from compiler.schema.changes import Change
from compiler.schema.validate import Document, ValidPack
from compiler.source.diagnostics import ContentError, Diagnostic, Report, Severity
from compiler.source.load import RawPack
from compiler.source.positions import Fields, Items, Value
from compiler.workspace.outside import Difference, Moves, Outside, difference, outside_of

BASES = "\0"  # between the texts that tests are made of: no file has it


@dataclass(frozen=True, slots=True)
class FileState:
    """What came of one file, or of its rule tests."""

    text: str  # all that it came from
    facts: Facts
    found: tuple[Diagnostic, ...]
    outside: Outside  # what it saw of other files
    checked: Checked | None = None  # its meaning, if that is kept

    def still(self, path: str, text: str, since: Difference, now: Outside) -> FileState | None:
        """The same for the outside of now; None if something else may come of the file."""
        if self.text != text or not self._is_fine(path) or since.concerns(text):
            return None
        return replace(self, facts=_moved(self.facts, path, since.moved), outside=now)

    def _is_fine(self, path: str) -> bool:
        """Whether it holds while its text does: a hint about a mistake may come from anywhere."""
        return all(
            d.severity is not Severity.ERROR
            and d.span.path == path
            and all(related.span.path == path for related in d.related)
            for d in self.found
        )


def _moved(facts: Facts, path: str, moves: Moves | None) -> Facts:
    """Facts whose places in other files have moved along with what is there."""
    paths = {moved for moved, _ in moves or ()} - {path}
    if paths.isdisjoint(facts.elsewhere):
        return facts
    assert moves is not None
    uses: dict[str, dict[str, tuple[int, ...]]] = {}
    for key, files in facts.uses.items():
        if paths.isdisjoint(files):
            uses[key] = dict(files)
            continue
        found: dict[str, list[int]] = {}
        for file, numbers in files.items():
            for at in range(0, len(numbers), 3):
                line, column, length = numbers[at : at + 3]
                to, now, more = moves.get((file, line), (file, line, 0))
                found.setdefault(to, []).extend((now, column + more, length))
        uses[key] = {file: tuple(numbers) for file, numbers in found.items()}
    return replace(facts, uses=uses)


@dataclass(frozen=True, slots=True)
class PackState:
    """A pack with all it requires, as it was when it was checked."""

    pack: str
    raws: tuple[RawPack, ...]
    told: tuple[Diagnostic, ...]  # about files that cannot be read
    diagnostics: tuple[Diagnostic, ...]
    # Without those that do not fit their schemas; empty if it is not known which ones matter:
    valid: Sequence[ValidPack] = ()
    world: World | None = None
    facts: Facts = field(default_factory=Facts)
    changes: tuple[Change, ...] = ()  # what patches changed
    # For the next check:
    files: Mapping[str, FileState] = field(default_factory=dict)
    tests: Mapping[str, FileState] = field(default_factory=dict)
    waiting: Mapping[str, FileState] = field(default_factory=dict)  # tests, until errors are gone
    whole: Checked | None = None  # the meaning of scenarios and the like, if that is kept
    resolved: bool = False  # whether all documents fit their schemas

    def unread(
        self, raws: tuple[RawPack, ...], told: tuple[Diagnostic, ...], found: tuple[Diagnostic, ...]
    ) -> PackState:
        """The pack while it cannot be read; what came of files is kept for later."""
        waiting = {**self.waiting, **self.tests}
        return PackState(self.pack, raws, told, found, files=self.files, waiting=waiting)

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
    known = last if last is not None else PackState(pack, (), (), ())
    try:
        raws = tuple(project.closure(pack, told))
    except ContentError as error:
        found = told if told.errors else error.report
        return known.unread((), (), _about(project, found.sorted()))
    if last is not None and last.told == tuple(told.diagnostics) and _same(last.raws, raws):
        return last
    broken = _broken(project)
    absent = [  # those that no older version stands in for
        file
        for raw in raws
        for file in raw.files
        if file.path in broken and project.known.get(file.path) is not file
    ]
    if any(d.span.path not in broken for d in told.errors) or defines_kinds(absent):
        # What such a file would have defined is missing everywhere else.
        return known.unread(raws, tuple(told.diagnostics), tuple(told.sorted()))
    report = Report()
    check = _Check(project, report, known, keep)
    with suppress(ContentError), report.taking():  # there are errors, or very many of them
        check.run()
    report.diagnostics = [*not_missing(absent, report.diagnostics), *told.diagnostics]
    return PackState(
        pack,
        raws,
        tuple(told.diagnostics),
        _about(project, report.sorted()),
        check.valid if check.world is not None else (),
        check.world,
        check.facts,
        check.changes,
        check.files,
        check.tests,
        check.waiting,
        check.whole,
        check.resolved,
    )


def _broken(project: Project) -> frozenset[str]:
    """The files with mistakes for which an older version stands in, or none."""
    return frozenset().union(*project.broken.values())


def _about(project: Project, found: Sequence[Diagnostic]) -> tuple[Diagnostic, ...]:
    """What is reported about the texts as they are: about a broken file, only what broke it."""
    broken = _broken(project)
    said = {d for told in project.said.values() for d in told} if broken else set()
    return tuple(d for d in found if d.span.path not in broken or d in said)


def _same(one: Sequence[RawPack], other: Sequence[RawPack]) -> bool:
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))


class _Check:
    """One check; what it has found out so far stays, whatever ends it."""

    def __init__(self, project: Project, report: Report, last: PackState, keep: bool) -> None:
        self.project = project
        self.keep = keep
        self.pack = last.pack
        self.report = report
        self.valid: Sequence[ValidPack] = ()
        self.world: World | None = None
        self.facts = Facts()
        self.changes: tuple[Change, ...] = ()
        # What came of files, whenever that was: each knows what it saw of others then.
        self.files: Mapping[str, FileState] = last.files
        self.tests: Mapping[str, FileState] = {}
        self.waiting: Mapping[str, FileState] = {**last.waiting, **last.tests}
        self.resolved = False
        self.whole: Checked | None = None
        self.texts: Mapping[str, str] = {}
        self.differences: dict[int, tuple[Outside, Difference]] = {}

    def run(self) -> None:
        report = self.report
        found = validated(self.project, self.pack, report)
        packs, self.changes = found.packs, found.changes
        if report.errors:
            report.extend(mistakes_elsewhere(packs, report.errors, self.check))
            return
        whole, outside = self.check_files(packs, report)
        self.resolved = True
        self.whole = whole if self.keep else None
        check_whole(whole, report)
        report.diagnostics = silenced(report, packs).diagnostics
        if report.errors:
            self.keep_tests(outside)
        else:
            self.check_tests(whole.world, packs[-1].documents, outside)

    def check(self, packs: list[ValidPack], report: Report) -> None:
        """Check the documents that fit their schemas, without tests."""
        with report.taking():
            whole, outside = self.check_files(packs, report)
            self.keep_tests(outside)
            check_whole(whole, report)

    def check_files(self, packs: list[ValidPack], report: Report) -> tuple[Checked, Outside]:
        """Check all files, or take what is known of them; gives the whole with the facts of all."""
        rules = typed_rules(resolve(packs, report, self.project.root))
        strict = inputs_of(packs, rules.world).outside if self.keep else ""
        outside = outside_of(rules.world, strict)
        self.texts = {file.path: file.text for pack in packs for file in pack.raw.files}
        whole = check_frame(rules)
        report.extend(whole.found)
        files: dict[str, FileState] = {}
        for path, part in files_of(rules.world).items():
            text = self.texts.get(path, "")
            state = self.known(self.files, path, text, outside)
            if state is None:
                checked = check_file(rules, part)
                kept = checked if self.keep else None
                found = tuple(checked.found)
                state = FileState(text, checked.facts, found, outside, kept)
            files[path] = state
            report.extend(state.found)
        self.files = files
        whole.facts = joined([whole.facts, *(state.facts for state in files.values())])
        self.valid, self.world, self.facts = packs, whole.world, whole.facts
        return whole, outside

    def keep_tests(self, outside: Outside) -> None:
        """While there are errors, tests are not checked; what is known of them may still hold."""
        known = {
            path: self.known(self.waiting, path, state.text, outside)
            for path, state in self.waiting.items()
            if state.text.partition(BASES)[0] == self.texts.get(path)
        }
        self.tests = {path: state for path, state in known.items() if state is not None}

    def check_tests(self, world: World, documents: Iterable[Document], outside: Outside) -> None:
        by_file: dict[str, list[Document]] = {}
        written = [document for document in documents if document.kind == "test"]
        for document in with_bases(written, self.report):
            by_file.setdefault(document.path, []).append(document)
        states: dict[str, FileState] = {}
        for path, tests in by_file.items():
            text = self.text_of_tests(path, tests)
            state = self.known(self.waiting, path, text, outside)
            if state is None:
                found = Findings()
                for test in tests:
                    found.take(compile_test(world, test, write=False).report)
                state = FileState(text, found.facts({}), tuple(found.diagnostics), outside)
            states[path] = state
            self.report.extend(state.found)
        self.tests, self.waiting = states, {}

    def text_of_tests(self, path: str, tests: Sequence[Document]) -> str:
        """All that the tests of a file are made of: the file, those of their bases, and which of them are run."""
        extending = [test for test in tests if "extends" in test.body.entries]
        bases = {base for test in extending for base in _paths(test.body)} - {path}
        run = "\n".join([test.id for test in tests]) if bases else str(len(tests))
        return BASES.join([self.texts[path], run, *[self.texts[base] for base in sorted(bases)]])

    def known(
        self, files: Mapping[str, FileState], path: str, text: str, outside: Outside
    ) -> FileState | None:
        """What came of a file at another time, if the same would come of it now."""
        state = files.get(path)
        if state is None:
            return None
        if id(state.outside) not in self.differences:
            self.differences[id(state.outside)] = state.outside, difference(state.outside, outside)
        since = self.differences[id(state.outside)][1]
        return state.still(path, text, since, outside)


def _paths(value: Value) -> Iterator[str]:
    """The files in which a value and its parts are written."""
    yield value.span.path
    parts = value.entries.values() if isinstance(value, Fields) else ()
    for part in value.items if isinstance(value, Items) else parts:
        yield from _paths(part)
