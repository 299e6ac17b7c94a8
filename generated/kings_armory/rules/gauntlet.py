# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/gauntlet.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Contents, Phase, first_part, last_of

from ..kinds import Ally, Gauntlet, GauntletScaling, Guardian, Hero, Hireable
from ..state import State
from . import actions as rules_actions
from . import between_waves as rules_between_waves
from . import bosses as rules_bosses
from . import cards as rules_cards
from . import starting_gold as rules_starting_gold
from . import strikes as rules_strikes
from . import towers as rules_towers


def _first_1(game: State) -> Any:
    for gauntlet in game.program.of_kind[Gauntlet]:
        if gauntlet.wave == game.options["gauntlet"]:
            return gauntlet
    return None


def column(game: State) -> Any:
    """The column of the Gauntlet table that is played."""
    # content/kings_armory/rules/gauntlet.yaml:43
    # query: column
    return _first_1(game)


def extra(game: State) -> Sequence[Any]:
    """What the number of Heroes changes; nothing for two to four."""
    # content/kings_armory/rules/gauntlet.yaml:50
    # query: extra
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _all_heroes: Any = None
    _found = []
    for gauntlet_scaling in game.program.of_kind[GauntletScaling]:
        if gauntlet_scaling.heroes == len(
            _all_heroes := rules_between_waves.all_heroes(game)
            if _all_heroes is None
            else _all_heroes,
        ):
            _found.append(gauntlet_scaling)
    return _found


def _sum_1(game: State) -> int:
    total = 0
    for item in extra(game):
        total += item.towers
    return total


