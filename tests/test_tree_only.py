"""Generated Python is never changed as text: not by patterns, not by replacing, not by taking it apart.

Code was once improved by regular expressions over printed lines. A text of an author that looked like such a
line was changed with them, and ran. So every use of a pattern, and of a method that takes texts apart or
changes them, is listed here with what it works on. A new one needs a line, and a reason.
"""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

from tests.helpers import ROOT

CODEGEN = ROOT / "compiler" / "codegen"
# All other modules that get hold of the text of generated modules.
HANDLERS = {
    "compiler/build/build.py",
    "compiler/build/build_cache.py",
    "compiler/build/rule_tests.py",
    "compiler/build/rule_test_actions.py",
    "compiler/build/rule_test_checks.py",
    "compiler/build/incremental.py",
    "siegewright/packs/start_check.py",
    "compiler/build/update.py",
    "compiler/inspection/passes.py",
}
METHODS = frozenset(
    [
        "replace",
        "split",
        "rsplit",
        "splitlines",
        "partition",
        "rpartition",
        "translate",
        "format",
        "format_map",
        "strip",
        "lstrip",
        "rstrip",
        "removeprefix",
        "removesuffix",
        "expandtabs",
        "sub",
        "subn",
        "findall",
        "finditer",
        "match",
        "fullmatch",
        "search",
    ]
)

ID = "the id of a document or a kind"
NAME = "a name, before it is in a tree"
PATH = "the path of a file or a module"
DRAWN = "an author's drawing, before it is a literal"
WORDS = "an author's words, before they are in a tree"
INTO = "an author's text on its way into a literal, a comment or a docstring"
LINES = "a line of a rule test, before it is parsed"
SEARCH = "not of a text: a method of our own"

ALLOWED = {
    "abilities._Effects.__init__": {"split": ID, "replace": ID},
    "abilities._Effects.reached": {"rpartition": "the path and line of an author's rule"},
    "guards.Guards.search": {"search": SEARCH},
    "body.Body.if_": {"search": SEARCH},
    "start_check._start": {"split": PATH},
    "start_check._report": {"rpartition": PATH},
    "build.Project._only_here": {"split": PATH},
    "update._inside": {"split": PATH},
    "update._followed": {"split": PATH},
    "update._Outputs.base_of": {"split": PATH},
    "update._Outputs.add": {"split": PATH, "rsplit": PATH},
    "update._Build.texts": {"removeprefix": PATH},
    "emit._imports": {"rpartition": PATH},
    "emit._relative": {"split": PATH},
    "guard.words": {"split": "words of our own"},
    "guards.Guards.unless": {"search": SEARCH},
    "select.SelectLoop.branch": {"search": SEARCH},
    "turn._with_search": {"search": SEARCH},
    "select.SelectLoop.search_alone": {"search": SEARCH},
    "select.SelectLoop.searched": {"search": SEARCH},
    "place.Place.inner_path": {"removeprefix": NAME},
    "program.none_of": dict.fromkeys(
        ("strip", "fullmatch"), "the value an author gave a state, read as a number"
    ),
    "program.PackContents.set_up": {"split": "statements of a set-up"},
    "layout.Calm.split": {"split": "statements of a set-up"},
    "walks.Walks.decided_by": {"replace": NAME},
    "hoist._stem": {"split": NAME},
    "hoist._still_stem": {"removeprefix": NAME},
    "kinds.kinds_module": {"strip": WORDS},
    "lowerer.Lowerer.constant": {"split": ID},
    "maps.shape_text": {"strip": DRAWN},
    "maps.mask_of": {"strip": DRAWN, "split": DRAWN},
    "maps.map_data": {"rstrip": DRAWN, "split": DRAWN},
    "build_cache": {"compile": "words of YAML files"},
    "build_cache.still_holds": {"split": ID, "findall": "words of YAML files"},
    "build_cache._digest": {"findall": "words of YAML files"},
    "names": {"compile": NAME},
    "names.Names._module": {"rstrip": NAME},
    "names.Names._made_aliases": dict.fromkeys(
        ("removeprefix", "split", "replace", "fullmatch", "rstrip"), NAME
    ),
    "names.Names.local": {"rstrip": NAME, "fullmatch": NAME},
    "names._underscores": {"rstrip": NAME},
    "packages.packages_of": {"rsplit": PATH},
    "packages.bases_of": {"split": PATH, "removeprefix": PATH},
    "place.table_name": {"replace": NAME, "split": NAME},
    "program.lock_module": {"split": PATH},
    "py_print.text_of": {"replace": INTO},
    "py_print.docstring": {"replace": INTO, "strip": INTO},
    "py_print.remark": {"rstrip": INTO},
    "py_print.shortened": {"rstrip": INTO},
    "py_tree.Comment.__post_init__": {"split": INTO},
    "py_tree.module_file": {"removeprefix": PATH, "replace": PATH},
    "py_tree.dotted_name": {"removesuffix": PATH, "replace": PATH},
    "py_types": {"compile": NAME},
    "py_types.class_name": {"split": ID, "rstrip": NAME},
    "py_types.constant_name": {"fullmatch": NAME, "rstrip": NAME},
    "routines._Routine.__init__": {"strip": WORDS},
    "select.SelectLoop.absent": {"search": SEARCH},
    "passes._patches": {"rstrip": "a line about a patch"},
    "rule_tests": {"compile": LINES},
    "rule_tests._acts": {"match": LINES},
    "rule_tests._Writer.last": {"split": LINES},
    "rule_tests._Writer.given_again": {"split": LINES},
    "rule_tests._Writer.said_once": {"split": LINES},
    "rule_tests._Writer.statements": {"split": LINES},
    "rule_tests.TestTrial.__init__": {"match": LINES},
    "rule_tests._Writer.state": {"strip": LINES},
    "rule_test_actions": {"compile": LINES},
    "rule_test_actions.ability_names": {
        "findall": "the name of an ability, before it is looked up"
    },
    "rule_test_actions.ActionWriter.actor": {"fullmatch": LINES},
    "rule_test_actions.ActionWriter.answer": {"split": LINES},
    "rule_test_checks": {"compile": LINES},
    "rule_test_checks.CheckWriter.condition": {"match": LINES},
    "rule_test_checks.CheckWriter.sees": {"fullmatch": LINES},
    "incremental.Unit.path": {"removeprefix": PATH, "replace": PATH},
    "values.agreeing": {"match": WORDS},
    "values.Values.ex": {"split": NAME},
    "memberships._looked_into": {"removeprefix": NAME},
    "walks.Walks.enumerated": {"removeprefix": NAME},
}

