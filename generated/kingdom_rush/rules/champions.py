# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/champions.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Occurrence, Prompt, drawn, first_of, highest_of, nearest

from ..kinds import (
    Blossom,
    ChampionCard,
    DamageTile,
    Enemy,
    FireClawCard,
    Hero,
    Horde,
    Miniature,
    PumpkinHorde,
    Soldier,
    SpawnPoint,
)
from ..state import State
from . import covering as rules_covering
from . import environment as rules_environment
from . import heroes as rules_heroes
from . import hordes as rules_hordes


class SpecialAttackEvent(Occurrence):
    EVENT = "special_attack"

    def __init__(self, champion: int) -> None:
        self.champion = champion


class NoSpecialAttackEvent(Occurrence):
    EVENT = "no_special_attack"

    def __init__(self, champion: int) -> None:
        self.champion = champion


ASK_1 = Prompt("choice", "Which blossom blooms again?", ("piece",))


def _special_attack_itself(game: State, event: SpecialAttackEvent) -> None:
    """A special attack."""
    # content/kingdom_rush/rules/champions.yaml:43
    # event: special_attack of champion
    if game.log is not None:
        game.tell(game.named("piece", event.champion), " makes its special attack")
    game.program.resolve(game, event.champion, game.active, "special_attack")


def emit_special_attack(game: State, champion: int) -> None:
    """A special attack."""
    # content/kingdom_rush/rules/champions.yaml:43
    # event: special_attack of champion
    event = SpecialAttackEvent(champion)
    if game.program.enter(game, event):
        _special_attack_itself(game, event)
        game.program.leave(game, event)


def emit_no_special_attack(game: State, champion: int) -> None:
    """The lack of a special attack."""
    # content/kingdom_rush/rules/champions.yaml:50
    # event: no_special_attack of champion
    event = NoSpecialAttackEvent(champion)
    if game.program.enter(game, event):
        game.program.leave(game, event)


