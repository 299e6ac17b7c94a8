# Rules and documents of the pack `kings_armory`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kings_armory/rules/tanking.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import Action, ActionInfo, Contents, both, members, product

from ..kinds import Ally, Boss, Hireable, Monster, Tower
from ..state import State
from . import cards as rules_cards
from . import duties as rules_duties
from . import range_ as rules_range_
from . import siege as rules_siege
from . import strikes as rules_strikes

TANK_ACTION = ActionInfo("tank", "{ally} tanks {monster}", ("monster", "ally"), ("piece", "piece"))

GIVE_UP_ACTION = ActionInfo(
    "give_up", "{ally} lets {monster} go", ("ally", "monster"), ("piece", "piece")
)


def tanked(game: State, monster: int) -> bool:
    # content/kings_armory/rules/tanking.yaml:4
    # query: tanked monster
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    tanking_of = game.piece_tanking
    for ally in game.seen[Ally]:
        if monster in tanking_of[ally]:
            return True
    return False


def _no_1(game: State, s: int, monster: int) -> bool:
    docs = game.doc
    grounded_of = game.piece_grounded
    for monster_2 in game.contents[s]:
        if (
            isinstance(docs[monster_2], Monster)
            and monster_2 != monster
            and not isinstance(docs[monster_2], Boss)
            and (docs[monster_2].flying and not grounded_of[monster_2])
            == (
                docs[monster].flying
                and not (isinstance(docs[monster], Monster) and grounded_of[monster])
            )
        ):
            return False
    return True


def room_for(game: State, monster: int, s: int) -> bool:
    """Monsters can stay there, and no other one of the same layer does; Bosses stack with anything."""
    # content/kings_armory/rules/tanking.yaml:10
    # query: room_for monster at s
    return (
        game.tables.where_terrain_is__open_terrain__path__gate[s] or game.space_tower[s] >= 0
    ) and (isinstance(game.doc[monster], Boss) or not game.contents[s] or _no_1(game, s, monster))


def can_tank(game: State, ally: int, monster: int) -> bool:
    # content/kings_armory/rules/tanking.yaml:24
    # query: can_tank ally monster
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if (
        game.piece_hp[ally] <= 0
        or not (
            game.space_tower[game.place[ally]] < 0
            and game.board.kings[game.place[monster]][game.place[ally]] <= 1
        )
        or monster in game.piece_tanking[ally]
    ):
        return False
    if len(game.piece_tanking[ally]) >= game.stat("tank", ally):
        return False
    if (
        game.doc[monster].flying
        and not (isinstance(game.doc[monster], Monster) and game.piece_grounded[monster])
        and not game.stat("tanks_flying", ally)
    ):
        return False
    if game.doc[monster].unstoppable or game.doc[monster].immune_to_everything:
        return False
    if game.table_let_go and not can_be_hurt(game, monster) and not wears_down(game, monster, ally):
        return False
    if (game.doc[monster].untankable or game.doc[monster].siege) and not game.stat(
        "tanks_untankable", ally
    ):
        return False
    return room_for(game, monster, game.place[monster])


def _any_1(game: State, monster: int) -> bool:
    hp_of = game.piece_hp
    _found = []
    for hopeful in game.seen[Ally]:
        if hp_of[hopeful] > 0:
            _found.append(hopeful)
    for hopeful in _found:
        for attack in rules_cards.attacks_of(game, hopeful):
            if rules_duties.useful(game, attack, hopeful, monster) and comes_near(
                game, hopeful, monster, attack
            ):
                return True
    return False


def can_be_hurt(game: State, monster: int) -> bool:
    """Some Ally that can come near enough has an attack that can do something to it, or it is bleeding or burning."""
    # content/kings_armory/rules/tanking.yaml:41
    # query: can_be_hurt monster
    if game.piece_bleed[monster] > 0 or (
        game.piece_burn[monster] > 0
        and not (
            "supernatural" in game.doc[monster].immune
            or game.doc[monster].immune_to_everything
            or game.doc[monster].indestructible
            or game.stat("immune_to_supernatural", monster)
        )
    ):
        return True
    return _any_1(game, monster)


