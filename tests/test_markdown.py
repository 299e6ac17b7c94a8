"""Pages about packs: words of authors stay words, whatever they hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from compiler.source.markdown import block, code, paragraphs, row, words
from siegewright.cli import main
from siegewright.simulation.balance import Run, balance_pack
from tests.helpers import BASE, build, scenario, write_pack

SCRIPT = "<script>alert(1)</script>"
HOSTILE = f"{SCRIPT} [x](javascript:a) ![y](https://a.example/z) \\\\[z](data:b) <img src=q> ``` | &#60;i>"


def is_harmless(page: str) -> bool:
    """Whether nothing of HOSTILE is alive outside of code."""
    text = re.sub(r"(?s)(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)", "", page.replace("\\`", ""))
    text = text.replace("<!-- Made by ", "").replace("\\\\", "")
    alive = re.search(r"<[a-z/]|(?<!\\)\]\((javascript|data)|(?<!\\)!?\[y|&#60", text)
    return alive is None


@pytest.mark.parametrize(
    ("text", "made"),
    [
        pytest.param(SCRIPT, "&lt;script>alert(1)&lt;/script>", id="HTML"),
        pytest.param("a `<b>` c", "a `<b>` c", id="code"),
        pytest.param("a ``<b>` c", r"a \`\`&lt;b>\` c", id="code that does not end"),
        pytest.param(r"\`<b>`", r"\\`<b>`", id="a backtick that is no code"),
        pytest.param("[a](https://b.example/c?d=1)", "[a](https://b.example/c?d=1)", id="web"),
        pytest.param("[a](mailto:b@c.example)", "[a](mailto:b@c.example)", id="mail"),
        pytest.param("[a](../b.md#c)", "[a](../b.md#c)", id="a neighbour"),
        pytest.param("[a](javascript:b)", r"\[a\](javascript:b)", id="a script"),
        pytest.param("[a](JaVaScRiPt:b)", r"\[a\](JaVaScRiPt:b)", id="a script in disguise"),
        pytest.param("[a](&#106;avascript:b)", r"\[a\](&amp;#106;avascript:b)", id="entities"),
        pytest.param("[a](java\nscript:b)", r"\[a\](java script:b)", id="a line between"),
        pytest.param(r"\[a](javascript:b)", r"\\\[a\](javascript:b)", id="escaped"),
        pytest.param("[a]: javascript:b", r"\[a\]: javascript:b", id="a link for later"),
        pytest.param("![a](https://b.example)", r"!\[a\](https://b.example)", id="an image"),
        pytest.param("<javascript:a>", "&lt;javascript:a>", id="a link in angles"),
        pytest.param("# a", r"\# a", id="a heading"),
        pytest.param("- a", r"\- a", id="a list"),
        pytest.param("12. a", r"12\. a", id="a list with numbers"),
        pytest.param("```\na", r"\`\`\` a", id="a fence"),
        pytest.param("~~~", r"\~~~", id="another fence"),
        pytest.param("Tom & Ann, 3 > 2, a_b *c*", "Tom & Ann, 3 > 2, a_b *c*", id="plain"),
    ],
)
def test_words_stay_words(text: str, made: str) -> None:
    assert words(text) == made


def test_nothing_ends_code_or_a_block_or_a_cell() -> None:
    assert code("a`b``c\nd") == "``` a`b``c d ```"
    assert list(block(["a", "```", "b"])) == ["````text", "a", "```", "b", "````"]
    assert row(["a|b", "c"]) == "| a\\|b | c |"
    assert paragraphs("a\n\n# b\n<c>") == "a\n\n\\# b\n&lt;c>"


def hostile_pack() -> str:
    text = f"'{HOSTILE}'"
    rules = BASE.replace(
        "values: [red, green, blue]", f"values: {{red: {text}, green: b, blue: c}}"
    )
    rules = rules.replace(
        "power: {type: number, default: 1}",
        f"power: {{type: number, default: 1, description: {text}}}",
    )
    rules = rules.replace(
        "coins: {type: number, start: 3", f"coins: {{type: number, description: {text}, start: 3"
    )
    for kind in ("kind: tool", "enum: colour", "verb: mark n", "zone: heap"):
        rules = rules.replace(f"- {kind}\n", f"- {kind}\n  text: {text}\n")
    told = scenario("mark 1").replace(
        "players: [1, 3]",
        f"players: [1, 3]\n  title: {text}\n  text: {text}\n  seats: [{text}, b, c]",
    )
    table = f"- balance: bal\n  source: designed\n  title: {text}\n  text: {text}\n  scenario: main\n  rows: {{players: [1, 2]}}\n"
    return rules + told + table  # fmt: skip


def test_the_reference_of_a_hostile_pack(tmp_path: Path) -> None:
    write_pack(tmp_path, hostile_pack())
    file = tmp_path / "content" / "demo" / "pack.yaml"
    head = re.sub(r"(title|summary): .*", rf"\1: '{HOSTILE}'".replace("\\\\", ""), file.read_text())
    file.write_text(head)
    odd = tmp_path / "content" / "demo" / "rules.d" / "a](javascript:b).yaml"
    odd.write_text(
        "- law: odd\n  source: designed\n  effects: |\n    on any tick: mark 1 # ```\n- event: tick\n  source: designed\n"
    )
    assert main(["--root", str(tmp_path), "reference", "demo"]) == 0
    page = (tmp_path / "docs" / "reference" / "demo.md").read_text()
    assert page.count("alert(1)") >= 8
    assert is_harmless(page)
    assert "](../../content/demo/rules.d/a%5D%28javascript%3Ab%29.yaml)" in page


def test_the_balance_of_a_hostile_pack(tmp_path: Path) -> None:
    program = build(tmp_path, hostile_pack())
    program.title = HOSTILE
    run = Run("lock", 1, 1, ("random",))
    report, whole = balance_pack(lambda pack: program, program, 1, run, 1, tmp_path / "kept.json")
    assert whole
    assert report.count("alert(1)") >= 3
    assert is_harmless(report)


def test_the_check_itself_can_fail() -> None:
    for text in (SCRIPT, "[x](javascript:a)", "![y](https://a.example/z)", "&#60;i>"):
        assert not is_harmless(text)
