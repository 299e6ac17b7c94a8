# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/rules/goods.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Contents, OneOf, Prompt, with_item

from .. import kinds
from ..kinds import Disc, Level
from ..state import State
from . import placing as rules_placing

ASK_1 = OneOf("one of", "choose one", ("gain 1 weapon", "gain 1 spell"))
ASK_2 = Prompt("choice", "What do you take?", ("enum",))
ASK_3 = OneOf("one of", "choose one", ("gain 1 Level of strength", "gain 1 Level of magic"))
ASK_4 = Prompt("choice", "From which space does the disc come that marks the Wound?", ("space",))

# content/kingdom_defenders/rules/goods.yaml:130
START = Level("kingdom_defenders.start", "Start", step=1, multiplier=1)

# content/kingdom_defenders/rules/goods.yaml:135
RESOURCE_SPACE = Level("kingdom_defenders.resource_space", "Resource Space", step=2, resource=1)

# content/kingdom_defenders/rules/goods.yaml:140
TILE_SPACE = Level("kingdom_defenders.tile_space", "Tile Space", step=3, tile=1)

# content/kingdom_defenders/rules/goods.yaml:145
TIMES_TWO = Level("kingdom_defenders.times_two", "Times Two", step=4, multiplier=2)

# content/kingdom_defenders/rules/goods.yaml:150
HEALING_SPACE = Level("kingdom_defenders.healing_space", "Healing Space", step=5, potions=1)

# content/kingdom_defenders/rules/goods.yaml:155
TIMES_THREE = Level("kingdom_defenders.times_three", "Times Three", step=6, multiplier=3)

# content/kingdom_defenders/rules/goods.yaml:160
FLIP_SPACE = Level("kingdom_defenders.flip_space", "Flip Space", step=7, tile=2)

# content/kingdom_defenders/rules/goods.yaml:165
TIMES_FOUR = Level("kingdom_defenders.times_four", "Times Four", step=8, multiplier=4)


def fame_tile(game: State, player: int) -> int:
    """What the Fame tile of `player` shows."""
    # content/kingdom_defenders/rules/goods.yaml:75
    # query: fame_tile player
    return 60 * min(2, max(0, game.player_fame[player] - 1) // 60)


def fame_space(game: State, player: int) -> int:
    """The space of the Fame marker of `player`."""
    # content/kingdom_defenders/rules/goods.yaml:83
    # query: fame_space player
    return game.player_fame[player] - 60 * min(2, max(0, game.player_fame[player] - 1) // 60)


def taught(game: State, level_track: str) -> str:
    """The resource of the track of `level_track`."""
    # content/kingdom_defenders/rules/goods.yaml:94
    # query: taught by level_track
    return "weapon" if level_track == "strength" else "spell"


def _multiplier_anew(game: State, step: int) -> int:
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    values = []
    for level in game.program.of_kind[Level]:
        if level.step <= step:
            values.append(level.multiplier)
    return max(values) if values else 0


def multiplier(game: State, step: int) -> int:
    # content/kingdom_defenders/rules/goods.yaml:123
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
    # content/kingdom_defenders/rules/goods.yaml:172
    # query: most_wounds
    return 4


def gain(game: State, n: int, resource: str, player: int) -> None:
    """Gain `n` `resource`."""
    # content/kingdom_defenders/rules/goods.yaml:4
    # verb: gain n resource for player
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " gains", " gain"),
            " ",
            game.named("number", n),
            " ",
            game.word(
                "number",
                n,
                game.show("enum", resource),
                {"coin": "coins", "spell": "spells", "weapon": "weapons"}.get(
                    resource, game.show("enum", resource)
                ),
            ),
        )
    number = kinds.RESOURCE_NUMBERS[resource]
    game.player_stock[player] = with_item(
        game.player_stock[player], number, max(0, game.player_stock[player][number] + n)
    )


