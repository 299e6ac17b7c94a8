"""Where an unfinished game is kept."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from interpreter import Save, Session


class Keeper:
    """Where an unfinished game is kept; a finished one is not."""

    def __init__(self, path: Path, below: Path | None = None) -> None:
        self.path = path
        self.below = below  # no link between this folder and the file is followed

    def keep(self, save: Save) -> None:
        """Save the game; SaveError if that cannot be."""
        self._make_folder(self.path)
        save.write(self.path, self.below)

    def keep_failure(self, save: Save) -> Path:
        """Save a game that failed, beside the one that can go on; SaveError if that cannot be."""
        path = self.path.with_name(f"{self.path.stem}-failed.json")
        self._make_folder(path)
        save.write_over_save(path, self.below)
        return path

    def _make_folder(self, path: Path) -> None:
        if self.below is None:
            with contextlib.suppress(OSError):
                path.parent.mkdir(parents=True, exist_ok=True)

    def finish(self, session: Session, save: Save) -> None:
        """The game is over."""
        with contextlib.suppress(OSError):
            os.unlink(self.path)
