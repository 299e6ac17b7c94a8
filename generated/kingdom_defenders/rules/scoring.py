# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/rules/scoring.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import (
    Contents,
    OneOf,
    Phase,
    Prompt,
    both,
    first_part,
    highest_of,
    numbers,
    part,
    product,
)

from .. import kinds
from ..state import State
from . import activation as rules_activation
from . import goods as rules_goods

ASK_1 = OneOf(
    "one of",
    "choose one",
    ("let the Orbs stand for whatever gives most Fame", "decide for each Orb"),
)

ASK_2 = Prompt("choice", "an Orb becomes a", ("definition",))


def rune_fame(game: State, more: int, player: int) -> int:
    """the Fame for all sets of Runes"""
    # content/kingdom_defenders/rules/scoring.yaml:29
    # query: rune_fame more
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    shapes = len(
        [relic for relic in game.program.of_kind(kinds.Relic) if relic.rune and not relic.wild]
    )
    wild = (
        rules_activation.held(game, game.program.definitions["kingdom_defenders.wild_rune"], player)
        + more
    )
    fame = 0
    sets = 0
    while True:
        game.tick("content/kingdom_defenders/rules/scoring.yaml:40")
        sets = sets + 1
        plain = len(
            [
                relic
                for relic in game.program.of_kind(kinds.Relic)
                if relic.rune
                and not relic.wild
                and rules_activation.held(game, relic, player) >= sets
            ],
        )
        whole = min(shapes, plain + wild)
        if whole == 0:
            return fame
        wild = wild - (whole - plain)
        fame = fame + part((0, 1, 4, 8, 12, 18), min(whole, 5))


def set_fame(game: State, n: int) -> int:
    # content/kingdom_defenders/rules/scoring.yaml:48
    # query: set_fame n
    return part((0, 1, 4, 8, 12, 18), min(n, 5))


def trophy_fame(game: State, n: int) -> int:
    # content/kingdom_defenders/rules/scoring.yaml:55
    # query: trophy_fame n
    return part((0, 0, 1, 3, 6, 10, 15), min(n, 6)) + max(0, n - 6)


def weapon_fame(game: State, more: int, player: int) -> int:
    # content/kingdom_defenders/rules/scoring.yaml:62
    # query: weapon_fame more
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return product(
        rules_activation.held(
            game, game.program.definitions["kingdom_defenders.legendary_weapon"], player
        )
        + more,
        rules_goods.multiplier(game, game.player_strength[player]),
    )


def tome_fame(game: State, more: int, player: int) -> int:
    # content/kingdom_defenders/rules/scoring.yaml:69
    # query: tome_fame more
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return product(
        rules_activation.held(
            game, game.program.definitions["kingdom_defenders.arcane_tome"], player
        )
        + more,
        rules_goods.multiplier(game, game.player_magic[player]),
    )


def fate_fame(
    game: State, orb_weapons: int, orb_tomes: int, orb_trophies: int, orb_runes: int, player: int
) -> int:
    """the Fame of the Fate card if so many Orbs stand for each kind of Relic"""
    # content/kingdom_defenders/rules/scoring.yaml:78
    # query: fate_fame orb_weapons orb_tomes orb_trophies orb_runes
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    for card in [
        piece
        for piece in game.contents[game.zone_fate_card[player]]
        if isinstance(docs[piece], kinds.Fate)
    ]:
        n = fate_count(game, card, orb_weapons, orb_tomes, orb_trophies, orb_runes, player)
        steps: Sequence[int] = [
            i for i in numbers(0, len(docs[card].steps) - 1) if part(docs[card].steps, i) <= n
        ]
        return product(n, docs[card].each) + (
            part(docs[card].fame, len(steps) - 1) if len(steps) > 0 else 0
        )
    return 0


