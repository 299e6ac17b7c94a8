# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/blossoms.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Abilities, Contents, Prompt, members

from ..kinds import Blossom, Boss, Cyclone, Feature, Hero, Horde, LifeCard, Tower
from ..state import State
from . import attacking as rules_attacking
from . import covering as rules_covering
from . import heroes as rules_heroes
from . import hordes as rules_hordes

# content/kingdom_rush/rules/blossoms.yaml:95
MAGIC_BLOSSOM = Blossom("kingdom_rush.magic_blossom", "Magic Blossom", copies=4)

# content/kingdom_rush/rules/blossoms.yaml:102
FIRE_BLOSSOM = Blossom("kingdom_rush.fire_blossom", "Fire Blossom")

# content/kingdom_rush/rules/blossoms.yaml:108
FROST_BLOSSOM = Blossom("kingdom_rush.frost_blossom", "Frost Blossom")

# content/kingdom_rush/rules/blossoms.yaml:114
EARTH_BLOSSOM = Blossom("kingdom_rush.earth_blossom", "Earth Blossom")

# content/kingdom_rush/rules/blossoms.yaml:120
STORM_BLOSSOM = Blossom("kingdom_rush.storm_blossom", "Storm Blossom")


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("kingdom_rush.rules.blossoms", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _found = []
        for space in range(game.board.size):
            if game.tables.field_path[space]:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def _no_1(game: State, space: int) -> bool:
    docs = game.doc
    for piece in game.contents[space]:
        if isinstance(docs[piece], (Horde, Boss)):
            return False
    return True


def _no_2(game: State, space: int) -> bool:
    docs = game.doc
    for f in game.contents[space]:
        if isinstance(docs[f], Feature) and not isinstance(docs[f], Cyclone):
            return False
    return True


def empty_path_spaces(game: State) -> Sequence[int]:
    """The path spaces without horde, feature or boss; a cyclone lies beside its spawn point, not on the path."""
    # content/kingdom_rush/rules/blossoms.yaml:85
    # query: empty_path_spaces
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    _found = []
    for space in _spaces_1(game):
        if (not contents_of[space] or _no_1(game, space)) and (
            not contents_of[space] or _no_2(game, space)
        ):
            _found.append(space)
    return _found


def _any_1(game: State) -> bool:
    passed_of = game.piece_passed
    withered_of = game.piece_withered
    contents_of = game.contents
    places = game.place
    docs = game.doc
    for usable_blossom in game.seen[Blossom]:
        if passed_of[usable_blossom] and not withered_of[usable_blossom]:
            for t in contents_of[places[usable_blossom]]:
                if isinstance(docs[t], Tower):
                    break
            else:
                return True
    return False


def _no_3(game: State, usable_blossom: int) -> bool:
    docs = game.doc
    for t in game.contents[game.place[usable_blossom]]:
        if isinstance(docs[t], Tower):
            return False
    return True


def trigger_blossoms(game: State, hero: int, player: int) -> None:
    """Activate the blossoms on the way."""
    # content/kingdom_rush/rules/blossoms.yaml:4
    # verb: trigger_blossoms of hero
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    passed_of = game.piece_passed
    withered_of = game.piece_withered
    while _any_1(game):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_rush/rules/blossoms.yaml:10")
        used = game.choose_some(
            player,
            Prompt("choice", ("Which blossom does ", ("piece", hero), " activate?"), ("piece",)),
            [
                usable_blossom
                for usable_blossom in game.seen[Blossom]
                if passed_of[usable_blossom]
                and not withered_of[usable_blossom]
                and _no_3(game, usable_blossom)
            ],
            0,
            1,
        )
        if not used:
            break
        activate_blossom(game, used[0], player)
        if game.over:
            return
    for blossom in game.seen[Blossom]:
        passed_of[blossom] = False
        game.stamp += 1


def activate_blossom(game: State, blossom: int, player: int) -> None:
    """Activate `blossom`."""
    # content/kingdom_rush/rules/blossoms.yaml:22
    # verb: activate_blossom blossom
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " activates", " activate"),
            " ",
            game.named("piece", blossom),
        )
    game.piece_withered[blossom] = True
    game.stamp += 1
    game.program.resolve(game, blossom, player)


def bloom(game: State, shape: Any, n: int, blossom: int, player: int) -> None:
    """Place one `shape` true damage tile on each of up to `n` different hordes."""
    # content/kingdom_rush/rules/blossoms.yaml:32
    # verb: bloom shape on n by blossom
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    targets = game.choose_some(
        player,
        Prompt("choice", ("On which hordes does ", ("piece", blossom), " lay a tile?"), ("piece",)),
        [
            h
            for h in rules_attacking.attackable(game)
            if rules_covering.room_for_tile(game, shape, h, "true_damage", NOTHING)
        ],
        0,
        n,
    )
    for h in targets:
        rules_covering.lay_tile(game, shape, h, "true_damage", NOTHING, blossom, player)


def flare(game: State, shape: Any, blossom: int, player: int) -> None:
    """Place one `shape` true damage tile on each horde adjacent to `blossom`."""
    # content/kingdom_rush/rules/blossoms.yaml:42
    # verb: flare shape from blossom
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    beside: Sequence[int] = game.board.near[game.place[blossom]]
    beside_set = members(beside)
    _found = []
    for h in rules_attacking.attackable(game):
        if rules_attacking.stands_at(game, h) in beside_set:
            _found.append(h)
    for h in _found:
        rules_covering.lay_tile(game, shape, h, "true_damage", NOTHING, blossom, player)


