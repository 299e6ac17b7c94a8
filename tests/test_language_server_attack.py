"""Requests in the middle of edits: none fails, and the server shows in the end what a check says."""

from __future__ import annotations

import pytest

from tests.server_attack import attack


@pytest.mark.asyncio
@pytest.mark.parametrize("seed", range(2))
async def test_requests_while_somebody_types(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    await attack(["deck_builder"], 30, seed)
    assert "no failure" in capsys.readouterr().out
