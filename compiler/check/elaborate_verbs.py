"""Sentences that begin with a verb, and the choices inside them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from compiler.check.doubts import note_change
from compiler.check.elaborate_calls import all_arguments, each_of, said_with_of
from compiler.check.elaborate_fields import field_of
from compiler.check.elaborate_scope import NONE, Several, Variable, a_few, counted
from compiler.check.elaborate_values import Values
from compiler.check.foreign_words import meant_verb, other_rule
from compiler.check.sense import adds_within_bounds, at_least, within_bounds
from compiler.check.whereabouts import note_move
from compiler.language import syntax as s
from compiler.language.plurals import with_article
from compiler.language.types import NUMBER, PLACE, SPACE, TRUTH, UNKNOWN, list_of, piece
from compiler.model import core as c
from compiler.model.builtins import VERBS
from compiler.model.definitions import Routine, World
from compiler.source.diagnostics import Fix, Hint, did_you_mean, edit

# Words that begin a statement, for somebody who misspelt one.
STATEMENTS = (
    *("add", "remove", "let", "emit", "stop", "break", "give", "win", "lose", "tie", "choose"),
    *("may", "turn", "open", "run", "resolve", "expire", "renew", "say", "for", "while"),
    *("repeat", "until"),
)


def begins_another(world: World, word: str) -> bool:
    """Whether a word begins a statement that is not about a verb."""
    return word in STATEMENTS and word not in ("add", "remove") and word not in world.verbs()


def verb_phrase(e: Values, node: s.Phrase, line: int) -> list[c.CoreStmt]:
    name = node.verb.text
    verb = e.world.routine("verb", name)
    if verb is not None:
        return with_choices(e, lambda: do_verb(e, verb, node, line))
    if name in ("add", "remove"):
        return count_up(e, node, line)
    if name in VERBS:
        return with_choices(e, lambda: native_verb(e, node, line))
    known = [*e.world.verbs(), *VERBS, *STATEMENTS]
    own = e.world.verbs()
    help: str | Hint | None = did_you_mean(name, known) or (
        f"define `verb: {name}`, or use one that is there: {a_few([*own] or [*VERBS])}"
    )
    dashes = re.match(r"(?:-[a-z0-9_]+)+", e.scalar.text[node.verb.pos[1] :])
    whole = name + dashes.group().replace("-", "_") if dashes else ""
    if whole in known:
        help = f"a name is written with `_`: `{whole}`"
    if e.form == "test" and (e.scope.find(name) or name in e.world.things):
        help = f"write who acts before a colon, as in `{name}: ACTION ...`"
    elif name in e.world.routines.get("query", {}):
        help = f"`{name}` is a query: use its value, as in `if {name}: ...`"
    elif name in e.world.routines.get("action", {}) and e.form == "test":
        help = f"write who does it before a colon, as in `alice: {name} ...`"
    elif name in e.world.routines.get("action", {}):
        help = f"`{name}` is an action: it is offered with `turn of <player>: {name}`"
    elif name in e.world.routines.get("phase", {}):
        help = other_rule(e.world, name, "verb")
    elif e.form == "ability" and _is_changed(e, node):
        right = " ".join([e.scalar.text[node.verb.pos[1] : node.pos[1]].strip(), name])
        fix = Fix(f"write `{right}`", (edit(e.scalar, *node.pos, right),))
        e.error("E0302", f"`{name}` is a stat, and not a verb", node.verb, fix.title, fixes=(fix,))
        return []
    elif e.scope.find(name) is not None and (minus := _changed(e, node)):
        help = f"write `{minus}`"
    fixes = meant_verb(e, node)
    if fixes:
        help = fixes[0].title
        fixes = tuple(fix for fix in fixes if fix.edits)
    e.error("E0302", f"unknown verb `{name}`", node.verb, help, fixes=fixes)
    return []


def _is_changed(e: Values, node: s.Phrase) -> bool:
    """Whether a sentence is `speed -1`, where `speed` is a stat."""
    rest = e.scalar.text[node.verb.pos[1] : node.pos[1]]
    stats = {f.name for kind in e.world.kinds.values() for f in kind.fields.values() if f.stat}
    return node.verb.text in stats and re.fullmatch(r"\s*[+-]\d+", rest) is not None


def _changed(e: Values, node: s.Phrase) -> str:
    """`n -= 1` for `n - 1`, which begins like a verb."""
    rest = e.scalar.text[node.verb.pos[1] : node.pos[1]].split()
    return f"{node.verb.text} {rest[0]}= {rest[1]}" if len(rest) == 2 and rest[0] in "+-*" else ""


def for_each_of_several(e: Values, make: Callable[[], c.CoreStmt | None]) -> list[c.CoreStmt]:
    """What a verb that takes one thing is given several of, it does for each, in their order."""
    outer, e.several = e.several, Several()
    statement = make()
    found, e.several = e.several, outer
    if statement is None:
        return []
    if found.group is None or found.group.type.item is None:
        return [statement]
    return [c.SFor(statement.line, found.var, found.group.type.item, found.group, (statement,))]


def with_choices(e: Values, make: Callable[[], c.CoreStmt | None]) -> list[c.CoreStmt]:
    """A choice inside a phrase (`move it to a free space`) is made before; if none is there, nothing happens."""
    [*made] = for_each_of_several(e, make)
    around = made[0] if made and isinstance(made[0], c.SFor) else None
    statement = around.body[0] if around is not None else made[0] if made else None
    if not isinstance(statement, (c.SDo, c.SNative)):
        return [statement] if statement is not None else []
    before: list[c.SLet] = []
    args: list[c.Core] = []
    for arg in statement.args:
        if isinstance(arg, c.Choice):
            name = e.fresh("chosen", arg.type)
            e.scope.names[f"({name})"] = Variable(c.Var(arg.type, name))
            before.append(c.SLet(statement.line, name, arg, True))
            args.append(c.Var(arg.type, name))
        else:
            args.append(arg)
    if not before:
        return made
    if isinstance(statement, c.SDo):
        result: c.CoreStmt = replace(statement, args=tuple(args))
    else:
        result = c.SNative(statement.line, statement.name, tuple(args), statement.var)
    if around is not None:
        result = replace(around, body=(result,))
    for let in reversed(before):
        there = c.Op(TRUTH, "!=", (c.Var(let.value.type, let.var), c.Lit(let.value.type, None)))
        result = c.SIf(let.line, there, (result,), ())
    # All choices come first, in the order written.
    return [*before, result]


def do_verb(e: Values, verb: Routine, node: s.Phrase, line: int) -> c.CoreStmt:
    if node.limit is not None:
        e.error("E0305", f"`{verb.name}` takes no limit", node.limit[1])
    return c.SDo(line, verb.name, all_arguments(e, verb, node, node))


def count_up(e: Values, node: s.Phrase, line: int) -> list[c.CoreStmt]:
    """`add 2 shield to x, at most 3`, `remove 1 shield from x`."""
    adding = node.verb.text == "add"
    prep_wanted = "to" if adding else "from"
    prep = next((v for p, v in node.preps if p.text == prep_wanted), None)
    if len(node.args) != 2 or not isinstance(node.args[1], s.Name):
        named = len(node.args) == 1 and not isinstance(node.args[0], s.Number)
        whom = e.source_text(node.args[0]) if named else "<whom>"
        said = f"`{node.verb.text}` says how much of what: `{node.verb.text} 1 <what> {prep_wanted} {whom}`"
        out = f"to take a piece out of the game, write `discard_from_game {whom}`"
        e.error("E0304", said, node, out if not adding and whom != "<whom>" else None)
        return []
    amount = e.expect(node.args[0], NUMBER, f"`{node.verb.text}`")
    enough = at_least(e, amount, 1, node.args[0], f"what you {node.verb.text}")
    owner = e.value(prep) if prep is not None else None
    if owner is None:
        variable = e.look_up("target") or e.look_up("self")
        if variable is None:
            e.error("E0304", f"`{node.verb.text}` needs `{prep_wanted} <whom>`", node)
            return []
        owner = variable.value
    what = node.args[1]
    found = field_of(e, owner, s.Word(what.pos, what.text), "set")
    if found.type == UNKNOWN:
        return []
    if not isinstance(found, c.Get) or found.how != "state" or found.type != NUMBER:
        e.error("E0316", f"`{what.text}` is not a number that changes in play", what)
        return []
    form = "space" if owner.type.form == "place" else owner.type.form
    record = owner.type.name if form == "piece" else form
    states = [e.world.state(k, what.text) for k in [record, *e.world.descendants(record)]]
    state = next(x for x in states if x is not None)
    least: c.Core | None = c.Lit(NUMBER, state.least) if state.least is not None else None
    most: c.Core | None = c.Lit(NUMBER, state.most) if state.most is not None else None
    if node.limit is not None:
        bound = e.expect(node.limit[1], NUMBER)
        within_bounds(e, bound, state, node.limit[1])
        if node.limit[0] == "most":
            most = bound if most is None else c.Native(NUMBER, "min", (most, bound))
        else:
            least = bound if least is None else c.Native(NUMBER, "max", (least, bound))
    sign = "+=" if adding else "-="
    if enough:
        adds_within_bounds(e, sign, amount, state, node.args[0])
    note_change(e, owner, state, sign, amount)
    return [c.SSet(line, owner, form, what.text, sign, amount, least, most)]


def native_verb(e: Values, node: s.Phrase, line: int) -> c.CoreStmt | None:
    name = node.verb.text
    verb = VERBS[name]
    if len(node.args) != len(verb.args):
        said = f"`{name}` takes {counted(len(verb.args), 'thing')}: {verb.text}"
        e.error("E0304", said, node, _native_help(e, node))
        return None
    if said_with_of(e, node, [prep for prep, _, _ in verb.preps]):
        return None
    args: list[c.Core] = []
    for written, type_ in zip(node.args, verb.args, strict=True):
        value = e.value(written, type_)
        one = each_of(e, value, type_) if type_.form == "piece" else None
        args.append(one or e.suited(value, type_, written, f"`{name}`"))
    given = {p.text: (p, v) for p, v in node.preps}
    var: str | None = None
    alias = given.pop("as", None)
    # A piece that is nowhere can still be moved if it has a name.
    if name == "place" and alias is None and given.keys() <= {"for"}:
        e.error("E0304", "`place` needs `at <space>` or `in <zone>`", node, _where_it_lies(e, node))
    for prep, type_, needed in verb.preps:
        pair = given.pop(prep, None)
        if pair is not None and type_ == PLACE:
            args.append(one_or_more_places(e, pair[1], f"`{name} ... {prep}`"))
        elif pair is not None:
            args.append(e.expect(pair[1], type_, f"`{name} ... {prep}`"))
        elif needed:
            e.error("E0304", f"`{name}` needs `{prep} ...`", node)
            args.append(c.Lit(UNKNOWN, 0))
        else:
            args.append(NONE)
    for prep_word, _ in given.values():
        said = f"`{name}` takes nothing after `{prep_word.text}`"
        e.error("E0305", said, prep_word, _native_help(e, node))
    if alias is not None:
        word = alias[1]
        kind = args[0].type.name or "piece"
        if name != "place" or not isinstance(word, s.Name):
            shown = e.source_text(word)
            if name == "place" and isinstance(word, s.Dice):
                said = f"`{shown}` is read as dice and cannot be a name"
                e.error("E0305", said, word, "choose another name")
            else:
                how = f"leave out `as {shown}`; `place ... as name` gives a name"
                e.error("E0305", f"`{name}` gives nothing a name", alias[0], how)
        else:
            e.hides(word)
            var = e.declare(word.text, piece(kind), writable=True)
            e.named(word)
    if name == "transform":
        _other_side(e, args, node)
    if name == "place":
        _is_a_piece(e, args[0], node.args[0])
    _goes(e, name, args, node)
    return c.SNative(line, name, tuple(args), var)


def _where_it_lies(e: Values, node: s.Phrase) -> str | None:
    """`place a ship at s` chooses one of the ships at s: the place belongs to the choice."""
    first = node.args[0]
    if not isinstance(first, s.Pick) or not isinstance(first.source, s.NounPhrase):
        return None
    inside = next((mod for mod in first.source.mods if mod.kind in ("at", "in", "on")), None)
    if inside is None:
        return None
    said = e.source_text(inside)
    what = first.source.words[-1].text
    return f"`{said}` says here which {what} is chosen: write `place {what} {said}`, without `a`"


def _native_help(e: Values, node: s.Phrase) -> str:
    """What to write where a built-in verb is given too much or too little."""
    name = node.verb.text
    first = node.args[0] if node.args else None
    rest = " ".join(e.scalar.text[first.pos[1] : node.pos[1]].split()) if first else ""
    if isinstance(first, s.Number) and len(node.args) > 1:
        return f"write `repeat {first.value} times: {name} {rest}`"
    if isinstance(first, s.Name) and first.text in ("every", "each"):
        return f"write `{name} all {rest}`"
    if isinstance(first, s.Name) and first.text == "top":
        return f"what lies on top comes last: write `{name} last {rest}`"
    verb = VERBS[name]
    things = ["<document>" if type_.form == "definition" else f"<{type_}>" for type_ in verb.args]
    preps = [(prep, type_) for prep, type_, must in verb.preps if must or type_ == PLACE]
    needed = [f"{prep} <{type_}>" for prep, type_ in preps[:1]]
    return f"write `{' '.join([name, *things, *needed])}`"


def _other_side(e: Values, args: list[c.Core], node: s.Phrase) -> None:
    """A piece may become what its kind allows: rules about a guard must find a guard."""
    was, will = args[0].type.name or "piece", args[1].type.name
    if args[1].type.form == "definition" and will and not e.world.is_a(will, was):
        said = f"{with_article(was)} cannot become {with_article(will)}: rules use it as {with_article(was)}"
        e.error("E0303", said, node.preps[0][1], f"write {with_article(was)}")


def _is_a_piece(e: Values, placed: c.Core, node: s.Expr) -> None:
    """Report a document of which there are no pieces."""
    kind = e.world.kinds.get(placed.type.name) if placed.type.form == "definition" else None
    if kind is not None and not kind.piece:
        said = f"`{e.source_text(node)}` cannot be placed: `{kind.name}` is not a kind of pieces"
        help = f"place a piece, or say `piece: true` in `kind: {kind.name}`"
        e.error("E0303", said, node, help)


def _goes(e: Values, name: str, args: list[c.Core], node: s.Phrase) -> None:
    """Remember which zones pieces of a kind come to, and that abilities are used."""
    if name == "activate":
        e.report.ends.setdefault("use ability", e.span(node.verb))
    if name == "transform":
        e.report.ends.setdefault(f"made {args[1].type.name}", e.span(node.verb))
    if name in ("place", "move", "bury"):
        kind = args[0].type.name or "piece"
        if name == "place":
            e.report.ends.setdefault(f"made {kind}", e.span(node.verb))
        note_move(e, args, node)


def one_or_more_places(e: Values, node: s.Expr, what: str) -> c.Core:
    """A space or a zone, or a list of spaces for a piece that needs several."""
    if isinstance(node, (s.ListOf, s.Quantified, s.Call, s.Field, s.Name)):
        value = e.value(node, PLACE)
        if value.type.form == "list" and e.fits(value.type, list_of(SPACE)):
            return value
        value = e.coerce(value, PLACE)
        if not e.fits(value.type, PLACE):
            e.error(
                "E0303",
                f"{what} takes a place, and `{e.source_text(node)}` is {value.type.in_words}",
                node,
                e.instead(value.type, PLACE, node),
            )
            return c.Lit(UNKNOWN, 0)
        return e.typed_nothing(value, PLACE)
    return e.expect(node, PLACE, what)
