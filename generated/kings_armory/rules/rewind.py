# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/rewind.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import NOTHING, ROUNDS, Contents, both, first_of, lowest_of

from ..kinds import Ally, Character, Hero, Hireable, Mark, Monster
from ..state import State
from . import actions as rules_actions
from . import actions_of_cards as rules_actions_of_cards
from . import ettin as rules_ettin
from . import monsters_turn as rules_monsters_turn
from . import tanking as rules_tanking
from . import towers as rules_towers

# content/kings_armory/rules/rewind.yaml:25
TRACE = Mark("kings_armory.trace", "Trace")


def balance(game: State, character: int) -> int:
    """Its Hit Points; of a fallen one, what it lacks until it would be at 0."""
    # content/kings_armory/rules/rewind.yaml:47
    # query: balance character
    return (
        game.piece_hp[character]
        if game.piece_hp[character] > 0
        else -game.piece_overkill[character]
    )


def forget_marks(game: State) -> None:
    """What the Foes have done in the last Foes' Round stands for good."""
    # content/kings_armory/rules/rewind.yaml:40
    # verb: forget_marks
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for mark in game.contents[game.zone_marks]:
        if isinstance(docs[mark], Mark):
            _found.append(mark)
    for mark in _found:
        game.put(mark, NOTHING)


def look_at_everybody(game: State) -> None:
    """How everybody is before an attack."""
    # content/kings_armory/rules/rewind.yaml:54
    # verb: look_at_everybody
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    was_at_of = game.piece_was_at
    places = game.place
    was_hp_of = game.piece_was_hp
    hp_of = game.piece_hp
    overkill_of = game.piece_overkill
    was_bleeding_of = game.piece_was_bleeding
    bleed_of = game.piece_bleed
    was_burning_of = game.piece_was_burning
    burn_of = game.piece_burn
    was_slow_of = game.piece_was_slow
    slow_of = game.piece_slow
    was_stunned_of = game.piece_was_stunned
    stun_of = game.piece_stun
    was_blessed_of = game.piece_was_blessed
    bless_of = game.piece_bless
    was_on_of = game.piece_was_on
    turned_on_of = game.piece_turned_on
    was_on_for_of = game.piece_was_on_for
    on_for_of = game.piece_on_for
    was_tanking_of = game.piece_was_tanking
    tanking_of = game.piece_tanking
    was_caging_of = game.piece_was_caging
    caged_of = game.piece_caged
    for character in game.seen[Character]:
        was_at_of[character] = places[character]
        was_hp_of[character] = hp_of[character] if hp_of[character] > 0 else -overkill_of[character]
        was_bleeding_of[character] = bleed_of[character]
        was_burning_of[character] = burn_of[character]
        was_slow_of[character] = slow_of[character]
        was_stunned_of[character] = stun_of[character]
        was_blessed_of[character] = bless_of[character]
        game.stamp += 1
    for ally in game.seen[Ally]:
        was_on_of[ally] = turned_on_of[ally]
        was_on_for_of[ally] = on_for_of[ally]
        was_tanking_of[ally] = tanking_of[ally]
        was_caging_of[ally] = caged_of[ally]
        game.stamp += 1


def record_attack(game: State, monster: int) -> None:
    """What the attack of `monster` has done is kept in mind."""
    # content/kings_armory/rules/rewind.yaml:73
    # verb: record_attack by monster
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    was_at_of = game.piece_was_at
    hp_of = game.piece_hp
    overkill_of = game.piece_overkill
    was_hp_of = game.piece_was_hp
    bleed_of = game.piece_bleed
    was_bleeding_of = game.piece_was_bleeding
    burn_of = game.piece_burn
    was_burning_of = game.piece_was_burning
    slow_of = game.piece_slow
    was_slow_of = game.piece_was_slow
    stun_of = game.piece_stun
    was_stunned_of = game.piece_was_stunned
    bless_of = game.piece_bless
    was_blessed_of = game.piece_was_blessed
    tanking_of = game.piece_tanking
    was_tanking_of = game.piece_was_tanking
    by_of = game.piece_by
    _found_2 = []
    for piece in contents_of[game.zone_fallen]:
        if isinstance(docs[piece], Ally):
            _found_2.append(piece)
    _found_3 = []
    for piece_2 in contents_of[game.zone_pile]:
        if isinstance(docs[piece_2], Monster):
            _found_3.append(piece_2)
    _found = []
    for struck in both(both(game.seen[Character], _found_2), _found_3):
        if was_at_of[struck] >= 0:
            _found.append(struck)
    for struck in _found:
        if (
            (hp_of[struck] if hp_of[struck] > 0 else -overkill_of[struck]) != was_hp_of[struck]
            or bleed_of[struck] != was_bleeding_of[struck]
            or burn_of[struck] != was_burning_of[struck]
            or slow_of[struck] != was_slow_of[struck]
            or stun_of[struck] != was_stunned_of[struck]
            or bless_of[struck] != was_blessed_of[struck]
            or (
                isinstance(docs[struck], Ally)
                and list(tanking_of[struck]) != list(was_tanking_of[struck])
            )
        ):
            token = game.create(
                game.program.definitions["kings_armory.trace"], game.zone_marks, NOTHING
            )
            by_of[token] = monster
            game.stamp += 1
            note(game, token, struck)
        was_at_of[struck] = NOTHING
        game.stamp += 1


