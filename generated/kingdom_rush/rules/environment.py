# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/environment.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import NOTHING, Contents, Occurrence, Prompt, first_of, lowest_of, nearest

from ..kinds import (
    BlankCard,
    Blossom,
    BuildingSite,
    Cyclone,
    EventCard,
    FaultLine,
    Hero,
    Horde,
    LavaPool,
    MurkyPond,
    SpawnPoint,
    Tentacle,
)
from ..state import State
from . import heroes as rules_heroes
from . import hordes as rules_hordes


class EnteredEvent(Occurrence):
    EVENT = "entered"

    def __init__(self, s: int, hero: int) -> None:
        self.s = s
        self.hero = hero


class NoTentacleEvent(Occurrence):
    EVENT = "no_tentacle"


ASK_1 = Prompt("choice", "Where does a tentacle come up?", ("space",))

# content/kingdom_rush/rules/environment.yaml:171
LAVA_POOL = LavaPool("kingdom_rush.lava_pool", "Lava Pool")

# content/kingdom_rush/rules/environment.yaml:174
GOLD_LAVA_POOL = LavaPool("kingdom_rush.gold_lava_pool", "Gold Lava Pool", holds="gold")

# content/kingdom_rush/rules/environment.yaml:178
MURKY_POND = MurkyPond("kingdom_rush.murky_pond", "Murky Pond")

# content/kingdom_rush/rules/environment.yaml:181
FAULT_LINE = FaultLine("kingdom_rush.fault_line", "Fault Line")

# content/kingdom_rush/rules/environment.yaml:184
CYCLONE = Cyclone("kingdom_rush.cyclone", "Cyclone")

# content/kingdom_rush/rules/environment.yaml:187
TENTACLE = Tentacle("kingdom_rush.tentacle", "Tentacle")

# content/kingdom_rush/rules/environment.yaml:190
BLANK_HORDE = BlankCard("kingdom_rush.blank_horde", "Blank Horde")

# content/kingdom_rush/rules/environment.yaml:193
EVENT_A_CARD = EventCard("kingdom_rush.event_a_card", "Event A")

# content/kingdom_rush/rules/environment.yaml:197
EVENT_B_CARD = EventCard("kingdom_rush.event_b_card", "Event B")

# content/kingdom_rush/rules/environment.yaml:201
EVENT_C_CARD = EventCard("kingdom_rush.event_c_card", "Event C")


def emit_entered(game: State, s: int, hero: int) -> None:
    """A hero that enters a space."""
    # content/kingdom_rush/rules/environment.yaml:32
    # event: entered s by hero
    event = EnteredEvent(s, hero)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def emit_no_tentacle(game: State) -> None:
    """A tentacle that cannot be placed."""
    # content/kingdom_rush/rules/environment.yaml:132
    # event: no_tentacle
    event = NoTentacleEvent()
    if game.program.enter(game, event):
        game.program.leave(game, event)


def passes_by(game: State, hero: int) -> bool:
    """`hero` has no use for blossoms and fault lines."""
    # content/kingdom_rush/rules/environment.yaml:17
    # query: passes_by hero
    return (
        game.setting.helpers_deal_no_damage
        if game.doc[hero] in game.setting.helpers
        else game.setting is game.program.scenarios()["storm_chaser"].definition
        and game.table_difficulty == "iron_challenge"
    )


def blocked_site(game: State, s: int) -> bool:
    """A tentacle is on `s`."""
    # content/kingdom_rush/rules/environment.yaml:88
    # query: blocked_site s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    for tentacle in game.contents[s]:
        if isinstance(docs[tentacle], Tentacle):
            return True
    return False


def _any_1(game: State, s: int) -> bool:
    docs = game.doc
    for building_site in game.contents[s]:
        if isinstance(docs[building_site], BuildingSite):
            return True
    return False


def _no_1(game: State, s: int) -> bool:
    docs = game.doc
    for tentacle in game.contents[s]:
        if isinstance(docs[tentacle], Tentacle):
            return False
    return True


def _any_2(game: State, s: int) -> bool:
    for murky_pond in game.seen[MurkyPond]:
        if nearest(game.board.distance, game.spaces_of(murky_pond), (s,)) == 1:
            return True
    return False


