# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/attacking.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Prompt, both

from ..kinds import Boss, Horde, LifeCard, Tower
from ..state import State
from . import covering as rules_covering


def pointed(game: State, arrow: Any, s: int, facing: Any) -> int:
    """The space an arrow points to."""
    # content/kingdom_rush/rules/attacking.yaml:4
    # query: pointed arrow from s with facing
    return game.board.shifts[facing.right * arrow.ahead - facing.down * arrow.aside][
        facing.down * arrow.ahead + facing.right * arrow.aside
    ][s]


def stands_at(game: State, horde: int) -> int:
    """The space that counts for ranges; for a life card that of its boss."""
    # content/kingdom_rush/rules/attacking.yaml:16
    # query: stands_at horde
    if isinstance(game.doc[horde], LifeCard):
        return game.place[game.piece_boss[horde]]
    return game.place[horde]


def life_cards(game: State) -> Sequence[int]:
    """The top life card of every boss on the map."""
    # content/kingdom_rush/rules/attacking.yaml:25
    # query: life_cards
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    found: Sequence[Any] = ()
    _found = []
    for boss in game.seen[Boss]:
        if contents_of[game.piece__zone_life_stack[boss]]:
            _found.append(boss)
    for boss in _found:
        found = both(found, (game.top(game.piece__zone_life_stack[boss]),))
    return found


def attackable(game: State) -> Sequence[int]:
    """The hordes and bosses in sight."""
    # content/kingdom_rush/rules/attacking.yaml:35
    # query: attackable
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _found = []
    for horde in game.seen[Horde]:
        if not rules_covering.overflown(game, horde):
            _found.append(horde)
    return both(_found, life_cards(game))


def open_to_heroes(game: State, horde: int) -> bool:
    """Heroes can attack `horde`."""
    # content/kingdom_rush/rules/attacking.yaml:42
    # query: open_to_heroes horde
    return not game.doc[horde].bars_hero_attacks


def _any_1(game: State, attack: Any, s: int, facing: Any, there_: int) -> bool:
    shifts = game.board.shifts
    for arrow in attack.arrows:
        if (
            shifts[facing.right * arrow.ahead - facing.down * arrow.aside][
                facing.down * arrow.ahead + facing.right * arrow.aside
            ][s]
            == there_
        ):
            return True
    return False


def in_reach(game: State, horde: int, attack: Any, s: int, facing: Any) -> bool:
    # content/kingdom_rush/rules/attacking.yaml:49
    # query: in_reach horde of attack from s with facing
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    there_ = stands_at(game, horde)
    if attack.range_ == "perfect":
        return True
    if attack.range_ == "melee":
        return there_ == s
    if attack.range_ == "all_around" or attack.range_ == "each_adjacent":
        return there_ in game.board.near[s]
    pointed_at = _any_1(game, attack, s, facing, there_)
    if attack.range_ == "other_adjacent":
        return there_ in game.board.near[s] and not pointed_at
    return pointed_at


def targets_of(game: State, attack: Any, s: int, facing: Any, attacker: int) -> Sequence[int]:
    """The hordes and bosses that an attack reaches."""
    # content/kingdom_rush/rules/attacking.yaml:63
    # query: targets_of attack from s with facing by attacker
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    found = []
    for h in attackable(game):
        if in_reach(game, h, attack, s, facing):
            found.append(h)
    if isinstance(docs[attacker], Tower):
        return found
    _found = []
    for h_2 in found:
        if not docs[h_2].bars_hero_attacks:
            _found.append(h_2)
    return _found


def has_room(game: State, horde: int, shape: Any, type_: str, origin: int) -> bool:
    # content/kingdom_rush/rules/attacking.yaml:74
    # query: has_room horde for shape with type from origin
    return len(rules_covering.room_for_tile(game, shape, horde, type_, origin)) > 0


def totems_left(game: State) -> int:
    """How many of the two totem tokens are in the supply."""
    # content/kingdom_rush/rules/attacking.yaml:186
    # query: totems_left
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    totem_of = game.piece_totem
    _count = 0
    for horde in game.seen[Horde]:
        if totem_of[horde]:
            _count += 1
    return 2 - _count


def _no_1(game: State, seen: Sequence[int], shapes: Sequence[Any], type_: str, s: int) -> bool:
    for h in seen:
        for shape in shapes:
            if rules_covering.room_for_tile(game, shape, h, type_, s):
                return False
    return True


def perform(game: State, attack: Any, s: int, facing: Any, attacker: int, player: int) -> None:
    """Make the attack `attack`."""
    # content/kingdom_rush/rules/attacking.yaml:81
    # verb: perform attack from s with facing by attacker
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    targets: Sequence[int] = targets_of(game, attack, s, facing, attacker)
    seen: Sequence[int] = targets
    shapes: Sequence[Any] = attack.tiles
    type_ = attack.type_
    one_horde = attack.together or attack.range_ == "perfect"
    far = False
    if isinstance(game.doc[attacker], Tower):
        if game.stat("pure", attacker):
            type_ = "true_damage"
        if game.stat("far_sighted", attacker):
            far = True
            one_horde = True
            seen = attackable(game)
            for more in attack.followed_by:
                shapes = both(shapes, more.tiles)
        if game.piece_falconer[attacker] and _no_1(game, seen, shapes, type_, s):
            for shape in shapes:
                aim_tile(game, shape, (), type_, s, attacker, player)
    if one_horde:
        strike_one(game, seen, shapes, type_, s, attacker, attack, player)
    elif (
        attack.range_ == "each"
        or attack.range_ == "other_adjacent"
        or attack.range_ == "each_adjacent"
    ):
        for h in targets:
            for shape in shapes:
                game.fuel -= game.seen.walk
                if game.fuel < 0:
                    game.spent()
                aim_tile(game, shape, (h,), type_, s, attacker, player)
    else:
        for shape in shapes:
            aim_tile(game, shape, targets, type_, s, attacker, player)
    send_soldiers(game, attack, targets, s, attacker, player)
    if not far:
        for more in attack.followed_by:
            perform(game, more, s, facing, attacker, player)


