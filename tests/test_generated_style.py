"""Generated modules pass the project's own linter and formatter: those that are shipped, and any others."""

from __future__ import annotations

import random
import re
from pathlib import Path

from compiler.build.build import compile_pack
from compiler.source.diagnostics import ContentError, Report
from tests.helpers import GOLDEN, ROOT, ruff, write_pack
from tests.hostile import filled
from tests.senses import pack as sensible
from tests.test_build import FILES
from tests.test_generated_code import compiled
from tests.texts import PATTERNS, TEXTS


def test_the_shipped_modules_are_laid_out_and_clean() -> None:
    assert ruff("check", ROOT / "generated") == ""
    assert ruff("format", ROOT / "generated") == ""


def test_modules_of_all_sorts_of_packs_are_laid_out_and_clean(tmp_path: Path) -> None:
    """Packs of the tests, hostile ones, and rules drawn at random; all in one go."""
    packs: list[dict[str, str]] = [FILES]
    packs += [filled([text])[0] for text in TEXTS.values()]
    packs += [filled(PATTERNS[n:] + PATTERNS[:n])[0] for n in (0, 13, 29)]
    chance = random.Random(3)
    packs += [{"all.yaml": sensible(chance)} for _ in range(34)]
    home = tmp_path / "generated"
    count = 0
    for number, files in enumerate(packs):
        root = tmp_path / f"pack {number}"
        try:
            made = compile_pack(write_pack(root, files), "demo", Report()).files
        except ContentError:
            continue
        count += 1
        for file in made:
            path = home / f"pack_{number}" / file.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(file.text, encoding="utf-8")
    for number, text in enumerate(compiled(tmp_path / "tests", filled(["zqx"])[0]).values()):
        (home / f"test_{number}.py").write_text(text, encoding="utf-8")
    assert count > 40, "else little would be proved"
    assert ruff("format", home) == ""
    assert ruff("check", home) == ""


def test_golden_modules_are_laid_out_and_clean(tmp_path: Path) -> None:
    paths = list(GOLDEN.rglob("*.py.txt"))
    assert len(paths) > 5
    for path in paths:
        target = tmp_path / "generated" / path.relative_to(GOLDEN).with_suffix("")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    assert ruff("check", tmp_path / "generated") == ""
    assert ruff("format", tmp_path / "generated") == ""


def test_what_generated_modules_may_do_that_others_may_not_has_a_reason() -> None:
    config = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    [block] = re.findall(r'"generated/\*" = \[\n(.*?)\]', config, re.DOTALL)
    for line in block.strip().split("\n"):
        assert re.search(r"# \S+ \w+", line), line
