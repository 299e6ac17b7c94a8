"""Expressions with their types."""

from __future__ import annotations

from collections.abc import Callable

from compiler.check.calculations import calculated, same_values
from compiler.check.elaborate_calls import all_arguments, call_value, method_value
from compiler.check.elaborate_fields import field_value, try_field
from compiler.check.elaborate_items import item_value
from compiler.check.elaborate_names import fields_of, find_name, known_names, name_value
from compiler.check.elaborate_nouns import find_noun, noun_phrase, placed, really_a_noun, said_of
from compiler.check.elaborate_place import Place
from compiler.check.elaborate_reader import Reader
from compiler.check.elaborate_scope import NONE, PLACES, TRUE, Variable, all_of
from compiler.check.foreign_words import meant_word
from compiler.check.idle import always_the_same, nothing_beside, twice_not
from compiler.check.precedence import clauses_apart, compared_count
from compiler.check.sense import (
    compared,
    either,
    in_order,
    kind_known,
    made_from,
    minus_itself,
    not_zero,
    ranged,
    space_is_there,
    tells_apart,
    together,
)
from compiler.language import syntax as s
from compiler.language.plurals import with_article
from compiler.language.types import (
    NOTHING,
    NUMBER,
    PLACE,
    PLAYER,
    SPACE,
    TRUTH,
    UNKNOWN,
    Type,
    definition,
    list_of,
    piece,
)
from compiler.model import core as c
from compiler.prose.english import capital
from compiler.prose.phrases import Phrase
from compiler.source.diagnostics import Edit, Fix, Hint, did_you_mean, edit

# Verbs of the language that may stand behind `after`, and how many arguments each takes.
IMAGINED = {"move": 2, "bury": 2, "discard_from_game": 1}


