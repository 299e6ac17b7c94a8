"""Trees of Python become files: header, imports, definitions; always the same bytes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from compiler.codegen import py_tree as p
from compiler.codegen.guard import check_module
from compiler.codegen.names import Names
from compiler.codegen.py_print import Printer


@dataclass(frozen=True, slots=True)
class GeneratedFile:
    path: str  # below generated/
    text: str


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of a module, and how many empty lines stand before it."""

    gap: int
    text: str


def emit(modules: Iterable[p.Module], names: Names) -> list[GeneratedFile]:
    """The files of modules, sorted by path."""
    files = [GeneratedFile(m.path, module_text(m, names)) for m in modules]
    return sorted(files, key=lambda f: f.path)


def module_text(module: p.Module, names: Names) -> str:
    """One module; nothing leaves the compiler that is not made of the parts it may be made of."""
    pack = names.pack_of(module.dotted)
    printer = Printer(module.dotted, names.aliases(pack))
    parts = _parts(module, printer)
    others = {names.pack_of(dotted) for dotted in printer.modules}
    if not others <= names.near(pack) or not printer.asked.isdisjoint(names.far_columns(pack)):
        # A patch has brought it what another pack defines: the state it knows does not have that.
        printer = Printer(module.dotted, names.aliases(pack))
        printer.untyped = names.frame(pack, "state")
        parts = _parts(module, printer)
    imports = _imports(module.dotted, printer)
    template = _environment().get_template("module.py.j2")
    text = template.render(title=module.title, source=module.source, imports=imports, parts=parts)
    check_module(text, module.path, names.asked)
    return text


def _parts(module: p.Module, printer: Printer) -> list[Part]:
    """Definitions in order, two empty lines round classes and functions."""
    found: list[Part] = []
    after_definition = False

    def add(lines: list[str], definition: bool, gap: int) -> None:
        nonlocal after_definition
        apart = 2 if definition or after_definition else gap
        found.append(Part(apart, "\n".join(lines)))
        after_definition = definition

    for class_ in module.classes:
        add(printer.class_(class_), True, 2)
    _constants(module.constants, printer, add)
    for function in module.functions:
        add(printer.function(function), True, 2)
    _constants(module.tables, printer, add)
    return found


def _constants(constants: list[p.Constant], printer: Printer, add: object) -> None:
    assert callable(add)
    alone = True  # questions stand line below line, documents and tables apart
    for constant in constants:
        lines = printer.constant(constant)
        apart = bool(constant.comments) or len(lines) > 1
        add(lines, False, 1 if apart or alone else 0)
        alone = apart


def _imports(own: str, printer: Printer) -> list[str]:
    """The imports of what the printed definitions mention, in the order of the project's own code."""
    groups: list[list[str]] = [[], [], []]
    near: list[tuple[int, str, str, str]] = []  # dots, module, name, alias
    names: dict[str, set[str]] = {}
    for module, name in printer.names:
        names.setdefault(module, set()).add(name)
    for module in sorted(names):
        wanted = sorted(names[module], key=_order)
        if module.startswith("generated."):
            dots, rest = _relative(own, module)
            near += [(-dots, rest, name, name) for name in wanted]
        else:
            group = groups[1 if module.startswith("interpreter") else 0]
            group += _from(module, wanted)
    for module in printer.modules:
        parent, _, last = module.rpartition(".")
        dots, rest = _relative(own, parent)
        near.append((-dots, rest, last, printer.aliases[module]))
    together: dict[tuple[int, str], list[str]] = {}
    aliased: list[tuple[int, str, str, str]] = []
    for dots, rest, name, alias in near:
        if name == alias:
            together.setdefault((dots, rest), []).append(name)
        else:
            aliased.append((dots, rest, name, alias))
    rows: list[tuple[int, str, tuple[bool, bool, str], list[str]]] = []
    for (dots, rest), plain in together.items():
        ordered = sorted(plain, key=_order)
        rows.append((dots, rest, _order(ordered[0]), _from("." * -dots + rest, ordered)))
    for dots, rest, name, alias in aliased:
        text = f"from {'.' * -dots}{rest} import {name} as {alias}"
        rows.append((dots, rest, _order(name), [text]))
    for *_, row in sorted(rows):
        groups[2] += row
    lines: list[str] = []
    for group in groups:
        if group:
            lines += ["", *group]
    return lines


def _order(name: str) -> tuple[bool, bool, str]:
    """Where a name stands among those that are imported: constants, classes, all others."""
    return not name.isupper(), not name[:1].isupper(), name


def _from(module: str, names: list[str]) -> list[str]:
    line = f"from {module} import {', '.join(names)}"
    if len(line) <= 100:
        return [line]
    return [f"from {module} import (", *[f"    {name}," for name in names], ")"]


def _relative(own: str, module: str) -> tuple[int, str]:
    """How a module looks from another one: how many dots, and the rest of its name."""
    home, parts = own.split(".")[:-1], module.split(".")
    common = 0
    while common < min(len(home), len(parts)) and home[common] == parts[common]:
        common += 1
    return 1 + len(home) - common, ".".join(parts[common:])


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(Path(__file__).with_name("templates")),
        undefined=StrictUndefined,
        keep_trailing_newline=True,
        autoescape=False,  # noqa: S701 - the output is Python, and comes from the printer
    )
