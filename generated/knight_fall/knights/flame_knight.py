# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/knights/flame_knight.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from ..kinds import Knight
from ..rules import damage as rules_damage
from ..rules import knights as rules_knights
from ..state import State

# content/knight_fall/knights/flame_knight.yaml:2
FLAME_KNIGHT = Knight("knight_fall.flame_knight", "Flame Knight", start_defense=1)


def flame_knight_on_damage(game: State, bearer: int, event: rules_damage.DamageEvent) -> bool:
    # content/knight_fall/knights/flame_knight.yaml:7
    # "Kindled blade", once per turn,
    # on damage from self where melee_hurts(amount) and others_beside(self, target):
    if not (
        event.attacker == bearer
        and event.amount > 0
        and game.table_doing == "melee"
        and rules_knights.others_beside(game, bearer, event.target)
    ):
        return False
    if (
        game.used_times(
            "turn", bearer if isinstance(bearer, int) else -1, "knight_fall.flame_knight:0"
        )
        >= 1
    ):
        return False
    game.use_up("turn", bearer if isinstance(bearer, int) else -1, "knight_fall.flame_knight:0")
    rules_knights.kindle(game, event.target, bearer)
    return True


def flame_knight_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/knights/flame_knight.yaml:11
    # "Halo of fire": halo_of_fire
    rules_knights.halo_of_fire(game, bearer)


# content/knight_fall/knights/flame_knight.yaml:2
FLAME_KNIGHT_ABILITIES = Abilities(
    resolve=(("magic", flame_knight_resolve),),
    triggers=(Trigger("damage", "on", "", "knight_fall.flame_knight:0", flame_knight_on_damage),),
    text="Kindled blade (once per turn, on damage from this knight if it comes from your melee action and another enemy is close): deal 1 damage to a different close enemy.\nFor 2 magic: Halo of fire: take back your fire tokens, then put 1 on each adjacent tile; enemies that come there or start to act there take 1 damage, until your next turn.",
    fields=("effects", "magic"),
)

CONTENTS = Contents(
    definitions=(FLAME_KNIGHT,), abilities={"knight_fall.flame_knight": FLAME_KNIGHT_ABILITIES}
)
