"""Verbs, queries, events, windows and actions as functions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from compiler import core as c
from compiler.checked import CheckedRoutine
from compiler.lower_body import Body
from compiler.lower_turn import list_options
from compiler.lower_values import paid
from compiler.names import names_of
from compiler.python import (
    Constant,
    EventClass,
    Function,
    Module,
    annotation,
    class_name,
    literal,
    safe,
    show_kind,
)
from compiler.resolve_types import scalar_of
from compiler.timeless import Look
from compiler.types import PLAYER

if TYPE_CHECKING:
    from compiler.lower import Lowerer


def params_of(lowerer: Lowerer, checked: CheckedRoutine, module: Module) -> list[str]:
    return [
        f"{lowerer.local(n, module)}: {lowerer.note(annotation(t, lowerer.world), module)}"
        for n, t in checked.params
    ]


def lower_routine(lowerer: Lowerer, checked: CheckedRoutine) -> None:
    routine = checked.routine
    module = lowerer.file(routine.path, routine.pack)
    game = lowerer.game_param(module)
    source = f"{routine.path}:{routine.span.line}"
    head = scalar_of(routine.body, routine.form)
    written = f"{routine.form}: {head.text if head else routine.name}"
    match routine.form:
        case "verb":
            body = Body(lowerer.place(module), routine.words_path)
            statements = checked.body or ()
            first = _after_guards(statements)
            body.block(statements[:first])
            log_line(lowerer, checked, body)
            body.block(statements[first:])
            module.functions.append(
                Function(
                    lowerer.function(routine),
                    [game, *params_of(lowerer, checked, module)],
                    "None",
                    body.finish_rule(),
                    source,
                    written,
                )
            )
        case "evaluation":
            body = Body(lowerer.place(module), routine.path)
            body.block(checked.body or ())
            name = lowerer.function(routine)
            params = [game, *params_of(lowerer, checked, module)]
            module.functions.append(
                Function(name, params, "int", body.finish_rule(), source, written)
            )
        case "query":
            body = Body(lowerer.place(module), routine.words_path)
            if checked.value is not None:
                body.give(checked.value)
            else:
                body.block(checked.body or ())
            gives = lowerer.note(
                annotation(routine.gives, lowerer.world) if routine.gives else "Any", module
            )
            name = lowerer.function(routine)
            params = [game, *params_of(lowerer, checked, module)]
            lines = body.finish_rule()
            looks = lowerer.timeless.get(routine.name)
            if looks is not None:
                module.functions.append(Function(f"_{name}_anew", params, gives, lines))
                lines = answered_once(lowerer, checked, module, looks, gives)
            module.functions.append(Function(name, params, gives, lines, source, written))
        case "event":
            lower_event(lowerer, checked, module, game, source, written)
        case "window":
            lower_window(lowerer, checked, module, game, source, written)
        case "action":
            lower_action(lowerer, checked, module, game, source, written)


def answered_once(
    lowerer: Lowerer, checked: CheckedRoutine, module: Module, looks: tuple[Look, ...], gives: str
) -> list[str]:
    """A query that is only worked out if what it looks at is new; the fuel it takes is always paid."""
    parts = [literal(checked.routine.name)]
    for look in looks:
        local = lowerer.local(look.param, module)
        if look.field == "document":
            part = f"game.doc[{local}]"
        else:
            part = f"game.{look.field}[{local}]" if look.field else local
        if look.form in ("definition", "shape"):
            part = f"{lowerer.place(module).api('identity')}({part})"
        parts.append(part)
    args = ", ".join(lowerer.local(n, module) for n, _ in checked.params)
    inner = f"_{lowerer.function(checked.routine)}_anew"
    return [
        # No parameter begins with `_`.
        f"_key = ({', '.join(parts)},)",
        "_known = game.tables.answers.get(_key)",
        "if _known is None:",
        f"    _known = game.work_out(game.tables, _key, {inner}{', ' if args else ''}{args})",
        *paid("_known[1]"),
        f"_answer: {gives} = _known[0]",
        "return _answer",
    ]


def log_line(lowerer: Lowerer, checked: CheckedRoutine, body: Body) -> None:
    """What a verb or an action tells the players when it happens."""
    log = scalar_of(checked.routine.body, "log")
    if log is None:
        return
    types = {n: (n, t) for n, t in checked.params}
    types.update({n: (f"event.{n}", t) for n, t in checked.roles})
    types.update({n: (n, t) for n, t, _ in checked.domains})
    if checked.routine.form == "action":
        types["player"] = ("player", PLAYER)
    body.say(log.text, types)


def lower_event(
    lowerer: Lowerer, checked: CheckedRoutine, module: Module, game: str, source: str, written: str
) -> None:
    routine = checked.routine
    name = class_name(routine.name) + "Event"
    roles = [
        (safe(n), lowerer.note(annotation(t, lowerer.world), module)) for n, t in checked.params
    ]
    module.classes.append(EventClass(name, routine.name, roles))
    module.names.setdefault("interpreter.api", set()).add("Occurrence")
    body = Body(lowerer.place(module), routine.words_path)
    given = ", ".join(lowerer.local(n, module) for n, _ in checked.params)
    body.line(f"event = {name}({given})")
    inside = Body(lowerer.place(module), routine.words_path)
    log_event(lowerer, checked, inside)
    inside.block(checked.body or ())
    if inside.lines:
        body.line("if game.program.enter(game, event):")
        body.indented(inside.finish(hoist=False))
        body.line("    game.program.leave(game, event)")
    else:
        body.line("if game.program.enter(game, event):")
        body.line("    game.program.leave(game, event)")
    lines = body.finish()
    if any(re.search(r"\breturn\b", line) for line in inside.lines):
        # `stop` ends what the event does, not the event: what waits for it still happens.
        helper = f"_{routine.name}_itself"
        module.functions.append(
            Function(helper, [game, f"event: {name}"], "None", inside.lines, source, written)
        )
        lines = [
            f"event = {name}({given})",
            "if game.program.enter(game, event):",
            f"    {helper}(game, event)",
            "    game.program.leave(game, event)",
        ]
    params = [game, *params_of(lowerer, checked, module)]
    module.functions.append(
        Function(lowerer.function(routine), params, "None", lines, source, written)
    )


def log_event(lowerer: Lowerer, checked: CheckedRoutine, body: Body) -> None:
    log = scalar_of(checked.routine.body, "log")
    if log is not None:
        body.say(log.text, {n: (f"event.{n}", t) for n, t in checked.params})


def lower_window(
    lowerer: Lowerer, checked: CheckedRoutine, module: Module, game: str, source: str, written: str
) -> None:
    routine = checked.routine
    body = Body(lowerer.place(module), routine.words_path)
    order = body.ex(checked.asks) if checked.asks is not None else "game.from_active()"
    gives = "None"
    words = f", {literal(routine.text)}" if routine.text and "{" not in routine.text else ""
    if checked.params:
        gives = class_name(routine.name) + "Window"
        roles = [
            (safe(n), lowerer.note(annotation(t, lowerer.world), module)) for n, t in checked.params
        ]
        module.classes.append(EventClass(gives, routine.name, roles))
        module.names.setdefault("interpreter.api", set()).add("Occurrence")
        given = ", ".join(lowerer.local(n, module) for n, _ in checked.params)
        body.line(f"event = {gives}({given})")
        body.line(f"game.program.open(game, {literal(routine.name)}, {order}, (event,){words})")
        body.line("return event")
    else:
        body.line(f"game.program.open(game, {literal(routine.name)}, {order}, (){words})")
    module.functions.append(
        Function(
            lowerer.function(routine),
            [game, *params_of(lowerer, checked, module)],
            gives,
            body.finish(),
            source,
            written,
        )
    )


def lower_action(
    lowerer: Lowerer, checked: CheckedRoutine, module: Module, game: str, source: str, written: str
) -> None:
    routine = checked.routine
    roles: list[str] = []
    if checked.roles:
        classes = [
            f"{lowerer.place(module).module(w.path, w.pack)}{class_name(w.name)}Window"
            for w in checked.windows
        ]
        roles = [f"event: {' | '.join(classes)}"]
    body = Body(lowerer.place(module), routine.words_path)
    list_options(body, routine.name, checked.domains, checked.condition)
    module.names.setdefault("typing", set()).add("Any")
    module.functions.append(
        Function(
            names_of(lowerer.world).functions["options", routine.name],
            [game, "player: int", *roles],
            "list[Any]",
            body.finish(),
            source,
            written,
        )
    )
    body = Body(lowerer.place(module), routine.words_path)
    log_line(lowerer, checked, body)
    body.block(checked.body or ())
    params = [
        f"{lowerer.local(n, module)}: {lowerer.note(annotation(t, lowerer.world), module)}"
        for n, t, _ in checked.domains
    ]
    module.functions.append(
        Function(
            lowerer.function(routine),
            [game, "player: int", *roles, *params],
            "None",
            body.finish(),
            source,
        )
    )
    module.names.setdefault("interpreter.api", set()).add("ActionInfo")
    words = scalar_of(routine.body, "text")
    info = [
        ("", literal(routine.name)),
        ("", literal(words.text if words else "")),
        ("", literal(tuple(n for n, _, _ in checked.domains))),
        ("", literal(tuple(show_kind(t) for _, t, _ in checked.domains))),
    ]
    module.constants.append(
        Constant(f"{routine.name.upper()}_ACTION", "ActionInfo", info, annotation="ActionInfo")
    )
    windows = tuple(w.name for w in checked.windows)
    lowerer.actions.append((routine.name, lowerer.module_path(routine.path, routine.pack), windows))


def window_roles(lowerer: Lowerer, windows: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The roles of the windows of an action and how they are shown."""
    known = lowerer.world.routine("window", windows[0]) if windows else None
    return tuple((safe(p.name), show_kind(p.type)) for p in known.params) if known else ()


