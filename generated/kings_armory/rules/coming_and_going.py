# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/coming_and_going.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    Action,
    ActionInfo,
    Actions,
    Contents,
    OneOf,
    Phase,
    Prompt,
    both,
    first_of,
)

from ..kinds import Ally, Card, Equipment, Hero, Hireable
from ..state import State
from . import between_waves as rules_between_waves
from . import cards as rules_cards
from . import seats as rules_seats
from . import set_up as rules_set_up
from . import shop as rules_shop

ASK_1 = Prompt("choice", "Who plays for you?", ("player",))
ASK_2 = Prompt("choice", "For which locked one?", ("piece",))
ASK_3 = Prompt("choice", "For which piece?", ("piece",))
ASK_4 = Prompt("choice", "Go on with a retired Hero?", ("piece",))
BORROW_ACTION = ActionInfo("borrow", "sit down and play {hireable}", ("hireable",), ("piece",))

ASK_5 = OneOf(
    "one of",
    "choose one",
    (
        "my Turns are skipped until the Wave is over",
        "another Player runs my Hero until the Wave is over",
    ),
)

LEAVE_TABLE_ACTION = ActionInfo("leave_table", "leave the table", (), ())

RETIRE_ACTION = ActionInfo(
    "retire", "leave the table; the Hero is set aside for a return: {aside}", ("aside",), ("truth",)
)

ASK_6 = Prompt("choice", "To whose left do you sit?", ("player",))
JOIN_TABLE_ACTION = ActionInfo("join_table", "join the game", (), ())
ASK_7 = Actions("turn", "whose Hireable do you play?", ("borrow",), False)
ASK_8 = Actions("turn", "do you leave?", ("retire",), False)
ASK_9 = Actions("turn", "do you join?", ("join_table",), False)


def absent(game: State) -> Sequence[int]:
    """Those who are not at the table."""
    # content/kings_armory/rules/coming_and_going.yaml:4
    # query: absent
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    away_of = game.player_away
    _found = []
    for p in range(game.players):
        if away_of[p]:
            _found.append(p)
    return _found


def has_player(game: State, ally: int) -> bool:
    """Its Player has not left."""
    # content/kings_armory/rules/coming_and_going.yaml:21
    # query: has_player ally
    return game.owner[ally] < 0 or not game.player_away[game.owner[ally]]


def _any_1(game: State, player: int) -> bool:
    leaver_of = game.piece_leaver
    for hero in game.seen[Hero]:
        if leaver_of[hero] == player:
            return True
    return False


def lendable(game: State, player: int) -> Sequence[int]:
    """The Hireables he may play for the rest of the Wave; none if he has just left."""
    # content/kings_armory/rules/coming_and_going.yaml:49
    # query: lendable player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    hp_of = game.piece_hp
    lender_of = game.piece_lender
    away_of = game.player_away
    owners = game.owner
    if _any_1(game, player):
        return ()
    _found = []
    for hireable in game.seen[Hireable]:
        if hp_of[hireable] > 0 and lender_of[hireable] < 0 and not away_of[owners[hireable]]:
            _found.append(hireable)
    return _found


def not_the_last(game: State, player: int) -> bool:
    """Somebody else at the table has a Hero, so that the game can go on."""
    # content/kings_armory/rules/coming_and_going.yaml:68
    # query: not_the_last player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    away_of = game.player_away
    leaver_of = game.piece_leaver
    for h in rules_between_waves.all_heroes(game):
        if owners[h] != player and not away_of[owners[h]] and leaver_of[h] < 0:
            return True
    return False


def pieces_of(game: State, hero: int) -> Sequence[int]:
    """The unlocked Equipment of a Hero."""
    # content/kings_armory/rules/coming_and_going.yaml:173
    # query: pieces_of hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for e in game.contents[game.zone_equipment_held[game.owner[hero]]]:
        if isinstance(docs[e], Equipment) and rules_cards.keeper_of(game, e) == hero:
            _found.append(e)
    return _found


def locked_pieces_of(game: State, hero: int) -> Sequence[int]:
    """The locked Equipment of a Hero."""
    # content/kings_armory/rules/coming_and_going.yaml:180
    # query: locked_pieces_of hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for e in game.contents[game.zone_locked_equipment[game.owner[hero]]]:
        if isinstance(docs[e], Equipment) and rules_cards.keeper_of(game, e) == hero:
            _found.append(e)
    return _found


