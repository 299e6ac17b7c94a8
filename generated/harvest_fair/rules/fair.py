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

WORK_AT_ACTION = ActionInfo("work_at", "send a helper to {s}", ("s",), ("space",))
ASK_1 = Actions("turn", "your turn", ("work_at",), True)

# content/harvest_fair/rules/fair.yaml:14
FARM_HAND = Helper("harvest_fair.farm_hand", "Farm Hand")

# content/harvest_fair/rules/fair.yaml:16
SUNBURN = Status("harvest_fair.sunburn", "Sunburn", cap=2, wears_off=1)

# content/harvest_fair/rules/fair.yaml:41
ORCHARD = Stall("harvest_fair.orchard", "Orchard")

# content/harvest_fair/rules/fair.yaml:45
BEAN_ROWS = Stall("harvest_fair.bean_rows", "Bean Rows")

# content/harvest_fair/rules/fair.yaml:49
CORN_FIELD = Stall("harvest_fair.corn_field", "Corn Field")

# content/harvest_fair/rules/fair.yaml:54
GATE = Stall("harvest_fair.gate", "Gate", open_to_all=True)

# content/harvest_fair/rules/fair.yaml:96
JUDGES = ScoringTable(
    "harvest_fair.judges", "Judges", points={0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15}, last_line=5
)


def hand_of(game: State, player: int) -> int:
    """The farm hand of `player`."""
    # content/harvest_fair/rules/fair.yaml:80
    # query: hand_of player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    return first_of(
        [
            piece
            for piece in game.contents[game.zone_tent[player]]
            if isinstance(docs[piece], Helper)
        ],
        NOTHING,
    )


def verdict(game: State, player: int) -> int:
    """The points of `player`."""
    # content/harvest_fair/rules/fair.yaml:100
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
    # content/harvest_fair/rules/fair.yaml:128
    # verb: win_cart player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    bid_of = game.player_bid
    coins_of = game.player_coins
    crops_of = game.player_crops
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " gets", " get"),
            " the cart for ",
            game.named("number", bid_of[player]),
        )
    coins_of[player] = max(0, coins_of[player] - bid_of[player])
    for _c_number, _c in enumerate(("apples", "beans", "corn")):
        crops_of[player] = with_item(crops_of[player], _c_number, crops_of[player][_c_number] + 1)


def work_at_options(game: State, player: int) -> list[Any]:
    """Send a helper to `s`."""
    # content/harvest_fair/rules/fair.yaml:85
    # action: work_at s
    field_stall = game.harvest_fair_tables.field_stall
    return [
        space
        for space, taken in enumerate(game.space_taken)
        if not taken and game.program.lines_of(field_stall[space], "work") != 0
    ]


def take_work_at(game: State, player: int, s: int) -> None:
    """Send a helper to `s`."""
    # content/harvest_fair/rules/fair.yaml:85
    # action: work_at s
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " sends", " send"),
            " a helper to ",
            game.named("space", s),
        )
    game.player_helpers[player] = max(0, game.player_helpers[player] - 1)
    game.space_taken[s] = not game.harvest_fair_tables.field_stall[s].open_to_all
    game.program.resolve(game, game.harvest_fair_tables.field_stall[s], player, "work")


def _any_1(game: State) -> bool:
    helpers_of = game.player_helpers
    for player in range(game.players):
        if helpers_of[player] > 0:
            return True
    return False


def fair_step_1(game: State) -> int:
    # content/harvest_fair/rules/fair.yaml:114
    helpers_of = game.player_helpers
    if game.table_day > 3:
        return 1
    for player in range(game.players):
        helpers_of[player] = max(0, game.setting.crew.get(game.players, 0))
    return 2


def fair_step_2(game: State) -> int:
    # content/harvest_fair/rules/fair.yaml:126
    coins_of = game.player_coins
    game.win_ranked(
        [(player, verdict(game, player), coins_of[player]) for player in range(game.players)],
        (True, True),
    )
    return -1


def fair_step_3(game: State) -> int:
    if not _any_1(game):
        return 3
    game.registers[1] = tuple(game.turn_order(game.table_leader))
    game.registers[2] = 0
    return 4