def note(game: State, token: int, struck: int) -> None:
    """What was done to `struck`."""
    # content/kings_armory/rules/rewind.yaml:89
    # verb: note token of struck
    game.piece_to[token] = struck
    game.piece_fell_at[token] = game.piece_was_at[struck]
    game.piece_had[token] = game.piece_was_hp[struck]
    game.piece_hp[token] = game.piece_was_hp[struck] - (
        game.piece_hp[struck] if game.piece_hp[struck] > 0 else -game.piece_overkill[struck]
    )
    game.piece_bleed[token] = game.piece_bleed[struck] - game.piece_was_bleeding[struck]
    game.piece_burn[token] = game.piece_burn[struck] - game.piece_was_burning[struck]
    game.piece_slow[token] = game.piece_slow[struck] - game.piece_was_slow[struck]
    game.piece_stun[token] = game.piece_stun[struck] - game.piece_was_stunned[struck]
    game.piece_bless[token] = game.piece_bless[struck] - game.piece_was_blessed[struck]
    game.stamp += 1
    if isinstance(game.doc[struck], Ally):
        game.piece_was_on[token] = game.piece_was_on[struck]
        game.piece_on_for[token] = game.piece_was_on_for[struck]
        game.piece_tanked[token] = game.piece_was_tanking[struck]
        game.piece_caged[token] = game.piece_was_caging[struck]
        game.stamp += 1


def mark_gate(game: State, n: int, monster: int) -> None:
    """What `monster` has done to the Gate is kept in mind."""
    # content/kings_armory/rules/rewind.yaml:109
    # verb: mark_gate n by monster
    token = game.create(game.program.definitions["kings_armory.trace"], game.zone_marks, NOTHING)
    game.piece_by[token] = monster
    game.piece_hp[token] = n
    game.stamp += 1


def rewind_foe(game: State, monster: int) -> None:
    """It goes back to where it began this Foes' Round, and its attacks of this Round are undone; in a Players' Round it goes back 8 spaces."""
    # content/kings_armory/rules/rewind.yaml:120
    # verb: rewind_foe monster
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    by_of = game.piece_by
    if game.log is not None:
        game.tell("time runs back for ", game.named("piece", monster))
    if game.table_mover < 0 and not game.table_foes_act:
        wind_back(game, monster)
    else:
        for token in [
            mark
            for mark in game.contents[game.zone_marks]
            if isinstance(docs[mark], Mark) and by_of[mark] == monster
        ][::-1]:
            undo(game, token)
            game.put(token, NOTHING)
        return_to_start(game, monster)


def wind_back(game: State, monster: int) -> None:
    """It goes back 8 spaces on its Route."""
    # content/kings_armory/rules/rewind.yaml:133
    # verb: wind_back monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    places: Sequence[int] = rules_actions.spaces_back(game, monster, 8)
    if places:
        rules_actions.send_back(game, monster, first_of(places, NOTHING))


def return_to_start(game: State, monster: int) -> None:
    """It goes back to where it began this Foes' Round."""
    # content/kings_armory/rules/rewind.yaml:140
    # verb: return_to_start monster
    if game.piece_began_at[monster] >= 0:
        put_back(game, monster, game.piece_began_at[monster])


def put_back(game: State, monster: int, place_before: int) -> None:
    """`monster` comes back to where it was, or as near behind it as there is room."""
    # content/kings_armory/rules/rewind.yaml:147
    # verb: put_back monster at place_before
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    field_terrain = game.tables.field_terrain
    s = place_before
    for _rounds in ROUNDS:
        if not (field_terrain[s] != "entrance" and not rules_tanking.room_for(game, monster, s)):
            break
        s = game.board.route_next(rules_monsters_turn.route_of(game, monster), s, -1)
    else:
        game.fuel = 0
        game.tick("content/kings_armory/rules/rewind.yaml:154")
    game.fuel -= _rounds
    game.put(monster, s)
    rules_tanking.end_lost_tanks(game)


