# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/shop.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    Action,
    ActionInfo,
    Contents,
    Prompt,
    both,
    first_of,
    part,
    product,
)

from ..kinds import Equipment, Hero, Hireable, Tower
from ..state import State
from . import between_waves as rules_between_waves
from . import cards as rules_cards
from . import starting_gold as rules_starting_gold
from . import strikes as rules_strikes
from . import towers as rules_towers

BUY_TOWER_ACTION = ActionInfo("buy_tower", "build a Tower at {s} (100 gold)", ("s",), ("space",))
SELL_TOWER_ACTION = ActionInfo("sell_tower", "sell {tower} (50 gold)", ("tower",), ("piece",))

HIRE_ACTION = ActionInfo(
    "hire", "hire {token} ({token.costs} gold for levels 1, 2, 3)", ("token",), ("definition",)
)

UPGRADE_ACTION = ActionInfo(
    "upgrade",
    "upgrade {hireable} to the next level ({hireable.costs} gold for levels 1, 2, 3)",
    ("hireable",),
    ("piece",),
)

UNLOCK_ACTION = ActionInfo("unlock", "unlock {card} (150 gold)", ("card",), ("piece",))

BUY_EQUIPMENT_ACTION = ActionInfo(
    "buy_equipment", "buy the top card of the Equipment Deck (100 gold)", (), ()
)

SELL_EQUIPMENT_ACTION = ActionInfo("sell_equipment", "sell {card} (50 gold)", ("card",), ("piece",))

TRADE_ACTION = ActionInfo(
    "trade", "trade {mine} for {theirs}", ("mine", "theirs"), ("piece", "piece")
)

TAKE_EXTRA_ACTION = ActionInfo("take_extra", "take {card}", ("card",), ("piece",))
WEAR_ACTION = ActionInfo("wear", "wear {card}", ("card",), ("piece",))
TAKE_OFF_ACTION = ActionInfo("take_off", "take off {card}", ("card",), ("piece",))

BUY_REINFORCEMENT_ACTION = ActionInfo(
    "buy_reinforcement", "buy the top Reinforcement Card (200 gold)", (), ()
)

BUY_ARMORY_CARD_ACTION = ActionInfo("buy_armory_card", "buy the Armory Card", (), ())


def affordable(game: State, n: int) -> bool:
    # content/kings_armory/rules/shop.yaml:4
    # query: affordable n
    return game.table_gold >= n


def capacity(game: State) -> int:
    """How many Allies all Towers and Parapets host."""
    # content/kings_armory/rules/shop.yaml:20
    # query: capacity
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    total = 0
    for tower in game.seen[Tower]:
        total += docs[tower].slots
    return total


def to_be_hosted(game: State) -> int:
    """How many Allies need a Hosting Slot; in the Gauntlet a Hero only has one on a Tower."""
    # content/kings_armory/rules/shop.yaml:27
    # query: to_be_hosted
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    host_of = game.piece_host
    _count = 0
    for h in rules_between_waves.all_heroes(game):
        if (
            not (
                game.options["gauntlet"] > 0
                and isinstance(docs[h], Hero)
                and not docs[h].tower_bound
            )
            or host_of[h] >= 0
        ):
            _count += 1
    return _count + len(game.seen[Hireable]) + len(game.contents[game.zone_barracks])


def can_hire(game: State, token: Any) -> bool:
    """There is gold for it, and the limit of its class is not reached; those who have fallen count, too."""
    # content/kings_armory/rules/shop.yaml:72
    # query: can_hire token
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    return rules_starting_gold.can_pay(
        game, token.costs[0], 100 if game.table_hireables_owed > 0 else 0
    ) and len([h for h in game.table_hired if h is token]) < min(
        token.limit,
        4 - game.table_levied
        if token is game.program.definitions["kings_armory.foot_soldier"]
        else token.limit,
    )


def recruits_so_far(game: State) -> int:
    """How many Hireables have joined, hired or levied."""
    # content/kings_armory/rules/shop.yaml:98
    # query: recruits_so_far
    return len(game.table_hired) + game.table_levied


def holder(game: State, card: int) -> int:
    """Who has it, or nothing if it is Extra Equipment."""
    # content/kings_armory/rules/shop.yaml:180
    # query: holder card
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _place = game.place[card]
    for p in range(game.players):
        if _place == game.zone_equipment_held[p]:
            return p
    return NOTHING


