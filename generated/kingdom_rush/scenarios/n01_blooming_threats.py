# Rules and documents of the pack `kingdom_rush`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/kingdom_rush/scenarios/01_blooming_threats.yaml

from __future__ import annotations

from interpreter.api import Contents, Phase

from .. import kinds
from ..state import State


def _no_1(game: State) -> bool:
    for _horde in game.seen[kinds.Horde]:
        return False
    return True


def survive_step_1(game: State) -> int:
    # content/kingdom_rush/scenarios/01_blooming_threats.yaml:80
    return game.enter("round", 1)


def survive_step_2(game: State) -> int:
    # content/kingdom_rush/scenarios/01_blooming_threats.yaml:81
    if game.table_round == game.setting.rounds and _no_1(game):
        game.win(range(game.players))
        return -1
    game.table_round += 1
    game.stamp += 1
    return 0


CONTENTS = Contents(phases={"survive": Phase((survive_step_1, survive_step_2), 0)})
