"""Three small packs: one builds on another, and one stands alone."""

from __future__ import annotations

from pathlib import Path

FILES = {
    "content/sea/pack.yaml": """
pack: sea
version: 1.0.0
title: Sea
summary: Ships on a small sea.
authors: [Somebody]
licence: MIT
engine: ">=0.1"
""",
    "content/sea/kinds.yaml": """
- enum: wind
  source: designed
  values: [north, south]
- kind: ship
  source: designed
  piece: true
  fields:
    hull: {type: number, minimum: 1}
    speed: {type: number, stat: true}
    likes: {type: wind, default: north}
    escort: {type: list of ship, default: []}
    effects: {type: effects, default: ""}
  state:
    damage: {type: number, minimum: 0}
    anchored: truth
- kind: player
  source: designed
  state:
    gold: {type: number, start: 3, minimum: 0}
- kind: game
  source: designed
  state:
    round: {type: number, start: 1}
""",
    "content/sea/rules.yaml": """
- verb: hit target for n
  source: designed
  takes: {target: ship, n: number}
  text: "{target} takes {n}"
  log: "{target} is hit"
  do: |
    target.damage += n
    if target.damage >= target.hull: emit sunk to target
- event: sunk to target
  source: designed
  takes: {target: ship}
  do: discard_from_game target
- query: sound ship
  source: designed
  takes: {player: player}
  is: ship.damage = 0 and ship.speed > size(ship.escort) and (ship.likes = north or player.gold > 1)
- noun: foe
  source: designed
  of: ship
  where: it.owner != player
- action: fire unit at target
  source: designed
  choose:
    unit: all ships of player where it is sound
    target: all foes within 3 of unit
  do: |
    hit target for 1 + count foes
    unit.anchored = true
- phase: battle
  source: designed
  do: |
    repeat:
      for each player as p:
        turn of p: fire or pass
      expire round
      game.round += 1
      if game.round > 9: tie
      for each player as p: p.gold -= 1
""",
    "content/sea/ships.yaml": """
- ship: sloop
  source: designed
  hull: 2
  speed: 3
  effects: |
    on sunk: say "the sloop is gone"
    while self.anchored: -1 speed
- ship: frigate
  source: designed
  hull: 5
  speed: 2
  likes: south
  escort: [sloop]
  effects: |
    once per round, use: hit self for 2
""",
    "content/sea/scenarios.yaml": """
- map: bay
  source: designed
  grid: |
    ....
    ....
- scenario: duel
  source: designed
  players: 2
  map: bay
  flow: battle
  setup: |
    place sloop at (1, 1) for players[0]
    place frigate at (4, 2) for players[1]
- action: use_it unit n
  source: designed
  silence: [{code: W0402, why: Nobody offers it yet.}]
  choose:
    unit: all ships of player
    n: usable(unit)
  do: activate unit n
""",
    "content/sea/tests/ships.yaml": """
- test: a hit counts
  scenario: duel
  given:
    - place sloop at (2, 1) for players[0] as one_ship
  when:
    - hit one_ship for 1
  then:
    - one_ship.damage = 1
""",
    "content/storm/pack.yaml": """
pack: storm
version: 1.0.0
title: Storm
summary: More wind.
authors: [Somebody]
licence: MIT
requires: {sea: ">=1"}
engine: ">=0.1"
""",
    "content/storm/more.yaml": """
- ship: galleon
  source: designed
  hull: 9
  speed: 1
  escort: [sloop, frigate]
  effects: |
    on any sunk: self.damage = 0
- patch: ship sloop
  source: designed
  add: {speed: 1}
  append:
    effects: |
      on sunk: hit self for 1
- scenario: gale
  source: designed
  extends: duel
  setup: |
    place galleon at (1, 2) for players[0]
    place sloop at (2, 2) for players[1]
""",
    "content/isle/pack.yaml": """
pack: isle
version: 1.0.0
title: Isle
summary: Nothing but an island.
authors: [Somebody]
licence: MIT
engine: ">=0.1"
""",
    "content/isle/words.yaml": """
- enum: fruit
  source: designed
  values: [fig, date]
- verb: eat n
  source: designed
  takes: {n: number}
  do: |
    let m = n + 1
    if m > 2: eat (m - 2)
""",
}


def text_of(path: str) -> str:
    return FILES[path].lstrip("\n")


def write_sea(root: Path) -> Path:
    """Write the packs into a project folder."""
    for path in FILES:
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text_of(path))
    return root
