# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/scenarios/13_the_elemental_rift.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Abilities, Contents, Prompt, Trigger, both

from ..kinds import (
    Blossom,
    DamageTile,
    Horde,
    Miniature,
    RiftBoss,
    RiftCard,
    SpawnPoint,
    StartingHorde,
    Team,
    Tower,
    Wave,
)
from ..rules import actions as rules_actions
from ..rules import bosses as rules_bosses
from ..rules import elements as rules_elements
from ..rules import environment as rules_environment
from ..rules import goals as rules_goals
from ..rules import heroes as rules_heroes
from ..rules import hordes as rules_hordes
from ..rules import round_ as rules_round_
from ..rules import setup as rules_setup
from ..state import State
from . import n04_the_lantern_returns as scenarios_n04_the_lantern_returns
from . import n09_storm_chaser as scenarios_n09_storm_chaser
from . import n12_water_earth_air_fire as scenarios_n12_water_earth_air_fire

ASK_1 = Prompt("choice", "Which starting tower?", ("piece",))

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:53
THE_ELEMENTAL_RIFT_START_GROUP_A = StartingHorde(
    "kingdom_rush.the_elemental_rift.start_group_a",
    "Start Group A",
    at=("(2, 4)", "(5, 3)", "(7, 5)"),
)

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:59
THE_ELEMENTAL_RIFT_ONE_PLAYER = Team(
    "kingdom_rush.the_elemental_rift.one_player",
    "One Player",
    players=1,
    hearts=8,
    gold=5,
    crystals=5,
    chosen_towers=1,
    chosen_level=2,
    blue=("(3, 4)", "(6, 4)", "(6, 8)", "(3, 3)"),
    orange=("(6, 6)", "(3, 2)", "(4, 3)", "(8, 4)"),
    purple=("(4, 7)", "(7, 4)", "(1, 4)", "(6, 3)"),
)

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:70
THE_ELEMENTAL_RIFT_TWO_PLAYERS = Team(
    "kingdom_rush.the_elemental_rift.two_players",
    "Two Players",
    players=2,
    gold=2,
    crystals=2,
    chosen_towers=2,
    chosen_level=2,
    blue=("(3, 4)", "(4, 7)", "(3, 2)", "(6, 8)"),
    orange=("(6, 6)", "(6, 4)", "(7, 4)", "(4, 3)"),
)

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:79
THE_ELEMENTAL_RIFT_THREE_PLAYERS = Team(
    "kingdom_rush.the_elemental_rift.three_players",
    "Three Players",
    players=3,
    hearts=4,
    gold=2,
    crystals=2,
    blue=("(3, 4)", "(6, 4)", "(6, 8)"),
    orange=("(6, 6)", "(3, 2)", "(4, 3)"),
    purple=("(4, 7)", "(7, 4)"),
)

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:88
THE_ELEMENTAL_RIFT_FOUR_PLAYERS = Team(
    "kingdom_rush.the_elemental_rift.four_players",
    "Four Players",
    players=4,
    hearts=4,
    chosen_towers=3,
    blue=("(3, 4)", "(1, 4)"),
    orange=("(6, 6)", "(8, 6)"),
    purple=("(4, 7)", "(6, 8)"),
    teal=("(6, 4)", "(4, 3)", "(6, 2)"),
)

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:243
WARCHIEFS_RAID = RiftCard("kingdom_rush.warchiefs_raid", "Warchief's Raid")

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:248
LANTERN_LIGHT = RiftCard("kingdom_rush.lantern_light", "Lantern Light")

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:252
SHADOW_GATE = RiftCard("kingdom_rush.shadow_gate", "Shadow Gate")

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:256
OPEN_GRAVES = RiftCard("kingdom_rush.open_graves", "Open Graves")

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:260
ERUPTION = RiftCard("kingdom_rush.eruption", "Eruption")

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:264
BLACK_WATER = RiftCard("kingdom_rush.black_water", "Black Water")

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:268
QUAKE_CARD = RiftCard("kingdom_rush.quake_card", "Quake")

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:273
GALE = RiftCard("kingdom_rush.gale", "Gale")

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:277
BLOOM_CARD = RiftCard("kingdom_rush.bloom_card", "Bloom")

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:282
LULL = RiftCard("kingdom_rush.lull", "Lull")

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:286
RIFT_CYCLONE = RiftCard("kingdom_rush.rift_cyclone", "Cyclone")

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:293
RIFT_BOSSES = Wave("kingdom_rush.rift_bosses", "Rift Bosses")

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:298
RIFT_LEVIATHAN = RiftBoss(
    "kingdom_rush.rift_leviathan",
    "Rift Leviathan",
    grid=".lll.\nllbll\n.lll.\n..l..\n.....\n",
    bars_figures=True,
)

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:309
RIFT_ELEMENACE = RiftBoss(
    "kingdom_rush.rift_elemenace",
    "Rift Elemenace",
    grid=".eee.\nbeeey\n.eee.\n..e..\n.....\n",
    bars_figures=True,
    bars_hero_attacks=True,
)


