# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/demons/imp_lord.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from .. import kinds
from ..rules import damage as rules_damage
from ..rules import powers as rules_powers
from ..state import State

# content/knight_fall/demons/imp_lord.yaml:2
IMP_LORD = kinds.Demon("knight_fall.imp_lord", "Imp Lord", max_health=5, start_health=5)


def imp_lord_instead_damage(game: State, bearer: int, event: rules_damage.DamageEvent) -> bool:
    # content/knight_fall/demons/imp_lord.yaml:7
    # instead of damage to self where way != disengagement and any imp at self.place: shackle_sou...
    docs = game.doc
    if not (event.target == bearer and event.way != "disengagement"):
        return False
    for _imp in [
        piece for piece in game.contents[game.place[bearer]] if docs[piece].id == "knight_fall.imp"
    ]:
        break
    else:
        return False
    rules_powers.shackle_soul(game, event.amount, event.attacker, event.way, bearer)
    return True


# content/knight_fall/demons/imp_lord.yaml:2
IMP_LORD_ABILITIES = Abilities(
    triggers=(Trigger("damage", "instead", "", "knight_fall.imp_lord:0", imp_lord_instead_damage),),
    text="Instead of damage to this demon if the way is not disengagement and there is an Imp where this demon is: an imp there takes it, a wounded one first.",
)

CONTENTS = Contents(definitions=(IMP_LORD,), abilities={"knight_fall.imp_lord": IMP_LORD_ABILITIES})
