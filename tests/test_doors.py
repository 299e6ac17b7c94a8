"""Who may import what of the interpreter: clients its surface, generated code `interpreter.api`, and no circles inside."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import interpreter
from tests.helpers import ROOT

INSIDE = sorted((ROOT / "interpreter").glob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """The modules of ours that a module imports, also for types alone or inside of functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None and not node.level:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]


@pytest.mark.parametrize("package", ["siegewright", "bench"])
def test_clients_import_the_surface_alone(package: str) -> None:
    deeper = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in sorted((ROOT / package).rglob("*.py"))
        for name in imports(path)
        if name.startswith("interpreter.")
    ]
    assert deeper == []


def test_the_interpreter_imports_no_client_and_no_compiler() -> None:
    ours = ("compiler", "siegewright", "bench", "generated", "tests")
    wrong = [
        f"{p.name}: {name}" for p in INSIDE for name in imports(p) if name.split(".")[0] in ours
    ]
    assert wrong == []


def test_no_modules_of_the_interpreter_import_each_other_in_a_circle() -> None:
    graph = {
        f"interpreter.{p.stem}": {n for n in imports(p) if n.startswith("interpreter.")}
        for p in INSIDE
        if p.stem != "__init__"
    }
    done: set[str] = set()
    while True:
        free = [m for m, needs in graph.items() if m not in done and needs <= done]
        if not free:
            break
        done.update(free)
    assert sorted(set(graph) - done) == []


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
