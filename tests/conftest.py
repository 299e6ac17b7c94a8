"""Options of the tests."""

from __future__ import annotations

import os
import tempfile

import pytest

# What the tests build is remembered for them alone; other processes of the same run share it.
if "PYTEST_XDIST_WORKER" not in os.environ:
    _cache = tempfile.TemporaryDirectory(prefix="siegewright-tests-")
    os.environ["XDG_CACHE_HOME"] = _cache.name


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="write the files in tests/golden anew"
    )
    parser.addoption(
        "--native-pack",
        default="",
        help="compile this pack to machine code with all optimisations and compare its games, too",
    )


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-golden"))


@pytest.fixture
def wide_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal that is wide enough for whole sentences, wherever the tests are run."""
    monkeypatch.setenv("COLUMNS", "1000")
