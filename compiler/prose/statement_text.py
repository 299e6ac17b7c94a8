"""Statements as players read them.

before   choose a rival within 3; poison 2 to it
after    choose a rival within 3 of this unit; it gains 2 Poison
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from compiler.language.types import NUMBER, PLAYER, TRUTH, UNLIMITED
from compiler.model import core as c
from compiler.model.core_trees import nodes
from compiler.model.definitions import Routine
from compiler.prose.condition_text import Conditions
from compiler.prose.english import many, name, own_words, said, singular, spaced, with_subject
from compiler.prose.noun_text import Described, wordless
from compiler.prose.phrases import SILENCE, Mood, Number, Phrase
from compiler.prose.speaker import IT, THEM, YOU, joined
from compiler.prose.vocabulary import (
    acting,
    field_name,
    granted,
    is_named_by_key,
    resource,
    title_of,
)


class Statements(Conditions):
    """Words for statements."""

    def sequence(self, statements: Sequence[c.CoreStmt]) -> Phrase:
        """One after the other; silence where there is nothing to say."""
        phrases: list[Phrase] = []
        waiting = list(statements)
        while waiting:
            phrase, waiting = self.next_phrase(waiting)
            if phrase:
                phrases.append(phrase)
        if not phrases:
            return SILENCE
        found = phrases[-1]
        for phrase in reversed(phrases[:-1]):
            found = Phrase(*_message("sequence", first=phrase, then=found), mood=phrase.mood)
        return found

    def next_phrase(self, statements: list[c.CoreStmt]) -> tuple[Phrase, list[c.CoreStmt]]:
        """What the first statements say, and those that are left."""
        match statements:
            case [c.SLet(value=c.Choice()) as let, *rest]:
                inside = _inside(let, rest)
                if inside is not None:
                    rest = inside
                options = let.value.options if isinstance(let.value, c.Choice) else let.value
                if self.is_said_there(let.var, rest) and self.described(options).is_short:
                    self.named[let.var] = self.value(let.value)
                    return SILENCE, rest
                return self.choice(let), rest
            case [c.SLasting() as first, *rest]:
                changes = [first]
                while rest and isinstance(rest[0], c.SLasting) and _together(first, rest[0]):
                    changes.append(rest.pop(0))  # type: ignore[arg-type]
                return self.lasting(changes), rest
            case [first, *rest]:
                return self.statement(first), rest
            case _:
                return SILENCE, []

    def statement(self, node: c.CoreStmt) -> Phrase:
        match node:
            case c.SLet():
                return self.let(node)
            case c.SSet():
                return self.set(node)
            case c.SDo():
                return self.verb(node)
            case c.SNative():
                return self.native_verb(node)
            case c.SEmit():
                return self.emitted(node)
            case c.SOpen():
                window = self.world.routine("window", node.window)
                raise wordless(f"the window `{window.name if window else node.window}`")
            case c.SReturn():
                if node.value is not None:
                    raise wordless("`give`")
                return said("do.stop")
            case c.SBreak():
                return said("do.stop")
            case c.SEnd():
                if node.players is None:
                    return said("ties" if node.how == "tie" else "loses.game")
                return said("wins", who=self.value(node.players))
            case c.SLose():
                return said("out", who=self.value(node.players))
            case c.SAward():
                if not all(isinstance(part, str) for part in node.title):
                    raise wordless("a title with values in it")
                title = "".join([part for part in node.title if isinstance(part, str)])
                return said("earns", who=self.value(node.players), title=name(title))
            case c.SChoose():
                return self.choose(node)
            case c.SMay():
                return self.may(node)
            case c.SOneOf():
                return self.one_of(node)
            case c.STurn():
                return said("turn", who=self.value(node.player))
            case c.SRun():
                return said("do.play.phase", phase=name(spaced(node.phase)))
            case c.SResolve():
                piece = self.value(node.piece)
                if self.is_you(node.player):
                    return said("do.resolve", piece=piece)
                return said("resolves", who=self.value(node.player), piece=piece)
            case c.SExpire():
                period = self.period(node.period)
                if node.after is None:
                    return said("expires", period=period)
                return said("expires.after", period=period, n=self.value(node.after))
            case c.SRenew():
                return said("renews", period=self.period(node.period))
            case c.SSay() | c.SUse():
                return SILENCE
            case c.SLasting():
                return self.lasting([node])
            case c.SIf():
                return self.if_(node)
            case c.SWhile():
                parts = {
                    "condition": self.condition(node.condition),
                    "body": self.sequence(node.body),
                }
                return said("while", **parts)
            case c.SRepeat():
                if node.times is None:
                    raise wordless("`repeat` without an end")
                return said("repeat", number=self.value(node.times), body=self.sequence(node.body))
            case c.SFor():
                return self.for_each(node)
            case _:
                assert_never(node)

    # -------------------------------------------------------------- names and choices

    def let(self, node: c.SLet) -> Phrase:
        """A name stands for its value from here on; dice are mentioned when they are rolled."""
        if not node.fresh and self.kind:
            raise wordless(f"`{node.var}`")
        if not node.fresh:
            return SILENCE  # a rule keeps count of something
        if any(isinstance(inner, c.Roll) for inner in nodes(node.value)):
            dice = self.value(node.value)
            self.named[node.var] = said("the", noun=name(spaced(node.var)))
            return said("do.roll", dice=dice)
        if isinstance(node.value, c.Choice):
            return self.choice(node)
        self.named[node.var] = (
            self.condition(node.value) if node.value.type == TRUTH else self.value(node.value)
        )
        return SILENCE

    def is_said_there(self, var: str, statements: list[c.CoreStmt]) -> bool:
        """Whether the one statement that follows names it once: then it is described there."""
        if len(statements) != 1:
            return False
        match statements[0]:
            case c.SDo() as only:
                verb = self.world.routine("verb", only.verb)
                params = verb.params if verb is not None else ()
                text = verb.text if verb is not None else ""
                heard = [not text or text.count(f"{{{p.name}}}") == 1 for p in params]
            case c.SNative() as only:
                heard = [True] * len(only.args)
            case _:
                return False
        spoken = [n for arg in only.args for n in nodes(arg) if isinstance(n, c.Var)]
        places = [
            n for n, arg in enumerate(only.args) if isinstance(arg, c.Var) and arg.name == var
        ]
        if [n.name for n in spoken].count(var) != 1 or len(places) != 1:
            return False
        return heard[places[0]]

    def choice(self, node: c.SLet) -> Phrase:
        choice = node.value
        assert isinstance(choice, c.Choice)
        what = self.value(choice)
        self.refer(node.var, self.described(choice.options))
        if not choice.optional:
            return self.chosen_by(choice.chooser, what)
        if choice.chooser is not None and not self.is_reader(choice.chooser):
            return self.chosen_by(choice.chooser, said("or.nothing", what=what))
        self.left_to_you.add(node.var)
        return said("may", what=said("do.choose", what=what))

    def refer(self, var: str, found: Described) -> None:
        """How to refer to what was chosen: the first is `it`, others are named apart."""
        taken = any(phrase is IT for known, phrase in self.named.items() if known != var)
        alone = found.one not in ("player",) and not taken and var.startswith("chosen")
        self.named[var] = IT if alone else said("that", noun=found.head())

    def chosen_by(self, chooser: c.Core | None, what: Phrase) -> Phrase:
        if chooser is None or self.is_reader(chooser):
            return said("do.choose", what=what)
        return said("chooses", who=self.value(chooser), what=what)

    def is_reader(self, chooser: c.Core) -> bool:
        """Who chooses unless a text says otherwise: the owner, the one who acts."""
        return self.is_you(chooser) or chooser == c.GameVar(chooser.type, "active")

    def is_actor(self, node: c.Core) -> bool:
        """Who does what a text says, unless it says otherwise: the reader, or the bearer."""
        nobody = isinstance(node, c.Lit) and node.value is None
        bearer = isinstance(node, c.Var) and node.name == "bearer"
        return nobody or bearer or self.acts_for(node) or self.is_reader(node)

    def choose(self, node: c.SChoose) -> Phrase:
        options, such = node.options, None
        if isinstance(options, c.Select) and isinstance(options.source, c.Native) and node.sets:
            with self.called(options.var, THEM):
                such = self.condition(options.where) if options.where is not None else None
            options = options.source.args[0]
        found = self.described(options)
        nouns, most, least = found.several(), self.value(node.most), self.value(node.least)
        if isinstance(node.most, c.Lit) and node.most.value == 1:
            nouns = found.noun() if found.listed is None else nouns
        if isinstance(node.most, c.Lit) and node.most.value == UNLIMITED:
            what = many("any.number", nouns=nouns)
        else:
            message = "some" if node.most == node.least or least == most else "up.to"
            if isinstance(node.most, c.Var):
                message = "as.many" if message == "some" else "up.to.as.many"
            what = many(message, number=most, nouns=nouns)
        if such is not None:
            what = many("such.that", what=what, condition=such)
        self.named[node.var] = THEM
        return self.chosen_by(node.chooser, what)

    def may(self, node: c.SMay) -> Phrase:
        phrase, rest = self.next_phrase(list(node.body))
        while rest and not phrase:
            phrase, rest = self.next_phrase(rest)
        mine = self.is_reader(node.chooser)
        who = {} if mine else {"who": self.value(node.chooser)}
        if phrase.mood is Mood.COMMANDS:
            may = said("may" if mine else "may.other", what=phrase, **who)
        else:
            may = said("may.wish" if mine else "may.other.wish", what=phrase, **who)
        then = self.sequence(rest)
        return said("may.then", may=may, then=then) if then else may

    def one_of(self, node: c.SOneOf) -> Phrase:
        held = node.conditions or (None,) * len(node.options)
        spoken = [
            self.alternative(body, condition)
            for (_, body), condition in zip(node.options, held, strict=True)
        ]
        options = joined(spoken, "or")
        if self.is_reader(node.chooser):
            return said("do.choose.one", options=options)
        return said("chooses.one", who=self.value(node.chooser), options=options)

    def alternative(self, body: Sequence[c.CoreStmt], condition: c.Core | None) -> Phrase:
        """One of several things to do; that it must be possible is implied."""
        done = self.sequence(body) or said("nothing.happens")
        for part in self.parts(condition):
            if id(part) not in self.wordings.silent:
                done = said("option.if", then=done, condition=self.condition(part))
        return done

    # -------------------------------------------------------------- control

    def if_(self, node: c.SIf) -> Phrase:
        condition = self.condition(node.condition)
        then = self.sequence(node.then)
        otherwise = self.sequence(node.otherwise)
        if not condition:
            return then
        if not then:
            if not otherwise:
                return SILENCE
            return said("if", condition=self.condition(node.condition, True), then=otherwise)
        if otherwise:
            return said("if.otherwise", condition=condition, then=then, otherwise=otherwise)
        return said("if", condition=condition, then=then)

    def for_each(self, node: c.SFor) -> Phrase:
        found = self.described(node.group)
        body = node.body
        lasting = [x for x in body if isinstance(x, c.SLasting)]
        for_each = [x for x in lasting if isinstance(x.target, c.Var) and x.target.name == node.var]
        if self.is_said_there(node.var, list(body)) or len(for_each) == len(body) > 0:
            if found.listed is None:
                self.named[node.var] = said("each", noun=found.noun())
            else:
                self.named[node.var] = said("each.of", list=found.listed)
            return self.sequence(body)
        self.named[node.var] = (
            IT if IT not in self.named.values() else said("that", noun=found.head())
        )
        said_so = self.sequence(body)
        if found.listed is not None:
            return said("for.each.of", list=found.listed, body=said_so)
        return said("for.each", noun=found.noun(), body=said_so)

    # -------------------------------------------------------------- changes

    def lasting(self, changes: list[c.SLasting]) -> Phrase:
        """`the target gets +2 attack and Haste until the end of the turn`"""
        shown = joined([self.change(x.stat, x.operator, x.amount) for x in changes])
        first, times = changes[0], changes[0].times
        parts = {"who": self.value(first.target), "changes": shown}
        if times is not None:
            many_ = not (isinstance(times, c.Lit) and times.value == 1)
            period = self.period(first.period, many_)
            return said("lasting.times", number=self.value(times), period=period, **parts)
        if first.period.of is not None and self.is_you(first.period.of):
            return said("lasting.yours", period=name(spaced(first.period.name)), **parts)
        return said("lasting", period=self.period(first.period), **parts)

    def period(self, period: c.Period, several: bool = False) -> Phrase:
        """`round`, `turn of yours`, `turn of the target`"""
        shown = name(spaced(period.name) + ("s" if several else ""))
        if period.of is None:
            return shown
        if self.is_you(period.of):
            return said("period.yours", period=shown)
        return said("period.of", period=shown, whose=self.value(period.of))

    def change(self, stat: str, operator: str, amount: c.Core) -> Phrase:
        """`+1 attack`, `attack is 4`, or a stat that is granted: `Haste`."""
        shown = name(field_name(self.world, "", stat))
        match operator, amount:
            case "set", c.Lit(value=True):
                return name(granted(self.world, stat))
            case "set", c.Lit(value=False):
                return said("change.no", stat=name(granted(self.world, stat)))
            case "add", c.Lit(value=int(number)):
                if abs(number) == 1:
                    shown = name(singular(shown.pattern))  # `+1 action`
                return said("change.add", amount=name(f"{number:+d}"), stat=shown)
            case "add", c.Op(operator="-", args=(inner,)):
                return said("change.less", amount=self.value(inner), stat=shown)
            case "add", _:
                return said("change.more", amount=self.value(amount), stat=shown)
            case _:
                message = {"times": "times", "set": "set", "least": "least"}.get(operator, "most")
                return said(f"change.{message}", stat=shown, amount=self.value(amount))

    def set(self, node: c.SSet) -> Phrase:
        """A change of the state: `the target gains 2 Poison`, `the amount becomes 1`."""
        value, owner = node.value, node.owner
        if node.field == "owner" and owner is not None:
            if self.is_you(value):
                return said("becomes.yours", piece=self.value(owner))
            return said("becomes.owned", piece=self.value(owner), player=self.value(value))
        what, kind = self.written_to(node)
        field = name(field_name(self.world, kind, node.field))
        if node.key is not None and is_named_by_key(node.field, node.key.type):
            field = self.value(node.key)
        elif node.key is not None:
            field = said("noun.adjective", adjective=self.value(node.key), noun=field)
        if node.operator == "=" and isinstance(value, c.Lit) and value.value is None:
            return said("becomes.nothing", what=what)
        if node.operator == "=" and isinstance(value, c.Lit) and isinstance(value.value, bool):
            who = self.value(owner) if owner is not None else said("game")
            return said("becomes.true" if value.value else "becomes.false", who=who, field=field)
        if node.operator == "=" and value.type == PLAYER and node.owner_form == "game":
            return said("becomes", what=self.value(value), value=what)  # `you become the leader`
        if node.operator == "=":
            return said("becomes", what=what, value=self.value(value))
        return self.counted(node, what, field)

    def written_to(self, node: c.SSet) -> tuple[Phrase, str]:
        """What is changed, and the kind that has it."""
        if node.owner is not None:
            form = node.owner.type.form
            get = c.Get(node.value.type, node.owner, node.field, "state")
            if node.key is not None:
                return self.keyed(get, node.key), node.owner.type.name or form
            return self.value(get), node.owner.type.name or form
        if node.owner_form == "event":
            return self.variable(c.Var(node.value.type, f"event.{node.field}")), ""
        if node.field == "active":
            return said("active"), "game"
        of_game = c.GameVar(node.value.type, f"table_{node.field}")
        return self.value(of_game) if node.key is None else self.keyed(of_game, node.key), "game"

    def counted(self, node: c.SSet, what: Phrase, field: Phrase) -> Phrase:
        more = node.operator == "+="
        number = self.value(node.value)
        if number.number is Number.ONE and field.id == "":
            field = name(singular(field.pattern))  # `1 coin`
        if node.owner is None:
            return said("grows" if more else "shrinks", what=what, number=number)
        who = self.value(node.owner)
        parts = {"number": number, "field": field}
        if who is YOU:
            return said("do.gain" if more else "do.lose", **parts)
        match node.most if more else node.least:
            case c.Native(name="min" | "max", args=(_, bound)):
                limit = self.value(bound)
            case c.Lit() | None:
                limit = SILENCE
            case bound:
                limit = self.value(bound)
        if limit and more:
            return said("gains.at.most", who=who, most=limit, **parts)
        if limit:
            return said("loses.at.least", who=who, least=limit, **parts)
        return said("gains" if more else "loses", who=who, **parts)

    # -------------------------------------------------------------- verbs and events

    def verb(self, node: c.SDo) -> Phrase:
        verb = self.world.routine("verb", node.verb)
        assert verb is not None
        if not verb.text:
            return self.by_name(verb, node.args)
        actor = acting(verb)
        given: dict[str, Phrase] = {}
        unknowns: list[Phrase] = []  # numbers that are explained after the sentence
        who: Phrase | None = None
        for param, arg in zip(verb.params, node.args, strict=True):
            if param is actor and not self.is_actor(arg):
                who = self.value(arg)
            if f"{{{param.name}" not in verb.text:
                continue
            given[param.name] = self.value(arg)
            if param.type == NUMBER and _is_long(arg):
                letter = name("XYZ"[len(unknowns) % 3], Number.MANY)
                unknowns.append(said("stands.for", letter=letter, value=given[param.name]))
                given[param.name] = letter
        clause = own_words(verb.text, given, command=True)
        if (
            actor is not None
            and who is not None
            and clause.mood is Mood.COMMANDS
            and actor.name not in given
        ):
            clause = with_subject(clause, who)
        if unknowns:
            whole = _message("with.x", clause=clause, unknowns=joined(unknowns))
            return Phrase(*whole, mood=clause.mood)
        return clause

    def by_name(self, verb: Routine, args: tuple[c.Core, ...]) -> Phrase:
        """A verb without a text: its name and what it takes, as `push back the target`."""
        actor = acting(verb)
        who: Phrase | None = None
        paid = verb.name.removeprefix("pay_")  # how a cost is paid
        if paid != verb.name and args and args[0].type == NUMBER:
            number = self.value(args[0])
            one = number.number is Number.ONE
            shown = resource(self.world, paid)
            return said("do.pay", number=number, resource=name(singular(shown) if one else shown))
        pattern, parts = title_of(verb) or spaced(verb.name), {}
        for param, arg in zip(verb.params, args, strict=True):
            if param is actor:
                who = None if self.is_actor(arg) else self.value(arg)
            elif param.prep != "":
                prep = f" {param.prep}" if param.prep else ""
                pattern += f"{prep} {{{param.name}}}"
                parts[param.name] = self.value(arg)
        clause = Phrase(pattern, parts, mood=Mood.COMMANDS)
        return clause if who is None else with_subject(clause, who)

    def emitted(self, node: c.SEmit) -> Phrase:
        event = self.world.routine("event", node.event)
        assert event is not None
        if "{" in event.text:
            return own_words(event.text, self.given(event, node.args))
        found = name(event.text or spaced(event.name))
        for param, arg in zip(event.params, node.args, strict=True):
            if param.prep is None and param.type == NUMBER:
                found = said("happens.number", number=self.value(arg), event=found)
            elif param.prep in ("to", "by", "with"):
                found = said(
                    "happens.to", event=found, prep=name(param.prep), value=self.value(arg)
                )
        return found

    def native_verb(self, node: c.SNative) -> Phrase:
        first = self.value(node.args[0])
        match node.name:
            case "move":
                return said("do.move", piece=first, place=self.value(node.args[1]))
            case "bury":
                return said("do.bury", piece=first, place=self.value(node.args[1]))
            case "place":
                return self.placing(node, first)
            case "discard_from_game":
                return said("leaves", piece=first)
            case "shuffle":
                return said("do.shuffle", place=first)
            case "hold":
                return said("holds", piece=first)
            case "transform":
                return said(
                    "transforms", piece=self.value(node.args[0]), into=self.value(node.args[1])
                )
            case "release":
                return said("releases", piece=first)
            case "activate":
                return said("activates", piece=first, ability=self.value(node.args[1]))
            case _:
                raise wordless(f"the verb `{node.name}`")

    def placing(self, node: c.SNative, piece: Phrase) -> Phrase:
        at, within, owner = node.args[1:4]
        if node.var is not None:
            self.named[node.var] = IT if IT not in self.named.values() else said("that", noun=piece)
        into = _given(within)
        place = within if into else at
        if not _given(place):
            return said("do.make", piece=piece)
        message = "do.place.in" if into or place.type.form == "zone" else "do.place"
        parts = {"piece": piece, "place": self.value(place)}
        if _given(owner) and not self.is_you(owner):
            return said(f"{message}.for", player=self.value(owner), **parts)
        return said(message, **parts)


def _message(id: str, **parts: Phrase) -> tuple[str, dict[str, Phrase], str]:
    made = said(id, **parts)
    return made.pattern, dict(made.parts), made.id


def _given(node: c.Core) -> bool:
    return not (isinstance(node, c.Lit) and node.value is None)


def _together(one: c.SLasting, other: c.CoreStmt) -> bool:
    return isinstance(other, c.SLasting) and (one.target, one.period, one.times) == (
        other.target,
        other.period,
        other.times,
    )


def _inside(let: c.SLet, rest: list[c.CoreStmt]) -> list[c.CoreStmt] | None:
    """What happens if there was something to choose: the rest of the block, as the author wrote it."""
    match rest:
        case [
            c.SIf(
                condition=c.Op(operator="!=", args=(c.Var(name=var), c.Lit(value=None))),
                then=then,
                otherwise=(),
            ),
            *more,
        ] if var == let.var:
            return [*then, *more]
        case _:
            return None


def _is_long(node: c.Core) -> bool:
    """A number that would break a sentence if it stood in the middle of it."""
    if isinstance(node, c.Op) and node.operator == "if":
        return any(isinstance(inner, c.Select) for inner in nodes(node))
    return not isinstance(node, c.Lit)
