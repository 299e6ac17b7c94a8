# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/rules/activation.yaml

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interpreter.api import (
    NOTHING,
    Action,
    ActionInfo,
    Actions,
    Contents,
    Occurrence,
    Phase,
    Prompt,
    YesNo,
    both,
    first_part,
    numbers,
    part,
)

from .. import kinds
from ..state import State
from . import goods as rules_goods
from . import placing as rules_placing


class UseBuildingEvent(Occurrence):
    EVENT = "use_building"

    def __init__(self, building: int, player: int) -> None:
        self.building = building
        self.player = player


class AttemptEvent(Occurrence):
    EVENT = "attempt"

    def __init__(self, adventure: int, s: int, player: int, allowance: int) -> None:
        self.adventure = adventure
        self.s = s
        self.player = player
        self.allowance = allowance


ASK_1 = Prompt("choice", "pay the split icon with a", ("enum",))
ASK_2 = Prompt("choice", "the Champion spares a", ("enum",))
ASK_3 = YesNo("may", "Use the action of that character?")
ASK_4 = Prompt("choice", "complete a Deed", ("piece",))
ASK_5 = Prompt("choice", "use up the Orb of", ("piece",))
ASK_6 = Prompt("choice", "take a Reward from", ("zone",))
ACTIVATE_ACTION = ActionInfo("activate", "activate {s}", ("s",), ("space",))

DECLINE_ACTION = ActionInfo(
    "decline", "take back the discs from {s} without activating it", ("s",), ("space",)
)

ASK_7 = Actions("turn", "your turn", ("activate", "decline"), False)


def emit_use_building(game: State, building: int, player: int) -> None:
    # content/kingdom_defenders/rules/activation.yaml:77
    # event: use_building building by player
    event = UseBuildingEvent(building, player)
    if game.program.enter(game, event):
        game.program.resolve(game, event.building, event.player)
        game.program.leave(game, event)


def _attempt_itself(game: State, event: AttemptEvent) -> None:
    """an attempt at an Adventure"""
    # content/kingdom_defenders/rules/activation.yaml:100
    # event: attempt adventure on s by player with allowance
    docs = game.doc
    strength_tile_of = game.player_strength_tile
    magic_tile_of = game.player_magic_tile
    weapons = docs[event.adventure].weapons
    spells = docs[event.adventure].spells
    either = docs[event.adventure].either
    spared = event.allowance
    if game.player_wounds[event.player] + docs[event.adventure].wounds > 4 or not payable(
        game, weapons, spells, either, spared, event.player
    ):
        rules_placing.take_back(game, event.s, event.player)
        rules_goods.lose_fame(game, 2, event.player)
        return
    while either > 0:
        game.tick("content/kingdom_defenders/rules/activation.yaml:114")
        either = either - 1
        split = game.choose(
            event.player,
            ASK_1,
            [
                r
                for r in ("weapon", "spell")
                if payable(
                    game,
                    weapons + (1 if r == "weapon" else 0),
                    spells + (1 if r == "spell" else 0),
                    either,
                    spared,
                    event.player,
                )
            ],
            "",
        )
        if split != "":
            if split == "weapon":
                weapons = weapons + 1
            else:
                spells = spells + 1
    while spared > 0:
        game.tick("content/kingdom_defenders/rules/activation.yaml:119")
        spared = spared - 1
        saved = game.choose(
            event.player,
            ASK_2,
            [
                r
                for r in ("weapon", "spell")
                if (weapons if r == "weapon" else spells) > 0
                and payable(
                    game,
                    weapons - (1 if r == "weapon" else 0),
                    spells - (1 if r == "spell" else 0),
                    0,
                    spared,
                    event.player,
                )
            ],
            "",
        )
        if saved != "":
            if saved == "weapon":
                weapons = weapons - 1
            else:
                spells = spells - 1
    if weapons > strength_tile_of[event.player]:
        rules_goods.deliver(game, weapons - strength_tile_of[event.player], "weapon", event.player)
    if spells > magic_tile_of[event.player]:
        rules_goods.deliver(game, spells - magic_tile_of[event.player], "spell", event.player)
    if docs[event.adventure].wounds > 0:
        rules_goods.suffer(game, docs[event.adventure].wounds, event.s, event.player)
    rules_placing.take_back(game, event.s, event.player)
    rules_goods.receive(game, docs[event.adventure].gains, event.player, False)
    game.owner[event.adventure] = event.player
    game.put(event.adventure, game.zone_screen[event.player])


