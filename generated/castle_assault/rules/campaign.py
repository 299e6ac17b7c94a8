# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/rules/campaign.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    Abilities,
    Actions,
    Contents,
    Phase,
    Prompt,
    Trigger,
    both,
    first_of,
    lowest_of,
    numbers,
    part,
)

from ..kinds import Attachment, Monster, Unit
from ..state import State
from . import combat as rules_combat
from . import monsters as rules_monsters
from . import playing as rules_playing
from . import turn as rules_turn
from . import words as rules_words

ASK_1 = Actions("turn", "Do you take a mulligan?", ("mulligan",), False)


def monster_side(game: State) -> int:
    """The seat of the Monsters."""
    # content/castle_assault/rules/campaign.yaml:65
    # query: monster_side
    return 1


def plays_monsters(game: State, player: int) -> bool:
    """The seat is that of the Monsters."""
    # content/castle_assault/rules/campaign.yaml:72
    # query: plays_monsters player
    return game.setting.solo and player == 1


def row_of(game: State, n: int) -> Sequence[Any]:
    """The row of a turn of the Monsters, if it has one."""
    # content/castle_assault/rules/campaign.yaml:81
    # query: row_of n
    if n <= len(game.setting.turns):
        return (part(game.setting.turns, n - 1),)
    return game.setting.later


def _any_1(game: State) -> bool:
    for r in game.setting.turns[game.table_turn_counter :]:
        if r.monsters:
            return True
    return False


def more_to_come(game: State) -> bool:
    """The table still has rows that bring Monsters."""
    # content/castle_assault/rules/campaign.yaml:91
    # query: more_to_come
    return len(game.setting.later) > 0 or _any_1(game)


def monsters_in(game: State, column: int) -> int:
    """The Monsters in a column; a Large Monster counts in each of its columns."""
    # content/castle_assault/rules/campaign.yaml:117
    # query: monsters_in column
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    x_of = game.board.x
    places = game.place
    docs = game.doc
    _count = 0
    for monster in game.seen[Monster]:
        if (
            x_of[places[monster]] <= column
            and column < x_of[places[monster]] + docs[monster].columns
        ):
            _count += 1
    return _count


def threat_in(game: State, column: int) -> int:
    """The row of the Player Unit of a column that is nearest to the Monster Castle, unlimited if there is none."""
    # content/castle_assault/rules/campaign.yaml:125
    # query: threat_in column
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    x_of = game.board.x
    places = game.place
    y_of = game.board.y
    nearest_ = 1000000000
    for unit in game.seen[Unit]:
        if owners[unit] != 1 and x_of[places[unit]] == column:
            nearest_ = min(nearest_, y_of[places[unit]])
    return nearest_


def rank_of(game: State, column: int, word: str) -> int:
    """How well a column fits the word; the lowest fits best."""
    # content/castle_assault/rules/campaign.yaml:137
    # query: rank_of column by word
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if word == "left_location":
        return 0 if column == 1 else 1
    if word == "center_location":
        return 0 if column == 2 else 1
    if word == "right_location":
        return 0 if column == 3 else 1
    if word == "least_monsters":
        return monsters_in(game, column)
    if word == "most_monsters":
        return -monsters_in(game, column)
    if word == "closest_unit":
        return threat_in(game, column)
    if word == "furthest_unit":
        return -threat_in(game, column)
    return 0


def best_rank(game: State, s: int, what: Any, word: str) -> int:
    """The rank of the best of the columns it would stand in."""
    # content/castle_assault/rules/campaign.yaml:153
    # query: best_rank at s of what by word
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    x_of = game.board.x
    values = []
    for column in numbers(x_of[s], x_of[s] + what.columns - 1):
        values.append(rank_of(game, column, word))
    return min(values) if values else 0


def _no_1(game: State, s: int, what: Any) -> bool:
    contents_of = game.contents
    docs = game.doc
    for t in game.atlas().rectangle(s, what.columns, 1):
        for attachment in game.walk(contents_of[t]):
            if isinstance(docs[attachment], Attachment):
                return False
    return True


def entrances(game: State, what: Any) -> Sequence[int]:
    """The locations of the Monster Castle, by their leftmost, where it has room and nothing lies that cannot be removed."""
    # content/castle_assault/rules/campaign.yaml:161
    # query: entrances of what
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    x_of = game.board.x
    _found = []
    for s in rules_words.castle_areas(game, 1):
        if x_of[s] + what.columns <= 4 and _no_1(game, s, what):
            _found.append(s)
    return _found


def is_free(game: State, s: int, what: Any) -> bool:
    # content/castle_assault/rules/campaign.yaml:172
    # query: is_free s for what
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    for t in game.atlas().rectangle(s, what.columns, 1):
        if contents_of[t]:
            return False
    return True


