"""Packs that rest on others: what they see, in which order they come, how they run."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

from compiler.build.build import Project, compile_pack
from compiler.source.diagnostics import ContentError, Report
from compiler.workspace.workspace import Workspace
from interpreter import LockDiffers, Session
from tests.helpers import BASE, PACK, at, build, compile_text, play, scenario, unmarked, write_pack

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
    assert "the verb `hum` is never used" in [d.message for d in below.diagnostics]
    assert [d.message for d in above.diagnostics] == [
        "nothing refers to the unit `wasp`, so it is in no game"
    ]


# ------------------------------------------------------------------ which packs go together


def manifest(id: str, more: str = "", version: str = "1.0.0") -> dict[str, str]:
    return {"pack.yaml": f"pack: {id}\nversion: {version}\ntitle: {id}\n{more}"}


def ordered(root: Path, wanted: str, *packs: dict[str, str]) -> tuple[list[str], Report]:
    report = Report()
    for files in packs:
        write_pack(root, files, files["pack.yaml"].split("\n")[0].removeprefix("pack: "))
    with suppress(ContentError):
        return [raw.id for raw in Project(root).closure(wanted, report)], report
    return [], report


def test_packs_come_by_depth_and_then_by_name(tmp_path: Path) -> None:
    found, report = ordered(
        tmp_path,
        "top",
        manifest("top", "requires: {zebra: '*', middle: '>=1,<2', aster: '~=1.0'}\n"),
        manifest("middle", "requires: {zebra: '*'}\noptional: {far: '*'}\n"),
        manifest("aster", "requires: {zebra: '*'}\noptional: {middle: '*'}\n"),
        manifest("zebra"),
        manifest("far"),
    )
    assert report.diagnostics == []
    assert found == ["zebra", "middle", "aster", "top"], "an optional pack is only waited for"


@pytest.mark.parametrize(
    ("head", "other", "code", "at", "words"),
    [
        pytest.param(
            "requires: {top: '*'}", "", "E0140", (4, 12), "the pack `top` names itself", id="itself"
        ),
        pytest.param(
            "requires: {othr: '*'}",
            "",
            "E0142",
            (4, 12),
            "`top` requires the pack `othr`, which is not installed",
            id="missing",
        ),
        pytest.param(
            "requires: {other: '>=2'}",
            "",
            "E0143",
            (4, 19),
            "`top` needs `other` >=2, and version 1.0.0 is installed",
            id="version",
        ),
        pytest.param(
            "requires: {other: '>=1.*'}",
            "",
            "E0147",
            (4, 19),
            "`>=1.*` is not a range of versions",
            id="no range",
        ),
        pytest.param(
            "engine: '>=9'",
            "",
            "E0144",
            (4, 9),
            "the pack `top` is made for Siegewright >=9, and this is 0.1.0",
            id="engine",
        ),
        pytest.param(
            "requires: {other: '*', third: '*'}\nincompatible: {other: '<2'}",
            "",
            "E0146",
            (5, 16),
            "`other` is under both `requires` and `incompatible`",
            id="wanted and refused",
        ),
        pytest.param(
            "requires: {other: '*', third: '*'}",
            "incompatible: {third: '<2'}",
            "E0145",
            (4, 16),
            "`other` is incompatible with `third` 1.0.0",
            id="incompatible",
        ),
        pytest.param(
            "requires: {other: '*', third: '*'}",
            "optional: {third: '<1'}",
            "E0143",
            (4, 19),
            "`other` needs `third` <1, and version 1.0.0 is installed",
            id="optional, another version",
        ),
        pytest.param(
            "requires: {other: '*'}",
            "requires: {top: '*'}",
            "E0141",
            (4, 12),
            "packs need each other in a circle: `other` needs `top` needs `other`",
            id="circle",
        ),
    ],
)
def test_packs_that_do_not_go_together_are_explained(
    tmp_path: Path, head: str, other: str, code: str, at: tuple[int, int], words: str
) -> None:
    packs = (manifest("top", head), manifest("other", other), manifest("third"))
    _, report = ordered(tmp_path, "top", *packs)
    assert [(d.code, (d.span.line, d.span.column), d.message) for d in report.sorted()] == [
        (code, at, words)
    ]
    assert report.diagnostics[0].help


def test_packs_that_only_some_versions_of_do_not_fit_may_stand_together(tmp_path: Path) -> None:
    head = "requires: {other: '*', third: '*'}"
    packs = (manifest("top", head), manifest("other", "incompatible: {third: '>=2'}"))
    found, report = ordered(tmp_path, "top", *packs, manifest("third"))
    assert (found, report.diagnostics) == (["other", "third", "top"], [])


def test_a_longer_circle_is_told_from_its_first_name_on(tmp_path: Path) -> None:
    """Also where one of them only welcomes the next; a game without that one has no circle."""
    packs = (
        manifest("top", "requires: {other: '*'}"),
        manifest("other", "requires: {third: '*'}"),
        manifest("third", "optional: {top: '*'}"),
    )
    _, report = ordered(tmp_path, "top", *packs)
    [found] = report.diagnostics
    circle = "`other` needs `third` needs `top` needs `other`"
    assert (found.code, found.message) == (
        "E0141",
        f"packs need each other in a circle: {circle}",
    )
    assert str(found.span) == "content/top/pack.yaml:4:12"
    assert ordered(tmp_path, "other") == (["third", "other"], Report())


def test_a_pack_below_that_misses_another_is_told_there(tmp_path: Path) -> None:
    packs = (
        manifest("top", "requires: {other: '*'}"),
        manifest("other", "requires: {gone: '>=1'}"),
    )
    _, report = ordered(tmp_path, "top", *packs)
    [found] = report.diagnostics
    assert (found.code, found.span.path) == ("E0142", "content/other/pack.yaml")
    assert found.message == "`other` requires the pack `gone`, which is not installed"
    assert found.help is not None
    assert "`--pack PATH`" in found.help


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        pytest.param(
            "verb", "- verb: «hum n»\n  source: designed\n  takes: {n: number}\n  do: mark n\n"
        ),
        pytest.param("query", "- query: «hum»\n  source: designed\n  is: 3\n"),
        pytest.param("event", "- event: «hum»\n  source: designed\n"),
        pytest.param("phase", "- phase: «hum»\n  source: designed\n  do: mark 1\n"),
        pytest.param("zone", "- zone: «hum»\n  source: designed\n"),
        pytest.param("noun", "- noun: «hum»\n  source: designed\n  of: unit\n"),
        pytest.param("map", "- map: «hum»\n  source: designed\n  grid: '..'\n"),
    ],
    ids=lambda value: value if " " not in value else "",
)
@pytest.mark.parametrize("above", [False, True], ids=["one depends on the other", "side by side"])
def test_two_packs_with_the_same_name_for_a_rule_are_told(
    tmp_path: Path, kind: str, text: str, above: bool
) -> None:
    """At the one that comes later, with where the other is, and that it may be patched instead."""
    clean, [mark] = unmarked(text)
    write_pack(tmp_path, BASE + scenario("mark 1"), "ground")
    write_pack(tmp_path, clean, "left", requires=["ground"])
    write_pack(tmp_path, clean, "right", requires=["ground"] if above else ["left"])
    write_pack(tmp_path, {}, "top", requires=["left", "right"])
    report = Report()
    with pytest.raises(ContentError):
        compile_pack(Project(tmp_path), "top", report)
    [found] = report.errors
    assert (found.code, found.message) == (
        "E0131",
        f"the {kind} `hum` is already defined in `left`",
    )
    assert (found.span.path, at(found.span)) == ("content/right/rules.d/all.yaml", mark)
    assert found.help == f"give it another name, or change that one with `patch: {kind} hum`"
    assert found.remarks == (
        "`left` defines it at content/left/rules.d/all.yaml:1:" + str(mark.column),
    )


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("- kind: «hum»\n  source: designed\n", id="kind"),
        pytest.param("- enum: «hum»\n  source: designed\n  values: [a, b]\n", id="enum"),
    ],
)
def test_two_packs_with_the_same_name_for_a_kind_are_told(tmp_path: Path, text: str) -> None:
    clean, [mark] = unmarked(text)
    write_pack(tmp_path, BASE + scenario("mark 1"), "ground")
    write_pack(tmp_path, clean, "left", requires=["ground"])
    write_pack(tmp_path, clean, "right", requires=["left"])
    report = Report()
    with pytest.raises(ContentError):
        compile_pack(Project(tmp_path), "right", report)
    [found] = report.errors
    assert (found.code, found.span.path, at(found.span)) == (
        "E0131",
        "content/right/rules.d/all.yaml",
        mark,
    )
    assert "`left` defines it at content/left/rules.d/all.yaml:1:9" in found.remarks


def test_a_missing_pack_has_a_suggestion(tmp_path: Path) -> None:
    _, report = ordered(
        tmp_path, "top", manifest("top", "requires: {othr: '*'}"), manifest("other")
    )
    assert report.diagnostics[0].help == "did you mean `other`?"


def test_a_base_that_cannot_be_read_fails_the_packs_above_it(tmp_path: Path) -> None:
    project = write_pack(tmp_path, BASE + scenario("mark 1"), "ground")
    write_pack(tmp_path, {"broken.yaml": "a: [\n"}, "ground")
    write_pack(tmp_path, "- unit: wasp\n  source: designed\n", "upper", requires=["ground"])
    for pack in ("ground", "upper"):
        report = Report()
        with pytest.raises(ContentError):
            compile_pack(project, pack, report)
        assert {d.span.path for d in report.errors} == {"content/ground/broken.yaml"}


# ------------------------------------------------------------------ locks


def test_a_saved_game_tells_which_content_has_changed_since(tmp_path: Path) -> None:
    files = {"rules.yaml": "", "a.yaml": BASE + scenario("choose one of [1, 2] as n by players[0]")}
    build(tmp_path, files, "ground")
    more = {"b.yaml": "- unit: wasp\n  source: designed\n", "c/d.yaml": "# a note\n"}
    program = build(tmp_path, more, "upper", requires=["ground"])
    Session(program, "main", 2, {}, 5).save(tmp_path / "game.json")
    assert Session.load(tmp_path / "game.json", program).answers == ()
    tests = {"tests/t.yaml": "# Tests and the rule index do not matter.\n", "rules.yaml": "# x\n"}
    program = build(tmp_path, tests, "upper", requires=["ground"])
    Session.load(tmp_path / "game.json", program)
    (tmp_path / "content" / "upper" / "c" / "d.yaml").unlink()
    changed = {"b.yaml": "- unit: wasp\n  source: designed\n  size: 3\n", "e.yaml": "# more\n"}
    program = build(tmp_path, changed, "upper", requires=["ground"])
    with pytest.raises(LockDiffers) as caught:
        Session.load(tmp_path / "game.json", program)
    assert str(caught.value) == (
        "the game was saved with other content: "
        "`upper` (changed `b.yaml`, new `e.yaml`, gone `c/d.yaml`)"
    )


# ------------------------------------------------------------------ where to begin

ZEPHYR = "- scenario: zephyr\n  source: designed\n  extends: main\n"


def pack(name: str, begins: str) -> str:
    return PACK.format(name=name) + (f"begins: {begins}\n" if begins else "")


@pytest.mark.parametrize(
    ("ground", "upper", "offered"),
    [("", "", ["main", "zephyr"]), ("zephyr", "", ["zephyr", "main"]), ("zephyr", "main", ["main", "zephyr"])],
)  # fmt: skip
def test_a_pack_begins_with_the_scenario_it_names_or_that_of_the_pack_below(
    tmp_path: Path, ground: str, upper: str, offered: list[str]
) -> None:
    rules = BASE + scenario("mark 1") + ZEPHYR
    write_pack(tmp_path, {"pack.yaml": pack("ground", ground), "rules.d/all.yaml": rules}, "ground")
    head = pack("upper", upper) + 'requires: {ground: ">=1"}\n'
    assert list(build(tmp_path, {"pack.yaml": head}, "upper").scenarios()) == offered


def test_a_pack_cannot_begin_with_a_scenario_that_is_not_there(tmp_path: Path) -> None:
    rules = BASE + scenario("mark 1") + ZEPHYR
    files = {"pack.yaml": pack("demo", "zephir"), "rules.d/all.yaml": rules}
    [mistake] = compile_text(tmp_path, files).errors
    assert (mistake.code, str(mistake.span)) == ("E0201", "content/demo/pack.yaml:8:9")
    assert mistake.help == "did you mean `zephyr`?"


@pytest.mark.parametrize("text", ["", "# later\n", "[]\n", "---\n---\n", "- unit: wasp\n"])
@pytest.mark.parametrize("more", ["", BASE], ids=["alone", "with rules"])
def test_a_pack_that_describes_nothing_is_told(tmp_path: Path, text: str, more: str) -> None:
    files = {"pack.yaml": text, **({"all.yaml": more} if more else {})}
    assert "E0118" in {d.code for d in compile_text(tmp_path, files).errors}
    assert "E0118" in {d.code for d in Workspace(tmp_path).check("demo").diagnostics}
