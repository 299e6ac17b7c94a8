# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/rules/hordes.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import (
    NOTHING,
    Contents,
    OneOf,
    Phase,
    Prompt,
    first_of,
    first_part,
    highest_of,
    lowest_of,
    those_true,
    with_item,
)

from .. import kinds
from ..kinds import Disc, Horde
from ..state import State
from . import activation as rules_activation
from . import goods as rules_goods
from . import placing as rules_placing

ASK_1 = Prompt("choice", "What do you contribute?", ("enum",))
ASK_2 = OneOf("one of", "choose one", ("gain 1 coin", "gain 1 loot"))
ASK_3 = OneOf("one of", "choose one", ("suffer 1 Wound", "return 1 loot"))


def marching_horde(game: State) -> int:
    """The Horde in play."""
    # content/kingdom_defenders/rules/hordes.yaml:4
    # query: marching_horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for piece in game.contents[game.zone_horde_in_play]:
        if isinstance(docs[piece], Horde):
            _found.append(piece)
    return first_of(_found, NOTHING)


def camp_size(game: State, player: int) -> int:
    """The resources in the camp of `player`."""
    # content/kingdom_defenders/rules/hordes.yaml:11
    # query: camp_size player
    return (
        game.player_camp[player][kinds.RESOURCE_NUMBERS["weapon"]]
        + game.player_camp[player][kinds.RESOURCE_NUMBERS["spell"]]
    )


def camp_squares(game: State) -> int:
    """The squares of a camp."""
    # content/kingdom_defenders/rules/hordes.yaml:19
    # query: camp_squares
    return 5 if game.players == 4 else 4


def _sum_1(game: State, resource: str) -> int:
    camp_of = game.player_camp
    total = 0
    for player in range(game.players):
        total += camp_of[player][kinds.RESOURCE_NUMBERS[resource]]
    return total


def still_demanded(game: State, resource: str) -> int:
    """How many of `resource` the Horde still demands."""
    # content/kingdom_defenders/rules/hordes.yaml:26
    # query: still_demanded resource
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for piece in game.contents[game.zone_horde_in_play]:
        if isinstance(docs[piece], Horde):
            _found.append(piece)
    _marching_horde = first_of(_found, NOTHING)
    return (
        0
        if _marching_horde < 0
        else docs[_marching_horde].demand.get(resource, 0) - _sum_1(game, resource)
    )


def may_contribute(game: State, resource: str, player: int) -> bool:
    # content/kingdom_defenders/rules/hordes.yaml:37
    # query: may_contribute resource
    return (
        game.player_stock[player][kinds.RESOURCE_NUMBERS[resource]] > 0
        and game.player_camp[player][kinds.RESOURCE_NUMBERS["weapon"]]
        + game.player_camp[player][kinds.RESOURCE_NUMBERS["spell"]]
        < (5 if game.players == 4 else 4)
        and still_demanded(game, resource) > 0
    )


def horde_is_met(game: State) -> bool:
    """The camps hold all that the Horde demands."""
    # content/kingdom_defenders/rules/hordes.yaml:90
    # query: horde_is_met
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for resource in ("weapon", "spell", "loot", "coin"):
        if still_demanded(game, resource) > 0:
            return False
    return True


def contribute(game: State, resource: str, player: int) -> None:
    """Contribute 1 `resource` to your camp."""
    # content/kingdom_defenders/rules/hordes.yaml:47
    # verb: contribute resource for player
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " contributes", " contribute"),
            " 1 ",
            game.named("enum", resource),
        )
    number = kinds.RESOURCE_NUMBERS[resource]
    game.player_stock[player] = with_item(
        game.player_stock[player], number, max(0, game.player_stock[player][number] - 1)
    )
    number_2 = kinds.RESOURCE_NUMBERS[resource]
    game.player_camp[player] = with_item(
        game.player_camp[player], number_2, game.player_camp[player][number_2] + 1
    )
    rules_goods.gain_fame(game, 1, player)


