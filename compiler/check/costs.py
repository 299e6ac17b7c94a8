"""Warnings about costs that are asked for in one way and paid in another.

before   - query: has_coins n             - verb: pay_coins n
           is: player.coins >= n            do: player.points -= n
after    warning[W0470]: `pay_coins` takes from `points`, and `has_coins` asks about `coins`
"""

from __future__ import annotations

from compiler.check.facts import Facts
from compiler.model.definitions import Routine, World
from compiler.schema.schema_messages import listed
from compiler.source.diagnostics import Related, Report

AT_MOST = "<="  # instead of a sign: a query asks whether there is no more than that


def report_costs(world: World, facts: Facts, report: Report) -> None:
    """Compare each `has_...` with its `pay_...`, as far as both say of which state they speak."""
    for query in world.routines.get("query", {}).values():
        verb = world.routine("verb", "pay_" + query.name.removeprefix("has_"))
        if query.name.startswith("has_") and verb is not None:
            _compare(query, verb, facts, report)


def _compare(query: Routine, verb: Routine, facts: Facts, report: Report) -> None:
    asked, paid = _of(query, facts), _of(verb, facts)
    enough = {name for sign, name in asked if sign == "-="}
    related = Related(query.span, f"`{query.name}` is defined")
    if not enough or any(not name for _, name in (*asked, *paid)):
        return  # one of them is not as simple as that
    taken = {name for sign, name in paid if sign == "-="}
    given = {name for sign, name in paid if sign == "+="}
    if any(sign == AT_MOST for sign, _ in asked):
        said = f"`{query.name}` is true of who has no more than that, and not of who can pay"
        help = "turn the comparison round, as in `player.coins >= n`"
        report.warning("W0470", said, query.span, help)
    elif taken and not taken & enough:
        said = f"`{verb.name}` takes from {listed(sorted(taken))}, and `{query.name}` asks about {listed(sorted(enough))}"
        report.warning("W0470", said, verb.span, "let both speak of the same state", related)
    elif given & enough and not taken:
        said = f"`{verb.name}` adds to {listed(sorted(given & enough))}: whoever pays has more afterwards"
        report.warning("W0470", said, verb.span, "write `-=`")


def _of(routine: Routine, facts: Facts) -> set[tuple[str, str]]:
    """What a rule does with its parameters: a sign, and the name of the state."""
    found: set[tuple[str, str]] = set()
    for param in routine.params:
        for change in facts.changes.get(routine.role(param.name), ()):
            sign, _, key = change.partition(" ")
            found.add((sign, "" if sign == ">" else key.rpartition(".")[2]))
    return found
