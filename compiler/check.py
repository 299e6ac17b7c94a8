"""Every rule and every card is checked: names, types, roles, costs, triggers that can fire.

before   Routine(name="deal", body={"do": "target.hp -= n"})
after    CheckedRoutine(body=(SSet(owner=Var("target"), field="hp", operator="-=", ...),))
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from compiler import core as c
from compiler import syntax as s
from compiler.balances import check_balance
from compiler.campaigns import CheckedCampaign, check_campaign
from compiler.diagnostics import Report, closest, did_you_mean
from compiler.elaborate import TRUE, Elaborator, Variable, _all_of, during_of
from compiler.evaluations import check_evaluations, check_terms
from compiler.maps import check_map
from compiler.options import check_options
from compiler.parse import read
from compiler.reach import ABILITIES, Reach, joined, set_off
from compiler.resolve import Reference, said_in, scalar_of
from compiler.source import Fields, Items, Scalar
from compiler.text import Words, field_text
from compiler.types import NUMBER, PLAYER, TRUTH, UNKNOWN, Type, definition, list_of, piece
from compiler.unused import spoken_of, zero_silence
from compiler.world import Noun, Routine, Thing, World


@dataclass(slots=True)
class CheckedRoutine:
    routine: Routine
    params: tuple[tuple[str, Type], ...] = ()  # names in the generated code
    body: tuple[c.CoreStmt, ...] | None = None
    value: c.Core | None = None
    domains: tuple[tuple[str, Type, c.Core], ...] = ()  # of an action's parameters
    condition: c.Core | None = None
    windows: tuple[Routine, ...] = ()  # in which an action may be taken
    roles: tuple[tuple[str, Type], ...] = ()  # of the window an action belongs to
    asks: c.Core | None = None  # of a window: the players, in order


@dataclass(frozen=True, slots=True)
class CheckedModifier:
    stat: str
    operator: str
    amount: c.Core
    applies: c.Core
    reach: c.Core | None
    line: int
    center: c.Core | None = None  # from where an aura is measured


@dataclass(frozen=True, slots=True)
class CheckedTrigger:
    event: str
    timing: str
    role: str  # the role that holds the document, if the bearer is one
    condition: c.Core | None
    limits: tuple[tuple[int, str], ...]
    body: tuple[c.CoreStmt, ...]
    line: int


@dataclass(frozen=True, slots=True)
class CheckedActivated:
    words: str
    condition: c.Core | None
    limits: tuple[tuple[int, str], ...]
    pays: tuple[c.CoreStmt, ...]
    body: tuple[c.CoreStmt, ...]
    line: int


@dataclass(slots=True)
class CheckedEffects:
    """The abilities of one document."""

    thing: Thing
    modifiers: list[CheckedModifier] = field(default_factory=list)
    triggers: list[CheckedTrigger] = field(default_factory=list)
    activated: list[CheckedActivated] = field(default_factory=list)
    resolve: list[tuple[str, int, tuple[c.CoreStmt, ...]]] = field(default_factory=list)
    sources: dict[int, tuple[str, str]] = field(default_factory=dict)  # line -> place, words
    syntax: list[tuple[s.Ability, Scalar]] = field(default_factory=list)


@dataclass(slots=True)
class CheckedScenario:
    thing: Thing
    setup: tuple[c.CoreStmt, ...] | None
    setup_thing: Thing  # whose set-up it is
    flow: str
    map: str
    replaces: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Checked:
    world: World
    routines: list[CheckedRoutine] = field(default_factory=list)
    effects: dict[str, CheckedEffects] = field(default_factory=dict)
    laws: list[CheckedEffects] = field(default_factory=list)
    scenarios: list[CheckedScenario] = field(default_factory=list)
    campaigns: list[CheckedCampaign] = field(default_factory=list)
    starts: dict[tuple[str, str], c.Core] = field(default_factory=dict)
    reach: Reach = field(default_factory=lambda: joined(()))


@dataclass(slots=True)
class FileParts:
    """What one file defines."""

    routines: list[Routine] = field(default_factory=list)
    nouns: list[Noun] = field(default_factory=list)
    things: list[Thing] = field(default_factory=list)
    laws: list[Thing] = field(default_factory=list)


def check(world: World, report: Report) -> Checked:
    """Check a pack together with all it rests on: what it adds or patches may concern any rule."""
    prepare(world)
    checked = check_frame(world, report)
    parts = [check_file(world, part, report) for part in files_of(world).values()]
    for part in parts:
        checked.routines += part.routines
        checked.effects |= part.effects
        checked.laws += part.laws
    checked.reach = joined([checked.reach, *(part.reach for part in parts)])
    check_whole(checked, report)
    return checked


def files_of(world: World) -> dict[str, FileParts]:
    """The definitions of all packs by file, in the order of paths."""
    files: dict[str, FileParts] = {}

    def at(path: str) -> FileParts:
        return files.setdefault(path, FileParts())

    for forms in world.routines.values():
        for routine in forms.values():
            at(routine.path).routines.append(routine)
    for noun in [*world.nouns.values(), *world.adjectives.values()]:
        at(noun.path).nouns.append(noun)
    for thing in world.all_things:
        at(thing.path).things.append(thing)
    for law in world.laws:
        at(law.path).laws.append(law)
    return dict(sorted(files.items()))


def check_file(world: World, part: FileParts, report: Report) -> Checked:
    """Check what one file defines. What that means for others stands in `reach`."""
    checked = Checked(world)
    world.used, world.periods, world.uses_passed = set(), {}, False
    sets_off: dict[str, set[str]] = {}
    for routine in part.routines:
        made = check_routine(world, routine, report)
        checked.routines.append(made)
        name = f"{routine.form} {routine.name}"
        sets_off.setdefault(name, set()).update(set_off(made.body or ()))
    for noun in part.nouns:
        if noun.where is not None:
            _check_noun(world, noun.kind, noun.where, report)
    for thing in part.things:
        _references(world, thing, report)
        if any(thing.effects.values()) or field_text(world, thing):
            checked.effects[thing.id] = check_effects(world, thing, report)
    checked.laws = [check_effects(world, law, report) for law in part.laws]
    for effects in [*checked.effects.values(), *checked.laws]:
        sets_off.setdefault(ABILITIES, set()).update(_set_off_by(effects))
    checked.reach = _reach(world, sets_off)
    return checked


def check_frame(world: World, report: Report) -> Checked:
    """Check what belongs to the pack as a whole: maps, scenarios and starting values."""
    checked = Checked(world)
    world.used, world.periods, world.uses_passed = set(), {}, False
    for thing in world.maps.values():
        check_map(thing, report)
        _space_references(world, thing, report)
    for thing in world.scenarios.values():
        _references(world, thing, report)
        checked.scenarios.append(_scenario(world, thing, report))
    if world.begins is not None and world.begins.text not in world.scenarios:
        name = world.begins.text
        help = did_you_mean(name, world.scenarios)
        report.error("E0201", f"unknown scenario `{name}`", world.begins.span, help)
    for thing in world.campaigns:
        checked.campaigns.append(check_campaign(world, thing, report))
    for thing in world.balances:
        check_balance(world, thing, report)
    check_evaluations(world, report)
    _starts(checked, report)
    checked.reach = _reach(world, {})
    return checked


def check_whole(checked: Checked, report: Report) -> None:
    """Check what only all files together can tell; afterwards the world knows what they use."""
    world = checked.world
    world.used, world.uses_passed = set(checked.reach.used), checked.reach.passes
    world.periods = dict(checked.reach.periods)
    _circles(checked, report)
    if report.errors:
        # What seems to be unused may be meant in the very line with the mistake.
        report.diagnostics = [d for d in report.diagnostics if d.code not in ("W0401", "W0405")]
    else:
        zero_silence(world, report)
    point_at_definitions(world, report)


def _reach(world: World, sets_off: dict[str, set[str]]) -> Reach:
    causes = {name: frozenset(found) for name, found in sets_off.items()}
    return Reach(causes, frozenset(world.used), dict(world.periods), world.uses_passed)


def _set_off_by(effects: CheckedEffects) -> set[str]:
    """What the abilities of a document may set off."""
    bodies = [t.body for t in effects.triggers]
    bodies += [a.body for a in effects.activated]
    bodies += [statements for _, _, statements in effects.resolve]
    return set().union(*(set_off(body) for body in bodies))


DEEPEST = 32  # scenarios that extend each other
SAID = ("do", "if", "text", "log")  # where an action speaks of what was chosen
NEAR = re.compile(r"did you mean `([a-z0-9_.]+)`\?")


def point_at_definitions(world: World, report: Report) -> None:
    """Where a guess leads to: it may be the definition that is misspelt, and not its use."""
    for number, found in enumerate(report.diagnostics):
        near = NEAR.fullmatch(found.help or "")
        places = world.defined(near[1]) if near and not found.notes else []
        if near and places and found.span not in places:
            note = f"`{near[1]}` is defined at {places[0]}"
            report.diagnostics[number] = replace(found, notes=(note,))


def prepare(world: World) -> None:
    """Work out the types that authors need not write: of queries and of the parameters of actions."""
    _infer_queries(world)
    for routine in world.routines.get("action", {}).values():
        _action_types(world, routine)


# ------------------------------------------------------------------ routines


def _infer_queries(world: World) -> None:
    """A query that is one expression has the type of that expression."""
    waiting = [q for q in world.routines.get("query", {}).values() if q.gives is None]
    for _ in range(8):
        for query in list(waiting):
            quiet = Report()
            made = check_routine(world, query, quiet)
            if made.value is not None and made.value.type != UNKNOWN and not quiet.errors:
                query.gives = made.value.type
                waiting.remove(query)
        if not waiting:
            break


def _action_types(world: World, routine: Routine) -> None:
    """The parameters of an action have the types of what they are chosen from."""
    made = check_routine(world, routine, Report())
    types = {name: type_ for (name, type_, _) in made.domains}
    routine.params = tuple(
        type(p)(p.name, types.get(p.name, p.type), p.prep, p.default, p.span, p.scalar)
        for p in routine.params
    )


def check_routine(world: World, routine: Routine, report: Report) -> CheckedRoutine:
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
                c.Var(p.type, f"event.{p.name}"), True, True, key=f"role {routine.name}.{p.name}"
            )
        result.params = tuple((p.name, p.type) for p in routine.params)
    else:
        names: list[tuple[str, Type]] = []
        for p in routine.params:
            names.append((elaborator.declare(p.name, p.type, writable=True), p.type))
            elaborator.scope.names[p.name].key = f"role {routine.name}.{p.name}"
        result.params = tuple(names)
    if routine.form == "evaluation":
        result.body = check_terms(routine, elaborator, report)
        return result
    if routine.form == "window":
        asks = scalar_of(routine.body, "asks")
        if asks is not None:
            tree = read(asks, "expression", report)
            if tree is not None:
                elaborator.scalar = asks
                elaborator.form = "domain"
                result.asks = elaborator.expect(tree, list_of(PLAYER), "`asks`")
    if body is not None:
        elaborator.scalar = body
        tree = read(body, "block", report)
        if tree is not None:
            result.body = elaborator.block(tree)
            if routine.form == "query" and not _always_gives(result.body):
                report.error(
                    "E0313",
                    f"`{routine.name}` does not always give a value",
                    routine.span,
                    "end with `give ...`",
                )
    elif value is not None:
        tree = read(value, "expression", report)
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
    world: World, routine: Routine, result: CheckedRoutine, elaborator: Elaborator, report: Report
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
            )
            continue
        roles = tuple((p.name, p.type) for p in window.params)
        if result.windows and roles != result.roles:
            report.error(
                "E0321",
                f"`{written_window.text}` and `{result.windows[0].name}` tell an action different things",
                written_window.span,
                "windows that share an action have the same roles",
            )
        result.windows = (*result.windows, window)
        result.roles = roles
    for name, type_ in result.roles:
        role: Variable | None = None
        for window in result.windows:
            key = f"role {window.name}.{name}"
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
                        f"`{name}` is chosen but does not stand in the signature",
                        choose.keys[name].span,
                        did_you_mean(name, unchosen)
                        or f"write `action: {routine.name} ... {name}`",
                    )
            if not isinstance(scalar, Scalar):
                continue
            tree = read(scalar, "expression", report)
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
            domains.append((python, item, group))
    for p in routine.params:
        if not isinstance(choose, Fields) or p.name not in choose.entries:
            loose = choose.entries.keys() - written if isinstance(choose, Fields) else set()
            if not (closest(p.name, loose) and said_in(routine.body, p.name, SAID)):
                report.error(
                    "E0321",
                    f"`{p.name}` has nothing to be chosen from",
                    p.span,
                    did_you_mean(p.name, loose) or f"add `choose: {{{p.name}: ...}}`",
                )
            elaborator.declare(p.name, p.type)
    condition = scalar_of(routine.body, "if")
    if condition is not None:
        tree = read(condition, "expression", report)
        if tree is not None:
            elaborator.scalar = condition
            result.condition = elaborator.expect(tree, TRUTH)
    elaborator.form, elaborator.scalar = outer_form, outer_scalar
    result.domains = tuple(domains)


def _circles(checked: Checked, report: Report) -> None:
    """A phase that runs itself would never end, and the flow could not be written down."""
    for name, causes in checked.reach.sets_off.items():
        phase = checked.world.routine("phase", name.removeprefix("phase "))
        if phase is None or not name.startswith("phase "):
            continue
        seen: set[str] = set()
        waiting = list(causes)
        while waiting:
            cause = waiting.pop()
            if cause.startswith("phase ") and cause not in seen:
                seen.add(cause)
                waiting.extend(checked.reach.sets_off.get(cause, ()))
        if name in seen:
            report.error(
                "E0319", f"the phase `{phase.name}` runs itself", phase.span, "use `repeat:`"
            )


def _templates(world: World, result: CheckedRoutine, report: Report) -> None:
    """What stands in braces in texts for players must be something the routine knows."""
    routine = result.routine
    chosen = {name: type_ for name, type_, _ in result.domains}
    known = {p.name for p in routine.params} | {n for n, _ in result.roles}
    if routine.form == "action":
        known.add("player")
    for key in ("text", "log"):
        scalar = scalar_of(routine.body, key)
        if scalar is None:
            continue
        for found in re.finditer(r"\{([^{}]*)\}", scalar.text):
            name = found.group(1)
            if name.count("|") == 2:  # `{n|card|cards}`
                name = name.partition("|")[0]
            # Rules text may speak of a field of something; a log line has only values.
            if key == "text":
                name, _, field = name.partition(".")
                if field and routine.form == "action" and name in known:
                    # What players may choose from is told in values as well: of what is printed.
                    type_ = chosen.get(name)
                    if type_ is None or world.field(type_.name, field) is None:
                        name = f"{name}.{field}"
            if name not in known:
                report.error(
                    "E0216",
                    f"`{routine.name}` has no `{name}` to speak of",
                    scalar.at(found.start(1), max(1, len(name))),
                    did_you_mean(name, known),
                )


def _unread(result: CheckedRoutine, elaborator: Elaborator, report: Report) -> None:
    """A parameter that nothing looks at is a mistake, or a leftover; events and windows tell others."""
    routine = result.routine
    if routine.form in ("event", "window") or not (result.body or result.value):
        return
    for p in routine.params:
        variable = elaborator.scope.names.get(p.name)  # none, where what it is chosen from is wrong
        if variable is not None and not variable.read and p.name not in spoken_of(routine):
            help = "remove it from the signature" if p.prep != "" else "remove it from `takes`"
            report.warning("W0401", f"`{p.name}` is never used", p.span, help)


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


def _check_noun(world: World, kind: str, where: Scalar, report: Report) -> None:
    """A noun's condition is checked where it is defined; `self` and `player` come from where it is used."""
    tree = read(where, "expression", report)
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


