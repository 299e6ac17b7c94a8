# What the pack `tabletop` adds to a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import Contents

from .kinds import Bearer, Direction, ScoringTable, Status
from .rules import auctions as rules_auctions
from .rules import directions as rules_directions

CONTENTS: tuple[Contents, ...] = (
    rules_auctions.CONTENTS,
    rules_directions.CONTENTS,
    Contents(
        columns={
            "player_purse": "number",
            "player_bid": "number",
            "player_dropped": "truth",
            "piece_statuses": "each status number",
        },
        kinds={
            "bearer": Bearer,
            "direction": Direction,
            "scoring_table": ScoringTable,
            "status": Status,
        },
        fields={
            "direction": {"across": "number", "down": "number", "clockwise": "definition"},
            "scoring_table": {"points": "each 0..30 number", "last_line": "number"},
            "status": {"cap": "number", "wears_off": "number"},
        },
        keys={"status": Status},
    ),
)
