"""Who acts in a rule test, which action is meant, and what is answered."""

from __future__ import annotations

import re
from dataclasses import replace
from weakref import WeakKeyDictionary

from compiler.build.rule_test_lines import Line, line_of
from compiler.check.checked import Checked
from compiler.check.elaborate import Elaborator
from compiler.check.elaborate_calls import one_argument, usage
from compiler.check.elaborate_scope import a_few
from compiler.check.facts import Findings
from compiler.check.foreign_words import other_rule, unknown_event
from compiler.check.sense import player_is_there
from compiler.codegen import py_tree as p
from compiler.codegen.body import Body
from compiler.language import syntax as s
from compiler.language.types import ABILITY, NUMBER, PLAYER, TRUTH, UNKNOWN
from compiler.model import core as c
from compiler.model.definitions import Param, Routine, World
from compiler.model.former_names import read_rule
from compiler.source.diagnostics import Hint, Report, did_you_mean
from compiler.source.positions import Fields, Scalar

PLAIN_ANSWERS = ("pass", "yes", "no", "nothing")
NAMED = re.compile(r'^\s*"([^"]+)"', re.MULTILINE)
Wanted = dict[str, c.Core]  # the values of parameters that a test names

_names: WeakKeyDictionary[World, dict[str, str]] = WeakKeyDictionary()


def ability_names(world: World) -> dict[str, str]:
    """The names of abilities, by how tests write them: `poisoned_dart` for "Poisoned Dart"."""
    if world not in _names:
        found: dict[str, str] = {}
        for thing in world.all_things:
            for scalars in thing.effects.values():
                for name in [n for scalar in scalars for n in NAMED.findall(scalar.text)]:
                    found["_".join(re.findall(r"[a-z0-9]+", name.lower()))] = name
        _names[world] = found
    return _names[world]


def chosen_in_order(routine: Routine) -> list[str]:
    """The parameters of an action in the order in which they are chosen."""
    choose = routine.body.entries.get("choose")
    names = list(choose.entries) if isinstance(choose, Fields) else []
    return [n for n in names if any(p.name == n for p in routine.params)]