def gauntlet_towers(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:57
    # query: gauntlet_towers
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if len(rules_between_waves.all_heroes(game)) == 1:
        return 1
    return column(game).towers + _sum_1(game)


def _sum_2(game: State) -> int:
    total = 0
    for item in extra(game):
        total += item.modifier
    return total


def gauntlet_modifier(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:65
    # query: gauntlet_modifier
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return column(game).modifier + _sum_2(game)


def _sum_3(game: State) -> int:
    total = 0
    for item in extra(game):
        total += item.first_foes
    return total


def _sum_4(game: State) -> int:
    total = 0
    for item in extra(game):
        total += item.later_foes
    return total


def gauntlet_foes(game: State) -> int:
    """How many Monsters come in the next Foes' Round."""
    # content/kings_armory/rules/gauntlet.yaml:71
    # query: gauntlet_foes
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.table_round == 0:
        return column(game).first_foes + _sum_3(game) + (2 if game.options["ettin"] else 0)
    return column(game).later_foes + _sum_4(game)


def _lowest_1(game: State, before: Sequence[int]) -> int:
    values = list(before)
    return min(values) if values else 0


def outlived(game: State, tokens: int, before: Sequence[int]) -> int:
    """How many of its tokens were there when each of the last two Players' Rounds ended."""
    # content/kings_armory/rules/gauntlet.yaml:179
    # query: outlived tokens before
    return min(tokens, _lowest_1(game, before)) if len(before) == 2 else 0


def last_of_(game: State, before: Sequence[int]) -> int:
    """The tokens that were there when the last Players' Round ended."""
    # content/kings_armory/rules/gauntlet.yaml:187
    # query: last_of before
    return last_of(before, NOTHING) if before else 0


def prepare_gauntlet(game: State) -> None:
    """Reward Cards and limits before the Gauntlet begins; nobody has thematic duties."""
    # content/kings_armory/rules/gauntlet.yaml:81
    # verb: prepare_gauntlet
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    game.table_wave_number = game.options["gauntlet"]
    game.stamp += 1
    game.table_wave = rules_between_waves.wave_of(game, game.options["gauntlet"])
    game.table_last_wave = 7 if game.options["gauntlet"] > 5 else 5
    game.table_free_of_duty = True
    game.table_reinforcement_cap = 2
    game.stamp += 1
    rules_cards.draw_rewards(game, column(game).rewards)


def _sum_5(game: State) -> int:
    total = 0
    for item in extra(game):
        total += item.third_round_rewards
    return total


def take_a_breath(game: State) -> None:
    """After every third Foes' Round there are Reward Cards, and defeated Heroes come back with half their Heal Rate."""
    # content/kings_armory/rules/gauntlet.yaml:115
    # verb: take_a_breath
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    hp_of = game.piece_hp
    docs = game.doc
    rules_cards.draw_rewards(game, column(game).third_round_rewards + _sum_5(game))
    _found = []
    for hero in game.seen[Hero]:
        if hp_of[hero] <= 0:
            _found.append(hero)
    for hero in _found:
        hp_of[hero] = max(0, docs[hero].heal_rate // 2)
        game.stamp += 1


def renew_limits(game: State) -> None:
    """What may be used once per Wave may be used again."""
    # content/kings_armory/rules/gauntlet.yaml:141
    # verb: renew_limits
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    rifted_of = game.piece_rifted
    game.renew("wave")
    for hireable in game.seen[Hireable]:
        rifted_of[hireable] = False
        game.stamp += 1


def wear_off(game: State) -> None:
    """What lasts until the end of the Wave lasts three Players' Rounds here."""
    # content/kings_armory/rules/gauntlet.yaml:149
    # verb: wear_off
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    on_for_of = game.piece_on_for
    turned_on_of = game.piece_turned_on
    docs = game.doc
    game.expire("wave", 3)
    for bearer in game.seen[Ally]:
        shed_tokens(game, bearer)
        on_for_of[bearer] = (
            on_for_of[bearer] + 1
            if turned_on_of[bearer] or isinstance(docs[bearer], Guardian)
            else 0
        )
        game.stamp += 1
        if on_for_of[bearer] == 3:
            on_for_of[bearer] = 0
            turned_on_of[bearer] = False
            game.stamp += 1
            if isinstance(docs[bearer], Guardian):
                rules_actions.dismiss_guardian(game, bearer)


def shed_tokens(game: State, ally: int) -> None:
    """`ally` loses the Bleed, Burn and Slow Tokens that it has had for three Players' Rounds."""
    # content/kings_armory/rules/gauntlet.yaml:164
    # verb: shed_tokens of ally
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    bled_enough = outlived(game, game.piece_bleed[ally], game.piece_bleed_before[ally])
    burned_enough = outlived(game, game.piece_burn[ally], game.piece_burn_before[ally])
    slow_enough = outlived(game, game.piece_slow[ally], game.piece_slow_before[ally])
    game.piece_bleed[ally] = max(0, min(3, game.piece_bleed[ally] - bled_enough))
    game.piece_burn[ally] = max(0, min(2, game.piece_burn[ally] - burned_enough))
    game.piece_slow[ally] = max(0, min(2, game.piece_slow[ally] - slow_enough))
    game.stamp += 1
    game.piece_bleed_before[ally] = (
        (last_of(game.piece_bleed_before[ally], NOTHING) if game.piece_bleed_before[ally] else 0)
        - bled_enough,
        game.piece_bleed[ally],
    )
    game.stamp += 1
    game.piece_burn_before[ally] = (
        (last_of(game.piece_burn_before[ally], NOTHING) if game.piece_burn_before[ally] else 0)
        - burned_enough,
        game.piece_burn[ally],
    )
    game.stamp += 1
    game.piece_slow_before[ally] = (
        (last_of(game.piece_slow_before[ally], NOTHING) if game.piece_slow_before[ally] else 0)
        - slow_enough,
        game.piece_slow[ally],
    )
    game.stamp += 1


def the_gauntlet_step_1(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:93
    return game.enter("getting_ready", 1)


def the_gauntlet_step_2(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:100
    rules_starting_gold.lift_starting_limits(game)
    rules_towers.free_slots(game)
    return 2


def the_gauntlet_step_3(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:104
    game.table_due = max(0, game.table_due + gauntlet_foes(game))
    game.stamp += 1
    if (game.table_round + 1) % column(game).boss_every == 0:
        rules_bosses.await_bosses(game, 1, game.table_round + 1)
    renew_limits(game)
    return game.enter("foes_round", 3)


def the_gauntlet_step_4(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:108
    game.table_survived += 1
    game.stamp += 1
    if game.log is not None:
        game.tell(game.named("number", game.table_survived), " Foes' Rounds survived")
    return game.enter("breather", 4)


def the_gauntlet_step_5(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:111
    renew_limits(game)
    return game.enter("players_round", 5)


def the_gauntlet_step_6(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:113
    wear_off(game)
    return 2


def _in_order_1(game: State) -> Sequence[int]:
    docs = game.doc
    recruit_of = game.piece_recruit
    ranked = []
    for next_ in game.contents[game.zone_barracks]:
        if isinstance(docs[next_], Hireable):
            ranked.append(((recruit_of[next_],), next_))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def breather_step_1(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:124
    hp_of = game.piece_hp
    docs = game.doc
    _found = []
    for ally in game.seen[Ally]:
        if hp_of[ally] > 0 and not docs[ally].unhealable:
            _found.append(ally)
    for ally in _found:
        rules_strikes.heal(game, docs[ally].heal_rate + column(game).healing, ally)
    _found_2 = []
    for waiting in game.contents[game.zone_barracks]:
        if isinstance(docs[waiting], Hireable):
            _found_2.append(waiting)
    for waiting in _found_2:
        rules_strikes.heal(game, docs[waiting].heal_rate + column(game).healing, waiting)
    if game.table_survived > 0 and game.table_survived % 3 == 0:
        take_a_breath(game)
    return game.enter("spend_the_gold", 1)


def breather_step_2(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:133
    rules_cards.make_change(game)
    return game.enter("equip_heroes", 2)


def breather_step_3(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:135
    for next_ in _in_order_1(game):
        rules_between_waves.take_station(game, next_)
    return -1


CONTENTS = Contents(
    phases={
        "the_gauntlet": Phase(
            (
                the_gauntlet_step_1,
                the_gauntlet_step_2,
                the_gauntlet_step_3,
                the_gauntlet_step_4,
                the_gauntlet_step_5,
                the_gauntlet_step_6,
            ),
            0,
        ),
        "breather": Phase((breather_step_1, breather_step_2, breather_step_3), 0),
    },
)