def fair_step_4(game: State) -> int:
    # content/harvest_fair/rules/fair.yaml:119
    purse_of = game.player_purse
    coins_of = game.player_coins
    for player in range(game.players):
        purse_of[player] = coins_of[player]
    return game.enter("auction", 5, game.table_leader)


def fair_step_5(game: State) -> int:
    # content/harvest_fair/rules/fair.yaml:117
    if game.registers[2] >= len(game.registers[1]):
        return 2
    game.registers[0] = game.registers[1][game.registers[2]]
    game.registers[2] += 1
    game.active = game.registers[0]
    return 6 if game.player_helpers[game.registers[0]] > 0 else 4


def fair_step_6(game: State) -> int:
    # content/harvest_fair/rules/fair.yaml:121
    if tabletop_rules_auctions.high_bidder(game) >= 0:
        win_cart(game, tabletop_rules_auctions.high_bidder(game))
    for h in game.seen[Helper]:
        tabletop_rules_status.wear_off(game, h)
    game.table_leader = game.after[game.table_leader]
    game.table_day += 1
    game.expire("day")
    return 0


def fair_step_7(game: State) -> int:
    # content/harvest_fair/rules/fair.yaml:118
    player = game.registers[0]
    options = work_at_options(game, player)
    game.passed = not options
    if options:
        take_work_at(game, player, options[game.ask(game, player, ASK_1, options)])
    return 4


def orchard_resolve(game: State, bearer: Any, player: int) -> None:
    # content/harvest_fair/rules/fair.yaml:43
    # player.crops[apples] += 2
    number = kinds.CROP_NUMBERS["apples"]
    game.player_crops[player] = with_item(
        game.player_crops[player], number, game.player_crops[player][number] + 2
    )


def bean_rows_resolve(game: State, bearer: Any, player: int) -> None:
    # content/harvest_fair/rules/fair.yaml:47
    # player.crops[beans] += 2
    number = kinds.CROP_NUMBERS["beans"]
    game.player_crops[player] = with_item(
        game.player_crops[player], number, game.player_crops[player][number] + 2
    )


def corn_field_resolve(game: State, bearer: Any, player: int) -> None:
    # content/harvest_fair/rules/fair.yaml:51
    # player.crops[corn] += 3
    number = kinds.CROP_NUMBERS["corn"]
    game.player_crops[player] = with_item(
        game.player_crops[player], number, game.player_crops[player][number] + 3
    )


def corn_field_resolve_2(game: State, bearer: Any, player: int) -> None:
    # content/harvest_fair/rules/fair.yaml:52
    # inflict 1 of sunburn on hand_of(player)
    docs = game.doc
    tabletop_rules_status.inflict(
        game,
        1,
        game.program.definitions["harvest_fair.sunburn"],
        first_of(
            [
                piece
                for piece in game.contents[game.zone_tent[player]]
                if isinstance(docs[piece], Helper)
            ],
            NOTHING,
        ),
    )


def gate_resolve(game: State, bearer: Any, player: int) -> None:
    # content/harvest_fair/rules/fair.yaml:57
    # if not has_status(hand_of(player), sunburn): player.coins += 2
    docs = game.doc
    if (
        game.piece_statuses[
            first_of(
                [
                    piece
                    for piece in game.contents[game.zone_tent[player]]
                    if isinstance(docs[piece], Helper)
                ],
                NOTHING,
            )
        ][game.program.numbers(Status)["harvest_fair.sunburn"]]
        <= 0
    ):
        game.player_coins[player] += 2


# content/harvest_fair/rules/fair.yaml:41
ORCHARD_ABILITIES = Abilities(
    resolve=(("work", orchard_resolve),), text="Gain 2 apples.", fields=("work",)
)

# content/harvest_fair/rules/fair.yaml:45
BEAN_ROWS_ABILITIES = Abilities(
    resolve=(("work", bean_rows_resolve),), text="Gain 2 beans.", fields=("work",)
)

# content/harvest_fair/rules/fair.yaml:49
CORN_FIELD_ABILITIES = Abilities(
    resolve=(("work", corn_field_resolve), ("work", corn_field_resolve_2)),
    text="Gain 3 corn.\nYour farm hand gains 1 Sunburn.",
    fields=("work",),
)

# content/harvest_fair/rules/fair.yaml:54
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
            ),
            3,
        ),
    },
)
