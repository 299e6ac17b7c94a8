"""Assignments: names of the block, state of pieces, places, players and the game."""

from __future__ import annotations

from dataclasses import replace

from compiler.check.doubts import note_change
from compiler.check.elaborate_calls import all_arguments
from compiler.check.elaborate_fields import field_of, game_field
from compiler.check.elaborate_items import key_of
from compiler.check.elaborate_names import known_names, owned_by, unknown_name
from compiler.check.elaborate_scope import Variable
from compiler.check.elaborate_stats import is_stat
from compiler.check.elaborate_values import Values
from compiler.check.idle import changes_a_copy
from compiler.check.sense import adds_within_bounds, within_bounds
from compiler.language import syntax as s
from compiler.language.types import NUMBER, PLAYER, UNKNOWN, Type, list_of
from compiler.model import core as c
from compiler.schema.kinds import StateDef
from compiler.source.diagnostics import Fix, did_you_mean, edit

BUILT_IN = ("players", "passed", "over", "winners", "scenario", "options", "game")


def verb_done(e: Values, node: s.Expr, line: int, name: str) -> tuple[c.SDo, Type] | None:
    """`draw(3)`, where draw is a verb that gives something: what is done, and what it gives."""
    if not isinstance(node, s.Call) or e.form in ("query", "domain", "evaluation"):
        return None
    verb = e.world.routine("verb", node.function.text)
    if verb is None or verb.gives is None or e.world.routine("query", verb.name) is not None:
        return None
    phrase = s.Phrase(node.pos, node.function, node.args, (), None)
    args = all_arguments(e, verb, phrase, node, positional=True)
    return c.SDo(line, verb.name, args, name), verb.gives


def assign(e: Values, node: s.Assign, line: int) -> list[c.CoreStmt]:
    """`player.luck = draw(3)`: it is done, and then set."""
    done = verb_done(e, node.value, line, "given")
    if done is None:
        return set_plainly(e, node, line)
    name = e.fresh("given", done[1])
    hidden = f"({name})"  # no author can write such a name
    e.scope.names[hidden] = Variable(c.Var(done[1], name))
    after = replace(node, value=s.Name(node.value.pos, hidden))
    return [replace(done[0], var=name), *set_plainly(e, after, line)]


def set_plainly(e: Values, node: s.Assign, line: int) -> list[c.CoreStmt]:
    """An assignment whose value is only read."""
    return set_name(e, node, line) if node.owner is None else set_field(e, node, line)


def set_name(e: Values, node: s.Assign, line: int) -> list[c.CoreStmt]:
    """`x = 3`: a name of the block, a role of an event, or the active player."""
    last = node.field
    variable = e.scope.find(last.text)
    if variable is None and last.text == "active":
        value = e.expect(node.value, settable(e, node, PLAYER))
        return [c.SSet(line, None, "game", "active", node.operator, value, None, None)]
    if variable is None and last.text in BUILT_IN:
        said = f"`{last.text}` cannot be changed: the game itself knows it"
        e.error("E0316", said, last, "to keep something of your own, write `let NAME = ...`")
        return []
    if variable is None and e.form == "ability" and is_stat(e, last.text):
        return refuse_stat(e, node)
    if variable is None:
        return without_let(e, node)
    if variable.role and node.index is None:
        e.reads(variable, last)  # by whoever emits the event or opens the window
        value = e.expect(node.value, settable(e, node, variable.value.type))
        return [c.SSet(line, None, "event", last.text, node.operator, value, None, None)]
    if not variable.writable or not isinstance(variable.value, c.Var):
        e.error(
            "E0316",
            f"`{last.text}` cannot be changed",
            last,
            "only names made with `let` can",
        )
        return []
    if variable.key:
        e.use(f"see {variable.key}", last)
    changes_a_copy(e, node, variable)
    if node.index is not None:
        return [set_item(e, variable.value, node, line)]
    value = e.expect(node.value, settable(e, node, variable.value.type))
    if variable.value.type == list_of(UNKNOWN) and value.type.form == "list":
        # `let found = []` learns what it holds from the first thing put into it.
        variable.value = c.Var(value.type, variable.value.name)
        e.types[variable.value.name] = value.type
    if node.operator != "=":
        value = c.Op(NUMBER, node.operator[0], (variable.value, value))
    return [c.SLet(line, variable.value.name, value, False)]


