# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/rules/between_waves.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import generated.kings_armory.kinds as kinds
import generated.kings_armory.rules.coming_and_going as rules_coming_and_going
import generated.kings_armory.rules.gauntlet as rules_gauntlet
import generated.kings_armory.rules.seats as rules_seats
import generated.kings_armory.rules.strikes as rules_strikes
import generated.kings_armory.rules.three_stars as rules_three_stars
import generated.kings_armory.rules.towers as rules_towers
import generated.kings_armory.rules.waves as rules_waves
from generated.kings_armory.state import State
from interpreter.api import NOTHING, Action, ActionInfo, Contents, Prompt, first_of

ENTRUST_ACTION: ActionInfo = ActionInfo(
    "entrust",
    "{hireable} joins the Team of {other}",
    ("hireable", "other"),
    ("piece", "player"),
)


def rewards_due(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:122
    # query: rewards_due
    game.spend(10)
    return max(
        0,
        game.table_wave.rewards + rules_waves.scaling(game).reward_bonus + (
            2 if game.table_bosses_seen > 0 else 0
        ) + rules_three_stars.stars(game),
    )


def wave_of(game: State, n: int) -> Any:
    # content/kings_armory/rules/between_waves.yaml:129
    # query: wave_of n
    game.spend(100)
    return first_of([wave for wave in game.program.of_kind(kinds.Wave) if wave.number == n], None)


def starting_towers(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:142
    # query: starting_towers
    game.spend(10)
    return rules_gauntlet.gauntlet_towers(
        game,
    ) if game.options["gauntlet"] > 0 else rules_waves.scaling(game).starting_towers


def bar_for(game: State, n: int) -> int:
    # content/kings_armory/rules/between_waves.yaml:163
    # query: bar_for n
    if game.table_bar == 0 or n < 2:
        return 0
    return game.table_bar + max(0, n - 5)


def bosses_of(game: State, n: int) -> int:
    # content/kings_armory/rules/between_waves.yaml:173
    # query: bosses_of n
    if game.options["single_wave"]:
        return 2 if n > 5 else 1
    if n == game.table_last_wave:
        return 2 if game.options["extra_boss"] and n == 7 else 1
    return 1 if game.options["mini_boss"] and n == 5 else 0


def first_boss_round(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:184
    # query: first_boss_round
    return (3 if game.table_entry == "delayed" else 2) - (1 if game.options["high_speed"] else 0)


def heal_allies(game: State) -> None:
    # content/kings_armory/rules/between_waves.yaml:32
    # verb: heal_allies
    game.spend(100)
    hp_of = game.piece_hp
    docs = game.doc
    for patient in game.of_kind(kinds.Ally):
        if hp_of[patient] > 0:
            rules_strikes.heal(game, docs[patient].heal_rate, patient)
        else:
            hp_of[patient] = max(0, docs[patient].heal_rate)
    for waiting in [
        piece
        for piece in game.contents[game.zone_barracks]
        if isinstance(docs[piece], kinds.Hireable)
    ]:
        rules_strikes.heal(game, docs[waiting].heal_rate, waiting)


def take_station(game: State, ally: int) -> None:
    # content/kings_armory/rules/between_waves.yaml:98
    # verb: take_station ally
    game.spend(10)
    free_ones: Sequence[int] = rules_towers.stations(game, ally)
    if len(free_ones) == 0:
        if game.log is not None:
            game.tell(game.named("piece", ally), " sits out the next Wave")
        return
    s = game.choose(
        game.owner[ally],
        Prompt(
            "choice",
            "".join(("Where does ", game.show("piece", ally), " take its place?",)),
            ("space",),
        ),
        free_ones,
        NOTHING,
    )
    if s >= 0:
        rules_towers.station(game, ally, s)


def use_options(game: State) -> None:
    # content/kings_armory/rules/between_waves.yaml:190
    # verb: use_options
    game.table_wave_number = game.options["first_wave"] - 1
    game.table_last_wave = 7 if game.options["first_wave"] > 5 else game.options["waves"]
    if game.options["single_wave"]:
        game.table_last_wave = game.options["first_wave"]
    game.table_gate = max(0, 25 if game.options["gauntlet"] > 0 else game.options["gate"])
    game.table_gate_max = game.table_gate
    game.table_entry = game.options["entry"]
    game.table_bar = game.options["raise_the_bar"]
    game.table_free_seating = game.options["free_seating"]
    if game.options["open_table"]:
        rules_coming_and_going.leave_late_seats_empty(game)


def prolong_game(game: State) -> None:
    # content/kings_armory/rules/between_waves.yaml:224
    # verb: prolong_game
    if game.log is not None:
        game.tell("The game goes on to seven Waves")
    game.table_last_wave = 7


def entrust_options(game: State, player: int) -> list[Any]:
    # content/kings_armory/rules/between_waves.yaml:88
    # action: entrust hireable to other
    docs = game.doc
    owners = game.owner
    options: list[Any] = []
    for hireable in game.contents[game.zone_barracks]:
        if isinstance(docs[hireable], kinds.Hireable) and owners[hireable] == player:
            for other in game.offer(rules_seats.seating(game)):
                if other != player:
                    options.append((hireable, other))
    return options


def take_entrust(game: State, player: int, hireable: int, other: int) -> None:
    # content/kings_armory/rules/between_waves.yaml:88
    if game.log is not None:
        game.tell(game.named("piece", hireable), " joins the Team of ", game.named("player", other))
    game.owner[hireable] = other


CONTENTS: Contents = Contents(
    actions=(Action(ENTRUST_ACTION, (), (), entrust_options, take_entrust),),
)
