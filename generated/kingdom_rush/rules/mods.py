# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/mods.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Action, ActionInfo, Contents, Prompt, both, nearest

from ..kinds import Blossom, Hero, Mod, Tower
from ..state import State
from . import attacking as rules_attacking
from . import covering as rules_covering
from . import heroes as rules_heroes

BUY_MOD_ACTION = ActionInfo(
    "buy_mod", "buy {mod} for {tower}", ("mod", "tower"), ("piece", "piece")
)


def takes_mods(game: State, tower: int) -> bool:
    """Whether `tower` has a free slot for a mod."""
    # content/kingdom_rush/rules/mods.yaml:4
    # query: takes_mods tower
    return (
        game.owner[tower] >= 0
        and len(game.contents[game.piece__zone_mods[tower]]) < game.doc[tower].mod_slots
    )


def towers_of_players(game: State) -> Sequence[int]:
    """The towers that players have."""
    # content/kingdom_rush/rules/mods.yaml:11
    # query: towers_of_players
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    found: Sequence[int] = game.seen[Tower]
    for p in range(game.players):
        _found = []
        for piece in contents_of[game.zone_hand[p]]:
            if isinstance(docs[piece], Tower):
                _found.append(piece)
        _found_2 = []
        for piece_2 in contents_of[game.zone_incoming[p]]:
            if isinstance(docs[piece_2], Tower):
                _found_2.append(piece_2)
        found = both(both(found, _found), _found_2)
    return found


def _any_1(game: State, arrows: Sequence[Any], tower: int, h: int) -> bool:
    shifts = game.board.shifts
    _piece_facing = game.piece_facing[tower]
    _place = game.place[tower]
    for arrow in arrows:
        if shifts[_piece_facing.right * arrow.ahead - _piece_facing.down * arrow.aside][
            _piece_facing.down * arrow.ahead + _piece_facing.right * arrow.aside
        ][_place] == rules_attacking.stands_at(game, h):
            return True
    return False


def pointed_to(game: State, tower: int) -> Sequence[int]:
    """The adjacent hordes it points to."""
    # content/kingdom_rush/rules/mods.yaml:49
    # query: pointed_to tower
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    arrows: Sequence[Any] = ()
    for attack in game.doc[tower].attacks:
        arrows = both(arrows, attack.arrows)
    _found = []
    for h in rules_attacking.attackable(game):
        if _any_1(game, arrows, tower, h):
            _found.append(h)
    return _found


def falconers_left(game: State) -> int:
    """How many of the two Falconer tokens are in the supply."""
    # content/kingdom_rush/rules/mods.yaml:118
    # query: falconers_left
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    falconer_of = game.piece_falconer
    _count = 0
    for tower in game.seen[Tower]:
        if falconer_of[tower]:
            _count += 1
    return 2 - _count


def can_pay_crystal(game: State) -> bool:
    """The players have a crystal."""
    # content/kingdom_rush/rules/mods.yaml:144
    # query: can_pay_crystal
    return game.table_crystals > 0


def attach(game: State, mod: int, tower: int) -> None:
    """Attach `mod` to `tower`."""
    # content/kingdom_rush/rules/mods.yaml:33
    # verb: attach mod to tower
    game.piece_tower[mod] = tower
    game.owner[mod] = game.owner[tower]
    game.stamp += 1
    game.put(mod, game.piece__zone_mods[tower])


def claim_mods(game: State, tower: int, player: int) -> None:
    """`player` decides about the mods of `tower`."""
    # content/kingdom_rush/rules/mods.yaml:42
    # verb: claim_mods of tower for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    owners = game.owner
    _found = []
    for mod in game.contents[game.piece__zone_mods[tower]]:
        if isinstance(docs[mod], Mod):
            _found.append(mod)
    for mod in _found:
        owners[mod] = player
        game.stamp += 1


def add_tile(game: State, shape: Any, tower: int, targets: Sequence[int], player: int) -> None:
    """Also place a physical `shape` tile on one of `targets`."""
    # content/kingdom_rush/rules/mods.yaml:60
    # verb: add_tile shape of tower to targets
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    type_ = "true_damage" if game.stat("pure", tower) else "physical"
    here = game.place[tower]
    target = game.choose(
        player,
        Prompt(
            "choice",
            (
                "On which horde does ",
                ("piece", tower),
                " lay the ",
                ("shape", shape),
                " tile of its mod?",
            ),
            ("piece",),
        ),
        [h for h in targets if rules_covering.room_for_tile(game, shape, h, type_, here)],
        NOTHING,
    )
    if target >= 0:
        rules_covering.lay_tile(game, shape, target, type_, here, tower, player)


def add_soldier(game: State, tower: int, player: int) -> None:
    """Also place a soldier on one of the adjacent hordes it points to."""
    # content/kingdom_rush/rules/mods.yaml:72
    # verb: add_soldier of tower
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    if not game.contents[game.zone_soldier_supply]:
        return
    here = game.place[tower]
    target = game.choose(
        player,
        Prompt(
            "choice",
            ("On which horde does ", ("piece", tower), " place the soldier of its mod?"),
            ("piece",),
        ),
        [
            h
            for h in pointed_to(game, tower)
            if rules_covering.room_for_soldier(game, h, "physical", here)
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
                    ("piece", tower),
                    " stand?",
                ),
                ("squares",),
            ),
            rules_covering.best_first(
                game, rules_covering.room_for_soldier(game, target, "physical", here), target
            ),
            0,
            1,
        )
        for p in chosen:
            next_ = game.top(game.zone_soldier_supply)
            rules_covering.put_soldier(game, next_, p, target, "physical")


