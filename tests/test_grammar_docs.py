"""docs/grammar.md lists every form of the grammar as it is written, with an example that has this form."""

from __future__ import annotations

import re

import pytest

from compiler.language.lark_parser import STARTS, lark_parser
from compiler.language.syntax_builder import RESERVED
from tests.helpers import ROOT

PAGE = ROOT / "docs" / "grammar.md"
GRAMMAR = ROOT / "compiler" / "language" / "grammar.lark"
# | `form` | `written` | `example` | what it means |
ROW = re.compile(r"^\| `(\w+)` \| `` (.+?) `` \| `` (.+?) `` \| .+ \|$", re.MULTILINE)


def forms() -> dict[str, list[str]]:
    """The names of the grammar's alternatives, and how each is written."""
    found: dict[str, list[str]] = {}
    text = re.sub(r"(?m)//.*$", "", GRAMMAR.read_text(encoding="utf-8"))
    for rule in re.split(r"(?m)^(?=[!?]?[a-z_]+:)", text)[1:]:
        _, body = rule.split(":", 1)
        body = re.split(r"(?m)^(?=[A-Z%_])", body)[0]
        for part in _alternatives(body):
            written, _, alias = part.partition("->")
            if alias:
                found.setdefault(alias.strip(), []).append(" ".join(written.split()))
    return found


def _alternatives(body: str) -> list[str]:
    """The alternatives of a rule; a `|` in brackets or in quotes parts none."""
    parts, depth = [""], 0
    for token in re.findall(r'"[^"]*"|/[^/\n]+/|.', body, re.DOTALL):
        depth += (token in "([") - (token in ")]") if len(token) == 1 else 0
        if token == "|" and depth == 0:
            parts.append("")
        else:
            parts[-1] += token
    return parts


def rows() -> list[tuple[str, str, str]]:
    page = PAGE.read_text(encoding="utf-8").replace("\\|", "\u0001")
    return [
        (a, b.replace("\u0001", "|"), c.replace("\u0001", "|")) for a, b, c in ROW.findall(page)
    ]


def test_every_form_has_a_row_and_every_row_a_form() -> None:
    known = forms()
    assert len(known) > 100
    assert sorted((form, written) for form, written, _ in rows()) == sorted(
        (form, written) for form, ways in known.items() for written in ways
    )


@pytest.mark.parametrize(("form", "written", "example"), rows(), ids=lambda text: text[:24])
def test_the_example_has_the_form(form: str, written: str, example: str) -> None:
    text = example.replace(" ↵→ ", "\n  ").replace(" ↵ ", "\n")
    trees = []
    for start in STARTS:
        try:
            trees.append(lark_parser().parse(text + "\n", start=start))
        except Exception:
            continue
    assert trees, f"`{example}` is not a text of the language"
    assert any(tree.data == form or any(tree.find_data(form)) for tree in trees)


def test_the_page_lists_all_reserved_words() -> None:
    page = PAGE.read_text(encoding="utf-8")
    listed = re.search(r"<!-- reserved -->\n(.*?)\n\n", page, re.DOTALL)
    assert listed is not None
    assert listed[1].split() == sorted(RESERVED)