class ActionWriter:
    """Writes the lines of a test about players and their actions."""

    world: World
    report: Findings
    checked: Checked
    elaborator: Elaborator
    body: Body

    def test(self, method: str, *args: p.Expr) -> None:
        """A line that asks or tells the one who runs the test."""
        self.body.add(p.Do(p.call(p.Attr(p.Name("test"), method), *args)))

    def line(self, key: str, scalar: Scalar) -> Line:
        """A line of the test, with the names in sight now."""
        return line_of(key, scalar, self.elaborator)

    def actor(self, line: Line) -> tuple[p.Expr, c.Core | None]:
        """Who acts: the player's expression, and the piece if a piece was named."""
        assert line.who is not None
        scalar, name = line.whole, line.who.group(1)
        self.elaborator.scalar = scalar
        start, end = line.who.span(1)
        index = re.fullmatch(r"players\[([0-9]+)\]", name)
        if index:
            number = int(index.group(1))
            player_is_there(self.elaborator, c.Lit(NUMBER, number), s.Node((start, end)))
            return p.literal(number), None
        variable = self.elaborator.scope.find(name)
        if variable is None:
            if name == "active":
                return p.game("active"), None
            names = self.elaborator.scope.all_names()
            self.report.error(
                "E0201",
                f"unknown name `{name}`",
                scalar.at(start, end - start),
                did_you_mean(name, names) or f"`seats: [{name}]` names a player of the test",
            )
            return p.ZERO, None
        if variable.key:
            self.report.use(variable.key, scalar.at(start, end - start))
        text = self.body.ex(variable.value)
        if variable.value.type == PLAYER:
            return text, None
        return p.Index(p.game("owner"), text), variable.value

    def action(self, rest: Scalar, piece: c.Core | None) -> tuple[Routine, Wanted] | None:
        """An action and the values asked for; `rest` is the words after the actor."""
        tree = read_rule(self.world, rest, "block", self.report)
        if tree is None:
            return None
        self.elaborator.scalar = rest
        phrase = tree[0].phrase if len(tree) == 1 and isinstance(tree[0], s.Do) else None
        if phrase is None:
            self.report.error(
                "E0412",
                "this is not an action",
                rest.at(0, len(rest.text)),
                "write one, as in `player: move x to y`",
            )
            return None
        routine = self.named("action", phrase.verb)
        return None if routine is None else (routine, self.wanted(routine, phrase, piece))

    def named(self, form: str, word: s.Word) -> Routine | None:
        """The action or event that a word names; None, and reported, if there is none."""
        known = self.world.routines.get(form, {})
        routine = known.get(word.text)
        if routine is None:
            self.report.error(
                "E0302",
                f"unknown {form} `{word.text}`",
                self.elaborator.span(word),
                did_you_mean(word.text, known) or self.other_form(form, word.text),
            )
        return routine

    def other_form(self, form: str, name: str) -> str | Hint | None:
        """What to do about a name that no action or event has."""
        if form == "event" and name in self.world.routines.get("action", {}):
            return f"`{name}` is an action: `events` are what rules `emit`"
        if form == "event":
            return unknown_event(self.world, name)
        known = a_few(self.world.routines.get(form, {}))
        return other_rule(self.world, name, form) or f"the {form}s are {known}"

    def wanted(self, routine: Routine, phrase: s.Phrase, piece: c.Core | None) -> Wanted:
        """The values asked for by parameter."""
        self.elaborator.use_rule(routine, phrase.verb)
        given: Wanted = {}
        plain_params = [p for p in routine.params if p.prep is None]
        for index, written in enumerate(phrase.args):
            if index >= len(plain_params):
                self.elaborator.error(
                    "E0305",
                    f"`{routine.name}` does not take this",
                    written,
                    usage(self.elaborator, routine),
                )
                continue
            param = plain_params[index]
            given[param.name] = self.argument(written, param, routine)
        for prep, written in phrase.preps:
            found = next((p for p in routine.params if p.prep == prep.text), None)
            if found is None:
                self.elaborator.error(
                    "E0305",
                    f"`{routine.name}` takes nothing after `{prep.text}`",
                    prep,
                    usage(self.elaborator, routine),
                )
            else:
                given[found.name] = self.argument(written, found, routine)
        for name in chosen_in_order(routine) if piece is not None else ():
            param = next(p for p in routine.params if p.name == name)
            if (
                name not in given
                and piece is not None
                and param.type.form == "piece"
                and self.elaborator.fits(piece.type, param.type)
            ):
                given[name] = piece
                break
        return given

    def argument(self, written: s.Expr, param: Param, routine: Routine) -> c.Core:
        """A value that is asked for; abilities have names."""
        if param.type == ABILITY and isinstance(written, s.Name):
            names = ability_names(self.world)
            if self.elaborator.scope.find(written.text) is None:
                if written.text in names:
                    return c.Lit(ABILITY, names[written.text])
                help = did_you_mean(written.text, names)
                said = f"no ability is called `{written.text}`"
                return self.elaborator.unknown("E0201", said, written, help)
        return one_argument(self.elaborator, written, param, routine)

    def values(self, routine: Routine, wanted: Wanted) -> p.Expr:
        """The values as the runner compares them, worked out when needed; `None` stands for any value."""
        return p.List(
            tuple(
                [
                    p.Lambda(self.body.ex(wanted[name])) if name in wanted else p.NONE
                    for name in chosen_in_order(routine)
                ]
            )
        )

    def possible(self, routine: Routine, wanted: Wanted) -> p.Expr:
        """Whether such an action could ever be offered: pieces have what they are said to use."""
        tests: list[p.Expr | None] = []
        for name, _, domain in self.checked.rule(routine).domains:
            value = wanted.get(name)
            if value is None or value.type == ABILITY:
                continue
            match domain:
                case c.Get(owner=c.Var(name=owner), how="fixed") if (
                    owner in wanted and value.type.form == "definition"
                ):
                    has = replace(domain, owner=wanted[owner])
                    tests.append(self.body.ex(c.Op(TRUTH, "in", (value, has))))
                case c.Select(source=c.Source(of="pieces", kind=kind)) if (
                    value.type.form == "piece"
                ):
                    tests.append(self.body.ex(c.KindTest(TRUTH, value, kind)))
                case _:
                    pass
        return p.Lambda(p.both(tests) or p.TRUE)

    def choices(self, scalars: list[Scalar]) -> None:
        """Answers to decisions, read when they are asked for."""
        entries = [self.answer(self.line("choices", scalar)) for scalar in scalars]
        if entries:
            self.test("choices", p.List(tuple(entries)))

    def answer(self, line: Line) -> p.Expr:
        """An answer: its words, what they may mean as a value or an action, and who must be asked."""
        scalar = line.rest
        asked = self.actor(line)[0] if line.who is not None else p.NONE
        text = " ".join(scalar.text.split())
        value: p.Expr = p.NONE
        action: p.Expr = p.NONE
        quiet = Findings()
        if text not in PLAIN_ANSWERS:
            tree = read_rule(self.world, scalar, "expression", quiet)
            if tree is not None:
                probe = Elaborator(self.world, quiet, scalar, "test")
                probe.scope = self.elaborator.scope
                core = probe.value(tree)
                if not quiet.errors and core.type != UNKNOWN:
                    self.report.take(replace(quiet, diagnostics=[]))
                    value = p.Lambda(self.body.ex(core))
            if value == p.NONE:
                block = read_rule(self.world, scalar, "block", Report())
                if block and len(block) == 1 and isinstance(block[0], s.Do):
                    phrase = block[0].phrase
                    routine = self.world.routine("action", phrase.verb.text)
                    if routine is not None:
                        self.elaborator.scalar = scalar
                        values = self.values(routine, self.wanted(routine, phrase, None))
                        action = p.Tuple((p.literal(routine.name), values))
        where = p.literal(scalar.span.line)
        return p.Tuple((p.literal(text), value, action, where, asked))