def fate_count(
    game: State,
    card: int,
    orb_weapons: int,
    orb_tomes: int,
    orb_trophies: int,
    orb_runes: int,
    player: int,
) -> int:
    # content/kingdom_defenders/rules/scoring.yaml:91
    # query: fate_count card orb_weapons orb_tomes orb_trophies orb_runes
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    contents_of = game.contents
    if docs[card].scores == "legendary_weapons":
        return (
            rules_activation.held(
                game, game.program.definitions["kingdom_defenders.legendary_weapon"], player
            )
            + orb_weapons
        )
    if docs[card].scores == "arcane_tomes":
        return (
            rules_activation.held(
                game, game.program.definitions["kingdom_defenders.arcane_tome"], player
            )
            + orb_tomes
        )
    if docs[card].scores == "trophies":
        return (
            rules_activation.held(
                game, game.program.definitions["kingdom_defenders.trophy"], player
            )
            + orb_trophies
        )
    if docs[card].scores == "rune_shapes":
        return rules_activation.rune_shapes(game, orb_runes, player)
    if docs[card].scores == "coins":
        return game.player_coins[player]
    if docs[card].scores == "rewards":
        return len(
            [
                t
                for t in both(
                    [
                        piece
                        for piece in contents_of[game.zone_screen[player]]
                        if isinstance(docs[piece], kinds.Treasure)
                    ],
                    [
                        piece
                        for piece in contents_of[game.zone_in_view[player]]
                        if isinstance(docs[piece], kinds.Treasure)
                    ],
                )
                if isinstance(docs[t], kinds.Reward)
            ],
        )
    if docs[card].scores == "adventures":
        return rules_activation.adventures_done(game, player)
    return game.player_weapons[player] + game.player_spells[player]


def score(game: State, player: int) -> None:
    # content/kingdom_defenders/rules/scoring.yaml:12
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
    game.player_fame[player] = max(0, game.player_fame[player] + game.player_loot[player])
    game.player_fame[player] = max(
        0, game.player_fame[player] + rune_fame(game, game.player_orb_runes[player], player)
    )
    game.player_fame[player] = max(
        0,
        game.player_fame[player]
        + trophy_fame(
            game,
            rules_activation.held(
                game, game.program.definitions["kingdom_defenders.trophy"], player
            )
            + game.player_orb_trophies[player],
        ),
    )
    game.player_fame[player] = max(
        0,
        game.player_fame[player]
        + product(
            rules_activation.held(
                game, game.program.definitions["kingdom_defenders.legendary_weapon"], player
            )
            + game.player_orb_weapons[player],
            rules_goods.multiplier(game, game.player_strength[player]),
        ),
    )
    game.player_fame[player] = max(
        0,
        game.player_fame[player]
        + product(
            rules_activation.held(
                game, game.program.definitions["kingdom_defenders.arcane_tome"], player
            )
            + game.player_orb_tomes[player],
            rules_goods.multiplier(game, game.player_magic[player]),
        ),
    )
    game.player_fame[player] = max(0, game.player_fame[player] - game.player_wounds[player])
    game.player_fame[player] = max(
        0,
        game.player_fame[player]
        + fate_fame(
            game,
            game.player_orb_weapons[player],
            game.player_orb_tomes[player],
            game.player_orb_trophies[player],
            game.player_orb_runes[player],
            player,
        ),
    )


def decide_orbs(game: State, player: int) -> None:
    # content/kingdom_defenders/rules/scoring.yaml:108
    # verb: decide_orbs for player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if rules_activation.held(game, game.program.definitions["kingdom_defenders.orb"], player) == 0:
        return
    option = game.choose(player, ASK_1, range(2), 0)
    if option == 0:
        share_orbs_for_most_fame(game, player)
    elif option == 1:
        decide_each_orb(game, player)


