# What the pack `kings_armory_winter` adds to a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import Contents

from .bosses import frost_queen as bosses_frost_queen
from .cards import reinforcements as cards_reinforcements
from .rules import chill as rules_chill

CONTENTS: tuple[Contents, ...] = (
    bosses_frost_queen.CONTENTS,
    cards_reinforcements.CONTENTS,
    rules_chill.CONTENTS,
    Contents(columns={"piece_chill": "number", "piece_was_chilled": "number"}),
)
