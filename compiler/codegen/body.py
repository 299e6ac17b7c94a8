"""Bodies of rules as Python statements."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from compiler.check.numbers import OPEN, bounds, decided
from compiler.codegen import py_tree as p
from compiler.codegen.guards import Guards
from compiler.codegen.py_types import annotation, nothing, show_kind
from compiler.codegen.repeats import repeated, replaced
from compiler.codegen.select import SelectLoop
from compiler.codegen.spelled import Short
from compiler.codegen.turn import loop_over, take_turn
from compiler.codegen.values import STEMS, agreeing
from compiler.codegen.writer import CALL, WALK, is_short, paid
from compiler.language.types import Type
from compiler.model import core as c
from compiler.model.core_trees import conjuncts, free_names, statements
from compiler.source.module_names import safe
from compiler.source.text_templates import Slot, says_all, spoken_parts

BEARER = p.IfElse(p.Name("bearer"), p.builtin("isinstance", p.Name("bearer"), p.INT), p.literal(-1))


class Body(Guards):
    """Writes the statements of one function."""

    def anew(self) -> Body:
        return Body(self.place, self.path)

    def short_rule(self, call: p.Call) -> Short | None:
        """What a call does, if it asks a short rule of this file: one that only looks along one way."""
        match call.function:
            case p.Member(module, name) if module == self.place.dotted and name in self.place.own:
                query = self.place.own[name]
            case _:
                return None
        rule, functions = self.anew(), self.place.target.functions
        count = len(functions)
        if query.value is not None:
            rule.give(query.value)
        else:
            rule.statements(query.body or ())
        calls, walks, lists = rule.effort()
        if calls or lists or len(functions) > count or len(walks) > 1:
            del functions[count:]
            return None
        if not all(is_short(walk) for walk in walks):
            return None
        params = tuple([self.place.local(name).id for name, _ in query.params])
        return Short(params, rule.block, bool(walks) or bool(rule.paying))

    def give(self, value: c.Core) -> None:
        """Give a value; what is found by a walk is walked for here, not by a function of its own."""
        if isinstance(value, c.Select) and value.mode in STEMS and not self.without_walk(value):
            self.loops += 1
            SelectLoop(self, value).write()
            self.loops -= 1
            return
        # Conditions name what they look at again by themselves.
        if not (isinstance(value, c.Op) and value.operator == "and"):
            for found in repeated([value], self.place.quiet):
                name, known = self.named(found)
                self.add(p.Assign(name, self.ex(found)))
                value = replaced(value, found, known)
        self.add(p.Return(self.ex(value)))

    def statements(self, statements: Iterable[c.CoreStmt]) -> None:
        for statement in statements:
            self.statement(statement)

    def inner(self, statements: Sequence[c.CoreStmt]) -> list[p.Stmt]:
        """A block of its own."""
        outer, self.block = self.block, []
        self.statements(statements)
        block, self.block = self.block, outer
        return block

    def where(self, line: int) -> p.Expr:
        return p.literal(f"{self.path}:{line}")

    def tick(self, line: int) -> p.Stmt:
        return p.Do(p.of_game("tick", self.where(line)))

    def ticks(self, line: int) -> list[p.Stmt]:
        """A round of a loop is paid for on the spot; where the fuel is used up, `tick` says so."""
        gone = p.compare(p.game("fuel"), "<", p.ZERO)
        return [p.Change(p.game("fuel"), "-=", WALK), p.If(gone, [self.tick(line)])]

    def statement(self, s: c.CoreStmt) -> None:
        self.line = s.line
        self.add(*self.reached(s.line, "statement"))
        match s:
            case c.SLet():
                self.let(s)
            case c.SSet():
                self.set(s)
            case c.SDo():
                done = self.called("verb", s.verb, s.args)
                self.add(p.Do(done) if s.var is None else p.Assign(self.var(s.var), done))
                self.leave_if_over(f"verb {s.verb}")
            case c.SEmit():
                self.add(p.Do(self.called("event", s.event, s.args)))
                self.leave_if_over(f"event {s.event}")
            case c.SOpen():
                self.open(s)
                self.leave_if_over(f"window {s.window}")
            case c.SNative():
                self.native_verb(s)
            case c.SReturn():
                self.add(p.Return(self.ex(s.value)) if s.value is not None else self.stops)
            case c.SBreak():
                self.add(p.Break())
            case c.SEnd():
                self.end(s)
            case c.SLose():
                self.add(p.Do(p.of_game("eliminate", self.several(s.players))))
                self.add(p.If(p.game("over"), [self.returns]))
            case c.SAward():
                self.add(p.Do(p.of_game("award", self.in_words(s.title), self.several(s.players))))
            case c.SChoose():
                kind = s.options.type.item
                assert kind is not None
                if s.sets:
                    assert kind.item is not None
                    asked = self.question(s.prompt, s.words, kind.item)
                    found = p.of_game("choose_set", self.ex(s.chooser), asked, self.ex(s.options))
                    self.add(p.Assign(self.var(s.var), found))
                    return
                prompt = self.question(s.prompt, s.words, kind)
                args = [self.ex(s.options), self.ex(s.least), self.ex(s.most)]
                chosen = p.of_game("choose_some", self.ex(s.chooser), prompt, *args)
                self.add(p.Assign(self.var(s.var), chosen))
            case c.SUse():
                period, ability = self.period(s.period), p.literal(s.ability)
                self.add(p.Do(p.of_game("use_up", period, BEARER, ability)))
            case c.SSay() if s.at is not None:
                self.add(p.Do(p.of_game("refuse_at", self.ex(s.at), *self.told(s.words))))
            case c.SSay() if s.refusal:
                self.add(p.Do(p.of_game("refuse", *self.told(s.words))))
            case c.SSay():
                self.tell(self.told(s.words, "named"))
            case c.SMay():
                declined = self.reached(s.line, "branch", "`may` is declined")
                self.add(p.If(self.may(s), self.inner(s.body), declined))
            case c.SOneOf():
                self.one_of(s)
            case c.STurn():
                take_turn(self, s)
            case c.SRun():
                raise AssertionError(f"phases run only in the flow: {s.phase}")
            case c.SResolve():
                which = [p.literal(s.field)] if s.field else []
                resolve = p.game("program", "resolve")
                args = [p.GAME, self.ex(s.piece), self.ex(s.player), *which]
                self.add(p.Do(p.call(resolve, *args)))
                self.leave_if_over("* abilities")
            case c.SExpire():
                after = [self.ex(s.after)] if s.after is not None else []
                self.add(p.Do(p.of_game("expire", self.period(s.period), *after)))
            case c.SRenew():
                self.add(p.Do(p.of_game("renew", self.period(s.period))))
            case c.SLasting():
                stat, operator = p.literal(safe(s.stat)), p.literal(s.operator)
                amount, target = self.ex(s.amount), self.ex(s.target)
                times = [self.ex(s.times)] if s.times is not None else []
                period = self.period(s.period)
                self.add(p.Do(p.of_game("last", stat, operator, amount, target, period, *times)))
            case c.SIf():
                self.if_(s)
            case c.SWhile() if s.body and all(
                isinstance(x, c.SLet) and x.var not in self.registers for x in s.body
            ):
                self.names_only(s)
            case c.SWhile():
                test = self.ex(s.condition)
                self.add(p.While(test, [*self.ticks(s.line), *self.inner(s.body)]))
            case c.SRepeat():
                self.repeat(s)
            case c.SFor():
                group, only = self.each(s)
                # One walk over a list ends; walks inside walks multiply.
                cost = paid(WALK) if self.loops else []
                self.loops += 1
                body = self.inner(s.body)
                self.loops -= 1
                self.add(p.For(self.var(s.var), group, p.asked(only, [*cost, *body])))

    def called(self, form: str, name: str, args: tuple[c.Core, ...]) -> p.Expr:
        return p.call(self.place.routine(form, name), p.GAME, *[self.ex(a) for a in args])

    def each(self, s: c.SFor) -> tuple[p.Expr, p.Expr | None]:
        """What a loop walks over, and a condition for each of its members.

        The list is made before the loop, unless nothing that happens inside can change it.
        """
        group = s.group
        if isinstance(group, c.Select) and group.mode == "list" and group.where is not None:
            source = group.source
            kept = {name for name, _ in free_names(group.where)}
            for inside in statements(s.body):
                kept.discard(getattr(inside, "var", ""))
                if isinstance(inside, c.SOpen):  # players may change the roles of a window
                    kept -= {arg.name for arg in inside.args if isinstance(arg, c.Var)}
            match source:
                case c.Native(name="numbers") | c.Source(of="definitions" | "values"):
                    fixed = s.var not in self.registers
                case _:  # such spaces are known for the board, and other lists may change
                    fixed = False
            if fixed and self.place.is_fixed(group.where, {group.var, *kept}):
                return loop_over(self, group, s.var)
        return self.ex(group), None

    def let(self, s: c.SLet) -> None:
        target, value = self.var(s.var), self.ex(s.value)
        if isinstance(s.value, c.Choice):
            self.chosen = s.var
        if s.var in self.registers and s.value.type.form == "list":
            value = p.builtin("tuple", value)  # what the state holds never changes in place
        note: p.Expr | None = None
        if isinstance(target, p.Name) and s.fresh and target.id not in self.annotated:
            if s.value.type.form == "list":
                self.annotated.add(target.id)
                note = annotation(s.value.type)  # lists and tuples are both lists here
        self.add(p.Assign(target, value, note))

    def repeat(self, s: c.SRepeat) -> None:
        self.loops += 1
        body = self.inner(s.body)
        self.loops -= 1
        if s.times is None:
            self.add(p.While(p.TRUE, [*self.ticks(s.line), *body]))
            return
        if not (isinstance(s.times, c.Lit) and s.times.value in range(100)):
            body = [*self.ticks(s.line), *body]
        elif self.loops:
            body = [*paid(WALK), *body]
        self.add(p.For(p.Name("_"), p.builtin("range", self.ex(s.times)), body))

    def open(self, s: c.SOpen) -> None:
        """Open a window; what the players changed of its roles comes back to the names that were given."""
        opened = self.called("window", s.window, s.args)
        window = self.world.routine("window", s.window)
        assert window is not None
        pairs = zip(s.args, window.params, strict=True)
        back = [(a, w) for a, w in pairs if isinstance(a, c.Var) and a.name != "bearer"]
        if not back:
            self.add(p.Do(opened))
            return
        name = self.temp("opened")
        self.add(p.Assign(name, opened))
        for arg, param in back:
            self.add(p.Assign(self.var(arg.name), p.Attr(name, safe(param.name))))

    def names_only(self, s: c.SWhile) -> None:
        """A loop that changes nothing outside, so its rounds can be paid for together."""
        if self.walks_straight(s):
            return
        rounds = self.temp("_rounds")
        done = p.If(p.negated(self.ex(s.condition)), [p.Break()])
        spent: list[p.Stmt] = [p.Assign(p.game("fuel"), p.ZERO), self.tick(s.line)]
        walk = p.For(rounds, p.api("ROUNDS"), [done, *self.inner(s.body)], spent)
        self.paying.append(walk)
        self.add(walk, p.Change(p.game("fuel"), "-=", rounds))

    def walks_straight(self, s: c.SWhile) -> bool:
        """`while shift(s, 0, 1) is not nothing and ...: s = shift(s, 0, 1)` ends at the edge."""
        step = s.body[0]
        if len(s.body) > 1 or not isinstance(step, c.SLet) or not isinstance(step.value, c.Native):
            return False
        start, *offset = step.value.args
        if step.value.name != "shift" or start != c.Var(start.type, step.var):
            return False
        far = [x.value for x in offset if isinstance(x, c.Lit)]
        if len(far) < 2 or far == [0, 0]:
            return False
        ahead = self.ex(step.value)
        tests: list[p.Expr | None] = [self.ex(test) for test in conjuncts(s.condition)]
        if tests[0] != p.compare(ahead, ">=", p.ZERO):
            return False
        there = self.temp("there")
        test = p.both(tests) or p.TRUE
        test = p.rewritten(test, lambda x: there if x == ahead else None)
        walk = p.While(test, [p.Assign(self.var(step.var), there), p.Assign(there, ahead)])
        self.paying.append(walk)
        paid = p.Change(p.game("fuel"), "-=", p.literal(CALL))
        self.add(p.Assign(there, ahead), walk, paid)
        return True

    def if_(self, s: c.SIf) -> None:
        test = s.condition
        if (
            self.place.clauses is None
            and not s.otherwise
            and isinstance(test, c.Select)
            and test.mode in ("any", "no")
        ):
            self.search(test, self.inner(s.then))
            return
        asked = self.ex(test)
        unwritten = self.never_false(s)
        self.add(p.If(asked, self.inner(s.then), self.otherwise(s) or unwritten))

    def otherwise(self, s: c.SIf) -> list[p.Stmt]:
        match s.otherwise:
            case (c.SIf() as other,):
                reached = self.reached(other.line, "statement")
                asked = self.ex(other.condition)
                then, unwritten = self.inner(other.then), self.never_false(other)
                return [*reached, p.If(asked, then, self.otherwise(other) or unwritten)]
            case _:
                return self.inner(s.otherwise)

    def never_false(self, s: c.SIf) -> list[p.Stmt]:
        """The branch that nobody wrote; after a choice it is the compiler that asks."""
        if s.otherwise:
            return []
        match s.condition:
            case c.Op(operator="!=", args=(c.Var(name=name), _)) if name == self.chosen:
                return []
            case _:
                return self.reached(s.line, "branch", "the condition is false")

    def set_item(self, s: c.SSet, group: Type) -> None:
        """One item of a list, or the value for one key: the column gets a tuple with that changed."""
        assert s.key is not None
        target, value = self.target(s), self.settled(s.value)
        number = self.ex(s.key) if group.form == "list" else self.number_of(group, s.key)
        if s.operator != "=":
            name = number
            if not isinstance(name, (p.Name, p.Literal)):
                name = self.temp("number")
                self.add(p.Assign(name, number))
            number = name
            value = p.Binary(s.operator[0], p.Index(target, number), value)
        value = bounded(value, *self.kept_bounds(s))
        self.add(p.Assign(target, p.call(p.api("with_item"), target, number, value)))
        self.changed(s.owner_form)

    def set(self, s: c.SSet) -> None:
        if s.key is not None:
            self.set_item(s, self.kept_type(s))
            return
        target = self.target(s)
        value = self.settled(s.value)
        least, most = self.kept_bounds(s)
        if least is None and most is None:
            if s.operator == "=":
                self.add(p.Assign(target, value))
            else:
                self.add(p.Change(target, s.operator, value))
            self.changed(s.owner_form)
            return
        if s.operator != "=":
            value = p.Binary(s.operator[0], target, value)
        self.add(p.Assign(target, bounded(value, least, most)))
        self.changed(s.owner_form)

    def kept_type(self, s: c.SSet) -> Type:
        """The type of the column that is written to."""
        if s.owner_form == "piece":
            kinds = [k for k in self.world.kinds.values() if k.piece]
        else:
            kinds = [self.world.kinds[s.owner_form]]
        return next(k.state[s.field].type for k in kinds if s.field in k.state)

    def kept_bounds(self, s: c.SSet) -> tuple[p.Expr | None, p.Expr | None]:
        """The bounds that a new value may break: more never falls below the least, less never exceeds the most."""
        least, most = s.least, s.most
        low, high = bounds(self.world, s.value)
        if s.operator == "=":
            lowest, highest = [bounds(self.world, b) if b else OPEN for b in (least, most)]
            if decided(">=", (low, high), lowest):
                least = None
            if decided("<=", (low, high), highest):
                most = None
        elif low is not None and low >= 0 and self.always_bounded(s):
            if s.operator == "+=":
                least = None
            else:
                most = None
        return self.bound(least), self.bound(most)

    def always_bounded(self, s: c.SSet) -> bool:
        """Whether these are the bounds of the column itself, whatever kind its owner is."""
        own = [b.value if isinstance(b, c.Lit) else b for b in (s.least, s.most)]
        forms = [s.owner_form] if s.owner_form != "piece" else list(self.world.kinds)
        kinds = [self.world.kinds[form] for form in forms if form in self.world.kinds]
        states = [k.state[s.field] for k in kinds if s.field in k.state]
        return bool(states) and all([state.least, state.most] == own for state in states)

    def bound(self, value: c.Core | None) -> p.Expr | None:
        return self.ex(value) if value is not None else None

    def target(self, s: c.SSet) -> p.Expr:
        if s.owner_form == "event":
            return p.Attr(p.Name("event"), safe(s.field))
        if s.owner_form == "game":
            own = s.field in ("active", "passed")
            return p.game(s.field if own else f"table_{s.field}")
        assert s.owner is not None
        owner = self.ex(s.owner)
        simple = isinstance(s.owner, (c.Var, c.GameVar)) or isinstance(owner, p.Literal)
        if s.operator != "=" and not simple:
            name = self.temp("whose")
            self.add(p.Assign(name, owner))
            owner = name
        its_owner = s.owner_form == "piece" and s.field == "owner"
        return p.Index(p.game("owner" if its_owner else f"{s.owner_form}_{s.field}"), owner)

    def native_verb(self, s: c.SNative) -> None:
        a = [self.ex(x) for x in s.args]
        match s.name:
            case "move" if s.args[1].type.form == "list":
                self.add(p.Do(p.of_game("put_on", a[0], a[1])))
            case "move":
                self.add(p.Do(p.of_game("put", a[0], a[1])))
            case "bury":
                self.add(p.Do(p.of_game("bury", a[0], a[1])))
            case "place":
                self.place_piece(s, a)
            case "discard_from_game":
                self.add(p.Do(p.of_game("put", a[0], nothing(Type("space")))))
            case "shuffle":
                self.add(p.Do(p.of_game("shuffle", a[0])))
            case "hold":
                self.add(p.Do(p.call(p.game("program", "hold"), p.GAME, a[0])))
            case "transform":
                self.add(p.Do(p.of_game("transform", a[0], a[1])))
            case "release":
                self.add(p.Assign(p.Index(p.game("held"), a[0]), p.NONE))
                self.changed()
            case "activate":
                self.add(p.Do(p.call(p.game("program", "activate"), p.GAME, a[0], a[1])))
                self.leave_if_over("* abilities")
            case _:
                raise AssertionError(s)

    def place_piece(self, s: c.SNative, a: list[p.Expr]) -> None:
        several = s.args[1].type.form == "list"
        where = next((x for x in (a[1], a[2]) if x != p.NONE), None)
        if several or where is None:
            where = nothing(Type("space"))
        owner = a[3] if a[3] != p.NONE else nothing(Type("player"))
        made = p.of_game("create", a[0], where, owner)
        name = self.var(s.var) if s.var else self.temp("placed") if several else None
        self.add(p.Assign(name, made) if name is not None else p.Do(made))
        if several and name is not None:
            self.add(p.Do(p.of_game("put_on", name, a[1])))

    def end(self, s: c.SEnd) -> None:
        if s.how == "win" and isinstance(s.players, c.Select) and s.players.mode == "best":
            self.add(p.Do(p.of_game("win_ranked", *self.ranking(s.players))))
        elif s.how == "win":
            assert s.players is not None
            method = "win_one" if s.players.type.form == "player" else "win"
            self.add(p.Do(p.of_game(method, self.ex(s.players))))
        else:
            self.add(p.Do(p.of_game(s.how)))
        self.add(self.returns)

    def ranking(self, best: c.Select) -> list[p.Expr]:
        """The players with what they are ranked by, and whether more of it is better."""
        var = self.place.local(best.var)
        over, test = self.walk(best.source, best.var)
        with self.walking(best.var):
            tests = p.both([test, self.ex(best.where) if best.where is not None else None])
            row = p.Tuple((var, *[self.ex(value) for value, _ in best.orders]))
        highest = tuple([highest for _, highest in best.orders])
        return [p.Listing(row, p.Loop(var, over, tests)), p.literal(highest)]

    def several(self, players: c.Core) -> p.Expr:
        """Players as a list, also a single one."""
        written = self.ex(players)
        return p.Tuple((written,)) if players.type.form == "player" else written

    def may(self, s: c.SMay) -> p.Expr:
        prompt = self.place.prompt("YesNo", "may", p.literal(s.prompt))
        asked = p.of_game("may", self.ex(s.chooser), prompt, *self.asking)
        if s.condition is None:
            return asked
        return p.both([self.ex(s.condition), asked]) or asked

    def choice(self, s: c.SOneOf) -> p.Expr:
        words = tuple(text for text, _ in s.options)
        prompt = self.place.prompt("OneOf", "one of", p.literal("choose one"), p.literal(words))
        if not s.conditions:
            count = p.builtin("range", p.literal(len(words)))
            return p.of_game("choose", self.ex(s.chooser), prompt, count, p.ZERO)
        held = [p.TRUE if x is None else self.ex(x) for x in s.conditions]
        open_ = p.call(p.api("those_true"), *held)
        return p.of_game("choose", self.ex(s.chooser), prompt, open_, p.literal(-1))

    def one_of(self, s: c.SOneOf) -> None:
        name = self.temp("option")
        self.add(p.Assign(name, self.choice(s)))
        blocks = [
            [*self.reached(s.line, "alternative", words), *self.inner(body)]
            for words, body in s.options
        ]
        self.add(*chosen(name, blocks))

    def say(self, template: str, types: dict[str, tuple[str, Type]]) -> None:
        """A line for the players' log; `{name}` stands for a value in words."""
        parts: list[p.Expr] = []
        who: tuple[str, Type] | None = None  # the name just before
        before: list[str | Slot] = ["", ""]  # the two parts before
        for part in spoken_parts(template):
            number, blank = before
            before = [blank, part]
            if not isinstance(part, Slot) or part.name not in types:
                text = part.written if isinstance(part, Slot) else part
                parts += agreeing(text, who[1], self.var(who[0])) if who else [p.literal(text)]
                who = None
                continue
            name, type_ = types[part.name]
            value = (p.literal(show_kind(type_)), self.var(name))
            who = None
            if part.words:
                parts.append(p.of_game("word", *value, *[p.literal(w) for w in part.words]))
                continue
            plurals = self.place.world.enum_plurals.get(type_.name or "", {})
            if plurals and isinstance(number, Slot) and blank == " " and number.name in types:
                parts.append(self.counted(types[number.name], value, name, plurals))
                continue
            if plurals and isinstance(blank, str) and says_all(blank):
                parts.append(self.word_for_several(value, name, plurals))
                continue
            parts.append(p.of_game("named", *value))
            if part.possessive:
                parts.append(p.of_game("ending", *value))
            else:
                who = (name, type_)
        self.tell(parts or [p.literal("")])

    def counted(
        self,
        number: tuple[str, Type],
        value: tuple[p.Expr, p.Expr],
        name: str,
        plurals: Mapping[str, str],
    ) -> p.Expr:
        """A value of an enumeration behind a number: its own word, or that for several."""
        one, many = p.of_game("show", *value), self.word_for_several(value, name, plurals)
        return p.of_game("word", p.literal(show_kind(number[1])), self.var(number[0]), one, many)

    def word_for_several(
        self, value: tuple[p.Expr, p.Expr], name: str, plurals: Mapping[str, str]
    ) -> p.Expr:
        """The word for several of a value of an enumeration."""
        pairs = tuple([(p.literal(k), p.literal(plurals[k])) for k in sorted(plurals)])
        one = p.of_game("show", *value)
        return p.Call(p.Attr(p.Dict(pairs), "get"), (self.var(name), one), ())

    def tell(self, words: list[p.Expr]) -> None:
        telling = p.compare(p.game("log"), "is not", p.NONE)
        self.add(p.If(telling, [p.Do(p.of_game("tell", *words))]))


def bounded(value: p.Expr, least: p.Expr | None, most: p.Expr | None) -> p.Expr:
    """`max(least, min(most, value))`, worked out where all is known."""
    if most is not None:
        value = _worked_out("min", most, value)
    return _worked_out("max", least, value) if least is not None else value


def _worked_out(function: str, bound: p.Expr, value: p.Expr) -> p.Expr:
    match bound, value:
        case p.Literal(int(one)), p.Literal(int(two)):
            return p.literal(min(one, two) if function == "min" else max(one, two))
        case _, p.Call(p.Name(known), (first, *_)) if known == function and first == bound:
            return value
        case _:
            return p.builtin(function, bound, value)


def chosen(name: p.Expr, blocks: list[list[p.Stmt]]) -> list[p.Stmt]:
    """`if name == 0: ... elif name == 1: ...`"""
    found: list[p.Stmt] = []
    for number in reversed(range(len(blocks))):
        test = p.compare(name, "==", p.literal(number))
        found = [p.If(test, blocks[number], found)]
    return found
