"""Formatted files of packs, with current names: `Formatter`, `formatted_text`, `LeftAlone`."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from compiler.layout.formatted import Home, formatted
from compiler.layout.yaml_tree import LeftAlone
from compiler.model.builtins import FORMER_FUNCTIONS
from compiler.schema.former_names import former_names_of
from compiler.schema.scope import Scope, scopes_of
from compiler.source.diagnostics import ContentError, Diagnostic, Edit, Report
from compiler.source.fixes import Overlap, apply_edits
from compiler.source.positions import Fields, Items, Scalar, Value
from compiler.workspace.view import View
from compiler.workspace.workspace import Workspace

__all__ = ["Formatter", "LeftAlone", "formatted_text"]

# Keys whose texts are for people: a former name in them is an ordinary word.
PROSE = frozenset(
    (
        "was",
        "name",
        "title",
        "text",
        "log",
        "flavour",
        "summary",
        "description",
        "why",
        "source",
        "rules",
        "test",
    )
)


class NamesOfNow:
    """Writes the names of now for those that something had before.

    Which word is which only a check of the pack can tell. It takes place only if a former name of the
    language or of a pack may be in a rule, a field or a test of the pack.
    """

    def __init__(self, root: Path) -> None:
        self.workspace = Workspace(root)
        self.found: dict[str, dict[str, list[Edit]]] = {}  # pack -> path -> what to write

    def written(self, text: str, path: str, home: Home) -> str:
        pack = home.pack.name
        if pack not in self.found:
            self.found[pack] = {}
            with suppress(ContentError):  # what cannot be known is laid out as it is
                self.found[pack] = self.edits(pack)
        found = self.found[pack].get(path)
        plain = text.replace("\r\n", "\n").replace("\r", "\n")
        return apply_edits(plain, found) if found and self.workspace.text(path) == plain else text

    def edits(self, pack: str) -> dict[str, list[Edit]]:
        raws = self.workspace.project.closure(pack, Report())
        bodies = [body for raw in raws for file in raw.files for body in file.documents]
        old = {name.text for body in bodies for name in former_names_of(body)}
        words = [rf"{re.escape(name)}s?\b" for name in sorted(old)]
        words += [rf"{name}\(" for name in FORMER_FUNCTIONS]
        pattern = re.compile(rf"\b(?:{'|'.join(words)})")
        own = [body for file in raws[-1].files for body in file.documents]
        by_path: dict[str, list[Edit]] = {}
        if any(pattern.search(said) for body in own for said in _said(body)):
            for diagnostic in self.workspace.check(pack).diagnostics:
                for fix in diagnostic.fixes[:1] if diagnostic.code == "W0407" else ():
                    for edit in fix.edits:
                        by_path.setdefault(edit.span.path, []).append(edit)
        return by_path


def _said(value: Value) -> Iterator[str]:
    """The texts and keys of a document that are not words for people."""
    match value:
        case Fields():
            for key, inner in value.entries.items():
                if key not in PROSE:
                    yield key
                    yield from _said(inner)
        case Items():
            for item in value.items:
                yield from _said(item)
        case Scalar():
            yield value.text


class Formatter:
    """Lays out files of a project one after the other."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._homes: dict[Path, Home] = {}
        self._now = NamesOfNow(root)

    def formatted(self, path: Path, text: str, report: Report) -> str | None:
        """A file in its one form; None if it cannot be read (the report says why).

        LeftAlone if it is YAML, but cannot be laid out.
        """
        shown = os.path.relpath(path, self.root)
        home = self._home(path)
        renamed = self._now.written(text, shown, home) if home is not None else text
        return formatted(renamed, shown, home, report)

    def _home(self, path: Path) -> Home | None:
        """The pack that a file is in, or None if it is in none."""
        folder = next((p for p in path.resolve().parents if (p / "pack.yaml").is_file()), None)
        if folder is None:
            return None
        if folder not in self._homes:
            scope = Scope(folder.name)
            project = self._now.workspace.project
            try:
                if project.folder(folder.name).resolve() == folder.resolve():
                    raws = project.closure(folder.name, Report())
                    scope = scopes_of(raws, Report())[folder.name]
            except ContentError:
                pass  # what cannot be known is laid out as plain YAML
            self._homes[folder] = Home(self.root, folder, scope)
        return self._homes[folder]


def formatted_text(
    view: View, root: Path, path: str, text: str, found: Iterable[Diagnostic]
) -> str | None:
    """A text that is not saved in its one form, with the names that things have now; None if its pack is not known.

    `found` is what a check of the text says. LeftAlone if the text has to stay as it is.
    """
    if view.scope is None:
        return None
    former = [edit for d in found if d.code == "W0407" for fix in d.fixes[:1] for edit in fix.edits]
    report = Report()
    try:
        renamed = apply_edits(text, [edit for edit in former if edit.span.path == path])
    except Overlap as error:
        raise LeftAlone("the corrections touch each other") from error
    made = formatted(renamed, path, Home(root, view.state.raws[-1].folder, view.scope), report)
    if made is None:
        first = report.sorted()[0]
        raise LeftAlone(f"{first.message} ({first.span}): fix it first")
    return made
