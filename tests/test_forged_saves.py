"""Saves and campaigns that somebody made by hand, with a checksum that fits."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from interpreter.program import Program
from interpreter.saves import digest
from interpreter.session import Session
from siegewright.cli import main
from siegewright.play.terminal import play
from tests.helpers import BASE, build, scenario
from tests.test_campaigns import FLOW, MORE, OPTIONS, sit

pytestmark = pytest.mark.usefixtures("wide_screen")

DEEP: Any = 0
for _ in range(400):
    DEEP = [DEEP]


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("march")


@pytest.fixture(scope="module")
def program(root: Path) -> Program:
    return build(root, BASE + scenario(FLOW) + OPTIONS + MORE)


def forged(path: Path, where: tuple[str | int, ...], value: object, **more: object) -> None:
    """Put a value into a file, and mend its checksum."""
    data = json.loads(path.read_text())
    del data["sum"]
    data.update(more)
    inner = data
    for key in where[:-1]:
        inner = inner[key]
    inner[where[-1]] = value
    path.write_text(json.dumps({**data, "sum": digest(data)}))


@pytest.mark.parametrize(
    ("where", "value", "told"),
    [
        (("lock",), {"foo/bar": "x"}, "is damaged"),
        (("lock",), {"": ""}, "other content"),
        (("bots",), [[1, "sensible", 10**9]], "is a number from 1 to 10,000"),
        (("bots",), [[9, "sensible", 1]], "there is no seat 10"),
        (("bots",), [[10**30, "random", 1]], "there is no seat"),
        (("bots",), [[0, "person"]], "is damaged"),
        (("options",), {"army": DEEP}, "the option `army`"),
        (("options",), {"bonus": 10**3000}, "a number beyond what rules can use"),
        (("options",), {"\x1b[2J": 1}, r"there is no option `\x1b[2J`"),
        (("players",), 10**9, "is for"),
        (("scenario",), "../../main", "there is no scenario"),
        (("answers",), [10**30], "answer 1 is"),
    ],
)
def test_a_forged_save_is_refused_in_words(
    program: Program, tmp_path: Path, where: tuple[str, ...], value: object, told: str
) -> None:
    path, shown = tmp_path / "save.json", io.StringIO()
    Session(program, "main", 2, {}, 1).save(path)
    forged(path, where, value)
    keep, source = tmp_path / "keep.json", io.StringIO("1\n")
    code = play(program, resume=path, autosave=keep, source=source, target=shown)
    words = shown.getvalue()
    assert (code, "bug" in words, "rules fail" in words) == (1, False, False), words
    assert told in words


@pytest.mark.parametrize(
    ("where", "value", "told"),
    [
        (("stage",), -5, "is damaged"),
        (("stage",), 10**30, "The campaign is over"),
        (("players",), 10**9, "is for"),
        (("campaign",), "\x1b[2J", "no campaign"),
        (("at",), "nowhere", "there is no scenario `nowhere`"),
        (("carried",), {"army": DEEP}, "the option `army`"),
        (("carried",), {"no such": {"a": []}}, "there is no option `no such`"),
        (("carried",), {"army": ["demo.ant"] * 10_001}, "its rules fail"),
    ],
)
def test_a_forged_campaign_is_refused_in_words(
    program: Program, tmp_path: Path, where: tuple[str, ...], value: object, told: str
) -> None:
    path = tmp_path / "march.json"
    sit(program, path, "1", "no")
    forged(path, where, value, current=None)
    _, words = sit(program, path, "1", "no")
    assert told in words
    assert "bug" not in words


def test_a_replay_of_a_forged_lock_blames_the_file(
    program: Program, root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "march.json"
    sit(program, path, "1", "no")
    forged(path, ("games", 0, "lock"), {"foo/bar": "x"})
    assert main(["--root", str(root), "replay", str(path)]) == 1
    assert "is damaged" in capsys.readouterr().err
