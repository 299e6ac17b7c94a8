"""What the compiler says about a slip, compared with what it should say."""

from __future__ import annotations

import ast
import re
from contextlib import suppress
from dataclasses import dataclass, field, replace

from bench.typos.slips import Slip, where
from compiler import ContentError, Diagnostic, Project, Report, compile_test
from compiler.tools import (
    Document,
    Overlap,
    RawFile,
    RawPack,
    Scope,
    TestCase,
    ValidPack,
    World,
    apply_edits,
    check,
    documents_of,
    emit,
    in_order,
    lower,
    names_of,
    patch,
    plain,
    read_yaml,
    resolve,
    rule_ids,
    scopes_of,
    validate,
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

    pack: str
    raws: list[RawPack]
    scope: Scope
    world: World
    valid: list[ValidPack]
    known: set[tuple[str, str, str]]  # what is told without any slip
    output: dict[str, str]
    tests: dict[str, list[object]] = field(default_factory=dict)  # file -> its tests

    @property
    def files(self) -> tuple[RawFile, ...]:
        return self.raws[-1].files


def subject(project: Project, pack: str) -> Subject:
    report = Report()
    raws = project.closure(pack, report)
    scope = scopes_of(raws, Report())[pack]
    valid = validate(patch(raws, report).packs, report)
    checked = check(resolve(valid, report, project.root), report)
    world = checked.world
    output = {f.path: f.text for f in emit(lower(checked), names_of(world))}
    report.stop_if_errors()
    known = {(d.code, d.message, d.span.path) for d in report.diagnostics}
    return Subject(pack, raws, scope, world, valid, known, output)


def judge(subject: Subject, slip: Slip) -> Verdict:
    file = next(f for f in subject.files if f.path == slip.path)
    line, column = where(slip, file.text)
    report = Report()
    text = slip.applied(file.text)
    documents = documents_of(read_yaml(text, file.path, report), report)
    changed = replace(file, text=text, documents=documents)
    own = subject.raws[-1]
    files = tuple(changed if f is file else f for f in own.files)
    raws = [*subject.raws[:-1], replace(own, files=files)]
    same = True
    if not report.errors and documents == file.documents:
        return Verdict(slip, line, column, changed=False)
    with suppress(ContentError):
        same = _compile(subject, raws, file, report)
    said = [d for d in report.sorted() if (d.code, d.message, d.span.path) not in subject.known]
    if not said and same:
        return Verdict(slip, line, column, changed=False)
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


def _compile(subject: Subject, raws: list[RawPack], file: RawFile, report: Report) -> bool:
    """Compile what a slip can have changed; gives whether all means what it did."""
    report.stop_if_errors()
    there = {raw.id: raw for raw in raws}
    in_order(subject.pack, there.get, there, report)
    valid = _validated(subject, raws, file, report)
    report.stop_if_errors()
    if _only_tests(file):
        before = _tests(subject, subject.raws, file)
        rule_ids([d for pack in valid for d in pack.documents], report)
        cases = [compile_test(subject.world, d) for d in _of(valid, file)]
        for case in cases:
            report.diagnostics.extend(case.report.diagnostics)
        return [_meaning(case) for case in cases] == before
    checked = check(resolve(valid, report, raws[-1].folder.parents[1]), report)
    report.stop_if_errors()
    output = {f.path: f.text for f in emit(lower(checked), names_of(checked.world))}
    if _alike(subject.output, output) and _beside(raws) == _beside(subject.raws):
        return True
    # A rule test may be the first to use what has changed.
    for document in valid[-1].documents:
        if document.kind == "test":
            report.diagnostics.extend(compile_test(checked.world, document).report.diagnostics)
    return False


DECLARING = ("pack", "kind", "enum", "rule", "patch")  # what others are checked against


def _validated(
    subject: Subject, raws: list[RawPack], file: RawFile, report: Report
) -> list[ValidPack]:
    """The documents of all packs; only those of the changed file are looked at again, if that will do."""
    if any(next(iter(d.entries)) in DECLARING for d in file.documents):
        return validate(patch(raws, report).packs, report)
    own = raws[-1]
    trimmed = tuple(
        f
        if f.path == file.path
        else replace(
            f, documents=tuple(d for d in f.documents if next(iter(d.entries)) in DECLARING)
        )
        for f in own.files
    )
    found = validate(patch([*raws[:-1], replace(own, files=trimmed)], report).packs, report)
    new = [d for d in found[-1].documents if d.path == file.path]
    documents: list[Document] = []
    for path in [f.path for f in own.files]:
        old = [d for d in subject.valid[-1].documents if d.path == path]
        documents += new if path == file.path else old
    return [*subject.valid[:-1], replace(subject.valid[-1], documents=tuple(documents))]


def _only_tests(file: RawFile) -> bool:
    return bool(file.documents) and all(next(iter(d.entries)) == "test" for d in file.documents)


def _of(valid: list[ValidPack], file: RawFile) -> list[Document]:
    return [d for d in valid[-1].documents if d.path == file.path and d.kind == "test"]


def _tests(subject: Subject, raws: list[RawPack], file: RawFile) -> list[object]:
    if file.path not in subject.tests:
        documents = _of(validate(patch(raws, Report()).packs, Report()), file)
        subject.tests[file.path] = [_meaning(compile_test(subject.world, d)) for d in documents]
    return subject.tests[file.path]


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


def _beside(raws: list[RawPack]) -> list[object]:
    """What no code of its own comes from: the pack itself, its rule index, patches, and the rules that others rest on."""
    found: list[object] = []
    for file in raws[-1].files:
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
