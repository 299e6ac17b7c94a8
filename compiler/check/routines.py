"""Verbs, queries, events, actions and windows: parameters, bodies, templates, circles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from compiler.check.checked import Checked, CheckedRoutine
from compiler.check.elaborate import Elaborator
from compiler.check.elaborate_calls import uses_in_defaults
from compiler.check.elaborate_scope import Variable
from compiler.check.elaborate_turns import during_of
from compiler.check.evaluations import check_terms
from compiler.check.facts import Findings
from compiler.check.unused import spoken_of
from compiler.language.grammar import PREPOSITIONS
from compiler.language.types import NUMBER, PLAYER, TRUTH, UNKNOWN, Type, definition, list_of, piece
from compiler.model import core as c
from compiler.model.definitions import Param, Routine, World
from compiler.model.draft import draft_of
from compiler.model.former_names import read_rule
from compiler.model.resolve_routines import said_in
from compiler.model.resolve_types import scalar_of
from compiler.schema.schema_messages import listed
from compiler.source.diagnostics import Hint, Report, closest, did_you_mean, one_slip
from compiler.source.positions import Fields, Scalar
from compiler.source.text_templates import check_slots, foreign_slots, slots_of

ROUNDS = 8  # to find out what queries give that ask for each other
EMPTY: Mapping[Any, Any] = MappingProxyType({})
SAID = ("do", "if", "text", "log")  # where an action mentions what was chosen


class Rules:
    """The rules of a world, each checked once, whoever asks first."""

    def __init__(
        self,
        world: World,
        checked: Mapping[tuple[str, str], tuple[CheckedRoutine, Findings]] = EMPTY,
        started: Mapping[str, _Check] = EMPTY,
    ) -> None:
        """The types of all rules are known; for a world as it was resolved, see `typed_rules`.

        `checked` are rules by form and name; `started` are actions whose choices have been checked.
        """
        self.world = world
        self._checked = dict(checked)
        self._started = dict(started)

    def __call__(self, routine: Routine) -> CheckedRoutine:
        return self.with_findings(routine)[0]

    def with_findings(self, routine: Routine) -> tuple[CheckedRoutine, Findings]:
        key = (routine.form, routine.name)
        if key not in self._checked:
            started = self._started.pop(routine.name, None) if routine.form == "action" else None
            check = started or _Check(self.world, routine, Findings())
            self._checked[key] = check.finished(), check.report
        return self._checked[key]


def typed_rules(world: World) -> Rules:
    """Work out the types that authors need not write: of queries and of the parameters of actions.

    What was checked on the way is not checked again. Only a query that asks for itself is: what it gives is not
    known while it is checked for the first time.
    """
    return _Typing(world).rules()


def with_types(world: World) -> World:
    """The definitions with the types that authors need not write."""
    return typed_rules(world).world


class _Typing:
    """Checks a query when its type is asked for, so that each sees the types of those it asks."""

    def __init__(self, world: World) -> None:
        self.draft = draft_of(replace(world, base=world), self.infer)
        self.checked: dict[tuple[str, str], tuple[CheckedRoutine, Findings]] = {}
        # Queries that are being checked, each asked for by the one before.
        self.open: list[str] = []
        self.early: set[str] = set()  # those that ask for themselves, also through others

    def rules(self) -> Rules:
        queries = self.draft.routines.get("query", {})
        for name in [*queries]:
            self.draft.routine("query", name)
        for _ in range(ROUNDS):
            left = [name for name in sorted(self.early) if queries[name].gives is None]
            for name in left:
                del self.checked["query", name]
                self.draft.routine("query", name)
            if all(queries[name].gives is None for name in left):
                break
        actions = self.draft.routines.get("action", {})
        started: dict[str, _Check] = {}
        for routine in [*actions.values()]:
            if routine.params:
                check = _Check(self.draft, routine, Findings())
                types = {name: type_ for name, type_, _ in check.result.domains}
                params = [replace(p, type=types.get(p.name, p.type)) for p in routine.params]
                actions[routine.name] = replace(routine, params=tuple(params))
                check.result.routine = actions[routine.name]
                started[routine.name] = check
        known = {key: made for key, made in self.checked.items() if key[1] not in self.early}
        return Rules(self.draft.finished(), known, started)

    def infer(self, query: Routine) -> Routine:
        """A query that is one expression has the type of that expression."""
        key = ("query", query.name)
        if query.name in self.open:
            self.early.update(self.open[self.open.index(query.name) :])
        elif key not in self.checked and "is" in query.body.entries:
            self.open.append(query.name)
            check = _Check(self.draft, query, Findings())
            made = check.finished()
            self.open.pop()
            if made.value is not None and made.value.type != UNKNOWN and not check.report.errors:
                made.routine = replace(query, gives=made.value.type)
                self.draft.routines["query"][query.name] = made.routine
            self.checked[key] = made, check.report
        return self.draft.routines["query"][query.name]


def check_routine(world: World, routine: Routine, report: Findings) -> CheckedRoutine:
    """Check a rule by itself, in a world with all types."""
    return _Check(world, routine, report).finished()


class _Check:
    """The check of a rule: first its parameters and what they are chosen from, then what it does."""

    def __init__(self, world: World, routine: Routine, report: Findings) -> None:
        self.world = world
        self.report = report
        self.result = result = CheckedRoutine(routine)
        self.body = scalar_of(routine.body, "do")
        self.value = scalar_of(routine.body, "is")
        head = scalar_of(routine.body, routine.form)
        assert head is not None
        scalar = self.body or self.value or head
        self.elaborator = elaborator = Elaborator(
            world, report, scalar, routine.form, routine.gives
        )
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

    def finished(self) -> CheckedRoutine:
        world, report, result, elaborator = self.world, self.report, self.result, self.elaborator
        routine, body, value = result.routine, self.body, self.value
        uses_in_defaults(elaborator, routine)
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
        later = (*choose.entries,)
        for name, scalar in choose.entries.items():
            if name not in written:
                # One of the two is misspelt: the one that the rule does not mention.
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
                known = next((p.type for p in routine.params if p.name == name), UNKNOWN)
                elaborator.declare(name, known)  # what comes after may speak of it
                elaborator.scope.names[name].key = routine.role(name)
                continue
            elaborator.scalar = scalar
            elaborator.later = later = later[1:]
            group = elaborator.coerce(elaborator.value(tree), list_of(UNKNOWN))
            if group.type.form != "list":
                if group.type != UNKNOWN:
                    report.error(
                        "E0303",
                        f"`{name}` is chosen from a list, and this is {group.type.in_words}",
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
                    did_you_mean(p.name, loose) or _preposition(p) or _unchosen(p, result),
                )
            elaborator.declare(p.name, p.type)
            elaborator.scope.names[p.name].key = routine.role(p.name)
    condition = scalar_of(routine.body, "if")
    if condition is not None:
        tree = read_rule(world, condition, "expression", report, elaborator.scope.all_names())
        if tree is not None:
            elaborator.scalar = condition
            result.condition = elaborator.expect(tree, TRUTH)
    elaborator.form, elaborator.scalar, elaborator.later = outer_form, outer_scalar, ()
    result.domains = tuple(domains)
    result.wordings = elaborator.wordings


def _preposition(param: Param) -> Hint | None:
    """The preposition that is misspelt in a signature, and so taken for a parameter: `jump piece ovet other`."""
    known = [word for word in sorted(PREPOSITIONS) if len(word) > 2 < len(param.name)]
    near = [word for word in known if one_slip(param.name, word)]
    return Hint(f"did you mean `{near[0]}`?", param.name, near[0]) if near else None


def _unchosen(param: Param, result: CheckedRoutine) -> str:
    """What to do about a parameter of an action that is not chosen."""
    if param.name in dict(result.roles):
        return f"the window gives `{param.name}` to the action: leave it out of the first line"
    return f"add `choose: {{{param.name}: ...}}`"


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
    if routine.form == "action":
        _read_alike(result, report)
    for key in ("text", "log"):
        scalar = scalar_of(routine.body, key)
        if scalar is None or not check_slots(scalar, report):
            continue
        foreign_slots(scalar, known, report)
        for slot in slots_of(scalar.text):
            name = slot.inner if len(slot.words) in (0, 2) else slot.written[1:-1]
            # Rules text may mention a field of something; a log line has only values.
            if key == "text":
                name, _, field = name.partition(".")
                if field and routine.form in ("action", "window") and name in known:
                    # What players may choose from is shown in values as well: of what is printed.
                    type_ = chosen.get(name)
                    if type_ is None or world.field(type_.name, field) is None:
                        name = f"{name}.{field}"
            if name not in known:
                _unknown_slot(routine, key, name, known, scalar, slot.start, report)


def _read_alike(result: CheckedRoutine, report: Findings) -> None:
    """Warn of an action whose text leaves out what is chosen: all its options would read alike."""
    text = scalar_of(result.routine.body, "text")
    if text is None or not text.text.strip() or ("{" in text.text and not slots_of(text.text)):
        return
    chosen = [name for name, _, group in result.domains if not _one_at_most(group)]
    if chosen and {slot.inner.partition(".")[0] for slot in slots_of(text.text)}.isdisjoint(chosen):
        said = f"the options of `{result.routine.name}` read alike: its text does not say what is chosen"
        help = f"write {' or '.join(f'`{{{name}}}`' for name in chosen)} in it"
        report.warning("W0464", said, text.span, help, tentative=True)


def _one_at_most(group: c.Core) -> bool:
    """Whether a choice never has more than one option, as in `all units in [game.acting]`."""
    match group:
        case c.Op(operator="list", args=entries):
            return len(entries) < 2
        case c.Select(mode="list", source=source) | c.Native(name="of_kind", args=(source, _)):
            return _one_at_most(source)
        case _:
            return False


def _unknown_slot(
    routine: Routine,
    key: str,
    name: str,
    known: set[str],
    scalar: Scalar,
    offset: int,
    report: Report,
) -> None:
    """Report a slot that names what the rule does not know."""
    owner, dot, field = name.partition(".")
    said = f"`{routine.name}` has no `{name}`"
    help: str | Hint | None = did_you_mean(name, known)
    if "|" in name:
        said = "a slot with words has two: one for 1, and one for all other numbers"
        help = f"write `{{{owner.partition('|')[0]}|card|cards}}`"
    elif dot and owner in known and key == "log":
        said = f"a `log` names what takes part, and `{field}` is a field of it"
        help = f'write `{{{owner}}}` here, or in `do`: `say "{{{name}}}"`'
    elif dot and owner in known:
        said = f"`{owner}` has no field `{field}`, and options show only what is printed"
        help = f"write `{{{owner}}}`, or one of the fields of its kind"
    elif owner in ("game", "scenario") and dot and key == "log":
        help = f'a `log` names what takes part; write in `do`: `say "{{{name}}}"`'
    elif help is None and known:
        help = f"allowed in braces: {listed(sorted(known))}"
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
            if routine.form != "action" and (routine.form != "verb" or p.type != NUMBER):
                continue
            said += ", though the text mentions it"
        help = "remove it from the signature" if p.prep != "" else "remove it from `takes`"
        report.warning("W0401", said, p.span, help, tentative=True)


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
