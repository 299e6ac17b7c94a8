"""`siegewright new`: what it makes builds at once, passes its test and is laid out; nothing is overwritten."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from compiler.build.build import Project, check_pack
from compiler.inspection.scaffolds import KINDS
from compiler.schema.kinds import KERNEL_KINDS
from compiler.source.diagnostics import Report
from siegewright.cli import main
from tests.helpers import ROOT, importing, told

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Run:
    """Runs the command in a folder that is empty at first."""

    def call(*words: str) -> tuple[int, str]:
        capfd.readouterr()
        with importing(tmp_path):
            code = main(["--root", str(tmp_path), *words])
        shown = capfd.readouterr()
        return code, shown.out + shown.err

    return call


@pytest.fixture
def pack(run: Run, tmp_path: Path) -> Path:
    assert run("new", "pack", "mire")[0] == 0
    return tmp_path / "content" / "mire"


def test_a_new_pack_is_whole(run: Run, tmp_path: Path) -> None:
    code, out = run("new", "pack", "mire")
    assert code == 0
    assert out.startswith("made content/mire/README.md\n")
    assert run("check")[1] == "no mistakes found\n", "not even a warning"
    assert run("test")[1] == "4 passed, 0 failed\n"
    assert run("fmt", "--check")[0] == 0
    assert " 4       4        0        0 " in run("coverage")[1], "every rule is proven"
    code, out = run("sim", "mire", "--games", "20", "--jobs", "1")
    assert code == 0
    assert "20 of 20 games finished, 0 errors" in out
    made = {p.name for p in (tmp_path / "content").iterdir()}
    assert made == {"mire", "tabletop"}, "the library lies beside it, and nothing is left aside"
    assert run("new", "pack", "fen")[0] == 0, "the library is there already"


def test_a_project_folder_above_is_named(
    pack: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Paths are shown as they are in the project, and the author is somewhere else."""
    monkeypatch.chdir(pack)
    capfd.readouterr()
    assert main(["new", "hero", "ada", "--pack", "mire"]) == 0
    root = pack.parent.parent.resolve()
    assert capfd.readouterr().out.startswith(
        f"in the project folder {root}:\nmade content/mire/heroes/ada.yaml\n"
    )


def test_every_kind_of_the_kernel_can_be_begun() -> None:
    # A rule is a line of rules.yaml; packs are tested above.
    assert set(KERNEL_KINDS) - set(KINDS) <= {"pack", "rule", "patch"}


def test_documents_of_every_kind_build_pass_their_test_and_are_laid_out(
    run: Run, pack: Path
) -> None:
    kinds = [*KINDS, "unit", "hero"]
    for kind in kinds:
        code, out = run("new", kind, f"my_{kind}", "--pack", "mire")
        assert code == 0, out
        assert f"made content/mire/tests/my_{kind}.yaml" in out
    report = Report()
    check_pack(Project(pack.parent.parent), "mire", report)
    assert {d.code for d in report.diagnostics} <= {"W0402", "W0465"}, told(report.diagnostics)
    assert run("test")[1] == f"{4 + len(kinds)} passed, 0 failed\n"
    assert run("fmt", "--check")[1].endswith(": 0 would change\n")
    assert (pack / "heroes" / "my_hero.yaml").is_file()
    assert (pack / "units" / "my_unit.yaml").is_file(), "where the others lie"


def test_the_test_of_a_new_document_can_fail(run: Run, pack: Path) -> None:
    run("new", "hero", "ada", "--pack", "mire")
    path = pack / "heroes" / "ada.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("max_hp: 1", "max_hp: 2"), "utf-8")
    code, out = run("test")
    assert code == 1
    assert "`ada.max_hp` is 2" in out


