"""Rule tests as Python: what an author wrote under given / when / then, compiled like any other rule.

before   given: [place archer at (3, 4) as archer]   then: [archer.hp = 5]
after    def case(game, test):
             archer = game.create(...)
             test.expect("archer.hp = 5", game.piece_hp[archer] == 5, ...)
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from compiler.check.check import point_at_definitions
from compiler.check.checked import Checked
from compiler.check.effects import check_effects
from compiler.check.elaborate import Elaborator
from compiler.check.elaborate_calls import one_argument, usage
from compiler.check.facts import Findings
from compiler.check.maps import check_map
from compiler.check.options import option_fits
from compiler.check.routines import Rules
from compiler.check.scenarios import check_scenario
from compiler.codegen import py_tree as p
from compiler.codegen.abilities import lower_effects
from compiler.codegen.body import Body
from compiler.codegen.emit import module_text
from compiler.codegen.lower import Lowerer
from compiler.codegen.maps import map_data
from compiler.codegen.names import names_of
from compiler.codegen.program import PackContents
from compiler.codegen.py_types import CONTENTS, show_kind
from compiler.codegen.things import lower_thing, shape
from compiler.language import syntax as s
from compiler.language.parse import read
from compiler.model import core as c
from compiler.model.definitions import Routine, World
from compiler.model.resolve import with_documents
from compiler.model.types import PLAYER, TRUTH, UNKNOWN
from compiler.schema.validate import Document
from compiler.source.diagnostics import Related, Report, did_you_mean
from compiler.source.module_names import safe
from compiler.source.positions import Fields, Items, Scalar, Span, Value, plain

ACTOR = re.compile(r"^\s*([a-z_][a-z0-9_]*(?:\[[0-9]+\])?)\s*:\s+(?=\S)")
PLAIN_ANSWERS = ("pass", "yes", "no", "nothing")


@dataclass(slots=True)
class TestCase:
    """One compiled rule test."""

    title: str
    rules: tuple[str, ...]
    span: Span
    scenario: str
    players: int | None
    options: dict[str, object]
    dice: list[int] | None
    draws: list[int] | None
    error: str
    texts: dict[str, str]
    code: str = ""  # Python source with a function `case(game, test)` and the extra documents
    report: Findings = field(default_factory=Findings)
    asserts: int = 0


def compile_test(world: World, document: Document, write: bool = True) -> TestCase:
    """Compile one `test` document against a world; mistakes are in the case's report.

    Without `write` it is only checked, and cannot be run.
    """
    body = document.body
    report = Findings()
    case = TestCase(
        document.id,
        tuple(_texts(body, "rules")),
        document.span,
        _text(body, "scenario"),
        _number(body, "players"),
        _mapping(body, "options"),
        _numbers(body, "dice"),
        _numbers(body, "draws"),
        _text(body, "error"),
        {str(k): str(v) for k, v in _mapping(body, "text").items()},
        report=report,
    )
    writer = _Writer(world, document, case)
    writer.write(write)
    point_at_definitions(writer.world, report)
    case.asserts = (
        sum(len(_lines(body, k)) for k in ("then", "refused", "offered", "events"))
        + len(case.texts)
        + bool(case.error)
    )
    if not case.asserts:
        report.error(
            "E0410",
            "this test expects nothing",
            document.span,
            "add `then`, `refused`, `offered`, `events` or `text`",
        )
    return case


def _always_the_same(value: c.Core) -> bool:
    """Whether a truth value has nothing to do with the game: `true`, `1 = 1`."""
    match value:
        case c.Lit():
            return value.type != UNKNOWN
        case c.Op():
            return all(_always_the_same(arg) for arg in value.args)
        case _:
            return False


class _Everything(set[str]):
    """Any rule may end the game."""

    def __contains__(self, name: object) -> bool:
        return True


class _Writer:
    """Writes the module of one test."""

    def __init__(self, world: World, document: Document, case: TestCase) -> None:
        self.document = document
        self.case = case
        self.report = case.report
        self.world = self.with_own(world)
        self.added = self.world.all_things[len(world.all_things) :]
        self.maps = [name for name in self.world.maps if name not in world.maps]
        self.scenarios = [name for name in self.world.scenarios if name not in world.scenarios]
        self.shapes = [name for name in self.world.shapes if name not in world.shapes]
        self.checked = Checked(self.world, Rules(self.world))
        names = names_of(world)
        path = p.module_file(names.frame(world.pack, "a_test"))
        self.module = p.Module(path, p.Comment("A rule test"), p.Comment(document.path))
        # Documents of the test lie in its own module.
        self.lowerer = Lowerer(self.checked, module=self.module)
        self.lowerer.fixed = None  # a test's board calls are made as they come
        # The lines of a test go on when the game is over; phases and documents do not.
        self.lowerer.may_end = set()
        self.place = self.lowerer.place(self.module)
        self.lowerer.may_end = _Everything()
        self.body = Body(self.place, document.path)
        self.elaborator = Elaborator(self.world, self.report, _any_scalar(document), "test")
        for name in self.maps:
            check_map(self.world.maps[name], self.report)
        for thing in self.added:
            if any(thing.effects.values()):
                self.checked.effects[thing.id] = check_effects(self.world, thing, self.report)

    # -------------------------------------------------------------- throw-away documents

    def with_own(self, world: World) -> World:
        """The world with the documents that the test defines for itself."""
        defined = self.document.body.entries.get("define")
        documents: list[Document] = []
        for item in defined.items if isinstance(defined, Items) else ():
            if not isinstance(item, Fields) or not item.entries:
                continue
            kind, head = next(iter(item.entries.items()))
            if not isinstance(head, Scalar):
                continue
            made = Document(kind, head.text, item, head.span, "test", self.document.path)
            if kind in ("map", "shape", "scenario"):
                if self.has_one_name(made, world):
                    documents.append(made)
            elif kind in world.kinds:
                documents.append(made)
            else:
                self.report.error(
                    "E0411", f"a test cannot define a `{kind}`", head.span, "put it into a pack"
                )
        return with_documents(world, documents, self.report) if documents else world

    def has_one_name(self, made: Document, world: World) -> bool:
        """Maps, shapes and scenarios have one name in the whole game."""
        known = {"map": world.maps, "shape": world.shapes, "scenario": world.scenarios}[made.kind]
        if made.id not in known:
            return True
        self.report.error(
            "E0130",
            f"there is a {made.kind} `{made.id}` already",
            made.span,
            "give the one of the test another id",
            Related(known[made.id].span, "the other one is"),
        )
        return False

    def documents(self) -> list[p.Constant]:
        """The extra documents, as tables for the program of this test."""
        for thing in sorted(self.added, key=lambda t: (-t.id.count("."), t.span.line, t.id)):
            lower_thing(self.lowerer, thing)
        for thing in self.added:
            if thing.id in self.checked.effects:
                lower_effects(self.lowerer, self.checked.effects[thing.id], law=False)
        scenarios: list[p.Expr] = []
        whole = PackContents(self.lowerer, "test", self.module)
        for name in self.scenarios:
            if name in self.world.scenarios:
                scenario = check_scenario(self.world, self.world.scenarios[name], self.report)
                if not self.report.errors:
                    scenarios.append(whole.scenario(scenario))
        maps = {
            name: map_data(self.world.maps[name]) for name in self.maps if name in self.world.maps
        }
        shapes = [self.world.shapes[name] for name in self.shapes]
        made: list[tuple[str, p.Expr]] = [
            ("scenarios", p.Tuple(tuple(scenarios))),
            ("maps", p.literal(maps)),
            ("shapes", p.Dict(tuple([(p.literal(t.id), shape(t)) for t in shapes]))),
        ]
        named = (*self.lowerer.contents_of(self.module).named(), *made)
        return [p.Constant(CONTENTS, p.Call(p.api("Contents"), (), named))]

    # -------------------------------------------------------------- the case itself

    def write(self, write: bool) -> None:
        body = self.document.body
        self.frame(body)
        seats = body.entries.get("seats")
        if isinstance(seats, Items):
            for number, seat in enumerate(seats.items):
                if isinstance(seat, Scalar):
                    self.elaborator.bind(seat.text, c.Lit(PLAYER, number))
        for scalar in _lines(body, "given"):
            self.step("given", scalar)
        self.choices(_lines(body, "choices"))
        for scalar in _lines(body, "when"):
            self.step("when", scalar)
        self.test("finished")
        for key in ("then", "refused", "offered", "events"):
            for scalar in _lines(body, key):
                self.expectation(key, scalar)
        tables = self.documents() if not self.report.errors else []
        if self.report.errors or not write:
            return
        params = [p.Param("game", p.ANY), p.Param("test", p.ANY)]
        self.module.functions.append(p.Function("case", params, p.NONE, self.body.block))
        self.module.tables.extend(tables)
        self.case.code = module_text(self.module, self.lowerer.names)

    def test(self, method: str, *args: p.Expr) -> None:
        """A line that asks or tells the one who runs the test."""
        self.body.add(p.Do(p.call(p.Attr(p.Name("test"), method), *args)))

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
                    option_fits(world, name, world.options[name], value, self.report)
                    continue
                self.report.error(
                    "E0209",
                    f"no scenario has the option `{name}`",
                    options.keys[name].span,
                    did_you_mean(name, world.options),
                )
        texts = body.entries.get("text")
        for name in texts.entries if isinstance(texts, Fields) else ():
            if name not in world.things and isinstance(texts, Fields):
                self.report.error(
                    "E0201",
                    f"unknown document `{name}`",
                    texts.keys[name].span,
                    did_you_mean(name, world.things),
                )

    def step(self, word: str, scalar: Scalar) -> None:
        self.elaborator.scalar = scalar
        shown = " ".join(scalar.text.split())
        self.body.path = scalar.span.path
        self.test("step", p.literal(word), p.literal(shown), p.literal(scalar.span.line))
        if shown in ("set up", "set_up"):
            self.test("set_up", p.GAME)
            return
        if shown in ("play on", "play_on"):
            self.test("play_on", p.GAME)
            return
        actor = ACTOR.match(scalar.text)
        if actor is not None and not self.is_stat(actor.group(1)):
            self.act(scalar, actor)
            return
        tree = read(scalar, "block", self.report)
        if tree is None:
            return
        for statement in self.elaborator.sequence(list(tree)):
            if isinstance(statement, c.SRun):
                values = [self.body.ex(value) for value in statement.args]
                self.test("run", p.GAME, p.literal(statement.phase), *values)
            else:
                self.body.statement(statement)
        self.test("check", p.GAME)

    def is_stat(self, name: str) -> bool:
        return self.elaborator.scope.find(name) is None and any(
            (f := k.fields.get(name)) is not None and f.stat for k in self.world.kinds.values()
        )

    # -------------------------------------------------------------- actions

    def actor(self, scalar: Scalar, match: re.Match[str]) -> tuple[p.Expr, c.Core | None]:
        """Who acts: the player's expression, and the piece if a piece was named."""
        name = match.group(1)
        start, end = match.span(1)
        index = re.fullmatch(r"players\[([0-9]+)\]", name)
        if index:
            return p.literal(int(index.group(1))), None
        variable = self.elaborator.scope.find(name)
        if variable is None:
            if name == "active":
                return p.game("active"), None
            names = self.elaborator.scope.all_names()
            self.report.error(
                "E0201",
                f"unknown name `{name}`",
                scalar.at(start, end - start),
                did_you_mean(name, names),
            )
            return p.ZERO, None
        if variable.key:
            self.report.use(variable.key, scalar.at(start, end - start))
        text = self.body.ex(variable.value)
        if variable.value.type == PLAYER:
            return text, None
        return p.Index(p.game("owner"), text), variable.value

    def action(
        self, scalar: Scalar, offset: int, piece: c.Core | None
    ) -> tuple[Routine, p.Expr] | None:
        """An action and the values asked for; `None` stands for any value."""
        rest = Scalar(scalar.value, scalar.text[offset:], scalar.span, _shifted(scalar, offset))
        tree = read(rest, "block", self.report)
        if tree is None:
            return None
        self.elaborator.scalar = rest
        phrase = tree[0].phrase if len(tree) == 1 and isinstance(tree[0], s.Do) else None
        if phrase is None:
            self.report.error(
                "E0412",
                "write an action here, as in `player: move x to y`",
                rest.at(0, len(rest.text)),
            )
            return None
        actions = self.world.routines.get("action", {})
        routine = actions.get(phrase.verb.text)
        if routine is None:
            self.report.error(
                "E0302",
                f"unknown action `{phrase.verb.text}`",
                self.elaborator.span(phrase.verb),
                did_you_mean(phrase.verb.text, actions),
            )
            return None
        return routine, self.wanted(routine, phrase, piece)

    def wanted(self, routine: Routine, phrase: s.Phrase, piece: c.Core | None) -> p.Expr:
        """The values asked for, to be worked out when they are needed; `None` stands for any value."""
        self.elaborator.use_rule(routine, phrase.verb)
        given: dict[str, c.Core] = {}
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
            given[plain_params[index].name] = one_argument(
                self.elaborator, written, plain_params[index], routine
            )
        for prep, written in phrase.preps:
            param = next((p for p in routine.params if p.prep == prep.text), None)
            if param is None:
                self.elaborator.error(
                    "E0305",
                    f"`{routine.name}` takes nothing after `{prep.text}`",
                    prep,
                    usage(self.elaborator, routine),
                )
            else:
                given[param.name] = one_argument(self.elaborator, written, param, routine)
        order = self.order(routine)
        if piece is not None:
            for name in order:
                param = next(p for p in routine.params if p.name == name)
                if (
                    name not in given
                    and param.type.form == "piece"
                    and self.elaborator.fits(piece.type, param.type)
                ):
                    given[name] = piece
                    break
        values: list[p.Expr] = [
            p.Lambda(self.body.ex(given[name])) if name in given else p.NONE for name in order
        ]
        return p.List(tuple(values))

    def order(self, routine: Routine) -> list[str]:
        """The parameters in the order in which they are chosen."""
        choose = routine.body.entries.get("choose")
        names = list(choose.entries) if isinstance(choose, Fields) else []
        return [n for n in names if any(p.name == n for p in routine.params)]

    def act(self, scalar: Scalar, match: re.Match[str]) -> None:
        player, piece = self.actor(scalar, match)
        found = self.action(scalar, match.end(), piece)
        if found is None:
            return
        routine, values = found
        self.test("act", p.GAME, player, p.literal(routine.name), values)
        self.test("check", p.GAME)

    def choices(self, scalars: list[Scalar]) -> None:
        """Answers to decisions, read when they are asked for."""
        entries: list[p.Expr] = []
        for scalar in scalars:
            asked, scalar = self.asked(scalar)
            text = " ".join(scalar.text.split())
            value: p.Expr = p.NONE
            action: p.Expr = p.NONE
            quiet = Findings()
            if text not in PLAIN_ANSWERS:
                tree = read(scalar, "expression", quiet)
                if tree is not None:
                    probe = Elaborator(self.world, quiet, scalar, "test")
                    probe.scope = self.elaborator.scope
                    core = probe.value(tree)
                    if not quiet.errors and core.type != UNKNOWN:
                        self.report.take(replace(quiet, diagnostics=[]))
                        value = p.Lambda(self.body.ex(core))
                if value == p.NONE:
                    block = read(scalar, "block", Report())
                    if block and len(block) == 1 and isinstance(block[0], s.Do):
                        phrase = block[0].phrase
                        routine = self.world.routine("action", phrase.verb.text)
                        if routine is not None:
                            self.elaborator.scalar = scalar
                            values = self.wanted(routine, phrase, None)
                            action = p.Tuple((p.literal(routine.name), values))
            line = p.literal(scalar.span.line)
            entries.append(p.Tuple((p.literal(text), value, action, line, asked)))
        if entries:
            self.test("choices", p.List(tuple(entries)))

    def asked(self, scalar: Scalar) -> tuple[p.Expr, Scalar]:
        """Who must be asked, in `north: pier`, and the answer; `None` where nobody is named."""
        match = ACTOR.match(scalar.text)
        if match is None:
            return p.NONE, scalar
        known = self.elaborator.scope.find(match.group(1))
        if not match.group(1).endswith("]") and (known is None or known.value.type != PLAYER):
            return p.NONE, scalar  # the words of an option may have a colon, too
        offset = match.end()
        rest = Scalar(scalar.value, scalar.text[offset:], scalar.span, _shifted(scalar, offset))
        return self.actor(scalar, match)[0], rest

    # -------------------------------------------------------------- expectations

    def expectation(self, key: str, scalar: Scalar) -> None:
        shown = " ".join(scalar.text.split())
        head = (p.literal(shown), p.literal(scalar.span.line))
        self.elaborator.scalar = scalar
        match key:
            case "then":
                tree = read(scalar, "expression", self.report)
                if tree is None:
                    return
                value = self.elaborator.expect(tree, TRUTH)
                twice = isinstance(tree, s.Binary) and len(set(self.sides(tree))) == 1
                if twice or _always_the_same(value):
                    self.report.error(
                        "E0413",
                        f"`{shown}` is the same in every game, so this expects nothing",
                        scalar.span,
                        "say what must be true of the game, as in `x.hp = 3`",
                    )
                    return
                parts = self.parts(tree, value)
                self.test("expect", *head, self.body.ex(value), parts)
            case "refused" | "offered":
                match_ = ACTOR.match(scalar.text)
                if match_ is None:
                    self.report.error("E0412", "say who: `player: action ...`", scalar.span)
                    return
                player, piece = self.actor(scalar, match_)
                found = self.action(scalar, match_.end(), piece)
                if found is not None:
                    routine, values = found
                    self.test(key, *head, p.GAME, player, p.literal(routine.name), values)
            case "events":
                self.event(scalar, head)

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

    def event(self, scalar: Scalar, head: tuple[p.Expr, ...]) -> None:
        text = scalar.text
        absent = text.lstrip().startswith("no ")
        offset = text.index("no ") + 3 if absent else 0
        rest = Scalar(scalar.value, text[offset:], scalar.span, _shifted(scalar, offset))
        tree = read(rest, "block", self.report)
        if not tree or len(tree) != 1 or not isinstance(tree[0], s.Do):
            if tree:
                self.report.error("E0412", "write an event here, as in `no hit to x`", scalar.span)
            return
        phrase = tree[0].phrase
        events = self.world.routines.get("event", {})
        routine = events.get(phrase.verb.text)
        self.elaborator.scalar = rest
        if routine is None:
            self.report.error(
                "E0302",
                f"unknown event `{phrase.verb.text}`",
                self.elaborator.span(phrase.verb),
                did_you_mean(phrase.verb.text, events),
            )
            return
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
        name, list_ = p.literal(routine.name), p.List(tuple(wanted))
        self.test("event", *head, p.GAME, name, p.literal(absent), list_)


