"""Abilities of documents as functions and tables."""

from __future__ import annotations

from dataclasses import replace

from compiler.check.checked import CheckedActivated, CheckedEffects, CheckedModifier, CheckedTrigger
from compiler.codegen import py_tree as p
from compiler.codegen.body import BEARER, Body
from compiler.codegen.lowerer import Lowerer
from compiler.codegen.py_types import class_name
from compiler.codegen.routines import is_itself, using
from compiler.language.types import TRUTH
from compiler.model import core as c
from compiler.prose.rules_text import field_text
from compiler.source.module_names import safe

BOOL = p.Name("bool")
BEARER_PARAM = p.Param("bearer", p.INT)


def lower_effects(
    lowerer: Lowerer, effects: CheckedEffects, law: bool, module: p.Module | None = None
) -> None:
    """Write abilities into the module of their file, or into another one."""
    _Effects(lowerer, effects, law, module).write()


class _Effects:
    """Writes the abilities of one document into its module."""

    def __init__(
        self, lowerer: Lowerer, effects: CheckedEffects, law: bool, module: p.Module | None
    ) -> None:
        self.lowerer = lowerer
        self.effects = effects
        self.law = law
        self.thing = effects.thing
        self.module = module or lowerer.file(self.thing.path, self.thing.pack)
        self.place = lowerer.place(self.module)
        self.stem = self.thing.id.split(".", 1)[1].replace(".", "_")
        of_piece = law or lowerer.world.kinds[self.thing.kind].piece
        self.bearer = BEARER_PARAM if of_piece else p.Param("bearer", p.ANY)

    def name(self, tail: str) -> str:
        """A name for a function that no other of the module has."""
        taken = self.lowerer.names_in(self.module)
        wanted, number = f"{self.stem}_{tail}", 2
        while wanted in taken:
            wanted, number = f"{self.stem}_{tail}_{number}", number + 1
        taken.add(wanted)
        return wanted

    def body(self, returns: p.Return | None = None) -> Body:
        body = Body(self.place, self.thing.path, returns)
        if self.bearer is BEARER_PARAM and not self.law:
            body.asking = (p.Name("bearer"),)
        return body

    def reached(self, body: Body, line: int, sort: str) -> list[p.Stmt]:
        """Notes that a line of the document is reached: it may stand in the file of a patch."""
        place, _, number = self.effects.sources.get(line, ("",))[0].rpartition(":")
        body.path = place or body.path
        return body.reached(int(number or line), sort)

    def function(
        self, name: str, params: list[p.Param], gives: p.Expr, body: Body, line: int
    ) -> p.Expr:
        comments = [p.Comment(text) for text in self.effects.sources[line] if text]
        params = [self.place.game_param, *params]
        self.module.functions.append(p.Function(name, params, gives, body.finish(), comments))
        return p.Name(name)

    def write(self) -> None:
        effects = self.effects
        modifiers = [self.modifier(m) for m in effects.modifiers]
        triggers = [self.trigger(t, number) for number, t in enumerate(effects.triggers)]
        activated = [self.activated(a, number) for number, a in enumerate(effects.activated)]
        resolves = [self.resolve(*line) for line in effects.resolve]
        world, thing = self.lowerer.world, self.thing
        printed = "" if self.law else field_text(world, thing)
        text = "\n".join([t for t in (printed, *effects.text) if t])
        rows: tuple[tuple[str, list[p.Expr]], ...] = (
            ("resolve", resolves),
            ("modifiers", modifiers),
            ("triggers", triggers),
            ("activated", activated),
        )
        named: list[tuple[str, p.Expr]] = [(n, p.Tuple(tuple(x))) for n, x in rows if x]
        if text:
            named.append(("text", p.literal(text)))
        said = tuple([name for name, lines in thing.effects.items() if lines])
        if not self.law and said != ("effects",):
            named.append(("fields", p.literal(said)))
        of_scenario = thing.kind == "scenario"
        stem = f"{thing.short.upper()}_SCENARIO" if of_scenario else self.lowerer.constant(thing)
        constant = stem + "_ABILITIES"
        comments = [p.Comment(f"{thing.path}:{thing.span.line}")]
        value = p.Call(p.api("Abilities"), (), tuple(named))
        self.module.tables.append(p.Constant(constant, value, comments=comments))
        parts = self.lowerer.contents_of(self.module)
        id = thing.short if of_scenario else thing.id
        entry = (p.literal(id), p.Name(constant))
        (parts.laws if self.law else parts.abilities).append(entry)

    def trigger(self, t: CheckedTrigger, number: int) -> p.Expr:
        key = f"{self.thing.id}:{number}"
        event = self.lowerer.world.routine("event", t.event)
        assert event is not None
        class_ = self.place.member(event.path, event.pack, f"{class_name(t.event)}Event")
        body = self.body(p.Return(p.TRUE))
        leave: list[p.Stmt] = [p.Return(p.FALSE)]
        body.add(*self.reached(body, t.line, "asked"))
        if t.condition is not None:
            body.unless(t.condition, leave)
        for times, period in t.limits:
            used = p.of_game("used_times", body.period(period), BEARER, p.literal(key))
            body.add(p.If(p.compare(used, ">=", p.literal(times)), leave))
        body.add(*self.reached(body, t.line, "trigger"))
        self.reaction(body, t, key)
        if not p.leaves(body.block):
            body.add(p.Return(p.TRUE))
        body.block = _without_idle_leaving(body.block)
        params = [self.bearer, p.Param("event", class_)]
        handler = self.function(self.name(f"{t.timing}_{t.event}"), params, BOOL, body, t.line)
        words = [p.literal(x) for x in (t.event, t.timing, t.role, key)]
        return p.call(p.api("Trigger"), *words, handler)

    def reaction(self, body: Body, t: CheckedTrigger, key: str) -> None:
        """What a trigger does; a replacement that is declined leaves the event as it was."""
        done = using(t.body, t.limits, key, t.line)
        match done:
            case (c.SMay() as may,) if t.timing == "instead":
                body.add(p.If(p.Unary("not", body.may(may)), [p.Return(p.FALSE)]))
                body.statements(may.body)
            case _:
                body.statements(done)

    def activated(self, a: CheckedActivated, number: int) -> p.Expr:
        key = f"{self.thing.id}!{number}"
        can, do = self.name("can_be_used"), self.name("used")
        body = self.body()
        body.add(*self.reached(body, a.line, "asked"))
        tests: list[p.Expr | None] = []
        if a.condition is not None:
            tests.append(body.ex(a.condition))
        for n, period in a.limits:
            bearer = p.Name("bearer")
            used = p.of_game("used_times", body.period(period), bearer, p.literal(key))
            tests.append(p.compare(used, "<", p.literal(n)))
        match a.body:  # Without options it could do nothing.
            case (c.SLet(value=c.Choice(options=c.Select(mode="list") as options)), *_):
                tests.append(body.ex(replace(options, type=TRUTH, mode="any")))
            case (c.SLet(value=c.Choice(options=options)), *_):
                tests.append(p.compare(p.builtin("len", body.ex(options)), ">", p.ZERO))
        body.add(p.Return(p.both(tests) or p.TRUE))
        able = self.function(can, [BEARER_PARAM], BOOL, body, a.line)
        body = self.body()
        body.add(*self.reached(body, a.line, "ability"))
        body.statements(using((*a.pays, *a.body), a.limits, key, a.line))
        done = self.function(do, [BEARER_PARAM], p.NONE, body, a.line)
        return p.call(p.api("Activated"), p.literal(key), p.literal(a.words), able, done)

    def resolve(self, key: str, line: int, statements: tuple[c.CoreStmt, ...]) -> p.Expr:
        body = self.body()
        body.statements(statements)
        params = [self.bearer, p.Param("player", p.INT)]
        function = self.function(self.name("resolve"), params, p.NONE, body, line)
        return p.Tuple((p.literal(key), function))

    def modifier(self, m: CheckedModifier) -> p.Expr:
        """A continuous change: whom it touches and by how much, as functions where that is not plain."""
        params = [BEARER_PARAM, p.Param("target", p.INT)]
        applies: p.Expr = p.NONE
        telling = self.place.clauses is not None
        if m.reach is not None or telling or not is_itself(m.applies):
            body = self.body()
            body.add(*self.reached(body, m.line, "asked"))
            test: p.Expr | None = body.ex(m.applies)
            if m.reach is not None:
                test = p.both([self.reaches(body, m, m.reach), test])
            if telling:
                applied = body.temp("applied")
                body.add(p.Assign(applied, test or p.TRUE))
                body.add(p.If(applied, self.reached(body, m.line, "change")))
                test = applied
            body.add(p.Return(test if test is not None else p.TRUE))
            applies = self.function(self.name(f"changes_{m.stat}"), params, BOOL, body, m.line)
        value = m.amount.value if isinstance(m.amount, c.Lit) else None
        amount: list[p.Expr] = [p.literal(int(value) if isinstance(value, int) else 0)]
        if not isinstance(value, int):
            body = self.body()
            body.give(m.amount)
            name = self.name(f"amount_of_{m.stat}")
            amount.append(self.function(name, params, p.INT, body, m.line))
        words = [p.literal(safe(m.stat)), p.literal(m.operator)]
        return p.call(p.api("Modifier"), *words, applies, *amount)

    def reaches(self, body: Body, m: CheckedModifier, distance: c.Core) -> p.Expr:
        """Whether an aura reaches its target, as the pack measures distances."""
        measure: list[p.Expr] = []
        within = self.lowerer.world.routine("query", "within")
        if within is not None and len(within.params) == 3:
            measure.append(self.place.routine("query", "within"))
            if within.params[0].type.form != "piece":
                measure.append(p.TRUE)
        center = body.ex(m.center) if m.center is not None else p.Name("bearer")
        reaches = p.game("program", "reaches")
        return p.call(reaches, p.GAME, center, p.Name("target"), body.ex(distance), *measure)


def _without_idle_leaving(block: list[p.Stmt]) -> list[p.Stmt]:
    """Without `if game.over: return True` just before `return True`."""
    while len(block) > 1 and block[-2] == p.If(p.game("over"), [block[-1]]):
        block = [*block[:-2], block[-1]]
    return block