def using(
    body: tuple[c.CoreStmt, ...], limits: tuple[tuple[int, str], ...], key: str, line: int
) -> tuple[c.CoreStmt, ...]:
    """The body, with its uses counted where something is done: not for a `may` that is declined, nor
    for a choice that finds nothing."""
    uses: tuple[c.CoreStmt, ...] = tuple(c.SUse(line, period, key) for _, period in limits)
    if not uses:
        return body
    match body:
        case (c.SMay() as may,):
            return (c.SMay(may.line, may.chooser, may.prompt, (*uses, *may.body)),)
        case (c.SLet(value=c.Choice()) as chosen, c.SIf(otherwise=()) as found):
            return (chosen, c.SIf(found.line, found.condition, (*uses, *found.then), ()))
        case _:
            return (*uses, *body)


def _after_guards(body: tuple[c.CoreStmt, ...]) -> int:
    """How many first statements only find out whether there is anything to do.

    A verb that stops there does nothing, and so it tells nothing.
    """
    guards = 0
    for number, statement in enumerate(body):
        match statement:
            case c.SLet(value=value) if not isinstance(value, c.Choice):
                pass
            case c.SIf(then=(c.SReturn(value=None),), otherwise=()):
                guards = number + 1
            case c.SIf(then=then, otherwise=other) if all(
                isinstance(x, c.SLet) and not isinstance(x.value, c.Choice) for x in (*then, *other)
            ):
                pass
            case _:
                break
    return guards


def is_itself(condition: c.Core) -> bool:
    """Whether a change touches just its bearer."""
    return (
        isinstance(condition, c.Op)
        and condition.operator == "="
        and all(isinstance(a, c.Var) and a.name in ("target", "bearer") for a in condition.args)
    )
