"""Verbs, queries, events, actions and windows: parameters, bodies, templates, circles."""

from __future__ import annotations

from dataclasses import replace

from compiler.check.checked import Checked, CheckedRoutine
from compiler.check.elaborate import Elaborator, during_of
from compiler.check.elaborate_scope import Variable
from compiler.check.evaluations import check_terms
from compiler.check.facts import Findings
from compiler.check.unused import spoken_of
from compiler.language.types import NUMBER, PLAYER, TRUTH, UNKNOWN, Type, definition, list_of, piece
from compiler.model import core as c
from compiler.model.definitions import Routine, World
from compiler.model.draft import Draft, draft_of
from compiler.model.former_names import read_rule
from compiler.model.resolve_routines import said_in
from compiler.model.resolve_types import scalar_of
from compiler.source.diagnostics import Hint, Report, closest, did_you_mean
from compiler.source.positions import Fields, Scalar
from compiler.source.text_templates import check_slots, slots_of

SAID = ("do", "if", "text", "log")  # where an action speaks of what was chosen


class Rules:
    """The rules of a world, each checked once, whoever asks first."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._checked: dict[tuple[str, str], tuple[CheckedRoutine, Findings]] = {}

    def __call__(self, routine: Routine) -> CheckedRoutine:
        return self.with_findings(routine)[0]

    def with_findings(self, routine: Routine) -> tuple[CheckedRoutine, Findings]:
        key = (routine.form, routine.name)
        if key not in self._checked:
            found = Findings()
            self._checked[key] = check_routine(self.world, routine, found), found
        return self._checked[key]


def with_types(world: World) -> World:
    """Work out the types that authors need not write: of queries and of the parameters of actions."""
    made = draft_of(replace(world, base=world))
    _infer_queries(made)
    for routine in [*made.routines.get("action", {}).values()]:
        if routine.params:
            _action_types(made, routine)
    return made.finished()


def _infer_queries(world: Draft) -> None:
    """A query that is one expression has the type of that expression."""
    waiting = [q for q in world.routines.get("query", {}).values() if q.gives is None]
    for _ in range(8):
        for query in list(waiting):
            quiet = Findings()
            made = check_routine(world, query, quiet)
            if made.value is not None and made.value.type != UNKNOWN and not quiet.errors:
                world.routines["query"][query.name] = replace(query, gives=made.value.type)
                waiting.remove(query)
        if not waiting:
            break


def _action_types(world: Draft, routine: Routine) -> None:
    """The parameters of an action have the types of what they are chosen from."""
    head = scalar_of(routine.body, "action")
    assert head is not None
    made, quiet = CheckedRoutine(routine), Findings()  # the check itself tells what is wrong
    _action(world, routine, made, Elaborator(world, quiet, head, routine.form), quiet)
    types = {name: type_ for (name, type_, _) in made.domains}
    params = [replace(p, type=types.get(p.name, p.type)) for p in routine.params]
    world.routines["action"][routine.name] = replace(routine, params=tuple(params))


def check_routine(world: World, routine: Routine, report: Findings) -> CheckedRoutine:
    result = CheckedRoutine(routine)
    body = scalar_of(routine.body, "do")
    value = scalar_of(routine.body, "is")
    head = scalar_of(routine.body, routine.form)
    assert head is not None
    elaborator = Elaborator(world, report, body or value or head, routine.form, routine.gives)
    if routine.form == "action":
        _action(world, routine, result, elaborator, report)
    elif routine.form == "event":
        for p in routine.params:
            elaborator.scope.names[p.name] = Variable(
                c.Var(p.type, f"event.{p.name}"), True, True, key=routine.role(p.name)
            )
        result.params = tuple((p.name, p.type) for p in routine.params)
    else:
        names: list[tuple[str, Type]] = []
        for p in routine.params:
            names.append((elaborator.declare(p.name, p.type, writable=True), p.type))
            elaborator.scope.names[p.name].key = routine.role(p.name)
        result.params = tuple(names)
    if routine.form == "evaluation":
        result.body = check_terms(routine, elaborator, report)
        return result
    if routine.form == "window":
        asks = scalar_of(routine.body, "asks")
        if asks is not None:
            tree = read_rule(world, asks, "expression", report, elaborator.scope.all_names())
            if tree is not None:
                elaborator.scalar = asks
                elaborator.form = "domain"
                result.asks = elaborator.expect(tree, list_of(PLAYER), "`asks`")
    if body is not None:
        elaborator.scalar = body
        tree = read_rule(world, body, "block", report, elaborator.scope.all_names())
        if tree is not None:
            result.body = elaborator.block(tree)
            gives = routine.form == "query" or (
                routine.form == "verb" and routine.gives is not None
            )
            if gives and not _always_gives(result.body):
                report.error(
                    "E0313",
                    f"`{routine.name}` does not always give a value",
                    routine.span,
                    "end with `give ...`",
                )
    elif value is not None:
        tree = read_rule(world, value, "expression", report, elaborator.scope.all_names())
        if tree is not None:
            elaborator.form = "query"
            if routine.gives is not None:
                result.value = elaborator.expect(tree, routine.gives, f"`{routine.name}`")
            else:
                result.value = elaborator.value(tree)
    _unread(result, elaborator, report)
    _templates(world, result, report)
    return result


def _action(
    world: World, routine: Routine, result: CheckedRoutine, elaborator: Elaborator, report: Findings
) -> None:
    elaborator.declare("player", PLAYER)
    for written_window in during_of(routine):
        window = world.routine("window", written_window.text)
        if window is None:
            report.error(
                "E0302",
                f"unknown window `{written_window.text}`",
                written_window.span,
                did_you_mean(written_window.text, world.routines.get("window", {})),
                subject=written_window.text,
            )
            continue
        report.use(f"see {window.key}", written_window.span)
        roles = tuple((p.name, p.type) for p in window.params)
        if result.windows and roles != result.roles:
            report.error(
                "E0321",
                f"`{written_window.text}` and `{result.windows[0].name}` give an action different roles",
                written_window.span,
                "windows that share an action have the same roles",
            )
        result.windows = (*result.windows, window)
        result.roles = roles
    for name, type_ in result.roles:
        role: Variable | None = None
        for window in result.windows:
            key = window.role(name)
            role = Variable(c.Var(type_, f"event.{name}"), True, True, key=key, same=role)
        assert role is not None
        elaborator.scope.names[name] = role
    choose = routine.body.entries.get("choose")
    written = {p.name for p in routine.params}
    domains: list[tuple[str, Type, c.Core]] = []
    outer_form, outer_scalar = elaborator.form, elaborator.scalar
    elaborator.form = "domain"
    if isinstance(choose, Fields):
        for name, scalar in choose.entries.items():
            if name not in written:
                # One of the two is misspelt: the one that the rule does not speak of.
                unchosen = [
                    w for w in written - choose.entries.keys() if said_in(routine.body, w, SAID)
                ]
                if closest(name, unchosen) or not closest(name, written - choose.entries.keys()):
                    report.error(
                        "E0321",
                        f"`{name}` is chosen but is not in the signature",
                        choose.keys[name].span,
                        did_you_mean(name, unchosen)
                        or f"write `action: {routine.name} ... {name}`",
                    )
            if not isinstance(scalar, Scalar):
                continue
            tree = read_rule(world, scalar, "expression", report, elaborator.scope.all_names())
            if tree is None:
                continue
            elaborator.scalar = scalar
            group = elaborator.coerce(elaborator.value(tree), list_of(UNKNOWN))
            if group.type.form != "list":
                if group.type != UNKNOWN:
                    report.error(
                        "E0303",
                        f"`{name}` is chosen from a list, and this is a {group.type}",
                        scalar.span,
                        "write `all <kind> where ...`",
                    )
                group = c.Op(list_of(UNKNOWN), "list", ())
            item = group.type.item or UNKNOWN
            python = elaborator.declare(name, item)
            elaborator.scope.names[name].key = routine.role(name)
            domains.append((python, item, group))
    for p in routine.params:
        if not isinstance(choose, Fields) or p.name not in choose.entries:
            loose = choose.entries.keys() - written if isinstance(choose, Fields) else set()
            if not (closest(p.name, loose) and said_in(routine.body, p.name, SAID)):
                report.error(
                    "E0321",
                    f"`{p.name}` needs a list to choose from",
                    p.span,
                    did_you_mean(p.name, loose) or f"add `choose: {{{p.name}: ...}}`",
                )
            elaborator.declare(p.name, p.type)
            elaborator.scope.names[p.name].key = routine.role(p.name)
    condition = scalar_of(routine.body, "if")
    if condition is not None:
        tree = read_rule(world, condition, "expression", report, elaborator.scope.all_names())
        if tree is not None:
            elaborator.scalar = condition
            result.condition = elaborator.expect(tree, TRUTH)
    elaborator.form, elaborator.scalar = outer_form, outer_scalar
    result.domains = tuple(domains)


def check_circles(checked: Checked, report: Report) -> None:
    """A phase that runs itself would never end, and the flow could not be written down."""
    for name, causes in checked.facts.sets_off.items():
        phase = checked.world.routine("phase", name.removeprefix("phase "))
        if phase is None or not name.startswith("phase "):
            continue
        seen: set[str] = set()
        waiting = list(causes)
        while waiting:
            cause = waiting.pop()
            if cause.startswith("phase ") and cause not in seen:
                seen.add(cause)
                waiting.extend(checked.facts.sets_off.get(cause, ()))
        if name in seen:
            report.error(
                "E0319", f"the phase `{phase.name}` runs itself", phase.span, "use `repeat:`"
            )


def _templates(world: World, result: CheckedRoutine, report: Findings) -> None:
    """What stands in braces in texts for players must be something the routine knows."""
    routine = result.routine
    chosen = {name: type_ for name, type_, _ in result.domains}
    known = {p.name for p in routine.params} | {n for n, _ in result.roles}
    if routine.form == "action":
        known.add("player")
    if routine.form == "window":
        chosen = {param.name: param.type for param in routine.params}
    for key in ("text", "log"):
        scalar = scalar_of(routine.body, key)
        if scalar is None or not check_slots(scalar, report):
            continue
        for slot in slots_of(scalar.text):
            name = slot.inner if len(slot.words) in (0, 2) else slot.written[1:-1]
            # Rules text may speak of a field of something; a log line has only values.
            if key == "text":
                name, _, field = name.partition(".")
                if field and routine.form in ("action", "window") and name in known:
                    # What players may choose from is shown in values as well: of what is printed.
                    type_ = chosen.get(name)
                    if type_ is None or world.field(type_.name, field) is None:
                        name = f"{name}.{field}"
            if name not in known:
                _unknown_slot(routine, key, name, known, scalar, slot.start, report)


def _unknown_slot(
    routine: Routine,
    key: str,
    name: str,
    known: set[str],
    scalar: Scalar,
    offset: int,
    report: Report,
) -> None:
    """Report a slot that speaks of what the rule does not know."""
    owner, dot, field = name.partition(".")
    said = f"`{routine.name}` has no `{name}`"
    help: str | Hint | None = did_you_mean(name, known)
    if "|" in name:
        said = "a slot with words has two: one for 1, and one for all other numbers"
        help = f"write `{{{owner.partition('|')[0]}|card|cards}}`"
    elif dot and owner in known and key == "log":
        said = f"a `log` tells what takes part, and `{field}` is a field of it"
        help = f'write `{{{owner}}}` here, or in `do`: `say "{{{name}}}"`'
    elif dot and owner in known:
        said = f"`{owner}` has no `{field}`"
        help = None
    span = scalar.at(offset, max(1, len(name)))
    report.error("E0216", said, span, help, subject=name)


def _unread(result: CheckedRoutine, elaborator: Elaborator, report: Findings) -> None:
    """A parameter that nothing looks at is a mistake, or a leftover; events and windows tell others."""
    routine = result.routine
    if routine.form in ("event", "window") or not (result.body or result.value):
        return
    for p in routine.params:
        variable = elaborator.scope.names.get(p.name)  # none, where what it is chosen from is wrong
        if variable is None or variable.read:
            continue
        said = f"`{p.name}` is never used"
        if p.name in spoken_of(routine):
            if routine.form != "verb" or p.type != NUMBER:
                continue
            said += ", though the text speaks of it"
        help = "remove it from the signature" if p.prep != "" else "remove it from `takes`"
        report.warning("W0401", said, p.span, help)


def _always_gives(body: tuple[c.CoreStmt, ...]) -> bool:
    if not body:
        return False
    last = body[-1]
    match last:
        case c.SReturn():
            return last.value is not None
        case c.SIf():
            return (
                bool(last.otherwise) and _always_gives(last.then) and _always_gives(last.otherwise)
            )
        case c.SWhile():
            return isinstance(last.condition, c.Lit) and last.condition.value is True
        case c.SRepeat():
            return last.times is None
        case _:
            return False


def check_noun(world: World, kind: str, where: Scalar, report: Findings) -> None:
    """A noun's condition is checked where it is defined; `self` and `player` come from where it is used."""
    tree = read_rule(world, where, "expression", report)
    if tree is None:
        return
    elaborator = Elaborator(world, report, where, "domain")
    type_ = {"player": PLAYER, "space": Type("space")}.get(kind)
    if type_ is None:
        type_ = piece(kind) if kind == "piece" or world.kinds[kind].piece else definition(kind)
    elaborator.bind("it", c.Var(type_, "it"))
    elaborator.bind("self", c.Var(UNKNOWN, "self"))
    elaborator.bind("player", c.Var(PLAYER, "player"))
    elaborator.expect(tree, TRUTH)
