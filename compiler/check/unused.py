"""Warnings about unused definitions, and about abilities that never happen.

before   Facts.uses: `verb push`, `field unit.hp`, `value colour.red`, `document mire.toad` ...
after    warning[W0402]: the map `meadow` is never used
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from compiler.check.costs import report_costs
from compiler.check.facts import Facts
from compiler.check.maps import said_of_spaces
from compiler.check.whereabouts import Whereabouts
from compiler.language.types import TRUTH, Type
from compiler.model.definitions import Noun, Routine, Thing, World
from compiler.schema.kinds import SPECIAL_KINDS, FieldDef, Kind, StateDef
from compiler.source.diagnostics import Fix, Related, Report, did_you_mean, renamed
from compiler.source.positions import Fields, Scalar, Span
from compiler.source.text_templates import slots_of

WORDS = ("text", "log")  # what a rule says to players
NEVER = {
    "event": "is never emitted, so triggers on it never fire",
    "action": "is never offered in a turn",
    "phase": "is never run",
    "window": "is never opened",
}


def zero_silence(world: World, facts: Facts, report: Report) -> None:
    """Report what is there for nothing, by what all files of the pack use."""
    if not world.scenarios:
        return  # a library: what it defines is for the games that build on it
    for what, span in _unused(world, facts):
        report.warning("W0402", what, span, "use it, or remove it")
    _roles(world, facts, report)
    _fields(world, facts, report)
    _never_happens(world, facts, report)
    _never_over(world, facts, report)
    _periods(facts, report)
    report_costs(world, facts, report)


def _never_over(world: World, facts: Facts, report: Report) -> None:
    """Warn where players take turns, and no rule of the whole game says who wins or loses."""
    if "game over" in facts.ends or "game turn" not in facts.ends:
        return
    for thing in world.scenarios.values():
        flow = thing.body.entries.get("flow")
        if flow is not None:
            said = "no rule says who wins or loses, so this game has no result"
            help = (
                "end it with `win`, `lose` or `tie`, as in `win best players by highest it.coins`"
            )
            report.warning("W0461", said, flow.span, help)
            return


def spoken_of(routine: Routine) -> set[str]:
    """The names in braces in what a rule says to players."""
    return {re.split(r"[|.]", name)[0] for name in _braces(routine)}


def _braces(routine: Routine) -> Iterator[str]:
    for key in WORDS:
        value = routine.body.entries.get(key)
        if isinstance(value, Scalar):
            yield from (slot.inner for slot in slots_of(value.text))


# ------------------------------------------------------------------ definitions


def _unused(world: World, facts: Facts) -> Iterator[tuple[str, Span]]:
    for form in ("verb", "query", "event", "action", "window", "phase"):
        for routine in world.routines.get(form, {}).values():
            if routine.key in facts.uses:
                continue
            if form == "action" and "during" in routine.body.entries:
                continue
            if form == "query" and routine.name in ("within", "adjacent"):
                continue
            yield f"the {form} `{routine.name}` {NEVER.get(form, 'is never used')}", routine.span
    for defined in (world.nouns, world.adjectives, world.zones):
        for name, it in defined.items():
            form = it.form if isinstance(it, Noun) else "zone"
            if (form, name) == ("adjective", "friendly"):
                continue  # auras ask for it
            if f"{form} {name}" not in facts.uses and not _typed_as(world, name):
                yield f"the {form} `{name}` is never used", it.span
    named = _named(world)
    for form, things in (("map", world.maps), ("shape", world.shapes)):
        for name, thing in things.items():
            if f"{form} {name}" not in facts.uses and thing.id not in named:
                yield f"the {form} `{name}` is never used", thing.span
    for name, span in world.option_spans.items():
        if f"option {name}" not in facts.uses:
            yield f"no rule reads the option `{name}`", span
    yield from _enums(world, facts)
    yield from _documents(world, facts, named)


def _typed_as(world: World, noun: str) -> bool:
    """Whether a noun serves as the type of a parameter."""
    if noun not in world.nouns:
        return False
    word = re.compile(rf"\b{noun}\b")
    return any(
        p.name == noun or (p.scalar is not None and word.search(p.scalar.text))
        for forms in world.routines.values()
        for routine in forms.values()
        for p in routine.params
    )


def _enums(world: World, facts: Facts) -> Iterator[tuple[str, Span]]:
    types = {_inmost(type_) for type_ in _types(world)}
    types |= {Type("enum", type_.name) for type_ in _types(world) if type_.form == "keyed"}
    chosen = {_inmost(type_).name for type_ in world.options.values()}
    written = _written(world)
    for name, values in world.enums.items():
        span = world.enum_spans[name]
        if Type("enum", name) not in types and name not in chosen:
            yield f"the enumeration `{name}` is never used", span[""]
            continue
        for value in values:
            if name in chosen or value in written.get(name, ()):
                continue
            if f"value {name}.{value}" not in facts.uses:
                yield f"the value `{value}` of `{name}` is never used", span[value]


def _types(world: World) -> Iterator[Type]:
    for kind in world.kinds.values():
        yield from (field.type for field in kind.fields.values())
        yield from (state.type for state in kind.state.values())
    for forms in world.routines.values():
        for routine in forms.values():
            yield from (p.type for p in routine.params)
            if routine.gives is not None:
                yield routine.gives


def _inmost(type_: Type) -> Type:
    return _inmost(type_.item) if type_.item is not None else type_


def _written(world: World) -> dict[str, set[str]]:
    """The values of each enumeration that stand in documents, maps and defaults."""
    found: dict[str, set[str]] = {}
    for kind in world.kinds.values():
        for field in kind.fields.values():
            known = found.setdefault(_inmost(field.type).name, set())
            known.update(_texts(field.default), _texts(field.rest))
    for thing in [*world.all_things, *world.scenarios.values()]:
        for name, field in world.fields(thing.kind).items():
            if _inmost(field.type).form == "enum":
                found[_inmost(field.type).name].update(_texts(thing.values.get(name)))
    spaces = world.kinds["space"].fields
    for values in said_of_spaces(world):
        for name, value in values.items():
            if name in spaces:
                found[_inmost(spaces[name].type).name].update(_texts(value))
    for forms in world.routines.values():
        for routine in forms.values():
            for p in routine.params:
                if p.default is not None and p.scalar is not None:
                    found.setdefault(p.type.name, set()).update(p.scalar.text.split())
    return found


def _texts(value: object) -> list[str]:
    """The words in a value of a field, also in lists and in values for each of something."""
    if isinstance(value, dict):
        return _texts(list(value.values()))
    if isinstance(value, (list, tuple)):
        return [text for item in value for text in _texts(item)]
    return [value] if isinstance(value, str) else []


def _named(world: World) -> set[str]:
    """The documents and shapes that stand in fields of others, and in those of spaces."""
    found: set[str] = set()
    for thing in [*world.all_things, *world.scenarios.values()]:
        for value in thing.values.values():
            for item in value if isinstance(value, list) else (value,):
                if isinstance(item, Thing):
                    found.add(item.id)
    documents = {
        f.name for f in world.kinds["space"].fields.values() if f.type.form == "definition"
    }
    for values in said_of_spaces(world):
        found.update(str(v) for name, v in values.items() if name in documents)
    return found


def _is_there(world: World, kind: Kind) -> bool:
    """Whether anything is of the kind."""
    if kind.name in SPECIAL_KINDS:
        return True
    return any(world.is_a(thing.kind, kind.name) for thing in world.all_things)


def _documents(world: World, facts: Facts, named: set[str]) -> Iterator[tuple[str, Span]]:
    """Kinds without documents, and documents that nothing names and no rule walks over."""
    for kind in world.kinds.values():
        if not _is_there(world, kind):
            yield f"no document has the kind `{kind.name}`", kind.span
    walked = [w.removeprefix("documents ") for w in facts.uses if w.startswith("documents ")]
    walked += [_inmost(type_).name for type_ in world.options.values()]
    for thing in world.all_things:
        if thing.parent is not None or f"document {thing.id}" in facts.uses or thing.id in named:
            continue
        if not any(world.is_a(thing.kind, kind) for kind in walked):
            yield (
                f"nothing refers to the {thing.kind} `{thing.short}`, so it is in no game",
                thing.span,
            )


# ------------------------------------------------------------------ parameters and fields


def _roles(world: World, facts: Facts, report: Report) -> None:
    """Report what events and windows tell, and nobody asks."""
    for form in ("event", "window"):
        for routine in world.routines.get(form, {}).values():
            said = spoken_of(routine)
            for p in routine.params:
                if routine.role(p.name) not in facts.uses and p.name not in said:
                    report.warning(
                        "W0401",
                        f"`{p.name}` is never used by anything that waits for `{routine.name}`",
                        p.span,
                        "remove it from the signature"
                        if p.prep != ""
                        else "remove it from `takes`",
                        tentative=True,
                    )


def _fields(world: World, facts: Facts, report: Report) -> None:
    """Report fields and state that no rule looks at and that are not shown to players."""
    read: dict[str, set[str]] = {}
    written: dict[str, set[str]] = {}
    for mark in facts.uses:
        use, _, path = mark.partition(" ")
        if use in ("field", "set"):
            record, _, name = path.rpartition(".")
            (read if use == "field" else written).setdefault(name, set()).add(record)
    told = _told(world)

    def seen(marks: dict[str, set[str]], kind: Kind, name: str) -> bool:
        return any(
            world.is_a(kind.name, k) or world.is_a(k, kind.name) for k in marks.get(name, ())
        )

    for kind in world.kinds.values():
        if not _is_there(world, kind):
            continue  # that says it all
        for name, field in kind.fields.items():
            if field.type.form == "effects" or field.prints or name in told:
                continue
            if seen(read, kind, name):
                _nowhere(world, kind, field, report)
            else:
                said = f"no rule reads the field `{name}` of `{kind.name}`"
                help = "use it in a rule, print it on cards with `text:`, or remove it"
                report.warning("W0406", said, field.span, help)
        for name, state in kind.state.items():
            changes = seen(written, kind, name)
            if seen(read, kind, name):
                _as_at_first(world, kind, state, changes, facts, report)
                continue
            if state.shown or name in told:
                continue
            said = f"`{name}` of `{kind.name}` {'changes' if changes else 'never changes'}, and no rule reads it"
            help = "use it in a rule, show it to players with `shown:`, or remove it"
            report.warning("W0406", said, state.span, help)


def _as_at_first(
    world: World, kind: Kind, state: StateDef, changes: bool, facts: Facts, report: Report
) -> None:
    """Warn of state that rules look at, and that stays what it was when the game began."""
    if world.pack_at(state.span) != world.pack:
        return
    if not changes:
        said = f"rules look at `{state.name}` of `{kind.name}`, and none ever changes it"
        help = "change it in a rule, or make it a field, which documents say once and for all"
        report.warning("W0406", said, state.span, help)
    elif state.type == TRUTH:
        done = [d for key, d in facts.changes.items() if key.rpartition(".")[2] == state.name]
        first = "true" if state.start is not None and state.start.text == "true" else "false"
        if frozenset().union(*done) == {f"= {first}"}:
            said = f"`{state.name}` of `{kind.name}` is `{first}` from the start, and no rule makes it anything else"
            other = "false" if first == "true" else "true"
            help = f"set it to `{other}` somewhere, or remove it"
            report.warning("W0406", said, state.span, help)


def _nowhere(world: World, kind: Kind, field: FieldDef, report: Report) -> None:
    """Warn of a truth value of spaces that rules ask for, and that is false on every map."""
    if kind.name != "space" or field.type != TRUTH or field.default is True:
        return
    if world.pack_at(field.span) == world.pack and not any(
        values.get(field.name) is True for values in said_of_spaces(world)
    ):
        said = f"rules ask for `{field.name}`, and no space of a map says `{field.name}: true`"
        report.warning("W0406", said, field.span, "say it where it is true, or remove it")


def _told(world: World) -> set[str]:
    """The fields that texts mention, boards draw, and cards act for."""
    found: set[str] = set()
    for kind in world.kinds.values():
        for state in kind.state.values():
            found.update(slot.inner for slot in slots_of(state.shown))
        found.add(kind.acts_for or "")
        found.update(slot.inner for slot in slots_of(kind.title))  # what its documents are called
    for forms in world.routines.values():
        for routine in forms.values():
            found.update(part for name in _braces(routine) for part in name.split(".")[1:])
    for thing in world.maps.values():
        drawn = thing.body.entries.get("draw")
        found.update(drawn.entries if isinstance(drawn, Fields) else ())
    return found


# ------------------------------------------------------------------ time


def _never_happens(world: World, facts: Facts, report: Report) -> None:
    """Report abilities that wait for what no rule does."""
    where = Whereabouts(world, facts)
    resolved = [p.removeprefix("resolve ") for p in facts.ends if p.startswith("resolve ")]
    for waiting, span in facts.waits.items():
        what, _, name = waiting.partition(" ")
        if what == "event" and waiting not in facts.uses:
            event = world.routine("event", name)
            if event is not None and event.pack != world.pack:
                said = f"no rule emits `{name}`, so this never happens"
                report.warning("W0404", said, span, f"emit it, as in `emit {name} ...`")
        elif what == "use" and waiting not in facts.ends:
            said = "no rule lets players use abilities, so this never happens"
            report.warning("W0404", said, span, "offer an action that says `activate x n`")
        elif what in ("play", "walk") and (zones := where.never_in_play(name)):
            lie = " and ".join(f"`{zone}`" for zone in zones)
            lies = f"every `{name}` is in {lie}, which is not in play"
            help = "`active: true` puts a zone in play"
            if what == "play":
                report.warning("W0404", f"this never happens: {lies}", span, help)
            else:
                help += f"; `{name}s in {zones[0]}` are those in it"
                report.warning("W0444", f"no `{name}` is ever found here: {lies}", span, help)
        elif what == "in" and not where.ever_in(*name.split(" ")):
            kind, zone = name.split(" ")
            said = f"no rule ever puts a `{kind}` into `{zone}`, so none is found there"
            report.warning(
                "W0444", said, span, "name another zone, or move them there", tentative=True
            )
        elif what == "resolve":
            kind, _, field_name = name.partition(".")
            if not any(
                (known == "piece" or world.is_a(kind, known) or world.is_a(known, kind))
                and part in ("*", field_name)
                for known, _, part in (r.partition(".") for r in resolved)
            ):
                report.warning(
                    "W0404",
                    f"no rule resolves a `{kind}`, so this line never happens",
                    span,
                    "start it with a trigger (`on ...:`) or `use:`, or let a rule `resolve` it",
                )


def _periods(facts: Facts, report: Report) -> None:
    """Report limits of a time that never ends."""
    ends = [p for p in facts.ends if " " not in p]
    for waiting, span in facts.waits.items():
        # `turn@` is somebody's turn, which also ends when all turns do.
        period, owned, _ = waiting.partition("@")
        if " " in period or period in (*ends, "game") or (owned and f"{period}@" in ends):
            continue
        if f"{period}@" in ends:
            help = f"it ends for one owner at a time: name the owner, as in `{period} of player`"
        else:
            help = f"a phase must say `expire {period}`"
        near = did_you_mean(period, {e.rstrip("@") for e in ends if e != f"{period}@"})
        said = f"the period `{period}` never ends"
        told: list[Related] = []
        more: tuple[Fix, ...] = ()
        if near is not None:  # the word may be misspelt where it ends, too
            end = facts.ends.get(near.right) or facts.ends[f"{near.right}@"]
            told.append(Related(end, f"`{near.right}` ends"))
            more = renamed(end, near.right, period)
        report.error("E0401", said, span, near or help, *told, more=more, tentative=True)
    waited = {waiting.partition("@")[0] for waiting in facts.waits if " " not in waiting}
    for ending, span in facts.ends.items():
        period = ending.rstrip("@")
        if " " in period or period in waited:
            continue
        # A period may be there for expansions; one that is nearly another is a slip.
        near = did_you_mean(period, waited)
        if near is not None and near.safe:
            said = f"nothing lasts until the end of `{period}`"
            report.warning("W0402", said, span, near)