# ------------------------------------------------------------------ documents


def _references(world: World, thing: Thing, report: Report) -> None:
    """Ids in fields become documents."""
    for name, value in list(thing.values.items()):
        if isinstance(value, Reference):
            thing.values[name] = _reference(world, value, report)
        elif isinstance(value, list):
            thing.values[name] = [
                _reference(world, v, report) if isinstance(v, Reference) else v for v in value
            ]


def _space_references(world: World, thing: Thing, report: Report) -> None:
    """Ids in the fields of spaces become full ids; the board looks them up."""
    for key in ("legend", "spaces"):
        part = thing.values.get(key)
        for fields in part.values() if isinstance(part, dict) else ():
            for name, value in fields.items():
                found = _reference(world, value, report) if isinstance(value, Reference) else value
                fields[name] = found.id if isinstance(found, Thing) else found
    for known_field in world.kinds["space"].fields.values():
        if known_field.type.form == "definition" and isinstance(known_field.default, str):
            known = [
                t
                for t in world.things.get(known_field.default, [])
                if t.kind == known_field.type.name
            ]
            if len(known) != 1:
                names = [t.short for t in world.all_things if t.kind == known_field.type.name]
                report.error(
                    "E0201",
                    f"unknown {known_field.type.name} `{known_field.default}`",
                    known_field.span,
                    did_you_mean(known_field.default, names),
                )


