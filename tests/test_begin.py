"""Maps that the rules of a pack refuse are mistakes, shown in their drawings."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from siegewright.cli import main
from tests.helpers import BASE, scenario, write_pack

POND = """\
- kind: space
  source: designed
  fields:
    wet: {type: truth, default: false}

- map: pond
  source: designed
  grid: |
    ...
    .~.
    ~..
  legend:
    "~": {wet: true}

- verb: look
  source: designed
  do: |
    for each space where it.wet and it.x = 1: refuse "water has reached the edge" at it
    if size(players) > 9: refuse "that are too many"
"""
SCENE = scenario("mark 1", setup="look").replace("map: field", "map: pond")


def written(root: Path, pond: str = POND) -> None:
    write_pack(root, {"base.yaml": BASE, "pond.yaml": pond, "scene.yaml": SCENE})


@pytest.mark.parametrize("command", ["build", "check"])
def test_a_refused_map_is_an_error_at_its_letter(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    written(tmp_path)
    assert main(["--root", str(tmp_path), command, "demo"]) == 1
    told = capsys.readouterr().out
    assert "error[E0422]: `pond` at (1, 3): water has reached the edge" in told
    assert "content/demo/pond.yaml:11:5" in told
    assert not (tmp_path / "generated" / "demo").exists()


@pytest.mark.parametrize("command", ["build", "check"])
def test_a_map_that_is_mended_builds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    written(tmp_path)
    main(["--root", str(tmp_path), "build", "demo"])
    written(tmp_path, POND.replace("    ~..", "    ..."))
    assert main(["--root", str(tmp_path), command, "demo"]) == 0
    assert not any(module.split(".")[0] == "generated" for module in sys.modules)


def test_what_options_may_cause_is_no_mistake_of_the_content(tmp_path: Path) -> None:
    written(tmp_path, POND.replace("    ~..", "    ...").replace("> 9", "> 0"))
    assert main(["--root", str(tmp_path), "check", "demo"]) == 0
