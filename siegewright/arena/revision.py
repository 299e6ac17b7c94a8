"""The content of a project as it was at a revision of git, in a folder of its own."""

from __future__ import annotations

import io
import subprocess
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from siegewright.usage import UsageError


@contextmanager
def content_at(root: Path, revision: str) -> Iterator[Path]:
    """A folder with content/ as it was then; it is removed afterwards. UsageError if git does not know it."""
    commit = _git(
        root, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}"
    )
    if not commit:
        raise UsageError(f"git knows no revision `{revision}` in {root}")
    packed = _git(root, "archive", "--format=tar", commit.decode().strip(), "--", "content")
    if not packed:
        raise UsageError(f"there is no content/ in the revision `{revision}`")
    with TemporaryDirectory(prefix="siegewright-") as name:
        folder = Path(name).resolve()
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            _unpack(archive, folder)
        yield folder


def _unpack(archive: tarfile.TarFile, folder: Path) -> None:
    """Files only: a link could lead anywhere, and no pack may have one."""
    for member in archive:
        packed = archive.extractfile(member) if member.isfile() else None
        path = (folder / member.name).resolve()
        if packed is not None and path.is_relative_to(folder):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(packed.read())


def _git(root: Path, *words: str) -> bytes:
    """What git says; nothing if it fails."""
    try:
        found = subprocess.run(  # noqa: S603 - fixed words, and a revision that cannot be an option
            ["git", "-C", str(root), *words],  # noqa: S607 - the user's own git
            capture_output=True,
            check=False,
        )
    except OSError as error:
        raise UsageError(f"git cannot be run: {error.strerror}") from error
    return found.stdout if found.returncode == 0 else b""
