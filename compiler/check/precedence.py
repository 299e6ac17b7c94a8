"""Warns about sentences that do not mean what they seem to: where a condition ends, and what a comparison compares.

before   if no wall where it.x = 1 or no wall where it.y = 1
after    warning[W0446]: this is read as a part of the condition on each wall
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from compiler.check.elaborate_scope import Scoped
from compiler.language import syntax as s
from compiler.source.diagnostics import Edit, Fix
from compiler.source.positions import Span

COMPARISONS = ("=", "!=", "<", ">", "<=", ">=")


def clauses_apart(e: Scoped, node: s.Quantified) -> None:
    """Warn of `no wall where A or no wall where B`: the second clause does not depend on the first wall."""
    where = next((mod for mod in node.phrase.mods if mod.kind == "where"), None)
    if where is None or node.quantifier not in ("no", "any"):
        return
    walked = node.phrase.words[0].text if len(node.phrase.words) == 1 else "it"
    for junction in _junctions(e, where.first):
        clause = junction.right
        if not isinstance(clause, s.Quantified) or clause.quantifier not in ("no", "any"):
            continue
        if _in_brackets(e, clause) or _depends(clause, walked):
            continue
        start, end = node.pos[0], junction.left.pos[1]
        text = e.scalar.text[start:end]
        fixes: tuple[Fix, ...] = ()
        if text.count("(") == text.count(")"):
            edits = _brackets(e, start, end)
            fixes = (Fix("put the first clause in brackets", edits),)
        e.report.warning(
            "W0446",
            f"this is read as a part of the condition after the first `where`, not beside `{node_word(node)} ...`",
            e.span(clause),
            "put brackets around the first clause, or around this one if it is meant so",
            fixes=fixes,
        )
        return


def compared_count(e: Scoped, node: s.Binary) -> None:
    """Warn of `count x in piles where size(pile(x)) = 0 >= 3`: the count is compared with the last number."""
    left = node.left
    if node.operator not in COMPARISONS or not isinstance(left, (s.Quantified, s.Aggregate)):
        return
    mods = left.phrase.mods
    if not mods or mods[-1].kind != "where" or _in_brackets(e, left):
        return
    if not _ends_in_comparison(e, mods[-1].first):
        return
    start, end = left.pos
    edits = _brackets(e, start, end)
    e.report.warning(
        "W0446",
        f"it is the whole `{node_word(left)} ...` that is compared here, not a part of the condition",
        e.span(node),
        f"put brackets around `{node_word(left)} ...`, or around the condition after `where`",
        fixes=(Fix("put brackets around what is compared", edits),),
    )


def _brackets(e: Scoped, start: int, end: int) -> tuple[Edit, Edit]:
    first, last = e.scalar.at(start), e.scalar.at(end)
    return (
        Edit(Span(first.path, first.line, first.column, 0), "("),
        Edit(Span(last.path, last.line, last.column, 0), ")"),
    )


def node_word(node: s.Quantified | s.Aggregate) -> str:
    return node.quantifier if isinstance(node, s.Quantified) else node.operator


def _junctions(e: Scoped, node: s.Expr) -> Iterator[s.Binary]:
    """The `and` and `or` of a condition that stand outside of brackets."""
    while isinstance(node, s.Binary) and node.operator in ("and", "or"):
        if _in_brackets(e, node):
            return
        yield node
        node = node.left


def _ends_in_comparison(e: Scoped, node: s.Expr) -> bool:
    while isinstance(node, s.Binary) and node.operator in ("and", "or"):
        if _in_brackets(e, node):
            return False
        node = node.right
    return isinstance(node, s.Binary) and node.operator in COMPARISONS and not _in_brackets(e, node)


def _depends(clause: s.Quantified, walked: str) -> bool:
    """Whether a clause mentions what the outer phrase walks over."""
    names = {"it", walked}
    for mod in clause.phrase.mods:
        inside = set(_names(mod))
        if inside & ({walked} - {"it"}) or (mod.kind != "where" and inside & names):
            return True
    return False


def _names(node: object) -> Iterator[str]:
    if isinstance(node, s.Name):
        yield node.text
    elif isinstance(node, s.Node):
        for field in fields(node):
            yield from _names(getattr(node, field.name))
    elif isinstance(node, tuple):
        for part in node:
            yield from _names(part)


def _in_brackets(e: Scoped, node: s.Node) -> bool:
    """Whether a bracket opens right before a part of a sentence and closes right behind it."""
    start, end = node.pos
    text = e.scalar.text
    return text[:start].rstrip().endswith("(") and text[end:].lstrip().startswith(")")
