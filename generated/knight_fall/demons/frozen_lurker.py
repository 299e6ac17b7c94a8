# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/demons/frozen_lurker.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from .. import kinds
from ..rules import damage as rules_damage
from ..rules import demons as rules_demons
from ..rules import powers as rules_powers
from ..state import State

# content/knight_fall/demons/frozen_lurker.yaml:2
FROZEN_LURKER = kinds.Demon(
    "knight_fall.frozen_lurker",
    "Frozen Lurker",
    max_health=5,
    start_health=5,
    power="Ice shell",
    magic_name="Cold snap",
    start_ice=2,
    gathers_ice=True,
)


def frozen_lurker_before_damage(game: State, bearer: int, event: rules_damage.DamageEvent) -> bool:
    # content/knight_fall/demons/frozen_lurker.yaml:11
    # before damage to self where amount > 0 and self.ice > 0: let n = ice_spent(amount, self); a...
    if not (event.target == bearer and event.amount > 0 and game.piece_ice[bearer] > 0):
        return False
    n = rules_demons.ice_spent(game, event.amount, bearer)
    event.amount -= n
    return True


def frozen_lurker_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/demons/frozen_lurker.yaml:14
    # hex 1; gain_ice 1
    rules_powers.hex_(game, 1, bearer)
    if game.over:
        return
    rules_demons.gain_ice(game, 1, bearer)


# content/knight_fall/demons/frozen_lurker.yaml:2
FROZEN_LURKER_ABILITIES = Abilities(
    resolve=(("magic", frozen_lurker_resolve),),
    triggers=(
        Trigger("damage", "before", "", "knight_fall.frozen_lurker:0", frozen_lurker_before_damage),
    ),
    text="Ongoing power: Ice shell.\nMagic ability: Cold snap.\nStarts with 2 ice.\nOn your turn you may discard a card to gain 2 ice.\nBefore damage to this demon if the amount is more than 0 and this demon has ice: spend ice, each blocks 1; the amount decreases by the n.\nFor 2 magic: Deal 1 damage to 1 close or adjacent enemy and slow it; gain 1 ice.",
    fields=("effects", "magic"),
)

CONTENTS = Contents(
    definitions=(FROZEN_LURKER,), abilities={"knight_fall.frozen_lurker": FROZEN_LURKER_ABILITIES}
)