def deliver(game: State, n: int, resource: str, player: int) -> None:
    """Return `n` `resource`."""
    # content/kingdom_defenders/rules/goods.yaml:12
    # verb: deliver n resource for player
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " returns", " return"),
            " ",
            game.named("number", n),
            " ",
            game.word(
                "number",
                n,
                game.show("enum", resource),
                {"coin": "coins", "spell": "spells", "weapon": "weapons"}.get(
                    resource, game.show("enum", resource)
                ),
            ),
        )
    number = kinds.RESOURCE_NUMBERS[resource]
    game.player_stock[player] = with_item(
        game.player_stock[player], number, max(0, game.player_stock[player][number] - n)
    )


def gain_either(game: State, n: int, player: int) -> None:
    """Gain `n` weapons or spells in any mix."""
    # content/kingdom_defenders/rules/goods.yaml:20
    # verb: gain_either n for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for _ in range(n):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_defenders/rules/goods.yaml:26")
        option = game.choose(player, ASK_1, range(2), 0)
        if option == 0:
            gain(game, 1, "weapon", player)
        elif option == 1:
            gain(game, 1, "spell", player)


def take_in_secret(game: State, goods: Any, player: int) -> None:
    """Take `goods` in secret."""
    # content/kingdom_defenders/rules/goods.yaml:30
    # verb: take_in_secret goods for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    stock_of = game.player_stock
    for _r_number, r in enumerate(("weapon", "spell", "loot", "coin")):
        stock_of[player] = with_item(
            stock_of[player],
            _r_number,
            max(0, stock_of[player][_r_number] + goods.resources.get(r, 0)),
        )
    for _ in range(goods.either):
        game.fuel -= game.seen.walk
        if game.fuel < 0:
            game.tick("content/kingdom_defenders/rules/goods.yaml:37")
        taken = game.choose(player, ASK_2, ("weapon", "spell"), "")
        number_2 = kinds.RESOURCE_NUMBERS[taken]
        stock_of[player] = with_item(stock_of[player], number_2, stock_of[player][number_2] + 1)


def gain_fame(game: State, n: int, player: int) -> None:
    """Gain `n` Fame."""
    # content/kingdom_defenders/rules/goods.yaml:41
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
    """Lose `n` Fame."""
    # content/kingdom_defenders/rules/goods.yaml:49
    # verb: lose_fame n for player
    lost = min(n, game.player_fame[player])
    if lost == 0:
        return
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " loses", " lose"),
            " ",
            game.named("number", lost),
            " Fame",
        )
    game.player_fame[player] = max(0, game.player_fame[player] - lost)


def receive(game: State, goods: Any, player: int) -> None:
    """Gain `goods`."""
    # content/kingdom_defenders/rules/goods.yaml:60
    # verb: receive goods for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for r in ("weapon", "spell", "loot", "coin"):
        if goods.resources.get(r, 0) > 0:
            gain(game, goods.resources.get(r, 0), r, player)
    gain_either(game, goods.either, player)
    if goods.fame > 0:
        gain_fame(game, goods.fame, player)
    heal(game, goods.potions, player)
    for track in ("strength", "magic"):
        for _ in range(goods.levels.get(track, 0)):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.tick("content/kingdom_defenders/rules/goods.yaml:71")
            gain_level(game, track, player)


def gain_level(game: State, level_track: str, player: int) -> None:
    """Gain 1 Level of `level_track`."""
    # content/kingdom_defenders/rules/goods.yaml:101
    # verb: gain_level level_track for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    level_of = game.player_level
    level_tile_of = game.player_level_tile
    next_ = level_of[player][kinds.LEVEL_TRACK_NUMBERS[level_track]] + 1
    for level in game.program.of_kind[Level]:
        if level.step == next_:
            break
    else:
        return
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " gains", " gain"),
            " a Level of ",
            game.named("enum", level_track),
        )
    for level in game.program.of_kind[Level]:
        if level.step == next_:
            level_of[player] = with_item(
                level_of[player], kinds.LEVEL_TRACK_NUMBERS[level_track], max(1, min(8, next_))
            )
            if level.resource > 0:
                gain(
                    game, level.resource, "weapon" if level_track == "strength" else "spell", player
                )
            level_tile_of[player] = with_item(
                level_tile_of[player],
                kinds.LEVEL_TRACK_NUMBERS[level_track],
                min(
                    2,
                    max(level_tile_of[player][kinds.LEVEL_TRACK_NUMBERS[level_track]], level.tile),
                ),
            )
            heal(game, level.potions, player)