def _reference(world: World, reference: Reference, report: Report) -> object:
    text, wanted = reference.scalar.text, reference.type
    if wanted.form == "shape":
        if text in world.shapes:
            world.used.add(f"shape {text}")
            return world.shapes[text]
        report.error(
            "E0201",
            f"unknown shape `{text}`",
            reference.scalar.span,
            did_you_mean(text, world.shapes),
        )
        return None
    found = [t for t in world.things.get(text, []) if world.is_a(t.kind, wanted.name)]
    if len(found) == 1:
        world.used.add(f"document {found[0].id}")
        return found[0]
    if found:
        report.error(
            "E0208",
            f"`{text}` could be several: {', '.join(t.id for t in found)}",
            reference.scalar.span,
            "write the longer name",
        )
        return None
    others = world.things.get(text, [])
    if others:
        other = others[0]
        report.error(
            "E0303",
            f"a {wanted.name} is wanted, and `{text}` is a {other.kind}",
            reference.scalar.span,
            None,
            f"`{other.id}` is defined at {other.span}",
        )
        return None
    names = [t.short for t in world.all_things if world.is_a(t.kind, wanted.name)]
    report.error(
        "E0201", f"unknown {wanted.name} `{text}`", reference.scalar.span, did_you_mean(text, names)
    )
    return None