def choose_more_towers(game: State) -> None:
    """The team chooses further starting towers."""
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:97
    # verb: choose_more_towers
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    owners = game.owner
    team = rules_setup.team_now(game)
    for _ in range(team.chosen_towers):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:103")
        _found = []
        for t in contents_of[game.zone_tower_display]:
            if (
                isinstance(docs[t], Tower)
                and docs[t].level == team.chosen_level
                and rules_actions.top_of_pile(game, t)
            ):
                _found.append(t)
        card = game.choose(game.active, ASK_1, _found, NOTHING)
        if card >= 0:
            receiver = game.choose(
                game.active,
                Prompt("choice", ("Who takes ", ("piece", card), "?"), ("player",)),
                range(game.players),
                NOTHING,
            )
            owners[card] = receiver
            game.stamp += 1
            game.put(card, game.zone_hand[receiver])


def _first_1(game: State, third: int, upper: Sequence[Any]) -> int:
    docs = game.doc
    for c in [
        rift_card
        for rift_card in game.walk(game.contents[game.zone_rift_deck])
        if isinstance(docs[rift_card], RiftCard)
    ][::-1]:
        if c != third and c not in upper:
            return c
    return NOTHING


def lay_out_the_rift(game: State) -> None:
    """Build the rift deck with the cyclone as its third card, and the pool of blossoms."""
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:155
    # verb: lay_out_the_rift
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for card in game.program.of_kind[RiftCard]:
        if card is not game.program.definitions["kingdom_rush.rift_cyclone"]:
            game.create(card, game.zone_rift_deck, NOTHING)
    game.shuffle(game.zone_rift_deck)
    third = game.create(
        game.program.definitions["kingdom_rush.rift_cyclone"], game.zone_rift_deck, NOTHING
    )
    upper: Sequence[Any] = ()
    for _ in range(2):
        card_2 = _first_1(game, third, upper)
        upper = both(upper, (card_2,))
    for c in upper[::-1]:
        game.put(c, game.zone_rift_deck)
    for b in (
        game.program.definitions["kingdom_rush.fire_blossom"],
        game.program.definitions["kingdom_rush.frost_blossom"],
        game.program.definitions["kingdom_rush.earth_blossom"],
        game.program.definitions["kingdom_rush.storm_blossom"],
    ):
        for _ in range(2):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            game.create(b, game.zone_blossom_pool, NOTHING)


def reveal_rift_card(game: State) -> None:
    """Reveal the top card of the rift deck and carry it out."""
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:183
    # verb: reveal_rift_card
    if not game.contents[game.zone_rift_deck]:
        return
    card = game.top(game.zone_rift_deck)
    if game.log is not None:
        game.tell("the rift brings ", game.named("piece", card))
    game.program.resolve(game, card, game.active)
    if game.over:
        return
    game.put(card, NOTHING)


def regrow_from_pool(game: State) -> None:
    """Each used blossom is replaced by one from the pool."""
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:194
    # verb: regrow_from_pool
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    withered_of = game.piece_withered
    places = game.place
    contents_of = game.contents
    docs = game.doc
    _found = []
    for used in game.seen[Blossom]:
        if withered_of[used]:
            _found.append(used)
    for used in _found:
        s = places[used]
        fresh = game.choose(
            game.active,
            Prompt("choice", ("Which blossom grows at ", ("place", s), "?"), ("piece",)),
            [b for b in contents_of[game.zone_blossom_pool] if isinstance(docs[b], Blossom)],
            NOTHING,
        )
        if fresh >= 0:
            game.put(used, NOTHING)
            game.put(fresh, s)


def summon(game: State, wave: Any, n: int) -> None:
    """One of the `wave` comes in at spawn point `n`."""
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:206
    # verb: summon wave at n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for horde in game.contents[game.zone_box]:
        if docs[horde] in wave.cards:
            _found.append(horde)
    card = game.pick(_found, NOTHING)
    if card < 0:
        return
    _found_2 = []
    for point in game.seen[SpawnPoint]:
        if docs[point].number == n:
            _found_2.append(point)
    for point in _found_2:
        rules_hordes.spawn_card(game, card, point)
        if game.over:
            return


