"""The library pack `tabletop`: every rule of it, played in a small pack that requires it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from siegewright.cli import main
from tests.helpers import ROOT, importing

PACK = """\
pack: shelf
version: 1.0.0
title: Shelf
summary: A table to try the library on.
authors: [The Siegewright authors]
licence: MIT
engine: ">=0.1"
source: designed
requires: {tabletop: ">=1"}
"""
RULES = """\
- kind: card
  piece: true
- kind: scout
  is: bearer
  state:
    facing: direction
- card: ace
- card: king
- scout: ranger
- status: chill
  cap: 3
  wears_off: 1
- status: curse
- scoring_table: sets
  points: {1: 1, 2: 3, 3: 6}
  last_line: 3
- zone: deck
  visible: nobody
- zone: heap
  visible: all
- zone: row
  visible: all
- zone: hand
  each: player
  owns: true
  visible: owner
- map: yard
  grid: |
    ...
    ...
    ...
- phase: idle
  do: tie
- scenario: table
  title: Table
  players: [2, 3]
  map: yard
  flow: idle
"""
TESTS = """\
- test: a table for two
  scenario: table
  seats: [ann, ben]
  given:
    - place ace in deck as bottom_ace
    - place king in deck as middle_king
    - place king in deck as top_king

- test: drawing takes the top card, and shuffles the heap in when the deck is empty
  extends: a table for two
  given:
    - place ace in heap as old_ace
  when:
    - draw 1 from deck to ann.hand using heap
    - "check: top_king in ann.hand"
    - "check: top_king.owner = ann"
    - draw 3 from deck to ann.hand using heap
    - "check: size(ann.hand) = 4"
    - "check: size(heap) = 0"
    - draw 2 from deck to ann.hand using heap
  then:
    - size(ann.hand) = 4

- test: reshuffling leaves the heap empty
  extends: a table for two
  given:
    - place ace in heap as old_ace
  when:
    - reshuffle heap into deck
  then:
    - size(heap) = 0
    - size(deck) = 4

- test: dealing stops when the deck is empty
  extends: a table for two
  when:
    - deal 2 from deck to ben.hand
    - "check: size(ben.hand) = 2"
    - "check: middle_king in ben.hand"
    - deal 5 from deck to ben.hand
  then:
    - size(ben.hand) = 3
    - is_spent(deck)

- test: a mulligan draws as many as it says from hand and deck together
  extends: a table for two
  given:
    - place ace in ann.hand for ann as mine
  when:
    - mulligan 3 of ann.hand into deck
  then:
    - size(ann.hand) = 3
    - size(deck) = 1
    - not is_spent(deck)

- test: a row is filled up, and a full one stays as it is
  extends: a table for two
  when:
    - refill row from deck with 2
    - "check: size(row) = 2"
    - refill row from deck with 2
  then:
    - size(row) = 2
    - size(deck) = 1

- test: a supply is stocked, counted and taken from
  scenario: table
  seats: [ann, ben]
  when:
    - stock 3 of ace in row
    - stock 1 of king in row
    - "check: left_in(row, ace) = 3"
    - "check: left_in(row, king) = 1"
    - take king from row to ann.hand
    - "check: left_in(row, king) = 0"
    - take king from row to ann.hand
  then:
    - size(ann.hand) = 1
    - left_in(row, ace) = 3

- test: points go by the table, and beyond it by its last line
  scenario: table
  then:
    - points_for(0, sets) = 0
    - points_for(2, sets) = 3
    - points_for(3, sets) = 6
    - points_for(9, sets) = 6
    - points_for(-1, sets) = 0

- test: what is revealed is seen by all, and taken back it is not
  scenario: table
  seats: [ann, ben]
  given:
    - place ace in ann.hand for ann as mine
  when:
    - "check: ben does not see mine"
    - reveal ann.hand.pieces on row by ann
    - "check: ben sees mine"
    - "check: ben sees \\"Ann reveals Ace\\""
    - take_back row.pieces into ann.hand
  then:
    - mine in ann.hand
    - ben does not see mine

- test: directions turn clockwise and lead to the next space
  scenario: table
  given:
    - place ranger at (2, 2) as ranger
    - ranger.facing = north
  when:
    - "check: ahead(ranger.place, ranger.facing) = (2, 1)"
    - ranger.facing = ranger.facing.clockwise
    - "check: ahead(ranger.place, ranger.facing) = (3, 2)"
    - ranger.facing = opposite(ranger.facing)
  then:
    - ranger.facing = west
    - ahead(ranger.place, ranger.facing) = (1, 2)
    - ahead((2, 3), south) is nothing
    - south.clockwise.clockwise = north

- test: statuses have caps, wear off and can be cured
  scenario: table
  given:
    - place ranger at (1, 1) as ranger
  when:
    - inflict 2 of chill on ranger
    - inflict 2 of chill on ranger
    - inflict 7 of curse on ranger
    - "check: ranger.statuses[chill] = 3"
    - "check: ranger.statuses[curse] = 7"
    - wear_off ranger
    - "check: ranger.statuses[chill] = 2"
    - "check: ranger.statuses[curse] = 7"
    - cure ranger of chill
  then:
    - not has_status(ranger, chill)
    - has_status(ranger, curse)

- test: spaces are vacant or occupied
  scenario: table
  given:
    - place ranger at (1, 1) as ranger
  then:
    - count vacant spaces = 8
    - (all occupied spaces) = [(1, 1)]

- test: seats go round the table from anybody, and rivals are all others
  scenario: table
  players: 3
  seats: [ann, ben, cid]
  then:
    - seats_from(ben) = [ben, cid, ann]
    - round_from(ben) = [ben, cid, ann, ann, cid, ben]
    - place_in([4, 9, 9], 9) = 1
    - place_in([4, 9, 9], 4) = 3

- test: whoever bids most and is left alone wins the auction
  scenario: table
  players: 3
  seats: [ann, ben, cid]
  given:
    - ann.purse = 3
    - ben.purse = 4
    - cid.purse = 1
  choices: ["ann: raise_bid 1", "ben: raise_bid 3", "cid: pass", "ann: pass"]
  when:
    - run auction from ann
  then:
    - high_bidder = ben
    - highest_bid = 3
    - bidders = [ben]
    - cid.dropped
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "content" / "tabletop", tmp_path / "content" / "tabletop")
    for name, text in (("pack", PACK), ("rules", RULES), ("tests/shelf", TESTS)):
        path = tmp_path / "content" / "shelf" / f"{name if name != 'rules' else 'kinds'}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_every_rule_of_the_library_does_what_it_says(
    project: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with importing(project):
        code = main(["--root", str(project), "test", "shelf"])
    assert code == 0, capfd.readouterr().out


def test_no_rule_of_the_library_is_left_out() -> None:
    """Each verb, query, phase, action, noun and adjective is named in a test above."""
    files = (ROOT / "content" / "tabletop" / "rules").glob("*.yaml")
    defined = {
        found[1]
        for file in files
        for found in re.finditer(
            r"(?m)^- (?:verb|query|phase|action|adjective): (\w+)", file.read_text("utf-8")
        )
    }
    missing = {name for name in defined if not re.search(rf"\b{name}\b", TESTS)}
    assert not missing
