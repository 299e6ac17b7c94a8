"""The class of two documents in one.

`merges: {max_hp: sum, speed: lowest}` on `kind: unit` gives

    class MergedUnit(Unit):
        def __init__(self, a: Unit, b: Unit) -> None:
            super().__init__("+".join((a.id, b.id)), names_of(a, b), max_hp=a.max_hp + b.max_hp, ...)
"""

from __future__ import annotations

from compiler.codegen import py_tree as p
from compiler.codegen.py_types import class_name
from compiler.schema.kinds import FieldDef, Kind
from compiler.source.module_names import safe

A, B = p.Name("a"), p.Name("b")


def merged_name(kind: str) -> str:
    return f"Merged{class_name(kind)}"


def merged_class(kind: Kind, fields: list[FieldDef]) -> p.Class:
    """The class for a kind whose documents can be merged."""
    own = p.Name(class_name(kind.name))
    id = p.Call(p.Attr(p.literal("+"), "join"), (p.Tuple((p.Attr(A, "id"), p.Attr(B, "id"))),))
    named = tuple(
        [
            (safe(f.name), _value(safe(f.name), f, kind.merges.get(f.name, "")))
            for f in fields
            if f.type.form != "effects"
        ]
    )
    init = p.call(p.Attr(p.builtin("super"), "__init__"), id, p.call(p.api("names_of"), A, B))
    init.named = named
    this, other = p.Name("self"), p.Name("other")
    same = [p.compare(other, "is", x) for x in (this, p.Attr(this, "a"), p.Attr(this, "b"))]
    return p.Class(
        merged_name(kind.name),
        own,
        p.Comment("Two documents in one; it counts as either of them."),
        methods=[
            p.Function(
                "__init__",
                [p.Param("self", None), p.Param("a", own), p.Param("b", own)],
                p.NONE,
                [
                    p.Do(init),
                    p.Assign(p.Attr(this, "a"), A),
                    p.Assign(p.Attr(this, "b"), B),
                ],
            ),
            p.Function(
                "__eq__",
                [p.Param("self", None), p.Param("other", p.Name("object"))],
                p.Name("bool"),
                [p.Return(p.either(same))],
            ),
            p.Function(
                "__hash__",
                [p.Param("self", None)],
                p.INT,
                [p.Return(p.builtin("hash", p.Attr(this, "id")))],
            ),
        ],
    )


def _value(name: str, field: FieldDef, how: str) -> p.Expr:
    first, second = p.Attr(A, name), p.Attr(B, name)
    match how:
        case "sum":
            return p.Binary("+", first, second)
        case "highest":
            return p.builtin("max", first, second)
        case "lowest":
            return p.builtin("min", first, second)
    if field.type.form == "truth":
        return p.Logic("and" if how == "both" else "or", (first, second))
    if field.type.form == "list":
        item = p.Name("x")
        more = p.Listing(item, p.Loop(item, second, p.compare(item, "not in", first)))
        return p.Tuple((p.Star(first), p.Star(more)))
    return first