def check_effects(world: World, thing: Thing, report: Report) -> CheckedEffects:
    result = CheckedEffects(thing)
    for key, scalars in thing.effects.items():
        for scalar in scalars:
            abilities = read(scalar, "effects", report)
            if abilities is None:
                continue
            rows = scalar.text.split("\n")
            for ability in abilities:
                span = scalar.at(ability.pos[0])
                row = scalar.text[: ability.pos[0]].count("\n")
                result.sources[span.line] = (f"{span.path}:{span.line}", rows[row].strip())
                result.syntax.append((ability, scalar))
                _ability(world, thing, key, ability, scalar, result, report)
    return result


class _Bearer:
    """Who has the ability, in words of the elaborator."""

    def __init__(self, world: World, thing: Thing) -> None:
        self.law = thing.kind == "law"
        kind = world.kinds.get(thing.kind)
        self.is_piece = bool(kind and kind.piece)
        type_ = piece(thing.kind) if self.is_piece else definition(thing.kind)
        self.this: c.Core = c.Var(type_, "bearer")
        self.me: c.Core = self.this
        acts_for = next((k.acts_for for k in world.chain(thing.kind) if k.acts_for), None)
        if acts_for is not None and self.is_piece:
            state = world.state(thing.kind, acts_for)
            if state is not None:
                self.me = c.Get(state.type, self.this, acts_for, "state")

    def present(self) -> list[c.Core]:
        """A lent card does nothing of its own accord while there is nobody it acts for."""
        if self.me is self.this:
            return []
        return [c.Op(TRUTH, "!=", (self.me, c.Lit(self.me.type, None)))]

    def introduce(self, elaborator: Elaborator) -> None:
        if self.law:
            return
        elaborator.bind("this", self.this)
        elaborator.bind("self", self.me)
        if self.is_piece:
            elaborator.bind("player", c.Get(PLAYER, self.this, "owner", "builtin"))