# ------------------------------------------------------------------ reading the document


def _shifted(scalar: Scalar, offset: int) -> tuple[tuple[int, int], ...]:
    line, column = scalar.rows[0]
    return ((line, column + offset), *scalar.rows[1:])


def _any_scalar(document: Document) -> Scalar:
    head = document.body.entries[document.kind]
    assert isinstance(head, Scalar)
    return head


def _lines(body: Fields, key: str) -> list[Scalar]:
    value: Value | None = body.entries.get(key)
    if isinstance(value, Items):
        return [v for v in value.items if isinstance(v, Scalar)]
    return [value] if isinstance(value, Scalar) and value.text else []


def _texts(body: Fields, key: str) -> list[str]:
    return [scalar.text for scalar in _lines(body, key)]


def _text(body: Fields, key: str) -> str:
    value = body.entries.get(key)
    return value.text if isinstance(value, Scalar) else ""


def _number(body: Fields, key: str) -> int | None:
    value = body.entries.get(key)
    if isinstance(value, Scalar) and isinstance(value.value, int):
        return value.value
    return None


def _numbers(body: Fields, key: str) -> list[int] | None:
    """The numbers that are listed; None if nothing is said, which is not the same as an empty list."""
    if key not in body.entries:
        return None
    return [v.value for v in _lines(body, key) if isinstance(v.value, int)]


def _mapping(body: Fields, key: str) -> dict[str, object]:
    value = body.entries.get(key)
    found = plain(value) if isinstance(value, Fields) else {}
    return found if isinstance(found, dict) else {}
