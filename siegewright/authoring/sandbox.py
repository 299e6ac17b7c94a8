"""A sandbox: a game that starts from the `given` and `when` of a rule test.

before   - test: a duel in the corner
           given: ["place spearman at (1, 1) for players[0]", "place captain at (2, 1) for players[1]"]
after    a Session in which these two stand there, and the flow of the scenario begins

The same text and the same answers give the same game, so these two are its save.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from compiler import Project, Report, compile_test
from compiler.tools import (
    RawFile,
    RawPack,
    TestCase,
    documents_of,
    patch,
    read_yaml,
    resolved,
    validate,
    with_types,
)
from interpreter import Session
from siegewright.authoring.test_run import Run
from siegewright.packs.programs import load

EXPECTS_NOTHING = "E0410"  # a mistake of a test, and none of a sandbox


def sandbox(
    project: Project, pack: str, text: str, answers: Sequence[int] = (), seed: int = 1
) -> Session:
    """Play on after the `given` and `when` of a test, which need not expect anything.

    ContentError if the text has mistakes; TestFailure, RuleError or OutOfFuel if what it does fails.
    """
    case = _compiled(project, pack, text)
    program = load(project.root, pack)
    # As if it lay beside the modules of the pack, so that it can import them.
    namespace: dict[str, Any] = {"__package__": program.new_game.__module__.rpartition(".")[0]}
    exec(compile(case.code, f"<{case.title}>", "exec"), namespace)  # noqa: S102 - our own output
    added = namespace["CONTENTS"]
    if any(vars(added).values()):
        program = program.extended(added)
    scenario = case.scenario or next(iter(program.scenarios()))
    players = case.players or program.scenarios()[scenario].players[0]
    run = Run(program, case)
    game = program.new(scenario, players, case.options, seed, laid_out=False)
    game.ready = True  # the text sets up what it needs, or says `set up`
    game.ask = run.ask
    game.rng.script_dice(case.dice or ())
    game.rng.script_draws(case.draws or ())
    namespace["case"](game, run)
    return Session(program, scenario, players, case.options, seed, answers, begun=game)


def _compiled(project: Project, pack: str, text: str) -> TestCase:
    """The test in a text, as if it lay in a file of the pack."""
    report = Report()
    *others, own = project.closure(pack, report)
    path = own.files[0].path.rsplit("/", 1)[0] + "/tests/sandbox.yaml"
    file = RawFile(path, text, documents_of(read_yaml(text, path, report), report))
    report.stop_if_errors()
    rest = tuple([f for f in own.files if "/tests/" not in f.path])
    raws = patch([*others, RawPack(own.id, own.folder, (*rest, file))], report).packs
    valid = validate(raws, report)
    report.stop_if_errors()
    tests = [d for d in valid[-1].documents if d.kind == "test"]
    if len(tests) != 1:
        raise ValueError(f"a sandbox is one test, not {len(tests)}")
    _, world = resolved(project, pack, report)
    case = compile_test(with_types(world), tests[0])
    Report([d for d in case.report.diagnostics if d.code != EXPECTS_NOTHING]).stop_if_errors()
    return case