def locked_of_others(game: State) -> Sequence[int]:
    """The locked Equipment of all who stay."""
    # content/kings_armory/rules/coming_and_going.yaml:187
    # query: locked_of_others
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    leaver_of = game.piece_leaver
    found: Sequence[Any] = ()
    _found = []
    for other in game.seen[Hero]:
        if leaver_of[other] < 0:
            _found.append(other)
    for other in _found:
        found = both(found, locked_pieces_of(game, other))
    return found


def pieces_of_others(game: State) -> Sequence[int]:
    """The unlocked Equipment of all who stay."""
    # content/kings_armory/rules/coming_and_going.yaml:197
    # query: pieces_of_others
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    leaver_of = game.piece_leaver
    found: Sequence[Any] = ()
    _found = []
    for other in game.seen[Hero]:
        if leaver_of[other] < 0:
            _found.append(other)
    for other in _found:
        found = both(found, pieces_of(game, other))
    return found


def own_retired(game: State, player: int) -> Sequence[int]:
    """The Heroes he has played before, unless another Player has taken them meanwhile."""
    # content/kings_armory/rules/coming_and_going.yaml:270
    # query: own_retired player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    owners = game.owner
    _found = []
    for heroe in game.contents[game.zone_retired]:
        if isinstance(docs[heroe], Hero) and owners[heroe] == player:
            _found.append(heroe)
    return _found


def free_retired(game: State) -> Sequence[int]:
    """Retired Heroes that nobody has set aside for a return."""
    # content/kings_armory/rules/coming_and_going.yaml:277
    # query: free_retired
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    set_aside_of = game.piece_set_aside
    _found = []
    for heroe in game.contents[game.zone_retired]:
        if isinstance(docs[heroe], Hero) and not set_aside_of[heroe]:
            _found.append(heroe)
    return _found


def unplayed(game: State) -> int:
    """How many Heroes nobody has played in this game; an Ettin takes two."""
    # content/kings_armory/rules/coming_and_going.yaml:284
    # query: unplayed
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _count = 0
    for h in game.program.of_kind[Hero]:
        if not rules_set_up.taken(game, h):
            _count += 1
    return _count // (2 if game.options["ettin"] else 1)


def can_join(game: State, player: int) -> bool:
    """There is a Hero for him."""
    # content/kings_armory/rules/coming_and_going.yaml:291
    # query: can_join player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return len(own_retired(game, player)) > 0 or unplayed(game) > 0 or len(free_retired(game)) > 0


def leave_late_seats_empty(game: State) -> None:
    """Those who come later are not there yet; at least one Player is."""
    # content/kings_armory/rules/coming_and_going.yaml:11
    # verb: leave_late_seats_empty
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    away_of = game.player_away
    here = max(1, game.players - game.options["late"])
    for p in range(game.players)[here:]:
        away_of[p] = True
        game.stamp += 1


def sit(game: State, player: int, other: int) -> None:
    """`player` takes the seat to the left of `other`."""
    # content/kings_armory/rules/coming_and_going.yaml:58
    # verb: sit player by other
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    seat_of = game.player_seat
    _found = []
    for p in range(game.players):
        if seat_of[p] > seat_of[other]:
            _found.append(p)
    for p in _found:
        seat_of[p] += 1
        game.stamp += 1
    seat_of[player] = seat_of[other] + 1
    game.player_away[player] = False
    game.stamp += 1


def skip_turns(game: State) -> None:
    """My Turns are skipped until the Wave is over."""
    # content/kings_armory/rules/coming_and_going.yaml:90
    # verb: skip_turns
    if game.log is not None:
        game.tell("Nobody plays for him in this Wave")


def hand_over(game: State, player: int) -> None:
    """Another Player runs my Hero until the Wave is over."""
    # content/kings_armory/rules/coming_and_going.yaml:96
    # verb: hand_over of player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    other = game.choose(player, ASK_1, rules_seats.seating(game), NOTHING)
    if other >= 0:
        give_team(game, player, other)


