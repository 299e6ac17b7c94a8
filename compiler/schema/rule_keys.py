"""Which keys of a document hold texts of the language."""

from __future__ import annotations

from compiler.schema.kinds import KERNEL_KINDS
from compiler.schema.schemas import kernel_schema
from compiler.schema.scope import Scope

# Lines of a rule test, and how the grammar reads each of them.
_TEST_LINES = {"given": "block", "when": "block", "then": "expression"}
# Drawings: blocks of text that are no statements.
DRAWN = {("map", "grid"), ("shape", "squares")}


def ways_of(kind: str, scope: Scope) -> dict[str, str]:
    """The keys of a kind that hold texts of the language, and how the grammar reads them."""
    if kind == "test":
        return _TEST_LINES
    ways: dict[str, str] = {}
    if kind in KERNEL_KINDS:
        for name, schema in kernel_schema(kind)["properties"].items():
            last = schema.get("$ref", "").rsplit("/", 1)[-1]
            if last in ("block", "expression") and (kind, name) not in DRAWN:
                ways[name] = last
            values = schema.get("additionalProperties")
            if isinstance(values, dict) and values.get("$ref", "").endswith("/expression"):
                ways[name] = "expression"
        if kind == "law":
            ways["effects"] = "effects"
    if scope.has(kind):
        ways.update(dict.fromkeys(scope.shape(kind).lines, "effects"))
    return ways
