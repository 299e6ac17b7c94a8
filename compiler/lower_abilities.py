"""Abilities of documents as functions and tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from compiler import core as c
from compiler.checked import CheckedEffects, CheckedModifier, CheckedTrigger
from compiler.lower_body import BEARER, Body
from compiler.lower_routines import is_itself, using
from compiler.names import names_of
from compiler.python import Constant, Function, Module, class_name, literal, safe
from compiler.text import ability_text, field_text

if TYPE_CHECKING:
    from compiler.lower import Lowerer


def lower_effects(lowerer: Lowerer, effects: CheckedEffects, law: bool) -> None:
    thing = effects.thing
    module = lowerer.file(thing.path, thing.pack)
    game = lowerer.game_param(module)
    if module.path not in lowerer.taken:
        names = names_of(lowerer.world)
        lowerer.taken[module.path] = {f.name for f in module.functions} | {*names.aliases.values()}
    taken = lowerer.taken[module.path]
    stem = thing.id.split(".", 1)[1].replace(".", "_")
    bearer = "bearer: int" if law or lowerer.world.kinds[thing.kind].piece else "bearer: Any"
    if bearer.endswith("Any"):
        module.names.setdefault("typing", set()).add("Any")

    def name(tail: str) -> str:
        wanted, number = f"{stem}_{tail}", 2
        while wanted in taken:
            wanted, number = f"{stem}_{tail}_{number}", number + 1
        taken.add(wanted)
        return wanted

    arguments: list[tuple[str, str]] = []
    modifiers: list[str] = []
    for m in effects.modifiers:
        modifiers.append(lower_modifier(lowerer, m, effects, module, game, name))
    triggers: list[str] = []
    for number, t in enumerate(effects.triggers):
        source, note = effects.sources[t.line]
        handler = name(f"{t.timing}_{t.event}")
        key = f"{thing.id}:{number}"
        event = lowerer.world.routine("event", t.event)
        assert event is not None
        alias = lowerer.place(module).module(event.path, event.pack)
        event_class = f"{alias}{class_name(t.event)}Event"
        body = Body(lowerer.place(module), thing.path, returns="return True")
        guards_of(lowerer, body, t.condition, t.limits, key, "return False")
        reaction(lowerer, body, t, key)
        body.line("return True")
        module.functions.append(
            Function(
                handler,
                [game, bearer, f"event: {event_class}"],
                "bool",
                body.finish(),
                source,
                note,
            )
        )
        triggers.append(
            f"Trigger({literal(t.event)}, {literal(t.timing)}, {literal(t.role)}, {literal(key)}, {handler})"
        )
    activated: list[str] = []
    for number, a in enumerate(effects.activated):
        source, note = effects.sources[a.line]
        key = f"{thing.id}!{number}"
        can, do = name("can_be_used"), name("used")
        body = Body(lowerer.place(module), thing.path)
        tests = [body.ex(a.condition, 2)] if a.condition is not None else []
        match a.body:
            case (c.SLet(value=c.Choice(options=options)), *_):
                tests.append(f"len({body.ex(options)}) > 0")  # else it could do nothing
        tests += [
            f"game.used_times({literal(p)}, bearer, {literal(key)}) < {n}" for n, p in a.limits
        ]
        body.line(f"return {' and '.join(tests) or 'True'}")
        module.functions.append(
            Function(can, [game, "bearer: int"], "bool", body.finish(), source, note)
        )
        body = Body(lowerer.place(module), thing.path)
        body.block(using((*a.pays, *a.body), a.limits, key, a.line))
        module.functions.append(
            Function(do, [game, "bearer: int"], "None", body.finish(), source, note)
        )
        activated.append(f"Activated({literal(key)}, {literal(a.words)}, {can}, {do})")
    resolves: list[str] = []
    for key, line, statements in effects.resolve:
        function = name("resolve")
        body = Body(lowerer.place(module), thing.path)
        body.block(statements)
        module.functions.append(
            Function(
                function,
                [game, bearer, "player: int"],
                "None",
                body.finish(),
                *effects.sources[line],
            )
        )
        resolves.append(f"({literal(key)}, {function})")
    if resolves:
        arguments.append(("resolve", f"({', '.join(resolves)}{',' if len(resolves) == 1 else ''})"))
    api = module.names.setdefault("interpreter.api", set())
    api.add("Abilities")
    for label, items, needed in (
        ("modifiers", modifiers, "Modifier"),
        ("triggers", triggers, "Trigger"),
        ("activated", activated, "Activated"),
    ):
        if items:
            api.add(needed)
            arguments.append(
                (label, "(" + ", ".join(items) + ("," if len(items) == 1 else "") + ")")
            )
    if law:
        text = ability_text(lowerer.world, effects.syntax)
    else:
        text = ability_text(lowerer.world, effects.syntax, thing.kind, thing)
        text = "\n".join([t for t in (field_text(lowerer.world, thing), text) if t])
    if text:
        arguments.append(("text", literal(text)))
    constant = lowerer.constant(thing) + "_ABILITIES"
    module.tables.append(
        Constant(constant, "Abilities", arguments, f"{thing.path}:{thing.span.line}")
    )
    entry = (thing.id, lowerer.module_path(thing.path, thing.pack), constant)
    (lowerer.laws if law else lowerer.abilities).append(entry)


def reaction(lowerer: Lowerer, body: Body, t: CheckedTrigger, key: str) -> None:
    """What a trigger does; a replacement that is declined leaves the event as it was."""
    done = using(t.body, t.limits, key, t.line)
    match done:
        case (c.SMay() as may,) if t.timing == "instead":
            body.line(f"if not {body.may(may)}:")
            body.line("    return False")
            body.block(may.body)
        case _:
            body.block(done)


def lower_modifier(
    lowerer: Lowerer,
    m: CheckedModifier,
    effects: CheckedEffects,
    module: Module,
    game: str,
    name: Callable[[str], str],
) -> str:
    """A continuous change: whom it touches and by how much, as functions where that is not plain."""
    thing = effects.thing
    source, note = effects.sources[m.line]
    params = [game, "bearer: int", "target: int"]
    applies, amount = "None", "None"
    if m.reach is not None or not is_itself(m.applies):
        applies = name(f"changes_{m.stat}")
        body = Body(lowerer.place(module), thing.path)
        test = body.ex(m.applies)
        if m.reach is not None:
            measure = ""
            within = lowerer.world.routine("query", "within")
            if within is not None and len(within.params) == 3:
                measure = f", {lowerer.place(module).routine('query', 'within')}"
                if within.params[0].type.form != "piece":
                    measure += ", True"
            center = body.ex(m.center) if m.center is not None else "bearer"
            reach = f"game.program.reaches(game, {center}, target, {body.ex(m.reach)}{measure})"
            test = reach if test == "True" else f"{reach} and {body.ex(m.applies, 2)}"
        body.line(f"return {test}")
        module.functions.append(Function(applies, params, "bool", body.finish(), source, note))
    value = m.amount.value if isinstance(m.amount, c.Lit) else None
    if isinstance(value, int):
        amount = str(int(value))
    else:
        function = name(f"amount_of_{m.stat}")
        body = Body(lowerer.place(module), thing.path)
        body.give(m.amount)
        module.functions.append(Function(function, params, "int", body.finish(), source, note))
        amount = f"0, {function}"
    return f"Modifier({literal(safe(m.stat))}, {literal(m.operator)}, {applies}, {amount})"


def guards_of(
    lowerer: Lowerer,
    body: Body,
    condition: c.Core | None,
    limits: Iterable[tuple[int, str]],
    key: str,
    leave: str,
) -> None:
    if condition is not None:
        body.line(f"if not {body.ex(condition, 3)}:")
        body.line(f"    {leave}")
    for times, period in limits:
        body.line(f"if game.used_times({literal(period)}, {BEARER}, {literal(key)}) >= {times}:")
        body.line(f"    {leave}")
