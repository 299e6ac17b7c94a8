# What the pack `harvest_fair` adds to a game.
# Generated from the pack: change its files and run `make build`. Edits made here are lost.

from __future__ import annotations

from interpreter.api import Contents, Scenario, Timer

from . import kinds
from .kinds import Helper, Stall
from .rules import fair as rules_fair
from .state import State

# content/harvest_fair/rules/fair.yaml:145
THREE_DAYS_SCENARIO = kinds.Scenario(
    "three_days", "Three days at the fair", crew={2: 3, 3: 2, 4: 2}
)


def lay_out_three_days(game: State) -> None:
    # content/harvest_fair/rules/fair.yaml:154
    game.table_leader = 0
    for p in range(game.players):
        game.create(game.program.definitions["harvest_fair.farm_hand"], game.zone_tent[p], p)


def score_three_days(game: State, player: int) -> int:
    # content/harvest_fair/rules/fair.yaml:145
    return rules_fair.verdict(game, player)


THREE_DAYS = Scenario(
    id="three_days",
    title="Three days at the fair",
    players=(2, 4),
    seats=(),
    map="fairground",
    definition=THREE_DAYS_SCENARIO,
    layout=lay_out_three_days,
    flow="fair",
    options=(),
    score=score_three_days,
)

CONTENTS: tuple[Contents, ...] = (
    rules_fair.CONTENTS,
    Contents(
        scenarios=(THREE_DAYS,),
        maps={
            "fairground": {
                "spaces": {
                    "orchard_stall": {"stall": "harvest_fair.orchard"},
                    "bean_stall": {"stall": "harvest_fair.bean_rows"},
                    "corn_stall": {"stall": "harvest_fair.corn_field"},
                    "gate_stall": {"stall": "harvest_fair.gate"},
                },
                "draw": {"taken": {"true": "a helper"}},
                "links": (("orchard_stall", "bean_stall", "corn_stall", "gate_stall"),),
                "one_way": (),
            },
        },
        active_zones=("tent",),
        space_defaults={"stall": None},
        linked_spaces={"stall": "definition"},
        columns={
            "table_day": "number",
            "table_leader": "player",
            "player_coins": "number",
            "player_crops": "each crop number",
            "space_taken": "truth",
        },
        kinds={"helper": Helper, "scenario": kinds.Scenario, "stall": Stall},
        fields={
            "scenario": {"crew": "each 2..4 number"},
            "space": {"stall": "definition"},
            "stall": {"open_to_all": "truth"},
        },
        shown={
            "table_day": ("day {}", "number", 0),
            "player_coins": ("{} {|coin|coins}", "number", None),
            "player_crops": ("{}", "each crop number", 0),
        },
        keys={"crop": ("apples", "beans", "corn")},
        timers=(Timer("day", "space_taken", False, None),),
    ),
)
