"""The guard refuses every module that is not made of what the compiler writes, before anything is written."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import interpreter.api as api
from compiler.build.build import Project, resolved
from compiler.codegen import guard
from compiler.codegen.guard import ASKED, BUILTINS, IMPORTS, NODES, Suspect, names_asked, oddities
from compiler.codegen.py_print import Printer
from compiler.codegen.py_tree import Function
from compiler.source.diagnostics import Report
from siegewright.packs.builder import build_packs
from tests.helpers import BASE, ROOT, scenario, write_pack
from tests.hostile import filled
from tests.test_generated_code import compiled

MODULE = ROOT / "generated" / "classics" / "rules" / "breakthrough.py"


@cache
def known() -> frozenset[str]:
    return names_asked(resolved(Project(ROOT), "classics", Report())[1])


# A line of foreign code, and a word of what the guard says to it.
FOREIGN = {
    "import os": "a Import",
    "import os.path as kinds": "a Import",
    "from os import system": "an import of os.system",
    "from typing import sys": "an import of typing.sys",
    "from interpreter.api import Sequence": "an import of interpreter.api.Sequence",
    "from interpreter.game import Game": "an import of interpreter.game.Game",
    "from .state import *": "an import of all of state",
    "from typing import *": "an import of typing.*",
    "from .state import State as __class__": "the name __class__",
    "X = State.__class__": "the attribute __class__",
    "X = State.__subclasses__()": "the attribute __subclasses__",
    "X = ().__class__.__mro__": "the attribute __mro__",
    "X = super().__class__": "the attribute __class__",
    "X = State.__init__.__globals__": "the attribute __globals__",
    "X = __builtins__": "the name __builtins__",
    "X = __import__('os')": "the name __import__",
    "X = getattr(State, 'x')": "the name getattr",
    "setattr(State, 'x', 1)": "the name setattr",
    "X = eval('1')": "the name eval",
    "exec('1')": "the name exec",
    "X = compile('1', '', 'eval')": "the name compile",
    "X = open('/etc/passwd')": "the name open",
    "print('x')": "the name print",
    "X = globals()": "the name globals",
    "X = vars(State)": "the name vars",
    "X = type(State)": "the name type",
    "X = input()": "the name input",
    "breakpoint()": "the name breakpoint",
    "X = unheard_of": "the name unheard_of",
    "X = '{0.x}'.format(State)": "the attribute format",
    "X = '{x}'.format_map({})": "the attribute format_map",
    "X = State.f_globals": "the attribute f_globals",
    "X = State.gi_frame": "the attribute gi_frame",
    "X = State.func_code": "the attribute func_code",
    "X = State.mro()": "the attribute mro",
    "X = State.unheard_of": "the attribute unheard_of",
    "X = str.encode('a')": "the attribute encode",
    "State.unheard_of = 1": "the attribute unheard_of",
    "X = State()()": "a call of a Call",
    "X = (lambda: 1)()": "a call of a Lambda",
    "X = [State][0]()": "a call of a Subscript",
    "X = lambda x=State: x": "a lambda with parameters",
    "X = lambda *a: a": "a lambda with parameters",
    "X = f'{State}'": "a JoinedStr",
    "X = b'bytes'": "the constant b'bytes'",
    "X = 1.5": "the constant 1.5",
    "X = 2j": "the constant 2j",
    "X = (y := 1)": "the name y",
    "X = {1, 2}": "a Set",
    "X = {a: a for a in ()}": "a DictComp",
    "X = {a for a in ()}": "a SetComp",
    "X = max(a for a in ())": "a GeneratorExp",
    "X = State @ State": "a MatMult",
    "X = 1 / 2": "a Div",
    "X = 2 ** 99": "a Pow",
    "X = 1 << 99": "a LShift",
    "X = 1 ^ 1": "a BitXor",
    "del State": "a Delete",
    "raise State": "a Raise",
    "global_ = 1\nglobal x": "a Global",
    "try:\n    pass\nexcept State:\n    pass": "a Try",
    "with State:\n    pass": "a With",
    "async def f() -> None:\n    pass": "a AsyncFunctionDef",
    "def f() -> None:\n    yield": "a Yield",
    "def f() -> None:\n    yield from ()": "a YieldFrom",
    "def f() -> None:\n    import os": "a Import",
    "def f() -> None:\n    x = 1\n    def g() -> None:\n        nonlocal x": "a Nonlocal",
    "def f() -> None:\n    def g() -> object:\n        return State.__dict__": "the attribute __dict__",
    "def __getattr__(name: str) -> int:\n    return 1": "the name __getattr__",
    "def f(__class__: int) -> None:\n    pass": "the name __class__",
    "@State\ndef f() -> None:\n    pass": "a decorator",
    "@State\nclass A:\n    pass": "a decorator",
    "class A(metaclass=State):\n    pass": "a metaclass",
    "class A:\n    def __del__(self) -> None:\n        pass": "the name __del__",
    "match 1:\n    case 1:\n        pass": "a Match",
    "X = 1 if": "what is no Python",
    "\0": "what is no Python",
}


def injected(line: str) -> Iterator[str]:
    """A real module with a line of foreign code: between its parts, and inside of a rule."""
    text = MODULE.read_text(encoding="utf-8")
    yield f"{text}\n\n{line}\n"
    head, _, tail = text.partition("    # content/")
    inner = line.replace("\n", "\n    ")
    yield f"{head}    {inner}\n    # content/{tail}"


@pytest.mark.parametrize("line", FOREIGN)
def test_foreign_code_is_refused_wherever_it_stands(line: str) -> None:
    for text in injected(line):
        found = oddities(text, known())
        assert any(odd.startswith(FOREIGN[line]) for odd in found), found
        with pytest.raises(Suspect, match=r"demo/x\.py: "):
            guard.check_module(text, "demo/x.py", known())


@pytest.mark.parametrize(
    "line", ["# -*- coding: utf-7 -*-", "# vim: set fileencoding=latin-1 :", "# coding=unheard_of"]
)
def test_a_comment_that_asks_for_an_encoding_is_refused(line: str) -> None:
    text = MODULE.read_text(encoding="utf-8")
    first, rest = text.split("\n", 1)
    for changed in (f"{line}\n{text}", f"{first}\n{line}\n{rest}"):
        assert oddities(changed, known()) != []
    assert oddities(f"{text}{line}\n", known()) == [], "further down Python does not look for it"


@pytest.mark.parametrize(
    "line",
    [
        "X = 1",
        "X = State",
        "X = (1, 'os.system', None, ...)",
        "def f() -> None:\n    pass",
        "# import os",
    ],
)
def test_what_the_compiler_might_write_is_accepted(line: str) -> None:
    for text in injected(line):
        assert oddities(text, known()) == []


def test_a_name_of_a_pack_is_known_only_where_the_pack_defines_it() -> None:
    text = MODULE.read_text(encoding="utf-8") + "\nX = State.piece_unheard_of\n"
    [odd] = oddities(text, known())
    assert odd.startswith("the attribute piece_unheard_of in line")
    assert oddities(text, {*known(), "piece_unheard_of"}) == []


# ------------------------------------------------------------------ a build


def test_a_build_with_foreign_code_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the printer might do wrong one day: nothing on the disk changes, and the module is named."""

    def outputs() -> dict[str, bytes]:
        return {
            str(path): path.read_bytes()
            for part in ("generated", "schemas", ".siegewright")
            for path in (tmp_path / part).rglob("*")
            if path.is_file()
        }

    write_pack(tmp_path, {"base.yaml": BASE + scenario("mark 1"), "units/a.yaml": unit(1)})
    assert build_packs(tmp_path, ["demo"], False, False, "quiet") == 0
    before = outputs()
    write_pack(tmp_path, {"base.yaml": BASE + scenario("mark 2"), "units/a.yaml": unit(2)})
    real = Printer.function

    def odd(self: Printer, f: Function, indent: int = 0) -> list[str]:
        lines = real(self, f, indent)
        return [*lines, "    import os"] if self.own.endswith("units.a") else lines

    with monkeypatch.context() as patched:
        patched.setattr(Printer, "function", odd)
        with pytest.raises(Suspect, match=r"demo/units/a\.py: a Import in line"):
            build_packs(tmp_path, ["demo"], False, False, "quiet")
    assert outputs() == before
    assert build_packs(tmp_path, ["demo"], False, False, "quiet") == 0
    assert outputs() != before