def emit_attempt(game: State, adventure: int, s: int, player: int, allowance: int) -> None:
    """an attempt at an Adventure"""
    # content/kingdom_defenders/rules/activation.yaml:100
    # event: attempt adventure on s by player with allowance
    event = AttemptEvent(adventure, s, player, allowance)
    if game.program.enter(game, event):
        _attempt_itself(game, event)
        game.program.leave(game, event)


def in_area_b(game: State, s: int) -> bool:
    # content/kingdom_defenders/rules/activation.yaml:31
    # query: in_area_b s
    return game.tables.field_area[s] in ("deeds", "buildings", "adventures")


def payable(
    game: State, weapons: int, spells: int, either: int, allowance: int, player: int
) -> bool:
    # content/kingdom_defenders/rules/activation.yaml:87
    # query: payable weapons spells either allowance
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    strength_tile_of = game.player_strength_tile
    magic_tile_of = game.player_magic_tile
    weapons_of = game.player_weapons
    spells_of = game.player_spells
    for x in numbers(0, either):
        for y in numbers(0, allowance):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            grey = weapons + x - y - strength_tile_of[player]
            purple = spells + either - x - (allowance - y) - magic_tile_of[player]
            if grey <= weapons_of[player] and purple <= spells_of[player]:
                return True
    return False


def belongings(game: State, player: int) -> Sequence[int]:
    # content/kingdom_defenders/rules/activation.yaml:134
    # query: belongings player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    return both(
        [
            piece
            for piece in contents_of[game.zone_screen[player]]
            if isinstance(docs[piece], kinds.Treasure)
        ],
        [
            piece
            for piece in contents_of[game.zone_in_view[player]]
            if isinstance(docs[piece], kinds.Treasure)
        ],
    )


def held(game: State, relic: Any, player: int) -> int:
    # content/kingdom_defenders/rules/activation.yaml:141
    # query: held relic
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    total = 0
    for item in both(
        [
            piece
            for piece in contents_of[game.zone_screen[player]]
            if isinstance(docs[piece], kinds.Treasure)
        ],
        [
            piece
            for piece in contents_of[game.zone_in_view[player]]
            if isinstance(docs[piece], kinds.Treasure)
        ],
    ):
        total += len([r for r in docs[item].relics if r == relic])
    return total


def free_orbs(game: State, player: int) -> int:
    # content/kingdom_defenders/rules/activation.yaml:148
    # query: free_orbs
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    used_orbs_of = game.piece_used_orbs
    total = 0
    for item in both(
        [
            piece
            for piece in contents_of[game.zone_screen[player]]
            if isinstance(docs[piece], kinds.Treasure)
        ],
        [
            piece
            for piece in contents_of[game.zone_in_view[player]]
            if isinstance(docs[piece], kinds.Treasure)
        ],
    ):
        total += (
            len(
                [
                    r
                    for r in docs[item].relics
                    if r == game.program.definitions["kingdom_defenders.orb"]
                ],
            )
            - used_orbs_of[item]
        )
    return total


def adventures_done(game: State, player: int) -> int:
    # content/kingdom_defenders/rules/activation.yaml:155
    # query: adventures_done player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    return len(
        [
            t
            for t in both(
                [
                    piece
                    for piece in contents_of[game.zone_screen[player]]
                    if isinstance(docs[piece], kinds.Treasure)
                ],
                [
                    piece
                    for piece in contents_of[game.zone_in_view[player]]
                    if isinstance(docs[piece], kinds.Treasure)
                ],
            )
            if isinstance(docs[t], kinds.Adventure)
        ],
    )


