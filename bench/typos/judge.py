"""What the compiler says about a slip, compared with what it should say."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from bench.typos.slips import Slip, where
from compiler import Diagnostic, PackState, Report, Workspace
from compiler.tools import (
    Overlap,
    RawFile,
    Scope,
    TestCase,
    Value,
    apply_edits,
    plain,
    read_yaml,
    rule_tests_of,
)


@dataclass(frozen=True, slots=True)
class Verdict:
    """How well a slip was answered; `changed` is False if the content means what it did."""

    slip: Slip
    line: int
    column: int
    changed: bool
    caught: bool = False
    right_line: bool = False
    right_column: bool = False
    helped: bool | None = None  # None: there is no one right suggestion
    told: int = 0  # diagnostics in all
    said: str = ""
    fixed: bool = False  # whether a fix that is offered restores the file


@dataclass(slots=True)
class Subject:
    """A pack as it is shipped, and what the compiler makes of it."""

    workspace: Workspace
    state: PackState
    scope: Scope
    known: set[tuple[str, str, str]]  # what is told without any slip
    modules: dict[str, str]
    tests: dict[str, list[object]] = field(default_factory=dict)  # file -> its tests

    @property
    def files(self) -> tuple[RawFile, ...]:
        return self.state.raws[-1].files


def subject(root: Path, pack: str) -> Subject:
    workspace = Workspace(root, keep=True)
    state = workspace.check(pack)
    view = workspace.view(pack)
    assert view is not None
    assert view.scope is not None
    known = {(d.code, d.message, d.span.path) for d in state.diagnostics}
    return Subject(workspace, state, view.scope, known, state.modules())


def judge(subject: Subject, slip: Slip) -> Verdict:
    file = next(f for f in subject.files if f.path == slip.path)
    line, column = where(slip, file.text)
    text = slip.applied(file.text)
    subject.workspace.edit(slip.path, text)
    try:
        state = subject.workspace.check(subject.state.pack)
        found = state.diagnostics
        said = [d for d in found if (d.code, d.message, d.span.path) not in subject.known]
        if not said and _means_the_same(subject, state, file, text):
            return Verdict(slip, line, column, changed=False)
    finally:
        subject.workspace.close(slip.path)
    verdict = _verdict(slip, line, column, said)
    return replace(verdict, fixed=_restored(slip, file.text, text, said))


def _restored(slip: Slip, before: str, text: str, said: list[Diagnostic]) -> bool:
    """Whether a fix of one of the messages, on its own, gives back the file as it was."""
    for fix in [fix for d in said for fix in d.fixes]:
        if all(edit.span.path == slip.path for edit in fix.edits):
            with suppress(Overlap):
                if apply_edits(text, fix.edits) == before:
                    return True
    return False


def _means_the_same(subject: Subject, state: PackState, file: RawFile, text: str) -> bool:
    """Whether a file of which nothing is told means what it did before the slip."""
    if _values(read_yaml(text, file.path, Report())) == _values(file.documents):
        return True
    if all(next(iter(d.entries)) == "test" for d in file.documents):
        if file.path not in subject.tests:
            subject.tests[file.path] = _tests(Workspace(subject.workspace.root), state, file)
        return _tests(subject.workspace, state, file) == subject.tests[file.path]
    same = _alike(subject.modules, state.modules())
    return same and _beside(state) == _beside(subject.state)


def _values(documents: Sequence[Value]) -> list[object]:
    return [plain(document) for document in documents]


def _tests(workspace: Workspace, state: PackState, file: RawFile) -> list[object]:
    assert state.world is not None
    tests = rule_tests_of(workspace.project, state.pack)
    own = [test for test in tests.sound if test.path == file.path]
    return [_meaning(tests.compiled(state.world, test)) for test in own]


def _meaning(case: TestCase) -> object:
    return (
        case.title, case.rules, case.scenario, case.players, repr(case.options), case.dice,
        case.draws, case.error, repr(case.texts), ast.dump(ast.parse(case.code)),
    )  # fmt: skip


def _alike(before: dict[str, str], after: dict[str, str]) -> bool:
    """Whether two outputs differ in comments and layout at most."""
    if before.keys() != after.keys():
        return False
    return all(
        text == after[path] or ast.dump(ast.parse(text)) == ast.dump(ast.parse(after[path]))
        for path, text in before.items()
    )


def _beside(state: PackState) -> list[object]:
    """What no code of its own comes from: the pack itself, its rule index, patches, and the rules that others rest on."""
    found: list[object] = []
    for file in state.raws[-1].files:
        for body in file.documents:
            kind = next(iter(body.entries))
            if kind in ("pack", "rule", "patch"):
                found.append(plain(body))
            elif "rules" in body.entries:
                found.append(plain(body.entries["rules"]))
    return found


def _verdict(slip: Slip, line: int, column: int, said: list[Diagnostic]) -> Verdict:
    here = [d for d in said if d.span.path == slip.path and d.span.line == line]
    # A misspelt definition is told where it is used; a note leads to where it stands.
    noted = [d for d in said if (slip.path, line) in [(s.path, s.line) for s, _ in d.related]]
    close = [
        d
        for d in here
        if d.span.column <= column + max(len(slip.wrong), 1)
        and column <= d.span.column + d.span.length
    ]
    helped = None
    if slip.wants is not None:
        helped = any(_helps(d, slip) for d in here)
        helped = helped or any(slip.wants in f"{d.message} {d.help}" for d in noted)
    best = (close or here or noted or said)[:1]
    shown = "".join(f"{d.code} {d.span.line}:{d.span.column} {d.message} | {d.help}" for d in best)
    return Verdict(
        slip,
        line,
        column,
        True,
        bool(said),
        bool(here or noted),
        bool(close or noted),
        helped,
        len(said),
        shown,
    )


def _helps(diagnostic: Diagnostic, slip: Slip) -> bool:
    words = " ".join([diagnostic.help or "", *diagnostic.remarks])
    wants = slip.wants or ""
    if re.fullmatch(r"[\w.-]+", wants) and slip.sort.startswith("misspelt"):
        return f"`{wants}`" in words
    return wants in words
