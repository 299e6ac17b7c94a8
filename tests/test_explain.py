"""`siegewright explain PACK:ID`: a document, where its values come from, and who speaks of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from siegewright.cli import main
from tests.helpers import BASE, scenario, write_pack

MORE = """\
- verb: sting target
  source: rulebook
  rules: [DM-STING-01]
  takes: {target: unit}
  text: "{target} is stung"
  do: |
    target.hp -= 1
    mark 1
- event: noise
  source: designed
- unit: wasp
  name: The Wasp
  source: designed
  top: 7
  tools: [{tool: dagger, power: 4}]
  effects: |
    on any noise: sting self
- law: noisy
  source: designed
  effects: |
    on any noise: mark 2
"""
RULES = "- rule: DM-STING-01\n  says: A sting hurts by one.\n  section: Stings\n"
TESTS = """\
- test: a sting hurts
  rules: [DM-STING-01]
  scenario: main
  given:
    - place wasp at (1, 1) as foe
  when:
    - sting foe
  then:
    - foe.hp = 6
- test: two wasps
  scenario: main
  then:
    - no wasps within 2 of (1, 1)
- test: nothing about it
  scenario: main
  then:
    - not over
"""

PATCH = """\
- patch: unit wasp
  source: designed
  add: {top: 2}
  set: {size: 4}
  append:
    effects: |
      on any noise: mark 3
"""

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    files = {
        "base.yaml": BASE + scenario("emit noise\ntie"),
        "more.yaml": MORE,
        "rules.yaml": RULES,
        "tests/t.yaml": TESTS,
    }
    write_pack(tmp_path, files)
    swarm = {"x.yaml": "- unit: gnat\n  source: designed\n", "patches.yaml": PATCH}
    write_pack(tmp_path, swarm, "swarm", ["demo"])

    def call(*words: str) -> tuple[int, str]:
        code = main(["--root", str(tmp_path), "explain", *words])
        shown = capsys.readouterr()
        return code, shown.out + shown.err

    return call


def test_a_document_of_a_pack(run: Run) -> None:
    code, out = run("demo:wasp")
    assert code == 0
    lines = out.split("\n")
    assert lines[0] == "unit wasp (The Wasp), of the pack `demo`"
    assert lines[1] == "  content/demo/more.yaml:11:9"
    rows = {line.split()[0]: line.split() for line in lines if line.startswith("  ") and line[2:3]}
    assert rows["top"][1:3] == ["7", "content/demo/more.yaml:14"], "as the document says it"
    size = BASE.split("\n").index("    size: {type: number, stat: true, default: 2}") + 1
    assert rows["size"][1] == "2"
    assert rows["size"][2] == f"content/demo/base.yaml:{size}", "as its kind says it"
    assert "(default of `unit`)" in out
    assert "  rules text:\n    On any noise: this unit is stung.\n" in out
    assert "content/demo/tests/t.yaml:1: a sting hurts [DM-STING-01]" in out
    assert "content/demo/tests/t.yaml:10: two wasps" in out, "several of it are it, too"
    assert "nothing about it" not in out


def test_a_rule_and_who_uses_it(run: Run) -> None:
    out = run("demo:sting")[1]
    assert out.startswith("verb sting target, of the pack `demo`\n")
    assert "DM-STING-01: A sting hurts by one." in out
    assert "named by:\n    content/demo/more.yaml:11: unit wasp\n" in out
    assert "    target.hp -= 1\n    mark 1\n" in out, "texts of several lines stand below"
    assert "two wasps" not in out


def test_a_document_inside_another_and_a_law(run: Run) -> None:
    assert run("demo:dagger")[1].startswith("tool wasp.dagger (Dagger), of the pack `demo`\n")
    assert "power    4    content/demo/more.yaml:15" in run("demo:wasp.dagger")[1]
    assert "On any noise: mark 2." in run("demo:noisy")[1]


def test_an_expansion_sees_what_it_rests_on(run: Run) -> None:
    assert run("swarm:wasp")[1].startswith("unit wasp (The Wasp), of the pack `demo`\n")
    assert run("swarm:gnat")[1].startswith("unit gnat (Gnat), of the pack `swarm`\n")
    assert run("demo:gnat")[0] == 2


def test_patches_are_told_and_where_their_values_stand(run: Run) -> None:
    out = run("swarm:wasp")[1]
    assert "content/swarm/patches.yaml:3 (patched by `swarm`)" in out
    assert "    `swarm`: add top, 7 -> 9 (content/swarm/patches.yaml:3)\n" in out
    assert "    `swarm`: set size, - -> 4 (content/swarm/patches.yaml:4)\n" in out
    assert "    `swarm`: append effects (content/swarm/patches.yaml:6)\n" in out
    assert "    On any noise: mark 3.\n" in out
    assert "patch" not in run("demo:wasp")[1], "the pack itself knows nothing of it"


def test_json_has_the_same(run: Run) -> None:
    [found] = json.loads(run("demo:wasp", "--format", "json")[1])
    assert (found["kind"], found["id"], found["name"]) == ("unit", "wasp", "The Wasp")
    top = next(v for v in found["values"] if v["field"] == "top")
    assert top == {"field": "top", "value": 7, "where": "content/demo/more.yaml:14", "why": ""}
    assert len(found["tests"]) == 2


@pytest.mark.parametrize(
    ("what", "answer"),
    [
        ("demo:wsap", "did you mean `wasp`?"),
        ("demo:", "not of the form PACK:ID"),
        ("wasp", "as in `PACK:wasp`"),
        ("dmeo:wasp", "did you mean `demo`?"),
    ],
)
def test_what_is_not_there_is_said(run: Run, what: str, answer: str) -> None:
    code, out = run(what)
    assert code == 2
    assert answer in out


def test_mistakes_of_the_pack_are_shown(run: Run, tmp_path: Path) -> None:
    (tmp_path / "content" / "demo" / "bad.yaml").write_text("- unit: x\n  sice: 3\n", "utf-8")
    code, out = run("demo:wasp")
    assert code == 1
    assert "did you mean `size`?" in out
