"""A summary of the rules for the table: the course of a game, what players can do, words on cards."""

from __future__ import annotations

from typing import Any

from compiler import inspection

PARTS = ("course", "actions", "windows", "words")
MOST_RULES = 2  # sentences of an action


def summary_data(tree: inspection.Tree) -> dict[str, Any]:
    """The parts of a rulebook that are asked for during a game, each entry in a few lines."""
    parts = []
    for part in tree["parts"]:
        if part["id"] in PARTS:
            entries = [_short(part["id"], entry) for entry in part["entries"]]
            parts.append({"title": part["title"], "entries": [e for e in entries if e is not None]})
    return {"title": tree["title"], "parts": [part for part in parts if part["entries"]]}


def _short(part: str, entry: inspection.Tree) -> dict[str, Any] | None:
    steps = []
    for step in entry["steps"]:
        texts = [link["text"] for link in step.get("links", ())]
        before = ", ".join(texts[:-1])
        links = f"{before}{step['joint']}{texts[-1]}" if before else "".join(texts)
        steps.append(f"{step['text']}{links}{step.get('after', '')}")
    text = " ".join(entry["text"])
    if part == "words" and not text:
        text = " ".join(f"{fact['label']}: {fact['text']}" for fact in entry["facts"])
    if not text and not steps:
        text = " ".join(rule["says"] for rule in entry["rules"][:MOST_RULES])
    if not text and not steps:
        return None
    return {"title": entry["title"], "text": text, "steps": steps}
