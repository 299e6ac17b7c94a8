# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/bosses.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Occurrence, Prompt, both, minus

from ..kinds import ActionCard, BuildingSite, DamageTile, Hero, Miniature, Tentacle, Tower
from ..state import State
from . import environment as rules_environment
from . import heroes as rules_heroes


class BossEscapeEvent(Occurrence):
    EVENT = "boss_escape"

    def __init__(self, boss: int) -> None:
        self.boss = boss


class DefeatLifeEvent(Occurrence):
    EVENT = "defeat_life"

    def __init__(self, card: int) -> None:
        self.card = card


class BossDefeatedEvent(Occurrence):
    EVENT = "boss_defeated"

    def __init__(self, boss: int) -> None:
        self.boss = boss


def _boss_escape_itself(game: State, event: BossEscapeEvent) -> None:
    """The escape of a boss."""
    # content/kingdom_rush/rules/bosses.yaml:71
    # event: boss_escape boss
    if game.log is not None:
        game.tell(game.named("piece", event.boss), " escapes")
    game.lose()


def emit_boss_escape(game: State, boss: int) -> None:
    """The escape of a boss."""
    # content/kingdom_rush/rules/bosses.yaml:71
    # event: boss_escape boss
    event = BossEscapeEvent(boss)
    if game.program.enter(game, event):
        _boss_escape_itself(game, event)
        game.program.leave(game, event)


def _defeat_life_itself(game: State, event: DefeatLifeEvent) -> None:
    """The loss of a life of a boss."""
    # content/kingdom_rush/rules/bosses.yaml:78
    # event: defeat_life card
    contents_of = game.contents
    docs = game.doc
    if game.log is not None:
        game.tell(game.named("piece", event.card), " is defeated")
    _found = []
    for damage_tile in contents_of[game.piece__zone_tray[event.card]]:
        if isinstance(docs[damage_tile], DamageTile):
            _found.append(damage_tile)
    for damage_tile in _found:
        game.put(damage_tile, NOTHING)
    boss = game.piece_boss[event.card]
    game.piece_defeats[boss] += 1
    game.stamp += 1
    game.program.resolve(game, event.card, game.active, "reward")
    if game.over:
        return
    game.put(event.card, NOTHING)
    if not contents_of[game.piece__zone_life_stack[boss]]:
        emit_boss_defeated(game, boss)


def emit_defeat_life(game: State, card: int) -> None:
    """The loss of a life of a boss."""
    # content/kingdom_rush/rules/bosses.yaml:78
    # event: defeat_life card
    event = DefeatLifeEvent(card)
    if game.program.enter(game, event):
        _defeat_life_itself(game, event)
        game.program.leave(game, event)


def _boss_defeated_itself(game: State, event: BossDefeatedEvent) -> None:
    """The defeat of a boss."""
    # content/kingdom_rush/rules/bosses.yaml:92
    # event: boss_defeated boss
    if game.log is not None:
        game.tell(game.named("piece", event.boss), " is defeated")
    game.win(range(game.players))


def emit_boss_defeated(game: State, boss: int) -> None:
    """The defeat of a boss."""
    # content/kingdom_rush/rules/bosses.yaml:92
    # event: boss_defeated boss
    event = BossDefeatedEvent(boss)
    if game.program.enter(game, event):
        _boss_defeated_itself(game, event)
        game.program.leave(game, event)


def _no_1(game: State, building_site: int) -> bool:
    docs = game.doc
    for tentacle in game.contents[game.place[building_site]]:
        if isinstance(docs[tentacle], Tentacle):
            return False
    return True


def sites_near(game: State, s: int) -> Sequence[int]:
    """The building sites without a tentacle beside a space."""
    # content/kingdom_rush/rules/bosses.yaml:101
    # query: sites_near s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    _found = []
    for building_site in game.seen[BuildingSite]:
        if places[building_site] in game.board.near[s] and _no_1(game, building_site):
            _found.append(places[building_site])
    return _found


