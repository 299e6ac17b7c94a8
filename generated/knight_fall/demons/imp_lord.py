# Rules and documents of the pack `knight_fall`.
# Generated from content/knight_fall/demons/imp_lord.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence

from interpreter.api import NOTHING, Abilities, Contents, Trigger, first_of

from .. import kinds
from ..rules import damage as rules_damage
from ..state import State

# content/knight_fall/demons/imp_lord.yaml:2
IMP_LORD = kinds.Demon("knight_fall.imp_lord", "Imp Lord", max_health=5, start_health=5)


def _any_1(game: State, bearer: int) -> bool:
    docs = game.doc
    for _imp in [
        piece for piece in game.contents[game.place[bearer]] if docs[piece].id == "knight_fall.imp"
    ]:
        return True
    return False


def _best_1(game: State, bearer: int) -> Sequence[int]:
    docs = game.doc
    health_of = game.piece_health
    ranked = [
        ((health_of[imp],), imp)
        for imp in [
            piece
            for piece in game.contents[game.place[bearer]]
            if docs[piece].id == "knight_fall.imp"
        ]
    ]
    if not ranked:
        return []
    least = min([rank for rank, _ in ranked])
    return [found for rank, found in ranked if rank == least]


def imp_lord_before_damage(game: State, bearer: int, event: rules_damage.DamageEvent) -> bool:
    # content/knight_fall/demons/imp_lord.yaml:7
    # before damage to self where way != disengagement and any imp at self.place: target = first...
    if not (event.target == bearer and event.way != "disengagement" and _any_1(game, bearer)):
        return False
    event.target = first_of(_best_1(game, bearer), NOTHING)
    return True


# content/knight_fall/demons/imp_lord.yaml:2
IMP_LORD_ABILITIES = Abilities(
    triggers=(Trigger("damage", "before", "", "knight_fall.imp_lord:0", imp_lord_before_damage),),
    text="Before damage to this demon if the way is not disengagement and there is an Imp at this demon's place: the target becomes first (best Imp at this demon's place by lowest its health).",
)

CONTENTS: Contents = Contents(
    definitions=(IMP_LORD,), abilities={"knight_fall.imp_lord": IMP_LORD_ABILITIES}
)
