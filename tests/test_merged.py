"""Two documents in one: fields as the kind says, the abilities of both, equal to either."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.limits import RuleError
from tests.helpers import BASE, build, compile_text, play, scenario

BEASTS = """
- kind: beast
  source: designed
  piece: true
  merges: {strength: sum, hide: highest, speed: lowest, tame: both}
  fields:
    strength: {type: number, default: 1}
    hide: {type: number, default: 1}
    speed: {type: number, stat: true, default: 1}
    tame: {type: truth, default: false}
    winged: {type: truth, default: false}
    legs: {type: number, default: 4}
    tools: {type: list of tool, default: []}
    effects: {type: effects, default: ""}
  state:
    life: {type: number, start: strength}

- beast: lion
  source: designed
  strength: 5
  hide: 2
  speed: 7
  tame: true
  tools: [{tool: claw, power: 3}]
  effects: |
    +1 speed
    on roar: mark 1

- beast: eagle
  source: designed
  strength: 2
  speed: 9
  winged: true
  legs: 2
  tools: [{tool: beak, power: 2}]
  effects: |
    on roar: mark 2
    use: mark 3

- event: roar of beast
  source: designed
  text: roar

- action: use_it n of beast
  source: designed
  choose:
    beast: all beasts
    n: usable(beast)
  do: activate beast n
"""


def made(tmp_path: Path, flow: str, answers: tuple[str | int, ...] = ()) -> list[int]:
    text = BASE + BEASTS + scenario(flow + "\nwin players[0]")
    return [n for n in play(build(tmp_path, text), answers).trail if isinstance(n, int)][1:]


def test_fields_go_together_as_the_kind_says(tmp_path: Path) -> None:
    """Sum, highest, lowest and both are said; lists are joined, one truth is enough, else the first."""
    flow = """\
let griffon = merged(lion, eagle)
mark griffon.strength
mark griffon.hide
mark griffon.speed
mark (1 if griffon.tame else 0)
mark (1 if griffon.winged else 0)
mark griffon.legs
for each t in griffon.tools: mark t.power"""
    assert made(tmp_path, flow) == [7, 2, 7, 0, 1, 4, 3, 2]


def test_a_piece_of_it_has_the_abilities_of_both_in_order(tmp_path: Path) -> None:
    flow = """\
place merged(eagle, lion) at (1, 1) for players[0] as griffon
mark griffon.life
mark griffon.speed
emit roar of griffon
turn of players[0]: use_it"""
    assert made(tmp_path, flow, (0,)) == [7, 8, 2, 1, 3]


def test_it_equals_either_but_not_others_and_is_not_listed(tmp_path: Path) -> None:
    flow = """\
place merged(lion, eagle) at (1, 1) for players[0] as griffon
mark (1 if griffon.definition = lion else 0)
mark (1 if eagle = griffon.definition else 0)
mark (1 if merged(eagle, lion) = merged(lion, eagle) else 0)
mark (1 if merged(lion, eagle) = griffon.definition else 0)
mark (count b in (all beast definitions) where b.strength > 0)
mark (count beasts where it.definition in [lion])"""
    assert made(tmp_path, flow) == [1, 1, 0, 1, 2, 1]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("strength: sum", "strenght: sum"), "did you mean `strength`"),
        (("tame: both", "tame: sum"), "`sum` is for numbers, not for `tame`"),
        (("hide: highest", "hide: both"), "`both` is for truth values, not for `hide`"),
        (("merged(lion, eagle)", "merged(lion, ant)"), "two documents of a kind that `merges`"),
        (("merged(lion, eagle)", "merged(ant, ant)"), "two documents of a kind that `merges`"),
    ],
)
def test_what_cannot_be_merged_is_told(tmp_path: Path, change: tuple[str, str], told: str) -> None:
    text = BASE + BEASTS + scenario("let b = merged(lion, eagle)\nmark b.legs\nwin players[0]")
    report = compile_text(tmp_path, text.replace(*change))
    assert any(told in f"{d.message} {d.help}" for d in report.errors), report.errors


OPTIONS = """
  options:
    depth: {type: number, default: 2, values: [2, 3]}
    width: {type: number, default: 4}
- scenario: deep
  source: designed
  extends: main
  options:
    depth: {type: number, default: 3}
- scenario: other
  source: designed
  map: field
  flow: whole
"""


@pytest.mark.parametrize(("name", "trail"), [("main", [2, 4]), ("deep", [3, 4]), ("other", [2, 4])])
def test_a_scenario_takes_over_options_and_may_change_their_defaults(
    tmp_path: Path, name: str, trail: list[int]
) -> None:
    """Who does not offer an option plays with what the one says that brought it into the game."""
    flow = "mark options.depth\nmark options.width\nwin players[0]"
    program = build(tmp_path, BASE + scenario(flow, "mark 9") + OPTIONS)
    assert [n for n in play(program, scenario=name).trail if n != 9] == trail
    assert sorted(program.scenarios()["deep"].options) == ["depth", "width"]
    assert program.scenarios()["deep"].options["depth"].values == (2, 3)


def test_a_lent_card_that_nobody_wears_does_nothing(tmp_path: Path) -> None:
    text = (
        BASE
        + BEASTS
        + """
- kind: saddle
  source: designed
  piece: true
  acts_for: rider
  fields:
    effects: {type: effects, default: ""}
  state:
    rider: {type: beast}

- saddle: old_saddle
  source: designed
  effects: |
    on any roar where self.legs > 0: mark 5
    while self.legs = 4, use: mark 6
"""
        + scenario(
            "place old_saddle at (1, 1) for players[0] as saddle\n"
            "place lion at (1, 2) for players[0] as lion_here\n"
            "emit roar of lion_here\n"
            "mark size(usable(saddle))\n"
            "saddle.rider = lion_here\n"
            "emit roar of lion_here\n"
            "mark size(usable(saddle))\n"
            "win players[0]"
        )
    )
    trail = [n for n in play(build(tmp_path, text)).trail if isinstance(n, int)][1:]
    assert trail == [1, 0, 5, 1, 1]


def test_a_document_merged_with_itself_again_and_again_is_stopped(tmp_path: Path) -> None:
    flow = "let x = merged(lion, eagle)\nrepeat 60 times: x = merged(x, x)\nplace x in bench"
    with pytest.raises(RuleError, match="too many documents are merged"):
        play(build(tmp_path, BASE + BEASTS + scenario(flow)))
