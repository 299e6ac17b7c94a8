"""A second look at generated modules, independent of the printer: they hold only what the compiler writes.

Nothing here knows how modules are made. Should a mistake of the compiler ever let a text of an author become
code, it is found here, before anything is written.
"""

from __future__ import annotations

import ast

# Every sort of node that a generated module may be made of.
NODES = frozenset(
    [
        "Module",
        "Expr",
        "Assign",
        "AnnAssign",
        "AugAssign",
        "Return",
        "If",
        "For",
        "While",
        "Break",
        "Pass",
        "Assert",
        "FunctionDef",
        "ClassDef",
        "ImportFrom",
        "alias",
        "arguments",
        "arg",
        "keyword",
        "Name",
        "Attribute",
        "Subscript",
        "Slice",
        "Call",
        "Constant",
        "Tuple",
        "List",
        "Dict",
        "Starred",
        "ListComp",
        "comprehension",
        "Compare",
        "BoolOp",
        "UnaryOp",
        "BinOp",
        "IfExp",
        "Lambda",
        "Load",
        "Store",
        "And",
        "Or",
        "Not",
        "Eq",
        "NotEq",
        "Lt",
        "LtE",
        "Gt",
        "GtE",
        "Is",
        "IsNot",
        "In",
        "NotIn",
        "Add",
        "Sub",
        "Mult",
        "FloorDiv",
        "Mod",
        "BitOr",
        "BitAnd",
        "Invert",
        "USub",
    ]
)
BUILTINS = frozenset(
    [
        "int",
        "bool",
        "str",
        "list",
        "tuple",
        "dict",
        "object",
        "len",
        "isinstance",
        "max",
        "min",
        "abs",
        "range",
        "enumerate",
        "super",
        "hash",
        "__slots__",
        "__path__",
    ]
)
IMPORTS = frozenset({"__future__", "collections.abc", "typing", "interpreter.api"})
DUNDERS = frozenset({"__init__"})  # attributes that only `super()` may be asked for


class Suspect(Exception):
    """A generated module is not what the compiler writes: a mistake of the compiler, never of an author."""


def check_module(text: str, path: str) -> None:
    """Raise `Suspect` unless a module holds only what generated modules may hold."""
    found = oddities(text)
    if found:
        raise Suspect(f"{path}: {'; '.join(found[:5])}")


def oddities(text: str) -> list[str]:
    """What stands in a module and does not belong into any."""
    tree = ast.parse(text)
    bound: set[str] = set(BUILTINS)
    used: dict[str, int] = {}
    odd: list[str] = []
    stack: list[ast.AST] = [tree]
    while stack:
        node = stack.pop()
        kind = type(node).__name__
        if kind not in NODES:
            odd.append(f"a {kind} in line {getattr(node, 'lineno', 0)}")
            continue
        if isinstance(node, ast.Name):
            if isinstance(node.ctx, ast.Store):
                bound.add(node.id)
            else:
                used.setdefault(node.id, node.lineno)
            continue
        if isinstance(node, ast.Constant):
            if not isinstance(node.value, (str, int, type(None), type(...))):
                odd.append(f"the constant {node.value!r}")
            continue
        if isinstance(node, ast.Attribute):
            inner = node.attr.removeprefix("zone__").removeprefix("piece__")
            if "__" in inner and not (node.attr in DUNDERS and _is_super(node.value)):
                odd.append(f"the attribute {node.attr} in line {node.lineno}")
            stack.append(node.value)
            continue
        if isinstance(node, ast.ImportFrom):
            if not node.level and node.module not in IMPORTS:
                odd.append(f"an import of {node.module}")
            bound.update(name.asname or name.name for name in node.names)
            continue
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            bound.add(node.name)
            if node.decorator_list:
                odd.append(f"a decorator in line {node.lineno}")
        elif isinstance(node, ast.arg):
            bound.add(node.arg)
        stack.extend(ast.iter_child_nodes(node))
    odd += [f"the name {name} in line {line}" for name, line in used.items() if name not in bound]
    odd += [f"the name {name}" for name in bound if name[:2] == "__" and name not in ALLOWED]
    return odd


ALLOWED = BUILTINS | {"__init__", "__eq__", "__hash__"}


def _is_super(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "super"
        and not node.args
    )