def freeze_one(game: State, shape: Any, blossom: int, player: int) -> None:
    """Place one `shape` true damage tile and a totem on any one horde."""
    # content/kingdom_rush/rules/blossoms.yaml:52
    # verb: freeze_one shape by blossom
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    _totems_left: Any = None
    target = game.choose(
        player,
        Prompt(
            "choice",
            ("On which horde does ", ("piece", blossom), " lay a tile and a totem?"),
            ("piece",),
        ),
        [
            h
            for h in rules_attacking.attackable(game)
            if rules_covering.room_for_tile(game, shape, h, "true_damage", NOTHING)
            or (
                _totems_left := rules_attacking.totems_left(game)
                if _totems_left is None
                else _totems_left
            )
            > 0
        ],
        NOTHING,
    )
    if target >= 0:
        rules_covering.lay_tile(game, shape, target, "true_damage", NOTHING, blossom, player)
        rules_attacking.put_totem(game, target)


def shelter_one(game: State, giver: int, player: int) -> None:
    """Give one hero Protection until the end of the round."""
    # content/kingdom_rush/rules/blossoms.yaml:63
    # verb: shelter_one by giver
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    protected_of = game.piece_protected
    sheltered = game.choose(
        player,
        Prompt("choice", ("Which hero gets Protection from ", ("piece", giver), "?"), ("piece",)),
        [hero for hero in game.seen[Hero] if not protected_of[hero]],
        NOTHING,
    )
    if sheltered >= 0:
        rules_heroes.protect(game, sheltered)


def storm(game: State, shape: Any, blossom: int, player: int) -> None:
    """Choose a horde: it takes one `shape` true damage tile, its soldiers go, its heroes retreat, and it moves to an empty path space of your choice."""
    # content/kingdom_rush/rules/blossoms.yaml:72
    # verb: storm shape by blossom
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    target = game.choose(
        player,
        Prompt("choice", ("Which horde does ", ("piece", blossom), " hit?"), ("piece",)),
        rules_attacking.attackable(game),
        NOTHING,
    )
    if target >= 0:
        rules_covering.lay_tile(game, shape, target, "true_damage", NOTHING, blossom, player)
        if isinstance(game.doc[target], LifeCard) or game.doc[target].immobile:
            return
        rules_hordes.shake_off(game, target)
        s = game.choose(
            player,
            Prompt("choice", ("Where is ", ("piece", target), " blown to?"), ("space",)),
            empty_path_spaces(game),
            NOTHING,
        )
        if s >= 0:
            rules_hordes.arrive(game, target, s)


def magic_blossom_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/rules/blossoms.yaml:100
    # bloom single on 2 by self
    bloom(game, game.program.shapes["kingdom_rush.single"], 2, bearer, player)


def fire_blossom_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/rules/blossoms.yaml:106
    # flare single from self
    flare(game, game.program.shapes["kingdom_rush.single"], bearer, player)


def frost_blossom_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/rules/blossoms.yaml:112
    # freeze_one single by self
    freeze_one(game, game.program.shapes["kingdom_rush.single"], bearer, player)


def earth_blossom_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/rules/blossoms.yaml:118
    # shelter_one by self
    shelter_one(game, bearer, player)


def storm_blossom_resolve(game: State, bearer: int, player: int) -> None:
    # content/kingdom_rush/rules/blossoms.yaml:124
    # storm double by self
    storm(game, game.program.shapes["kingdom_rush.double"], bearer, player)


# content/kingdom_rush/rules/blossoms.yaml:95
MAGIC_BLOSSOM_ABILITIES = Abilities(
    resolve=(("effects", magic_blossom_resolve),),
    text="Place one 1x1 true damage tile on each of up to 2 different hordes.",
)

# content/kingdom_rush/rules/blossoms.yaml:102
FIRE_BLOSSOM_ABILITIES = Abilities(
    resolve=(("effects", fire_blossom_resolve),),
    text="Place one 1x1 true damage tile on each horde adjacent to this blossom.",
)

# content/kingdom_rush/rules/blossoms.yaml:108
FROST_BLOSSOM_ABILITIES = Abilities(
    resolve=(("effects", frost_blossom_resolve),),
    text="Place one 1x1 true damage tile and a totem on any one horde.",
)

# content/kingdom_rush/rules/blossoms.yaml:114
EARTH_BLOSSOM_ABILITIES = Abilities(
    resolve=(("effects", earth_blossom_resolve),),
    text="Give one hero Protection until the end of the round.",
)

# content/kingdom_rush/rules/blossoms.yaml:120
STORM_BLOSSOM_ABILITIES = Abilities(
    resolve=(("effects", storm_blossom_resolve),),
    text="Choose a horde: it takes one 2x1 true damage tile, its soldiers go, its heroes retreat, and it moves to an empty path space of your choice.",
)

CONTENTS = Contents(
    definitions=(MAGIC_BLOSSOM, FIRE_BLOSSOM, FROST_BLOSSOM, EARTH_BLOSSOM, STORM_BLOSSOM),
    abilities={
        "kingdom_rush.magic_blossom": MAGIC_BLOSSOM_ABILITIES,
        "kingdom_rush.fire_blossom": FIRE_BLOSSOM_ABILITIES,
        "kingdom_rush.frost_blossom": FROST_BLOSSOM_ABILITIES,
        "kingdom_rush.earth_blossom": EARTH_BLOSSOM_ABILITIES,
        "kingdom_rush.storm_blossom": STORM_BLOSSOM_ABILITIES,
    },
)
