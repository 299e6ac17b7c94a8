# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/waves.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Contents, Phase, first_of, highest_of, last_of, lowest_of, part

from ..kinds import HeroScaling, Mark, Monster
from ..state import State
from . import actions as rules_actions
from . import between_waves as rules_between_waves
from . import bosses as rules_bosses
from . import ettin as rules_ettin
from . import gauntlet as rules_gauntlet
from . import monsters_turn as rules_monsters_turn
from . import rewind as rules_rewind
from . import seats as rules_seats
from . import status as rules_status
from . import tanking as rules_tanking
from . import towers as rules_towers


def _first_1(game: State) -> Any:
    _all_heroes: Any = None
    for hero_scaling in game.program.of_kind[HeroScaling]:
        if hero_scaling.heroes == len(
            _all_heroes := rules_between_waves.all_heroes(game)
            if _all_heroes is None
            else _all_heroes,
        ):
            return hero_scaling
    return None


def scaling(game: State) -> Any:
    """The column of the Hero Scaling Grid for the Heroes in play."""
    # content/kings_armory/rules/waves.yaml:73
    # query: scaling
    return _first_1(game)


def roll_modifier(game: State) -> int:
    """What is added to the d12."""
    # content/kings_armory/rules/waves.yaml:80
    # query: roll_modifier
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return (
        rules_gauntlet.gauntlet_modifier(game)
        if game.options["gauntlet"] > 0
        else scaling(game).roll_modifier
    )


def level_for(game: State, net: int) -> int:
    # content/kings_armory/rules/waves.yaml:87
    # query: level_for net
    return part(game.table_wave.levels, min(12, max(1, net)) - 1)


def _best_1(game: State, level: int) -> Sequence[int]:
    docs = game.doc
    _found_2 = []
    for monster in game.contents[game.zone_pile]:
        if isinstance(docs[monster], Monster) and docs[monster].level <= level:
            _found_2.append(monster)
    _found = _found_2
    if len(_found) > 1:
        _found_3 = []
        for monster_2 in _found:
            _found_3.append(docs[monster_2].level)
        _found = highest_of(_found, _found_3)
    return _found


def _best_2(game: State) -> Sequence[int]:
    docs = game.doc
    _found_2 = []
    for monster in game.contents[game.zone_pile]:
        if isinstance(docs[monster], Monster):
            _found_2.append(monster)
    _found = _found_2
    if len(_found) > 1:
        _found_3 = []
        for monster_2 in _found:
            _found_3.append(docs[monster_2].level)
        _found = lowest_of(_found, _found_3)
    return _found


def candidates(game: State, level: int) -> Sequence[int]:
    """The Tokens of a level, or of the next lower one that has some, or of the next higher one."""
    # content/kings_armory/rules/waves.yaml:94
    # query: candidates level
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    lower: Sequence[int] = _best_1(game, level)
    if lower:
        return lower
    return _best_2(game)


def wave_over(game: State) -> bool:
    """Nobody is left, and nobody is to come; in the Gauntlet somebody always is."""
    # content/kings_armory/rules/waves.yaml:164
    # query: wave_over
    return (
        game.options["gauntlet"] == 0
        and game.table_due == 0
        and game.table_later == 0
        and game.table_bosses_due == 0
        and not game.seen[Monster]
    )


def next_in_order(game: State) -> Sequence[int]:
    """The Monsters that come first by Turn Priority; several only where all of it leaves a tie."""
    # content/kings_armory/rules/waves.yaml:209
    # query: next_in_order
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    acted_of = game.piece_acted
    places = game.place
    docs = game.doc
    grounded_of = game.piece_grounded
    side_of = game.piece_side
    arrow_of = game.piece_arrow
    cave_of = game.piece_cave
    ranked = []
    for monster in game.seen[Monster]:
        if not acted_of[monster] and not rules_bosses.waits_in_stack(game, monster):
            ranked.append(
                (
                    (
                        game.board.route_left(
                            rules_monsters_turn.route_of(game, monster), places[monster]
                        ),
                        -(
                            1
                            if docs[monster].flying
                            and not (isinstance(docs[monster], Monster) and grounded_of[monster])
                            else 0
                        ),
                        docs[monster].level,
                        -(1 if side_of[monster] == "odd" else 0),
                        -(1 if arrow_of[monster] == "red" else 0),
                        -(0 if cave_of[monster] else 1),
                    ),
                    monster,
                ),
            )
    if not ranked:
        return []
    _found = []
    for rank, _ in ranked:
        _found.append(rank)
    least = min(_found)
    _found_2 = []
    for rank_2, found in ranked:
        if rank_2 == least:
            _found_2.append(found)
    return _found_2


