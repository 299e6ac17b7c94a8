# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/scenarios/08_the_lost_souls.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Abilities, Contents, Prompt, Trigger, YesNo

from ..kinds import Blossom, Flag, Hero, Horde, SpawnPoint, StartingHorde, Team
from ..rules import blossoms as rules_blossoms
from ..rules import covering as rules_covering
from ..rules import heroes as rules_heroes
from ..rules import round_ as rules_round_
from ..state import State

ASK_1 = YesNo("may", "Remove that flag; a blossom grows there?")

# content/kingdom_rush/scenarios/08_the_lost_souls.yaml:38
THE_LOST_SOULS_START_1_YELLOW = StartingHorde(
    "kingdom_rush.the_lost_souls.start_1_yellow", "Start 1 Yellow", at=("(5, 4)", "(9, 4)")
)

# content/kingdom_rush/scenarios/08_the_lost_souls.yaml:39
THE_LOST_SOULS_START_2_YELLOW = StartingHorde(
    "kingdom_rush.the_lost_souls.start_2_yellow", "Start 2 Yellow", at=("(3, 5)",)
)

# content/kingdom_rush/scenarios/08_the_lost_souls.yaml:46
THE_LOST_SOULS_ONE_PLAYER = Team(
    "kingdom_rush.the_lost_souls.one_player",
    "One Player",
    players=1,
    blue=("(4, 4)", "(11, 3)", "(10, 6)", "(4, 6)"),
    orange=("(3, 3)", "(1, 4)", "(13, 4)", "(10, 2)"),
    purple=("(10, 4)", "(6, 4)", "(4, 2)", "(8, 3)"),
)

# content/kingdom_rush/scenarios/08_the_lost_souls.yaml:52
THE_LOST_SOULS_TWO_PLAYERS = Team(
    "kingdom_rush.the_lost_souls.two_players",
    "Two Players",
    players=2,
    blue=("(4, 4)", "(10, 4)", "(1, 4)", "(10, 6)"),
    orange=("(3, 3)", "(11, 3)", "(6, 4)", "(13, 4)"),
)

# content/kingdom_rush/scenarios/08_the_lost_souls.yaml:57
THE_LOST_SOULS_THREE_PLAYERS = Team(
    "kingdom_rush.the_lost_souls.three_players",
    "Three Players",
    players=3,
    gold=2,
    blue=("(4, 4)", "(11, 3)", "(10, 6)", "(4, 6)"),
    orange=("(3, 3)", "(1, 4)", "(13, 4)", "(10, 2)"),
    purple=("(10, 4)", "(6, 4)", "(4, 2)", "(8, 3)"),
)

# content/kingdom_rush/scenarios/08_the_lost_souls.yaml:64
THE_LOST_SOULS_FOUR_PLAYERS = Team(
    "kingdom_rush.the_lost_souls.four_players",
    "Four Players",
    players=4,
    hearts=3,
    gold=2,
    blue=("(4, 4)",),
    orange=("(3, 3)",),
    purple=("(10, 4)",),
    teal=("(11, 3)",),
)


def twin(game: State, s: int) -> int:
    """The corresponding space of the other map."""
    # content/kingdom_rush/scenarios/08_the_lost_souls.yaml:74
    # query: twin s
    return (game.tables.shift_7_0 if game.board.x[s] < 7 else game.tables.shift_minus_7_0)[s]


def on_one_map(game: State, s: int, t: int) -> bool:
    """`s` and `t` are on the same map."""
    # content/kingdom_rush/scenarios/08_the_lost_souls.yaml:82
    # query: on_one_map s with t
    return game.setting is not game.program.scenarios()["the_lost_souls"].definition or (
        game.board.x[s] < 7
    ) == (game.board.x[t] < 7)


def _spaces_1(game: State, hero_place: int) -> tuple[int, ...]:
    _key = ("kingdom_rush.scenarios.n08_the_lost_souls", 1, hero_place)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if (game.board.x[space] < 7) != (game.board.x[hero_place] < 7):
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def teleport_goals(game: State, hero: int) -> Sequence[int]:
    """Where `hero` may be teleported to."""
    # content/kingdom_rush/scenarios/08_the_lost_souls.yaml:108
    # query: teleport_goals hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    if not game.on_board(places[hero]):
        _found = []
        for space in range(game.board.size):
            if rules_heroes.can_stop(game, space, hero):
                _found.append(space)
        return _found
    _found_2 = []
    for space_2 in _spaces_1(game, places[hero]):
        if rules_heroes.can_stop(game, space_2, hero):
            _found_2.append(space_2)
    return _found_2


def blossoms_left(game: State, kind_of: Any) -> int:
    """How many of these blossom tokens are in the supply."""
    # content/kingdom_rush/scenarios/08_the_lost_souls.yaml:171
    # query: blossoms_left kind_of
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _count = 0
    for blossom in game.seen[Blossom]:
        if docs[blossom] is kind_of:
            _count += 1
    return kind_of.copies - _count


