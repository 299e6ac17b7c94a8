# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/scenarios/09_storm_chaser.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import NOTHING, Abilities, Contents, Trigger, first_part

from ..kinds import Cyclone, Flag, Horde, Miniature, MurkyPond, StartingHorde, Team
from ..rules import covering as rules_covering
from ..rules import environment as rules_environment
from ..rules import goals as rules_goals
from ..rules import heroes as rules_heroes
from ..rules import hordes as rules_hordes
from ..rules import round_ as rules_round_
from ..state import State

# content/kingdom_rush/scenarios/09_storm_chaser.yaml:47
STORM_CHASER_START_1_GREEN = StartingHorde(
    "kingdom_rush.storm_chaser.start_1_green", "Start 1 Green", at=("(2, 4)", "(4, 2)", "(4, 5)")
)

# content/kingdom_rush/scenarios/09_storm_chaser.yaml:81
STORM_CHASER_ONE_PLAYER = Team(
    "kingdom_rush.storm_chaser.one_player",
    "One Player",
    players=1,
    hearts=8,
    blue=("(3, 4)", "(6, 4)", "(3, 1)"),
    orange=("(4, 3)", "(1, 4)", "(5, 6)"),
    purple=("(3, 6)", "(6, 1)", "(1, 2)"),
    white=("(4, 4)",),
)

# content/kingdom_rush/scenarios/09_storm_chaser.yaml:89
STORM_CHASER_TWO_PLAYERS = Team(
    "kingdom_rush.storm_chaser.two_players",
    "Two Players",
    players=2,
    hearts=4,
    blue=("(3, 4)", "(3, 6)"),
    orange=("(4, 3)", "(5, 6)"),
    white=("(4, 4)",),
)

# content/kingdom_rush/scenarios/09_storm_chaser.yaml:96
STORM_CHASER_THREE_PLAYERS = Team(
    "kingdom_rush.storm_chaser.three_players",
    "Three Players",
    players=3,
    hearts=4,
    gold=2,
    crystals=2,
    blue=("(3, 4)", "(6, 4)", "(3, 1)"),
    orange=("(4, 3)", "(1, 4)", "(5, 6)"),
    purple=("(3, 6)", "(6, 1)", "(1, 2)"),
    white=("(4, 4)",),
)

# content/kingdom_rush/scenarios/09_storm_chaser.yaml:106
STORM_CHASER_FOUR_PLAYERS = Team(
    "kingdom_rush.storm_chaser.four_players",
    "Four Players",
    players=4,
    gold=2,
    crystals=2,
    blue=("(3, 4)", "(1, 2)"),
    orange=("(4, 3)", "(6, 1)", "(3, 3)"),
    purple=("(3, 6)", "(6, 2)"),
    teal=("(6, 4)", "(5, 6)", "(1, 6)"),
    white=("(4, 4)",),
)


def saitam_may_act(game: State) -> bool:
    """Saitam does not wait."""
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:171
    # query: saitam_may_act
    return not game.table_saitam_waits


def pond_is_to_drift(game: State) -> bool:
    """Event A was drawn in this round."""
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:178
    # query: pond_is_to_drift
    return game.table_pond_drifts


def only_for_saitam(game: State) -> bool:
    """Only Saitam has to do with blossoms and fault lines."""
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:269
    # query: only_for_saitam
    return (
        game.setting is game.program.scenarios()["storm_chaser"].definition
        and game.table_difficulty == "iron_challenge"
    )


def lay_out_the_chase(game: State) -> None:
    """Put the cyclone at spawn point 1 and build the event stack."""
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:136
    # verb: lay_out_the_chase
    game.create(
        game.program.definitions["kingdom_rush.event_b_card"], game.zone_event_stack, NOTHING
    )
    game.create(
        game.program.definitions["kingdom_rush.event_a_card"], game.zone_event_stack, NOTHING
    )
    raise_cyclone(game)


