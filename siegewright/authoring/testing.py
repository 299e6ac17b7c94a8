"""Runs rule tests: plays what a test says and compares what it expects."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from compiler import Diagnostic, Project, Report, compile_test, render
from compiler.tools import (
    Document,
    Items,
    RawFile,
    RawPack,
    Scalar,
    TestCase,
    documents_of,
    front,
    patch,
    read_yaml,
    text_to_show,
    validate,
    validated,
    with_types,
)
from interpreter import (
    FUEL,
    Actions,
    Event,
    Game,
    OutOfFuel,
    Program,
    Prompt,
    RuleError,
    ScriptError,
    StartError,
)
from siegewright.packs.programs import load
from siegewright.simulation.failures import content_line, in_words


class TestFailure(Exception):
    """The test found the rules to be different; the message says how."""


@dataclass(slots=True)
class Result:
    pack: str
    title: str
    rules: tuple[str, ...]
    path: str
    line: int
    passed: bool
    message: str = ""

    def to_data(self) -> dict[str, Any]:
        return {
            "pack": self.pack,
            "test": self.title,
            "rules": list(self.rules),
            "file": self.path,
            "line": self.line,
            "passed": self.passed,
            "message": self.message,
        }


@dataclass(slots=True)
class Run:
    """One test being played: its steps, answers and findings."""

    program: Program
    case: TestCase
    steps: list[str] = field(default_factory=list)
    answers: list[tuple[str, Any, Any, int, int | None]] = field(default_factory=list)
    given: int = 0
    playing_on: bool = False
    failures: list[str] = field(default_factory=list)

    # ------------------------------------------------------------------ called by compiled tests

    def step(self, word: str, text: str, line: int) -> None:
        self.steps.append(f"{word} {text}")

    def note(self, text: str) -> None:
        self.steps.append(f"    {text}")

    def set_up(self, game: Game) -> None:
        game.start()

    def play_on(self, game: Game) -> None:
        """Run the scenario's flow until the answers are used up."""
        self.playing_on = True
        try:
            while game.pc >= 0 and not game.over:
                game.step()
        except _NoMoreAnswers:
            pass
        self.playing_on = False

    def run(self, game: Game, phase: str, *values: Any) -> None:
        """Run a phase from beginning to end."""
        outer = (game.phase, game.steps, game.pc, game.registers, game.callers)
        game.begin(phase, *values)
        while game.pc >= 0 and not game.over:
            game.fuel = FUEL
            game.pc = game.steps[game.pc](game)
            if game.pc < 0:
                game.pc = game.go_back()
        game.phase, game.steps, game.pc, game.registers, game.callers = outer
        self.check(game)

    def act(self, game: Game, player: int, action: str, wanted: list[Any]) -> None:
        options = self.options(game, player, action)
        found = [o for o in options if self.matches(action, o, wanted)]
        if not found:
            info = self.program.actions[action].info
            shown = self.shown(game, action, options)
            raise TestFailure(f"`{info.name}` is refused here; legal are: {shown}")
        chosen = found[0]
        self.note(f"takes {action} {self.words(game, action, chosen)}")
        self.program.actions[action].take(game, player, *chosen)

    def choices(self, entries: list[tuple[str, Any, Any, int, int | None]]) -> None:
        self.answers = entries

    def finished(self) -> None:
        left = self.answers[self.given :]
        if left:
            self.failures.append(f"no decision asked for the choice `{left[0][0]}`")

    def check(self, game: Game) -> None:
        for broken in game.check():
            raise TestFailure(f"broken invariant: {broken}")

    def expect(self, text: str, line: int, value: bool, parts: Sequence[tuple[str, str]]) -> None:
        if value:
            return
        shown = ", ".join(f"`{name}` is {found}" for name, found in parts if name != found)
        self.failures.append(f"expected `{text}` (line {line})" + (f": {shown}" if shown else ""))

    def offered(
        self, text: str, line: int, game: Game, player: int, action: str, wanted: list[Any]
    ) -> None:
        options = self.options(game, player, action)
        if not any(self.matches(action, o, wanted) for o in options):
            shown = self.shown(game, action, options)
            self.failures.append(f"`{text}` (line {line}) should be offered; legal are: {shown}")

    def refused(
        self, text: str, line: int, game: Game, player: int, action: str, wanted: list[Any]
    ) -> None:
        options = self.options(game, player, action)
        found = [o for o in options if self.matches(action, o, wanted)]
        if found:
            legal = f"{action} {self.words(game, action, found[0])}".strip()
            self.failures.append(
                f"`{text}` (line {line}) should be refused, but `{legal}` is legal"
            )

    def event(
        self,
        text: str,
        line: int,
        game: Game,
        event: str,
        absent: bool,
        wanted: Sequence[tuple[str, Any]],
    ) -> None:
        events = [entry for entry in game.heard or () if isinstance(entry, Event)]
        found = [e for e in events if e.name == event and all(e.role(r) == v for r, v in wanted)]
        if bool(found) == absent:
            happened = ", ".join(e.name for e in events) or "nothing"
            self.failures.append(f"`{text}` (line {line}) is not what happened; events: {happened}")

    # ------------------------------------------------------------------ options and answers

    def options(self, game: Game, player: int, action: str) -> list[tuple[Any, ...]]:
        known = self.program.actions[action]
        if known.windows and known.roles:
            raise TestFailure(
                f"`{action}` belongs to the window `{known.windows[0]}`: answer it under `choices`"
            )
        return [o if isinstance(o, tuple) else (o,) for o in known.options(game, player)]

    def matches(self, action: str, option: tuple[Any, ...], wanted: list[Any]) -> bool:
        """Whether an option has the values that a test asks for; `None` stands for any value."""
        kinds = self.program.actions[action].info.kinds
        for want, value, kind in zip(wanted, option, kinds, strict=False):
            if want is None:
                continue
            asked = want()
            # An ability is asked for by its number on the piece.
            if asked != value and not (kind == "ability" and asked == value & 255):
                return False
        return True

    def words(self, game: Game, action: str, option: tuple[Any, ...]) -> str:
        kinds = self.program.actions[action].info.kinds
        return " ".join(game.show(k, v) for k, v in zip(kinds, option, strict=True))

    def shown(self, game: Game, action: str, options: list[tuple[Any, ...]]) -> str:
        texts = [self.words(game, action, o) or action for o in options]
        more = f" and {len(texts) - 12} more" if len(texts) > 12 else ""
        return (", ".join(texts[:12]) or "none") + more

    def ask(self, game: Game, player: int, prompt: Prompt, options: Sequence[Any]) -> int:
        shown = [prompt.describe(game, o) for o in options]
        if self.given >= len(self.answers):
            question = f"{game.player_name(player)} is asked: {prompt.question(game, player)} ({', '.join(shown[:12])})"
            if self.playing_on:
                raise _NoMoreAnswers
            raise TestFailure(f"{question}; add the answer under `choices`")
        text, value, action, line, who = self.answers[self.given]
        self.given += 1
        if who is not None and who != player:
            raise TestFailure(
                f"the choice `{text}` (line {line}) is {game.player_name(who)}'s, and "
                f"{game.player_name(player)} is asked: {prompt.question(game, player)}"
            )
        index = self.answer(prompt, options, shown, text, value, action)
        if index is None:
            raise TestFailure(
                f"the choice `{text}` (line {line}) is not offered to {game.player_name(player)} at "
                f"`{prompt.question(game, player)}`: {', '.join(shown)}"
            )
        self.note(f"{game.player_name(player)} chooses {shown[index]}")
        return index

    def answer(
        self,
        prompt: Prompt,
        options: Sequence[Any],
        shown: list[str],
        text: str,
        value: Any,
        action: Any,
    ) -> int | None:
        low = [s.lower() for s in shown]
        if text in ("yes", "no", "pass", "nothing") and text in low:
            return low.index(text)
        if action is not None and isinstance(prompt, Actions):
            for index, option in enumerate(options):
                number, args = prompt.split(option)
                if (
                    number >= 0
                    and prompt.actions[number] == action[0]
                    and self.matches(action[0], args, action[1])
                ):
                    return index
        if value is not None:
            found = value()
            for index, option in enumerate(options):
                if option == found and isinstance(option, bool) == isinstance(found, bool):
                    return index
                if isinstance(prompt, Actions) and prompt.split(option)[1] == (found,):
                    return index
        plain = text.lower()
        if plain in low:
            return low.index(plain)
        starts = [i for i, words in enumerate(low) if words.startswith(plain)]
        return starts[0] if len(starts) == 1 else None


