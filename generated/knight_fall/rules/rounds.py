# Rules and documents of the pack `knight_fall`.
# Generated from content/knight_fall/rules/rounds.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

import generated.knight_fall.kinds as kinds
import generated.knight_fall.rules.cooperative as rules_cooperative
import generated.knight_fall.rules.units as rules_units
from generated.knight_fall.state import State
from interpreter.api import NOTHING, Prompt, both, first_of

ASK_1 = Prompt("choice", "which imp acts next", ("piece",))


def knight_in(game: State, slot: int) -> int:
    # content/knight_fall/rules/rounds.yaml:21
    # query: knight_in slot
    game.spend(100)
    slot_of = game.piece_slot
    contents_of = game.contents
    docs = game.doc
    return first_of(
        both(
            [knight for knight in game.of_kind(kinds.Knight) if slot_of[knight] == slot],
            [
                knight
                for knight in contents_of[game.zone_arrivals]
                if isinstance(docs[knight], kinds.Knight) and slot_of[knight] == slot
            ],
        ),
        NOTHING,
    )


def demon_in(game: State, slot: int) -> int:
    # content/knight_fall/rules/rounds.yaml:29
    # query: demon_in slot
    game.spend(100)
    slot_of = game.piece_slot
    return first_of(
        [demon for demon in game.of_kind(kinds.Demon) if slot_of[demon] == slot],
        NOTHING,
    )


def _any_1(game: State) -> bool:
    docs = game.doc
    actions_of = game.piece_actions
    for imp in game.live:
        if docs[imp].id == "knight_fall.imp":
            if actions_of[imp] > 0:
                return True
    return False


def imps_act(game: State) -> None:
    # content/knight_fall/rules/rounds.yaml:96
    # verb: imps_act
    game.spend(100)
    docs = game.doc
    actions_of = game.piece_actions
    for imp in [piece for piece in game.live if docs[piece].id == "knight_fall.imp"]:
        actions_of[imp] = max(0, 2)
    while _any_1(game):
        game.tick("content/knight_fall/rules/rounds.yaml:101")
        next_ = game.choose(
            rules_units.speaker(game, "demons"),
            ASK_1,
            [imp for imp in game.live if docs[imp].id == "knight_fall.imp" and actions_of[imp] > 0],
            NOTHING,
        )
        if next_ >= 0:
            actions_of[next_] = max(0, 0)
            rules_cooperative.prowl(game, next_, 2)
            if game.over:
                return