def give_team(game: State, player: int, other: int) -> None:
    """All that `player` had is in the hands of `other` now."""
    # content/kings_armory/rules/coming_and_going.yaml:104
    # verb: give_team of player to other
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    keeper_of = game.piece_keeper
    owners = game.owner
    if game.log is not None:
        game.tell(
            game.named("player", other),
            game.word("player", other, " plays", " play"),
            " for ",
            game.named("player", player),
        )
    _found = []
    for card in contents_of[game.zone_locked_equipment[player]]:
        if isinstance(docs[card], Equipment):
            _found.append(card)
    for card in _found:
        keeper_of[card] = rules_cards.keeper_of(game, card)
        game.stamp += 1
        game.put(card, game.zone_locked_equipment[other])
    _found_2 = []
    for card in contents_of[game.zone_equipment_held[player]]:
        if isinstance(docs[card], Equipment):
            _found_2.append(card)
    for card in _found_2:
        keeper_of[card] = rules_cards.keeper_of(game, card)
        owners[card] = other
        game.stamp += 1
        game.put(card, game.zone_equipment_held[other])
    _found_3 = []
    for ally in game.seen[Ally]:
        if owners[ally] == player:
            _found_3.append(ally)
    for ally in _found_3:
        owners[ally] = other
        game.stamp += 1
    _found_4 = []
    for hireable in contents_of[game.zone_barracks]:
        if isinstance(docs[hireable], Hireable) and owners[hireable] == player:
            _found_4.append(hireable)
    for hireable in _found_4:
        owners[hireable] = other
        game.stamp += 1


def _first_1(game: State, player: int) -> int:
    for p in rules_seats.seating(game):
        if p != player:
            return p
    return NOTHING


def give_back_hireables(game: State, player: int) -> None:
    """What `player` had borrowed goes back; without a Hero, whom he has levied meanwhile joins somebody else."""
    # content/kings_armory/rules/coming_and_going.yaml:121
    # verb: give_back_hireables of player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    owners = game.owner
    lender_of = game.piece_lender
    _found_2 = []
    for piece in contents_of[game.zone_fallen]:
        if isinstance(docs[piece], Hireable):
            _found_2.append(piece)
    _found = []
    for lent in both(game.seen[Hireable], _found_2):
        if owners[lent] == player and lender_of[lent] >= 0:
            _found.append(lent)
    for lent in _found:
        owners[lent] = lender_of[lent]
        lender_of[lent] = NOTHING
        game.stamp += 1
    if rules_cards.hero_of(game, player) >= 0:
        return
    heir = _first_1(game, player)
    _found_3 = []
    for hireable in game.seen[Hireable]:
        if owners[hireable] == player:
            _found_3.append(hireable)
    for hireable in _found_3:
        owners[hireable] = heir
        game.stamp += 1
    _found_4 = []
    for hireable in contents_of[game.zone_barracks]:
        if isinstance(docs[hireable], Hireable) and owners[hireable] == player:
            _found_4.append(hireable)
    for hireable in _found_4:
        owners[hireable] = heir
        game.stamp += 1


def end_sitting_in(game: State) -> None:
    """Whoever has played a Hireable until now, even if it has fallen, has no Hero and is not at the table yet."""
    # content/kings_armory/rules/coming_and_going.yaml:137
    # verb: end_sitting_in
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    away_of = game.player_away
    _found = []
    for p in rules_seats.seating(game):
        if rules_cards.hero_of(game, p) < 0:
            _found.append(p)
    for p in _found:
        give_back_hireables(game, p)
        away_of[p] = True
        game.stamp += 1


