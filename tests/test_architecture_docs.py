"""docs/architecture.md tells packages, functions and types as they are."""

from __future__ import annotations

import ast
import re

from tests.helpers import ROOT


def test_the_page_tells_the_packages_in_the_order_of_the_contract() -> None:
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    layers = re.search(r"^layers = \[(.*)\]$", settings, re.MULTILINE)
    assert layers is not None
    wanted = re.findall(r'"(\w+)"', layers[1])
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `compiler/(\w+)/` \|", page, re.MULTILINE) == wanted


STEP = re.compile(r"^\| [a-z, ]+ \| `([\w.]+)` in `([\w/.]+)`[^|]*\| `([\w\[\]]+)`", re.MULTILINE)


def test_every_arrow_on_the_way_of_one_line_has_the_type_of_its_function() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = STEP.findall(page)
    assert len(rows) == 15
    for name, file, gives in rows:
        tree: ast.AST = ast.parse((ROOT / file).read_text(encoding="utf-8"))
        for part in name.split("."):
            tree = next(
                node
                for node in ast.walk(tree)
                if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name == part
            )
        assert isinstance(tree, ast.FunctionDef)
        assert tree.returns is not None
        found = re.findall(r"[\w\[\]]*\b" + re.escape(gives), ast.unparse(tree.returns))
        assert found, f"{name} gives {ast.unparse(tree.returns)}, not {gives}"


def test_the_line_that_the_page_follows_is_in_the_content_and_in_the_generated_module() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    place = re.search(r"^Line (\d+) of `([\w/.]+)` says `(.*?)`", page, re.MULTILINE)
    assert place is not None
    lines = (ROOT / place[2]).read_text(encoding="utf-8").splitlines()
    assert lines[int(place[1]) - 1].strip() == place[3]
    function = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert function is not None
    module = place[2].replace("content/", "generated/").replace(".yaml", ".py")
    assert function[1] in (ROOT / module).read_text(encoding="utf-8")
