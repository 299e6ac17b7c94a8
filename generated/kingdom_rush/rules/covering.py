# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/covering.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    Prompt,
    both,
    drawn,
    first_part,
    groups,
    identity,
    placements,
    singles,
)

from ..kinds import (
    Cover,
    DamageTile,
    Enemy,
    FireClawCard,
    Hero,
    Horde,
    LifeCard,
    Miniature,
    Soldier,
)
from ..scenarios import n03_rumble_in_the_jungle as scenarios_n03_rumble_in_the_jungle
from ..state import State
from . import hordes as rules_hordes


def _enemy_squares_anew(game: State, horde: int) -> int:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    found = 0
    for enemy in game.program.of_kind[Enemy]:
        found = found | drawn(docs[horde].grid, enemy.letter)
    return found


def enemy_squares(game: State, horde: int) -> int:
    # content/kingdom_rush/rules/covering.yaml:4
    # query: enemy_squares horde
    _key = ("enemy_squares", identity(game.doc[horde]))
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _enemy_squares_anew, horde)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: int = _known[0]
    return _answer


def _bodies_anew(game: State, enemy: Any, horde: int) -> Sequence[int]:
    if enemy.part:
        return ()
    if enemy.champion_icon:
        whole = drawn(game.doc[horde].grid, enemy.letter) | drawn(
            game.doc[horde].grid, enemy.other_letter
        )
        return (whole,)
    all_of_them = drawn(game.doc[horde].grid, enemy.letter)
    if enemy.large:
        return groups(all_of_them, 5)
    return singles(all_of_them)


def bodies(game: State, enemy: Any, horde: int) -> Sequence[int]:
    """The enemies of one sort on a horde, each with its squares."""
    # content/kingdom_rush/rules/covering.yaml:13
    # query: bodies enemy on horde
    _key = ("bodies", identity(enemy), identity(game.doc[horde]))
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _bodies_anew, enemy, horde)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: Sequence[int] = _known[0]
    return _answer


def covered(game: State, horde: int) -> int:
    """The squares under tiles, soldiers and miniatures."""
    # content/kingdom_rush/rules/covering.yaml:27
    # query: covered horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    squares_of = game.piece_squares
    found = 0
    for cover in game.contents[game.piece__zone_tray[horde]]:
        if isinstance(docs[cover], Cover):
            found = found | squares_of[cover]
    for m in miniatures_on(game, horde):
        found = found | squares_of[m]
    return found


def beaten_squares(game: State, horde: int) -> int:
    """The squares under everything that deals damage."""
    # content/kingdom_rush/rules/covering.yaml:38
    # query: beaten_squares horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    squares_of = game.piece_squares
    found = 0
    for cover in game.contents[game.piece__zone_tray[horde]]:
        if isinstance(docs[cover], Cover):
            found = found | squares_of[cover]
    for m in miniatures_on(game, horde):
        if deals_damage(game, m):
            found = found | squares_of[m]
    return found


def deals_damage(game: State, miniature: int) -> bool:
    # content/kingdom_rush/rules/covering.yaml:50
    # query: deals_damage miniature
    if not game.setting.helpers_deal_no_damage:
        return True
    return isinstance(game.doc[miniature], Hero) and game.doc[miniature] not in game.setting.helpers


def _any_1(game: State, horde: int) -> bool:
    docs = game.doc
    for horde_2 in game.contents[game.place[horde]]:
        if isinstance(docs[horde_2], Horde) and docs[horde_2].flying:
            return True
    return False


def overflown(game: State, horde: int) -> bool:
    """A flying horde lies on top of `horde`."""
    # content/kingdom_rush/rules/covering.yaml:58
    # query: overflown horde
    if game.doc[horde].flying:
        return False
    return _any_1(game, horde)


def miniatures_on(game: State, horde: int) -> Sequence[int]:
    """The miniatures that stand on a horde."""
    # content/kingdom_rush/rules/covering.yaml:67
    # query: miniatures_on horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    if overflown(game, horde):
        return ()
    _found = []
    for piece in game.contents[game.place[horde]]:
        if isinstance(docs[piece], Miniature):
            _found.append(piece)
    return _found


def heroes_on(game: State, horde: int) -> Sequence[int]:
    """The heroes whose miniatures stand on a horde."""
    # content/kingdom_rush/rules/covering.yaml:76
    # query: heroes_on horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    if overflown(game, horde):
        return ()
    _found = []
    for piece in game.contents[game.place[horde]]:
        if isinstance(docs[piece], Hero):
            _found.append(piece)
    return _found


def visible(game: State, horde: int) -> int:
    """The enemy squares that nothing covers."""
    # content/kingdom_rush/rules/covering.yaml:86
    # query: visible horde
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    return enemy_squares(game, horde) & ~covered(game, horde)


