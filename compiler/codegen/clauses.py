"""Clauses of rules: the statements, branches, triggers and alternatives that a test can run.

For the tools that look at tests, every clause tells when it is reached. What the build writes never does.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from compiler.codegen import py_tree as p


@dataclass(frozen=True, slots=True)
class Clause:
    """Something that is written in a rule or on a card, and happens or does not."""

    path: str
    line: int
    sort: str  # statement, branch, trigger, ...
    words: str = ""  # what did not happen, if the sort does not tell
    number: int = 1  # of those that are alike on one line


@dataclass(slots=True)
class Clauses:
    """All clauses of a pack, numbered as their code is written."""

    found: list[Clause] = field(default_factory=list)

    def reached(self, clause: Clause) -> p.Expr:
        """Notes that a clause is reached, and is `None`."""
        self.found.append(clause)
        return p.call(p.api("reached"), p.literal(len(self.found) - 1))
