"""What editors are given: colours made from the grammar, and an extension that knows the command."""

from __future__ import annotations

import json
import re

import pytest

from compiler.inspection import content_colours, syntax_colours
from compiler.language.grammar import GRAMMAR, PREPOSITIONS
from compiler.language.syntax_builder import RESERVED
from compiler.source.diagnostics import Diagnostic
from compiler.source.engine import ENGINE
from compiler.source.positions import Span
from compiler.source.render import render
from siegewright.cli import main
from tests.helpers import ROOT

EXTENSION = ROOT / "editors" / "vscode"
MANIFEST = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))


def test_the_colours_are_those_of_the_grammar(update_golden: bool) -> None:
    folder = ROOT / syntax_colours.FOLDER
    for name, text in syntax_colours.grammars().items():
        if update_golden:
            (folder / name).write_text(text, encoding="utf-8")
        assert (folder / name).read_text(encoding="utf-8") == text, (
            "stale: run `python -m compiler.inspection.syntax_colours`"
        )


def test_every_keyword_has_a_colour() -> None:
    coloured = {word for group in syntax_colours.keywords().values() for word in group}
    assert coloured >= RESERVED
    assert coloured >= PREPOSITIONS


def test_a_keyword_without_a_colour_is_noticed() -> None:
    with pytest.raises(ValueError, match="no colour for forsooth"):
        syntax_colours.keywords(GRAMMAR + '\nx: "forsooth" NAME\n')


def test_keys_of_the_language_come_from_the_schemas() -> None:
    keys = content_colours.keys()
    assert {"do", "where", "if", "is", "setup"} <= set(keys["value"])
    assert {"given", "when", "then", "effects"} <= set(keys["lines"])
    assert {"choose", "terms"} <= set(keys["named"])
    assert {"text", "log", "grid", "squares"} <= set(keys["text"])


def test_the_problem_matcher_reads_what_the_command_prints() -> None:
    mistake = Diagnostic("E0302", "unknown verb `bleeed`", Span("content/mire/a.yaml", 8, 12, 6))
    lines = render([mistake], lambda path: None).split("\n")
    first, second = (p["regexp"] for p in MANIFEST["contributes"]["problemMatchers"][0]["pattern"])
    at = next(number for number, line in enumerate(lines) if re.match(first, line))
    assert re.match(first, lines[at]).groups() == ("error", "E0302", "unknown verb `bleeed`")  # type: ignore[union-attr]
    assert re.match(second, lines[at + 1]).groups() == ("content/mire/a.yaml", "8", "12")  # type: ignore[union-attr]


def test_the_extension_calls_commands_that_exist(capsys: pytest.CaptureFixture[str]) -> None:
    tasks = MANIFEST["contributes"]["taskDefinitions"][0]["properties"]["command"]["enum"]
    source = "".join(
        p.read_text(encoding="utf-8") for p in sorted((EXTENSION / "src").glob("*.ts"))
    )
    called = set(re.findall(r'\["(build|test|play|lsp)"', source))
    assert called == {"build", "test", "play", "lsp"}
    for name in sorted({*tasks, *called}):
        with pytest.raises(SystemExit) as end:
            main([name, "--help"])
        assert end.value.code == 0
        assert capsys.readouterr().out.startswith(f"usage: siegewright {name} ")


def test_the_extension_has_the_version_of_the_engine() -> None:
    assert MANIFEST["version"] == ENGINE


def test_every_command_of_the_extension_is_registered() -> None:
    source = "".join(
        p.read_text(encoding="utf-8") for p in sorted((EXTENSION / "src").glob("*.ts"))
    )
    registered = set(re.findall(r'registerCommand\("(siegewright\.[a-zA-Z]+)"', source))
    offered = {one["command"] for one in MANIFEST["contributes"]["commands"]}
    assert offered <= registered


def test_the_lock_file_names_no_registry() -> None:
    lock = (EXTENSION / "package-lock.json").read_text(encoding="utf-8")
    assert '"integrity"' in lock
    assert '"resolved"' not in lock