def test_a_patch_changes_what_is_there(run: Run, pack: Path) -> None:
    run("new", "pack", "bog", "--requires", "mire")
    code, out = run("new", "patch", "guard", "--pack", "bog")
    assert code == 0, out
    assert "- patch: unit guard\n  source: designed\n  add: {max_hp: 1}\n" in (
        pack.parent / "bog" / "patches" / "guard.yaml"
    ).read_text(encoding="utf-8")
    assert run("test", "bog")[1] == "2 passed, 0 failed\n"
    assert run("fmt", "--check")[0] == 0
    code, out = run("new", "patch", "gaurd", "--pack", "bog")
    assert code == 2
    assert "no document `gaurd`" in out


def test_an_expansion_rests_on_its_base(run: Run, pack: Path) -> None:
    assert run("new", "pack", "bog", "--requires", "mire")[0] == 0
    assert 'mire: ">=0.1.0"' in (pack.parent / "bog" / "pack.yaml").read_text(encoding="utf-8")
    assert run("new", "hero", "bog_king", "--pack", "bog")[0] == 0
    assert run("test", "bog")[1] == "2 passed, 0 failed\n"


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        pytest.param(["pack", "mire"], "content/mire already exists", id="the same pack"),
        pytest.param(["pack", "Mire Two"], "did you mean `mire_two`?", id="no id"),
        pytest.param(["pack", "../mire"], "cannot be an id", id="a way out"),
        pytest.param(["pack", "for"], "is a word of the language", id="a word"),
        pytest.param(["pack", "bog", "--requires", "moor"], "no pack `moor`", id="no base"),
        pytest.param(["hero", "ada"], "--pack PACK", id="no pack said"),
        pytest.param(["hero", "ada", "--pack", "mir"], "did you mean `mire`?", id="no such pack"),
        pytest.param(["herro", "ada", "--pack", "mire"], "did you mean `hero`?", id="no such kind"),
        pytest.param(["hero", "guard", "--pack", "mire"], "`guard` already exists", id="taken"),
        pytest.param(
            ["hero", "strike", "--pack", "mire"], "`strike` already exists", id="a rule's name"
        ),
        pytest.param(["hero", "1st", "--pack", "mire"], "cannot be an id", id="a digit first"),
        pytest.param(["rule", "x", "--pack", "mire"], "no kind `rule`", id="a rule"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(
    run: Run, pack: Path, words: list[str], answer: str
) -> None:
    before = {p: p.read_bytes() for p in pack.parent.rglob("*") if p.is_file()}
    code, out = run("new", *words)
    assert code == 2
    assert answer in out
    assert {p: p.read_bytes() for p in pack.parent.rglob("*") if p.is_file()} == before


def test_files_are_never_overwritten(run: Run, pack: Path) -> None:
    path = pack / "tests" / "ada.yaml"
    path.write_text("# mine\n", encoding="utf-8")
    code, out = run("new", "hero", "ada", "--pack", "mire")
    assert code == 2
    assert "content/mire/tests/ada.yaml already exists" in out
    assert path.read_text(encoding="utf-8") == "# mine\n"
    assert not (pack / "heroes" / "ada.yaml").exists()


def test_mistakes_of_the_pack_come_first(run: Run, pack: Path) -> None:
    (pack / "units" / "guard.yaml").write_text("unit: guard\nsource: designed\n", encoding="utf-8")
    code, out = run("new", "hero", "ada", "--pack", "mire")
    assert code == 1
    assert "error[E0123]" in out
    assert "fix them first" in out


@pytest.mark.parametrize(
    ("pack", "kind"),
    [
        ("kings_armory", "monster"),
        ("castle_assault", "unit"),
        ("kingdom_rush", "tower"),
        ("knight_fall", "minion"),
    ],
)
def test_documents_of_the_shipped_games_can_be_begun(
    tmp_path: Path, pack: str, kind: str, capfd: pytest.CaptureFixture[str]
) -> None:
    import shutil

    shutil.copytree(ROOT / "content" / pack, tmp_path / "content" / pack)
    assert main(["--root", str(tmp_path), "new", kind, "zz_test", "--pack", pack]) == 0
    assert "zz_test.yaml" in capfd.readouterr().out
