"""No rule is checked twice: what is checked to find out a type is the check itself. Definitions are frozen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import FrozenInstanceError, fields
from pathlib import Path

import pytest

from compiler.build.build import Project, resolved
from compiler.check import routines
from compiler.check.check import check
from compiler.check.routines import typed_rules
from compiler.model.definitions import Routine, World
from compiler.model.draft import draft_of
from compiler.source.diagnostics import Report
from tests.helpers import ROOT, write_pack

CIRCLE = """\
- query: height n
  source: designed
  takes: {n: number}
  is: 0 if n = 0 else depth(n - 1) + 1
- query: depth n
  source: designed
  takes: {n: number}
  is: height(n)
- query: twice_as_deep n
  source: designed
  takes: {n: number}
  is: depth(n) * 2
"""


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    found: Counter[str] = Counter()
    started = routines._Check.__init__

    def start(self: routines._Check, world: World, routine: Routine, report: object) -> None:
        found[f"{routine.form} {routine.name}"] += 1
        started(self, world, routine, report)  # type: ignore[arg-type]

    monkeypatch.setattr(routines._Check, "__init__", start)
    return found


@pytest.mark.parametrize(
    "pack", ["classics", "deck_builder", "kingdom_defenders", "castle_assault"]
)
def test_every_rule_of_a_pack_is_checked_once(counted: Counter[str], pack: str) -> None:
    _, world = resolved(Project(ROOT), pack, Report())
    report = Report()
    check(world, report)
    assert not report.errors
    assert sum(len(rules) for rules in world.routines.values()) == len(counted)
    assert set(counted.values()) == {1}


def test_queries_that_ask_for_each_other_have_types(tmp_path: Path) -> None:
    """Whichever is looked at first, and however far away the one is whose type can be seen."""
    _, world = resolved(write_pack(tmp_path, CIRCLE), "demo", Report())
    typed = typed_rules(world)
    queries = typed.world.routines["query"]
    assert {name: str(query.gives) for name, query in queries.items()} == {
        "depth": "number",
        "height": "number",
        "twice_as_deep": "number",
    }
    for query in queries.values():
        made, found = typed.with_findings(query)
        assert made.value is not None
        assert str(made.value.type) == "number"
        assert found.errors == []


def test_definitions_are_frozen_all_the_way_down() -> None:
    """Checking reads them, in several threads and processes; what is found out are facts."""
    _, world = resolved(Project(ROOT), "classics", Report())
    for name in [f.name for f in fields(World)]:
        for value in [getattr(world, name), *_inside(getattr(world, name))]:
            assert not isinstance(value, (dict, list, set)), name
    draft = draft_of(world)
    draft.routines["verb"].clear()
    draft.things.clear()
    assert world.routines["verb"]
    assert world.things
    with pytest.raises(FrozenInstanceError):
        world.pack = "other"  # type: ignore[misc]


def _inside(value: object) -> list[object]:
    return list(value.values()) if isinstance(value, Mapping) else []