def _documents_1(game: State) -> tuple[Any, ...]:
    _key = ("kingdom_rush.rules.champions", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for enemy in game.program.of_kind[Enemy]:
            if enemy.champion_icon:
                _found.append(enemy)
        _known = game.tables.keep(_key, _found)
    return _known


def icons_of(game: State, champion: int) -> int:
    """How many champion icons of a champion are visible."""
    # content/kingdom_rush/rules/champions.yaml:4
    # query: icons_of champion
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    total = 0
    for enemy in _documents_1(game):
        total += (
            rules_covering.enemy_squares(game, champion)
            & ~rules_covering.covered(game, champion)
            & drawn(docs[champion].grid, enemy.letter)
        ).bit_count()
    return total


def _first_1(game: State) -> int:
    event_token_of_ = game.piece_event_token
    for spawn_point in game.seen[SpawnPoint]:
        if event_token_of_[spawn_point]:
            return spawn_point
    return NOTHING


def token_point(game: State) -> int:
    """The spawn point with the event token."""
    # content/kingdom_rush/rules/champions.yaml:93
    # query: token_point
    return _first_1(game)


def champion_turn(game: State, champion: int, route: str) -> None:
    """Reveal a champion card; `champion` may attack."""
    # content/kingdom_rush/rules/champions.yaml:13
    # verb: champion_turn champion on route
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    game.piece_came_from[champion] = game.place[champion]
    game.piece_walks[champion] = route
    game.piece_attacked[champion] = game.table_champions_enraged
    game.stamp += 1
    if not game.piece_attacked[champion]:
        card = revealed_card(game)
        if card >= 0:
            game.piece_attacked[champion] = icons_of(game, champion) >= game.doc[card].icons
            game.stamp += 1
    if game.piece_attacked[champion]:
        emit_special_attack(game, champion)
    else:
        emit_no_special_attack(game, champion)


def revealed_card(game: State) -> int:
    """Reveal the top card of the champion deck and discard it."""
    # content/kingdom_rush/rules/champions.yaml:28
    # verb: revealed_card
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    if not contents_of[game.zone_champion_deck]:
        _found = []
        for champion_card in contents_of[game.zone_champion_discard]:
            if isinstance(docs[champion_card], ChampionCard):
                _found.append(champion_card)
        for champion_card in _found:
            game.put(champion_card, game.zone_champion_deck)
        game.shuffle(game.zone_champion_deck)
    if not contents_of[game.zone_champion_deck]:
        return NOTHING
    card = game.top(game.zone_champion_deck)
    game.put(card, game.zone_champion_discard)
    if game.log is not None:
        game.tell("the champion card shows ", game.named("number", docs[card].icons))
    return card


def cleave(game: State, champion: int) -> None:
    """Take every soldier off this horde and off the hordes beside it; every hero on or adjacent to it takes 1 damage."""
    # content/kingdom_rush/rules/champions.yaml:55
    # verb: cleave champion
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    places = game.place
    _found = []
    for soldier in contents_of[game.piece__zone_tray[champion]]:
        if isinstance(docs[soldier], Soldier):
            _found.append(soldier)
    for soldier in _found:
        rules_covering.remove_soldier(game, soldier)
    _found_2 = []
    for neighbour in game.seen[Horde]:
        if game.distance_between(neighbour, champion) == 1:
            _found_2.append(neighbour)
    for neighbour in _found_2:
        _found_3 = []
        for soldier in contents_of[game.piece__zone_tray[neighbour]]:
            if isinstance(docs[soldier], Soldier):
                _found_3.append(soldier)
        for soldier in _found_3:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            rules_covering.remove_soldier(game, soldier)
    _found_4 = []
    for victim in game.seen[Miniature]:
        if 0 <= nearest(game.board.distance, game.spaces_of(victim), (places[champion],)) <= 1:
            _found_4.append(victim)
    for victim in _found_4:
        rules_heroes.hurt(game, victim, 1, champion, "other")
        if game.over:
            return


def thriller(game: State, champion: int) -> None:
    """Remove all tiles and soldiers from this horde; heroes and sand warriors on it take 1 damage and retreat; this card goes on top of the spawn stack with the event token; a random pumpkin horde takes its place and advances at once; the event token moves to the next stack."""
    # content/kingdom_rush/rules/champions.yaml:66
    # verb: thriller champion
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    places = game.place
    _found = []
    for damage_tile in contents_of[game.piece__zone_tray[champion]]:
        if isinstance(docs[damage_tile], DamageTile):
            _found.append(damage_tile)
    for damage_tile in _found:
        game.put(damage_tile, NOTHING)
    _found_2 = []
    for soldier in contents_of[game.piece__zone_tray[champion]]:
        if isinstance(docs[soldier], Soldier):
            _found_2.append(soldier)
    for soldier in _found_2:
        rules_covering.remove_soldier(game, soldier)
    here = places[champion]
    for m in rules_covering.miniatures_on(game, champion):
        rules_heroes.hurt(game, m, 1, champion, "other")
        if game.over:
            return
        if places[m] == here:
            rules_heroes.retreat(game, m)
    game.piece_totem[champion] = False
    game.stamp += 1
    point = token_point(game)
    if point < 0:
        game.put(champion, NOTHING)
    else:
        if game.log is not None:
            game.tell(
                game.named("piece", champion),
                " goes back to the stack of ",
                game.named("piece", point),
            )
        game.put(champion, game.piece__zone_spawn_stack[point])
    if contents_of[game.zone_pumpkin_supply]:
        _found_3 = []
        for piece in contents_of[game.zone_pumpkin_supply]:
            if isinstance(docs[piece], PumpkinHorde):
                _found_3.append(piece)
        pumpkin = game.pick(_found_3, NOTHING)
        game.piece_frozen[pumpkin] = False
        game.stamp += 1
        game.put(pumpkin, here)
        if game.log is not None:
            game.tell(game.named("piece", pumpkin), " takes its place")
        rules_hordes.advance(game, pumpkin, game.piece_walks[champion])
        if game.over:
            return
    if point >= 0:
        pass_token(game, point)


def _best_1(game: State, lower: Sequence[int]) -> Sequence[int]:
    docs = game.doc
    _found_2 = []
    for spawn_point_2 in lower:
        if isinstance(docs[spawn_point_2], SpawnPoint):
            _found_2.append(spawn_point_2)
    _found = _found_2
    if len(_found) > 1:
        _found_3 = []
        for spawn_point_2_2 in _found:
            _found_3.append(docs[spawn_point_2_2].number)
        _found = highest_of(_found, _found_3)
    return _found


def pass_token(game: State, spawn_point: int) -> None:
    """The event token goes from `spawn_point` to the next stack in descending order."""
    # content/kingdom_rush/rules/champions.yaml:100
    # verb: pass_token spawn_point
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    event_token_of_ = game.piece_event_token
    if game.log is not None:
        game.tell("the event token moves on from ", game.named("piece", spawn_point))
    stacks = []
    for spawn_point_2 in game.seen[SpawnPoint]:
        if docs[spawn_point_2].number in game.setting.token_stacks:
            stacks.append(spawn_point_2)
    _found = []
    for p in stacks:
        if docs[p].number < docs[spawn_point].number:
            _found.append(p)
    lower: Sequence[int] = _found
    if not lower:
        lower = stacks
    next_ = first_of(_best_1(game, lower), NOTHING)
    event_token_of_[spawn_point] = False
    event_token_of_[next_] = True
    game.stamp += 1


def _no_1(game: State, champion: int) -> bool:
    docs = game.doc
    for horde in game.contents[game.piece_came_from[champion]]:
        if isinstance(docs[horde], Horde):
            return False
    return True


def leave_fault_line(game: State, champion: int) -> None:
    """Put a fault line with its large side up in the space this champion left; without one in the supply the kingdom loses 1 heart."""
    # content/kingdom_rush/rules/champions.yaml:113
    # verb: leave_fault_line champion
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.on_board(game.place[champion]) and _no_1(game, champion):
        rules_environment.open_fault_line(game, game.piece_came_from[champion])


def raise_dead(game: State, champion: int) -> None:
    """Put the top horde of the graveyard in the space this champion left, or in front of it if it did not move; that horde does not act in this round."""
    # content/kingdom_rush/rules/champions.yaml:121
    # verb: raise_dead champion
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if not game.contents[game.zone_graveyard]:
        return
    risen = game.top(game.zone_graveyard)
    s = game.piece_came_from[champion]
    if game.place[champion] == s:
        s = rules_hordes.next_free(game, s, game.piece_walks[champion], risen)
    if s < 0 or not rules_hordes.fits(game, risen, s):
        return
    game.piece_moved[risen] = True
    game.piece_frozen[risen] = False
    game.stamp += 1
    if game.log is not None:
        game.tell(game.named("piece", risen), " rises from the graveyard")
    rules_hordes.arrive(game, risen, s)


def regenerate(game: State, n: int) -> None:
    """Turn `n` face-down blossoms face up."""
    # content/kingdom_rush/rules/champions.yaml:136
    # verb: regenerate n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    withered_of = game.piece_withered
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_rush/rules/champions.yaml:142")
        _found = []
        for blossom in game.seen[Blossom]:
            if withered_of[blossom]:
                _found.append(blossom)
        fresh = game.choose(game.active, ASK_1, _found, NOTHING)
        if fresh >= 0:
            withered_of[fresh] = False
            game.stamp += 1
            if game.log is not None:
                game.tell(game.named("piece", fresh), " blooms again")


def burn_heroes_near_fire_claw(game: State) -> None:
    """Each hero adjacent to Fire Claw takes 1 damage."""
    # content/kingdom_rush/rules/champions.yaml:147
    # verb: burn_heroes_near_fire_claw
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for claw in game.seen[FireClawCard]:
        _found = []
        for burnt in game.seen[Hero]:
            if game.distance_between(burnt, claw) == 1:
                _found.append(burnt)
        for burnt in _found:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            rules_heroes.emit_damage(game, 1, burnt, NOTHING, "other")
            if game.over:
                return


def recall_soldiers(game: State) -> None:
    """All soldiers on the map return to the supply."""
    # content/kingdom_rush/rules/champions.yaml:155
    # verb: recall_soldiers
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for soldier in game.seen[Soldier]:
        rules_covering.remove_soldier(game, soldier)
