"""Stats that change for a while, and the periods after which that ends."""

from __future__ import annotations

import re

from compiler.check.elaborate_scope import a_few
from compiler.check.elaborate_values import Values
from compiler.check.sense import at_least
from compiler.language import syntax as s
from compiler.language.types import NUMBER, PLAYER, UNKNOWN, Type
from compiler.model import core as c
from compiler.source.diagnostics import Fix, did_you_mean, edit


def without_duration(e: Values, node: s.Modifier) -> None:
    """Report `+2 damage` where things happen; after `if ...:` on its own line, `while` is meant."""
    text, said = e.scalar.text, "this change of a stat needs a duration"
    start = text.rfind("\n", 0, node.pos[0]) + 1
    asked = re.match(r"\s*if\b", text[start : node.pos[0]])
    if e.form == "ability" and asked is not None:
        end = start + asked.end()
        fix = Fix("write `while`", (edit(e.scalar, end - 2, end, "while"),))
        help = "write `while` for a change that lasts as long as the condition holds"
        e.error("E0314", said, node, help, fixes=(fix,))
        return
    help = "write `until end of <period>: ...`, or put it on a line of its own in `effects`"
    e.error("E0314", said, node, help)


def lasting(e: Values, node: s.Until, line: int) -> list[c.CoreStmt]:
    """`until end of round: +2 guard to it`."""
    result: list[c.CoreStmt] = []
    period = period_of(e, node.period, "?")
    times = e.expect(node.times, NUMBER, "`for`") if node.times is not None else None
    if times is not None and node.times is not None:
        at_least(e, times, 1, node.times, "how long something lasts")
    for statement in node.body:
        if not isinstance(statement, s.Modifier):
            said = "only changes of stats last until the end of something"
            help = "what happens once comes before `until ...` or on the line below it"
            e.error("E0314", said, statement, help)
            continue
        target = e.value(statement.to) if statement.to is not None else None
        if target is None:
            variable = e.look_up("self") or e.look_up("target") or e.look_up("it")
            if variable is None:
                e.error("E0304", "it is not clear whose stat changes: add `to <whom>`", statement)
                continue
            target = variable.value
        if not has_stat(e, target.type, statement.stat):
            continue
        amount = e.expect(statement.amount, stat_type(e, statement.stat.text))
        result.append(
            c.SLasting(line, statement.stat.text, statement.operator, amount, target, period, times)
        )
    return result


def period_of(e: Values, node: s.Period, mark: str) -> c.Period:
    """A stretch of time; `mark` says whether something waits for its end (`?`) or it ends here."""
    of: c.Core | None = None
    if node.of is not None:
        of = e.value(node.of)
        if of.type not in (PLAYER, UNKNOWN) and of.type.form != "piece":
            e.error(
                "E0303",
                f"a period belongs to a player or a piece, not to {of.type.in_words}",
                node.of,
            )
    name = node.name.text
    times = e.report.waits if mark else e.report.ends
    times.setdefault(name if of is None else f"{name}@", e.span(node.name))
    e.use(f"see period {name}", node.name)
    return c.Period(name, of)


def is_stat(e: Values, name: str) -> bool:
    known = [kind.fields.get(name) for kind in e.world.kinds.values()]
    return any(field is not None and field.stat for field in known)


def stat_type(e: Values, stat: str) -> Type:
    """Stats are numbers, or truth values that are granted."""
    for kind in e.world.kinds.values():
        known = kind.fields.get(stat)
        if known is not None and known.stat:
            return known.type
    return NUMBER


def has_stat(e: Values, type_: Type, stat: s.Word) -> bool:
    """Whether things of a type have a stat; reports it if not."""
    if type_ == UNKNOWN:
        return False
    kinds = e.world.descendants(type_.name) if type_.name else list(e.world.kinds)
    loose = [k.name for k in e.world.kinds.values() if not k.piece]
    for kind in [type_.name, *kinds, *loose]:
        known = e.world.field(kind, stat.text)
        if known is not None and known.stat:
            e.use(f"see stat {stat.text}", stat)
            return True
    stats = [
        f.name
        for k in e.world.kinds.values()
        for f in k.fields.values()
        if f.stat and f.name != stat.text
    ]
    help = did_you_mean(stat.text, stats) or no_stat(e, stat.text, stats)
    e.error("E0213", f"{type_.in_words} has no stat `{stat.text}`", stat, help)
    return False


def no_stat(e: Values, name: str, stats: list[str]) -> str | None:
    """What to do with something that is no stat, though one changes it like one."""
    for kind in e.world.kinds.values():
        if name in kind.state:
            return (
                f"`{name}` is state of `{kind.name}`: a rule changes it, as in `self.{name} += 1`"
            )
        if name in kind.fields and kind.fields[name].stat:
            return f"`{name}` is a stat of `{kind.name}`"
        if name in kind.fields:
            return (
                f"`{name}` is fixed; with `stat: true` in `kind: {kind.name}` abilities change it"
            )
    return f"the stats are {a_few(stats)}" if stats else None
