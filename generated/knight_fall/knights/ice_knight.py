# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/knights/ice_knight.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from .. import kinds
from ..rules import damage as rules_damage
from ..rules import death as rules_death
from ..rules import slow as rules_slow
from ..state import State

# content/knight_fall/knights/ice_knight.yaml:2
ICE_KNIGHT = kinds.Knight(
    "knight_fall.ice_knight",
    "Ice Knight",
    power="Rime edge",
    magic_name="Frost forge",
    start_defense=1,
)


def ice_knight_on_damage(game: State, bearer: int, event: rules_damage.DamageEvent) -> bool:
    # content/knight_fall/knights/ice_knight.yaml:8
    # once per turn, on damage from self where own_melee(self) and amount > 0 and target is a dem...
    if not (
        event.attacker == bearer
        and game.table_doing == "melee"
        and game.table_acting == bearer
        and event.amount > 0
        and isinstance(game.doc[event.target], kinds.Demon)
    ):
        return False
    if (
        game.used_times(
            "turn", bearer if isinstance(bearer, int) else -1, "knight_fall.ice_knight:0"
        )
        >= 1
    ):
        return False
    game.use_up("turn", bearer if isinstance(bearer, int) else -1, "knight_fall.ice_knight:0")
    rules_slow.slow(game, event.target)
    return True


def ice_knight_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/knights/ice_knight.yaml:11
    # spawn ice_golem at self.place by self
    rules_death.spawn(
        game, game.program.definitions["knight_fall.ice_golem"], game.place[bearer], bearer
    )


# content/knight_fall/knights/ice_knight.yaml:2
ICE_KNIGHT_ABILITIES = Abilities(
    resolve=(("magic", ice_knight_resolve),),
    triggers=(Trigger("damage", "on", "", "knight_fall.ice_knight:0", ice_knight_on_damage),),
    text="Ongoing power: Rime edge.\nMagic ability: Frost forge.\nOnce per turn, on damage from this knight if it is a melee action on your turn and the amount is more than 0 and the target is a demon: the target is slowed.\nFor 2 magic: Place 1 Ice Golem.",
    fields=("effects", "magic"),
)

CONTENTS = Contents(
    definitions=(ICE_KNIGHT,), abilities={"knight_fall.ice_knight": ICE_KNIGHT_ABILITIES}
)
