"""Scenarios with what they take over, and the values a game starts with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from compiler.check.checked import Checked, CheckedEffects, CheckedScenario
from compiler.check.declarations import as_heard
from compiler.check.effects import check_effects
from compiler.check.elaborate import Elaborator
from compiler.check.elaborate_fields import try_field
from compiler.check.facts import Findings
from compiler.check.field_tables import check_tables
from compiler.check.inheritance import DEEPEST, inherited, players_in
from compiler.check.numbers import declaration
from compiler.check.options import check_options, scenario_options
from compiler.check.placements import check_placements
from compiler.check.sense import players_in_words, players_of
from compiler.language import syntax as s
from compiler.language.types import MAP, NUMBER, PLAYER, UNKNOWN, definition
from compiler.model import core as c
from compiler.model.core_trees import children, free_names
from compiler.model.definitions import Thing, World
from compiler.model.former_names import read_rule
from compiler.model.resolve_types import scalar_of
from compiler.schema.kinds import StateDef
from compiler.schema.schema_messages import listed
from compiler.source.diagnostics import Edit, Fix, Related, did_you_mean
from compiler.source.positions import Fields, Items, Scalar, Value, plain

# What a scenario can say without being played differently.
SAYS_NOTHING = {
    "scenario",
    "extends",
    "title",
    "name",
    "text",
    "flavour",
    "source",
    "rules",
    "was",
    "silence",
}


def _line_of(world: World, thing: Thing) -> int:
    """How many scenarios extend each other up to the first one, as far as the limit."""
    count = 0
    current: Thing | None = thing
    while current is not None and count <= DEEPEST:
        count += 1
        extends = scalar_of(current.body, "extends")
        current = world.scenarios.get(extends.text) if extends else None
        if current is thing:
            return 0  # a circle is reported elsewhere
    return count


def _lacks_base(world: World, thing: Thing) -> bool:
    """Whether a scenario, or one that it extends, extends one that is not there."""
    current: Thing | None = thing
    for _ in range(DEEPEST):
        extends = scalar_of(current.body, "extends") if current else None
        if extends is None:
            return False
        current = world.scenarios.get(extends.text)
        if current is None:
            return True
    return False


def _circle(world: World, thing: Thing) -> list[str]:
    """The scenarios from this one back to it, if it extends itself; else none."""
    seen = [thing.id]
    current = thing
    while len(seen) <= DEEPEST:
        extends = scalar_of(current.body, "extends")
        if extends is None or extends.text not in world.scenarios:
            return []
        current = world.scenarios[extends.text]
        seen.append(current.id)
        if current is thing:
            return seen if len(seen) < 8 else [*seen[:6], "...", thing.id]
    return []


def seat_names(world: World, thing: Thing, key: str = "seats") -> list[Scalar]:
    """The names of a scenario's seats, or of those that nobody plays (`automatic`)."""
    listed, _ = inherited(world, thing, key)
    return [v for v in listed.items if isinstance(v, Scalar)] if isinstance(listed, Items) else []


def check_scenario(world: World, thing: Thing, report: Findings) -> CheckedScenario:
    extends = scalar_of(thing.body, "extends")
    if extends is not None and extends.text not in world.scenarios:
        report.error(
            "E0201",
            f"unknown scenario `{extends.text}`",
            extends.span,
            did_you_mean(extends.text, world.scenarios),
            subject=extends.text,
        )
    circle = _circle(world, thing)
    if circle and extends is not None:
        told = " > ".join([f"`{id}`" for id in circle])
        said = f"scenarios extend each other in a circle: {told}"
        report.error("E0133", said, extends.span, "remove `extends` from one of them")
    if _line_of(world, thing) > DEEPEST:
        said = f"more than {DEEPEST} scenarios that extend each other exceed the limit"
        report.error("E0113", said, extends.span if extends else thing.span, "leave some out")
    maps = maps_of(world, thing)
    setup, whose = inherited(world, thing, "setup")
    body: tuple[c.CoreStmt, ...] | None = None
    if isinstance(setup, Scalar):
        tree = read_rule(world, setup, "block", report)
        if tree is not None:
            elaborator = Elaborator(world, report, setup, "setup")
            elaborator.maps = tuple([m.short for m in maps])
            played_on, _ = inherited(world, thing, "map")
            elaborator.boardless = played_on is None and not _lacks_base(world, thing)
            elaborator.most_players = _players(world, thing, report)[1]
            body = elaborator.block(tree)
            if whose is thing:
                check_placements(world, setup, tree, report)
    flow, _ = inherited(world, thing, "flow")
    name = flow.text if isinstance(flow, Scalar) else ""
    phase = world.routine("phase", name)
    if phase is None and not name and (circle or extends is not None):
        pass  # the one that it extends is asked for its flow
    elif phase is None:
        span = flow.span if isinstance(flow, Scalar) else thing.span
        report.error(
            "E0302",
            f"unknown phase `{name}`" if name else "the scenario has no `flow`",
            span,
            did_you_mean(name, world.routines.get("phase", {}))
            or "name the phase that is the whole game"
            + "".join(f", as in `flow: {p}`" for p in [*world.routines.get("phase", {})][:1]),
            subject=name,
        )
    else:
        report.use(phase.key, flow.span if isinstance(flow, Scalar) else thing.span)
        if phase.params:
            report.error(
                "E0304",
                f"`{name}` has parameters, and nothing provides them when the game starts",
                flow.span if isinstance(flow, Scalar) else thing.span,
                f"name a phase without parameters that says `run {name} ...`",
                subject=name,
            )
    map_name = _check_map(world, thing, report)
    check_options(world, thing, report, maps)
    check_tables(world, thing, maps, players_in(world, thing), report)
    seats = [seat.text for seat in seat_names(world, thing)]
    automatic = seat_names(world, thing, "automatic")
    for seat in automatic:
        if seat.text not in seats:
            report.error(
                "E0201",
                f"no seat is called `{seat.text}`",
                seat.span,
                did_you_mean(seat.text, seats) or f"the seats are {listed(seats)}",
                subject=seat.text,
            )
    if seats and {*seats} <= {seat.text for seat in automatic}:
        help = "leave out the seat of a player"
        report.error("E0424", "all seats are automatic, so nobody plays", automatic[-1].span, help)
    _count_seats(world, thing, report)
    _seats_alike(thing, report)
    if extends is not None and not circle and _says_nothing_new(world, thing, extends):
        said = f"`{thing.short}` is played as `{extends.text}` is: it changes nothing"
        help = "say what is different, as in `setup:` or `map:`, or remove it"
        report.warning("W0465", said, thing.name_span, help)
    replaces = _replaces(world, thing, report)
    score, scores = inherited(world, thing, "score")
    several = players_in(world, thing)[-1:] != range(1, 2)
    counted = _score(world, score, several, report) if isinstance(score, Scalar) else None
    effects = _effects(world, thing, report)
    return CheckedScenario(thing, body, whose, name, map_name, replaces, counted, scores, effects)