def supply_camp(game: State, up_to: int, player: int) -> None:
    """Contribute up to `up_to` weapons and spells to your camp."""
    # content/kingdom_defenders/rules/hordes.yaml:58
    # verb: supply_camp up_to for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    stock_of = game.player_stock
    camp_of = game.player_camp
    for _ in range(up_to):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_defenders/rules/hordes.yaml:64")
        _found = []
        for r in ("weapon", "spell"):
            if (
                stock_of[player][kinds.RESOURCE_NUMBERS[r]] > 0
                and camp_of[player][kinds.RESOURCE_NUMBERS["weapon"]]
                + camp_of[player][kinds.RESOURCE_NUMBERS["spell"]]
                < (5 if game.players == 4 else 4)
                and still_demanded(game, r) > 0
            ):
                _found.append(r)
        given = game.choose_or_nothing(player, ASK_1, _found, "")
        if given == "":
            return
        contribute(game, given, player)


def supply_from(game: State, s: int, player: int) -> None:
    # content/kingdom_defenders/rules/hordes.yaml:78
    # verb: supply_from s for player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    before = (
        game.player_camp[player][kinds.RESOURCE_NUMBERS["weapon"]]
        + game.player_camp[player][kinds.RESOURCE_NUMBERS["spell"]]
    )
    rules_placing.take_back(game, s, player)
    supply_camp(game, game.tables.field_resources[s], player)
    if (
        game.player_camp[player][kinds.RESOURCE_NUMBERS["weapon"]]
        + game.player_camp[player][kinds.RESOURCE_NUMBERS["spell"]]
        == before
    ):
        rules_goods.lose_fame(game, 2, player)


def defeat_horde(game: State) -> None:
    # content/kingdom_defenders/rules/hordes.yaml:105
    # verb: defeat_horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for piece in game.contents[game.zone_horde_in_play]:
        if isinstance(docs[piece], Horde):
            _found.append(piece)
    card = first_of(_found, NOTHING)
    if game.log is not None:
        game.tell(game.named("piece", card), " is defeated")
    if game.table_victory_round > 0 and game.table_victory_round == game.table_round - 1:
        game.table_defended = True
    game.table_victory_round = game.table_round
    game.program.resolve(game, card, game.owner[card], "victory")
    replace_horde(game)


def advance_horde(game: State) -> None:
    # content/kingdom_defenders/rules/hordes.yaml:116
    # verb: advance_horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    game.table_advance = max(0, game.table_advance - 1)
    if game.table_advance > 0:
        if game.log is not None:
            game.tell(
                "the Horde comes nearer: ",
                game.named("number", game.table_advance),
                " from the Wall",
            )
        return
    _found = []
    for piece in game.contents[game.zone_horde_in_play]:
        if isinstance(docs[piece], Horde):
            _found.append(piece)
    card = first_of(_found, NOTHING)
    if game.log is not None:
        game.tell(game.named("piece", card), " besieges the city")
    game.program.resolve(game, card, game.owner[card], "siege")
    if game.table_breached:
        game.table_fallen = True
    else:
        game.table_breached = True
        replace_horde(game)


def fame_for_camps(game: State) -> None:
    """Each player gains 1 Fame for each resource in their own camp."""
    # content/kingdom_defenders/rules/hordes.yaml:134
    # verb: fame_for_camps
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    camp_of = game.player_camp
    _found = []
    for p in range(game.players):
        if (
            camp_of[p][kinds.RESOURCE_NUMBERS["weapon"]]
            + camp_of[p][kinds.RESOURCE_NUMBERS["spell"]]
            > 0
        ):
            _found.append(p)
    for p in _found:
        rules_goods.gain_fame(
            game,
            camp_of[p][kinds.RESOURCE_NUMBERS["weapon"]]
            + camp_of[p][kinds.RESOURCE_NUMBERS["spell"]],
            p,
        )


