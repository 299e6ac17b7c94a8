# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/rules/scoring.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    Contents,
    Phase,
    Prompt,
    both,
    first_part,
    numbers,
    part,
    product,
    with_item,
)

from .. import kinds
from ..kinds import Fate, Relic, Reward, Treasure
from ..state import State
from . import activation as rules_activation
from . import goods as rules_goods
from . import titles as rules_titles

ASK_1 = Prompt("choice", "What does an Orb stand for?", ("definition",))


def relic_fame(game: State, player: int) -> int:
    """The Fame that `player` counts for Relics."""
    # content/kingdom_defenders/rules/scoring.yaml:24
    # query: relic_fame player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return (
        rune_fame(game, player)
        + trophy_fame(
            game, counted(game, game.program.definitions["kingdom_defenders.trophy"], player)
        )
        + product(
            counted(game, game.program.definitions["kingdom_defenders.legendary_weapon"], player),
            rules_goods.multiplier(
                game, game.player_level[player][kinds.LEVEL_TRACK_NUMBERS["strength"]]
            ),
        )
        + product(
            counted(game, game.program.definitions["kingdom_defenders.arcane_tome"], player),
            rules_goods.multiplier(
                game, game.player_level[player][kinds.LEVEL_TRACK_NUMBERS["magic"]]
            ),
        )
    )


def counted(game: State, relic: Any, player: int) -> int:
    # content/kingdom_defenders/rules/scoring.yaml:33
    # query: counted relic
    return (
        rules_activation.held(game, relic, player)
        + game.player_orbs_as[player][game.program.numbers(Relic)[relic.id]]
    )


def _documents_1(game: State) -> tuple[Any, ...]:
    _key = ("kingdom_defenders.rules.scoring", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for relic in game.program.of_kind[Relic]:
            if relic.rune and not relic.wild:
                _found.append(relic)
        _known = game.tables.keep(_key, _found)
    return _known


def rune_fame(game: State, player: int) -> int:
    """The Fame for all sets of Runes."""
    # content/kingdom_defenders/rules/scoring.yaml:43
    # query: rune_fame
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    shapes = len(_documents_1(game))
    wild = counted(game, game.program.definitions["kingdom_defenders.wild_rune"], player)
    fame = 0
    sets = 0
    while True:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_defenders/rules/scoring.yaml:54")
        sets = sets + 1
        _count = 0
        for relic in _documents_1(game):
            if rules_activation.held(game, relic, player) >= sets:
                _count += 1
        plain = _count
        whole = min(shapes, plain + wild)
        if whole == 0:
            return fame
        wild = wild - (whole - plain)
        fame = fame + part((1, 4, 8, 12, 18), whole - 1)


def set_fame(game: State, n: int) -> int:
    # content/kingdom_defenders/rules/scoring.yaml:62
    # query: set_fame n
    return part((1, 4, 8, 12, 18), n - 1)


def trophy_fame(game: State, n: int) -> int:
    """The Fame for `n` Trophies."""
    # content/kingdom_defenders/rules/scoring.yaml:69
    # query: trophy_fame n
    return part((0, 0, 1, 3, 6, 10, 15), min(n, 6)) + max(0, n - 6)


def weapon_fame(game: State, player: int) -> int:
    """The Fame for Legendary Weapons."""
    # content/kingdom_defenders/rules/scoring.yaml:77
    # query: weapon_fame
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return product(
        counted(game, game.program.definitions["kingdom_defenders.legendary_weapon"], player),
        rules_goods.multiplier(
            game, game.player_level[player][kinds.LEVEL_TRACK_NUMBERS["strength"]]
        ),
    )


def tome_fame(game: State, player: int) -> int:
    """The Fame for Arcane Tomes."""
    # content/kingdom_defenders/rules/scoring.yaml:85
    # query: tome_fame
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return product(
        counted(game, game.program.definitions["kingdom_defenders.arcane_tome"], player),
        rules_goods.multiplier(game, game.player_level[player][kinds.LEVEL_TRACK_NUMBERS["magic"]]),
    )


def fate_fame(game: State, player: int) -> int:
    """The Fame of the Fate card."""
    # content/kingdom_defenders/rules/scoring.yaml:95
    # query: fate_fame
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for card in game.contents[game.zone_fate_card[player]]:
        if isinstance(docs[card], Fate):
            _found.append(card)
    for card in _found:
        n = fate_count(game, card, player)
        steps = []
        for i in numbers(0, len(docs[card].steps) - 1):
            if part(docs[card].steps, i) <= n:
                steps.append(i)
        return product(n, docs[card].each) + (part(docs[card].fame, len(steps) - 1) if steps else 0)
    return 0


def fate_count(game: State, card: int, player: int) -> int:
    # content/kingdom_defenders/rules/scoring.yaml:108
    # query: fate_count card
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    stock_of = game.player_stock
    contents_of = game.contents
    if docs[card].scores == "legendary_weapons":
        return counted(game, game.program.definitions["kingdom_defenders.legendary_weapon"], player)
    if docs[card].scores == "arcane_tomes":
        return counted(game, game.program.definitions["kingdom_defenders.arcane_tome"], player)
    if docs[card].scores == "trophies":
        return counted(game, game.program.definitions["kingdom_defenders.trophy"], player)
    if docs[card].scores == "rune_shapes":
        return rules_activation.shapes_shown(game, player)
    if docs[card].scores == "coins":
        return stock_of[player][kinds.RESOURCE_NUMBERS["coin"]]
    if docs[card].scores == "rewards":
        _found = []
        for piece in contents_of[game.zone_screen[player]]:
            if isinstance(docs[piece], Treasure):
                _found.append(piece)
        _found_2 = []
        for piece_2 in contents_of[game.zone_in_view[player]]:
            if isinstance(docs[piece_2], Treasure):
                _found_2.append(piece_2)
        _count = 0
        for t in both(_found, _found_2):
            if isinstance(docs[t], Reward):
                _count += 1
        return _count
    if docs[card].scores == "adventures":
        return rules_activation.adventures_done(game, player)
    return (
        stock_of[player][kinds.RESOURCE_NUMBERS["weapon"]]
        + stock_of[player][kinds.RESOURCE_NUMBERS["spell"]]
    )


def score(game: State, player: int) -> None:
    # content/kingdom_defenders/rules/scoring.yaml:14
    # verb: score player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " counts", " count"),
            " Relics, Loot, Wounds and Fate",
        )
    game.player_fame[player] = max(
        0,
        game.player_fame[player]
        + (
            rune_fame(game, player)
            + trophy_fame(
                game, counted(game, game.program.definitions["kingdom_defenders.trophy"], player)
            )
            + product(
                counted(
                    game, game.program.definitions["kingdom_defenders.legendary_weapon"], player
                ),
                rules_goods.multiplier(
                    game, game.player_level[player][kinds.LEVEL_TRACK_NUMBERS["strength"]]
                ),
            )
            + product(
                counted(game, game.program.definitions["kingdom_defenders.arcane_tome"], player),
                rules_goods.multiplier(
                    game, game.player_level[player][kinds.LEVEL_TRACK_NUMBERS["magic"]]
                ),
            )
            + game.player_stock[player][kinds.RESOURCE_NUMBERS["loot"]]
        ),
    )
    game.player_fame[player] = max(0, game.player_fame[player] - game.player_wounds[player])
    game.player_fame[player] = max(0, game.player_fame[player] + fate_fame(game, player))


