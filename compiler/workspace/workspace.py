"""Packs on the disk with unsaved texts laid over them: checked, indexed, asked questions."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from compiler.build.build import Project
from compiler.schema.validate import Known
from compiler.source.diagnostics import Diagnostic, Report
from compiler.source.load import RawFile, RawPack, Texts, shown
from compiler.source.packs import manifest
from compiler.workspace.checking import PackState, check_pack


class Workspace:
    """The packs of a project, as they are in the editor of somebody who works on them.

    Files are named by their paths in the project, with forward slashes. Every answer is about the texts
    as they are when it is asked for; what has not changed since the last answer is not worked out again.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self._buffers: dict[str, str] = {}
        self._texts: dict[str, Texts] = {}
        self._known: dict[str, RawFile] = {}
        self._checked: dict[str, Known] = {}
        self._raws: dict[str, RawPack] = {}
        self._states: dict[str, PackState] = {}
        self._good: dict[str, PackState] = {}  # the last states that could be resolved
        self._project: Project | None = None

    # -------------------------------------------------------------- texts

    def edit(self, path: str, text: str) -> None:
        """Lay a text over a file; the file need not exist."""
        if self._buffers.get(path) != text:
            self._buffers[path] = text
            self._project = None

    def close(self, path: str) -> None:
        """Take the unsaved text of a file away: what lies on the disk counts again."""
        if self._buffers.pop(path, None) is not None:
            self._project = None

    def refresh(self) -> None:
        """Read the disk again before the next answer."""
        self._texts.clear()
        self._project = None

    def text(self, path: str) -> str | None:
        """A file as it is now; None if no pack has it."""
        if path in self._buffers:
            return self._buffers[path]
        pack = self.pack_of(path)
        if pack is None:
            return None
        self.project.load(pack, Report())
        return self._texts[pack].files.get(path)

    # -------------------------------------------------------------- packs

    @property
    def project(self) -> Project:
        """The packs at this moment; the next edit makes another one."""
        if self._project is None:
            self._project = Project(
                self.root,
                known=self._known,
                buffers=dict(self._buffers),
                texts=self._texts,
                checked=self._checked,
                before=self._raws,
                stand_in=True,
            )
        return self._project

    def packs(self) -> list[str]:
        return self.project.names()

    def pack_of(self, path: str) -> str | None:
        """The pack to which a file belongs, whether it is there or not."""
        found = [
            (len(home), pack)
            for pack in self.project.names()
            if path.startswith(home := shown(self.project.folder(pack), self.root) + "/")
        ]
        return max(found)[1] if found else None

    def dependants(self, pack: str) -> list[str]:
        """The packs that require a pack, also through others; they are checked when it changes."""
        needs = {
            name: set(manifest(self.project.load(name, Report())).requires)
            for name in self.project.names()
        }
        found: set[str] = set()
        waiting = [pack]
        while waiting:
            below = waiting.pop()
            more = {name for name, wanted in needs.items() if below in wanted} - found
            found |= more
            waiting.extend(more)
        return sorted(found)

    # -------------------------------------------------------------- checking

    def check(self, pack: str) -> PackState:
        """The pack with all it rests on, checked."""
        state = check_pack(self.project, pack, self._states.get(pack))
        self._states[pack] = state
        if state.world is not None:
            self._good[pack] = state
        return state

    def diagnostics(self, packs: Iterable[str] | None = None) -> list[Diagnostic]:
        """What is wrong in packs (in all, if none are named), each mistake once, in the order of files."""
        report = Report()
        for pack in self.packs() if packs is None else packs:
            report.diagnostics.extend(self.check(pack).diagnostics)
        return report.sorted()
