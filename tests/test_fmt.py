"""`siegewright fmt`: one form, nothing lost, and a file is whole at every moment."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.layout.formatted import formatted
from compiler.layout.yaml_print import print_tree
from compiler.source.diagnostics import Report
from compiler.source.load import read_yaml
from compiler.source.positions import plain
from compiler.workspace.formatting import Formatter
from siegewright.cli import main
from tests.helpers import BASE, ROOT, golden, write_pack

UNTIDY = """\
#Units of the demo.


- unit:   ant     # small
  source: designed
  size:    4


  hue: 'red'
  tools: [ {tool: twig,power: 2} ,
           stick ]   # two of them
    # about the effects
  effects: "on any noise :mark 1;mark (2)"
- unit: "hornet"
  # before the source
  source: designed
  effects: |
      +1 size;-1 reach
      while self.hp=( 3 ):
           +2 size   #strong
  tools:
  - tool: lance
    effects: |

        use :mark 1
    # the end of the lance
  # the end of the hornet

# between two

- verb: hush target
  source: designed
  takes: { target :   unit }
  text: >
     be
     quiet
  do: target.tired=true
#the end
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    event = "- event: noise\n  source: designed\n"
    write_pack(tmp_path, {"base.yaml": BASE + event, "units/untidy.yaml": UNTIDY})
    return tmp_path


Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(project: Path, capfd: pytest.CaptureFixture[str]) -> Run:
    def call(*words: str) -> tuple[int, str]:
        code = main(["--root", str(project), "fmt", *words])
        shown = capfd.readouterr()
        return code, shown.out + shown.err

    return call


def test_an_untidy_file_is_laid_out(project: Path, run: Run, update_golden: bool) -> None:
    assert run()[0] == 0
    path = project / "content" / "demo" / "units" / "untidy.yaml"
    made = path.read_text(encoding="utf-8")
    golden("fmt/untidy.yaml", made, update_golden)
    assert run("--check") == (0, "3 files: 0 would change\n")


def test_what_check_tells_about_first_lines_is_mended(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    def told() -> list[str]:
        capfd.readouterr()
        main(["--root", str(tmp_path), "check", "--format", "json"])
        said = json.loads(capfd.readouterr().out)
        return [f"{d['path']}:{d['line']} {d['message']}" for d in said if d["code"] == "W0101"]

    old = "# yaml-language-server: $schema=elsewhere.json\n"
    files = {"base.yaml": old + BASE, "units/wasp.yaml": "unit: wasp\nsource: designed\n"}
    write_pack(tmp_path, files)
    assert told() == [
        "content/demo/base.yaml:1 the first line names another schema",
        "content/demo/pack.yaml:1 the first line names no schema",
        "content/demo/units/wasp.yaml:1 the first line names no schema",
    ]
    assert main(["--root", str(tmp_path), "fmt"]) == 0
    assert told() == []


def test_check_shows_the_difference_and_changes_nothing(project: Path, run: Run) -> None:
    path = project / "content" / "demo" / "units" / "untidy.yaml"
    code, out = run("--check", str(path))
    assert code == 1
    assert "\n-  size:    4\n" in out
    assert "\n+  size: 4\n" in out
    assert "+# yaml-language-server: $schema=../../../schemas/demo/documents.schema.json\n" in out
    assert path.read_text(encoding="utf-8") == UNTIDY


def test_a_pack_and_a_folder_can_be_named(run: Run, project: Path) -> None:
    assert "3 files" in run("--check", "demo")[1]
    assert "1 file:" in run("--check", str(project / "content" / "demo" / "units"))[1]
    assert run("nowhere")[0] == 2


def test_a_file_that_is_no_yaml_stays_and_is_explained(project: Path, run: Run) -> None:
    path = project / "content" / "demo" / "broken.yaml"
    path.write_text("- unit: a\n\tsize: 1\n", encoding="utf-8")
    code, out = run()
    assert code == 1
    assert "error[E0102]" in out
    assert path.read_text(encoding="utf-8") == "- unit: a\n\tsize: 1\n"
    assert "formatted content/demo/units/untidy.yaml" in out, "the others are formatted"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("size: 4", "size: 5", id="a value"),
        pytest.param("mark 1", "mark 2", id="a word of an effect"),
        pytest.param("# strong", "# weak", id="a comment in an effect"),
        pytest.param("# between two", "# between three", id="a comment"),
        pytest.param("hue: ", "hew: ", id="a key"),
    ],
)
def test_a_layout_that_changes_anything_is_never_written(
    project: Path, run: Run, monkeypatch: pytest.MonkeyPatch, old: str, new: str
) -> None:
    def wrong(documents: list[Any]) -> str:
        return print_tree(documents).replace(old, new)

    monkeypatch.setattr("compiler.layout.formatted.print_tree", wrong)
    path = project / "content" / "demo" / "units" / "untidy.yaml"
    code, out = run(str(path))
    assert code == 1
    assert "untidy.yaml was left as it is: its layout would change" in out
    assert path.read_text(encoding="utf-8") == UNTIDY