def must_enter(game: State, what: Any) -> bool:
    """The scenario cannot do without it."""
    # content/castle_assault/rules/campaign.yaml:179
    # query: must_enter what
    return what in game.setting.quarry


def in_supply(game: State, what: Any) -> bool:
    # content/castle_assault/rules/campaign.yaml:189
    # query: in_supply what
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    return (
        what.supply == 0
        or len([monster for monster in game.seen[Monster] if docs[monster] is what]) < what.supply
    )


def lord_due(game: State) -> bool:
    """The next Ooze is the Gelatinous Ooze Lord."""
    # content/castle_assault/rules/campaign.yaml:196
    # query: lord_due
    return (
        game.setting.lord_awakens
        and not game.table_lord_came
        and not in_supply(game, game.program.definitions["castle_assault.gelatinous_ooze"])
    )


def room_around(game: State, monster: int) -> Sequence[int]:
    """The free Battlefield spaces beside it, numbered from the front, then left, right and behind."""
    # content/castle_assault/rules/campaign.yaml:257
    # query: room_around monster
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    shifts = game.board.shifts
    places = game.place
    field_castle = game.tables.field_castle
    contents_of = game.contents
    way = -1 if game.owner[monster] == 0 else 1
    ring: Sequence[int] = game.spaces_of(monster)[:0]
    for s in game.spaces_of(monster):
        ring = both(ring, (shifts[0][way][s],))
    ring = both(
        ring,
        (
            game.tables.shift_minus_1_0[places[monster]],
            shifts[game.doc[monster].columns][0][places[monster]],
        ),
    )
    for s in game.spaces_of(monster):
        ring = both(ring, (shifts[0][-way][s],))
    _found = []
    for s_2 in ring:
        if s_2 >= 0 and field_castle[s_2] == 0 and not contents_of[s_2]:
            _found.append(s_2)
    return _found


def scenario_is_won(game: State) -> bool:
    """The turn that ends is the last one to survive, or no Monster is left."""
    # content/castle_assault/rules/campaign.yaml:321
    # query: scenario_is_won
    if not game.setting.solo:
        return False
    if game.setting.last_monster_wins and not game.seen[Monster]:
        return True
    return (
        game.setting.survive > 0
        and game.active == 0
        and game.player_turns[game.active] >= game.setting.survive
    )


def carry_out(game: State, rows: Sequence[Any]) -> None:
    """What a row of the table says happens."""
    # content/castle_assault/rules/campaign.yaml:100
    # verb: carry_out rows
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    for row in rows:
        if row.clears:
            for s in rules_words.castle_areas(game, 1):
                game.fuel -= game.seen.walk
                if game.fuel < 0:
                    game.spent()
                clear_location(game, s)
        for n in numbers(0, len(row.monsters) - 1):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            arrive(game, part(row.monsters, n), part(row.where, min(n, len(row.where) - 1)))
            if game.over:
                return
        for gone in row.departs:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            _found = []
            for monster in game.walk(game.seen[Monster]):
                if docs[monster] is gone:
                    _found.append(monster)
            for monster in _found:
                game.fuel -= game.seen.walk
                if game.fuel < 0:
                    game.spent()
                remove_monster(game, monster)
        for line in row.story:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            if game.log is not None:
                game.tell(game.named("text", line))


def summon(game: State, what: Any, s: int) -> None:
    # content/castle_assault/rules/campaign.yaml:203
    # verb: summon what at s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    if game.log is not None:
        game.tell(game.named("definition", what), " comes to ", game.named("space", s))
    game.table_quiet = 0
    game.stamp += 1
    _found = []
    for monster in contents_of[game.zone_discard_pile[1]]:
        if docs[monster] is what:
            _found.append(monster)
    spare: Sequence[int] = _found
    if not spare:
        game.create(what, game.zone_discard_pile[1], 1)
    _found_2 = []
    for monster_2 in contents_of[game.zone_discard_pile[1]]:
        if docs[monster_2] is what:
            _found_2.append(monster_2)
    spare = _found_2
    rules_playing.bring_in(game, first_of(spare, NOTHING), s)


def _best_1(game: State, spots: Sequence[int], comer: Any, word: str) -> Sequence[int]:
    _found = list(spots)
    if len(_found) > 1:
        _found_2 = []
        for s in _found:
            _found_2.append(best_rank(game, s, comer, word))
        _found = lowest_of(_found, _found_2)
    return _found


