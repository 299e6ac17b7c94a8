# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/setup.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Prompt, both

from ..kinds import SpawnPoint, Wave
from ..scenarios import n13_the_elemental_rift as scenarios_n13_the_elemental_rift
from ..state import State
from . import difficulty as rules_difficulty
from . import environment as rules_environment
from . import goals as rules_goals
from . import heroes_setup as rules_heroes_setup


def _first_1(game: State) -> Any:
    for t in game.setting.teams:
        if t.players == game.players:
            return t
    return None


def team_now(game: State) -> Any:
    """What this number of players gets."""
    # content/kingdom_rush/rules/setup.yaml:26
    # query: team_now
    return _first_1(game)


def bare_of_blossoms(game: State) -> bool:
    """The iron challenge takes blossoms away."""
    # content/kingdom_rush/rules/setup.yaml:67
    # query: bare_of_blossoms
    return game.table_difficulty == "iron_challenge" and (
        game.setting is game.program.scenarios()["blooming_threats"].definition
        or game.setting is game.program.scenarios()["the_lost_souls"].definition
    )


def cracks_stay_open(game: State) -> bool:
    """The iron challenge starts without a fault line, and none can be removed."""
    # content/kingdom_rush/rules/setup.yaml:74
    # query: cracks_stay_open
    return (
        game.table_difficulty == "iron_challenge"
        and game.setting is game.program.scenarios()["they_came_from_below"].definition
    )


def seat(game: State, n: int) -> int:
    """The player of colour number `n`; a solo player has them all."""
    # content/kingdom_rush/rules/setup.yaml:129
    # query: seat n
    return n if n < game.players else 0


def set_up_scenario(game: State) -> None:
    """Carry out the common steps of the set-up."""
    # content/kingdom_rush/rules/setup.yaml:4
    # verb: set_up_scenario
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    game.table_difficulty = game.options["difficulty"]
    game.table_tentacles_leave = not game.options["tentacles_return"]
    game.stamp += 1
    lay_out_components(game)
    place_starting_hordes(game)
    build_stack(game, game.setting.stack_1, game.program.definitions["kingdom_rush.spawn_1"])
    build_stack(game, game.setting.stack_2, game.program.definitions["kingdom_rush.spawn_2"])
    build_stack(game, game.setting.stack_3, game.program.definitions["kingdom_rush.spawn_3"])
    build_stack(game, game.setting.stack_4, game.program.definitions["kingdom_rush.spawn_4"])
    build_all_sites(game)
    rules_heroes_setup.lay_out_tokens(game)
    place_features(game)
    if game.over:
        return
    rules_goals.place_helpers(game)
    deal_towers(game, team_now(game).towers)
    rules_heroes_setup.choose_heroes(game)
    scenarios_n13_the_elemental_rift.choose_more_towers(game)
    rules_difficulty.apply_difficulty(game, game.options["difficulty"])


def lay_out_components(game: State) -> None:
    """Lay out hearts, cards, towers, soldiers and the players' supply."""
    # content/kingdom_rush/rules/setup.yaml:33
    # verb: lay_out_components
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    game.table_hearts = team_now(game).hearts
    game.stamp += 1
    game.table_gold = team_now(game).gold
    game.stamp += 1
    game.table_crystals = team_now(game).crystals
    game.stamp += 1
    for w in game.program.of_kind[Wave]:
        for card in w.cards:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            for _ in range(w.copies):
                game.fuel -= game.seen.walk
                if game.fuel < 0:
                    game.tick("content/kingdom_rush/rules/setup.yaml:43")
                game.create(card, game.zone_box, NOTHING)
    for t in both(game.setting.towers, game.setting.more_towers):
        for _ in range(t.copies):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.tick("content/kingdom_rush/rules/setup.yaml:45")
            game.create(t, game.zone_tower_display, NOTHING)
    for _ in range(12):
        game.create(
            game.program.definitions["kingdom_rush.soldier"], game.zone_soldier_supply, NOTHING
        )


