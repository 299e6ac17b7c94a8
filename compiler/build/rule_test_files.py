"""The rule tests of a pack, before they are compiled: its own, those of files from anywhere, or one in a text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from compiler.build.build import Project, resolved, validated
from compiler.build.rule_test_bases import with_bases
from compiler.build.rule_test_keys import texts
from compiler.build.rule_tests import TestCase, compile_test
from compiler.check.routines import with_types
from compiler.model.definitions import World
from compiler.schema.patches import patch
from compiler.schema.validate import Document, ValidPack, validate
from compiler.source.diagnostics import Diagnostic, Report
from compiler.source.load import RawFile, RawPack, documents_of, read_yaml
from compiler.source.pack_files import text_to_show
from compiler.source.positions import Scalar, Span

EXPECTS_NOTHING = "E0410"  # a mistake of a test, but not of a base for other tests


@dataclass(frozen=True, slots=True)
class RuleTest:
    """A test as it is written."""

    document: Document

    @property
    def title(self) -> str:
        return self.document.id

    @property
    def path(self) -> str:
        return self.document.path

    @property
    def span(self) -> Span:
        return self.document.span

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that it proves."""
        return tuple(texts(self.document.body, "rules"))


class RuleTests:
    """The rule tests of a pack. One with a mistake is not sound; the others can be run all the same."""

    def __init__(
        self, project: Project, pack: str, files: Sequence[Path] = (), world: World | None = None
    ) -> None:
        """The tests of a pack, or of files from anywhere, checked against the schemas.

        They are compiled against `world`, if the pack has already been resolved (ContentError if it has errors).
        """
        self._world = world or _world(project, pack)
        report = Report()
        own = project.closure(pack, report)[-1]
        if files:
            valid = _with(project, pack, [_foreign(file, own, report) for file in files], report)
        else:
            valid = validated(project, pack, report).packs
        fitting = {d.span: d for d in valid[-1].documents if d.kind == "test"}
        written: list[Document] = []
        for file in valid[-1].raw.files:
            for body in file.documents:
                kind, head = next(iter(body.entries.items()))
                if kind == "test" and isinstance(head, Scalar):
                    # A document that does not fit its schema is missing among the valid ones.
                    plain = Document(kind, head.text, body, head.span, pack, head.span.path)
                    written.append(fitting.get(head.span, plain))
        whole = with_bases(written, report)
        self._mistakes = report.errors
        # The ids of rules that the pack and those it requires list.
        self._index = frozenset([d.id for v in valid for d in v.documents if d.kind == "rule"])
        self.written = [RuleTest(test) for test in written]
        # With what they take over from others:
        self.sound = [RuleTest(test) for test in whole if not self._mistakes_in(test)]

    def compiled(self, test: RuleTest, world: World | None = None) -> TestCase:
        return compile_test(world or self._world, test.document, self._index)

    def mistakes_in(self, test: RuleTest) -> list[Diagnostic]:
        return self._mistakes_in(test.document)

    def _mistakes_in(self, test: Document) -> list[Diagnostic]:
        """Those between the first line of a test and the next test's."""
        span = test.span
        later = [t.span.line for t in self.written if t.path == span.path]
        end = min([line for line in later if line > span.line], default=None)
        return [
            d
            for d in self._mistakes
            if d.span.path == span.path
            and d.span.line >= span.line
            and (end is None or d.span.line < end)
        ]


def case_in(project: Project, pack: str, text: str) -> TestCase:
    """The one test in a text, as if it lay in a file of the pack; it need not expect anything.

    ContentError if it has mistakes.
    """
    report = Report()
    own = project.closure(pack, report)[-1]
    valid = _with(project, pack, [_file("sandbox", text, own, report)], report)
    report.stop_if_errors()
    tests = [d for d in valid[-1].documents if d.kind == "test"]
    if len(tests) != 1:
        raise ValueError(f"this should be one test, not {len(tests)}")
    case = compile_test(_world(project, pack), tests[0])
    Report([d for d in case.report.diagnostics if d.code != EXPECTS_NOTHING]).stop_if_errors()
    return case


def _world(project: Project, pack: str) -> World:
    """What tests of a pack are compiled against; ContentError if the pack has errors."""
    return with_types(resolved(project, pack, Report())[1])


def _with(project: Project, pack: str, files: list[RawFile], report: Report) -> list[ValidPack]:
    """The documents of a pack with these files in the place of its own tests."""
    report.stop_if_errors()
    *others, own = project.closure(pack, Report())
    rest = tuple(file for file in own.files if "/tests/" not in file.path)
    raws = [*others, RawPack(own.id, own.folder, (*rest, *files))]
    return validate(patch(raws, report).packs, report)


def _foreign(file: Path, pack: RawPack, report: Report) -> RawFile:
    """A test file from anywhere, as if it lay in the tests of the pack."""
    return _file(file.stem, text_to_show(file) or "", pack, report, file.as_posix())


def _file(name: str, text: str, pack: RawPack, report: Report, told_as: str = "") -> RawFile:
    home = pack.files[0].path.rsplit("/", 1)[0] if pack.files else pack.id
    path = f"{home}/tests/{name}.yaml"
    return RawFile(path, text, documents_of(read_yaml(text, told_as or path, report), report))