class _NoMoreAnswers(BaseException):
    """The flow goes on, but the test has said all it wanted."""


# ------------------------------------------------------------------ running


def run_case(
    program: Program, pack: str, case: TestCase, source: Callable[[str], str | None]
) -> Result:
    result = Result(pack, case.title, case.rules, case.span.path, case.span.line, False)
    if case.report.errors:
        result.message = render(case.report.sorted(), source)
        return result
    run = Run(program, case)
    log: list[Any] = []
    try:
        # As if it lay beside the modules of the pack, so that it can import them.
        namespace: dict[str, Any] = {"__package__": program.new_game.__module__.rpartition(".")[0]}
        exec(compile(case.code, f"<{case.span.path}: {case.title}>", "exec"), namespace)  # noqa: S102 - our own output
        added = namespace["CONTENTS"]
        if any(vars(added).values()):
            run.program = program.extended(added)
        scenario = case.scenario or next(iter(sorted(run.program.scenarios())))
        info = run.program.scenarios().get(scenario)
        if info is None:
            result.message = f"there is no scenario `{scenario}`"
            return result
        count = case.players or info.players[0]
        game = run.program.new(scenario, count, case.options, 1, laid_out=False)
        game.ready = True  # a test sets up what it needs, unless it says `set up`
        game.ask = run.ask
        game.log = log
        game.heard = []
        if case.dice is not None:
            game.rng.script_dice(case.dice, strict=True)
        if case.draws is not None:
            game.rng.script_draws(case.draws, strict=True)
        namespace["case"](game, run)
        if game.rng.dice_left() or game.rng.draws_left():
            run.failures.append(
                f"{game.rng.dice_left() + game.rng.draws_left()} scripted dice or draws were never rolled"
            )
        for name, wanted in case.texts.items():
            _compare_text(run, name, wanted)
        if case.error:
            run.failures.append(f"expected an error with `{case.error}`, but nothing went wrong")
    except (TestFailure, RuleError, StartError, OutOfFuel, ScriptError) as error:
        if not case.error or case.error not in str(error):
            where = content_line(error) if isinstance(error, (RuleError, OutOfFuel)) else ""
            run.failures.append(f"the rules failed at {where}: {error}" if where else str(error))
    except Exception as error:
        where = content_line(error) or "the test itself"
        if not case.error or case.error not in str(error):
            run.failures.append(f"the rules failed at {where}: {in_words(error)}")
    result.passed = not run.failures
    if run.failures:
        happened = "\n".join(
            f"    {line}" for line in [*run.steps, *[f"    log: {entry}" for entry in log[-12:]]]
        )
        findings = "\n".join(f"  {f}" for f in run.failures)
        result.message = f"{findings}\n  what happened:\n{happened}"
    return result