def in_grasp(game: State, tentacle: int, towers: Sequence[int]) -> Sequence[int]:
    """The towers under a tentacle or beside it."""
    # content/kingdom_rush/rules/bosses.yaml:125
    # query: in_grasp tentacle from towers
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    _found = []
    for t in towers:
        if places[t] == places[tentacle] or places[t] in game.board.near[places[tentacle]]:
            _found.append(t)
    return _found


def _any_1(game: State, group: Sequence[Any], w: int) -> bool:
    for t_2 in game.walk(group):
        if w in in_grasp(game, t_2, (w,)):
            return True
    return False


def most_destroyed(game: State, tentacles: Sequence[int], towers: Sequence[int]) -> int:
    """The largest number of towers that these tentacles can destroy, one each."""
    # content/kingdom_rush/rules/bosses.yaml:133
    # query: most_destroyed tentacles from towers
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    groups_: Sequence[Sequence[Any]] = ((),)
    found = len(tentacles)
    for t in tentacles:
        for group in groups_:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            groups_ = both(groups_, (both(group, (t,)),))
    for group in groups_:
        reached_ = []
        for w in towers:
            if _any_1(game, group, w):
                reached_.append(w)
        found = min(found, len(tentacles) - len(group) + len(reached_))
    return found


def set_up_boss(game: State, boss: int, lives: Sequence[Any], actions: Sequence[Any]) -> None:
    """Lay out the life stack and the action deck of `boss`."""
    # content/kingdom_rush/rules/bosses.yaml:4
    # verb: set_up_boss boss with lives by actions
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    boss_of = game.piece_boss
    for life in lives[::-1]:
        card = game.create(life, game.piece__zone_life_stack[boss], NOTHING)
        boss_of[card] = boss
        game.stamp += 1
    for action_ in actions:
        made = game.create(action_, game.piece__zone_action_deck[boss], NOTHING)
        boss_of[made] = boss
        game.stamp += 1
        if action_.starts_discarded:
            game.put(made, game.piece__zone_action_discard[boss])
    shuffle_actions(game, boss)


def shuffle_actions(game: State, boss: int) -> None:
    """Shuffle the action deck of `boss`."""
    # content/kingdom_rush/rules/bosses.yaml:19
    # verb: shuffle_actions boss
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    if game.table_difficulty == "iron_challenge":
        _found = []
        for action_card in game.contents[game.piece__zone_action_deck[boss]]:
            if isinstance(docs[action_card], ActionCard):
                _found.append(action_card)
        for action_card in _found:
            remove_iron_card(game, action_card)
    game.shuffle(game.piece__zone_action_deck[boss])


def remove_iron_card(game: State, action_card: int) -> None:
    # content/kingdom_rush/rules/bosses.yaml:28
    # verb: remove_iron_card action_card
    if game.doc[action_card].iron_icon:
        game.put(action_card, NOTHING)


def rebuild_actions(game: State, boss: int) -> None:
    """Shuffle the discarded action cards of `boss` into its deck."""
    # content/kingdom_rush/rules/bosses.yaml:34
    # verb: rebuild_actions boss
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for action_card in game.contents[game.piece__zone_action_discard[boss]]:
        if isinstance(docs[action_card], ActionCard):
            _found.append(action_card)
    for action_card in _found:
        game.put(action_card, game.piece__zone_action_deck[boss])
    shuffle_actions(game, boss)


def boss_acts(game: State, boss: int) -> None:
    """`boss` acts and moves."""
    # content/kingdom_rush/rules/bosses.yaml:42
    # verb: boss_acts boss
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(game.named("piece", boss), " acts")
    if not game.contents[game.piece__zone_action_deck[boss]]:
        rebuild_actions(game, boss)
    if game.contents[game.piece__zone_action_deck[boss]]:
        card = game.top(game.piece__zone_action_deck[boss])
        game.put(card, game.piece__zone_action_discard[boss])
        if game.log is not None:
            game.tell(game.named("piece", boss), " draws ", game.named("piece", card))
        if not (game.table_difficulty == "iron_challenge" and game.doc[card].iron_instead):
            game.program.resolve(game, card, game.active, "upper_left")
            if game.over:
                return
            game.program.resolve(game, card, game.active, "lower_right")
            if game.over:
                return
        if game.table_difficulty == "iron_challenge":
            game.program.resolve(game, card, game.active, "iron_effect")
            if game.over:
                return
    move_boss(game, boss)


