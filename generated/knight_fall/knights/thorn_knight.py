# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/knights/thorn_knight.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger

from .. import kinds
from ..rules import damage as rules_damage
from ..rules import knights as rules_knights
from ..state import State

# content/knight_fall/knights/thorn_knight.yaml:2
THORN_KNIGHT = kinds.Knight(
    "knight_fall.thorn_knight",
    "Thorn Knight",
    power="Briar ring",
    magic_name="Rootsnare",
    start_defense=2,
)


def thorn_knight_before_damage(game: State, bearer: int, event: rules_damage.DamageEvent) -> bool:
    # content/knight_fall/knights/thorn_knight.yaml:7
    # before any damage where way = disengagement and target is a demon and target is same_side o...
    if not (
        event.way == "disengagement"
        and isinstance(game.doc[event.target], kinds.Demon)
        and game.place[event.target] == game.place[bearer]
        and game.piece_bank[event.target] == game.piece_bank[bearer]
    ):
        return False
    event.amount += 1
    return True


def thorn_knight_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/knights/thorn_knight.yaml:10
    # rootsnare 1
    rules_knights.rootsnare(game, 1, bearer)


# content/knight_fall/knights/thorn_knight.yaml:2
THORN_KNIGHT_ABILITIES = Abilities(
    resolve=(("magic", thorn_knight_resolve),),
    triggers=(
        Trigger("damage", "before", "", "knight_fall.thorn_knight:0", thorn_knight_before_damage),
    ),
    text="Ongoing power: Briar ring.\nMagic ability: Rootsnare.\nBefore any damage if the way is disengagement and the target is a demon and the target is beside of this knight: the amount increases by 1.\nFor 2 magic: Deal 1 damage to 1 close or adjacent demon and slow it.",
    fields=("effects", "magic"),
)

CONTENTS = Contents(
    definitions=(THORN_KNIGHT,), abilities={"knight_fall.thorn_knight": THORN_KNIGHT_ABILITIES}
)
