# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/gauntlet.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import Contents, Phase, both, first_of, first_part, numbers, part

from .. import kinds
from ..state import State
from . import actions as rules_actions
from . import between_waves as rules_between_waves
from . import bosses as rules_bosses
from . import cards as rules_cards
from . import starting_gold as rules_starting_gold
from . import strikes as rules_strikes
from . import towers as rules_towers


def _first_1(game: State) -> Any:
    for gauntlet in game.program.of_kind(kinds.Gauntlet):
        if gauntlet.wave == game.options["gauntlet"]:
            return gauntlet
    return None


def column(game: State) -> Any:
    """the column of the Gauntlet table that is played"""
    # content/kings_armory/rules/gauntlet.yaml:43
    # query: column
    return _first_1(game)


def extra(game: State) -> Sequence[Any]:
    """what the number of Heroes changes; nothing for two to four"""
    # content/kings_armory/rules/gauntlet.yaml:50
    # query: extra
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _all_heroes: Any = None
    return [
        gauntlet_scaling
        for gauntlet_scaling in game.program.of_kind(kinds.GauntletScaling)
        if gauntlet_scaling.heroes
        == len(
            _all_heroes := rules_between_waves.all_heroes(game)
            if _all_heroes is None
            else _all_heroes,
        )
    ]


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
    """how many Monsters come in the next Foes' Round"""
    # content/kings_armory/rules/gauntlet.yaml:71
    # query: gauntlet_foes
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.table_round == 0:
        return column(game).first_foes + _sum_3(game) + (2 if game.options["ettin"] else 0)
    return column(game).later_foes + _sum_4(game)


def sums(game: State, changes: Sequence[int], others: Sequence[int]) -> Sequence[int]:
    # content/kings_armory/rules/gauntlet.yaml:158
    # query: sums changes others
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    if len(others) == 0:
        return changes
    found: Sequence[Any] = ()
    for i in numbers(0, len(changes) - 1):
        found = both(found, (part(changes, i) + part(others, i),))
    return found


def figures(game: State, who: int) -> Sequence[int]:
    """all figures of {who} that something may change"""
    # content/kings_armory/rules/gauntlet.yaml:168
    # query: figures who
    found: Sequence[int] = (
        game.stat("move", who),
        game.stat("dodge", who),
        game.stat("melee_resistance", who),
        game.stat("ranged_resistance", who),
        game.stat("supernatural_resistance", who),
    )
    found = both(found, (1 if bool(game.stat("immune_to_ranged", who)) else 0,))
    found = both(found, (1 if bool(game.stat("immune_to_supernatural", who)) else 0,))
    found = both(found, (1 if bool(game.stat("immune_to_burn", who)) else 0,))
    if len(game.doc[who].attacks) == 0:
        found = both(found, (0, 0, 0, 0, 0))
    else:
        own = first_of(game.doc[who].attacks, None)
        found = both(
            found,
            (
                game.stat_with("range_", who, own),
                game.stat_with("hitroll", who, own),
                game.stat_with("damage", who, own),
                game.stat_with("first_damage", who, own),
                game.stat_with("crit_range", who, own),
            ),
        )
    if not isinstance(game.doc[who], kinds.Ally):
        return found
    found = both(
        found,
        (
            game.stat("actions", who),
            game.stat("tank", who),
            game.stat("primary_damage", who),
            game.stat("healing", who),
            game.stat("special_hitroll", who),
        ),
    )
    found = both(found, (1 if bool(game.stat("tanks_untankable", who)) else 0,))
    found = both(found, (1 if bool(game.stat("tanks_flying", who)) else 0,))
    found = both(found, (1 if bool(game.stat("strikes_flying", who)) else 0,))
    return both(found, (1 if bool(game.stat("attacks_barred", who)) else 0,))


