# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/campaign/treasure.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Modifier

from ..kinds import Attachment
from ..state import State

# content/castle_assault/campaign/treasure.yaml:4
MAGIC_ARMOR = Attachment(
    "castle_assault.magic_armor", "Magic Armor", faction="factionless", cost=2, targets="an_ally"
)


def magic_armor_changes_ac(game: State, bearer: int, target: int) -> bool:
    # content/castle_assault/campaign/treasure.yaml:11
    # +2 ac
    return target == game.piece_target[bearer]


# content/castle_assault/campaign/treasure.yaml:4
MAGIC_ARMOR_ABILITIES = Abilities(
    modifiers=(Modifier("ac", "add", magic_armor_changes_ac, 2),), text="Target: an Ally.\n+2 AC."
)

CONTENTS = Contents(
    definitions=(MAGIC_ARMOR,), abilities={"castle_assault.magic_armor": MAGIC_ARMOR_ABILITIES}
)
