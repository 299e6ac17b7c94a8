# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/solo.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Action, ActionInfo, Contents, Prompt, both, members, nearest

from ..kinds import Hero, Horde, LifeCard
from ..state import State
from . import abilities as rules_abilities
from . import attacking as rules_attacking
from . import covering as rules_covering
from . import heroes as rules_heroes

ASK_1 = Prompt("choice", "Which colour is blocked this round?", ("enum",))
ASK_2 = Prompt("choice", "Which hero sits on the bench?", ("definition",))

ACTIVATE_BENCH_HERO_ACTION = ActionInfo(
    "activate_bench_hero", "place {hero} from the bench on {s}", ("hero", "s"), ("piece", "space")
)


def _any_1(game: State, chosen: Any) -> bool:
    docs = game.doc
    for hero in game.seen[Hero]:
        if docs[hero] is chosen:
            return True
    return False


def _any_2(game: State, p: int, chosen: Any) -> bool:
    docs = game.doc
    for hero in game.contents[game.zone_bench[p]]:
        if docs[hero] is chosen:
            return True
    return False


def taken(game: State, chosen: Any) -> bool:
    """Somebody has chosen `chosen`."""
    # content/kingdom_rush/rules/solo.yaml:41
    # query: taken chosen
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    if _any_1(game, chosen):
        return True
    for p in range(game.players):
        if _any_2(game, p, chosen):
            return True
    return False


def block_a_colour(game: State) -> None:
    """The solo player blocks a colour for this round."""
    # content/kingdom_rush/rules/solo.yaml:4
    # verb: block_a_colour
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found = []
    for c in ("blue", "orange", "purple"):
        if c != game.table_blocked:
            _found.append(c)
    blocked = game.choose(game.active, ASK_1, _found, "")
    if blocked != "":
        block(game, blocked)


def block(game: State, chosen: str) -> None:
    """No tower is built on `chosen` building sites in this round."""
    # content/kingdom_rush/rules/solo.yaml:13
    # verb: block chosen
    if game.log is not None:
        game.tell(
            "the building sites of colour ",
            game.named("enum", chosen),
            " are blocked for this round",
        )
    game.table_blocked = chosen
    game.stamp += 1


def choose_bench_heroes(game: State, n: int) -> None:
    """The solo player puts `n` heroes on the bench."""
    # content/kingdom_rush/rules/solo.yaml:21
    # verb: choose_bench_heroes n
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_rush/rules/solo.yaml:27")
        _found = []
        for h in game.setting.heroes:
            if not taken(game, h):
                _found.append(h)
        chosen = game.choose(game.active, ASK_2, _found, None)
        if chosen is not None:
            seat_on_bench(game, chosen, game.active)


def seat_on_bench(game: State, hero: Any, player: int) -> None:
    """`hero` sits on the bench."""
    # content/kingdom_rush/rules/solo.yaml:32
    # verb: seat_on_bench hero for player
    seated = game.create(hero, game.zone_bench[player], player)
    game.piece_benched[seated] = True
    game.stamp += 1


def dismiss_bench_heroes(game: State) -> None:
    """Bench heroes on the map leave the game."""
    # content/kingdom_rush/rules/solo.yaml:67
    # verb: dismiss_bench_heroes
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    benched_of = game.piece_benched
    _found = []
    for hero in game.seen[Hero]:
        if benched_of[hero]:
            _found.append(hero)
    for hero in _found:
        game.put(hero, NOTHING)


def bench_soldiers(game: State, n: int, hero: int, player: int) -> None:
    """Place up to `n` soldiers on hordes in or adjacent to the space of `hero`."""
    # content/kingdom_rush/rules/solo.yaml:74
    # verb: bench_soldiers n of hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    places = game.place
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_rush/rules/solo.yaml:79")
        if not contents_of[game.zone_soldier_supply]:
            break
        target = game.choose(
            player,
            Prompt(
                "choice", ("On which horde does ", ("piece", hero), " place a soldier?"), ("piece",)
            ),
            [
                horde
                for horde in game.seen[Horde]
                if 0 <= nearest(game.board.distance, game.spaces_of(horde), (places[hero],)) <= 1
                and rules_covering.room_for_soldier(game, horde, "physical", places[hero])
            ],
            NOTHING,
        )
        if target >= 0:
            chosen = game.choose_some(
                player,
                Prompt(
                    "choice",
                    (
                        "On which square of ",
                        ("piece", target),
                        " does the soldier of ",
                        ("piece", hero),
                        " stand?",
                    ),
                    ("squares",),
                ),
                rules_covering.best_first(
                    game,
                    rules_covering.room_for_soldier(game, target, "physical", places[hero]),
                    target,
                ),
                0,
                1,
            )
            for p in chosen:
                game.fuel -= game.seen.walk
                if game.fuel < 0:
                    game.spent()
                next_ = game.top(game.zone_soldier_supply)
                rules_covering.put_soldier(game, next_, p, target, "physical")


