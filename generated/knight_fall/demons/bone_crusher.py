# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/demons/bone_crusher.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from ..kinds import Demon
from ..rules import death as rules_death
from ..rules import demons as rules_demons
from ..state import State

# content/knight_fall/demons/bone_crusher.yaml:2
BONE_CRUSHER = Demon("knight_fall.bone_crusher", "Bone Crusher", max_health=7, start_health=7)


def bone_crusher_before_death(game: State, bearer: int, event: rules_death.DeathEvent) -> bool:
    # content/knight_fall/demons/bone_crusher.yaml:8
    # "Shatter", before death of self: kill_crawlers; shatter 1
    if event.unit != bearer:
        return False
    rules_demons.kill_crawlers(game)
    if game.over:
        return True
    rules_demons.shatter(game, 1, bearer)
    return True


def bone_crusher_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/demons/bone_crusher.yaml:10
    # "Raise bones": raise_bones 2
    rules_demons.raise_bones(game, 2, bearer)


# content/knight_fall/demons/bone_crusher.yaml:2
BONE_CRUSHER_ABILITIES = Abilities(
    resolve=(("magic", bone_crusher_resolve),),
    triggers=(
        Trigger("death", "before", "", "knight_fall.bone_crusher:0", bone_crusher_before_death),
    ),
    text="Shatter (before this demon is killed): all bone crawlers die; you may deal 1 damage to all enemies on your tile and on adjacent tiles.\nFor 2 magic: Raise bones: place up to 2 bone crawlers on your tile.",
    fields=("effects", "magic"),
)

CONTENTS = Contents(
    definitions=(BONE_CRUSHER,), abilities={"knight_fall.bone_crusher": BONE_CRUSHER_ABILITIES}
)
