# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/demons/imp_lord.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from .. import kinds
from ..rules import cooperative as rules_cooperative
from ..rules import damage as rules_damage
from ..rules import demons as rules_demons
from ..state import State

# content/knight_fall/demons/imp_lord.yaml:2
IMP_LORD = kinds.Demon(
    "knight_fall.imp_lord",
    "Imp Lord",
    max_health=5,
    start_health=5,
    power="Shackled souls",
    magic_name="Call the pit",
)


def imp_lord_before_damage(game: State, bearer: int, event: rules_damage.DamageEvent) -> bool:
    # content/knight_fall/demons/imp_lord.yaml:9
    # before damage to self where amount > 0 and is_attack(way) and any imp at self.place: target...
    docs = game.doc
    if not (event.target == bearer and event.amount > 0 and event.way in ("attack", "all_enemies")):
        return False
    for _imp in [
        piece for piece in game.contents[game.place[bearer]] if docs[piece].id == "knight_fall.imp"
    ]:
        break
    else:
        return False
    given = rules_demons.soul_for(game, bearer)
    event.target = given
    return True


def imp_lord_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/demons/imp_lord.yaml:12
    # call_imp; command_up_to 2
    rules_cooperative.call_imp(game, bearer)
    rules_demons.command_up_to(game, 2, bearer)


# content/knight_fall/demons/imp_lord.yaml:2
IMP_LORD_ABILITIES = Abilities(
    resolve=(("magic", imp_lord_resolve),),
    triggers=(Trigger("damage", "before", "", "knight_fall.imp_lord:0", imp_lord_before_damage),),
    text="Ongoing power: Shackled souls.\nMagic ability: Call the pit.\nBefore damage to this demon if the amount is more than 0 and it is an attack and there is an Imp where this demon is: a close imp takes all of it; the target becomes the given.\nFor 2 magic: Place 1 imp on the seal; command up to 2 imps anywhere, once each.",
    fields=("effects", "magic"),
)

CONTENTS = Contents(definitions=(IMP_LORD,), abilities={"knight_fall.imp_lord": IMP_LORD_ABILITIES})