def _in_order_1(game: State, n: int) -> Sequence[int]:
    camp_of = game.player_camp
    position_of = game.player_position
    ranked = []
    for p in range(game.players):
        if (
            camp_of[p][kinds.RESOURCE_NUMBERS["weapon"]]
            + camp_of[p][kinds.RESOURCE_NUMBERS["spell"]]
            >= n
        ):
            ranked.append(((position_of[p],), p))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def coin_or_loot_from(game: State, n: int) -> None:
    """Every player with `n` or more resources in their own camp gains 1 coin or 1 loot."""
    # content/kingdom_defenders/rules/hordes.yaml:141
    # verb: coin_or_loot_from n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for p in _in_order_1(game, n):
        option = game.choose(p, ASK_2, range(2), 0)
        if option == 0:
            rules_goods.gain(game, 1, "coin", p)
        elif option == 1:
            rules_goods.gain(game, 1, "loot", p)


def _in_order_2(game: State, n: int) -> Sequence[int]:
    camp_of = game.player_camp
    position_of = game.player_position
    ranked = []
    for p in range(game.players):
        if (
            camp_of[p][kinds.RESOURCE_NUMBERS["weapon"]]
            + camp_of[p][kinds.RESOURCE_NUMBERS["spell"]]
            >= n
        ):
            ranked.append(((position_of[p],), p))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def level_from(game: State, n: int) -> None:
    """Every player with `n` or more resources in their own camp gains 1 Level of Strength or Magic."""
    # content/kingdom_defenders/rules/hordes.yaml:150
    # verb: level_from n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for p in _in_order_2(game, n):
        rules_goods.gain_a_level(game, p)


def _best_1(game: State) -> Sequence[int]:
    camp_of = game.player_camp
    _found = list(range(game.players))
    if len(_found) > 1:
        _found_2 = []
        for player in _found:
            _found_2.append(
                camp_of[player][kinds.RESOURCE_NUMBERS["weapon"]]
                + camp_of[player][kinds.RESOURCE_NUMBERS["spell"]],
            )
        _found = highest_of(_found, _found_2)
    return _found


def reward_for_most(game: State) -> None:
    """The player who alone has the most resources in their own camp takes 1 Reward without its bonus."""
    # content/kingdom_defenders/rules/hordes.yaml:158
    # verb: reward_for_most
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    leaders: Sequence[int] = _best_1(game)
    if len(leaders) > 1:
        return
    bonus = False
    rules_activation.take_reward(game, leaders[0], bonus)


def ravage(game: State, n: int) -> None:
    """Each player loses `n` Fame, 1 less for each resource in their own camp."""
    # content/kingdom_defenders/rules/hordes.yaml:170
    # verb: ravage n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    camp_of = game.player_camp
    _found = []
    for p in range(game.players):
        if (
            camp_of[p][kinds.RESOURCE_NUMBERS["weapon"]]
            + camp_of[p][kinds.RESOURCE_NUMBERS["spell"]]
            < n
        ):
            _found.append(p)
    for p in _found:
        rules_goods.lose_fame(
            game,
            n
            - (
                camp_of[p][kinds.RESOURCE_NUMBERS["weapon"]]
                + camp_of[p][kinds.RESOURCE_NUMBERS["spell"]]
            ),
            p,
        )


def _best_2(game: State) -> Sequence[int]:
    camp_of = game.player_camp
    _found = list(range(game.players))
    if len(_found) > 1:
        _found_2 = []
        for player in _found:
            _found_2.append(
                camp_of[player][kinds.RESOURCE_NUMBERS["weapon"]]
                + camp_of[player][kinds.RESOURCE_NUMBERS["spell"]],
            )
        _found = lowest_of(_found, _found_2)
    return _found


def _in_order_3(game: State) -> Sequence[int]:
    position_of = game.player_position
    ranked = []
    for p in _best_2(game):
        ranked.append(((position_of[p],), p))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def punish_fewest(game: State) -> None:
    """Whoever has the fewest resources in their own camp suffers 1 Wound or returns 1 loot, and loses 2 Fame."""
    # content/kingdom_defenders/rules/hordes.yaml:178
    # verb: punish_fewest
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for p in _in_order_3(game):
        suffer_or_pay(game, p)
        rules_goods.lose_fame(game, 2, p)


