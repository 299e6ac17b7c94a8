"""What the compiler says about a slip, compared with what it should say."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from bench.typos.slips import Slip, where
from compiler import Diagnostic, View, Workspace, fixes, inspection


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


@dataclass(frozen=True, slots=True)
class Subject:
    """A pack as it is shipped, and what the compiler makes of it."""

    workspace: Workspace
    view: View
    known: set[tuple[str, str, str]]  # what is reported without any slip
    meaning: inspection.Meaning

    @property
    def files(self) -> dict[str, str]:
        """The texts of the pack itself, by path."""
        return {file.path: file.text for file in self.view.state.raws[-1].files}


def subject(root: Path, pack: str) -> Subject:
    workspace = Workspace(root, keep=True)
    state = workspace.check(pack)
    view = workspace.view(pack)
    assert view is not None
    known = {(d.code, d.message, d.span.path) for d in state.diagnostics}
    return Subject(workspace, view, known, inspection.Meaning(Workspace(root).project, state))


def judge(subject: Subject, slip: Slip) -> Verdict:
    before = subject.files[slip.path]
    line, column = where(slip, before)
    text = slip.applied(before)
    subject.workspace.edit(slip.path, text)
    try:
        state = subject.workspace.check(subject.view.pack)
        found = state.diagnostics
        said = [d for d in found if (d.code, d.message, d.span.path) not in subject.known]
        if not said and subject.meaning.kept(subject.workspace.project, state, slip.path):
            return Verdict(slip, line, column, changed=False)
        said = said or _elsewhere(subject)
    finally:
        subject.workspace.close(slip.path)
    verdict = _verdict(slip, line, column, said)
    return replace(verdict, fixed=_restored(slip, before, text, said))


def _elsewhere(subject: Subject) -> list[Diagnostic]:
    """What `check` says then about packs that require this one: a library is used there."""
    workspace = subject.workspace
    found: list[Diagnostic] = []
    for pack in workspace.dependants(subject.view.pack):
        found += workspace.check(pack).diagnostics
    # Packs are shipped without mistakes, so all of it comes from the slip.
    return found


def _restored(slip: Slip, before: str, text: str, said: list[Diagnostic]) -> bool:
    """Whether a fix of one of the messages, on its own, gives back the file as it was."""
    for fix in [fix for d in said for fix in d.fixes]:
        if all(edit.span.path == slip.path for edit in fix.edits):
            with suppress(fixes.Overlap):
                if fixes.apply_edits(text, fix.edits) == before:
                    return True
    return False


def _verdict(slip: Slip, line: int, column: int, said: list[Diagnostic]) -> Verdict:
    here = [d for d in said if d.span.path == slip.path and d.span.line == line]
    # A misspelt definition is reported where it is used; a note leads to where it is.
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