def arrive(game: State, what: Any, word: str) -> None:
    """`what` comes into the Monster Castle."""
    # content/castle_assault/rules/campaign.yaml:215
    # verb: arrive what by word
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    comer = what
    if (
        what is game.program.definitions["castle_assault.gelatinous_ooze"]
        and game.setting.lord_awakens
        and not game.table_lord_came
        and not in_supply(game, game.program.definitions["castle_assault.gelatinous_ooze"])
    ):
        comer = game.program.definitions["castle_assault.gelatinous_ooze_lord"]
    if not in_supply(game, comer):
        return
    _found = []
    for s in entrances(game, comer):
        if is_free(game, s, comer):
            _found.append(s)
    spots: Sequence[int] = _found
    if not spots and comer in game.setting.quarry:
        spots = entrances(game, comer)
    if not spots:
        return
    spots = _best_1(game, spots, comer, word)
    spot = first_of(spots, NOTHING)
    if word == "any_location":
        wanted = game.choose(
            0,
            Prompt("choice", ("Where does ", ("definition", comer), " come in?"), ("space",)),
            spots,
            NOTHING,
        )
        if wanted >= 0:
            spot = wanted
    else:
        rules_monsters.pick_candidate(game, len(spots))
        spot = part(spots, game.table_pointed)
    for t in game.atlas().rectangle(spot, comer.columns, 1):
        clear_location(game, t)
    if comer is not what:
        game.table_lord_came = True
        game.stamp += 1
    summon(game, comer, spot)


def clear_location(game: State, s: int) -> None:
    """Monsters on `s` are removed."""
    # content/castle_assault/rules/campaign.yaml:239
    # verb: clear_location s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found = []
    for monster in game.seen[Monster]:
        if s in game.spaces_of(monster):
            _found.append(monster)
    for monster in _found:
        remove_monster(game, monster)


def remove_monster(game: State, monster: int) -> None:
    """`monster` leaves the board without being destroyed."""
    # content/castle_assault/rules/campaign.yaml:247
    # verb: remove_monster monster
    if game.log is not None:
        game.tell(game.named("piece", monster), " leaves")
    rules_combat.discard(game, monster)


def expand(game: State, monster: int) -> None:
    """Expand: a new Gelatinous Ooze on a free space beside it, by the die."""
    # content/castle_assault/rules/campaign.yaml:270
    # verb: expand monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(game.named("piece", monster), " Expands")
    moment = game.table_clock
    was_free = not (rules_words.contacts(game, monster) or rules_words.faces_castle(game, monster))
    rules_playing.offer_instants(game, game.after[game.owner[monster]])
    if game.over:
        return
    if not (rules_words.on_board(game, monster) and game.piece_arrived_at[monster] <= moment) or (
        was_free
        and (
            rules_words.contacts(game, monster)
            or rules_words.faces_castle(game, monster)
            or game.piece_engaged_at[monster] > moment
        )
    ):
        return
    comer = game.program.definitions["castle_assault.gelatinous_ooze"]
    if (
        game.setting.lord_awakens
        and not game.table_lord_came
        and not in_supply(game, game.program.definitions["castle_assault.gelatinous_ooze"])
    ):
        comer = game.program.definitions["castle_assault.gelatinous_ooze_lord"]
    if not in_supply(game, comer):
        return
    free: Sequence[int] = room_around(game, monster)
    if not free:
        return
    rules_monsters.pick_candidate(game, len(free))
    if comer is not game.program.definitions["castle_assault.gelatinous_ooze"]:
        game.table_lord_came = True
        game.stamp += 1
    summon(game, comer, part(free, game.table_pointed))


def the_monster_castle_falls(game: State) -> None:
    # content/castle_assault/rules/campaign.yaml:307
    # verb: the_monster_castle_falls
    if game.log is not None:
        game.tell("the Monster Castle falls")
    if game.setting.castle_wins and (game.table_quarry_defeated or not game.setting.both_needed):
        win_scenario(game)


def the_quarry_falls(game: State) -> None:
    # content/castle_assault/rules/campaign.yaml:314
    # verb: the_quarry_falls
    game.table_quarry_defeated = True
    game.stamp += 1
    if game.player_castle_health[1] == 0 or not game.setting.both_needed:
        win_scenario(game)


def win_scenario(game: State) -> None:
    # content/castle_assault/rules/campaign.yaml:331
    # verb: win_scenario
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for line in game.setting.after:
        if game.log is not None:
            game.tell(game.named("text", line))
    game.win_one(0)


def campaign_preparation_step_1(game: State) -> int:
    # content/castle_assault/rules/campaign.yaml:340
    for line in both(game.setting.before, game.setting.goal):
        if game.log is not None:
            game.tell(game.named("text", line))
    game.table_first = 0
    game.active = 0
    game.stamp += 1
    return 1