def pond_sites(game: State) -> Sequence[int]:
    """The building sites beside murky ponds that have no tentacle."""
    # content/kingdom_rush/rules/environment.yaml:96
    # query: pond_sites
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    _found = []
    for s in range(game.board.size):
        if (
            contents_of[s]
            and _any_1(game, s)
            and (not contents_of[s] or _no_1(game, s))
            and _any_2(game, s)
        ):
            _found.append(s)
    return _found


def tentacles_a_round(game: State) -> int:
    # content/kingdom_rush/rules/environment.yaml:113
    # query: tentacles_a_round
    return 1 if game.players < 3 else 2


def enter(game: State, s: int, hero: int) -> None:
    """`hero` enters `s`."""
    # content/kingdom_rush/rules/environment.yaml:4
    # verb: enter s by hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    passed_of = game.piece_passed
    _found = []
    for lava_pool in contents_of[s]:
        if isinstance(docs[lava_pool], LavaPool):
            _found.append(lava_pool)
    for lava_pool in _found:
        take_from(game, lava_pool)
    _found_2 = []
    for tentacle in contents_of[s]:
        if isinstance(docs[tentacle], Tentacle):
            _found_2.append(tentacle)
    for tentacle in _found_2:
        cut_off(game, tentacle)
    if not (
        game.setting.helpers_deal_no_damage
        if docs[hero] in game.setting.helpers
        else game.setting is game.program.scenarios()["storm_chaser"].definition
        and game.table_difficulty == "iron_challenge"
    ):
        _found_3 = []
        for blossom in contents_of[s]:
            if isinstance(docs[blossom], Blossom):
                _found_3.append(blossom)
        for blossom in _found_3:
            passed_of[blossom] = True
            game.stamp += 1
        _found_4 = []
        for fault_line in contents_of[s]:
            if isinstance(docs[fault_line], FaultLine):
                _found_4.append(fault_line)
        for fault_line in _found_4:
            close_fault_line(game, fault_line)
    emit_entered(game, s, hero)


def cut_off(game: State, tentacle: int) -> None:
    """Remove `tentacle`."""
    # content/kingdom_rush/rules/environment.yaml:24
    # verb: cut_off tentacle
    if game.table_tentacles_leave:
        game.put(tentacle, NOTHING)
    else:
        game.put(tentacle, game.zone_tentacle_supply)


def take_from(game: State, lava_pool: int) -> None:
    """Take 1 token from `lava_pool`."""
    # content/kingdom_rush/rules/environment.yaml:38
    # verb: take_from lava_pool
    if game.piece_tokens[lava_pool] == 0 or game.piece_visited[lava_pool]:
        return
    game.piece_visited[lava_pool] = True
    game.piece_tokens[lava_pool] = max(0, game.piece_tokens[lava_pool] - 1)
    game.stamp += 1
    rules_hordes.gain(game, 1, game.doc[lava_pool].holds)


def close_fault_line(game: State, fault_line: int) -> None:
    """Close `fault_line` a little."""
    # content/kingdom_rush/rules/environment.yaml:48
    # verb: close_fault_line fault_line
    if (
        game.piece_small[fault_line]
        and game.table_difficulty == "iron_challenge"
        and game.setting is game.program.scenarios()["they_came_from_below"].definition
    ):
        return
    if game.piece_small[fault_line]:
        game.piece_small[fault_line] = False
        game.stamp += 1
        game.put(fault_line, game.zone_fault_line_supply)
    else:
        if game.log is not None:
            game.tell(game.named("piece", fault_line), " becomes small")
        game.piece_small[fault_line] = True
        game.stamp += 1


def open_fault_line(game: State, s: int) -> None:
    """Put a fault line with its large side up on `s`; without one in the supply the kingdom loses 1 heart."""
    # content/kingdom_rush/rules/environment.yaml:61
    # verb: open_fault_line s
    if not game.contents[game.zone_fault_line_supply]:
        rules_hordes.lose_hearts(game, 1)
    else:
        line = game.top(game.zone_fault_line_supply)
        if game.log is not None:
            game.tell("a fault line opens at ", game.named("space", s))
        game.put(line, s)


