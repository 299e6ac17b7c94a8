"""Verbs, queries, events, windows, actions and phases as functions."""

from __future__ import annotations

from dataclasses import replace

from compiler.check.checked import CheckedRoutine
from compiler.codegen import py_tree as p
from compiler.codegen.body import Body
from compiler.codegen.flow import lower_phase
from compiler.codegen.hoist import hoisted
from compiler.codegen.lowerer import Lowerer
from compiler.codegen.py_types import annotation, class_name, nothing, show_kind
from compiler.codegen.timeless import Look
from compiler.codegen.turn import ANY_LIST, list_options
from compiler.codegen.writer import paid
from compiler.language.types import PLAYER, Type
from compiler.model import core as c
from compiler.model.resolve_types import scalar_of
from compiler.source.module_names import safe
from compiler.source.text_templates import about_names, with_possessives

EVENT = p.Name("event")


def lower_routine(lowerer: Lowerer, checked: CheckedRoutine) -> None:
    routine = checked.routine
    module = lowerer.file(routine.path, routine.pack)
    _Routine(lowerer, checked, module).write()


class _Routine:
    """Writes the functions of one rule into its module."""

    def __init__(self, lowerer: Lowerer, checked: CheckedRoutine, module: p.Module) -> None:
        self.lowerer = lowerer
        self.checked = checked
        self.routine = checked.routine
        self.module = module
        self.place = lowerer.place(module)
        head = scalar_of(self.routine.body, self.routine.form)
        written = head.text if head else self.routine.name
        self.comments = [
            p.Comment(f"{self.routine.path}:{self.routine.span.line}"),
            p.Comment(f"{self.routine.form}: {written}"),
        ]
        text = self.routine.text
        self.doc = p.Comment(about_names(text)) if text.strip() else None

    def body(self) -> Body:
        return Body(self.place, self.routine.words_path)

    def params(self, pairs: tuple[tuple[str, Type], ...]) -> list[p.Param]:
        return [p.Param(self.place.local(n).id, annotation(t)) for n, t in pairs]

    def function(
        self, name: str, params: list[p.Param], gives: p.Expr, block: list[p.Stmt]
    ) -> None:
        params = [self.place.game_param, *params]
        made = p.Function(name, params, gives, block, self.comments, self.doc)
        self.module.functions.append(made)

    @property
    def name(self) -> str:
        return self.place.names.functions[self.routine.form, self.routine.name]

    def write(self) -> None:
        checked, body = self.checked, self.body()
        params = self.params(checked.params)
        match self.routine.form:
            case "verb":
                statements = checked.body or ()
                given = self.routine.gives
                if given is not None:  # when the game is over, nobody looks at what it gives
                    body.returns = body.stops = p.Return(nothing(given))
                first = _after_guards(statements)
                body.statements(statements[:first])
                self.log(body)
                body.statements(statements[first:])
                gives = p.NONE if given is None else annotation(given)
                self.function(self.name, params, gives, body.finish_rule())
            case "evaluation":
                body.statements(checked.body or ())
                self.function(self.name, params, p.INT, body.finish_rule())
            case "query":
                body.add(*self.asked(body))
                if checked.value is not None:
                    body.give(checked.value)
                else:
                    body.statements(checked.body or ())
                gives = annotation(self.routine.gives) if self.routine.gives else p.ANY
                block = body.finish_rule()
                looks = self.lowerer.timeless.get(self.routine.name)
                if looks is not None:
                    anew = f"_{self.name}_anew"
                    whole = [self.place.game_param, *params]
                    self.module.functions.append(p.Function(anew, whole, gives, block))
                    block = self.answered_once(looks, anew, gives)
                self.function(self.name, params, gives, block)
            case "event":
                self.event()
            case "window":
                self.window()
            case "action":
                self.action()
            case "phase":
                self.phase()

    def answered_once(self, looks: tuple[Look, ...], anew: str, gives: p.Expr) -> list[p.Stmt]:
        """A query that is only worked out if what it looks at is new; the fuel it takes is always paid."""
        parts: list[p.Expr] = [p.literal(self.routine.name)]
        for look in looks:
            part: p.Expr = self.place.local(look.param)
            if look.field:
                part = p.Index(p.game("doc" if look.field == "document" else look.field), part)
            of_document = look.form in ("definition", "shape")
            parts.append(p.call(p.api("identity"), part) if of_document else part)
        args = [self.place.local(n) for n, _ in self.checked.params]
        # No parameter begins with `_`.
        key, known, answer = p.Name("_key"), p.Name("_known"), p.Name("_answer")
        tables = p.game("tables")
        made = p.of_game("work_out", tables, key, p.Name(anew), *args)
        return [
            p.Assign(key, p.Tuple(tuple(parts))),
            p.Assign(known, p.call(p.attr(tables, "answers", "get"), key)),
            p.If(p.compare(known, "is", p.NONE), [p.Assign(known, made)]),
            *paid(p.Index(known, p.literal(1))),
            p.Assign(answer, p.Index(known, p.ZERO), gives),
            p.Return(answer),
        ]

    def asked(self, body: Body) -> list[p.Stmt]:
        body.line = self.routine.span.line
        return body.reached(body.line, self.routine.form)

    def log(self, body: Body) -> None:
        """What a verb or an action tells the players when it happens."""
        log = scalar_of(self.routine.body, "log")
        if log is None:
            return
        checked = self.checked
        types = {n: (n, t) for n, t in checked.params}
        if self.routine.form == "event":
            types = {n: (f"event.{n}", t) for n, t in checked.params}
        types.update({n: (f"event.{n}", t) for n, t in checked.roles})
        types.update({n: (n, t) for n, t, _ in checked.domains})
        if self.routine.form == "action":
            types["player"] = ("player", PLAYER)
        body.say(log.text, types)

    def occurrence(self, name: str) -> p.Expr:
        """The class of an event or a window, and one made of its parameters."""
        roles = [p.Param(safe(n), annotation(t)) for n, t in self.checked.params]
        this = p.Name("self")
        kept: list[p.Stmt] = [p.Assign(p.Attr(this, r.name), p.Name(r.name)) for r in roles]
        init = p.Function("__init__", [p.Param("self", None), *roles], p.NONE, kept)
        self.module.classes.append(
            p.Class(
                name,
                p.api("Occurrence"),
                fields=[p.Assign(p.Name("EVENT"), p.literal(self.routine.name))],
                methods=[init] if roles else [],
            )
        )
        given = [self.place.local(n) for n, _ in self.checked.params]
        return p.call(p.Name(name), *given)

    def event(self) -> None:
        name = class_name(self.routine.name) + "Event"
        made = self.occurrence(name)
        inside = self.body()
        self.log(inside)
        inside.statements(self.checked.body or ())
        does = inside.block
        if any(isinstance(s, p.Return) for s in p.statements_in(does)):
            # `stop` ends what the event does, not the event: what waits for it still happens.
            helper = f"_{self.routine.name}_itself"
            self.function(
                helper, [p.Param("event", p.Name(name))], p.NONE, hoisted(does, self.place)
            )
            does = [p.Do(p.call(p.Name(helper), p.GAME, EVENT))]
        enter = p.call(p.game("program", "enter"), p.GAME, EVENT)
        leave = p.Do(p.call(p.game("program", "leave"), p.GAME, EVENT))
        block: list[p.Stmt] = [p.Assign(EVENT, made), p.If(enter, [*does, leave])]
        self.function(
            self.name, self.params(self.checked.params), p.NONE, hoisted(block, self.place)
        )

    def window(self) -> None:
        checked, routine, body = self.checked, self.routine, self.body()
        body.add(*self.asked(body))
        order = body.ex(checked.asks) if checked.asks is not None else p.of_game("from_active")
        words = [p.literal(with_possessives(routine.text))] if routine.text else []
        opened = [p.GAME, p.literal(routine.name), order]
        gives: p.Expr = p.NONE
        open_ = p.game("program", "open")
        if checked.params:
            name = class_name(routine.name) + "Window"
            body.add(p.Assign(EVENT, self.occurrence(name)))
            body.add(p.Do(p.call(open_, *opened, p.Tuple((EVENT,)), *words)))
            body.add(p.Return(EVENT))
            gives = p.Name(name)
        else:
            body.add(p.Do(p.call(open_, *opened, p.Tuple(()), *words)))
        self.function(self.name, self.params(checked.params), gives, body.finish())

    def action(self) -> None:
        checked, routine = self.checked, self.routine
        player = [p.Param("player", p.INT)]
        if checked.roles:
            classes: p.Expr | None = None
            for w in checked.windows:
                one = self.place.member(w.path, w.pack, f"{class_name(w.name)}Window")
                classes = one if classes is None else p.Binary("|", classes, one)
            player.append(p.Param("event", classes))
        body = self.body()
        body.add(*self.asked(body))
        list_options(body, routine.name, checked.domains, checked.condition)
        offers = self.place.names.functions["options", routine.name]
        self.function(offers, player, ANY_LIST, body.finish())
        body = self.body()
        self.log(body)
        body.statements(checked.body or ())
        params = self.params(tuple([(n, t) for n, t, _ in checked.domains]))
        self.function(self.name, [*player, *params], p.NONE, body.finish())
        words = scalar_of(routine.body, "text")
        info = p.call(
            p.api("ActionInfo"),
            p.literal(routine.name),
            p.literal(with_possessives(words.text) if words else ""),
            p.literal(tuple(n for n, _, _ in checked.domains)),
            p.literal(tuple(show_kind(t) for _, t, _ in checked.domains)),
        )
        name = f"{routine.name.upper()}_ACTION"
        self.module.constants.append(p.Constant(name, info))
        windows = tuple(w.name for w in checked.windows)
        roles = window_roles(self.lowerer, windows)
        acts = [
            p.Name(name),
            p.literal(windows),
            p.literal(roles),
            p.Name(offers),
            p.Name(self.name),
        ]
        parts = self.lowerer.contents_of(self.module)
        parts.actions.append(p.call(p.api("Action"), *acts))

    def phase(self) -> None:
        made = lower_phase(self.checked, self.place, self.routine.name)
        made.steps[0].doc = self.doc
        self.module.functions.extend(made.steps)
        parts = self.lowerer.contents_of(self.module)
        parts.phases.append((p.literal(self.routine.name), made.node()))


def window_roles(lowerer: Lowerer, windows: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The roles of the windows of an action and how they are shown."""
    known = lowerer.world.routine("window", windows[0]) if windows else None
    return tuple((safe(x.name), show_kind(x.type)) for x in known.params) if known else ()


def using(
    body: tuple[c.CoreStmt, ...], limits: tuple[tuple[int, c.Period], ...], key: str, line: int
) -> tuple[c.CoreStmt, ...]:
    """The body, with its uses counted where something is done: not for a `may` that is declined, nor
    for a choice that finds nothing."""
    uses: tuple[c.CoreStmt, ...] = tuple(c.SUse(line, period, key) for _, period in limits)
    if not uses:
        return body
    match body:
        case (c.SMay() as may,):
            return (replace(may, body=(*uses, *may.body)),)
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
