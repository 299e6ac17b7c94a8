"""Lays out the modules of a pack for mypyc: all of them in one place, under the names by which they are imported."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from interpreter import Modules
from siegewright.packs.native import ALWAYS_PYTHON, HOME
from siegewright.packs.programs import Pack

MOST_DATA = 1_500  # lines outside of functions: a module with more of them is data
BASES = ("interpreter", "generated", "siegewright")  # packages of what is compiled


def modules_of(pack: Pack) -> dict[str, str]:
    """The files of all modules that a program consists of, by the names under which they are imported."""
    datas = {file: source.data for file, source in pack.sources.items()}
    with Modules(pack.folder, datas).loaded(pack.name):
        specs = [m.__spec__ for name, m in sys.modules.items() if name.startswith("generated.")]
    return {spec.name: str(spec.origin) for spec in specs if spec is not None}


def is_worth_it(text: str) -> bool:
    """Whether a module has rules, and not much else."""
    tree = ast.parse(text)
    inside = 0
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            inside += (node.end_lineno or node.lineno) - node.lineno + 1
    return inside > 0 and text.count("\n") - inside <= MOST_DATA


def lay_out(work: Path, texts: Mapping[str, str], packages: set[str]) -> None:
    """Write the modules where mypyc finds them, and remove what else is there."""
    marked = mark_recursive({n: text for n, text in texts.items() if n.startswith("generated.")})
    wanted = {f"{base}/__init__.py": "" for base in BASES}
    # These stay Python. Bots import the interpreter through its `__init__`, so mypyc has to find them.
    for path in ALWAYS_PYTHON:
        wanted[path] = (HOME / path).read_text(encoding="utf-8")
    for name, text in texts.items():
        path = name.replace(".", "/")
        if name in packages:
            wanted[f"{path}/__init__.py"] = ""  # modules of other packs lie here, too
        else:
            wanted[f"{path}.py"] = marked.get(name, text)
    for base in BASES:
        for old in sorted((work / base).rglob("*"), reverse=True):
            if old.is_dir():
                with suppress(OSError):
                    old.rmdir()
            elif old.relative_to(work).as_posix() not in wanted:
                old.unlink()
    for path, text in wanted.items():
        file = work / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


MARK = "from __future__ import annotations"


def mark_recursive(texts: Mapping[str, str]) -> dict[str, str]:
    """The modules, with a decorator at every rule that may call itself; lines keep their numbers.

    Python stops rules that call themselves without end; machine code does not count its own calls. See
    `interpreter.limits.recursive`.
    """
    calls: dict[tuple[str, str], set[tuple[str, str]]] = {}
    lines: dict[tuple[str, str], int] = {}
    for name, text in texts.items():
        tree = ast.parse(text)
        imported = _imported(name, tree)
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                calls[name, node.name] = set(_named(node, name, imported))
                lines[name, node.name] = node.lineno
    marked = dict(texts)
    for name, rule in _in_circles(calls):
        rows = marked[name].split("\n")
        above = lines[name, rule] - 2
        assert MARK in marked[name]
        assert rows[above] == ""
        rows[above] = "@_recursive"
        text = "\n".join(rows)
        if "import recursive as" not in text:
            more = f"{MARK}; from interpreter.limits import recursive as _recursive"
            text = text.replace(MARK, more, 1)
        marked[name] = text
    return marked


def _imported(name: str, tree: ast.Module) -> dict[str, tuple[str, str]]:
    """What the names of a module stand for: a module, or something in one."""
    home = name.split(".")
    found = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.level:
            base = ".".join([*home[: len(home) - node.level], *filter(None, [node.module])])
            for alias in node.names:
                found[alias.asname or alias.name] = (base, alias.name)
    return found


def _named(
    node: ast.FunctionDef, name: str, imported: Mapping[str, tuple[str, str]]
) -> Iterator[tuple[str, str]]:
    """The functions that a function names."""
    for part in ast.walk(node):
        if isinstance(part, ast.Name):
            yield imported.get(part.id, (name, part.id))
        elif isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name):
            base, last = imported.get(part.value.id, ("", ""))
            yield f"{base}.{last}", part.attr


def _in_circles(
    calls: Mapping[tuple[str, str], set[tuple[str, str]]],
) -> list[tuple[str, str]]:
    found = []
    for rule in calls:
        reached: set[tuple[str, str]] = set()
        waiting = [rule]
        while waiting:
            for other in calls.get(waiting.pop(), ()):
                if other in calls and other not in reached:
                    reached.add(other)
                    waiting.append(other)
        if rule in reached:
            found.append(rule)
    return found
