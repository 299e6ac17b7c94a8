# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/abilities.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Prompt, both, first_part, members, numbers

from ..kinds import Ability, Boss, FireClawCard, Horde, MurkyPond, SandWarrior, SpawnPoint, Tower
from ..state import State
from . import actions as rules_actions
from . import attacking as rules_attacking
from . import covering as rules_covering
from . import hordes as rules_hordes


def ready(game: State, tile: int) -> bool:
    """Whether an ability tile can be used as the action of a hero."""
    # content/kingdom_rush/rules/abilities.yaml:4
    # query: ready tile
    return not game.doc[tile].passive and not game.piece_used[tile]


def _in_order_1(game: State) -> Sequence[int]:
    docs = game.doc
    ranked = []
    for point in game.seen[SpawnPoint]:
        ranked.append(((docs[point].number,), point))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def space_behind(game: State, horde: int) -> int:
    """The free path space behind a horde."""
    # content/kingdom_rush/rules/abilities.yaml:117
    # query: space_behind horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    way_of = game.piece_way
    for point in _in_order_1(game):
        if places[horde] in game.board.routes[way_of[point]]:
            back = game.board.route_next(way_of[point], places[horde], -1)
            if back >= 0 and rules_hordes.fits(game, horde, back):
                return back
            return NOTHING
    return NOTHING


def _any_1(game: State, space: int) -> bool:
    docs = game.doc
    for murky_pond in game.contents[space]:
        if isinstance(docs[murky_pond], MurkyPond):
            return True
    return False


def warrior_goals(game: State, warrior: int, hero: int) -> Sequence[int]:
    """Where a sand warrior may go."""
    # content/kingdom_rush/rules/abilities.yaml:140
    # query: warrior_goals warrior of hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    places = game.place
    ponds = []
    for space in range(game.board.size):
        if contents_of[space] and _any_1(game, space):
            ponds.append(space)
    if game.on_board(places[warrior]):
        _found = []
        for s in game.atlas().reachable(places[warrior], 2, ponds, ponds):
            if holds_warrior(game, s):
                _found.append(s)
        return _found
    if not game.on_board(places[hero]):
        return ()
    ponds_set = members(ponds)
    _found_2 = []
    for s_2 in both((places[hero],), game.board.near[places[hero]]):
        if s_2 not in ponds_set and holds_warrior(game, s_2):
            _found_2.append(s_2)
    return _found_2


def _no_1(game: State, s: int) -> bool:
    docs = game.doc
    for piece in game.contents[s]:
        if isinstance(docs[piece], (Tower, Boss)):
            return False
    return True


def _no_2(game: State, s: int) -> bool:
    docs = game.doc
    for horde in game.contents[s]:
        if (
            isinstance(docs[horde], Horde)
            and not rules_covering.overflown(game, horde)
            and (
                (
                    isinstance(docs[horde], FireClawCard)
                    and game.table_difficulty == "iron_challenge"
                )
                or not rules_covering.room_for_soldier(game, horde, "physical", NOTHING)
            )
        ):
            return False
    return True


def holds_warrior(game: State, s: int) -> bool:
    """Whether a sand warrior may stand on a space."""
    # content/kingdom_rush/rules/abilities.yaml:152
    # query: holds_warrior s
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return (
        not game.tables.field_water[s]
        and not (game.tables.field_fourth[s] and game.players < 4)
        and (not game.contents[s] or _no_1(game, s))
        and (not game.contents[s] or _no_2(game, s))
    )


def by_moving_horde(game: State, cause: str) -> bool:
    """The cause is that the horde under it attempts to move."""
    # content/kingdom_rush/rules/abilities.yaml:187
    # query: by_moving_horde cause
    return cause == "holding"


def by_destroyed_horde(game: State, cause: str) -> bool:
    """The cause is the destruction of the horde under it."""
    # content/kingdom_rush/rules/abilities.yaml:194
    # query: by_destroyed_horde cause
    return cause == "destruction"


def collects_skulls(game: State, hero: int) -> bool:
    """`hero` is on the map."""
    # content/kingdom_rush/rules/abilities.yaml:201
    # query: collects_skulls hero
    return not game.piece_benched[hero] and game.on_board(game.place[hero])


def use_ability(game: State, hero: int, player: int) -> None:
    """`hero` uses a special ability."""
    # content/kingdom_rush/rules/abilities.yaml:12
    # verb: use_ability hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    used_of = game.piece_used
    used = game.choose(
        player,
        Prompt("choice", ("Which special ability does ", ("piece", hero), " use?"), ("piece",)),
        [
            ability
            for ability in game.contents[game.piece__zone_ability_slots[hero]]
            if isinstance(docs[ability], Ability)
            and not docs[ability].passive
            and not used_of[ability]
        ],
        NOTHING,
    )
    if used >= 0:
        use_tile(game, used, hero, player)