def _any_2(game: State, ally: int, monster: int, attack: Any) -> bool:
    docs = game.doc
    places = game.place
    top_of = game.piece_top
    grounds_of = game.piece_grounds
    tower_of = game.space_tower
    for tower in towers_open_to(game, ally):
        if isinstance(docs[tower], Tower):
            _place = places[monster]
            for s in both(top_of[tower], () if docs[ally].tower_bound else grounds_of[tower]):
                if rules_range_.spans(
                    game, s, _place, rules_duties.reach_from(game, s, attack, ally), attack, ally
                ) and not (
                    tower_of[s] != tower_of[_place]
                    and (
                        attack.type_ == "melee"
                        or (
                            attack.type_ == "supernatural"
                            and game.base("range_", ally, attack) == 1
                        )
                    )
                ):
                    return True
    return False


def comes_near(game: State, ally: int, monster: int, attack: Any) -> bool:
    """Where `monster` is now, the attack reaches it from some place to which `ally` can go."""
    # content/kings_armory/rules/tanking.yaml:54
    # query: comes_near ally monster with attack
    if not (isinstance(game.doc[ally], Hireable) or game.doc[ally].tower_bound):
        return True
    return _any_2(game, ally, monster, attack)


def _any_3(game: State, newest: Sequence[int]) -> bool:
    docs = game.doc
    for tower in newest:
        if isinstance(docs[tower], Tower):
            return True
    return False


def _any_4(game: State, t: int, ahead: Sequence[int]) -> bool:
    ahead_set = members(ahead)
    for s in game.piece_grounds[t]:
        if s in ahead_set:
            return True
    return False


def towers_open_to(game: State, ally: int) -> Sequence[int]:
    """The Towers that `ally` may come to, from one to the next; on foot each trip takes one Turn."""
    # content/kings_armory/rules/tanking.yaml:66
    # query: towers_open_to ally
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    host_of = game.piece_host
    grounds_of = game.piece_grounds
    closed = game.table_closed
    others = []
    for tower in game.seen[Tower]:
        if tower != host_of[ally] and has_slot_for(game, tower, ally):
            others.append(tower)
    _found = []
    for tower_2 in game.seen[Tower]:
        if tower_2 == host_of[ally]:
            _found.append(tower_2)
    found: Sequence[int] = _found
    if game.doc[ally].tele:
        return both(found, others)
    newest: Sequence[int] = found
    while _any_3(game, newest):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kings_armory/rules/tanking.yaml:76")
        around: Sequence[Any] = ()
        for start in newest:
            around = both(around, grounds_of[start])
        ahead: Sequence[int] = both(
            around,
            game.atlas().reachable_from(
                around, product(game.stat("actions", ally), game.stat("move", ally)), closed, closed
            ),
        )
        found_set = members(found)
        _found_2 = []
        for t in others:
            if t not in found_set and _any_4(game, t, ahead):
                _found_2.append(t)
        newest = _found_2
        found = both(found, newest)
    return found


def has_slot_for(game: State, tower: int, ally: int) -> bool:
    """There is a Hosting Slot for `ally` in `tower`, if those leave who need none."""
    # content/kings_armory/rules/tanking.yaml:86
    # query: has_slot_for tower ally
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    host_of = game.piece_host
    docs = game.doc
    _count = 0
    for ally_2 in game.seen[Ally]:
        if (
            host_of[ally_2] == tower
            and ally_2 != ally
            and (isinstance(docs[ally_2], Hireable) or docs[ally_2].tower_bound)
        ):
            _count += 1
    return _count < docs[tower].slots


def _no_2(game: State) -> bool:
    for monster in game.seen[Monster]:
        if can_be_hurt(game, monster):
            return False
    return True


def stalemate(game: State) -> bool:
    """Nobody else is to come, and none of the Foes that are left can be hurt any more."""
    # content/kings_armory/rules/tanking.yaml:93
    # query: stalemate
    return (
        game.options["gauntlet"] == 0
        and game.table_due == 0
        and game.table_later == 0
        and game.table_bosses_due == 0
        and bool(game.seen[Monster])
        and _no_2(game)
    )