def unit(size: int) -> str:
    return (
        f"- unit: wasp\n  source: designed\n  size: {size}\n  effects: |\n"
        "    while self.hp > 1: +1 size\n"
    )


# ------------------------------------------------------------------ the lists themselves


def of_interpreter() -> set[str]:
    """All that something in interpreter/ has, and what rule tests offer to their modules."""
    found: set[str] = set()
    paths = [
        *(ROOT / "interpreter").glob("*.py"),
        ROOT / "siegewright" / "authoring" / "test_run.py",
    ]
    for node in [
        n for path in paths for n in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    ]:
        match node:
            case ast.FunctionDef():
                found.add(node.name)
            case ast.Attribute(_, name, ast.Store()) | ast.AnnAssign(ast.Name(name)):
                found.add(name)
            case ast.Assign(targets):
                found.update(t.id for t in targets if isinstance(t, ast.Name))
    return found


def of_codegen() -> set[str]:
    """All words in the sources of code generation, but for the guard's own."""
    paths = [p for p in (ROOT / "compiler" / "codegen").glob("*.py") if p.name != "guard.py"]
    paths += (ROOT / "compiler" / "build").glob("rule_test*.py")
    return {
        node.value
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@cache
def trees() -> list[ast.AST]:
    """The shipped modules, and those of a pack that has a bit of everything."""
    texts = [p.read_text(encoding="utf-8") for p in (ROOT / "generated").rglob("*.py")]
    return [node for text in texts for node in ast.walk(ast.parse(text))]


def test_every_word_that_may_be_asked_for_means_something() -> None:
    mixed = {"a", "b"}  # of merged documents, whose classes are generated
    of_python = {name for kind in (list, str, dict, int) for name in dir(kind)}
    assert ASKED - of_interpreter() - of_python == mixed


def test_every_word_that_may_be_asked_for_is_asked_for() -> None:
    asked = {node.attr for node in trees() if isinstance(node, ast.Attribute)}
    words = of_codegen()
    # What is fixed about a board is looked up by `near_of` and the like, made of the function's name.
    looked_up = {f"{name}_of" for name in ("near", "around", "area", "rectangle", "ray")}
    assert ASKED - asked - words - looked_up == set()


def test_every_name_of_python_that_is_allowed_is_used(tmp_path: Path) -> None:
    used = {node.id for node in trees() if isinstance(node, ast.Name)}
    assert BUILTINS - used == set()
    tests = compiled(tmp_path, filled(["zqx"])[0])
    kinds = {type(node).__name__ for node in trees()}
    kinds |= {type(n).__name__ for text in tests.values() for n in ast.walk(ast.parse(text))}
    assert NODES - kinds <= {"Lambda"}, "which stands in rule tests about what is offered"


def test_what_may_be_imported_is_what_the_interpreter_offers() -> None:
    assert IMPORTS["interpreter.api"] == set(api.__all__)
