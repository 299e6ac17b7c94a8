# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/knights/ice_knight.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from ..kinds import Demon, Knight
from ..rules import damage as rules_damage
from ..rules import powers as rules_powers
from ..rules import slow as rules_slow
from ..state import State

# content/knight_fall/knights/ice_knight.yaml:2
ICE_KNIGHT = Knight("knight_fall.ice_knight", "Ice Knight", start_defense=1)


def ice_knight_on_damage(game: State, bearer: int, event: rules_damage.DamageEvent) -> bool:
    # content/knight_fall/knights/ice_knight.yaml:7
    # "Rime edge", once per turn, on damage from self where melee_hurts(amount) and target is a d...
    if not (
        event.attacker == bearer
        and event.amount > 0
        and game.table_doing == "melee"
        and isinstance(game.doc[event.target], Demon)
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
    # content/knight_fall/knights/ice_knight.yaml:10
    # "Frost forge": raise_here ice_golem
    rules_powers.raise_here(game, game.program.definitions["knight_fall.ice_golem"], bearer)


# content/knight_fall/knights/ice_knight.yaml:2
ICE_KNIGHT_ABILITIES = Abilities(
    resolve=(("magic", ice_knight_resolve),),
    triggers=(Trigger("damage", "on", "", "knight_fall.ice_knight:0", ice_knight_on_damage),),
    text="Rime edge (once per turn, on damage from this knight if it comes from your melee action and the target is a demon): the target is slowed.\nFor 2 magic: Frost forge: place 1 Ice Golem on your tile.",
    fields=("effects", "magic"),
)

CONTENTS = Contents(
    definitions=(ICE_KNIGHT,), abilities={"knight_fall.ice_knight": ICE_KNIGHT_ABILITIES}
)