def bid_farewell(game: State, hero: int, speaker: int) -> None:
    """`hero` retires, and leaves what it has unlocked to the others."""
    # content/kings_armory/rules/coming_and_going.yaml:207
    # verb: bid_farewell to hero by speaker
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    keeper_of = game.piece_keeper
    left_behind_of = game.piece_left_behind
    wearer_of = game.piece_wearer
    leaver_of = game.piece_leaver
    owners = game.owner
    if game.log is not None:
        game.tell(game.named("piece", hero), " retires")
    while pieces_of(game, hero) and locked_of_others(game):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kings_armory/rules/coming_and_going.yaml:214")
        left = game.choose(
            speaker,
            Prompt(
                "choice",
                ("Which piece does ", ("piece", hero), " leave to the others?"),
                ("piece",),
            ),
            pieces_of(game, hero),
            NOTHING,
        )
        if left >= 0:
            taken_for_it = game.choose(speaker, ASK_2, locked_of_others(game), NOTHING)
            if taken_for_it >= 0:
                leave_unlocked(game, left, taken_for_it, hero)
    for _ in range(len(pieces_of(game, hero))):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kings_armory/rules/coming_and_going.yaml:219")
        offered = game.choose_some(
            speaker,
            Prompt(
                "choice", ("Trade something else before ", ("piece", hero), " leaves?"), ("piece",)
            ),
            [piece for piece in pieces_of(game, hero) if isinstance(docs[piece], Equipment)],
            0,
            1,
        )
        if not offered:
            break
        wanted = game.choose(speaker, ASK_3, pieces_of_others(game), NOTHING)
        if wanted >= 0:
            swap_keepers(game, first_of(offered, NOTHING), wanted)
    _found = []
    for card in locked_pieces_of(game, hero):
        if isinstance(docs[card], Card):
            _found.append(card)
    for card in _found:
        keeper_of[card] = NOTHING
        left_behind_of[card] = True
        game.stamp += 1
        game.bury(card, game.zone_equipment_deck)
    _found_2 = []
    for card in pieces_of(game, hero):
        if isinstance(docs[card], Card):
            _found_2.append(card)
    for card in _found_2:
        keeper_of[card] = NOTHING
        wearer_of[card] = NOTHING
        game.stamp += 1
        game.put(card, game.zone_extra_equipment)
    leaver = leaver_of[hero]
    _found_3 = []
    for hireable in game.seen[Hireable]:
        if owners[hireable] == leaver:
            _found_3.append(hireable)
    for hireable in _found_3:
        owners[hireable] = first_of(rules_seats.seating(game), NOTHING)
        game.stamp += 1
    _found_4 = []
    for hireable in game.contents[game.zone_barracks]:
        if isinstance(docs[hireable], Hireable) and owners[hireable] == leaver:
            _found_4.append(hireable)
    for hireable in _found_4:
        owners[hireable] = first_of(rules_seats.seating(game), NOTHING)
        game.stamp += 1
    owners[hero] = leaver
    leaver_of[hero] = NOTHING
    game.piece_host[hero] = NOTHING
    game.stamp += 1
    game.put(hero, game.zone_retired)


def leave_unlocked(game: State, left: int, taken_for_it: int, hero: int) -> None:
    """`left` goes to another Hero for `taken_for_it`."""
    # content/kings_armory/rules/coming_and_going.yaml:241
    # verb: leave_unlocked left for taken_for_it of hero
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(game.named("piece", left), " is traded for ", game.named("piece", taken_for_it))
    other = rules_cards.keeper_of(game, taken_for_it)
    game.piece_wearer[left] = NOTHING
    game.stamp += 1
    rules_shop.hand(game, left, other, game.owner[other])
    game.piece_keeper[taken_for_it] = hero
    game.stamp += 1
    game.put(taken_for_it, game.zone_locked_equipment[game.owner[hero]])


def swap_keepers(game: State, mine: int, theirs: int) -> None:
    """`mine` is traded for `theirs`."""
    # content/kings_armory/rules/coming_and_going.yaml:254
    # verb: swap_keepers mine for theirs
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(game.named("piece", mine), " is traded for ", game.named("piece", theirs))
    first_one = rules_cards.keeper_of(game, mine)
    second_one = rules_cards.keeper_of(game, theirs)
    game.piece_wearer[mine] = NOTHING
    game.piece_wearer[theirs] = NOTHING
    game.stamp += 1
    rules_shop.hand(game, mine, second_one, game.owner[second_one])
    rules_shop.hand(game, theirs, first_one, game.owner[first_one])


def take_a_hero(game: State, player: int) -> None:
    """A new Player takes a Hero that nobody has played, or one that has retired for good."""
    # content/kings_armory/rules/coming_and_going.yaml:311
    # verb: take_a_hero for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    owners = game.owner
    hp_of = game.piece_hp
    old: Sequence[Any] = ()
    if free_retired(game):
        if unplayed(game) > 0:
            _found = []
            for piece in free_retired(game):
                if isinstance(docs[piece], Hero):
                    _found.append(piece)
            picked = game.choose_some(player, ASK_4, _found, 0, 1)
            old = picked
        else:
            old = free_retired(game)[:1]
    if old:
        take_up(game, first_of(old, NOTHING), player)
    else:
        rules_set_up.choose_hero(game, player)
        _found_2 = []
        for newcomer in game.contents[game.zone_tavern]:
            if isinstance(docs[newcomer], Hero) and owners[newcomer] == player:
                _found_2.append(newcomer)
        for newcomer in _found_2:
            hp_of[newcomer] = max(1, docs[newcomer].max_hp - game.table_wave_number - 1)
            game.stamp += 1


