# Rules and documents of the pack `kingdom_defenders`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_defenders/rules/attacks.yaml

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import NOTHING, Prompt, first_of, with_item

from .. import kinds
from ..kinds import Character, Disc
from ..state import State
from . import goods as rules_goods
from . import placing as rules_placing

ASK_1 = Prompt("choice", "What do you give?", ("enum",))
ASK_2 = Prompt("choice", "From which space are the discs sent back?", ("space",))
ASK_3 = Prompt("choice", "Whose camp do you raid?", ("player",))
ASK_4 = Prompt("choice", "What do you take?", ("enum",))


def _no_1(game: State, rival: int) -> bool:
    owners = game.owner
    docs = game.doc
    for character in game.seen[Character]:
        if owners[character] == rival and docs[character].protects:
            return False
    return True


def target(game: State, rival: int, player: int) -> bool:
    """A rival whom nobody protects."""
    # content/kingdom_defenders/rules/attacks.yaml:4
    # query: target rival of player
    return rival != player and _no_1(game, rival)


def _no_2(game: State, s: int) -> bool:
    docs = game.doc
    for character in game.contents[s]:
        if isinstance(docs[character], Character) and docs[character].passive:
            return False
    return True


def can_be_sabotaged(game: State, s: int, player: int) -> bool:
    # content/kingdom_defenders/rules/attacks.yaml:33
    # query: can_be_sabotaged s by player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    owners = game.owner
    field_area = game.tables.field_area
    for disc in contents_of[s]:
        if isinstance(docs[disc], Disc) and target(game, owners[disc], player):
            break
    else:
        return False
    if field_area[s] == "buildings":
        return True
    return (
        field_area[s] == "characters"
        and game.tables.field_number[s] > 1
        and (not contents_of[s] or _no_2(game, s))
    )


def rob(game: State, victim: int, kinds__: Sequence[str], player: int) -> None:
    """`victim` gives you 1 of `kinds`, or loses 2 Fame."""
    # content/kingdom_defenders/rules/attacks.yaml:11
    # verb: rob victim of kinds for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    stock_of = game.player_stock
    _player_stock = stock_of[victim]
    for r in kinds__:
        if _player_stock[kinds.RESOURCE_NUMBERS[r]] > 0:
            break
    else:
        rules_goods.lose_fame(game, 2, victim)
        return
    _found = []
    for r_2 in kinds__:
        if stock_of[victim][kinds.RESOURCE_NUMBERS[r_2]] > 0:
            _found.append(r_2)
    given = game.choose(victim, ASK_1, _found, "")
    if given != "":
        number = kinds.RESOURCE_NUMBERS[given]
        stock_of[victim] = with_item(stock_of[victim], number, max(0, stock_of[victim][number] - 1))
        number_2 = kinds.RESOURCE_NUMBERS[given]
        stock_of[player] = with_item(stock_of[player], number_2, stock_of[player][number_2] + 1)
        if game.log is not None:
            game.tell(
                game.named("player", victim),
                game.word("player", victim, " gives", " give"),
                " ",
                game.named("player", player),
                " 1 ",
                game.named("enum", given),
            )


def stab(game: State, victim: int) -> None:
    """`victim` suffers 1 Wound, or loses 2 Fame with 4 Wounds already."""
    # content/kingdom_defenders/rules/attacks.yaml:24
    # verb: stab victim
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    if game.player_wounds[victim] == 4:
        rules_goods.lose_fame(game, 2, victim)
    else:
        rules_goods.suffer(game, 1, NOTHING, victim)


def sabotage(game: State, player: int) -> None:
    """Choose a Character that is still to act, or a Building, with discs of a rival; the rival takes them back."""
    # content/kingdom_defenders/rules/attacks.yaml:42
    # verb: sabotage for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    docs = game.doc
    _found = []
    for space in range(game.board.size):
        if can_be_sabotaged(game, space, player):
            _found.append(space)
    s = game.choose(player, ASK_2, _found, NOTHING)
    if s >= 0:
        _found_2 = []
        for piece in game.contents[s]:
            if isinstance(docs[piece], Disc):
                _found_2.append(piece)
        victim = game.owner[first_of(_found_2, NOTHING)]
        if game.log is not None:
            game.tell(
                game.named("player", victim),
                game.word("player", victim, " takes", " take"),
                " back the discs from ",
                game.named("space", s),
            )
        rules_placing.take_back(game, s, victim)


def raid_camp(game: State, player: int) -> None:
    """Take 1 resource from the camp of a rival into yours; you gain 1 Fame and the rival loses 1."""
    # content/kingdom_defenders/rules/attacks.yaml:53
    # verb: raid_camp for player
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    camp_of = game.player_camp
    if camp_of[player][kinds.RESOURCE_NUMBERS["weapon"]] + camp_of[player][
        kinds.RESOURCE_NUMBERS["spell"]
    ] >= (5 if game.players == 4 else 4):
        return
    _found = []
    for player_2 in range(game.players):
        if (
            target(game, player_2, player)
            and camp_of[player_2][kinds.RESOURCE_NUMBERS["weapon"]]
            + camp_of[player_2][kinds.RESOURCE_NUMBERS["spell"]]
            > 0
        ):
            _found.append(player_2)
    victim = game.choose(player, ASK_3, _found, NOTHING)
    if victim >= 0:
        _found_2 = []
        for r in ("weapon", "spell"):
            if camp_of[victim][kinds.RESOURCE_NUMBERS[r]] > 0:
                _found_2.append(r)
        taken = game.choose(player, ASK_4, _found_2, "")
        if taken != "":
            number = kinds.RESOURCE_NUMBERS[taken]
            camp_of[victim] = with_item(
                camp_of[victim], number, max(0, camp_of[victim][number] - 1)
            )
            number_2 = kinds.RESOURCE_NUMBERS[taken]
            camp_of[player] = with_item(camp_of[player], number_2, camp_of[player][number_2] + 1)
            rules_goods.gain_fame(game, 1, player)
            rules_goods.lose_fame(game, 1, victim)