def move_token_to(game: State, n: int) -> None:
    """The event token lies beside stack `n`."""
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:215
    # verb: move_token_to n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    event_token_of_ = game.piece_event_token
    docs = game.doc
    for spawn_point in game.seen[SpawnPoint]:
        event_token_of_[spawn_point] = docs[spawn_point].number == n
        game.stamp += 1


def open_feature(game: State, feature: Any, s: int) -> None:
    """Put a `feature` on `s`."""
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:222
    # verb: open_feature feature at s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    game.create(feature, s, NOTHING)
    if feature is game.program.definitions["kingdom_rush.murky_pond"]:
        _found = []
        for m in game.contents[s]:
            if isinstance(docs[m], Miniature):
                _found.append(m)
        for m in _found:
            rules_heroes.retreat(game, m)


def raise_a_gale(game: State) -> None:
    """Hordes of spawn point 2 attempt to move one more time in this round."""
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:231
    # verb: raise_a_gale
    game.table_gale = True
    game.stamp += 1


def quiet_stack(game: State, n: int) -> None:
    """Nothing is spawned from stack `n` in this round."""
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:236
    # verb: quiet_stack n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    quiet_of = game.piece_quiet
    _found = []
    for spawn_point in game.seen[SpawnPoint]:
        if docs[spawn_point].number == n:
            _found.append(spawn_point)
    for spawn_point in _found:
        quiet_of[spawn_point] = True
        game.stamp += 1


def grasp(game: State, horde: int) -> None:
    """Place a tentacle on a building site adjacent to it, if possible."""
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:322
    # verb: grasp horde
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    rules_environment.place_tentacle(game, rules_bosses.sites_near(game, game.place[horde]))


def _any_1(game: State, neighbour: int) -> bool:
    docs = game.doc
    for damage_tile in game.contents[game.piece__zone_tray[neighbour]]:
        if isinstance(docs[damage_tile], DamageTile):
            return True
    return False


def soothe(game: State, horde: int) -> None:
    """Every horde adjacent to it loses 1 damage tile."""
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:327
    # verb: soothe horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found = []
    for neighbour in game.seen[Horde]:
        if game.distance_between(neighbour, horde) == 1:
            _found.append(neighbour)
    for neighbour in _found:
        if _any_1(game, neighbour):
            peel(game, neighbour)


def peel(game: State, horde: int) -> None:
    """Remove a damage tile from `horde`."""
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:334
    # verb: peel horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    loosened = game.choose(
        game.active,
        Prompt("choice", ("Which damage tile of ", ("piece", horde), " is removed?"), ("piece",)),
        [
            piece
            for piece in game.contents[game.piece__zone_tray[horde]]
            if isinstance(docs[piece], DamageTile)
        ],
        NOTHING,
    )
    if loosened >= 0:
        if game.log is not None:
            game.tell(game.named("piece", horde), " loses a damage tile")
        game.put(loosened, NOTHING)


def warchiefs_raid_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:247
    # summon hobgoblin_warchiefs at 1
    summon(game, game.program.definitions["kingdom_rush.hobgoblin_warchiefs"], 1)


def lantern_light_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:251
    # summon jack_o_lanterns at 2; move_token_to 3
    summon(game, game.program.definitions["kingdom_rush.jack_o_lanterns"], 2)
    if game.over:
        return
    move_token_to(game, 3)


def shadow_gate_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:255
    # summon shadow_champions at 3
    summon(game, game.program.definitions["kingdom_rush.shadow_champions"], 3)


def open_graves_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:259
    # summon anoobises at 1
    summon(game, game.program.definitions["kingdom_rush.anoobises"], 1)


def eruption_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:263
    # open_feature lava_pool at (4, 4)
    open_feature(game, game.program.definitions["kingdom_rush.lava_pool"], game.tables.space_4_4)


def black_water_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:267
    # open_feature murky_pond at (3, 6); more_tentacles
    open_feature(game, game.program.definitions["kingdom_rush.murky_pond"], game.tables.space_3_6)
    scenarios_n04_the_lantern_returns.more_tentacles(game)


def quake_card_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:272
    # crack_before_the_exit
    rules_elements.crack_before_the_exit(game)


def gale_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:276
    # raise_a_gale
    raise_a_gale(game)


def bloom_card_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:281
    # all_blossoms_regrow
    scenarios_n12_water_earth_air_fire.all_blossoms_regrow(game)


def lull_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:285
    # quiet_stack 2
    quiet_stack(game, 2)


