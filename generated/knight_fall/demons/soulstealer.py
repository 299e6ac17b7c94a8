# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/demons/soulstealer.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from ..kinds import Demon
from ..rules import cooperative as rules_cooperative
from ..rules import demons as rules_demons
from ..state import State

# content/knight_fall/demons/soulstealer.yaml:2
SOULSTEALER = Demon("knight_fall.soulstealer", "Soulstealer", max_health=6, start_health=6)


def soulstealer_on_end_of_turn(
    game: State, bearer: int, event: rules_cooperative.EndOfTurnEvent
) -> bool:
    # content/knight_fall/demons/soulstealer.yaml:8
    # "Drawn to souls", on end_of_turn: drawn_to_souls
    if event.character != bearer:
        return False
    rules_demons.drawn_to_souls(game, bearer)
    return True


def soulstealer_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/demons/soulstealer.yaml:10
    # "Reap": reap 2
    rules_demons.reap(game, 2, bearer)


# content/knight_fall/demons/soulstealer.yaml:2
SOULSTEALER_ABILITIES = Abilities(
    resolve=(("magic", soulstealer_resolve),),
    triggers=(
        Trigger("end_of_turn", "on", "", "knight_fall.soulstealer:0", soulstealer_on_end_of_turn),
    ),
    text="Drawn to souls (when this demon ends its turn): you may move 1.\nFor 2 magic: Reap: deal 2 damage to 1 close knight or elder; if that kills it, heal to full HEALTH.",
    fields=("effects", "magic"),
)

CONTENTS = Contents(
    definitions=(SOULSTEALER,), abilities={"knight_fall.soulstealer": SOULSTEALER_ABILITIES}
)