def bench_bones(game: State, n: int, hero: int, player: int) -> None:
    """Put `n` magical 1x1 tiles on hordes adjacent to `hero`."""
    # content/kingdom_rush/rules/solo.yaml:90
    # verb: bench_bones n of hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_rush/rules/solo.yaml:95")
        rules_heroes.tile_beside(
            game, hero, game.program.shapes["kingdom_rush.single"], "magical", player
        )


def bench_frost(game: State, hero: int, player: int) -> None:
    """Choose a horde in or adjacent to the space of `hero`; it does not attempt to move in this round; place a magical corner tile on it."""
    # content/kingdom_rush/rules/solo.yaml:97
    # verb: bench_frost of hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    docs = game.doc
    here: Sequence[int] = both((places[hero],), game.board.near[places[hero]])
    here_set = members(here)
    target = game.choose(
        player,
        Prompt("choice", ("Which horde does ", ("piece", hero), " freeze?"), ("piece",)),
        [
            h
            for h in rules_attacking.attackable(game)
            if rules_attacking.stands_at(game, h) in here_set
            and (not docs[h].bars_hero_attacks or not isinstance(docs[h], LifeCard))
        ],
        NOTHING,
    )
    if target >= 0:
        if not isinstance(docs[target], LifeCard):
            rules_abilities.freeze(game, target)
        if not docs[target].bars_hero_attacks:
            rules_covering.lay_tile(
                game,
                game.program.shapes["kingdom_rush.corner"],
                target,
                "magical",
                places[hero],
                hero,
                player,
            )


def bench_blessing(game: State, player: int) -> None:
    """Your main hero rests and has Protection in this round."""
    # content/kingdom_rush/rules/solo.yaml:109
    # verb: bench_blessing of player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    benched_of = game.piece_benched
    docs = game.doc
    _found = []
    for mine in game.seen[Hero]:
        if (
            owners[mine] == player
            and not benched_of[mine]
            and docs[mine] not in game.setting.helpers
        ):
            _found.append(mine)
    for mine in _found:
        rules_heroes.rest(game, mine)
        rules_heroes.protect(game, mine)


def bench_stomp(game: State, hero: int, player: int) -> None:
    """Place a physical 2x2 tile on the horde under `hero` and a physical 1x1 tile on each adjacent horde."""
    # content/kingdom_rush/rules/solo.yaml:117
    # verb: bench_stomp of hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    here = game.place[hero]
    _found = []
    for h in rules_attacking.attackable(game):
        if rules_attacking.stands_at(game, h) == here:
            _found.append(h)
    for h in _found:
        rules_covering.lay_tile(
            game, game.program.shapes["kingdom_rush.block"], h, "physical", here, hero, player
        )
    _found_2 = []
    for h in rules_attacking.attackable(game):
        if (
            rules_attacking.stands_at(game, h) in game.board.near[here]
            and not docs[h].bars_hero_attacks
        ):
            _found_2.append(h)
    for h in _found_2:
        rules_covering.lay_tile(
            game, game.program.shapes["kingdom_rush.single"], h, "physical", here, hero, player
        )


def activate_bench_hero_options(game: State, player: int) -> list[Any]:
    """Place `hero` from the bench on `s`."""
    # content/kingdom_rush/rules/solo.yaml:53
    # action: activate_bench_hero hero at s
    docs = game.doc
    options: list[Any] = []
    for hero in game.contents[game.zone_bench[player]]:
        if isinstance(docs[hero], Hero) and not game.table_bench_used:
            for s in game.offer(range(game.board.size)):
                if rules_heroes.can_stop(game, s, hero):
                    options.append((hero, s))
    return options


def take_activate_bench_hero(game: State, player: int, hero: int, s: int) -> None:
    """Place `hero` from the bench on `s`."""
    # content/kingdom_rush/rules/solo.yaml:53
    # action: activate_bench_hero hero at s
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " calls", " call"),
            " ",
            game.named("piece", hero),
            " from the bench to ",
            game.named("space", s),
        )
    game.table_bench_used = True
    game.stamp += 1
    game.put(hero, s)
    rules_heroes.step_onto_horde(game, hero, player)
    game.program.resolve(game, hero, player, "bench")


CONTENTS = Contents(
    actions=(
        Action(
            ACTIVATE_BENCH_HERO_ACTION,
            (),
            (),
            activate_bench_hero_options,
            take_activate_bench_hero,
        ),
    ),
)
