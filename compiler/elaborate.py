"""Gives every written sentence its meaning: names, types, roles and defaults.

One `Elaborator` serves one body (of a verb, an ability, an action ...). A mistake is reported at
its place and the value becomes `UNKNOWN`, which fits everywhere, so one slip gives one message.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from compiler import core as c
from compiler import syntax as s
from compiler.diagnostics import Report, closest, did_you_mean
from compiler.natives import FUNCTIONS, VERBS
from compiler.parse import read
from compiler.source import Items, Scalar, Span
from compiler.text import Words
from compiler.types import (
    NOTHING,
    NUMBER,
    PLACE,
    PLAYER,
    SHAPE,
    SPACE,
    SQUARES,
    TEXT,
    TRUTH,
    UNKNOWN,
    ZONE,
    Type,
    definition,
    enum,
    list_of,
    piece,
)
from compiler.world import Noun, Param, Routine, StateDef, Thing, World

TRUE = c.Lit(TRUTH, True)
NONE = c.Lit(NOTHING, None)
PLACES = ("space", "zone", "place")
# Words that begin a statement, for somebody who misspelt one.
STATEMENTS = (
    *("add", "remove", "let", "emit", "stop", "break", "give", "win", "lose", "tie", "choose"),
    *("may", "turn", "open", "run", "resolve", "expire", "say", "for", "while", "repeat", "until"),
)


@dataclass(slots=True)
class Variable:
    value: c.Core
    writable: bool = False
    role: bool = False  # a role of the event that is happening
    span: Span | None = None  # where an author gave it this name
    wanted: bool = False  # whether the author named it in order to speak of it
    key: str = ""  # what reading it uses, as `role fall.target`
    same: Variable | None = None  # what it is another name or view of
    read: bool = False


@dataclass(slots=True)
class Scope:
    parent: Scope | None = None
    names: dict[str, Variable] = field(default_factory=dict)

    def find(self, name: str) -> Variable | None:
        scope: Scope | None = self
        while scope is not None:
            if name in scope.names:
                return scope.names[name]
            scope = scope.parent
        return None

    def all_names(self) -> list[str]:
        own = list(self.names)
        return own + self.parent.all_names() if self.parent else own


class Elaborator:
    """Makes core trees out of the syntax of one text."""

    def __init__(
        self, world: World, report: Report, scalar: Scalar, form: str, gives: Type | None = None
    ) -> None:
        self.world = world
        self.report = report
        self.scalar = scalar
        self.form = form  # verb query event action ability phase setup domain test
        self.gives = gives
        self.scope = Scope()
        self.types: dict[str, Type] = {}  # of the names in the generated code
        self.nesting: list[str] = []  # nouns being spelled out, to notice circles
        self.loops = 0
        self.read: set[str] = set()  # names that were looked at

    # -------------------------------------------------------------- reporting

    def span(self, node: s.Node) -> Span:
        start, end = node.pos
        return self.scalar.at(start, max(1, end - start))

    def line(self, node: s.Node) -> int:
        return self.scalar.at(node.pos[0]).line

    def source_text(self, node: s.Node) -> str:
        start, end = node.pos
        return " ".join(self.scalar.text[start:end].split())

    def error(
        self, code: str, message: str, node: s.Node, help: str | None = None, *notes: str
    ) -> None:
        self.report.error(code, message, self.span(node), help, *notes)

    def unknown(self, code: str, message: str, node: s.Node, help: str | None = None) -> c.Core:
        self.error(code, message, node, help)
        return c.Lit(UNKNOWN, 0)

    # -------------------------------------------------------------- scopes

    def declare(self, name: str, type_: Type, writable: bool = False, role: bool = False) -> str:
        """Make a variable; gives its name in the generated code."""
        shown = self.fresh(name, type_)
        self.scope.names[name] = Variable(c.Var(type_, shown), writable, role)
        return shown

    def named(self, word: s.Word | s.Name | None, wanted: bool = True) -> None:
        """Remember where a name was made."""
        if word is not None and word.text in self.scope.names:
            self.scope.names[word.text].span = self.span(word)
            self.scope.names[word.text].wanted = wanted

    def bind(self, name: str, value: c.Core) -> None:
        self.scope.names[name] = Variable(value)

    def fresh(self, name: str, type_: Type) -> str:
        """A name for the generated code that nothing in sight has, and that never changes its type."""
        in_sight: set[str] = set()
        scope: Scope | None = self.scope
        while scope is not None:
            in_sight.update(
                v.value.name for v in scope.names.values() if isinstance(v.value, c.Var)
            )
            scope = scope.parent
        number, shown = 1, name
        while shown in in_sight or self.types.get(shown, type_) != type_:
            number += 1
            shown = f"{name}_{number}"
        self.types[shown] = type_
        return shown

    def push(self) -> None:
        self.scope = Scope(self.scope)

    def pop(self) -> None:
        assert self.scope.parent is not None
        for name, variable in self.scope.names.items():
            if variable.wanted and not variable.read and variable.span and self.form != "test":
                said = f"`{name}` gets a value that nothing looks at"
                self.report.warning("W0405", said, variable.span, "use it, or take it out")
        self.scope = self.scope.parent

    def look_up(self, name: str) -> Variable | None:
        """What a name means here; it counts as read."""
        variable = self.scope.find(name)
        if variable is not None:
            self.reads(variable)
        return variable

    def reads(self, variable: Variable | None) -> None:
        while variable is not None:
            variable.read = True
            if variable.key:
                self.world.used.add(variable.key)
            variable = variable.same

    # -------------------------------------------------------------- fitting types

    def fits(self, have: Type, want: Type) -> bool:
        if UNKNOWN in (have, want) or have in (want, NOTHING):
            return True
        if want.form == "ability" and have == NUMBER:
            return True  # counted from 0, in the order written
        if want.form == "list" and have.form == "list":
            assert want.item is not None
            assert have.item is not None
            return self.fits(have.item, want.item)
        if want.form == "piece" and have.form == "piece":
            return self.world.is_a(have.name, want.name) or have.name == "piece"
        if want.form == "definition" and have.form == "definition":
            return not want.name or self.world.is_a(have.name, want.name)
        return have.form in PLACES and want.form in PLACES and "place" in (have.form, want.form)

    def coerce(self, value: c.Core, want: Type) -> c.Core:
        """A piece stands for its place where a place is wanted, a zone for the pieces in it."""
        if value.type.form == "piece" and want.form in PLACES:
            return c.Get(PLACE, value, "place", "builtin")
        if value.type.form in PLACES and want.form == "list":
            return c.Get(list_of(piece("piece")), value, "pieces", "builtin")
        if value.type.form == "piece" and want.form == "definition":
            return c.Get(definition(value.type.name), value, "definition", "builtin")
        if value.type.form == "definition" and value.type.name == "" and want.form == "piece":
            return value
        return value

    def spot(self, node: s.Expr, what: str) -> c.Core:
        """A space, or a piece: distances count from the nearest of the spaces it stands on."""
        value = self.value(node, SPACE)
        return value if value.type.form == "piece" else self.suited(value, SPACE, node, what)

    def expect(self, node: s.Expr, want: Type, what: str = "") -> c.Core:
        return self.suited(self.value(node, want), want, node, what)

    def suited(self, value: c.Core, want: Type, node: s.Expr, what: str) -> c.Core:
        value = self.coerce(value, want)
        if not self.fits(value.type, want):
            for_what = f"{what} takes" if what else "this must be"
            self.error(
                "E0303",
                f"{for_what} a {want}, and `{self.source_text(node)}` is a {value.type}",
                node,
            )
            return c.Lit(UNKNOWN, 0)
        if isinstance(value, c.Lit) and value.value is None:
            return c.Lit(want, None)
        return value

    # -------------------------------------------------------------- values

    def value(self, node: s.Expr, want: Type = UNKNOWN) -> c.Core:
        match node:
            case s.Number():
                return c.Lit(NUMBER, node.value)
            case s.Constant():
                return c.Lit(TRUTH, node.value) if node.value is not None else NONE
            case s.Dice():
                if self.form in ("domain", "query"):
                    return self.unknown(
                        "E0310", "dice cannot be rolled here: this only looks at the game", node
                    )
                return c.Roll(NUMBER, node.count, node.sides)
            case s.Name():
                return self.name(node, want)
            case s.Field():
                return self.field(node)
            case s.Method():
                return self.method(node)
            case s.Index():
                group = self.coerce(self.value(node.owner), list_of(UNKNOWN))
                at = self.expect(node.index, NUMBER, "an index")
                if group.type == UNKNOWN:
                    return c.Lit(UNKNOWN, 0)
                if group.type.form != "list":
                    return self.unknown("E0303", "only a list has numbered parts", node)
                assert group.type.item is not None
                return c.Op(group.type.item, "index", (group, at))
            case s.Coordinate():
                x, y = self.expect(node.x, NUMBER), self.expect(node.y, NUMBER)
                if isinstance(x, c.Lit) and isinstance(y, c.Lit):
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
                            f"a list holds things of one type: {type_} and {item.type}",
                            written,
                        )
                return c.Op(
                    list_of(self.join(type_, *[i.type for i in items])), "list", tuple(items)
                )
            case s.Binary():
                return self.binary(node, want)
            case s.Unary():
                wanted = TRUTH if node.operator == "not" else NUMBER
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
                return c.Op(TRUTH, "between", (self.expect(node.value, NUMBER), low, high))
            case s.IfElse():
                then = self.value(node.then, want)
                otherwise = self.value(node.otherwise, then.type if want == UNKNOWN else want)
                if not self.fits(then.type, otherwise.type) and not self.fits(
                    otherwise.type, then.type
                ):
                    self.error(
                        "E0303", f"one side is a {then.type}, the other a {otherwise.type}", node
                    )
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
                return self.negate(self.placed(node.where, subject), node.negated)
            case s.Call():
                return self.call(node, want)
            case s.Quantified():
                return self.quantified(node)
            case s.Aggregate():
                return self.aggregate(node)
            case s.Best():
                self.push()
                source, var, kind, where = self.noun_phrase(node.phrase)
                orders = tuple((self.expect(o.value, NUMBER), o.highest) for o in node.orders)
                self.pop()
                return c.Select(list_of(kind), "best", source, var, kind, where, None, orders)
            case s.Nth():
                group = self.coerce(self.value(node.group), list_of(UNKNOWN))
                if group.type == UNKNOWN:
                    return c.Lit(UNKNOWN, 0)
                if group.type.form != "list":
                    return self.unknown("E0303", f"`{node.which}` needs a list", node)
                assert group.type.item is not None
                return c.Native(group.type.item, node.which, (group,))
            case s.Pick():
                return self.pick(node)

    def typed_nothing(self, value: c.Core, type_: Type) -> c.Core:
        return c.Lit(type_, None) if value.type == NOTHING else value

    def join(self, *types: Type) -> Type:
        """The nearest type that holds all of them."""
        known = [t for t in types if t not in (UNKNOWN, NOTHING)]
        if not known:
            return UNKNOWN
        result = known[0]
        for other in known[1:]:
            if self.fits(result, other):
                result = other
            elif not self.fits(other, result) and result.form == other.form == "piece":
                shared = [
                    k.name
                    for k in self.world.chain(result.name)
                    if self.world.is_a(other.name, k.name)
                ]
                result = piece(shared[0] if shared else "piece")
        return result

    def negate(self, value: c.Core, negated: bool) -> c.Core:
        return c.Op(TRUTH, "not", (value,)) if negated else value

    def binary(self, node: s.Binary, want: Type) -> c.Core:
        if node.operator == "and":
            left = self.expect(node.left, TRUTH)
            self.push()
            self.narrow(node.left)
            right = self.expect(node.right, TRUTH)
            self.pop()
            return c.Op(TRUTH, "and", (left, right))
        if node.operator == "or":
            return c.Op(
                TRUTH,
                node.operator,
                (self.expect(node.left, TRUTH), self.expect(node.right, TRUTH)),
            )
        if node.operator in ("=", "!="):
            return self.equality(node)
        if node.operator == "+":
            left = self.value(node.left, want)
            if left.type.form == "list":
                right = self.expect(node.right, left.type)
                return c.Op(self.join(left.type, right.type), "concat", (left, right))
            if left.type in (NUMBER, UNKNOWN):
                return c.Op(NUMBER, "+", (left, self.expect(node.right, NUMBER)))
            return self.unknown("E0303", f"a {left.type} cannot be added to", node.left)
        type_ = NUMBER if node.operator in "-*/%" else TRUTH
        left, right = self.expect(node.left, NUMBER), self.expect(node.right, NUMBER)
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
        if left.type.form == "piece" and right.type.form in PLACES:
            left = self.coerce(left, right.type)
        elif right.type.form == "piece" and left.type.form in PLACES:
            right = self.coerce(right, left.type)
        elif left.type.form == "piece" and right.type.form == "definition":
            left = self.coerce(left, right.type)
        if not self.fits(left.type, right.type) and not self.fits(right.type, left.type):
            return self.unknown(
                "E0303",
                f"a {left.type} is never equal to a {right.type}",
                node,
            )
        left, right = self.typed_nothing(left, right.type), self.typed_nothing(right, left.type)
        return c.Op(TRUTH, node.operator, (left, right))

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
                return self.unknown("E0303", f"a {value.type} is never in a {group.type}", node)
            return self.negate(c.Op(TRUTH, "in", (value, group)), node.negated)
        if group.type != UNKNOWN:
            return self.unknown(
                "E0303", f"`in` needs a list or a zone, and this is a {group.type}", node.group
            )
        return TRUE

    # -------------------------------------------------------------- names

    def name(self, node: s.Name, want: Type) -> c.Core:
        found = self.find_name(node.text, want, node)
        if found is not None:
            return found
        return self.unknown_name(node.text, node)

    def find_name(self, text: str, want: Type, node: s.Node) -> c.Core | None:
        variable = self.look_up(text)
        if variable is not None:
            self.read.add(text)
            return variable.value
        if want.form == "enum" and text in self.world.enums.get(want.name, ()):
            return self.enum_value(want.name, text)
        if want == TEXT and text in self.world.route_names:
            return c.Lit(TEXT, text)
        match text:
            case "active":
                return c.GameVar(PLAYER, "active")
            case "passed":
                self.world.uses_passed = True
                return c.GameVar(TRUTH, "passed")
            case "over":
                return c.GameVar(TRUTH, "over")
            case "winners":
                return c.GameVar(list_of(PLAYER), "winners")
            case "players":
                return c.Source(list_of(PLAYER), "players", "")
            case "scenario":
                return c.Native(definition("scenario"), "scenario", ())
        if text in self.world.zones:
            zone = self.world.zones[text]
            self.world.used.add(f"zone {text}")
            if zone.each is None:
                return c.ZoneRef(ZONE, text, None)
            owner = self.look_up("player" if zone.each == "player" else "self")
            if owner is not None:
                return c.ZoneRef(ZONE, text, owner.value)
            return self.unknown(
                "E0207",
                f"every {zone.each} has a `{text}`: say whose",
                node,
                f"write `{zone.each}.{text}`",
            )
        if text in self.world.scenarios and text not in self.world.things:
            return c.Native(definition("scenario"), "scenario_named", (c.Lit(TEXT, text),))
        if text in self.world.shapes:
            self.world.used.add(f"shape {text}")
            return c.ShapeRef(SHAPE, self.world.shapes[text].id)
        things = self.world.things.get(text, [])
        if want.form in ("definition", "piece") and len(things) > 1:
            things = [
                t for t in things if not want.name or self.world.is_a(t.kind, want.name)
            ] or things
        if len(things) == 1:
            return self.document(things[0])
        if len(things) > 1:
            ids = ", ".join(f"`{t.id}`" for t in things[:4])
            return self.unknown(
                "E0208", f"`{text}` could be several things: {ids}", node, "write the longer name"
            )
        enums = self.world.enum_of.get(text, [])
        if len(enums) == 1:
            return self.enum_value(enums[0], text)
        if len(enums) > 1:
            return self.unknown(
                "E0208",
                f"`{text}` is a value of {' and '.join(enums)}: it is not clear which is meant",
                node,
            )
        if text in self.world.space_names:
            return c.SpaceNamed(SPACE, text)
        query = self.world.routine("query", text)
        if query is not None:
            self.world.use(query)
            args = self.arguments(
                query, s.Phrase(node.pos, s.Word(node.pos, text), (), (), None), node
            )
            return c.Query(query.gives or UNKNOWN, text, args)
        if text in self.world.route_names:
            return c.Lit(TEXT, text)
        return None

    def enum_value(self, name: str, text: str) -> c.Core:
        self.world.used.add(f"value {name}.{text}")
        return c.Lit(enum(name), text)

    def document(self, thing: Thing) -> c.Core:
        self.world.used.add(f"document {thing.id}")
        return c.DocRef(definition(thing.kind), thing.id)

    def definitions(self, kind: str) -> c.Source:
        """All documents of a kind."""
        self.world.used.add(f"documents {kind}")
        return c.Source(list_of(definition(kind)), "definitions", kind)

    def known_names(self) -> list[str]:
        return [
            *self.scope.all_names(),
            *self.world.zones,
            *self.world.things,
            *self.world.enum_of,
            *self.world.space_names,
            *self.world.routines.get("query", {}),
            *self.world.shapes,
            *self.world.scenarios,
            *("active", "players", "game", "scenario", "options", "passed"),
            *("nothing", "true", "false"),
        ]

    def unknown_name(self, text: str, node: s.Node) -> c.Core:
        near = closest(text, self.known_names())
        help = f"did you mean `{near}`?" if near else None
        if text in self.world.kinds and help is None:
            help = f"`{text}` is a kind: write `all {text}`, `any {text}` or `a {text}`"
        elif help is None and self.form == "test":
            help = f"in a test, `seats: [{text}]` names a player, and `place ... as {text}` a piece"
        local = self.scope.find(near) if near else None
        notes = [f"`{near}` gets its name at {local.span}"] if local and local.span else []
        self.error("E0201", f"unknown name `{text}`", node, help, *notes)
        return c.Lit(UNKNOWN, 0)

    # -------------------------------------------------------------- fields

    def field(self, node: s.Field) -> c.Core:
        name = node.field.text
        if isinstance(node.owner, s.Name) and self.scope.find(node.owner.text) is None:
            owner_name = node.owner.text
            if owner_name == "game":
                return self.game_field(node.field)
            if owner_name == "options":
                return self.option(node.field)
            longer = self.world.things.get(f"{owner_name}.{name}", [])
            if len(longer) == 1:
                return self.document(longer[0])
        owner = self.value(node.owner)
        return self.field_of(owner, node.field)

    def option(self, word: s.Word) -> c.Core:
        """What was chosen before the game began."""
        if word.text in self.world.options:
            self.world.used.add(f"option {word.text}")
            return c.Native(self.world.options[word.text], "option", (c.Lit(TEXT, word.text),))
        return self.unknown(
            "E0209",
            f"no scenario has the option `{word.text}`",
            word,
            did_you_mean(word.text, self.world.options),
        )

    def game_field(self, word: s.Word) -> c.Core:
        state = self.world.state("game", word.text)
        if state is not None:
            self.world.used.add(f"field game.{word.text}")
            return c.GameVar(state.type, f"table_{word.text}")
        return self.unknown(
            "E0209",
            f"the game has no `{word.text}`",
            word,
            did_you_mean(word.text, self.world.kinds["game"].state),
        )

    def field_of(self, owner: c.Core, word: s.Word, use: str = "field") -> c.Core:
        """A field of a value: built in, fixed, changing, a zone, or a query about it."""
        found = self.try_field(owner, word.text, use)
        if found is not None:
            return found
        query = self.world.routine("query", word.text)
        if query is not None and query.params:
            self.world.use(query)
            phrase = s.Phrase(word.pos, word, (), (), None)
            args = self.arguments(query, phrase, word, receiver=owner)
            return c.Query(query.gives or UNKNOWN, query.name, args)
        if owner.type == UNKNOWN:
            return c.Lit(UNKNOWN, 0)
        help = did_you_mean(word.text, self.fields_of(owner.type))
        if owner.type.form == "definition" and self.world.state(owner.type.name, word.text):
            help = f"only a piece has `{word.text}`, and this is the document: `place ... as x`, then `x.{word.text}`"
        return self.unknown("E0209", f"a {owner.type} has no `{word.text}`", word, help)

    def fields_of(self, type_: Type) -> list[str]:
        kind = type_.name or type_.form
        names = [n for k in self.world.chain(kind) for n in [*k.fields, *k.state]]
        names += [
            z.name
            for z in self.world.zones.values()
            if z.each == type_.form or (z.each or "") == kind
        ]
        names += [
            n
            for n, q in self.world.routines.get("query", {}).items()
            if q.params and self.fits(type_, q.params[0].type)
        ]
        builtin = {
            "piece": ["owner", "place", "spaces", "definition"],
            "player": ["next", "previous", "number"],
            "space": ["x", "y", "pieces"],
            "zone": ["pieces", "top", "bottom", "size"],
            "list": ["size"],
        }
        return names + builtin.get(type_.form, [])

    def try_field(self, owner: c.Core, name: str, use: str = "field") -> c.Core | None:
        """`use` is `field` where it is looked at, `set` where it gets a value."""
        form, kind = owner.type.form, owner.type.name
        match form, name:
            case "piece", "owner":
                return c.Get(PLAYER, owner, "owner", "builtin")
            case "piece", "place":
                return c.Get(PLACE, owner, "place", "builtin")
            case "piece", "definition":
                return c.Get(definition(kind), owner, "definition", "builtin")
            case "player", "next" | "previous":
                return c.Get(PLAYER, owner, name, "builtin")
            case "player", "number":
                return c.Get(NUMBER, owner, name, "builtin")
            case "space" | "place", "x" | "y":
                return c.Get(NUMBER, owner, name, "builtin")
            case "space" | "place" | "zone", "pieces":
                return c.Get(list_of(piece("piece")), owner, "pieces", "builtin")
            case "zone" | "place", "top" | "bottom":
                return c.Get(piece("piece"), owner, name, "builtin")
            case "zone" | "list" | "squares", "size":
                return c.Native(NUMBER, "size", (owner,))
        if form == "list" or form in ("number", "truth", "text", "enum"):
            return None
        if form == "place":
            form = "space"
        record = kind if form in ("piece", "definition") else form
        for zone in self.world.zones.values():
            if zone.name == name and zone.each is not None:
                if zone.each == form or (form == "piece" and self.world.is_a(record, zone.each)):
                    self.world.used.add(f"zone {name}")
                    return c.ZoneRef(ZONE, name, owner)
        self.world.used.add(f"{use} {record}.{name}")
        state = self.world.state(record, name)
        if state is not None and form != "definition":
            return c.Get(state.type, owner, name, "state")
        known = self.world.field(record, name)
        if known is None and form in ("piece", "definition"):
            # A broad kind (`piece`, or a parent) may be asked for what all its narrower kinds have.
            for narrow in self.world.descendants(record):
                known = known or self.world.field(narrow, name)
                narrow_state = self.world.state(narrow, name)
                if narrow_state is not None and form == "piece":
                    return c.Get(narrow_state.type, owner, name, "state")
        if known is None and form == "piece" and name == "spaces":
            return c.Get(list_of(SPACE), owner, "spaces", "builtin")
        if known is None:
            return None
        if known.type.form == "effects":
            return None
        if form == "space":
            return c.Get(known.type, owner, name, "board")
        if form == "definition":
            return c.Get(known.type, owner, name, "fixed")
        return c.Get(known.type, owner, name, "stat" if known.stat else "fixed")

    # -------------------------------------------------------------- calls

    def call(self, node: s.Call, want: Type = UNKNOWN) -> c.Core:
        name = node.function.text
        native = FUNCTIONS.get(name)
        if native is None:
            query = self.world.routine("query", name)
            if query is None:
                known = [*FUNCTIONS, *self.world.routines.get("query", {})]
                return self.unknown(
                    "E0210", f"unknown query `{name}`", node.function, did_you_mean(name, known)
                )
            self.world.use(query)
            phrase = s.Phrase(node.pos, node.function, node.args, (), None)
            args = self.arguments(query, phrase, node, positional=True)
            return c.Query(query.gives or UNKNOWN, name, args)
        if not len(native.params) - native.optional <= len(node.args) <= len(
            native.params
        ) and not ((name in ("min", "max") and len(node.args) >= 2) or name == "joined"):
            return self.unknown(
                "E0304",
                f"`{name}` takes {_counted(len(native.params), 'value')}, not {len(node.args)}",
                node,
                native.text,
            )
        if name in ("square", "parts") and len(node.args) == len(native.params) - 1:
            if self.world.squares_width is None:
                return self.unknown(
                    "E0304",
                    f"`{name}` needs the width of the grid",
                    node,
                    "add it, or say `squares: <columns>` once in `kind: game`",
                )
            given = tuple(
                self.expect(a, p, f"`{name}`")
                for a, p in zip(node.args, native.params, strict=False)
            )
            return c.Native(native.gives, name, (*given, c.Lit(NUMBER, self.world.squares_width)))
        if name == "joined":
            parts = [self.expect(a, SQUARES, "`joined`") for a in node.args]
            return c.Native(SQUARES, name, tuple(parts))
        if name in ("min", "max"):
            return c.Native(
                NUMBER, name, tuple(self.expect(a, NUMBER, f"`{name}`") for a in node.args)
            )
        if name == "waits_for":
            return self.waits_for(node)
        if name in ("distance", "steps", "king"):
            return c.Native(NUMBER, name, tuple(self.spot(a, f"`{name}`") for a in node.args))
        args = tuple(
            self.expect(a, p, f"`{name}`") for a, p in zip(node.args, native.params, strict=False)
        )
        gives = native.gives
        if name == "merged":
            return self.merged(node, args)
        if gives.form == "list" and gives.item == UNKNOWN:
            gives = args[0].type
        return c.Native(gives, name, args)

    def waits_for(self, node: s.Call) -> c.Core:
        """Whether a piece has an ability on an event, so that nobody is asked about the others."""
        subject = self.expect(node.args[0], piece("piece"), "`waits_for`")
        event = node.args[1].text if isinstance(node.args[1], s.Name) else ""
        known = self.world.routine("event", event)
        if known is None:
            return self.unknown(
                "E0302",
                f"unknown event `{event}`" if event else "`waits_for` wants the name of an event",
                node.args[1],
                did_you_mean(event, self.world.routines.get("event", {})),
            )
        lent = sorted({k.acts_for for k in self.world.kinds.values() if k.piece and k.acts_for})
        words = tuple([c.Lit(TEXT, x) for x in (event, *lent)])
        return c.Native(TRUTH, "waits_for", (subject, *words))

    def merged(self, node: s.Call, args: tuple[c.Core, ...]) -> c.Core:
        """Two documents in one, of a kind whose fields say how that goes."""
        first, second = args[0].type, args[1].type
        if UNKNOWN in (first, second):
            return c.Native(UNKNOWN, "merged", args)
        kind = first.name
        if first != second or not self.world.kinds[kind].merges:
            return self.unknown(
                "E0303",
                f"`merged` takes two documents of a kind that `merges`, not a {first} and a {second}",
                node,
                "say in the kind how fields go together: `merges: {max_hp: sum, speed: lowest}`",
            )
        return c.Native(first, "merged", args)

    def method(self, node: s.Method) -> c.Core:
        """`x.query(y)`, or `x.stat(y)`: the stat of x whose base stands on the document y."""
        owner = self.value(node.owner)
        name = node.function.text
        if len(node.args) == 1 and owner.type.form == "piece":
            base = self.value(node.args[0])
            if base.type.form == "definition":
                known = self.world.field(base.type.name, name)
                if known is not None and known.stat:
                    self.world.used.add(f"field {base.type.name}.{name}")
                    return c.Native(known.type, "stat_with", (c.Lit(TEXT, name), owner, base))
        query = self.world.routine("query", name)
        if query is None:
            known_names = list(self.world.routines.get("query", {}))
            return self.unknown(
                "E0210", f"unknown query `{name}`", node.function, did_you_mean(name, known_names)
            )
        phrase = s.Phrase(node.pos, node.function, node.args, (), None)
        args = self.arguments(query, phrase, node, receiver=owner, positional=True)
        return c.Query(query.gives or UNKNOWN, name, args)

    def arguments(
        self,
        routine: Routine,
        phrase: s.Phrase,
        node: s.Node,
        receiver: c.Core | None = None,
        positional: bool = False,
    ) -> tuple[c.Core, ...]:
        """Match what was written with the signature; what is left out comes by name, then by default."""
        self.world.use(routine)
        given: dict[str, c.Core] = {}
        plain = [p for p in routine.params if positional or p.prep is None]
        if positional:
            plain = [p for p in routine.params if p.prep != ""] + [
                p for p in routine.params if p.prep == ""
            ]
        if receiver is not None and routine.params:
            first = routine.params[0]
            given[first.name] = self.check_argument(receiver, first, node, routine)
            plain = [p for p in plain if p is not first]
        for index, written in enumerate(phrase.args):
            if index >= len(plain):
                self.error(
                    "E0305", f"`{routine.name}` does not take this", written, self.usage(routine)
                )
                continue
            given[plain[index].name] = self.argument(written, plain[index], routine)
        for prep, written in phrase.preps:
            param = next((p for p in routine.params if p.prep == prep.text), None)
            if param is None:
                self.error(
                    "E0305",
                    f"`{routine.name}` takes nothing after `{prep.text}`",
                    prep,
                    self.usage(routine),
                )
            elif param.name in given:
                self.error("E0305", f"`{prep.text}` stands here twice", prep)
            else:
                given[param.name] = self.argument(written, param, routine)
        return tuple(self.complete(given, p, routine, node) for p in routine.params)

    def complete(
        self, given: dict[str, c.Core], param: Param, routine: Routine, node: s.Node
    ) -> c.Core:
        if param.name in given:
            return given[param.name]
        variable = self.scope.find(param.name)
        if variable is not None:
            value = self.coerce(variable.value, param.type)
            if self.fits(value.type, param.type):
                self.reads(variable)
                self.read.add(param.name)
                return value
        if param.default is not None:
            outer = self.scalar
            self.scalar = param.scalar or outer
            default = self.coerce(self.value(param.default, param.type), param.type)
            self.scalar = outer
            return self.typed_nothing(default, param.type)
        written = f"{param.prep} {param.name}".strip() if param.prep else param.name
        return self.unknown(
            "E0304", f"`{routine.name}` needs `{written}`", node, self.usage(routine)
        )

    def argument(self, written: s.Expr, param: Param, routine: Routine) -> c.Core:
        value = self.value(written, param.type)
        return self.check_argument(value, param, written, routine)

    def check_argument(self, value: c.Core, param: Param, node: s.Node, routine: Routine) -> c.Core:
        value = self.coerce(value, param.type)
        if not self.fits(value.type, param.type):
            shown = self.source_text(node)
            notes: list[str] = []
            if isinstance(value, c.DocRef):
                thing = self.world.things[value.id][0]
                notes.append(f"`{thing.id}` is defined at {thing.span}")
            self.error(
                "E0303",
                f"`{routine.name}` takes a {param.type} as `{param.name}`, and `{shown}` is a {value.type}",
                node,
                None,
                *notes,
            )
            return c.Lit(UNKNOWN, 0)
        return self.typed_nothing(value, param.type)

    def usage(self, routine: Routine) -> str:
        words = [routine.name]
        for p in routine.params:
            if p.prep is None:
                words.append(p.name)
            elif p.prep:
                words.append(f"{p.prep} {p.name}")
        return f"write `{' '.join(words)}`"

    # -------------------------------------------------------------- nouns

    def find_noun(self, word: s.Word) -> tuple[c.Source, Noun | None] | None:
        """The things a noun speaks of: everything of a kind, perhaps narrowed by a noun's own condition."""
        for text in (word.text, _singular(word.text)):
            match text:
                case "player":
                    return c.Source(list_of(PLAYER), "players", ""), None
                case "space":
                    return c.Source(list_of(SPACE), "spaces", ""), None
                case "piece":
                    return c.Source(list_of(piece("piece")), "pieces", "piece"), None
            text = next((k.name for k in self.world.kinds.values() if k.plural == text), text)
            if text in self.world.kinds and text not in ("game", "scenario"):
                kind = self.world.kinds[text]
                if kind.piece:
                    return c.Source(list_of(piece(text)), "pieces", text), None
                return self.definitions(text), None
        for text in (word.text, _singular(word.text)):
            things = [t for t in self.world.things.get(text, []) if self.world.kinds[t.kind].piece]
            if len(things) == 1 and self.scope.find(text) is None:
                # A document as a noun: all pieces made from it.
                self.world.used.add(f"document {things[0].id}")
                return c.Source(list_of(piece(things[0].kind)), "copies", things[0].id), None
        for noun in self.world.nouns.values():
            if word.text in (noun.name, noun.plural):
                if noun.kind in ("player", "space"):
                    simple = PLAYER if noun.kind == "player" else SPACE
                    return c.Source(list_of(simple), noun.kind + "s", ""), noun
                if noun.kind != "piece" and noun.kind not in self.world.kinds:
                    # Of what it speaks has been reported where it is defined.
                    return c.Source(list_of(UNKNOWN), "pieces", "piece"), None
                if noun.kind != "piece" and not self.world.kinds[noun.kind].piece:
                    return self.definitions(noun.kind), noun
                return c.Source(list_of(piece(noun.kind)), "pieces", noun.kind), noun
        return None

    def noun_phrase(
        self, node: s.NounPhrase, name: str | None = None
    ) -> tuple[c.Core, str, Type, c.Core | None]:
        """Source, variable, its type and the condition; the variable stays declared in the scope."""
        words = node.words
        documents = (
            len(words) > 1
            and words[-1].text in ("definition", "definitions")
            and _singular(words[-2].text) in self.world.kinds
        )
        if documents:
            words = words[:-1]
        noun_word = words[-1]
        mods = list(node.mods)
        source: c.Core
        noun: Noun | None = None
        variable_name = name or "it"
        listed = self.scope.find(noun_word.text)
        found = (
            self.find_noun(noun_word)
            if listed is None or listed.value.type.form != "list"
            else None
        )
        if documents:
            kind = _singular(noun_word.text)
            source, shown = self.definitions(kind), kind
        elif found is not None:
            source, noun = found
            shown = _singular(noun_word.text)
        elif listed is not None and listed.value.type.form == "list":
            self.reads(listed)
            source, shown = listed.value, "item"
        elif mods and mods[0].kind == "in" and len(node.words) == 1:
            source = self.coerce(self.value(mods[0].first), list_of(UNKNOWN))
            if source.type.form != "list" and source.type != UNKNOWN:
                source = self.unknown("E0303", "this must be a list", mods[0].first)
            mods = mods[1:]
            variable_name = name or noun_word.text
            shown = noun_word.text
        elif self.find_name(noun_word.text, UNKNOWN, noun_word) is not None:
            source = self.coerce(
                self.find_name(noun_word.text, UNKNOWN, noun_word) or NONE, list_of(UNKNOWN)
            )
            shown = "item"
            if source.type.form != "list":
                source = self.unknown(
                    "E0303", f"`{noun_word.text}` is a {source.type}, not a list", noun_word
                )
        else:
            source = self.unknown_noun(noun_word)
            shown = "item"
        item = source.type.item if source.type.form == "list" and source.type.item else UNKNOWN
        before = len(mods)
        source, mods = self.narrow_source(source, mods, item)
        of_list = len(mods) < before and not (
            isinstance(source, c.Get) and source.field == "pieces"
        )
        from_list = of_list and node.mods[0].kind == "in"
        python = self.declare_item(
            variable_name, shown if variable_name == "it" else variable_name, item
        )
        it: c.Core = c.Var(item, python)
        if variable_name != "it" and (name is not None or self.scope.find("it") is None):
            # In `r in list where r = it`, where the name comes first, an outer `it` stays what it was.
            self.scope.names["it"] = Variable(it, same=self.scope.names[variable_name])
        if from_list and noun_word.text not in self.scope.names:
            # `for each card in found: move card ...`
            same = self.scope.names[variable_name]
            self.scope.names[noun_word.text] = Variable(it, same=same)
        conditions: list[c.Core] = []
        if noun is not None:
            conditions.extend(self.said_of(noun, it, noun_word))
        for word in words[:-1]:
            conditions.append(self.adjective(word, it))
        for mod in mods:
            if mod.kind == "where":
                conditions.append(self.expect(mod.first, TRUTH))
            elif mod.kind == "of":
                conditions.append(self.belongs(it, mod))
            else:
                conditions.append(self.placed(mod, it))
        return source, python, item, _all_of(conditions)

    def really_a_noun(self, phrase: s.NounPhrase, strict: bool) -> None:
        """In `count gems in hand` the word is a noun; if there is none, it would count everything.

        It may be a name for what is walked over only where a condition speaks of it; in a choice
        (`choose 2 x in found`) it may be any word that is not nearly a noun.
        """
        word = phrase.words[-1]
        free = len(phrase.words) == 1 and phrase.mods and phrase.mods[0].kind == "in"
        if not free or word.text in self.read or self.scope.find(word.text) is not None:
            return
        if any(mod.kind == "where" for mod in phrase.mods) or self.find_noun(word) is not None:
            return
        near = len(word.text) > 2 and closest(word.text, self.nouns())
        if (strict or near) and self.find_name(word.text, UNKNOWN, word) is None:
            self.unknown_noun(word)

    def unknown_noun(self, word: s.Word) -> c.Core:
        help = did_you_mean(
            word.text, [*self.nouns(), *self.scope.all_names(), "one", "all", "any"]
        )
        return self.unknown("E0211", f"unknown kind or noun `{word.text}`", word, help)

    def nouns(self) -> list[str]:
        """All nouns, one and several."""
        world = self.world
        nouns = ["player", "players", "space", "spaces", "piece", "pieces"]
        for kind in world.kinds.values():
            nouns += [kind.name, kind.plural or f"{kind.name}s"]
        for noun in world.nouns.values():
            nouns += [noun.name, noun.plural]
        return nouns + [t.short for t in world.all_things if world.kinds[t.kind].piece]

    def declare_item(self, name: str, shown: str, type_: Type) -> str:
        python = self.fresh(shown, type_)
        self.scope.names[name] = Variable(c.Var(type_, python))
        return python

    def narrow_source(
        self, source: c.Core, mods: list[s.Modifying], item: Type
    ) -> tuple[c.Core, list[s.Modifying]]:
        """`cards in hand` looks into the hand, not at the cards in play."""
        if not isinstance(source, c.Source):
            return source, mods
        if source.of not in ("pieces", "copies"):
            if mods and mods[0].kind == "in" and source.of != "players":
                group = self.value(mods[0].first)
                if group.type.form == "list" and group.type.item is not None:
                    if source.of != "spaces" or group.type.item.form in PLACES:
                        return group, mods[1:]
            return source, mods
        for mod in mods:
            if mod.kind in ("in", "on", "at"):
                if isinstance(mod.first, s.Pick):
                    continue  # `on a wall`: on any of them
                place = self.coerce(self.value(mod.first), PLACE)
                rest = [m for m in mods if m is not mod]
                if place.type.form == "list" and place.type.item is not None:
                    if place.type.item.form != "piece":
                        continue  # a list of places
                    if source.of == "copies":
                        found = (place, c.Lit(TEXT, source.kind))
                        return c.Native(source.type, "copies_of", found), rest
                    if source.kind == "piece":
                        return place, rest
                    inside_kind = place.type.item.name
                    if not self.world.is_a(source.kind, inside_kind) and not self.world.is_a(
                        inside_kind, source.kind
                    ):
                        self.error(
                            "E0303",
                            f"a {inside_kind} is never a {source.kind}, so none is in this list",
                            mod,
                        )
                    return c.Native(source.type, "of_kind", (place, c.Lit(TEXT, source.kind))), rest
                if place.type.form in PLACES:
                    inside: c.Core = c.Get(source.type, place, "pieces", "builtin")
                    if source.of == "copies":
                        inside = c.Native(
                            source.type, "copies_of", (inside, c.Lit(TEXT, source.kind))
                        )
                    elif source.kind != "piece":
                        inside = c.Native(
                            source.type, "of_kind", (inside, c.Lit(TEXT, source.kind))
                        )
                    return inside, rest
        return source, mods

    def said_of(self, noun: Noun, it: c.Core, node: s.Node) -> list[c.Core]:
        """The condition of a noun or adjective, said of `it`."""
        self.world.used.add(f"{noun.form} {noun.name}")
        if noun.where is None:
            return []
        if noun.name in self.nesting:
            self.error("E0204", f"`{noun.name}` is explained by itself", node)
            return []
        tree = read(noun.where, "expression", self.report)
        if tree is None:
            return []
        outer_scalar, outer_scope = self.scalar, self.scope
        self.scalar = noun.where
        self.scope = Scope(outer_scope)
        self.bind("it", it)
        self.nesting.append(noun.name)
        result = self.expect(tree, TRUTH)
        self.nesting.pop()
        self.scalar, self.scope = outer_scalar, outer_scope
        return [result]

    def adjective(self, word: s.Word, it: c.Core) -> c.Core:
        known = self.world.adjectives.get(word.text)
        if known is not None:
            return _all_of(self.said_of(known, it, word)) or TRUE
        found = self.try_field(it, word.text)
        if found is not None and found.type == TRUTH:
            return found
        query = self.world.routine("query", word.text)
        if query is not None and query.gives == TRUTH and query.params:
            phrase = s.Phrase(word.pos, word, (), (), None)
            return c.Query(TRUTH, query.name, self.arguments(query, phrase, word, receiver=it))
        names = [*self.world.adjectives, *list(self.fields_of(it.type))]
        return self.unknown(
            "E0212", f"unknown adjective `{word.text}`", word, did_you_mean(word.text, names)
        )

    def belongs(self, it: c.Core, mod: s.Modifying) -> c.Core:
        owner = self.value(mod.first)
        if owner.type == PLAYER and it.type.form == "piece":
            return c.Op(TRUTH, "=", (c.Get(PLAYER, it, "owner", "builtin"), owner))
        if owner.type == UNKNOWN:
            return TRUE
        return self.unknown(
            "E0303", f"`of` names a player here, and this is a {owner.type}", mod.first
        )

    def placed(self, mod: s.Modifying, subject: c.Core) -> c.Core:
        match mod.kind:
            case "within":
                reach = self.expect(mod.first, NUMBER, "`within`")
                other = self.value(mod.second) if mod.second is not None else self.self_value(mod)
                query = self.world.routine("query", "within")
                if query is not None and len(query.params) >= 3:
                    self.world.use(query)
                    args = tuple(
                        self.check_argument(v, p, mod, query)
                        for v, p in zip((subject, reach, other), query.params, strict=False)
                    )
                    return c.Query(TRUTH, "within", args)
                return c.Native(TRUTH, "within", (subject, reach, other))
            case "adjacent":
                other = self.value(mod.first)
                query = self.world.routine("query", "adjacent")
                if query is not None and len(query.params) >= 2:
                    self.world.use(query)
                    args = tuple(
                        self.check_argument(v, p, mod, query)
                        for v, p in zip((subject, other), query.params, strict=False)
                    )
                    return c.Query(TRUTH, "adjacent", args)
                return c.Native(TRUTH, "adjacent", (subject, other))
            case _:
                if isinstance(mod.first, s.Pick) and isinstance(mod.first.source, s.NounPhrase):
                    return self.stands_on_some(mod.first.source, subject)
                place = self.value(mod.first)
                if place.type.form == "list":
                    of_pieces = place.type.item is not None and place.type.item.form == "piece"
                    who = subject if of_pieces else self.coerce(subject, SPACE)
                    return c.Op(TRUTH, "in", (who, place))
                here = self.coerce(subject, PLACE)
                there = self.coerce(place, PLACE)
                if here.type.form not in (*PLACES, "unknown") or there.type.form not in (
                    *PLACES,
                    "unknown",
                ):
                    return self.unknown("E0303", f"`{mod.kind}` needs a place", mod)
                if subject.type.form == "piece" and place.type.form in PLACES:
                    return c.Native(TRUTH, "stands_on", (subject, there))
                return c.Op(TRUTH, "=", (here, there))

    def stands_on_some(self, phrase: s.NounPhrase, subject: c.Core) -> c.Core:
        """`x is on a wall`: its place is one of those."""
        self.push()
        source, var, item, where = self.noun_phrase(phrase)
        here = self.coerce(subject, PLACE)
        there = self.coerce(c.Var(item, var), PLACE)
        same: c.Core = c.Op(TRUTH, "=", (here, there))
        self.pop()
        conditions = [same] if where is None else [same, where]
        return c.Select(TRUTH, "any", source, var, item, _all_of(conditions))

    def self_value(self, node: s.Node) -> c.Core:
        variable = self.look_up("self")
        if variable is not None:
            return variable.value
        return self.unknown("E0304", "it is not clear from where: write `within N of ...`", node)

    def is_word(self, node: s.Is) -> c.Core:
        subject = self.value(node.value)
        if node.word is None:
            return self.negate(c.Op(TRUTH, "=", (subject, c.Lit(subject.type, None))), node.negated)
        word = node.word
        if subject.type == UNKNOWN:
            return c.Lit(UNKNOWN, 0)
        result: c.Core
        if word.text in self.world.adjectives:
            result = _all_of(self.said_of(self.world.adjectives[word.text], subject, word)) or TRUE
        elif (found := self.try_field(subject, word.text)) is not None and found.type == TRUTH:
            result = found
        elif (query := self.world.routine("query", word.text)) is not None and query.gives == TRUTH:
            self.world.use(query)
            phrase = s.Phrase(node.pos, word, (), node.preps, None)
            result = c.Query(
                TRUTH, query.name, self.arguments(query, phrase, node, receiver=subject)
            )
            return self.negate(result, node.negated)
        elif (noun := self.find_noun(word)) is not None and (
            # `is a unit` means the kind, even where some unit goes by that name.
            node.article or self.scope.find(word.text) is None
        ):
            if noun[0].of == "copies":
                same = c.DocRef(
                    definition(noun[0].type.item.name if noun[0].type.item else ""), noun[0].kind
                )
                test: c.Core = c.Op(TRUTH, "=", (self.coerce(subject, same.type), same))
            else:
                test = c.KindTest(TRUTH, subject, noun[0].kind)
            conditions: list[c.Core] = [test]
            if noun[1] is not None:
                conditions.extend(self.said_of(noun[1], subject, word))
            result = _all_of(conditions) or TRUE
        else:
            other = self.find_name(word.text, subject.type, word)
            if other is None:
                names = [*self.known_names(), *self.world.adjectives, *self.fields_of(subject.type)]
                names += [*self.world.kinds, *self.world.nouns]
                return self.unknown(
                    "E0212", f"unknown word `{word.text}`", word, did_you_mean(word.text, names)
                )
            if subject.type.form == "piece" and other.type.form == "definition":
                subject = self.coerce(subject, other.type)
            if not self.fits(subject.type, other.type) and not self.fits(other.type, subject.type):
                return self.unknown("E0303", f"a {subject.type} is never a {other.type}", node)
            result = c.Op(TRUTH, "=", (subject, other))
        if node.preps:
            self.error(
                "E0305",
                f"`{word.text}` takes nothing after `{node.preps[0][0].text}`",
                node.preps[0][0],
            )
        return self.negate(result, node.negated)

    def quantified(self, node: s.Quantified, strict: bool = True) -> c.Core:
        self.push()
        source, var, item, where = self.noun_phrase(node.phrase)
        self.pop()
        self.really_a_noun(node.phrase, strict)
        match node.quantifier:
            case "all":
                if where is None:
                    return source
                return c.Select(list_of(item), "list", source, var, item, where)
            case "count":
                return c.Select(NUMBER, "count", source, var, item, where)
            case quantifier:
                return c.Select(TRUTH, quantifier, source, var, item, where)

    def aggregate(self, node: s.Aggregate) -> c.Core:
        self.push()
        source, var, item, where = self.noun_phrase(node.phrase)
        value = self.expect(node.value, NUMBER)
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
            return self.unknown("E0303", "a choice is made from a list", source)
        return group

    def pick(self, node: s.Pick) -> c.Core:
        if self.form in ("domain", "query"):
            return self.unknown(
                "E0310", "nothing can be chosen here: this only looks at the game", node
            )
        options = self.options(node.source)
        item = options.type.item if options.type.item else UNKNOWN
        if node.chance:
            return c.Choice(item, options, None, self.source_text(node))
        return c.Choice(item, options, self.chooser(None), self.source_text(node))

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

    # -------------------------------------------------------------- statements

    def block(self, statements: tuple[s.Stmt, ...]) -> tuple[c.CoreStmt, ...]:
        self.push()
        result = self.sequence(list(statements))
        self.pop()
        return tuple(result)

    def sequence(self, statements: list[s.Stmt]) -> list[c.CoreStmt]:
        """Statements in order; where nothing can be chosen, the rest of the block does not happen."""
        result: list[c.CoreStmt] = []
        for index, statement in enumerate(statements):
            made = self.statement(statement)
            result.extend(made)
            if isinstance(statement, s.Choose) and statement.least is None and made:
                last = made[-1]
                assert isinstance(last, c.SLet)
                rest = self.sequence(statements[index + 1 :])
                if rest:
                    chosen = c.Var(last.value.type, last.var)
                    there = c.Op(TRUTH, "!=", (chosen, c.Lit(last.value.type, None)))
                    result.append(c.SIf(last.line, there, tuple(rest), ()))
                return result
            if isinstance(statement, (s.Give,)) or (
                isinstance(statement, s.Plain) and statement.word in ("stop", "break")
            ):
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
        line = self.line(node)
        match node:
            case s.Let():
                value = self.value(node.value)
                if value.type == NOTHING:
                    self.error(
                        "E0312",
                        "`nothing` alone has no type: say what it stands in for",
                        node.value,
                    )
                name = self.declare(node.name.text, value.type, writable=True)
                self.named(node.name)
                return [c.SLet(line, name, value, True)]
            case s.Assign():
                return self.assign(node, line)
            case s.Do():
                return self.phrase(node.phrase, line)
            case s.Emit():
                return self.emit(node, line)
            case s.Open():
                return self.open(node, line)
            case s.Plain():
                return self.plain(node, line)
            case s.Give():
                if self.form != "query":
                    self.error("E0313", "only a query gives a value", node)
                    return []
                value = self.expect(node.value, self.gives or UNKNOWN, "this query")
                return [c.SReturn(line, value)]
            case s.Win():
                who = self.coerce(self.value(node.players), PLAYER)
                if who.type != PLAYER and not self.fits(who.type, list_of(PLAYER)):
                    self.error("E0303", f"only players win, and this is a {who.type}", node.players)
                return [c.SEnd(line, "win", who)]
            case s.Choose():
                return self.choose(node, line)
            case s.May():
                return self.may(node, line)
            case s.ChooseOne():
                chooser = self.chooser(node.by)
                options = tuple((self.words(option), self.block(option)) for option in node.options)
                return [c.SOneOf(line, chooser, options)]
            case s.Turn():
                return self.turn(node, line)
            case s.Run():
                return self.run(node, line)
            case s.Resolve():
                return self.resolve(node, line)
            case s.Say():
                at = None if node.at is None else self.expect(node.at, SPACE, "`refuse`")
                return [c.SSay(line, self.filled(node.words, node), node.refusal, at)]
            case s.Expire():
                self.world.periods.setdefault(node.period.text, self.span(node.period))
                return [c.SExpire(line, node.period.text)]
            case s.Modifier():
                self.error(
                    "E0314",
                    "a change that lasts needs to know how long",
                    node,
                    "write `until end of <period>: ...`, or put it on a line of its own in `effects`",
                )
                return []
            case s.If():
                condition = self.expect(node.condition, TRUTH)
                self.push()
                self.narrow(node.condition)
                then = self.block(node.then)
                self.pop()
                return [c.SIf(line, condition, then, self.block(node.otherwise))]
            case s.While():
                condition = self.expect(node.condition, TRUTH)
                self.loops += 1
                body = self.block(node.body)
                self.loops -= 1
                if (
                    isinstance(condition, c.Lit)
                    and condition.value is True
                    and not _can_leave(body)
                ):
                    self.error(
                        "E0315", "this loop never ends", node, "leave it with `break` or `stop`"
                    )
                return [c.SWhile(line, condition, body)]
            case s.Repeat():
                times = (
                    self.expect(node.times, NUMBER, "`repeat`") if node.times is not None else None
                )
                self.loops += 1
                body = self.block(node.body)
                self.loops -= 1
                if times is None and not _can_leave(body) and self.form != "phase":
                    self.error(
                        "E0315", "this loop never ends", node, "leave it with `break` or `stop`"
                    )
                return [c.SRepeat(line, times, body)]
            case s.ForEach():
                return self.for_each(node, line)
            case s.Until():
                return self.until(node, line)

    def resolve(self, node: s.Resolve, line: int) -> list[c.CoreStmt]:
        """`resolve card`, or `resolve card.half`: one of its fields of effects."""
        written: s.Expr = node.value
        field_name = ""
        if isinstance(written, s.Field):
            owner = self.value(written.owner) if not isinstance(written.owner, s.Name) else None
            if (
                isinstance(written.owner, s.Name)
                and self.scope.find(written.owner.text) is not None
            ):
                owner = self.value(written.owner)
            if owner is not None and owner.type.form == "piece":
                kinds = [owner.type.name, *self.world.descendants(owner.type.name)]
                fields = [self.world.field(k, written.field.text) for k in kinds]
                if any(f is not None and f.type.form == "effects" for f in fields):
                    field_name = written.field.text
                    written = written.owner
        card = self.expect(written, piece("piece"), "`resolve`")
        done = f"resolve {card.type.name or 'piece'}.{field_name or '*'}"
        self.world.periods.setdefault(done, self.span(node))
        acting = self.look_up("player")
        if node.by is not None:
            by = self.chooser(node.by)
        elif acting is not None and acting.value.type == PLAYER:
            by = acting.value
        else:
            by = c.Get(PLAYER, card, "owner", "builtin")
        return [c.SResolve(line, card, by, field_name)]

    def words(self, statements: tuple[s.Stmt, ...]) -> str:
        if not statements:
            return ""
        shown = Words(self.world, self.scalar)
        return "; ".join(shown.statement(st) for st in statements)

    def assign(self, node: s.Assign, line: int) -> list[c.CoreStmt]:
        last = node.field
        if node.owner is None:
            variable = self.scope.find(last.text)
            if variable is None and last.text == "active":
                value = self.expect(node.value, PLAYER)
                return [c.SSet(line, None, "game", "active", node.operator, value, None, None)]
            if variable is None:
                self.unknown_name(last.text, last)
                return []
            if variable.role:
                self.reads(variable)  # by whoever emits the event or opens the window
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
                self.game_field(last)
                return []
            self.world.used.add(f"set game.{last.text}")
            return [self.set_state(None, "game", state, node, line)]
        owner = self.value(node.owner)
        form = "space" if owner.type.form == "place" else owner.type.form
        if form == "piece" and last.text == "owner":
            value = self.expect(node.value, PLAYER)
            return [c.SSet(line, owner, "piece", "owner", "=", value, None, None)]
        found = self.field_of(owner, last, "set")
        if not isinstance(found, c.Get) or found.how != "state":
            if found.type != UNKNOWN:
                stat = isinstance(found, c.Get) and found.how == "stat"
                self.error(
                    "E0316",
                    f"`{last.text}` does not change in play",
                    last,
                    f"it is a stat: write `until end of PERIOD: +1 {last.text}`"
                    if stat
                    else f"declare it under `state` of the kind `{owner.type.name or form}`",
                )
            return []
        record = owner.type.name if form == "piece" else form
        state = self.world.state(record, last.text)
        if state is None:
            for narrow in self.world.descendants(record):
                state = state or self.world.state(narrow, last.text)
        assert state is not None
        return [self.set_state(owner, form, state, node, line)]

    def set_state(
        self, owner: c.Core | None, form: str, state: StateDef, node: s.Assign, line: int
    ) -> c.SSet:
        if node.operator != "=" and state.type != NUMBER:
            self.error(
                "E0303", f"`{state.name}` is a {state.type}: it can only be set with `=`", node
            )
        value = self.expect(node.value, state.type, f"`{state.name}`")
        least = c.Lit(NUMBER, state.least) if state.least is not None else None
        most = c.Lit(NUMBER, state.most) if state.most is not None else None
        return c.SSet(line, owner, form, state.name, node.operator, value, least, most)

    def phrase(self, node: s.Phrase, line: int) -> list[c.CoreStmt]:
        name = node.verb.text
        verb = self.world.routine("verb", name)
        if verb is not None:
            return self.with_choices(lambda: self.do_verb(verb, node, line))
        if name in ("add", "remove"):
            return self.count_up(node, line)
        if name in VERBS:
            return self.with_choices(lambda: self.native_verb(node, line))
        known = [*self.world.verbs(), *VERBS, *STATEMENTS]
        own = self.world.verbs()
        help = did_you_mean(name, known) or (
            f"define `verb: {name}`, or use one that is there: {_listed([*own] or [*VERBS])}"
        )
        if self.form == "test" and (self.scope.find(name) or name in self.world.things):
            help = f"who does something stands before a colon, as in `{name}: ACTION ...`"
        elif name in self.world.routines.get("event", {}):
            help = f"`{name}` is an event: write `emit {name}`"
        elif name in self.world.routines.get("query", {}):
            help = f"`{name}` is a query: use its value, as in `if {name}: ...`"
        elif name in self.world.routines.get("action", {}):
            help = f"`{name}` is an action: it is offered with `turn of <player>: {name}`"
        self.error("E0302", f"unknown verb `{name}`", node.verb, help)
        return []

    def with_choices(self, make: object) -> list[c.CoreStmt]:
        """A choice inside a phrase (`move it to a free space`) is made before; if none is there, nothing happens."""
        assert callable(make)
        statement = make()
        if not isinstance(statement, (c.SDo, c.SNative)):
            return [statement] if statement is not None else []
        before: list[c.SLet] = []
        args: list[c.Core] = []
        for arg in statement.args:
            if isinstance(arg, c.Choice):
                name = self.fresh("chosen", arg.type)
                self.scope.names[f"({name})"] = Variable(c.Var(arg.type, name))
                before.append(c.SLet(statement.line, name, arg, True))
                args.append(c.Var(arg.type, name))
            else:
                args.append(arg)
        if not before:
            return [statement]
        if isinstance(statement, c.SDo):
            result: c.CoreStmt = c.SDo(statement.line, statement.verb, tuple(args))
        else:
            result = c.SNative(statement.line, statement.name, tuple(args), statement.var)
        for let in reversed(before):
            there = c.Op(TRUTH, "!=", (c.Var(let.value.type, let.var), c.Lit(let.value.type, None)))
            result = c.SIf(let.line, there, (result,), ())
        # All choices come first, in the order written.
        return [*before, result]

    def do_verb(self, verb: Routine, node: s.Phrase, line: int) -> c.CoreStmt:
        if node.limit is not None:
            self.error("E0305", f"`{verb.name}` takes no limit", node.limit[1])
        return c.SDo(line, verb.name, self.arguments(verb, node, node))

    def count_up(self, node: s.Phrase, line: int) -> list[c.CoreStmt]:
        """`add 2 shield to x, at most 3`, `remove 1 shield from x`."""
        adding = node.verb.text == "add"
        prep_wanted = "to" if adding else "from"
        prep = next((v for p, v in node.preps if p.text == prep_wanted), None)
        if len(node.args) != 2 or not isinstance(node.args[1], s.Name):
            self.error("E0304", f"write `{node.verb.text} 1 <what> {prep_wanted} <whom>`", node)
            return []
        amount = self.expect(node.args[0], NUMBER, f"`{node.verb.text}`")
        owner = self.value(prep) if prep is not None else None
        if owner is None:
            variable = self.look_up("target") or self.look_up("self")
            if variable is None:
                self.error("E0304", f"`{node.verb.text}` needs `{prep_wanted} <whom>`", node)
                return []
            owner = variable.value
        what = node.args[1]
        found = self.field_of(owner, s.Word(what.pos, what.text), "set")
        if found.type == UNKNOWN:
            return []
        if not isinstance(found, c.Get) or found.how != "state" or found.type != NUMBER:
            self.error("E0316", f"`{what.text}` is not a number that changes in play", what)
            return []
        form = "space" if owner.type.form == "place" else owner.type.form
        record = owner.type.name if form == "piece" else form
        states = [self.world.state(k, what.text) for k in [record, *self.world.descendants(record)]]
        state = next(x for x in states if x is not None)
        least: c.Core | None = c.Lit(NUMBER, state.least) if state.least is not None else None
        most: c.Core | None = c.Lit(NUMBER, state.most) if state.most is not None else None
        if node.limit is not None:
            bound = self.expect(node.limit[1], NUMBER)
            if node.limit[0] == "most":
                most = bound if most is None else c.Native(NUMBER, "min", (most, bound))
            else:
                least = bound if least is None else c.Native(NUMBER, "max", (least, bound))
        return [c.SSet(line, owner, form, what.text, "+=" if adding else "-=", amount, least, most)]

    def native_verb(self, node: s.Phrase, line: int) -> c.CoreStmt | None:
        name = node.verb.text
        verb = VERBS[name]
        if len(node.args) != len(verb.args):
            self.error(
                "E0304", f"`{name}` takes {_counted(len(verb.args), 'thing')}: {verb.text}", node
            )
            return None
        args: list[c.Core] = [
            self.expect(a, t, f"`{name}`") for a, t in zip(node.args, verb.args, strict=True)
        ]
        given = {p.text: (p, v) for p, v in node.preps}
        var: str | None = None
        alias = given.pop("as", None)
        for prep, type_, needed in verb.preps:
            pair = given.pop(prep, None)
            if pair is not None and type_ == PLACE:
                args.append(self.one_or_more_places(pair[1], f"`{name} ... {prep}`"))
            elif pair is not None:
                args.append(self.expect(pair[1], type_, f"`{name} ... {prep}`"))
            elif needed:
                self.error("E0304", f"`{name}` needs `{prep} ...`", node)
            else:
                args.append(NONE)
        for prep_word, _ in given.values():
            self.error(
                "E0305", f"`{name}` takes nothing after `{prep_word.text}`", prep_word, verb.text
            )
        if alias is not None:
            word = alias[1]
            kind = args[0].type.name or "piece"
            if name != "place" or not isinstance(word, s.Name):
                self.error("E0305", f"`{name}` gives nothing a name", alias[0])
            else:
                var = self.declare(word.text, piece(kind), writable=True)
                self.named(word)
        return c.SNative(line, name, tuple(args), var)

    def one_or_more_places(self, node: s.Expr, what: str) -> c.Core:
        """A space or a zone, or a list of spaces for a piece that needs several."""
        if isinstance(node, (s.ListOf, s.Quantified, s.Call, s.Field, s.Name)):
            value = self.value(node, PLACE)
            if value.type.form == "list" and self.fits(value.type, list_of(SPACE)):
                return value
            value = self.coerce(value, PLACE)
            if not self.fits(value.type, PLACE):
                self.error(
                    "E0303",
                    f"{what} takes a place, and `{self.source_text(node)}` is a {value.type}",
                    node,
                )
                return c.Lit(UNKNOWN, 0)
            return self.typed_nothing(value, PLACE)
        return self.expect(node, PLACE, what)

    def emit(self, node: s.Emit, line: int) -> list[c.CoreStmt]:
        name = node.phrase.verb.text
        event = self.world.routine("event", name)
        if event is None:
            self.error(
                "E0302",
                f"unknown event `{name}`",
                node.phrase.verb,
                did_you_mean(name, self.world.routines.get("event", {})),
            )
            return []
        return [c.SEmit(line, name, self.arguments(event, node.phrase, node))]

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
        return [c.SOpen(line, name, self.arguments(window, node.phrase, node))]

    def plain(self, node: s.Plain, line: int) -> list[c.CoreStmt]:
        match node.word:
            case "stop":
                if self.form == "query":
                    self.error("E0313", "a query ends with `give`", node)
                return [c.SReturn(line, None)]
            case "break":
                if not self.loops:
                    self.error("E0317", "`break` leaves a loop, and this is not in one", node)
                return [c.SBreak(line)]
            case how:
                return [c.SEnd(line, how, None)]

    def choose(self, node: s.Choose, line: int) -> list[c.CoreStmt]:
        if self.form in ("domain", "query"):
            self.error("E0310", "nothing can be chosen here: this only looks at the game", node)
            return []
        options = self.options(node.source)
        item = options.type.item if options.type.item else UNKNOWN
        chooser = self.chooser(node.by)
        prompt = node.words or self.source_text(node)
        asked = self.filled(node.words, node) if "{" in node.words else ()
        if node.least is None:
            choice = c.Choice(item, options, chooser, prompt, asked)
            name = self.declare(node.name.text if node.name else "chosen", item, writable=True)
            self.named(node.name)
            shown = self.scope.names[node.name.text if node.name else "chosen"]
            self.scope.names["it"] = Variable(c.Var(item, name), same=shown)
            return [c.SLet(line, name, choice, True)]
        assert node.most is not None
        least, most = self.expect(node.least, NUMBER), self.expect(node.most, NUMBER)
        name = self.declare(node.name.text if node.name else "chosen", list_of(item))
        self.named(node.name)
        if node.name is None:
            self.scope.names["them"] = Variable(c.Var(list_of(item), name))
        return [c.SChoose(line, name, options, least, most, chooser, prompt, asked)]

    def filled(self, words: str, node: s.Node) -> tuple[str | c.Core, ...]:
        """Words for players with values in them, such as `{unit}`, `{unit.hp}` or `{game.round}`."""
        parts: list[str | c.Core] = []
        for part in re.split(r"(\{[^{}]*\})", words):
            if not part.startswith("{"):
                if part:
                    parts.append(part)
                continue
            inner = part[1:-1].strip()
            offset = max(0, self.scalar.text.find(part, node.pos[0])) + 1
            here = self.scalar.at(offset, max(1, len(inner)))
            outer = self.scalar
            self.scalar = Scalar(inner, inner, here, ((here.line, here.column),))
            tree = read(self.scalar, "expression", self.report)
            value = self.value(tree) if tree is not None else c.Lit(UNKNOWN, 0)
            self.scalar = outer
            parts.append(value)
        return tuple(parts)

    def may(self, node: s.May, line: int) -> list[c.CoreStmt]:
        chooser = self.chooser(node.by)
        inner: list[s.Stmt] = []
        if node.phrase is not None:
            inner.append(s.Do(node.phrase.pos, node.phrase))
        inner.extend(node.body)
        prompt = self.words(tuple(inner))
        return [c.SMay(line, chooser, prompt, self.block(tuple(inner)))]

    def turn(self, node: s.Turn, line: int) -> list[c.CoreStmt]:
        player = self.expect(node.player, PLAYER, "`turn of`")
        known = self.world.routines.get("action", {})
        names: list[str] = []
        for word in node.actions:
            action = known.get(word.text)
            if action is None:
                self.error(
                    "E0302", f"unknown action `{word.text}`", word, did_you_mean(word.text, known)
                )
                continue
            self.world.use(action)
            windows = [self.world.routine("window", d.text) for d in during_of(action)]
            if any(w is not None and w.params for w in windows):
                self.error(
                    "E0318",
                    f"`{word.text}` belongs to a window and cannot be offered in a turn",
                    word,
                )
            names.append(word.text)
        condition = None
        if node.pass_if is not None:
            condition = self.expect(node.pass_if, TRUTH, "`or pass if`")
        words = self.filled(node.words, node) if node.words else ()
        return [c.STurn(line, player, tuple(names), node.may_pass, condition, words)]

    def run(self, node: s.Run, line: int) -> list[c.CoreStmt]:
        name = node.phase.text
        phase = self.world.routine("phase", name)
        if phase is None:
            self.error(
                "E0302",
                f"unknown phase `{name}`",
                node.phase,
                did_you_mean(name, self.world.routines.get("phase", {})),
            )
            return []
        self.world.use(phase)
        if self.form not in ("phase", "test"):
            self.error("E0319", "only a phase runs other phases", node)
        return [c.SRun(line, name)]

    def for_each(self, node: s.ForEach, line: int) -> list[c.CoreStmt]:
        self.push()
        source, var, item, where = self.noun_phrase(
            node.phrase, node.name.text if node.name else None
        )
        self.named(node.name or node.phrase.words[-1], node.name is not None)
        orders = tuple((self.expect(o.value, NUMBER), o.highest) for o in node.orders)
        group: c.Core = source
        if orders:
            group = c.Select(list_of(item), "sorted", source, var, item, where, None, orders)
        elif where is not None:
            group = c.Select(list_of(item), "list", source, var, item, where)
        self.loops += 1
        body = self.block(node.body)
        self.loops -= 1
        self.pop()
        return [c.SFor(line, var, item, group, body)]

    def until(self, node: s.Until, line: int) -> list[c.CoreStmt]:
        result: list[c.CoreStmt] = []
        for statement in node.body:
            if not isinstance(statement, s.Modifier):
                self.error(
                    "E0314", "only changes of stats last until the end of something", statement
                )
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
                    line, statement.stat.text, statement.operator, amount, target, node.period.text
                )
            )
        self.world.periods.setdefault("?" + node.period.text, self.span(node.period))
        return result

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
                return True
        stats = [
            f.name
            for k in self.world.kinds.values()
            for f in k.fields.values()
            if f.stat and f.name != stat.text
        ]
        help = did_you_mean(stat.text, stats) or self.no_stat(stat.text, stats)
        self.error("E0213", f"a {type_} has no stat `{stat.text}`", stat, help)
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