def rift_cyclone_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:291
    # raise_cyclone
    scenarios_n09_storm_chaser.raise_cyclone(game)


def rift_leviathan_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:308
    # grasp self
    grasp(game, bearer)


def rift_elemenace_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:320
    # soothe self
    soothe(game, bearer)


def rules_of_the_rift_on_spawning(
    game: State, bearer: int, event: rules_round_.SpawningEvent
) -> bool:
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:177
    # on any spawning, while scenario = the_elemental_rift and game.round > 1: reveal_rift_card
    if not (
        game.setting is game.program.scenarios()["the_elemental_rift"].definition
        and game.table_round > 1
    ):
        return False
    reveal_rift_card(game)
    return True


def rules_of_the_rift_on_hordes_advanced(
    game: State, bearer: int, event: rules_round_.HordesAdvancedEvent
) -> bool:
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:178
    # on any hordes_advanced, while scenario = the_elemental_rift: regrow_from_pool
    if game.setting is not game.program.scenarios()["the_elemental_rift"].definition:
        return False
    regrow_from_pool(game)
    return True


def rules_of_the_rift_before_destroy(
    game: State, bearer: int, event: rules_hordes.DestroyEvent
) -> bool:
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:179
    # before any destroy where horde is a rift_boss: game.bosses_slain += 1
    if not isinstance(game.doc[event.horde], RiftBoss):
        return False
    game.table_bosses_slain += 1
    game.stamp += 1
    return True


def rules_of_the_rift_on_destroy(
    game: State, bearer: int, event: rules_hordes.DestroyEvent
) -> bool:
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:180
    # on any destroy, while game.bosses_slain = 2: accomplish
    if game.table_bosses_slain != 2:
        return False
    rules_goals.accomplish(game)
    return True


def rules_of_the_rift_before_escape(
    game: State, bearer: int, event: rules_hordes.EscapeEvent
) -> bool:
    # content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:181
    # before any escape where horde is a rift_boss: lose
    if not isinstance(game.doc[event.horde], RiftBoss):
        return False
    game.lose()
    return True


# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:243
WARCHIEFS_RAID_ABILITIES = Abilities(
    resolve=(("effects", warchiefs_raid_resolve),),
    text="One of the Hobgoblin Warchiefs comes in at spawn point 1.",
)

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:248
LANTERN_LIGHT_ABILITIES = Abilities(
    resolve=(("effects", lantern_light_resolve),),
    text="One of the Jack O'Lanterns comes in at spawn point 2; the event token lies beside stack 3.",
)

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:252
SHADOW_GATE_ABILITIES = Abilities(
    resolve=(("effects", shadow_gate_resolve),),
    text="One of the Shadow Champions comes in at spawn point 3.",
)

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:256
OPEN_GRAVES_ABILITIES = Abilities(
    resolve=(("effects", open_graves_resolve),),
    text="One of the Anoobis cards comes in at spawn point 1.",
)

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:260
ERUPTION_ABILITIES = Abilities(
    resolve=(("effects", eruption_resolve),), text="Put a Lava Pool on (4, 4)."
)

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:264
BLACK_WATER_ABILITIES = Abilities(
    resolve=(("effects", black_water_resolve),),
    text="Put a Murky Pond on (3, 6); 1 more tentacle comes up beside a pond, with three or four players 2.",
)

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:268
QUAKE_CARD_ABILITIES = Abilities(
    resolve=(("effects", quake_card_resolve),),
    text="A fault line opens on the path space nearest the exit that has no horde and no fault line.",
)

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:273
GALE_ABILITIES = Abilities(
    resolve=(("effects", gale_resolve),),
    text="Hordes of spawn point 2 attempt to move one more time in this round.",
)

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:277
BLOOM_CARD_ABILITIES = Abilities(
    resolve=(("effects", bloom_card_resolve),), text="Turn all blossoms face up."
)

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:282
LULL_ABILITIES = Abilities(
    resolve=(("effects", lull_resolve),), text="Nothing is spawned from stack 2 in this round."
)

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:286
RIFT_CYCLONE_ABILITIES = Abilities(
    resolve=(("effects", rift_cyclone_resolve),), text="Put the cyclone at spawn point 1."
)

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:298
RIFT_LEVIATHAN_ABILITIES = Abilities(
    resolve=(("before_moving", rift_leviathan_resolve),),
    text="No miniature and no soldier can be placed on it.\nBefore it attempts to move: Place a tentacle on a building site adjacent to it, if possible.",
    fields=("before_moving",),
)

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:309
RIFT_ELEMENACE_ABILITIES = Abilities(
    resolve=(("before_moving", rift_elemenace_resolve),),
    text="No miniature and no soldier can be placed on it.\nHeroes cannot attack it.\nBefore it attempts to move: Every horde adjacent to it loses 1 damage tile.",
    fields=("before_moving",),
)

