"""Whether a pack still means what it did, after a file of it was changed."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from compiler.build.build import Project
from compiler.build.rule_test_files import RuleTests
from compiler.build.rule_tests import TestCase
from compiler.source.load import RawFile
from compiler.source.positions import Value, plain
from compiler.workspace.checking import PackState


class Meaning:
    """What a pack without errors means: its values, its modules and its tests."""

    def __init__(self, project: Project, state: PackState) -> None:
        self.project = project
        self.state = state
        self.modules = state.modules()
        self._tests: dict[str, list[object]] = {}  # file -> its tests

    def kept(self, project: Project, state: PackState, path: str) -> bool:
        """Whether a later state of the pack, in which one file has changed, means the same."""
        before, after = _file(self.state, path), _file(state, path)
        if _values(before.documents) == _values(after.documents):
            return True
        if all(next(iter(d.entries)) == "test" for d in before.documents):
            if path not in self._tests:
                self._tests[path] = _tests(self.project, self.state, path)
            return _tests(project, state, path) == self._tests[path]
        return _alike(self.modules, state.modules()) and _beside(state) == _beside(self.state)


def _file(state: PackState, path: str) -> RawFile:
    return next(file for file in state.raws[-1].files if file.path == path)


def _values(documents: Sequence[Value]) -> list[object]:
    return [plain(document) for document in documents]


def _tests(project: Project, state: PackState, path: str) -> list[object]:
    assert state.world is not None
    tests = RuleTests(project, state.pack, world=state.world)
    return [_said(tests.compiled(test)) for test in tests.sound if test.path == path]


def _said(case: TestCase) -> object:
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
    """What no code comes from: the pack itself, its rule index, patches, and the rules that others depend on."""
    found: list[object] = []
    for file in state.raws[-1].files:
        for body in file.documents:
            kind = next(iter(body.entries))
            if kind in ("pack", "rule", "patch"):
                found.append(plain(body))
            elif "rules" in body.entries:
                found.append(plain(body.entries["rules"]))
    return found
