"""The content of a project as it was at a revision of git, in a folder of its own.

The settings of a repository can name programs: filters for files, transports for objects that are missing. So git
only prints objects as they are stored, and fetches nothing.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from siegewright.usage import UsageError

ORDINARY = (
    b"100644",
    b"100755",
)  # modes of files; a link could lead anywhere, and no pack may have one
MOST_BYTES = 1 << 28
NO_FETCHING = {"GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1"}


@contextmanager
def content_at(root: Path, revision: str) -> Iterator[Path]:
    """A folder with content/ as it was then; it is removed afterwards. UsageError if git does not know it."""
    name = f"{revision}^{{commit}}"
    commit = _git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", name)
    if not commit:
        raise UsageError(f"git knows no revision `{revision}` in {root}")
    listed = _git(root, "ls-tree", "-r", "-l", "-z", commit.decode().strip(), "--", "content/")
    files: list[tuple[bytes, int, str]] = []
    for line in listed.split(b"\0")[:-1]:
        about, _, named = line.partition(b"\t")
        mode, _, object, length = about.split()
        if mode in ORDINARY:
            if not length.isdigit():
                raise _unreadable(os.fsdecode(named), revision)
            files.append((object, int(length), os.fsdecode(named)))
    if not files:
        raise UsageError(f"there is no content/ in the revision `{revision}`")
    if sum(size for _, size, _ in files) > MOST_BYTES:
        raise UsageError(f"content/ in the revision `{revision}` exceeds {MOST_BYTES:,} bytes")
    printed = _git(root, "cat-file", "--batch", said=b"".join(o + b"\n" for o, _, _ in files))
    with TemporaryDirectory(prefix="siegewright-") as name:
        folder = Path(name).resolve()
        start = 0
        for object, size, at in files:
            head = b"%s blob %d\n" % (object, size)
            if not printed.startswith(head, start):
                raise _unreadable(at, revision)
            start += len(head)
            path = (folder / at).resolve()
            if path.is_relative_to(folder):
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(printed[start : start + size])
            start += size + 1
        yield folder


def _unreadable(path: str, revision: str) -> UsageError:
    return UsageError(f"git cannot read `{path}` of the revision `{revision}`")


def _git(root: Path, *words: str, said: bytes = b"") -> bytes:
    """What git says; nothing if it fails."""
    try:
        found = subprocess.run(  # noqa: S603 - fixed words, and a revision that cannot be an option
            ["git", "-C", str(root), *words],  # noqa: S607 - the user's own git
            input=said,
            capture_output=True,
            check=False,
            env={**os.environ, **NO_FETCHING},
        )
    except OSError as error:
        raise UsageError(f"git cannot be run: {error.strerror}") from error
    return found.stdout if found.returncode == 0 else b""