def set_field(e: Values, node: s.Assign, line: int) -> list[c.CoreStmt]:
    """`target.hp = 3`: state of something."""
    assert node.owner is not None
    last = node.field
    at_game = isinstance(node.owner, s.Name) and node.owner.text == "game"
    if at_game and e.scope.find("game") is None:
        state = e.world.state("game", last.text)
        if state is None:
            game_field(e, last)
            return []
        e.use(f"set game.{last.text}", last)
        return [set_state(e, None, "game", state, node, line)]
    owner = e.value(node.owner)
    form = "space" if owner.type.form == "place" else owner.type.form
    if form == "piece" and last.text == "owner":
        value = e.expect(node.value, settable(e, node, PLAYER))
        return [c.SSet(line, owner, "piece", "owner", "=", value, None, None)]
    found = field_of(e, owner, last, "set")
    if not isinstance(found, c.Get) or found.how != "state":
        if found.type != UNKNOWN:
            how = found.how if isinstance(found, c.Get) else "builtin"
            said = f"`{last.text}` does not change in play"
            help = f"declare it under `state` of the kind `{owner.type.name or form}`"
            if how == "stat":
                help = f"it is a stat: write `until end of PERIOD: +1 {last.text}`"
            elif how == "builtin":
                said = f"`{last.text}` cannot be set: it follows from the rest of the game"
                moved = form == "zone" or last.text in ("place", "spaces")
                help = "move pieces: `move x to ...`" if moved else "change what it follows from"
            e.error("E0316", said, last, help)
        return []
    record = owner.type.name if form == "piece" else form
    state = e.world.state(record, last.text)
    if state is None:
        for narrow in e.world.descendants(record):
            state = state or e.world.state(narrow, last.text)
    assert state is not None
    return [set_state(e, owner, form, state, node, line)]


def refuse_stat(e: Values, node: s.Assign) -> list[c.CoreStmt]:
    """Report `speed = 3` in an ability, where `speed: 3` is meant."""
    last = node.field
    sign = {"+=": "+", "-=": "-"}.get(node.operator)
    right = f"{sign or ''}{e.source_text(node.value)} {last.text}"
    match node.value:
        case s.Binary(operator="+" | "-" as by, left=s.Name(text=name), right=amount) if (
            not sign and name == last.text
        ):  # `speed = speed - 1`
            right = f"{by}{e.source_text(amount)} {name}"
        case _ if not sign:
            right = f"{last.text}: {e.source_text(node.value)}"
        case _:
            pass
    fix = Fix(f"write `{right}`", (edit(e.scalar, *node.pos, right),))
    said = f"`{last.text}` is a stat, and no rule sets it"
    e.error("E0316", said, last, fix.title, fixes=(fix,))
    return []


def without_let(e: Values, node: s.Assign) -> list[c.CoreStmt]:
    """Report `roll = d6`, where nothing is called `roll` yet."""
    name, near = node.field.text, did_you_mean(node.field.text, known_names(e))
    plain = node.operator == "=" and node.index is None
    if near is not None or not plain or owned_by(e, name) is not None:
        unknown_name(e, name, node.field)
        return []
    start = node.pos[0]
    fix = Fix(f"write `let {name} = ...`", (edit(e.scalar, start, start, "let "),))
    said = f"nothing is called `{name}` yet"
    e.error("E0201", said, node.field, fix.title, fixes=(fix,))
    e.declare(name, e.value(node.value).type, writable=True)
    return []


def settable(e: Values, node: s.Assign, type_: Type) -> Type:
    """The type of what is set; unknown, with a message, where `+=` is to change what is no number."""
    if node.operator == "=" or type_ in (NUMBER, UNKNOWN):
        return type_
    name = node.field.text
    which = f"say which, as in `{name}[...]`" if type_.form == "keyed" else ""
    said = f"`{name}` is {type_.in_words}: {which or 'it can only be set with `=`'}"
    if node.index is not None:
        said = f"an item of `{name}` is {type_.in_words}: it can only be set with `=`"
    joined = type_.form == "list" and node.owner is None and node.index is None
    help = f"write `{name} = {name} {node.operator[0]} ...`" if joined else None
    e.error("E0303", said, node, help)
    return UNKNOWN


def set_item(e: Values, group: c.Var, node: s.Assign, line: int) -> c.SLet:
    """`row[2] = x`: a list of the block with another item."""
    assert node.index is not None
    if group.type.form != "list" or group.type.item is None:
        if group.type != UNKNOWN:
            said = f"`{node.field.text}` is {group.type.in_words}: it has no items"
            e.error("E0303", said, node)
        return c.SLet(line, group.name, group, False)
    at = key_of(e, group.type, node.index)
    value = e.expect(node.value, settable(e, node, group.type.item), f"`{node.field.text}`")
    if node.operator != "=":
        old = c.Op(group.type.item, "index", (group, at))
        value = c.Op(NUMBER, node.operator[0], (old, value))
    return c.SLet(line, group.name, c.Native(group.type, "with_item", (group, at, value)), False)


def set_state(
    e: Values, owner: c.Core | None, form: str, state: StateDef, node: s.Assign, line: int
) -> c.SSet:
    type_, key = state.type, None
    if node.index is not None:
        if type_.item is None or type_.form not in ("list", "keyed"):
            if type_ != UNKNOWN:
                e.error("E0303", f"`{state.name}` is {type_.in_words}: it has no items", node)
            type_ = UNKNOWN
        else:
            key = key_of(e, type_, node.index)
            type_ = type_.item
    value = e.expect(node.value, settable(e, node, type_), f"`{state.name}`")
    if node.operator == "=":
        within_bounds(e, value, state, node.value)
    adds_within_bounds(e, node.operator, value, state, node.value)
    least = c.Lit(NUMBER, state.least) if state.least is not None else None
    most = c.Lit(NUMBER, state.most) if state.most is not None else None
    note_change(e, owner, state, node.operator, value)
    secret = state.visible != "all"
    e.keeps_secrets = e.keeps_secrets or secret
    return c.SSet(line, owner, form, state.name, node.operator, value, least, most, key, secret)
