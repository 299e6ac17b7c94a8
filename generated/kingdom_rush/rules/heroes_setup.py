# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/heroes_setup.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Prompt, both, minus

from ..kinds import ChampionCard, Hero, PumpkinHorde
from ..state import State
from . import abilities as rules_abilities
from . import solo as rules_solo

ASK_1 = Prompt("choice", "Which hero?", ("definition",))


def abilities_each(game: State) -> int:
    """How many special abilities each hero uses."""
    # content/kingdom_rush/rules/heroes_setup.yaml:16
    # query: abilities_each
    return 2 if game.players < 3 else 1


def choose_heroes(game: State) -> None:
    """Every player chooses a hero."""
    # content/kingdom_rush/rules/heroes_setup.yaml:4
    # verb: choose_heroes
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    benched_of = game.piece_benched
    docs = game.doc
    for p in range(game.players):
        _found = []
        for h in game.setting.heroes:
            if not rules_solo.taken(game, h):
                _found.append(h)
        chosen = game.choose(p, ASK_1, _found, None)
        if chosen is not None:
            game.create(chosen, game.zone_hero_board[p], p)
            if chosen is game.program.definitions["kingdom_rush.alric"]:
                for _ in range(2):
                    game.fuel -= game.seen.walk
                    if game.fuel < 0:
                        game.spent()
                    game.create(
                        game.program.definitions["kingdom_rush.sand_warrior"],
                        game.zone_hero_board[p],
                        p,
                    )
    _found_2 = []
    for h_2 in game.seen[Hero]:
        if not benched_of[h_2] and docs[h_2] not in game.setting.helpers:
            _found_2.append(h_2)
    for h_2 in _found_2:
        choose_abilities(game, h_2)
    if game.players == 1:
        rules_solo.choose_bench_heroes(game, game.options["bench_heroes"])


def choose_abilities(game: State, hero: int) -> None:
    """Choose the special abilities of `hero`."""
    # content/kingdom_rush/rules/heroes_setup.yaml:23
    # verb: choose_abilities hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    _found = []
    for skill in game.doc[hero].abilities:
        if skill.tier <= game.setting.ability_tier:
            _found.append(skill)
    allowed: Sequence[Any] = _found
    for _ in range(min(2 if game.players < 3 else 1, len(allowed))):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_rush/rules/heroes_setup.yaml:29")
        chosen = game.choose(
            owners[hero],
            Prompt(
                "choice",
                ("Which special ability does ", ("piece", hero), " take?"),
                ("definition",),
            ),
            allowed,
            None,
        )
        if chosen is not None:
            rules_abilities.give_ability(game, chosen, hero)
            allowed = minus(allowed, (chosen,))


def lay_out_tokens(game: State) -> None:
    """Lay out tentacles, fault lines, the champion deck, pumpkins and mods."""
    # content/kingdom_rush/rules/heroes_setup.yaml:34
    # verb: lay_out_tokens
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for _ in range(4):
        game.create(
            game.program.definitions["kingdom_rush.tentacle"], game.zone_tentacle_supply, NOTHING
        )
    for _ in range(4):
        game.create(
            game.program.definitions["kingdom_rush.fault_line"],
            game.zone_fault_line_supply,
            NOTHING,
        )
    for c in game.program.of_kind[ChampionCard]:
        for _ in range(c.copies):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.tick("content/kingdom_rush/rules/heroes_setup.yaml:42")
            game.create(c, game.zone_champion_deck, NOTHING)
    game.shuffle(game.zone_champion_deck)
    for p in game.program.of_kind[PumpkinHorde]:
        game.create(p, game.zone_pumpkin_supply, NOTHING)
    for m in both(game.setting.mods, game.setting.more_mods):
        game.create(m, game.zone_mod_display, NOTHING)
