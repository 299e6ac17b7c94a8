"""Runs rule tests: plays what a test says and compares what it expects."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from compiler import Project, Report, RuleTest, RuleTests, TestCase, render
from interpreter import OutOfFuel, Program, RuleError, Scenario, ScriptError, StartError
from siegewright.authoring.test_run import Run, TestFailure
from siegewright.failures import content_line, in_words
from siegewright.packs.opening import bring_up_to_date
from siegewright.packs.programs import load
from siegewright.screen import indented
from siegewright.usage import FINE, WRONG


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


# ------------------------------------------------------------------ running


def run_test(
    program: Program, pack: str, case: TestCase, source: Callable[[str], str | None]
) -> Result:
    """Run a test, and find out whether it depends on what its last steps set.

    `x.hp = 4` under `when` was probably meant to be checked; a test that passes without it does not need it.
    """
    result = run_case(program, pack, case, source)
    if result.passed and case.last_sets:
        needless = [
            run_case(program, pack, case, source, left_out=line).passed
            for line, _ in case.last_sets
        ]
        line, text = case.last_sets[0]
        if all(needless):
            result.passed = False
            result.message = (
                f"  nothing depends on `{text}` (line {line}): under `when`, it sets a value\n"
                f"  to check it, write it under `then`, or `check: {text}`"
            )
    return result


def run_case(
    program: Program,
    pack: str,
    case: TestCase,
    source: Callable[[str], str | None],
    left_out: int = 0,
) -> Result:
    result = Result(pack, case.title, case.rules, case.span.path, case.span.line, False)
    if case.report.errors:
        result.message = render(case.report.sorted(), source)
        return result
    run = Run(program, case, left_out=left_out)
    log: list[Any] = []
    try:
        # As if it lay beside the modules of the pack, so that it can import them.
        namespace: dict[str, Any] = {"__package__": program.new_game.__module__.rpartition(".")[0]}
        exec(case.compiled(), namespace)  # noqa: S102 - our own output
        added = namespace["CONTENTS"]
        if any(vars(added).values()):
            run.program = program.extended(added)
        scenario = case.scenario or next(iter(sorted(run.program.scenarios())))
        info = run.program.scenarios().get(scenario)
        if info is None:
            result.message = f"there is no scenario `{scenario}`"
            return result
        count = case.players or info.players[0]
        game = run.program.new(scenario, count, case.options, case.seed, laid_out=False)
        game.ready = True  # a test sets up what it needs, unless it says `set up`
        game.ask = run.ask
        game.log = log
        game.heard = []
        if case.dice is not None:
            game.rng.script_dice(case.dice, strict=True)
        if case.draws is not None:
            game.rng.script_draws(case.draws, strict=True)
        with _seated(info, case.seats):
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
        if not _expected(case, error):
            where = content_line(error) if isinstance(error, (RuleError, OutOfFuel)) else ""
            run.failures.append(f"the rules failed at {where}: {error}" if where else str(error))
    except Exception as error:
        where = content_line(error) or "the test itself"
        if not _expected(case, error):
            run.failures.append(f"the rules failed at {where}: {in_words(error)}")
    result.passed = not run.failures
    if run.failures:
        told = [*run.steps, *[f"    log: {entry}" for entry in log[-12:]]]
        happened = "\n".join([indented(line, "    ") for line in told])
        findings = "\n".join([f"  {_apart(failure)}" for failure in run.failures])
        result.message = f"{findings}\n  what happened:\n{happened}"
    return result


def _apart(finding: str) -> str:
    """A finding whose further lines, which may be words of a pack, are not lines of ours."""
    return re.sub(r"\n(?!    )", "\n    | ", finding)


def _expected(case: TestCase, error: Exception) -> bool:
    """Whether a failure is the one that a test expects; its layout does not count."""
    said = " ".join(str(error).split())
    return bool(case.error) and " ".join(case.error.split()) in said


@contextmanager
def _seated(scenario: Scenario, names: tuple[str, ...]) -> Iterator[None]:
    """Players are called as the test calls them."""
    before = scenario.seats
    scenario.seats = names or before
    try:
        yield
    finally:
        scenario.seats = before


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
        texts = [text.replace("\n", "\n      ") for text in (found, wanted)]
        run.failures.append(
            f"the text of `{name}` is\n      {texts[0]}\n    and not\n      {texts[1]}"
        )


def run_packs(
    root: Path,
    packs: Sequence[str],
    files: Sequence[Path],
    only: str,
    format: str,
    source: Callable[[str], str | None],
) -> int:
    """Run the rule tests of packs and print the results; gives the exit code."""
    project = Project(root)
    results: list[Result] = []
    for pack in packs:
        proving = [pack] if files else testers(project, pack)
        if proving != [pack] and packs == [pack]:
            names = " and ".join(proving)
            print(f"{pack} has no rule tests: those of {names} are run", file=sys.stderr)
        # Those that are named as well are run anyway.
        others = [tester for tester in proving if tester not in packs]
        bring_up_to_date(root, others)
        for tester in [pack] if proving == [pack] else others:
            results += run_pack(project, tester, source, files, only)
    failed = [r for r in results if not r.passed]
    if format == "json":
        found = {"passed": len(results) - len(failed), "failed": len(failed)}
        print(json.dumps({**found, "tests": [r.to_data() for r in results]}, indent=2))
    else:
        for r in failed:
            print(f"FAILED {r.path}:{r.line}: {r.title}\n{r.message}\n")
        print(f"{len(results) - len(failed)} passed, {len(failed)} failed")
    return WRONG if failed else FINE


def testers(project: Project, pack: str) -> list[str]:
    """The packs whose rule tests prove a pack: itself, or if it has none, those that require it and have some.

    A library has no game, so its tests need one that uses it. With nobody else to prove it, it is the pack itself.
    """
    if _has_tests(project, pack):
        return [pack]
    others = [
        other
        for other in project.names()
        if other != pack and _requires(project, other, pack) and _has_tests(project, other)
    ]
    return others or [pack]


def _has_tests(project: Project, pack: str) -> bool:
    return any("/tests/" in file.path for file in project.load(pack, Report()).files)


def _requires(project: Project, pack: str, other: str) -> bool:
    """Whether a pack requires another one, itself or through others."""
    return other in [raw.id for raw in project.closure(pack, Report())[:-1]]


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
    tests = RuleTests(project, pack, files)
    program = load(project.root, pack)

    def chosen(test: RuleTest) -> bool:
        return is_meant(test, only) and (wanted is None or (test.path, test.title) in wanted)

    results = broken(tests, pack, source, chosen)
    for test in filter(chosen, tests.sound):
        results.append(run_test(program, pack, tests.compiled(test), source))
    return results


def is_meant(test: RuleTest, only: str) -> bool:
    """Whether a test has these words in its title, or proves one of the rules that they name."""
    return only in test.title or not set(only.split()).isdisjoint(test.rules)


def broken(
    tests: RuleTests,
    pack: str,
    source: Callable[[str], str | None],
    chosen: Callable[[RuleTest], bool],
) -> list[Result]:
    """A result for each test that has a mistake."""
    found: list[Result] = []
    for test in filter(chosen, tests.written):
        if own := tests.mistakes_in(test):
            words, span = render(own, source), test.span
            found.append(Result(pack, test.title, test.rules, span.path, span.line, False, words))
    return found