def _barred_to_tiles_anew(game: State, horde: int, type_: str) -> int:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    found = drawn(
        docs[horde].grid, game.program.definitions["kingdom_rush.black_square"].letter
    ) | barred_to_soldiers(game, horde, type_)
    if type_ == "true_damage":
        return found
    for enemy in game.program.of_kind[Enemy]:
        if enemy.special_damage:
            found = found | drawn(docs[horde].grid, enemy.letter)
    return found


def barred_to_tiles(game: State, horde: int, type_: str) -> int:
    # content/kingdom_rush/rules/covering.yaml:99
    # query: barred_to_tiles horde type
    _key = ("barred_to_tiles", identity(game.doc[horde]), type_)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _barred_to_tiles_anew, horde, type_)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: int = _known[0]
    return _answer


def _barred_to_soldiers_anew(game: State, horde: int, type_: str) -> int:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    found = 0
    if not docs[horde].evasive:
        found = drawn(
            docs[horde].grid, game.program.definitions["kingdom_rush.black_square"].letter
        )
    for enemy in game.program.of_kind[Enemy]:
        if type_ in enemy.resists:
            found = found | drawn(docs[horde].grid, enemy.letter)
    return found


def barred_to_soldiers(game: State, horde: int, type_: str) -> int:
    # content/kingdom_rush/rules/covering.yaml:110
    # query: barred_to_soldiers horde type
    _key = ("barred_to_soldiers", identity(game.doc[horde]), type_)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _barred_to_soldiers_anew, horde, type_)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: int = _known[0]
    return _answer


def shielded(game: State, horde: int, type_: str, origin: int) -> bool:
    """Whether a shield stops damage of that type from that space."""
    # content/kingdom_rush/rules/covering.yaml:121
    # query: shielded horde against type from origin
    if game.piece_totem[horde] or type_ == "true_damage":
        return False
    sides = (
        game.doc[horde].magical_shield if type_ == "magical" else game.doc[horde].physical_shield
    )
    if sides == "left_and_right":
        return game.board.x[origin] != game.board.x[game.place[horde]]
    if sides == "top_and_bottom":
        return game.board.y[origin] != game.board.y[game.place[horde]]
    return False


def untouchable(game: State, horde: int) -> bool:
    """Nothing can be placed on `horde` now."""
    # content/kingdom_rush/rules/covering.yaml:134
    # query: untouchable horde
    return overflown(game, horde)


def dodges(game: State, horde: int) -> bool:
    """`horde` evades damage tiles, because nobody is on it."""
    # content/kingdom_rush/rules/covering.yaml:141
    # query: dodges horde
    return game.doc[horde].evasive and not rules_hordes.held(game, horde)


def _tough_bodies_anew(game: State, horde: int) -> Sequence[int]:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    found: Sequence[Any] = ()
    for e in game.program.of_kind[Enemy]:
        if e.tough:
            found = both(found, bodies(game, e, horde))
    return found


def tough_bodies(game: State, horde: int) -> Sequence[int]:
    """The tough enemies of `horde`, of which one piece may cover only one square each."""
    # content/kingdom_rush/rules/covering.yaml:148
    # query: tough_bodies horde
    _key = ("tough_bodies", identity(game.doc[horde]))
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _tough_bodies_anew, horde)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: Sequence[int] = _known[0]
    return _answer


def _twice_on_tough_anew(game: State, squares: int, horde: int) -> bool:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for body in tough_bodies(game, horde):
        if (body & squares).bit_count() > 1:
            return True
    return False


def twice_on_tough(game: State, squares: int, horde: int) -> bool:
    """Whether one piece would cover two squares of the same tough enemy."""
    # content/kingdom_rush/rules/covering.yaml:158
    # query: twice_on_tough squares on horde
    _key = ("twice_on_tough", identity(game.doc[horde]), squares)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _twice_on_tough_anew, squares, horde)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: bool = _known[0]
    return _answer


def room_for_tile(game: State, shape: Any, horde: int, type_: str, origin: int) -> Sequence[int]:
    # content/kingdom_rush/rules/covering.yaml:166
    # query: room_for_tile shape on horde with type from origin
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    if (
        overflown(game, horde)
        or (game.doc[horde].evasive and not rules_hordes.held(game, horde))
        or scenarios_n03_rumble_in_the_jungle.out_of_reach(game, horde)
    ):
        return ()
    if origin >= 0 and shielded(game, horde, type_, origin):
        return ()
    places: Sequence[int] = placements(
        shape, 5, 5, covered(game, horde) | barred_to_tiles(game, horde, type_)
    )
    if not tough_bodies(game, horde):
        return places
    _found = []
    for p in places:
        if not twice_on_tough(game, p, horde):
            _found.append(p)
    return _found


def room_for_soldier(game: State, horde: int, type_: str, origin: int) -> Sequence[int]:
    # content/kingdom_rush/rules/covering.yaml:178
    # query: room_for_soldier horde type from origin
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if (
        overflown(game, horde)
        or game.doc[horde].bars_figures
        or isinstance(game.doc[horde], LifeCard)
        or scenarios_n03_rumble_in_the_jungle.out_of_reach(game, horde)
    ):
        return ()
    if origin >= 0 and shielded(game, horde, type_, origin):
        return ()
    return placements(
        game.program.shapes["kingdom_rush.single"],
        5,
        5,
        covered(game, horde) | barred_to_soldiers(game, horde, type_),
    )