def take_up(game: State, hero: int, player: int) -> None:
    """`hero` comes back with the Hit Points it had."""
    # content/kings_armory/rules/coming_and_going.yaml:328
    # verb: take_up hero for player
    if game.log is not None:
        game.tell(game.named("piece", hero), " comes back")
    game.owner[hero] = player
    game.piece_set_aside[hero] = False
    game.piece_unlocked[hero] = 0
    game.stamp += 1
    game.put(hero, game.zone_tavern)
    rules_cards.take_starting_equipment(game, hero)


def borrow_options(game: State, player: int) -> list[Any]:
    """Sit down and play `hireable`."""
    # content/kings_armory/rules/coming_and_going.yaml:36
    # action: borrow hireable
    return list(lendable(game, player))


def take_borrow(game: State, player: int, hireable: int) -> None:
    """Sit down and play `hireable`."""
    # content/kings_armory/rules/coming_and_going.yaml:36
    # action: borrow hireable
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " sits", " sit"),
            " down and plays ",
            game.named("piece", hireable),
        )
    host_player = game.owner[hireable]
    game.piece_lender[hireable] = host_player
    game.owner[hireable] = player
    game.stamp += 1
    sit(game, player, host_player)


def leave_table_options(game: State, player: int) -> list[Any]:
    """Leave the table."""
    # content/kings_armory/rules/coming_and_going.yaml:74
    # action: leave_table
    return [()] if game.options["open_table"] and not_the_last(game, player) else []


def take_leave_table(game: State, player: int) -> None:
    """Leave the table."""
    # content/kings_armory/rules/coming_and_going.yaml:74
    # action: leave_table
    owners = game.owner
    leaver_of = game.piece_leaver
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " leaves", " leave"),
            " the table",
        )
    give_back_hireables(game, player)
    game.player_away[player] = True
    game.stamp += 1
    for hero in game.seen[Hero]:
        if owners[hero] == player:
            break
    else:
        return
    _found = []
    for hero in game.seen[Hero]:
        if owners[hero] == player and leaver_of[hero] < 0:
            _found.append(hero)
    for hero in _found:
        leaver_of[hero] = player
        game.stamp += 1
    option = game.choose(player, ASK_5, range(2), 0)
    if option == 0:
        skip_turns(game)
    elif option == 1:
        hand_over(game, player)


def retire_options(game: State, player: int) -> list[Any]:
    """Leave the table; the Hero is set aside for a return: `aside`."""
    # content/kings_armory/rules/coming_and_going.yaml:159
    # action: retire aside
    if not not_the_last(game, player):
        return []
    return [True, False]


def take_retire(game: State, player: int, aside: bool) -> None:
    """Leave the table; the Hero is set aside for a return: `aside`."""
    # content/kings_armory/rules/coming_and_going.yaml:159
    # action: retire aside
    owners = game.owner
    leaver_of = game.piece_leaver
    set_aside_of = game.piece_set_aside
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " leaves", " leave"),
            " the table",
        )
    game.player_away[player] = True
    game.stamp += 1
    _found = []
    for hero in game.seen[Hero]:
        if owners[hero] == player:
            _found.append(hero)
    for hero in _found:
        leaver_of[hero] = player
        set_aside_of[hero] = aside
        game.stamp += 1


def join_table_options(game: State, player: int) -> list[Any]:
    """Join the game."""
    # content/kings_armory/rules/coming_and_going.yaml:298
    # action: join_table
    return [()] if own_retired(game, player) or unplayed(game) > 0 or free_retired(game) else []


def take_join_table(game: State, player: int) -> None:
    """Join the game."""
    # content/kings_armory/rules/coming_and_going.yaml:298
    # action: join_table
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " joins", " join"),
            " the game",
        )
    neighbour = game.choose(player, ASK_6, rules_seats.seating(game), NOTHING)
    if neighbour >= 0:
        sit(game, player, neighbour)
        mine: Sequence[int] = own_retired(game, player)
        if not mine:
            take_a_hero(game, player)
        for h in mine:
            take_up(game, h, player)


def late_arrivals_step_1(game: State) -> int:
    # content/kings_armory/rules/coming_and_going.yaml:29
    game.registers[1] = tuple(absent(game))
    game.registers[2] = 0
    return 1


def late_arrivals_step_2(game: State) -> int:
    if game.registers[2] >= len(game.registers[1]):
        return -1
    game.registers[0] = game.registers[1][game.registers[2]]
    game.registers[2] += 1
    return 2 if lendable(game, game.registers[0]) else 1