# content/kingdom_rush/scenarios/13_the_elemental_rift.yaml:173
RULES_OF_THE_RIFT_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "spawning", "on", "", "kingdom_rush.rules_of_the_rift:0", rules_of_the_rift_on_spawning
        ),
        Trigger(
            "hordes_advanced",
            "on",
            "",
            "kingdom_rush.rules_of_the_rift:1",
            rules_of_the_rift_on_hordes_advanced,
        ),
        Trigger(
            "destroy",
            "before",
            "",
            "kingdom_rush.rules_of_the_rift:2",
            rules_of_the_rift_before_destroy,
        ),
        Trigger(
            "destroy", "on", "", "kingdom_rush.rules_of_the_rift:3", rules_of_the_rift_on_destroy
        ),
        Trigger(
            "escape",
            "before",
            "",
            "kingdom_rush.rules_of_the_rift:4",
            rules_of_the_rift_before_escape,
        ),
    ),
    text="While the scenario is The Elemental Rift and the round is more than 1, at the beginning of phase 1: reveal the top card of the rift deck and carry it out.\nWhile the scenario is The Elemental Rift, at the end of phase 4: each used blossom is replaced by one from the pool.\nBefore any destruction of a horde if the horde is a rift boss: the bosses slain increases by 1.\nWhile the bosses slain is 2, on any destruction of a horde: the players win at the end of this round if they have not lost.\nBefore any escape of a horde if the horde is a rift boss: the players lose the game.",
)

CONTENTS = Contents(
    definitions=(
        THE_ELEMENTAL_RIFT_START_GROUP_A,
        THE_ELEMENTAL_RIFT_ONE_PLAYER,
        THE_ELEMENTAL_RIFT_TWO_PLAYERS,
        THE_ELEMENTAL_RIFT_THREE_PLAYERS,
        THE_ELEMENTAL_RIFT_FOUR_PLAYERS,
        WARCHIEFS_RAID,
        LANTERN_LIGHT,
        SHADOW_GATE,
        OPEN_GRAVES,
        ERUPTION,
        BLACK_WATER,
        QUAKE_CARD,
        GALE,
        BLOOM_CARD,
        LULL,
        RIFT_CYCLONE,
        RIFT_BOSSES,
        RIFT_LEVIATHAN,
        RIFT_ELEMENACE,
    ),
    abilities={
        "kingdom_rush.warchiefs_raid": WARCHIEFS_RAID_ABILITIES,
        "kingdom_rush.lantern_light": LANTERN_LIGHT_ABILITIES,
        "kingdom_rush.shadow_gate": SHADOW_GATE_ABILITIES,
        "kingdom_rush.open_graves": OPEN_GRAVES_ABILITIES,
        "kingdom_rush.eruption": ERUPTION_ABILITIES,
        "kingdom_rush.black_water": BLACK_WATER_ABILITIES,
        "kingdom_rush.quake_card": QUAKE_CARD_ABILITIES,
        "kingdom_rush.gale": GALE_ABILITIES,
        "kingdom_rush.bloom_card": BLOOM_CARD_ABILITIES,
        "kingdom_rush.lull": LULL_ABILITIES,
        "kingdom_rush.rift_cyclone": RIFT_CYCLONE_ABILITIES,
        "kingdom_rush.rift_leviathan": RIFT_LEVIATHAN_ABILITIES,
        "kingdom_rush.rift_elemenace": RIFT_ELEMENACE_ABILITIES,
    },
    laws={"kingdom_rush.rules_of_the_rift": RULES_OF_THE_RIFT_ABILITIES},
    links=(
        (THE_ELEMENTAL_RIFT_START_GROUP_A, "wave", "kingdom_rush.group_a"),
        (
            THE_ELEMENTAL_RIFT_ONE_PLAYER,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_artillery",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            THE_ELEMENTAL_RIFT_TWO_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_artillery",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (
            THE_ELEMENTAL_RIFT_THREE_PLAYERS,
            "towers",
            (
                "kingdom_rush.archer_tower",
                "kingdom_rush.mage_guild",
                "kingdom_rush.dwarven_artillery",
                "kingdom_rush.militia_barracks",
            ),
        ),
        (RIFT_BOSSES, "cards", ("kingdom_rush.rift_leviathan", "kingdom_rush.rift_elemenace")),
    ),
)