def set_free(game: State, monster: int) -> bool:
    """`monster` was let go because nothing but stalemates was left, and still nobody can hurt it."""
    # content/kings_armory/rules/tanking.yaml:109
    # query: set_free monster
    return game.table_let_go and not can_be_hurt(game, monster)


def _any_5(game: State, monster: int, ally: int) -> bool:
    for attack in game.doc[monster].attacks:
        if (
            attack.aim != "castle_only"
            and (
                attack.aim == "auto"
                or 20 + game.stat_with("hitroll", monster, attack) >= game.stat("dodge", ally)
            )
            and not rules_strikes.immune_to_type(game, ally, attack.type_)
            and rules_range_.can_affect(game, monster, ally, attack)
        ):
            return True
    return False


def wears_down(game: State, monster: int, ally: int) -> bool:
    """`monster` can hurt `ally` without a Crit, and `ally` can neither heal itself nor send the Foe away."""
    # content/kings_armory/rules/tanking.yaml:126
    # query: wears_down monster ally
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if (
        game.doc[ally].heals
        or rules_cards.wears(game, ally, game.program.definitions["kings_armory.beads_of_mercy"])
        or game.doc[ally].works_by_specials
    ):
        return False
    return _any_5(game, monster, ally)


def holds(game: State, ally: int, monster: int) -> bool:
    """Both are still standing, and the Foe is in reach of the Tank, or of the mind that caged it."""
    # content/kings_armory/rules/tanking.yaml:152
    # query: holds ally monster
    if game.piece_hp[ally] <= 0 or game.piece_hp[monster] <= 0:
        return False
    return (
        game.board.stepped[game.place[monster]][game.place[ally]] <= 5
        if monster in game.piece_caged[ally]
        else game.space_tower[game.place[ally]] < 0
        and game.board.kings[game.place[monster]][game.place[ally]] <= 1
    )


def in_tank_range(game: State, ally: int, monster: int) -> bool:
    """The same space or one around it, but never out of a Tower."""
    # content/kings_armory/rules/tanking.yaml:169
    # query: in_tank_range ally monster
    return (
        game.space_tower[game.place[ally]] < 0
        and game.board.kings[game.place[monster]][game.place[ally]] <= 1
    )


def asked_about(game: State) -> Sequence[int]:
    """All Monsters; while one walks, that one and what it pushes or is about to push."""
    # content/kings_armory/rules/tanking.yaml:183
    # query: asked_about
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    shoved_of = game.piece_shoved
    if game.table_mover < 0:
        return game.seen[Monster]
    if game.piece_hp[game.table_mover] <= 0:
        return ()
    _found = []
    for monster in game.seen[Monster]:
        if shoved_of[monster]:
            _found.append(monster)
    _found_2 = []
    for m in rules_siege.row_ahead(game):
        if not shoved_of[m]:
            _found_2.append(m)
    return both(both((game.table_mover,), _found), _found_2)


def let_go_of_stalemates(game: State) -> None:
    """If nothing but stalemates is left when a Foe's Turn begins, such Tanks end, and no new one is made."""
    # content/kings_armory/rules/tanking.yaml:116
    # verb: let_go_of_stalemates
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    tanking_of = game.piece_tanking
    game.table_let_go = stalemate(game)
    game.stamp += 1
    if not game.table_let_go:
        return
    for tanker in game.seen[Ally]:
        _found = []
        for m in tanking_of[tanker]:
            if not wears_down(game, m, tanker):
                _found.append(m)
        for m in _found:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            stop_tanking(game, m, tanker)


def start_tanking(game: State, monster: int, ally: int) -> None:
    # content/kings_armory/rules/tanking.yaml:138
    # verb: start_tanking monster by ally
    if game.log is not None:
        game.tell(game.named("piece", ally), " tanks ", game.named("piece", monster))
    game.piece_tanking[ally] = tuple(both(game.piece_tanking[ally], (monster,)))
    game.stamp += 1