def _any_3(game: State, burnt: int) -> bool:
    for lava_pool in game.seen[LavaPool]:
        if 0 <= game.distance_between(lava_pool, burnt) <= 1:
            return True
    return False


def lava_burns(game: State) -> None:
    """Each hero on or adjacent to a lava pool takes 1 damage."""
    # content/kingdom_rush/rules/environment.yaml:73
    # verb: lava_burns
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for burnt in game.seen[Hero]:
        if _any_3(game, burnt):
            rules_heroes.emit_damage(game, 1, burnt, NOTHING, "other")
            if game.over:
                return


def remove_totems(game: State) -> None:
    """Remove all totems."""
    # content/kingdom_rush/rules/environment.yaml:81
    # verb: remove_totems
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    totem_of = game.piece_totem
    _found = []
    for horde in game.seen[Horde]:
        if totem_of[horde]:
            _found.append(horde)
    for horde in _found:
        totem_of[horde] = False
        game.stamp += 1


def grow_tentacles(game: State) -> None:
    """New tentacles come out of the murky ponds."""
    # content/kingdom_rush/rules/environment.yaml:105
    # verb: grow_tentacles
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    if not game.seen[MurkyPond] or not game.setting.pond_tentacles:
        return
    for _ in range(1 if game.players < 3 else 2):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_rush/rules/environment.yaml:111")
        place_tentacle(game, pond_sites(game))
        if game.over:
            return


def place_tentacle(game: State, sites: Sequence[int]) -> None:
    """Place a tentacle on one of the building sites."""
    # content/kingdom_rush/rules/environment.yaml:119
    # verb: place_tentacle sites
    if not game.contents[game.zone_tentacle_supply] or not sites:
        emit_no_tentacle(game)
        return
    s = game.choose(game.active, ASK_1, sites, NOTHING)
    if s >= 0:
        tentacle = game.top(game.zone_tentacle_supply)
        game.put(tentacle, s)


def _first_1(game: State, number: int) -> int:
    docs = game.doc
    for spawn_point in game.seen[SpawnPoint]:
        if docs[spawn_point].number == number % 3 + 1:
            return spawn_point
    return NOTHING


def _best_1(game: State) -> Sequence[int]:
    docs = game.doc
    _found = list(game.seen[SpawnPoint])
    if len(_found) > 1:
        _found_2 = []
        for spawn_point in _found:
            _found_2.append(docs[spawn_point].number)
        _found = lowest_of(_found, _found_2)
    return _found


def cyclone_blows(game: State, cyclone: int) -> None:
    """Spawn a card from the stack beside `cyclone`, then move it to the next spawn point."""
    # content/kingdom_rush/rules/environment.yaml:137
    # verb: cyclone_blows cyclone
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.piece_point[cyclone] < 0:
        return
    if not game.piece_quiet[game.piece_point[cyclone]]:
        rules_hordes.spawn_from(game, game.piece_point[cyclone])
        if game.over:
            return
    if game.piece_rests[cyclone] or not game.on_board(game.place[cyclone]):
        return
    number = game.doc[game.piece_point[cyclone]].number
    next_ = _first_1(game, number)
    if next_ < 0:
        next_ = first_of(_best_1(game), NOTHING)
    put_cyclone(game, cyclone, next_)


def put_cyclone(game: State, cyclone: int, spawn_point: int) -> None:
    """Put `cyclone` beside `spawn_point`."""
    # content/kingdom_rush/rules/environment.yaml:150
    # verb: put_cyclone cyclone at spawn_point
    if game.log is not None:
        game.tell(game.named("piece", cyclone), " blows at ", game.named("piece", spawn_point))
    game.piece_point[cyclone] = spawn_point
    game.stamp += 1
    game.put(cyclone, game.place[spawn_point])


CONTENTS = Contents(
    definitions=(
        LAVA_POOL,
        GOLD_LAVA_POOL,
        MURKY_POND,
        FAULT_LINE,
        CYCLONE,
        TENTACLE,
        BLANK_HORDE,
        EVENT_A_CARD,
        EVENT_B_CARD,
        EVENT_C_CARD,
    ),
)
