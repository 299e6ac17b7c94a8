"""Letters that look like others, and signs that nobody sees: told where they stand."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.source.diagnostics import Report
from compiler.source.yaml_reader import read_yaml
from tests.helpers import BASE, at, compile_text, scenario, told, unmarked

UNIT = "- unit: wasp\n  source: designed\n"
A, E, B = "\u0430", "\u0435", "\u0412"  # Cyrillic


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        pytest.param(f"- unit: w«{A}»sp\n  source: designed\n", {"E0150"}, id="an id"),
        pytest.param(f"{UNIT}  n«{A}»me: Wasp\n", {"E0150"}, id="a key"),
        pytest.param(f"{UNIT}  name: W«{A}»sp\n", {"E0150"}, id="a name"),
        pytest.param(f'{UNIT}  name: "Great W«{A}»sp"\n', {"E0150"}, id="a name in quotes"),
        pytest.param(
            f"{UNIT}  name: W\uff41sp\n".replace("\uff41", "«\uff41»"), {"E0150"}, id="wide"
        ),
        pytest.param(f"{UNIT}  effects: |\n    +1 siz«{E}»\n", {"E0150"}, id="a rule"),
        pytest.param(f"- unit: «{A}\u0441{E}»\n  source: designed\n", {"E0127"}, id="a whole id"),
        pytest.param(f"{UNIT}  effects: |\n    mark «{A}»\n", {"E0301"}, id="a word of a rule"),
        pytest.param(f"{UNIT}  name: Wa«\u200b»sp\n", {"E0115"}, id="no width"),
        pytest.param(f"{UNIT}  name: Wa«\u200f»sp\n", {"E0115"}, id="a mark from right to left"),
        pytest.param(f"{UNIT}  name: Wa«\u202e»sp\n", {"E0115"}, id="a turn of direction"),
        pytest.param(f"{UNIT}  name: Wa«\u3164»sp\n", {"E0115"}, id="a letter like a blank"),
        pytest.param(f"{UNIT}  name: Wa«\u00ad»sp\n", {"E0115"}, id="a soft hyphen"),
        pytest.param(
            f"{UNIT}  name: Wa«\u200d»sp\n", {"E0115"}, id="a joiner between plain letters"
        ),
        pytest.param(f"{UNIT}  name: Wa«\U000e0041»sp\n", {"E0115"}, id="a hidden letter"),
        pytest.param(f"{UNIT}  # «\u202e» note\n", {"E0115"}, id="a comment"),
        pytest.param(f'{UNIT}  name: «"Wa\\u200Bsp"»\n', {"E0115"}, id="an escape"),
    ],
)
def test_a_sign_in_disguise_is_told_where_it_stands(
    tmp_path: Path, text: str, codes: set[str]
) -> None:
    clean, [mark] = unmarked(BASE + text)
    found = compile_text(tmp_path, clean + scenario("mark 1")).errors
    assert {d.code for d in found} == codes, told(found)
    assert at(found[0].span) == mark, told(found)


@pytest.mark.parametrize(
    "name",
    [
        "Шершень",
        "Σφήκα",
        "黄蜂",
        "Çiğdem",
        "Wąż",
        "Æsc",
        "naïve",
        "Strauß №3",
        "m² µm",
        "5°C",
        "🧝‍♀️ Elf",
        "نحلة",
    ],
)
def test_words_of_one_script_are_fine(name: str) -> None:
    report = Report()
    read_yaml(f"name: {name}\n", "a.yaml", report)
    assert report.diagnostics == []


@pytest.mark.parametrize(
    ("one", "other", "warned"),
    [
        pytest.param("Bee", f"{B}{E}{E}", True, id="another script"),
        pytest.param("Caf\u00e9", "Cafe\u0301", True, id="another way to write it"),
        pytest.param("Bee", "Bee", False, id="the same"),
        pytest.param("Bee", "Wasp", False, id="different"),
    ],
)
def test_names_that_look_the_same_are_told(
    tmp_path: Path, one: str, other: str, warned: bool
) -> None:
    text = f"{UNIT}  name: {one}\n{UNIT.replace('wasp', 'gnat')}  name: {other}\n"
    found = compile_text(tmp_path, BASE + text + scenario("mark 1"))
    assert [d.code for d in found.diagnostics].count("W0150") == warned
    assert found.errors == []
