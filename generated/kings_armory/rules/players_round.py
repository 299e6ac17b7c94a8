# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/rules/players_round.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kings_armory.kinds as kinds
import generated.kings_armory.rules.actions as rules_actions
import generated.kings_armory.rules.areas as rules_areas
import generated.kings_armory.rules.cards as rules_cards
import generated.kings_armory.rules.duties as rules_duties
import generated.kings_armory.rules.range_ as rules_range_
import generated.kings_armory.rules.status as rules_status
import generated.kings_armory.rules.strikes as rules_strikes
import generated.kings_armory.rules.towers as rules_towers
from generated.kings_armory.state import State
from interpreter.api import Action, ActionInfo, Contents

WALK_ACTION: ActionInfo = ActionInfo(
    "walk",
    "{ally} moves to {s}",
    ("ally", "s"),
    ("piece", "space"),
)
ATTACK_ACTION: ActionInfo = ActionInfo(
    "attack",
    "{ally} attacks {target} with {attack}",
    ("ally", "attack", "target"),
    ("piece", "definition", "piece"),
)
SPECIAL_ACTION_ACTION: ActionInfo = ActionInfo(
    "special_action",
    "{ally}: {n}",
    ("ally", "n"),
    ("piece", "ability"),
)


def may_act(game: State, ally: int, n: int) -> bool:
    # content/kings_armory/rules/players_round.yaml:4
    # query: may_act ally n
    return (
        game.piece_hp[ally] > 0
        and game.piece_ap[ally] >= n
        and (game.table_acting < 0 or game.table_acting == ally)
    )


def has_ap(game: State, n: int, self_: int) -> bool:
    # content/kings_armory/rules/players_round.yaml:40
    # query: has_ap n
    game.spend(10)
    return (
        may_act(game, self_, n)
        and game.table_mover < 0
        and rules_duties.spares_duty(game, self_, n)
    )


def has_its_turn(game: State, ally: int) -> bool:
    # content/kings_armory/rules/players_round.yaml:100
    # query: has_its_turn ally
    return game.table_acting == ally


def yet_to_act(game: State, ally: int) -> bool:
    # content/kings_armory/rules/players_round.yaml:107
    # query: yet_to_act ally
    return not game.piece_acted[ally]


def pay_ap(game: State, n: int, self_: int) -> None:
    # content/kings_armory/rules/players_round.yaml:48
    # verb: pay_ap n
    game.piece_ap[self_] = max(0, game.piece_ap[self_] - n)


def begin_turn(game: State, ally: int) -> None:
    # content/kings_armory/rules/players_round.yaml:114
    # verb: begin_turn of ally
    game.piece_acted[ally] = True
    rules_status.emit_upkeep(game, ally)
    if game.over:
        return
    if game.piece_turn_lost[ally]:
        game.piece_turn_lost[ally] = False
        game.piece_ap[ally] = max(0, 0)


def walk_options(game: State, player: int) -> list[Any]:
    # content/kings_armory/rules/players_round.yaml:12
    # action: walk ally to s
    owners = game.owner
    docs = game.doc
    places = game.place
    options: list[Any] = []
    for ally in game.of_kind(kinds.Ally):
        if owners[ally] == player and (may_act(game, ally, 1) and not docs[ally].tele):
            for s in game.offer(
                game.atlas().reachable(
                    places[ally],
                    game.stat("move", ally),
                    rules_towers.off_level(game, places[ally]),
                ),
            ):
                if (
                    rules_towers.same_floor(game, s, places[ally])
                    and rules_actions.valid_arrival(game, ally, s)
                    and rules_duties.fits_duty(game, ally, s, 1)
                ):
                    options.append((ally, s))
    return options


def take_walk(game: State, player: int, ally: int, s: int) -> None:
    # content/kings_armory/rules/players_round.yaml:12
    if game.log is not None:
        game.tell(game.named("piece", ally), " moves to ", game.named("space", s))
    game.piece_ap[ally] = max(0, game.piece_ap[ally] - 1)
    rules_duties.go(game, ally, s)


def attack_options(game: State, player: int) -> list[Any]:
    # content/kings_armory/rules/players_round.yaml:25
    # action: attack target with attack by ally
    owners = game.owner
    level_of = game.piece_level
    options: list[Any] = []
    for ally in game.of_kind(kinds.Ally):
        if (
            owners[ally] == player
            and (may_act(game, ally, 1) and not bool(game.stat("attacks_barred", ally)))
        ):
            for attack in game.offer(rules_cards.attacks_of(game, ally)):
                if (
                    not rules_areas.areal(game, attack)
                    and attack.level <= level_of[ally]
                    and may_act(game, ally, attack.ac)
                ):
                    for target in game.offer(game.of_kind(kinds.Monster)):
                        if (
                            rules_range_.can_strike(game, ally, target, attack)
                            and (
                                rules_duties.useful(game, attack, ally, target)
                                or rules_duties.spares_duty(game, ally, attack.ac)
                            )
                        ):
                            options.append((ally, attack, target))
    return options


def take_attack(game: State, player: int, ally: int, attack: Any, target: int) -> None:
    # content/kings_armory/rules/players_round.yaml:25
    game.piece_ap[ally] = max(0, game.piece_ap[ally] - attack.ac)
    if rules_duties.useful(game, attack, ally, target):
        game.piece_duty_done[ally] = True
    rules_strikes.strike(game, target, attack, ally)
    if game.over:
        return
    game.piece_enchanted[ally] = False


def special_action_options(game: State, player: int) -> list[Any]:
    # content/kings_armory/rules/players_round.yaml:54
    # action: special_action n by ally
    hp_of = game.piece_hp
    owners = game.owner
    options: list[Any] = []
    for ally in game.of_kind(kinds.Ally):
        if hp_of[ally] > 0 and owners[ally] == player:
            for n in game.offer(game.program.usable(game, ally)):
                options.append((ally, n))
    return options


def take_special_action(game: State, player: int, ally: int, n: int) -> None:
    # content/kings_armory/rules/players_round.yaml:54
    if game.doc[ally].works_by_specials and game.table_acting == ally:
        game.piece_duty_done[ally] = True
    game.program.activate(game, ally, n)
    if game.over:
        return


CONTENTS: Contents = Contents(
    actions=(
        Action(WALK_ACTION, (), (), walk_options, take_walk),
        Action(ATTACK_ACTION, (), (), attack_options, take_attack),
        Action(SPECIAL_ACTION_ACTION, ("moment",), (), special_action_options, take_special_action),
    ),
)