def may_trade(game: State, mine: int, theirs: int) -> bool:
    """While gold is spent only something just bought changes hands."""
    # content/kings_armory/rules/shop.yaml:224
    # query: may_trade mine theirs
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return (
        holder(game, mine) != holder(game, theirs)
        or rules_cards.keeper_of(game, mine) != rules_cards.keeper_of(game, theirs)
    ) and (game.table_equipping or game.piece_fresh[mine] or game.piece_fresh[theirs])


def armory_price(game: State) -> int:
    # content/kings_armory/rules/shop.yaml:280
    # query: armory_price
    return 1200 if game.table_last_wave == 7 else 900


def spend(game: State, n: int) -> None:
    """Spend `n` gold."""
    # content/kings_armory/rules/shop.yaml:11
    # verb: spend n
    game.table_gold = max(0, game.table_gold - n)
    game.stamp += 1


def hand(game: State, card: int, hero: int, player: int) -> None:
    # content/kings_armory/rules/shop.yaml:121
    # verb: hand card to hero for player
    game.owner[card] = player
    game.piece_keeper[card] = hero
    game.piece_left_behind[card] = False
    game.stamp += 1
    game.put(card, game.zone_equipment_held[player])


def swap(game: State, mine: int, theirs: int, player: int) -> None:
    # content/kings_armory/rules/shop.yaml:191
    # verb: swap mine for theirs of player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(game.named("piece", mine), " is traded for ", game.named("piece", theirs))
    other = holder(game, theirs)
    mine_for = rules_cards.keeper_of(game, mine)
    theirs_for = rules_cards.keeper_of(game, theirs)
    game.piece_wearer[mine] = NOTHING
    game.piece_wearer[theirs] = NOTHING
    game.stamp += 1
    if other < 0:
        game.piece_keeper[mine] = NOTHING
        game.stamp += 1
        game.put(mine, game.zone_extra_equipment)
    else:
        hand(game, mine, theirs_for, other)
    hand(game, theirs, mine_for, player)


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("kings_armory.rules.shop", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if rules_towers.is_site(game, space):
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def buy_tower_options(game: State, player: int) -> list[Any]:
    """Build a Tower at `s` (100 gold)."""
    # content/kings_armory/rules/shop.yaml:38
    # action: buy_tower at s
    docs = game.doc
    if not (
        rules_starting_gold.can_pay(game, 100, 100 if game.table_towers_owed > 0 else 0)
        and len([tower for tower in game.seen[Tower] if docs[tower].destructible]) < 7
    ):
        return []
    _found = []
    for space in _spaces_1(game):
        if rules_towers.all_clear(game, space):
            _found.append(space)
    return _found


def take_buy_tower(game: State, player: int, s: int) -> None:
    """Build a Tower at `s` (100 gold)."""
    # content/kings_armory/rules/shop.yaml:38
    # action: buy_tower at s
    spend(game, 100)
    game.table_towers_owed = max(0, game.table_towers_owed - 1)
    game.stamp += 1
    rules_towers.build_tower(game, s)


def sell_tower_options(game: State, player: int) -> list[Any]:
    """Sell `tower` (50 gold)."""
    # content/kings_armory/rules/shop.yaml:50
    # action: sell_tower tower
    docs = game.doc
    if game.table_starting:
        return []
    _capacity: Any = None
    _to_be_hosted: Any = None
    _found = []
    for tower in game.seen[Tower]:
        if (
            docs[tower].destructible
            and (_capacity := capacity(game) if _capacity is None else _capacity)
            - docs[tower].slots
            >= (_to_be_hosted := to_be_hosted(game) if _to_be_hosted is None else _to_be_hosted)
            and (game.options["gauntlet"] == 0 or rules_towers.guests(game, tower) == 0)
        ):
            _found.append(tower)
    return _found


def take_sell_tower(game: State, player: int, tower: int) -> None:
    """Sell `tower` (50 gold)."""
    # content/kings_armory/rules/shop.yaml:50
    # action: sell_tower tower
    rules_towers.tear_down(game, tower)
    rules_cards.gain_gold(game, 50)


def hire_options(game: State, player: int) -> list[Any]:
    """Hire `token` (`token.costs` gold for levels 1, 2, 3)."""
    # content/kings_armory/rules/shop.yaml:84
    # action: hire token
    _found = []
    for hireable in game.program.of_kind[Hireable]:
        if can_hire(game, hireable):
            _found.append(hireable)
    return _found


def take_hire(game: State, player: int, token: Any) -> None:
    """Hire `token` (`token.costs` gold for levels 1, 2, 3)."""
    # content/kings_armory/rules/shop.yaml:84
    # action: hire token
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " hires", " hire"),
            " ",
            game.named("definition", token),
        )
    spend(game, token.costs[0])
    game.table_hireables_owed = max(0, game.table_hireables_owed - 1)
    game.table_hired = tuple(both(game.table_hired, (token,)))
    game.stamp += 1
    recruit = game.create(token, game.zone_barracks, player)
    game.piece_recruit[recruit] = len(game.table_hired) + game.table_levied
    game.stamp += 1


