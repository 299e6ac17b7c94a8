"""Common subexpressions of a condition are evaluated once.

before   behind(t, s) is not nothing and behind(t, s).mark is nothing
after    (_behind := behind(t, s)) is not nothing and _behind.mark is nothing
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from compiler.codegen.guard import words
from compiler.codegen.inline_queries import with_children
from compiler.codegen.timeless import is_quiet
from compiler.model import core as c
from compiler.model.core_trees import children, nodes

# Functions that cost no more than a name.
CHEAP = words("min max abs size first last scenario option near around take drop")


def repeated(tests: Sequence[c.Core], quiet: Container[str]) -> list[c.Core]:
    """What one of several conditions finds out first and a later one, or it itself, asks for again.

    The largest come first. Nothing is found once that depends on dice or on an answer.
    """
    found: list[c.Core] = []
    for number, test in enumerate(tests):
        for node in asked_first(test):
            if not _costs(node) or node in found:
                continue
            times = sum(1 for n in nodes(test) if n == node)
            if times < 2 and not any(node in nodes(other) for other in tests[number + 1 :]):
                continue
            if is_quiet(node, quiet) and not _in_a_walk(node, tests):
                found.append(node)
    found.sort(key=lambda node: -len(nodes(node)))
    return [n for i, n in enumerate(found) if not any(n in nodes(o) for o in found[:i])]


def asked_first(node: c.Core) -> list[c.Core]:
    """The parts of a value that are looked at whenever the value is."""
    found = [node]
    match node:
        case c.Op(operator="and" | "or", args=(first, *_)):
            parts = [first]
        case c.Op(operator="if", args=(_, test, _)):
            parts = [test]
        case c.Op(operator="between", args=(value, low, _)):
            parts = [value, low]  # the last only if the first two fit
        case c.Native(name="within", args=(one, _, other)):
            parts = [one, other]
        case c.Select() | c.Choice() | c.After():
            parts = []
        case _:
            parts = children(node)
    for part in parts:
        found += asked_first(part)
    return found


def replaced(node: c.Core, old: c.Core, new: c.Core) -> c.Core:
    """The same value with every occurrence of a part replaced."""
    if node == old:
        return new
    return with_children(node, [replaced(child, old, new) for child in children(node)])


def _costs(node: c.Core) -> bool:
    match node:
        case c.Query():
            return True
        case c.Native(name=name):
            return name not in CHEAP
        case c.Get(how=how, field=field):
            return how == "stat" or field in ("top", "bottom", "spaces")
        case _:
            return False


def _in_a_walk(node: c.Core, tests: Sequence[c.Core]) -> bool:
    """Whether it is asked for inside of a walk, too: that may be a function of its own."""
    walks = [part for test in tests for part in nodes(test) if isinstance(part, c.Select)]
    return any(node in nodes(walk) for walk in walks)