def gain_a_level(game: State, player: int) -> None:
    """Gain 1 Level of Strength or Magic."""
    # content/kingdom_defenders/rules/goods.yaml:116
    # verb: gain_a_level for player
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    option = game.choose(player, ASK_3, range(2), 0)
    if option == 0:
        gain_level(game, "strength", player)
    elif option == 1:
        gain_level(game, "magic", player)


def heal(game: State, n: int, player: int) -> None:
    """Heal up to `n` Wounds."""
    # content/kingdom_defenders/rules/goods.yaml:178
    # verb: heal n for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    wounds_of = game.player_wounds
    docs = game.doc
    healed = min(n, wounds_of[player])
    if healed == 0:
        return
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " heals", " heal"),
            " ",
            game.named("number", healed),
            " ",
            game.named("text", game.word("number", healed, "Wound", "Wounds")),
        )
    wounds_of[player] = max(0, min(4, wounds_of[player] - healed))
    if wounds_of[player] == 0:
        _found = []
        for disc in game.contents[game.zone_wound_track[player]]:
            if isinstance(docs[disc], Disc):
                _found.append(disc)
        for disc in _found:
            game.put(disc, game.zone_hero_tile[player])


def suffer(game: State, n: int, s: int, player: int) -> None:
    """Suffer `n` Wounds."""
    # content/kingdom_defenders/rules/goods.yaml:191
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
        _found = []
        for space in range(game.board.size):
            if space != s:
                _found.append(space)
        _known = game.tables.keep(_key, _found)
    return _known


def _any_1(game: State, space: int, player: int) -> bool:
    docs = game.doc
    owners = game.owner
    for disc in game.contents[space]:
        if isinstance(docs[disc], Disc) and owners[disc] == player and docs[disc].marks_wounds:
            return True
    return False


def _first_1(game: State, s: int) -> int:
    docs = game.doc
    for disc in game.contents[s]:
        if isinstance(docs[disc], Disc) and docs[disc].marks_wounds:
            return disc
    return NOTHING


def _first_2(game: State, lost: int) -> int:
    docs = game.doc
    for disc in game.contents[lost]:
        if isinstance(docs[disc], Disc) and docs[disc].marks_wounds:
            return disc
    return NOTHING


def mark_wounds(game: State, s: int, player: int) -> None:
    # content/kingdom_defenders/rules/goods.yaml:202
    # verb: mark_wounds on s for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    _found = []
    for disc in contents_of[game.zone_hero_tile[player]]:
        if isinstance(docs[disc], Disc) and docs[disc].marks_wounds:
            _found.append(disc)
    for disc in _found:
        game.put(disc, game.zone_wound_track[player])
        return
    others = []
    for space in _spaces_1(game, s):
        if contents_of[space] and _any_1(game, space, player):
            others.append(space)
    if not others and s >= 0:
        game.put(_first_1(game, s), game.zone_wound_track[player])
    lost = game.choose(player, ASK_4, others, NOTHING)
    if lost >= 0:
        game.put(_first_2(game, lost), game.zone_wound_track[player])
        forfeit(game, lost, player)


def forfeit(game: State, s: int, player: int) -> None:
    # content/kingdom_defenders/rules/goods.yaml:220
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
    if game.tables.field_area[s] != "adventures":
        return
    if game.active == player:
        lose_fame(game, 2, player)
    else:
        game.player_fame_owed[player] += 2


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
