"""What a rule test expects: conditions, what players see, actions, events."""

from __future__ import annotations

import re

from compiler.build.rule_test_actions import ACTOR, ActionWriter
from compiler.build.rule_test_keys import rest_of
from compiler.check.elaborate_calls import one_argument, usage
from compiler.codegen import py_tree as p
from compiler.codegen.py_types import show_kind
from compiler.language import syntax as s
from compiler.language.types import TRUTH, UNKNOWN, list_of, piece
from compiler.model import core as c
from compiler.model.former_names import read_rule
from compiler.source.module_names import safe
from compiler.source.positions import Scalar

SEES = re.compile(r"^\s*([a-z_][a-z0-9_]*(?:\[[0-9]+\])?)\s+(sees|does\s+not\s+see)\s+(?=\S)")
WORDS = re.compile(r'"([^"]*)"\s*')


def always_the_same(value: c.Core) -> bool:
    """Whether a truth value has nothing to do with the game: `true`, `1 = 1`."""
    match value:
        case c.Lit():
            return value.type != UNKNOWN
        case c.Op():
            return all(always_the_same(arg) for arg in value.args)
        case _:
            return False


class CheckWriter(ActionWriter):
    """Writes what must be so."""

    def expectation(self, key: str, scalar: Scalar) -> None:
        """A line under `then`, `offered` or `refused`, or such a line in the middle of `when`."""
        shown = " ".join(scalar.text.split())
        head = (p.literal(shown), p.literal(scalar.span.line))
        self.elaborator.scalar = scalar
        if key == "then":
            seeing = SEES.match(scalar.text)
            if seeing is not None and self.is_player(seeing.group(1)):
                self.sees(scalar, seeing, head)
            else:
                self.condition(scalar, head)
            return
        match_ = ACTOR.match(scalar.text)
        if match_ is None:
            self.report.error("E0412", "say who: `player: action ...`", scalar.span)
            return
        player, piece = self.actor(scalar, match_)
        found = self.action(scalar, match_.end(), piece)
        if found is not None:
            routine, wanted = found
            asked = (p.GAME, player, p.literal(routine.name), self.values(routine, wanted))
            possible = (self.possible(routine, wanted),) if key == "refused" else ()
            self.test(key, *head, *asked, *possible)

    def condition(self, scalar: Scalar, head: tuple[p.Expr, ...]) -> None:
        tree = read_rule(self.world, scalar, "expression", self.report)
        if tree is None:
            return
        value = self.elaborator.expect(tree, TRUTH)
        twice = isinstance(tree, s.Binary) and len(set(self.sides(tree))) == 1
        if twice or always_the_same(value):
            shown = " ".join(scalar.text.split())
            self.report.error(
                "E0413",
                f"`{shown}` is the same in every game, so this expects nothing",
                scalar.span,
                "say what must be true of the game, as in `x.hp = 3`",
            )
            return
        self.test("expect", *head, self.body.ex(value), self.parts(tree, value))

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

    def is_player(self, name: str) -> bool:
        known = self.elaborator.scope.find(name)
        return name.startswith("players[") or (
            known is not None and known.value.type.form == "player"
        )

    def sees(self, scalar: Scalar, match: re.Match[str], head: tuple[p.Expr, ...]) -> None:
        """`alice sees card`, `alice does not see bob.secret`, `alice sees "draws a card"`."""
        player, _ = self.actor(scalar, match)
        seen = p.literal(match.group(2) == "sees")
        rest = rest_of(scalar, match.end())
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
            made = self.event(scalar)
            if made is not None:
                self.test("event", p.GAME, made)

    def in_order(self, scalars: list[Scalar]) -> None:
        made = [self.event(scalar, in_order=True) for scalar in scalars]
        if made:
            self.test("in_order", p.GAME, p.List(tuple([one for one in made if one is not None])))

    def event(self, scalar: Scalar, in_order: bool = False) -> p.Expr | None:
        """What must have happened: line, event, whether it must not, and the values of its roles."""
        text = scalar.text
        absent = text.lstrip().startswith("no ")
        offset = text.index("no ") + 3 if absent else 0
        rest = rest_of(scalar, offset)
        tree = read_rule(self.world, rest, "block", self.report)
        if not tree or len(tree) != 1 or not isinstance(tree[0], s.Do):
            if tree:
                self.report.error("E0412", "write an event here, as in `no hit to x`", scalar.span)
            return None
        if absent and in_order:
            help = "put it under `events`"
            self.report.error(
                "E0412", "an event that must not happen has no place in an order", scalar.span, help
            )
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
        shown = " ".join(scalar.text.split())
        head = (p.literal(shown), p.literal(scalar.span.line))
        return p.Tuple((*head, p.literal(routine.name), p.literal(absent), p.List(tuple(wanted))))