def campaign_preparation_step_2(game: State) -> int:
    # content/castle_assault/rules/campaign.yaml:347
    player = 0
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", True)
    if not options:
        options.append((0,))
        options.append((-1,))
    game.passed = not options
    game.stamp += 1
    if options:
        choice = options[game.ask(game, player, ASK_1, options)]
        action = choice[0]
        if action == 0:
            rules_turn.take_mulligan(game, player)
        else:
            game.passed = True
            game.stamp += 1
    carry_out(game, game.setting.start)
    return -1


def campaign_game_step_1(game: State) -> int:
    # content/castle_assault/rules/campaign.yaml:350
    return game.enter("campaign_preparation", 1)


def campaign_game_step_2(game: State) -> int:
    # content/castle_assault/rules/campaign.yaml:356
    game.active = 0
    game.stamp += 1
    return game.enter("start_of_turn_phase", 2)


def campaign_game_step_3(game: State) -> int:
    # content/castle_assault/rules/campaign.yaml:358
    return game.enter("open_phase", 3)


def campaign_game_step_4(game: State) -> int:
    # content/castle_assault/rules/campaign.yaml:359
    return game.enter("end_of_turn_phase", 4)


def campaign_game_step_5(game: State) -> int:
    # content/castle_assault/rules/campaign.yaml:360
    game.active = 1
    game.stamp += 1
    return game.enter("turn_of_the_monsters", 1)


def how_a_scenario_ends_instead_castle_damage(
    game: State, bearer: int, event: rules_combat.CastleDamageEvent
) -> bool:
    # content/castle_assault/rules/campaign.yaml:297
    # instead of castle_damage
    # where scenario.solo and player = monster_side and player.castle_health = 0:
    return game.setting.solo and event.player == 1 and game.player_castle_health[event.player] == 0


def how_a_scenario_ends_instead_castle_fall(
    game: State, bearer: int, event: rules_combat.CastleFallEvent
) -> bool:
    # content/castle_assault/rules/campaign.yaml:300
    # instead of castle_fall where scenario.solo and player = monster_side: the_monster_castle_falls
    if not (game.setting.solo and event.player == 1):
        return False
    the_monster_castle_falls(game)
    return True


def how_a_scenario_ends_on_death(game: State, bearer: int, event: rules_combat.DeathEvent) -> bool:
    # content/castle_assault/rules/campaign.yaml:301
    # on any death where scenario.solo and unit.definition in scenario.quarry: the_quarry_falls
    if not (game.setting.solo and game.doc[event.unit] in game.setting.quarry):
        return False
    the_quarry_falls(game)
    return True


def how_a_scenario_ends_on_death_2(
    game: State, bearer: int, event: rules_combat.DeathEvent
) -> bool:
    # content/castle_assault/rules/campaign.yaml:302
    # on any death
    # where scenario.last_monster_wins and unit.owner = monster_side
    # and no monster where it != unit and not is_destroyed(it):
    damage_of = game.piece_damage
    if not (game.setting.last_monster_wins and game.owner[event.unit] == 1):
        return False
    for monster in game.seen[Monster]:
        if monster != event.unit and game.stat("health", monster) - damage_of[monster] > 0:
            return False
    win_scenario(game)
    return True


# content/castle_assault/rules/campaign.yaml:292
HOW_A_SCENARIO_ENDS_ABILITIES = Abilities(
    triggers=(
        Trigger(
            "castle_damage",
            "instead",
            "",
            "castle_assault.how_a_scenario_ends:0",
            how_a_scenario_ends_instead_castle_damage,
        ),
        Trigger(
            "castle_fall",
            "instead",
            "",
            "castle_assault.how_a_scenario_ends:1",
            how_a_scenario_ends_instead_castle_fall,
        ),
        Trigger(
            "death", "on", "", "castle_assault.how_a_scenario_ends:2", how_a_scenario_ends_on_death
        ),
        Trigger(
            "death",
            "on",
            "",
            "castle_assault.how_a_scenario_ends:3",
            how_a_scenario_ends_on_death_2,
        ),
    ),
    text="A scenario against Monsters ends as its page says: their Castle falls, the one to be hunted dies, or the last Monster does.",
)

CONTENTS = Contents(
    laws={"castle_assault.how_a_scenario_ends": HOW_A_SCENARIO_ENDS_ABILITIES},
    phases={
        "campaign_preparation": Phase(
            (campaign_preparation_step_1, campaign_preparation_step_2), 0
        ),
        "campaign_game": Phase(
            (
                campaign_game_step_1,
                campaign_game_step_2,
                campaign_game_step_3,
                campaign_game_step_4,
                campaign_game_step_5,
            ),
            0,
        ),
    },
)
