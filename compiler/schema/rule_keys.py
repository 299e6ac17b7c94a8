"""Which keys of a document hold texts of the language."""

from __future__ import annotations

from functools import cache

from compiler.schema.kinds import KERNEL_KINDS
from compiler.schema.schemas import kernel_schema
from compiler.schema.scope import Scope

# Lines of a rule test, and how the grammar reads each of them.
_TEST_LINES = {"given": "block", "when": "block", "then": "expression"}
# Drawings: blocks of text that are not statements.
DRAWN = {("map", "grid"), ("shape", "squares")}


def ways_of(kind: str, scope: Scope) -> dict[str, str]:
    """The keys of a kind that hold texts of the language, and how the grammar reads them."""
    if kind == "test":
        return _TEST_LINES
    lines = scope.shape(kind).lines if scope.has(kind) else ()
    return {**_kernel_ways(kind), **dict.fromkeys(lines, "effects")}


@cache
def _kernel_ways(kind: str) -> dict[str, str]:
    """The same for what the kernel says of a kind."""
    ways: dict[str, str] = {}
    for name, schema in kernel_schema(kind)["properties"].items() if kind in KERNEL_KINDS else ():
        last = schema.get("$ref", "").rsplit("/", 1)[-1]
        if last in ("block", "expression") and (kind, name) not in DRAWN:
            ways[name] = last
        values = schema.get("additionalProperties")
        if isinstance(values, dict) and values.get("$ref", "").endswith("/expression"):
            ways[name] = "expression"
    if kind == "law":
        ways["effects"] = "effects"
    return ways
