"""An independent check of generated modules: they contain only what the compiler writes.

Nothing here knows how modules are made. Should a mistake of the compiler ever let a text of an author become
code, it is found here, before anything is written: an allow-list of syntax, of names, of what is called and
of what is asked of it.
"""

from __future__ import annotations

import ast
import tokenize
from collections.abc import Container
from io import BytesIO
from typing import Any

from compiler.model.definitions import World
from compiler.source.module_names import safe


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Every sort of node that a generated module may be made of.
NODES = words(
    """
    Module Expr Assign AnnAssign AugAssign Return If For While Break Pass Assert
    FunctionDef ClassDef ImportFrom alias arguments arg keyword Name Attribute Subscript Slice
    Call Constant Tuple List Dict Starred ListComp comprehension Compare BoolOp UnaryOp BinOp
    IfExp Lambda NamedExpr Load Store And Or Not Eq NotEq Lt LtE Gt GtE Is IsNot In NotIn Add Sub Mult
    FloorDiv Mod BitOr BitAnd Invert USub
    """
)
BUILTINS = words(
    """
    int bool str list tuple dict object len isinstance max min abs range enumerate super hash
    __slots__ __path__
    """
)
# What is imported from elsewhere than other generated modules.
IMPORTS = {
    "__future__": words("annotations"),
    "collections.abc": words("Sequence"),
    "typing": words("Any cast"),
    "interpreter.api": words(
        "NOTHING ROUNDS Abilities Action ActionInfo Actions Activated Balance Board Campaign Contents "
        "Definition FixedTables Game Modifier Occurrence OneOf Option Phase Program Prompt Rules Scenario Timer Trigger "
        "YesNo at_once both built_on drawn first_of first_part groups highest_of identity last_of lowest_of members minus names_of nearest numbers parse_shape part "
        "placements position product reached settled singles square take_turn those_true with_item"
    ),
}
OF_MODULES = words("State LOCK new_game set_up")  # all else from generated modules are modules
DEFINED = frozenset({"__slots__", "__path__", "__init__", "__eq__", "__hash__"})
# What the interpreter, its games and boards, and the lists of Python are asked for.
ASKED = words(
    """
    ALIKE EVENT a about act active activate add_columns add_zone after answer answers append apart ask atlas award
    b base between bit_count board bottom bury candidates check choices choose choose_or_nothing choose_set choose_some columns
    eliminate lost period_of turn_order what_if win_ranked
    contents copy_columns count create definition definitions distance distance_between doc
    enter event expect expire find finished foresee foreseen fresh from_active fuel get groups
    held hold id in_line on_board index join keep king_moves kings last leave lines live log lose may merged
    name named near word ending near_of around around_of area_of rectangle_of ray_of numbers of_kind offer offered
    open options over owner passed pick pieces_in place play_on players previous_player program put put_on
    rays reachable reachable_from reaches rectangle refuse refuse_at refused registers renew resolve rng roll
    route_ahead route_left route_next route_rest routes run scenarios seen set_up setting sets_of shapes shifts shortest show
    shuffle size sort space spaces_named spaces_of spent stamp stands_on stat stat_with step stepped
    steps tables tell tick tie top unlike usable use_up used_times waits_for lines_of transform walk win win_one winners
    within work_out x y at
    in_order layout phase reads sees sees_state sets setup turn
    """
)


class Suspect(Exception):
    """A generated module is not what the compiler writes: a mistake of the compiler, never of an author."""


def check_module(text: str, path: str, known: Container[str]) -> None:
    """Raise `Suspect` unless a module holds only what generated modules may hold.

    `known` are the names that the packs define: fields, roles, columns, zones.
    """
    found = oddities(text, known)
    if found:
        raise Suspect(f"{path}: {'; '.join(found[:5])}")


