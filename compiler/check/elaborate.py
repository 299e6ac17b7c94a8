"""Gives every written sentence its meaning: names, types, roles and defaults.

One `Elaborator` serves one body (of a verb, an ability, an action ...). A mistake is reported at
its place and the value becomes `UNKNOWN`, which fits everywhere, so one slip gives one message.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.check.circles import goes_away, may_leave, stands_still
from compiler.check.elaborate_changes import assign, verb_done
from compiler.check.elaborate_choices import (
    choose,
    counted,
    if_chosen,
    must_be_chosen,
    when_possible,
)
from compiler.check.elaborate_events import emit, open_window, resolve_piece, run_phase
from compiler.check.elaborate_nouns import noun_phrase, really_a_noun
from compiler.check.elaborate_place import Place
from compiler.check.elaborate_scope import all_of
from compiler.check.elaborate_stats import lasting, period_of, without_duration
from compiler.check.elaborate_texts import filled, offer, speak_of
from compiler.check.elaborate_turns import turn
from compiler.check.elaborate_values import Values
from compiler.check.elaborate_verbs import begins_another, verb_phrase
from compiler.check.idle import (
    always_the_same,
    done_again,
    no_change,
    nothing_there,
    said_twice,
    same_branches,
    whole,
)
from compiler.check.in_a_row import rolls_again, set_in_any_case
from compiler.check.numbers import opposite
from compiler.check.secret_rolls import secret_rolls
from compiler.check.sense import at_least, decided_before, once_only, remember, tells_apart
from compiler.language import syntax as s
from compiler.language.plurals import with_article
from compiler.language.types import NOTHING, NUMBER, PLAYER, SPACE, TRUTH, UNKNOWN, list_of
from compiler.model import core as c
from compiler.model.builtins import VERBS
from compiler.prose.english import capital
from compiler.source.diagnostics import Fix, edit


class Elaborator(Values):
    """Makes core trees out of the syntax of one text."""

    def block(self, statements: tuple[s.Stmt, ...]) -> tuple[c.CoreStmt, ...]:
        self.push()
        result = self.sequence(list(statements))
        self.pop()
        return tuple(secret_rolls(result) if self.keeps_secrets else result)

    def sequence(self, statements: list[s.Stmt]) -> list[c.CoreStmt]:
        """Statements in order; where nothing can be chosen, the rest of the block does not happen."""
        result: list[c.CoreStmt] = []
        passed = self.held
        for index, statement in enumerate(statements):
            if index:
                self.held = passed
            if isinstance(statement, s.Choose):
                statement = counted(self, statement)
            if index and self.form != "test":
                done_again(self, statements[index - 1], statement)
                set_in_any_case(self, statements[index - 1], statement)
            made = self.statement(statement)
            result.extend(made)
            known = _not_left(statement, made)
            passed = (*passed, *known) if known else ()
            if isinstance(statement, s.Choose) and must_be_chosen(statement) and made:
                last = made[-1]
                assert isinstance(last, c.SLet)
                rest = self.sequence(statements[index + 1 :])
                result.extend(if_chosen(last, rest))
                return result
            if (made or not _ends_the_game(statement)) and _leaves(statement):
                if index + 1 < len(statements):
                    self.error(
                        "E0311",
                        "this is never reached",
                        statements[index + 1],
                        "remove it, or the line before",
                    )
                return result
        return result

    def statement(self, node: s.Stmt) -> list[c.CoreStmt]:
        if isinstance(self.report, Place):
            self.report.enters(self, node)
        line = self.line(node)
        held, self.held = self.held, ()
        if self.form == "query" and not self.only_looks(node):
            self.error(
                "E0330",
                "a query only reads the game, and this changes the game or writes to the log",
                node,
                "do it in the verb or action that calls the query",
            )
            return []
        match node:
            case s.Let():
                self.hides(node.name)
                done = verb_done(self, node.value, line, node.name.text)
                if done is not None:
                    name = self.declare(node.name.text, done[1], writable=True)
                    self.named(node.name)
                    return [replace(done[0], var=name)]
                value = self.value(node.value)
                if value.type == NOTHING:
                    self.error(
                        "E0312",
                        "`nothing` alone has no type: say what it stands in for",
                        node.value,
                    )
                name = self.declare(node.name.text, value.type, writable=True)
                self.named(node.name)
                if isinstance(value, c.Get) and (value.how, value.field) == (
                    "state",
                    node.name.text,
                ):
                    self.scope.names[node.name.text].copied = self.source_text(node.value)
                remember(self, node.name.text, name, value)
                return [c.SLet(line, name, value, True)]
            case s.Assign():
                no_change(self, node)
                return assign(self, node, line)
            case s.Do():
                return verb_phrase(self, node.phrase, line)
            case s.Emit():
                return emit(self, node, line)
            case s.Open():
                return open_window(self, node, line)
            case s.Plain():
                return self.plain(node, line)
            case s.Give():
                if self.form != "query" and (self.form != "verb" or self.gives is None):
                    help = "say what the verb `gives`" if self.form == "verb" else None
                    self.error(
                        "E0313", "only a query, or a verb with `gives`, gives a value", node, help
                    )
                    return []
                done = verb_done(self, node.value, line, "given")
                if done is not None:
                    name = self.fresh("given", done[1])
                    given = self.suited(
                        c.Var(done[1], name), self.gives or UNKNOWN, node.value, "it"
                    )
                    return [replace(done[0], var=name), c.SReturn(line, given)]
                value = self.expect(node.value, self.gives or UNKNOWN, f"this {self.form}")
                return [c.SReturn(line, value)]
            case s.Win():
                self.report.ends.setdefault("game over", self.span(node))
                return [c.SEnd(line, "win", self.players(node.players, "win"))]
            case s.Lose():
                self.report.ends.setdefault("game over", self.span(node))
                if node.players is None:
                    return [c.SEnd(line, "lose", None)]
                return [c.SLose(line, self.players(node.players, "lose"))]
            case s.Award():
                who = self.players(node.players, "have titles")
                if not node.title.strip():
                    self.error("E0350", "this title is empty", node, "write it between the quotes")
                return [c.SAward(line, filled(self, node.title, node), who)]
            case s.Choose():
                return choose(self, node, line)
            case s.May():
                return self.may(node, line)
            case s.ChooseOne():
                return [self.choose_one(node, line)]
            case s.Turn():
                self.report.ends.setdefault("game turn", self.span(node))
                return turn(self, node, line)
            case s.Run():
                return run_phase(self, node, line)
            case s.Resolve():
                return resolve_piece(self, node, line)
            case s.Say():
                if not node.words.strip():
                    self.error("E0350", "this says nothing", node, "write words between the quotes")
                at = None if node.at is None else self.expect(node.at, SPACE, "`refuse`")
                return [c.SSay(line, filled(self, node.words, node), node.refusal, at)]
            case s.Expire():
                after = (
                    self.expect(node.after, NUMBER, "`after`") if node.after is not None else None
                )
                return [c.SExpire(line, period_of(self, node.period, ""), after)]
            case s.Renew():
                return [c.SRenew(line, period_of(self, node.period, "?"))]
            case s.Modifier():
                without_duration(self, node)
                return []
            case s.If():
                condition = self.expect(node.condition, TRUTH)
                always_the_same(self, node.condition)
                decided_before(self, held, condition, node.condition)
                same_branches(self, node)
                rolls_again(self, node)
                nothing_there(self, node)
                self.push()
                self.narrow(node.condition)
                self.held = (*held, condition)
                then = self.block(node.then)
                self.pop()
                self.held = (*held, opposite(condition) or c.Op(TRUTH, "not", (condition,)))
                otherwise = self.block(node.otherwise)
                self.held = ()
                return [c.SIf(line, condition, then, otherwise)]
            case s.While():
                condition = self.expect(node.condition, TRUTH)
                if isinstance(condition, c.Lit) and condition.value is False:
                    always_the_same(self, node.condition)
                self.loops += 1
                body = self.block(node.body)
                self.loops -= 1
                self.comes_again(node.body)
                if isinstance(condition, c.Lit) and condition.value is True and not may_leave(body):
                    self.error(
                        "E0315", "this loop never ends", node, "leave it with `break` or `stop`"
                    )
                elif stands_still(condition, body) and not may_leave(body):
                    said = f"this loop never ends: nothing in it changes `{self.source_text(node.condition)}`"
                    self.error("E0315", said, node.condition, "change what it waits for")
                elif goes_away(condition, body):
                    said = f"this loop never ends: nothing in it brings `{self.source_text(node.condition)}` nearer to its end"
                    self.error("E0315", said, node.condition, "change it the other way")
                return [c.SWhile(line, condition, body)]
            case s.Repeat():
                times = (
                    self.expect(node.times, NUMBER, "`repeat`") if node.times is not None else None
                )
                if times is not None and node.times is not None:
                    at_least(self, times, 1, node.times, "how often something is repeated")
                    once_only(self, times, node.times)
                self.loops += 1
                body = self.block(node.body)
                self.loops -= 1
                self.comes_again(node.body)
                if times is None and not may_leave(body) and self.form != "phase":
                    self.error(
                        "E0315", "this loop never ends", node, "leave it with `break` or `stop`"
                    )
                return [c.SRepeat(line, times, body)]
            case s.ForEach():
                return self.for_each(node, line)
            case s.Until():
                return lasting(self, node, line)

    def comes_again(self, body: tuple[s.Stmt, ...]) -> None:
        """Warn of a loop whose last statement always leaves it."""
        if body and _leaves(body[-1]) and self.form != "test":
            shown = self.source_text(body[-1])
            said = f"this loop never repeats: it always ends with `{shown}`"
            help = "indent this less, to come after the loop, or put a condition before it"
            self.warning("W0467", said, body[-1], help)

    def players(self, node: s.Expr, what: str) -> c.Core:
        """A player, or several."""
        who = self.coerce(self.value(node), PLAYER)
        if who.type != PLAYER and not self.fits(who.type, list_of(PLAYER)):
            how = f"name players, as in `{what} best players by highest it.coins`"
            self.error("E0303", f"only players {what}, and this is {who.type.in_words}", node, how)
        return who

    def only_looks(self, node: s.Stmt) -> bool:
        """Whether a statement changes nothing but names of its own block."""
        match node:
            case s.Assign():
                if node.owner is not None:
                    return False
                variable = self.scope.find(node.field.text)
                return node.field.text != "active" if variable is None else not variable.role
            case s.Let() | s.Give() | s.If() | s.While() | s.Repeat() | s.ForEach():
                return True
            case s.Plain():
                return node.word in ("stop", "break")
            case s.Choose():
                return True  # it has a message of its own
            case s.Do():  # an unknown verb has one, too
                name = node.phrase.verb.text
                known = name in ("add", "remove", *VERBS)
                return not known and self.world.routine("verb", name) is None
            case _:
                return False

    def plain(self, node: s.Plain, line: int) -> list[c.CoreStmt]:
        match node.word:
            case "stop":
                if self.form == "query" or (self.form == "verb" and self.gives is not None):
                    self.error(
                        "E0313",
                        f"{with_article(self.form)} that gives a value ends with `give`",
                        node,
                    )
                return [c.SReturn(line, None)]
            case "break":
                if not self.loops:
                    said = "`break` leaves a loop, and this is not in one"
                    help = "indent it into the loop, or write `stop` to end the rule"
                    self.error("E0317", said, node, help)
                return [c.SBreak(line)]
            case how:
                self.report.ends.setdefault("game over", self.span(node))
                return [c.SEnd(line, how, None)]

    def choose_one(self, node: s.ChooseOne, line: int) -> c.SOneOf:
        """Alternatives; one that cannot be done, or whose `if` does not hold, is not offered."""
        chooser = self.chooser(node.by)
        said_twice(self, [whole(option) for option in node.options if option], "this alternative")
        options: list[tuple[str, tuple[c.CoreStmt, ...]]] = []
        conditions: list[c.Core | None] = []
        for option in node.options:
            held: list[c.Core] = []
            self.push()
            match option:
                case (s.If(otherwise=()) as only,):
                    held.append(self.expect(only.condition, TRUTH))
                    self.narrow(only.condition)
                    option = only.then
            body = self.block(option)
            self.pop()
            able = when_possible(self, body)
            if able is not None:
                self.wordings.silent.add(id(able))
            options.append((offer(self, option, chooser, body) if option else "", body))
            conditions.append(all_of(held if able is None else [*held, able]))
        always = [n for n, held_ in enumerate(conditions) if held_ is None]
        if len(always) == len(conditions):
            conditions = []
        return c.SOneOf(line, chooser, tuple(options), tuple(conditions))

    def may(self, node: s.May, line: int) -> list[c.CoreStmt]:
        chooser = self.chooser(node.by)
        inner: list[s.Stmt] = []
        if node.phrase is not None and begins_another(self.world, node.phrase.verb.text):
            self.not_a_verb(node.phrase.verb)
            return []
        if node.phrase is not None:
            inner.append(s.Do(node.phrase.pos, node.phrase))
        inner.extend(node.body)
        body = self.block(tuple(inner))
        prompt = capital(offer(self, tuple(inner), chooser, body)) + "?"
        return [c.SMay(line, chooser, prompt, body, when_possible(self, body))]

    def not_a_verb(self, word: s.Word) -> None:
        """`may emit ...`: what is no verb stands behind a colon."""
        said = f"`may` takes a verb, and `{word.text}` begins another statement"
        end = word.pos[0]
        blank = edit(self.scalar, len(self.scalar.text[:end].rstrip()), end, ": ")
        fix = Fix(f"write `may: {word.text} ...`", (blank,), safe=True)
        self.error("E0302", said, word, fix.title, fixes=(fix,))

    def for_each(self, node: s.ForEach, line: int) -> list[c.CoreStmt]:
        self.hides(node.name)
        self.push()
        source, var, item, where = noun_phrase(self, node.phrase, node.name, loop=True)
        speak_of(
            self,
            var,
            source if where is None else c.Select(list_of(item), "list", source, var, item, where),
        )
        orders = tuple((self.expect(o.value, NUMBER), o.highest) for o in node.orders)
        compared_by = [(o.value, v[0]) for o, v in zip(node.orders, orders, strict=True)]
        tells_apart(self, compared_by, var)
        group: c.Core = source
        if orders:
            group = c.Select(list_of(item), "sorted", source, var, item, where, None, orders)
        elif where is not None:
            group = c.Select(list_of(item), "list", source, var, item, where)
        self.loops += 1
        body = self.block(node.body)
        self.loops -= 1
        self.pop()
        if node.name is None:
            really_a_noun(self, node.phrase, strict=False)
        return [c.SFor(line, var, item, group, body)]


def _not_left(statement: s.Stmt, made: list[c.CoreStmt]) -> tuple[c.Core, ...]:
    """What is known behind `if ...: stop`: its condition was false. Behind another `if`, nothing is."""
    if len(made) != 1 or not isinstance(made[0], c.SIf) or not isinstance(statement, s.If):
        return ()
    if statement.otherwise or not statement.then or not _leaves(statement.then[-1]):
        return ()
    condition = made[0].condition
    return (opposite(condition) or c.Op(TRUTH, "not", (condition,)),)


def _leaves(statement: s.Stmt) -> bool:
    """Whether nothing in the same block comes after it: it ends the block, or the game."""
    match statement:
        case s.Give():
            return True
        case s.Plain(word=word):
            return word in ("stop", "break", "tie")
        case _:
            return _ends_the_game(statement)


def _ends_the_game(statement: s.Stmt) -> bool:
    match statement:
        case s.Win() | s.Lose(players=None) | s.Plain(word="tie"):
            return True
        case _:
            return False