def test_a_failed_write_leaves_the_file_whole(
    project: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    path = project / "content" / "demo" / "units" / "untidy.yaml"
    code, out = run(str(path))
    assert code == 1
    assert "No space left" in out
    assert path.read_text(encoding="utf-8") == UNTIDY
    assert sorted(p.name for p in path.parent.iterdir()) == ["untidy.yaml"]


def test_a_link_that_leads_out_is_not_followed(project: Path, run: Run) -> None:
    outside = project / "mine.yaml"
    outside.write_text("a:    1\n", encoding="utf-8")
    (project / "content" / "demo" / "link.yaml").symlink_to(outside)
    assert run()[0] == 0
    assert outside.read_text(encoding="utf-8") == "a:    1\n"


def test_anchors_marks_of_bytes_and_foreign_line_ends(project: Path, run: Run) -> None:
    path = project / "content" / "demo" / "more.yaml"
    path.write_bytes(
        "\ufeff- unit: wasp\r\n  source: designed\r\n  tools:   &kit\r\n"
        "  - stick\r\n- unit: gnat\r\n  source: designed\r\n  tools:  *kit\r\n".encode()
    )
    path.chmod(0o640)
    assert run()[0] == 0
    assert path.read_bytes().decode() == (
        "# yaml-language-server: $schema=../../schemas/demo/documents.schema.json\n"
        "- unit: wasp\n  source: designed\n  tools: &kit\n    - stick\n"
        "- unit: gnat\n  source: designed\n  tools: *kit\n"
    )
    assert path.stat().st_mode & 0o777 == 0o640


# ------------------------------------------------------------------ properties

WORDS = st.one_of(
    st.integers(-9, 99),
    st.booleans(),
    st.none(),
    st.sampled_from(
        ["ant", "a: b", "- x", "# no", "it's", 'say "x"', "", "yes", "on", "a\\b", "é"]
    ),
    st.text("ab :#'\"-{}[],|>&*!%@`?\\\n", max_size=12),
)
KEYS = st.sampled_from(["unit", "size", "hue", "on", "a b", "x-y", "?", "it's", "text", "é", "7"])
VALUES = st.recursive(
    WORDS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(KEYS, inner, min_size=1, max_size=4)
    ),
    max_leaves=12,
)


def quoted(text: str) -> str:
    safe = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{safe}"'


def flow(value: Any) -> str:
    match value:
        case dict():
            return "{" + ", ".join(f"{quoted(k)}:  {flow(v)}" for k, v in value.items()) + "}"
        case list():
            return "[ " + " ,".join(map(flow, value)) + "]"
        case str():
            return quoted(value)
        case _:
            return {True: "true", False: "false", None: "null"}.get(value, str(value))


def block(value: Any, indent: int, chance: random.Random) -> list[str]:
    """A value as lines in one of the many ways of YAML, with comments and gaps."""
    pad = " " * indent
    rows: list[str] = []
    entries = value.items() if isinstance(value, dict) else [(None, v) for v in value]
    for key, inner in entries:
        rows += [""] * chance.choice([0, 0, 0, 1, 2])
        if chance.random() < 0.3:
            rows.append(f"{pad}#  note {chance.randrange(1000)}")
        head = pad + ("-" if key is None else f"{quoted(key)}:")
        note = f"  # beside {chance.randrange(1000)}" if chance.random() < 0.3 else ""
        deep = indent + chance.choice([1, 2, 3, 4])
        lines = inner.split("\n") if isinstance(inner, str) else []
        if isinstance(inner, (dict, list)) and inner and chance.random() < 0.7:
            rows += [head + note, *block(inner, deep, chance)]
        elif len(lines) > 1 and all(re.match("[ab]", row) for row in lines[:-1]) and not lines[-1]:
            rows += [f"{head} |{note}", *(" " * deep + row for row in lines[:-1])]
        else:
            rows.append(f"{head} {flow(inner)}{note}")
    return rows


def notes(text: str) -> list[str]:
    return sorted(re.findall(r"(?:note|beside) \d+", text))