def room_for_hero(game: State, horde: int) -> Sequence[int]:
    # content/kingdom_rush/rules/covering.yaml:189
    # query: room_for_hero horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    if (
        overflown(game, horde)
        or docs[horde].bars_figures
        or scenarios_n03_rumble_in_the_jungle.out_of_reach(game, horde)
        or (isinstance(docs[horde], FireClawCard) and game.table_difficulty == "iron_challenge")
    ):
        return ()
    places: Sequence[int] = placements(
        game.program.shapes["kingdom_rush.hero_base"],
        5,
        5,
        covered(game, horde)
        | drawn(docs[horde].grid, game.program.definitions["kingdom_rush.black_square"].letter),
    )
    if not tough_bodies(game, horde):
        return places
    _found = []
    for p in places:
        if not twice_on_tough(game, p, horde):
            _found.append(p)
    return _found


def _in_order_1(game: State, places: Sequence[int], bare: int) -> Sequence[int]:
    ranked = []
    for p in places:
        ranked.append(((-(p & bare).bit_count(),), p))
    ranked.sort(key=first_part)
    _found = []
    for _, found in ranked:
        _found.append(found)
    return _found


def best_first(game: State, places: Sequence[int], horde: int) -> Sequence[int]:
    """Places for a piece on `horde`, those that cover most visible enemies first."""
    # content/kingdom_rush/rules/covering.yaml:201
    # query: best_first places on horde
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    bare = enemy_squares(game, horde) & ~covered(game, horde)
    return _in_order_1(game, places, bare)


def lay_tile(
    game: State, shape: Any, horde: int, type_: str, origin: int, attacker: int, player: int
) -> None:
    """Put a `shape` tile of `type` on `horde`."""
    # content/kingdom_rush/rules/covering.yaml:210
    # verb: lay_tile shape on horde with type from origin by attacker
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    laid = game.choose_some(
        player,
        Prompt(
            "choice",
            (
                "Which squares of ",
                ("piece", horde),
                " does the ",
                ("shape", shape),
                " tile of ",
                ("piece", attacker),
                " cover?",
            ),
            ("squares",),
        ),
        best_first(game, room_for_tile(game, shape, horde, type_, origin), horde),
        0,
        1,
    )
    for p in laid:
        put_tile(game, p, horde, type_)


def put_tile(game: State, squares: int, horde: int, type_: str) -> None:
    # content/kingdom_rush/rules/covering.yaml:220
    # verb: put_tile squares on horde with type
    if game.log is not None:
        game.tell(
            game.named("piece", horde), " is covered by a ", game.named("enum", type_), " tile"
        )
    new = game.create(
        game.program.definitions["kingdom_rush.tile"], game.piece__zone_tray[horde], NOTHING
    )
    game.piece_squares[new] = squares
    game.piece_type[new] = type_
    game.stamp += 1


def put_soldier(game: State, soldier: int, squares: int, horde: int, type_: str) -> None:
    # content/kingdom_rush/rules/covering.yaml:230
    # verb: put_soldier soldier at squares on horde with type
    if game.log is not None:
        game.tell("a soldier stands on ", game.named("piece", horde))
    game.put(soldier, game.piece__zone_tray[horde])
    game.piece_squares[soldier] = squares
    game.piece_type[soldier] = type_
    game.stamp += 1


def remove_soldier(game: State, soldier: int) -> None:
    # content/kingdom_rush/rules/covering.yaml:240
    # verb: remove_soldier soldier
    game.piece_squares[soldier] = 0
    game.piece_bounty[soldier] = False
    game.stamp += 1
    game.put(soldier, game.zone_soldier_supply)


def clear_tray(game: State, horde: int) -> None:
    """Take everything off `horde`."""
    # content/kingdom_rush/rules/covering.yaml:248
    # verb: clear_tray horde
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    _found = []
    for damage_tile in contents_of[game.piece__zone_tray[horde]]:
        if isinstance(docs[damage_tile], DamageTile):
            _found.append(damage_tile)
    for damage_tile in _found:
        game.put(damage_tile, NOTHING)
    _found_2 = []
    for soldier in contents_of[game.piece__zone_tray[horde]]:
        if isinstance(docs[soldier], Soldier):
            _found_2.append(soldier)
    for soldier in _found_2:
        remove_soldier(game, soldier)
    for m in miniatures_on(game, horde):
        leave_squares(game, m)
    game.piece_totem[horde] = False
    game.stamp += 1


def leave_squares(game: State, hero: int) -> None:
    # content/kingdom_rush/rules/covering.yaml:258
    # verb: leave_squares hero
    game.piece_squares[hero] = 0
    game.stamp += 1
