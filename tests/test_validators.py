"""The fast validator and the one that explains judge alike: documents, bad examples, damaged documents."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from compiler.schema.validators import Checker, check_schema
from compiler.source.codes import CODES
from siegewright.cli import main
from tests.helpers import ROOT
from tests.test_error_pages import found, page

PACKS = sorted(path.parent.name for path in (ROOT / "content").glob("*/pack.yaml"))
Seen = list[tuple[Checker, Any]]


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Seen:
    """Every value that is validated, with its schema."""
    values: Seen = []
    fits = Checker.fits

    def noted(self: Checker, value: Any) -> bool:
        values.append((self, value))
        return fits(self, value)

    monkeypatch.setattr(Checker, "fits", noted)
    return values


def agree(checker: Checker, value: Any) -> bool:
    """Whether a value fits; both validators say the same."""
    errors = checker.errors(value)
    assert checker.quick.is_valid(value) == (not errors), (value, errors)
    return not errors


@pytest.mark.parametrize("pack", PACKS)
def test_validators_agree_on_shipped_documents(pack: str, seen: Seen) -> None:
    assert main(["--root", str(ROOT), "check", pack]) == 0
    dice = random.Random(pack)
    documents = [d for d in (ROOT / "content" / pack).rglob("*.yaml") if "tests" not in d.parts]
    assert len(seen) > (20 if len(documents) > 3 else 10), "a library has few documents"
    for checker, value in dice.sample(seen, min(len(seen), 250)):
        assert agree(checker, value)
        for damaged in damage(value, dice):
            agree(checker, damaged)


def damage(value: Any, dice: random.Random) -> Iterator[Any]:
    """The document with one thing wrong that authors get wrong, or that only odd input has."""
    odd = [
        None,
        True,
        3,
        -1,
        10**12,
        1.5,
        "",
        "x\n",
        "Ä",
        "two words",
        [],
        ["a", "a"],
        {},
        {"a b": 1},
    ]
    key = dice.choice(list(value))
    yield {k: v for k, v in value.items() if k != key}
    yield {**value, "colour_of_the_lid": 1}
    yield {**value, key: dice.choice(odd)}
    yield {k: f"{v}\n" if k == key and isinstance(v, str) else v for k, v in value.items()}


@pytest.mark.parametrize("code", [code for code in CODES if code.startswith("E01")])
def test_validators_agree_on_bad_examples(
    code: str, tmp_path: Path, seen: Seen, capsys: pytest.CaptureFixture[str]
) -> None:
    found(tmp_path, page(code).wrong, code, capsys)
    for checker, value in seen:
        agree(checker, value)


def test_a_broken_schema_is_refused() -> None:
    with pytest.raises(jsonschema.SchemaError):
        check_schema({"type": "whole number"})


@pytest.mark.parametrize(
    ("pattern", "fits", "fails"),
    [
        pytest.param("^a$", "a", "a\n", id="the end is the end"),
        pytest.param("^(a|b$)", "b", "b\n", id="inside brackets"),
        pytest.param(r"^a\$$", "a$", "a", id="a written dollar"),
        pytest.param("^[$a]$", "$", "$\n", id="a dollar in a set"),
        pytest.param(r"^\d$", "3", "\u0663", id="digits are those of ASCII"),
    ],
)
def test_patterns_mean_the_same_to_both(pattern: str, fits: str, fails: str) -> None:
    checker = Checker.of({"type": "string", "pattern": pattern})
    assert agree(checker, fits)
    assert not agree(checker, fails)


def test_nothing_is_explained_where_all_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("the slow validator was asked")

    monkeypatch.setattr(Checker, "errors", never)
    assert main(["--root", str(ROOT), "check", "classics"]) == 0