def _spaces_2(game: State, hero_place: int) -> tuple[int, ...]:
    _key = ("kingdom_rush.scenarios.n08_the_lost_souls", 2, hero_place)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if game.tables.field_entry[space] and (game.board.x[space] < 7) != (
                game.board.x[hero_place] < 7
            ):
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def gates_beyond(game: State, hero: int) -> Sequence[int]:
    """The spaces beside the exit of the other map where `hero` can stop."""
    # content/kingdom_rush/scenarios/08_the_lost_souls.yaml:178
    # query: gates_beyond hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    if game.setting is not game.program.scenarios()[
        "the_lost_souls"
    ].definition or not game.on_board(places[hero]):
        return ()
    _found = []
    for space in _spaces_2(game, places[hero]):
        if rules_heroes.can_stop(game, space, hero):
            _found.append(space)
    return _found


def count_the_souls(game: State) -> None:
    """The players win if no token is left, else they lose."""
    # content/kingdom_rush/scenarios/08_the_lost_souls.yaml:100
    # verb: count_the_souls
    if game.seen[Flag]:
        game.lose()
        return
    game.win(range(game.players))


def dierdre_teleports(game: State, hero: int, player: int) -> None:
    """`hero` is teleported to the other map, and heroes in her space go with her."""
    # content/kingdom_rush/scenarios/08_the_lost_souls.yaml:117
    # verb: dierdre_teleports hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    docs = game.doc
    company: Sequence[Any] = ()
    if game.on_board(places[hero]):
        _found = []
        for hero_2 in game.contents[places[hero]]:
            if isinstance(docs[hero_2], Hero) and hero_2 != hero:
                _found.append(hero_2)
        company = _found
    s = game.choose(
        player,
        Prompt("choice", ("Where is ", ("piece", hero), " teleported to?"), ("space",)),
        rules_heroes.nearest_first(game, teleport_goals(game, hero), hero),
        NOTHING,
    )
    if s >= 0:
        rules_heroes.step(game, hero, s)
        if game.over:
            return
        rules_heroes.step_onto_horde(game, hero, player)
        for h in company:
            follow(game, h, s, player)
        rules_blossoms.trigger_blossoms(game, hero, player)


def _any_1(game: State, s: int) -> bool:
    docs = game.doc
    for horde in game.contents[s]:
        if (
            isinstance(docs[horde], Horde)
            and not rules_covering.overflown(game, horde)
            and not rules_covering.room_for_hero(game, horde)
        ):
            return True
    return False


def follow(game: State, hero: int, s: int, player: int) -> None:
    """`hero` goes along to `s`."""
    # content/kingdom_rush/scenarios/08_the_lost_souls.yaml:132
    # verb: follow hero to s
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(game.named("piece", hero), " goes along to ", game.named("space", s))
    rules_covering.leave_squares(game, hero)
    game.put(hero, s)
    if game.contents[s] and _any_1(game, s):
        rules_heroes.retreat(game, hero)
    else:
        rules_heroes.step_onto_horde(game, hero, player)


def _any_2(game: State, here: int) -> bool:
    docs = game.doc
    for hero_2 in game.walk(
        game.contents[
            (game.tables.shift_7_0 if game.board.x[here] < 7 else game.tables.shift_minus_7_0)[here]
        ],
    ):
        if isinstance(docs[hero_2], Hero):
            return True
    return False


def free_souls_at(game: State, hero: int, player: int) -> None:
    """The token under `hero` is removed, and the one under a hero on the corresponding space may be."""
    # content/kingdom_rush/scenarios/08_the_lost_souls.yaml:144
    # verb: free_souls_at hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    contents_of = game.contents
    docs = game.doc
    x_of = game.board.x
    shift_7_0 = game.tables.shift_7_0
    shift_minus_7_0 = game.tables.shift_minus_7_0
    if not game.on_board(places[hero]):
        return
    here = places[hero]
    _found = []
    for soul in contents_of[here]:
        if isinstance(docs[soul], Flag):
            _found.append(soul)
    for soul in _found:
        free_soul(game, soul, player)
        _found_2 = []
        for other in contents_of[(shift_7_0 if x_of[here] < 7 else shift_minus_7_0)[here]]:
            if isinstance(docs[other], Flag):
                _found_2.append(other)
        for other in _found_2:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            if _any_2(game, here):
                if game.may(player, ASK_1):
                    free_soul(game, other, player)


def free_soul(game: State, flag: int, player: int) -> None:
    """Remove `flag`; a blossom grows there."""
    # content/kingdom_rush/scenarios/08_the_lost_souls.yaml:157
    # verb: free_soul flag
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(game.named("piece", flag), " is removed")
    s = game.place[flag]
    game.put(flag, NOTHING)
    if game.table_difficulty == "iron_challenge":
        return
    grown = game.choose(
        player,
        Prompt("choice", ("Which blossom grows at ", ("place", s), "?"), ("definition",)),
        [
            b
            for b in (
                game.program.definitions["kingdom_rush.magic_blossom"],
                game.program.definitions["kingdom_rush.fire_blossom"],
                game.program.definitions["kingdom_rush.frost_blossom"],
            )
            if blossoms_left(game, b) > 0
        ],
        None,
    )
    if grown is not None:
        game.create(grown, s, NOTHING)