class Values(Reader):
    """Gives every written value its meaning."""

    def after(self, node: s.After, want: Type) -> c.Core:
        """What something would be after a verb: nobody is asked, and no dice are rolled."""
        outer, self.form = self.form, "query"
        value = self.value(node.value, want)
        phrase = node.phrase
        verb = self.world.routine("verb", phrase.verb.text)
        native = verb is None and phrase.verb.text in IMAGINED
        args: tuple[c.Core, ...] = ()
        if verb is not None:
            args = all_arguments(self, verb, phrase, node)
        elif native:
            subject = [self.expect(a, piece("piece")) for a in phrase.args[:1]]
            places = [self.expect(p, PLACE) for _, p in phrase.preps[:1]]
            args = (*subject, *places)
            if len(args) != IMAGINED[phrase.verb.text]:
                self.error("E0304", f"`{phrase.verb.text}` needs more arguments", phrase)
        else:
            known = [*self.world.verbs(), *IMAGINED]
            help = (
                did_you_mean(phrase.verb.text, known) or "write a verb of the pack next to `after`"
            )
            self.error("E0302", f"unknown verb `{phrase.verb.text}`", phrase.verb, help)
        self.form = outer
        return c.After(value.type, value, phrase.verb.text, native, args)

    def value(self, node: s.Expr, want: Type = UNKNOWN) -> c.Core:
        if isinstance(self.report, Place):
            known = self.report.reads(self, node, want)
            if known is not None:
                return known
        match node:
            case s.Number():
                return c.Lit(NUMBER, node.value)
            case s.Constant():
                return c.Lit(TRUTH, node.value) if node.value is not None else NONE
            case s.Dice():
                if self.form in ("domain", "query"):
                    return self.unknown(
                        "E0310", "dice cannot be rolled here: this only reads the game", node
                    )
                if not node.count or not node.sides:
                    said = f"`{self.source_text(node)}` rolls nothing"
                    self.error(
                        "E0350", said, node, "write how many dice, and how many sides: `2d6`"
                    )
                return c.Roll(NUMBER, node.count, node.sides)
            case s.Name():
                return name_value(self, node, want)
            case s.Field():
                return field_value(self, node)
            case s.Method():
                return method_value(self, node)
            case s.Index():
                return item_value(self, node)
            case s.Coordinate():
                x, y = self.expect(node.x, NUMBER), self.expect(node.y, NUMBER)
                if isinstance(x, c.Lit) and isinstance(y, c.Lit):
                    space_is_there(self, f"({x.value}, {y.value})", node)
                    return c.SpaceNamed(SPACE, f"({x.value}, {y.value})")
                return c.Native(SPACE, "at", (x, y))
            case s.ListOf():
                inner = want.item if want.form == "list" and want.item else UNKNOWN
                items = [self.value(item, inner) for item in node.items]
                type_ = items[0].type if items else inner
                for item, written in zip(items, node.items, strict=True):
                    if not self.fits(item.type, type_) and not self.fits(type_, item.type):
                        self.error(
                            "E0303",
                            f"a list holds things of one type, not {type_.in_words} and {item.type.in_words}",
                            written,
                        )
                return c.Op(
                    list_of(self.join(type_, *[i.type for i in items])), "list", tuple(items)
                )
            case s.Binary():
                compared_count(self, node)
                return self.binary(node, want)
            case s.Unary():
                wanted = TRUTH if node.operator == "not" else NUMBER
                twice_not(self, node)
                operand = self.expect(node.operand, wanted)
                if (
                    node.operator == "-"
                    and isinstance(operand, c.Lit)
                    and isinstance(operand.value, int)
                ):
                    return c.Lit(NUMBER, -operand.value)
                return c.Op(wanted, node.operator, (operand,))
            case s.Member():
                return self.member(node)
            case s.InRange():
                low, high = self.expect(node.low, NUMBER), self.expect(node.high, NUMBER)
                value = self.expect(node.value, NUMBER)
                in_order(self, low, high, node)
                ranged(self, value, low, high, node)
                return c.Op(TRUTH, "between", (value, low, high))
            case s.After():
                return self.after(node, want)
            case s.IfElse():
                then = self.value(node.then, want)
                otherwise = self.value(node.otherwise, then.type if want == UNKNOWN else want)
                if not self.fits(then.type, otherwise.type) and not self.fits(
                    otherwise.type, then.type
                ):
                    self.error(
                        "E0303",
                        f"one side is {then.type.in_words}, the other {otherwise.type.in_words}",
                        node,
                    )
                same_values(self, node)
                type_ = otherwise.type if then.type == NOTHING else then.type
                then, otherwise = (
                    self.typed_nothing(then, type_),
                    self.typed_nothing(otherwise, type_),
                )
                return c.Op(type_, "if", (then, self.expect(node.condition, TRUTH), otherwise))
            case s.Is():
                return self.is_word(node)
            case s.IsPlaced():
                subject = self.value(node.value)
                return self.negate(placed(self, node.where, subject), node.negated)
            case s.Call():
                return call_value(self, node, want)
            case s.Quantified():
                clauses_apart(self, node)
                return self.quantified(node)
            case s.Aggregate():
                return self.aggregate(node)
            case s.Best():
                self.push()
                source, var, kind, where = noun_phrase(self, node.phrase)
                orders = tuple((self.expect(o.value, NUMBER), o.highest) for o in node.orders)
                compared_by = [(o.value, v[0]) for o, v in zip(node.orders, orders, strict=True)]
                tells_apart(self, compared_by, var)
                self.pop()
                return c.Select(list_of(kind), node.mode, source, var, kind, where, None, orders)
            case s.Nth():
                group = self.coerce(self.value(node.group), list_of(UNKNOWN))
                if group.type == UNKNOWN:
                    return c.Lit(UNKNOWN, 0)
                if group.type.form != "list":
                    how = f"write `{node.which} all ...`, or name a list"
                    return self.unknown("E0303", f"`{node.which}` needs a list", node, how)
                assert group.type.item is not None
                return c.Native(group.type.item, node.which, (group,))
            case s.Pick():
                return self.pick(node)

    def negate(self, value: c.Core, negated: bool) -> c.Core:
        return c.Op(TRUTH, "not", (value,)) if negated else value

    def binary(self, node: s.Binary, want: Type) -> c.Core:
        if node.operator in ("and", "or"):
            always_the_same(self, node.left)
            always_the_same(self, node.right)
            nothing_beside(self, node)
        if node.operator in ("and", "or") and isinstance(node.right, s.Number):
            self.value(node.left)
            self.either_of(node)
            return TRUE
        if node.operator == "and":
            left = self.expect(node.left, TRUTH)
            self.push()
            self.narrow(node.left)
            right = self.expect(node.right, TRUTH)
            self.pop()
            together(self, left, right, node)
            return c.Op(TRUTH, "and", (left, right))
        if node.operator == "or":
            left, right = self.expect(node.left, TRUTH), self.expect(node.right, TRUTH)
            either(self, left, right, node)
            return c.Op(TRUTH, "or", (left, right))
        if node.operator in ("=", "!="):
            return self.equality(node)
        if node.operator == "+":
            left = self.value(node.left, want)
            if left.type.form in ("list", "zone"):
                left = self.coerce(left, list_of(UNKNOWN))
                right = self.expect(node.right, left.type)
                return c.Op(self.join(left.type, right.type), "concat", (left, right))
            if left.type in (NUMBER, UNKNOWN):
                right = self.expect(node.right, NUMBER)
                calculated(self, "+", left, right, node)
                return c.Op(NUMBER, "+", (left, right))
            return self.unknown("E0303", f"{left.type.in_words} cannot be added to", node.left)
        if node.operator == "-":
            left = self.value(node.left, want)
            if left.type.form in ("list", "zone"):
                left = self.coerce(left, list_of(UNKNOWN))
                right = self.expect(node.right, left.type)
                return c.Native(left.type, "minus", (left, right))
            left = self.suited(left, NUMBER, node.left, "")
            right = self.expect(node.right, NUMBER)
            minus_itself(self, left, right, node)
            calculated(self, "-", left, right, node)
            return c.Op(NUMBER, "-", (left, right))
        type_ = NUMBER if node.operator in "-*/%" else TRUTH
        left, right = self.expect(node.left, NUMBER), self.expect(node.right, NUMBER)
        if node.operator in "/%":
            not_zero(self, right, node.right)
        elif type_ == TRUTH:
            compared(self, node.operator, left, right, node)
        if type_ == NUMBER:
            calculated(self, node.operator, left, right, node)
        return c.Op(type_, node.operator, (left, right))

    def narrow(self, condition: s.Expr) -> None:
        """Inside `if x is a knot:` the name x stands for a knot."""
        if isinstance(condition, s.Binary) and condition.operator == "and":
            self.narrow(condition.left)
            self.narrow(condition.right)
            return
        if not isinstance(condition, s.Is) or condition.negated or condition.word is None:
            return
        if not isinstance(condition.value, s.Name) or condition.preps:
            return
        variable = self.scope.find(condition.value.text)
        kind = self.world.kinds.get(condition.word.text)
        noun = self.world.nouns.get(condition.word.text)
        if noun is not None:
            kind = self.world.kinds.get(noun.kind)
        if variable is None or kind is None or not isinstance(variable.value, c.Var):
            return
        have = variable.value.type
        if have.form == "piece" and kind.piece and self.world.is_a(kind.name, have.name):
            narrowed = c.Var(piece(kind.name), variable.value.name)
            self.scope.names[condition.value.text] = Variable(
                narrowed, variable.writable, variable.role, same=variable
            )

    def equality(self, node: s.Binary) -> c.Core:
        left_node, right_node = node.left, node.right
        # A bare word such as `melee` gets its meaning from the other side.
        if isinstance(left_node, s.Name) and self.scope.find(left_node.text) is None:
            right = self.value(right_node)
            left = self.value(left_node, right.type)
        else:
            left = self.value(left_node)
            right = self.value(right_node, left.type)
        return self.equal(left, right, node, node.operator)

    def equal(self, left: c.Core, right: c.Core, node: s.Node, operator: str = "=") -> c.Core:
        """Whether two values are the same; those that never can be are a mistake."""
        if left.type.form == "piece" and right.type.form in PLACES:
            left = self.coerce(left, right.type)
        elif right.type.form == "piece" and left.type.form in PLACES:
            right = self.coerce(right, left.type)
        elif left.type.form == "piece" and right.type.form == "definition":
            left = self.coerce(left, right.type)
        if not self.fits(left.type, right.type) and not self.fits(right.type, left.type):
            return self.unknown(
                "E0303",
                f"{left.type.in_words} is never equal to {right.type.in_words}",
                node,
                self.same_sort(left.type, right.type, node),
            )
        left, right = self.typed_nothing(left, right.type), self.typed_nothing(right, left.type)
        compared(self, operator, left, right, node)
        return c.Op(TRUTH, operator, (left, right))

    def same_sort(self, left: Type, right: Type, node: s.Node) -> str:
        """What to compare instead of two things of different sorts."""
        sides = (node.left, node.right) if isinstance(node, s.Binary) else ()
        for side, type_, other in zip(sides, (left, right), (right, left), strict=False):
            written = self.source_text(side)
            if other == NUMBER and type_.form in ("list", "zone"):
                return f"compare how many they are: `size({written})`"
            if type_.form == "list" and other == type_.item:
                return f"ask whether it is one of them: `x in {written}`"
            if type_.form == "piece" and other == PLAYER:
                return f"compare its owner: `{written}.owner`"
            if type_ == TRUTH and other == NUMBER:
                return f"ask for it alone: `{written}`, or `not {written}`; if a count is compared, put brackets around it"
        return "compare two things of one sort"

    def member(self, node: s.Member) -> c.Core:
        hint = UNKNOWN
        if isinstance(node.group, s.ListOf):
            hint = list_of(self.value(node.value).type)  # `x.area in [north, south]`
        group = self.value(node.group, hint)
        item = UNKNOWN
        if group.type.form == "zone" or group.type.form == "place":
            value = self.coerce(self.value(node.value), PLACE)
            return self.negate(c.Op(TRUTH, "=", (value, group)), node.negated)
        if group.type.form == "list":
            assert group.type.item is not None
            item = group.type.item
            value = self.coerce(self.value(node.value, item), item)
            if not self.fits(value.type, item) and not self.fits(item, value.type):
                said = f"{value.type.in_words} is never in {group.type.in_words}"
                return self.unknown("E0303", said, node, f"ask for {item.in_words}")
            return self.negate(c.Op(TRUTH, "in", (value, group)), node.negated)
        if group.type != UNKNOWN:
            return self.unknown(
                "E0303",
                f"`in` needs a list or a zone, and this is {group.type.in_words}",
                node.group,
                self.meant_group(node.group),
            )
        return TRUE

    def meant_group(self, node: s.Expr) -> Hint | None:
        """What `in 0-2` and `in (0, 2)` probably mean."""
        match node:
            case s.Binary(operator="-", left=s.Number(value=low), right=s.Number(value=high)):
                right = f"{low}..{high}"
            case s.Coordinate(x=x, y=y):
                right = f"[{self.source_text(x)}, {self.source_text(y)}]"
            case _:
                return None
        fix = Fix(f"write `{right}`", (Edit(self.span(node), right),))
        return Hint(fix.title, fixes=(fix,))

    def either_of(self, node: s.Binary) -> None:
        """Report `x = 1 or 2`: each side of `or` is a condition by itself."""
        left, right = node.left, node.right
        compares = isinstance(left, s.Binary) and left.operator in ("=", "!=", "<", ">", "<=", ">=")
        if not compares or not isinstance(left, s.Binary):
            self.expect(right, TRUTH)
            return
        first = self.source_text(left.left)
        whole = f"{first} {left.operator} {self.source_text(right)}"
        fix = Fix(f"write `{whole}`", (Edit(self.span(right), whole),))
        said = f"`{self.source_text(right)}` is no condition: `{node.operator}` joins two of them"
        self.error("E0303", said, right, fix.title, fixes=(fix,))

    def is_word(self, node: s.Is) -> c.Core:
        subject = self.value(node.value)
        if node.word is None:
            return self.negate(c.Op(TRUTH, "=", (subject, c.Lit(subject.type, None))), node.negated)
        word = node.word
        if subject.type == UNKNOWN:
            return c.Lit(UNKNOWN, 0)
        result: c.Core
        if word.text in self.world.adjectives:
            result = all_of(said_of(self, self.world.adjectives[word.text], subject, word)) or TRUE
        elif (found := try_field(self, subject, word)) is not None and found.type == TRUTH:
            result = found
        elif (query := self.world.routine("query", word.text)) is not None and query.gives == TRUTH:
            phrase = s.Phrase(node.pos, word, (), node.preps, None)
            result = c.Query(
                TRUTH, query.name, all_arguments(self, query, phrase, node, receiver=subject)
            )
            return self.negate(result, node.negated)
        elif (
            (noun := find_noun(self, word)) is not None
            and noun[0].of != "values"
            and (
                # `is a unit` means the kind, even where some unit goes by that name.
                node.article or self.scope.find(word.text) is None
            )
        ):
            if noun[0].of == "copies":
                same = c.DocRef(
                    definition(noun[0].type.item.name if noun[0].type.item else ""), noun[0].kind
                )
                made_from(self, subject, same, node)
                test: c.Core = c.Op(TRUTH, "=", (self.coerce(subject, same.type), same))
            elif noun[0].of == "spaces":
                if subject.type not in (PLACE, SPACE):
                    return self.unknown("E0303", f"{subject.type.in_words} is never a space", node)
                test = c.KindTest(TRUTH, subject, "space")
            else:
                # What a noun or an adjective asks is asked of many.
                if not self.nesting and not self.may_be(subject.type, noun[0].kind):
                    return self.unknown(
                        "E0303", f"{subject.type.in_words} is never {with_article(word.text)}", node
                    )
                test = c.KindTest(TRUTH, subject, noun[0].kind)
                if noun[1] is None:
                    kind_known(self, subject, noun[0].kind, node)
            conditions: list[c.Core] = [test]
            if noun[1] is not None:
                conditions.extend(said_of(self, noun[1], subject, word))
            result = all_of(conditions) or TRUE
        else:
            other = find_name(self, word.text, subject.type, word)
            if other is None:
                names = [*known_names(self), *self.world.adjectives, *fields_of(self, subject.type)]
                names += [*self.world.kinds, *self.world.nouns]
                help = meant_word(self, subject.type, node) or did_you_mean(word.text, names)
                return self.unknown(
                    "E0212",
                    f"unknown word `{word.text}`",
                    word,
                    help or f"define `adjective: {word.text}`, or ask for a value with `=`",
                )
            if subject.type.form == "piece" and other.type.form == "definition":
                subject = self.coerce(subject, other.type)
            if not self.fits(subject.type, other.type) and not self.fits(other.type, subject.type):
                return self.unknown(
                    "E0303", f"{subject.type.in_words} is never {other.type.in_words}", node
                )
            result = c.Op(TRUTH, "=", (subject, other))
        if node.preps:
            self.error(
                "E0305",
                f"`{word.text}` takes nothing after `{node.preps[0][0].text}`",
                node.preps[0][0],
            )
        return self.negate(result, node.negated)

    def may_be(self, have: Type, kind: str) -> bool:
        """Whether something of a type can be of a kind."""
        if have.form not in ("piece", "definition") or kind not in self.world.kinds:
            return True
        mine = [have.name, *self.world.descendants(have.name)]
        return have.name in ("", "piece") or any(self.world.is_a(one, kind) for one in mine)

    def quantified(self, node: s.Quantified, strict: bool = True) -> c.Core:
        self.push()
        source, var, item, where = noun_phrase(self, node.phrase)
        self.pop()
        really_a_noun(self, node.phrase, strict)
        match node.quantifier:
            case "all":
                if where is None:
                    return source
                return c.Select(list_of(item), "list", source, var, item, where)
            case "count":
                return c.Select(NUMBER, "count", source, var, item, where)
            case quantifier:
                if source == c.Source(source.type, "players", "") and where is None:
                    always = "always" if quantifier == "any" else "never"
                    said = f"`{self.source_text(node)}` is {always} true: somebody plays"
                    self.warning("W0440", said, node, "say which, as in `any player where ...`")
                return c.Select(TRUTH, quantifier, source, var, item, where)

    def aggregate(self, node: s.Aggregate) -> c.Core:
        self.push()
        source, var, item, where = noun_phrase(self, node.phrase)
        if node.operator == "each":
            value = self.value(node.value)
            self.pop()
            return c.Select(list_of(value.type), "each", source, var, item, where, value)
        value = self.expect(node.value, NUMBER)
        if node.operator in ("highest", "lowest"):
            tells_apart(self, [(node.value, value)], var)
        self.pop()
        return c.Select(NUMBER, node.operator, source, var, item, where, value)

    def options(self, source: s.NounPhrase | s.Expr) -> c.Core:
        """The list that a choice is made from."""
        if isinstance(source, s.NounPhrase):
            return self.quantified(s.Quantified(source.pos, "all", source), strict=False)
        group = self.coerce(self.value(source), list_of(UNKNOWN))
        if group.type == UNKNOWN:
            return c.Op(list_of(UNKNOWN), "list", ())
        if group.type.form != "list":
            how = "write `choose one of [x, y]`, or `choose a ...` with a noun"
            return self.unknown("E0303", "a choice is made from a list", source, how)
        return group

    def pick(self, node: s.Pick) -> c.Core:
        if self.form in ("domain", "query"):
            return self.unknown(
                "E0310",
                "nothing can be chosen here: this only reads the game",
                node,
                "name all that can be chosen, as in `all foes where ...`",
            )
        self.says_a(node)
        options = self.options(node.source)
        item = options.type.item if options.type.item else UNKNOWN
        if node.chance:
            return c.Choice(item, options, None, "")
        chooser = self.chooser(None)
        prompt = self.question(node, chooser, lambda: self.prose.to_choose(options))
        return c.Choice(item, options, chooser, prompt)

    def says_a(self, node: s.Pick) -> None:
        """Warn of `place a ship at s` where `ship` is a name: somebody would be asked for another one."""
        phrase = node.source
        if not isinstance(phrase, s.NounPhrase) or len(phrase.words) > 1 or phrase.mods:
            return
        word = phrase.words[0].text
        known = self.scope.find(word)
        if known is not None and known.value.type.form in ("piece", "definition"):
            said = f"`{self.source_text(node)}` asks for one of all of them, not for the `{word}` that is known here"
            fix = Fix(f"write `{word}`", (edit(self.scalar, *node.pos, word),))
            help = (
                f"write `{word}` if you mean that one; else say which, as in `a {word} where ...`"
            )
            self.report.warning("W0447", said, self.span(node), help, fixes=(fix,))

    def question(self, node: s.Node, chooser: c.Core, say: Callable[[], Phrase]) -> str:
        """The question for a choice whose author has not written one."""
        help = 'write the question at the end: `choose ...: "Which one?"`'
        return capital(self.in_words(node, chooser, help, say))

    def chooser(self, by: s.Expr | None) -> c.Core:
        if by is not None:
            return self.expect(by, PLAYER, "`by`")
        variable = self.look_up("player")
        if variable is not None and variable.value.type == PLAYER:
            return variable.value
        owner = self.look_up("self")
        if owner is not None and owner.value.type.form == "piece":
            return c.Get(PLAYER, owner.value, "owner", "builtin")
        return c.GameVar(PLAYER, "active")
