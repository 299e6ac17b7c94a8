"""What a rule test expects: conditions, what players see, actions, events."""

from __future__ import annotations

import re

from compiler.build.rule_test_actions import ActionWriter
from compiler.build.rule_test_lines import Line
from compiler.check.elaborate_calls import one_argument, usage
from compiler.check.numbers import bounds, decided
from compiler.check.sense import one_always_holds
from compiler.codegen import py_tree as p
from compiler.codegen.py_types import show_kind
from compiler.language import syntax as s
from compiler.language.parse import tree_of
from compiler.language.refusals import LanguageError
from compiler.language.types import NUMBER, TRUTH, UNKNOWN, list_of, piece
from compiler.model import core as c
from compiler.model.definitions import World
from compiler.model.former_names import read_rule
from compiler.source.diagnostics import Fix, edit
from compiler.source.module_names import safe
from compiler.source.positions import Scalar

WORDS = re.compile(r'"([^"]*)"\s*')


def always_the_same(world: World, value: c.Core) -> bool:
    """Whether a truth value has nothing to do with the game: `true`, `1 = 1`, `coins >= 0`."""
    match value:
        case c.Op(operator="=" | "!=" | "<" | ">" | "<=" | ">=", args=(left, right)) if (
            NUMBER in (left.type, right.type)
            and decided(value.operator, bounds(world, left), bounds(world, right)) is not None
        ):
            return True
        case c.Op(operator="or", args=(left, right)) if (
            always_the_same(world, left)
            or always_the_same(world, right)
            or one_always_holds(left, right)
        ):
            return True
        case c.Lit():
            return value.type != UNKNOWN
        case c.Op():
            return all(always_the_same(world, arg) for arg in value.args)
        case _:
            return False


def _reads(text: str, start: str) -> bool:
    try:
        tree_of(text, start)
    except LanguageError:
        return False
    return True


