# Rules and documents of the pack `castle_assault`.
# Generated from content/castle_assault/decks/decks.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.castle_assault.kinds as kinds

# content/castle_assault/decks/decks.yaml:4
HUMAN_PATROL = kinds.FactionDeck(
    id="castle_assault.human_patrol",
    name="Human Patrol",
    faction="humans",
    twice=(),
    once=(),
)

# content/castle_assault/decks/decks.yaml:10
ORC_RAIDERS = kinds.FactionDeck(
    id="castle_assault.orc_raiders",
    name="Orc Raiders",
    faction="orcs",
    twice=(),
    once=(),
)

# content/castle_assault/decks/decks.yaml:16
HUMANS = kinds.FactionDeck(
    id="castle_assault.humans",
    name="The Humans",
    faction="humans",
    twice=(),
    once=(),
)

# content/castle_assault/decks/decks.yaml:43
ORCS = kinds.FactionDeck(
    id="castle_assault.orcs",
    name="The Orcs",
    faction="orcs",
    twice=(),
    once=(),
)

# content/castle_assault/decks/decks.yaml:70
ELVES = kinds.FactionDeck(
    id="castle_assault.elves",
    name="The Elves",
    faction="elves",
    twice=(),
    once=(),
)

# content/castle_assault/decks/decks.yaml:97
WOLVES = kinds.FactionDeck(
    id="castle_assault.wolves",
    name="The Wolves",
    faction="wolves",
    twice=(),
    once=(),
)

# content/castle_assault/decks/decks.yaml:124
UNDEAD = kinds.FactionDeck(
    id="castle_assault.undead",
    name="The Undead",
    faction="undead",
    twice=(),
    once=(),
)

# content/castle_assault/decks/decks.yaml:151
VAMPIRES = kinds.FactionDeck(
    id="castle_assault.vampires",
    name="The Vampires",
    faction="vampires",
    twice=(),
    once=(),
)
