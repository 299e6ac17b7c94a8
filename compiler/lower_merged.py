"""The class of two documents in one.

`merges: {max_hp: sum, speed: lowest}` on `kind: unit` gives

    class MergedUnit(Unit):
        def __init__(self, a: Unit, b: Unit) -> None:
            super().__init__(f"{a.id}+{b.id}", names_of(a, b), a.max_hp + b.max_hp, ...)
"""

from __future__ import annotations

from compiler.python import class_name, safe
from compiler.world import FieldDef, Kind

_NUMBERS = {"sum": "a.{0} + b.{0}", "highest": "max(a.{0}, b.{0})", "lowest": "min(a.{0}, b.{0})"}


def merged_name(kind: str) -> str:
    return f"Merged{class_name(kind)}"


def merged_class(kind: Kind, fields: list[FieldDef]) -> list[str]:
    """The lines of the class for a kind whose documents can be merged."""
    name = class_name(kind.name)
    values = ['f"{a.id}+{b.id}"', "names_of(a, b)"]
    values += [_value(f, kind.merges.get(f.name, "")) for f in fields if f.type.form != "effects"]
    return [
        f"class {merged_name(kind.name)}({name}):",
        '    """Two documents in one; it counts as either of them."""',
        "",
        f"    def __init__(self, a: {name}, b: {name}) -> None:",
        f"        super().__init__({', '.join(values)})",
        "        self.a = a",
        "        self.b = b",
        "",
        "    def __eq__(self, other: object) -> bool:",
        "        return other is self or other is self.a or other is self.b",
        "",
        "    def __hash__(self) -> int:",
        "        return hash(self.id)",
    ]


def _value(field: FieldDef, how: str) -> str:
    name = safe(field.name)
    if how in _NUMBERS:
        return _NUMBERS[how].format(name)
    if field.type.form == "truth":
        return f"a.{name} and b.{name}" if how == "both" else f"a.{name} or b.{name}"
    if field.type.form == "list":
        return f"(*a.{name}, *[x for x in b.{name} if x not in a.{name}])"
    return f"a.{name}"
