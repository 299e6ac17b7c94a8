"""What pages for people name exists: files, links, commands, options, targets of make."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from compiler.language.parse import (
    parse_block,
    parse_effects,
    parse_expression,
    parse_signature,
    parse_typing,
)
from siegewright.cli import command_line
from tests.helpers import ROOT

PAGES = sorted(
    page
    for page in [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "editors").rglob("*.md"),
        *(ROOT / "content").glob("*/README.md"),
    ]
    if not {"node_modules", "reference", "mutation", "balance"} & set(page.parts)
)
FILE = re.compile(
    r"(?<![\w./])((?:compiler|interpreter|siegewright|tests|docs|bench|schemas)/[\w./-]*\w)/?(?![\w*])"
)
# What a page names as an example, or as a place in the wheel.
EXAMPLES = {"docs/errors/CODE.md", "docs/mutation/PACK.md", "docs/mutation/PACK.equal.yaml"}
MADE_UP = {"my_scenario"}
IN_THE_WHEEL = {"compiler/schema/kernel", "siegewright/authoring/pages"}
LINK = re.compile(r"\]\((?!https?:)([^)\s#]*)(?:#([\w-]+))?\)")
COMMAND = re.compile(r"(?<![\w./-])siegewright (?:--root \S+ )?([a-z]+)\b([^`\n|;&]*)")
TARGET = re.compile(r"^ *(?:[$] +)?make ([a-z-]+)(?: ARGS=\"([^\"]*)\")?", re.MULTILINE)


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def code(text: str) -> Iterator[str]:
    """What a page shows as code: blocks, and words between backticks."""
    for block in re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        yield block.replace("\\\n", " ")
    plain = re.sub(r"^```\w*\n.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    yield from (" ".join(span.split()) for span in re.findall(r"`([^`]+)`", plain))


def test_every_file_that_a_page_names_is_there() -> None:
    missing = [
        f"{named(page)}: {file}"
        for page in PAGES
        for file in sorted(set(FILE.findall(page.read_text("utf-8"))) - EXAMPLES - IN_THE_WHEEL)
        if not (ROOT / file).exists() and not (page.parent / file).exists()
    ]
    assert missing == []


def test_every_link_leads_somewhere() -> None:
    broken = []
    for page in PAGES:
        text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
        for path, anchor in LINK.findall(text):
            target = page.parent / path if path else page
            if not target.exists() or (anchor and anchor not in anchors(target)):
                broken.append(f"{named(page)}: {path}#{anchor}")
    assert broken == []


def anchors(page: Path) -> set[str]:
    heads = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}


def commands() -> dict[str, set[str]]:
    """The options of each command."""
    subparsers = next(
        action
        for action in command_line()._actions
        if isinstance(action, argparse._SubParsersAction)
    )
    return {
        name: {option for action in sub._actions for option in action.option_strings}
        for name, sub in subparsers.choices.items()
    }


def test_every_command_and_option_that_a_page_shows_exists() -> None:
    known = commands()
    wrong = []
    for page in PAGES:
        for shown in code(page.read_text(encoding="utf-8")):
            by_make = [
                (target, words) for target, words in TARGET.findall(shown) if target in known
            ]
            for command, rest in COMMAND.findall(shown) + by_make:
                options = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", rest))
                if not options <= known.get(command, set()):
                    wrong.append(f"{named(page)}: siegewright {command}{rest}")
                elif command not in known:
                    wrong.append(f"{named(page)}: siegewright {command}")
    assert wrong == []


def test_every_target_of_make_that_a_page_shows_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    known = set(re.findall(r"^([a-z-]+):.*## ", makefile, re.MULTILINE))
    shown = {
        (named(page), target)
        for page in PAGES
        for text in code(page.read_text(encoding="utf-8"))
        for target, _ in TARGET.findall(text)
    }
    assert {target for _, target in shown} > {"build", "test", "play"}
    assert sorted((page, target) for page, target in shown if target not in known) == []


# ------------------------------------------------------------------ pages of packs


def test_what_the_page_of_a_pack_names_is_in_the_pack() -> None:
    wrong = []
    for page in sorted((ROOT / "content").glob("*/README.md")):
        pack = page.parent
        packs = [pack.parent / base for base in required(pack)] + [pack]
        texts = [file.read_text("utf-8") for one in packs for file in one.rglob("*.yaml")]
        words = set(re.findall(r"[a-z][a-z0-9_]*", re.sub(r"(?m)^\s*#.*$", "", "\n".join(texts))))
        prose = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
        for span in re.findall(r"`([^`\n]+)`", prose):
            if re.fullmatch(r"[\w./]+(?:/|\.yaml|\.md)", span):
                if not (pack / span).exists() and not (ROOT / span).exists():
                    wrong.append(f"{named(page)}: {span}")
                continue
            unknown = set(re.findall(r"\b[a-z][a-z0-9]*_[a-z0-9_]+", span)) - words - MADE_UP
            wrong += [f"{named(page)}: {word}" for word in sorted(unknown)]
    assert wrong == []


def required(pack: Path) -> list[str]:
    found = re.search(
        r"^requires: \{(.*)\}$", (pack / "pack.yaml").read_text("utf-8"), re.MULTILINE
    )
    return re.findall(r"(\w+):", found[1]) if found is not None else []


# ------------------------------------------------------------------ schemas

READERS = {
    "signature": parse_signature,
    "expression": parse_expression,
    "type": parse_typing,
    "block": parse_block,
}
LINES = {"given": parse_block, "then": parse_expression}


def examples() -> Iterator[tuple[str, str, Any]]:
    """Every example in the kernel's schemas that is a text of the language, and what reads it."""
    for path in sorted((ROOT / "schemas").glob("*.schema.json")):
        kind = path.name.split(".")[0]
        schema = json.loads(path.read_text(encoding="utf-8"))
        for key, about in schema.get("properties", {}).items():
            where = f"{kind}.{key}"
            role = about.get("$ref", "").rpartition("/")[2]
            inside = about.get("additionalProperties", {})
            item = inside.get("$ref", "").rpartition("/")[2] if isinstance(inside, dict) else ""
            for example in about.get("examples", []):
                if role in READERS and key != "grid":
                    yield where, example, READERS[role]
                elif item in READERS:
                    yield from ((where, text, READERS[item]) for text in example.values())
                elif role == "takes":
                    yield from ((where, text, parse_typing) for text in example.values())
                elif kind == "test" and key in LINES:
                    yield from ((where, line, LINES[key]) for line in example)
                elif key == "effects":
                    yield where, example, parse_effects


@pytest.mark.parametrize(
    ("text", "read"),
    [pytest.param(t, read, id=f"{where}: {t}"[:60]) for where, t, read in examples()],
)
def test_examples_in_schemas_are_texts_of_the_language(text: str, read: Any) -> None:
    read(text)
