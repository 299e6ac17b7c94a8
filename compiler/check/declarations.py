"""Declarations that contradict themselves: bounds, starts, options, texts, names.

before   hp: {type: number, start: 99, maximum: 5}
after    error[E0136]: `hp` starts with 99, and it is at most 5
"""

from __future__ import annotations

from compiler.check.checked import Checked
from compiler.check.elaborate_names import BUILT_IN_FIELDS
from compiler.check.numbers import bounds
from compiler.model import core as c
from compiler.model.definitions import World
from compiler.schema.kinds import Kind, StateDef
from compiler.source.diagnostics import Related, Report
from compiler.source.positions import Scalar, Span


def check_declarations(checked: Checked, report: Report) -> None:
    """Report what kinds and documents say that cannot be, or that nobody can tell apart."""
    world = checked.world
    for kind in world.kinds.values():
        _own_names(kind, report)
        for state in kind.state.values():
            start = checked.starts.get((kind.name, state.name))
            if start is not None:
                _start(world, kind, state, start, report)
    _same_names(world, report)
    _same_titles(world, report)


def _own_names(kind: Kind, report: Report) -> None:
    """Report a field that nobody could ask for: the game itself knows something of this name."""
    form = "piece" if kind.piece else kind.name
    known = {*BUILT_IN_FIELDS.get(form, ()), *(["definition"] if kind.piece else [])}
    spans = [*((name, field.span) for name, field in kind.fields.items())]
    spans += [(name, state.span) for name, state in kind.state.items()]
    for name, span in spans:
        if name in known:
            said = f"every {form} has `{name}` already: the game itself knows it"
            report.error("E0215", said, span, "choose another name")


def _start(world: World, kind: Kind, state: StateDef, start: c.Core, report: Report) -> None:
    """Report a start that the bounds of a state do not allow, also where it comes from a document."""
    assert state.start is not None
    least, most = bounds(world, start)
    limit = _limit(state)
    if _outside(state, least, most):
        said = f"`{state.name}` starts with {state.start.text}, and it is {limit}"
        report.error("E0136", said, state.start.span, "change the start or the bounds")
        return
    if not isinstance(start, c.Get) or start.how != "fixed":
        return
    for thing in world.all_things:
        value = thing.values.get(start.field)
        if not world.is_a(thing.kind, kind.name) or not isinstance(value, int):
            continue
        if not isinstance(value, bool) and _outside(state, value, value):
            written = thing.body.entries.get(start.field)
            report.error(
                "E0136",
                f"`{state.name}` starts with `{start.field}`, here {value}, and it is {limit}",
                written.span if written is not None else thing.span,
                f"write a smaller number, or give `{state.name}` other bounds",
                Related(state.span, f"`{state.name}` is declared"),
            )


def _outside(state: StateDef, least: int | None, most: int | None) -> bool:
    too_small = state.least is not None and most is not None and most < state.least
    too_large = state.most is not None and least is not None and least > state.most
    return too_small or too_large


def _limit(state: StateDef) -> str:
    if state.least is None:
        return f"at most {state.most}"
    return f"at least {state.least}" + ("" if state.most is None else f" and at most {state.most}")


def _same_titles(world: World, report: Report) -> None:
    """Warn of two scenarios between which nobody can choose by their titles."""
    first: dict[str, Scalar] = {}
    for thing in world.scenarios.values():
        title = thing.body.entries.get("title")
        if not isinstance(title, Scalar):
            continue
        other = first.setdefault(as_heard(title.text), title)
        if other is not title:
            said = f"another scenario is called `{other.text}`, too"
            help = "give one of them another `title`, so that players can tell them apart"
            report.warning("W0443", said, title.span, help, Related(other.span, "the other one is"))


def as_heard(name: str) -> str:
    """A name without what nobody hears: capital letters, and how many blanks there are."""
    return " ".join(name.casefold().split())


def _same_names(world: World, report: Report) -> None:
    """Warn of two documents of one kind that players see under one name."""
    first: dict[tuple[str, str], tuple[str, Span]] = {}
    for thing in world.all_things:
        if thing.parent is not None or "{" in thing.name:  # a slot that is reported elsewhere
            continue
        name = thing.body.entries.get("name")
        span = name.span if isinstance(name, Scalar) else thing.span
        known = first.setdefault((thing.kind, as_heard(thing.name)), (thing.id, span))
        if known[0] != thing.id:
            report.warning(
                "W0443",
                f"another {thing.kind} is called `{thing.name}`, too",
                span,
                "give one of them another `name`, so that players can tell them apart",
                Related(known[1], "the other one is"),
            )
