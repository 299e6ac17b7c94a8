"""The surface of the compiler: what other packages import of it, and that asking loads nothing else."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import compiler
from tests.helpers import ROOT

CLIENTS = ("siegewright", "bench", "editors")
FILES = [p for base in CLIENTS for p in sorted((ROOT / base).rglob("*.py"))]
# Code that is written as a text and run by another process.
INSIDE = re.compile(r"(?:from|import) (?:compiler|interpreter)\.")
DOCS = ROOT / "docs" / "clients.md"


def imported(path: Path) -> set[str]:
    """The names that a client imports of the compiler."""
    return {
        alias.name
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module == "compiler"
        for alias in node.names
    }


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_clients_import_only_the_surface(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        modules += [a.name for a in node.names] if isinstance(node, ast.Import) else []
        for module in modules:
            if module.split(".")[0] == "compiler":
                assert module == "compiler", module
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            # Machine code is made of the modules of the interpreter themselves.
            assert path.name == "native_layout.py" or not INSIDE.search(node.value), node.value


def test_every_public_name_is_there_typed_and_documented() -> None:
    for name in compiler.__all__:
        value = getattr(compiler, name)
        assert value is not None
        if isinstance(value, (type, ModuleType)) or callable(value):
            assert value.__doc__, f"{name} has no docstring"
    typed = ast.parse(Path(compiler.__file__).read_text(encoding="utf-8"))
    block = next(n for n in typed.body if isinstance(n, ast.If))
    shown = {a.asname for n in block.body if isinstance(n, ast.ImportFrom) for a in n.names}
    assert shown == set(compiler.__all__) - {"ENGINE"}
    assert compiler.__doc__ is not None
    missing = [name for name in compiler.__all__ if f"`{name}`" not in compiler.__doc__]
    assert missing == [], "the docstring of the package lists all names by what they are for"


def test_every_public_name_is_used() -> None:
    """What no client needs is no part of the surface; other programs need what docs/clients.md shows."""
    used = set().union(*[imported(path) for path in FILES])
    shown = DOCS.read_text(encoding="utf-8")
    assert used <= set(compiler.__all__)
    assert [n for n in compiler.__all__ if n not in used and f"`{n}`" not in shown] == []


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Wrokspace'"):
        getattr(compiler, "Wrokspace")  # noqa: B009 - mypy knows that there is none


def test_asking_for_a_name_loads_no_parser() -> None:
    code = "import sys, compiler\n_ = compiler.Report, compiler.pack_names, compiler.update_packs\nprint(*sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True
    )
    assert {"lark", "yaml", "jsonschema_rs", "compiler.language.parse"}.isdisjoint(
        run.stdout.split()
    )