def _any_2(game: State, shapes: Sequence[Any], h: int, type_: str, s: int) -> bool:
    for shape in shapes:
        if rules_covering.room_for_tile(game, shape, h, type_, s):
            return True
    return False


def strike_one(
    game: State,
    targets: Sequence[int],
    shapes: Sequence[Any],
    type_: str,
    s: int,
    attacker: int,
    attack: Any,
    player: int,
) -> None:
    """Put all tiles of `attack` on one horde."""
    # content/kingdom_rush/rules/attacking.yaml:113
    # verb: strike_one targets with shapes of type from s by attacker
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    target = game.choose(
        player,
        Prompt(
            "choice",
            ("Which horde does ", ("piece", attacker), " hit with ", ("definition", attack), "?"),
            ("piece",),
        ),
        [h for h in targets if attack.totem or _any_2(game, shapes, h, type_, s)],
        NOTHING,
    )
    if target >= 0:
        for shape in shapes:
            aim_tile(game, shape, (target,), type_, s, attacker, player)
        if attack.totem:
            put_totem(game, target)


def aim_tile(
    game: State, shape: Any, targets: Sequence[int], type_: str, s: int, attacker: int, player: int
) -> None:
    """Lay a `type` tile on one of the hordes."""
    # content/kingdom_rush/rules/attacking.yaml:131
    # verb: aim_tile shape at targets with type from s by attacker
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    flown_of = game.piece_flown
    _found = []
    for h in targets:
        if rules_covering.room_for_tile(game, shape, h, type_, s):
            _found.append(h)
    open_ones: Sequence[int] = _found
    if (
        isinstance(docs[attacker], Tower)
        and game.piece_falconer[attacker]
        and not flown_of[attacker]
    ):
        _found_2 = []
        for h_2 in attackable(game):
            if rules_covering.room_for_tile(game, shape, h_2, type_, s):
                _found_2.append(h_2)
        open_ones = _found_2
    target = game.choose(
        player,
        Prompt(
            "choice",
            ("On which horde does ", ("piece", attacker), " lay a ", ("shape", shape), " tile?"),
            ("piece",),
        ),
        open_ones,
        NOTHING,
    )
    if target >= 0:
        if isinstance(docs[attacker], Tower) and target not in targets:
            flown_of[attacker] = True
            game.stamp += 1
        rules_covering.lay_tile(game, shape, target, type_, s, attacker, player)


def send_soldiers(
    game: State, attack: Any, targets: Sequence[int], s: int, attacker: int, player: int
) -> None:
    """Place up to `attack.soldiers` soldiers."""
    # content/kingdom_rush/rules/attacking.yaml:144
    # verb: send_soldiers attack on targets from s by attacker
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    bounty_of = game.piece_bounty
    reached_: Sequence[Any] = ()
    for _ in range(attack.soldiers):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_rush/rules/attacking.yaml:151")
        if not contents_of[game.zone_soldier_supply]:
            break
        target = game.choose(
            player,
            Prompt(
                "choice",
                ("On which horde does ", ("piece", attacker), " place a soldier?"),
                ("piece",),
            ),
            [h for h in targets if rules_covering.room_for_soldier(game, h, attack.type_, s)],
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
                        ("piece", attacker),
                        " stand?",
                    ),
                    ("squares",),
                ),
                rules_covering.best_first(
                    game, rules_covering.room_for_soldier(game, target, attack.type_, s), target
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
                bounty_of[next_] = attack.bounty
                game.stamp += 1
                reached_ = both(reached_, (target,))
    if attack.splash:
        for h in reached_:
            throw_spear(game, h, attack.type_, attacker, player)


def throw_spear(game: State, horde: int, type_: str, attacker: int, player: int) -> None:
    """A soldier on `horde` throws a spear at a neighbouring horde."""
    # content/kingdom_rush/rules/attacking.yaml:165
    # verb: throw_spear horde with type by attacker
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    from_here = game.place[horde]
    target = game.choose(
        player,
        Prompt(
            "choice",
            (
                "At which horde does the soldier of ",
                ("piece", attacker),
                " on ",
                ("piece", horde),
                " throw a spear?",
            ),
            ("piece",),
        ),
        [
            h
            for h in attackable(game)
            if stands_at(game, h) in game.board.near[from_here]
            and rules_covering.room_for_tile(
                game, game.program.shapes["kingdom_rush.single"], h, type_, from_here
            )
        ],
        NOTHING,
    )
    if target >= 0:
        rules_covering.lay_tile(
            game,
            game.program.shapes["kingdom_rush.single"],
            target,
            type_,
            from_here,
            attacker,
            player,
        )


def put_totem(game: State, horde: int) -> None:
    """Put a totem on `horde`."""
    # content/kingdom_rush/rules/attacking.yaml:177
    # verb: put_totem horde
    if isinstance(game.doc[horde], LifeCard) or totems_left(game) == 0:
        return
    if game.log is not None:
        game.tell("a totem lies on ", game.named("piece", horde))
    game.piece_totem[horde] = True
    game.stamp += 1
