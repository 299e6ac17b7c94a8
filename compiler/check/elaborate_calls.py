"""Calls with their arguments: queries, functions of the interpreter, defaults."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from compiler.check.calculations import called
from compiler.check.doubts import amount
from compiler.check.elaborate_reader import Reader
from compiler.check.elaborate_scope import Scope, Variable, counted
from compiler.check.facts import Findings
from compiler.check.sense import (
    counts_up,
    idle_call,
    not_negative,
    on_the_grid,
    swapped,
)
from compiler.check.whereabouts import note_places
from compiler.language import syntax as s
from compiler.language.plurals import plural
from compiler.language.syntax_builder import RESERVED
from compiler.language.types import NUMBER, SQUARES, TEXT, TRUTH, UNKNOWN, Type, piece
from compiler.model import core as c
from compiler.model.builtins import FUNCTIONS
from compiler.model.definitions import Param, Routine
from compiler.source.diagnostics import Fix, Hint, Related, did_you_mean, edit, one_slip

# What other languages call the same.
OTHER_FUNCTIONS = {
    name: Hint(f"write `{right}`", name, right)
    for name, right in (
        *(("len", "size"), ("length", "size"), ("count", "size"), ("number_of", "size")),
        *(("range", "numbers"), ("dist", "steps"), ("maximum", "max"), ("minimum", "min")),
        *(("neighbours", "near"), ("neighbors", "near"), ("reversed", "reverse")),
    )
}


def call_value(e: Reader, node: s.Call, want: Type = UNKNOWN) -> c.Core:
    name = node.function.text
    native = FUNCTIONS.get(name)
    if name in ("first", "last") and len(node.args) == 1:
        return e.value(s.Nth(node.pos, name, node.args[0]))
    if name in RESERVED:
        said = f"`{name}` is a word of the language, not a query"
        near = did_you_mean(name, FUNCTIONS)
        how = near or f"write `{name} ...` without the bracket"
        return e.unknown("E0210", said, node.function, how)
    if native is None:
        query = e.world.routine("query", name)
        verb = e.world.routine("verb", name)
        if query is None and verb is not None:
            looks = e.form in ("query", "domain", "evaluation")
            said = f"`{name}` is a verb: it does something, and here rules only read the game"
            help: str | None = "call it in a verb or action, and keep the value"
            if not looks and verb.gives is None:
                said, help = (
                    f"`{name}` gives nothing",
                    f"say what it `gives`, or write `{name} ...` alone",
                )
            elif not looks:
                said = f"`{name}` is a verb: it is done on a line of its own"
                help = f"write `let x = {name}(...)`, then use x"
            return e.unknown("E0336", said, node.function, help)
        if query is None:
            known = [*FUNCTIONS, *e.world.routines.get("query", {})]
            help_ = OTHER_FUNCTIONS.get(name) or did_you_mean(name, known)
            return e.unknown(
                "E0210",
                f"unknown query `{name}`",
                node.function,
                help_
                or f"define `query: {name} ...`; `siegewright show functions` lists those built in",
            )
        phrase = s.Phrase(node.pos, node.function, node.args, (), None)
        args = all_arguments(e, query, phrase, node, positional=True)
        return c.Query(query.gives or UNKNOWN, name, args)
    if not len(native.params) - native.optional <= len(node.args) <= len(native.params) and not (
        (name in ("min", "max") and len(node.args) >= 2) or name == "union"
    ):
        return e.unknown(
            "E0304",
            f"`{name}` takes {counted(len(native.params), 'value')}, not {len(node.args)}",
            node,
            _of_a_list(e, node, name) or native.text,
        )
    if name in ("square", "groups") and len(node.args) == len(native.params) - 1:
        if e.world.squares_width is None:
            return e.unknown(
                "E0304",
                f"`{name}` needs the width of the grid",
                node,
                "add it, or say `squares: <columns>` once in `kind: game`",
            )
        given = tuple(
            e.expect(a, p, f"`{name}`") for a, p in zip(node.args, native.params, strict=False)
        )
        given = (*given, c.Lit(NUMBER, e.world.squares_width))
        if name == "square":
            on_the_grid(e, given, node)
        return c.Native(native.gives, name, given)
    if name == "union":
        parts = [e.expect(a, SQUARES, "`joined`") for a in node.args]
        return c.Native(SQUARES, name, tuple(parts))
    if name in ("min", "max"):
        numbers = tuple(e.expect(a, NUMBER, f"`{name}`") for a in node.args)
        called(e, name, numbers, node)
        return c.Native(NUMBER, name, numbers)
    if name == "waits_for":
        return waits_for(e, node)
    if name == "base":
        return base_value(e, node)
    if name in ("distance", "steps", "king_moves"):
        return c.Native(NUMBER, name, tuple(e.spot(a, f"`{name}`") for a in node.args))
    args = tuple(
        e.expect(a, p, f"`{name}`") for a, p in zip(node.args, native.params, strict=False)
    )
    if name == "square":
        on_the_grid(e, args, node)
    elif name == "numbers":
        counts_up(e, args[0], args[1], node)
    elif name == "abs":
        called(e, name, args, node)
    else:
        idle_call(e, name, args, node)
    gives = native.gives
    if name == "merged":
        return merged_value(e, node, args)
    if gives.form == "list" and gives.item == UNKNOWN:
        gives = args[0].type
    return c.Native(gives, name, args)


def waits_for(e: Reader, node: s.Call) -> c.Core:
    """Whether a piece has an ability on an event, so that nobody is asked about the others."""
    subject = e.expect(node.args[0], piece("piece"), "`waits_for`")
    event = node.args[1].text if isinstance(node.args[1], s.Name) else ""
    known = e.world.routine("event", event)
    if known is None:
        return e.unknown(
            "E0302",
            f"unknown event `{event}`" if event else "`waits_for` wants the name of an event",
            node.args[1],
            did_you_mean(event, e.world.routines.get("event", {})),
        )
    e.use(f"see event {event}", node.args[1])
    lent = sorted({k.acts_for for k in e.world.kinds.values() if k.piece and k.acts_for})
    words = tuple([c.Lit(TEXT, x) for x in (event, *lent)])
    return c.Native(TRUTH, "waits_for", (subject, *words))


def base_value(e: Reader, node: s.Call) -> c.Core:
    """`base(x.stat)` or `base(x.stat(y))`: a stat without sums."""
    value = e.expect(node.args[0], NUMBER, "`base`")
    match value:
        case c.Get(how="stat", owner=owner, field=stat):
            return c.Native(NUMBER, "base", (c.Lit(TEXT, stat), owner))
        case c.Native(name="stat_with"):
            return c.Native(NUMBER, "base", value.args)
    if value.type == UNKNOWN:
        return value  # reported already
    shown = e.source_text(node.args[0])
    help = (
        "name a stat of a piece; what abilities do not change has no other base: leave `base` out"
    )
    return e.unknown("E0303", f"`base` takes a stat, and `{shown}` is not one", node.args[0], help)


def merged_value(e: Reader, node: s.Call, args: tuple[c.Core, ...]) -> c.Core:
    """Two documents in one, of a kind whose fields say how that goes."""
    first, second = args[0].type, args[1].type
    if UNKNOWN in (first, second):
        return c.Native(UNKNOWN, "merged", args)
    kind = first.name
    if first != second or not e.world.kinds[kind].merges:
        return e.unknown(
            "E0303",
            f"`merged` takes two documents of a kind that `merges`, not {first.in_words} and {second.in_words}",
            node,
            "say in the kind how fields go together: `merges: {max_hp: sum, speed: lowest}`",
        )
    return c.Native(first, "merged", args)


def method_value(e: Reader, node: s.Method) -> c.Core:
    """`x.query(y)`, or `x.stat(y)`: the stat of x whose base stands on the document y."""
    owner = e.value(node.owner)
    name = node.function.text
    if len(node.args) == 1 and owner.type.form == "piece":
        base = e.value(node.args[0])
        if base.type.form == "definition":
            known = e.world.field(base.type.name, name)
            if known is not None and known.stat:
                e.use(f"field {base.type.name}.{name}", node.function)
                return c.Native(known.type, "stat_with", (c.Lit(TEXT, name), owner, base))
    query = e.world.routine("query", name)
    if query is None:
        known_names = list(e.world.routines.get("query", {}))
        return e.unknown(
            "E0210",
            f"unknown query `{name}`",
            node.function,
            did_you_mean(name, known_names) or f"define `query: {name} ...`",
        )
    phrase = s.Phrase(node.pos, node.function, node.args, (), None)
    args = all_arguments(e, query, phrase, node, receiver=owner, positional=True)
    return c.Query(query.gives or UNKNOWN, name, args)


def all_arguments(
    e: Reader,
    routine: Routine,
    phrase: s.Phrase,
    node: s.Node,
    receiver: c.Core | None = None,
    positional: bool = False,
) -> tuple[c.Core, ...]:
    """Match what was written with the signature; what is left out comes by name, then by default."""
    e.use_rule(routine, phrase.verb)
    if said_with_of(e, phrase, [p.prep or "" for p in routine.params]):
        return tuple(c.Lit(UNKNOWN, 0) for _ in routine.params)
    if _misspelt_preposition(e, routine, phrase):
        return tuple(c.Lit(UNKNOWN, 0) for _ in routine.params)
    given: dict[str, c.Core] = {}
    plain = [p for p in routine.params if positional or p.prep is None]
    if positional:
        plain = [p for p in routine.params if p.prep != ""] + [
            p for p in routine.params if p.prep == ""
        ]
    if receiver is not None and routine.params:
        first = routine.params[0]
        given[first.name] = check_argument(e, receiver, first, node, routine)
        plain = [p for p in plain if p is not first]
    for index, written in enumerate(phrase.args):
        if index >= len(plain):
            e.error("E0305", f"`{routine.name}` does not take this", written, usage(e, routine))
            continue
        others = phrase.args[index + 1 : index + 2] or phrase.args[max(0, index - 1) : index]
        given[plain[index].name] = one_argument(e, written, plain[index], routine, others)
    if positional and e.form != "test":  # a test asks both ways
        _in_their_places(e, routine, phrase.args, plain)
    for prep, written in phrase.preps:
        param = next((p for p in routine.params if p.prep == prep.text), None)
        if param is None:
            e.error(
                "E0305",
                f"`{routine.name}` takes nothing after `{prep.text}`",
                prep,
                _filled_by_name(e, routine, prep.text, written) or usage(e, routine),
            )
        elif param.name in given:
            e.error("E0305", f"`{prep.text}` is written twice", prep)
        else:
            given[param.name] = one_argument(e, written, param, routine)
    args = tuple(with_defaults(e, given, p, routine, node) for p in routine.params)
    note_places(e, routine, args, node)
    return args


def _of_a_list(e: Reader, node: s.Call, name: str) -> str:
    """How the largest of a list is asked for: `max` compares two numbers."""
    if name not in ("min", "max") or len(node.args) != 1:
        return ""
    of, word = e.value(node.args[0]).type, "highest" if name == "max" else "lowest"
    written = e.source_text(node.args[0])
    if of.form == "keyed" and of.name in e.world.enums:
        return f"write `{word} {written}[it] for {plural(of.name)}`"
    if of.form in ("list", "keyed"):
        return f"write `{word} n for n in LIST`, as in `{word} it.cost for cards`"
    return ""


def said_with_of(e: Reader, node: s.Phrase, preps: Iterable[str]) -> bool:
    """Report `top of stock` where `stock.top` is meant, and nothing of it can be known otherwise."""
    word = node.args[-1] if node.args else None
    of = next((value for prep, value in node.preps if prep.text == "of"), None)
    if of is None or "of" in preps or not isinstance(word, s.Name):
        return False
    if not isinstance(of, (s.Name, s.Field, s.Index)) or e.scope.find(word.text) is not None:
        return False
    world, name = e.world, word.text
    if any(
        name in names for names in (world.things, world.zones, world.enum_of, world.space_names)
    ):
        return False
    start, end = word.pos[0], of.pos[1]
    right = f"{e.source_text(of)}.{word.text}"
    span = e.scalar.at(start, end - start)
    fix = Fix(f"write `{right}`", (edit(e.scalar, start, end, right),))
    said = f"what belongs to something stands behind a dot: `{right}`"
    e.report.error("E0305", said, span, f"write `{right}`", fixes=(fix,))
    return True


def _misspelt_preposition(e: Reader, routine: Routine, phrase: s.Phrase) -> bool:
    """Report a word that is almost one of the signature, and is taken for an argument: `draw 2 fromm deck`."""
    missing = {p.prep for p in routine.params if p.prep} - {prep.text for prep, _ in phrase.preps}
    for written in phrase.args:
        if isinstance(written, s.Name) and e.scope.find(written.text) is None:
            near = [prep for prep in sorted(missing) if one_slip(written.text, prep)]
            if near:
                said = f"`{written.text}` is not a word of `{routine.name}`"
                help = Hint(f"did you mean `{near[0]}`?", written.text, near[0])
                e.error("E0305", said, written, help)
                return True
    return False


def _in_their_places(
    e: Reader, routine: Routine, written: Sequence[s.Expr], params: Sequence[Param]
) -> None:
    """Warn of two arguments of one type, each of which is called as the parameter of the other is."""
    pairs = list(zip(written, params, strict=False))
    for one, param in pairs:
        name = _called(one)
        for other, place in pairs:
            if place.name == name != param.name == _called(other) and place.type == param.type:
                said = f"`{name}` is passed as `{param.name}`, and `{routine.name}` also takes `{name}`"
                fix = swapped(e, one, other)
                help = Hint(f"{fix.title}, if the order is wrong", fixes=(fix,))
                e.warning("W0453", said, one, help)
                return


def _called(node: s.Expr) -> str:
    """The name of what is written, if it is a name or a field."""
    if isinstance(node, s.Field):
        return node.field.text
    return node.text if isinstance(node, s.Name) else ""


def with_defaults(
    e: Reader, given: dict[str, c.Core], param: Param, routine: Routine, node: s.Node
) -> c.Core:
    if param.name in given:
        return given[param.name]
    variable = e.scope.find(param.name)
    if variable is not None:
        value = e.coerce(variable.value, param.type)
        if e.fits(value.type, param.type):
            if param.default is not None and param.prep != "" and value.type.form in PLAIN:
                _over_default(e, param, routine, node)
            e.fills(variable, routine.role(param.name), node)
            e.read.add(param.name)
            return value
    if param.default is not None:
        # It stands in another place, where `uses_in_defaults` finds what it uses.
        outer, report = e.scalar, e.report
        e.scalar, e.report = param.scalar or outer, Findings()
        default = e.coerce(e.value(param.default, param.type), param.type)
        found = e.report
        e.scalar, e.report = outer, report
        found.uses = {key: {} for key in found.uses}
        report.take(found)
        return e.typed_nothing(default, param.type)
    written = f"{param.prep} {param.name}".strip() if param.prep else param.name
    return e.unknown("E0304", f"`{routine.name}` needs `{written}`", node, usage(e, routine))


def uses_in_defaults(e: Reader, routine: Routine) -> None:
    """Remember what the defaults of a signature name; mistakes in them are told where they are taken."""
    scalar, report, scope = e.scalar, e.report, e.scope
    for param in routine.params:
        if param.default is not None and param.scalar is not None:
            e.scalar, e.report, e.scope = param.scalar, Findings(), Scope()
            e.value(param.default, param.type)
            report.take(Findings(uses=e.report.uses))
    e.scalar, e.report, e.scope = scalar, report, scope


PLAIN = ("number", "truth", "text", "enum")


def _over_default(e: Reader, param: Param, routine: Routine, node: s.Node) -> None:
    """Warn of a plain value that comes by name although there is a default: the default may be meant."""
    e.warning(
        "W0448",
        f"`{param.name}` of `{routine.name}` is left out: the `{param.name}` of this rule is taken, not the default",
        node,
        f"write it out, or call the `{param.name}` of this rule something else",
    )


def one_argument(
    e: Reader, written: s.Expr, param: Param, routine: Routine, others: tuple[s.Expr, ...] = ()
) -> c.Core:
    value = e.value(written, param.type)
    if routine.form in ("verb", "event"):
        not_negative(e, value, written, routine.name, param.name)
        amount(e, value, routine.role(param.name), written)
    return check_argument(e, value, param, written, routine, others)


def check_argument(
    e: Reader,
    value: c.Core,
    param: Param,
    node: s.Node,
    routine: Routine,
    others: tuple[s.Expr, ...] = (),
) -> c.Core:
    """The value as a parameter takes it; `others` are arguments with which it may have been swapped."""
    value = e.coerce(value, param.type)
    if not e.fits(value.type, param.type):
        one = each_of(e, value, param.type)
        if one is not None:
            return one
        shown = e.source_text(node)
        notes: list[Related] = []
        if isinstance(value, c.DocRef):
            thing = e.world.things[value.id][0]
            notes.append(Related(thing.span, f"`{thing.id}` is defined"))
        e.error(
            "E0303",
            f"`{routine.name}` takes {param.type.in_words} as `{param.name}`, and `{shown}` is {value.type.in_words}",
            node,
            e.instead(value.type, param.type, node),
            *notes,
            more=tuple(swapped(e, node, other) for other in others),
        )
        return c.Lit(UNKNOWN, 0)
    return e.typed_nothing(value, param.type)


def each_of(e: Reader, value: c.Core, wanted: Type) -> c.Core | None:
    """One of the list that a verb is given where it takes one thing; None if it cannot be so."""
    item = value.type.item
    if (
        e.several is None
        or e.several.group is not None
        or value.type.form != "list"
        or item is None
    ):
        return None
    if wanted.form == "list" or not e.fits(item, wanted):
        return None
    name = item.name if item.form == "piece" and item.name else item.form
    e.several.var, e.several.group = e.fresh(name, item), value
    e.scope.names[f"({e.several.var})"] = Variable(c.Var(item, e.several.var))
    return c.Var(item, e.several.var)


def _filled_by_name(e: Reader, routine: Routine, prep: str, written: s.Expr) -> str:
    """What to do about somebody named at the call of a rule that always finds them by name."""
    one = e.value(written)
    for param in routine.params:
        if param.prep == "" and param.type == one.type:
            said = f"`{routine.name}` always takes the `{param.name}` of the rule that calls it; to say another one, "
            return f"{said}write `{routine.form}: {routine.name} ... {prep} {param.name}` where it is defined"
    return ""


def usage(e: Reader, routine: Routine) -> str:
    words = [routine.name]
    for p in routine.params:
        if p.prep is None:
            words.append(p.name)
        elif p.prep:
            words.append(f"{p.prep} {p.name}")
    return f"write `{' '.join(words)}`"