def rune_shapes(game: State, more: int, player: int) -> int:
    """how many different shapes the Runes of {player} can show"""
    # content/kingdom_defenders/rules/activation.yaml:162
    # query: rune_shapes more
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    return min(
        len(
            [relic for relic in game.program.of_kind(kinds.Relic) if relic.rune and not relic.wild]
        ),
        len(
            [
                relic
                for relic in game.program.of_kind(kinds.Relic)
                if relic.rune and not relic.wild and held(game, relic, player) > 0
            ],
        )
        + held(game, game.program.definitions["kingdom_defenders.wild_rune"], player)
        + more,
    )


def _sum_1(game: State, deed: int, player: int) -> int:
    docs = game.doc
    total = 0
    for relic in game.program.of_kind(kinds.Relic):
        if relic.rune and not relic.wild:
            total += max(
                0, len([r for r in docs[deed].relics if r == relic]) - held(game, relic, player)
            )
    return total


def _sum_2(game: State, player: int) -> int:
    total = 0
    for relic in game.program.of_kind(kinds.Relic):
        if relic.rune:
            total += held(game, relic, player)
    return total


def missing(game: State, deed: int, player: int) -> int:
    """how many of the goods of {deed} the player lacks, Orbs left aside"""
    # content/kingdom_defenders/rules/activation.yaml:173
    # query: missing deed
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    lacking = max(0, docs[deed].weapons - game.player_weapons[player]) + max(
        0, docs[deed].spells - game.player_spells[player]
    )
    lacking = lacking + (
        max(0, docs[deed].loot - game.player_loot[player])
        + max(0, docs[deed].coins - game.player_coins[player])
    )
    lacking = lacking + max(0, docs[deed].adventures - adventures_done(game, player))
    for kind in [
        kind
        for kind in game.program.of_kind(kinds.Relic)
        if kind != game.program.definitions["kingdom_defenders.orb"] and not kind.rune
    ]:
        lacking = lacking + max(
            0, len([r for r in docs[deed].relics if r == kind]) - held(game, kind, player)
        )
    shapes = _sum_1(game, deed, player)
    unmet = max(
        0,
        shapes
        + len([r for r in docs[deed].relics if r.wild])
        - held(game, game.program.definitions["kingdom_defenders.wild_rune"], player),
    )
    shown = len([r for r in docs[deed].relics if r.rune]) - unmet
    lacking = lacking + (unmet + max(0, docs[deed].runes - (_sum_2(game, player) - shown)))
    return lacking + max(0, docs[deed].different_runes - rune_shapes(game, 0, player))


def claimable(game: State, deed: int, player: int) -> bool:
    # content/kingdom_defenders/rules/activation.yaml:191
    # query: claimable deed
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    return missing(game, deed, player) + len(
        [r for r in game.doc[deed].relics if r == game.program.definitions["kingdom_defenders.orb"]]
    ) <= free_orbs(game, player)


def use_character(game: State, s: int) -> None:
    # content/kingdom_defenders/rules/activation.yaml:4
    # verb: use_character on s
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    owners = game.owner
    forfeited_of = game.space_forfeited
    for character in [
        character
        for character in game.contents[s]
        if isinstance(docs[character], kinds.Character)
        and owners[character] >= 0
        and not docs[character].passive
    ]:
        user = owners[character]
        if not forfeited_of[s]:
            if game.may(user, ASK_3):
                act_as(game, character, user)
        rules_placing.take_back(game, s, user)


def act_as(game: State, character: int, user: int) -> None:
    """use the action of {character}"""
    # content/kingdom_defenders/rules/activation.yaml:14
    # verb: act_as character for user
    game.program.resolve(game, character, user)


def claim_a_deed(game: State, player: int) -> None:
    # content/kingdom_defenders/rules/activation.yaml:198
    # verb: claim_a_deed for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    deed = game.choose(
        player,
        ASK_4,
        [
            deed
            for deed in game.contents[game.zone_deed_row]
            if isinstance(docs[deed], kinds.Deed) and claimable(game, deed, player)
        ],
        NOTHING,
    )
    if deed >= 0:
        use_orbs(game, missing(game, deed, player), player)
        game.put(deed, NOTHING)
        take_reward(game, player)