def end_lost_tanks(game: State) -> None:
    """Every Tank ends whose Foe is defeated or out of reach."""
    # content/kings_armory/rules/tanking.yaml:144
    # verb: end_lost_tanks
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    tanking_of = game.piece_tanking
    _found = []
    for tanker in game.seen[Ally]:
        if tanking_of[tanker]:
            _found.append(tanker)
    for tanker in _found:
        _found_2 = []
        for m in tanking_of[tanker]:
            if not holds(game, tanker, m):
                _found_2.append(m)
        for m in _found_2:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            stop_tanking(game, m, tanker)


def stop_tanking(game: State, monster: int, ally: int) -> None:
    """`ally` no longer tanks `monster`."""
    # content/kings_armory/rules/tanking.yaml:161
    # verb: stop_tanking monster by ally
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    tanking_of = game.piece_tanking
    caged_of = game.piece_caged
    _found = []
    for m in tanking_of[ally]:
        if m != monster:
            _found.append(m)
    tanking_of[ally] = tuple(_found)
    _found_2 = []
    for m_2 in caged_of[ally]:
        if m_2 != monster:
            _found_2.append(m_2)
    caged_of[ally] = tuple(_found_2)
    game.stamp += 1


def tank_options(game: State, player: int) -> list[Any]:
    """`ally` tanks `monster`."""
    # content/kings_armory/rules/tanking.yaml:195
    # action: tank monster by ally
    hp_of = game.piece_hp
    owners = game.owner
    tower_of = game.space_tower
    places = game.place
    kings = game.board.kings
    among = []
    for ally_2 in game.seen[Ally]:
        if hp_of[ally_2] > 0 and owners[ally_2] == player and tower_of[places[ally_2]] < 0:
            among.append(ally_2)
    if not among:
        return []
    options: list[Any] = []
    for monster in asked_about(game):
        _kings = kings[places[monster]]
        _place = places[monster]
        for ally in game.offer(among):
            if (
                _kings[places[ally]] <= 1
                and can_tank(game, ally, monster)
                and not (monster == game.table_mover and ally in game.table_let_by)
            ):
                options.append((monster, ally))
    return options


def take_tank(game: State, player: int, monster: int, ally: int) -> None:
    """`ally` tanks `monster`."""
    # content/kings_armory/rules/tanking.yaml:195
    # action: tank monster by ally
    if monster in rules_siege.row_ahead(game):
        game.table_let_by = tuple(both(game.table_let_by, (ally,)))
        game.stamp += 1
    start_tanking(game, monster, ally)


def give_up_options(game: State, player: int) -> list[Any]:
    """`ally` lets `monster` go."""
    # content/kings_armory/rules/tanking.yaml:211
    # action: give_up monster by ally
    owners = game.owner
    released_of = game.piece_released
    tanking_of = game.piece_tanking
    if game.table_mover >= 0:
        return []
    options: list[Any] = []
    for ally in game.seen[Ally]:
        if owners[ally] == player:
            _piece_released = released_of[ally]
            for monster in game.offer(tanking_of[ally]):
                if monster not in _piece_released:
                    options.append((ally, monster))
    return options


def take_give_up(game: State, player: int, ally: int, monster: int) -> None:
    """`ally` lets `monster` go."""
    # content/kings_armory/rules/tanking.yaml:211
    # action: give_up monster by ally
    if game.log is not None:
        game.tell(game.named("piece", ally), " lets ", game.named("piece", monster), " go")
    game.piece_released[ally] = tuple(both(game.piece_released[ally], (monster,)))
    game.stamp += 1
    stop_tanking(game, monster, ally)


def open_moment(game: State) -> None:
    """Does anybody act now, out of turn?"""
    # content/kings_armory/rules/tanking.yaml:177
    # window: moment
    away_of = game.player_away
    owners = game.owner
    _found = []
    for p in range(game.players):
        if not away_of[p] and (game.table_acting < 0 or owners[game.table_acting] != p):
            _found.append(p)
    game.program.open(game, "moment", _found, (), "does anybody act now, out of turn?")


CONTENTS = Contents(
    actions=(
        Action(TANK_ACTION, ("moment",), (), tank_options, take_tank),
        Action(GIVE_UP_ACTION, ("moment",), (), give_up_options, take_give_up),
    ),
)
