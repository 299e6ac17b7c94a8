"""How a line of a rule test is read: what comes before its sentence, and the sentence.

before   `alice: attack foe with spear` under `when`
after    Line("action", who=`alice`, rest=`attack foe with spear`)
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from compiler.build.rule_test_keys import rest_of
from compiler.check.elaborate import Elaborator
from compiler.source.positions import Scalar

ACTOR = re.compile(r"^\s*([a-z_][a-z0-9_]*(?:\[[0-9]+\])?)\s*:\s+(?=\S)")
SEES = re.compile(r"^\s*([a-z_][a-z0-9_]*(?:\[[0-9]+\])?)\s+(sees|does\s+not\s+see)\s+(?=\S)")
ABSENT = re.compile(r"^\s*no ")
CHECKS = {"check": "then", "offered": "offered", "refused": "refused"}  # in the middle of `when`
STATED = ("turn", "phase")
# How the grammar reads the sentences of a form; others are not sentences.
GRAMMAR = {
    "statement": "block",
    "action": "block",
    "event": "block",
    "condition": "expression",
    "seen": "expression",
    "answer": "expression",
    "turn": "expression",
}


@dataclass(frozen=True, slots=True)
class Line:
    """A line under `given`, `when`, `then` and so on."""

    form: str  # a key of GRAMMAR; `phase`, or `nobody` for an action without an actor
    key: str  # under which it is read, `then` also for `check: ...`
    whole: Scalar
    rest: Scalar
    who: re.Match[str] | None = None  # who acts, sees or answers

    @property
    def shown(self) -> str:
        return " ".join(self.whole.text.split())


def line_of(key: str, scalar: Scalar, elaborator: Elaborator) -> Line:
    """A line as it is read where some names are in sight."""
    who = ACTOR.match(scalar.text)
    name = who[1] if who is not None else ""
    rest = rest_of(scalar, who.end()) if who is not None else scalar
    if key in ("given", "when"):
        is_known = elaborator.scope.find(name) is not None
        if name in CHECKS and not is_known:
            return line_of(CHECKS[name], rest, elaborator)
        if name in STATED and not is_known:
            return Line(name, key, scalar, rest)
        if who is not None and (is_known or not _is_stat(name, elaborator)):
            return Line("action", key, scalar, rest, who)
        return Line("statement", key, scalar, scalar)
    if key == "then":
        seeing = SEES.match(scalar.text)
        if seeing is not None and is_player(seeing[1], elaborator):
            return Line("seen", key, scalar, rest_of(scalar, seeing.end()), seeing)
        return Line("condition", key, scalar, scalar)
    if key in ("events", "in_order"):
        absent = ABSENT.match(scalar.text)
        after = rest_of(scalar, absent.end()) if absent is not None else scalar
        return Line("event", key, scalar, after, absent)
    if key == "choices":
        if who is not None and is_player(name, elaborator):
            return Line("answer", key, scalar, rest, who)
        return Line("answer", key, scalar, scalar)  # the words of an option may have a colon, too
    return Line("action" if who is not None else "nobody", key, scalar, rest, who)


def _is_stat(name: str, elaborator: Elaborator) -> bool:
    return any(
        (f := kind.fields.get(name)) is not None and f.stat
        for kind in elaborator.world.kinds.values()
    )


def is_player(name: str, elaborator: Elaborator) -> bool:
    known = elaborator.scope.find(name)
    return name.startswith("players[") or (known is not None and known.value.type.form == "player")