def _ability(
    world: World,
    thing: Thing,
    key: str,
    ability: s.Ability,
    scalar: Scalar,
    result: CheckedEffects,
    report: Report,
) -> None:
    bearer = _Bearer(world, thing)
    elaborator = Elaborator(world, report, scalar, "ability")
    bearer.introduce(elaborator)
    line = elaborator.line(ability)
    triggers = [p for p in ability.prefixes if isinstance(p, s.Trigger)]
    conditions = [p.value for p in ability.prefixes if isinstance(p, s.Condition)]
    auras = [p for p in ability.prefixes if isinstance(p, s.Aura)]
    limits = tuple((p.times, p.period.text) for p in ability.prefixes if isinstance(p, s.Limit))
    for prefix in ability.prefixes:
        if isinstance(prefix, s.Limit):
            world.periods.setdefault("?" + prefix.period.text, elaborator.span(prefix.period))
    costs = [p for p in ability.prefixes if isinstance(p, s.Cost)]
    uses = [p for p in ability.prefixes if isinstance(p, s.Use)]
    modifiers = [st for st in ability.body if isinstance(st, s.Modifier)]

    if len(triggers) > 1:
        elaborator.error("E0322", "one ability has one trigger: write two lines", triggers[1])
    elif triggers:
        for extra in [*auras, *uses]:
            elaborator.error("E0322", "this does not go with a trigger", extra)
        _trigger(
            world,
            thing,
            bearer,
            triggers[0],
            conditions,
            costs,
            limits,
            ability,
            elaborator,
            result,
        )
    elif modifiers and len(modifiers) == len(ability.body):
        for p in ability.prefixes:
            if isinstance(p, (s.Cost, s.Use, s.Limit)):
                elaborator.error(
                    "E0322",
                    "a continuous change has no cost and no limit",
                    p,
                    "to buy a change, write `... : until end of <period>: +1 ...`",
                )
        for modifier in modifiers:
            _modifier(world, bearer, modifier, conditions, auras, elaborator, result)
    elif auras:
        elaborator.error("E0322", "an aura changes stats, as in `aura 2: +1 ...`", auras[0])
    elif costs or uses or limits:
        if not bearer.is_piece:
            elaborator.error(
                "E0322", f"a {thing.kind} is not a piece and cannot use abilities", ability
            )
            return
        held = bearer.present() + [elaborator.expect(cond, TRUTH) for cond in conditions]
        pays: list[c.CoreStmt] = []
        for cost in costs:
            _cost(world, cost, elaborator, held, pays)
        words = Words(world, scalar, thing.kind).ability(ability)
        body = elaborator.block(ability.body)
        result.activated.append(
            CheckedActivated(words, _all_of(held), limits, tuple(pays), body, line)
        )
    else:
        if not bearer.law:
            waiting = f"?resolve {thing.kind}.{key}"
            world.periods.setdefault(waiting, elaborator.span(ability.body[0]))
        if bearer.is_piece:
            # `resolve card by somebody`: who does it need not be whose it is.
            elaborator.bind("player", c.Var(PLAYER, "player"))
        if conditions:
            tree: s.Stmt = s.If(ability.pos, conditions[0], ability.body, ())
            result.resolve.append((key, line, elaborator.block((tree,))))
        else:
            result.resolve.append((key, line, elaborator.block(ability.body)))
        if bearer.law:
            elaborator.error(
                "E0323",
                "a law has no moment of its own to do this",
                ability,
                "begin with `on <event>:`, or make it a verb",
            )


