# Rules and documents of the pack `knight_fall`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/knight_fall/knights/wrath_knight.yaml

from __future__ import annotations

from interpreter.api import Abilities, Contents, Trigger, YesNo

from ..kinds import Knight
from ..rules import damage as rules_damage
from ..rules import knights as rules_knights
from ..state import State

# content/knight_fall/knights/wrath_knight.yaml:2
WRATH_KNIGHT = Knight("knight_fall.wrath_knight", "Wrath Knight", start_defense=1)

ASK_1 = YesNo("may", "Deal 2 damage to 1 close or adjacent enemy?")


def wrath_knight_on_damage(game: State, bearer: int, event: rules_damage.DamageEvent) -> bool:
    # content/knight_fall/knights/wrath_knight.yaml:7
    # "Retribution", once per round, on damage to self where struck(self, amount, way): may retal...
    if not (
        event.target == bearer
        and event.amount > 0
        and event.way in ("attack", "all_enemies")
        and not (
            game.table_acting >= 0
            and game.owner[bearer] >= 0
            and game.owner[game.table_acting] == game.owner[bearer]
        )
    ):
        return False
    if (
        game.used_times(
            "round", bearer if isinstance(bearer, int) else -1, "knight_fall.wrath_knight:0"
        )
        >= 1
    ):
        return False
    if game.may(game.owner[bearer], ASK_1, bearer):
        game.use_up(
            "round", bearer if isinstance(bearer, int) else -1, "knight_fall.wrath_knight:0"
        )
        rules_knights.retaliate(game, bearer)
    return True


def wrath_knight_resolve(game: State, bearer: int, player: int) -> None:
    # content/knight_fall/knights/wrath_knight.yaml:9
    # "Fury": fury
    rules_knights.fury(game, bearer)


# content/knight_fall/knights/wrath_knight.yaml:2
WRATH_KNIGHT_ABILITIES = Abilities(
    resolve=(("magic", wrath_knight_resolve),),
    triggers=(Trigger("damage", "on", "", "knight_fall.wrath_knight:0", wrath_knight_on_damage),),
    text="Retribution (once per round, on damage to this knight if it is an attack on somebody else's turn): you may deal 2 damage to 1 close or adjacent enemy.\nFor 2 magic: Fury: deal 2 damage to 1 close enemy; you may lose 1 HEALTH, not the last, to make it 3.",
    fields=("effects", "magic"),
)

CONTENTS = Contents(
    definitions=(WRATH_KNIGHT,), abilities={"knight_fall.wrath_knight": WRATH_KNIGHT_ABILITIES}
)
