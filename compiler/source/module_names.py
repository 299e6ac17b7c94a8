"""Names of files and folders as names of Python modules."""

from __future__ import annotations

import builtins
import keyword
from functools import cache

# What generated code calls by these names itself.
RESERVED = (
    frozenset(keyword.kwlist)
    | frozenset(dir(builtins))
    | {"self", "game", "kinds", "Any", "Sequence"}
)


def safe(name: str) -> str:
    """A name that Python can use too; two names never become one."""
    return name + "_" if name.rstrip("_") in RESERVED else name


@cache
def module_name(part: str) -> str:
    """A path part as a Python module name."""
    name = "".join(ch if ch.isalnum() and ch.isascii() else "_" for ch in part)
    if not name or name[0].isdigit() or name.startswith("__"):  # those are Python's own
        name = "n" + name
    return safe(name)


def module_parts(inner: str) -> tuple[str, ...]:
    """The path of a file below its pack, as parts of a dotted name."""
    parts = inner.removesuffix(".yaml").removesuffix(".yml").split("/")
    return tuple("init_" if part == "__init__" else module_name(part) for part in parts)