def rest_heroes_of(game: State, receiver: int) -> None:
    """The hero of `receiver` rests."""
    # content/kingdom_rush/rules/mods.yaml:88
    # verb: rest_heroes_of receiver
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    owners = game.owner
    benched_of = game.piece_benched
    docs = game.doc
    _found = []
    for hero in game.seen[Hero]:
        if (
            owners[hero] == receiver
            and not benched_of[hero]
            and docs[hero] not in game.setting.helpers
        ):
            _found.append(hero)
    for hero in _found:
        rules_heroes.rest(game, hero)


def take_back(game: State, tower: int, player: int) -> None:
    """Pay 1 crystal and take `tower` back into the hand."""
    # content/kingdom_rush/rules/mods.yaml:96
    # verb: take_back tower
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " takes", " take"),
            " ",
            game.named("piece", tower),
            " back",
        )
    game.table_crystals = max(0, game.table_crystals - 1)
    game.piece_falconer[tower] = False
    game.stamp += 1
    game.put(tower, game.zone_hand[player])


def refresh_blossom_under(game: State, tower: int) -> None:
    """Turn the blossom under `tower` face up."""
    # content/kingdom_rush/rules/mods.yaml:107
    # verb: refresh_blossom_under tower
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    withered_of = game.piece_withered
    _found = []
    for blossom in game.contents[game.place[tower]]:
        if isinstance(docs[blossom], Blossom) and withered_of[blossom]:
            _found.append(blossom)
    for blossom in _found:
        withered_of[blossom] = False
        game.stamp += 1
        if game.log is not None:
            game.tell(game.named("piece", blossom), " blooms again")


def place_falconer(game: State, fort: int, player: int) -> None:
    """A Falconer may go to a non-soldier tower on this or an adjacent building site; a tower that has attacked lays a 1x1 tile anywhere at once, this one may carry one of its tiles anywhere."""
    # content/kingdom_rush/rules/mods.yaml:124
    # verb: place_falconer of fort
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    places = game.place
    docs = game.doc
    falconer_of = game.piece_falconer
    if falconers_left(game) == 0:
        return
    chosen = game.choose_or_nothing(
        player,
        Prompt("choice", ("Which tower gets a Falconer of ", ("piece", fort), "?"), ("piece",)),
        [
            tower
            for tower in game.seen[Tower]
            if 0 <= nearest(game.board.distance, game.spaces_of(tower), (places[fort],)) <= 1
            and docs[tower].type_ != "soldier_tower"
            and not falconer_of[tower]
        ],
        NOTHING,
    )
    if chosen < 0:
        return
    falconer_of[chosen] = True
    game.stamp += 1
    if game.log is not None:
        game.tell(game.named("piece", chosen), " gets a Falconer")
    if chosen == fort:
        return
    here = places[chosen]
    type_ = "true_damage" if game.stat("pure", chosen) else "physical"
    target = game.choose(
        player,
        Prompt(
            "choice",
            ("On which horde does the Falconer of ", ("piece", chosen), " lay a tile?"),
            ("piece",),
        ),
        [
            h
            for h in rules_attacking.attackable(game)
            if rules_covering.room_for_tile(
                game, game.program.shapes["kingdom_rush.single"], h, type_, here
            )
        ],
        NOTHING,
    )
    if target >= 0:
        rules_covering.lay_tile(
            game, game.program.shapes["kingdom_rush.single"], target, type_, here, chosen, player
        )


def buy_mod_options(game: State, player: int) -> list[Any]:
    """Buy `mod` for `tower`."""
    # content/kingdom_rush/rules/mods.yaml:21
    # action: buy_mod mod for tower
    owners = game.owner
    contents_of = game.contents
    docs = game.doc
    gold = game.table_gold
    among = []
    for t in towers_of_players(game):
        if owners[t] >= 0 and len(contents_of[game.piece__zone_mods[t]]) < docs[t].mod_slots:
            among.append(t)
    if not among:
        return []
    options: list[Any] = []
    for mod in contents_of[game.zone_mod_display]:
        if isinstance(docs[mod], Mod) and gold >= 2:
            for tower in game.offer(among):
                options.append((mod, tower))
    return options


def take_buy_mod(game: State, player: int, mod: int, tower: int) -> None:
    """Buy `mod` for `tower`."""
    # content/kingdom_rush/rules/mods.yaml:21
    # action: buy_mod mod for tower
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " buys", " buy"),
            " ",
            game.named("piece", mod),
            " for ",
            game.named("piece", tower),
        )
    game.table_gold = max(0, game.table_gold - 2)
    game.stamp += 1
    attach(game, mod, tower)


CONTENTS = Contents(actions=(Action(BUY_MOD_ACTION, (), (), buy_mod_options, take_buy_mod),))
