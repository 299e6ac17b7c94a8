"""The rules that a pack lists, as tools count them."""

from __future__ import annotations

from compiler.build.build import Project
from compiler.source.diagnostics import Report
from compiler.source.positions import Scalar


def rule_index(project: Project, pack: str) -> dict[str, str | None]:
    """The ids of the rules of a pack; those that no test can prove say why."""
    rules: dict[str, str | None] = {}
    for file in project.load(pack, Report()).files:
        for document in file.documents:
            head = document.entries.get("rule")
            if isinstance(head, Scalar):
                excuse = document.entries.get("excused")
                rules[head.text] = excuse.text if isinstance(excuse, Scalar) else None
    return rules
