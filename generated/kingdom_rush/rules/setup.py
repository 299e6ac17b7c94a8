# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/setup.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Prompt

from .. import kinds
from ..state import State

ASK_1 = Prompt("choice", "Which hero?", ("definition",))


def lay_out_components(game: State) -> None:
    """lay out hearts, cards, towers, soldiers and the players' supply"""
    # content/kingdom_rush/rules/setup.yaml:4
    # verb: lay_out_components
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    game.table_hearts = max(0, game.setting.hearts)
    game.stamp += 1
    game.table_gold = max(0, game.setting.gold)
    game.stamp += 1
    game.table_crystals = max(0, game.setting.crystals)
    game.stamp += 1
    for w in game.program.of_kind(kinds.Wave):
        for card in w.cards:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            game.create(card, game.zone_box, NOTHING)
    for t in game.setting.towers:
        for _ in range(t.copies):
            game.tick("content/kingdom_rush/rules/setup.yaml:15")
            game.create(t, game.zone_tower_display, NOTHING)
    for _ in range(12):
        game.create(
            game.program.definitions["kingdom_rush.soldier"], game.zone_soldier_supply, NOTHING
        )


def _no_1(game: State, h: Any) -> bool:
    docs = game.doc
    for hero in game.walk(game.seen[kinds.Hero]):
        if docs[hero] == h:
            return False
    return True


def choose_heroes(game: State) -> None:
    """every player chooses a hero"""
    # content/kingdom_rush/rules/setup.yaml:18
    # verb: choose_heroes
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    facing_of = game.piece_facing
    for p in range(game.players):
        chosen = game.choose(p, ASK_1, [h for h in game.setting.heroes if _no_1(game, h)], None)
        if chosen is not None:
            mine = game.create(chosen, game.zone_hero_board[p], p)
            facing_of[mine] = game.program.definitions["kingdom_rush.north"]
            game.stamp += 1


def place_horde(game: State, wave: Any, s: int) -> None:
    """place a random {wave} horde at {s}"""
    # content/kingdom_rush/rules/setup.yaml:28
    # verb: place_horde wave at s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    card = game.pick(
        [
            horde
            for horde in game.contents[game.zone_box]
            if isinstance(docs[horde], kinds.Horde) and docs[horde] in wave.cards
        ],
        NOTHING,
    )
    game.put(card, s)


def fill_stack(game: State, waves: Sequence[Any], spawn_point: int) -> None:
    """build the stack of {spawn_point}: {waves}"""
    # content/kingdom_rush/rules/setup.yaml:37
    # verb: fill_stack waves of spawn_point
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    for w in waves[::-1]:
        card = game.pick(
            [
                horde
                for horde in contents_of[game.zone_box]
                if isinstance(docs[horde], kinds.Horde) and docs[horde] in w.cards
            ],
            NOTHING,
        )
        game.put(card, game.piece__zone_spawn_stack[spawn_point])


def build_sites(game: State, site: Any, spaces: Sequence[int], owner: int) -> None:
    """put {site} at {spaces}"""
    # content/kingdom_rush/rules/setup.yaml:47
    # verb: build_sites site at spaces for owner
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for s in spaces:
        game.create(site, s, owner)


def _first_1(game: State, t: Any) -> int:
    docs = game.doc
    for tower in game.contents[game.zone_tower_display]:
        if isinstance(docs[tower], kinds.Tower) and docs[tower] == t:
            return tower
    return NOTHING


def deal_towers(game: State, towers: Sequence[Any]) -> None:
    """the team shares out {towers}"""
    # content/kingdom_rush/rules/setup.yaml:55
    # verb: deal_towers towers
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    for t in towers:
        card = _first_1(game, t)
        receiver = game.choose(
            game.active,
            Prompt("choice", "".join(("Who takes ", game.show("piece", card), "?")), ("player",)),
            range(game.players),
            NOTHING,
        )
        if receiver >= 0:
            owners[card] = receiver
            game.stamp += 1
            game.put(card, game.zone_hand[receiver])
