"""Sentences that can be read in two ways: told, with the brackets that decide.

`no wall where A or no wall where B` asks one question, whose condition is `A or no wall where B`.
`count walls where it.height = 2 >= 3` compares the count, and `count walls where it.height > 2` does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from compiler.language import syntax as s

if TYPE_CHECKING:
    from compiler.check.elaborate_scope import Scoped


def check_condition(e: Scoped, condition: s.Expr, walked: str | None) -> None:
    """Warn of a part of a `where` that speaks of something else than what is walked over."""
    if not isinstance(condition, s.Binary) or condition.operator not in ("and", "or"):
        return
    check_condition(e, condition.left, walked)
    asked = condition.right
    if isinstance(asked, s.Binary) and asked.operator in ("and", "or"):
        check_condition(e, asked, walked)
        asked = asked.left
    if not isinstance(asked, s.Quantified) or asked.quantifier not in ("any", "no"):
        return
    if "(" in e.scalar.text[condition.left.pos[1] : asked.pos[0]]:
        return
    if not _speaks_of(asked, {"it", walked or "it"}):
        _warn(e, asked, f"this `{condition.operator}` belongs to the condition behind `where`")


def check_comparison(e: Scoped, node: s.Binary) -> None:
    """Warn of a comparison behind a `where` that compares all before it, the count or the sum."""
    left = node.left
    if not isinstance(left, (s.Quantified, s.Aggregate)):
        return
    where = bool(left.phrase.mods) and left.phrase.mods[-1].kind == "where"
    if where and ")" not in e.scalar.text[left.pos[1] : node.right.pos[0]]:
        what = left.quantifier if isinstance(left, s.Quantified) else left.operator
        _warn(e, left, f"`{node.operator}` compares the whole `{what}` before it")


def _warn(e: Scoped, node: s.Node, said: str) -> None:
    help = "put brackets round what belongs together"
    e.report.warning("W0410", said, e.span(node), help)


def _speaks_of(asked: s.Quantified, names: set[str]) -> bool:
    """Whether a question inside another depends on what the outer one walks over."""
    for mod in asked.phrase.mods:
        # Behind its own `where`, `it` is something else.
        known = names - {"it"} if mod.kind == "where" else names
        if any(isinstance(n, s.Name) and n.text in known for n in s.nodes_in((mod.first, mod.second))):
            return True
    return False
