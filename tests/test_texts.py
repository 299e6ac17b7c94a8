"""Everything that players read in the shipped packs, in files to be read as players read them."""

from __future__ import annotations

import pytest

from compiler.build.build import Project, resolved
from compiler.check.check import check
from compiler.inspection.texts import all_texts
from compiler.source.diagnostics import Report
from compiler.source.locations import pack_names
from tests.helpers import ROOT, golden


@pytest.mark.parametrize("pack", sorted(pack_names(ROOT)))
def test_the_texts_of_a_pack_read_as_they_did(pack: str, update_golden: bool) -> None:
    report = Report()
    _, world = resolved(Project(ROOT), pack, report)
    checked = check(world, report)
    golden(f"texts/{pack}.txt", "\n".join([*all_texts(checked, pack), ""]), update_golden)
    assert [d for d in report.diagnostics if d.code == "W0501"] == [], "players read source text"
