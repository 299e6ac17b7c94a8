# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/demons/storm_fiend.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from ..kinds import Demon
from ..rules import cooperative as rules_cooperative
from ..rules import demons as rules_demons
from ..state import State

# content/knight_fall/demons/storm_fiend.yaml:2
STORM_FIEND = Demon("knight_fall.storm_fiend", "Storm Fiend", max_health=5, start_health=5)


def storm_fiend_on_turn_start(
    game: State, bearer: int, event: rules_cooperative.TurnStartEvent
) -> bool:
    # content/knight_fall/demons/storm_fiend.yaml:8
    # "Gathering storm", on turn_start: gathering_storm
    if event.character != bearer:
        return False
    rules_demons.gathering_storm(game, bearer)
    return True


def storm_fiend_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/demons/storm_fiend.yaml:10
    # "Thunderbolt": thunderbolt 2
    rules_demons.thunderbolt(game, 2, bearer)


# content/knight_fall/demons/storm_fiend.yaml:2
STORM_FIEND_ABILITIES = Abilities(
    resolve=(("magic", storm_fiend_resolve),),
    triggers=(
        Trigger("turn_start", "on", "", "knight_fall.storm_fiend:0", storm_fiend_on_turn_start),
    ),
    text="Gathering storm (when this demon starts its turn): you may discard 1 power card that is not slowed and draw 1.\nFor 2 magic: Thunderbolt: deal 2 damage to 1 enemy on an adjacent or diagonal tile.",
    fields=("effects", "magic"),
)

CONTENTS = Contents(
    definitions=(STORM_FIEND,), abilities={"knight_fall.storm_fiend": STORM_FIEND_ABILITIES}
)
