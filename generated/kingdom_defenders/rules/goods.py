# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/rules/goods.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import NOTHING, Contents, OneOf, Prompt, first_of

from .. import kinds
from ..state import State
from . import placing as rules_placing

ASK_1 = OneOf("one of", "choose one", ("gain 1 weapon", "gain 1 spell"))
ASK_2 = OneOf("one of", "choose one", ("gain 1 Level of strength", "gain 1 Level of magic"))
ASK_3 = Prompt("choice", "mark the Wound with a disc from", ("space",))

# content/kingdom_defenders/rules/goods.yaml:127
START = kinds.Level("kingdom_defenders.start", "Start", step=1, multiplier=1)

# content/kingdom_defenders/rules/goods.yaml:132
RESOURCE_SPACE = kinds.Level(
    "kingdom_defenders.resource_space", "Resource Space", step=2, resource=1
)

# content/kingdom_defenders/rules/goods.yaml:137
TILE_SPACE = kinds.Level("kingdom_defenders.tile_space", "Tile Space", step=3, tile=1)

# content/kingdom_defenders/rules/goods.yaml:142
TIMES_TWO = kinds.Level("kingdom_defenders.times_two", "Times Two", step=4, multiplier=2)

# content/kingdom_defenders/rules/goods.yaml:147
HEALING_SPACE = kinds.Level("kingdom_defenders.healing_space", "Healing Space", step=5, potions=1)

# content/kingdom_defenders/rules/goods.yaml:152
TIMES_THREE = kinds.Level("kingdom_defenders.times_three", "Times Three", step=6, multiplier=3)

# content/kingdom_defenders/rules/goods.yaml:157
FLIP_SPACE = kinds.Level("kingdom_defenders.flip_space", "Flip Space", step=7, tile=2)

# content/kingdom_defenders/rules/goods.yaml:162
TIMES_FOUR = kinds.Level("kingdom_defenders.times_four", "Times Four", step=8, multiplier=4)


def stock(game: State, resource: str, player: int) -> int:
    # content/kingdom_defenders/rules/goods.yaml:4
    # query: stock resource
    if resource == "weapon":
        return game.player_weapons[player]
    if resource == "spell":
        return game.player_spells[player]
    if resource == "loot":
        return game.player_loot[player]
    return game.player_coins[player]


def _multiplier_anew(game: State, step: int) -> int:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    values = [level.multiplier for level in game.program.of_kind(kinds.Level) if level.step <= step]
    return max(values) if values else 0


def multiplier(game: State, step: int) -> int:
    # content/kingdom_defenders/rules/goods.yaml:120
    # query: multiplier at step
    _key = ("multiplier", step)
    _known = game.tables.answers.get(_key)
    if _known is None:
        _known = game.work_out(game.tables, _key, _multiplier_anew, step)
    game.fuel -= _known[1]
    if game.fuel < 0:
        game.spent()
    _answer: int = _known[0]
    return _answer


def most_wounds(game: State) -> int:
    # content/kingdom_defenders/rules/goods.yaml:169
    # query: most_wounds
    return 4


def gain(game: State, n: int, resource: str, player: int) -> None:
    """gain {n} {resource}"""
    # content/kingdom_defenders/rules/goods.yaml:15
    # verb: gain n resource for player
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " gains", " gain"),
            " ",
            game.named("number", n),
            " ",
            game.named("enum", resource),
        )
    put_behind_screen(game, n, resource, player)


def put_behind_screen(game: State, n: int, resource: str, player: int) -> None:
    """gain {n} {resource}"""
    # content/kingdom_defenders/rules/goods.yaml:24
    # verb: put_behind_screen n resource for player
    if resource == "weapon":
        game.player_weapons[player] = max(0, game.player_weapons[player] + n)
    elif resource == "spell":
        game.player_spells[player] = max(0, game.player_spells[player] + n)
    elif resource == "loot":
        game.player_loot[player] = max(0, game.player_loot[player] + n)
    else:
        game.player_coins[player] = max(0, game.player_coins[player] + n)