def use_tile(game: State, tile: int, hero: int, player: int) -> None:
    """Use `tile`."""
    # content/kingdom_rush/rules/abilities.yaml:22
    # verb: use_tile tile of hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    facing_of = game.piece_facing
    if game.log is not None:
        game.tell(game.named("piece", hero), " uses ", game.named("piece", tile))
    game.piece_used[tile] = True
    game.stamp += 1
    if game.on_board(places[hero]):
        for attack in game.doc[tile].attacks:
            rules_attacking.perform(game, attack, places[hero], facing_of[hero], hero, player)
    game.program.resolve(game, tile, player, "effects")


def give_ability(game: State, tile: Any, hero: int) -> None:
    """`hero` takes `tile`."""
    # content/kingdom_rush/rules/abilities.yaml:34
    # verb: give_ability tile to hero
    given = game.create(tile, game.piece__zone_ability_slots[hero], game.owner[hero])
    game.piece_hero[given] = hero
    game.stamp += 1


def gain_skulls(game: State, n: int, hero: int) -> None:
    """`hero` gains `n` skulls."""
    # content/kingdom_rush/rules/abilities.yaml:43
    # verb: gain_skulls n of hero
    gained = min(n, game.stat("skull_limit", hero) - game.piece_skulls[hero])
    if gained <= 0:
        return
    game.piece_skulls[hero] = max(0, min(4, game.piece_skulls[hero] + gained))
    game.stamp += 1
    if game.log is not None:
        game.tell(
            game.named("piece", hero),
            " gains ",
            game.named("number", gained),
            " ",
            game.named("text", game.word("number", gained, "skull", "skulls")),
        )


def bone_volley(game: State, hero: int, player: int) -> None:
    """Discard any number of skulls; for each of them put one true 1x1 tile on any horde."""
    # content/kingdom_rush/rules/abilities.yaml:54
    # verb: bone_volley of hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    skulls_of = game.piece_skulls
    docs = game.doc
    thrown = game.choose(
        player,
        Prompt("choice", ("How many skulls does ", ("piece", hero), " discard?"), ("number",)),
        numbers(0, skulls_of[hero]),
        NOTHING,
    )
    if thrown != NOTHING:
        if thrown == 0:
            return
        skulls_of[hero] = max(0, min(4, skulls_of[hero] - thrown))
        game.stamp += 1
        if game.log is not None:
            game.tell(
                game.named("piece", hero),
                " discards ",
                game.named("number", thrown),
                " ",
                game.named("text", game.word("number", thrown, "skull", "skulls")),
            )
        for _ in range(thrown):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.tick("content/kingdom_rush/rules/abilities.yaml:63")
            target = game.choose(
                player,
                Prompt(
                    "choice", ("On which horde does ", ("piece", hero), " lay a tile?"), ("piece",)
                ),
                [
                    h
                    for h in rules_attacking.attackable(game)
                    if not docs[h].bars_hero_attacks
                    and rules_covering.room_for_tile(
                        game, game.program.shapes["kingdom_rush.single"], h, "true_damage", NOTHING
                    )
                ],
                NOTHING,
            )
            if target >= 0:
                rules_covering.lay_tile(
                    game,
                    game.program.shapes["kingdom_rush.single"],
                    target,
                    "true_damage",
                    NOTHING,
                    hero,
                    player,
                )


def ice_rain(game: State, hero: int, reach: int, player: int) -> None:
    """Put one magical 1x1 tile on each of up to 3 different hordes within `reach` spaces."""
    # content/kingdom_rush/rules/abilities.yaml:68
    # verb: ice_rain of hero within reach
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    kings = game.board.kings
    x_of = game.board.x
    docs = game.doc
    if not game.on_board(places[hero]):
        return
    here = places[hero]
    hit = game.choose_some(
        player,
        Prompt(
            "choice", ("On which hordes does the ice of ", ("piece", hero), " fall?"), ("piece",)
        ),
        [
            h
            for h in rules_attacking.attackable(game)
            if kings[rules_attacking.stands_at(game, h)][here] <= reach
            and (
                game.setting is not game.program.scenarios()["the_lost_souls"].definition
                or (x_of[rules_attacking.stands_at(game, h)] < 7) == (x_of[here] < 7)
            )
            and not docs[h].bars_hero_attacks
            and rules_covering.room_for_tile(
                game, game.program.shapes["kingdom_rush.single"], h, "magical", here
            )
        ],
        0,
        3,
    )
    for h in hit:
        rules_covering.lay_tile(
            game, game.program.shapes["kingdom_rush.single"], h, "magical", here, hero, player
        )


def silence_one(game: State, hero: int, player: int) -> None:
    """Put a totem on any horde, and then a magical corner tile on it."""
    # content/kingdom_rush/rules/abilities.yaml:81
    # verb: silence_one of hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    places = game.place
    target = game.choose(
        player,
        Prompt("choice", ("Which horde does ", ("piece", hero), " silence?"), ("piece",)),
        [h for h in rules_attacking.attackable(game) if not docs[h].bars_hero_attacks],
        NOTHING,
    )
    if target >= 0:
        rules_attacking.put_totem(game, target)
        if game.on_board(places[hero]):
            rules_covering.lay_tile(
                game,
                game.program.shapes["kingdom_rush.corner"],
                target,
                "magical",
                places[hero],
                hero,
                player,
            )
        else:
            rules_covering.lay_tile(
                game,
                game.program.shapes["kingdom_rush.corner"],
                target,
                "magical",
                NOTHING,
                hero,
                player,
            )


