"""Archives of packs: reproducible when written, checked when opened.

An archive is a zip file without compression (compressed bytes differ between versions of zlib) with
`siegewright.json`, which names every file and its hash, and the files under the pack's name.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import re
import stat
import struct
import unicodedata
import zipfile
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from compiler import pack_files
from siegewright.drawing.pictures import PictureError, safe_picture, safe_png, safe_svg

FORMAT, VERSION = "siegewright pack", 1
INDEX = "siegewright.json"
KEPT = (".yaml", ".yml", ".md", ".txt")
PICTURES = (".svg", ".png")  # in the folder `art` alone, and only if they are nothing but pictures
DIRECTORY_SIZE = 4_000_000  # bytes of the zip's own list of files
ID = re.compile(r"[a-z][a-z0-9_]{0,63}")
VERSION_TEXT = re.compile(r"[0-9][0-9a-z.]{0,40}")
# Names that some systems keep for devices, whatever their ending.
DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\.|$)", re.IGNORECASE)


class ArchiveError(Exception):
    """A file that is not a pack, or not one to be trusted, with a sentence for its reader."""

    def __init__(self, words: str) -> None:
        # Names in it come from strangers, and are shown in a terminal.
        safe = [sign if sign.isprintable() else ascii(sign)[1:-1] for sign in words[:500]]
        super().__init__("".join(safe))


@dataclass(frozen=True, slots=True)
class Archive:
    pack: str
    version: str
    files: dict[str, bytes]  # by path below the pack's folder


# ------------------------------------------------------------------ writing


def files_of(folder: Path) -> tuple[dict[str, bytes], list[str]]:
    """What belongs into the archive, with the line ends that every machine writes; and what does not."""
    files: dict[str, bytes] = {}
    left_out: list[str] = []
    for path in sorted(folder.rglob("*")):
        inner = path.relative_to(folder)
        if path.is_dir() or any(part.startswith(".") for part in inner.parts):
            continue
        if _is_picture(inner.as_posix()):
            with contextlib.suppress(PictureError):
                files[inner.as_posix()] = safe_picture(path).data
        elif path.suffix in KEPT and not path.is_symlink():
            data = _readable(path)
            if data is not None:
                files[inner.as_posix()] = data.replace(b"\r\n", b"\n")
        if inner.as_posix() not in files:
            left_out.append(inner.as_posix())
    return files, left_out


def _is_picture(inner: str) -> bool:
    """Whether a file of a pack is where pictures lie, and is called like one."""
    folder, _, name = inner.rpartition("/")
    return folder == "art" and name.endswith(PICTURES)


def _readable(path: Path) -> bytes | None:
    """What a file holds; None if it is not a regular file (a pipe, say), or too large for an archive."""
    try:
        data = pack_files.read_bytes(path)
    except OSError:
        return None
    return data if len(data) <= pack_files.FILE_SIZE else None


def archive_bytes(archive: Archive) -> bytes:
    """The same bytes for the same files, whatever the machine, the time and the order."""
    index = {
        "format": FORMAT,
        "version": VERSION,
        "pack": archive.pack,
        "pack_version": archive.version,
        "files": {path: _hash(data) for path, data in sorted(archive.files.items())},
    }
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as file:
        text = json.dumps(index, indent=1, sort_keys=True) + "\n"
        for name, data in [
            (INDEX, text.encode()),
            *((f"{archive.pack}/{path}", data) for path, data in sorted(archive.files.items())),
        ]:
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.create_system = 3
            info.external_attr = (stat.S_IFREG | 0o644) << 16
            file.writestr(info, data)
    return made.getvalue()


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


# ------------------------------------------------------------------ reading


def read_archive(path: Path) -> Archive:
    """What a file holds; ArchiveError unless every name, size and hash is as it should be."""
    try:
        data = pack_files.read_bytes(path, pack_files.PACK_SIZE)
    except OSError as error:
        raise ArchiveError(f"{path} cannot be read: {(error.strerror or '').lower()}") from error
    if len(data) > pack_files.PACK_SIZE:
        raise ArchiveError(f"{path} has more than {pack_files.PACK_SIZE:,} bytes")
    _check_directory(data)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as file:
            return _read(file)
    except (
        zipfile.BadZipFile,
        zipfile.LargeZipFile,
        NotImplementedError,
        EOFError,
        ValueError,
        RuntimeError,
        OSError,
        struct.error,
        zlib.error,
    ) as error:
        raise ArchiveError(f"{path} is damaged: {error}") from error


def _check_directory(data: bytes) -> None:
    """Refuse a list of files that would fill the memory before it could be looked at."""
    start = data.rfind(b"PK\5\6")
    if start < 0 or len(data) - start < 22:
        raise ArchiveError("this is not a pack: a pack is a zip file made by `siegewright pack`")
    count, size = struct.unpack_from("<HL", data, start + 10)
    # A second list for very large files would count instead of this one.
    if (
        count > pack_files.MOST_FILES
        or size > DIRECTORY_SIZE
        or data[start - 20 : start - 16] == b"PK\6\7"
    ):
        raise ArchiveError(f"a pack has at most {pack_files.MOST_FILES:,} files")


def _read(file: zipfile.ZipFile) -> Archive:
    infos = file.infolist()
    names = [info.filename for info in infos]
    if INDEX not in names:
        raise ArchiveError(f"this is not a pack: it has no `{INDEX}`")
    seen: set[str] = set()
    total = 0
    for info in infos:
        _check_entry(info)
        # Some systems take these for one file.
        same = unicodedata.normalize("NFC", info.filename).casefold()
        if same in seen:
            raise ArchiveError(f"the file `{info.filename}` is in it twice")
        seen.add(same)
        total += info.file_size
    if total > pack_files.PACK_SIZE:
        raise ArchiveError(f"its files have more than {pack_files.PACK_SIZE:,} bytes together")
    index = _index(_content(file, INDEX))
    name, listed = str(index["pack"]), index["files"]
    wanted = {f"{name}/{path}" for path in listed}
    for extra in sorted(set(names) - {INDEX} - wanted):
        raise ArchiveError(f"the file `{extra}` is not in the list of the pack")
    for missing in sorted(wanted - set(names)):
        raise ArchiveError(f"the file `{missing}` is missing")
    files = {path: _content(file, f"{name}/{path}") for path in sorted(listed)}
    for path, data in files.items():
        if _hash(data) != listed[path]:
            raise ArchiveError(f"the file `{path}` is not as it was packed")
        if _is_picture(path) and not _harmless(path, data):
            raise ArchiveError(f"the file `{path}` is more than a picture")
    return Archive(name, str(index["pack_version"]), files)


def _harmless(path: str, data: bytes) -> bool:
    """Whether there is nothing in a picture but what is let through."""
    try:
        return (safe_svg(data) if path.endswith(".svg") else safe_png(data)) == data
    except PictureError:
        return False


def _check_entry(info: zipfile.ZipInfo) -> None:
    name = info.filename
    shown = name if name.isprintable() else ascii(name)[1:-1]
    parts = name.split("/")
    if not name.isprintable() or len(name) > 240:
        raise ArchiveError(f"the name `{shown[:80]}` cannot be used")
    if name.startswith("/") or "\\" in name or ":" in name or ".." in parts:
        raise ArchiveError(f"the file `{shown}` would leave the folder of the pack")
    if any(not part or part.startswith(".") or DEVICES.match(part) for part in parts):
        raise ArchiveError(f"the name `{shown}` cannot be used")
    if len(parts) > pack_files.DEEPEST:
        raise ArchiveError(f"the file `{shown}` lies in more than {pack_files.DEEPEST} folders")
    if stat.S_IFMT(info.external_attr >> 16) not in (0, stat.S_IFREG):
        raise ArchiveError(f"`{shown}` is a link or another thing that is not a file")
    if info.flag_bits & 1 or info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise ArchiveError(f"the file `{shown}` is encrypted or compressed in an unknown way")
    if info.file_size > pack_files.FILE_SIZE:
        raise ArchiveError(f"the file `{shown}` has more than {pack_files.FILE_SIZE:,} bytes")
    if name != INDEX and not name.endswith(KEPT) and not _is_picture("/".join(parts[1:])):
        raise ArchiveError(
            f"the file `{shown}` does not belong in a pack, which holds {', '.join(KEPT)}"
        )


def _content(file: zipfile.ZipFile, name: str) -> bytes:
    """What a file holds, whatever size it claims to have."""
    with file.open(name) as opened:
        data = opened.read(pack_files.FILE_SIZE + 1)
    if len(data) > pack_files.FILE_SIZE:
        raise ArchiveError(f"the file `{name}` has more than {pack_files.FILE_SIZE:,} bytes")
    return data


def _index(data: bytes) -> dict[str, Any]:
    try:
        index = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise ArchiveError(f"`{INDEX}` cannot be read") from error
    if not isinstance(index, dict) or index.get("format") != FORMAT:
        raise ArchiveError(f"`{INDEX}` is not that of a pack")
    if index.get("version") != VERSION:
        raise ArchiveError("it was packed by another version of Siegewright")
    files, name = index.get("files"), index.get("pack")
    if not isinstance(name, str) or not ID.fullmatch(name) or not isinstance(files, dict):
        raise ArchiveError(f"`{INDEX}` is not that of a pack")
    if not isinstance(index.get("pack_version"), str):
        raise ArchiveError(f"`{INDEX}` is not that of a pack")
    if not VERSION_TEXT.fullmatch(index["pack_version"]):
        raise ArchiveError("it has no valid version")
    if "pack.yaml" not in files:
        raise ArchiveError("it has no `pack.yaml`")
    return index
