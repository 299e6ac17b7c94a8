"""Packs on the disk with unsaved texts laid over them: checked, indexed, asked questions."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from compiler.build.build import Project
from compiler.layout.modelines import check_modelines
from compiler.schema.validate import Known
from compiler.source.collector import no_collection
from compiler.source.diagnostics import Diagnostic, Report, Severity
from compiler.source.load import RawFile, RawPack, Texts
from compiler.source.locations import shown
from compiler.source.packs import manifest
from compiler.source.positions import Span
from compiler.workspace.checking import PackState, check_pack
from compiler.workspace.completion import Completion
from compiler.workspace.hover import Hover
from compiler.workspace.index import Definition, Index
from compiler.workspace.rename import Refusal, Renaming, applied, mishaps, rename
from compiler.workspace.view import View, builtin_at


class Workspace:
    """The packs of a project, as they are in the editor of an author.

    Files are named by their paths in the project, with forward slashes. Every answer is about the texts
    as they are when it is asked for; what has not changed since the last answer is not worked out again.
    """

    def __init__(self, root: Path, keep: bool = False) -> None:
        """With `keep`, the meaning of what was checked is kept for `PackState.modules`."""
        self.root = root
        self._keep = keep
        self._buffers: dict[str, str] = {}
        self._texts: dict[str, Texts] = {}
        self._known: dict[str, RawFile] = {}
        self._checked: dict[str, Known] = {}
        self._raws: dict[str, RawPack] = {}
        self._states: dict[str, PackState] = {}
        self._good: dict[str, PackState] = {}  # the last states that could be resolved
        self._views: dict[str, View] = {}
        self._project: Project | None = None

    # -------------------------------------------------------------- texts

    def edit(self, path: str, text: str) -> None:
        """Lay a text over a file; the file need not exist."""
        if self._buffers.get(path) != text:
            self._buffers[path] = text
            self._project = None

    def close(self, path: str) -> None:
        """Take the unsaved text of a file away: what is on the disk counts again."""
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

    def first_lines(self, pack: str) -> list[Diagnostic]:
        """What is wrong with the first lines of files, by which editors know their schemas."""
        report = Report()
        check_modelines(self.project.load(pack, Report()), self.root, report)
        return report.diagnostics

    def packs(self) -> list[str]:
        return self.project.names()

    def homes(self) -> dict[str, str]:
        """The folders of packs, as paths in the project that end with a slash, and whose they are."""
        project = self.project
        return {shown(project.folder(pack), self.root) + "/": pack for pack in project.names()}

    def pack_of(self, path: str) -> str | None:
        """The pack to which a file belongs, whether it is there or not."""
        found = [(len(home), pack) for home, pack in self.homes().items() if path.startswith(home)]
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
        """The pack with all it requires, checked."""
        with no_collection():
            state = check_pack(self.project, pack, self._states.get(pack), self._keep)
        self._states[pack] = state
        # A document that does not fit its schema is missing in what was resolved: better an older state with it.
        good = self._good.get(pack)
        if state.resolved or (state.world is not None and (good is None or not good.resolved)):
            self._good[pack] = state
        return state

    def diagnostics(self, packs: Iterable[str] | None = None) -> list[Diagnostic]:
        """What is wrong in packs (in all, if none are named), each mistake once, in the order of files."""
        report = Report()
        for pack in self.packs() if packs is None else packs:
            report.diagnostics.extend(self.check(pack).diagnostics)
        return report.sorted()

    # -------------------------------------------------------------- names

    def view(self, pack: str) -> View | None:
        """What there is to know about a pack, without further checks; None if it could never be resolved.

        While errors keep the pack from being read, this is about the last time it could be; if it never could, about
        what can be read of it.
        """
        self.check(pack)
        state = self._good.get(pack)
        if state is None or state.world is None:
            return None
        known = self._views.get(pack)
        if known is None or known.state is not state:
            scopes = self._checked[pack].scopes if pack in self._checked else {}
            known = self._views[pack] = View(state, state.world, scopes.get(pack))
        return known

    def index(self, pack: str) -> Index:
        """Where all definitions of a pack and of those it requires are, and where they are used."""
        view = self.view(pack)
        return view.index if view is not None else Index()

    def definitions_at(self, path: str, line: int, column: int) -> tuple[Definition, ...]:
        """What is defined or named at a place; several where a word means several kinds."""
        pack = self.pack_of(path)
        view = self.view(pack) if pack is not None else None
        return view.definitions_at(path, line, column) if view is not None else ()

    def uses_of(self, definition: Definition) -> tuple[Span, ...]:
        """Where something is used, in its own pack and in those that require it."""
        found: set[Span] = set()
        for index in self._indexes_of(definition):
            found.update(index.uses.get(definition.key, ()))
        return tuple(sorted(found))

    def symbols(self, path: str = "", query: str = "") -> tuple[Definition, ...]:
        """What a file defines, or what all packs define whose name holds a word."""
        pack = self.pack_of(path) if path else None
        packs = [pack] if pack else [] if path else self.packs()
        views = [view for name in packs if (view := self.view(name)) is not None]
        found = {d.key: d for view in views for d in view.symbols(path, query)}
        return tuple(sorted(found.values(), key=lambda d: d.span))

    def rename(self, definition: Definition, new: str) -> Renaming:
        """The edits that give something another name everywhere, or why that cannot be done."""
        packs = self._packs_of(definition)
        before = self.diagnostics(packs)
        if any(d.severity is Severity.ERROR for d in before):
            return Renaming((), (Refusal("there are errors: fix them first", before[0].span),))
        indexes = self._indexes_of(definition)
        made = rename(definition, indexes, new, self.text)
        if made.refusals or new == definition.name:
            return made
        after = self._copy()
        for path, text in applied(made.edits, self.text).items():
            after.edit(path, text)
        found = after.diagnostics(packs)
        pairs = {pack: (self.index(pack), after.index(pack)) for pack in packs}
        refusals = tuple(mishaps(definition, before, found, pairs))
        return Renaming((), refusals) if refusals else made

    def _packs_of(self, definition: Definition) -> list[str]:
        home = definition.pack or self.pack_of(definition.span.path) or ""
        return [home, *self.dependants(home)]

    def _indexes_of(self, definition: Definition) -> list[Index]:
        return [self.index(pack) for pack in self._packs_of(definition)]

    def _copy(self) -> Workspace:
        """The same packs, for trying something out."""
        other = Workspace(self.root, self._keep)
        other._buffers = dict(self._buffers)
        other._texts = dict(self._texts)
        other._known = dict(self._known)
        other._raws = dict(self._raws)
        other._states = dict(self._states)
        return other

    def hover_at(self, path: str, line: int, column: int) -> Hover | None:
        """What there is to say about the name at a place."""
        pack = self.pack_of(path)
        if pack is None:
            return None
        view = self.view(pack)
        if view is None:
            return builtin_at(self.text(path) or "", path, line, column)
        return view.hover_at(path, line, column)

    def complete_at(self, path: str, line: int, column: int) -> tuple[Completion, ...]:
        """What can be written at a place: the word under the cursor is what it replaces."""
        pack, text = self.pack_of(path), self.text(path)
        view = self.view(pack) if pack is not None and text is not None else None
        if view is None or text is None:
            return ()
        return view.complete_at(text, path, line, column)