def move_boss(game: State, boss: int) -> None:
    """`boss` moves one space on its way."""
    # content/kingdom_rush/rules/bosses.yaml:59
    # verb: move_boss boss
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    s = game.board.route_next(game.piece_way[boss], game.place[boss], 1)
    if s < 0:
        emit_boss_escape(game, boss)
    else:
        surprised = []
        for piece in game.contents[s]:
            if isinstance(docs[piece], Miniature):
                surprised.append(piece)
        game.put(boss, s)
        for m in surprised:
            rules_heroes.retreat(game, m)


def place_tentacles(game: State, n: int, boss: int) -> None:
    """Place `n` tentacles on building sites adjacent to `boss`."""
    # content/kingdom_rush/rules/bosses.yaml:109
    # verb: place_tentacles n by boss
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_rush/rules/bosses.yaml:115")
        rules_environment.place_tentacle(game, sites_near(game, places[boss]))
        if game.over:
            return


def _any_2(game: State, grabbed: int) -> bool:
    for tentacle in game.seen[Tentacle]:
        if game.distance_between(tentacle, grabbed) == 1:
            return True
    return False


def hurt_heroes_near_tentacles(game: State) -> None:
    """Each hero adjacent to any tentacle takes 1 damage."""
    # content/kingdom_rush/rules/bosses.yaml:117
    # verb: hurt_heroes_near_tentacles
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for grabbed in game.seen[Hero]:
        if _any_2(game, grabbed):
            rules_heroes.emit_damage(game, 1, grabbed, NOTHING, "other")
            if game.over:
                return


def _any_3(game: State, tentacle: int) -> bool:
    docs = game.doc
    for tower in game.contents[game.place[tentacle]]:
        if isinstance(docs[tower], Tower):
            return True
    return False


def _any_4(game: State, victims: Sequence[int], next_: int) -> bool:
    places = game.place
    _place = places[next_]
    for w in victims:
        if places[w] == _place:
            return True
    return False


def destroy_towers(game: State) -> None:
    """Each tentacle destroys a tower under it or adjacent to it, and together they destroy as many as possible."""
    # content/kingdom_rush/rules/bosses.yaml:149
    # verb: destroy_towers
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    heavy = []
    for tentacle in game.seen[Tentacle]:
        if _any_3(game, tentacle):
            heavy.append(tentacle)
    rest: Sequence[int] = both(heavy, minus(game.seen[Tentacle], heavy))
    towers: Sequence[int] = game.seen[Tower]
    while rest:
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_rush/rules/bosses.yaml:157")
        next_ = rest[0]
        most = most_destroyed(game, rest, towers)
        rest = minus(rest, (next_,))
        _found = []
        for w in in_grasp(game, next_, towers):
            if 1 + most_destroyed(game, rest, minus(towers, (w,))) == most:
                _found.append(w)
        victims: Sequence[int] = _found
        if _any_4(game, victims, next_):
            _found_2 = []
            for w_2 in victims:
                if places[w_2] == places[next_]:
                    _found_2.append(w_2)
            victims = _found_2
        victim = game.choose(
            game.active,
            Prompt("choice", ("Which tower does ", ("piece", next_), " destroy?"), ("piece",)),
            victims,
            NOTHING,
        )
        if victim >= 0:
            lose_tower(game, victim)


def lose_tower(game: State, tower: int) -> None:
    """`tower` goes back to the supply."""
    # content/kingdom_rush/rules/bosses.yaml:168
    # verb: lose_tower tower
    if game.log is not None:
        game.tell(game.named("piece", tower), " goes back to the supply")
    game.piece_falconer[tower] = False
    game.stamp += 1
    game.put(tower, game.zone_tower_display)
