"""Gives every written sentence its meaning: names, types, roles and defaults.

One `Elaborator` serves one body (of a verb, an ability, an action ...). A mistake is reported at
its place and the value becomes `UNKNOWN`, which fits everywhere, so one slip gives one message.
"""

from __future__ import annotations

import contextlib
import re
from dataclasses import replace

from compiler.check.circles import goes_away, may_leave, stands_still
from compiler.check.doubts import note_change
from compiler.check.elaborate_calls import all_arguments
from compiler.check.elaborate_fields import field_of, game_field
from compiler.check.elaborate_items import key_of
from compiler.check.elaborate_names import fields_of, known_names, owned_by, unknown_name
from compiler.check.elaborate_nouns import (
    noun_phrase,
    really_a_noun,
    walked_by,
)
from compiler.check.elaborate_place import Place
from compiler.check.elaborate_scope import Variable, _listed, all_of
from compiler.check.elaborate_values import Values
from compiler.check.elaborate_verbs import begins_another, for_each_of_several, verb_phrase
from compiler.check.feasible import possible
from compiler.check.foreign_words import other_rule, unknown_event
from compiler.check.idle import (
    always_the_same,
    changes_a_copy,
    done_again,
    no_change,
    nothing_there,
    perhaps_nothing,
    said_twice,
    same_branches,
    whole,
)
from compiler.check.in_a_row import rolls_again, set_in_any_case
from compiler.check.numbers import opposite
from compiler.check.secret_rolls import secret_rolls
from compiler.check.sense import (
    adds_within_bounds,
    at_least,
    decided_before,
    once_only,
    remember,
    tells_apart,
    within_bounds,
)
from compiler.language import syntax as s
from compiler.language.plurals import with_article
from compiler.language.types import (
    NOTHING,
    NUMBER,
    PLAYER,
    SPACE,
    TEXT,
    TRUTH,
    UNKNOWN,
    Type,
    list_of,
    piece,
)
from compiler.model import core as c
from compiler.model.builtins import VERBS
from compiler.model.core_trees import nodes
from compiler.model.definitions import Routine
from compiler.model.former_names import read_rule
from compiler.prose.english import capital, said
from compiler.prose.phrases import Wordless
from compiler.schema.kinds import StateDef
from compiler.source.diagnostics import Fix, Hint, did_you_mean, edit
from compiler.source.positions import Items, Scalar
from compiler.source.text_templates import bare_names, check_slots, spoken_parts

BUILT_IN = ("players", "passed", "over", "winners", "scenario", "options", "game")


