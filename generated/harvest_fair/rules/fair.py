# Rules and documents of the pack `harvest_fair`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/harvest_fair/rules/fair.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import (
    NOTHING,
    Abilities,
    Action,
    ActionInfo,
    Actions,
    Contents,
    Phase,
    first_of,
    with_item,
)

from .. import kinds
from ..kinds import Helper, Stall
from ..state import State
from ..tabletop.kinds import ScoringTable, Status
from ..tabletop.rules import auctions as tabletop_rules_auctions
from ..tabletop.rules import status as tabletop_rules_status
from ..tabletop.rules import supply as tabletop_rules_supply

WORK_AT_ACTION = ActionInfo(
    "work_at", "send a helper to the {s}", ("s", "stall"), ("space", "definition")
)

ASK_1 = Actions("turn", "Where does your helper work?", ("work_at",), True)

# content/harvest_fair/rules/fair.yaml:14
FARM_HAND = Helper("harvest_fair.farm_hand", "Farm Hand")

# content/harvest_fair/rules/fair.yaml:16
SUNBURN = Status("harvest_fair.sunburn", "Sunburn", cap=2, wears_off=1)

# content/harvest_fair/rules/fair.yaml:40
ORCHARD = Stall("harvest_fair.orchard", "Orchard")

# content/harvest_fair/rules/fair.yaml:45
BEAN_ROWS = Stall("harvest_fair.bean_rows", "Bean Rows")

# content/harvest_fair/rules/fair.yaml:50
CORN_FIELD = Stall("harvest_fair.corn_field", "Corn Field")

# content/harvest_fair/rules/fair.yaml:56
GATE = Stall("harvest_fair.gate", "Gate", open_to_all=True)

# content/harvest_fair/rules/fair.yaml:100
JUDGES = ScoringTable(
    "harvest_fair.judges", "Judges", points={0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15}, last_line=5
)


def hand_of(game: State, player: int) -> int:
    """The farm hand of `player`."""
    # content/harvest_fair/rules/fair.yaml:84
    # query: hand_of player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for piece in game.contents[game.zone_tent[player]]:
        if isinstance(docs[piece], Helper):
            _found.append(piece)
    return first_of(_found, NOTHING)


def verdict(game: State, player: int) -> int:
    """The points of `player`."""
    # content/harvest_fair/rules/fair.yaml:105
    # query: verdict player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    crops_of = game.player_crops
    total = 0
    for _crop_number, _crop in enumerate(("apples", "beans", "corn")):
        total += tabletop_rules_supply.points_for(
            game, crops_of[player][_crop_number], game.program.definitions["harvest_fair.judges"]
        )
    return total


def win_cart(game: State, player: int) -> None:
    """`player` pays `player.bid` and takes the cart."""
    # content/harvest_fair/rules/fair.yaml:137
    # verb: win_cart player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    bid_of = game.player_bid
    crops_of = game.player_crops
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " gets", " get"),
            " the cart for ",
            game.named("number", bid_of[player]),
        )
    game.player_coins[player] -= bid_of[player]
    for _c_number, _c in enumerate(("apples", "beans", "corn")):
        crops_of[player] = with_item(crops_of[player], _c_number, crops_of[player][_c_number] + 1)


def _work_at_candidates(game: State, player: int) -> list[list[tuple[int, Any]]]:
    # every pair that work_at can ever offer, for each s
    field_stall = game.harvest_fair_tables.field_stall
    _rows: list[list[tuple[int, Any]]] = []
    for s in range(game.board.size):
        _row: list[tuple[int, Any]] = []
        for stall in (field_stall[s],):
            _row.append((stall, (s, stall)))
        _rows.append(_row)
    game.tables.candidates["work_at", player] = _rows
    return _rows


def work_at_options(game: State, player: int) -> list[Any]:
    """Send a helper to the `s`."""
    # content/harvest_fair/rules/fair.yaml:89
    # action: work_at s in stall
    table = game.tables.candidates.get(("work_at", player))
    if table is None:
        table = _work_at_candidates(game, player)
    options: list[Any] = []
    for s, taken in enumerate(game.space_taken):
        if not taken:
            for _stall, option in table[s]:
                options.append(option)
    return options


def take_work_at(game: State, player: int, s: int, stall: Any) -> None:
    """Send a helper to the `s`."""
    # content/harvest_fair/rules/fair.yaml:89
    # action: work_at s in stall
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " sends", " send"),
            " a helper to the ",
            game.named("space", s),
        )
    game.space_taken[s] = not stall.open_to_all
    game.program.resolve(game, stall, player, "work")


def fair_step_1(game: State) -> int:
    # content/harvest_fair/rules/fair.yaml:115
    game.registers[2] = tuple(range(1, 4))
    game.registers[3] = 0
    return 1


def fair_step_2(game: State) -> int:
    # content/harvest_fair/rules/fair.yaml:119
    if game.registers[3] >= len(game.registers[2]):
        return 2
    game.registers[0] = game.registers[2][game.registers[3]]
    game.registers[3] += 1
    game.table_day = game.registers[0]
    game.registers[4] = game.setting.crew.get(game.players, 0)
    return 3


def fair_step_3(game: State) -> int:
    # content/harvest_fair/rules/fair.yaml:127
    coins_of = game.player_coins
    _found = []
    for player in range(game.players):
        _found.append((player, verdict(game, player), coins_of[player]))
    game.win_ranked(_found, (True, True))
    return -1


def fair_step_4(game: State) -> int:
    if game.registers[4] <= 0:
        return 4
    game.registers[4] -= 1
    game.registers[5] = tuple(game.turn_order(game.table_leader))
    game.registers[6] = 0
    return 5