def _cost(
    world: World, cost: s.Cost, elaborator: Elaborator, held: list[c.Core], pays: list[c.CoreStmt]
) -> None:
    """`2 actions` is payable by `query: has_actions n` and `verb: pay_actions n` of the pack."""
    name = cost.resource.text
    query = world.routine("query", f"has_{name}")
    verb = world.routine("verb", f"pay_{name}")
    if query is None or verb is None:
        known = [q[4:] for q in world.routines.get("query", {}) if q.startswith("has_")]
        elaborator.error(
            "E0324",
            f"`{name}` is not something that can be paid",
            cost.resource,
            did_you_mean(name, known) or f"define `query: has_{name} n` and `verb: pay_{name} n`",
        )
        return
    amount: s.Expr = s.Number(cost.pos, cost.amount)
    phrase = s.Phrase(cost.pos, s.Word(cost.pos, query.name), (amount,), (), None)
    held.append(c.Query(TRUTH, query.name, elaborator.arguments(query, phrase, cost)))
    pays.append(c.SDo(elaborator.line(cost), verb.name, elaborator.arguments(verb, phrase, cost)))


def _modifier(
    world: World,
    bearer: _Bearer,
    node: s.Modifier,
    conditions: list[s.Expr],
    auras: list[s.Aura],
    elaborator: Elaborator,
    result: CheckedEffects,
) -> None:
    stat = node.stat.text
    holders = [k for k in world.kinds if (f := world.field(k, stat)) is not None and f.stat]
    if not holders:
        stats = sorted({f.name for k in world.kinds.values() for f in k.fields.values() if f.stat})
        elaborator.error(
            "E0213",
            f"there is no stat `{stat}`",
            node.stat,
            did_you_mean(stat, stats) or elaborator.no_stat(stat, stats),
        )
        return
    me = bearer.me.type
    if not bearer.law and not auras and node.to is None and me.form == "piece":
        if not elaborator.has_stat(me, node.stat):
            return
    # A stat may stand on a document that a piece uses; then that document is known by its kind.
    for holder in holders:
        if not world.kinds[holder].piece:
            elaborator.bind(holder, c.GameVar(definition(holder), "about"))
    holders = [k for k in holders if world.kinds[k].piece]
    broad = [k for k in holders if not any(world.is_a(k, o) for o in holders if o != k)]
    target_type = piece(broad[0]) if len(broad) == 1 else piece("piece")
    target = c.Var(target_type, "target")
    elaborator.push()
    elaborator.bind("it", target)
    held: list[c.Core] = []
    reach: c.Core | None = None
    if auras:
        if not bearer.is_piece:
            elaborator.error("E0322", "only a piece has an aura", auras[0])
        reach = elaborator.expect(auras[0].reach, NUMBER, "an aura")
        phrase = auras[0].phrase
        if phrase is not None:
            held.extend(_described(world, elaborator, phrase, target))
        elif "friendly" in world.adjectives:
            held.extend(elaborator.said_of(world.adjectives["friendly"], target, auras[0]))
    elif node.to is not None:
        held.append(c.Op(TRUTH, "=", (target, elaborator.expect(node.to, target_type, "`to`"))))
    elif not bearer.law:
        if me.form != "piece":
            elaborator.error(
                "E0322", f"a {result.thing.kind} is not a piece and has no `{stat}` in play", node
            )
        held.append(c.Op(TRUTH, "=", (target, bearer.me)))
    if bearer.law:
        held.append(c.KindTest(TRUTH, target, target_type.name))
    held.extend(elaborator.expect(cond, TRUTH) for cond in conditions)
    amount = elaborator.expect(node.amount, elaborator.stat_type(stat))
    elaborator.pop()
    result.modifiers.append(
        CheckedModifier(
            stat,
            node.operator,
            amount,
            _all_of(held) or TRUE,
            reach,
            elaborator.line(node),
            bearer.me,
        )
    )


