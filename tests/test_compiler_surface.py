"""The doors of the compiler: what other packages import of it, and that asking loads nothing else."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import compiler
import compiler.tools

ROOT = Path(__file__).resolve().parent.parent
FILES = [p for base in ("siegewright", "bench") for p in sorted((ROOT / base).rglob("*.py"))]


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_clients_import_only_the_public_modules(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        modules += [a.name for a in node.names] if isinstance(node, ast.Import) else []
        for module in modules:
            if module.split(".")[0] == "compiler":
                assert module in ("compiler", "compiler.tools"), module


@pytest.mark.parametrize("door", [compiler, compiler.tools], ids=["compiler", "compiler.tools"])
def test_every_public_name_is_there_and_typed(door: object) -> None:
    names: list[str] = vars(door)["__all__"]
    for name in names:
        assert getattr(door, name) is not None
    typed = ast.parse(Path(vars(door)["__file__"]).read_text(encoding="utf-8"))
    block = next(n for n in typed.body if isinstance(n, ast.If))
    shown = {a.asname for n in block.body if isinstance(n, ast.ImportFrom) for a in n.names}
    assert shown == set(names) - {"ENGINE"}


def test_every_name_of_the_second_door_is_used() -> None:
    """It is a list of what our own tools need, and becomes shorter when they need less."""
    used = {
        alias.name
        for path in FILES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module == "compiler.tools"
        for alias in node.names
    }
    assert used == set(compiler.tools.__all__)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Wrokspace'"):
        getattr(compiler, "Wrokspace")  # noqa: B009 - mypy knows that there is none
    with pytest.raises(AttributeError):
        getattr(compiler.tools, "Wrokspace")  # noqa: B009


def test_asking_for_a_name_loads_no_parser() -> None:
    code = "import sys, compiler, compiler.tools\n_ = compiler.Report, compiler.pack_names\nprint(*sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True
    )
    assert {"lark", "yaml", "jsonschema_rs", "compiler.language.parse"}.isdisjoint(
        run.stdout.split()
    )