def upgrade_options(game: State, player: int) -> list[Any]:
    """Upgrade `hireable` to the next level (`hireable.costs` gold for levels 1, 2, 3)."""
    # content/kings_armory/rules/shop.yaml:105
    # action: upgrade hireable
    docs = game.doc
    level_of = game.piece_level
    level_cap = game.table_level_cap
    _found_2 = []
    for piece in game.contents[game.zone_barracks]:
        if isinstance(docs[piece], Hireable):
            _found_2.append(piece)
    _found = []
    for h in both(game.seen[Hireable], _found_2):
        if level_of[h] < level_cap and rules_starting_gold.can_pay(
            game, part(docs[h].costs, level_of[h]), 0
        ):
            _found.append(h)
    return _found


def take_upgrade(game: State, player: int, hireable: int) -> None:
    """Upgrade `hireable` to the next level (`hireable.costs` gold for levels 1, 2, 3)."""
    # content/kings_armory/rules/shop.yaml:105
    # action: upgrade hireable
    if game.log is not None:
        game.tell(game.named("piece", hireable), " rises to the next level")
    spend(game, part(game.doc[hireable].costs, game.piece_level[hireable]))
    game.piece_level[hireable] = min(3, game.piece_level[hireable] + 1)
    game.stamp += 1
    rules_strikes.heal(game, game.doc[hireable].heal_rate, hireable)


def unlock_options(game: State, player: int) -> list[Any]:
    """Unlock `card` (150 gold)."""
    # content/kings_armory/rules/shop.yaml:131
    # action: unlock card
    docs = game.doc
    if not rules_starting_gold.can_pay(game, 150, 150 if game.table_equipment_owed > 0 else 0):
        return []
    _found = []
    for piece in game.contents[game.zone_locked_equipment[player]]:
        if isinstance(docs[piece], Equipment):
            _found.append(piece)
    return _found


def take_unlock(game: State, player: int, card: int) -> None:
    """Unlock `card` (150 gold)."""
    # content/kings_armory/rules/shop.yaml:131
    # action: unlock card
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " unlocks", " unlock"),
            " ",
            game.named("piece", card),
        )
    spend(game, 150)
    keeper = rules_cards.keeper_of(game, card)
    hand(game, card, keeper, player)
    game.table_equipment_owed = max(0, game.table_equipment_owed - 1)
    game.piece_unlocked[keeper] += 1
    game.stamp += 1
    if game.piece_unlocked[keeper] == 2:
        game.table_pair_unlocked = True
        game.stamp += 1


def buy_equipment_options(game: State, player: int) -> list[Any]:
    """Buy the top card of the Equipment Deck (100 gold)."""
    # content/kings_armory/rules/shop.yaml:147
    # action: buy_equipment
    return (
        [()]
        if game.table_gold >= 100
        and game.table_gold - 100
        >= product(100, game.table_towers_owed)
        + product(150, game.table_equipment_owed)
        + product(100, game.table_hireables_owed)
        and game.table_pair_unlocked
        and game.contents[game.zone_equipment_deck]
        else []
    )


def take_buy_equipment(game: State, player: int) -> None:
    """Buy the top card of the Equipment Deck (100 gold)."""
    # content/kings_armory/rules/shop.yaml:147
    # action: buy_equipment
    spend(game, 100)
    card = game.top(game.zone_equipment_deck)
    game.piece_fresh[card] = True
    game.piece_left_behind[card] = False
    game.table_equipment_shown = False
    game.table_equipment_on_top = None
    game.stamp += 1
    takers: Sequence[int] = rules_cards.with_room(game, player)
    if takers:
        hand(game, card, first_of(takers, NOTHING), player)
    else:
        game.put(card, game.zone_extra_equipment)
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " buys", " buy"),
            " ",
            game.named("piece", card),
        )