def late_arrivals_step_3(game: State) -> int:
    # content/kings_armory/rules/coming_and_going.yaml:34
    player = game.registers[0]
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", True)
    if not options:
        for option in borrow_options(game, player):
            options.append((0, option))
        options.append((-1,))
    game.passed = not options
    game.stamp += 1
    if options:
        choice = options[game.ask(game, player, ASK_7, options)]
        action = choice[0]
        if action == 0:
            take_borrow(game, player, choice[1])
        else:
            game.passed = True
            game.stamp += 1
    return 1


def change_of_players_step_1(game: State) -> int:
    # content/kings_armory/rules/coming_and_going.yaml:146
    leaver_of = game.piece_leaver
    away_of = game.player_away
    owners = game.owner
    end_sitting_in(game)
    _found = []
    for leaving in game.seen[Hero]:
        if leaver_of[leaving] >= 0:
            _found.append(leaving)
    for leaving in _found:
        bid_farewell(
            game,
            leaving,
            first_of(rules_seats.seating(game), NOTHING)
            if away_of[owners[leaving]]
            else owners[leaving],
        )
    game.registers[2] = tuple(rules_seats.seating(game))
    game.registers[3] = 0
    return 1


def change_of_players_step_2(game: State) -> int:
    if game.registers[3] >= len(game.registers[2]):
        return 2
    game.registers[1] = game.registers[2][game.registers[3]]
    game.registers[3] += 1
    return 3 if not_the_last(game, game.registers[1]) else 4


def change_of_players_step_3(game: State) -> int:
    game.registers[4] = tuple(absent(game))
    game.registers[5] = 0
    return 5


def change_of_players_step_4(game: State) -> int:
    # content/kings_armory/rules/coming_and_going.yaml:154
    player = game.registers[1]
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", True)
    if not options:
        for option in retire_options(game, player):
            options.append((0, option))
        options.append((-1,))
    game.passed = not options
    game.stamp += 1
    if options:
        choice = options[game.ask(game, player, ASK_8, options)]
        action = choice[0]
        if action == 0:
            take_retire(game, player, choice[1])
        else:
            game.passed = True
            game.stamp += 1
    return 4


def change_of_players_step_5(game: State) -> int:
    # content/kings_armory/rules/coming_and_going.yaml:155
    leaver_of = game.piece_leaver
    _found = []
    for leaving in game.seen[Hero]:
        if leaver_of[leaving] == game.registers[1]:
            _found.append(leaving)
    for leaving in _found:
        bid_farewell(game, leaving, game.registers[1])
    return 1


def change_of_players_step_6(game: State) -> int:
    if game.registers[5] >= len(game.registers[4]):
        return -1
    game.registers[1] = game.registers[4][game.registers[5]]
    game.registers[5] += 1
    return (
        6 if own_retired(game, game.registers[1]) or unplayed(game) > 0 or free_retired(game) else 5
    )


def change_of_players_step_7(game: State) -> int:
    # content/kings_armory/rules/coming_and_going.yaml:157
    player = game.registers[1]
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", True)
    if not options:
        if own_retired(game, player) or unplayed(game) > 0 or free_retired(game):
            options.append((0,))
        options.append((-1,))
    game.passed = not options
    game.stamp += 1
    if options:
        choice = options[game.ask(game, player, ASK_9, options)]
        action = choice[0]
        if action == 0:
            take_join_table(game, player)
        else:
            game.passed = True
            game.stamp += 1
    return 5


CONTENTS = Contents(
    actions=(
        Action(BORROW_ACTION, (), (), borrow_options, take_borrow),
        Action(LEAVE_TABLE_ACTION, ("own_turn",), (), leave_table_options, take_leave_table),
        Action(RETIRE_ACTION, (), (), retire_options, take_retire),
        Action(JOIN_TABLE_ACTION, (), (), join_table_options, take_join_table),
    ),
    phases={
        "late_arrivals": Phase(
            (late_arrivals_step_1, late_arrivals_step_2, late_arrivals_step_3), 3
        ),
        "change_of_players": Phase(
            (
                change_of_players_step_1,
                change_of_players_step_2,
                change_of_players_step_3,
                change_of_players_step_4,
                change_of_players_step_5,
                change_of_players_step_6,
                change_of_players_step_7,
            ),
            6,
        ),
    },
)
