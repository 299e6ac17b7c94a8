"""A sandbox: a game that starts from the `given` and `when` of a rule test.

before   - test: a duel in the corner
           given: ["place spearman at (1, 1) for players[0]", "place captain at (2, 1) for players[1]"]
after    a Session in which these two are there, and the flow of the scenario begins

The same text and the same answers give the same game, so these two are its save.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from compiler import Project, case_in
from interpreter import Session
from siegewright.authoring.test_run import Run
from siegewright.packs.programs import load


def sandbox(
    project: Project, pack: str, text: str, answers: Sequence[int] = (), seed: int = 1
) -> Session:
    """Play on after the `given` and `when` of a test, which need not expect anything.

    ContentError if the text has mistakes; TestFailure, RuleError or OutOfFuel if what it does fails.
    """
    case = case_in(project, pack, text)
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