def deliver(game: State, n: int, resource: str, player: int) -> None:
    """return {n} {resource}"""
    # content/kingdom_defenders/rules/goods.yaml:35
    # verb: deliver n resource for player
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " returns", " return"),
            " ",
            game.named("number", n),
            " ",
            game.named("enum", resource),
        )
    if resource == "weapon":
        game.player_weapons[player] = max(0, game.player_weapons[player] - n)
    elif resource == "spell":
        game.player_spells[player] = max(0, game.player_spells[player] - n)
    elif resource == "loot":
        game.player_loot[player] = max(0, game.player_loot[player] - n)
    else:
        game.player_coins[player] = max(0, game.player_coins[player] - n)


def gain_either(game: State, n: int, player: int, secret: bool) -> None:
    """gain {n} weapons or spells in any mix"""
    # content/kingdom_defenders/rules/goods.yaml:48
    # verb: gain_either n for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for _ in range(n):
        game.tick("content/kingdom_defenders/rules/goods.yaml:54")
        if secret:
            option = game.choose(player, ASK_1, range(2), 0)
            if option == 0:
                put_behind_screen(game, 1, "weapon", player)
            elif option == 1:
                put_behind_screen(game, 1, "spell", player)
        else:
            option_2 = game.choose(player, ASK_1, range(2), 0)
            if option_2 == 0:
                gain(game, 1, "weapon", player)
            elif option_2 == 1:
                gain(game, 1, "spell", player)


def gain_fame(game: State, n: int, player: int) -> None:
    """gain {n} Fame"""
    # content/kingdom_defenders/rules/goods.yaml:60
    # verb: gain_fame n for player
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " gains", " gain"),
            " ",
            game.named("number", n),
            " Fame",
        )
    game.player_fame[player] = max(0, game.player_fame[player] + n)


def lose_fame(game: State, n: int, player: int) -> None:
    """lose {n} Fame"""
    # content/kingdom_defenders/rules/goods.yaml:68
    # verb: lose_fame n for player
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " loses", " lose"),
            " ",
            game.named("number", n),
            " Fame",
        )
    game.player_fame[player] = max(0, game.player_fame[player] - n)


def receive(game: State, goods: Any, player: int, secret: bool) -> None:
    """gain {goods}"""
    # content/kingdom_defenders/rules/goods.yaml:76
    # verb: receive goods for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    weapons_of = game.player_weapons
    spells_of = game.player_spells
    loot_of = game.player_loot
    coins_of = game.player_coins
    fame_of = game.player_fame
    weapons_of[player] = max(0, weapons_of[player] + goods.weapons)
    spells_of[player] = max(0, spells_of[player] + goods.spells)
    gain_either(game, goods.either, player, secret)
    loot_of[player] = max(0, loot_of[player] + goods.loot)
    coins_of[player] = max(0, coins_of[player] + goods.coins)
    fame_of[player] = max(0, fame_of[player] + goods.fame)
    heal(game, goods.potions, player)
    for _ in range(goods.strength):
        game.tick("content/kingdom_defenders/rules/goods.yaml:89")
        gain_level(game, "strength", player)
    for _ in range(goods.magic):
        game.tick("content/kingdom_defenders/rules/goods.yaml:90")
        gain_level(game, "magic", player)


def gain_level(game: State, level_track: str, player: int) -> None:
    """gain 1 Level of {level_track}"""
    # content/kingdom_defenders/rules/goods.yaml:94
    # verb: gain_level level_track for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    strength_of = game.player_strength
    magic_of = game.player_magic
    weapons_of = game.player_weapons
    strength_tile_of = game.player_strength_tile
    spells_of = game.player_spells
    magic_tile_of = game.player_magic_tile
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " gains", " gain"),
            " a Level of ",
            game.named("enum", level_track),
        )
    next_ = 1 + (strength_of[player] if level_track == "strength" else magic_of[player])
    for level in [level for level in game.program.of_kind(kinds.Level) if level.step == next_]:
        if level_track == "strength":
            strength_of[player] = max(1, min(8, next_))
            weapons_of[player] = max(0, weapons_of[player] + level.resource)
            strength_tile_of[player] = min(2, max(strength_tile_of[player], level.tile))
        else:
            magic_of[player] = max(1, min(8, next_))
            spells_of[player] = max(0, spells_of[player] + level.resource)
            magic_tile_of[player] = min(2, max(magic_tile_of[player], level.tile))
        heal(game, level.potions, player)


