"""Every construct of the language beside the Python it becomes: `tests/golden/constructs`.

A file there is a piece of YAML, below the pack of `tests.helpers.BASE`, and beside it lies the module that
comes of it. `pytest --update-golden` writes the modules anew; read the differences as a reviewer.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.build.build import compile_pack
from compiler.source.diagnostics import ContentError, Report
from tests.helpers import BASE, GOLDEN, golden, scenario, told, write_pack

FOLDER = GOLDEN / "constructs"
# What the pieces speak about beside the base; a piece that has a scenario of its own brings its flow.
MORE = """\
- event: harm amount to target from giver
  source: designed
  takes: {amount: number, target: unit, giver: unit}
  do: target.hp -= amount
- query: has_coins n
  source: designed
  takes: {n: number, player: player}
  gives: truth
  is: player.coins >= n
- verb: pay_coins n
  source: designed
  takes: {n: number, player: player}
  do: player.coins -= n
- action: use_it u n
  source: designed
  choose: {u: all units of player, n: usable(u)}
  do: activate u n
"""
FLOW = scenario(
    "for each player as p:\n  active = p\n  turn of p: use_it or pass\nexpire day\n"
    "emit harm 1 to (first all units) from (first all units)",
    "place ant at (1, 1) for players[0]",
)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.yaml")), ids=lambda path: path.stem)
def test_a_construct_becomes_the_module_beside_it(
    path: Path, tmp_path: Path, update_golden: bool
) -> None:
    text = path.read_text(encoding="utf-8")
    base = BASE + MORE + ("" if "- scenario:" in text else FLOW)
    report = Report()
    files = {"base.yaml": base, "it.yaml": text}
    try:
        made = compile_pack(write_pack(tmp_path, files), "demo", report).files
    except ContentError:
        raise AssertionError(told(report.errors)) from None
    wanted = {"# see: kinds": "kinds", "# see: state": "state", "# see: contents": "contents"}
    name = next((module for word, module in wanted.items() if text.startswith(word)), "it")
    [module] = [file.text for file in made if file.path == f"demo/{name}.py"]
    golden(f"constructs/{path.stem}.py.txt", module, update_golden)


def test_no_module_is_left_of_a_construct_that_is_gone() -> None:
    modules = {path.name.removesuffix(".py.txt") for path in FOLDER.glob("*.py.txt")}
    assert modules == {path.stem for path in FOLDER.glob("*.yaml")}


def test_every_statement_of_the_language_has_a_piece() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.yaml"))
    words = [
        *(
            "let ",
            "if ",
            "else if ",
            "else:",
            "while ",
            "repeat 3 times:",
            "repeat:",
            "break",
            "stop",
        ),
        *(
            "add 1 ",
            "remove 1 ",
            "for each ",
            "choose a ",
            "choose 2 ",
            "choose up to ",
            "may ",
            "may:",
        ),
        *(
            "choose one:",
            "choose any number of ",
            "until end of ",
            "emit ",
            "open ",
            "expire ",
            "resolve ",
        ),
        *(
            "move ",
            "place ",
            "discard_from_game ",
            "shuffle ",
            "bury ",
            "hold ",
            "release ",
            "activate ",
        ),
        *(
            "say ",
            "refuse ",
            "give ",
            "win ",
            "lose",
            "tie",
            "on any ",
            "before ",
            "instead of ",
            "where ",
        ),
        *(
            "once per ",
            "2 times per ",
            "2 coins:",
            "use:",
            "aura 2:",
            "aura 3 of ",
            "at least ",
            "at most ",
        ),
        *(
            "count ",
            "any ",
            "no ",
            "sum of ",
            "highest ",
            "lowest ",
            "best ",
            "first ",
            "last ",
            "random ",
        ),
        *(
            "turn of ",
            "or pass",
            "during:",
            "asks:",
            "- evaluation:",
            "- campaign:",
            "- noun:",
            "- adjective:",
        ),
        *(
            "- law:",
            "- map:",
            "- zone:",
            "- shape:",
            "- enum:",
            "merges:",
            "acts_for:",
            "options:",
            "run ",
        ),
    ]
    assert [word for word in words if word not in text] == []
