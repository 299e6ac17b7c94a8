# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/demons/imp_lord.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents

from ..kinds import Demon
from ..rules import cooperative as rules_cooperative
from ..rules import demons as rules_demons
from ..state import State

# content/knight_fall/demons/imp_lord.yaml:2
IMP_LORD = Demon("knight_fall.imp_lord", "Imp Lord", max_health=5, start_health=5, shackles=True)


def imp_lord_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/demons/imp_lord.yaml:9
    # "Call the pit": call_imp; command_up_to 2
    rules_cooperative.call_imp(game, bearer)
    rules_demons.command_up_to(game, 2, bearer)


# content/knight_fall/demons/imp_lord.yaml:2
IMP_LORD_ABILITIES = Abilities(
    resolve=(("magic", imp_lord_resolve),),
    text="Shackled souls: when an attack is about to damage you, you may let 1 close imp take all of it.\nFor 2 magic: Call the pit: place 1 imp on the seal; command up to 2 imps anywhere, once each.",
    fields=("magic",),
)

CONTENTS = Contents(definitions=(IMP_LORD,), abilities={"knight_fall.imp_lord": IMP_LORD_ABILITIES})
