"""The wheel, installed where nothing else is: it makes packs and plays games that lie beside it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.helpers import ROOT


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, built in a copy, so that nothing is left in the checkout."""
    copy = tmp_path_factory.mktemp("checkout")
    for name in ("compiler", "interpreter", "siegewright", "schemas", "docs", "content"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, copy / name)
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--wheel-dir", str(copy / "dist"), str(copy)], check=True, timeout=300)
    [made] = (copy / "dist").glob("*.whl")
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command in an environment that holds the wheel and what it asks for."""
    home = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True, timeout=300)
    words = ["-m", "pip", "install", "--quiet", "-c", str(ROOT / "requirements.txt"), str(wheel)]
    subprocess.run([str(home / "bin" / "python"), *words], check=True, timeout=600)
    return home / "bin" / "siegewright"


def run(command: Path, root: Path, *words: str, said: str = "") -> str:
    """What the command prints in a folder, with nothing in its environment that it could lean on."""
    environment = {"PATH": os.defpath, "HOME": str(root), "XDG_CACHE_HOME": str(root / ".cache")}
    done = subprocess.run(
        [str(command), *words],
        cwd=root,
        env=environment,
        input=said,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_data_lies_inside_packages_and_no_game_is_in_it(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    tops = {name.split("/")[0] for name in names if ".dist-info/" not in name}
    assert tops == {"compiler", "interpreter", "siegewright"}
    assert {f"{top}/py.typed" for top in tops} <= {*names}, "type checkers of clients see the types"
    kernel = {Path(name).name for name in names if name.startswith("compiler/schema/kernel/")}
    assert kernel == {path.name for path in (ROOT / "schemas").glob("*.json")}
    pages = {Path(name).name for name in names if name.startswith("siegewright/authoring/pages/")}
    assert pages == {path.name for path in (ROOT / "docs" / "errors").glob("*.md")}
    library = {name for name in names if name.startswith("siegewright/authoring/library/")}
    assert {name.split("/")[3] for name in library} == {"tabletop"}, "what new packs build on"
    games = {path.parent.name for path in (ROOT / "content").glob("*/pack.yaml")} - {"tabletop"}
    assert not [name for name in names for game in games if game in name.split("/")]


def test_it_makes_a_pack_that_builds_and_passes_its_test(installed: Path, tmp_path: Path) -> None:
    run(installed, tmp_path, "new", "pack", "mire")
    run(installed, tmp_path, "build")
    assert "0 failed" in run(installed, tmp_path, "test")
    # Editors follow references from the schemas of packs to those of the kernel.
    assert (tmp_path / "schemas" / "common.schema.json").exists()
    assert run(installed, tmp_path, "explain", "E0302").startswith("# E0302: ")


def test_it_plays_a_shipped_game(installed: Path, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "content", tmp_path / "content")
    bots = ["--seat", "1=random", "--seat", "2=random"]
    said = run(installed, tmp_path, "play", "castle_assault", "--seed", "7", *bots, said="\n")
    assert "The game is over" in said


def test_it_plays_a_pack_from_anywhere_in_an_empty_folder(installed: Path, tmp_path: Path) -> None:
    pack = ["classics", "--pack", str(ROOT / "content" / "classics"), "--scenario", "connect_four"]
    bots = ["--seat", "1=random", "--seat", "2=random", "--seed", "3"]
    assert "The game is over" in run(installed, tmp_path, "play", *pack, *bots, said="\n")
    assert [path.name for path in tmp_path.iterdir() if path.name[0] != "."] == []


def test_a_part_that_is_not_installed_is_named(installed: Path, tmp_path: Path) -> None:
    run(installed, tmp_path, "new", "pack", "mire")
    done = subprocess.run(
        [str(installed), "build", "--native", "mire"], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 2
    assert 'pip install "siegewright[native]"' in done.stderr
