"""`siegewright reference`: every word of a pack has its place on a page, and old pages are noticed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from compiler.build.build import Project
from compiler.inspection.reference_kernel import kernel_page
from compiler.model.builtins import FUNCTIONS, VERBS
from compiler.schema.kinds import KERNEL_KINDS
from compiler.source.diagnostics import Report
from compiler.source.locations import pack_names
from compiler.source.positions import Scalar
from siegewright.cli import main
from tests.helpers import ROOT, golden

Run = Callable[..., tuple[int, str]]
PAGE = Path("docs") / "reference" / "mire.md"


@pytest.fixture
def run(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Run:
    def call(*words: str) -> tuple[int, str]:
        code = main(["--root", str(tmp_path), *words])
        shown = capfd.readouterr()
        return code, shown.out + shown.err

    assert call("new", "pack", "mire")[0] == 0
    return call


def test_a_page_tells_all_about_a_pack(run: Run, tmp_path: Path, update_golden: bool) -> None:
    extra = "- enum: weather\n  source: designed\n  values: {rain: It pours., sun: It burns.}\n"
    extra += "- law: wet\n  source: designed\n  effects: |\n    move at most 9\n"
    extra += "- zone: bench\n  source: designed\n  each: player\n  visible: owner\n"
    (tmp_path / "content" / "mire" / "rules" / "extra.yaml").write_text(extra, encoding="utf-8")
    code, out = run("reference")
    assert code == 0
    assert "wrote docs/reference/mire.md\n" in out
    golden("reference/mire.md", (tmp_path / PAGE).read_text(encoding="utf-8"), update_golden)
    assert run("reference", "--check") == (0, "3 pages are up to date\n")


def test_an_old_page_is_noticed_and_not_changed_by_the_check(run: Run, tmp_path: Path) -> None:
    run("reference")
    before = (tmp_path / PAGE).read_text(encoding="utf-8")
    kinds = tmp_path / "content" / "mire" / "rules" / "kinds.yaml"
    kinds.write_text(
        kinds.read_text(encoding="utf-8").replace("How far it walks", "Its pace"), "utf-8"
    )
    code, out = run("reference", "--check")
    assert code == 1
    assert "docs/reference/mire.md is not up to date (run `siegewright reference`):" in out
    assert "+| `move` | number, a stat | `2` | Its pace in a turn. |" in out
    assert (tmp_path / PAGE).read_text(encoding="utf-8") == before
    assert run("reference", "mire")[0] == 0
    assert run("reference", "--check")[0] == 0


def test_lines_that_move_do_not_make_a_page_old(run: Run, tmp_path: Path) -> None:
    run("reference")
    path = tmp_path / "content" / "mire" / "rules" / "turn.yaml"
    path.write_text("# One line more.\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    assert run("reference", "--check")[0] == 0


def test_mistakes_of_the_pack_are_shown(run: Run, tmp_path: Path) -> None:
    (tmp_path / "content" / "mire" / "bad.yaml").write_text("- unit: x\n  mvoe: 3\n", "utf-8")
    code, out = run("reference")
    assert code == 1
    assert "did you mean `move`?" in out
    assert not (tmp_path / PAGE).exists()


def test_the_kernels_page_has_every_kind_function_and_verb() -> None:
    page = kernel_page()
    assert set(re.findall(r"^### (\w+)$", page, re.MULTILINE)) == set(KERNEL_KINDS)
    for name in FUNCTIONS:
        assert f"| `{name}(" in page
    for name in VERBS:
        assert re.search(rf"\| `{name}[ `]", page)
    assert "|  |  |" not in page, "a key that says nothing about itself"


@pytest.mark.parametrize("pack", pack_names(ROOT))
def test_every_kind_and_verb_of_a_shipped_pack_has_its_place_in_the_reference(pack: str) -> None:
    page = (ROOT / "docs" / "reference" / f"{pack}.md").read_text(encoding="utf-8")
    headings = {line.removeprefix("### ") for line in page.split("\n") if line.startswith("### ")}
    raw = Project(ROOT).load(pack, Report())
    defined = [body.entries for file in raw.files for body in file.documents]
    for form in ("kind", "verb"):
        names = {
            head.text
            for d in defined
            for kind, head in [next(iter(d.items()))]
            if kind == form and isinstance(head, Scalar)
        }
        assert names <= headings


def test_what_a_page_links_to_is_there(run: Run, tmp_path: Path) -> None:
    run("new", "pack", "bog", "--requires", "mire")
    run("new", "patch", "guard", "--pack", "bog")
    run("reference")
    for page in (tmp_path / "docs" / "reference").glob("*.md"):
        text = page.read_text(encoding="utf-8")
        heads = {h.lower().replace(" ", "-") for h in re.findall(r"^## (.*)$", text, re.MULTILINE)}
        for link in re.findall(r"\]\(([^)]*)\)", text):
            if link.startswith("#"):
                assert link[1:] in heads
            elif link != "../language.md":
                assert (page.parent / link).is_file(), link