def place_features(game: State) -> None:
    """Put every feature where the scenario shows it."""
    # content/kingdom_rush/rules/setup.yaml:48
    # verb: place_features
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    event_token_of_ = game.piece_event_token
    docs = game.doc
    if not (
        game.table_difficulty == "iron_challenge"
        and (
            game.setting is game.program.scenarios()["blooming_threats"].definition
            or game.setting is game.program.scenarios()["the_lost_souls"].definition
        )
    ):
        for s in game.board.spaces_named(game.setting.magic_blossoms):
            game.create(game.program.definitions["kingdom_rush.magic_blossom"], s, NOTHING)
        for s in game.board.spaces_named(game.setting.earth_blossoms):
            game.create(game.program.definitions["kingdom_rush.earth_blossom"], s, NOTHING)
    for s in game.board.spaces_named(game.setting.fire_blossoms):
        game.create(game.program.definitions["kingdom_rush.fire_blossom"], s, NOTHING)
    for s in game.board.spaces_named(game.setting.frost_blossoms):
        game.create(game.program.definitions["kingdom_rush.frost_blossom"], s, NOTHING)
    for s in game.board.spaces_named(game.setting.storm_blossoms):
        game.create(game.program.definitions["kingdom_rush.storm_blossom"], s, NOTHING)
    for s in game.board.spaces_named(game.setting.lava_pools):
        game.create(game.program.definitions["kingdom_rush.lava_pool"], s, NOTHING)
    for s in game.board.spaces_named(game.setting.gold_lava_pools):
        game.create(game.program.definitions["kingdom_rush.gold_lava_pool"], s, NOTHING)
    for s in game.board.spaces_named(game.setting.murky_ponds):
        game.create(game.program.definitions["kingdom_rush.murky_pond"], s, NOTHING)
    for s in game.board.spaces_named(game.setting.flags):
        game.create(game.program.definitions["kingdom_rush.flag"], s, NOTHING)
    for spawn_point in game.seen[SpawnPoint]:
        event_token_of_[spawn_point] = docs[spawn_point].number == game.setting.token_start
        game.stamp += 1
    if not (
        game.table_difficulty == "iron_challenge"
        and game.setting is game.program.scenarios()["they_came_from_below"].definition
    ):
        for s in game.board.spaces_named(game.setting.fault_lines):
            rules_environment.open_fault_line(game, s)
            if game.over:
                return


def place_starting_hordes(game: State) -> None:
    """Place the starting hordes."""
    # content/kingdom_rush/rules/setup.yaml:81
    # verb: place_starting_hordes
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for start in game.setting.starting_hordes:
        for s in game.board.spaces_named(start.at):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            place_horde(game, start.wave, s)


def place_horde(game: State, wave: Any, s: int) -> None:
    """Place a random `wave` horde at `s`."""
    # content/kingdom_rush/rules/setup.yaml:89
    # verb: place_horde wave at s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for horde in game.contents[game.zone_box]:
        if docs[horde] in wave.cards:
            _found.append(horde)
    card = game.pick(_found, NOTHING)
    game.put(card, s)


def build_stack(game: State, waves: Sequence[Any], point: Any) -> None:
    """Put `point` on the map with a stack of `waves`."""
    # content/kingdom_rush/rules/setup.yaml:98
    # verb: build_stack waves of point
    if not waves:
        return
    token = game.create(point, game.board.routes[point.route][0], NOTHING)
    fill_stack(game, waves, token)


def fill_stack(game: State, waves: Sequence[Any], spawn_point: int) -> None:
    """Build the stack of `spawn_point`: `waves`."""
    # content/kingdom_rush/rules/setup.yaml:108
    # verb: fill_stack waves of spawn_point
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    for w in waves[::-1]:
        _found = []
        for horde in contents_of[game.zone_box]:
            if docs[horde] in w.cards:
                _found.append(horde)
        card = game.pick(_found, NOTHING)
        game.put(card, game.piece__zone_spawn_stack[spawn_point])


def build_all_sites(game: State) -> None:
    """Put building sites where the scenario shows them for this number of players."""
    # content/kingdom_rush/rules/setup.yaml:118
    # verb: build_all_sites
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    build_sites(
        game,
        game.program.definitions["kingdom_rush.blue_site"],
        game.board.spaces_named(team_now(game).blue),
        0,
    )
    build_sites(
        game,
        game.program.definitions["kingdom_rush.orange_site"],
        game.board.spaces_named(team_now(game).orange),
        1 if 1 < game.players else 0,
    )
    build_sites(
        game,
        game.program.definitions["kingdom_rush.purple_site"],
        game.board.spaces_named(team_now(game).purple),
        2 if 2 < game.players else 0,
    )
    build_sites(
        game,
        game.program.definitions["kingdom_rush.teal_site"],
        game.board.spaces_named(team_now(game).teal),
        3 if 3 < game.players else 0,
    )
    for s in game.board.spaces_named(team_now(game).white):
        game.create(game.program.definitions["kingdom_rush.white_site"], s, NOTHING)


def build_sites(game: State, site: Any, spaces: Sequence[int], owner: int) -> None:
    """Put `site` at `spaces`."""
    # content/kingdom_rush/rules/setup.yaml:137
    # verb: build_sites site at spaces for owner
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for s in spaces:
        game.create(site, s, owner)


def _first_2(game: State, t: Any) -> int:
    docs = game.doc
    for tower in game.contents[game.zone_tower_display]:
        if docs[tower] is t:
            return tower
    return NOTHING


def deal_towers(game: State, towers: Sequence[Any]) -> None:
    """The team shares out `towers`."""
    # content/kingdom_rush/rules/setup.yaml:145
    # verb: deal_towers towers
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    for t in towers:
        card = _first_2(game, t)
        receiver = game.choose(
            game.active,
            Prompt("choice", ("Who takes ", ("piece", card), "?"), ("player",)),
            range(game.players),
            NOTHING,
        )
        owners[card] = receiver
        game.stamp += 1
        game.put(card, game.zone_hand[receiver])
