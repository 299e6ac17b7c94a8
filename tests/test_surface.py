"""The surface of the interpreter: all that clients import. Contracts in pyproject.toml see that they import nothing else."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import interpreter
from tests.helpers import ROOT

DOCS = ROOT / "docs" / "clients.md"


def imported(path: Path) -> set[str]:
    """The names that a module imports of the interpreter's surface."""
    return {
        alias.name
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module == "interpreter"
        for alias in node.names
    }


def test_the_surface_has_what_it_says_and_types_agree() -> None:
    """Names are listed twice: for types, and for importing them when they are asked for."""
    tree = ast.parse((ROOT / "interpreter" / "__init__.py").read_text(encoding="utf-8"))
    typed = {
        (str(node.module).removeprefix("interpreter."), alias.asname)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("interpreter.")
        for alias in node.names
    }
    assert typed == {(home, name) for name, home in interpreter._HOMES.items()}
    for name in interpreter.__all__:
        assert getattr(interpreter, name) is not None
    with pytest.raises(AttributeError):
        getattr(interpreter, "Sessoin")  # noqa: B009 - mypy knows that there is none


def test_every_name_is_documented() -> None:
    """In the docstring of the package by its use, in docs/clients.md for readers, and each in its own docstring."""
    shown = DOCS.read_text(encoding="utf-8")
    assert interpreter.__doc__ is not None
    for name in interpreter.__all__:
        assert f"`{name}`" in interpreter.__doc__, f"the package does not say what `{name}` is for"
        assert f"`{name}`" in shown, f"docs/clients.md does not say what `{name}` is for"
        value = getattr(interpreter, name)
        if isinstance(value, type) or getattr(value, "__module__", "").startswith("interpreter."):
            assert value.__doc__, f"{name} has no docstring"


def test_every_name_is_used() -> None:
    """What neither a client here nor the example of a client needs is no part of the surface."""
    files = [p for base in ("siegewright", "bench", "editors") for p in (ROOT / base).rglob("*.py")]
    used = set().union(*[imported(path) for path in files])
    # `play_out` takes a watcher, and other programs begin with a folder: docs/clients.md shows both.
    assert set(interpreter.__all__) - used <= {"Watcher", "load_program"}


def test_importing_the_surface_imports_nothing_else() -> None:
    """Machine code can only take the place of modules that are not there yet."""
    code = (
        "import sys, interpreter; print([n for n in sys.modules if n.startswith('interpreter.')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_a_folder_without_a_compiled_pack_is_refused_before_anything_is_read(
    tmp_path: Path,
) -> None:
    (tmp_path / "client.py").write_text("not Python")
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(FileNotFoundError, match="there is no compiled pack in"):
            interpreter.load_program(folder)