def decide_orbs(game: State, player: int) -> None:
    """Decide for each Orb."""
    # content/kingdom_defenders/rules/scoring.yaml:125
    # verb: decide_orbs for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    orbs_as_of = game.player_orbs_as
    for _ in range(
        rules_activation.held(game, game.program.definitions["kingdom_defenders.orb"], player)
    ):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_defenders/rules/scoring.yaml:131")
        kind = game.choose(
            player,
            ASK_1,
            (
                game.program.definitions["kingdom_defenders.legendary_weapon"],
                game.program.definitions["kingdom_defenders.arcane_tome"],
                game.program.definitions["kingdom_defenders.trophy"],
                game.program.definitions["kingdom_defenders.wild_rune"],
            ),
            None,
        )
        number = game.program.numbers(Relic)[kind.id]
        orbs_as_of[player] = with_item(orbs_as_of[player], number, orbs_as_of[player][number] + 1)


def _in_order_1(game: State) -> Sequence[int]:
    position_of = game.player_position
    ranked = []
    for p in range(game.players):
        ranked.append(((position_of[p],), p))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def scoring_step_1(game: State) -> int:
    # content/kingdom_defenders/rules/scoring.yaml:4
    fame_of = game.player_fame
    stock_of = game.player_stock
    for p in _in_order_1(game):
        decide_orbs(game, p)
    for p in range(game.players):
        score(game, p)
    for t in (
        "kingdom_defender",
        "immaculate",
        "expertise",
        "defender",
        "failed",
        "collector",
        "hunter",
        "popular",
        "fortunate",
        "fanatic",
        "adventurer",
        "supremacy",
        "legend",
    ):
        _found = []
        for p in range(game.players):
            if rules_titles.earned(game, t, p):
                _found.append(p)
        for p in _found:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            game.award("".join((game.show("enum", t),)), (p,))
    _found_2 = []
    for player in range(game.players):
        _found_2.append(
            (
                player,
                fame_of[player],
                rules_activation.adventures_done(game, player),
                stock_of[player][kinds.RESOURCE_NUMBERS["loot"]],
            ),
        )
    game.win_ranked(_found_2, (True, True, True))
    return -1


CONTENTS = Contents(phases={"scoring": Phase((scoring_step_1,), 0)})