def gain_a_level(game: State, player: int) -> None:
    """gain 1 Level of Strength or Magic"""
    # content/kingdom_defenders/rules/goods.yaml:113
    # verb: gain_a_level for player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    option = game.choose(player, ASK_2, range(2), 0)
    if option == 0:
        gain_level(game, "strength", player)
    elif option == 1:
        gain_level(game, "magic", player)


def heal(game: State, n: int, player: int) -> None:
    """heal up to {n} Wounds"""
    # content/kingdom_defenders/rules/goods.yaml:175
    # verb: heal n for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    wounds_of = game.player_wounds
    docs = game.doc
    wounds_of[player] = max(0, min(4, wounds_of[player] - n))
    if wounds_of[player] == 0:
        for disc in [
            piece
            for piece in game.contents[game.zone_wound_track[player]]
            if isinstance(docs[piece], kinds.Disc)
        ]:
            game.put(disc, game.zone_hero_tile[player])


def suffer(game: State, n: int, s: int, player: int) -> None:
    """suffer {n} Wounds"""
    # content/kingdom_defenders/rules/goods.yaml:185
    # verb: suffer n on s for player
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " suffers", " suffer"),
            " ",
            game.named("number", n),
            " ",
            game.word("number", n, "Wound", "Wounds"),
        )
    if game.player_wounds[player] == 0:
        mark_wounds(game, s, player)
    game.player_wounds[player] = max(0, min(4, game.player_wounds[player] + n))


def _spaces_1(game: State, s: int) -> tuple[int, ...]:
    _key = ("kingdom_defenders.rules.goods", 1, s)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _known = game.tables.keep(_key, [space for space in range(game.board.size) if space != s])
    return _known


def _first_1(game: State, s: int, player: int) -> int:
    docs = game.doc
    owners = game.owner
    for disc in game.contents[s]:
        if isinstance(docs[disc], kinds.Disc) and owners[disc] == player:
            return disc
    return NOTHING


def _first_2(game: State, lost: int, player: int) -> int:
    docs = game.doc
    owners = game.owner
    for disc in game.contents[lost]:
        if isinstance(docs[disc], kinds.Disc) and owners[disc] == player:
            return disc
    return NOTHING


def mark_wounds(game: State, s: int, player: int) -> None:
    # content/kingdom_defenders/rules/goods.yaml:196
    # verb: mark_wounds on s for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    if bool(contents_of[game.zone_hero_tile[player]]):
        game.put(
            first_of(contents_of[game.zone_hero_tile[player]], NOTHING),
            game.zone_wound_track[player],
        )
        return
    others: Sequence[int] = [
        space for space in _spaces_1(game, s) if rules_placing.has_disc(game, player, space)
    ]
    if len(others) == 0:
        if s >= 0:
            game.put(_first_1(game, s, player), game.zone_wound_track[player])
        return
    lost = game.choose(player, ASK_3, others, NOTHING)
    if lost >= 0:
        game.put(_first_2(game, lost, player), game.zone_wound_track[player])
        forfeit(game, lost, player)


def forfeit(game: State, s: int, player: int) -> None:
    # content/kingdom_defenders/rules/goods.yaml:213
    # verb: forfeit s for player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " gives", " give"),
            " up ",
            game.named("space", s),
        )
    if rules_placing.has_disc(game, player, s):
        game.space_forfeited[s] = True
        return
    rules_placing.take_back(game, s, player)
    if game.tables.field_area[s] == "adventures":
        lose_fame(game, 2, player)


CONTENTS = Contents(
    definitions=(
        START,
        RESOURCE_SPACE,
        TILE_SPACE,
        TIMES_TWO,
        HEALING_SPACE,
        TIMES_THREE,
        FLIP_SPACE,
        TIMES_FOUR,
    ),
)