def freeze_beside(game: State, hero: int, player: int) -> None:
    """A horde adjacent to `hero` does not attempt to move in this round."""
    # content/kingdom_rush/rules/abilities.yaml:91
    # verb: freeze_beside hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    stiff = game.choose(
        player,
        Prompt("choice", ("Which horde does ", ("piece", hero), " freeze?"), ("piece",)),
        [
            horde
            for horde in game.seen[Horde]
            if game.distance_between(horde, hero) == 1 and not rules_covering.overflown(game, horde)
        ],
        NOTHING,
    )
    if stiff >= 0:
        freeze(game, stiff)


def freeze(game: State, horde: int) -> None:
    """`horde` does not attempt to move in this round."""
    # content/kingdom_rush/rules/abilities.yaml:100
    # verb: freeze horde
    if game.log is not None:
        game.tell(game.named("piece", horde), " is frozen")
    game.piece_frozen[horde] = True
    game.stamp += 1


def banana_skin(game: State, hero: int, player: int) -> None:
    """Move a horde without miniatures adjacent to `hero` back 1 path space, if that space is free."""
    # content/kingdom_rush/rules/abilities.yaml:106
    # verb: banana_skin of hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    slipping = game.choose(
        player,
        Prompt(
            "choice", ("Which horde slips on the banana skin of ", ("piece", hero), "?"), ("piece",)
        ),
        [
            horde
            for horde in game.seen[Horde]
            if game.distance_between(horde, hero) == 1
            and not rules_covering.miniatures_on(game, horde)
            and not rules_covering.overflown(game, horde)
            and space_behind(game, horde) >= 0
        ],
        NOTHING,
    )
    if slipping >= 0:
        rules_hordes.arrive(game, slipping, space_behind(game, slipping))


def command_warriors(game: State, hero: int, player: int) -> None:
    """Each sand warrior may move up to 2 spaces, or come from the board to the space of `hero` or an adjacent one."""
    # content/kingdom_rush/rules/abilities.yaml:129
    # verb: command_warriors of hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    _found = []
    for warrior in game.seen[SandWarrior]:
        if owners[warrior] == owners[hero]:
            _found.append(warrior)
    for warrior in _found:
        goals: Sequence[int] = warrior_goals(game, warrior, hero)
        goal = game.choose_some(
            player,
            Prompt("choice", ("Where does ", ("piece", warrior), " go?"), ("space",)),
            goals,
            0,
            1,
        )
        for s in goal:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            place_warrior(game, warrior, s, player)


def place_warrior(game: State, warrior: int, s: int, player: int) -> None:
    """Put `warrior` on `s`."""
    # content/kingdom_rush/rules/abilities.yaml:162
    # verb: place_warrior warrior at s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    squares_of = game.piece_squares
    if game.log is not None:
        game.tell(game.named("piece", warrior), " goes to ", game.named("space", s))
    rules_covering.leave_squares(game, warrior)
    game.put(warrior, s)
    _found = []
    for h in game.contents[s]:
        if isinstance(docs[h], Horde):
            _found.append(h)
    for h in _found:
        squares = game.choose(
            player,
            Prompt(
                "choice",
                ("Which square of ", ("piece", h), " does ", ("piece", warrior), " stand on?"),
                ("squares",),
            ),
            rules_covering.room_for_soldier(game, h, "physical", NOTHING),
            NOTHING,
        )
        if squares != NOTHING:
            squares_of[warrior] = squares
            game.stamp += 1


def _any_2(game: State, s: int) -> bool:
    docs = game.doc
    for horde in game.walk(game.contents[s]):
        if isinstance(docs[horde], Horde):
            return True
    return False


def rising_sands(game: State, hero: int, player: int) -> None:
    """Put both sand warriors onto hordes in or adjacent to the space of `hero`."""
    # content/kingdom_rush/rules/abilities.yaml:175
    # verb: rising_sands of hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    owners = game.owner
    contents_of = game.contents
    if not game.on_board(places[hero]):
        return
    _found = []
    for warrior in game.seen[SandWarrior]:
        if owners[warrior] == owners[hero]:
            _found.append(warrior)
    for warrior in _found:
        here: Sequence[int] = both((places[hero],), game.board.near[places[hero]])
        goal = game.choose_some(
            player,
            Prompt("choice", ("Where does ", ("piece", warrior), " rise?"), ("space",)),
            [s for s in here if holds_warrior(game, s) and contents_of[s] and _any_2(game, s)],
            0,
            1,
        )
        for s in goal:
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            place_warrior(game, warrior, s, player)


def attack_again(game: State, tower: int, player: int) -> None:
    """`tower` attacks again."""
    # content/kingdom_rush/rules/abilities.yaml:208
    # verb: attack_again tower
    rules_actions.attack_with(game, tower, player)