def prepare_gauntlet(game: State) -> None:
    """Reward Cards and limits before the Gauntlet begins; nobody has thematic duties"""
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
    """after every third Foes' Round there are Reward Cards, and defeated Heroes come back with half their Heal Rate"""
    # content/kings_armory/rules/gauntlet.yaml:114
    # verb: take_a_breath
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    hp_of = game.piece_hp
    docs = game.doc
    rules_cards.draw_rewards(game, column(game).third_round_rewards + _sum_5(game))
    for hero in [hero for hero in game.seen[kinds.Hero] if hp_of[hero] <= 0]:
        hp_of[hero] = max(0, docs[hero].heal_rate // 2)
        game.stamp += 1


def _any_1(game: State, changes: Sequence[int]) -> bool:
    for d in changes:
        if d != 0:
            return True
    return False


def renew_limits(game: State) -> None:
    """what may be used once per Wave may be used again; what lasts until the end of the Wave goes on"""
    # content/kings_armory/rules/gauntlet.yaml:141
    # verb: renew_limits
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    figures_before_of = game.piece_figures_before
    rifted_of = game.piece_rifted
    new_changes_of = game.piece_new_changes
    for who in game.seen[kinds.Character]:
        figures_before_of[who] = tuple(figures(game, who))
        game.stamp += 1
    game.expire("wave")
    for hireable in game.seen[kinds.Hireable]:
        rifted_of[hireable] = False
        game.stamp += 1
    for who in game.seen[kinds.Character]:
        after: Sequence[int] = figures(game, who)
        changes: Sequence[Any] = ()
        for i in numbers(0, len(after) - 1):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            changes = both(changes, (part(figures_before_of[who], i) - part(after, i),))
        if _any_1(game, changes):
            change_figures(game, who, changes)
            new_changes_of[who] = tuple(sums(game, changes, new_changes_of[who]))
            game.stamp += 1


def change_figures(game: State, who: int, changes: Sequence[int]) -> None:
    """the figures of {who} are changed, one by one, until three Players' Rounds have ended"""
    # content/kings_armory/rules/gauntlet.yaml:199
    # verb: change_figures of who by changes
    if len(changes) == 0:
        return
    if changes[0] != 0:
        game.last("move", "add", changes[0], who, "three_rounds")
    if changes[1] != 0:
        game.last("dodge", "add", changes[1], who, "three_rounds")
    if changes[2] != 0:
        game.last("melee_resistance", "add", changes[2], who, "three_rounds")
    if changes[3] != 0:
        game.last("ranged_resistance", "add", changes[3], who, "three_rounds")
    if changes[4] != 0:
        game.last("supernatural_resistance", "add", changes[4], who, "three_rounds")
    if changes[5] > 0:
        game.last("immune_to_ranged", "set", True, who, "three_rounds")
    if changes[6] > 0:
        game.last("immune_to_supernatural", "set", True, who, "three_rounds")
    if changes[7] > 0:
        game.last("immune_to_burn", "set", True, who, "three_rounds")
    if changes[8] != 0:
        game.last("range_", "add", changes[8], who, "three_rounds")
    if changes[9] != 0:
        game.last("hitroll", "add", changes[9], who, "three_rounds")
    if changes[10] != 0:
        game.last("damage", "add", changes[10], who, "three_rounds")
    if changes[11] != 0:
        game.last("first_damage", "add", changes[11], who, "three_rounds")
    if changes[12] != 0:
        game.last("crit_range", "add", changes[12], who, "three_rounds")
    if not isinstance(game.doc[who], kinds.Ally):
        return
    if changes[13] != 0:
        game.last("actions", "add", changes[13], who, "three_rounds")
    if changes[14] != 0:
        game.last("tank", "add", changes[14], who, "three_rounds")
    if changes[15] != 0:
        game.last("primary_damage", "add", changes[15], who, "three_rounds")
    if changes[16] != 0:
        game.last("healing", "add", changes[16], who, "three_rounds")
    if changes[17] != 0:
        game.last("special_hitroll", "add", changes[17], who, "three_rounds")
    if changes[18] > 0:
        game.last("tanks_untankable", "set", True, who, "three_rounds")
    if changes[19] > 0:
        game.last("tanks_flying", "set", True, who, "three_rounds")
    if changes[20] > 0:
        game.last("strikes_flying", "set", True, who, "three_rounds")
    if changes[21] > 0:
        game.last("attacks_barred", "set", True, who, "three_rounds")


def wear_off(game: State) -> None:
    """what lasts until the end of the Wave lasts three Players' Rounds here"""
    # content/kings_armory/rules/gauntlet.yaml:230
    # verb: wear_off
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    one_round_more_of = game.piece_one_round_more
    two_rounds_more_of = game.piece_two_rounds_more
    new_changes_of = game.piece_new_changes
    on_for_of = game.piece_on_for
    turned_on_of = game.piece_turned_on
    docs = game.doc
    bled_for_of = game.piece_bled_for
    bleed_of = game.piece_bleed
    burned_for_of = game.piece_burned_for
    burn_of = game.piece_burn
    slow_for_of = game.piece_slow_for
    slow_of = game.piece_slow
    renew_limits(game)
    game.expire("three_rounds")
    for who in game.seen[kinds.Character]:
        one_round_more_of[who] = tuple(two_rounds_more_of[who])
        game.stamp += 1
        two_rounds_more_of[who] = tuple(new_changes_of[who])
        new_changes_of[who] = ()
        game.stamp += 1
        change_figures(game, who, one_round_more_of[who])
        change_figures(game, who, two_rounds_more_of[who])
    for bearer in game.seen[kinds.Ally]:
        on_for_of[bearer] = (
            on_for_of[bearer] + 1
            if turned_on_of[bearer] or isinstance(docs[bearer], kinds.Guardian)
            else 0
        )
        bled_for_of[bearer] = bled_for_of[bearer] + 1 if bleed_of[bearer] > 0 else 0
        burned_for_of[bearer] = burned_for_of[bearer] + 1 if burn_of[bearer] > 0 else 0
        slow_for_of[bearer] = slow_for_of[bearer] + 1 if slow_of[bearer] > 0 else 0
        game.stamp += 1
        if bled_for_of[bearer] == 3:
            bled_for_of[bearer] = 0
            bleed_of[bearer] = 0
            game.stamp += 1
        if burned_for_of[bearer] == 3:
            burned_for_of[bearer] = 0
            burn_of[bearer] = 0
            game.stamp += 1
        if slow_for_of[bearer] == 3:
            slow_for_of[bearer] = 0
            slow_of[bearer] = 0
            game.stamp += 1
        if on_for_of[bearer] == 3:
            on_for_of[bearer] = 0
            turned_on_of[bearer] = False
            game.stamp += 1
            if isinstance(docs[bearer], kinds.Guardian):
                rules_actions.dismiss_guardian(game, bearer)


def the_gauntlet_step_1(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:93
    return game.enter("getting_ready", 1)


def the_gauntlet_step_2(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:100
    rules_starting_gold.lift_starting_limits(game)
    rules_towers.free_slots(game)
    return 2


def the_gauntlet_step_3(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:103
    game.table_due = max(0, gauntlet_foes(game))
    game.stamp += 1
    if (game.table_round + 1) % column(game).boss_every == 0:
        rules_bosses.await_bosses(game, 1, game.table_round + 1)
    renew_limits(game)
    return game.enter("foes_round", 3)


def the_gauntlet_step_4(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:107
    game.table_survived += 1
    game.stamp += 1
    if game.log is not None:
        game.tell(game.named("number", game.table_survived), " Foes' Rounds survived")
    return game.enter("breather", 4)


def the_gauntlet_step_5(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:110
    renew_limits(game)
    return game.enter("players_round", 5)


def the_gauntlet_step_6(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:112
    wear_off(game)
    return 2


def _in_order_1(game: State) -> Sequence[int]:
    docs = game.doc
    recruit_of = game.piece_recruit
    ranked = [
        ((recruit_of[next_],), next_)
        for next_ in game.contents[game.zone_barracks]
        if isinstance(docs[next_], kinds.Hireable)
    ]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def breather_step_1(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:123
    hp_of = game.piece_hp
    docs = game.doc
    for ally in [
        ally for ally in game.seen[kinds.Ally] if hp_of[ally] > 0 and not docs[ally].unhealable
    ]:
        rules_strikes.heal(game, docs[ally].heal_rate + column(game).healing, ally)
    for waiting in [
        piece
        for piece in game.contents[game.zone_barracks]
        if isinstance(docs[piece], kinds.Hireable)
    ]:
        rules_strikes.heal(game, docs[waiting].heal_rate + column(game).healing, waiting)
    if game.table_survived > 0 and game.table_survived % 3 == 0:
        take_a_breath(game)
    return game.enter("spend_the_gold", 1)


def breather_step_2(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:132
    rules_cards.make_change(game)
    return game.enter("equip_heroes", 2)


def breather_step_3(game: State) -> int:
    # content/kings_armory/rules/gauntlet.yaml:134
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