def suffer_or_pay(game: State, player: int) -> None:
    # content/kingdom_defenders/rules/hordes.yaml:187
    # verb: suffer_or_pay for player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    option = game.choose(
        player,
        ASK_3,
        those_true(
            game.player_wounds[player] < 4,
            game.player_stock[player][kinds.RESOURCE_NUMBERS["loot"]] > 0,
        ),
        -1,
    )
    if option == 0:
        rules_goods.suffer(game, 1, NOTHING, player)
    elif option == 1:
        rules_goods.deliver(game, 1, "loot", player)


def replace_horde(game: State) -> None:
    # content/kingdom_defenders/rules/hordes.yaml:198
    # verb: replace_horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    camp_of = game.player_camp
    docs = game.doc
    for p in range(game.players):
        for _r_number, _r in enumerate(("weapon", "spell", "loot", "coin")):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            camp_of[p] = with_item(camp_of[p], _r_number, 0)
    _found = []
    for horde in game.contents[game.zone_horde_in_play]:
        if isinstance(docs[horde], Horde):
            _found.append(horde)
    for horde in _found:
        game.put(horde, NOTHING)
    if game.table_round <= 3:
        reveal_horde(game)
    elif game.table_round <= 5:
        reveal_special_horde(game)


def reveal_horde(game: State) -> None:
    # content/kingdom_defenders/rules/hordes.yaml:208
    # verb: reveal_horde
    if game.contents[game.zone_horde_deck]:
        bring(game, game.top(game.zone_horde_deck))


def reveal_special_horde(game: State) -> None:
    # content/kingdom_defenders/rules/hordes.yaml:214
    # verb: reveal_special_horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    _found = []
    for horde in contents_of[game.zone_horde_deck]:
        if isinstance(docs[horde], Horde):
            _found.append(horde)
    for horde in _found:
        game.put(horde, NOTHING)
    _found_2 = []
    for horde in contents_of[game.zone_special_horde]:
        if isinstance(docs[horde], Horde) and docs[horde].special == game.table_round:
            _found_2.append(horde)
    for horde in _found_2:
        bring(game, horde)
    _found_3 = []
    for horde in contents_of[game.zone_special_horde]:
        if isinstance(docs[horde], Horde) and docs[horde].special < game.table_round:
            _found_3.append(horde)
    for horde in _found_3:
        game.put(horde, NOTHING)


def bring(game: State, card: int) -> None:
    # content/kingdom_defenders/rules/hordes.yaml:222
    # verb: bring card
    if game.log is not None:
        game.tell(game.named("piece", card), " marches on the city")
    game.put(card, game.zone_horde_in_play)
    game.table_advance = game.doc[card].speed


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("kingdom_defenders.rules.hordes", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for s in range(game.board.size):
            if game.tables.field_area[s] == "camps":
                _found.append(s)
        _known = game.tables.keep(_key, _found)
    return _known


def _in_order_4(game: State) -> Sequence[int]:
    field_number = game.tables.field_number
    ranked = []
    for s in _spaces_1(game):
        ranked.append(((field_number[s],), s))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def area_c_step_1(game: State) -> int:
    # content/kingdom_defenders/rules/hordes.yaml:70
    contents_of = game.contents
    docs = game.doc
    owners = game.owner
    game.active = NOTHING
    for s in _in_order_4(game):
        _found = []
        for disc in contents_of[s]:
            if isinstance(docs[disc], Disc):
                _found.append(disc)
        for disc in _found:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            supply_from(game, s, owners[disc])
    return -1


def movement_of_the_horde_step_1(game: State) -> int:
    # content/kingdom_defenders/rules/hordes.yaml:97
    game.active = NOTHING
    if horde_is_met(game):
        defeat_horde(game)
    else:
        advance_horde(game)
    return -1


CONTENTS = Contents(
    phases={
        "area_c": Phase((area_c_step_1,), 0),
        "movement_of_the_horde": Phase((movement_of_the_horde_step_1,), 0),
    },
)