def change_maps(game: State, hero: int, player: int) -> None:
    """`hero` goes to the other map."""
    # content/kingdom_rush/scenarios/08_the_lost_souls.yaml:187
    # verb: change_maps hero
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(game.named("piece", hero), " goes to the other map")
    s = game.choose(
        player,
        Prompt("choice", ("Where does ", ("piece", hero), " come out?"), ("space",)),
        gates_beyond(game, hero),
        NOTHING,
    )
    if s >= 0:
        rules_covering.leave_squares(game, hero)
        game.put(hero, s)
        rules_heroes.step_onto_horde(game, hero, player)


def rules_of_the_lost_souls_on_actions_begin(
    game: State, bearer: int, event: rules_round_.ActionsBeginEvent
) -> bool:
    # content/kingdom_rush/scenarios/08_the_lost_souls.yaml:94
    # on any actions_begin, while scenario = the_lost_souls: dierdre_teleports (all dierdre)
    docs = game.doc
    if game.setting is not game.program.scenarios()["the_lost_souls"].definition:
        return False
    _found = []
    for hero in game.live:
        if docs[hero].id == "kingdom_rush.dierdre":
            _found.append(hero)
    for hero in _found:
        dierdre_teleports(game, hero, game.active)
        if game.over:
            return True
    return True


def rules_of_the_lost_souls_on_actions_end(
    game: State, bearer: int, event: rules_round_.ActionsEndEvent
) -> bool:
    # content/kingdom_rush/scenarios/08_the_lost_souls.yaml:95
    # on any actions_end, while scenario = the_lost_souls: free_souls_at (all dierdre)
    docs = game.doc
    if game.setting is not game.program.scenarios()["the_lost_souls"].definition:
        return False
    _found = []
    for hero in game.live:
        if docs[hero].id == "kingdom_rush.dierdre":
            _found.append(hero)
    for hero in _found:
        free_souls_at(game, hero, game.active)
    return True


def rules_of_the_lost_souls_on_round_end(
    game: State, bearer: int, event: rules_round_.RoundEndEvent
) -> bool:
    # content/kingdom_rush/scenarios/08_the_lost_souls.yaml:96
    # on any round_end,
    # while scenario = the_lost_souls and no spawn_point where size(it.spawn_stack) > 0:
    contents_of = game.contents
    if game.setting is not game.program.scenarios()["the_lost_souls"].definition:
        return False
    for spawn_point in game.seen[SpawnPoint]:
        if contents_of[game.piece__zone_spawn_stack[spawn_point]]:
            return False
    count_the_souls(game)
    return True


# content/kingdom_rush/scenarios/08_the_lost_souls.yaml:90
RULES_OF_THE_LOST_SOULS_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "actions_begin",
            "on",
            "",
            "kingdom_rush.rules_of_the_lost_souls:0",
            rules_of_the_lost_souls_on_actions_begin,
        ),
        Trigger(
            "actions_end",
            "on",
            "",
            "kingdom_rush.rules_of_the_lost_souls:1",
            rules_of_the_lost_souls_on_actions_end,
        ),
        Trigger(
            "round_end",
            "on",
            "",
            "kingdom_rush.rules_of_the_lost_souls:2",
            rules_of_the_lost_souls_on_round_end,
        ),
    ),
    text="While the scenario is The Lost Souls, at the beginning of phase 2: each Dierdre is teleported to the other map, and heroes in her space go with her.\nWhile the scenario is The Lost Souls, at the end of phase 2: the token under each Dierdre is removed, and the one under a hero on the corresponding space may be.\nWhile the scenario is The Lost Souls and there is no spawn point whose spawn stack is not empty, at the end of the round: the players win if no token is left, else they lose.",
)

CONTENTS = Contents(
    definitions=(
        THE_LOST_SOULS_START_1_YELLOW,
        THE_LOST_SOULS_START_2_YELLOW,
        THE_LOST_SOULS_ONE_PLAYER,
        THE_LOST_SOULS_TWO_PLAYERS,
        THE_LOST_SOULS_THREE_PLAYERS,
        THE_LOST_SOULS_FOUR_PLAYERS,
    ),
    laws={"kingdom_rush.rules_of_the_lost_souls": RULES_OF_THE_LOST_SOULS_ABILITIES},
    links=(
        (THE_LOST_SOULS_START_1_YELLOW, "wave", "kingdom_rush.wave_1_yellow"),
        (THE_LOST_SOULS_START_2_YELLOW, "wave", "kingdom_rush.wave_2_yellow"),
        (
            THE_LOST_SOULS_ONE_PLAYER,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_bombard",
                "kingdom_rush.militia_barracks",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            THE_LOST_SOULS_TWO_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_bombard",
                "kingdom_rush.militia_barracks",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            THE_LOST_SOULS_THREE_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_bombard",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            THE_LOST_SOULS_FOUR_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.dwarven_bombard",
                "kingdom_rush.militia_barracks",
            ),
        ),
    ),
)
