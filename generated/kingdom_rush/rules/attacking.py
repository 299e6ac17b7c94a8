# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/attacking.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Prompt, both, nearest, placements, product

from .. import kinds
from ..state import State
from . import covering as rules_covering

ASK_1 = Prompt("choice", "On which horde goes a soldier?", ("piece",))
ASK_2 = Prompt("choice", "At which horde is the spear thrown?", ("piece",))


def pointed(game: State, arrow: Any, s: int, facing: Any) -> int:
    """the space an arrow points to"""
    # content/kingdom_rush/rules/attacking.yaml:4
    # query: pointed arrow from s with facing
    return game.board.shifted(
        product(facing.right, arrow.ahead) - product(facing.down, arrow.aside),
        product(facing.down, arrow.ahead) + product(facing.right, arrow.aside),
    )[s]


def _any_1(game: State, attack: Any, s: int, facing: Any, horde: int) -> bool:
    _place = game.place[horde]
    for arrow in attack.arrows:
        if (
            game.board.shifted(
                product(facing.right, arrow.ahead) - product(facing.down, arrow.aside),
                product(facing.down, arrow.ahead) + product(facing.right, arrow.aside),
            )[s]
            == _place
        ):
            return True
    return False


def in_reach(game: State, horde: int, attack: Any, s: int, facing: Any) -> bool:
    # content/kingdom_rush/rules/attacking.yaml:13
    # query: in_reach horde of attack from s with facing
    if attack.range_ == "perfect":
        return True
    if attack.range_ == "melee":
        return game.place[horde] == s
    if attack.range_ == "all_around":
        return nearest(game.board.distance, game.spaces_of(horde), (s,)) == 1
    return _any_1(game, attack, s, facing, horde)


def _any_2(game: State, attack: Any, h: int) -> bool:
    for shape in attack.tiles:
        if len(rules_covering.room_for_tile(game, shape, h, attack.type_)) > 0:
            return True
    return False


def perform(game: State, attack: Any, s: int, facing: Any, player: int) -> None:
    """make the attack {attack}"""
    # content/kingdom_rush/rules/attacking.yaml:24
    # verb: perform attack from s with facing
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    targets: Sequence[int] = [
        horde for horde in game.seen[kinds.Horde] if in_reach(game, horde, attack, s, facing)
    ]
    if attack.range_ == "each":
        for h in targets:
            lay_tiles(game, attack, h, player)
    elif attack.together or attack.range_ == "perfect":
        target = game.choose(
            player,
            Prompt(
                "choice",
                "".join(("Which horde does ", game.show("definition", attack), " hit?")),
                ("piece",),
            ),
            [h for h in targets if _any_2(game, attack, h)],
            NOTHING,
        )
        if target >= 0:
            lay_tiles(game, attack, target, player)
    else:
        for shape in attack.tiles:
            target = game.choose(
                player,
                Prompt(
                    "choice",
                    "".join(
                        (
                            "On which horde goes the ",
                            game.show("shape", shape),
                            " tile of ",
                            game.show("definition", attack),
                            "?",
                        ),
                    ),
                    ("piece",),
                ),
                [
                    h
                    for h in targets
                    if len(rules_covering.room_for_tile(game, shape, h, attack.type_)) > 0
                ],
                NOTHING,
            )
            if target >= 0:
                rules_covering.lay_tile(game, shape, target, attack.type_, player)
    if attack.soldiers > 0:
        send_soldiers(game, attack, targets, player)


def lay_tiles(game: State, attack: Any, horde: int, player: int) -> None:
    # content/kingdom_rush/rules/attacking.yaml:42
    # verb: lay_tiles attack on horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for shape in attack.tiles:
        rules_covering.lay_tile(game, shape, horde, attack.type_, player)


def send_soldiers(game: State, attack: Any, targets: Sequence[int], player: int) -> None:
    """place up to {attack.soldiers} soldiers"""
    # content/kingdom_rush/rules/attacking.yaml:49
    # verb: send_soldiers attack on targets
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    reached_: Sequence[Any] = ()
    for _ in range(attack.soldiers):
        game.tick("content/kingdom_rush/rules/attacking.yaml:56")
        if len(contents_of[game.zone_soldier_supply]) == 0:
            break
        target = game.choose(
            player,
            ASK_1,
            [
                h
                for h in targets
                if len(
                    placements(
                        game.program.shapes["kingdom_rush.single"],
                        5,
                        5,
                        rules_covering.covered(game, h)
                        | rules_covering.barred_to_soldiers(game, h, attack.type_),
                    ),
                )
                > 0
            ],
            NOTHING,
        )
        if target >= 0:
            chosen = game.choose_some(
                player,
                Prompt(
                    "choice",
                    "".join(("On which square of ", game.show("piece", target), "?")),
                    ("squares",),
                ),
                placements(
                    game.program.shapes["kingdom_rush.single"],
                    5,
                    5,
                    rules_covering.covered(game, target)
                    | rules_covering.barred_to_soldiers(game, target, attack.type_),
                ),
                0,
                1,
            )
            for p in chosen:
                game.fuel -= game.seen.walk
                if game.fuel < 0:
                    game.spent()
                next_ = game.top(game.zone_soldier_supply)
                rules_covering.put_soldier(game, next_, p, target, attack.type_)
                reached_ = both(reached_, (target,))
    if attack.splash:
        for h in reached_:
            throw_spear(game, h, attack.type_, player)


def throw_spear(game: State, horde: int, type_: str, player: int) -> None:
    """a soldier on {horde} throws a spear at a neighbouring horde"""
    # content/kingdom_rush/rules/attacking.yaml:67
    # verb: throw_spear horde with type
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    target = game.choose(
        player,
        ASK_2,
        [
            horde_2
            for horde_2 in game.seen[kinds.Horde]
            if game.distance_between(horde_2, horde) == 1
            and len(
                rules_covering.room_for_tile(
                    game, game.program.shapes["kingdom_rush.single"], horde_2, type_
                ),
            )
            > 0
        ],
        NOTHING,
    )
    if target >= 0:
        rules_covering.lay_tile(
            game, game.program.shapes["kingdom_rush.single"], target, type_, player
        )
