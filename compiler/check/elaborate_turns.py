"""Turns: what players may do, one after the other, at once, or until all have passed."""

from __future__ import annotations

from compiler.check.elaborate_calls import all_arguments
from compiler.check.elaborate_scope import a_few
from compiler.check.elaborate_texts import filled
from compiler.check.elaborate_values import Values
from compiler.check.foreign_words import other_rule
from compiler.check.idle import said_twice
from compiler.language import syntax as s
from compiler.language.types import NUMBER, PLAYER, TRUTH, list_of
from compiler.model import core as c
from compiler.model.definitions import Routine
from compiler.source.diagnostics import Fix, Hint, did_you_mean, edit
from compiler.source.positions import Items, Scalar


def turn(e: Values, node: s.Turn, line: int) -> list[c.CoreStmt]:
    """`turn of player: move, attack, or pass`."""
    if node.how == "one":
        return [turn_of(e, node, line, e.expect(node.player, PLAYER, "`turn of`"))]
    everybody = e.expect(node.player, list_of(PLAYER), "`turn of` several")
    if node.how == "once":
        if e.form != "phase":
            e.error(
                "E0328",
                "players act at once only in a phase",
                node,
                "run a phase that does this, or ask them one after the other",
            )
        return [turn_of(e, node, line, everybody)]
    if not node.may_pass:
        e.error(
            "E0328",
            "this turn never ends: it ends when all of them pass",
            node,
            "add `or pass`",
        )
    return shared_turn(e, node, line, everybody)


def turn_of(e: Values, node: s.Turn, line: int, player: c.Core) -> c.STurn:
    """One turn, of one player or of all at once: its actions, and the windows it opens."""
    names: list[str] = []
    groups: list[tuple[str, tuple[c.Core, ...]]] = []
    said_twice(e, node.offers, "this action")
    for offer in node.offers:
        window = e.world.routine("window", offer.verb.text)
        if window is not None and e.world.routine("action", offer.verb.text) is None:
            groups.append((window.name, all_arguments(e, window, offer, offer)))
        elif is_offered(e, offer):
            names.append(offer.verb.text)
    condition = None
    if node.pass_if is not None:
        condition = e.expect(node.pass_if, TRUTH, "`or pass if`")
    words = filled(e, node.words, node) if node.words else ()
    actions = tuple(names)
    return c.STurn(
        line, player, actions, node.may_pass, condition, words, tuple(groups), node.how == "any"
    )


def is_offered(e: Values, offer: s.Phrase) -> bool:
    """Whether a turn can offer this action."""
    name = offer.verb.text
    action = e.world.routine("action", name)
    if action is None:
        known = [*e.world.routines.get("action", {}), *e.world.routines.get("window", {})]
        help: str | Hint | None = did_you_mean(name, known) or other_rule(e.world, name, "action")
        help = help or f"the actions are {a_few(known)}"
        if name == "pass":
            help = Hint("`pass` comes last: write `or pass`", fixes=_or_pass(e, offer))
        e.error("E0302", f"unknown action `{name}`", offer.verb, help)
        return False
    e.use_rule(action, offer.verb)
    words = [written.text if isinstance(written, s.Name) else "" for written in offer.args]
    between = [
        at
        for at, word in enumerate(words[:-1])
        if word == "and" or (word == "or" and e.world.routine("action", words[at + 1]))
    ]
    if between:
        joint = offer.args[between[0]]
        start = len(e.scalar.text[: joint.pos[0]].rstrip())
        comma = Fix("write `,`", (edit(e.scalar, start, joint.pos[1], ","),))
        e.error("E0305", "actions are separated by commas", joint, "write `,`", fixes=(comma,))
        return False
    if "or" in words[:-1]:  # behind `or`, the last one is named: it is no argument
        last = offer.args[words.index("or") + 1]
        known = ["pass", *e.world.routines.get("action", {})]
        shown = e.source_text(last)
        near = did_you_mean(shown, known)
        said = f"unknown action `{shown}`"
        e.error("E0302", said, last, near or "write `pass` here, and a comma between actions")
        return False
    for written in (*offer.args, *(value for _, value in offer.preps)):
        e.error(
            "E0305",
            f"`{name}` is an action, and players choose what it is about",
            written,
            "a window takes roles: give them there, and let the action be `during` it",
        )
    windows = [e.world.routine("window", d.text) for d in during_of(action)]
    for window in windows:
        if window is not None and window.params:
            roles = " ".join(f"{p.prep or ''} {p.name}".strip() for p in window.params)
            e.error(
                "E0318",
                f"`{name}` needs to know the roles of the window `{window.name}`",
                offer.verb,
                f"offer the window: `turn of <player>: {window.name} {roles}`",
            )
    return True


def _or_pass(e: Values, offer: s.Phrase) -> tuple[Fix, ...]:
    """The fix that writes `or pass` for `, pass`."""
    end = offer.verb.pos[0]
    start = len(e.scalar.text[:end].rstrip().removesuffix(","))
    change = edit(e.scalar, start, end, " or ")
    return (Fix("write `or pass`", (change,)),) if start < end - 1 else ()


def shared_turn(e: Values, node: s.Turn, line: int, everybody: c.Core) -> list[c.CoreStmt]:
    """Whoever acts may act again; who passes lets the next one act, until all have passed in a row."""
    e.report.passes = True
    who = c.Var(everybody.type, e.fresh("sharing", everybody.type))
    at = c.Var(NUMBER, e.fresh("at", NUMBER))
    idle = c.Var(NUMBER, e.fresh("idle", NUMBER))
    size = c.Native(NUMBER, "size", (who,))
    zero, one = c.Lit(NUMBER, 0), c.Lit(NUMBER, 1)
    player = c.Op(PLAYER, "index", (who, c.Op(NUMBER, "%", (at, size))))
    passing: tuple[c.CoreStmt, ...] = (
        c.SLet(line, idle.name, c.Op(NUMBER, "+", (idle, one)), False),
        c.SLet(line, at.name, c.Op(NUMBER, "+", (at, one)), False),
    )
    acting: tuple[c.CoreStmt, ...] = (c.SLet(line, idle.name, zero, False),)
    passed = c.GameVar(TRUTH, "passed")
    body = (turn_of(e, node, line, player), c.SIf(line, passed, passing, acting))
    return [
        c.SLet(line, who.name, everybody, True),
        c.SLet(line, at.name, zero, True),
        c.SLet(line, idle.name, zero, True),
        c.SWhile(line, c.Op(TRUTH, "<", (idle, size)), body),
    ]


def during_of(action: Routine) -> list[Scalar]:
    """The windows an action belongs to, as written."""
    value = action.body.entries.get("during")
    if isinstance(value, Items):
        return [v for v in value.items if isinstance(v, Scalar)]
    return [value] if isinstance(value, Scalar) else []