def use_orbs(game: State, n: int, player: int) -> None:
    # content/kingdom_defenders/rules/activation.yaml:208
    # verb: use_orbs n for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    used_orbs_of = game.piece_used_orbs
    if n == 0:
        return
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " shows", " show"),
            " ",
            game.named("number", n),
            " ",
            game.word("number", n, "Orb", "Orbs"),
            " in place of other goods",
        )
    for _ in range(n):
        game.tick("content/kingdom_defenders/rules/activation.yaml:215")
        holder = game.choose(
            player,
            ASK_5,
            [
                t
                for t in both(
                    [
                        piece
                        for piece in contents_of[game.zone_screen[player]]
                        if isinstance(docs[piece], kinds.Treasure)
                    ],
                    [
                        piece
                        for piece in contents_of[game.zone_in_view[player]]
                        if isinstance(docs[piece], kinds.Treasure)
                    ],
                )
                if len(
                    [
                        r
                        for r in game.walk(docs[t].relics)
                        if r == game.program.definitions["kingdom_defenders.orb"]
                    ],
                )
                > used_orbs_of[t]
            ],
            NOTHING,
        )
        if holder >= 0:
            used_orbs_of[holder] += 1
            game.put(holder, game.zone_in_view[player])


def take_reward(game: State, player: int) -> None:
    # content/kingdom_defenders/rules/activation.yaml:220
    # verb: take_reward for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    source = game.choose(
        player,
        ASK_6,
        [
            z
            for z in (game.zone_reward_reserve, game.zone_red_reward, game.zone_yellow_reward)
            if bool(contents_of[z])
        ],
        NOTHING,
    )
    if source >= 0:
        tile = game.top(source)
        game.owner[tile] = player
        game.put(tile, game.zone_screen[player])
        if source == game.zone_reward_reserve:
            rules_goods.gain(game, 1, "coin", player)
        elif source == game.zone_red_reward:
            roll(game, game.program.definitions["kingdom_defenders.healing_die"], player)
        else:
            roll(game, game.program.definitions["kingdom_defenders.wealth_die"], player)


def roll(game: State, die: Any, player: int) -> None:
    # content/kingdom_defenders/rules/activation.yaml:233
    # verb: roll die for player
    result = game.rng.roll(6)
    rules_goods.receive(game, part(die.faces, result - 1), player, False)


def _spaces_1(game: State) -> tuple[int, ...]:
    _key = ("kingdom_defenders.rules.activation", 1)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _known = game.tables.keep(
            _key,
            [
                space
                for space in range(game.board.size)
                if game.tables.field_area[space] in ("deeds", "buildings", "adventures")
            ],
        )
    return _known


def activate_options(game: State, player: int) -> list[Any]:
    """activate {s}"""
    # content/kingdom_defenders/rules/activation.yaml:38
    # action: activate s
    forfeited_of = game.space_forfeited
    return [
        space
        for space in _spaces_1(game)
        if rules_placing.has_disc(game, player, space) and not forfeited_of[space]
    ]


def take_activate(game: State, player: int, s: int) -> None:
    """activate {s}"""
    # content/kingdom_defenders/rules/activation.yaml:38
    # action: activate s
    field_area = game.tables.field_area
    docs = game.doc
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " activates", " activate"),
            " ",
            game.named("space", s),
        )
    if field_area[s] == "adventures":
        for adventure in [
            piece for piece in game.contents[s] if isinstance(docs[piece], kinds.Adventure)
        ]:
            emit_attempt(game, adventure, s, player, 0)
    elif field_area[s] == "buildings":
        emit_use_building(game, rules_placing.building_of(game, s), player)
        rules_placing.take_back(game, s, player)
    else:
        claim_a_deed(game, player)
        rules_placing.take_back(game, s, player)


def _spaces_2(game: State) -> tuple[int, ...]:
    _key = ("kingdom_defenders.rules.activation", 2)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _known = game.tables.keep(
            _key,
            [
                space
                for space in range(game.board.size)
                if game.tables.field_area[space] in ("deeds", "buildings", "adventures")
            ],
        )
    return _known


