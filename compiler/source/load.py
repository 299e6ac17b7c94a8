"""Read the YAML files of a pack."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from compiler.source.collector import no_collection
from compiler.source.diagnostics import Diagnostic, Report, Severity
from compiler.source.locations import shown
from compiler.source.module_names import module_name
from compiler.source.pack_files import FILE_SIZE, plain_text, read_bytes, yaml_files
from compiler.source.positions import Fields, Items, Scalar, Span, Value
from compiler.source.yaml_reader import read_yaml

# One half of a character beyond the first plane, as editors that count UTF-16 may send it.
_HALF = re.compile("[\ud800-\udfff]")

__all__ = ["RawFile", "RawPack", "documents_of", "load", "read_yaml"]


@dataclass(frozen=True, slots=True)
class RawFile:
    """One YAML file; each document is a mapping whose first key names its kind."""

    path: str
    text: str
    documents: tuple[Fields, ...]


@dataclass(frozen=True, slots=True)
class RawPack:
    """The files of one pack, sorted by path, as written."""

    id: str
    folder: Path
    files: tuple[RawFile, ...]


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts of the YAML files of a folder by path, and what was wrong with reading them."""

    files: Mapping[str, str]
    found: tuple[Diagnostic, ...] = ()


def read_texts(folder: Path, root: Path) -> Texts:
    """Read every YAML file under `folder`; paths are relative to `root`."""
    report = Report()
    texts: dict[str, str] = {}
    for path in _yaml_files(folder, report, root):
        name = shown(path, root)
        text = _text(path, name, report)
        if text is not None:
            texts[name] = text
    return Texts(texts, tuple(report.diagnostics))


def load(
    folder: Path, report: Report, root: Path, known: dict[str, RawFile] | None = None
) -> RawPack:
    """The pack in a folder, as it is on the disk."""
    return parse_texts(folder, read_texts(folder, root), report, root, known)[0]


def parse_texts(
    folder: Path,
    texts: Texts,
    report: Report,
    root: Path,
    known: dict[str, RawFile] | None = None,
    stand_in: bool = False,
) -> tuple[RawPack, frozenset[str]]:
    """The pack that texts make, and the files with mistakes for which an older version stands in, or none.

    A file `content/mire/cards/rain.yaml` with `card: rain` gives a `RawFile` whose one document
    is the mapping `{card: rain}` with the place of each key and value. A mistake in one file is
    reported, and the others are read all the same. Files that are `known` and have the same text
    are not read again; those without mistakes become known. With `stand_in`, the last version that is
    known is taken in place of a file with mistakes; a file without one has no documents.
    """
    known = {} if known is None else known
    report.extend(texts.found)
    files = []
    broken: set[str] = set()
    home = shown(folder, root) + "/"
    for name in [name for name in known if name.startswith(home) and name not in texts.files]:
        del known[name]  # a file that was deleted stands in for nothing
    # Values are many, live long and form no cycles.
    with no_collection():
        for name, text in texts.files.items():
            old = known.get(name)
            if old is not None and old.text == text:
                files.append(old)
                continue
            before = len(report.diagnostics)
            documents = documents_of(read_yaml(text, name, report), report)
            new = report.diagnostics[before:]
            if not new:
                known[name] = RawFile(name, text, documents)
            if stand_in and any(d.severity is Severity.ERROR for d in new):
                broken.add(name)
                files.append(old if old is not None else RawFile(name, text, ()))
            else:
                files.append(known[name] if not new else RawFile(name, text, documents))
    _check_name(folder, report, root)
    home = shown(folder / "pack.yaml", root)
    if home not in texts.files and not (folder / "pack.yaml").exists():
        report.error(
            "E0118",
            f"the pack `{folder.name}` has no `pack.yaml`",
            Span(home, 1, 1),
            f"start one with `pack: {folder.name}`",
        )
    elif _says_nothing(home, files, report):
        report.error(
            "E0118",
            f"this describes no pack, so `{folder.name}` is none",
            Span(home, 1, 1),
            f"start it with `pack: {folder.name}`",
        )
    return RawPack(folder.name, folder, tuple(files)), frozenset(broken)


def _says_nothing(home: str, files: list[RawFile], report: Report) -> bool:
    """Whether a `pack.yaml` can be read and says nothing about a pack."""
    found = [document for file in files if file.path == home for document in file.documents]
    read = any(file.path == home for file in files)
    told = any(d.span.path == home for d in report.errors)
    return read and not told and not any("pack" in document.entries for document in found)


def _check_name(folder: Path, report: Report, root: Path) -> None:
    """Report a name of the pack that generated modules cannot have."""
    if module_name(folder.name) != folder.name and folder.name.isidentifier():
        report.error(
            "E0118",
            f"a pack cannot be called `{folder.name}`: it is a reserved word of Python",
            Span(shown(folder / "pack.yaml", root), 1, 1),
            "choose another name for the pack and its folder",
        )


def documents_of(values: list[Value], report: Report) -> tuple[Fields, ...]:
    """The documents among the values of a file, where a list stands for its items."""
    found = []
    for value in values:
        for item in value.items if isinstance(value, Items) else (value,):
            if isinstance(item, Fields) and item.entries:
                found.append(item)
            elif not (isinstance(item, Scalar) and item.text == "" and item is value):
                # An empty file, or nothing between two `---`, is not a mistake.
                report.error(
                    "E0117",
                    "a document is a group of keys, and this is not",
                    item.span,
                    "start a document with its kind and its id, as in `card: rain`",
                )
    return tuple(found)


def _yaml_files(folder: Path, report: Report, root: Path) -> list[Path]:
    """The YAML files under a folder, in the order of their paths."""
    found, refused = yaml_files(folder)
    for one in refused:
        code = "E0113" if one.too_much else "E0116"
        report.error(code, one.why, Span(shown(folder / one.path, root), 1, 1), one.help)
    return [folder / path for path in found]


def usable(text: str, shown: str, report: Report) -> bool:
    """Whether a text that is not saved could be read once it is."""
    if len(text) > FILE_SIZE or (len(text) > FILE_SIZE // 4 and len(_encoded(text)) > FILE_SIZE):
        _too_large(shown, report)
        return False
    half = None if text.isascii() else _HALF.search(text)
    if half is not None:
        line = text.count("\n", 0, half.start()) + 1
        column = half.start() - text.rfind("\n", 0, half.start())
        said = "half of a character: no file can hold it"
        report.error("E0115", said, Span(shown, line, column), "delete it and write it again")
        return False
    return True


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _too_large(shown: str, report: Report) -> None:
    said = f"a file of more than {FILE_SIZE:,} bytes"
    report.error("E0113", said, Span(shown, 1, 1), "split it up")


def _text(path: Path, shown: str, report: Report) -> str | None:
    """The text of a file with plain line ends, or None when it cannot be used."""
    start = Span(shown, 1, 1)
    try:
        data = read_bytes(path)
    except OSError as error:
        report.error("E0116", f"the file cannot be read: {error.strerror}", start)
        return None
    if len(data) > FILE_SIZE:
        _too_large(shown, report)
        return None
    try:
        return plain_text(data)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        before = data[data.rfind(b"\n", 0, error.start) + 1 : error.start]
        column = len(before.decode("utf-8", "replace")) + 1
        report.error(
            "E0115",
            f"the file is not UTF-8: the byte {data[error.start]:#04x} has no meaning here",
            Span(shown, line, column),
            "save the file as UTF-8 in your editor",
        )
        return None