def _says_nothing_new(world: World, thing: Thing, extends: Scalar) -> bool:
    """Whether all that a scenario says is what the one that it extends says already."""
    base = world.scenarios.get(extends.text)
    entries = {k: v for k, v in thing.body.entries.items() if k not in SAYS_NOTHING}
    options = entries.pop("options", None)
    if base is None:
        return not entries and options is None
    if not all(_same(value, inherited(world, base, key)[0]) for key, value in entries.items()):
        return False
    known = scenario_options(world, base)
    said = plain(options) if isinstance(options, Fields) else {}
    return isinstance(said, dict) and all(
        isinstance(spec, dict) and spec.items() <= known.get(name, {}).items()
        for name, spec in said.items()
    )


def _same(value: Value, other: object) -> bool:
    return isinstance(other, (Scalar, Fields, Items)) and plain(value) == plain(other)


def _seats_alike(thing: Thing, report: Findings) -> None:
    """Warn of two seats whose names players cannot tell apart."""
    seats, first = thing.body.entries.get("seats"), dict[str, Scalar]()
    for seat in seats.items if isinstance(seats, Items) else ():
        if isinstance(seat, Scalar) and first.setdefault(as_heard(seat.text), seat) is not seat:
            said = f"another seat is called `{first[as_heard(seat.text)].text}`, too"
            report.warning("W0443", said, seat.span, "give one of them another name")


def _count_seats(world: World, thing: Thing, report: Findings) -> None:
    """Report names of seats that nobody can take, and warn of players without a name."""
    seats, (_, most) = seat_names(world, thing), players_of(inherited(world, thing, "players")[1])
    if not most or not seats or not {"seats", "players"} & thing.body.entries.keys():
        return
    for seat in seats[most:]:
        said = f"`{thing.short}` has seats for at most {players_in_words(most)}"
        report.error("E0424", said, seat.span, "leave it out, or let more play with `players`")
    if len(seats) < most:
        said = f"up to {players_in_words(most)} play, and {len(seats)} of their seats have names"
        report.warning("W0456", said, seats[-1].span, "name all of them, in order")


def _effects(world: World, thing: Thing, report: Findings) -> CheckedEffects | None:
    """What the fields of effects say, its own or those of the scenario that it extends."""
    found: dict[str, list[Scalar]] = {}
    for field in world.kinds["scenario"].fields.values():
        if field.type.form == "effects":
            _, whose = inherited(world, thing, field.name)
            found[field.name] = whose.effects.get(field.name, [])
    if not any(found.values()):
        return None
    return check_effects(world, replace(thing, effects=found), report)