def decline_options(game: State, player: int) -> list[Any]:
    """take back the discs from {s} without activating it"""
    # content/kingdom_defenders/rules/activation.yaml:55
    # action: decline s
    return [space for space in _spaces_2(game) if rules_placing.has_disc(game, player, space)]


def take_decline(game: State, player: int, s: int) -> None:
    """take back the discs from {s} without activating it"""
    # content/kingdom_defenders/rules/activation.yaml:55
    # action: decline s
    if game.log is not None:
        game.tell(
            game.named("player", player),
            game.word("player", player, " declines", " decline"),
            " ",
            game.named("space", s),
        )
    rules_placing.take_back(game, s, player)
    if game.tables.field_area[s] == "adventures":
        rules_goods.lose_fame(game, 2, player)


def _spaces_3(game: State) -> tuple[int, ...]:
    _key = ("kingdom_defenders.rules.activation", 3)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _known = game.tables.keep(
            _key, [s for s in range(game.board.size) if game.tables.field_area[s] == "characters"]
        )
    return _known


def _in_order_1(game: State) -> Sequence[int]:
    field_number = game.tables.field_number
    ranked = [((field_number[s],), s) for s in _spaces_3(game)]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def area_a_step_1(game: State) -> int:
    # content/kingdom_defenders/rules/activation.yaml:22
    for s in _in_order_1(game):
        use_character(game, s)
    return -1


def _in_order_2(game: State) -> Sequence[int]:
    position_of = game.player_position
    ranked = [((position_of[p],), p) for p in range(game.players)]
    ranked.sort(key=first_part)
    return [found for _, found in ranked]


def _spaces_4(game: State) -> tuple[int, ...]:
    _key = ("kingdom_defenders.rules.activation", 4)
    _known = game.tables.groups.get(_key)
    if _known is None:
        _known = game.tables.keep(
            _key,
            [
                space
                for space in range(game.board.size)
                if game.tables.field_area[space] in ("deeds", "buildings", "adventures")
            ],
        )
    return _known


def _any_1(game: State, p: int) -> bool:
    contents_of = game.contents
    docs = game.doc
    owners = game.owner
    for space in _spaces_4(game):
        for disc in contents_of[space]:
            if isinstance(docs[disc], kinds.Disc) and owners[disc] == p:
                return True
    return False


def area_b_step_1(game: State) -> int:
    # content/kingdom_defenders/rules/activation.yaml:66
    game.registers[1] = tuple(_in_order_2(game))
    game.registers[2] = 0
    return 1


def area_b_step_2(game: State) -> int:
    # content/kingdom_defenders/rules/activation.yaml:71
    if game.registers[2] >= len(game.registers[1]):
        return -1
    game.registers[0] = game.registers[1][game.registers[2]]
    game.registers[2] += 1
    game.active = game.registers[0]
    if not _any_1(game, game.registers[0]):
        return 1
    return 2


def area_b_step_3(game: State) -> int:
    # content/kingdom_defenders/rules/activation.yaml:73
    player = game.registers[0]
    options: list[Any] = [] if game.foresee is None else game.foreseen(player, "turn", False)
    if not options:
        for option in activate_options(game, player):
            options.append((0, option))
        for option in decline_options(game, player):
            options.append((1, option))
    game.passed = not options
    if options:
        choice = options[game.ask(game, player, ASK_7, options)]
        action = choice[0]
        if action == 0:
            take_activate(game, player, choice[1])
        elif action == 1:
            take_decline(game, player, choice[1])
    if not _any_1(game, game.registers[0]):
        return 1
    return 2


CONTENTS = Contents(
    actions=(
        Action(ACTIVATE_ACTION, (), (), activate_options, take_activate),
        Action(DECLINE_ACTION, (), (), decline_options, take_decline),
    ),
    phases={
        "area_a": Phase((area_a_step_1,), 0),
        "area_b": Phase((area_b_step_1, area_b_step_2, area_b_step_3), 3),
    },
)
