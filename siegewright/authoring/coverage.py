"""Which rules of a pack's rule index are proven by a passing test."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from compiler import Project, inspection
from siegewright.authoring.mutation_report import unproven
from siegewright.authoring.testing import run_pack


def cover(root: Path, packs: Sequence[str], source: Callable[[str], str | None]) -> dict[str, Any]:
    """For each pack: how many rules there are, which are proven, excused (with reasons) and missing."""
    project = Project(root)
    found: dict[str, Any] = {}
    for pack in packs:
        rules = inspection.rule_index(project, pack)
        results = run_pack(project, pack, source)
        doubted = unproven(root, pack)
        passed = {id for r in results if r.passed for id in r.rules if id in rules}
        proven = sorted(passed - doubted.keys())
        named = {id for r in results for id in r.rules}
        excused = {id: why for id, why in rules.items() if why is not None and id not in passed}
        found[pack] = {
            "rules": len(rules),
            "proven": len(proven),
            "excused": excused,
            "missing": [id for id in rules if id not in passed and id not in excused],
            "unproven": {id: doubted[id] for id in sorted(passed & doubted.keys())},
            "unknown": sorted(named - set(rules)),
            "tests": {
                "passed": sum(r.passed for r in results),
                "failed": sum(not r.passed for r in results),
            },
        }
    return found


def print_coverage(found: dict[str, Any], format: str) -> None:
    """Print what `cover` found, as a table or as JSON."""
    if format == "json":
        print(json.dumps(found, indent=2))
        return
    width = max((len(pack) for pack in found), default=4)
    print(f"{'pack':{width}}  rules  proven  excused  missing  tests")
    for pack, part in found.items():
        print(
            f"{pack:{width}}  {part['rules']:5}  {part['proven']:6}  {len(part['excused']):7}  "
            f"{len(part['missing']):7}  {part['tests']['passed']:5}"
            + (f" ({part['tests']['failed']} failed)" if part["tests"]["failed"] else "")
        )
        for id, changes in part["unproven"].items():
            print(f"{'':{width}}  `{id}` is not proven: no test notices {changes[0]}")
        for id in part["unknown"]:
            print(f"{'':{width}}  `{id}` is named by a test but is not in the rule index")