def undo(game: State, token: int) -> None:
    """What an attack did is undone."""
    # content/kings_armory/rules/rewind.yaml:159
    # verb: undo token
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.piece_to[token] < 0:
        rules_actions_of_cards.repair_gate(game, game.piece_hp[token])
        game.table_gate_lost -= game.piece_hp[token]
        game.stamp += 1
        return
    struck = game.piece_to[token]
    before = game.piece_hp[struck]
    left = (
        game.piece_hp[struck] if game.piece_hp[struck] > 0 else -game.piece_overkill[struck]
    ) + game.piece_hp[token]
    game.piece_hp[struck] = max(
        0, min(left, max(game.piece_had[token], rules_ettin.full_hp(game, struck)))
    )
    game.piece_overkill[struck] = max(0, -left)
    game.stamp += 1
    if (
        isinstance(game.doc[struck], Monster)
        and game.piece_hp[struck] > 0
        and game.place[struck] == game.zone_pile
    ):
        put_back(game, struck, game.piece_fell_at[token])
    if isinstance(game.doc[struck], Ally):
        if game.piece_hp[struck] > 0 and game.place[struck] == game.zone_fallen:
            bring_back(game, struck, game.piece_fell_at[token])
        if game.piece_hp[struck] > 0 and before == 0:
            game.piece_turned_on[struck] = game.piece_was_on[token]
            game.piece_on_for[struck] = game.piece_on_for[token]
            game.stamp += 1
        hold_again(game, token, struck)
    if isinstance(game.doc[struck], (Hero, Hireable)):
        game.table_allies_lost = max(0, game.table_allies_lost - (max(0, left) - before))
        game.table_ally_hurt = game.table_allies_lost > 0
        game.stamp += 1
    game.piece_bleed[struck] = max(0, min(3, game.piece_bleed[struck] - game.piece_bleed[token]))
    game.piece_burn[struck] = max(0, min(2, game.piece_burn[struck] - game.piece_burn[token]))
    game.piece_slow[struck] = max(0, min(2, game.piece_slow[struck] - game.piece_slow[token]))
    game.piece_stun[struck] = max(0, min(1, game.piece_stun[struck] - game.piece_stun[token]))
    game.piece_bless[struck] = max(0, min(1, game.piece_bless[struck] - game.piece_bless[token]))
    game.stamp += 1


def _any_1(game: State, s: int) -> bool:
    docs = game.doc
    for ally_2 in game.contents[s]:
        if isinstance(docs[ally_2], Ally):
            return True
    return False


def _best_1(game: State, ally: int, s: int) -> Sequence[int]:
    stepped = game.board.stepped
    _found = list(rules_actions.arrivals(game, ally, range(game.board.size)))
    if len(_found) > 1:
        _found_2 = []
        for space in _found:
            _found_2.append(stepped[space][s])
        _found = lowest_of(_found, _found_2)
    return _found


def bring_back(game: State, ally: int, s: int) -> None:
    """`ally` comes back to where it was, or as near as there is room; without any, it does not."""
    # content/kings_armory/rules/rewind.yaml:192
    # verb: bring_back ally at s
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    places: Sequence[int] = (s,)
    slot_lost = (
        game.piece_host[ally] >= 0
        and rules_towers.guests(game, game.piece_host[ally])
        >= game.doc[game.piece_host[ally]].slots
    )
    if slot_lost:
        game.piece_host[ally] = NOTHING
        game.stamp += 1
    if slot_lost or (game.contents[s] and _any_1(game, s)):
        places = _best_1(game, ally, s)
    if not places:
        game.piece_hp[ally] = 0
        game.stamp += 1
        return
    game.put(ally, first_of(places, NOTHING))
    rules_towers.take_slot(game, ally)


def hold_again(game: State, token: int, ally: int) -> None:
    """`ally` Tanks the Foes again that it Tanked before the attack, as far as they are in its reach."""
    # content/kings_armory/rules/rewind.yaml:209
    # verb: hold_again token by ally
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    tanking_of = game.piece_tanking
    caged_of = game.piece_caged
    _found = []
    for m in game.piece_tanked[token]:
        if m not in tanking_of[ally]:
            _found.append(m)
    for m in _found:
        tanking_of[ally] = tuple(both(tanking_of[ally], (m,)))
        game.stamp += 1
    _found_2 = []
    for m in caged_of[token]:
        if m not in caged_of[ally]:
            _found_2.append(m)
    for m in _found_2:
        caged_of[ally] = tuple(both(caged_of[ally], (m,)))
        game.stamp += 1
    rules_tanking.end_lost_tanks(game)


CONTENTS = Contents(definitions=(TRACE,))
