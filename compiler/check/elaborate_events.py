"""Sentences that let other rules happen: `emit`, `open`, `run` and `resolve`."""

from __future__ import annotations

from compiler.check.elaborate_calls import all_arguments
from compiler.check.elaborate_names import fields_of
from compiler.check.elaborate_scope import a_few
from compiler.check.elaborate_values import Values
from compiler.check.elaborate_verbs import for_each_of_several
from compiler.check.foreign_words import other_rule, unknown_event
from compiler.language import syntax as s
from compiler.language.plurals import with_article
from compiler.language.types import PLAYER, UNKNOWN, piece
from compiler.model import core as c
from compiler.source.diagnostics import did_you_mean


def emit(e: Values, node: s.Emit, line: int) -> list[c.CoreStmt]:
    name = node.phrase.verb.text
    event = e.world.routine("event", name)
    if event is None:
        e.error(
            "E0302",
            f"unknown event `{name}`",
            node.phrase.verb,
            unknown_event(e.world, name),
        )
        return []
    made = lambda: c.SEmit(line, name, all_arguments(e, event, node.phrase, node))  # noqa: E731
    return for_each_of_several(e, made)


def open_window(e: Values, node: s.Open, line: int) -> list[c.CoreStmt]:
    name = node.phrase.verb.text
    window = e.world.routine("window", name)
    if window is None:
        e.error(
            "E0302",
            f"unknown window `{name}`",
            node.phrase.verb,
            did_you_mean(name, e.world.routines.get("window", {})),
        )
        return []
    return [c.SOpen(line, name, all_arguments(e, window, node.phrase, node))]


def run_phase(e: Values, node: s.Run, line: int) -> list[c.CoreStmt]:
    name = node.phrase.verb.text
    phase = e.world.routine("phase", name)
    if phase is None:
        e.error(
            "E0302",
            f"unknown phase `{name}`",
            node.phrase.verb,
            did_you_mean(name, e.world.routines.get("phase", {}))
            or other_rule(e.world, name, "phase")
            or f"the phases are {a_few([*e.world.routines.get('phase', {})])}",
        )
        return []
    e.use_rule(phase, node.phrase.verb)
    if e.form not in ("phase", "test"):
        e.error("E0319", "only a phase runs other phases", node)
    return [c.SRun(line, name, all_arguments(e, phase, node.phrase, node))]


def resolve_piece(e: Values, node: s.Resolve, line: int) -> list[c.CoreStmt]:
    """`resolve card`, or `resolve card.half`: one of its fields of effects."""
    written: s.Expr = node.value
    field_name = ""
    if isinstance(written, s.Field):
        owner = None
        name = written.owner.text if isinstance(written.owner, s.Name) else ""
        nested = f"{name}.{written.field.text}" in e.world.things
        if not (nested and e.scope.find(name) is None):
            owner = e.value(written.owner)
            if owner.type == UNKNOWN:
                return []
        if owner is not None and owner.type.form in ("piece", "definition"):
            kinds = [owner.type.name, *e.world.descendants(owner.type.name)]
            fields = [e.world.field(k, written.field.text) for k in kinds]
            if any(f is not None and f.type.form == "effects" for f in fields):
                field_name = written.field.text
                e.use(f"see field {owner.type.name}.{field_name}", written.field)
                written = written.owner
            else:
                asked, types = written.field.text, [owner.type, *map(piece, kinds[1:])]
                names = {name for type_ in types for name in fields_of(e, type_)}
                if asked not in names:
                    said = f"{owner.type.in_words} has no `{asked}`"
                    e.error("E0209", said, written.field, did_you_mean(asked, names))
                    return []
    card = e.value(written, piece("piece"))
    if card.type.form != "definition" or (isinstance(card, c.DocRef) and not field_name):
        card = e.suited(card, piece("piece"), written, "`resolve`")
    done = f"resolve {card.type.name or 'piece'}.{field_name or '*'}"
    e.report.ends.setdefault(done, e.span(node))
    acting = e.look_up("player")
    if node.by is not None:
        by = e.chooser(node.by)
    elif acting is not None and acting.value.type == PLAYER:
        by = acting.value
    elif card.type.form == "definition":
        e.error(
            "E0305",
            f"{with_article(card.type.name)} is not a piece and has no owner: say who does it",
            node,
            "write `resolve ... by player`",
        )
        return []
    else:
        by = c.Get(PLAYER, card, "owner", "builtin")
    return [c.SResolve(line, card, by, field_name)]
