"""The desk: open texts of a project in, answers out. It knows nothing about editors.

Two threads share a desk. One checks, and only this one uses the workspace. The other one answers from views: results
of the last check, which never change. Positions are converted to texts that have changed since.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from compiler import (
    Completion,
    Definition,
    Diagnostic,
    Hover,
    Moved,
    Outlined,
    Refusal,
    Renaming,
    Report,
    Severity,
    Signature,
    Span,
    View,
    Workspace,
    formatting,
    pack_files,
)
from siegewright.language_server.lenses import Lens, lenses


@dataclass(frozen=True, slots=True)
class Found:
    """What a check has found so far: the mistakes of every file, and the texts they were found in."""

    files: Mapping[str, tuple[Diagnostic, ...]] = field(default_factory=dict)
    texts: Mapping[str, str] = field(default_factory=dict)  # of all files with mistakes
    whole: bool = False  # whether all packs that matter have been checked


KEPT = 50  # versions of packs whose games have begun


class Overtaken(Exception):
    """The texts have changed while they were checked."""


class Desk:
    """One project, with the texts that are open."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.open: dict[str, str] = {}  # path -> text as the compiler reads it
        self.views: dict[str, View] = {}
        self.found = Found()
        self.homes: Mapping[str, str] = {}  # folder -> pack
        self._workspace = Workspace(root)  # for the thread that checks
        self._laid: dict[str, str] = {}
        self._told: dict[str, tuple[Diagnostic, ...]] = {}  # pack -> what its check found
        # pack and its texts -> what its games said when they began
        self._begun: dict[tuple[str, int], tuple[Diagnostic, ...]] = {}

    # -------------------------------------------------------------- checking

    def check(
        self,
        texts: Mapping[str, str],
        look_again: bool = False,
        overtaken: Callable[[], bool] = lambda: False,
        tell: Callable[[Found], None] = lambda found: None,
        viewed: Callable[[], None] = lambda: None,
    ) -> None:
        """Check the packs of these texts, then all that require them.

        `tell` hears of mistakes, and `viewed` that questions can be answered, after each of the two. Raises
        Overtaken when a result is no longer wanted. After a fault of ours, the next check begins from nothing.
        """
        try:
            self._check(texts, look_again, overtaken, tell, viewed)
        except Overtaken:
            raise
        except Exception:
            self._workspace, self._laid = Workspace(self.root), {}
            raise

    def _check(
        self,
        texts: Mapping[str, str],
        look_again: bool,
        overtaken: Callable[[], bool],
        tell: Callable[[Found], None],
        viewed: Callable[[], None],
    ) -> None:
        changed = self._lay(texts, look_again)
        workspace = self._workspace
        self.homes = workspace.homes()
        own = sorted({pack for path in texts if (pack := workspace.pack_of(path)) is not None})
        depend = {other for pack in own for other in workspace.dependants(pack)}
        below = sorted(depend.difference(own))
        packs = [*own, *below]
        for pack in [pack for pack in self._told if pack not in packs]:
            del self._told[pack]
        old = {
            pack: tuple(d for d in found if d.span.path not in changed)
            for pack, found in self._told.items()
        }

        def wanted() -> None:
            if overtaken():
                raise Overtaken

        for group in (own, below):
            for pack in group:
                wanted()
                self._told[pack] = old[pack] = self._mistakes(pack)
            wanted()
            tell(self._files(old, group is below))
            for pack in group:
                wanted()
                view = workspace.view(pack)
                if view is not None:
                    for path in changed & view.texts.keys():
                        view.index.in_file(path)  # so that later requests do not wait for it
                    self.views = {**self.views, pack: view}  # others may be reading them
            viewed()
        self.views = {pack: view for pack, view in self.views.items() if pack in packs}

    def _lay(self, texts: Mapping[str, str], look_again: bool) -> set[str]:
        """Let the workspace have these texts; gives the files that are not what they were."""
        workspace = self._workspace
        if look_again:
            workspace.refresh()
        changed = {path for path in texts if self._laid.get(path) != texts[path]}
        changed |= self._laid.keys() - texts.keys()
        for path in self._laid.keys() - texts.keys():
            workspace.close(path)
        for path, text in texts.items():
            workspace.edit(path, text)
        self._laid = dict(texts)
        return changed

    def _mistakes(self, pack: str) -> tuple[Diagnostic, ...]:
        """What `siegewright check` says about a pack; of its games, what is known about these texts."""
        state = self._workspace.check(pack)
        report = Report([*state.diagnostics])
        if not report.errors:
            report.diagnostics.extend(self._begun.get(self._stamp(pack), ()))
        if not report.errors:
            report.diagnostics.extend(self._workspace.first_lines(pack))
        return tuple(report.diagnostics)

    def _files(self, told: Mapping[str, Iterable[Diagnostic]], whole: bool) -> Found:
        files: dict[str, list[Diagnostic]] = {}
        for diagnostic in Report([d for found in told.values() for d in found]).sorted():
            files.setdefault(diagnostic.span.path, []).append(diagnostic)
        mentioned = {span.path for found in files.values() for d in found for span in _spans(d)}
        texts = {path: self._workspace.text(path) or "" for path in mentioned}
        return Found({path: tuple(found) for path, found in files.items()}, texts, whole)

    def to_begin(self, texts: Mapping[str, str]) -> list[str]:
        """The packs whose games can begin, and have not with these texts; none while something is not saved."""
        if any(self._saved(path) != text for path, text in texts.items()):
            return []
        return [
            pack
            for pack, found in self._told.items()
            if not Report([*found]).errors and self._stamp(pack) not in self._begun
        ]

    def _stamp(self, pack: str) -> tuple[str, int]:
        """A pack with the texts that it is made of."""
        raws = self._workspace.check(pack).raws
        return pack, hash(tuple([(file.path, file.text) for raw in raws for file in raw.files]))

    def _saved(self, path: str) -> str | None:
        with suppress(OSError, UnicodeError):
            return pack_files.plain_text(pack_files.read_bytes(self.root / path))
        return None

    def begun(self, pack: str, said: Iterable[Diagnostic]) -> Found:
        """Take what the games of a pack said when they began. For the thread that checks."""
        self._begun = dict([*self._begun.items()][-KEPT:])
        self._begun[self._stamp(pack)] = tuple(said)
        self._told[pack] = self._mistakes(pack)
        return self._files(self._told, True)

    def rename(
        self, texts: Mapping[str, str], path: str, line: int, column: int, new: str
    ) -> tuple[Renaming, Mapping[str, str]]:
        """The edits of a rename, and the texts that they belong to. For the thread that checks."""
        self._lay(texts, True)
        workspace = self._workspace
        defined = workspace.definitions_at(path, line, column)
        if not defined:
            return Renaming((), (Refusal("there is nothing here that has a name"),)), {}
        made = [workspace.rename(definition, new) for definition in defined]
        refused = tuple(refusal for one in made for refusal in one.refusals)
        if refused:
            return Renaming((), refused), {}
        edits = tuple(dict.fromkeys(edit for one in made for edit in one.edits))
        paths = {edit.span.path for edit in edits}
        return Renaming(edits), {name: workspace.text(name) or "" for name in paths}

    # -------------------------------------------------------------- answers

    def pack_of(self, path: str) -> str | None:
        """The pack of a file, whether it has been checked or not."""
        found = [(len(home), pack) for home, pack in self.homes.items() if path.startswith(home)]
        return max(found)[1] if found else None

    def text(self, path: str) -> str:
        """A file as it is open, or as it was when it was last checked."""
        text = self.open.get(path)
        if text is not None:
            return text
        for view in self.views.values():
            if path in view.texts:
                return view.texts[path]
        return ""

    def _view(self, path: str) -> View | None:
        pack = self.pack_of(path)
        return self.views.get(pack) if pack is not None else None

    def _moved(self, view: View, path: str) -> Moved:
        old = view.texts.get(path, "")
        return Moved(old, self.open.get(path, old))

    def _now(self, view: View, spans: Iterable[Span]) -> list[Span]:
        """Places of a view in the texts as they are; those that are gone are left out."""
        moves: dict[str, Moved] = {}
        found: list[Span] = []
        for span in spans:
            if span.path not in moves:
                moves[span.path] = self._moved(view, span.path)
            now = moves[span.path].span(span)
            if now is not None:
                found.append(now)
        return found

    def definitions(self, path: str, line: int, column: int) -> tuple[Definition, ...]:
        """What is named at a place; places are those of the last check."""
        view = self._view(path)
        place = self._moved(view, path).back(line, column) if view is not None else None
        if view is None or place is None:
            return ()
        return view.definitions_at(path, *place)

    def defined(self, path: str, line: int, column: int) -> list[Span]:
        """Where what is named at a place is defined."""
        view = self._view(path)
        if view is None:
            return []
        return self._now(view, [d.span for d in self.definitions(path, line, column)])

    def uses(self, path: str, line: int, column: int, also_defined: bool = True) -> list[Span]:
        """Where what is named at a place is, in all packs that have been checked."""
        found: dict[Span, None] = {}
        for definition in self.definitions(path, line, column):
            for view in self.views.values():
                known = view.index.definitions.get(definition.key)
                if known is None or known.span != definition.span:
                    continue
                spans = list(view.index.uses.get(definition.key, ()))
                if also_defined:
                    spans.append(definition.span)
                found.update(dict.fromkeys(self._now(view, spans)))
        return sorted(found)

    def uses_here(self, path: str, line: int, column: int) -> list[tuple[Span, bool]]:
        """Where what is named at a place is in the same file, and whether it is defined there."""
        view = self._view(path)
        defined = {d.key: d.span for d in self.definitions(path, line, column)}
        if view is None or not defined:
            return []
        moved = self._moved(view, path)
        rows = view.index.in_file(path).values()
        here = {span: span == defined[key] for row in rows for span, key in row if key in defined}
        found = [(moved.span(span), is_one) for span, is_one in here.items()]
        return sorted((span, is_one) for span, is_one in found if span is not None)

    def span_at(self, path: str, line: int, column: int) -> Span | None:
        """The name at a place."""
        view = self._view(path)
        place = self._moved(view, path).back(line, column) if view is not None else None
        if view is None or place is None:
            return None
        span = view.index.span_at(path, *place)
        now = self._now(view, [span]) if span is not None else []
        return now[0] if now else None

    def hover(self, path: str, line: int, column: int) -> Hover | None:
        view = self._view(path)
        place = self._moved(view, path).back(line, column) if view is not None else None
        return view.hover_at(path, *place) if view is not None and place is not None else None

    def completions(self, path: str, line: int, column: int) -> tuple[Completion, ...]:
        view = self._view(path)
        text = self.open.get(path)
        if view is None or text is None:
            return ()
        return view.complete_at(text, path, line, column)

    def symbols(self, path: str) -> list[tuple[Definition, Span]]:
        """What a file defines, in its order."""
        view = self._view(path)
        if view is None:
            return []
        moved = self._moved(view, path)
        found = [(d, moved.span(d.span)) for d in view.symbols(path)]
        return [(d, span) for d, span in found if span is not None]

    def search(self, query: str) -> list[tuple[Definition, Span]]:
        """What all checked packs define whose name holds a word; capitals and spaces do not matter."""
        wanted = query.strip().lower().replace(" ", "_")
        found: dict[str, tuple[Definition, Span]] = {}
        for view in self.views.values():
            for definition in view.symbols(query=wanted):
                now = self._now(view, [definition.span])
                if now:
                    found.setdefault(definition.key, (definition, now[0]))
        return sorted(found.values(), key=lambda pair: pair[1])

    def outline(self, path: str) -> list[tuple[Outlined, Moved]]:
        """The documents of a file, and how its places have moved since."""
        view = self._view(path)
        if view is None:
            return []
        moved = self._moved(view, path)
        return [(one, moved) for one in view.outline(path)]

    def lenses(self, path: str) -> list[Lens]:
        """What comes above the documents of a file."""
        view = self._view(path)
        if view is None:
            return []
        others = [other for other in self.views.values() if other is not view]
        moved = self._moved(view, path)
        found = [(lens, moved.span(lens.span)) for lens in lenses(view, others, path)]
        return [replace(lens, span=span) for lens, span in found if span is not None]

    def rules_texts(self, path: str, first: int, last: int) -> list[tuple[Span, str]]:
        """What players read for the abilities between two lines; of a line with a mistake, only half would be said."""
        view = self._view(path)
        if view is None:
            return []
        found_here = self.found.files.get(path, ())
        wrong = {d.span.line for d in found_here if d.severity is Severity.ERROR}
        moved = self._moved(view, path)
        start, end = moved.back(first, 1), moved.back(last, 1)
        rows = len(view.texts.get(path, "").split("\n"))
        texts = view.rules_texts(path, start[0] if start else 1, end[0] if end else rows)
        found = [(moved.span(span), text) for span, text in texts]
        return [(span, text) for span, text in found if span is not None and span.line not in wrong]

    def signature(self, path: str, line: int, column: int) -> Signature | None:
        view = self._view(path)
        text = self.open.get(path)
        if view is None or text is None:
            return None
        return view.signature_at(text, path, line, column)

    def formatted(self, path: str) -> str | None:
        """An open file in its one form (LeftAlone says why not); None if its pack is not known."""
        view = self._view(path)
        text = self.open.get(path)
        if view is None or text is None:
            return None
        found = self.found.files.get(path, ())
        return formatting.formatted_text(view, self.root, path, text, found)


def _spans(diagnostic: Diagnostic) -> list[Span]:
    """All places that a diagnostic names."""
    edits = [edit.span for fix in diagnostic.fixes for edit in fix.edits]
    return [diagnostic.span, *(related.span for related in diagnostic.related), *edits]
