"""The surface of the interpreter: all that clients import. Contracts in pyproject.toml see that they import nothing else."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

import interpreter
from tests.helpers import ROOT


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


def test_importing_the_surface_imports_nothing_else() -> None:
    """Machine code can only take the place of modules that are not there yet."""
    code = (
        "import sys, interpreter; print([n for n in sys.modules if n.startswith('interpreter.')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