def decide_each_orb(game: State, player: int) -> None:
    """decide for each Orb"""
    # content/kingdom_defenders/rules/scoring.yaml:118
    # verb: decide_each_orb for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    orb_weapons_of = game.player_orb_weapons
    orb_tomes_of = game.player_orb_tomes
    orb_trophies_of = game.player_orb_trophies
    orb_runes_of = game.player_orb_runes
    for _ in range(
        rules_activation.held(game, game.program.definitions["kingdom_defenders.orb"], player)
    ):
        game.tick("content/kingdom_defenders/rules/scoring.yaml:124")
        kind = game.choose(
            player,
            ASK_2,
            (
                game.program.definitions["kingdom_defenders.legendary_weapon"],
                game.program.definitions["kingdom_defenders.arcane_tome"],
                game.program.definitions["kingdom_defenders.trophy"],
                game.program.definitions["kingdom_defenders.wild_rune"],
            ),
            None,
        )
        if kind is not None:
            if kind == game.program.definitions["kingdom_defenders.legendary_weapon"]:
                orb_weapons_of[player] += 1
            elif kind == game.program.definitions["kingdom_defenders.arcane_tome"]:
                orb_tomes_of[player] += 1
            elif kind == game.program.definitions["kingdom_defenders.trophy"]:
                orb_trophies_of[player] += 1
            else:
                orb_runes_of[player] += 1


def share_orbs_for_most_fame(game: State, player: int) -> None:
    """let the Orbs stand for whatever gives most Fame"""
    # content/kingdom_defenders/rules/scoring.yaml:131
    # verb: share_orbs_for_most_fame for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    strength_of = game.player_strength
    magic_of = game.player_magic
    orb_weapons_of = game.player_orb_weapons
    orb_tomes_of = game.player_orb_tomes
    orb_trophies_of = game.player_orb_trophies
    orb_runes_of = game.player_orb_runes
    orbs = rules_activation.held(game, game.program.definitions["kingdom_defenders.orb"], player)
    most = -1
    for w in numbers(0, orbs):
        for t in numbers(0, orbs - w):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            for h in numbers(0, orbs - w - t):
                game.fuel -= game.seen.walk
                if game.fuel < 0:
                    game.spent()
                r = orbs - w - t - h
                fame = (
                    product(
                        rules_activation.held(
                            game,
                            game.program.definitions["kingdom_defenders.legendary_weapon"],
                            player,
                        )
                        + w,
                        rules_goods.multiplier(game, strength_of[player]),
                    )
                    + product(
                        rules_activation.held(
                            game, game.program.definitions["kingdom_defenders.arcane_tome"], player
                        )
                        + t,
                        rules_goods.multiplier(game, magic_of[player]),
                    )
                    + trophy_fame(
                        game,
                        rules_activation.held(
                            game, game.program.definitions["kingdom_defenders.trophy"], player
                        )
                        + h,
                    )
                    + rune_fame(game, r, player)
                    + fate_fame(game, w, t, h, r, player)
                )
                if fame > most:
                    most = fame
                    orb_weapons_of[player] = w
                    orb_tomes_of[player] = t
                    orb_trophies_of[player] = h
                    orb_runes_of[player] = r


def _in_order_1(game: State) -> Sequence[int]:
    position_of = game.player_position
    ranked = [((position_of[p],), p) for p in range(game.players)]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _in_order_2(game: State) -> Sequence[int]:
    position_of = game.player_position
    ranked = [((position_of[p],), p) for p in range(game.players)]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _best_1(game: State) -> Sequence[int]:
    fame_of = game.player_fame
    loot_of = game.player_loot
    _found = list(range(game.players))
    if len(_found) > 1:
        _found = highest_of(_found, [fame_of[player] for player in _found])
    if len(_found) > 1:
        _found = highest_of(
            _found, [rules_activation.adventures_done(game, player) for player in _found]
        )
    if len(_found) > 1:
        _found = highest_of(_found, [loot_of[player] for player in _found])
    return _found


def scoring_step_1(game: State) -> int:
    # content/kingdom_defenders/rules/scoring.yaml:4
    for p in _in_order_1(game):
        decide_orbs(game, p)
    for p in _in_order_2(game):
        score(game, p)
    game.win(_best_1(game))
    return -1


CONTENTS = Contents(phases={"scoring": Phase((scoring_step_1,), 0)})