def raise_cyclone(game: State) -> None:
    """Put the cyclone at spawn point 1."""
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:145
    # verb: raise_cyclone
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    places = game.place
    _found = []
    for point in game.live:
        if docs[point].id == "kingdom_rush.spawn_1":
            _found.append(point)
    for point in _found:
        storm_eye = game.create(
            game.program.definitions["kingdom_rush.cyclone"], places[point], NOTHING
        )
        rules_environment.put_cyclone(game, storm_eye, point)


def collect_flags(game: State, s: int) -> None:
    """The flag at `s` goes onto the event stack."""
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:185
    # verb: collect_flags at s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for flag in game.contents[s]:
        if isinstance(docs[flag], Flag):
            _found.append(flag)
    for flag in _found:
        game.put(flag, game.zone_flags_on_stack)


def draw_from_event_stack(game: State) -> None:
    """Three flags on the event stack are removed, and its top card is drawn."""
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:193
    # verb: draw_from_event_stack
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    if len(contents_of[game.zone_flags_on_stack]) < 3 or not contents_of[game.zone_event_stack]:
        return
    for f in [
        flag for flag in contents_of[game.zone_flags_on_stack] if isinstance(docs[flag], Flag)
    ][:3]:
        game.put(f, NOTHING)
    card = game.top(game.zone_event_stack)
    rules_hordes.draw_event(game, card, NOTHING)


def saitam_dives(game: State) -> None:
    """Saitam goes onto the murky pond and waits; after phase 3 the pond moves."""
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:203
    # verb: saitam_dives
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    places = game.place
    game.table_saitam_waits = True
    game.table_pond_drifts = True
    game.stamp += 1
    _found = []
    for ape in game.live:
        if docs[ape].id == "kingdom_rush.saitam":
            _found.append(ape)
    for ape in _found:
        rules_covering.leave_squares(game, ape)
        for pond in game.seen[MurkyPond]:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            game.put(ape, places[pond])


def _in_order_1(game: State, s: int) -> Sequence[int]:
    docs = game.doc
    ranked = []
    for h in game.contents[s]:
        if isinstance(docs[h], Horde):
            ranked.append(((1 if docs[h].flying else 0,), h))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def pond_drifts_to(game: State, s: int) -> None:
    """The murky pond moves to `s` with everything on it; a horde there first moves on."""
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:214
    # verb: pond_drifts_to s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    places = game.place
    way_of = game.piece_way
    if game.log is not None:
        game.tell("the murky pond drifts to ", game.named("space", s))
    for h in _in_order_1(game, s):
        push_on(game, h)
        if game.over:
            return
    _found = []
    for m in contents_of[s]:
        if isinstance(docs[m], Miniature):
            _found.append(m)
    for m in _found:
        rules_heroes.retreat(game, m)
    for pond in game.seen[MurkyPond]:
        _found_2 = []
        for m in contents_of[places[pond]]:
            if isinstance(docs[m], Miniature):
                _found_2.append(m)
        for m in _found_2:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            game.put(m, s)
        game.put(pond, s)
    _found_3 = []
    for point in game.live:
        if docs[point].id == "kingdom_rush.spawn_1":
            _found_3.append(point)
    for point in _found_3:
        way_of[point] = "first_detour"
        game.stamp += 1
    _found_4 = []
    for point in game.live:
        if docs[point].id == "kingdom_rush.spawn_2":
            _found_4.append(point)
    for point in _found_4:
        way_of[point] = "second_detour"
        game.stamp += 1


def push_on(game: State, horde: int) -> None:
    """`horde` moves one space forward with everything on it."""
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:229
    # verb: push_on horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    riders: Sequence[int] = rules_covering.miniatures_on(game, horde)
    s = rules_hordes.next_free(game, game.place[horde], "first_route", horde)
    if s < 0:
        rules_hordes.emit_escape(game, horde)
        return
    rules_hordes.arrive(game, horde, s)
    if game.over:
        return
    for m in riders:
        game.put(m, s)