def man_posts(game: State) -> None:
    # content/kings_armory/rules/waves.yaml:47
    # verb: man_posts
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for s in game.board.spaces_named(game.setting.towers):
        rules_towers.build_tower(game, s)
    for post in game.setting.posts:
        if post.seat <= game.players:
            ally = game.create(post.who, game.board.find(post.at), post.seat - 1)
            rules_towers.take_slot(game, ally)


def fill_pile(game: State) -> None:
    # content/kings_armory/rules/waves.yaml:63
    # verb: fill_pile
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    arrow_of = game.piece_arrow
    for token in game.setting.tokens:
        for _ in range(token.red_tokens):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.tick("content/kings_armory/rules/waves.yaml:68")
            game.create(token, game.zone_pile, NOTHING)
        for _ in range(token.yellow_tokens):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.tick("content/kings_armory/rules/waves.yaml:69")
            yellow_one = game.create(token, game.zone_pile, NOTHING)
            arrow_of[yellow_one] = "yellow"
            game.stamp += 1


def let_in_next(game: State) -> None:
    """The next Monster of the Wave enters, the foreseen ones first."""
    # content/kings_armory/rules/waves.yaml:105
    # verb: let_in_next
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    if contents_of[game.zone_queue]:
        _found = []
        for piece in contents_of[game.zone_queue]:
            if isinstance(docs[piece], Monster):
                _found.append(piece)
        next_ = last_of(_found, NOTHING)
        game.table_due = max(0, game.table_due - 1)
        game.stamp += 1
        if docs[next_].level == last_of(game.table_wave.levels, NOTHING):
            game.table_mandatory = max(0, game.table_mandatory - 1)
            game.stamp += 1
        enter(game, next_, game.piece_foreseen[next_])
    else:
        let_in(
            game,
            game.rng.roll(12)
            + (
                rules_gauntlet.gauntlet_modifier(game)
                if game.options["gauntlet"] > 0
                else scaling(game).roll_modifier
            ),
        )


def let_in(game: State, n: int) -> None:
    """A Monster enters as the net roll n says, and takes its Turn."""
    # content/kings_armory/rules/waves.yaml:117
    # verb: let_in n
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    game.table_due = max(0, game.table_due - 1)
    game.stamp += 1
    level = part(game.table_wave.levels, min(12, max(1, n)) - 1)
    if game.table_mandatory > game.table_due + game.table_later:
        level = last_of(game.table_wave.levels, NOTHING)
    if level == last_of(game.table_wave.levels, NOTHING):
        game.table_mandatory = max(0, game.table_mandatory - 1)
        game.stamp += 1
    chosen = game.pick(candidates(game, level), NOTHING)
    if chosen >= 0:
        enter(game, chosen, n)


def enter(game: State, monster: int, n: int) -> None:
    """`monster` enters on the side that the roll n says, and takes its Turn."""
    # content/kings_armory/rules/waves.yaml:129
    # verb: enter monster by n
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    make_fresh(game, monster)
    game.piece_side[monster] = "even" if n % 2 == 0 else "odd"
    game.piece_cave[monster] = game.setting.cave and game.table_entered % 2 == 1
    game.table_entered += 1
    game.stamp += 1
    s = first_of(game.board.routes[rules_monsters_turn.route_of(game, monster)], NOTHING)
    game.put(monster, s)
    if game.log is not None:
        game.tell(
            game.named("piece", monster),
            " enters at ",
            game.named("space", s),
            ", by a roll of ",
            game.named("number", n),
        )
    game.piece_began_at[monster] = game.place[monster]
    game.stamp += 1
    rules_monsters_turn.take_turn_(game, monster)


def make_fresh(game: State, monster: int) -> None:
    """A Token that comes into play has all its Hit Points and nothing from before."""
    # content/kings_armory/rules/waves.yaml:147
    # verb: make_fresh monster
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    strayed_of = game.piece_strayed
    arrow_of = game.piece_arrow
    docs = game.doc
    by_of = game.piece_by
    to_of = game.piece_to
    rules_status.clear_status(game, monster)
    game.piece_hp[monster] = max(0, rules_ettin.full_hp(game, monster))
    game.piece_pusher[monster] = NOTHING
    game.piece_shoved[monster] = False
    game.piece_green_foot[monster] = False
    game.stamp += 1
    if strayed_of[monster]:
        arrow_of[monster] = "yellow" if arrow_of[monster] == "red" else "red"
        game.stamp += 1
    strayed_of[monster] = False
    game.piece_grounded[monster] = False
    game.piece_snared_until[monster] = 0
    game.piece_overkill[monster] = 0
    game.stamp += 1
    _found = []
    for mark in game.contents[game.zone_marks]:
        if isinstance(docs[mark], Mark) and (by_of[mark] == monster or to_of[mark] == monster):
            _found.append(mark)
    for mark in _found:
        game.put(mark, NOTHING)


