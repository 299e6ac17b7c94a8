"""Every code has a page: its example causes exactly that message, and the mended one none."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from compiler.source.codes import CODES
from compiler.source.diagnostics import Diagnostic, Related, Severity
from compiler.source.positions import Span
from compiler.source.render import render
from siegewright.cli import main
from tests.helpers import ROOT
from tests.test_language_docs import LANGUAGE, examples, files, written

PAGES = ROOT / "docs" / "errors"
FENCE = re.compile(r"^```(yaml|text)\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
# A block of several files says in its first line where it lies; else it is this one.
FILE = "content/skirmish/example.yaml"


# Codes of what shows only when something is printed.
PRINTED = {"W0610", "W0611"}
UNASKED = {"W0101", "W0401", "W0402", "W0405", "W0406", "W0501"}


@dataclass(frozen=True, slots=True)
class Page:
    """The parts of a page, in the order in which they stand."""

    wrong: dict[str, str]
    shown: str
    right: dict[str, str]


def page(code: str) -> Page:
    text = (PAGES / f"{code}.md").read_text(encoding="utf-8")
    wrong: dict[str, str] = {}
    right: dict[str, str] = {}
    shown = ""
    for sort, inside in FENCE.findall(text):
        if sort == "text":
            shown = inside
            continue
        named = re.match(r"# (content/\S+)\n", inside)
        body = inside[named.end() :] if named else inside
        (right if shown else wrong)[named[1] if named else FILE] = body
    if right.keys() <= wrong.keys():
        right = {**wrong, **right}  # only what changes is shown again
    return Page(wrong, shown, right)


def found(
    root: Path, texts: dict[str, str], code: str, capsys: pytest.CaptureFixture[str]
) -> list[Diagnostic]:
    """What `check` says about the pack of the language page and further files.

    Pages leave out the first line of files, which is for editors, and what would use their examples; those
    about that do not.
    """
    written(root, files(examples(LANGUAGE)))
    for name, text in texts.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        link = re.match(r"# links to (\S+)\n", text)
        if link:
            path.symlink_to(link[1])
        else:
            path.write_text(text, encoding="utf-8")
    if code in PRINTED:
        main(["--root", str(root), "cards", "skirmish", "--format", "json"])
        said = json.loads(capsys.readouterr().out)["diagnostics"]
    else:
        main(["--root", str(root), "check", "--format", "json"])
        said = json.loads(capsys.readouterr().out)
    return [
        Diagnostic(
            d["code"],
            d["message"],
            Span(d["path"], d["line"], d["column"], d["length"]),
            d["help"],
            tuple(d["notes"]),
            Severity(d["severity"]),
            related=tuple(
                Related(Span(r["path"], r["line"], r["column"], r["length"]), r["text"])
                for r in d["related"]
            ),
        )
        for d in said
        if d["code"] not in UNASKED or (d["code"] == code and d["path"] in texts)
    ]


def as_shown(diagnostics: list[Diagnostic], texts: dict[str, str]) -> str:
    # Lines of the language page come and go: a page that names them would be out of date.
    shown = render(diagnostics, texts.get).rsplit("\n\n", 1)[0] + "\n"
    return re.sub(r"(/language\.yaml):\d+:\d+", r"\1", shown)


@pytest.mark.parametrize("code", sorted(CODES))
def test_the_example_causes_the_code_and_the_mended_one_none(
    code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], update_golden: bool
) -> None:
    parts = page(code)
    said = found(tmp_path / "wrong", parts.wrong, code, capsys)
    assert {d.code for d in said} == {code}, as_shown(said, parts.wrong)
    shown = as_shown(said, parts.wrong)
    if update_golden:
        path = PAGES / f"{code}.md"
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(parts.shown, shown), encoding="utf-8")
    else:
        assert shown == parts.shown
    mended = found(tmp_path / "right", parts.right, code, capsys)
    assert mended == [], as_shown(mended, parts.right)


def test_every_code_has_a_page_and_every_page_a_code() -> None:
    assert {p.stem for p in PAGES.glob("[EW]*.md")} == set(CODES)


@pytest.mark.parametrize("code", sorted(CODES))
def test_a_page_begins_with_what_its_code_means(code: str) -> None:
    first = (PAGES / f"{code}.md").read_text(encoding="utf-8").split("\n", 1)[0]
    assert first == f"# {code}: {CODES[code]}"


def test_the_index_lists_all_codes() -> None:
    index = (PAGES / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \[(\w+)\]\(\1\.md\) \| (.*) \|$", index, re.MULTILINE)
    assert rows == sorted(CODES.items())


def test_explain_prints_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "e0302"]) == 0
    assert capsys.readouterr().out == (PAGES / "E0302.md").read_text(encoding="utf-8")


def test_explain_answers_a_wrong_code_with_a_near_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "E0302x"]) == 2
    assert "did you mean `E0302`" in capsys.readouterr().err