def saitam_calls_the_storm(game: State) -> None:
    """Saitam and the cyclone go to the white building site; the players win if they survive this round."""
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:242
    # verb: saitam_calls_the_storm
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    space_4_4 = game.tables.space_4_4
    point_of = game.piece_point
    game.table_saitam_waits = True
    game.stamp += 1
    _found = []
    for ape in game.live:
        if docs[ape].id == "kingdom_rush.saitam":
            _found.append(ape)
    for ape in _found:
        rules_covering.leave_squares(game, ape)
        game.put(ape, space_4_4)
    for storm_eye in game.seen[Cyclone]:
        point_of[storm_eye] = NOTHING
        game.stamp += 1
        game.put(storm_eye, space_4_4)
    rules_goals.accomplish(game)


def place_straggler(game: State) -> None:
    """A green horde of wave 0 comes to the marked space; it always moves last."""
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:256
    # verb: place_straggler
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for horde in game.contents[game.zone_box]:
        if docs[horde] in game.program.definitions["kingdom_rush.wave_0_green"].cards:
            _found.append(horde)
    card = game.pick(_found, NOTHING)
    if card < 0:
        return
    s = game.tables.space_4_5
    if not rules_hordes.fits(game, card, s):
        s = rules_hordes.next_free(game, s, "third_route", card)
    if s < 0:
        return
    game.piece_last[card] = True
    game.stamp += 1
    rules_hordes.emit_spawn(game, card, s)


def rules_of_the_chase_on_entered(
    game: State, bearer: int, event: rules_environment.EnteredEvent
) -> bool:
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:158
    # on any entered, while scenario = storm_chaser and helping(hero): collect_flags at s
    if not (
        game.setting is game.program.scenarios()["storm_chaser"].definition
        and game.doc[event.hero] in game.setting.helpers
    ):
        return False
    collect_flags(game, event.s)
    return True


def rules_of_the_chase_on_hordes_spawned(
    game: State, bearer: int, event: rules_round_.HordesSpawnedEvent
) -> bool:
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:159
    # on any hordes_spawned, while scenario = storm_chaser: draw_from_event_stack
    if game.setting is not game.program.scenarios()["storm_chaser"].definition:
        return False
    draw_from_event_stack(game)
    return True


def rules_of_the_chase_on_actions_begin(
    game: State, bearer: int, event: rules_round_.ActionsBeginEvent
) -> bool:
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:160
    # on any actions_begin, while scenario = storm_chaser and saitam_may_act():
    docs = game.doc
    if not (
        game.setting is game.program.scenarios()["storm_chaser"].definition
        and not game.table_saitam_waits
    ):
        return False
    _found = []
    for hero in game.live:
        if docs[hero].id == "kingdom_rush.saitam":
            _found.append(hero)
    for hero in _found:
        rules_goals.helper_walks(game, hero, game.active)
        if game.over:
            return True
    return True


def rules_of_the_chase_on_event_drawn(
    game: State, bearer: int, event: rules_hordes.EventDrawnEvent
) -> bool:
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:162
    # on any event_drawn where card.definition = event_a_card, while scenario = storm_chaser:
    if not (
        game.setting is game.program.scenarios()["storm_chaser"].definition
        and game.doc[event.card] is game.program.definitions["kingdom_rush.event_a_card"]
    ):
        return False
    saitam_dives(game)
    return True


def rules_of_the_chase_on_event_drawn_2(
    game: State, bearer: int, event: rules_hordes.EventDrawnEvent
) -> bool:
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:164
    # on any event_drawn where card.definition = event_b_card, while scenario = storm_chaser:
    if not (
        game.setting is game.program.scenarios()["storm_chaser"].definition
        and game.doc[event.card] is game.program.definitions["kingdom_rush.event_b_card"]
    ):
        return False
    saitam_calls_the_storm(game)
    return True


def rules_of_the_chase_on_event_drawn_3(
    game: State, bearer: int, event: rules_hordes.EventDrawnEvent
) -> bool:
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:166
    # on any event_drawn where card.definition = event_c_card, while scenario = storm_chaser:
    if not (
        game.setting is game.program.scenarios()["storm_chaser"].definition
        and game.doc[event.card] is game.program.definitions["kingdom_rush.event_c_card"]
    ):
        return False
    place_straggler(game)
    return True


