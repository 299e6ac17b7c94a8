"""Packs that rest on others: what they see, in which order they come, how they run."""

from __future__ import annotations

from pathlib import Path

from compiler.build import compile_pack
from compiler.diagnostics import Report
from tests.helpers import BASE, build, play, scenario, write_pack

DAWN = BASE + "- event: dawn\n  source: designed\n  do: mark 1\n"


def test_an_expansion_plays_the_scenarios_of_its_base_with_its_own_rules(tmp_path: Path) -> None:
    """A law of the expansion ends the game in the middle of a rule of the base."""
    build(tmp_path, DAWN + scenario("emit dawn\nmark 2"), "ground")
    law = "- law: doom\n  source: designed\n  effects: |\n    on any dawn: win players[1]\n"
    program = build(tmp_path, law, "upper", requires=["ground"])
    table = play(program)
    assert table.trail == [0, 1]
    assert table.game.winners == (1,)


def test_the_modules_of_a_base_stay_as_they_are(tmp_path: Path) -> None:
    project = write_pack(tmp_path, DAWN + scenario("emit dawn"), "ground")
    alone = compile_pack(project, "ground", Report()).files
    write_pack(tmp_path, "- unit: wasp\n  source: designed\n", "upper", requires=["ground"])
    assert compile_pack(project, "ground", Report()).files == alone
    paths = {file.path for file in compile_pack(project, "upper", Report()).files}
    assert "upper/rules_d/all_.py" in paths
    assert "upper/ground/rules_d/all_.py" in paths


def test_warnings_about_a_base_are_for_its_author(tmp_path: Path) -> None:
    project = write_pack(tmp_path, BASE + scenario("mark 1"), "ground")
    unused = "- verb: hum\n  source: designed\n  do: stop\n"
    write_pack(tmp_path, {"more.yaml": unused}, "ground")
    write_pack(tmp_path, "- unit: wasp\n  source: designed\n", "upper", requires=["ground"])
    below, above = Report(), Report()
    compile_pack(project, "ground", below)
    compile_pack(project, "upper", above)
    assert "W0402" in [d.code for d in below.diagnostics]
    assert above.diagnostics == []
