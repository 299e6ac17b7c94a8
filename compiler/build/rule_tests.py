"""Rule tests as Python: what an author wrote under given / when / then, compiled like any other rule.

before   given: [place archer at (3, 4) as archer]   then: [archer.hp = 5]
after    def case(game, test):
             archer = game.create(...)
             test.expect("archer.hp = 5", game.piece_hp[archer] == 5, ...)
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from types import CodeType

from compiler.build.rule_test_checks import CheckWriter
from compiler.build.rule_test_documents import OwnDocuments
from compiler.build.rule_test_keys import (
    any_scalar,
    lines,
    mapping,
    number,
    numbers,
    text,
    texts,
)
from compiler.build.rule_test_lines import STATED, Line, is_player
from compiler.check.check import point_at_definitions
from compiler.check.checked import Checked
from compiler.check.elaborate import Elaborator
from compiler.check.facts import Findings
from compiler.check.inheritance import inherited, players_in
from compiler.check.options import among_values, option_fits, scenario_options
from compiler.check.routines import Rules
from compiler.check.scenarios import maps_of
from compiler.check.sense import players_in_words
from compiler.codegen import py_tree as p
from compiler.codegen.body import Body
from compiler.codegen.emit import module_text
from compiler.codegen.flow import turns_in
from compiler.codegen.lowerer import Lowerer
from compiler.codegen.names import names_of
from compiler.codegen.place import Place
from compiler.language import syntax
from compiler.language.parse import tree_of
from compiler.language.refusals import LanguageError
from compiler.language.syntax_builder import RESERVED
from compiler.language.types import PLAYER
from compiler.model import core as c
from compiler.model.definitions import World
from compiler.model.former_names import named_rule, read_rule, with_names_of_now
from compiler.model.resolve import SPOKEN
from compiler.schema.validate import Document
from compiler.source.diagnostics import Related, did_you_mean
from compiler.source.positions import Fields, Items, Scalar, Span
from compiler.source.yaml_syntax import quoted

FIRST = re.compile(r"[a-z_]\w*")
EXPECTS = ("then", "refused", "offered", "events", "in_order")


@dataclass(slots=True)
class TestCase:
    """One compiled rule test."""

    title: str
    rules: tuple[str, ...]
    span: Span
    scenario: str
    players: int | None
    seats: tuple[str, ...]
    options: dict[str, object]
    dice: list[int] | None
    draws: list[int] | None
    error: str
    texts: dict[str, str]
    seed: int = 1
    code: str = ""  # Python source with a function `case(game, test)` and the extra documents
    report: Findings = field(default_factory=Findings)
    asserts: int = 0
    last_sets: tuple[tuple[int, str], ...] = ()  # steps at the end of `when` that only set a value
    code_object: CodeType | None = None

    def compiled(self) -> CodeType:
        if self.code_object is None:
            self.code_object = compile(self.code, f"<{self.span.path}: {self.title}>", "exec")
        return self.code_object


def compile_test(
    world: World, document: Document, index: Collection[str] = (), write: bool = True
) -> TestCase:
    """Compile one `test` document against a world; mistakes are in the case's report.

    `index` are the ids of the pack's rule index, if it has one. Without `write` it is only checked, and
    cannot be run.
    """
    report = Findings()
    document = with_names_of_now(document, world.former, report)
    body = document.body
    case = TestCase(
        document.id,
        tuple(texts(body, "rules")),
        document.span,
        text(body, "scenario"),
        number(body, "players"),
        tuple(texts(body, "seats")),
        mapping(body, "options"),
        numbers(body, "dice"),
        numbers(body, "draws"),
        text(body, "error"),
        {str(k): str(v) for k, v in mapping(body, "text").items()},
        1 if (seed := number(body, "seed")) is None else seed,
        report=report,
    )
    for rule in lines(body, "rules") if index else ():
        if index and rule.text not in index:
            said = f"the rule index has no `{rule.text}`"
            help = did_you_mean(rule.text, index) or "add it to rules.yaml"
            report.error("E0217", said, rule.span, help)
    writer = _Writer(world, document, case)
    writer.write(write)
    point_at_definitions(writer.world, report)
    case.asserts += sum(len(lines(body, key)) for key in EXPECTS)
    case.asserts += len(case.texts) + bool(case.error)
    if not case.asserts:
        report.error(
            "E0410",
            "this test expects nothing",
            document.span,
            "add `then`, `refused`, `offered`, `events` or `text`",
        )
    return case


def _sets(scalar: Scalar) -> bool:
    """Whether a step only gives a value to something: `x.hp = 4`."""
    try:
        tree = tree_of(scalar.text, "block")
    except LanguageError:
        return False
    return all(isinstance(one, syntax.Assign) and one.operator == "=" for one in tree)


def _acts(scalar: Scalar) -> bool:
    """Whether a step lets something happen: no `let`, no check in between, and no value that is set."""
    plain = re.match(r"\s*(?:let|check:|offered:|refused:|turn:|phase:)(?:\s|$)", scalar.text)
    return plain is None and not _sets(scalar)


class _Everything(set[str]):
    """Any rule may end the game."""

    def __contains__(self, name: object) -> bool:
        return True


class _Lines(Body):
    """The lines of a test in Python. Once one of them is wrong, nothing is made of the others: they are only checked."""

    def __init__(self, place: Place, path: str, report: Findings) -> None:
        super().__init__(place, path)
        self.report = report

    def statement(self, s: c.CoreStmt) -> None:
        if not self.report.errors:
            super().statement(s)

    def ex(self, node: c.Core) -> p.Expr:
        return p.NONE if self.report.errors else super().ex(node)


class _Writer(CheckWriter):
    """Writes the module of one test."""

    def __init__(self, world: World, document: Document, case: TestCase) -> None:
        self.document = document
        self.case = case
        self.report = case.report
        self.own = OwnDocuments(world, document, self.report)
        self.world = self.own.world
        self.checked = Checked(self.world, Rules(self.world))
        names = names_of(world)
        path = p.module_file(names.frame(world.pack, "a_test"))
        self.module = p.Module(path, p.Comment("A rule test"), p.Comment(document.path))
        # Documents of the test lie in its own module.
        self.lowerer = Lowerer(self.checked, module=self.module)
        self.lowerer.fixed = None  # a test's board calls are made as they come
        # The lines of a test go on when the game is over; phases and documents do not.
        self.lowerer.may_end = set()
        place = self.lowerer.place(self.module)
        self.lowerer.may_end = _Everything()
        self.body = _Lines(place, document.path, self.report)
        self.elaborator = Elaborator(self.world, self.report, any_scalar(document), "test")
        self.own.check(self.checked)

    def write(self, write: bool) -> None:
        body = self.document.body
        self.frame(body)
        self.seats()
        for key in ("turn", "phase"):
            stated = body.entries.get(key)
            if isinstance(stated, Scalar):
                self.state(key, stated)
        for scalar in lines(body, "given"):
            self.step("given", scalar)
        self.choices(lines(body, "choices"))
        steps = lines(body, "when")
        end = len(steps)
        while end and _sets(steps[end - 1]):
            end -= 1
        if not any(map(_acts, steps[:end])) or lines(body, "refused"):
            end = len(steps)  # it sets up what is looked at, or what is refused all the same
        for scalar in steps[:end]:
            self.step("when", scalar)
        self.last(steps[end:])
        self.test("finished", p.GAME)
        for key in EXPECTS:
            self.said_once(lines(body, key) if key != "in_order" else [])
        if not steps and not any(lines(body, key) for key in EXPECTS if key != "then"):
            self.given_again(lines(body, "given"), lines(body, "then"))
        for key in ("then", "refused", "offered"):
            for scalar in lines(body, key):
                self.expectation(self.line(key, scalar))
        self.events(lines(body, "events"))
        self.in_order(lines(body, "in_order"))
        table = self.own.tables(self.lowerer, self.module) if not self.report.errors else None
        if self.report.errors or table is None or not write:
            return
        params = [p.Param("game", p.ANY), p.Param("test", p.ANY)]
        self.module.functions.append(p.Function("case", params, p.NONE, self.body.block))
        self.module.tables.append(table)
        self.case.code = module_text(self.module, self.lowerer.names)

    def last(self, scalars: list[Scalar]) -> None:
        """Steps after which nothing is done: the runner finds out whether anything depends on them."""
        for scalar in scalars:
            before, self.body.block = self.body.block, []
            self.step("when", scalar)
            made, self.body.block = self.body.block, before
            asked = p.call(p.Attr(p.Name("test"), "sets"), p.literal(scalar.span.line))
            self.body.add(p.If(asked, made))
        self.case.last_sets = tuple(
            [(scalar.span.line, " ".join(scalar.text.split())) for scalar in scalars]
        )

    def said_once(self, scalars: list[Scalar]) -> None:
        """Warn of an expectation that says the same as one before it."""
        seen: dict[str, Span] = {}
        for scalar in scalars:
            first = seen.setdefault(" ".join(scalar.text.split()), scalar.span)
            if first is not scalar.span:
                said, related = "this line is here twice", Related(first, "the first one is")
                self.report.warning("W0442", said, scalar.span, "keep one", related)

    def given_again(self, given: list[Scalar], then: list[Scalar]) -> None:
        """Report a test that only expects what `given` has set, where nothing happens in between."""
        set_before = {" ".join(s.text.split()): s.span for s in given if _sets(s)}
        again = [set_before.get(" ".join(scalar.text.split())) for scalar in then]
        if then and again[0] is not None and None not in again and not self.case.texts:
            said = "`given` says this, and nothing happens in between, so this expects nothing"
            help = "let something happen under `when`, or say what follows from it"
            related = Related(again[0], "it is set")
            self.report.error("E0413", said, then[0].span, help, related)

    def seats(self) -> None:
        """Who plays, and where."""
        scenario = self.document.body.entries.get("scenario")
        played = self.world.scenarios.get(scenario.text) if isinstance(scenario, Scalar) else None
        if played is not None and not self.case.error:
            self.elaborator.maps = tuple([board.short for board in maps_of(self.world, played)])
        for number_, seat in enumerate(lines(self.document.body, "seats")):
            if seat.text in SPOKEN or seat.text in RESERVED:
                said = f"`{seat.text}` means something in every rule and cannot be a name"
                self.report.error("E0215", said, seat.span, "choose another name")
            self.elaborator.bind(seat.text, c.Lit(PLAYER, number_))

    def frame(self, body: Fields) -> None:
        """What a test says about its game: scenario, options, and whose texts it knows."""
        world = self.world
        scenario = body.entries.get("scenario")
        if isinstance(scenario, Scalar) and scenario.text not in world.scenarios:
            self.report.error(
                "E0201",
                f"unknown scenario `{scenario.text}`",
                scenario.span,
                did_you_mean(scenario.text, world.scenarios),
            )
        options = body.entries.get("options")
        if isinstance(options, Fields):
            for name, value in options.entries.items():
                if name in world.options:
                    before = len(self.report.errors)
                    option_fits(world, name, world.options[name], value, self.report)
                    named = scenario.text if isinstance(scenario, Scalar) else ""
                    if named in world.scenarios and len(self.report.errors) == before:
                        said = scenario_options(world, world.scenarios[named]).get(name, {})
                        among_values(said, name, value, self.report)
                        if not said:
                            self.report.error(
                                "E0209",
                                f"`{named}` has no option `{name}`",
                                options.keys[name].span,
                                did_you_mean(name, scenario_options(world, world.scenarios[named])),
                            )
                    continue
                self.report.error(
                    "E0209",
                    f"no scenario has the option `{name}`",
                    options.keys[name].span,
                    did_you_mean(name, world.options)
                    or f"a scenario declares it: `options: {{{name}: {{default: ...}}}}`",
                )
        seats = body.entries.get("seats")
        played = world.scenarios.get(scenario.text) if isinstance(scenario, Scalar) else None
        fits = players_in(world, played) if played is not None else range(0)
        most = fits[-1] if fits else 0
        self.elaborator.most_players = most
        number_ = body.entries.get("players")
        if fits and isinstance(number_, Scalar) and number_.value not in fits:
            words = players_in_words(most) if len(fits) == 1 else f"{fits[0]} to {most} players"
            said_ = f"`{self.case.scenario}` is for {words}"
            self.report.error("E0424", said_, number_.span, "change it, or leave it out")
        for seat in seats.items[most:] if most and isinstance(seats, Items) else ():
            words = f"`{self.case.scenario}` has seats for at most {players_in_words(most)}"
            self.report.error("E0424", words, seat.span, "leave it out")
        texts = body.entries.get("text")
        for name in texts.entries if isinstance(texts, Fields) else ():
            if name not in world.things and isinstance(texts, Fields):
                self.report.error(
                    "E0201",
                    f"unknown document `{name}`",
                    texts.keys[name].span,
                    did_you_mean(name, world.things),
                )

    # -------------------------------------------------------------- steps

    def step(self, key: str, scalar: Scalar) -> None:
        """A line under `given` or `when`."""
        line = self.line(key, scalar)
        self.elaborator.scalar = scalar
        self.body.path = scalar.span.path
        if line.key != key:
            self.case.asserts += 1
        elif line.form not in STATED:
            told = (p.literal(key), p.literal(line.shown), p.literal(scalar.span.line))
            self.test("step", p.GAME, *told)
        self.done(line)

    def done(self, line: Line) -> None:
        """What a line under `given` or `when` does, or expects in the middle."""
        if line.key not in ("given", "when"):
            self.expectation(line)
        elif line.form in STATED:
            self.state(line.form, line.rest)
        elif line.shown in ("set up", "set_up"):
            self.test("set_up", p.GAME)
        elif line.shown in ("play on", "play_on"):
            self.test("play_on", p.GAME)
        elif line.form == "action":
            player, piece = self.actor(line)
            found = self.action(line.rest, piece)
            if found is not None:
                routine, wanted = found
                values = self.values(routine, wanted)
                self.test("act", p.GAME, player, p.literal(routine.name), values)
                self.test("check", p.GAME)
        else:
            self.statements(line.rest)

    def statements(self, scalar: Scalar) -> None:
        if self.misplaced(scalar, "expression", "block"):
            how = "conditions belong under `then`; in between, write `check:` before them"
            fix = quoted(scalar.span, f"check: {' '.join(scalar.text.split())}", safe=False)
            said = "this is a condition, and does nothing"
            self.report.error("E0412", said, scalar.span, how, fixes=(fix,))
            return
        tree = read_rule(self.world, scalar, "block", self.report)
        if tree is None:
            return
        for statement in self.elaborator.sequence(list(tree)):
            if isinstance(statement, c.SRun):
                values = [self.body.ex(value) for value in statement.args]
                self.test("run", p.GAME, p.literal(statement.phase), *values)
            else:
                self.body.statement(statement)
        self.test("check", p.GAME)

    def state(self, key: str, scalar: Scalar) -> None:
        """Whose turn it is, or which phase: from here on actions must fit."""
        name = scalar.text.strip()
        if key == "turn":
            tree = read_rule(self.world, scalar, "expression", self.report)
            if tree is not None:
                self.elaborator.scalar = scalar
                player = self.elaborator.expect(tree, PLAYER, "`turn`")
                self.test("turn", p.GAME, self.body.ex(player))
            return
        phase = named_rule(self.world, "phase", scalar, self.report)
        if phase is None:
            known = self.world.routines.get("phase", {})
            said = f"unknown phase `{name}`"
            self.report.error("E0302", said, scalar.span, did_you_mean(name, known))
            return
        windows: dict[str, set[str]] = {}
        for action in self.world.routines.get("action", {}).values():
            for window in self.checked.rule(action).windows:
                windows.setdefault(window.name, set()).add(action.name)
        offered = turns_in(self.checked.rule(phase).body or (), windows)
        scenario = self.world.scenarios.get(self.case.scenario)
        instead = inherited(self.world, scenario, "replaces")[0] if scenario is not None else None
        if isinstance(instead, Fields):
            new = {old: v.text for old, v in instead.entries.items() if isinstance(v, Scalar)}
            offered = {new.get(action, action) for action in offered}
        self.test("phase", p.literal(name), p.literal(tuple(sorted(offered))))


class _Unwritten(_Lines):
    """Lines that are only checked."""

    def add(self, *made: p.Stmt) -> None:
        pass

    def statement(self, s: c.CoreStmt) -> None:
        pass

    def ex(self, node: c.Core) -> p.Expr:
        return p.NONE


class TestTrial:
    """A line of a test for which others are tried; what comes before it is read once."""

    def __init__(self, world: World, document: Document, key: str, scalar: Scalar) -> None:
        case = TestCase(document.id, (), document.span, "", None, (), {}, None, None, "", {})
        self.writer = writer = _Writer(world, document, case)
        writer.body = _Unwritten(writer.body.place, document.path, writer.report)
        writer.seats()
        for earlier in ("given", "when"):
            if (key, earlier) == ("choices", "when"):
                break
            for before in lines(document.body, earlier):
                if before is scalar:
                    break
                writer.step(earlier, before)
            if key == earlier:
                break
        self.elaborator = writer.elaborator
        self.line = line = writer.line(key, scalar)
        first = FIRST.match(line.rest.text)
        if line.form == "answer" and first and world.routine("action", first[0]) is not None:
            self.line = replace(line, form="action")

    @property
    def world(self) -> World:
        """The definitions, with those of the test."""
        return self.writer.world

    def who_acts(self, only_players: bool) -> list[str]:
        """The names of players and pieces that are known before the line."""
        forms = ("player",) if only_players else ("player", "piece")
        names = {*self.elaborator.scope.all_names()}
        found = [(name, self.elaborator.scope.find(name)) for name in sorted(names)]
        return [*(n for n, v in found if v and v.value.type.form in forms), "active", "players"]

    def is_player(self, name: str) -> bool:
        return is_player(name, self.elaborator)

    def check(self, scalar: Scalar, report: Findings) -> None:
        """What is wrong if a text is the sentence of the line."""
        writer, line = self.writer, replace(self.line, rest=scalar)
        writer.report = report
        writer.elaborator = self.elaborator.fork(report)
        writer.elaborator.scalar = scalar
        if line.form == "event":
            writer.event(line)
        elif line.form == "answer":
            writer.elaborator.value(read_rule(self.world, scalar, "expression", report))
        elif line.key == "choices":
            writer.action(scalar, None)
        else:
            writer.done(line)
