"""The examples of the documentation are one pack: it compiles, and its tests pass."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from pathlib import Path

import pytest

from compiler.build.build import Project, check_pack
from compiler.model.builtins import FUNCTIONS
from compiler.schema.schemas import kernel_schema
from compiler.source.diagnostics import ContentError, Report
from compiler.source.render import render
from compiler.workspace.workspace import Workspace
from siegewright.authoring.testing import run_pack
from siegewright.packs.builder import build_packs
from tests.helpers import ROOT, importing, load

LANGUAGE = ROOT / "docs" / "language.md"
TESTS = ROOT / "docs" / "tests.md"
README = ROOT / "README.md"
PACK_NAME = "skirmish"


def examples(page: Path) -> str:
    """The YAML of a page, every line at the place it has on the page."""
    lines: list[str] = []
    inside = False
    for line in page.read_text(encoding="utf-8").split("\n"):
        fence = line.strip().startswith("```")
        if fence:
            inside = not inside and line.strip() == "```yaml"
        lines.append(line if inside and not fence else "")
    return "\n".join(lines)


def files(text: str) -> dict[str, str]:
    """The documents by the file they belong to: the pack, the tests, and the rest.

    All three keep the line numbers of the page, so that a mistake is shown where it stands there.
    """
    place = ""
    rows: dict[str, list[str]] = {"pack.yaml": [], "tests/tests.yaml": [], "language.yaml": []}
    for line in text.split("\n"):
        if line.startswith("- "):
            kind = line[2:].partition(":")[0]
            place = {"pack": "pack.yaml", "test": "tests/tests.yaml"}.get(kind, "language.yaml")
        for name, kept in rows.items():
            kept.append(line if name == place else "")
    return {name: "\n".join(kept) for name, kept in rows.items()}


def written(root: Path, texts: dict[str, str]) -> Project:
    for name, text in texts.items():
        path = root / "content" / PACK_NAME / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return Project(root)


def shown(report: Report, texts: dict[str, str]) -> str:
    return render(
        report.sorted(), lambda path: texts.get(path.removeprefix(f"content/{PACK_NAME}/"))
    )


def test_the_page_has_examples_of_every_kind_of_document() -> None:
    kinds = set(re.findall(r"^- ([a-z]+):", examples(LANGUAGE), re.MULTILINE))
    schemas = {path.name.split(".")[0] for path in (ROOT / "schemas").glob("*.schema.json")}
    # The rule index is explained on the page about tests.
    assert schemas - {"common", "rule"} <= kinds


def test_all_examples_compile_as_one_pack(tmp_path: Path) -> None:
    texts = files(examples(LANGUAGE))
    report = Report()
    with suppress(ContentError):
        check_pack(written(tmp_path, texts), PACK_NAME, report)
    assert report.diagnostics == [], shown(report, texts)


def test_the_test_on_the_page_passes(tmp_path: Path) -> None:
    project = written(tmp_path, files(examples(LANGUAGE)))
    assert build_packs(tmp_path, [PACK_NAME], False, False, "text") == 0
    with importing(tmp_path):
        results = run_pack(project, PACK_NAME, lambda path: None)
    assert results
    assert all(r.passed for r in results), "\n".join(r.message for r in results)


@pytest.mark.parametrize("seed", range(5))
def test_the_game_on_the_page_can_be_played_to_its_end(tmp_path: Path, seed: int) -> None:
    written(tmp_path, files(examples(LANGUAGE)))
    assert build_packs(tmp_path, [PACK_NAME], False, False, "quiet") == 0
    program = load(tmp_path, PACK_NAME)
    chance = random.Random(seed)
    game = program.new("duel", 2, {}, seed)
    game.ask = lambda game, player, prompt, options: chance.randrange(len(options))
    while not game.over:
        game.step()
        assert game.check() == []
    assert game.outcome in ("won", "tied")


def test_the_functions_on_the_page_are_those_of_the_compiler() -> None:
    page = LANGUAGE.read_text(encoding="utf-8")
    section = page.partition("## 4. Functions")[2].partition("`siegewright show functions`")[0]
    assert set(re.findall(r"[a-z_]+", section)) == set(FUNCTIONS)


def test_the_card_of_the_readme_compiles_in_the_pack_of_the_page(tmp_path: Path) -> None:
    card = examples(README).strip("\n").partition("\n\n")[0]
    assert card.startswith("- unit: drummer")
    texts = files(examples(LANGUAGE))
    old = re.compile(r"^- unit: drummer\n(?:  .*\n)*", re.MULTILINE)
    assert len(old.findall(texts["language.yaml"])) == 1
    texts["language.yaml"] = old.sub("", texts["language.yaml"])
    texts["card.yaml"] = card + "\n"
    report = Report()
    with suppress(ContentError):
        check_pack(written(tmp_path, texts), PACK_NAME, report)
    assert report.diagnostics == [], shown(report, texts)


# ------------------------------------------------------------------ the page about tests


def with_tests() -> dict[str, str]:
    """The pack of the language page with the tests and the rule index of the page about tests."""
    page = files(examples(TESTS))
    index = page.pop("language.yaml")
    texts = files(examples(LANGUAGE))
    return {**texts, "tests/page.yaml": page["tests/tests.yaml"], "rules.yaml": index}


def test_the_tests_on_their_page_have_no_mistakes_and_pass(tmp_path: Path) -> None:
    texts = with_tests()
    project = written(tmp_path, texts)
    report = Report([*Workspace(tmp_path).check(PACK_NAME).diagnostics])
    assert report.diagnostics == [], shown(report, texts)
    assert build_packs(tmp_path, [PACK_NAME], False, False, "quiet") == 0
    with importing(tmp_path):
        results = run_pack(project, PACK_NAME, lambda path: None)
    assert len(results) >= 9
    assert all(r.passed for r in results), "\n".join(r.title + r.message for r in results)
    proven = {id for r in results for id in r.rules}
    assert proven == {"SK-1", "SK-2", "SK-3"}, "and the fourth is excused"


def test_the_page_about_tests_shows_every_key() -> None:
    keys = set(kernel_schema("test")["properties"]) - {"options"}
    shown_keys = set(re.findall(r"^(?:- |  )([a-z_]+):", examples(TESTS), re.MULTILINE))
    assert keys - {"silence"} <= shown_keys
    assert "`options: {" in TESTS.read_text(encoding="utf-8")