def sell_equipment_options(game: State, player: int) -> list[Any]:
    """Sell `card` (50 gold)."""
    # content/kings_armory/rules/shop.yaml:164
    # action: sell_equipment card
    contents_of = game.contents
    docs = game.doc
    if game.table_starting:
        return []
    _found = []
    for piece in contents_of[game.zone_equipment_held[player]]:
        if isinstance(docs[piece], Equipment):
            _found.append(piece)
    _found_2 = []
    for piece_2 in contents_of[game.zone_extra_equipment]:
        if isinstance(docs[piece_2], Equipment):
            _found_2.append(piece_2)
    return list(both(_found, _found_2))


def take_sell_equipment(game: State, player: int, card: int) -> None:
    """Sell `card` (50 gold)."""
    # content/kings_armory/rules/shop.yaml:164
    # action: sell_equipment card
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " sells", " sell"),
            " ",
            game.named("piece", card),
        )
    game.piece_wearer[card] = NOTHING
    game.piece_keeper[card] = NOTHING
    game.piece_fresh[card] = False
    game.piece_left_behind[card] = False
    game.stamp += 1
    game.bury(card, game.zone_equipment_deck)
    rules_cards.gain_gold(game, 50)


def trade_options(game: State, player: int) -> list[Any]:
    """Trade `mine` for `theirs`."""
    # content/kings_armory/rules/shop.yaml:208
    # action: trade mine for theirs
    contents_of = game.contents
    docs = game.doc
    fresh_of = game.piece_fresh
    if not (not game.table_starting or game.table_equipping):
        return []
    options: list[Any] = []
    for mine in contents_of[game.zone_equipment_held[player]]:
        if isinstance(docs[mine], Equipment):
            _holder: Any = None
            _found = []
            for piece in contents_of[game.zone_extra_equipment]:
                if isinstance(docs[piece], Equipment):
                    _found.append(piece)
            for theirs in game.offer(both(game.seen[Equipment], _found)):
                if (
                    (_holder := holder(game, mine) if _holder is None else _holder)
                    != holder(game, theirs)
                    or rules_cards.keeper_of(game, mine) != rules_cards.keeper_of(game, theirs)
                ) and (game.table_equipping or fresh_of[mine] or fresh_of[theirs]):
                    options.append((mine, theirs))
    return options


def take_trade(game: State, player: int, mine: int, theirs: int) -> None:
    """Trade `mine` for `theirs`."""
    # content/kings_armory/rules/shop.yaml:208
    # action: trade mine for theirs
    docs = game.doc
    other = holder(game, theirs)
    if other < 0 or other == player:
        swap(game, mine, theirs, player)
        return
    given = game.choose_some(
        other,
        Prompt("choice", ("Give ", ("piece", theirs), " for ", ("piece", mine), "?"), ("piece",)),
        [piece for piece in (theirs,) if piece >= 0 and isinstance(docs[piece], Equipment)],
        0,
        1,
    )
    if given:
        swap(game, mine, theirs, player)


def take_extra_options(game: State, player: int) -> list[Any]:
    """Take `card`."""
    # content/kings_armory/rules/shop.yaml:234
    # action: take_extra card
    docs = game.doc
    if not rules_cards.with_room(game, player):
        return []
    _found = []
    for piece in game.contents[game.zone_extra_equipment]:
        if isinstance(docs[piece], Equipment):
            _found.append(piece)
    return _found


def take_take_extra(game: State, player: int, card: int) -> None:
    """Take `card`."""
    # content/kings_armory/rules/shop.yaml:234
    # action: take_extra card
    hand(game, card, first_of(rules_cards.with_room(game, player), NOTHING), player)


def wear_options(game: State, player: int) -> list[Any]:
    """Wear `card`."""
    # content/kings_armory/rules/shop.yaml:243
    # action: wear card
    docs = game.doc
    wearer_of = game.piece_wearer
    _found = []
    for equipment in game.contents[game.zone_equipment_held[player]]:
        if isinstance(docs[equipment], Equipment) and wearer_of[equipment] < 0:
            _found.append(equipment)
    return _found


def take_wear(game: State, player: int, card: int) -> None:
    """Wear `card`."""
    # content/kings_armory/rules/shop.yaml:243
    # action: wear card
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " wears", " wear"),
            " ",
            game.named("piece", card),
        )
    game.piece_wearer[card] = rules_cards.keeper_of(game, card)
    game.stamp += 1