def _described(
    world: World, elaborator: Elaborator, phrase: s.NounPhrase, target: c.Var
) -> list[c.Core]:
    """Whether the target is what a noun phrase describes."""
    found = elaborator.find_noun(phrase.words[-1])
    if found is None:
        elaborator.unknown_noun(phrase.words[-1])
        return []
    source, noun = found
    kind = source.type.item.name if source.type.item is not None else "piece"
    held: list[c.Core] = [c.KindTest(TRUTH, target, kind)]
    narrowed: c.Core = c.Var(piece(kind), target.name)
    if source.of == "copies":
        same = c.DocRef(definition(kind), source.kind)
        held.append(c.Op(TRUTH, "=", (elaborator.coerce(narrowed, same.type), same)))
    if noun is not None:
        held.extend(elaborator.said_of(noun, narrowed, phrase))
    held.extend(elaborator.adjective(word, narrowed) for word in phrase.words[:-1])
    elaborator.push()
    elaborator.bind("it", narrowed)
    for mod in phrase.mods:
        if mod.kind == "where":
            held.append(elaborator.expect(mod.first, TRUTH))
        elif mod.kind == "of":
            held.append(elaborator.belongs(narrowed, mod))
        else:
            held.append(elaborator.placed(mod, narrowed))
    elaborator.pop()
    return held


def _trigger(
    world: World,
    thing: Thing,
    bearer: _Bearer,
    node: s.Trigger,
    conditions: list[s.Expr],
    costs: list[s.Cost],
    limits: tuple[tuple[int, str], ...],
    ability: s.Ability,
    elaborator: Elaborator,
    result: CheckedEffects,
) -> None:
    event = world.routine("event", node.event.text)
    if event is None:
        elaborator.error(
            "E0302",
            f"unknown event `{node.event.text}`",
            node.event,
            did_you_mean(node.event.text, world.routines.get("event", {})),
        )
        return
    world.periods.setdefault(f"?event {event.name}", elaborator.span(node.event))
    for p in event.params:
        key = f"role {event.name}.{p.name}"
        elaborator.scope.names[p.name] = Variable(
            c.Var(p.type, f"event.{p.name}"), True, node.timing == "before", key=key
        )
    held: list[c.Core] = bearer.present()
    role = ""
    for prep, written in node.roles:
        param = next((p for p in event.params if p.prep == prep.text), None)
        if param is None:
            shape = elaborator.usage(event)
            elaborator.error(
                "E0305", f"`{event.name}` has nothing after `{prep.text}`", prep, shape
            )
            continue
        world.used.add(f"role {event.name}.{param.name}")
        value = elaborator.value(written, param.type)
        held.append(
            c.Op(
                TRUTH,
                "=",
                (c.Var(param.type, f"event.{param.name}"), elaborator.coerce(value, param.type)),
            )
        )
    if not bearer.law and not node.roles and not node.anyone:
        mine = next((p for p in event.params if _fits_role(world, bearer.me.type, p.type)), None)
        if mine is None:
            elaborator.error(
                "E0320",
                f"a {thing.kind} takes no part in `{event.name}`",
                node.event,
                f"write `on any {event.name}` to watch others",
            )
            return
        world.used.add(f"role {event.name}.{mine.name}")
        held.append(c.Op(TRUTH, "=", (c.Var(mine.type, f"event.{mine.name}"), bearer.me)))
        if not bearer.is_piece:
            role = mine.name
    if not bearer.law and not bearer.is_piece and not role:
        elaborator.error(
            "E0325",
            f"this never happens: a {thing.kind} is not on the table and cannot watch",
            node,
        )
    held.extend(elaborator.expect(cond, TRUTH) for cond in conditions)
    if node.where is not None:
        held.append(elaborator.expect(node.where, TRUTH))
    pays: list[c.CoreStmt] = []
    for cost in costs:
        _cost(world, cost, elaborator, held, pays)
    body = (*pays, *elaborator.block(ability.body))
    if costs:
        # A price is never forced on anybody.
        body = (
            c.SMay(
                elaborator.line(ability),
                elaborator.chooser(None),
                elaborator.source_text(ability),
                body,
            ),
        )
    result.triggers.append(
        CheckedTrigger(
            event.name, node.timing, role, _all_of(held), limits, body, elaborator.line(ability)
        )
    )


def _fits_role(world: World, mine: Type, role: Type) -> bool:
    if mine.form != role.form:
        return False
    return role.name in ("", "piece") or world.is_a(mine.name, role.name)


# ------------------------------------------------------------------ scenarios and starting values


def inherited(world: World, thing: Thing, key: str) -> tuple[object, Thing]:
    """A value of a scenario: its own, or that of the scenario it extends."""
    seen: list[str] = []
    current: Thing | None = thing
    while current is not None and current.id not in seen and len(seen) <= DEEPEST:
        seen.append(current.id)
        if key in current.body.entries:
            return current.body.entries[key], current
        extends = scalar_of(current.body, "extends")
        current = world.scenarios.get(extends.text) if extends else None
    return None, thing