def _check_map(world: World, thing: Thing, report: Findings) -> str:
    """The map of a scenario, or the option that chooses it, as it is written."""
    written, _ = inherited(world, thing, "map")
    if not isinstance(written, Scalar):
        return ""
    name = written.text
    option = name.removeprefix("options.")
    if option != name:
        offered = scenario_options(world, thing)
        if option not in offered:
            said = f"`{thing.short}` has no option `{option}`"
            report.error("E0209", said, written.span, did_you_mean(option, offered), subject=option)
        elif world.options.get(option) not in (MAP, UNKNOWN):
            said = f"the option `{option}` is {world.options[option].in_words}, not a map"
            report.error("E0303", said, written.span, "give the option `type: map`")
        report.use(f"option {option}", written.span)
        for one in maps_of(world, thing):
            report.mark(f"map {one.short}")
        return name
    report.use(f"map {name}", written.span)
    if name not in world.maps:
        near = did_you_mean(name, world.maps)
        report.error("E0201", f"unknown map `{name}`", written.span, near, subject=name)
    return name


def maps_of(world: World, thing: Thing) -> list[Thing]:
    """The maps that a scenario may be played on; empty if it has none."""
    written, _ = inherited(world, thing, "map")
    if not isinstance(written, Scalar):
        return []
    option = written.text.removeprefix("options.")
    if option == written.text:
        return [world.maps[option]] if option in world.maps else []
    values = scenario_options(world, thing).get(option, {}).get("values")
    named = [str(v) for v in values] if isinstance(values, list) else sorted(world.maps)
    return [world.maps[name] for name in named if name in world.maps]


def _score(world: World, written: Scalar, several: bool, report: Findings) -> c.Core | None:
    """What a player has scored; `several` says whether more than one plays."""
    tree = read_rule(world, written, "expression", report)
    if tree is None:
        return None
    elaborator = Elaborator(world, report, written, "domain")
    elaborator.bind("player", c.Var(PLAYER, "player"))
    value = elaborator.expect(tree, NUMBER, "`score`")
    if isinstance(value, c.Lit) and value.type == NUMBER:
        said = f"everybody scores {written.text} in every game"
        report.error("E0350", said, written.span, "write what a player has, as in `player.coins`")
    elif several and value.type == NUMBER and "player" not in dict(free_names(value)):
        said = f"everybody has the same score: `{written.text}` does not mention `player`"
        help = "write what a player has, as in `player.coins`; players who win together need no score of their own"
        report.warning("W0463", said, written.span, help)
    hidden = next((state for state in _states(world, value) if state.visible != "all"), None)
    if hidden is not None:
        said = f"everybody sees a score, and `{hidden.name}` is hidden"
        place = Related(hidden.span, f"`{hidden.name}` is declared")
        report.error("E0353", said, written.span, "leave it out until everybody may know it", place)
    return value


def _states(world: World, value: c.Core) -> Iterator[StateDef]:
    """The state that a value looks at by itself."""
    declared = declaration(world, value)
    if isinstance(declared, StateDef):
        yield declared
    for part in children(value):
        yield from _states(world, part)


def _players(world: World, thing: Thing, report: Findings) -> tuple[int, int]:
    """How many play, the least and the most; reported if that is no range."""
    _, whose = inherited(world, thing, "players")
    least, most = players_of(whose)
    if least > most and whose is thing:
        span = whose.body.entries["players"].span
        report.error(
            "E0136",
            f"`players: [{least}, {most}]` begins with the larger number",
            span,
            f"write `[{most}, {least}]`",
            fixes=(Fix("swap the two numbers", (Edit(span, f"[{most}, {least}]"),), True),),
        )
    return least, max(least, most)


def _replaces(world: World, thing: Thing, report: Findings) -> dict[str, str]:
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
                subject=old,
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
                subject=text,
            )
            continue
        report.use(other.key, new.span)
        report.use(f"see {form} {old}", value.keys[old].span)
        if text == old:
            said = f"`{old}` replaces itself"
            report.error("E0350", said, new.span, f"name another {form}, or leave it out")
            continue
        first = world.routine(form, old)
        assert first is not None
        if form == "phase" and [p.type for p in first.params] != [p.type for p in other.params]:
            report.error(
                "E0305",
                f"`{text}` does not have the parameters of `{old}`",
                new.span,
                "a phase that replaces another has the same parameters",
                subject=text,
            )
        found[old] = text
    return found


def check_starts(checked: Checked, report: Findings) -> None:
    world = checked.world
    for kind in world.kinds.values():
        for state in kind.state.values():
            if state.timer is not None:
                mark = "@" if state.timer.of_owner else ""
                report.waits.setdefault(f"{state.timer.period}{mark}", state.timer.span)
            if state.start is None:
                continue
            tree = read_rule(world, state.start, "expression", report)
            if tree is None:
                continue
            type_ = state.type
            if type_.form == "keyed" and type_.item is not None:
                type_ = type_.item  # all start alike
            elaborator = Elaborator(world, report, state.start, "domain")
            if kind.piece:
                # A new piece starts from what its document says.
                me = c.Var(definition(kind.name), "definition")
                elaborator.bind("self", me)
                if isinstance(tree, s.Name):
                    found = try_field(elaborator, me, tree)
                    if found is not None:
                        checked.starts[(kind.name, state.name)] = found
                        continue
            checked.starts[(kind.name, state.name)] = elaborator.expect(
                tree, type_, f"`{state.name}`"
            )
