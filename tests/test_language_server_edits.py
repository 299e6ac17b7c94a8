"""Random edits through the language server; `make server-edits` makes many more of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sea import write_sea
from tests.server_edits import edits


@pytest.mark.asyncio
@pytest.mark.parametrize("seed", [1, 2])
async def test_the_server_shows_what_check_says(tmp_path: Path, seed: int) -> None:
    root = write_sea(tmp_path)
    files = {
        str(path.relative_to(root)): path.read_text()
        for path in sorted(root.glob("content/*/**/*.yaml"))
    }
    found = 0
    async for shown, said in edits(root, files, ["sea", "storm"], seed, 12):
        assert shown == said
        found += len(said)
    assert found