def oddities(text: str, known: Container[str]) -> list[str]:
    """What stands in a module and does not belong into any."""
    data = text.encode()
    try:
        encoding, _ = tokenize.detect_encoding(BytesIO(data).readline)
        if encoding != "utf-8":  # a comment asks Python to read something else than was printed
            return [f"the encoding {encoding}"]
        tree = ast.parse(data)
    except (
        SyntaxError,
        ValueError,
    ) as error:  # ValueError: a zero byte, in some versions of Python
        return [f"what is no Python: {getattr(error, 'msg', error)}"]
    modules = {
        name.asname or name.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.level
        for name in node.names
        if (name.asname or name.name) not in OF_MODULES
        and not (name.asname or name.name)[:1].isupper()  # a class
    }
    bound: set[str] = set(BUILTINS)
    used: dict[str, int] = {}
    odd: list[str] = []
    stack: list[Any] = [tree]
    while stack:
        node = stack.pop()
        kind = type(node)
        if kind is ast.Name:
            if type(node.ctx) is ast.Store:
                bound.add(node.id)
            else:
                used.setdefault(node.id, node.lineno)
        elif kind is ast.Constant:
            if not isinstance(node.value, (str, int, type(None), type(...))):
                odd.append(f"the constant {node.value!r}")
        elif kind is ast.Attribute:
            if not _may_be_asked(node, modules, known):
                odd.append(f"the attribute {node.attr} in line {node.lineno}")
            stack.append(node.value)
        elif kind is ast.Call:
            if not isinstance(node.func, (ast.Name, ast.Attribute)):
                odd.append(f"a call of a {type(node.func).__name__} in line {node.lineno}")
            stack.append(node.func)
            stack += node.args
            stack += [keyword.value for keyword in node.keywords]
        elif kind is ast.ImportFrom:
            odd += _odd_imports(node)
            bound.update(name.asname or name.name for name in node.names)
        elif kind is ast.NamedExpr:
            if not node.target.id.startswith("_"):  # no name of an author does
                odd.append(f"the name {node.target.id} in line {node.lineno}")
            stack += [node.target, node.value]
        elif kind.__name__ not in NODES:
            odd.append(f"a {kind.__name__} in line {getattr(node, 'lineno', 0)}")
        else:
            if kind is ast.FunctionDef or kind is ast.ClassDef:
                bound.add(node.name)
                if node.decorator_list:
                    odd.append(f"a decorator in line {node.lineno}")
                if kind is ast.ClassDef and node.keywords:
                    odd.append(f"a metaclass in line {node.lineno}")
            elif kind is ast.Lambda and ast.unparse(node.args):
                odd.append(f"a lambda with parameters in line {node.lineno}")
            elif kind is ast.arg:
                bound.add(node.arg)
            for field in kind._fields:
                part = getattr(node, field, None)
                if isinstance(part, list):
                    stack += [x for x in part if isinstance(x, ast.AST)]
                elif isinstance(part, ast.AST):
                    stack.append(part)
    odd += [f"the name {name} in line {line}" for name, line in used.items() if name not in bound]
    odd += [f"the name {name}" for name in bound if name[:2] == "__" and name not in DEFINED]
    return odd


def _odd_imports(node: ast.ImportFrom) -> list[str]:
    if node.level:  # from other generated modules
        return [f"an import of all of {node.module}" for name in node.names if name.name == "*"]
    allowed = IMPORTS.get(node.module or "", frozenset())
    return [f"an import of {node.module}.{n.name}" for n in node.names if n.name not in allowed]


def _may_be_asked(node: ast.Attribute, modules: set[str], known: Container[str]) -> bool:
    match node.value:
        case ast.Call(ast.Name("super"), []):
            return node.attr in DEFINED or node.attr in ASKED
        case _ if node.attr[:2] == "__":
            return False
        case ast.Name(name) if name in modules:
            return True
        case ast.Attribute(_, tables) if tables.endswith("tables"):
            return True
        case ast.Name("self") if isinstance(node.ctx, ast.Store):
            return True
        case _:
            return node.attr in ASKED or node.attr in known or node.attr.endswith("tables")


def names_asked(world: World) -> frozenset[str]:
    """The names of a world that generated modules may ask for: fields, roles, columns, zones."""
    found: set[str] = set()
    for kind in world.kinds.values():
        found.update(safe(name) for name in kind.fields)
        for state in kind.state:
            found.update(f"{owner}_{state}" for owner in ("piece", "player", "space", "table"))
    for zone in world.zones:
        found.update({f"zone_{zone}", f"zone__{zone}", f"piece__zone_{zone}"})
    for form in ("event", "window"):
        for routine in world.routines.get(form, {}).values():
            found.update(safe(param.name) for param in routine.params)
    return frozenset(found)
