"""The lock of a game: what content means, not how it is laid out."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.build.build import Project, validated
from compiler.build.lock import lock_of, plain_rules
from compiler.source.diagnostics import Report
from tests.helpers import BASE, scenario, write_pack

FLOW = 'if game.score = 0:\n  mark 1\n  say "a  b"\nmark 2'
WASP = "- unit: wasp\n  source: designed\n  size: 4\n  name: Wasp\n  effects: |\n    while self.hp > 1: +1 size\n"
TEXT = BASE + WASP + scenario(FLOW)


def lock(root: Path, text: str, **more: str) -> dict[str, str]:
    files = {
        "rules.d/all.yaml": text,
        **{k.replace("_", "/") + ".yaml": v for k, v in more.items()},
    }
    write_pack(root, files)
    project, report = Project(root), Report()
    scopes = {pack.id: pack.scope for pack in validated(project, "demo", report).packs}
    return lock_of(project.closure("demo", report), scopes, root)


SAME = {
    "a comment": lambda text: "# Why it is so.\n" + text,
    "a comment behind a value": lambda text: text.replace("  size: 4\n", "  size: 4  # big\n"),
    "blank lines": lambda text: text.replace("- unit: wasp", "\n\n- unit: wasp"),
    "quotes": lambda text: text.replace("name: Wasp", 'name: "Wasp"'),
    "brackets": lambda text: text.replace("values: [red, green, blue]", "values:\n    - red\n    - green\n    - blue"),
    "a comment in rules": lambda text: text.replace("      mark 1\n", "      # first\n      mark 1  # one\n"),
    "a comment in effects": lambda text: text.replace("+1 size\n", "+1 size # grows\n"),
    "layout of rules": lambda text: text.replace("      mark 1\n      say", "          mark   1\n\n          say"),
    "ends of lines": lambda text: text.replace("\n", "\r\n"),
    "flavour": lambda text: text.replace("  size: 4\n", "  size: 4\n  flavour: It hums.\n"),
    "the source": lambda text: text.replace("wasp\n  source: designed", "wasp\n  source: rulebook\n  rules: [D-A-1]"),
}  # fmt: skip

OTHER = {
    "a number": lambda text: text.replace("  size: 4\n", "  size: 5\n"),
    "a text instead of a number": lambda text: text.replace("  size: 4\n", '  size: "4"\n'),
    "a name": lambda text: text.replace("name: Wasp", "name: Hornet"),
    "a word of a rule": lambda text: text.replace("      mark 1\n", "      mark 3\n"),
    "a less indented line": lambda text: text.replace('      say "a  b"', '    say "a  b"'),
    "blanks in a text": lambda text: text.replace('say "a  b"', 'say "a b"'),
    "a rule less": lambda text: text.replace("    mark 2\n", ""),
    "the order": lambda text: text.replace("[red, green, blue]", "[green, red, blue]"),
    "an effect": lambda text: text.replace("+1 size\n", "+2 size\n"),
    "a document less": lambda text: text.replace(WASP, ""),
    "another key": lambda text: text.replace("  size: 4\n", "  size: 4\n  reach: 1\n"),
}


@pytest.mark.parametrize("what", SAME)
def test_what_means_the_same_has_the_same_lock(tmp_path: Path, what: str) -> None:
    changed = SAME[what](TEXT)
    assert changed != TEXT
    assert lock(tmp_path / "a", TEXT) == lock(tmp_path / "b", changed)


@pytest.mark.parametrize("what", OTHER)
def test_what_means_something_else_has_another(tmp_path: Path, what: str) -> None:
    changed = OTHER[what](TEXT)
    assert changed != TEXT
    before, after = lock(tmp_path / "a", TEXT), lock(tmp_path / "b", changed)
    assert {name for name in before if before[name] != after[name]} == {"demo/rules.d/all.yaml"}


def test_tests_and_the_rule_index_do_not_count(tmp_path: Path) -> None:
    test = "- test: it\n  given: [mark 1]\n  then: [true]\n"
    rule = "- rule: D-A-1\n  says: It is so.\n"
    assert lock(tmp_path / "a", TEXT) == lock(tmp_path / "b", TEXT, tests_t=test, rules=rule)


def test_a_sign_in_quotes_is_no_comment() -> None:
    assert plain_rules('say "a # b"  # c') == [[0, 'say "a # b"']]
    assert plain_rules('say "a # b"') != plain_rules('say "a # c"')
