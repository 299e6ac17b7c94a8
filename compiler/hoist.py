"""Columns and tables that a generated function reads often are fetched once."""

from __future__ import annotations

import re

# A column or table that is read more than once in a function is fetched once.
COLUMN = re.compile(
    r"\bgame\.((?:piece|player|space)_[a-z0-9_]+|contents|place|doc|owner)\b(?!\s*=[^=])"
)
TABLES = re.compile(r"\bgame\.tables\.[a-z0-9_]+\b")
TABLE = re.compile(r"game\.board\.(shifted|lines)\((?:[^()]|\([^()]*\))*\)")
COORDINATE = re.compile(r"\bgame\.board\.([xy])\b")
LOOP = re.compile(r"\bfor\b|^\s*while\b", re.M)
IDENTIFIER = re.compile(r"[a-z_][a-z0-9_]*")


def hoisted(lines: list[str]) -> list[str]:
    """Fetch columns and board tables once, at the top, where they are read in a loop or repeatedly."""
    text = "\n".join(lines)
    if not LOOP.search(text):
        return lines
    assigned = set(re.findall(r"^\s*(?:for )?([a-z_][a-z0-9_]*) (?:=|in) ", text, re.M)) | set(
        re.findall(r"\bfor ([a-z_][a-z0-9_]*) in ", text)
    )
    top: list[str] = []
    names = set(IDENTIFIER.findall(text))
    for pattern in (COLUMN, TABLE, TABLES, COORDINATE):
        for match in dict.fromkeys(m.group(0) for m in pattern.finditer(text)):
            uses = set(IDENTIFIER.findall(match.partition("(")[2]))
            if uses & assigned or (text.count(match) < 2 and not _in_loop(lines, match)):
                continue
            if pattern is TABLE:
                stem = match.removeprefix("game.board.").partition("(")[0]
            elif pattern is TABLES:
                stem = match.removeprefix("game.tables.")
            elif pattern is COORDINATE:
                stem = f"{match[-1]}_of"
            else:
                stem = re.sub(r"^(?:piece|player|space)_", "", match.removeprefix("game."))
                stem = {"doc": "docs", "place": "places", "owner": "owners"}.get(stem, stem + "_of")
            name = stem
            while name in names:
                name += "_"
            names.add(name)
            if pattern is COLUMN:
                text = re.sub(re.escape(match) + r"\b(?=\[)", name, text)
            else:
                text = text.replace(match, name)
            if name in text:
                top.append(f"{name} = {match}")
    return [*top, *text.split("\n")]


def _in_loop(lines: list[str], wanted: str) -> bool:
    depth: int | None = None
    for line in lines:
        indent = len(line) - len(line.lstrip())
        if depth is not None and indent <= depth:
            depth = None
        if wanted in line and (
            depth is not None or re.search(r"\bfor\b.*\bif\b.*" + re.escape(wanted), line)
        ):
            return True
        if wanted in line and re.match(r"\s*while\b", line):
            return True  # the condition is looked at in every round
        if depth is None and re.match(r"\s*(for|while)\b", line):
            depth = indent
    return False
