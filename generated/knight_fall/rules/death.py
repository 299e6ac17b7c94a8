# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/rules/death.yaml

from __future__ import annotations

from typing import Any

from interpreter.api import NOTHING, Abilities, Contents, Occurrence, Trigger, last_of

from ..kinds import Character, Demon, Elder, IceDemon, Knight, Minion
from ..state import State
from . import battles as rules_battles
from . import board as rules_board
from . import cards as rules_cards


class DeathEvent(Occurrence):
    EVENT = "death"

    def __init__(self, unit: int) -> None:
        self.unit = unit


def emit_death(game: State, unit: int) -> None:
    """`unit` is killed."""
    # content/knight_fall/rules/death.yaml:2
    # event: death of unit
    event = DeathEvent(unit)
    if game.program.enter(game, event):
        game.piece_awaiting[event.unit] = False
        game.piece_bank[event.unit] = ""
        game.stamp += 1
        if isinstance(game.doc[event.unit], Minion):
            take_back(game, event.unit)
        elif isinstance(game.doc[event.unit], Knight):
            rules_cards.drop_seal(game, event.unit)
            game.put(event.unit, game.zone_fallen_knights)
            replace(game, event.unit, game.zone_knight_stack)
        elif isinstance(game.doc[event.unit], Demon):
            rules_cards.drop_seal(game, event.unit)
            tile = game.place[event.unit]
            game.put(event.unit, game.zone_fallen_demons)
            if game.setting.campaign_battle:
                rules_battles.bring_looming(game, tile, event.unit)
            else:
                replace(game, event.unit, game.zone_demon_stack)
        else:
            game.put(event.unit, NOTHING)
        game.program.leave(game, event)


def take_back(game: State, minion: int) -> None:
    # content/knight_fall/rules/death.yaml:23
    # verb: take_back minion
    game.piece_health[minion] = game.doc[minion].max_health
    game.piece_actions[minion] = 0
    game.owner[minion] = NOTHING
    game.piece_slot[minion] = 0
    game.piece_bank[minion] = ""
    game.stamp += 1
    game.put(minion, game.zone_supply)


def replace(game: State, fallen: int, stack: int) -> None:
    # content/knight_fall/rules/death.yaml:64
    # verb: replace fallen from stack
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    contents_of = game.contents
    docs = game.doc
    owners = game.owner
    slot_of = game.piece_slot
    if not contents_of[stack] and not game.setting.campaign_battle:
        _found = []
        for character in contents_of[game.place[fallen]]:
            if isinstance(docs[character], Character):
                _found.append(character)
        for character in _found:
            game.put(character, stack)
        game.shuffle(stack)
    _found_2 = []
    for piece in contents_of[stack]:
        if isinstance(docs[piece], Character):
            _found_2.append(piece)
    next_ = last_of(_found_2, NOTHING)
    if next_ < 0:
        return
    game.piece_health[next_] = max(
        0, docs[next_].max_health if game.setting.campaign_battle else docs[next_].start_health
    )
    game.stamp += 1
    if isinstance(docs[next_], Knight):
        game.piece_defense[next_] = 1
        game.stamp += 1
    if isinstance(docs[next_], IceDemon):
        game.piece_ice[next_] = min(4, docs[next_].start_ice)
        game.stamp += 1
    owners[next_] = owners[fallen]
    slot_of[next_] = slot_of[fallen]
    game.stamp += 1
    game.put(next_, game.zone_arrivals)


def score(game: State, n: int, team: str) -> None:
    # content/knight_fall/rules/death.yaml:88
    # verb: score n for team
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    team_of = game.player_team
    if game.setting.campaign_battle:
        return
    if game.log is not None:
        game.tell("The ", game.named("enum", team), " score ", game.named("number", n))
    if team == "knights":
        game.table_knight_points = min(10, game.table_knight_points + n)
        game.stamp += 1
    else:
        game.table_demon_points = min(10, game.table_demon_points + n)
        game.stamp += 1
    if game.table_knight_points < 10 and game.table_demon_points < 10:
        return
    winners = []
    for player in range(game.players):
        if team_of[player] == team:
            winners.append(player)
    if winners:
        game.win(winners)
        return
    game.lose()


def _first_1(game: State, what: Any) -> int:
    docs = game.doc
    for minion in game.contents[game.zone_supply]:
        if docs[minion] is what:
            return minion
    return NOTHING


def spawn(game: State, what: Any, tile: int, maker: int) -> None:
    """Place 1 `what`."""
    # content/knight_fall/rules/death.yaml:112
    # verb: spawn what at tile by maker
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    minion = _first_1(game, what)
    if minion < 0:
        return
    if maker >= 0:
        game.owner[minion] = game.owner[maker]
        game.piece_slot[minion] = game.piece_slot[maker]
        game.stamp += 1
    game.put(minion, tile)
    rules_board.settle(game, minion, 0)


def scoring_before_death(game: State, bearer: int, event: DeathEvent) -> bool:
    # content/knight_fall/rules/death.yaml:107
    # before any death where unit is a demon: score 1 for knights
    if not isinstance(game.doc[event.unit], Demon):
        return False
    score(game, 1, "knights")
    return True


def scoring_before_death_2(game: State, bearer: int, event: DeathEvent) -> bool:
    # content/knight_fall/rules/death.yaml:108
    # before any death where unit is an elder: score 2 for demons
    if not isinstance(game.doc[event.unit], Elder):
        return False
    score(game, 2, "demons")
    return True


def scoring_before_death_3(game: State, bearer: int, event: DeathEvent) -> bool:
    # content/knight_fall/rules/death.yaml:109
    # before any death where unit is a knight: score 1 for demons
    if not isinstance(game.doc[event.unit], Knight):
        return False
    score(game, 1, "demons")
    return True


# content/knight_fall/rules/death.yaml:102
SCORING_ABILITIES = Abilities(
    triggers=(
        Trigger("death", "before", "", "knight_fall.scoring:0", scoring_before_death),
        Trigger("death", "before", "", "knight_fall.scoring:1", scoring_before_death_2),
        Trigger("death", "before", "", "knight_fall.scoring:2", scoring_before_death_3),
    ),
    text="The knights score 1 for each demon that dies, the demons 2 for each elder and 1 for each knight.",
)

CONTENTS = Contents(laws={"knight_fall.scoring": SCORING_ABILITIES})