def _all_of(conditions: list[c.Core]) -> c.Core | None:
    result: c.Core | None = None
    for condition in conditions:
        result = condition if result is None else c.Op(TRUTH, "and", (result, condition))
    return result


def _listed(names: Iterable[str]) -> str:
    """A few names, for whoever does not know them."""
    known = sorted(set(names))
    more = f" and {len(known) - 8} more" if len(known) > 8 else ""
    return ", ".join(f"`{name}`" for name in known[:8]) + more


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def during_of(action: Routine) -> list[Scalar]:
    """The windows an action belongs to, as written."""
    value = action.body.entries.get("during")
    if isinstance(value, Items):
        return [v for v in value.items if isinstance(v, Scalar)]
    return [value] if isinstance(value, Scalar) else []


def _singular(word: str) -> str:
    if word.endswith("ies"):
        return word[:-3] + "y"
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def _can_leave(body: tuple[c.CoreStmt, ...]) -> bool:
    """Whether a loop with this body can be left: by break, stop, give or the end of the game."""
    for statement in body:
        match statement:
            case c.SBreak() | c.SReturn() | c.SEnd():
                return True
            case c.SIf():
                if _can_leave(statement.then) or _can_leave(statement.otherwise):
                    return True
            case c.SMay() | c.SWhile() | c.SRepeat() | c.SFor():
                if _can_leave(statement.body):
                    return True
            case c.SOneOf():
                if any(_can_leave(option) for _, option in statement.options):
                    return True
            case _:
                pass
    return False