@given(st.lists(VALUES, min_size=1, max_size=3), st.integers(0, 10**6))
def test_any_values_with_any_comments_survive(values: list[Any], seed: int) -> None:
    text = "\n".join(block(values, 0, random.Random(seed))) + "\n"
    report = Report()
    before = [plain(v) for v in read_yaml(text, "x.yaml", report)]
    if report.errors:
        return
    made = formatted(text, "x.yaml", None, report)
    assert made is not None
    assert [plain(v) for v in read_yaml(made, "x.yaml", Report())] == before
    assert notes(made) == notes(text)
    assert formatted(made, "x.yaml", None, Report()) == made
    assert not re.search(r"\n\n\n|^\n", made)


def test_a_comma_inside_brackets_does_not_divide_a_list() -> None:
    """As our reader has it; broken over lines of their own, the halves would be two items."""
    spaces = ", ".join(f"({n},  {n})" for n in range(30))
    made = formatted(f"choices: [pass,(3,4), f(1, g(2,3)), ({spaces})]\n", "x.yaml", None, Report())
    assert made is not None
    assert made.startswith("choices:\n  - pass\n  - (3, 4)\n  - f(1, g(2, 3))\n  - ((0, 0), (1, 1)")
    assert formatted(made, "x.yaml", None, Report()) == made
    assert formatted("a: [(1,2),x]\n", "x.yaml", None, Report()) == "a: [(1, 2), x]\n"


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("a: {s: f(it,player)}", "a: {s: f(it, player)}"),
        ("a: {s: f(1,g(2,3)), t: x}", "a: {s: f(1, g(2, 3)), t: x}"),
        ("a: {s: f(1, t: x}", "a: {s: f(1, t: x}"),
    ],
)
def test_a_comma_inside_brackets_does_not_divide_a_mapping(text: str, made: str) -> None:
    """YAML sees a second key; our reader and `fmt` see one text, if the bracket is closed again."""
    assert formatted(f"{text}\n", "x.yaml", None, Report()) == f"{made}\n"


@pytest.mark.parametrize("text", ["# x", "\n# x\n\n\n", "\ufeff# x\r\n"])
def test_a_file_of_comments_is_laid_out(text: str) -> None:
    assert formatted(text, "x.yaml", None, Report()) == "# x\n"


def test_comments_stay_where_they_belong() -> None:
    """The order of comments and lines is that of the file, whatever the indentation."""
    text = (
        "# top\n\n# of a\na:\n    # of b\n    b: 1 # beside b\n    # end of a\n# of c\nc:\n"
        "  - 1\n  # of 2\n  - 2\n# the end\n"
    )
    made = formatted(text, "x.yaml", None, Report())
    assert made == text.replace("    ", "  ")


def test_all_shipped_content_can_be_laid_out(tmp_path: Path) -> None:
    """Every file of a pack passes the comparison of values, trees and comments."""
    formatter = Formatter(ROOT)
    for path in sorted((ROOT / "content" / "kingdom_rush").rglob("*.yaml")):
        text = path.read_text(encoding="utf-8")
        made = formatter.formatted(path, text, Report())
        assert made is not None
        assert formatter.formatted(path, made, Report()) == made


def test_coordinates_in_a_list_stay_whole(project: Path, run: Run) -> None:
    """`[pass, (3, 4)]` holds two values, and YAML sees three."""
    text = "- test: a step\n  choices: [pass,   (3, 4), nothing]\n  then: [over]\n"
    file = project / "content" / "demo" / "tests" / "steps.yaml"
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    assert run(str(file))[0] == 0
    assert "choices: [pass, (3, 4), nothing]" in file.read_text(encoding="utf-8")


def test_a_pack_from_anywhere_is_formatted_instead_of_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_pack(tmp_path / "one", BASE)
    write_pack(tmp_path / "two", BASE, "other")
    files = [
        tmp_path / "one/content/demo/rules.d/odd.yaml",
        tmp_path / "two/content/other/odd.yaml",
    ]
    for file in files:
        file.write_text("- unit:    wasp\n  source: designed\n", encoding="utf-8")
    pack = str(tmp_path / "two/content/other")
    assert main(["--root", str(tmp_path / "one"), "fmt", "--pack", pack]) == 0
    assert "unit:    wasp" in files[0].read_text(encoding="utf-8")
    assert "- unit: wasp" in files[1].read_text(encoding="utf-8")
    files[1].write_text("- unit:    wasp\n  source: designed\n", encoding="utf-8")
    assert main(["--root", str(tmp_path / "one"), "fmt", "--pack", pack, "other"]) == 0
    assert "- unit: wasp" in files[1].read_text(encoding="utf-8")  # also by its name