def fair_step_5(game: State) -> int:
    # content/harvest_fair/rules/fair.yaml:124
    return game.enter("evening", 6)


def fair_step_6(game: State) -> int:
    # content/harvest_fair/rules/fair.yaml:122
    if game.registers[6] >= len(game.registers[5]):
        return 3
    game.registers[1] = game.registers[5][game.registers[6]]
    game.registers[6] += 1
    game.active = game.registers[1]
    return 7


def fair_step_7(game: State) -> int:
    # content/harvest_fair/rules/fair.yaml:125
    game.table_leader = game.after[game.table_leader]
    game.expire("day")
    return 1


def fair_step_8(game: State) -> int:
    # content/harvest_fair/rules/fair.yaml:123
    player = game.registers[1]
    options = work_at_options(game, player)
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_1, options)]
        take_work_at(game, player, choice[0], choice[1])
    return 5


def evening_step_1(game: State) -> int:
    # content/harvest_fair/rules/fair.yaml:129
    purse_of = game.player_purse
    coins_of = game.player_coins
    for player in range(game.players):
        purse_of[player] = max(0, coins_of[player])
    return game.enter("auction", 1, game.table_leader)


def evening_step_2(game: State) -> int:
    # content/harvest_fair/rules/fair.yaml:134
    if tabletop_rules_auctions.high_bidder(game) >= 0:
        win_cart(game, tabletop_rules_auctions.high_bidder(game))
    for helper in game.seen[Helper]:
        tabletop_rules_status.wear_off(game, helper)
    return -1


def orchard_resolve(game: State, bearer: Any, player: int) -> None:
    # content/harvest_fair/rules/fair.yaml:43
    # player.crops[apples] += 2
    number = kinds.CROP_NUMBERS["apples"]
    game.player_crops[player] = with_item(
        game.player_crops[player], number, game.player_crops[player][number] + 2
    )


def bean_rows_resolve(game: State, bearer: Any, player: int) -> None:
    # content/harvest_fair/rules/fair.yaml:48
    # player.crops[beans] += 2
    number = kinds.CROP_NUMBERS["beans"]
    game.player_crops[player] = with_item(
        game.player_crops[player], number, game.player_crops[player][number] + 2
    )


def corn_field_resolve(game: State, bearer: Any, player: int) -> None:
    # content/harvest_fair/rules/fair.yaml:53
    # player.crops[corn] += 3
    number = kinds.CROP_NUMBERS["corn"]
    game.player_crops[player] = with_item(
        game.player_crops[player], number, game.player_crops[player][number] + 3
    )


def corn_field_resolve_2(game: State, bearer: Any, player: int) -> None:
    # content/harvest_fair/rules/fair.yaml:54
    # inflict 1 of sunburn on hand_of(player)
    docs = game.doc
    _found = []
    for piece in game.contents[game.zone_tent[player]]:
        if isinstance(docs[piece], Helper):
            _found.append(piece)
    tabletop_rules_status.inflict(
        game, 1, game.program.definitions["harvest_fair.sunburn"], first_of(_found, NOTHING)
    )


def gate_resolve(game: State, bearer: Any, player: int) -> None:
    # content/harvest_fair/rules/fair.yaml:60
    # if not has_status(hand_of(player), sunburn): player.coins += 2
    docs = game.doc
    _found = []
    for piece in game.contents[game.zone_tent[player]]:
        if isinstance(docs[piece], Helper):
            _found.append(piece)
    if (
        game.piece_statuses[first_of(_found, NOTHING)][
            game.program.numbers(Status)["harvest_fair.sunburn"]
        ]
        <= 0
    ):
        game.player_coins[player] += 2


# content/harvest_fair/rules/fair.yaml:40
ORCHARD_ABILITIES = Abilities(
    resolve=(("work", orchard_resolve),), text="Gain 2 apples.", fields=("work",)
)

# content/harvest_fair/rules/fair.yaml:45
BEAN_ROWS_ABILITIES = Abilities(
    resolve=(("work", bean_rows_resolve),), text="Gain 2 beans.", fields=("work",)
)

# content/harvest_fair/rules/fair.yaml:50
CORN_FIELD_ABILITIES = Abilities(
    resolve=(("work", corn_field_resolve), ("work", corn_field_resolve_2)),
    text="Gain 3 corn.\nYour farm hand gains 1 Sunburn.",
    fields=("work",),
)

# content/harvest_fair/rules/fair.yaml:56
GATE_ABILITIES = Abilities(
    resolve=(("work", gate_resolve),),
    text="If your farm hand has no Sunburn, gain 2 coins.",
    fields=("work",),
)

CONTENTS = Contents(
    definitions=(FARM_HAND, SUNBURN, ORCHARD, BEAN_ROWS, CORN_FIELD, GATE, JUDGES),
    abilities={
        "harvest_fair.orchard": ORCHARD_ABILITIES,
        "harvest_fair.bean_rows": BEAN_ROWS_ABILITIES,
        "harvest_fair.corn_field": CORN_FIELD_ABILITIES,
        "harvest_fair.gate": GATE_ABILITIES,
    },
    actions=(Action(WORK_AT_ACTION, (), (), work_at_options, take_work_at),),
    phases={
        "fair": Phase(
            (
                fair_step_1,
                fair_step_2,
                fair_step_3,
                fair_step_4,
                fair_step_5,
                fair_step_6,
                fair_step_7,
                fair_step_8,
            ),
            7,
        ),
        "evening": Phase((evening_step_1, evening_step_2), 0),
    },
)