def _compare_text(run: Run, name: str, wanted: str) -> None:
    found = next(
        (
            a.text
            for id, a in run.program.abilities.items()
            if id == name or id.endswith("." + name)
        ),
        None,
    )
    if found is None:
        run.failures.append(f"`{name}` has no rules text")
    elif found.strip() != wanted.strip():
        run.failures.append(f"the text of `{name}` is\n      {found}\n    and not\n      {wanted}")


def run_pack(
    project: Project,
    pack: str,
    source: Callable[[str], str | None],
    files: Sequence[Path] = (),
    only: str = "",
    wanted: Container[tuple[str, str]] | None = None,
) -> list[Result]:
    """All rule tests of a pack (or those `wanted`, by path and title), or those of some files against it.

    A test with a mistake fails by itself; the others run all the same.
    """
    report = Report()
    _, world = front(project, pack, report)
    world = with_types(world)
    program = load(project.root, pack)
    documents, mistakes = _tests(project, pack, files)
    results: list[Result] = []
    for document in documents:
        if document.kind != "test" or only not in document.id:
            continue
        if wanted is not None and (document.path, document.id) not in wanted:
            continue
        own = [d for d in mistakes if _belongs(d, document, documents)]
        if own:
            span = document.span
            rules = tuple(rule_ids(document))
            words = render(own, source)
            results.append(Result(pack, document.id, rules, span.path, span.line, False, words))
        else:
            results.append(run_case(program, pack, compile_test(world, document), source))
    return results


def _tests(
    project: Project, pack: str, files: Sequence[Path]
) -> tuple[list[Document], list[Diagnostic]]:
    """The tests of a pack, or of files from anywhere, checked against the schemas; and what is wrong with them."""
    report = Report()
    raws = project.closure(pack, report)
    own = raws[-1]
    if files:
        rest = tuple(f for f in own.files if "/tests/" not in f.path)
        foreign = tuple(_foreign(file, own, report) for file in files)
        raws = [*raws[:-1], RawPack(own.id, own.folder, (*rest, *foreign))]
        report.stop_if_errors()
    if files:
        raws = patch(raws, report).packs
        valid = validate(raws, report)
    else:
        valid = validated(project, pack, report)
    sound = {d.span: d for d in valid[-1].documents if d.kind == "test"}
    documents: list[Document] = []
    for file in valid[-1].raw.files:
        for body in file.documents:
            kind, head = next(iter(body.entries.items()))
            if kind == "test" and isinstance(head, Scalar):
                # A document that does not fit its schema is missing among the valid ones.
                plain = Document(kind, head.text, body, head.span, pack, head.span.path)
                documents.append(sound.get(head.span, plain))
    return documents, report.errors


def _foreign(file: Path, pack: RawPack, report: Report) -> RawFile:
    """A test file from anywhere, as if it lay in the tests of the pack."""
    text = text_to_show(file) or ""
    documents = documents_of(read_yaml(text, file.as_posix(), report), report)
    home = pack.files[0].path.rsplit("/", 1)[0] if pack.files else pack.id
    return RawFile(f"{home}/tests/{file.stem}.yaml", text, documents)


def _belongs(diagnostic: Diagnostic, test: Document, tests: Sequence[Document]) -> bool:
    """Whether a mistake stands in a test: after its first line and before the next test's."""
    span = diagnostic.span
    if span.path != test.span.path or span.line < test.span.line:
        return False
    later = [
        t.span.line for t in tests if t.span.path == span.path and t.span.line > test.span.line
    ]
    return not later or span.line < min(later)


def rule_ids(document: Document) -> list[str]:
    value = document.body.entries.get("rules")
    return (
        [v.text for v in value.items if isinstance(v, Scalar)] if isinstance(value, Items) else []
    )