class Elaborator(Values):
    """Makes core trees out of the syntax of one text."""

    keeps_secrets = False  # whether hidden state has been written

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
                statement = self.counted(statement)
            if index and self.form != "test":
                done_again(self, statements[index - 1], statement)
                set_in_any_case(self, statements[index - 1], statement)
            made = self.statement(statement)
            result.extend(made)
            known = _not_left(statement, made)
            passed = (*passed, *known) if known else ()
            if isinstance(statement, s.Choose) and _must_be_chosen(statement) and made:
                last = made[-1]
                assert isinstance(last, c.SLet)
                rest = self.sequence(statements[index + 1 :])
                result.extend(_if_chosen(last, rest))
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
                done = self.done(node.value, line, node.name.text)
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
                return self.assign_done(node, line)
            case s.Do():
                return verb_phrase(self, node.phrase, line)
            case s.Emit():
                return self.emit(node, line)
            case s.Open():
                return self.open(node, line)
            case s.Plain():
                return self.plain(node, line)
            case s.Give():
                if self.form != "query" and (self.form != "verb" or self.gives is None):
                    help = "say what the verb `gives`" if self.form == "verb" else None
                    self.error(
                        "E0313", "only a query, or a verb with `gives`, gives a value", node, help
                    )
                    return []
                done = self.done(node.value, line, "given")
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
                return [c.SAward(line, self.filled(node.title, node), who)]
            case s.Choose():
                return self.choose(node, line)
            case s.May():
                return self.may(node, line)
            case s.ChooseOne():
                return [self.choose_one(node, line)]
            case s.Turn():
                self.report.ends.setdefault("game turn", self.span(node))
                return self.turn(node, line)
            case s.Run():
                return self.run(node, line)
            case s.Resolve():
                return self.resolve(node, line)
            case s.Say():
                if not node.words.strip():
                    self.error("E0350", "this says nothing", node, "write words between the quotes")
                at = None if node.at is None else self.expect(node.at, SPACE, "`refuse`")
                return [c.SSay(line, self.filled(node.words, node), node.refusal, at)]
            case s.Expire():
                after = (
                    self.expect(node.after, NUMBER, "`after`") if node.after is not None else None
                )
                return [c.SExpire(line, self.period(node.period, ""), after)]
            case s.Renew():
                return [c.SRenew(line, self.period(node.period, "?"))]
            case s.Modifier():
                self.without_duration(node)
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
                return self.until(node, line)

    def comes_again(self, body: tuple[s.Stmt, ...]) -> None:
        """Warn of a loop whose last statement always leaves it."""
        if body and _leaves(body[-1]) and self.form != "test":
            shown = self.source_text(body[-1])
            said = f"this loop never repeats: it always ends with `{shown}`"
            help = "indent this less, to come after the loop, or put a condition before it"
            self.warning("W0467", said, body[-1], help)

    def without_duration(self, node: s.Modifier) -> None:
        """Report `+2 damage` where things happen; after `if ...:` on its own line, `while` is meant."""
        text, said = self.scalar.text, "this change of a stat needs a duration"
        start = text.rfind("\n", 0, node.pos[0]) + 1
        asked = re.match(r"\s*if\b", text[start : node.pos[0]])
        if self.form == "ability" and asked is not None:
            end = start + asked.end()
            fix = Fix("write `while`", (edit(self.scalar, end - 2, end, "while"),))
            help = "write `while` for a change that lasts as long as the condition holds"
            self.error("E0314", said, node, help, fixes=(fix,))
            return
        help = "write `until end of <period>: ...`, or put it on a line of its own in `effects`"
        self.error("E0314", said, node, help)

    def done(self, node: s.Expr, line: int, name: str) -> tuple[c.SDo, Type] | None:
        """`draw(3)`, where draw is a verb that gives something: what is done, and what it gives."""
        if not isinstance(node, s.Call) or self.form in ("query", "domain", "evaluation"):
            return None
        verb = self.world.routine("verb", node.function.text)
        if verb is None or verb.gives is None or self.world.routine("query", verb.name) is not None:
            return None
        phrase = s.Phrase(node.pos, node.function, node.args, (), None)
        args = all_arguments(self, verb, phrase, node, positional=True)
        return c.SDo(line, verb.name, args, name), verb.gives

    def assign_done(self, node: s.Assign, line: int) -> list[c.CoreStmt]:
        """`player.luck = draw(3)`: it is done, and then set."""
        done = self.done(node.value, line, "given")
        if done is None:
            return self.assign(node, line)
        name = self.fresh("given", done[1])
        hidden = f"({name})"  # no author can write such a name
        self.scope.names[hidden] = Variable(c.Var(done[1], name))
        after = replace(node, value=s.Name(node.value.pos, hidden))
        return [replace(done[0], var=name), *self.assign(after, line)]

    def without_let(self, node: s.Assign) -> list[c.CoreStmt]:
        """Report `roll = d6`, where nothing is called `roll` yet."""
        name, near = node.field.text, did_you_mean(node.field.text, known_names(self))
        plain = node.operator == "=" and node.index is None
        if near is not None or not plain or owned_by(self, name) is not None:
            unknown_name(self, name, node.field)
            return []
        start = node.pos[0]
        fix = Fix(f"write `let {name} = ...`", (edit(self.scalar, start, start, "let "),))
        said = f"nothing is called `{name}` yet"
        self.error("E0201", said, node.field, fix.title, fixes=(fix,))
        self.declare(name, self.value(node.value).type, writable=True)
        return []

    def players(self, node: s.Expr, what: str) -> c.Core:
        """A player, or several."""
        who = self.coerce(self.value(node), PLAYER)
        if who.type != PLAYER and not self.fits(who.type, list_of(PLAYER)):
            how = f"name players, as in `{what} best players by highest it.coins`"
            self.error("E0303", f"only players {what}, and this is {who.type.in_words}", node, how)
        return who

    def period(self, node: s.Period, mark: str) -> c.Period:
        """A stretch of time; `mark` says whether something waits for its end (`?`) or it ends here."""
        of: c.Core | None = None
        if node.of is not None:
            of = self.value(node.of)
            if of.type not in (PLAYER, UNKNOWN) and of.type.form != "piece":
                self.error(
                    "E0303",
                    f"a period belongs to a player or a piece, not to {of.type.in_words}",
                    node.of,
                )
        name = node.name.text
        times = self.report.waits if mark else self.report.ends
        times.setdefault(name if of is None else f"{name}@", self.span(node.name))
        self.use(f"see period {name}", node.name)
        return c.Period(name, of)

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

    def resolve(self, node: s.Resolve, line: int) -> list[c.CoreStmt]:
        """`resolve card`, or `resolve card.half`: one of its fields of effects."""
        written: s.Expr = node.value
        field_name = ""
        if isinstance(written, s.Field):
            owner = None
            name = written.owner.text if isinstance(written.owner, s.Name) else ""
            nested = f"{name}.{written.field.text}" in self.world.things
            if not (nested and self.scope.find(name) is None):
                owner = self.value(written.owner)
                if owner.type == UNKNOWN:
                    return []
            if owner is not None and owner.type.form in ("piece", "definition"):
                kinds = [owner.type.name, *self.world.descendants(owner.type.name)]
                fields = [self.world.field(k, written.field.text) for k in kinds]
                if any(f is not None and f.type.form == "effects" for f in fields):
                    field_name = written.field.text
                    self.use(f"see field {owner.type.name}.{field_name}", written.field)
                    written = written.owner
                else:
                    asked, types = written.field.text, [owner.type, *map(piece, kinds[1:])]
                    names = {name for type_ in types for name in fields_of(self, type_)}
                    if asked not in names:
                        said = f"{owner.type.in_words} has no `{asked}`"
                        self.error("E0209", said, written.field, did_you_mean(asked, names))
                        return []
        card = self.value(written, piece("piece"))
        if card.type.form != "definition" or (isinstance(card, c.DocRef) and not field_name):
            card = self.suited(card, piece("piece"), written, "`resolve`")
        done = f"resolve {card.type.name or 'piece'}.{field_name or '*'}"
        self.report.ends.setdefault(done, self.span(node))
        acting = self.look_up("player")
        if node.by is not None:
            by = self.chooser(node.by)
        elif acting is not None and acting.value.type == PLAYER:
            by = acting.value
        elif card.type.form == "definition":
            self.error(
                "E0305",
                f"{with_article(card.type.name)} is not a piece and has no owner: say who does it",
                node,
                "write `resolve ... by player`",
            )
            return []
        else:
            by = c.Get(PLAYER, card, "owner", "builtin")
        return [c.SResolve(line, card, by, field_name)]

    def offer(
        self, written: tuple[s.Stmt, ...], chooser: c.Core, body: tuple[c.CoreStmt, ...]
    ) -> str:
        help = "put it into a verb that has a `text`"
        outer = dict(self.prose.named)
        words = self.in_words(whole(written), chooser, help, lambda: self.prose.sequence(body))
        self.prose.named = outer
        return words

    def spoken(self, var: str, options: c.Core) -> None:
        """How questions refer to something that has a name by now: `that ally`."""
        with contextlib.suppress(Wordless):
            self.prose.named[var] = said("that", noun=self.prose.described(options).head())

    def assign(self, node: s.Assign, line: int) -> list[c.CoreStmt]:
        last = node.field
        if node.owner is None:
            variable = self.scope.find(last.text)
            if variable is None and last.text == "active":
                value = self.expect(node.value, PLAYER)
                return [c.SSet(line, None, "game", "active", node.operator, value, None, None)]
            if variable is None and last.text in BUILT_IN:
                said = f"`{last.text}` cannot be changed: the game itself knows it"
                self.error(
                    "E0316", said, last, "to keep something of your own, write `let NAME = ...`"
                )
                return []
            if variable is None and self.form == "ability" and self.is_stat(last.text):
                sign = {"+=": "+", "-=": "-"}.get(node.operator)
                right = f"{sign or ''}{self.source_text(node.value)} {last.text}"
                match node.value:
                    case s.Binary(
                        operator="+" | "-" as by, left=s.Name(text=name), right=amount
                    ) if not sign and name == last.text:  # `speed = speed - 1`
                        right = f"{by}{self.source_text(amount)} {name}"
                    case _ if not sign:
                        right = f"{last.text}: {self.source_text(node.value)}"
                    case _:
                        pass
                fix = Fix(f"write `{right}`", (edit(self.scalar, *node.pos, right),))
                said = f"`{last.text}` is a stat, and no rule sets it"
                self.error("E0316", said, last, fix.title, fixes=(fix,))
                return []
            if variable is None:
                return self.without_let(node)
            if variable.role and node.index is None:
                self.reads(variable, last)  # by whoever emits the event or opens the window
                value = self.expect(node.value, variable.value.type)
                return [c.SSet(line, None, "event", last.text, node.operator, value, None, None)]
            if not variable.writable or not isinstance(variable.value, c.Var):
                self.error(
                    "E0316",
                    f"`{last.text}` cannot be changed",
                    last,
                    "only names made with `let` can",
                )
                return []
            if variable.key:
                self.use(f"see {variable.key}", last)
            changes_a_copy(self, node, variable)
            if node.index is not None:
                return [self.set_item(variable.value, node, line)]
            value = self.expect(node.value, variable.value.type)
            if variable.value.type == list_of(UNKNOWN) and value.type.form == "list":
                # `let found = []` learns what it holds from the first thing put into it.
                variable.value = c.Var(value.type, variable.value.name)
                self.types[variable.value.name] = value.type
            if node.operator != "=":
                value = c.Op(NUMBER, node.operator[0], (variable.value, value))
            return [c.SLet(line, variable.value.name, value, False)]
        at_game = isinstance(node.owner, s.Name) and node.owner.text == "game"
        if at_game and self.scope.find("game") is None:
            state = self.world.state("game", last.text)
            if state is None:
                game_field(self, last)
                return []
            self.use(f"set game.{last.text}", last)
            return [self.set_state(None, "game", state, node, line)]
        owner = self.value(node.owner)
        form = "space" if owner.type.form == "place" else owner.type.form
        if form == "piece" and last.text == "owner":
            value = self.expect(node.value, PLAYER)
            return [c.SSet(line, owner, "piece", "owner", "=", value, None, None)]
        found = field_of(self, owner, last, "set")
        if not isinstance(found, c.Get) or found.how != "state":
            if found.type != UNKNOWN:
                how = found.how if isinstance(found, c.Get) else "builtin"
                said = f"`{last.text}` does not change in play"
                help = f"declare it under `state` of the kind `{owner.type.name or form}`"
                if how == "stat":
                    help = f"it is a stat: write `until end of PERIOD: +1 {last.text}`"
                elif how == "builtin":
                    said = f"`{last.text}` cannot be set: it follows from the rest of the game"
                    moved = form == "zone" or last.text in ("place", "spaces")
                    help = (
                        "move pieces: `move x to ...`" if moved else "change what it follows from"
                    )
                self.error("E0316", said, last, help)
            return []
        record = owner.type.name if form == "piece" else form
        state = self.world.state(record, last.text)
        if state is None:
            for narrow in self.world.descendants(record):
                state = state or self.world.state(narrow, last.text)
        assert state is not None
        return [self.set_state(owner, form, state, node, line)]

    def set_item(self, group: c.Var, node: s.Assign, line: int) -> c.SLet:
        """`row[2] = x`: a list of the block with another item."""
        assert node.index is not None
        if group.type.form != "list" or group.type.item is None:
            if group.type != UNKNOWN:
                said = f"`{node.field.text}` is {group.type.in_words}: it has no items"
                self.error("E0303", said, node)
            return c.SLet(line, group.name, group, False)
        at = key_of(self, group.type, node.index)
        value = self.expect(node.value, group.type.item, f"`{node.field.text}`")
        if node.operator != "=":
            old = c.Op(group.type.item, "index", (group, at))
            value = c.Op(NUMBER, node.operator[0], (old, value))
        return c.SLet(
            line, group.name, c.Native(group.type, "with_item", (group, at, value)), False
        )

    def set_state(
        self, owner: c.Core | None, form: str, state: StateDef, node: s.Assign, line: int
    ) -> c.SSet:
        type_, key = state.type, None
        if node.index is not None:
            if type_.item is None or type_.form not in ("list", "keyed"):
                if type_ != UNKNOWN:
                    self.error(
                        "E0303", f"`{state.name}` is {type_.in_words}: it has no items", node
                    )
                type_ = UNKNOWN
            else:
                key = key_of(self, type_, node.index)
                type_ = type_.item
        if node.operator != "=" and type_ not in (NUMBER, UNKNOWN):
            which = f": say which, as in `{state.name}[...]`" if type_.form == "keyed" else ""
            self.error(
                "E0303",
                f"`{state.name}` is {type_.in_words}{which or ': it can only be set with `=`'}",
                node,
            )
            type_ = UNKNOWN
        value = self.expect(node.value, type_, f"`{state.name}`")
        if node.operator == "=":
            within_bounds(self, value, state, node.value)
        adds_within_bounds(self, node.operator, value, state, node.value)
        least = c.Lit(NUMBER, state.least) if state.least is not None else None
        most = c.Lit(NUMBER, state.most) if state.most is not None else None
        note_change(self, owner, state, node.operator, value)
        secret = state.visible != "all"
        self.keeps_secrets = self.keeps_secrets or secret
        return c.SSet(line, owner, form, state.name, node.operator, value, least, most, key, secret)

    def emit(self, node: s.Emit, line: int) -> list[c.CoreStmt]:
        name = node.phrase.verb.text
        event = self.world.routine("event", name)
        if event is None:
            self.error(
                "E0302",
                f"unknown event `{name}`",
                node.phrase.verb,
                unknown_event(self.world, name),
            )
            return []
        made = lambda: c.SEmit(line, name, all_arguments(self, event, node.phrase, node))  # noqa: E731
        return for_each_of_several(self, made)

    def open(self, node: s.Open, line: int) -> list[c.CoreStmt]:
        name = node.phrase.verb.text
        window = self.world.routine("window", name)
        if window is None:
            self.error(
                "E0302",
                f"unknown window `{name}`",
                node.phrase.verb,
                did_you_mean(name, self.world.routines.get("window", {})),
            )
            return []
        return [c.SOpen(line, name, all_arguments(self, window, node.phrase, node))]

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

    def choose(self, node: s.Choose, line: int) -> list[c.CoreStmt]:
        if self.form in ("domain", "query"):
            said = "nothing can be chosen here: this only reads the game"
            self.error("E0310", said, node, "choose in the verb or action that calls the query")
            return []
        options = self.options(node.source)
        item = options.type.item if options.type.item else UNKNOWN
        chooser = self.chooser(node.by)
        self.hides(node.name)
        prompt = node.words
        asked = self.filled(node.words, node) if set("{}") & set(node.words) else ()
        if node.least is None and node.such is not None:
            help = "for one, write its condition after `where`"
            self.error("E0333", "`such that` is for a choice of several", node.such, help)
        if node.least is None:
            prompt = prompt or self.question(node, chooser, lambda: self.prose.to_choose(options))
            if node.optional and item == TRUTH:
                help = "choose among values of an enumeration"
                self.error("E0333", "`nothing` and `false` are the same here", node, help)
            else:
                perhaps_nothing(self, node)
            choice = c.Choice(item, options, chooser, prompt, asked, node.optional)
            self.chosen_in_vain()
            name = self.declare(node.name.text if node.name else "chosen", item, writable=True)
            self.named(node.name)
            shown = self.scope.names[node.name.text if node.name else "chosen"]
            if node.name is None:
                shown.span, shown.wanted = self.span(node), True
            other = self.scope.find("it") is not None and node.name is not None
            rebound = node.name.text if other and node.name is not None else ""
            self.scope.names["it"] = Variable(c.Var(item, name), same=shown, rebound=rebound)
            walker = walked_by(self, node.source)
            if node.name is None and walker is not None and self.scope.find(walker.text) is None:
                # `choose x in found; move x ...`, as in `for each x in found: move x ...`
                self.scope.names[walker.text] = Variable(c.Var(item, name), same=shown)
            self.spoken(name, options)
            return [c.SLet(line, name, choice, True)]
        assert node.most is not None
        if node.optional:
            help = "`choose up to N ...` may choose none"
            self.error("E0333", "`or nothing` is for a choice of one", node, help)
        least, most = self.expect(node.least, NUMBER), self.expect(node.most, NUMBER)
        at_least(self, most, 1, node.most, "how many are chosen")
        if node.such is not None:
            options = self.sets(node, node.such, options, least, most)
        self.chosen_in_vain()
        name = self.declare(node.name.text if node.name else "chosen", list_of(item))
        self.named(node.name)
        if node.name is None:
            shown = self.scope.names["chosen"]
            shown.span, shown.wanted = self.span(node), True
            self.scope.names["them"] = Variable(shown.value, same=shown)
        sets = node.such is not None and node.name is not None
        made = c.SChoose(line, name, options, least, most, chooser, prompt, asked, sets)
        if not prompt:
            prompt = self.question(node, chooser, lambda: self.prose.statement(made))
        return [replace(made, prompt=prompt)]

    def chosen_in_vain(self) -> None:
        """Warn of a choice that the next one replaces before anybody has looked at it."""
        before = self.scope.names.get("chosen")
        if before is None or not before.wanted or before.read or self.form == "test":
            return
        if before.span is not None:
            said = "what is chosen here is never used: `it` means what is chosen next"
            self.report.warning("W0405", said, before.span, "give it a name: `choose ... as x`")
            before.wanted = False

    def able(self, body: tuple[c.CoreStmt, ...]) -> c.Core | None:
        """When statements can be done; the queries that tell it are used."""
        found = possible(self.world, body)
        for node in nodes(found) if found is not None else ():
            query = self.world.routine("query", node.name) if isinstance(node, c.Query) else None
            if query is not None:
                self.report.mark(query.key)
        return found

    def counted(self, node: s.Choose) -> s.Choose:
        """In `choose n cards`, where n is a number, it says how many."""
        phrase = node.source
        if node.least is not None or not isinstance(phrase, s.NounPhrase) or len(phrase.words) < 2:
            return node
        first = phrase.words[0]
        variable = self.scope.find(first.text)
        if variable is None or variable.value.type != NUMBER or first.text in self.world.adjectives:
            return node
        many: s.Expr = s.Name(first.pos, first.text)
        rest = replace(phrase, words=phrase.words[1:])
        return replace(node, least=many, most=many, source=rest)

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
            able = self.able(body)
            if able is not None:
                self.wordings.silent.add(id(able))
            options.append((self.offer(option, chooser, body) if option else "", body))
            conditions.append(all_of(held if able is None else [*held, able]))
        always = [n for n, held_ in enumerate(conditions) if held_ is None]
        if len(always) == len(conditions):
            conditions = []
        return c.SOneOf(line, chooser, tuple(options), tuple(conditions))

    def sets(
        self, node: s.Choose, such: s.Expr, options: c.Core, least: c.Core, most: c.Core
    ) -> c.Core:
        """The sets of options that satisfy a condition on the set."""
        if node.name is None:
            help = "write `choose 2 cards as xs such that ...`, with a condition on `xs`"
            self.error("E0333", "`such that` needs a name for those who are chosen", such, help)
            return options
        self.push()
        var = self.declare(node.name.text, options.type)
        condition = self.expect(such, TRUTH, "`such that`")
        self.pop()
        found = c.Native(list_of(options.type), "sets_of", (options, least, most))
        return c.Select(list_of(options.type), "list", found, var, options.type, condition)

    def filled(self, words: str, node: s.Node) -> tuple[str | c.Core, ...]:
        """Words for players with values in them, such as `{unit}`, `{unit.hp}` or `{n|card|cards}`."""
        parts: list[str | c.Core] = []
        at = max(0, self.scalar.text.find(words, node.pos[0]))
        if not check_slots(self.scalar, self.report, at, words):
            return (words,)
        bare_names(self.scalar, at, words, self.scope, self.report)
        for part in spoken_parts(words):
            begin, at = at, at + len(part if isinstance(part, str) else part.written)
            if isinstance(part, str):
                parts.append(part)
                continue
            inner, forms, whose = part.inner.strip(), part.words, part.possessive
            offset = max(0, self.scalar.text.find(part.written, begin)) + 1
            here = self.scalar.at(offset, max(1, len(inner)))
            outer = self.scalar
            self.scalar = Scalar(inner, inner, here, ((here.line, here.column),))
            tree = read_rule(self.world, self.scalar, "expression", self.report)
            value = self.value(tree) if tree is not None else c.Lit(UNKNOWN, 0)
            self.scalar = outer
            if len(forms) == 2:  # `{n|card|cards}`
                choices = tuple([c.Lit(TEXT, form) for form in forms])
                parts.append(c.Native(TEXT, "word", (value, *choices)))
            else:
                parts += [value, c.Native(TEXT, "ending", (value,))] if whose else [value]
        return tuple(parts)

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
        prompt = capital(self.offer(tuple(inner), chooser, body)) + "?"
        return [c.SMay(line, chooser, prompt, body, self.able(body))]

    def not_a_verb(self, word: s.Word) -> None:
        """`may emit ...`: what is no verb stands behind a colon."""
        said = f"`may` takes a verb, and `{word.text}` begins another statement"
        end = word.pos[0]
        blank = edit(self.scalar, len(self.scalar.text[:end].rstrip()), end, ": ")
        fix = Fix(f"write `may: {word.text} ...`", (blank,), safe=True)
        self.error("E0302", said, word, fix.title, fixes=(fix,))

    def turn(self, node: s.Turn, line: int) -> list[c.CoreStmt]:
        if node.how == "one":
            return [self.turn_of(node, line, self.expect(node.player, PLAYER, "`turn of`"))]
        everybody = self.expect(node.player, list_of(PLAYER), "`turn of` several")
        if node.how == "once":
            if self.form != "phase":
                self.error(
                    "E0328",
                    "players act at once only in a phase",
                    node,
                    "run a phase that does this, or ask them one after the other",
                )
            return [self.turn_of(node, line, everybody)]
        if not node.may_pass:
            self.error(
                "E0328",
                "this turn never ends: it ends when all of them pass",
                node,
                "add `or pass`",
            )
        return self.shared_turn(node, line, everybody)

    def turn_of(self, node: s.Turn, line: int, player: c.Core) -> c.STurn:
        names: list[str] = []
        groups: list[tuple[str, tuple[c.Core, ...]]] = []
        said_twice(self, node.offers, "this action")
        for offer in node.offers:
            window = self.world.routine("window", offer.verb.text)
            if window is not None and self.world.routine("action", offer.verb.text) is None:
                groups.append((window.name, all_arguments(self, window, offer, offer)))
            elif self.is_offered(offer):
                names.append(offer.verb.text)
        condition = None
        if node.pass_if is not None:
            condition = self.expect(node.pass_if, TRUTH, "`or pass if`")
        words = self.filled(node.words, node) if node.words else ()
        actions = tuple(names)
        return c.STurn(
            line, player, actions, node.may_pass, condition, words, tuple(groups), node.how == "any"
        )

    def _or_pass(self, offer: s.Phrase) -> tuple[Fix, ...]:
        """The fix that writes `or pass` for `, pass`."""
        end = offer.verb.pos[0]
        start = len(self.scalar.text[:end].rstrip().removesuffix(","))
        change = edit(self.scalar, start, end, " or ")
        return (Fix("write `or pass`", (change,)),) if start < end - 1 else ()

    def is_offered(self, offer: s.Phrase) -> bool:
        """Whether a turn can offer this action."""
        name = offer.verb.text
        action = self.world.routine("action", name)
        if action is None:
            known = [*self.world.routines.get("action", {}), *self.world.routines.get("window", {})]
            help: str | Hint | None = did_you_mean(name, known) or other_rule(
                self.world, name, "action"
            )
            help = help or f"the actions are {_listed(known)}"
            if name == "pass":
                help = Hint("`pass` comes last: write `or pass`", fixes=self._or_pass(offer))
            self.error("E0302", f"unknown action `{name}`", offer.verb, help)
            return False
        self.use_rule(action, offer.verb)
        words = [written.text if isinstance(written, s.Name) else "" for written in offer.args]
        between = [
            at
            for at, word in enumerate(words[:-1])
            if word == "and" or (word == "or" and self.world.routine("action", words[at + 1]))
        ]
        if between:
            joint = offer.args[between[0]]
            start = len(self.scalar.text[: joint.pos[0]].rstrip())
            comma = Fix("write `,`", (edit(self.scalar, start, joint.pos[1], ","),))
            self.error(
                "E0305", "actions are separated by commas", joint, "write `,`", fixes=(comma,)
            )
            return False
        if "or" in words[:-1]:  # behind `or`, the last one is named: it is no argument
            last = offer.args[words.index("or") + 1]
            known = ["pass", *self.world.routines.get("action", {})]
            shown = self.source_text(last)
            near = did_you_mean(shown, known)
            said = f"unknown action `{shown}`"
            self.error(
                "E0302", said, last, near or "write `pass` here, and a comma between actions"
            )
            return False
        for written in (*offer.args, *(value for _, value in offer.preps)):
            self.error(
                "E0305",
                f"`{name}` is an action, and players choose what it is about",
                written,
                "a window takes roles: give them there, and let the action be `during` it",
            )
        windows = [self.world.routine("window", d.text) for d in during_of(action)]
        for window in windows:
            if window is not None and window.params:
                roles = " ".join(f"{p.prep or ''} {p.name}".strip() for p in window.params)
                self.error(
                    "E0318",
                    f"`{name}` needs to know the roles of the window `{window.name}`",
                    offer.verb,
                    f"offer the window: `turn of <player>: {window.name} {roles}`",
                )
        return True

    def shared_turn(self, node: s.Turn, line: int, everybody: c.Core) -> list[c.CoreStmt]:
        """Whoever acts may act again; who passes lets the next one act, until all have passed in a row."""
        self.report.passes = True
        who = c.Var(everybody.type, self.fresh("sharing", everybody.type))
        at = c.Var(NUMBER, self.fresh("at", NUMBER))
        idle = c.Var(NUMBER, self.fresh("idle", NUMBER))
        size = c.Native(NUMBER, "size", (who,))
        zero, one = c.Lit(NUMBER, 0), c.Lit(NUMBER, 1)
        player = c.Op(PLAYER, "index", (who, c.Op(NUMBER, "%", (at, size))))
        passing: tuple[c.CoreStmt, ...] = (
            c.SLet(line, idle.name, c.Op(NUMBER, "+", (idle, one)), False),
            c.SLet(line, at.name, c.Op(NUMBER, "+", (at, one)), False),
        )
        acting: tuple[c.CoreStmt, ...] = (c.SLet(line, idle.name, zero, False),)
        passed = c.GameVar(TRUTH, "passed")
        body = (self.turn_of(node, line, player), c.SIf(line, passed, passing, acting))
        return [
            c.SLet(line, who.name, everybody, True),
            c.SLet(line, at.name, zero, True),
            c.SLet(line, idle.name, zero, True),
            c.SWhile(line, c.Op(TRUTH, "<", (idle, size)), body),
        ]

    def run(self, node: s.Run, line: int) -> list[c.CoreStmt]:
        name = node.phrase.verb.text
        phase = self.world.routine("phase", name)
        if phase is None:
            self.error(
                "E0302",
                f"unknown phase `{name}`",
                node.phrase.verb,
                did_you_mean(name, self.world.routines.get("phase", {}))
                or other_rule(self.world, name, "phase")
                or f"the phases are {_listed([*self.world.routines.get('phase', {})])}",
            )
            return []
        self.use_rule(phase, node.phrase.verb)
        if self.form not in ("phase", "test"):
            self.error("E0319", "only a phase runs other phases", node)
        return [c.SRun(line, name, all_arguments(self, phase, node.phrase, node))]

    def for_each(self, node: s.ForEach, line: int) -> list[c.CoreStmt]:
        self.hides(node.name)
        self.push()
        source, var, item, where = noun_phrase(self, node.phrase, node.name, loop=True)
        self.spoken(
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

    def until(self, node: s.Until, line: int) -> list[c.CoreStmt]:
        result: list[c.CoreStmt] = []
        period = self.period(node.period, "?")
        times = self.expect(node.times, NUMBER, "`for`") if node.times is not None else None
        if times is not None and node.times is not None:
            at_least(self, times, 1, node.times, "how long something lasts")
        for statement in node.body:
            if not isinstance(statement, s.Modifier):
                said = "only changes of stats last until the end of something"
                help = "what happens once comes before `until ...` or on the line below it"
                self.error("E0314", said, statement, help)
                continue
            target = self.value(statement.to) if statement.to is not None else None
            if target is None:
                variable = self.look_up("self") or self.look_up("target") or self.look_up("it")
                if variable is None:
                    self.error(
                        "E0304", "it is not clear whose stat changes: add `to <whom>`", statement
                    )
                    continue
                target = variable.value
            if not self.has_stat(target.type, statement.stat):
                continue
            amount = self.expect(statement.amount, self.stat_type(statement.stat.text))
            result.append(
                c.SLasting(
                    line, statement.stat.text, statement.operator, amount, target, period, times
                )
            )
        return result

    def is_stat(self, name: str) -> bool:
        known = [kind.fields.get(name) for kind in self.world.kinds.values()]
        return any(field is not None and field.stat for field in known)

    def stat_type(self, stat: str) -> Type:
        """Stats are numbers, or truth values that are granted."""
        for kind in self.world.kinds.values():
            known = kind.fields.get(stat)
            if known is not None and known.stat:
                return known.type
        return NUMBER

    def has_stat(self, type_: Type, stat: s.Word) -> bool:
        if type_ == UNKNOWN:
            return False
        kinds = self.world.descendants(type_.name) if type_.name else list(self.world.kinds)
        loose = [k.name for k in self.world.kinds.values() if not k.piece]
        for kind in [type_.name, *kinds, *loose]:
            known = self.world.field(kind, stat.text)
            if known is not None and known.stat:
                self.use(f"see stat {stat.text}", stat)
                return True
        stats = [
            f.name
            for k in self.world.kinds.values()
            for f in k.fields.values()
            if f.stat and f.name != stat.text
        ]
        help = did_you_mean(stat.text, stats) or self.no_stat(stat.text, stats)
        self.error("E0213", f"{type_.in_words} has no stat `{stat.text}`", stat, help)
        return False

    def no_stat(self, name: str, stats: list[str]) -> str | None:
        """What to do with something that is no stat, though one changes it like one."""
        for kind in self.world.kinds.values():
            if name in kind.state:
                return f"`{name}` is state of `{kind.name}`: a rule changes it, as in `self.{name} += 1`"
            if name in kind.fields and kind.fields[name].stat:
                return f"`{name}` is a stat of `{kind.name}`"
            if name in kind.fields:
                return f"`{name}` is fixed; with `stat: true` in `kind: {kind.name}` abilities change it"
        return f"the stats are {_listed(stats)}" if stats else None


def _if_chosen(choice: c.SLet, rest: list[c.CoreStmt]) -> list[c.CoreStmt]:
    """What happens only if something could be chosen."""
    if not rest:
        return []
    assert isinstance(choice.value, c.Choice)
    type_, options = choice.value.type, choice.value.options
    if _never_empty(options):
        return rest
    there: c.Core = c.Op(TRUTH, "!=", (c.Var(type_, choice.var), c.Lit(type_, None)))
    if type_ == TRUTH:  # `false` is an answer: only the list tells whether there was one
        there = c.Op(TRUTH, ">", (c.Native(NUMBER, "size", (options,)), c.Lit(NUMBER, 0)))
    return [c.SIf(choice.line, there, tuple(rest), ())]


def _never_empty(options: c.Core) -> bool:
    """Whether a list has something to choose in every game: written entries, all players, all values of an enumeration."""
    match options:
        case c.Op(operator="list"):
            return bool(options.args) and all(map(_is_something, options.args))
        case c.Source():
            return options.of in ("players", "values")
        case c.Select(mode="list" | "best", where=None):
            return _never_empty(options.source)
        case _:
            return False


def _is_something(entry: c.Core) -> bool:
    """Whether an entry of a list is never `nothing`, which cannot be chosen."""
    if isinstance(entry, c.Lit):
        return entry.value is not None
    return isinstance(entry, c.DocRef | c.ShapeRef | c.ZoneRef) or entry.type in (NUMBER, TRUTH)


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


def _must_be_chosen(node: s.Choose) -> bool:
    """Whether the rest of the block is about the one that is chosen."""
    return node.least is None and not node.optional


def during_of(action: Routine) -> list[Scalar]:
    """The windows an action belongs to, as written."""
    value = action.body.entries.get("during")
    if isinstance(value, Items):
        return [v for v in value.items if isinstance(v, Scalar)]
    return [value] if isinstance(value, Scalar) else []