FILES = sorted([*CODEGEN.glob("*.py"), *(ROOT / name for name in HANDLERS)])


def uses(path: Path) -> Counter[tuple[str, str]]:
    """Where a module changes texts or takes them apart: the function, and how."""
    found: Counter[tuple[str, str]] = Counter()

    def walk(node: ast.AST, where: str) -> None:
        for child in ast.iter_child_nodes(node):
            inner = where
            if isinstance(child, (ast.FunctionDef, ast.ClassDef)):
                inner = f"{where}.{child.name}"
            match child:
                case ast.Call(ast.Attribute(ast.Name("re"), method)):
                    found[where, method] += 1
                case ast.Call(ast.Attribute(ast.Name("os"), _)):
                    pass  # files
                case ast.Call(ast.Attribute(_, method)) if method in METHODS:
                    found[where, method] += 1
                case ast.ImportFrom("re" | "string" | "textwrap") | ast.Import(
                    [ast.alias("string" | "textwrap")]
                ):
                    found[where, "import"] += 1
                case ast.BinOp(ast.Constant(str()), ast.Mod()):
                    found[where, "%"] += 1
            walk(child, inner)

    walk(ast.parse(path.read_text(encoding="utf-8")), path.stem)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_module_changes_generated_python_as_text(path: Path) -> None:
    strange = [
        f"{where}: {method}" for where, method in uses(path) if method not in ALLOWED.get(where, {})
    ]
    assert strange == [], "say in ALLOWED what it works on; it must not be generated Python"


def test_nothing_is_allowed_that_nobody_does() -> None:
    there = {use for path in FILES for use in uses(path)}
    listed = {(where, method) for where, methods in ALLOWED.items() for method in methods}
    assert listed - there == set()


def test_all_modules_that_have_generated_text_are_looked_at() -> None:
    """Whoever names `GeneratedFile`, `module_text`, a test's `code` or what `compile_pack` gives."""
    words = ("GeneratedFile", "module_text", "compile_pack(", "case.code", "Unit(")
    found = set()
    for folder in ("compiler", "siegewright"):
        for path in (ROOT / folder).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            if path.parent != CODEGEN and any(word in text for word in words):
                found.add(path.relative_to(ROOT).as_posix())
    only_run_it = {  # or compare it
        "compiler/inspection/meaning.py",
        "siegewright/authoring/sandbox.py",
        "siegewright/packs/native_build.py",
    }
    assert found - HANDLERS <= only_run_it


def test_author_text_enters_trees_in_two_places_alone() -> None:
    """`Literal` is made by `literal` or of a word of our own, and `Comment` writes what it likes."""
    for path in sorted(CODEGEN.glob("*.py")):
        if path.name == "py_tree.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Attribute(_, "Literal"), [ast.Constant()]):
                    pass
                case ast.Call(ast.Attribute(_, "Literal")):
                    pytest.fail(f"{path.name}:{node.lineno}: use `literal`")
                case ast.Call(ast.Name("Environment")) if path.name != "emit.py":
                    pytest.fail(f"{path.name}:{node.lineno}: one template, in emit.py")