def take_off_options(game: State, player: int) -> list[Any]:
    """Take off `card`."""
    # content/kings_armory/rules/shop.yaml:252
    # action: take_off card
    docs = game.doc
    wearer_of = game.piece_wearer
    _found = []
    for equipment in game.contents[game.zone_equipment_held[player]]:
        if isinstance(docs[equipment], Equipment) and wearer_of[equipment] >= 0:
            _found.append(equipment)
    return _found


def take_take_off(game: State, player: int, card: int) -> None:
    """Take off `card`."""
    # content/kings_armory/rules/shop.yaml:252
    # action: take_off card
    game.piece_wearer[card] = NOTHING
    game.stamp += 1


def buy_reinforcement_options(game: State, player: int) -> list[Any]:
    """Buy the top Reinforcement Card (200 gold)."""
    # content/kings_armory/rules/shop.yaml:263
    # action: buy_reinforcement
    return (
        [()]
        if game.table_gold >= 200
        and game.table_gold - 200
        >= product(100, game.table_towers_owed)
        + product(150, game.table_equipment_owed)
        + product(100, game.table_hireables_owed)
        and game.table_reinforcement_cap > 0
        and len(game.contents[game.zone_reinforcements]) < 3
        and game.contents[game.zone_reinforcement_deck]
        and game.table_mover < 0
        else []
    )


def take_buy_reinforcement(game: State, player: int) -> None:
    """Buy the top Reinforcement Card (200 gold)."""
    # content/kings_armory/rules/shop.yaml:263
    # action: buy_reinforcement
    spend(game, 200)
    if game.table_starting:
        game.table_reinforcement_cap = max(0, game.table_reinforcement_cap - 1)
        game.stamp += 1
    card = game.top(game.zone_reinforcement_deck)
    game.table_reinforcement_shown = False
    game.table_reinforcement_on_top = None
    game.stamp += 1
    game.put(card, game.zone_reinforcements)
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " buys", " buy"),
            " ",
            game.named("piece", card),
        )


def buy_armory_card_options(game: State, player: int) -> list[Any]:
    """Buy the Armory Card."""
    # content/kings_armory/rules/shop.yaml:286
    # action: buy_armory_card
    return (
        [()]
        if rules_starting_gold.can_pay(game, 1200 if game.table_last_wave == 7 else 900, 0)
        and not game.table_armory_closed
        and not game.contents[game.zone_armory_hand]
        and game.contents[game.zone_armory_deck]
        else []
    )


def take_buy_armory_card(game: State, player: int) -> None:
    """Buy the Armory Card."""
    # content/kings_armory/rules/shop.yaml:286
    # action: buy_armory_card
    spend(game, 1200 if game.table_last_wave == 7 else 900)
    card = game.top(game.zone_armory_deck)
    if game.table_starting:
        game.table_armory_closed = True
        game.stamp += 1
    game.put(card, game.zone_armory_hand)
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " buys", " buy"),
            " ",
            game.named("piece", card),
        )
    game.shuffle(game.zone_armory_deck)


CONTENTS = Contents(
    actions=(
        Action(BUY_TOWER_ACTION, (), (), buy_tower_options, take_buy_tower),
        Action(SELL_TOWER_ACTION, (), (), sell_tower_options, take_sell_tower),
        Action(HIRE_ACTION, (), (), hire_options, take_hire),
        Action(UPGRADE_ACTION, (), (), upgrade_options, take_upgrade),
        Action(UNLOCK_ACTION, (), (), unlock_options, take_unlock),
        Action(BUY_EQUIPMENT_ACTION, (), (), buy_equipment_options, take_buy_equipment),
        Action(SELL_EQUIPMENT_ACTION, (), (), sell_equipment_options, take_sell_equipment),
        Action(TRADE_ACTION, (), (), trade_options, take_trade),
        Action(TAKE_EXTRA_ACTION, (), (), take_extra_options, take_take_extra),
        Action(WEAR_ACTION, (), (), wear_options, take_wear),
        Action(TAKE_OFF_ACTION, (), (), take_off_options, take_take_off),
        Action(
            BUY_REINFORCEMENT_ACTION,
            ("moment", "turn_of_a_foe_begins"),
            (),
            buy_reinforcement_options,
            take_buy_reinforcement,
        ),
        Action(BUY_ARMORY_CARD_ACTION, (), (), buy_armory_card_options, take_buy_armory_card),
    ),
)
