"""Packs that are small and want to become large, long or deep: refused, or kept small."""

from __future__ import annotations

import time
from difflib import get_close_matches
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.build import incremental
from compiler.check.circles import circles
from compiler.source.diagnostics import CUTOFF, MOST, MOST_COMPARED, _perhaps_near
from compiler.workspace.workspace import Workspace
from tests.helpers import BASE, PACK, compile_text, scenario, write_pack

D = "  source: designed\n"
TWICE = (
    f"- query: q x\n{D}  takes: {{x: truth}}\n  gives: truth\n"
    '  text: "{x} {x} {x} {x}"\n  is: x\n- unit: wasp\n'
    f"{D}  effects: |\n    while {'q(' * 30}self.tired{')' * 30}: +1 size\n"
)
KINDS = "".join(f"- kind: k{n + 1}\n{D}  is: k{n}\n" for n in range(1_500)) + f"- kind: k0\n{D}"
LINE = "".join(f"- scenario: s{n + 1}\n{D}  extends: s{n}\n" for n in range(1_500))
CIRCLE = (
    f"- scenario: s1\n{D}  extends: s2\n  players: 2\n  flow: whole\n  map: field\n"
    f"- scenario: s2\n{D}  extends: s1\n- evaluation: sense\n{D}  scenarios: [main]\n  terms: {{x: 1}}\n"
)
QUERIES = f"- query: q0 n\n{D}  takes: {{n: number}}\n  gives: number\n  is: n\n" + "".join(
    f"- query: q{n + 1} n\n{D}  takes: {{n: number}}\n  gives: number\n  is: q{n}(n) + q{n}(n)\n"
    for n in range(200)
)
GNATS = "".join(f"- unit: gnat{n}\n{D}" for n in range(1_600))
ROW = f"- adjective: a99\n{D}  of: unit\n  where: it.hp > 0\n"
ADJECTIVES = ROW + "".join(
    f"- adjective: a{n}\n{D}  of: unit\n  where: it is a{n + 1}\n" for n in range(99)
)
DOUBLED = ROW + "".join(
    f"- adjective: a{n}\n{D}  of: unit\n"
    f"  where: {' or '.join([f'it is a{n + 1} and it.hp < {m}' for m in range(40)])}\n"
    for n in range(95, 99)
)
TERMS = f"- evaluation: sense\n{D}  terms:\n" + "".join(
    f"    t{n}: {n} * player.coins\n" for n in range(2, 999)
)
SHIFTS = f"- verb: v\n{D}  do: mark {'99 * ' * 140}1\n"


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        pytest.param(TWICE, set(), id="texts in texts in texts"),
        pytest.param(KINDS, {"E0113"}, id="kinds of kinds"),
        pytest.param(f"- scenario: s0\n{D}  extends: main\n" + LINE, {"E0113"}, id="scenarios"),
        pytest.param(CIRCLE, {"E0133"}, id="scenarios in a circle"),
        pytest.param(QUERIES, set(), id="queries of queries"),
        pytest.param(SHIFTS, {"E0306"}, id="a large product"),
        pytest.param(ADJECTIVES, {"E0306"}, id="adjectives of adjectives"),
        pytest.param(DOUBLED, {"E0306"}, id="adjectives that multiply"),
        pytest.param(TERMS, {"E0126"}, id="the terms of an evaluation"),
    ],
)
def test_what_grows_is_kept_small(tmp_path: Path, text: str, codes: set[str]) -> None:
    before = time.process_time()
    found = compile_text(tmp_path, BASE + text + scenario("mark 1"))
    assert {d.code for d in found.errors} == codes
    assert all(len(d.message) < 1_000 for d in found.diagnostics)
    assert time.process_time() - before < 20


@pytest.mark.parametrize(
    ("text", "code"),
    [
        pytest.param(KINDS, "E0113", id="kinds"),
        pytest.param(f"- scenario: s0\n{D}  extends: main\n" + LINE, "E0113", id="scenarios"),
        pytest.param(
            "".join(
                f"- unit: u{n}\n{D}  effects: |\n    on any dawn: emit dusk\n" for n in range(1_500)
            ),
            "E0302",
            id="documents",
        ),
    ],
)
def test_so_many_mistakes_that_the_compiler_stops_are_told_to_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, code: str
) -> None:
    files = {
        "all.yaml": BASE + scenario("mark 1"),
        "other.yaml": GNATS,
        "x.yaml": text,
    }
    assert code in {
        d.code for d in Workspace(write_pack(tmp_path, files).root).check("demo").diagnostics
    }
    for processors in (1, 2, 3):
        monkeypatch.setattr(incremental, "processors", lambda count=processors: count)
        found = compile_text(tmp_path, files).errors
        assert code in {d.code for d in found}
        assert len(found) <= MOST


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        pytest.param("1.0.0", f'"1.{"9" * 5_000}"', "E0127", id="a version"),
        pytest.param(">=0.1", f">={'9' * 5_000}", "E0147", id="the version of the engine"),
        pytest.param(
            "licence", f"requires: {{x: '>={'9' * 5_000}'}}\nlicence", "E0142", id="a need"
        ),
    ],
)
def test_versions_of_thousands_of_digits_are_refused(
    tmp_path: Path, old: str, new: str, code: str
) -> None:
    head = PACK.format(name="demo").replace(old, new, 1)
    files = {"pack.yaml": head, "all.yaml": BASE + scenario("mark 1")}
    assert code in {d.code for d in compile_text(tmp_path, files).errors}


@pytest.mark.parametrize("drawn", ["[ ##", "..", "#" * 5_000, "##\n#?"])
def test_a_shape_that_is_none_is_told_before_it_is_played(tmp_path: Path, drawn: str) -> None:
    rows = "".join(f"    {row}\n" for row in drawn.split("\n"))
    text = f"- shape: bend\n{D}  squares: |\n{rows}"
    found = compile_text(tmp_path, BASE + text + scenario("mark 1")).errors
    assert [d.code for d in found] == ["E0127"]


NAMES = st.lists(st.text("abcdeé_1", min_size=1, max_size=9), min_size=1, max_size=60)


@given(st.text("abcdeé_1", min_size=1, max_size=9), NAMES)
def test_names_that_cannot_be_near_are_not_compared(name: str, names: list[str]) -> None:
    """What is left out would not have been found: the answer is that of comparing all."""
    some = sorted(set(names) - {name})
    near = get_close_matches(name, some, n=1, cutoff=CUTOFF)
    assert get_close_matches(name, _perhaps_near(name, some), n=1, cutoff=CUTOFF) == near


def test_of_thousands_of_names_few_are_compared() -> None:
    names = [f"word_{n:05}" for n in range(9_999)]
    assert len(_perhaps_near("wrod_12", names)) == MOST_COMPARED
    assert len(_perhaps_near("quick", names)) == 0


def test_what_does_not_come_back_to_itself_is_not_searched_for_circles() -> None:
    row = {f"q{n:05}": [f"q{n + 1:05}"] for n in range(20_000)}
    before = time.process_time()
    assert list(circles(row)) == []
    assert list(circles({**row, "q19990": ["q19989"]})) == [["q19989", "q19990"]]
    assert time.process_time() - before < 5
