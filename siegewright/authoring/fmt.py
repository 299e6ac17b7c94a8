"""`siegewright fmt`: content files in their one form, with the names that things have now.

Nothing is written that does not mean the same: what was made is read again, and its values, the trees
of its texts and its comments must be those of the file.
"""

from __future__ import annotations

import difflib
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from compiler import ContentError, Edit, Project, Report, Workspace, render
from compiler.tools import (
    FILE_SIZE,
    FORMER_FUNCTIONS,
    Fields,
    Items,
    Scalar,
    Scope,
    Value,
    apply_edits,
    former_names_of,
    read_bytes,
    read_yaml,
    scopes_of,
    ways_of,
    yaml_files,
)
from interpreter import write_file
from siegewright.authoring.format_guard import Changed, compare_comments, compare_values
from siegewright.authoring.modelines import MODELINE, modeline
from siegewright.authoring.yaml_comments import read_tree
from siegewright.authoring.yaml_print import print_tree
from siegewright.authoring.yaml_tree import Branch, Document, Entry, Leaf, Unusual
from siegewright.usage import FINE, WRONG


@dataclass(frozen=True, slots=True)
class Home:
    """Where a file belongs: the root of the project, its pack, and what the pack can say."""

    root: Path
    pack: Path
    scope: Scope


def fmt(root: Path, paths: Sequence[Path], check: bool) -> int:
    """Lay out files, folders or everything in content/; with `check`, only show what would change."""
    homes: dict[Path, Home] = {}
    now = _NamesOfNow(root)
    changed = failed = count = 0
    for path in _files(root, paths):
        count += 1
        shown = os.path.relpath(path, root)
        report = Report()
        try:
            data = read_bytes(path)
            if len(data) > FILE_SIZE:
                raise Unusual("it is too large")
            text = data.decode("utf-8-sig")
            home = _home(root, path, homes)
            renamed = now.written(text, shown, home) if home is not None else text
            made = formatted(renamed, shown, home, report)
            if made is None:
                print(render(report.sorted(), {shown: text}.get))
                failed += 1
            elif made.encode() != data:
                changed += 1
                if check:
                    _print_difference(text, made, shown)
                else:
                    _write(path, made)
                    print(f"formatted {shown}")
        except (UnicodeDecodeError, OSError, Unusual, Changed) as error:
            print(f"siegewright: {shown} was left as it is: {error}", file=sys.stderr)
            failed += 1
    told = f"{count} file{'s' if count != 1 else ''}: {changed} {'would change' if check else 'changed'}"
    print(told + (f", {failed} left as they are" if failed else ""))
    return WRONG if failed or (check and changed) else FINE


def formatted(text: str, path: str, home: Home | None, report: Report) -> str | None:
    """The text of a file in its one form; None if it cannot be read (the report says why)."""
    before = read_yaml(text, path, report)
    if report.errors:
        return None
    text = text.replace("\r\n", "\n").replace("\r", "\n").removeprefix("\ufeff")
    if not before and text.strip():
        return text.strip() + "\n"  # comments, and nothing to lay out
    documents = read_tree(text)
    if home is not None:
        for document in documents:
            _mark(document, home.scope)
        if home.pack.is_relative_to(home.root):  # else its schemas lie in another project
            _put_modeline(documents, modeline(home.root / path, home.root, home.pack))
    made = print_tree(documents)
    if made == text:
        return made
    again = Report()
    after = read_yaml(made, path, again)
    if again.errors:
        raise Changed(f"its layout could not be read again ({again.errors[0].message})")
    compare_values(before, after, documents)
    compare_comments(text, made, MODELINE if home is not None else None)
    return made


# ------------------------------------------------------------------ former names


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


class _NamesOfNow:
    """Writes the names of now for those that something had before.

    Which word is which only a check of the pack can tell. It takes place only if a former name of the
    language or of a pack may stand in a rule, a field or a test of the pack.
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


# ------------------------------------------------------------------ files


def _files(root: Path, paths: Sequence[Path]) -> Iterator[Path]:
    for path in paths or [root / "content"]:
        if path.is_dir():
            # Links that lead out of the folder are not followed: what they name is not ours.
            yield from (path / inner for inner in yaml_files(path)[0])
        else:
            yield path


def _print_difference(old: str, new: str, path: str) -> None:
    rows = difflib.unified_diff(
        old.splitlines(keepends=True), new.splitlines(keepends=True), path, path
    )
    sys.stdout.writelines(row if row.endswith("\n") else row + "\n" for row in rows)


def _write(path: Path, text: str) -> None:
    write_file(path.resolve(), text.encode())  # a link stays a link


def _home(root: Path, path: Path, homes: dict[Path, Home]) -> Home | None:
    """The pack that a file lies in, or None if it lies in none."""
    folder = next((p for p in path.resolve().parents if (p / "pack.yaml").is_file()), None)
    if folder is None:
        return None
    if folder not in homes:
        scope = Scope(folder.name)
        project = Project(root)
        try:
            if project.folder(folder.name).resolve() == folder.resolve():
                raws = project.closure(folder.name, Report())
                scope = scopes_of(raws, Report())[folder.name]
        except ContentError:
            pass  # what cannot be known is laid out as plain YAML
        homes[folder] = Home(root, folder, scope)
    return homes[folder]


# ------------------------------------------------------------------ the line for editors


def _put_modeline(documents: list[Document], line: str) -> None:
    if not documents:
        return
    root = documents[0].root
    rows = [row for row in root.above if not row.startswith(MODELINE)]
    root.above = [line, *rows]


# ------------------------------------------------------------------ texts of the language


def _mark(document: Document, scope: Scope) -> None:
    """Note at every scalar how the grammar reads it."""
    value = document.root.value
    if isinstance(value, Branch):
        for body in [e.value for e in value.entries] if not value.mapping else [value]:
            if isinstance(body, Branch) and body.mapping and body.entries:
                key = body.entries[0].key
                _mark_body(body, key.text if key else "", scope)


def _mark_body(body: Branch, kind: str, scope: Scope) -> None:
    ways = ways_of(kind, scope)
    nested = scope.shape(kind).nested if scope.has(kind) else {}
    for entry in body.entries:
        name = entry.key.text if entry.key else ""
        if kind == "test" and name == "define":
            for item in _branches(entry):
                first = item.entries[0].key if item.mapping and item.entries else None
                if first is not None:
                    _mark_body(item, first.text, scope)
        elif name in nested:
            for item in _branches(entry):
                _mark_body(item, nested[name], scope)
        elif name in ways:
            for leaf in _leaves(entry):
                leaf.language = ways[name]


def _branches(entry: Entry) -> Iterator[Branch]:
    if isinstance(entry.value, Branch):
        if entry.value.mapping:
            yield entry.value
        else:
            for item in entry.value.entries:
                if isinstance(item.value, Branch):
                    yield item.value


def _leaves(entry: Entry) -> Iterator[Leaf]:
    """The scalars of an entry: itself, or the items of a list, or the values of a mapping.

    A line such as `- alice: walk` without quotes is a mapping inside a list and none of these.
    """
    if isinstance(entry.value, Leaf):
        yield entry.value
    elif entry.value is not None:
        for item in entry.value.entries:
            if isinstance(item.value, Leaf):
                yield item.value