def rules_of_the_chase_on_hordes_destroyed(
    game: State, bearer: int, event: rules_round_.HordesDestroyedEvent
) -> bool:
    # content/kingdom_rush/scenarios/09_storm_chaser.yaml:168
    # on any hordes_destroyed, while scenario = storm_chaser and pond_is_to_drift():
    if not (
        game.setting is game.program.scenarios()["storm_chaser"].definition
        and game.table_pond_drifts
    ):
        return False
    pond_drifts_to(game, game.tables.space_2_3)
    return True


# content/kingdom_rush/scenarios/09_storm_chaser.yaml:154
RULES_OF_THE_CHASE_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "entered", "on", "", "kingdom_rush.rules_of_the_chase:0", rules_of_the_chase_on_entered
        ),
        Trigger(
            "hordes_spawned",
            "on",
            "",
            "kingdom_rush.rules_of_the_chase:1",
            rules_of_the_chase_on_hordes_spawned,
        ),
        Trigger(
            "actions_begin",
            "on",
            "",
            "kingdom_rush.rules_of_the_chase:2",
            rules_of_the_chase_on_actions_begin,
        ),
        Trigger(
            "event_drawn",
            "on",
            "",
            "kingdom_rush.rules_of_the_chase:3",
            rules_of_the_chase_on_event_drawn,
        ),
        Trigger(
            "event_drawn",
            "on",
            "",
            "kingdom_rush.rules_of_the_chase:4",
            rules_of_the_chase_on_event_drawn_2,
        ),
        Trigger(
            "event_drawn",
            "on",
            "",
            "kingdom_rush.rules_of_the_chase:5",
            rules_of_the_chase_on_event_drawn_3,
        ),
        Trigger(
            "hordes_destroyed",
            "on",
            "",
            "kingdom_rush.rules_of_the_chase:6",
            rules_of_the_chase_on_hordes_destroyed,
        ),
    ),
    text="While the scenario is Storm Chaser and the hero is a helper of this scenario and has no hero board, on any hero that enters a space: the flag at the space goes onto the event stack.\nWhile the scenario is Storm Chaser, at the end of phase 1: three flags on the event stack are removed, and its top card is drawn.\nWhile the scenario is Storm Chaser and Saitam does not wait, at the beginning of phase 2: each Saitam moves as far as its boots carry it, and triggers blossoms on its way.\nWhile the scenario is Storm Chaser, on any event card if the card is Event A: Saitam goes onto the murky pond and waits; after phase 3 the pond moves.\nWhile the scenario is Storm Chaser, on any event card if the card is Event B: Saitam and the cyclone go to the white building site; the players win if they survive this round.\nWhile the scenario is Storm Chaser, on any event card if the card is Event C: a green horde of wave 0 comes to the marked space; it always moves last.\nWhile the scenario is Storm Chaser and Event A was drawn in this round, at the end of phase 3: the murky pond moves to (2, 3) with everything on it; a horde there first moves on.",
)

CONTENTS = Contents(
    definitions=(
        STORM_CHASER_START_1_GREEN,
        STORM_CHASER_ONE_PLAYER,
        STORM_CHASER_TWO_PLAYERS,
        STORM_CHASER_THREE_PLAYERS,
        STORM_CHASER_FOUR_PLAYERS,
    ),
    laws={"kingdom_rush.rules_of_the_chase": RULES_OF_THE_CHASE_ABILITIES},
    links=(
        (STORM_CHASER_START_1_GREEN, "wave", "kingdom_rush.wave_1_green"),
        (
            STORM_CHASER_ONE_PLAYER,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.mage_guild",
                "kingdom_rush.militia_barracks",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            STORM_CHASER_TWO_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.mage_guild",
                "kingdom_rush.militia_barracks",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            STORM_CHASER_THREE_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            STORM_CHASER_FOUR_PLAYERS,
            "towers",
            ("kingdom_rush.mage_guild", "kingdom_rush.militia_barracks"),
        ),
    ),
)
