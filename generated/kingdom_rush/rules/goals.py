# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/rules/goals.yaml

from __future__ import annotations

from interpreter.api import NOTHING, Abilities, Contents, Trigger

from ..kinds import Champion, Flag
from ..state import State
from . import blossoms as rules_blossoms
from . import heroes as rules_heroes
from . import hordes as rules_hordes
from . import round_ as rules_round_

# content/kingdom_rush/rules/goals.yaml:49
FLAG = Flag("kingdom_rush.flag", "Flag")


def goal_reached(game: State) -> bool:
    """The goal is reached."""
    # content/kingdom_rush/rules/goals.yaml:21
    # query: goal_reached
    return game.table_accomplished


def helping(game: State, hero: int) -> bool:
    """`hero` is a helper of this scenario and has no hero board."""
    # content/kingdom_rush/rules/goals.yaml:62
    # query: helping hero
    return game.doc[hero] in game.setting.helpers


def harm_of(game: State, hero: int) -> str:
    """What damage does to `hero`."""
    # content/kingdom_rush/rules/goals.yaml:69
    # query: harm_of hero
    return game.setting.helper_harm if game.doc[hero] in game.setting.helpers else "own_health"


def accomplish(game: State) -> None:
    """The players win at the end of this round if they have not lost."""
    # content/kingdom_rush/rules/goals.yaml:14
    # verb: accomplish
    if game.log is not None:
        game.tell("the goal is reached: the players win if they survive this round")
    game.table_accomplished = True
    game.stamp += 1


def place_helpers(game: State) -> None:
    """Put the helpers of the scenario where they start."""
    # content/kingdom_rush/rules/goals.yaml:76
    # verb: place_helpers
    game.fuel -= game.seen.walk
    if game.fuel < 0:
        game.spent()
    for h in game.setting.helpers:
        helper = game.create(h, game.zone_helper_camp, NOTHING)
        for s in game.board.spaces_named(game.setting.helper_start):
            game.fuel -= game.seen.walk
            if game.fuel < 0:
                game.spent()
            game.put(helper, s)


def helper_walks(game: State, hero: int, player: int) -> None:
    """`hero` moves as far as its boots carry it, and triggers blossoms on its way."""
    # content/kingdom_rush/rules/goals.yaml:85
    # verb: helper_walks hero
    game.fuel -= 10
    if game.fuel < 0:
        game.spent()
    rules_heroes.walk(game, hero, player)
    if game.over:
        return
    rules_blossoms.trigger_blossoms(game, hero, player)


def goals_on_round_end(game: State, bearer: int, event: rules_round_.RoundEndEvent) -> bool:
    # content/kingdom_rush/rules/goals.yaml:32
    # on any round_end, while goal_reached(): win all players
    if not game.table_accomplished:
        return False
    game.win(range(game.players))
    return True


def goals_before_destroy(game: State, bearer: int, event: rules_hordes.DestroyEvent) -> bool:
    # content/kingdom_rush/rules/goals.yaml:33
    # before any destroy where horde is a champion: game.champions_slain += 1
    if not isinstance(game.doc[event.horde], Champion):
        return False
    game.table_champions_slain += 1
    game.stamp += 1
    return True


# content/kingdom_rush/rules/goals.yaml:28
GOALS_ABILITIES = Abilities(
    triggers=(
        Trigger("round_end", "on", "", "kingdom_rush.goals:0", goals_on_round_end),
        Trigger("destroy", "before", "", "kingdom_rush.goals:1", goals_before_destroy),
    ),
    text="While the goal is reached, at the end of the round: all players win the game.\nBefore any destruction of a horde if the horde is a champion: the champions slain increases by 1.",
)

CONTENTS = Contents(definitions=(FLAG,), laws={"kingdom_rush.goals": GOALS_ABILITIES})