class CheckWriter(ActionWriter):
    """Writes what must be so."""

    def expectation(self, line: Line) -> None:
        """A line under `then`, `offered` or `refused`, or such a line in the middle of `when`."""
        self.elaborator.scalar = line.whole
        if line.form == "seen":
            self.sees(line)
        elif line.form == "condition":
            self.condition(line)
        elif line.form == "nobody":
            help = f"write who acts before a colon, as in `alice: {line.whole.text}`"
            self.report.error("E0412", "say who: `player: action ...`", line.whole.span, help)
        else:
            self.legality(line)

    def legality(self, line: Line) -> None:
        """An action that must be possible, or must not."""
        player, piece = self.actor(line)
        found = self.action(line.rest, piece)
        if found is not None:
            routine, wanted = found
            asked = (p.GAME, player, p.literal(routine.name), self.values(routine, wanted))
            possible = (self.possible(routine, wanted),) if line.key == "refused" else ()
            self.test(line.key, *self.head(line), *asked, *possible)

    def head(self, line: Line) -> tuple[p.Expr, p.Expr]:
        """How a line is shown if it does not hold."""
        return p.literal(line.shown), p.literal(line.whole.span.line)

    def misplaced(self, scalar: Scalar, meant: str, wanted: str) -> bool:
        """Whether a line can only be read in the way of another key; a single word may be the start of anything."""
        return " " in scalar.text and not _reads(scalar.text, wanted) and _reads(scalar.text, meant)

    def condition(self, line: Line) -> None:
        said_before = re.match(r"check:\s*", line.rest.text)
        if said_before:
            said = "lines under `then` are conditions already"
            where = line.rest.at(0, said_before.end())
            cut = Fix("delete `check:`", (edit(line.rest, 0, said_before.end(), ""),))
            self.report.error("E0412", said, where, "leave out `check:`", fixes=(cut,))
            return
        if self.misplaced(line.rest, "block", "expression"):
            said = "this does something, and `then` says what must be true"
            self.report.error("E0412", said, line.whole.span, "write it under `when`")
            return
        tree = read_rule(self.world, line.rest, "expression", self.report)
        if tree is None:
            return
        value = self.elaborator.expect(tree, TRUTH)
        twice = isinstance(tree, s.Binary) and len(set(self.sides(tree))) == 1
        if twice or always_the_same(self.world, value):
            self.report.error(
                "E0413",
                f"`{line.shown}` is the same in every game, so this expects nothing",
                line.whole.span,
                "say what must be true of the game, as in `x.hp = 3`",
            )
            return
        self.test("expect", *self.head(line), self.body.ex(value), self.parts(tree, value))

    def sides(self, tree: s.Binary) -> tuple[str, str]:
        """Both sides of a comparison, as written."""
        return self.elaborator.source_text(tree.left), self.elaborator.source_text(tree.right)

    def parts(self, tree: s.Expr, value: c.Core) -> p.Expr:
        """What the sides of a comparison turned out to be."""
        if isinstance(tree, s.Binary) and isinstance(value, c.Op) and len(value.args) == 2:
            shown: list[p.Expr] = []
            for side, core in zip(self.sides(tree), value.args, strict=True):
                words = p.of_game("show", p.literal(show_kind(core.type)), self.body.ex(core))
                shown.append(p.Tuple((p.literal(side), words)))
            return p.List(tuple(shown))
        return p.List(())

    # -------------------------------------------------------------- what players see

    def sees(self, line: Line) -> None:
        """`alice sees card`, `alice does not see bob.secret`, `alice sees "draws a card"`."""
        assert line.who is not None
        player, _ = self.actor(line)
        seen = p.literal(line.who.group(2) == "sees")
        head, rest = self.head(line), line.rest
        words = WORDS.fullmatch(rest.text)
        if words is not None:
            self.test("reads", *head, p.GAME, player, seen, p.literal(words.group(1)))
            return
        tree = read_rule(self.world, rest, "expression", self.report)
        if tree is None:
            return
        self.elaborator.scalar = rest
        value = self.elaborator.value(tree)
        if value.type.form == "zone":
            value = self.elaborator.coerce(value, list_of(piece("piece")))
        match value:
            case c.Get(how="state", owner=owner) if owner.type.form in ("piece", "player"):
                column = p.literal(f"{owner.type.form}_{value.field}")
                self.test("sees_state", *head, p.GAME, player, seen, column, self.body.ex(owner))
            case _ if value.type.form == "piece":
                pieces = p.List((self.body.ex(value),))
                self.test("sees", *head, p.GAME, player, seen, pieces)
            case _ if value.type.item is not None and value.type.item.form == "piece":
                self.test("sees", *head, p.GAME, player, seen, self.body.ex(value))
            case _ if value.type != UNKNOWN:
                help = "a player sees pieces, state of pieces and players, and words of the log in quotes"
                said = "a player cannot see this"
                self.report.error("E0412", said, rest.at(0, len(rest.text)), help)

    # -------------------------------------------------------------- events

    def events(self, scalars: list[Scalar]) -> None:
        for scalar in scalars:
            made = self.event(self.line("events", scalar))
            if made is not None:
                self.test("event", p.GAME, made)

    def in_order(self, scalars: list[Scalar]) -> None:
        made = [self.event(self.line("in_order", scalar)) for scalar in scalars]
        if made:
            self.test("in_order", p.GAME, p.List(tuple([one for one in made if one is not None])))

    def event(self, line: Line) -> p.Expr | None:
        """What must have happened: line, event, whether it must not, and the values of its roles."""
        rest, is_absent = line.rest, line.who is not None
        tree = read_rule(self.world, rest, "block", self.report)
        if not tree or len(tree) != 1 or not isinstance(tree[0], s.Do):
            if tree:
                said = "this is not an event"
                how = "write one, as in `no hit to x`; conditions belong under `then`"
                self.report.error("E0412", said, line.whole.span, how)
            return None
        if is_absent and line.key == "in_order":
            said = "an event that must not happen has no place in an order"
            self.report.error("E0412", said, line.whole.span, "put it under `events`")
            return None
        phrase = tree[0].phrase
        self.elaborator.scalar = rest
        routine = self.named("event", phrase.verb)
        if routine is None:
            return None
        self.elaborator.use(f"see {routine.key}", phrase.verb)
        wanted: list[p.Expr] = []
        plain_params = [p for p in routine.params if p.prep is None]
        pairs = [
            (plain_params[i] if i < len(plain_params) else None, v)
            for i, v in enumerate(phrase.args)
        ]
        pairs += [
            (next((p for p in routine.params if p.prep == w.text), None), v)
            for w, v in phrase.preps
        ]
        for param, written in pairs:
            if param is None:
                self.elaborator.error(
                    "E0305",
                    f"`{routine.name}` does not take this",
                    written,
                    usage(self.elaborator, routine),
                )
                continue
            value = one_argument(self.elaborator, written, param, routine)
            wanted.append(p.Tuple((p.literal(safe(param.name)), self.body.ex(value))))
        told = (*self.head(line), p.literal(routine.name), p.literal(is_absent))
        return p.Tuple((*told, p.List(tuple(wanted))))