def _line_of(world: World, thing: Thing) -> int:
    """How many scenarios extend each other up to the first one, as far as the limit."""
    count = 0
    current: Thing | None = thing
    while current is not None and count <= DEEPEST:
        count += 1
        extends = scalar_of(current.body, "extends")
        current = world.scenarios.get(extends.text) if extends else None
        if current is thing:
            return 0  # a circle is told elsewhere
    return count


def seat_names(world: World, thing: Thing, key: str = "seats") -> list[Scalar]:
    """The names of a scenario's seats, or of those that nobody plays (`automatic`)."""
    listed, _ = inherited(world, thing, key)
    return [v for v in listed.items if isinstance(v, Scalar)] if isinstance(listed, Items) else []


def _scenario(world: World, thing: Thing, report: Report) -> CheckedScenario:
    extends = scalar_of(thing.body, "extends")
    if extends is not None and extends.text not in world.scenarios:
        report.error(
            "E0201",
            f"unknown scenario `{extends.text}`",
            extends.span,
            did_you_mean(extends.text, world.scenarios),
        )
    if _line_of(world, thing) > DEEPEST:
        said = f"more than {DEEPEST} scenarios that extend each other are beyond the limit"
        report.error("E0113", said, extends.span if extends else thing.span, "leave some out")
    setup, whose = inherited(world, thing, "setup")
    body: tuple[c.CoreStmt, ...] | None = None
    if isinstance(setup, Scalar):
        tree = read(setup, "block", report)
        if tree is not None:
            body = Elaborator(world, report, setup, "setup").block(tree)
    flow, _ = inherited(world, thing, "flow")
    name = flow.text if isinstance(flow, Scalar) else ""
    phase = world.routine("phase", name)
    if phase is None:
        span = flow.span if isinstance(flow, Scalar) else thing.span
        report.error(
            "E0302",
            f"unknown phase `{name}`" if name else "the scenario has no `flow`",
            span,
            did_you_mean(name, world.routines.get("phase", {}))
            or "name the phase that is the whole game"
            + "".join(f", as in `flow: {p}`" for p in [*world.routines.get("phase", {})][:1]),
        )
    else:
        world.use(phase)
    map_value, _ = inherited(world, thing, "map")
    map_name = map_value.text if isinstance(map_value, Scalar) else ""
    world.used.add(f"map {map_name}")
    if map_name and map_name not in world.maps and isinstance(map_value, Scalar):
        report.error(
            "E0201", f"unknown map `{map_name}`", map_value.span, did_you_mean(map_name, world.maps)
        )
    check_options(world, thing, report)
    seats = [seat.text for seat in seat_names(world, thing)]
    for seat in seat_names(world, thing, "automatic"):
        if seat.text not in seats:
            report.error(
                "E0201",
                f"no seat is called `{seat.text}`",
                seat.span,
                did_you_mean(seat.text, seats),
            )
    return CheckedScenario(thing, body, whose, name, map_name, _replaces(world, thing, report))


def _replaces(world: World, thing: Thing, report: Report) -> dict[str, str]:
    """Phases and actions that a scenario puts others in place of."""
    value, _ = inherited(world, thing, "replaces")
    if not isinstance(value, Fields):
        return {}
    found: dict[str, str] = {}
    for old, new in value.entries.items():
        form = next((f for f in ("phase", "action") if world.routine(f, old) is not None), None)
        known = [*world.routines.get("phase", {}), *world.routines.get("action", {})]
        if form is None:
            report.error(
                "E0302",
                f"unknown phase or action `{old}`",
                value.keys[old].span,
                did_you_mean(old, known),
            )
            continue
        text = new.text if isinstance(new, Scalar) else ""
        other = world.routine(form, text)
        if other is None:
            report.error(
                "E0302",
                f"unknown {form} `{text}`",
                new.span,
                did_you_mean(text, world.routines.get(form, {})),
            )
            continue
        world.use(other)
        found[old] = text
    return found


def _starts(checked: Checked, report: Report) -> None:
    world = checked.world
    for kind in world.kinds.values():
        for state in kind.state.values():
            if state.start is None:
                continue
            tree = read(state.start, "expression", report)
            if tree is None:
                continue
            elaborator = Elaborator(world, report, state.start, "domain")
            if kind.piece:
                # A new piece starts from what its document says.
                me = c.Var(definition(kind.name), "definition")
                elaborator.bind("self", me)
                if isinstance(tree, s.Name):
                    found = elaborator.try_field(me, tree.text)
                    if found is not None:
                        checked.starts[(kind.name, state.name)] = found
                        continue
            checked.starts[(kind.name, state.name)] = elaborator.expect(
                tree, state.type, f"`{state.name}`"
            )
