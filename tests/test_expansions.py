"""An expansion's folder holds only what the expansion adds or changes, and its game plays by its own rules."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from siegewright.packs.builder import build_packs
from siegewright.packs.programs import load as load_checked
from tests.helpers import BASE, ROOT, play, scenario, write_pack
from tests.helpers import load as load_plainly

MOST = 6  # generated lines for each line of YAML

D = "  source: designed\n"
# Verbs that call each other from several files: whatever changes one of them must be seen by all.
GROUND: dict[str, str] = {
    "base.yaml": BASE,
    "rules/blow.yaml": f"- verb: blow n\n{D}  takes: {{n: number}}\n  do: mark n\n",
    "rules/storm.yaml": f"- verb: storm\n{D}  do: |\n    blow 10\n    blow 20\n",
    "rules/weather.yaml": (
        f"- event: gust with strength\n{D}  takes: {{strength: number}}\n  do: blow strength\n"
        f"- query: force_of unit\n{D}  gives: number\n  is: unit.size + 1\n"
    ),
    "units/wasp.yaml": f"- unit: wasp\n{D}  size: 4\n  effects: |\n    on any gust: blow 5\n",
    "rules/phases.yaml": f"- phase: evening\n{D}  do: mark 90\n",
    "main.yaml": scenario(
        "place wasp at (1, 1) as w\nstorm\nemit gust with 7\nmark force_of(w)\nmark w.size\nrun evening",
    ),
}
PLAIN = [0, 10, 20, 7, 5, 5, 4, 90]  # what a game of it marks

LARK = (
    f"- unit: lark\n{D}  size: 6\n  effects: |\n    on any gust: blow 3\n"
    f"- patch: scenario main\n{D}  append:\n    setup: |\n      place lark at (2, 1)\n"
)
EXPANSIONS: dict[str, tuple[str, list[int]]] = {
    "adds a unit": (LARK, [0, 10, 20, 7, 3, 5, 5, 4, 90]),
    "patches a value": (
        f"- patch: unit wasp\n{D}  set: {{size: 8}}\n",
        [0, 10, 20, 7, 5, 9, 8, 90],
    ),
    "patches a verb": (
        f"- patch: verb blow\n{D}  set: {{do: mark n + 1}}\n",
        [0, 11, 21, 8, 6, 5, 4, 90],
    ),
    "patches a query": (
        f"- patch: query force_of\n{D}  set: {{is: unit.size + 100}}\n",
        [0, 10, 20, 7, 5, 104, 4, 90],
    ),
    "patches a phase": (
        f"- patch: phase evening\n{D}  set: {{do: mark 91}}\n",
        [0, 10, 20, 7, 5, 5, 4, 91],
    ),
    "adds a field": (
        f"- patch: kind unit\n{D}  set: {{fields.luck: {{type: number, default: 2}}}}\n"
        f"- patch: verb blow\n{D}  set: {{do: mark n + wasp.luck}}\n",
        [0, 12, 22, 9, 7, 5, 4, 90],
    ),
    "adds a state field": (
        f"- patch: kind unit\n{D}  set: {{state.fear: {{type: number, start: 3}}}}\n"
        f"- patch: query force_of\n{D}  set: {{is: unit.fear}}\n",
        [0, 10, 20, 7, 5, 3, 4, 90],
    ),
    "adds a law": (f"- law: l\n{D}  effects: |\n    +1 size\n", [0, 10, 20, 7, 5, 6, 5, 90]),
}


def ground(root: Path) -> None:
    write_pack(root, GROUND, "ground")


def built(root: Path, *packs: str, force: bool = False) -> None:
    assert build_packs(root, list(packs), False, force, "quiet") == 0


def modules(root: Path, pack: str) -> dict[str, str]:
    home = root / "generated" / pack
    return {
        path.relative_to(home).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(home.rglob("*.py"))
    }


def trails(root: Path, packs: Mapping[str, list[int]]) -> None:
    """Games of the packs, in one process, each loaded in two ways, to and fro."""
    for name, trail in [*packs.items(), *packs.items()]:
        assert play(load_checked(root, name)).trail == trail, name
        assert play(load_plainly(root, name)).trail == trail, name


def lines_of(folder: Path, ending: str) -> int:
    return sum(len(p.read_text(encoding="utf-8").splitlines()) for p in folder.rglob(f"*{ending}"))


# ------------------------------------------------------------------ small ones


@pytest.mark.parametrize("what", EXPANSIONS)
def test_the_changed_rule_holds_everywhere_and_the_base_stays_what_it_was(
    tmp_path: Path, what: str
) -> None:
    text, trail = EXPANSIONS[what]
    ground(tmp_path)
    write_pack(tmp_path, text, "upper", requires=["ground"])
    built(tmp_path, "ground", "upper")
    trails(tmp_path, {"ground": PLAIN, "upper": trail})
    assert trail != PLAIN


@pytest.mark.parametrize("what", EXPANSIONS)
def test_a_small_expansion_has_little_code(tmp_path: Path, what: str) -> None:
    text, _ = EXPANSIONS[what]
    ground(tmp_path)
    write_pack(tmp_path, text, "upper", requires=["ground"])
    built(tmp_path, "upper")
    own = modules(tmp_path, "upper")
    base = modules(tmp_path, "ground")
    for path, code in own.items():
        inner = path.removeprefix("ground/")
        if path != inner and not path.endswith("__init__.py"):
            assert code != base.get(inner), f"{path} is a copy"
    # Whatever small packs have: what links their parts, whose size does not grow with the packs below.
    frame = ("__init__.py", "contents.py", "kinds.py", "lock.py", "program.py", "state.py")
    grown = sum(len(code.splitlines()) for path, code in own.items() if not path.endswith(frame))
    yaml = lines_of(tmp_path / "content" / "upper", ".yaml")
    assert grown <= MOST * yaml, sorted(own)


# ------------------------------------------------------------------ packs on packs

TOWERS: dict[str, tuple[list[str], str]] = {
    "b": (["ground"], f"- patch: verb blow\n{D}  set: {{do: mark n + 1}}\n"),
    "c": (["b"], f"- patch: unit wasp\n{D}  set: {{size: 6}}\n"),
    "c2": (["b"], f"- patch: phase evening\n{D}  set: {{do: mark 99}}\n"),
    "d": (["c", "c2"], f"- patch: query force_of\n{D}  set: {{is: unit.size + 50}}\n"),
    "e": (["b", "c"], f"- law: l\n{D}  effects: |\n    +1 size\n"),
}
GAMES = {
    "ground": PLAIN,
    "b": [0, 11, 21, 8, 6, 5, 4, 90],
    "c": [0, 11, 21, 8, 6, 7, 6, 90],
    "c2": [0, 11, 21, 8, 6, 5, 4, 99],
    "d": [0, 11, 21, 8, 6, 56, 6, 99],
    "e": [0, 11, 21, 8, 6, 8, 7, 90],
}


def towers(root: Path) -> list[str]:
    ground(root)
    for name, (requires, text) in TOWERS.items():
        write_pack(root, text, name, requires=requires)
    return ["ground", *TOWERS]


def test_packs_on_packs_play_by_all_their_rules(tmp_path: Path) -> None:
    built(tmp_path, *towers(tmp_path))
    trails(tmp_path, GAMES)


def test_packs_on_packs_are_built_in_any_order(tmp_path: Path) -> None:
    packs = towers(tmp_path / "a")
    built(tmp_path / "a", *packs)
    towers(tmp_path / "b")
    for pack in reversed(packs):
        built(tmp_path / "b", pack)
    towers(tmp_path / "c")
    built(tmp_path / "c", *reversed(packs))
    for pack in packs:
        expected = modules(tmp_path / "a", pack)
        assert modules(tmp_path / "b", pack) == expected
        assert modules(tmp_path / "c", pack) == expected


CHANGES = {
    "a verb that is patched above": ("rules/blow.yaml", "do: mark n", "do: mark n + 500"),
    "a verb that calls one that is": ("rules/storm.yaml", "blow 20", "blow 21"),
    "a value that is patched above": ("units/wasp.yaml", "size: 4", "size: 5"),
    "a phase": ("rules/phases.yaml", "mark 90", "mark 92"),
    "a query": ("rules/weather.yaml", "unit.size + 1", "unit.size + 2"),
    "a kind": ("base.yaml", "rank: {type: number, default: 7}", "rank: {type: number, default: 8}"),
    "a further file": ("more.yaml", "", f"- unit: gnat\n{D}"),
    "a state field": ("base.yaml", "tired: truth", "tired: truth\n    tame: truth"),
    "the flow": ("main.yaml", "emit gust with 7", "emit gust with 8"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_base_that_changes_keeps_the_packs_above_right(tmp_path: Path, what: str) -> None:
    """Incremental builds give what a first build gives, in whatever order the packs are built."""
    file, old, new = CHANGES[what]
    packs = towers(tmp_path / "a")
    built(tmp_path / "a", *packs)
    for turn in (False, True):
        path = tmp_path / "a" / "content" / "ground" / file
        text = path.read_text() if path.exists() else ""
        path.write_text(
            text.replace(new, old) if turn else (text.replace(old, new) if old else new)
        )
        built(tmp_path / "a", "ground")
        built(tmp_path / "a", *packs)
        fresh = tmp_path / f"fresh {turn}"
        shutil.copytree(tmp_path / "a" / "content", fresh / "content")
        built(fresh, *packs)
        for pack in packs:
            assert modules(tmp_path / "a", pack) == modules(fresh, pack), pack
    if what != "a further file":
        trails(tmp_path / "a", GAMES)


def test_the_base_built_alone_after_its_expansion_is_not_stale_above(tmp_path: Path) -> None:
    """Commands look after what a game rests on, whichever pack was built last."""
    packs = towers(tmp_path)
    built(tmp_path, *packs)
    path = tmp_path / "content" / "ground" / "rules" / "storm.yaml"
    path.write_text(path.read_text().replace("blow 10", "blow 30"))
    built(tmp_path, "ground")
    changed = {name: [0, trail[1] + 20, *trail[2:]] for name, trail in GAMES.items()}
    for name, trail in changed.items():
        assert play(load_checked(tmp_path, name)).trail == trail


# ------------------------------------------------------------------ the shipped ones


def borrowing() -> list[str]:
    """The shipped packs that use modules of others."""
    found = []
    for path in sorted((ROOT / "generated").glob("*/*/__init__.py")):
        if "built_on" in path.read_text(encoding="utf-8"):
            found.append(path.parent.parent.name)
    return found


@pytest.mark.parametrize("pack", borrowing())
def test_a_shipped_expansion_has_little_code(pack: str) -> None:
    home = ROOT / "generated" / pack
    assert lines_of(home, ".py") <= MOST * lines_of(ROOT / "content" / pack, ".yaml")
    for path in home.rglob("*.py"):
        parts = path.relative_to(home).parts
        base = ROOT / "generated" / Path(*parts)
        if len(parts) > 1 and path.name != "__init__.py" and base.is_file():
            assert path.read_bytes() != base.read_bytes(), f"{path} is a copy"


def put_together(generated: Path, pack: str, target: Path) -> None:
    """The folder of an expansion with the modules it borrows, as Python finds them through `__path__`."""

    def fill(folder: Path, into: Path) -> None:
        for path in sorted(folder.iterdir()):
            if path.is_dir() and path.name != "__pycache__":
                (into / path.name).mkdir(parents=True, exist_ok=True)
                fill(path, into / path.name)
            elif path.suffix == ".py" and not (into / path.name).exists():
                into.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, into / path.name)
        init = folder / "__init__.py"
        for base in re.findall(r'"((?:\.\./)+[^"]+)"', init.read_text() if init.exists() else ""):
            if (folder / base).is_dir():
                fill((folder / base).resolve(), into)

    fill(generated / pack, target / pack)
    for path in target.rglob("__init__.py"):
        path.write_text("")  # nothing is elsewhere any more


def mypy(folder: Path) -> str:
    """What mypy, as strict as in this project, says to the package `generated` in a folder."""
    shutil.copytree(ROOT / "interpreter", folder / "interpreter")
    config = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    config = re.sub(r"(?m)^(files|exclude) = .*\n", "", config[config.index("[tool.mypy]") :])
    (folder / "pyproject.toml").write_text(config.split("[tool.pytest")[0], encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--cache-dir", os.devnull, "generated"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_mypy_finds_nothing_in_expansions(tmp_path: Path) -> None:
    """Shipped and small ones, with the modules they borrow."""
    built(tmp_path / "small", *towers(tmp_path / "small"))
    target = tmp_path / "whole" / "generated"
    for pack in borrowing():
        put_together(ROOT / "generated", pack, target)
    for pack in ("ground", *TOWERS):
        put_together(tmp_path / "small" / "generated", pack, target)
    (target / "__init__.py").touch()
    assert len(list(target.rglob("kings_armory/rules/*.py"))) > 20, "else little would be proved"
    assert mypy(tmp_path / "whole") == ""


def test_plain_mypy_leaves_out_those_expansions_alone() -> None:
    config = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(r'(?m)^exclude = \["(\^generated.*)"\]$', config)
    assert found
    packs = sorted(p.parent.name for p in (ROOT / "generated").glob("*/program.py"))
    assert [p for p in packs if re.match(found[1], f"generated/{p}/")] == borrowing()
