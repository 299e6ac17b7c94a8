# Rules and documents of the pack `kings_armory`.
# Generated from content/kings_armory/rules/between_waves.yaml: change that file and run `make build`.
# Edits made here are lost.

from __future__ import annotations

from typing import Any

import generated.kings_armory.kinds as kinds
import generated.kings_armory.rules.strikes as rules_strikes
import generated.kings_armory.rules.towers as rules_towers
from generated.kings_armory.state import State
from interpreter.api import NOTHING, Action, ActionInfo, Contents, Prompt, first_of

ENTRUST_ACTION: ActionInfo = ActionInfo(
    "entrust",
    "{hireable} joins the Team of {other}",
    ("hireable", "other"),
    ("piece", "player"),
)


def wave_of(game: State, n: int) -> Any:
    # content/kings_armory/rules/between_waves.yaml:107
    # query: wave_of n
    return first_of([wave for wave in game.program.of_kind(kinds.Wave) if wave.number == n], None)


def _any_1(game: State, who: Any) -> bool:
    docs = game.doc
    for heroe in game.contents[game.zone_tavern]:
        if isinstance(docs[heroe], kinds.Hero):
            if docs[heroe] == who:
                return True
    return False


def in_tavern(game: State, who: Any) -> bool:
    # content/kings_armory/rules/between_waves.yaml:120
    # query: in_tavern who
    return _any_1(game, who)


def starting_towers(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:127
    # query: starting_towers
    column = first_of(
        [
            hero_scaling
            for hero_scaling in game.program.of_kind(kinds.HeroScaling)
            if hero_scaling.heroes == len(range(game.players))
        ],
        None,
    )
    return column.starting_towers


def bar_for(game: State, n: int) -> int:
    # content/kings_armory/rules/between_waves.yaml:150
    # query: bar_for n
    if game.table_bar == 0 or n < 2:
        return 0
    return game.table_bar + max(0, n - 5)


def bosses_of(game: State, n: int) -> int:
    # content/kings_armory/rules/between_waves.yaml:160
    # query: bosses_of n
    if n == game.table_last_wave:
        return 2 if game.options["extra_boss"] and n == 7 else 1
    return 1 if game.options["mini_boss"] and n == 5 else 0


def first_boss_round(game: State) -> int:
    # content/kings_armory/rules/between_waves.yaml:170
    # query: first_boss_round
    return (3 if game.table_entry == "delayed" else 2) - (1 if game.options["high_speed"] else 0)


def heal_allies(game: State) -> None:
    # content/kings_armory/rules/between_waves.yaml:21
    # verb: heal_allies
    docs = game.doc
    hp_of = game.piece_hp
    for patient in [piece for piece in game.live if isinstance(docs[piece], kinds.Ally)]:
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
    # content/kings_armory/rules/between_waves.yaml:86
    # verb: take_station ally
    if len(rules_towers.stations(game, ally)) == 0:
        if game.log is not None:
            game.tell(game.show("piece", ally), " sits out the next Wave")
        return
    s = game.choose(
        game.owner[ally],
        Prompt(
            "choice",
            "".join(("Where does ", game.show("piece", ally), " take its place?",)),
            ("space",),
        ),
        rules_towers.stations(game, ally),
        NOTHING,
    )
    if s >= 0:
        rules_towers.station(game, ally, s)


def use_options(game: State) -> None:
    # content/kings_armory/rules/between_waves.yaml:176
    # verb: use_options
    game.table_last_wave = game.options["waves"]
    game.table_gate = max(0, game.options["gate"])
    game.table_gate_max = game.options["gate"]
    game.table_entry = game.options["entry"]
    game.table_bar = game.options["raise_the_bar"]
    game.table_free_seating = game.options["free_seating"]


def entrust_options(game: State, player: int) -> list[Any]:
    # content/kings_armory/rules/between_waves.yaml:76
    # action: entrust hireable to other
    docs = game.doc
    owners = game.owner
    options: list[Any] = []
    for hireable in game.contents[game.zone_barracks]:
        if isinstance(docs[hireable], kinds.Hireable) and owners[hireable] == player:
            for other in range(game.players):
                if other != player:
                    options.append((hireable, other))
    return options


def take_entrust(game: State, player: int, hireable: int, other: int) -> None:
    # content/kings_armory/rules/between_waves.yaml:76
    if game.log is not None:
        game.tell(game.show("piece", hireable), " joins the Team of ", game.show("player", other))
    game.owner[hireable] = other


CONTENTS = Contents(actions=(Action(ENTRUST_ACTION, (), (), entrust_options, take_entrust),))