def open_foes_have_acted(game: State) -> None:
    """All Foes have had their Turns; play a card before their Round is over?"""
    # content/kings_armory/rules/waves.yaml:203
    # window: foes_have_acted
    away_of = game.player_away
    _found = []
    for p in range(game.players):
        if not away_of[p]:
            _found.append(p)
    game.program.open(
        game,
        "foes_have_acted",
        _found,
        (),
        "all Foes have had their Turns; play a card before their Round is over?",
    )


def _any_1(game: State) -> bool:
    acted_of = game.piece_acted
    for monster in game.seen[Monster]:
        if not acted_of[monster]:
            return True
    return False


def foes_round_step_1(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:172
    hp_of = game.piece_hp
    acted_of = game.piece_acted
    began_at_of = game.piece_began_at
    places = game.place
    game.table_round += 1
    game.stamp += 1
    rules_seats.pass_on_control(game)
    if game.table_time_stopped:
        game.table_time_stopped = False
        game.stamp += 1
        _found = []
        for monster in game.seen[Monster]:
            if hp_of[monster] > 0:
                _found.append(monster)
        for monster in _found:
            rules_status.wounds_of(game, monster)
            if game.over:
                return -1
        return -1
    game.table_foes_act = True
    game.stamp += 1
    rules_rewind.forget_marks(game)
    for monster in game.seen[Monster]:
        acted_of[monster] = False
        began_at_of[monster] = places[monster]
        game.stamp += 1
    if game.options["gauntlet"] > 0:
        while game.table_due > 0:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.tick("content/kings_armory/rules/waves.yaml:190")
            let_in_next(game)
            if game.over:
                return -1
    while _any_1(game):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kings_armory/rules/waves.yaml:191")
        rules_tanking.let_go_of_stalemates(game)
        game.registers[0] = game.pick(next_in_order(game), NOTHING)
        rules_monsters_turn.take_turn_(game, game.registers[0])
        if game.over:
            return -1
    if game.table_round > 1:
        game.table_due += game.table_later
        game.table_later = 0
        game.stamp += 1
    while game.table_due > 0:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kings_armory/rules/waves.yaml:198")
        let_in_next(game)
        if game.over:
            return -1
    if game.table_bosses_due > 0 and game.table_round >= game.table_boss_round:
        rules_bosses.let_in_boss(game)
        if game.over:
            return -1
    open_foes_have_acted(game)
    if game.over:
        return -1
    game.table_foes_act = False
    game.stamp += 1
    return -1


def one_wave_step_1(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:221
    contents_of = game.contents
    docs = game.doc
    if game.log is not None:
        game.tell(game.named("definition", game.table_wave), " begins")
    game.table_round = 0
    game.table_entered = 0
    game.table_gate_lost = 0
    game.table_ally_hurt = False
    game.table_allies_lost = 0
    game.stamp += 1
    game.table_due = max(
        0,
        max(
            1,
            game.table_wave.foes
            + scaling(game).additional_monsters
            + (2 if game.options["ettin"] else 0),
        ),
    )
    game.stamp += 1
    _found = []
    for monster in [
        piece for piece in contents_of[game.zone_queue] if isinstance(docs[piece], Monster)
    ][: len(contents_of[game.zone_queue]) - game.table_due]:
        if isinstance(docs[monster], Monster):
            _found.append(monster)
    for monster in _found:
        game.put(monster, game.zone_pile)
    game.table_mandatory = max(0, rules_between_waves.bar_for(game, game.table_wave.number))
    game.table_later = max(0, game.table_due // 2 if game.table_entry == "delayed" else 0)
    game.table_due = max(0, game.table_due - game.table_later)
    game.stamp += 1
    return 1


def one_wave_step_2(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:238
    return game.enter("foes_round", 2)


def one_wave_step_3(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:240
    if wave_over(game):
        return 3
    return game.enter("players_round", 4)


def one_wave_step_4(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:242
    rules_actions.end_what_lasts(game)
    game.expire("round")
    game.expire("wave")
    return -1


def one_wave_step_5(game: State) -> int:
    if wave_over(game):
        return 3
    return 1


def single_wave_step_1(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:246
    if game.setting.bosses > 0:
        rules_bosses.await_bosses(game, game.setting.bosses, game.setting.boss_round)
    return game.enter("one_wave", 1)


def single_wave_step_2(game: State) -> int:
    # content/kings_armory/rules/waves.yaml:252
    game.win(range(game.players))
    return -1


CONTENTS = Contents(
    phases={
        "foes_round": Phase((foes_round_step_1,), 1),
        "one_wave": Phase(
            (one_wave_step_1, one_wave_step_2, one_wave_step_3, one_wave_step_4, one_wave_step_5), 0
        ),
        "single_wave": Phase((single_wave_step_1, single_wave_step_2), 0),
    },
)
